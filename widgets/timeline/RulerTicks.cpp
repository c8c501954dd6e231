#include "widgets/timeline/RulerTicks.h"

#include "widgets/timeline/painting/TimelineTexts.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tagline {

namespace {

constexpr double smallestMinorGap = 4.0; ///< pixels
constexpr std::array<double, 14> secondSteps{1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200};

/// The smallest of 1, 2, 5 times a power of ten that is at least `least`, from `unit` on.
double niceStep(double least, double unit)
{
    double decade = unit;
    while (decade * 5 < least) decade *= 10;
    for (const double step : {decade, decade * 2, decade * 5})
        if (step >= least) return step;
    return decade * 10;
}

/// The largest part of a step of whole units that is a whole number of them: a fifth, a quarter, a half.
double wholePart(double step)
{
    for (const double parts : {5.0, 4.0, 3.0, 2.0})
        if (step / parts >= 1 && std::fmod(step, parts) == 0) return step / parts;
    return step;
}

RulerStep framesStep(double least)
{
    const double major = niceStep(least, 1);
    return {major, wholePart(major)};
}

/// In frames: whole seconds, or decimal parts of one that are at least a frame.
RulerStep secondsStep(double least, FrameRate rate)
{
    const double second = rate.frames(1);
    if (least > second / 2) {
        const auto fits = [=](double seconds) { return seconds * second >= least; };
        const auto found = std::find_if(secondSteps.begin(), secondSteps.end(), fits);
        const double seconds = found == secondSteps.end() ? niceStep(least / second, 3600) : *found;
        const double part = seconds == 1 ? 0.2 : seconds == 2 ? 0.5 : wholePart(seconds);
        return {seconds * second, part * second >= 1 ? part * second : seconds * second};
    }
    const double major = niceStep(std::max(least, 1.0) / second, 0.00001) * second;
    return {major, major / 5 >= 1 ? major / 5 : major};
}

RulerStep timecodeStep(double least, FrameRate rate)
{
    const double second = timecodeRate(rate);
    const RulerStep frames = framesStep(least);
    if (frames.major <= second / 2) return frames;
    const auto fits = [=](double seconds) { return seconds * second >= least; };
    const auto found = std::find_if(secondSteps.begin(), secondSteps.end(), fits);
    const double seconds = found == secondSteps.end() ? niceStep(least / second, 3600) : *found;
    return {seconds * second, seconds == 1 ? wholePart(second) : wholePart(seconds) * second};
}

int decimalsOf(double seconds) { return std::clamp(int(std::ceil(-std::log10(seconds) - 1e-6)), 0, 4); }

QString textOf(const RulerTick& tick, RulerStep step, FrameRate rate, TimeUnits units)
{
    if (units != TimeUnits::Seconds) return timeText(Frame(std::lround(tick.frame)), rate, units);
    return TimelineTexts::seconds(rate.seconds(tick.frame), decimalsOf(rate.seconds(step.major)));
}

} // namespace

RulerStep rulerStep(double scale, FrameRate rate, TimeUnits units, double labelWidth)
{
    const double least = labelWidth / scale;
    RulerStep step;
    switch (units) {
    case TimeUnits::Frames:
        step = framesStep(least);
        break;
    case TimeUnits::Seconds:
        step = secondsStep(least, rate);
        break;
    case TimeUnits::Timecode:
        step = timecodeStep(least, rate);
        break;
    }
    if (step.minor * scale < smallestMinorGap) step.minor = step.major;
    return step;
}

std::vector<RulerTick> rulerTicks(double first, double last, Frame frames, RulerStep step, FrameRate rate,
                                  TimeUnits units)
{
    std::vector<RulerTick> ticks;
    const double end = std::min(last, double(frames));
    const std::int64_t minorsAMajor = std::llround(step.major / step.minor);
    for (auto i = std::int64_t(std::ceil(std::max(0.0, first) / step.minor));
         double(i) * step.minor <= end + 1e-6; ++i) {
        RulerTick tick{double(i) * step.minor, i % minorsAMajor == 0, {}};
        if (tick.isMajor) tick.text = textOf(tick, step, rate, units);
        ticks.push_back(std::move(tick));
    }
    return ticks;
}

} // namespace tagline
