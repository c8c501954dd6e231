#include "core/animation/clips/TrackSampling.h"

#include "core/animation/figure/Rotations.h"

#include <algorithm>

namespace tagline {
namespace {

/// Position of a time among the keys of a track.
struct Place
{
    std::size_t key = 0;    ///< the key at or before the time
    float fraction = 0.0f;  ///< of the way to the next key
    float span = 0.0f;      ///< frames to the next key
    bool isBetween = false; ///< false: the key's value holds
};

template<class T>
Place placeOf(const KeyTrack<T>& track, double frame, std::uint32_t& hint)
{
    const std::span<const float> times = track.times;
    if (!(frame > double(times.front()))) return {}; // not a number as well
    const std::uint32_t key = keyBefore(times, frame, hint);
    if (key + 1 == times.size() || track.interpolation == Interpolation::Step)
        return {key, 0.0f, 0.0f, false};
    const double before = times[key];
    const double span = double(times[key + 1]) - before;
    return {key, float((frame - before) / span), float(span), frame > before};
}

/// glTF's cubic spline between a key and the next.
template<class T>
T onSpline(const KeyTrack<T>& track, const Place& place)
{
    const float t = place.fraction;
    const float t2 = t * t;
    const float t3 = t2 * t;
    const T* values = &track.values[3 * place.key];
    const T& start = values[1];
    const T& outTangent = values[2];
    const T& inTangent = values[3];
    const T& end = values[4];
    return start * (2.0f * t3 - 3.0f * t2 + 1.0f) + outTangent * (place.span * (t3 - 2.0f * t2 + t)) +
           end * (3.0f * t2 - 2.0f * t3) + inTangent * (place.span * (t3 - t2));
}

template<class T>
T betweenKeys(const KeyTrack<T>& track, const Place& place)
{
    if (!place.isBetween) return track.valueAt(place.key);
    if (track.interpolation == Interpolation::CubicSpline) return onSpline(track, place);
    return track.values[place.key] * (1.0f - place.fraction) + track.values[place.key + 1] * place.fraction;
}

} // namespace

std::uint32_t keyBefore(std::span<const float> times, double frame, std::uint32_t& hint)
{
    const auto count = std::uint32_t(times.size());
    const auto holds = [&](std::uint32_t key) {
        return key < count && double(times[key]) <= frame &&
               (key + 1 == count || frame < double(times[key + 1]));
    };
    if (holds(hint)) return hint;
    if (hint < count && holds(hint + 1)) return ++hint;
    const auto after = std::upper_bound(times.begin(), times.end(), frame,
                                        [](double wanted, float time) { return wanted < double(time); });
    hint = std::uint32_t(after - times.begin()) - 1;
    return hint;
}

float sampledValue(const KeyTrack<float>& track, double frame, std::uint32_t& hint)
{
    return betweenKeys(track, placeOf(track, frame, hint));
}

glm::vec3 sampledValue(const KeyTrack<glm::vec3>& track, double frame, std::uint32_t& hint)
{
    return betweenKeys(track, placeOf(track, frame, hint));
}

glm::quat sampledValue(const KeyTrack<glm::quat>& track, double frame, RotationInterpolation rotations,
                       std::uint32_t& hint)
{
    const Place place = placeOf(track, frame, hint);
    const glm::quat& before = track.valueAt(place.key);
    if (!place.isBetween) return before;
    if (track.interpolation == Interpolation::CubicSpline) return unitOr(onSpline(track, place), before);
    const glm::quat& after = track.values[place.key + 1];
    return rotations == RotationInterpolation::Slerp ? slerpShortest(before, after, place.fraction)
                                                     : nlerpShortest(before, after, place.fraction);
}

} // namespace tagline
