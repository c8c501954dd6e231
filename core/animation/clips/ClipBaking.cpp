#include "core/animation/clips/ClipBaking.h"

#include "core/animation/clips/BakingError.h"
#include "core/animation/clips/TrackSampling.h"
#include "core/animation/clips/UsableNumbers.h"
#include "core/animation/figure/Figure.h"
#include "core/animation/figure/Rotations.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace tagline {
namespace {

constexpr float stillDistance = 1e-6f; ///< values nearer than this to each other are one value
constexpr std::uint32_t laneGroup = 4;
constexpr float packedScale = 32767.0f;

glm::quat valueAt(const KeyTrack<glm::quat>& track, double frame, std::uint32_t& hint)
{
    return sampledValue(track, frame, RotationInterpolation::Slerp, hint);
}

glm::vec3 valueAt(const KeyTrack<glm::vec3>& track, double frame, std::uint32_t& hint)
{
    return sampledValue(track, frame, hint);
}

/// The value, or its replacement if it is no number.
glm::quat soundOr(const glm::quat& rotation, const glm::quat& other) { return unitOr(rotation, other); }
glm::vec3 soundOr(const glm::vec3& vector, const glm::vec3& other) { return usableOr(vector, other); }

template<class T>
bool isStill(const KeyTrack<T>& track)
{
    const bool hasTangents = track.interpolation == Interpolation::CubicSpline;
    for (std::size_t key = 0; key < track.keyCount(); ++key) {
        if (partDistance(track.valueAt(key), track.valueAt(0)) > stillDistance) return false;
        if (!hasTangents) continue;
        for (const std::size_t tangent : {3 * key, 3 * key + 2})
            if (partLength(track.values[tangent]) > stillDistance) return false;
    }
    return true;
}

/// One part (translation, rotation or scale) of one joint while it is baked.
template<class T>
struct Part
{
    T still{};              ///< value if it does not move; the value in its lane if it is kept
    std::vector<T> samples; ///< one a frame; empty if it does not move or is kept
    bool isKept = false;
    float error = 0.0f; ///< radians, metres or a factor; see StrayMeasure
};

template<class T>
std::vector<T> sampled(const KeyTrack<T>& track, const T& rest, Frame frames)
{
    std::vector<T> samples;
    samples.reserve(std::size_t(frames));
    std::uint32_t hint = 0;
    for (Frame frame = 0; frame < frames; ++frame) {
        T value = soundOr(valueAt(track, frame, hint), rest);
        if (!samples.empty()) turnToSideOf(samples.back(), value);
        samples.push_back(value);
    }
    return samples;
}

/// How far the baked samples stray from the keys; at keys that lie between frames tenfold, because there a
/// tenth of the tolerance holds.
template<class T>
float strayOf(const KeyTrack<T>& track, const std::vector<T>& samples)
{
    float most = 0.0f;
    std::uint32_t hint = 0;
    const auto stray = [&](double frame) {
        const auto before = std::min(std::size_t(frame), samples.size() - 1);
        const auto after = std::min(before + 1, samples.size() - 1);
        const T baked = bakedBetween(samples[before], samples[after], float(frame - double(before)));
        return partDistance(valueAt(track, frame, hint), baked);
    };
    for (std::size_t frame = 0; frame + 1 < samples.size(); ++frame)
        for (const double fraction : {0.21, 0.5, 0.79})
            most = std::max(most, stray(double(frame) + fraction));
    for (const float time : track.times)
        if (time > 0.0f && time < float(samples.size() - 1) && time != std::floor(time))
            most = std::max(most, 10.0f * stray(time));
    return most;
}

template<class T>
Part<T> partOf(const KeyTrack<T>& track, const T& rest, Frame frames)
{
    Part<T> part;
    part.still = track.isEmpty() ? rest : soundOr(track.valueAt(0), rest);
    if (track.isEmpty() || frames == 1 || isStill(track)) {
        std::uint32_t hint = 0;
        if (!track.isEmpty()) part.still = soundOr(valueAt(track, 0.0, hint), rest);
        return part;
    }
    part.isKept = track.interpolation == Interpolation::Step;
    if (part.isKept) return part;
    part.samples = sampled(track, rest, frames);
    part.error = strayOf(track, part.samples);
    return part;
}

class Baker
{
public:
    Baker(const Clip& clip, const Skeleton& skeleton, const ClipBinding& binding,
          const BakingOptions& options)
        : m_clip(clip)
        , m_skeleton(skeleton)
        , m_binding(binding)
        , m_options(options)
        , m_frames(std::max(clip.frames, 1))
    {
    }

    BakedClip bake() &&
    {
        makeParts();
        keepWhatStrays();
        m_baked.name = m_clip.name;
        m_baked.frames = m_frames;
        m_baked.rate = m_clip.rate;
        m_baked.root = rootJoint(m_skeleton, m_clip, m_binding);
        makeStill();
        if (m_options.hasPackedRotations)
            packRotations(m_baked.packedRotations, packedScale);
        else
            packRotations(m_baked.rotations, 1.0f);
        packVectors(m_translations, m_baked.translations);
        packVectors(m_scales, m_baked.scales);
        listKept();
        return std::move(m_baked);
    }

private:
    const JointChannel& channelOf(std::size_t joint) const
    {
        static const JointChannel none;
        const ChannelIndex channel = m_binding.channelOfJoint[joint];
        return channel == noChannel ? none : m_clip.channels[std::size_t(channel)];
    }

    void makeParts()
    {
        for (std::size_t joint = 0; joint < m_skeleton.size(); ++joint) {
            const JointChannel& channel = channelOf(joint);
            const Transform& rest = m_skeleton.joints()[joint].rest;
            m_translations.push_back(partOf(channel.translation, rest.translation, m_frames));
            m_rotations.push_back(partOf(channel.rotation, rest.rotation, m_frames));
            m_scales.push_back(partOf(channel.scale, rest.scale, m_frames));
        }
    }

    StrayMeasure measure() const
    {
        std::vector<JointExtent> extents;
        for (std::size_t joint = 0; joint < m_skeleton.size(); ++joint)
            extents.push_back({longest(m_translations[joint], channelOf(joint).translation),
                               largest(m_scales[joint], channelOf(joint).scale)});
        return StrayMeasure(m_skeleton, extents);
    }

    /// Of all values that a part takes, by frame or by key, the most of what `size` makes of one.
    template<class Size>
    static float most(const Part<glm::vec3>& part, const KeyTrack<glm::vec3>& track, Size size)
    {
        float found = size(part.still);
        for (const glm::vec3& value : part.samples) found = std::max(found, size(value));
        for (std::size_t key = 0; key < track.keyCount(); ++key)
            found = std::max(found, size(track.valueAt(key)));
        return found;
    }

    static float longest(const Part<glm::vec3>& part, const KeyTrack<glm::vec3>& track)
    {
        return most(part, track, [](const glm::vec3& value) { return glm::length(value); });
    }

    static float largest(const Part<glm::vec3>& part, const KeyTrack<glm::vec3>& track)
    {
        return most(part, track, [](const glm::vec3& value) {
            return std::max({std::abs(value.x), std::abs(value.y), std::abs(value.z)});
        });
    }

    /// From the worst on, channels keep their keys until no joint strays too far.
    void keepWhatStrays()
    {
        const StrayMeasure strayMeasure = measure();
        for (;;) {
            const StrayReport report = strayMeasure.report(errors());
            m_baked.worstMetres = report.metres;
            if (report.metres <= m_options.toleranceMetres || report.joint == noJoint) break;
            keep(std::size_t(report.joint), report.part);
        }
        if (m_options.hasPackedRotations) m_baked.worstMetres += strayMeasure.ofRotations(packedAngle);
    }

    std::vector<PartErrors> errors() const
    {
        std::vector<PartErrors> all;
        for (std::size_t joint = 0; joint < m_rotations.size(); ++joint)
            all.push_back({m_translations[joint].error, m_rotations[joint].error, m_scales[joint].error});
        return all;
    }

    void keep(std::size_t joint, TransformPart part)
    {
        switch (part) {
        case TransformPart::Translation:
            return keep(m_translations[joint]);
        case TransformPart::Rotation:
            return keep(m_rotations[joint]);
        case TransformPart::Scale:
            return keep(m_scales[joint]);
        }
    }

    template<class T>
    static void keep(Part<T>& part)
    {
        part.isKept = true;
        part.samples.clear();
        part.error = 0.0f;
    }

    void makeStill()
    {
        m_baked.still = PoseRows(m_skeleton.size());
        for (std::size_t joint = 0; joint < m_skeleton.size(); ++joint) {
            Transform still;
            still.translation = m_translations[joint].still;
            still.rotation = unitOr(m_rotations[joint].still, glm::quat(1.0f, 0.0f, 0.0f, 0.0f));
            still.scale = m_scales[joint].still;
            m_baked.still.setJoint(joint, still);
            if (!m_scales[joint].samples.empty() || m_scales[joint].isKept) m_baked.still.addScale();
        }
    }

    /// The groups of lanes in which a part moves, joined where they touch.
    template<class T, class Number>
    static void layOut(const std::vector<Part<T>>& parts, std::size_t rows, BakedRows<Number>& baked)
    {
        for (std::uint32_t lane = 0; lane < parts.size(); lane += laneGroup) {
            const auto first = parts.begin() + lane;
            const auto last =
                parts.begin() + std::ptrdiff_t(std::min<std::size_t>(lane + laneGroup, parts.size()));
            if (std::all_of(first, last, [](const Part<T>& part) { return part.samples.empty(); })) continue;
            if (!baked.runs.empty() && baked.runs.back().lane + baked.runs.back().count == lane)
                baked.runs.back().count += laneGroup;
            else
                baked.runs.push_back({lane, std::uint32_t(baked.packedLanes), laneGroup});
            baked.packedLanes += laneGroup;
        }
        baked.frameStride = rows * baked.packedLanes;
    }

    /// Calls back for each stored lane with its place in the frame and its joint (or none: padding).
    template<class Number, class Function>
    static void forEachLane(const BakedRows<Number>& baked, std::size_t joints, Function function)
    {
        for (const LaneRun& run : baked.runs)
            for (std::uint32_t i = 0; i < run.count; ++i)
                function(run.packed + i, run.lane + i < joints ? JointIndex(run.lane + i) : noJoint);
    }

    template<class Number>
    void packRotations(BakedRows<Number>& baked, float scale) const
    {
        layOut(m_rotations, 4, baked);
        baked.values.resize(std::size_t(m_frames) * baked.frameStride);
        const std::size_t n = baked.packedLanes;
        forEachLane(baked, m_rotations.size(), [&](std::size_t place, JointIndex joint) {
            for (Frame frame = 0; frame < m_frames; ++frame) {
                const glm::quat q = rotationAt(joint, frame) * scale;
                Number* to = baked.values.data() + std::size_t(frame) * baked.frameStride + place;
                set(q.x, to[0]);
                set(q.y, to[n]);
                set(q.z, to[2 * n]);
                set(q.w, to[3 * n]);
            }
        });
    }

    static void set(float value, float& to) { to = value; }
    static void set(float value, std::int16_t& to) { to = std::int16_t(std::lround(value)); }

    glm::quat rotationAt(JointIndex joint, Frame frame) const
    {
        if (joint == noJoint) return glm::quat(1.0f, 0.0f, 0.0f, 0.0f);
        const Part<glm::quat>& part = m_rotations[std::size_t(joint)];
        return part.samples.empty() ? m_baked.still.joint(std::size_t(joint)).rotation
                                    : part.samples[std::size_t(frame)];
    }

    void packVectors(const std::vector<Part<glm::vec3>>& parts, BakedRows<float>& baked) const
    {
        layOut(parts, 3, baked);
        baked.values.resize(std::size_t(m_frames) * baked.frameStride);
        forEachLane(baked, parts.size(), [&](std::size_t place, JointIndex joint) {
            for (Frame frame = 0; frame < m_frames; ++frame)
                for (int row = 0; row < 3; ++row)
                    baked.values[std::size_t(frame) * baked.frameStride +
                                 std::size_t(row) * baked.packedLanes + place] =
                        joint == noJoint ? 1.0f : vectorAt(parts[std::size_t(joint)], frame)[row];
        });
    }

    static const glm::vec3& vectorAt(const Part<glm::vec3>& part, Frame frame)
    {
        return part.samples.empty() ? part.still : part.samples[std::size_t(frame)];
    }

    void listKept()
    {
        for (std::size_t joint = 0; joint < m_skeleton.size(); ++joint) {
            const JointChannel& channel = channelOf(joint);
            KeptChannel one{JointIndex(joint), {channel.joint, {}, {}, {}}};
            if (m_translations[joint].isKept) one.channel.translation = channel.translation;
            if (m_rotations[joint].isKept) one.channel.rotation = channel.rotation;
            if (m_scales[joint].isKept) one.channel.scale = channel.scale;
            if (m_translations[joint].isKept || m_rotations[joint].isKept || m_scales[joint].isKept)
                m_baked.kept.push_back(std::move(one));
        }
    }

    /// By how much rounding to 16 bits may turn a rotation, radians.
    static constexpr float packedAngle = 4.0f * 0.5f / packedScale;

    const Clip& m_clip;
    const Skeleton& m_skeleton;
    const ClipBinding& m_binding;
    const BakingOptions& m_options;
    Frame m_frames;
    std::vector<Part<glm::vec3>> m_translations; ///< one a joint
    std::vector<Part<glm::quat>> m_rotations;
    std::vector<Part<glm::vec3>> m_scales;
    BakedClip m_baked;
};

} // namespace

BakedClip bakedClip(const Clip& clip, const Skeleton& skeleton, const ClipBinding& binding,
                    const BakingOptions& options)
{
    assert(binding.channelOfJoint.size() == skeleton.size());
    return Baker(clip, skeleton, binding, options).bake();
}

// Each moving part has a sample a frame, and its lane those of three neighbours beside it at most.
std::int64_t bakedFrameBytes(const Clip& clip, std::size_t joints)
{
    std::array<std::size_t, 3> moving{};
    for (const JointChannel& channel : clip.channels) {
        moving[0] += channel.rotation.keyCount() > 1;
        moving[1] += channel.translation.keyCount() > 1;
        moving[2] += channel.scale.keyCount() > 1;
    }
    constexpr std::array bytes{sizeof(glm::quat), sizeof(glm::vec3), sizeof(glm::vec3)};
    std::size_t sum = 0;
    for (std::size_t part = 0; part < moving.size(); ++part)
        sum += bytes[part] * (moving[part] + std::min(laneGroup * moving[part], joints + laneGroup));
    return std::int64_t(sum);
}

Clip clipWithoutKeys(const Clip& clip)
{
    Clip bare;
    bare.name = clip.name;
    bare.index = clip.index;
    bare.isNameShared = clip.isNameShared;
    bare.displayName = clip.displayName;
    bare.frames = clip.frames;
    bare.rate = clip.rate;
    bare.isRateGuessed = clip.isRateGuessed;
    bare.sourceChannels = clip.sourceChannels;
    bare.sourceKeys = clip.sourceKeys;
    bare.channels.reserve(clip.channels.size());
    for (const JointChannel& channel : clip.channels) bare.channels.push_back({channel.joint, {}, {}, {}});
    return bare;
}

} // namespace tagline
