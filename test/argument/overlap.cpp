// A destination that shares a byte with a source in any other way than element for element.
#define BOOST_TEST_DYN_LINK
#define BOOST_TEST_MODULE argument_overlap
#include <boost/test/unit_test.hpp>
#include <cstring>
#include <span>
#include <string>
#include <tenfold/tenfold.hpp>
#include <vector>

#include "support/message.hpp"

namespace tf = tenfold;
using test::message_of;

namespace {

using strided = Eigen::Map<Eigen::ArrayXf, Eigen::Unaligned, Eigen::InnerStride<>>;

constexpr Eigen::Index length = 60;

// An array whose elements all differ, and whether they are still what they were.
struct buffer {
  Eigen::ArrayXf x = -Eigen::ArrayXf::LinSpaced(length, 1, length);

  strided view(Eigen::Index offset, Eigen::Index size, Eigen::Index stride = 1) {
    return {x.data() + offset, size, Eigen::InnerStride<>(stride)};
  }
  bool untouched() const { return (x == buffer().x).all(); }
};

std::string overlaps(int operand, std::string const& operation) {
  return "tenfold: the destination overlaps operand " + std::to_string(operand) + " (of " +
         operation + ")";
}

// Whether body throws an overlap_error whose message begins so.
template <class Body>
bool refused(std::string const& start, Body&& body) {
  std::string const message = message_of<tf::overlap_error>(body);
  BOOST_TEST_INFO("the message is: " << message);
  return message.substr(0, start.size()) == start;
}

}  // namespace

BOOST_AUTO_TEST_CASE(row_any_other_way_shifted) {
  buffer b;
  for (Eigen::Index n : {2, 3, 7, 8, 16, 33, 59}) {
    BOOST_TEST(refused(overlaps(1, "abs"), [&] { b.x.segment(1, n) = tf::abs(b.x.head(n)); }));
    BOOST_TEST(refused(overlaps(1, "abs"), [&] { b.x.head(n) = tf::abs(b.x.segment(1, n)); }));
    BOOST_CHECK_THROW(b.x.head(n) += tf::abs(b.x.segment(1, n)), tf::overlap_error);
    BOOST_CHECK_THROW(b.x.head(n) -= tf::abs(b.x.segment(1, n)), tf::overlap_error);
    BOOST_CHECK_THROW(tf::abs(b.x.head(n)).into(b.x.segment(1, n)), tf::overlap_error);
  }
  // By all but one element.
  BOOST_CHECK_THROW(b.x.head(20) = tf::abs(b.x.segment(19, 20)), tf::overlap_error);
  BOOST_CHECK_THROW(b.x.segment(19, 20) = tf::abs(b.x.head(20)), tf::overlap_error);
  BOOST_TEST(b.untouched());
  // By none.
  Eigen::ArrayXf const expected = b.x.segment(20, 20).abs();
  b.x.head(20) = tf::abs(b.x.segment(20, 20));
  BOOST_TEST((b.x.head(20) == expected).all());
}

BOOST_AUTO_TEST_CASE(row_any_other_way_names_the_operand) {
  buffer b;
  Eigen::ArrayXf const y = Eigen::ArrayXf::Ones(20);
  auto destination = b.x.segment(10, 20);
  auto source = b.x.segment(11, 20);
  BOOST_TEST(refused(overlaps(1, "max"), [&] { destination = tf::max(source, y); }));
  BOOST_TEST(refused(overlaps(2, "max"), [&] { destination = tf::max(y, source); }));
  BOOST_TEST(refused(overlaps(1, "subtract"), [&] { destination = tf::from(source) - y; }));
  BOOST_TEST(refused(overlaps(2, "subtract"), [&] { destination = tf::from(y) - source; }));
  BOOST_TEST(refused(overlaps(2, "max"), [&] { destination = tf::max(3, source); }));
  // In place in one operand doesn't excuse the other.
  BOOST_TEST(refused(overlaps(2, "max"), [&] { destination = tf::max(destination, source); }));
  BOOST_TEST(refused(overlaps(1, "max"), [&] { destination = tf::max(source, destination); }));
  BOOST_TEST(b.untouched());
}

BOOST_AUTO_TEST_CASE(row_any_other_way_strides) {
  buffer b;
  Eigen::ArrayXf const before = b.x;
  // Equal strides: exact. The destination may lie in the gaps of the source.
  for (Eigen::Index stride : {2, 3, 5, -2, -3}) {
    Eigen::Index const first = stride < 0 ? 50 : 10;
    Eigen::Index const farthest = 2 * std::abs(stride);
    for (Eigen::Index shift = -farthest; shift <= farthest; ++shift) {
      b.x = before;
      strided const source = b.view(first, 8, stride);
      strided destination = b.view(first + shift, 8, stride);
      Eigen::ArrayXf const expected = source.abs();
      BOOST_TEST_CONTEXT("stride " << stride << ", shift " << shift) {
        if (shift != 0 && shift % stride == 0) {
          BOOST_CHECK_THROW(destination = tf::abs(source), tf::overlap_error);
          BOOST_TEST(b.untouched());
        } else {
          destination = tf::abs(source);
          BOOST_TEST((destination == expected).all());
        }
      }
    }
  }
  b.x = before;
  // Different strides: the range decides, though these two share no element.
  strided even = b.view(0, 10, 2);
  strided odd = b.view(1, 10, 4);
  BOOST_CHECK_THROW(odd = tf::abs(even), tf::overlap_error);
  BOOST_CHECK_THROW(even = tf::abs(odd), tf::overlap_error);
  BOOST_CHECK_THROW(even = tf::abs(b.x.head(10)), tf::overlap_error);
  BOOST_CHECK_THROW(b.x.head(10) = tf::abs(even), tf::overlap_error);
  BOOST_TEST(b.untouched());
  // Different strides, apart.
  strided apart = b.view(19, 10, 3);
  apart = tf::abs(even);
  BOOST_TEST((apart == before(Eigen::seqN(0, 10, 2)).abs()).all());
}

BOOST_AUTO_TEST_CASE(row_any_other_way_reversed) {
  buffer b;
  strided forward = b.view(0, 20);
  strided backward = b.view(19, 20, -1);
  BOOST_CHECK_THROW(forward = tf::abs(backward), tf::overlap_error);
  BOOST_CHECK_THROW(backward = tf::abs(forward), tf::overlap_error);
  BOOST_CHECK_THROW(b.view(20, 20, -1) = tf::abs(forward), tf::overlap_error);
  BOOST_TEST(b.untouched());
  strided beyond = b.view(39, 20, -1);
  beyond = tf::abs(forward);
  BOOST_TEST((b.x.segment(20, 20) == b.x.head(20).abs().reverse()).all());
}

// With one element or none there is nothing a stride could lead to.
BOOST_AUTO_TEST_CASE(row_any_other_way_short_extents) {
  buffer b;
  b.view(7, 1, 5) = tf::abs(b.view(7, 1, -2));
  BOOST_TEST(b.x(7) == 8);
  b.view(7, 1, 1) = tf::abs(b.view(8, 1, 1));
  BOOST_TEST(b.x(7) == 9);
  b.view(6, 1, 1) = tf::abs(b.view(7, 1, -1));
  BOOST_TEST(b.x(6) == 9);
  b.x = buffer().x;
  b.view(3, 0) = tf::abs(b.view(0, 0));
  b.view(3, 0, 2) = tf::abs(b.view(4, 0, -1));
  BOOST_TEST(b.untouched());
}

BOOST_AUTO_TEST_CASE(row_any_other_way_rank_2) {
  Eigen::MatrixXf const before = buffer().x.head(36).reshaped(6, 6).matrix();
  Eigen::MatrixXf m = before;
  // Transposed: the same bytes, in another layout.
  BOOST_CHECK_THROW(m = tf::abs(m.transpose()), tf::overlap_error);
  BOOST_CHECK_THROW(m.transpose() = tf::abs(m), tf::overlap_error);
  BOOST_CHECK_THROW(m.topRightCorner(3, 3) = tf::abs(m.topRightCorner(3, 3).transpose()),
                    tf::overlap_error);
  // Blocks that overlap by one row, by one column, by one element.
  BOOST_CHECK_THROW(m.topRows(3) = tf::abs(m.middleRows(2, 3)), tf::overlap_error);
  BOOST_CHECK_THROW(m.leftCols(3) = tf::abs(m.middleCols(2, 3)), tf::overlap_error);
  BOOST_CHECK_THROW(m.topLeftCorner(3, 3) = tf::abs(m.block(2, 2, 3, 3)), tf::overlap_error);
  BOOST_CHECK_THROW(m.bottomLeftCorner(3, 3) = tf::abs(m.block(1, 2, 3, 3)), tf::overlap_error);
  // A row and a column that meet in one element.
  BOOST_CHECK_THROW(m.row(2) = tf::abs(m.col(3)), tf::overlap_error);
  BOOST_CHECK_THROW(m.diagonal() = tf::abs(m.row(5)), tf::overlap_error);
  BOOST_TEST((m == before));

  // Blocks of one matrix side by side share no byte, though their address ranges do.
  m.topRows(3) = tf::abs(m.bottomRows(3));
  BOOST_TEST((m.topRows(3) == before.bottomRows(3).cwiseAbs()));
  m = before;
  m.leftCols(3) = tf::abs(m.rightCols(3));
  BOOST_TEST((m.leftCols(3) == before.rightCols(3).cwiseAbs()));
  m = before;
  m.topLeftCorner(3, 3) = tf::abs(m.bottomRightCorner(3, 3));
  BOOST_TEST((m.topLeftCorner(3, 3) == before.bottomRightCorner(3, 3).cwiseAbs()));
  m = before;
  m.bottomLeftCorner(3, 3) = tf::abs(m.topRightCorner(3, 3));
  BOOST_TEST((m.bottomLeftCorner(3, 3) == before.topRightCorner(3, 3).cwiseAbs()));
  BOOST_TEST((m.topRightCorner(3, 3) == before.topRightCorner(3, 3)));
  m = before;
  m.row(1) = tf::abs(m.row(4));
  BOOST_TEST((m.row(1) == before.row(4).cwiseAbs()));
  BOOST_TEST((m.row(0) == before.row(0)));
  BOOST_TEST((m.row(2) == before.row(2)));
}

BOOST_AUTO_TEST_CASE(row_any_other_way_rank_2_short_extents) {
  Eigen::MatrixXf const before = buffer().x.head(36).reshaped(6, 6).matrix();
  Eigen::MatrixXf m = before;
  // One row, as a matrix, and the same row with another distance to a next row that isn't there.
  Eigen::Map<Eigen::MatrixXf, 0, Eigen::Stride<Eigen::Dynamic, Eigen::Dynamic>> row(m.data() + 2, 1,
                                                                                    6, {6, 17});
  row = tf::abs(m.block(2, 0, 1, 6));
  BOOST_TEST((m.row(2) == before.row(2).cwiseAbs()));
  BOOST_TEST((m.topRows(2) == before.topRows(2)));
  m = before;
  BOOST_CHECK_THROW(m.block(2, 0, 1, 5) = tf::abs(m.block(2, 1, 1, 5)), tf::overlap_error);
  BOOST_TEST((m == before));
  m.block(1, 1, 1, 1) = tf::abs(m.block(1, 1, 1, 1).transpose());
  BOOST_TEST(m(1, 1) == -before(1, 1));
  m = before;
  m.block(1, 1, 0, 4) = tf::abs(m.block(2, 1, 0, 4));
  m.block(1, 1, 4, 0) = tf::abs(m.block(1, 2, 4, 0));
  BOOST_TEST((m == before));
}

// Bytes decide, not elements: a destination half an element beside its source shares bytes too.
// Nothing is read through the misaligned span, which would be undefined.
BOOST_AUTO_TEST_CASE(row_any_other_way_part_of_an_element) {
  alignas(float) unsigned char bytes[32 * sizeof(float)];
  for (unsigned char& byte : bytes) byte = 0x81;
  float* const aligned = reinterpret_cast<float*>(bytes);
  for (std::size_t shift : {1U, 2U, 3U, 5U, 63U}) {
    std::span<float> const shifted(reinterpret_cast<float*>(bytes + shift), 16);
    BOOST_CHECK_THROW(tf::abs(std::span(aligned, 16)).into(shifted), tf::overlap_error);
    BOOST_CHECK_THROW(tf::abs(shifted).into(std::span(aligned, 16)), tf::overlap_error);
  }
  // Strided, each element of one over two elements of the gap and the next of the other.
  strided source(aligned, 8, Eigen::InnerStride<>(2));
  strided over_the_gap(reinterpret_cast<float*>(bytes + 5), 8, Eigen::InnerStride<>(2));
  strided before_the_gap(reinterpret_cast<float*>(bytes + 3), 8, Eigen::InnerStride<>(2));
  BOOST_CHECK_THROW(tf::abs(source).into(over_the_gap), tf::overlap_error);
  BOOST_CHECK_THROW(tf::abs(source).into(before_the_gap), tf::overlap_error);
  for (unsigned char byte : bytes) BOOST_TEST(byte == 0x81);
}

BOOST_AUTO_TEST_CASE(row_any_other_way_scalars_are_no_sources) {
  Eigen::ArrayXf b{{8, 4, 2, 1}};
  b = tf::from(b) - b(0);
  BOOST_TEST((b == Eigen::ArrayXf{{0, -4, -6, -7}}).all());
  b = tf::max(b(3), b);
  BOOST_TEST((b == Eigen::ArrayXf{{0, -4, -6, -7}}).all());
}

// Two containers side by side in memory have no byte in common.
BOOST_AUTO_TEST_CASE(row_any_other_way_neighbours) {
  struct {
    Eigen::Array<float, 8, 1, Eigen::DontAlign> x = -Eigen::Array<float, 8, 1>::Ones();
    Eigen::Array<float, 8, 1, Eigen::DontAlign> y = -Eigen::Array<float, 8, 1>::Ones();
  } neighbours;
  neighbours.x = tf::abs(neighbours.y);
  BOOST_TEST((neighbours.x == 1).all());
  neighbours.y = tf::max(neighbours.x, neighbours.y);
  BOOST_TEST((neighbours.y == 1).all());
}
