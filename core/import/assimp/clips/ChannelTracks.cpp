#include "core/import/assimp/clips/ChannelTracks.h"

#include "core/animation/clips/TrackSampling.h"
#include "core/import/assimp/Conversions.h"

#include <assimp/anim.h>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

template<class T>
struct TimedValue
{
    float time;
    T value;
};

bool isEarlier(float a, float b) { return a < b; }

/// Repairs a value: rotations get unit length. Returns false if it cannot be repaired.
bool repairValue(glm::vec3& value, std::int64_t&) { return isFinite(value); }
bool repairValue(glm::quat& value, std::int64_t& notUnit)
{
    const float length = glm::length(value);
    if (!std::isfinite(length) || length < 1e-6f) return false;
    notUnit += std::abs(length - 1.0f) > 1e-3f;
    value /= length;
    return true;
}

template<class T>
KeyTrack<T> trackOf(const std::vector<TimedValue<T>>& keys)
{
    std::vector<float> times;
    std::vector<T> values;
    times.reserve(keys.size());
    values.reserve(keys.size());
    for (const auto& [time, value] : keys) {
        times.push_back(time);
        values.push_back(value);
    }
    return {Interpolation::Linear, std::move(times), std::move(values)};
}

/// Puts keys into order; of several at one time the last stays.
template<class T>
void sortKeys(std::vector<TimedValue<T>>& keys, RepairList& repairs)
{
    const auto earlier = [](const auto& a, const auto& b) { return isEarlier(a.time, b.time); };
    std::int64_t unsorted = 0;
    for (std::size_t i = 1; i < keys.size(); ++i) unsorted += keys[i].time < keys[i - 1].time;
    if (unsorted > 0) std::stable_sort(keys.begin(), keys.end(), earlier);
    const std::size_t before = keys.size();
    const auto sameTime = [](const auto& a, const auto& b) { return a.time == b.time; };
    const auto lastsFirst = std::unique(keys.rbegin(), keys.rend(), sameTime);
    keys.erase(keys.begin(), lastsFirst.base());
    repairs.add("unsorted-keys", "keys that were out of order were sorted", unsorted);
    repairs.add("duplicate-key-times", "of several keys at one time the last was kept",
                std::int64_t(before - keys.size()));
}

template<class Key, class T = decltype(converted(Key().mValue))>
KeyTrack<T> repairedTrack(const Key* source, unsigned count, const FrameScale& scale, RepairList& repairs)
{
    std::vector<TimedValue<T>> keys;
    keys.reserve(count);
    std::int64_t broken = 0;
    std::int64_t outOfRange = 0;
    std::int64_t notUnit = 0;
    for (unsigned i = 0; i < count; ++i) {
        const double frame = scale.frame(source[i].mTime);
        T value = converted(source[i].mValue);
        if (!std::isfinite(frame) || !repairValue(value, notUnit))
            ++broken;
        else if (frame < 0.0 || frame > scale.lastFrame)
            ++outOfRange;
        else
            keys.push_back({float(frame), value});
    }
    repairs.add("keys-not-finite", "keys without a finite time or value were left out", broken);
    repairs.add("keys-out-of-range", "keys at impossible times were left out", outOfRange);
    repairs.add("rotations-not-unit", "rotations of another length than 1 were normalised", notUnit);
    sortKeys(keys, repairs);
    return trackOf(keys);
}

template<class T>
bool isConstantTrack(const KeyTrack<T>& track)
{
    const auto isNear = [](const T& a, const T& b) {
        for (int i = 0; i < a.length(); ++i)
            if (std::abs(a[i] - b[i]) > 1e-6f * std::max(1.0f, std::abs(b[i]))) return false;
        return true;
    };
    for (const T& value : track.values)
        if (!isNear(value, track.valueAt(0))) return false;
    return true;
}

} // namespace

Transform ChannelTracks::at(float frame, const Transform& rest) const
{
    const auto inside = [&](const auto& track) { return std::max(frame, track.times.front()); };
    Transform transform = rest;
    std::uint32_t hint = 0;
    if (!translation.isEmpty()) transform.translation = sampledValue(translation, inside(translation), hint);
    hint = 0;
    if (!rotation.isEmpty())
        transform.rotation = sampledValue(rotation, inside(rotation), RotationInterpolation::Slerp, hint);
    hint = 0;
    if (!scale.isEmpty()) transform.scale = sampledValue(scale, inside(scale), hint);
    return transform;
}

bool ChannelTracks::isConstant() const
{
    return isConstantTrack(translation) && isConstantTrack(rotation) && isConstantTrack(scale);
}

bool ChannelTracks::isLinear() const
{
    return translation.interpolation == Interpolation::Linear &&
           rotation.interpolation == Interpolation::Linear && scale.interpolation == Interpolation::Linear;
}

ChannelTracks repairedTracks(const aiNodeAnim& channel, const FrameScale& scale, RepairList& repairs)
{
    return {repairedTrack(channel.mPositionKeys, channel.mNumPositionKeys, scale, repairs),
            repairedTrack(channel.mRotationKeys, channel.mNumRotationKeys, scale, repairs),
            repairedTrack(channel.mScalingKeys, channel.mNumScalingKeys, scale, repairs)};
}

} // namespace tagline
