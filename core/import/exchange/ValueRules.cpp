#include "core/import/exchange/ValueRules.h"

#include "core/support/TargetClones.h"

#include <bit>
#include <cmath>
#include <cstdint>

namespace tagline {
namespace {

TAGLINE_TARGET_CLONES
int notFiniteIn(const float* values, std::size_t count)
{
    constexpr std::uint32_t exponent = 0x7f800000; // all of it is set in what is infinite or NaN
    int found = 0;
    for (std::size_t i = 0; i < count; ++i)
        found |= (std::bit_cast<std::uint32_t>(values[i]) & exponent) == exponent;
    return found;
}

TAGLINE_TARGET_CLONES
int notUnitIn(const glm::quat* rotations, std::size_t count)
{
    int found = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const glm::quat& q = rotations[i];
        const float square = (q.w * q.w + q.x * q.x) + (q.y * q.y + q.z * q.z);
        found |= !(std::abs(square - 1.0f) < 1e-3f);
    }
    return found;
}

} // namespace

bool areFinite(std::span<const float> values) { return notFiniteIn(values.data(), values.size()) == 0; }

bool areUnit(std::span<const glm::quat> rotations)
{
    return notUnitIn(rotations.data(), rotations.size()) == 0;
}

} // namespace tagline
