// OpenBLAS has one function of ours. Its kernels are chosen at run time, whatever the flags here.
#include "perf/workload.hpp"

#if defined(TENFOLD_HAS_OPENBLAS)
#include <cblas.h>

namespace {

const perf::at_start added([] {
  openblas_set_num_threads(1);
  perf::add(perf::types<float>{}, "index_of_max_magnitude", "openblas",
            [](auto a) { perf::keep(cblas_isamax(static_cast<blasint>(a.n), a.x, 1)); });
  perf::add(perf::types<double>{}, "index_of_max_magnitude", "openblas",
            [](auto a) { perf::keep(cblas_idamax(static_cast<blasint>(a.n), a.x, 1)); });
});

}  // namespace

#else

namespace {
const perf::at_start added([] { perf::leave_out("openblas", "libopenblas-dev is not installed"); });
}  // namespace

#endif
