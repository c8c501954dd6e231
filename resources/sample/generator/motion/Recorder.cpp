#include "resources/sample/generator/motion/Recorder.h"

#include <algorithm>
#include <cmath>

namespace tagline::sample {

namespace {

constexpr double settleSeconds = 0.10;

std::array<FootState, 2> feetAt(const Motion& motion, double time)
{
    return {motion.feet[0].at(time), motion.feet[1].at(time)};
}

// The neighbours within `reach` frames of each value folded into one; a loop's ends are neighbours.
template<class Fold>
std::vector<double> filtered(const std::vector<double>& values, int reach, bool isLoop, Fold fold)
{
    const int count = int(values.size()), period = count - 1;
    std::vector<double> result;
    for (int frame = 0; frame < count; ++frame) {
        std::vector<double> window;
        for (int i = frame - reach; i <= frame + reach; ++i)
            window.push_back(
                values[size_t(isLoop ? ((i % period) + period) % period : std::clamp(i, 0, period))]);
        result.push_back(fold(window));
    }
    return result;
}

double mean(const std::vector<double>& window)
{
    double sum = 0.0;
    for (const double value : window) sum += value;
    return sum / double(window.size());
}

// How far the hips sink at each frame: at least what is missing, without a jerk.
std::vector<double> sinking(const Motion& motion, int frames, int framesPerSecond, bool isLoop)
{
    std::vector<double> missing;
    for (int frame = 0; frame < frames; ++frame) {
        const double time = double(frame) / framesPerSecond;
        missing.push_back(missingReach(motion.body(time), feetAt(motion, time)));
    }
    const int reach = int(std::ceil(settleSeconds * framesPerSecond / 2));
    auto widest = [](const std::vector<double>& window) {
        return *std::max_element(window.begin(), window.end());
    };
    const auto covering = filtered(missing, reach * 2, isLoop, widest);
    return filtered(filtered(covering, reach, isLoop, mean), reach, isLoop, mean);
}

int firstFrameAt(double time, int framesPerSecond) { return int(std::ceil(time * framesPerSecond - 1e-6)); }

void tagContacts(MotionClip& clip, const char* tag, const FootPlan& plan)
{
    for (const Stance& stance : plan.stances()) {
        const double rests = stance.strikePitch < 0.0 ? stance.strike : stance.flat; // the ball may land first
        const int start = std::max(0, firstFrameAt(std::max(rests, -1.0), clip.framesPerSecond));
        const int stop =
            std::min(clip.frameCount(), firstFrameAt(std::min(stance.toeOff, 1e3), clip.framesPerSecond));
        if (start < stop) clip.tags[tag].emplace_back(start, stop);
    }
}

void tagSteps(MotionClip& clip, const Motion& motion)
{
    std::vector<Range> steps;
    for (const FootPlan& plan : motion.feet)
        for (const Stance& stance : plan.stances()) {
            const int frame = int(std::lround(std::max(stance.strike, -1.0) * clip.framesPerSecond));
            if (frame >= 0 && frame < clip.frameCount()) steps.emplace_back(frame, frame + 1);
        }
    std::sort(steps.begin(), steps.end());
    steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
    if (!steps.empty()) clip.tags["Step"] = steps;
}

} // namespace

MotionClip record(const std::string& name, int framesPerSecond, bool isLoop, const Motion& motion)
{
    MotionClip clip{name, framesPerSecond, isLoop, {}, {}, {}};
    const int frames = int(std::lround(motion.seconds * framesPerSecond)) + 1;
    const auto sink = sinking(motion, frames, framesPerSecond, isLoop);
    for (int frame = 0; frame < frames; ++frame) {
        const double time = double(frame) / framesPerSecond;
        BodyState body = motion.body(time);
        body.hips.y -= sink[size_t(frame)];
        auto feet = feetAt(motion, time);
        if (motion.slip)
            for (size_t foot = 0; foot < 2; ++foot) feet[foot].ankle += motion.slip(foot, time);
        clip.poses.push_back(solveFigure(body, feet));
    }
    tagContacts(clip, "Contact.LeftFoot", motion.feet[0]);
    tagContacts(clip, "Contact.RightFoot", motion.feet[1]);
    tagSteps(clip, motion);
    return clip;
}

} // namespace tagline::sample
