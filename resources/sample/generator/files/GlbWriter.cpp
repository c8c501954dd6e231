#include "resources/sample/generator/files/GlbWriter.h"

#include "resources/sample/generator/files/GlbBuilder.h"
#include "resources/sample/generator/files/Rounding.h"

#include <algorithm>
#include <cmath>

namespace tagline::sample {

namespace {

using Json = nlohmann::ordered_json;
using Target = GlbBuilder::Target;

constexpr int armatureNode = 0; // the scene's root; joint j is node j + 1
constexpr int firstJointNode = 1;

void append(std::vector<float>& numbers, const glm::dvec3& vector)
{
    for (int i = 0; i < 3; ++i) numbers.push_back(roundedFloat(vector[i]));
}

// Rounded to a unit quaternion as near as floats hold it; x, y, z, w.
void append(std::vector<float>& numbers, const glm::dquat& rotation)
{
    for (const double part : {rotation.x, rotation.y, rotation.z, rotation.w})
        numbers.push_back(roundedFloat(part));
}

bool isIdentity(const glm::dquat& rotation) { return std::abs(rotation.w) > 1.0 - 1e-12; }

Json jointNode(const Skeleton& skeleton, int index)
{
    const Joint& joint = skeleton.joints[size_t(index)];
    Json node{{"name", joint.name}};
    std::vector<float> place, rotation;
    append(place, joint.offset);
    append(rotation, joint.rest);
    node["translation"] = place;
    if (!isIdentity(joint.rest)) node["rotation"] = rotation;
    for (size_t child = 0; child < skeleton.joints.size(); ++child)
        if (skeleton.joints[child].parent == index) node["children"].push_back(firstJointNode + int(child));
    return node;
}

Json skeletonDocument(const Skeleton& skeleton)
{
    Json document{
        {"asset", {{"version", "2.0"}, {"generator", "tagline-sample-generator"}, {"copyright", "CC0 1.0"}}},
        {"scene", 0},
        {"scenes", Json::array({{{"nodes", {armatureNode}}}})}};
    document["nodes"].push_back({{"name", "Armature"}, {"children", {firstJointNode}}});
    for (size_t i = 0; i < skeleton.joints.size(); ++i)
        document["nodes"].push_back(jointNode(skeleton, int(i)));
    return document;
}

Json material(const char* name, std::array<double, 3> colour, double roughness)
{
    return {{"name", name},
            {"pbrMetallicRoughness",
             {{"baseColorFactor", {colour[0], colour[1], colour[2], 1.0}},
              {"metallicFactor", 0.0},
              {"roughnessFactor", roughness}}}};
}

// The triangles of one material with the vertices that they use.
Json primitive(GlbBuilder& builder, const Mannequin& mannequin, bool isJointBand)
{
    std::vector<int> numbers(mannequin.surface.positions.size(), -1);
    std::vector<float> positions, normals, weights;
    std::vector<std::uint8_t> joints;
    std::vector<std::uint16_t> indices;
    int count = 0;
    const auto addVertex = [&](size_t vertex) {
        append(positions, mannequin.surface.positions[vertex]);
        append(normals, mannequin.normals[vertex]);
        for (const int joint : mannequin.skins[vertex].joints) joints.push_back(std::uint8_t(joint));
        for (const double weight : mannequin.skins[vertex].weights) weights.push_back(float(weight));
        return count++;
    };
    for (size_t t = 0; t < mannequin.surface.triangles.size(); ++t) {
        if (mannequin.isJointBand[t] != isJointBand) continue;
        for (const int corner : mannequin.surface.triangles[t]) {
            int& number = numbers[size_t(corner)];
            if (number < 0) number = addVertex(size_t(corner));
            indices.push_back(std::uint16_t(number));
        }
    }
    Json attributes;
    attributes["POSITION"] = builder.addFloats(positions, 3, Target::Vertices, true);
    attributes["NORMAL"] = builder.addFloats(normals, 3, Target::Vertices);
    attributes["JOINTS_0"] = builder.addBytes(joints, 4);
    attributes["WEIGHTS_0"] = builder.addFloats(weights, 4, Target::Vertices);
    return {{"attributes", attributes},
            {"indices", builder.addIndices(indices)},
            {"material", isJointBand ? 1 : 0}};
}

std::vector<float> inverseBindMatrices(const Skeleton& skeleton)
{
    std::vector<float> numbers;
    for (const JointFrame& frame : worldFrames(skeleton, restPose(skeleton))) {
        const glm::dmat3 turn = glm::mat3_cast(glm::conjugate(frame.rotation));
        const glm::dvec3 shift = -(turn * frame.position);
        for (int column = 0; column < 3; ++column) {
            append(numbers, turn[column]);
            numbers.push_back(0.0f);
        }
        append(numbers, shift);
        numbers.push_back(1.0f);
    }
    return numbers;
}

bool isConstant(const MotionClip& clip, size_t joint)
{
    return std::all_of(clip.poses.begin(), clip.poses.end(), [&](const Pose& pose) {
        return std::abs(glm::dot(pose.rotations[joint], clip.poses.front().rotations[joint])) > 1.0 - 1e-10;
    });
}

// The joint's rotations, each on the side of the one before.
std::vector<float> rotationKeys(const MotionClip& clip, size_t joint, size_t count)
{
    std::vector<float> numbers;
    glm::dquat previous(1.0, 0.0, 0.0, 0.0);
    for (size_t frame = 0; frame < count; ++frame) {
        glm::dquat rotation = clip.poses[frame].rotations[joint];
        if (glm::dot(rotation, previous) < 0.0) rotation = -rotation;
        append(numbers, rotation);
        previous = rotation;
    }
    return numbers;
}

struct AnimationWriter
{
    GlbBuilder& builder;
    Json samplers = Json::array();
    Json channels = Json::array();

    void add(int joint, const char* path, int times, int values)
    {
        channels.push_back(
            {{"sampler", samplers.size()}, {"target", {{"node", firstJointNode + joint}, {"path", path}}}});
        samplers.push_back({{"input", times}, {"interpolation", "LINEAR"}, {"output", values}});
    }
};

} // namespace

std::string mannequinGlb(const Mannequin& mannequin)
{
    const Skeleton& skeleton = humanSkeleton();
    GlbBuilder builder;
    Json document = skeletonDocument(skeleton);
    document["nodes"][armatureNode]["children"].push_back(document["nodes"].size());
    document["nodes"].push_back({{"name", "Mannequin"}, {"mesh", 0}, {"skin", 0}});
    document["materials"] = {material("Body", {0.62, 0.64, 0.68}, 0.55),
                             material("Joints", {0.105, 0.115, 0.135}, 0.65)};
    const Json body = primitive(builder, mannequin, false), bands = primitive(builder, mannequin, true);
    document["meshes"] = Json::array({{{"name", "Mannequin"}, {"primitives", {body, bands}}}});
    Json joints = Json::array();
    for (size_t i = 0; i < skeleton.joints.size(); ++i) joints.push_back(firstJointNode + int(i));
    document["skins"] =
        Json::array({{{"inverseBindMatrices", builder.addFloats(inverseBindMatrices(skeleton), 16)},
                      {"skeleton", firstJointNode},
                      {"joints", joints}}});
    return builder.file(document);
}

std::string clipGlb(const MotionClip& clip)
{
    const Skeleton& skeleton = humanSkeleton();
    GlbBuilder builder;
    AnimationWriter animation{builder};
    std::vector<float> times, places;
    for (size_t frame = 0; frame < clip.poses.size(); ++frame) {
        times.push_back(float(double(frame) / clip.framesPerSecond));
        append(places, clip.poses[frame].root);
    }
    const int everyFrame = builder.addFloats(times, 1, Target::None, true);
    const int firstFrame = builder.addFloats({0.0f}, 1, Target::None, true);
    animation.add(0, "translation", everyFrame, builder.addFloats(places, 3));
    for (size_t joint = 0; joint < skeleton.joints.size(); ++joint) {
        const bool isStill = isConstant(clip, joint);
        if (isStill && std::abs(glm::dot(clip.poses.front().rotations[joint], skeleton.joints[joint].rest)) >
                           1.0 - 1e-10)
            continue;
        const int keys = builder.addFloats(rotationKeys(clip, joint, isStill ? 1 : clip.poses.size()), 4);
        animation.add(int(joint), "rotation", isStill ? firstFrame : everyFrame, keys);
    }
    Json document = skeletonDocument(skeleton);
    document["animations"] = Json::array(
        {{{"name", clip.name}, {"channels", animation.channels}, {"samplers", animation.samplers}}});
    return builder.file(document);
}

} // namespace tagline::sample
