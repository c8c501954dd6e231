#pragma once

// MorphClips reads the keys of morph targets.

#include "core/animation/clips/Clip.h"
#include "core/import/assimp/clips/ChannelTracks.h"
#include "core/import/assimp/figure/MorphBuilder.h"
#include "core/import/assimp/gltf/GltfDocument.h"

struct aiAnimation;

namespace tagline {

/// One a target that the animation moves, for each mesh of a node that it names. glTF's keys come from the
/// document where that has them, for Assimp forgets steps, splines and weights below 0.
std::vector<MorphChannel> morphChannels(const aiAnimation& animation, unsigned index, const FrameScale& scale,
                                        FrameRate rate, const std::vector<MorphOrigin>& origins,
                                        const GltfDocument* gltf, RepairList& repairs);

} // namespace tagline
