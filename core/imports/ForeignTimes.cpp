#include "core/imports/ForeignTimes.h"

#include <cmath>

namespace tagline {
namespace {

/// A range in frames or seconds.
FractionalRange countedOnClip(const ForeignRange& range, FrameRate clip, const TagImportOptions& options,
                              EndRule endRule)
{
    const FrameRate rate = options.rate.value_or(range.rate.value_or(clip));
    const bool isInFrames = range.unit == ForeignUnit::Frames;
    const double last = endRule == EndRule::Inclusive && isInFrames ? 1 : 0;
    const auto frames = [&](double at) {
        if (!isInFrames) return clip.frames(at);
        return rate == clip ? at : clip.frames(rate.seconds(at));
    };
    return {frames(range.start),
            frames(range.stop + last) + (endRule == EndRule::Inclusive && !isInFrames ? 1 : 0)};
}

/// Faster clips have timecodes of a slower rate, and nothing says which.
constexpr int fastestTimecode = 60;

/// The rate at which a clip's timecodes count; none if it is not known.
std::optional<FrameRate> timecodeRate(const ForeignClip& named, FrameRate clip,
                                      const TagImportOptions& options)
{
    if (options.rate) return options.rate;
    if (named.timecodeRate) return named.timecodeRate;
    return countedFrames(clip) <= fastestTimecode ? std::optional(clip) : std::nullopt;
}

/// The fractional frame of a clip at a timecode. Errors say of several marks why there is none.
Result<double> frameAtTimecode(const Timecode& at, const ForeignClip& named, FrameRate clip,
                               const TagImportOptions& options)
{
    if (!named.start) return Error{"foreign.timecode", "belong to takes without a start timecode", {}};
    const auto rate = at.isClock() ? std::optional(clip) : timecodeRate(named, clip, options);
    if (!rate)
        return Error{"foreign.timecode",
                     "belong to clips of more than 60 frames a second; give the rate of the timecodes",
                     {}};
    const auto since = at.framesSince(*named.start, *rate);
    if (!since) return Error{"foreign.timecode", since.error().message, {}};
    return *rate == clip ? *since : clip.frames(rate->seconds(*since));
}

/// A range between two timecodes on the frames of a clip; a moment is empty. An inclusive stop names the last
/// frame of the timecode.
Result<FractionalRange> betweenTimecodes(const ForeignTimecodes& range, const ForeignClip& named,
                                         FrameRate clip, const TagImportOptions& options, EndRule endRule)
{
    const auto start = frameAtTimecode(range.start, named, clip, options);
    if (!start) return start.error();
    if (!range.stop) return FractionalRange{*start, *start};
    const auto stop = frameAtTimecode(*range.stop, named, clip, options);
    if (!stop) return stop.error();
    const FrameRate counted = timecodeRate(named, clip, options).value_or(clip);
    const double last = endRule == EndRule::Inclusive ? clip.frames(counted.seconds(1)) : 0;
    if (*stop + last < *start) return Error{"foreign.timecode", "end before they begin", {}};
    return FractionalRange{*start, *stop + last};
}

} // namespace

Result<FractionalRange> framesOnClip(const ForeignRange& range, const ForeignClip& named, FrameRate clip,
                                     const TagImportOptions& options, EndRule endRule)
{
    return range.unit == ForeignUnit::Timecode
               ? betweenTimecodes(range.timecodes, named, clip, options, endRule)
               : Result<FractionalRange>(countedOnClip(range, clip, options, endRule));
}

Result<std::optional<Frame>> otherLength(const ForeignClip& named, FrameRate clip, Frame frames,
                                         const TagImportOptions& options)
{
    const std::optional<Frame> none;
    const auto rate = timecodeRate(named, clip, options);
    if (!named.start || !named.stop || (!rate && !named.stop->isClock())) return none;
    const auto length = frameAtTimecode(*named.stop, named, clip, options);
    if (!length) return length.error();
    const double near = clip.frames(rate.value_or(clip).seconds(1)) + 1;
    if (std::abs(*length - frames) <= near) return none;
    return std::optional(Frame(std::lround(*length)));
}

} // namespace tagline
