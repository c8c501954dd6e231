#pragma once

// CrowdDrawable poses many figures that play side by side and turns them into what a scene draws, and finds
// the one that a picture shows at a place.

#include "core/mesh/Morphing.h"
#include "core/playback/crowd/LoopingFigures.h"
#include "render/Camera.h"
#include "render/CharacterDrawable.h"

#include <glm/vec2.hpp>

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tagline {

/// Figures that nobody changes.
struct Crowd
{
    struct Figure
    {
        LoopingFigure loop;
        std::shared_ptr<const CharacterModel> model; ///< of the loop's skeleton
        std::shared_ptr<const Clip> faceClip = {};   ///< whose keys move its morph targets; null: none do
        double faceStart = 0.0;                      ///< the frame of it that the loop begins with
    };

    std::vector<Figure> figures;
    Bounds bounds;            ///< around all of them, as long as they play
    std::size_t expected = 0; ///< how many there will be at the most, where some are still prepared
};

/// How many triangles all figures of a crowd may have together, but for the one that stands out: where the
/// processor draws a picture, and where a graphics card does (tests/bench/bench_CrowdPainting). Many figures
/// are coarser than few; where that leaves too little for a body, they are skeletons.
inline constexpr std::size_t crowdTrianglesInSoftware = 40'000;
inline constexpr std::size_t crowdTrianglesOnCard = 2'400'000;
inline constexpr std::size_t fewestFigureTriangles = 250;

/// A crowd's moment.
struct CrowdMoment
{
    std::int64_t nanoseconds = 0;        ///< since all began
    std::optional<std::size_t> selected; ///< the figure that stands out
};

/// Owns what a crowd needs in one renderer, which the scene then points into: the scene is to be drawn before
/// the next moment.
class CrowdDrawable
{
public:
    /// Puts the meshes of a crowd into a renderer, and takes those of the one before away. Null: of none.
    void setCrowd(std::shared_ptr<const Crowd> crowd, Renderer& renderer);
    /// The same with so many triangles for all figures.
    void setCrowd(std::shared_ptr<const Crowd> crowd, Renderer& renderer, std::size_t triangles);
    /// Poses all figures. Expects a crowd.
    void setMoment(const CrowdMoment& moment, const SceneColours& colours);
    /// Points a scene to the figures: glass where they are skinned and meshes are shown, else bones; the
    /// selected one solid, with its bones where they are shown.
    void show(Scene& scene, const CharacterParts& parts = {});

    /// Whether the figures are drawn with their meshes.
    bool isSkinned() const { return m_isSkinned; }
    /// The joints of each figure at the moment that was set, in order.
    const std::vector<FigureJoints>& joints() const { return m_joints; }

private:
    /// The figures of one model, drawn in one go.
    struct Rig
    {
        std::unique_ptr<CharacterDrawable> drawable;
        std::size_t triangles = 0; ///< of a figure that does not stand out, at the most
        std::vector<std::size_t> figures;
        bool hasSelected = false;
    };

    void bindFaces();
    std::vector<float> faceOf(std::size_t figure, std::int64_t nanoseconds) const;
    void add(Rig& rig, const CharacterParts& parts, Scene& scene);

    std::shared_ptr<const Crowd> m_crowd;
    bool m_isSkinned = true;
    std::optional<LoopingPoses> m_poses;
    std::map<std::shared_ptr<const CharacterModel>, Rig> m_rigs;
    std::vector<MorphBinding> m_faces; ///< one a figure; none where no figure's clip moves a target
    std::vector<FigureJoints> m_joints;
    std::vector<DrawnMesh> m_meshes;
    std::vector<DrawnGhosts> m_ghosts;
    std::vector<DrawnLine> m_lines;
};

/// The figure whose bones, in a picture of that size, are nearest to a place within so many pixels of it;
/// none where none is as near. `joints` are those of each figure.
std::optional<std::size_t> figureAt(const Crowd& crowd, std::span<const FigureJoints> joints,
                                    const Camera& camera, const glm::vec2& size, const glm::vec2& place,
                                    float pixels);

} // namespace tagline
