#include "core/animation/clips/ClipPart.h"

#include <algorithm>
#include <cassert>
#include <memory>

namespace tagline {
namespace {

/// Keys first … last − 1 of a shared array whose keys are `width` elements each.
template<class T>
SharedArray<T> keysOf(const SharedArray<T>& all, std::size_t first, std::size_t last, std::size_t width)
{
    auto owner = std::make_shared<const SharedArray<T>>(all);
    const std::span<const T> keys = owner->span().subspan(first * width, (last - first) * width);
    return SharedArray<T>(std::move(owner), keys);
}

template<class T>
KeyTrack<T> trackPart(const KeyTrack<T>& track, FrameRange range)
{
    if (track.isEmpty()) return track;
    const auto times = track.times.span();
    const auto after = std::upper_bound(times.begin(), times.end(), float(range.start));
    const auto end = std::lower_bound(after, times.end(), float(range.stop - 1));
    const std::size_t first = after == times.begin() ? 0 : std::size_t(after - times.begin()) - 1;
    const std::size_t last = end == times.end() ? times.size() : std::size_t(end - times.begin()) + 1;
    std::vector<float> shifted(times.begin() + std::ptrdiff_t(first), times.begin() + std::ptrdiff_t(last));
    for (float& time : shifted) time -= float(range.start);
    const std::size_t width = track.interpolation == Interpolation::CubicSpline ? 3 : 1;
    return {track.interpolation, std::move(shifted), keysOf(track.values, first, last, width)};
}

} // namespace

Clip clipPart(const Clip& clip, FrameRange range)
{
    assert(range.start >= 0 && range.start < range.stop && range.stop <= clip.frames);
    Clip part = clip;
    part.frames = range.stop - range.start;
    for (JointChannel& channel : part.channels) {
        channel.translation = trackPart(channel.translation, range);
        channel.rotation = trackPart(channel.rotation, range);
        channel.scale = trackPart(channel.scale, range);
    }
    return part;
}

} // namespace tagline
