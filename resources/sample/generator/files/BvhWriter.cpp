#include "resources/sample/generator/files/BvhWriter.h"

#include "resources/sample/generator/files/BvhText.h"

#include <algorithm>

namespace tagline::sample {

namespace {

constexpr double centimetres = 100.0;

// Writes the joints that a BVH file has: fingers and end joints become the end sites of their parents.
class BvhText
{
public:
    explicit BvhText(const Skeleton& skeleton)
        : m_skeleton(skeleton)
    {
    }

    std::string hierarchy()
    {
        m_text = "HIERARCHY\n";
        addJoint(0, "");
        return m_text;
    }

    // In the order of the hierarchy.
    const std::vector<size_t>& joints() const { return m_joints; }

private:
    std::vector<size_t> childrenOf(size_t joint) const
    {
        std::vector<size_t> children;
        for (size_t i = 0; i < m_skeleton.joints.size(); ++i)
            if (m_skeleton.joints[i].parent == int(joint)) children.push_back(i);
        return children;
    }

    bool isLeaf(const std::vector<size_t>& children) const
    {
        return std::all_of(children.begin(), children.end(), [this](size_t child) {
            const std::string& name = m_skeleton.joints[child].name;
            return name.ends_with("_End") || name.find("HandThumb") != name.npos ||
                   name.find("HandIndex") != name.npos || name.find("HandMiddle") != name.npos ||
                   name.find("HandRing") != name.npos || name.find("HandPinky") != name.npos;
        });
    }

    void addEndSite(const std::vector<size_t>& children, const std::string& indent)
    {
        const auto middle = std::find_if(children.begin(), children.end(), [this](size_t child) {
            return m_skeleton.joints[child].name.find("HandMiddle") != std::string::npos;
        });
        const size_t end = middle == children.end() ? children.front() : *middle;
        m_text += indent + "End Site\n" + indent + "{\n";
        m_text += indent + "\tOFFSET " + numbers(m_skeleton.joints[end].offset * centimetres) + '\n' +
                  indent + "}\n";
    }

    void addJoint(size_t joint, const std::string& indent)
    {
        const bool isRoot = joint == 0;
        const glm::dvec3 offset = isRoot ? glm::dvec3(0.0) : m_skeleton.joints[joint].offset * centimetres;
        m_joints.push_back(joint);
        m_text +=
            indent + (isRoot ? "ROOT " : "JOINT ") + m_skeleton.joints[joint].name + '\n' + indent + "{\n";
        m_text += indent + "\tOFFSET " + numbers(offset) + '\n';
        m_text +=
            indent + (isRoot ? "\tCHANNELS 6 Xposition Yposition Zposition Zrotation Xrotation Yrotation\n"
                             : "\tCHANNELS 3 Zrotation Xrotation Yrotation\n");
        const auto children = childrenOf(joint);
        if (isLeaf(children))
            addEndSite(children, indent + '\t');
        else
            for (const size_t child : children) addJoint(child, indent + '\t');
        m_text += indent + "}\n";
    }

    const Skeleton& m_skeleton;
    std::string m_text;
    std::vector<size_t> m_joints;
};

} // namespace

std::string clipBvh(const MotionClip& clip)
{
    BvhText bvh(humanSkeleton());
    std::string text = bvh.hierarchy();
    text += "MOTION\nFrames: " + std::to_string(clip.frameCount()) +
            "\nFrame Time: " + number(1.0 / clip.framesPerSecond, 8) + '\n';
    for (const Pose& pose : clip.poses) {
        text += numbers(pose.root * centimetres);
        for (const size_t joint : bvh.joints()) text += ' ' + numbers(bvhAngles(pose.rotations[joint]));
        text += '\n';
    }
    return text;
}

} // namespace tagline::sample
