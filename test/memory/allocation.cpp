// Evaluating an expression takes no memory: not from new, not from malloc.
#define BOOST_TEST_MODULE memory_allocation
#define BOOST_TEST_DYN_LINK
#include <Eigen/Core>
#include <array>
#include <atomic>
#include <boost/test/unit_test.hpp>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <span>
#include <tenfold/tenfold.hpp>
#include <tuple>
#include <vector>

#include "support/elements.hpp"
#include "support/targets.hpp"

namespace tf = tenfold;

namespace {

std::atomic<std::size_t> allocations{0};

}  // namespace

// Every allocation ends in one of the functions of malloc's family: those of new, of Eigen and of
// the standard containers alike. Under a sanitizer they are its own, and it offers a hook; else
// glibc lets a program put its own in front.
#if defined(__SANITIZE_ADDRESS__)
#define UNDER_ADDRESS_SANITIZER
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define UNDER_ADDRESS_SANITIZER
#endif
#endif

#ifdef UNDER_ADDRESS_SANITIZER
// Declared here, since not every compiler brings the header that does it.
extern "C" int __sanitizer_install_malloc_and_free_hooks(void (*on_malloc)(void const volatile*,
                                                                           std::size_t),
                                                         void (*on_free)(void const volatile*));

namespace {

bool const hooked =
    __sanitizer_install_malloc_and_free_hooks(
        [](void const volatile*, std::size_t) { ++allocations; }, [](void const volatile*) {}) != 0;

}  // namespace
#else
extern "C" {

void* __libc_malloc(std::size_t);
void* __libc_calloc(std::size_t, std::size_t);
void* __libc_realloc(void*, std::size_t);
void* __libc_memalign(std::size_t, std::size_t);

void* malloc(std::size_t size) noexcept {
  ++allocations;
  return __libc_malloc(size);
}
void* calloc(std::size_t n, std::size_t size) noexcept {
  ++allocations;
  return __libc_calloc(n, size);
}
void* realloc(void* old, std::size_t size) noexcept {
  ++allocations;
  return __libc_realloc(old, size);
}
void* aligned_alloc(std::size_t alignment, std::size_t size) noexcept {
  ++allocations;
  return __libc_memalign(alignment, size);
}
int posix_memalign(void** result, std::size_t alignment, std::size_t size) noexcept {
  ++allocations;
  *result = __libc_memalign(alignment, size);
  return *result == nullptr ? ENOMEM : 0;
}

}  // extern "C"

namespace {

bool const hooked = true;

}  // namespace
#endif

namespace {

template <class Call>
std::size_t allocations_of(Call&& call) {
  std::size_t const before = allocations;
  call();
  return allocations - before;
}

}  // namespace

BOOST_AUTO_TEST_CASE(allocations_are_counted) {
  BOOST_REQUIRE(hooked);
  // Kept by a volatile pointer, or a compiler could leave the allocation out.
  void* volatile kept = nullptr;
  BOOST_TEST(allocations_of([&] { kept = std::malloc(100); }) == 1U);
  std::free(kept);
  BOOST_TEST(allocations_of([&] { kept = ::operator new(100); }) == 1U);
  ::operator delete(kept);
  BOOST_TEST(allocations_of([&] { kept = ::operator new (100, std::align_val_t{64}); }) == 1U);
  ::operator delete (kept, std::align_val_t{64});
  BOOST_TEST(allocations_of([&] {
               Eigen::ArrayXf const x = Eigen::ArrayXf::Zero(100);
               kept = const_cast<float*>(x.data());
             }) == 1U);
  kept = nullptr;
}

using types = std::tuple<float, std::int8_t>;

BOOST_AUTO_TEST_CASE_TEMPLATE(assignment, T, types) {
  using array = Eigen::Array<T, Eigen::Dynamic, 1>;
  test::for_each_target([] {
    for (Eigen::Index const n : {0, 1, 7, 64, 1000, 100'000}) {
      array const x = array::Constant(n, T{-3});
      array const y = array::Constant(n, T{2});
      array out(n);
      std::vector<T> in_vector(static_cast<std::size_t>(n));
      BOOST_TEST(allocations_of([&] { out = tf::max(tf::abs(x), y); }) == 0U);
      BOOST_TEST(allocations_of([&] { out += tf::abs(x); }) == 0U);
      BOOST_TEST(allocations_of([&] { out -= tf::abs(x); }) == 0U);
      BOOST_TEST(allocations_of([&] { out = tf::abs(out); }) == 0U);
      BOOST_TEST(allocations_of([&] { out.head(n / 2) = tf::abs(x.tail(n / 2)); }) == 0U);
      BOOST_TEST(allocations_of([&] { tf::max(x, y).into(in_vector); }) == 0U);
      BOOST_TEST(allocations_of([&] { tf::max(x, y).into(std::span(in_vector)); }) == 0U);
      BOOST_TEST(allocations_of([&] { tf::from(x).abs().max(y).into(out); }) == 0U);
    }
  });
}

BOOST_AUTO_TEST_CASE_TEMPLATE(reducers, T, types) {
  using array = Eigen::Array<T, Eigen::Dynamic, 1>;
  test::for_each_target([] {
    for (Eigen::Index const n : {1, 7, 64, 1000, 100'000}) {
      array const x = array::Constant(n, T{-3});
      array const y = array::Constant(n, T{2});
      BOOST_TEST(allocations_of([&] { (void)tf::max(x); }) == 0U);
      BOOST_TEST(allocations_of([&] { (void)tf::max_magnitude(x); }) == 0U);
      BOOST_TEST(allocations_of([&] { (void)tf::min_magnitude(x); }) == 0U);
      BOOST_TEST(allocations_of([&] { (void)tf::index_of_max_magnitude(x); }) == 0U);
      BOOST_TEST(allocations_of([&] { (void)tf::min_magnitude(tf::max(tf::abs(x), y)); }) == 0U);
      BOOST_TEST(allocations_of([&] {
                   (void)tf::index_of_max_magnitude(tf::from(x.tail(n - 1)) - x.head(n - 1));
                 }) == 0U);
    }
  });
}

// Also where the storage orders differ and the elements are far apart.
BOOST_AUTO_TEST_CASE(two_dimensions) {
  Eigen::ArrayXXf const x = Eigen::ArrayXXf::Constant(40, 50, -3.0F);
  Eigen::Array<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> const y =
      Eigen::ArrayXXf::Constant(40, 50, 2.0F);
  Eigen::ArrayXXf out(40, 50);
  test::for_each_target([&] {
    BOOST_TEST(allocations_of([&] { out = tf::max(x, y); }) == 0U);
    BOOST_TEST(allocations_of([&] { out.topRows(9) = tf::abs(x.topRows(9)); }) == 0U);
    BOOST_TEST(allocations_of([&] { (void)tf::max(tf::max(x, y)); }) == 0U);
    BOOST_TEST(allocations_of([&] { (void)tf::index_of_max_magnitude(y); }) == 0U);
  });
}

// A destination that has to grow does allocate, once.
BOOST_AUTO_TEST_CASE(resizing) {
  Eigen::ArrayXf const x = Eigen::ArrayXf::Constant(100, -3.0F);
  Eigen::ArrayXf out;
  std::vector<float> in_vector;
  BOOST_TEST(allocations_of([&] { out = tf::abs(x); }) == 1U);
  BOOST_TEST(allocations_of([&] { tf::abs(x).into(in_vector); }) == 1U);
}

// The array is on the stack, and so is everything else.
BOOST_AUTO_TEST_CASE(fixed_size) {
  Eigen::Array<float, 8, 1> x;
  x.setConstant(-1.0F);
  std::array<float, 8> out{};
  BOOST_TEST(allocations_of([&] {
               Eigen::Array<float, 8, 1> const y = tf::abs(x);
               tf::max(x, y).into(out);
             }) == 0U);
  BOOST_TEST(allocations_of([&] { (void)tf::eval(tf::abs(x)); }) == 0U);
}
