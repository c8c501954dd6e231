#include "core/import/exchange/ModelRules.h"

#include "core/animation/figure/Finite.h"
#include "core/import/exchange/ValueRules.h"
#include "core/mesh/PackedPixels.h"

#include <glm/gtc/quaternion.hpp>

#include <cmath>
#include <numeric>
#include <unordered_set>
#include <utility>

namespace tagline {
namespace {

/// False for numbers that are not finite.
bool isUnit(const glm::quat& rotation) { return std::abs(glm::dot(rotation, rotation) - 1.0f) < 1e-3f; }

template<class T>
bool areFinite(std::span<const T> values)
{
    return tagline::areFinite(numbersOf(values));
}

bool areStrictlyIncreasing(std::span<const float> times)
{
    for (std::size_t i = 0; i < times.size(); ++i)
        if (!std::isfinite(times[i]) || times[i] < 0.0f || (i > 0 && times[i] <= times[i - 1])) return false;
    return true;
}

/// Checks tracks one after the other. Most share the key times of one of the two before, which are checked
/// only once.
class TrackRules
{
public:
    template<class T>
    bool isValid(const KeyTrack<T>& track)
    {
        return haveTimes(track) && areFinite(track.values.span());
    }

    /// Tangents of curves need not be rotations.
    bool isValidRotation(const KeyTrack<glm::quat>& track)
    {
        if (!haveTimes(track)) return false;
        const bool isCurve = track.interpolation == Interpolation::CubicSpline;
        if (!isCurve) return areUnit(track.values.span());
        if (!areFinite(track.values.span())) return false;
        for (std::size_t key = 0; key < track.keyCount(); ++key)
            if (!isUnit(track.valueAt(key))) return false;
        return true;
    }

private:
    template<class T>
    bool haveTimes(const KeyTrack<T>& track)
    {
        const std::size_t perKey = track.interpolation == Interpolation::CubicSpline ? 3 : 1;
        if (track.values.size() != perKey * track.keyCount()) return false;
        const std::span<const float> times = track.times.span();
        if (times.empty() || areSame(times, m_last)) return true;
        if (!areSame(times, m_beforeLast) && !areStrictlyIncreasing(times)) return false;
        m_beforeLast = std::exchange(m_last, times);
        return true;
    }

    static bool areSame(std::span<const float> times, std::span<const float> known)
    {
        return times.data() == known.data() && times.size() == known.size();
    }

    std::span<const float> m_last; ///< checked before
    std::span<const float> m_beforeLast;
};

std::string brokenRule(const Clip& clip)
{
    if (clip.frames < 1) return "clip “" + clip.name + "” has no frame";
    const auto [numerator, denominator] = clip.rate;
    if (numerator < 1 || denominator < 1 || std::gcd(numerator, denominator) != 1)
        return "clip “" + clip.name + "” has no valid rate";
    if (const auto& rows = clip.sourceRows)
        if (rows->rows < 1 || !(rows->framesPerSecond >= 0.0) || !(rows->rowsPerFrame > 0.0) ||
            !std::isfinite(rows->framesPerSecond) || !std::isfinite(rows->rowsPerFrame))
            return "clip “" + clip.name + "” has no valid rows";
    std::unordered_set<std::string_view> names;
    TrackRules rules;
    for (const JointChannel& channel : clip.channels) {
        if (channel.joint.empty() || !names.insert(channel.joint).second)
            return "clip “" + clip.name + "” has two channels for one joint";
        if (!rules.isValid(channel.translation) || !rules.isValidRotation(channel.rotation) ||
            !rules.isValid(channel.scale))
            return "the keys of “" + channel.joint + "” in clip “" + clip.name + "” are not valid";
    }
    for (const MorphChannel& channel : clip.morphs)
        if (!rules.isValid(channel.weights))
            return "the weights of “" + channel.target + "” in clip “" + clip.name + "” are not valid";
    return {};
}

bool areInRange(const SkinnedMesh& mesh)
{
    if (mesh.indices.size() % 3 != 0) return false;
    for (const std::uint32_t index : mesh.indices)
        if (index >= mesh.vertexCount()) return false;
    for (const VertexInfluences& influences : mesh.influences)
        for (std::size_t i = 0; i < 4; ++i) {
            if (influences.palette[i] >= mesh.palette.size()) return false;
            if (!(influences.weights[i] >= 0.0f && influences.weights[i] <= 1.001f)) return false;
        }
    return true;
}

std::string brokenRule(const SkinnedMesh& mesh, const ImportedModel& model)
{
    const std::size_t vertices = mesh.vertexCount();
    if (mesh.normals.size() != vertices || mesh.influences.size() != vertices ||
        (!mesh.textureCoordinates.empty() && mesh.textureCoordinates.size() != vertices))
        return "mesh “" + mesh.name + "” has arrays of unequal length";
    if (!areFinite(mesh.positions.span()) || !areFinite(mesh.normals.span()) ||
        !areFinite(mesh.textureCoordinates.span()))
        return "mesh “" + mesh.name + "” has vertices that are not finite";
    for (const PaletteEntry& entry : mesh.palette)
        if (entry.joint < 0 || std::size_t(entry.joint) >= model.skeleton.size() ||
            !isFinite(entry.inverseBind))
            return "mesh “" + mesh.name + "” names a joint that is not there";
    for (const MorphTarget& target : mesh.morphs)
        if (!target.isValidFor(vertices) || !areFinite(target.positions.span()) ||
            !areFinite(target.normals.span()))
            return "morph target “" + target.name + "” of mesh “" + mesh.name + "” is not valid";
    if (!areInRange(mesh)) return "mesh “" + mesh.name + "” has indices or weights out of range";
    if (mesh.material < -1 || mesh.material >= std::int32_t(model.materials.size()))
        return "mesh “" + mesh.name + "” names a material that is not there";
    return {};
}

bool isShare(float number) { return number >= 0.0f && number <= 1.0f; }

bool isValid(const Material& material, std::int32_t textures)
{
    for (const std::int32_t texture : {material.texture, material.normalMap, material.surfaceMap})
        if (texture < -1 || texture >= textures) return false;
    return isFinite(material.baseColour) && isShare(material.alphaCutoff) &&
           std::isfinite(material.normalScale) && isShare(material.roughness) && isShare(material.metal);
}

std::string brokenRule(const std::vector<Texture>& textures)
{
    std::uint64_t pixels = 0;
    for (const Texture& texture : textures) {
        if (texture.width < 1 || texture.height < 1 || texture.width > longestTextureSide ||
            texture.height > longestTextureSide)
            return "texture “" + texture.name + "” has no possible size";
        const auto own = std::uint64_t(texture.width) * std::uint64_t(texture.height);
        if (texture.bytes.size() < leastPackedBytes(own))
            return "texture “" + texture.name + "” has another size than its pixels";
        pixels += own;
    }
    return pixels > mostTexturePixels ? "its textures are larger than they may be" : "";
}

} // namespace

std::string brokenRule(const std::vector<Joint>& joints)
{
    std::unordered_set<std::string_view> names;
    for (std::size_t i = 0; i < joints.size(); ++i) {
        const Joint& joint = joints[i];
        if (joint.name.empty() || !names.insert(joint.name).second) return "joint names are not unique";
        if (joint.parent < noJoint || joint.parent >= JointIndex(i)) return "a joint comes before its parent";
        if (!isFinite(joint.rest.translation) || !isFinite(joint.rest.scale) || !isUnit(joint.rest.rotation))
            return "joint “" + joint.name + "” has a rest pose that is not finite";
    }
    return {};
}

std::string brokenRule(const ImportedModel& model)
{
    std::string rule;
    for (const SkinnedMesh& mesh : model.meshes)
        if (rule = brokenRule(mesh, model); !rule.empty()) return rule;
    for (const Material& material : model.materials)
        if (!isValid(material, std::int32_t(model.textures.size())))
            return "material “" + material.name + "” is not valid";
    if (rule = brokenRule(model.textures); !rule.empty()) return rule;
    for (const Clip& clip : model.clips)
        if (rule = brokenRule(clip); !rule.empty()) return rule;
    if (!(model.metresPerUnit > 0.0) || !std::isfinite(model.metresPerUnit)) return "the unit has no length";
    return {};
}

} // namespace tagline
