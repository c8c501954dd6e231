#include "core/import/assimp/clips/MorphClips.h"

#include "core/import/assimp/Conversions.h"

#include <assimp/anim.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace tagline {
namespace {

/// FBX: at a time at which other targets have keys and this one has none.
constexpr float notSaid = std::numeric_limits<float>::quiet_NaN();
constexpr double ticksPerSecondOfGltf = 1000.0; ///< Assimp's

/// The weights of all targets at all keys, as a file holds them.
struct MorphKeys
{
    Interpolation interpolation = Interpolation::Linear;
    std::vector<double> frames; ///< one a key
    std::size_t targets = 0;
    std::vector<float> values; ///< targets a key; of splines three times as many: in, value, out
};

/// FBX: "node*0".
std::string morphNodeOf(const aiMeshMorphAnim& channel)
{
    const std::string name = rawName(channel.mName);
    const std::size_t star = name.find_last_of('*');
    const bool isNumbered = star != std::string::npos && star + 1 < name.size() &&
                            std::all_of(name.begin() + std::ptrdiff_t(star) + 1, name.end(),
                                        [](char c) { return c >= '0' && c <= '9'; });
    return isNumbered ? name.substr(0, star) : name;
}

MorphKeys morphKeysOf(const aiMeshMorphAnim& channel, const FrameScale& scale)
{
    MorphKeys keys;
    for (unsigned i = 0; i < channel.mNumKeys; ++i)
        for (unsigned k = 0; k < channel.mKeys[i].mNumValuesAndWeights; ++k)
            if (channel.mKeys[i].mValues[k] < 0x10000)
                keys.targets = std::max(keys.targets, std::size_t(channel.mKeys[i].mValues[k]) + 1);
    for (unsigned i = 0; i < channel.mNumKeys; ++i) {
        const aiMeshMorphKey& key = channel.mKeys[i];
        keys.frames.push_back(scale.frame(key.mTime));
        const std::size_t first = keys.values.size();
        keys.values.resize(first + keys.targets, notSaid);
        for (unsigned k = 0; k < key.mNumValuesAndWeights; ++k)
            if (key.mValues[k] < keys.targets) keys.values[first + key.mValues[k]] = float(key.mWeights[k]);
    }
    return keys;
}

/// None if the document does not have all of them.
std::optional<MorphKeys> morphKeysOf(const GltfDocument& gltf, const GltfChannel& channel,
                                     const FrameScale& scale, FrameRate rate)
{
    const auto times = gltf.floats(channel.times, 1);
    const auto values = gltf.floats(channel.values, 1);
    const std::size_t each = channel.interpolation == Interpolation::CubicSpline ? 3 : 1;
    if (!times || !values || times->empty() || values->size() % (times->size() * each) != 0)
        return std::nullopt;
    MorphKeys keys;
    keys.interpolation = channel.interpolation;
    keys.targets = values->size() / (times->size() * each);
    for (const float time : *times) keys.frames.push_back(scale.frame(double(time) * ticksPerSecondOfGltf));
    keys.values = *values;
    if (each == 3) {
        const float perFrame = float(1.0 / rate.framesPerSecond());
        for (std::size_t i = 0; i < keys.values.size(); ++i)
            if (i / keys.targets % 3 != 1) keys.values[i] *= perFrame; // tangents
    }
    return keys;
}

/// One target's keys, in order and finite.
KeyTrack<float> morphTrackOf(const MorphKeys& keys, std::size_t target, const FrameScale& scale,
                             RepairList& repairs)
{
    const std::size_t each = keys.interpolation == Interpolation::CubicSpline ? 3 : 1;
    std::map<float, std::vector<float>> byFrame;
    std::int64_t broken = 0, early = 0, late = 0;
    for (std::size_t key = 0; key < keys.frames.size(); ++key) {
        std::vector<float> values;
        for (std::size_t part = 0; part < each; ++part)
            values.push_back(keys.values[(key * each + part) * keys.targets + target]);
        if (each == 1 && std::isnan(values.front())) continue;
        const double frame = keys.frames[key];
        if (!std::isfinite(frame) || !std::ranges::all_of(values, [](float v) { return std::isfinite(v); }))
            ++broken;
        else if (frame < 0.0)
            ++early;
        else if (frame > scale.lastFrame)
            ++late;
        else
            byFrame.insert_or_assign(float(frame), std::move(values));
    }
    repairs.add("keys-not-finite", "keys without a finite time or value were left out", broken);
    repairs.add("keys-before-clip", "keys of morph targets before their clip begins were left out", early);
    repairs.add("keys-out-of-range", "keys at impossible times were left out", late);
    std::vector<float> times, values;
    for (const auto& [frame, numbers] : byFrame) {
        times.push_back(frame);
        values.insert(values.end(), numbers.begin(), numbers.end());
    }
    return {keys.interpolation, std::move(times), std::move(values)};
}

void addMorphChannels(std::vector<MorphChannel>& channels, const std::string& node, const MorphKeys& keys,
                      const FrameScale& scale, const std::vector<MorphOrigin>& origins, RepairList& repairs)
{
    for (const MorphOrigin& origin : origins) {
        if (std::find(origin.nodes.begin(), origin.nodes.end(), node) == origin.nodes.end()) continue;
        for (std::size_t i = 0; i < std::min(keys.targets, origin.targets.size()); ++i) {
            const bool isKnown =
                std::any_of(channels.begin(), channels.end(), [&](const MorphChannel& channel) {
                    return channel.mesh == origin.mesh && channel.target == origin.targets[i];
                });
            if (isKnown) continue;
            if (auto track = morphTrackOf(keys, i, scale, repairs); !track.isEmpty())
                channels.push_back({origin.mesh, origin.targets[i], std::move(track)});
        }
    }
}

} // namespace

std::vector<MorphChannel> morphChannels(const aiAnimation& animation, unsigned index, const FrameScale& scale,
                                        FrameRate rate, const std::vector<MorphOrigin>& origins,
                                        const GltfDocument* gltf, RepairList& repairs)
{
    std::vector<MorphChannel> channels;
    if (origins.empty()) return channels;
    if (gltf)
        for (const GltfChannel& channel : gltf->channels(index))
            if (channel.path == GltfPath::Weights)
                if (const auto keys = morphKeysOf(*gltf, channel, scale, rate))
                    addMorphChannels(channels, channel.node, *keys, scale, origins, repairs);
    for (unsigned i = 0; i < animation.mNumMorphMeshChannels; ++i) {
        const aiMeshMorphAnim& channel = *animation.mMorphMeshChannels[i];
        addMorphChannels(channels, morphNodeOf(channel), morphKeysOf(channel, scale), scale, origins,
                         repairs);
    }
    return channels;
}

} // namespace tagline
