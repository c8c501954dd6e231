#include "core/import/assimp/figure/MovedNames.h"

#include "core/import/assimp/Conversions.h"

#include <assimp/scene.h>

#include <algorithm>
#include <unordered_map>
#include <vector>

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

/// Whether keys put a node elsewhere than it rests, or turn it: a figure that stands still in another pose is
/// posed too. Some exporters write a unit as the size of a resting node, and one in its keys.
bool isPosed(const aiNodeAnim& channel, const aiMatrix4x4& resting)
{
    constexpr float apart = 1e-3f;
    aiVector3D size, place;
    aiQuaternion turn;
    resting.Decompose(size, turn, place);
    // Keys in another unit than the resting node say nothing of its place.
    if (channel.mNumScalingKeys > 0 &&
        (channel.mScalingKeys[0].mValue - size).Length() > 0.01f * std::max(1.0f, size.Length()))
        return false;
    if (channel.mNumPositionKeys > 0) {
        const aiVector3D& to = channel.mPositionKeys[0].mValue;
        if ((to - place).Length() > apart * std::max(1.0f, place.Length())) return true;
    }
    if (channel.mNumRotationKeys == 0) return false;
    const aiQuaternion& to = channel.mRotationKeys[0].mValue;
    return std::abs(to.w * turn.w + to.x * turn.x + to.y * turn.y + to.z * turn.z) < 1.0f - apart;
}

bool isMoving(const aiNodeAnim& channel)
{
    return differ(channel.mPositionKeys, channel.mNumPositionKeys) ||
           differ(channel.mRotationKeys, channel.mNumRotationKeys) ||
           differ(channel.mScalingKeys, channel.mNumScalingKeys);
}

using NodesByName = std::unordered_map<std::string, const aiNode*>;

/// The first of each name.
NodesByName nodesByName(const aiScene& scene)
{
    NodesByName nodes;
    std::vector<const aiNode*> left{scene.mRootNode};
    while (!left.empty()) {
        const aiNode* node = left.back();
        left.pop_back();
        if (!node) continue;
        nodes.try_emplace(rawName(node->mName), node);
        for (unsigned i = node->mNumChildren; i-- > 0;) left.push_back(node->mChildren[i]);
    }
    return nodes;
}

} // namespace

MovedNames::MovedNames(const aiScene& scene)
{
    const NodesByName nodes = nodesByName(scene);
    for (unsigned a = 0; a < scene.mNumAnimations; ++a)
        for (unsigned c = 0; c < scene.mAnimations[a]->mNumChannels; ++c) {
            const aiNodeAnim& channel = *scene.mAnimations[a]->mChannels[c];
            animated.insert(rawName(channel.mNodeName));
            const auto node = nodes.find(rawName(channel.mNodeName));
            const bool isElsewhere = node != nodes.end() && isPosed(channel, node->second->mTransformation);
            if (isElsewhere || isMoving(channel)) moving.insert(rawName(channel.mNodeName));
        }
}

} // namespace tagline
