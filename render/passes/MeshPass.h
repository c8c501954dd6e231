#pragma once

// MeshPass draws skinned meshes: lit, as ghosts, or as the coverage from which a ground shadow is made.

#include "render/Camera.h"
#include "render/Scene.h"
#include "render/gl/ShaderProgram.h"
#include "render/passes/GpuSkinnedMesh.h"
#include "render/passes/PaletteTexture.h"

#include <vector>

namespace tagline {

/// A mesh with its resources, found by the renderer.
struct BoundMesh
{
    const GpuSkinnedMesh* mesh;
    GLuint texture;    ///< 0 for none
    GLuint normalMap;  ///< 0 for none
    GLuint surfaceMap; ///< 0 for none
    const DrawnMesh* drawn;
};

struct BoundGhosts
{
    GpuSkinnedMesh* mesh; ///< its vertices are morphed for each pose if the ghosts require it
    const DrawnGhosts* drawn;
};

class MeshPass
{
public:
    static Result<MeshPass> create(const GlFunctions& functions);

    /// Uploads the matrices of all meshes to the card, once per picture.
    void upload(std::span<const BoundMesh> meshes, std::span<const BoundGhosts> ghosts);

    /// All expect `upload` with the same meshes before.
    void drawLit(std::span<const BoundMesh> meshes, const Camera& camera);
    /// Draws all poses of a mesh in one call, up to 32; one by one if each has its own vertices.
    void drawGhosts(std::span<const BoundGhosts> ghosts, const Camera& camera);
    void drawCoverage(std::span<const BoundMesh> meshes, const glm::mat4& fromAbove, float fadeHeight);

private:
    MeshPass(const GlFunctions& functions, ShaderProgram plain, ShaderProgram textured, ShaderProgram masked,
             ShaderProgram mapped, ShaderProgram coverage, ShaderProgram ghost);
    const ShaderProgram& programOf(const BoundMesh& bound) const;
    void bindMaps(const BoundMesh& bound) const;
    void light(const ShaderProgram& program, const Camera& camera) const;
    void drawInstances(std::span<const BoundGhosts> ghosts) const;
    void drawPoses(const BoundGhosts& ghosts, std::size_t first, std::size_t count, int paletteStart) const;

    const GlFunctions* m_gl;
    ShaderProgram m_plain;
    ShaderProgram m_textured;
    ShaderProgram m_masked; ///< textured, with holes; separate, since a driver tests depths later there
    ShaderProgram m_mapped; ///< textured, with holes, and with normal and surface maps
    GlTexture m_white;      ///< in place of a missing texture
    ShaderProgram m_coverage;
    ShaderProgram m_ghost;
    PaletteTexture m_palettes;
    std::vector<int> m_paletteStarts;
    std::vector<int> m_ghostStarts;
};

} // namespace tagline
