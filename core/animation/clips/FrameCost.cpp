#include "core/animation/clips/FrameCost.h"

#include <algorithm>
#include <string>

namespace tagline {
namespace {

/// A number with its thousands apart: 16,000,000.
std::string grouped(std::int64_t number)
{
    std::string text = std::to_string(number);
    for (std::size_t at = text.size(); at > 3; at -= 3) text.insert(at - 3, ",");
    return text;
}

} // namespace

Result<void> checkFrameCost(const Clip& clip, std::int64_t bytesEachFrame)
{
    const std::int64_t most = mostFrameBytes / std::max<std::int64_t>(bytesEachFrame, 1);
    if (clip.frames <= most) return {};
    return Error{
        "clip.too-long",
        "“" + clip.displayName + "” lasts " + grouped(clip.frames) + " frames; only up to " + grouped(most) +
            " can be computed. A key far behind the others makes a clip so long: remove it and export the "
            "clip again",
        {}};
}

} // namespace tagline
