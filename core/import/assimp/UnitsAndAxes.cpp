#include "core/import/assimp/UnitsAndAxes.h"

#include "core/import/assimp/Conversions.h"
#include "core/import/model/UpAxes.h"

#include <assimp/metadata.h>
#include <assimp/scene.h>
#include <glm/gtc/matrix_transform.hpp>

#include <optional>
#include <string>

namespace tagline {
namespace {

/// Unit and axes of the file itself.
struct Found
{
    double metresPerUnit = 1.0;
    UpAxis upAxis = UpAxis::Y;
    glm::mat3 axes{1.0f};
    SettingOrigin unitOrigin = SettingOrigin::Assumed;
    SettingOrigin upOrigin = SettingOrigin::Assumed;
};

std::optional<int> integer(const aiScene& scene, const char* key)
{
    int value = 0;
    if (!scene.mMetaData || !scene.mMetaData->Get(key, value)) return std::nullopt;
    return value;
}

/// A scale factor, in any of the types in which versions of the reader store it.
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

/// FBX: centimetres times a factor; three axes with signs. Axes that form no rotation are ignored.
Found fromFbx(const aiScene& scene)
{
    Found found;
    found.unitOrigin = found.upOrigin = SettingOrigin::File;
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
    found.unitOrigin = found.upOrigin = SettingOrigin::File;
    const glm::mat3 root(tree[0].local);
    found.metresPerUnit = uniformScale(root);
    const glm::vec3 upRow(root[0][1], root[1][1], root[2][1]);
    const glm::vec3 size = glm::abs(upRow);
    found.upAxis = size.x > size.y && size.x > size.z ? UpAxis::X : size.z > size.y ? UpAxis::Z : UpAxis::Y;
    found.axes = rotationUpwards(found.upAxis);
    tree.setRootTransform(glm::mat4(1.0f));
    return found;
}

Found fromFile(const aiScene& scene, SceneFormat format, NodeTree& tree)
{
    switch (format) {
    case SceneFormat::Fbx:
        return fromFbx(scene);
    case SceneFormat::Collada:
        return fromCollada(tree);
    case SceneFormat::Gltf:
        return {1.0, UpAxis::Y, glm::mat3(1.0f), SettingOrigin::Format, SettingOrigin::Format};
    case SceneFormat::Bvh:
    case SceneFormat::Arrays:
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
    if (settings.metresPerUnit) {
        found.metresPerUnit = *settings.metresPerUnit;
        found.unitOrigin = SettingOrigin::Settings;
    }
    if (settings.upAxis) {
        found.upAxis = *settings.upAxis;
        found.axes = rotationUpwards(found.upAxis);
        found.upOrigin = SettingOrigin::Settings;
    }
    const glm::mat4 scale = glm::scale(glm::mat4(1.0f), glm::vec3(float(found.metresPerUnit)));
    return {found.metresPerUnit, found.upAxis, found.unitOrigin, found.upOrigin,
            glm::mat4(found.axes) * scale};
}

} // namespace tagline
