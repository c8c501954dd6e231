#include "render/CharacterDrawable.h"

#include "core/animation/figure/Figure.h"
#include "core/animation/figure/JointTree.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/animation/figure/Pose.h"
#include "core/mesh/Morphing.h"
#include "core/mesh/Skinning.h"
#include "core/motion/figure/BodyTree.h"
#include "core/retargeting/BodyJoints.h"
#include "render/CoarseMesh.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cassert>
#include <limits>

namespace tagline {

namespace {

constexpr glm::vec4 boneColour{0.310f, 0.600f, 1.0f, 0.85f};
constexpr glm::vec4 jointColour{0.235f, 0.545f, 1.0f, 0.95f};
constexpr float boneWidth = 2.0f;
constexpr float faintestGhost = 0.12f, clearestGhost = 0.75f; // opacities
constexpr float widestDot = 6.5f;
constexpr float narrowestDot = 3.0f;
constexpr float widestDotBone = 0.08f;   // of the figure's extent; joints of shorter bones have smaller dots
constexpr std::size_t fewestOfMesh = 12; // triangles of a ghost
constexpr glm::vec3 defaultColour{0.47f, 0.49f, 0.53f}; // linear: a light, slightly cool grey

/// The nearest ancestor that is a joint of the body, or noJoint.
JointIndex jointAbove(const Skeleton& skeleton, JointIndex index)
{
    do index = skeleton[index].parent;
    while (index != noJoint && skeleton[index].kind != JointKind::Joint);
    return index;
}

/// Width of each joint's dot: small in hands and faces, whose joints are close together.
std::vector<float> dotWidths(const Skeleton& skeleton, std::span<const glm::mat4> rest,
                             std::span<const JointIndex> parents)
{
    const float extent = std::max(figureExtent(skeleton), 1e-6f);
    std::vector<float> longest(skeleton.size(), 0.0f);
    for (std::size_t joint = 0; joint < longest.size(); ++joint) {
        if (parents[joint] == noJoint) continue;
        const auto parent = std::size_t(parents[joint]);
        const float length = glm::distance(glm::vec3(rest[joint][3]), glm::vec3(rest[parent][3])) / extent;
        longest[joint] = std::max(longest[joint], length);
        longest[parent] = std::max(longest[parent], length);
    }
    for (float& width : longest)
        width = std::clamp(widestDot * width / widestDotBone, narrowestDot, widestDot);
    return longest;
}

std::vector<Bounds> boundsByEntry(const SkinnedMesh& mesh)
{
    std::vector<Bounds> bounds(mesh.palette.size());
    for (std::size_t vertex = 0; vertex < mesh.vertexCount(); ++vertex)
        for (std::size_t i = 0; i < 4; ++i)
            if (mesh.influences[vertex].weights[i] > 0.0f)
                bounds[mesh.influences[vertex].palette[i]].include(mesh.positions[vertex]);
    for (const MorphTarget& target : mesh.morphs)
        for (std::size_t moved = 0; moved < target.vertices.size(); ++moved) {
            const std::uint32_t vertex = target.vertices[moved];
            for (std::size_t i = 0; i < 4; ++i)
                if (mesh.influences[vertex].weights[i] > 0.0f)
                    bounds[mesh.influences[vertex].palette[i]].include(mesh.positions[vertex] +
                                                                       target.positions[moved]);
        }
    return bounds;
}

/// The joints of the body from the hips on: a root at the floor, and the targets of its limbs, may stay in
/// place while the figure moves.
std::vector<bool> goingJoints(const Skeleton& skeleton)
{
    std::vector<bool> isGoing = bodyJoints(skeleton);
    const JointIndex hips = BodyJoints(skeleton).joint(BodyPart::Hips);
    if (hips == noJoint) return isGoing;
    for (JointIndex joint = 0; joint < JointIndex(skeleton.size()); ++joint)
        if (joint != hips && !isBelow(skeleton, joint, hips)) isGoing[std::size_t(joint)] = false;
    return isGoing;
}

glm::vec3 origin(const glm::mat4& matrix) { return glm::vec3(matrix[3]); }

} // namespace

CharacterDrawable::CharacterDrawable(std::shared_ptr<const CharacterModel> model)
    : m_model(std::move(model))
{
    std::size_t entries = 0;
    for (const SkinnedMesh& mesh : m_model->meshes) {
        m_parts.push_back({.handle = {}, .paletteStart = entries, .entryBounds = boundsByEntry(mesh)});
        entries += mesh.palette.size();
    }
    m_palettes.resize(entries);
    m_restWeights = restMorphWeights(m_model->meshes);
    setMorphWeights({});
    const Skeleton& skeleton = m_model->skeleton;
    m_isOfBody = goingJoints(skeleton);
    for (JointIndex joint = 0; joint < JointIndex(skeleton.size()); ++joint)
        m_lineParents.push_back(jointAbove(skeleton, joint));
    const std::vector<glm::mat4> rest = modelMatrices(skeleton, restPose(skeleton));
    m_dotWidths = dotWidths(skeleton, rest, m_lineParents);
    setJointMatrices(rest);
}

void CharacterDrawable::addTo(Renderer& renderer)
{
    addTo(renderer, std::numeric_limits<std::size_t>::max());
}

/// The mesh with the morphed vertices of its part; all other data is unchanged.
SkinnedMesh CharacterDrawable::withMorphsOf(std::size_t part) const
{
    SkinnedMesh mesh = m_model->meshes[part];
    if (mesh.morphs.empty()) return mesh;
    mesh.positions = m_parts[part].morphed.positions;
    mesh.normals = m_parts[part].morphed.normals;
    return mesh;
}

void CharacterDrawable::addTo(Renderer& renderer, std::size_t ghostTriangles)
{
    std::size_t triangles = 0;
    for (const SkinnedMesh& mesh : m_model->meshes) triangles += mesh.triangleCount();
    const bool isCoarse = ghostTriangles < triangles;
    m_meshes.clear();
    addTextures(renderer);
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const SkinnedMesh& mesh = m_model->meshes[i];
        const SkinnedMesh start = withMorphsOf(i);
        m_parts[i].handle = m_parts[i].ghost = renderer.addMesh(start);
        if (isCoarse)
            m_parts[i].ghost = renderer.addMesh(
                coarseMesh(start, std::max(fewestOfMesh, mesh.triangleCount() * ghostTriangles / triangles)));
        DrawnMesh drawn{m_parts[i].handle,
                        std::span(m_palettes).subspan(m_parts[i].paletteStart, mesh.palette.size()),
                        defaultColour,
                        {}};
        if (!mesh.morphs.empty()) drawn.morphed = &m_parts[i].morphed;
        if (mesh.material >= 0) {
            const Material& material = m_model->materials[std::size_t(mesh.material)];
            drawn.baseColour = glm::vec3(material.baseColour);
            if (material.texture >= 0) drawn.texture = m_textures[std::size_t(material.texture)];
            drawn.opacity = material.baseColour.a;
            drawn.alphaCutoff = material.alphaCutoff;
            addMaps(drawn, material, mesh);
        }
        m_meshes.push_back(drawn);
    }
}

/// Adds each texture for its uses in materials: as colours, as numbers, or both.
void CharacterDrawable::addTextures(Renderer& renderer)
{
    const std::size_t count = m_model->textures.size();
    m_textures.assign(count, {});
    m_maps.assign(count, {});
    const auto add = [&](std::vector<TextureHandle>& handles, std::int32_t texture, TextureKind kind) {
        if (texture < 0 || handles[std::size_t(texture)].isValid()) return;
        handles[std::size_t(texture)] = renderer.addTexture(m_model->textures[std::size_t(texture)], kind);
    };
    for (const Material& material : m_model->materials) {
        add(m_textures, material.texture, TextureKind::Colours);
        add(m_maps, material.normalMap, TextureKind::Numbers);
        add(m_maps, material.surfaceMap, TextureKind::Numbers);
    }
}

/// Adds maps, which need texture coordinates: a mesh without them has its plain look.
void CharacterDrawable::addMaps(DrawnMesh& drawn, const Material& material, const SkinnedMesh& mesh) const
{
    if (mesh.textureCoordinates.empty()) return;
    if (material.normalMap >= 0) drawn.normalMap = m_maps[std::size_t(material.normalMap)];
    if (material.surfaceMap >= 0) drawn.surfaceMap = m_maps[std::size_t(material.surfaceMap)];
    drawn.normalScale = material.normalScale;
    drawn.roughness = material.roughness;
    drawn.metal = material.metal;
}

void CharacterDrawable::removeFrom(Renderer& renderer)
{
    for (const DrawnMesh& mesh : m_meshes) renderer.removeMesh(mesh.mesh);
    for (const Part& part : m_parts)
        if (!m_meshes.empty() && part.ghost != part.handle) renderer.removeMesh(part.ghost);
    for (const TextureHandle texture : m_textures) renderer.removeTexture(texture);
    for (const TextureHandle map : m_maps) renderer.removeTexture(map);
    forgetRenderer();
}

void CharacterDrawable::forgetRenderer()
{
    m_meshes.clear();
    m_textures.clear();
    m_maps.clear();
}

void CharacterDrawable::setJointMatrices(std::span<const glm::mat4> jointMatrices)
{
    assert(jointMatrices.size() == m_model->skeleton.size());
    m_joints.assign(jointMatrices.begin(), jointMatrices.end());
    for (std::size_t part = 0; part < m_parts.size(); ++part)
        updatePalettes(
            m_joints, part,
            std::span(m_palettes).subspan(m_parts[part].paletteStart, m_model->meshes[part].palette.size()));
    updateLines();
    updateBounds();
}

void CharacterDrawable::setMorphWeights(std::span<const float> weights)
{
    if (weights.size() != m_restWeights.size()) weights = m_restWeights;
    if (std::ranges::equal(weights, m_morphWeights)) return;
    m_morphWeights.assign(weights.begin(), weights.end());
    std::size_t first = 0;
    for (std::size_t part = 0; part < m_parts.size(); ++part) {
        const std::size_t targets = m_model->meshes[part].morphs.size();
        if (targets > 0) updateMorphs(part, weights.subspan(first, targets), m_parts[part].morphed);
        first += targets;
    }
}

void CharacterDrawable::updateMorphs(std::size_t part, std::span<const float> weights,
                                     MorphedVertices& morphed)
{
    const SkinnedMesh& mesh = m_model->meshes[part];
    morphed.positions.resize(mesh.vertexCount());
    morphed.normals.resize(mesh.vertexCount());
    morphed.version = ++m_morphVersion;
    MorphJob{.mesh = &mesh, .weights = weights, .positions = morphed.positions, .normals = morphed.normals}
        .run();
}

void CharacterDrawable::updatePalettes(std::span<const glm::mat4> joints, std::size_t part,
                                       std::span<glm::mat4> palette)
{
    SkinningPaletteJob{.entries = m_model->meshes[part].palette, .modelMatrices = joints, .output = palette}
        .run();
}

void CharacterDrawable::setGhosts(std::span<const GhostPose> ghosts, const SceneColours& colours)
{
    m_ghostColours.clear();
    m_ghostLines.clear();
    m_ghostPalettes.assign(m_parts.size(), {});
    std::vector<std::span<const float>> weights;
    for (const GhostPose& ghost : ghosts) {
        if (!ghost.joints || ghost.joints->size() != m_joints.size()) continue;
        const bool hasFace = ghost.morphWeights.size() == m_restWeights.size();
        weights.emplace_back(hasFace ? ghost.morphWeights : m_morphWeights);
        const glm::vec3 hue = ghost.isBefore ? colours.ghostBefore : colours.ghostAfter;
        m_ghostColours.emplace_back(hue, faintestGhost + (clearestGhost - faintestGhost) * ghost.nearness);
        addBones(*ghost.joints, m_ghostColours.back(), m_ghostLines);
        for (std::size_t part = 0; part < m_parts.size(); ++part) {
            std::vector<glm::mat4>& palettes = m_ghostPalettes[part];
            const std::size_t start = palettes.size();
            palettes.resize(start + m_model->meshes[part].palette.size());
            updatePalettes(*ghost.joints, part, std::span(palettes).subspan(start));
        }
    }
    setGhostFaces(weights);
}

/// Gives each ghost its own vertices if any ghost has other weights than the figure; keeps unchanged ones.
void CharacterDrawable::setGhostFaces(std::span<const std::span<const float>> weights)
{
    if (m_restWeights.empty()) return;
    const bool areOthers = std::ranges::any_of(
        weights, [this](std::span<const float> each) { return !std::ranges::equal(each, m_morphWeights); });
    std::size_t first = 0;
    for (std::size_t part = 0; part < m_parts.size(); ++part) {
        const std::size_t targets = m_model->meshes[part].morphs.size();
        Part& of = m_parts[part];
        const bool isWanted =
            areOthers && targets > 0 && of.ghost == of.handle; // coarse ones have no targets
        of.faces.resize(isWanted ? weights.size() : 0);
        of.drawnFaces.clear();
        for (std::size_t ghost = 0; ghost < of.faces.size(); ++ghost) {
            GhostFace& face = of.faces[ghost];
            const std::span<const float> wanted = weights[ghost].subspan(first, targets);
            if (!std::ranges::equal(face.weights, wanted)) updateMorphs(part, wanted, face.vertices);
            face.weights.assign(wanted.begin(), wanted.end());
            of.drawnFaces.push_back(&face.vertices);
        }
        first += targets;
    }
}

/// The vertices of ghosts without their own faces; the mesh may still have the last ghost's vertices.
const MorphedVertices* CharacterDrawable::baseOf(const Part& part)
{
    const bool isMorphed = part.ghost == part.handle && !part.morphed.positions.empty();
    return isMorphed ? &part.morphed : nullptr;
}

void CharacterDrawable::updateLines()
{
    m_lines.clear();
    const Skeleton& skeleton = m_model->skeleton;
    addBones(m_joints, boneColour, m_lines);
    for (std::size_t joint = 0; joint < m_joints.size(); ++joint)
        if (skeleton[JointIndex(joint)].kind == JointKind::Joint)
            m_lines.push_back(
                {origin(m_joints[joint]), origin(m_joints[joint]), jointColour, m_dotWidths[joint]});
}

void CharacterDrawable::addBones(std::span<const glm::mat4> joints, const glm::vec4& colour,
                                 std::vector<DrawnLine>& lines) const
{
    for (std::size_t joint = 0; joint < joints.size(); ++joint)
        if (m_model->skeleton[JointIndex(joint)].kind == JointKind::Joint && m_lineParents[joint] != noJoint)
            lines.push_back({origin(joints[std::size_t(m_lineParents[joint])]), origin(joints[joint]), colour,
                             boneWidth});
}

template<class Visit>
void CharacterDrawable::forEachBodyJoint(Visit visit) const
{
    for (std::size_t joint = 0; joint < m_joints.size(); ++joint)
        if (m_isOfBody[joint]) visit(origin(m_joints[joint]));
}

template<class Visit>
void CharacterDrawable::forEachPoint(Visit visit) const
{
    std::vector<glm::vec3> positions;
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        SkinnedMesh mesh = m_model->meshes[i];
        if (!m_parts[i].morphed.positions.empty()) mesh.positions = m_parts[i].morphed.positions;
        positions.resize(mesh.vertexCount());
        SkinningJob{.mesh = &mesh,
                    .palette = std::span(m_palettes).subspan(m_parts[i].paletteStart, mesh.palette.size()),
                    .positions = positions,
                    .normals = {}}
            .run();
        for (const glm::vec3& position : positions) visit(position);
    }
    forEachBodyJoint(visit);
}

void CharacterDrawable::updateBounds()
{
    m_bounds = {};
    for (const Part& part : m_parts)
        for (std::size_t entry = 0; entry < part.entryBounds.size(); ++entry)
            if (!part.entryBounds[entry].isEmpty())
                m_bounds.include(part.entryBounds[entry].transformed(m_palettes[part.paletteStart + entry]));
    forEachBodyJoint([this](const glm::vec3& place) { m_bounds.include(place); });
}

Bounds CharacterDrawable::exactBounds() const
{
    Bounds bounds;
    forEachPoint([&bounds](const glm::vec3& point) { bounds.include(point); });
    return bounds;
}

std::vector<glm::vec3> CharacterDrawable::exactPoints() const
{
    std::vector<glm::vec3> points;
    forEachPoint([&points](const glm::vec3& point) { points.push_back(point); });
    return points;
}

void CharacterDrawable::show(Scene& scene, const CharacterParts& parts)
{
    assert(m_meshes.size() == m_parts.size());
    if (parts.hasMesh) scene.meshes = m_meshes;
    if (parts.hasMesh && !m_meshes.empty()) scene.shadowCasters = m_bounds;
    if (parts.hasMesh && !m_meshes.empty() && !m_ghostColours.empty()) {
        m_ghosts.clear();
        for (std::size_t part = 0; part < m_parts.size(); ++part)
            m_ghosts.push_back({m_parts[part].ghost, m_ghostPalettes[part], m_ghostColours,
                                m_parts[part].drawnFaces, baseOf(m_parts[part])});
        scene.ghosts = m_ghosts;
    } else if (!m_ghostLines.empty()) {
        m_allLines = m_ghostLines;
        if (parts.hasSkeleton) m_allLines.insert(m_allLines.end(), m_lines.begin(), m_lines.end());
        scene.overlayLines = m_allLines;
        return;
    }
    if (parts.hasSkeleton) scene.overlayLines = m_lines;
}

} // namespace tagline
