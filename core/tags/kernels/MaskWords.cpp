#include "core/tags/kernels/MaskWords.h"

namespace tagline {

void combineWords(SetOperator op, const std::uint64_t* a, const std::uint64_t* b, std::uint64_t* out,
                  std::size_t count)
{
    switch (op) {
    case SetOperator::Union:
        for (std::size_t i = 0; i < count; ++i) out[i] = a[i] | b[i];
        return;
    case SetOperator::Intersection:
        for (std::size_t i = 0; i < count; ++i) out[i] = a[i] & b[i];
        return;
    case SetOperator::Difference:
        for (std::size_t i = 0; i < count; ++i) out[i] = a[i] & ~b[i];
        return;
    }
}

} // namespace tagline
