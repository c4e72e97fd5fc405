// A program with code of its own for each instruction set, written as Highway's manual says, that
// includes tenfold afterwards.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "header/after_foreach_target.cpp"
#include <hwy/foreach_target.h>
//
#include <hwy/highway.h>

#include <cstddef>

HWY_BEFORE_NAMESPACE();
namespace user::HWY_NAMESPACE {
inline float sum(const float* x, std::size_t n) {
  namespace hn = hwy::HWY_NAMESPACE;
  const hn::ScalableTag<float> d;
  auto total = hn::Zero(d);
  for (std::size_t i = 0; i < n; i += hn::Lanes(d)) total = hn::Add(total, hn::LoadU(d, x + i));
  return hn::GetLane(hn::SumOfLanes(d, total));
}
}  // namespace user::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
#define BOOST_TEST_MODULE after_foreach_target
#include <boost/test/unit_test.hpp>
#include <tenfold/tenfold.hpp>

namespace tf = tenfold;

namespace user {
HWY_BEFORE_NAMESPACE();
namespace HWY_NAMESPACE {
// Here Highway's macros must be those of the static instruction set again.
inline std::size_t lanes() { return hwy::HWY_NAMESPACE::Lanes(HWY_FULL(float)()); }
}  // namespace HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
}  // namespace user

BOOST_AUTO_TEST_CASE(both_work) {
  Eigen::ArrayXf x = Eigen::ArrayXf::Constant(64, -2.f);
  BOOST_TEST(user::HWY_STATIC_DISPATCH(sum)(x.data(), 64) == -128.f);
  BOOST_TEST(user::HWY_STATIC_DISPATCH(lanes)() >= 1u);
  for (const std::string& name : tf::targets()) {
    tf::set_target(name);
    Eigen::ArrayXf out(64);
    out = tf::max(tf::abs(x), 1.f);
    BOOST_TEST((out == 2.f).all(), name);
  }
}
#endif
