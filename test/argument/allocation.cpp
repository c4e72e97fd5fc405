// What happens where there is no memory for a destination that would have to be resized: it is
// what it was.
#define BOOST_TEST_DYN_LINK
#define BOOST_TEST_MODULE argument_allocation
#include <boost/test/unit_test.hpp>
#include <cstddef>
#include <limits>
#include <memory>
#include <new>
#include <tenfold/tenfold.hpp>
#include <vector>

namespace tf = tenfold;

namespace {

bool memory_left = true;

// An allocator that has no more memory once it is told so.
template <class T>
struct limited_allocator {
  using value_type = T;
  limited_allocator() = default;
  template <class U>
  limited_allocator(limited_allocator<U> const&) {}

  T* allocate(std::size_t n) {
    if (!memory_left) throw std::bad_alloc();
    return std::allocator<T>().allocate(n);
  }
  void deallocate(T* p, std::size_t n) { std::allocator<T>().deallocate(p, n); }
  friend bool operator==(limited_allocator, limited_allocator) { return true; }
};

using limited_vector = std::vector<float, limited_allocator<float>>;

struct out_of_memory {
  out_of_memory() { memory_left = false; }
  ~out_of_memory() { memory_left = true; }
};

}  // namespace

BOOST_AUTO_TEST_CASE(row_failed_allocation_leaves_a_std_vector) {
  Eigen::ArrayXf const x = -Eigen::ArrayXf::Ones(100);
  limited_vector out(3, 7.0F);
  out.reserve(10);
  float const* const data = out.data();
  std::size_t const capacity = out.capacity();
  {
    out_of_memory const now;
    BOOST_CHECK_THROW(tf::abs(x).into(out), std::bad_alloc);
  }
  BOOST_TEST(out.data() == data);
  BOOST_TEST(out.capacity() == capacity);
  BOOST_TEST((out == limited_vector(3, 7.0F)));
  tf::abs(x).into(out);
  BOOST_TEST((out == limited_vector(100, 1.0F)));
}

// Eigen itself refuses a size whose bytes can't be counted. A stride of 0 makes an operand of that
// size out of one element.
BOOST_AUTO_TEST_CASE(row_failed_allocation_leaves_an_eigen_object) {
  float const element = -1;
  Eigen::Index const size = std::numeric_limits<Eigen::Index>::max();
  Eigen::Map<Eigen::ArrayXf const, Eigen::Unaligned, Eigen::InnerStride<>> const x(
      &element, size, Eigen::InnerStride<>(0));
  Eigen::ArrayXf out = Eigen::ArrayXf::Constant(3, 7);
  float const* const data = out.data();
  BOOST_CHECK_THROW(out = tf::abs(x), std::bad_alloc);
  BOOST_CHECK_THROW(tf::abs(x).into(out), std::bad_alloc);
  BOOST_TEST(out.data() == data);
  BOOST_TEST_REQUIRE(out.size() == 3);
  BOOST_TEST((out == 7).all());
}
