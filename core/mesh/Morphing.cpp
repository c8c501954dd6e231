#include "core/mesh/Morphing.h"

#include "core/animation/clips/TrackSampling.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <map>
#include <string_view>

namespace tagline {
namespace {

void addWeighted(const MorphTarget& target, float weight, const MorphJob& job)
{
    const std::span<const std::uint32_t> vertices = target.vertices;
    const std::span<const glm::vec3> positions = target.positions, normals = target.normals;
    for (std::size_t i = 0; i < vertices.size(); ++i) job.positions[vertices[i]] += weight * positions[i];
    for (std::size_t i = 0; i < normals.size(); ++i) job.normals[vertices[i]] += weight * normals[i];
}

} // namespace

bool MorphTarget::isValidFor(std::size_t vertexCount) const
{
    if (positions.size() != vertices.size() || (!normals.empty() && normals.size() != vertices.size()))
        return false;
    for (std::size_t i = 0; i < vertices.size(); ++i)
        if (vertices[i] >= vertexCount || (i > 0 && vertices[i] <= vertices[i - 1])) return false;
    return std::isfinite(weight);
}

std::vector<float> restMorphWeights(std::span<const SkinnedMesh> meshes)
{
    std::vector<float> weights;
    for (const SkinnedMesh& mesh : meshes)
        for (const MorphTarget& target : mesh.morphs) weights.push_back(target.weight);
    return weights;
}

MorphBinding bindMorphs(std::span<const SkinnedMesh> meshes, const Clip& clip)
{
    MorphBinding binding;
    if (clip.morphs.empty()) return binding;
    std::map<std::pair<std::string_view, std::string_view>, std::int32_t> places;
    for (const MorphChannel& channel : clip.morphs)
        if (!channel.weights.isEmpty())
            places.try_emplace({channel.mesh, channel.target}, std::int32_t(&channel - clip.morphs.data()));
    bool isMoved = false;
    for (const SkinnedMesh& mesh : meshes)
        for (const MorphTarget& target : mesh.morphs) {
            const auto found = places.find({mesh.name, target.name});
            isMoved = isMoved || found != places.end();
            binding.channels.push_back(found == places.end() ? -1 : found->second);
        }
    if (!isMoved) binding.channels.clear();
    return binding;
}

bool MorphSamplingJob::isValid() const
{
    return clip && binding && rest.size() == weights.size() &&
           (binding->channels.empty() || binding->channels.size() == weights.size()) &&
           std::all_of(binding->channels.begin(), binding->channels.end(),
                       [&](std::int32_t channel) { return channel < std::int32_t(clip->morphs.size()); });
}

void MorphSamplingJob::run() const
{
    assert(isValid());
    for (std::size_t target = 0; target < binding->channels.size(); ++target) {
        if (binding->channels[target] < 0) continue;
        std::uint32_t hint = 0;
        const auto& track = clip->morphs[std::size_t(binding->channels[target])].weights;
        const float weight = sampledValue(track, frame, hint);
        if (std::isfinite(weight)) weights[target] += share * (weight - rest[target]);
    }
}

std::vector<float> morphWeights(std::span<const SkinnedMesh> meshes, const Clip& clip, double frame)
{
    const std::vector<float> rest = restMorphWeights(meshes);
    std::vector<float> weights = rest;
    if (weights.empty()) return weights;
    const MorphBinding binding = bindMorphs(meshes, clip);
    MorphSamplingJob{.clip = &clip, .binding = &binding, .rest = rest, .frame = frame, .weights = weights}
        .run();
    return weights;
}

bool MorphJob::isValid() const
{
    return mesh && weights.size() == mesh->morphs.size() && positions.size() == mesh->vertexCount() &&
           normals.size() == mesh->vertexCount();
}

void MorphJob::run() const
{
    assert(isValid());
    std::copy(mesh->positions.begin(), mesh->positions.end(), positions.begin());
    std::copy(mesh->normals.begin(), mesh->normals.end(), normals.begin());
    for (std::size_t target = 0; target < weights.size(); ++target)
        if (weights[target] != 0.0f) addWeighted(mesh->morphs[target], weights[target], *this);
}

} // namespace tagline
