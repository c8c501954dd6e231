#pragma once

// The times of the keys of an animation.

#include <assimp/anim.h>

#include <vector>

namespace tagline {

template<class Key>
void appendTimes(std::vector<double>& times, const Key* keys, unsigned count)
{
    for (unsigned i = 0; i < count; ++i) times.push_back(keys[i].mTime);
}

/// In ticks, in no order, as the file holds them: of nodes; of meshes and shapes where no node has keys.
inline std::vector<double> keyTimes(const aiAnimation& animation)
{
    std::vector<double> times;
    for (unsigned i = 0; i < animation.mNumChannels; ++i) {
        const aiNodeAnim& channel = *animation.mChannels[i];
        appendTimes(times, channel.mPositionKeys, channel.mNumPositionKeys);
        appendTimes(times, channel.mRotationKeys, channel.mNumRotationKeys);
        appendTimes(times, channel.mScalingKeys, channel.mNumScalingKeys);
    }
    if (!times.empty()) return times;
    for (unsigned i = 0; i < animation.mNumMeshChannels; ++i)
        appendTimes(times, animation.mMeshChannels[i]->mKeys, animation.mMeshChannels[i]->mNumKeys);
    for (unsigned i = 0; i < animation.mNumMorphMeshChannels; ++i)
        appendTimes(times, animation.mMorphMeshChannels[i]->mKeys, animation.mMorphMeshChannels[i]->mNumKeys);
    return times;
}

} // namespace tagline
