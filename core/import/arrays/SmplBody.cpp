#include "core/import/arrays/SmplBody.h"

#include <array>
#include <string>
#include <string_view>

namespace tagline {
namespace {

struct PlainJoint
{
    std::string_view name;
    int parent;
    float x, y, z; ///< metres from the parent
};

// Round numbers of a person about 1.7 m tall.
constexpr std::array body{
    PlainJoint{"pelvis", -1, 0.0f, 0.0f, 0.0f},
    PlainJoint{"left_hip", 0, 0.09f, -0.08f, 0.0f},
    PlainJoint{"right_hip", 0, -0.09f, -0.08f, 0.0f},
    PlainJoint{"spine1", 0, 0.0f, 0.11f, 0.0f},
    PlainJoint{"left_knee", 1, 0.0f, -0.40f, 0.0f},
    PlainJoint{"right_knee", 2, 0.0f, -0.40f, 0.0f},
    PlainJoint{"spine2", 3, 0.0f, 0.13f, 0.0f},
    PlainJoint{"left_ankle", 4, 0.0f, -0.40f, 0.0f},
    PlainJoint{"right_ankle", 5, 0.0f, -0.40f, 0.0f},
    PlainJoint{"spine3", 6, 0.0f, 0.06f, 0.0f},
    PlainJoint{"left_foot", 7, 0.0f, -0.05f, 0.13f},
    PlainJoint{"right_foot", 8, 0.0f, -0.05f, 0.13f},
    PlainJoint{"neck", 9, 0.0f, 0.21f, 0.0f},
    PlainJoint{"left_collar", 9, 0.07f, 0.12f, 0.0f},
    PlainJoint{"right_collar", 9, -0.07f, 0.12f, 0.0f},
    PlainJoint{"head", 12, 0.0f, 0.09f, 0.02f},
    PlainJoint{"left_shoulder", 13, 0.12f, 0.03f, 0.0f},
    PlainJoint{"right_shoulder", 14, -0.12f, 0.03f, 0.0f},
    PlainJoint{"left_elbow", 16, 0.26f, 0.0f, 0.0f},
    PlainJoint{"right_elbow", 17, -0.26f, 0.0f, 0.0f},
    PlainJoint{"left_wrist", 18, 0.25f, 0.0f, 0.0f},
    PlainJoint{"right_wrist", 19, -0.25f, 0.0f, 0.0f},
};
constexpr int leftWrist = 20, rightWrist = 21;

constexpr std::array palms{PlainJoint{"left_hand", leftWrist, 0.09f, 0.0f, 0.0f},
                           PlainJoint{"right_hand", rightWrist, -0.09f, 0.0f, 0.0f}};
constexpr std::array face{PlainJoint{"jaw", 15, 0.0f, 0.0f, 0.02f},
                          PlainJoint{"left_eye_smplhf", 15, 0.03f, 0.06f, 0.06f},
                          PlainJoint{"right_eye_smplhf", 15, -0.03f, 0.06f, 0.06f}};

struct Finger
{
    std::string_view name;
    float out, down, front; ///< of its first joint from the wrist, of a left hand
    float length;           ///< from joint to joint
};
constexpr std::array fingers{
    Finger{"index", 0.09f, 0.0f, 0.025f, 0.03f}, Finger{"middle", 0.095f, 0.0f, 0.005f, 0.032f},
    Finger{"pinky", 0.08f, -0.01f, -0.035f, 0.022f}, Finger{"ring", 0.09f, 0.0f, -0.015f, 0.03f},
    Finger{"thumb", 0.03f, -0.01f, 0.03f, 0.03f}};

void add(const PlainJoint& joint, std::vector<SampledNode>& nodes)
{
    SampledNode& node = nodes.emplace_back();
    node.name = joint.name;
    node.parent = joint.parent;
    node.offset = {joint.x, joint.y, joint.z};
}

void addHand(std::string_view side, int wrist, std::vector<SampledNode>& nodes)
{
    const float out = wrist == leftWrist ? 1.0f : -1.0f;
    for (const Finger& finger : fingers)
        for (int i = 0; i < 3; ++i) {
            const int before = int(nodes.size()) - 1;
            SampledNode& node = nodes.emplace_back();
            node.name = std::string(side) + std::string(finger.name) + std::to_string(i + 1);
            node.parent = i == 0 ? wrist : before;
            node.offset = i == 0 ? glm::vec3(out * finger.out, finger.down, finger.front)
                                 : glm::vec3(out * finger.length, 0.0f, 0.0f);
        }
}

} // namespace

std::optional<SmplKind> smplKindOf(std::size_t joints)
{
    switch (joints) {
    case 22:
        return SmplKind::Body;
    case 24:
        return SmplKind::Smpl;
    case 52:
        return SmplKind::SmplH;
    case 55:
        return SmplKind::SmplX;
    default:
        return std::nullopt;
    }
}

std::vector<SampledNode> smplNodes(SmplKind kind)
{
    std::vector<SampledNode> nodes;
    for (const PlainJoint& joint : body) add(joint, nodes);
    if (kind == SmplKind::Smpl)
        for (const PlainJoint& joint : palms) add(joint, nodes);
    if (kind == SmplKind::SmplX)
        for (const PlainJoint& joint : face) add(joint, nodes);
    if (kind == SmplKind::SmplH || kind == SmplKind::SmplX) {
        addHand("left_", leftWrist, nodes);
        addHand("right_", rightWrist, nodes);
    }
    return nodes;
}

} // namespace tagline
