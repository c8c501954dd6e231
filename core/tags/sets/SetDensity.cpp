#include "core/tags/sets/SetDensity.h"

namespace tagline {
namespace {

/// Whether there are fewer frames of the axis a range than the border.
bool isDense(std::size_t ranges, std::size_t words, std::int64_t border)
{
    return std::int64_t(ranges) * border > std::int64_t(words) * wordFrames;
}

} // namespace

SetForm formFor(std::size_t ranges, std::size_t words)
{
    return isDense(ranges, words, maskBelowFramesPerRange) ? SetForm::Mask : SetForm::Ranges;
}

SetForm formFor(std::size_t ranges, std::size_t words, SetForm present)
{
    const bool isMask = present == SetForm::Mask;
    const std::int64_t border =
        isMask ? maskBelowFramesPerRange * formInertia : maskBelowFramesPerRange / formInertia;
    return isDense(ranges, words, border) ? SetForm::Mask : SetForm::Ranges;
}

} // namespace tagline
