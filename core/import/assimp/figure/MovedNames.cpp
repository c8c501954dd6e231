#include "core/import/assimp/figure/MovedNames.h"

#include "core/import/assimp/Conversions.h"

#include <assimp/scene.h>

#include <algorithm>

namespace tagline {
namespace {

constexpr float tolerance = 1e-5f;

bool isNear(const aiVector3D& a, const aiVector3D& b)
{
    return (a - b).Length() <= tolerance * std::max(1.0f, a.Length());
}

bool isNear(const aiQuaternion& a, const aiQuaternion& b)
{
    return std::abs(std::abs(a.w * b.w + a.x * b.x + a.y * b.y + a.z * b.z) - 1.0f) <= tolerance;
}

template<class Key>
bool differ(const Key* keys, unsigned count)
{
    return std::any_of(keys, keys + count,
                       [&](const Key& key) { return !isNear(keys[0].mValue, key.mValue); });
}

bool isMoving(const aiNodeAnim& channel)
{
    return differ(channel.mPositionKeys, channel.mNumPositionKeys) ||
           differ(channel.mRotationKeys, channel.mNumRotationKeys) ||
           differ(channel.mScalingKeys, channel.mNumScalingKeys);
}

} // namespace

MovedNames::MovedNames(const aiScene& scene)
{
    for (unsigned a = 0; a < scene.mNumAnimations; ++a)
        for (unsigned c = 0; c < scene.mAnimations[a]->mNumChannels; ++c) {
            const aiNodeAnim& channel = *scene.mAnimations[a]->mChannels[c];
            animated.insert(rawName(channel.mNodeName));
            if (isMoving(channel)) moving.insert(rawName(channel.mNodeName));
        }
}

} // namespace tagline
