#pragma once

// MeshPass draws skinned meshes: lit, as ghosts, or as the coverage that a ground shadow is made of.

#include "render/Camera.h"
#include "render/Scene.h"
#include "render/gl/ShaderProgram.h"
#include "render/passes/GpuSkinnedMesh.h"
#include "render/passes/PaletteTexture.h"

#include <vector>

namespace tagline {

/// A mesh with what it is drawn with, found by the renderer.
struct BoundMesh
{
    const GpuSkinnedMesh* mesh;
    GLuint texture;    ///< 0 for none
    GLuint normalMap;  ///< the same
    GLuint surfaceMap; ///< the same
    const DrawnMesh* drawn;
};

struct BoundGhosts
{
    GpuSkinnedMesh* mesh; ///< its vertices are morphed pose by pose where the ghosts say so
    const DrawnGhosts* drawn;
};

class MeshPass
{
public:
    static Result<MeshPass> create(const GlFunctions& functions);

    /// Brings the matrices of all meshes to the card, once a picture.
    void upload(std::span<const BoundMesh> meshes, std::span<const BoundGhosts> ghosts);

    /// All expect `upload` with the same meshes before.
    void drawLit(std::span<const BoundMesh> meshes, const Camera& camera);
    /// All poses of a mesh in one call, up to 32 of them; one by one where each has its own vertices.
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
    ShaderProgram m_masked; ///< textured, with holes; apart, for a driver tests depths later there
    ShaderProgram m_mapped; ///< textured, with holes, and a surface that turns and shines by maps
    GlTexture m_white;      ///< where one of its pictures is not there
    ShaderProgram m_coverage;
    ShaderProgram m_ghost;
    PaletteTexture m_palettes;
    std::vector<int> m_paletteStarts;
    std::vector<int> m_ghostStarts;
};

} // namespace tagline
