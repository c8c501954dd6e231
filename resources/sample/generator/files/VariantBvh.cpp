#include "resources/sample/generator/files/VariantBvh.h"

#include "resources/sample/generator/files/BvhText.h"
#include "resources/sample/generator/motion/Rotations.h"

namespace tagline::sample {

namespace {

using Frames = std::vector<JointFrame>;

// The rotation that turns Y to the axis that is up.
glm::dquat axesOf(char up)
{
    switch (up) {
    case 'X':
        return aboutZ(-pi / 2);
    case 'Z':
        return aboutX(pi / 2);
    default:
        return {1, 0, 0, 0};
    }
}

Pose poseAtRest(RestKind rest)
{
    const Skeleton& skeleton = humanSkeleton();
    Pose pose = restPose(skeleton);
    if (rest == RestKind::APose) return pose;
    for (glm::dquat& rotation : pose.rotations) rotation = {1, 0, 0, 0};
    if (rest != RestKind::ArmsUp) return pose;
    pose.rotations[size_t(skeleton.indexOf("LeftArm"))] = aboutZ(80 * degree);
    pose.rotations[size_t(skeleton.indexOf("RightArm"))] = aboutZ(-80 * degree);
    return pose;
}

// The shortest turn from X to a direction.
glm::dquat turnFromX(const glm::dvec3& direction)
{
    const glm::dvec3 to = glm::normalize(direction);
    const double cosine = to.x;
    if (cosine < -0.999999) return aboutZ(pi);
    const glm::dvec3 axis = glm::cross(glm::dvec3(1, 0, 0), to);
    return glm::normalize(glm::dquat(1.0 + cosine, axis.x, axis.y, axis.z));
}

// Writes one variant.
class VariantText
{
public:
    VariantText(const MotionClip& clip, const SkeletonScheme& scheme, const BvhVariant& variant)
        : m_clip(clip)
        , m_scheme(scheme)
        , m_variant(variant)
        , m_axes(axesOf(variant.up))
        , m_rest(schemeFrames(poseAtRest(variant.rest)))
    {
    }

    std::string text()
    {
        m_text = "HIERARCHY\n";
        addJoint(0, "");
        m_text += "MOTION\nFrames: " + std::to_string(m_clip.frameCount()) +
                  "\nFrame Time: " + number(1.0 / m_clip.framesPerSecond, 8) + '\n';
        for (const Pose& pose : m_clip.poses) {
            addFrame(0, schemeFrames(pose));
            m_text += '\n';
        }
        return m_text;
    }

private:
    bool isAlongX() const { return m_variant.rest == RestKind::AlongX; }

    // Where the scheme's joints are, in the file's axes and unit.
    Frames schemeFrames(const Pose& pose) const
    {
        const Frames figure = worldFrames(humanSkeleton(), pose);
        Frames frames;
        for (const SchemeJoint& joint : m_scheme.joints) {
            JointFrame frame;
            if (!joint.source.empty()) frame = figure[size_t(humanSkeleton().indexOf(joint.source))];
            frames.push_back({m_axes * frame.position / m_variant.metresPerUnit,
                              m_axes * frame.rotation * glm::conjugate(m_axes)});
        }
        return frames;
    }

    glm::dvec3 restOffset(size_t joint) const
    {
        const int parent = m_scheme.joints[joint].parent;
        return parent < 0 ? glm::dvec3(0.0) : m_rest[joint].position - m_rest[size_t(parent)].position;
    }

    glm::dquat aim(size_t joint) const
    {
        const glm::dvec3 offset = restOffset(joint);
        return glm::length(offset) < 1e-9 ? glm::dquat(1, 0, 0, 0) : turnFromX(offset);
    }

    void openJoint(const std::string& kind, const std::string& name, const glm::dvec3& offset, bool isPlaced,
                   const std::string& indent)
    {
        m_text += indent + kind + ' ' + name + '\n' + indent + "{\n" + indent + "\tOFFSET " +
                  numbers(offset) + '\n' + indent +
                  (isPlaced ? "\tCHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation Yrotation\n"
                            : "\tCHANNELS 3 Zrotation Xrotation Yrotation\n");
    }

    void addJoint(size_t joint, const std::string& indent)
    {
        const SchemeJoint& each = m_scheme.joints[joint];
        const std::string name(each.name);
        const bool isAimed = isAlongX() && joint > 0;
        const glm::dvec3 offset = restOffset(joint);
        if (isAimed) openJoint("JOINT", "Aim" + std::to_string(joint), glm::dvec3(0.0), false, indent);
        const std::string inner = isAimed ? indent + '\t' : indent;
        openJoint(joint == 0 ? "ROOT" : "JOINT", name,
                  isAimed ? glm::dvec3(glm::length(offset), 0, 0) : offset, each.isPlaced, inner);
        bool isLeaf = true;
        for (size_t child = joint + 1; child < m_scheme.joints.size(); ++child) {
            if (m_scheme.joints[child].parent != int(joint)) continue;
            addJoint(child, inner + '\t');
            isLeaf = false;
        }
        if (isLeaf) addEnd(joint, inner + '\t');
        m_text += inner + "}\n";
        if (isAimed) m_text += indent + "}\n";
    }

    // Half as long as the bone before.
    void addEnd(size_t joint, const std::string& indent)
    {
        const glm::dvec3 offset = 0.5 * restOffset(joint);
        m_text += indent + "End Site\n" + indent + "{\n" + indent + "\tOFFSET " +
                  numbers(isAlongX() ? glm::dvec3(glm::length(offset), 0, 0) : offset) + '\n' + indent +
                  "}\n";
    }

    // A joint's turn against its rest.
    glm::dquat turnOf(const Frames& frames, int joint) const
    {
        if (joint < 0) return {1, 0, 0, 0};
        return frames[size_t(joint)].rotation * glm::conjugate(m_rest[size_t(joint)].rotation);
    }

    // In the order of the hierarchy.
    void addFrame(size_t joint, const Frames& frames)
    {
        const SchemeJoint& each = m_scheme.joints[joint];
        const glm::dquat above = glm::conjugate(turnOf(frames, each.parent));
        glm::dquat local = above * turnOf(frames, int(joint));
        const glm::dvec3 from = each.parent < 0 ? glm::dvec3(0.0) : frames[size_t(each.parent)].position;
        glm::dvec3 place = above * (frames[joint].position - from);
        if (isAlongX() && joint > 0) {
            m_text += ' ' + numbers(bvhAngles(aim(joint)));
            local = glm::conjugate(aim(joint)) * local;
            place = glm::conjugate(aim(joint)) * place;
        }
        if (each.isPlaced) m_text += ' ' + numbers(place);
        m_text += ' ' + numbers(bvhAngles(local));
        for (size_t child = joint + 1; child < m_scheme.joints.size(); ++child)
            if (m_scheme.joints[child].parent == int(joint)) addFrame(child, frames);
    }

    const MotionClip& m_clip;
    const SkeletonScheme& m_scheme;
    BvhVariant m_variant;
    glm::dquat m_axes;
    Frames m_rest;
    std::string m_text;
};

} // namespace

std::string variantBvh(const MotionClip& clip, const SkeletonScheme& scheme, const BvhVariant& variant)
{
    return VariantText(clip, scheme, variant).text();
}

} // namespace tagline::sample
