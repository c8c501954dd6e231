#include "render/CrowdDrawable.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <bit>
#include <cassert>
#include <limits>

namespace tagline {
namespace {

constexpr float glassNearness = 1.0f; ///< clearness of the figures, as ghosts
constexpr float boneNearness = 0.5f;  ///< of bones, many of which overlap

std::vector<LoopingFigure> loopsOf(const Crowd& crowd)
{
    std::vector<LoopingFigure> loops;
    for (const Crowd::Figure& figure : crowd.figures) loops.push_back(figure.loop);
    return loops;
}

/// Position of a point in the picture, pixels from its upper left; none behind the camera.
std::optional<glm::vec2> pictured(const glm::mat4& viewProjection, const glm::vec3& point,
                                  const glm::vec2& size)
{
    const glm::vec4 clip = viewProjection * glm::vec4(point, 1.0f);
    if (clip.w <= 0.0f) return std::nullopt;
    const glm::vec2 seen = glm::vec2(clip) / clip.w;
    return glm::vec2(0.5f + 0.5f * seen.x, 0.5f - 0.5f * seen.y) * size;
}

float distanceToLine(const glm::vec2& point, const glm::vec2& from, const glm::vec2& to)
{
    const glm::vec2 along = to - from;
    const float length = glm::dot(along, along);
    const float part = length > 0.0f ? std::clamp(glm::dot(point - from, along) / length, 0.0f, 1.0f) : 0.0f;
    return glm::distance(point, from + part * along);
}

/// Distance from a place to the nearest bone, in pixels.
float distanceToBones(const Skeleton& skeleton, const std::vector<glm::mat4>& joints,
                      const glm::mat4& viewProjection, const glm::vec2& size, const glm::vec2& place)
{
    float least = std::numeric_limits<float>::max();
    std::vector<std::optional<glm::vec2>> places;
    for (const glm::mat4& joint : joints)
        places.push_back(pictured(viewProjection, glm::vec3(joint[3]), size));
    for (std::size_t joint = 0; joint < places.size(); ++joint) {
        const Joint& each = skeleton[JointIndex(joint)];
        if (each.kind != JointKind::Joint || !places[joint]) continue;
        const bool hasBone = each.parent != noJoint && skeleton[each.parent].kind == JointKind::Joint &&
                             places[std::size_t(each.parent)];
        const glm::vec2 from = hasBone ? *places[std::size_t(each.parent)] : *places[joint];
        least = std::min(least, distanceToLine(place, from, *places[joint]));
    }
    return least;
}

template<class T>
void append(std::vector<T>& to, std::span<const T> more)
{
    to.insert(to.end(), more.begin(), more.end());
}

} // namespace

void CrowdDrawable::setCrowd(std::shared_ptr<const Crowd> crowd, Renderer& renderer)
{
    setCrowd(std::move(crowd), renderer,
             renderer.isSoftware() ? crowdTrianglesInSoftware : crowdTrianglesOnCard);
}

void CrowdDrawable::setCrowd(std::shared_ptr<const Crowd> crowd, Renderer& renderer, std::size_t triangles)
{
    if (crowd == m_crowd) return;
    m_crowd = std::move(crowd);
    m_joints.clear();
    m_poses.reset();
    std::map<std::shared_ptr<const CharacterModel>, Rig> rigs;
    std::size_t each = 0;
    if (m_crowd) {
        m_poses.emplace(loopsOf(*m_crowd));
        for (std::size_t i = 0; i < m_crowd->figures.size(); ++i)
            rigs[m_crowd->figures[i].model].figures.push_back(i);
        const std::size_t count = std::max(m_crowd->figures.size(), m_crowd->expected);
        each = std::bit_floor(triangles / std::max<std::size_t>(count, 1));
    }
    m_isSkinned = each >= fewestFigureTriangles;
    if (!m_isSkinned) each = std::numeric_limits<std::size_t>::max(); // no coarse meshes are needed
    for (auto& [model, rig] : rigs) {
        const auto known = m_rigs.find(model);
        rig.triangles = each;
        if (known != m_rigs.end() && known->second.triangles == each) {
            rig.drawable = std::move(known->second.drawable);
        } else {
            rig.drawable = std::make_unique<CharacterDrawable>(model);
            rig.drawable->addTo(renderer, each);
        }
    }
    for (auto& [model, rig] : m_rigs)
        if (rig.drawable) rig.drawable->removeFrom(renderer);
    m_rigs = std::move(rigs);
    bindFaces();
}

/// Binds clips to morph targets. Free if no model has a target, and free per picture if no clip moves one.
void CrowdDrawable::bindFaces()
{
    m_faces.clear();
    if (!m_crowd) return;
    std::vector<MorphBinding> faces;
    bool isMoved = false;
    for (const Crowd::Figure& figure : m_crowd->figures) {
        MorphBinding& face = faces.emplace_back();
        if (figure.faceClip) face = bindMorphs(figure.model->meshes, *figure.faceClip);
        isMoved = isMoved || !face.channels.empty();
    }
    if (isMoved) m_faces = std::move(faces);
}

/// The weights of a figure's morph targets; empty if it has none, or no clip of the crowd moves any.
std::vector<float> CrowdDrawable::faceOf(std::size_t figure, std::int64_t nanoseconds) const
{
    if (m_faces.empty()) return {};
    const Crowd::Figure& shown = m_crowd->figures[figure];
    const std::vector<float> rest = restMorphWeights(shown.model->meshes);
    std::vector<float> weights = rest;
    if (m_faces[figure].channels.empty()) return weights;
    MorphSamplingJob{.clip = shown.faceClip.get(),
                     .binding = &m_faces[figure],
                     .rest = rest,
                     .frame = shown.faceStart + loopFrame(shown.loop, nanoseconds),
                     .weights = weights}
        .run();
    return weights;
}

void CrowdDrawable::setMoment(const CrowdMoment& moment, const SceneColours& colours)
{
    assert(m_poses);
    m_joints = m_poses->at(moment.nanoseconds);
    const float nearness = m_isSkinned ? glassNearness : boneNearness;
    for (auto& [model, rig] : m_rigs) {
        std::vector<GhostPose> others;
        rig.hasSelected = false;
        for (const std::size_t figure : rig.figures) {
            if (m_joints[figure]->size() != model->skeleton.size()) continue;
            std::vector<float> face = faceOf(figure, moment.nanoseconds);
            if (figure == moment.selected) {
                rig.drawable->setMorphWeights(face);
                rig.drawable->setJointMatrices(*m_joints[figure]);
                rig.hasSelected = true;
            } else {
                others.push_back({m_joints[figure], false, nearness, std::move(face)});
            }
        }
        rig.drawable->setGhosts(others, colours);
    }
}

void CrowdDrawable::show(Scene& scene, const CharacterParts& parts)
{
    m_meshes.clear();
    m_ghosts.clear();
    m_lines.clear();
    for (const bool isSelected : {false, true}) // the selected figure's bones are drawn over those of others
        for (auto& [model, rig] : m_rigs)
            if (rig.hasSelected == isSelected) add(rig, parts, scene);
    scene.meshes = m_meshes;
    scene.ghosts = m_ghosts;
    scene.overlayLines = m_lines;
}

void CrowdDrawable::add(Rig& rig, const CharacterParts& parts, Scene& scene)
{
    const bool isSkinned = parts.hasMesh && m_isSkinned;
    const bool hasBones = rig.hasSelected && (parts.hasSkeleton || !parts.hasMesh);
    Scene part;
    rig.drawable->show(part, {.hasMesh = parts.hasMesh, .hasSkeleton = hasBones});
    if (rig.hasSelected) append(m_meshes, part.meshes);
    if (rig.hasSelected) scene.shadowCasters = part.shadowCasters;
    if (isSkinned)
        append(m_ghosts, part.ghosts);
    else
        rig.drawable->show(part, {.hasMesh = false, .hasSkeleton = hasBones});
    append(m_lines, part.overlayLines);
}

std::optional<std::size_t> figureAt(const Crowd& crowd, std::span<const FigureJoints> joints,
                                    const Camera& camera, const glm::vec2& size, const glm::vec2& place,
                                    float pixels)
{
    const glm::mat4 viewProjection = camera.projection * camera.view;
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < std::min(joints.size(), crowd.figures.size()); ++i) {
        const Skeleton& skeleton = *crowd.figures[i].loop.skeleton;
        if (joints[i]->size() != skeleton.size()) continue;
        const float distance = distanceToBones(skeleton, *joints[i], viewProjection, size, place);
        if (distance > pixels) continue;
        pixels = distance;
        found = i;
    }
    return found;
}

} // namespace tagline
