#include "core/import/assimp/clips/ClipBuilder.h"

#include "core/animation/clips/FrameCost.h"
#include "core/import/assimp/Conversions.h"
#include "core/import/assimp/clips/ClipTiming.h"
#include "core/import/assimp/clips/KeyTimes.h"
#include "core/import/assimp/clips/MorphClips.h"
#include "core/import/assimp/figure/PivotFolding.h"
#include "core/import/assimp/gltf/GltfInterpolation.h"
#include "core/import/model/Names.h"

#include <assimp/scene.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace tagline {
namespace {

/// First and last key of an animation in frames, before any shift; 0 if it has none.
struct Span
{
    double first = 0.0;
    double last = 0.0;
    bool isCut = false; ///< there are keys after the last
};

/// Frames from the first to the last.
Frame frameCount(const Span& span) { return frameCountTo(span.last - std::min(span.first, 0.0)); }

bool isMeasured(const Span& span)
{
    Clip clip;
    clip.frames = frameCount(span);
    return bool(checkFrameCost(clip, measuredFrameBytes));
}

/// The frames of an animation's keys, each once, in order.
std::vector<double> keyFrames(const aiAnimation& animation, double framesPerTick)
{
    const FrameScale scale{framesPerTick, 0.0};
    std::vector<double> frames;
    for (const double ticks : keyTimes(animation)) {
        const double frame = scale.frame(ticks);
        if (std::isfinite(frame) && std::abs(frame) <= lastPossibleFrame) frames.push_back(frame);
    }
    std::sort(frames.begin(), frames.end());
    frames.erase(std::unique(frames.begin(), frames.end()), frames.end());
    return frames;
}

/// The last frame before those that follow a gap of nine tenths of the whole length, if they are one, or at
/// most one in a hundred. The last of all if there are none such, or if fewer than two come before the gap.
double lastBeforeStrays(const std::vector<double>& frames)
{
    const std::size_t mostStrays = std::max<std::size_t>(frames.size() / 100, 1);
    const double gap = 0.9 * (frames.back() - frames.front());
    for (std::size_t i = frames.size() - 1; i >= 2 && frames.size() - i <= mostStrays; --i)
        if (frames[i] - frames[i - 1] > gap) return frames[i - 1];
    return frames.back();
}

/// The extent of the keys; if a clip would be too long to be measured, without its stray keys.
Span keySpan(const aiAnimation& animation, double framesPerTick, RepairList& repairs)
{
    const std::vector<double> frames = keyFrames(animation, framesPerTick);
    if (frames.empty()) return {};
    const Span all{frames.front(), frames.back()};
    if (isMeasured(all)) return all;
    const double last = lastBeforeStrays(frames);
    const Span cut{frames.front(), last, last < all.last};
    if (cut.isCut)
        repairs.add("stray-keys",
                    "keys far behind all others were left out: the clip ends where its keys do");
    return cut;
}

std::int64_t keyCount(const aiAnimation& animation)
{
    std::int64_t keys = 0;
    for (unsigned i = 0; i < animation.mNumChannels; ++i) {
        const aiNodeAnim& channel = *animation.mChannels[i];
        keys += std::int64_t(channel.mNumPositionKeys) + channel.mNumRotationKeys + channel.mNumScalingKeys;
    }
    return keys;
}

TracksByNode tracksOf(const aiAnimation& animation, const FrameScale& scale, RepairList& repairs)
{
    TracksByNode tracks;
    for (unsigned i = 0; i < animation.mNumChannels; ++i) {
        const aiNodeAnim& channel = *animation.mChannels[i];
        const std::string name = rawName(channel.mNodeName);
        if (!tracks.contains(name))
            tracks.emplace(name, repairedTracks(channel, scale, repairs));
        else
            repairs.add("duplicate-channels", "of several channels for one node the first was kept");
    }
    return tracks;
}

/// Number of channels that move no joint: those of cameras, lights and helpers.
std::int64_t unusedChannels(const NodeTree& tree, const SkeletonPlan& plan, const TracksByNode& tracks)
{
    std::vector<bool> isUsed(std::size_t(tree.size()));
    for (const JointOrigin& origin : plan.origins()) {
        if (origin.node != noNode) isUsed[std::size_t(origin.node)] = true;
        for (const int folded : origin.folded) isUsed[std::size_t(folded)] = true;
    }
    std::int64_t used = 0;
    for (int node = 0; node < tree.size(); ++node)
        if (isUsed[std::size_t(node)])
            used += std::count_if(tree[node].chain.begin(), tree[node].chain.end(), [&](const aiNode* link) {
                return tree.find(tree[node].name) == node && tracks.contains(rawName(link->mName));
            });
    return std::int64_t(tracks.size()) - used;
}

void checkDuration(const aiAnimation& animation, const Span& span, double framesPerTick, RepairList& repairs)
{
    const double declared = animation.mDuration * framesPerTick;
    if (!(declared <= span.last + 0.5))
        repairs.add("duration-past-last-key", "clips end at their last key, not at their declared length");
}

/// The repaired tracks of an animation; those of glTF with their curves and steps.
TracksByNode allTracks(const ClipInput& input, unsigned index, const ClipTiming& timing,
                       const FrameScale& scale, RepairList& repairs)
{
    TracksByNode tracks = tracksOf(*input.scene.mAnimations[index], scale, repairs);
    if (input.gltf && input.gltf->animationCount() == input.scene.mNumAnimations)
        applyInterpolation(*input.gltf, index, timing.rate, tracks, repairs);
    return tracks;
}

std::vector<JointChannel> channelsOf(const ClipInput& input, const TracksByNode& tracks)
{
    std::vector<JointChannel> channels;
    for (JointIndex joint = 0; joint < JointIndex(input.plan.skeleton().size()); ++joint)
        if (auto channel = foldedChannel(input.tree, input.plan, joint, tracks))
            channels.push_back(std::move(*channel));
    return channels;
}

Clip builtClip(const ClipInput& input, unsigned index, const ClipTiming& timing, RepairList& repairs)
{
    const aiAnimation& animation = *input.scene.mAnimations[index];
    const Span span = keySpan(animation, timing.framesPerTick, repairs);
    if (span.first < 0.0)
        repairs.add("negative-key-times", "clips that began before time 0 were moved to it");
    checkDuration(animation, span, timing.framesPerTick, repairs);

    Clip clip;
    clip.name = cleanName(rawName(animation.mName), repairs);
    if (clip.name.empty()) clip.name = input.stem;
    clip.rate = timing.rate;
    clip.isRateGuessed = timing.isGuessed;
    clip.frames = frameCount(span);
    noteLength(clip, repairs);
    clip.sourceChannels = std::int32_t(animation.mNumChannels);
    clip.sourceKeys = keyCount(animation);
    const double first = std::min(span.first, 0.0);
    const FrameScale scale{timing.framesPerTick, first,
                           span.isCut ? span.last - first + 0.5 : lastPossibleFrame};
    const TracksByNode tracks = allTracks(input, index, timing, scale, repairs);
    clip.channels = channelsOf(input, tracks);
    const bool hasDocument = input.gltf && input.gltf->animationCount() == input.scene.mNumAnimations;
    clip.morphs = morphChannels(animation, index, scale, timing.rate, input.morphs,
                                hasDocument ? input.gltf : nullptr, repairs);
    repairs.add("channels-without-joint", "channels of cameras, lights and helpers were left out",
                unusedChannels(input.tree, input.plan, tracks));
    return clip;
}

/// Numbers clips that share a name, and gives each its display name.
void nameClips(std::vector<Clip>& clips, const std::string& stem)
{
    std::map<std::string, std::int32_t> counts;
    for (Clip& clip : clips) clip.index = counts[clip.name]++;
    for (Clip& clip : clips) {
        clip.isNameShared = counts[clip.name] > 1;
        clip.displayName = clips.size() == 1 ? stem : clip.name;
    }
}

} // namespace

std::vector<Clip> buildClips(const ClipInput& input, RepairList& repairs)
{
    const auto timings = findTimings(input.scene, input.format, input.settings, repairs);
    std::vector<Clip> clips;
    for (unsigned i = 0; i < input.scene.mNumAnimations; ++i)
        clips.push_back(builtClip(input, i, timings[i], repairs));
    nameClips(clips, input.stem);
    return clips;
}

} // namespace tagline
