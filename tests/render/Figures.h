#pragma once

// Figures that tests draw: a ball on one joint, and a tube on a chain of joints.

#include "core/animation/figure/LocalToModelJob.h"
#include "core/animation/figure/Pose.h"
#include "render/CharacterModel.h"

#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>

#include <algorithm>
#include <cmath>

namespace tagline::test {

/// Rings of vertices around the Y axis: `radius(t)` and `height(t)` for t in 0 … 1.
template<class Radius, class Height, class Influences>
SkinnedMesh lathe(int rings, int sides, Radius radius, Height height, Influences influencesAt)
{
    std::vector<glm::vec3> positions, normals;
    std::vector<glm::vec2> coordinates;
    std::vector<VertexInfluences> influences;
    std::vector<std::uint32_t> indices;
    for (int ring = 0; ring <= rings; ++ring)
        for (int side = 0; side <= sides; ++side) {
            const float t = float(ring) / float(rings);
            const float angle = 6.2831853f * float(side) / float(sides);
            const glm::vec3 outward(std::sin(angle), 0.0f, std::cos(angle));
            const float slope = (radius(std::min(t + 0.01f, 1.0f)) - radius(std::max(t - 0.01f, 0.0f))) /
                                (height(std::min(t + 0.01f, 1.0f)) - height(std::max(t - 0.01f, 0.0f)));
            positions.push_back(radius(t) * outward + glm::vec3(0.0f, height(t), 0.0f));
            normals.push_back(glm::normalize(outward - slope * glm::vec3(0.0f, 1.0f, 0.0f)));
            coordinates.emplace_back(float(side) / float(sides), t);
            influences.push_back(influencesAt(t));
        }
    const auto at = [&](int ring, int side) { return std::uint32_t(ring * (sides + 1) + side); };
    for (int ring = 0; ring < rings; ++ring)
        for (int side = 0; side < sides; ++side)
            for (const std::uint32_t index : {at(ring, side), at(ring, side + 1), at(ring + 1, side + 1),
                                              at(ring, side), at(ring + 1, side + 1), at(ring + 1, side)})
                indices.push_back(index);
    SkinnedMesh mesh;
    mesh.positions = std::move(positions);
    mesh.normals = std::move(normals);
    mesh.textureCoordinates = std::move(coordinates);
    mesh.influences = std::move(influences);
    mesh.indices = std::move(indices);
    return mesh;
}

/// "joint<n>", that far above its parent.
inline Joint joint(int number, JointIndex parent, float above)
{
    Joint result;
    result.name = "joint" + std::to_string(number);
    result.parent = parent;
    result.rest.translation.y = above;
    return result;
}

/// A ball around the one joint, which is at the origin.
inline CharacterModel ball(float radius)
{
    CharacterModel model;
    model.skeleton = Skeleton(std::vector<Joint>{joint(0, noJoint, 0.0f)});
    const auto angle = [](float t) { return 3.1415f * (t - 0.5f); };
    SkinnedMesh mesh = lathe(
        48, 64, [=](float t) { return radius * std::cos(angle(t)); },
        [=](float t) { return radius * std::sin(angle(t)); }, [](float) { return VertexInfluences{}; });
    mesh.palette.resize(1); // joint 0, bound where it is
    model.meshes.push_back(std::move(mesh));
    return model;
}

/// A tube of that many joints, one above the other over `height` metres, each vertex between two of them.
inline CharacterModel tube(int joints, float height, float radius, int rings = 160, int sides = 32)
{
    CharacterModel model;
    std::vector<Joint> chain;
    const float length = height / float(joints);
    for (int index = 0; index < joints; ++index)
        chain.push_back(joint(index, index - 1, index == 0 ? 0.0f : length));
    model.skeleton = Skeleton(std::move(chain));
    SkinnedMesh mesh = lathe(
        rings, sides, [=](float) { return radius; }, [=](float t) { return t * height; },
        [=](float t) {
            const float place = std::min(t * float(joints), float(joints - 1));
            const auto lower = std::uint16_t(place);
            const auto upper = std::uint16_t(std::min(int(lower) + 1, joints - 1));
            const float part = place - std::floor(place);
            return VertexInfluences{{lower, upper, 0, 0}, {1.0f - part, part, 0.0f, 0.0f}};
        });
    for (int index = 0; index < joints; ++index)
        mesh.palette.push_back(
            {index, glm::translate(glm::mat4(1.0f), {0.0f, -length * float(index), 0.0f})});
    model.meshes.push_back(std::move(mesh));
    return model;
}

/// The skeleton's joints when each but the first is bent by the same angle about the Z axis.
inline std::vector<glm::mat4> bent(const Skeleton& skeleton, float radians)
{
    Pose pose = restPose(skeleton);
    for (std::size_t joint = 1; joint < pose.size(); ++joint)
        pose[joint].rotation = glm::angleAxis(radians, glm::vec3(0.0f, 0.0f, 1.0f));
    return modelMatrices(skeleton, pose);
}

inline std::shared_ptr<const CharacterModel> shared(CharacterModel model)
{
    return std::make_shared<const CharacterModel>(std::move(model));
}

} // namespace tagline::test
