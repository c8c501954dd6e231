#include "core/import/assimp/UnitsAndAxes.h"

#include "core/import/assimp/Conversions.h"

#include <assimp/metadata.h>
#include <assimp/scene.h>
#include <glm/gtc/matrix_transform.hpp>

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <string>

namespace tagline {
namespace {

/// What the file itself says.
struct Found
{
    double metresPerUnit = 1.0;
    UpAxis upAxis = UpAxis::Y;
    glm::mat3 axes{1.0f};
};

/// The rotation that turns an axis upwards: as Collada and 3ds Max have it.
glm::mat3 rotationUpwards(UpAxis axis)
{
    switch (axis) {
    case UpAxis::X:
        return {glm::vec3(0, 1, 0), glm::vec3(-1, 0, 0), glm::vec3(0, 0, 1)};
    case UpAxis::Y:
        return glm::mat3(1.0f);
    case UpAxis::Z:
        return {glm::vec3(1, 0, 0), glm::vec3(0, 0, -1), glm::vec3(0, 1, 0)};
    }
    return glm::mat3(1.0f);
}

std::optional<int> integer(const aiScene& scene, const char* key)
{
    int value = 0;
    if (!scene.mMetaData || !scene.mMetaData->Get(key, value)) return std::nullopt;
    return value;
}

/// A scale factor, whichever type this version of the reader keeps it in.
std::optional<double> real(const aiScene& scene, const char* key)
{
    double value = 0.0;
    float single = 0.0f;
    if (!scene.mMetaData) return std::nullopt;
    if (scene.mMetaData->Get(key, value)) return value;
    if (scene.mMetaData->Get(key, single)) return double(single);
    return std::nullopt;
}

/// The row that picks an axis of the file, with its sign.
std::optional<glm::vec3> axisRow(const aiScene& scene, const char* axisKey, const char* signKey)
{
    const int axis = integer(scene, axisKey).value_or(-1);
    if (axis < 0 || axis > 2) return std::nullopt;
    glm::vec3 row(0.0f);
    row[axis] = integer(scene, signKey).value_or(1) < 0 ? -1.0f : 1.0f;
    return row;
}

/// FBX: centimetres times a factor; three axes with their signs. Axes that make no rotation are not believed.
Found fromFbx(const aiScene& scene)
{
    Found found;
    const double factor = real(scene, "UnitScaleFactor").value_or(1.0);
    found.metresPerUnit = std::isfinite(factor) && factor > 0.0 ? 0.01 * factor : 0.01;
    const auto up = axisRow(scene, "UpAxis", "UpAxisSign");
    const auto front = axisRow(scene, "FrontAxis", "FrontAxisSign");
    const auto side = axisRow(scene, "CoordAxis", "CoordAxisSign");
    if (up) found.upAxis = UpAxis(std::abs(up->x) > 0 ? 0 : std::abs(up->y) > 0 ? 1 : 2);
    found.axes = rotationUpwards(found.upAxis);
    if (!up || !front || !side) return found;
    const glm::mat3 axes = glm::transpose(glm::mat3(*side, *up, *front));
    if (glm::determinant(axes) > 0.5f) found.axes = axes;
    return found;
}

double uniformScale(const glm::mat3& matrix)
{
    const double scale = std::cbrt(std::abs(double(glm::determinant(matrix))));
    return std::isfinite(scale) && scale > 0.0 ? scale : 1.0;
}

/// Collada: Assimp has put unit and axis into the root's transform, and nothing else.
Found fromCollada(NodeTree& tree)
{
    Found found;
    const glm::mat3 root(tree[0].local);
    found.metresPerUnit = uniformScale(root);
    const glm::vec3 upRow(root[0][1], root[1][1], root[2][1]);
    const glm::vec3 size = glm::abs(upRow);
    found.upAxis = size.x > size.y && size.x > size.z ? UpAxis::X : size.z > size.y ? UpAxis::Z : UpAxis::Y;
    found.axes = rotationUpwards(found.upAxis);
    tree.setRootTransform(glm::mat4(1.0f));
    return found;
}

/// The longest side of the box around all joints at rest, in the file's unit.
double figureSize(const NodeTree& tree)
{
    std::vector<glm::mat4> globals;
    glm::vec3 lowest(1e30f);
    glm::vec3 highest(-1e30f);
    for (const SourceNode& node : tree.nodes()) {
        const glm::mat4 parent = node.parent == noNode ? glm::mat4(1.0f) : globals[std::size_t(node.parent)];
        globals.push_back(parent * node.local);
        lowest = glm::min(lowest, glm::vec3(globals.back()[3]));
        highest = glm::max(highest, glm::vec3(globals.back()[3]));
    }
    const glm::vec3 size = highest - lowest;
    return std::max({size.x, size.y, size.z});
}

std::string lowered(std::string name)
{
    std::transform(name.begin(), name.end(), name.begin(),
                   [](unsigned char c) { return char(std::tolower(c)); });
    return name;
}

/// BVH does not say which axis is up: it is the one along which legs go down and the head goes up at rest. Y
/// where the rest pose is no stance, as where every bone points along X.
UpAxis upAxisOfStance(const NodeTree& tree)
{
    glm::vec3 legs(0.0f);
    glm::vec3 trunk(0.0f);
    for (int node = 0; node < tree.size(); ++node) {
        const std::string name = lowered(tree[node].name);
        const int shin = tree[node].parent;
        const int thigh = shin == noNode ? noNode : tree[shin].parent;
        if (thigh != noNode && name.find("foot") != name.npos)
            legs += glm::vec3(tree.global(node)[3] - tree.global(thigh)[3]);
        if (name.find("head") != name.npos) trunk += glm::vec3(tree.global(node)[3] - tree.global(0)[3]);
    }
    for (const int axis : {0, 2}) {
        const float others = std::max(std::abs(legs[(axis + 1) % 3]), std::abs(legs[(axis + 2) % 3]));
        if (legs[axis] < -2.0f * others && trunk[axis] > 0.0f) return UpAxis(axis);
    }
    return UpAxis::Y;
}

/// BVH: metres, centimetres, inches, or the unit of the CMU library, by what comes nearest to a person.
Found fromBvh(const NodeTree& tree)
{
    constexpr std::array units{1.0, 0.01, 0.0254, 0.056444};
    constexpr double person = 1.7;
    const double size = figureSize(tree);
    const auto distance = [&](double unit) { return std::abs(size * unit - person); };
    Found found;
    found.metresPerUnit = *std::min_element(units.begin(), units.end(),
                                            [&](double a, double b) { return distance(a) < distance(b); });
    found.upAxis = upAxisOfStance(tree);
    found.axes = rotationUpwards(found.upAxis);
    return found;
}

Found fromFile(const aiScene& scene, SceneFormat format, NodeTree& tree)
{
    switch (format) {
    case SceneFormat::Fbx:
        return fromFbx(scene);
    case SceneFormat::Collada:
        return fromCollada(tree);
    case SceneFormat::Bvh:
        return fromBvh(tree);
    case SceneFormat::Gltf:
    case SceneFormat::Other:
        return {};
    }
    return {};
}

} // namespace

UnitsAndAxes findUnitsAndAxes(const aiScene& scene, SceneFormat format, const ImportSettings& settings,
                              NodeTree& tree)
{
    Found found = fromFile(scene, format, tree);
    if (settings.metresPerUnit) found.metresPerUnit = *settings.metresPerUnit;
    if (settings.upAxis) {
        found.upAxis = *settings.upAxis;
        found.axes = rotationUpwards(found.upAxis);
    }
    const glm::mat4 scale = glm::scale(glm::mat4(1.0f), glm::vec3(float(found.metresPerUnit)));
    return {found.metresPerUnit, found.upAxis, glm::mat4(found.axes) * scale};
}

} // namespace tagline
