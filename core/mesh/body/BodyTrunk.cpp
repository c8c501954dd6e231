#include "core/mesh/body/BodyParts.h"
#include "core/mesh/body/BonePath.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace tagline {
namespace {

/// Heights, half-widths and places that the trunk is drawn between; metres, heights along `up`.
struct TrunkFrame
{
    float pelvis = 0.0f;   ///< height of the hip joints
    float shoulder = 0.0f; ///< height of the shoulder joints
    glm::vec3 hips{0.0f};  ///< the middle of the hip joints
    float hipHalf = 0.0f;
    float shoulderHalf = 0.0f;
    glm::vec3 hipSide{1.0f, 0.0f, 0.0f};
    glm::vec3 shoulderSide{1.0f, 0.0f, 0.0f};
};

/// The middle of the limbs' first joints, half their distance and the direction between them.
struct LimbPair
{
    glm::vec3 middle{0.0f};
    float half = 0.0f;
    glm::vec3 side{1.0f, 0.0f, 0.0f};
};

LimbPair pairOf(const BodyPlan& plan, const std::vector<LimbLandmarks>& limbs)
{
    const glm::vec3 first = plan.positions[std::size_t(limbs[0].joints.front())];
    const glm::vec3 second = plan.positions[std::size_t(limbs[1].joints.front())];
    const glm::vec3 across = first - second;
    const glm::vec3 level = across - plan.figure.up * glm::dot(across, plan.figure.up);
    const float length = glm::length(level);
    LimbPair pair{(first + second) * 0.5f, length * 0.5f, plan.figure.side};
    if (length > 1e-4f) pair.side = level / (glm::dot(level, plan.figure.side) < 0.0f ? -length : length);
    return pair;
}

TrunkFrame trunkFrame(const BodyPlan& plan)
{
    const FigureLandmarks& figure = plan.figure;
    const float stature = figure.stature;
    const auto height = [&](const glm::vec3& place) { return glm::dot(place, figure.up); };
    const float base = height(plan.positions[std::size_t(figure.trunk.front())]);
    const float head = height(plan.positions[std::size_t(figure.head())]);
    TrunkFrame frame;
    frame.pelvis = base;
    frame.hips = plan.positions[std::size_t(figure.trunk.front())];
    frame.shoulder = head - 0.10f * stature;
    frame.hipHalf = 0.05f * stature;
    frame.shoulderHalf = 0.10f * stature;
    frame.hipSide = frame.shoulderSide = figure.side;
    if (figure.legs.size() >= 2) {
        const LimbPair hips = pairOf(plan, figure.legs);
        frame.pelvis = std::min(height(hips.middle), base);
        frame.hipHalf = std::clamp(hips.half, 0.035f * stature, 0.08f * stature);
        frame.hipSide = hips.side;
        frame.hips = hips.middle;
    }
    if (figure.arms.size() >= 2) {
        const LimbPair shoulders = pairOf(plan, figure.arms);
        frame.shoulder = std::clamp(height(shoulders.middle), frame.pelvis + 0.12f * stature, head);
        frame.shoulderHalf = std::clamp(shoulders.half, 0.07f * stature, 0.15f * stature);
        frame.shoulderSide = shoulders.side;
    }
    return frame;
}

/// One control section of the trunk: its place from pelvis (0) to shoulders (1) and its half sizes.
struct TrunkShape
{
    float part;
    float halfSide;
    float halfFront;
    float squareness;
};

/// Half sizes as parts of the stature, but for what the joints say of hips and shoulders.
std::vector<TrunkShape> trunkShapes(const TrunkFrame& frame, float stature)
{
    const float hip = frame.hipHalf / stature;
    const float shoulder = frame.shoulderHalf / stature;
    return {{-0.02f, hip + 0.034f, 0.062f, 2.3f},
            {0.08f, hip + 0.036f, 0.062f, 2.4f},
            {0.18f, hip + 0.033f, 0.060f, 2.4f},
            {0.36f, 0.079f, 0.054f, 2.4f},
            {0.58f, 0.087f, 0.060f, 2.5f},
            {0.78f, std::clamp(shoulder - 0.016f, 0.090f, 0.105f), 0.064f, 2.6f},
            {0.93f, std::clamp(shoulder - 0.016f, 0.084f, 0.110f), 0.054f, 2.5f},
            {1.04f, std::max(shoulder * 0.60f, 0.055f), 0.040f, 2.3f},
            {1.10f, 0.040f, 0.034f, 2.0f},
            {1.16f, 0.031f, 0.031f, 2.0f}};
}

} // namespace

void addTrunk(const BodyPlan& plan, BodyMesh& mesh)
{
    const FigureLandmarks& figure = plan.figure;
    const TrunkFrame frame = trunkFrame(plan);
    const BonePath path(noJoint, figure.trunk, plan.positions);
    std::vector<BodySection> sections;
    const auto add = [&](const TrunkShape& shape, const glm::vec3& centre, float arc) {
        const float part = std::clamp(shape.part, 0.0f, 1.0f);
        BodySection section;
        section.centre = centre;
        section.side = glm::normalize(frame.hipSide * (1.0f - part) + frame.shoulderSide * part);
        section.front = glm::cross(section.side, figure.up);
        section.halfSide = shape.halfSide * figure.stature;
        section.halfFront = shape.halfFront * figure.stature;
        section.squareness = shape.squareness;
        section.influence = path.influence(arc, 0.05f * figure.stature);
        sections.push_back(section);
    };
    const auto heightOf = [&](float part) { return frame.pelvis + part * (frame.shoulder - frame.pelvis); };
    const glm::vec3 neck = path.at(path.arcAtHeight(figure.up, heightOf(1.1f)));
    const glm::vec3 lean = (neck - frame.hips) / std::max(glm::dot(neck - frame.hips, figure.up), 1e-4f);
    for (const TrunkShape& shape : trunkShapes(frame, figure.stature)) {
        // Around the hip joints below, the spine above; between halfway to the straight line: spines lie
        // behind.
        const float height = heightOf(shape.part);
        const float arc = path.arcAtHeight(figure.up, height);
        const float rise = height - glm::dot(frame.hips, figure.up);
        const glm::vec3 straight = frame.hips + (shape.part > 0.0f ? lean : figure.up) * rise;
        const float spine = shape.part >= 1.0f ? 1.0f : std::clamp(shape.part, 0.0f, 0.5f);
        add(shape, spine > 0.0f ? glm::mix(straight, path.at(arc), spine) : straight, arc);
    }
    const glm::vec3 top = sections.back().centre;
    const glm::vec3 skull = plan.positions[std::size_t(figure.head())] + figure.up * (0.01f * figure.stature);
    if (glm::dot(skull - top, figure.up) > 0.01f * figure.stature)
        add({1.3f, 0.029f, 0.031f, 2.0f}, skull, path.length() + 0.01f * figure.stature);
    mesh.addTube(sections, 0.075f * figure.stature, 0.02f * figure.stature);
}

void addHead(const BodyPlan& plan, BodyMesh& mesh)
{
    const FigureLandmarks& figure = plan.figure;
    const float stature = figure.stature;
    const JointIndex head = figure.head();
    const glm::vec3 joint = plan.positions[std::size_t(head)];
    const float neck = glm::dot(joint, figure.up) - trunkFrame(plan).shoulder;
    const float rise = std::clamp(0.125f * stature - neck, 0.025f * stature, 0.06f * stature);
    struct HeadShape
    {
        float height, forwards, halfSide, halfFront;
    };
    // From the chin up; parts of the stature, heights from the head's middle.
    constexpr HeadShape shapes[] = {{-0.052f, 0.022f, 0.024f, 0.032f},
                                    {-0.030f, 0.015f, 0.035f, 0.045f},
                                    {0.000f, 0.008f, 0.043f, 0.054f},
                                    {0.028f, 0.005f, 0.043f, 0.054f}};
    std::vector<BodySection> sections;
    for (const HeadShape& shape : shapes) {
        BodySection section;
        section.centre =
            joint + figure.up * (rise + shape.height * stature) + figure.front * (shape.forwards * stature);
        section.side = figure.side;
        section.front = figure.front;
        section.halfSide = shape.halfSide * stature;
        section.halfFront = shape.halfFront * stature;
        section.influence = {{head, head}, {1.0f, 0.0f}};
        sections.push_back(section);
    }
    mesh.addTube(sections, 0.016f * stature, 0.042f * stature);
}

} // namespace tagline
