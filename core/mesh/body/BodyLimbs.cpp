#include "core/mesh/body/BodyParts.h"
#include "core/mesh/body/BonePath.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

/// One control section of a limb: its place from the first joint (0) over the middle one (1) to the last (2),
/// and its radius as a part of the stature.
struct LimbShape
{
    float part;
    float radius;
};

constexpr LimbShape armShapes[] = {{0.00f, 0.033f},  {0.30f, 0.0300f}, {0.65f, 0.0270f}, {0.95f, 0.0225f},
                                   {1.08f, 0.0235f}, {1.30f, 0.0245f}, {1.65f, 0.0195f}, {2.00f, 0.0150f}};
constexpr LimbShape legShapes[] = {{0.00f, 0.051f},  {0.20f, 0.0530f}, {0.60f, 0.0440f}, {0.93f, 0.0340f},
                                   {1.06f, 0.0325f}, {1.30f, 0.0370f}, {1.65f, 0.0270f}, {2.00f, 0.0200f}};

/// The arc length of the elbow or knee: the joint nearest to the limb's middle.
float middleArc(const BonePath& path)
{
    const float middle = 0.52f * path.length();
    float found = middle;
    float nearest = 0.2f * path.length();
    for (std::size_t i = 1; i + 1 < path.pointCount(); ++i) {
        const float apart = std::abs(path.arcOf(i) - middle);
        if (apart >= nearest) continue;
        nearest = apart;
        found = path.arcOf(i);
    }
    return found;
}

/// `usual` is the length that such a limb has, as a part of the stature: shorter limbs are thinner;
/// `startBulge` how far it reaches into the trunk, in radii.
void addLimb(const BodyPlan& plan, const LimbLandmarks& limb, std::span<const LimbShape> shapes, float usual,
             float startBulge, BodyMesh& mesh)
{
    const float stature = plan.figure.stature;
    const BonePath path(limb.above, limb.joints, plan.positions);
    const float scale = stature * std::clamp(std::sqrt(path.length() / (usual * stature)), 0.4f, 1.2f);
    const float middle = middleArc(path);
    glm::vec3 front = plan.figure.front;
    std::vector<BodySection> sections;
    for (const LimbShape& shape : shapes) {
        const float arc = shape.part <= 1.0f ? shape.part * middle
                                             : middle + (shape.part - 1.0f) * (path.length() - middle);
        const glm::vec3 along = path.tangent(arc, 0.02f * stature);
        front = squareTo(along, front); // carried along, so that the tube has no twist
        BodySection section;
        section.centre = path.at(arc);
        section.front = front;
        section.side = glm::cross(front, along);
        section.halfSide = section.halfFront = shape.radius * scale;
        section.influence = path.influence(arc, 0.045f * stature);
        sections.push_back(section);
    }
    mesh.addTube(sections, sections.front().halfSide * startBulge, sections.back().halfSide * 0.8f);
}

} // namespace

void addArm(const BodyPlan& plan, const LimbLandmarks& arm, BodyMesh& mesh)
{
    addLimb(plan, arm, armShapes, 0.31f, 1.5f, mesh);
}

void addLeg(const BodyPlan& plan, const LimbLandmarks& leg, BodyMesh& mesh)
{
    addLimb(plan, leg, legShapes, 0.48f, 0.9f, mesh);
}

void addBone(JointIndex joint, JointIndex child, std::span<const glm::vec3> positions, float radius,
             BodyMesh& mesh)
{
    const JointIndex joints[] = {joint, child};
    const BonePath path(joint, joints, positions);
    const glm::vec3 along = path.tangent(0.5f * path.length(), 0.25f * path.length());
    const glm::vec3 front = squareTo(along, glm::vec3(0.0f, 0.0f, 1.0f));
    constexpr LimbShape shapes[] = {{0.0f, 0.85f}, {0.25f, 1.0f}, {0.6f, 0.85f}, {1.0f, 0.65f}};
    std::vector<BodySection> sections;
    for (const LimbShape& shape : shapes) {
        BodySection section;
        section.centre = path.at(shape.part * path.length());
        section.front = front;
        section.side = glm::cross(front, along);
        section.halfSide = section.halfFront = shape.radius * radius;
        section.influence = path.influence(shape.part * path.length(), radius);
        sections.push_back(section);
    }
    mesh.addTube(sections, 0.85f * radius, 0.65f * radius, 12);
}

void addBall(JointIndex joint, const glm::vec3& centre, float radius, BodyMesh& mesh)
{
    BodySection section;
    section.centre = centre;
    section.halfSide = section.halfFront = radius;
    section.influence = {{joint, joint}, {1.0f, 0.0f}};
    mesh.addTube({&section, 1}, radius, radius);
}

} // namespace tagline
