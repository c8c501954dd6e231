#include "core/animation/blending/BlendingJob.h"

#include "core/animation/figure/Rotations.h"
#include "core/animation/figure/Weights.h"

#include <algorithm>
#include <cassert>

namespace tagline {
namespace {

float weightOf(const BlendLayer& layer, std::size_t joint)
{
    const float weight = layer.jointWeights.empty() ? layer.weight : layer.weight * layer.jointWeights[joint];
    return counts(weight) ? weight : 0.0f;
}

/// Expects that a layer counts for the joint.
Transform blended(std::span<const BlendLayer> layers, double weightSum, std::size_t joint)
{
    Transform sum{glm::vec3(0.0f), glm::quat(0.0f, 0.0f, 0.0f, 0.0f), glm::vec3(0.0f)};
    const Transform* heaviest = nullptr;
    float heaviestWeight = 0.0f;
    for (const BlendLayer& layer : layers) {
        const float own = weightOf(layer, joint);
        if (own == 0.0f) continue;
        const Transform& transform = layer.pose[joint];
        const float weight = shareOf(own, weightSum);
        if (weight == 1.0f) return transform;
        sum.translation += transform.translation * weight;
        sum.scale += transform.scale * weight;
        const bool isAway = glm::dot(sum.rotation, transform.rotation) < 0.0f;
        sum.rotation = sum.rotation + transform.rotation * (isAway ? -weight : weight);
        if (own > heaviestWeight) {
            heaviestWeight = own;
            heaviest = &transform;
        }
    }
    sum.rotation = unitOr(sum.rotation, heaviest->rotation);
    return sum;
}

Transform blendedOrRest(std::span<const BlendLayer> layers, const Transform& rest, std::size_t joint)
{
    double weightSum = 0.0;
    for (const BlendLayer& layer : layers) weightSum += weightOf(layer, joint);
    return weightSum > 0.0 ? blended(layers, weightSum, joint) : rest;
}

} // namespace

bool BlendingJob::isValid() const
{
    return rest.size() == output.size() &&
           std::all_of(layers.begin(), layers.end(), [&](const BlendLayer& layer) {
               return !counts(layer.weight) ||
                      (layer.pose.size() == output.size() &&
                       (layer.jointWeights.empty() || layer.jointWeights.size() == output.size()));
           });
}

void BlendingJob::run() const
{
    assert(isValid());
    std::span<const Transform> only = rest;
    int counting = 0;
    bool isMasked = false;
    for (const BlendLayer& layer : layers) {
        if (!counts(layer.weight)) continue;
        only = layer.pose;
        isMasked = isMasked || !layer.jointWeights.empty();
        ++counting;
    }
    if (counting < 2 && !isMasked) {
        if (only.data() != output.data()) std::copy(only.begin(), only.end(), output.begin());
        return;
    }
    for (std::size_t joint = 0; joint < output.size(); ++joint)
        output[joint] = blendedOrRest(layers, rest[joint], joint);
}

} // namespace tagline
