#pragma once

// CharacterDrawable turns a character and a pose into the content of a scene, for
// the window and for the command line.

#include "render/CharacterModel.h"
#include "render/GhostPose.h"
#include "render/Renderer.h"

#include <glm/mat4x4.hpp>

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tagline {

/// The parts of a character that are shown.
struct CharacterParts
{
    bool hasMesh = true;
    bool hasSkeleton = true;

    bool operator==(const CharacterParts&) const = default;
};

/// Owns the buffers of one character in one pose, to which the scene then points: the scene has to be drawn
/// before the pose changes or the drawable is destroyed.
class CharacterDrawable
{
public:
    /// Starts in the rest pose.
    explicit CharacterDrawable(std::shared_ptr<const CharacterModel> model);

    const CharacterModel& model() const { return *m_model; }

    /// Adds meshes and textures to a renderer, once; they stay until `removeFrom` or the renderer's end.
    void addTo(Renderer& renderer);
    /// Adds them, with ghosts of about this many triangles in total (CoarseMesh.h) if the meshes have more.
    void addTo(Renderer& renderer, std::size_t ghostTriangles);
    void removeFrom(Renderer& renderer);
    /// The renderer was destroyed with all its data: `addTo` has to be called again.
    void forgetRenderer();

    /// The matrices of all joints, joint → world, in order of the skeleton. Expects one for each.
    void setJointMatrices(std::span<const glm::mat4> jointMatrices);
    std::span<const glm::mat4> jointMatrices() const { return m_joints; }

    /// The weights of all morph targets (Morphing.h), mesh after mesh; rest weights at first. Expects one per
    /// target, or none for the rest weights.
    void setMorphWeights(std::span<const float> weights);

    /// Other poses of the figure, drawn translucent; none at first. Poses with another number of joints are
    /// ignored. Expects the figure's morph weights before; those of the ghosts apply if ghosts have all
    /// triangles.
    void setGhosts(std::span<const GhostPose> ghosts, const SceneColours& colours);

    /// A box around the meshes and the body's joints (BodyTree.h) of the pose; it may be slightly larger than
    /// necessary. Lights, cameras and their targets do not count, since they are far away.
    const Bounds& bounds() const { return m_bounds; }
    /// The smallest such box; skins every vertex on the CPU, so it is for framing, not for every picture.
    Bounds exactBounds() const;
    /// Places of all vertices, and of the body's joints, in world space; as costly.
    std::vector<glm::vec3> exactPoints() const;

    /// Points a scene to the shown parts of this pose. Expects `addTo` before.
    void show(Scene& scene, const CharacterParts& parts = {});

private:
    struct GhostFace
    {
        std::vector<float> weights; ///< of the mesh's targets
        MorphedVertices vertices;
    };
    struct Part ///< one mesh
    {
        MeshHandle handle;
        std::size_t paletteStart = 0;      ///< in m_palettes
        std::vector<Bounds> entryBounds;   ///< of the vertices moved by each palette entry, bind pose
        MeshHandle ghost = {};             ///< equal to `handle` if ghosts have all triangles
        MorphedVertices morphed = {};      ///< empty if the mesh has no morph targets
        std::vector<GhostFace> faces = {}; ///< one per ghost; empty if all ghosts have the figure's weights
        std::vector<const MorphedVertices*> drawnFaces = {}; ///< of `faces`
    };

    SkinnedMesh withMorphsOf(std::size_t part) const;
    void updateMorphs(std::size_t part, std::span<const float> weights, MorphedVertices& morphed);
    void setGhostFaces(std::span<const std::span<const float>> weights);
    static const MorphedVertices* baseOf(const Part& part);
    void addTextures(Renderer& renderer);
    void addMaps(DrawnMesh& drawn, const Material& material, const SkinnedMesh& mesh) const;
    void updatePalettes(std::span<const glm::mat4> joints, std::size_t part, std::span<glm::mat4> palette);
    void addBones(std::span<const glm::mat4> joints, const glm::vec4& colour,
                  std::vector<DrawnLine>& lines) const;
    void updateLines();
    void updateBounds();
    template<class Visit>
    void forEachBodyJoint(Visit visit) const;
    template<class Visit>
    void forEachPoint(Visit visit) const;

    std::shared_ptr<const CharacterModel> m_model;
    std::vector<Part> m_parts;
    std::vector<TextureHandle> m_textures; ///< colour maps, one per texture of the model; invalid if none
    std::vector<TextureHandle> m_maps;     ///< number maps, one per texture of the model; invalid if none
    std::vector<JointIndex> m_lineParents; ///< of each joint: its nearest ancestor of the body, or noJoint
    std::vector<float> m_dotWidths;        ///< one per joint
    std::vector<glm::mat4> m_joints;
    std::vector<float> m_restWeights;  ///< of all morph targets
    std::vector<float> m_morphWeights; ///< the present weights of the parts
    std::uint64_t m_morphVersion = 0;
    std::vector<glm::mat4> m_palettes;
    std::vector<DrawnMesh> m_meshes;
    std::vector<DrawnLine> m_lines;
    std::vector<std::vector<glm::mat4>> m_ghostPalettes; ///< one per part: pose after pose
    std::vector<glm::vec4> m_ghostColours;               ///< one per pose
    std::vector<DrawnGhosts> m_ghosts;
    std::vector<DrawnLine> m_ghostLines; ///< of a figure whose mesh is missing or hidden
    std::vector<DrawnLine> m_allLines;   ///< m_ghostLines, then m_lines over them
    Bounds m_bounds;
    std::vector<bool> m_isOfBody; ///< by joint
};

} // namespace tagline
