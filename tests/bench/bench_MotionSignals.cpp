// What it costs to know what motion says of itself: one minute of capture at 120 Hz with 31 joints.
//
//   bench_MotionSignals [--limit MILLISECONDS]
//
// All signals of all joints with all contacts, on one core; its parts; and what a query asks of one joint.
// --limit: exit status 1 where the whole takes longer.

#include "core/motion/ClipMotions.h"
#include "core/motion/signals/MotionSignals.h"

#include <ctime>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <vector>

using namespace tagline;

namespace {

constexpr Frame frames = 7200;
constexpr FrameRate rate{120, 1};
constexpr int rounds = 15;

/// The 31 joints of a CMU capture: hips, two legs of five joints, a spine of three, neck and head of three,
/// two arms of seven.
Skeleton captureSkeleton()
{
    std::vector<Joint> joints;
    const auto add = [&](std::string name, JointIndex parent, glm::vec3 offset) {
        Joint joint;
        joint.name = std::move(name);
        joint.parent = parent;
        joint.rest.translation = offset;
        joints.push_back(std::move(joint));
        return JointIndex(joints.size()) - 1;
    };
    const JointIndex hips = add("Hips", noJoint, {0, 0.95f, 0});
    JointIndex neck = hips;
    for (const char* name : {"LowerBack", "Spine", "Spine1"}) neck = add(name, neck, {0, 0.15f, 0});
    for (const float side : {1.0f, -1.0f}) {
        const std::string left = side > 0 ? "Left" : "Right";
        JointIndex leg = add(left + "HipJoint", hips, {0, 0, 0});
        leg = add(left + "UpLeg", leg, {0.1f * side, -0.05f, 0});
        for (const char* name : {"Leg", "Foot"}) leg = add(left + name, leg, {0, -0.42f, 0});
        add(left + "ToeBase", leg, {0, -0.05f, 0.13f});
        JointIndex arm = neck;
        for (const char* name : {"Shoulder", "Arm", "ForeArm", "Hand"})
            arm = add(left + name, arm, {0.2f * side, 0, 0});
        for (const char* name : {"FingerBase", "HandIndex1"})
            arm = add(left + name, arm, {0.05f * side, 0, 0});
        add(left + "Thumb", arm, {0.02f * side, 0, 0.03f});
    }
    for (const char* name : {"Neck", "Neck1", "Head"}) neck = add(name, neck, {0, 0.1f, 0});
    return Skeleton(std::move(joints));
}

/// A rotation key a frame for every joint, as capture has, and the hips' places; a walk of sorts.
Clip captureClip(const Skeleton& skeleton)
{
    Clip clip;
    clip.frames = frames;
    clip.rate = rate;
    std::vector<float> times;
    for (Frame frame = 0; frame < frames; ++frame) times.push_back(float(frame));
    const SharedArray<float> sharedTimes(times);
    for (const Joint& joint : skeleton.joints()) {
        std::vector<glm::quat> rotations;
        std::vector<glm::vec3> places;
        const auto phase = float(clip.channels.size());
        for (const float time : times) {
            const float seconds = time / 120.0f;
            const float angle = 0.4f * std::sin(5.7f * seconds + phase) + 0.01f * std::sin(90.0f * seconds);
            rotations.push_back(glm::angleAxis(angle, glm::normalize(glm::vec3(1.0f, 0.3f, 0.1f))));
            places.emplace_back(0.05f * std::sin(3.0f * seconds), 0.95f, 1.2f * seconds);
        }
        JointChannel channel;
        channel.joint = joint.name;
        channel.rotation = {Interpolation::Linear, sharedTimes, rotations};
        if (clip.channels.empty()) channel.translation = {Interpolation::Linear, sharedTimes, places};
        clip.channels.push_back(std::move(channel));
    }
    return clip;
}

/// The processor time of this process in milliseconds.
double processorTime()
{
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) * 1e-6;
}

/// Milliseconds of processor time: the median of some rounds.
double medianMilliseconds(const std::function<void()>& work)
{
    std::vector<double> costs;
    for (int round = 0; round < rounds; ++round) {
        const double start = processorTime();
        work();
        costs.push_back(processorTime() - start);
    }
    std::sort(costs.begin(), costs.end());
    return costs[rounds / 2];
}

double report(const char* what, const std::function<void()>& work)
{
    const double cost = medianMilliseconds(work);
    std::printf("%-52s %8.3f ms\n", what, cost);
    return cost;
}

} // namespace

int main(int argc, char** argv)
{
    const double limit = argc > 2 && std::strcmp(argv[1], "--limit") == 0 ? std::atof(argv[2]) : 0.0;
    const auto skeleton = std::make_shared<const Skeleton>(captureSkeleton());
    const auto clip = std::make_shared<const Clip>(captureClip(*skeleton));
    const ClipBinding binding = bindByName(*clip, *skeleton);
    std::printf("%d frames at 120 Hz, %zu joints\n", clip->frames, skeleton->size());

    std::shared_ptr<const MotionSignals> all;
    const double whole = report("all signals of all joints, and contacts",
                                [&] { all = MotionSignals::computed(*skeleton, *clip, binding); });
    JointTrajectories ways;
    report("  trajectories of all joints",
           [&] { ways = JointTrajectories::ofAll(*skeleton, *clip, binding); });
    const std::vector<Limb> limbs = limbsOf(*skeleton);
    report("  contacts of feet and hands", [&] { detectContacts(ways, limbs); });
    SignalScratch scratch;
    std::vector<float> values(std::size_t(ways.frames()));
    for (const auto& [name, signal] : {std::pair("  speed of all joints", MotionSignal::Speed),
                                       {"  acceleration of all joints", MotionSignal::Acceleration},
                                       {"  turn rate of all joints", MotionSignal::TurnRate},
                                       {"  height of all joints", MotionSignal::Height}})
        report(name, [&] {
            for (JointIndex joint = 0; joint < JointIndex(skeleton->size()); ++joint)
                computeSignal(ways, signal, joint, 0.0f, {}, scratch, values);
        });
    report("speed of the hips alone, as a query asks first", [&] {
        ClipMotions motions;
        motions.setClip(ClipId{0}, skeleton, clip);
        values.clear();
        motions.appendValues(ClipId{0}, MotionSignal::Speed, "", values);
    });
    report("contacts of one foot alone, as a query asks first", [&] {
        ClipMotions motions;
        motions.setClip(ClipId{0}, skeleton, clip);
        std::vector<FrameRange> contacts;
        motions.appendContacts(ClipId{0}, "LeftFoot", contacts);
    });
    std::printf("%.1f MB kept by all signals\n", double(all->byteCount()) * 1e-6);
    return limit > 0.0 && whole > limit ? 1 : 0;
}
