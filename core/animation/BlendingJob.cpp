#include "core/animation/BlendingJob.h"

#include "core/animation/Rotations.h"

#include <algorithm>
#include <cassert>

namespace tagline {
namespace {

bool counts(const BlendLayer& layer) { return layer.weight > 0.0f; } // not for what is no number

Transform blended(std::span<const BlendLayer> layers, float weightSum, std::size_t joint)
{
    Transform sum{glm::vec3(0.0f), glm::quat(0.0f, 0.0f, 0.0f, 0.0f), glm::vec3(0.0f)};
    const glm::quat* heaviest = nullptr;
    float heaviestWeight = 0.0f;
    for (const BlendLayer& layer : layers) {
        if (!counts(layer)) continue;
        const Transform& transform = layer.pose[joint];
        const float weight = layer.weight / weightSum;
        sum.translation += transform.translation * weight;
        sum.scale += transform.scale * weight;
        const bool isAway = glm::dot(sum.rotation, transform.rotation) < 0.0f;
        sum.rotation = sum.rotation + transform.rotation * (isAway ? -weight : weight);
        if (layer.weight > heaviestWeight) {
            heaviestWeight = layer.weight;
            heaviest = &transform.rotation;
        }
    }
    sum.rotation = unitOr(sum.rotation, *heaviest);
    return sum;
}

} // namespace

bool BlendingJob::isValid() const
{
    return rest.size() == output.size() &&
           std::all_of(layers.begin(), layers.end(), [&](const BlendLayer& layer) {
               return !counts(layer) || layer.pose.size() == output.size();
           });
}

void BlendingJob::run() const
{
    assert(isValid());
    float weightSum = 0.0f;
    std::span<const Transform> only = rest;
    int counting = 0;
    for (const BlendLayer& layer : layers) {
        if (!counts(layer)) continue;
        weightSum += layer.weight;
        only = layer.pose;
        ++counting;
    }
    if (counting < 2) {
        if (only.data() != output.data()) std::copy(only.begin(), only.end(), output.begin());
        return;
    }
    for (std::size_t joint = 0; joint < output.size(); ++joint)
        output[joint] = blended(layers, weightSum, joint);
}

} // namespace tagline
