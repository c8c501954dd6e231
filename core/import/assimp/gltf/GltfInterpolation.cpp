#include "core/import/assimp/gltf/GltfInterpolation.h"

#include <cmath>

namespace tagline {
namespace {

glm::vec3 valueFrom(const float* from, const glm::vec3*) { return {from[0], from[1], from[2]}; }
glm::quat valueFrom(const float* from, const glm::quat*) { return {from[3], from[0], from[1], from[2]}; }

/// Whether the file's value is the one that Assimp read: if not, this is another channel.
bool isSame(const glm::vec3& a, const glm::vec3& b)
{
    return glm::length(a - b) <= 1e-4f * (1.0f + glm::length(b));
}
bool isSame(const glm::quat& a, const glm::quat& b)
{
    const float length = glm::length(a);
    return length > 1e-6f && std::abs(glm::dot(a / length, b)) > 1.0f - 1e-4f;
}

template<class T>
bool areFinite(const T& value)
{
    for (int i = 0; i < value.length(); ++i)
        if (!std::isfinite(value[i])) return false;
    return true;
}

/// The track with the file's tangents, converted from seconds to frames; none if they do not fit it.
template<class T>
std::optional<KeyTrack<T>> withTangents(const KeyTrack<T>& track, const std::vector<float>& numbers,
                                        float perFrame)
{
    constexpr std::size_t each = std::size_t(T::length());
    if (numbers.size() != 3 * each * track.keyCount()) return std::nullopt;
    std::vector<T> values;
    values.reserve(3 * track.keyCount());
    for (std::size_t key = 0; key < track.keyCount(); ++key) {
        const auto at = [&](std::size_t part) {
            return valueFrom(numbers.data() + (3 * key + part) * each, static_cast<const T*>(nullptr));
        };
        const T in = at(0) * perFrame;
        const T out = at(2) * perFrame;
        if (!isSame(at(1), track.values[key]) || !areFinite(in) || !areFinite(out)) return std::nullopt;
        values.insert(values.end(), {in, track.values[key], out});
    }
    return KeyTrack<T>{Interpolation::CubicSpline, track.times, std::move(values)};
}

template<class T>
void apply(const GltfDocument& document, const GltfChannel& channel, FrameRate rate, KeyTrack<T>& track,
           RepairList& repairs)
{
    if (track.isEmpty() || channel.interpolation == Interpolation::Linear) return;
    if (channel.interpolation == Interpolation::Step) {
        track.interpolation = Interpolation::Step;
        return;
    }
    const auto numbers = document.floats(channel.values, T::length());
    const float perFrame = float(1.0 / rate.framesPerSecond());
    if (auto curved = numbers ? withTangents(track, *numbers, perFrame) : std::nullopt)
        track = *std::move(curved);
    else
        repairs.add("splines-straightened",
                    "curves whose tangents cannot be read go straight from key to key");
}

} // namespace

void applyInterpolation(const GltfDocument& document, std::size_t animation, FrameRate rate,
                        TracksByNode& tracks, RepairList& repairs)
{
    for (const GltfChannel& channel : document.channels(animation)) {
        const auto found = tracks.find(channel.node);
        if (found == tracks.end()) continue;
        switch (channel.path) {
        case GltfPath::Translation:
            apply(document, channel, rate, found->second.translation, repairs);
            break;
        case GltfPath::Rotation:
            apply(document, channel, rate, found->second.rotation, repairs);
            break;
        case GltfPath::Scale:
            apply(document, channel, rate, found->second.scale, repairs);
            break;
        case GltfPath::Weights: // MorphClips.h
            break;
        }
    }
}

} // namespace tagline
