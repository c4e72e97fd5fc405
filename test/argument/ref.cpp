// Eigen::Ref: a view, except where a Ref to constant elements has a temporary of its own.
#define BOOST_TEST_DYN_LINK
#define BOOST_TEST_MODULE argument_ref
#include <boost/test/unit_test.hpp>
#include <tenfold/tenfold.hpp>

namespace tf = tenfold;

namespace {

using strided = Eigen::Map<Eigen::ArrayXf, Eigen::Unaligned, Eigen::InnerStride<>>;

// The usual signature of a function that takes any contiguous array. What it returns outlives the
// Ref, and so the temporary that the Ref may have.
auto magnitudes(Eigen::Ref<Eigen::ArrayXf const> x) { return tf::abs(x); }
auto magnitudes_of_row(Eigen::Ref<Eigen::RowVectorXf const> const& x) { return tf::abs(x); }
auto magnitudes_of_matrix(Eigen::Ref<Eigen::MatrixXf const> const& x) { return tf::abs(x); }
auto magnitudes_in_place(Eigen::Ref<Eigen::ArrayXf> x) { return tf::abs(x); }

// Makes it likely that a dangling pointer shows without a sanitizer too.
void overwrite_freed_memory() {
  for (int i = 0; i < 50; ++i) Eigen::ArrayXf const other = Eigen::ArrayXf::Constant(40, -1e9F);
}

}  // namespace

BOOST_AUTO_TEST_CASE(row_eigen_ref_without_a_temporary_is_referred_to) {
  Eigen::ArrayXf x = -Eigen::ArrayXf::LinSpaced(40, 1, 40);
  auto const e = magnitudes(x);
  auto const tail = magnitudes(x.tail(10));
  BOOST_TEST((tf::eval(e) == x.abs()).all());
  // The memory is x's, so what is in it now counts.
  x.setConstant(-7);
  BOOST_TEST((tf::eval(e) == 7).all());
  BOOST_TEST((tf::eval(tail) == 7).all());
  // And so it overlaps.
  BOOST_CHECK_THROW(x.head(10) = magnitudes(x.segment(1, 10)), tf::overlap_error);
  x = magnitudes(x);
  BOOST_TEST((x == 7).all());
}

BOOST_AUTO_TEST_CASE(row_eigen_ref_with_a_temporary_is_owned) {
  Eigen::ArrayXf buffer = -Eigen::ArrayXf::LinSpaced(80, 1, 80);
  strided const every_second(buffer.data(), 40, Eigen::InnerStride<>(2));
  Eigen::ArrayXf const expected = every_second.abs();
  auto const e = magnitudes(every_second);
  buffer.setConstant(-7);
  overwrite_freed_memory();
  BOOST_TEST((tf::eval(e) == expected).all());
  // A copy of the expression has a copy of its own.
  auto const copy = [&] {
    auto const local = magnitudes(every_second);
    return tf::max(local, 3);
  }();
  overwrite_freed_memory();
  BOOST_TEST((tf::eval(copy) == 7).all());
}

BOOST_AUTO_TEST_CASE(row_eigen_ref_with_a_temporary_of_an_eigen_expression) {
  Eigen::ArrayXf const x = Eigen::ArrayXf::LinSpaced(40, 1, 40);
  auto const e = magnitudes(-2 * x);
  overwrite_freed_memory();
  BOOST_TEST((tf::eval(e) == 2 * x).all());
}

BOOST_AUTO_TEST_CASE(row_eigen_ref_strided_row) {
  Eigen::MatrixXf m = Eigen::MatrixXf::Constant(3, 40, -5);
  auto const e = magnitudes_of_row(m.row(1));
  m.setConstant(-7);
  overwrite_freed_memory();
  BOOST_TEST((tf::eval(e) == 5).all());
  // A row of a row-major matrix is contiguous: no temporary.
  Eigen::Matrix<float, 3, Eigen::Dynamic, Eigen::RowMajor> r = m;
  auto const f = magnitudes_of_row(r.row(1));
  r.setConstant(-9);
  BOOST_TEST((tf::eval(f) == 9).all());
}

BOOST_AUTO_TEST_CASE(row_eigen_ref_matrix) {
  Eigen::MatrixXf m = Eigen::MatrixXf::Constant(6, 7, -5);
  // An outer stride needs no temporary.
  auto const block = magnitudes_of_matrix(m.block(1, 1, 3, 4));
  auto const transposed = magnitudes_of_matrix(m.transpose());
  auto const product = magnitudes_of_matrix(m * 2);
  m.setConstant(-7);
  overwrite_freed_memory();
  BOOST_TEST(tf::eval(block).rows() == 3);
  BOOST_TEST((tf::eval(block) == 7).all());
  BOOST_TEST(tf::eval(transposed).rows() == 7);
  BOOST_TEST((tf::eval(transposed) == 5).all());
  BOOST_TEST((tf::eval(product) == 10).all());
}

BOOST_AUTO_TEST_CASE(row_eigen_ref_to_mutable_elements_is_a_view) {
  Eigen::ArrayXf x = -Eigen::ArrayXf::Ones(40);
  auto const e = magnitudes_in_place(x);
  auto const head = magnitudes_in_place(x.head(5));
  x.setConstant(-7);
  BOOST_TEST((tf::eval(e) == 7).all());
  BOOST_TEST((tf::eval(head) == 7).all());
  Eigen::Ref<Eigen::ArrayXf> destination(x);
  destination = tf::abs(destination);
  BOOST_TEST((x == 7).all());
}

// A Ref that is an lvalue and lives on is no exception: the row of the table asks for the
// temporary alone.
BOOST_AUTO_TEST_CASE(row_eigen_ref_temporary_in_place) {
  Eigen::ArrayXf buffer = -Eigen::ArrayXf::LinSpaced(80, 1, 80);
  strided const every_second(buffer.data(), 40, Eigen::InnerStride<>(2));
  Eigen::Ref<Eigen::ArrayXf const> const copied(every_second);
  Eigen::ArrayXf const expected = every_second.abs();
  // The source is a copy of the destination's elements: nothing is shared.
  buffer.head(40) = tf::abs(copied);
  BOOST_TEST((buffer.head(40) == expected).all());
}
