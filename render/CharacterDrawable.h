#pragma once

// CharacterDrawable turns a character and a pose into what a scene draws: the same for window and command
// line.

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

/// Owns the scratch of one character in one pose, which the scene then points into: the scene is to be drawn
/// before the pose changes or the drawable goes.
class CharacterDrawable
{
public:
    /// Starts in the rest pose.
    explicit CharacterDrawable(std::shared_ptr<const CharacterModel> model);

    const CharacterModel& model() const { return *m_model; }

    /// Puts meshes and textures into a renderer, once; they stay until `removeFrom` or the renderer's end.
    void addTo(Renderer& renderer);
    /// The same, with ghosts of about so many triangles in all (CoarseMesh.h) where the meshes have more.
    void addTo(Renderer& renderer, std::size_t ghostTriangles);
    void removeFrom(Renderer& renderer);
    /// The renderer is gone with all it held: `addTo` is to be called again.
    void forgetRenderer();

    /// The matrices of all joints, joint → world, in order of the skeleton. Expects one for each.
    void setJointMatrices(std::span<const glm::mat4> jointMatrices);
    std::span<const glm::mat4> jointMatrices() const { return m_joints; }

    /// The weights of all morph targets (Morphing.h), mesh after mesh; at first those at rest. Expects one
    /// for each, or none for those at rest.
    void setMorphWeights(std::span<const float> weights);

    /// Other poses of the figure, drawn translucent; none at first. Those of another number of joints are
    /// left out. Expects the figure's morph weights before; those of the ghosts count where ghosts have all
    /// triangles.
    void setGhosts(std::span<const GhostPose> ghosts, const SceneColours& colours);

    /// A box around the meshes and the body's joints (BodyTree.h) of the pose that may be slightly larger
    /// than needed. Lights, cameras and their targets do not count: they stand far off.
    const Bounds& bounds() const { return m_bounds; }
    /// The smallest such box; skins every vertex on the CPU, so it is for framing, not for every picture.
    Bounds exactBounds() const;

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
        std::vector<Bounds> entryBounds;   ///< of the vertices that each palette entry moves, bind pose
        MeshHandle ghost = {};             ///< the same as `handle` where ghosts have all triangles
        MorphedVertices morphed = {};      ///< empty where the mesh has no morph target
        std::vector<GhostFace> faces = {}; ///< one a ghost; none where all ghosts are as the figure
        std::vector<const MorphedVertices*> drawnFaces = {}; ///< of those
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
    void includeJoints(Bounds& bounds) const;

    std::shared_ptr<const CharacterModel> m_model;
    std::vector<Part> m_parts;
    std::vector<TextureHandle> m_textures; ///< of colours, one a texture of the model; invalid where none
    std::vector<TextureHandle> m_maps;     ///< of numbers, the same
    std::vector<JointIndex> m_lineParents; ///< a joint: its nearest ancestor that is one too, or noJoint
    std::vector<float> m_dotWidths;        ///< one a joint
    std::vector<glm::mat4> m_joints;
    std::vector<float> m_restWeights;  ///< of all morph targets
    std::vector<float> m_morphWeights; ///< those that the parts are morphed by
    std::uint64_t m_morphVersion = 0;
    std::vector<glm::mat4> m_palettes;
    std::vector<DrawnMesh> m_meshes;
    std::vector<DrawnLine> m_lines;
    std::vector<std::vector<glm::mat4>> m_ghostPalettes; ///< one a part: pose after pose
    std::vector<glm::vec4> m_ghostColours;               ///< one a pose
    std::vector<DrawnGhosts> m_ghosts;
    std::vector<DrawnLine> m_ghostLines; ///< of a figure without a mesh, or whose mesh is not shown
    std::vector<DrawnLine> m_allLines;   ///< those, and over them m_lines
    Bounds m_bounds;
    std::vector<bool> m_isOfBody; ///< by joint
};

} // namespace tagline
