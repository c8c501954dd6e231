#pragma once

// CrowdDrawable poses many figures that play side by side and turns them into the content of a scene, and
// finds the figure at a place of the picture.

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

/// An immutable set of figures.
struct Crowd
{
    struct Figure
    {
        LoopingFigure loop;
        std::shared_ptr<const CharacterModel> model; ///< of the loop's skeleton
        std::shared_ptr<const Clip> faceClip = {};   ///< its keys move the morph targets; null: none do
        double faceStart = 0.0;                      ///< frame of the face clip at which the loop begins
    };

    std::vector<Figure> figures;
    Bounds bounds;            ///< around all figures during the whole loop
    std::size_t expected = 0; ///< greatest final number of figures, if some are still being prepared
};

/// Greatest number of triangles of all figures of a crowd, except the selected one: if the CPU draws, and on
/// a graphics card (tests/bench/bench_CrowdPainting). Many figures are coarser than few; if that leaves too
/// few triangles for a body, they are drawn as skeletons.
inline constexpr std::size_t crowdTrianglesInSoftware = 40'000;
inline constexpr std::size_t crowdTrianglesOnCard = 2'400'000;
inline constexpr std::size_t fewestFigureTriangles = 250;

/// A moment of a crowd.
struct CrowdMoment
{
    std::int64_t nanoseconds = 0;        ///< since all figures started
    std::optional<std::size_t> selected; ///< the emphasised figure
};

/// Owns the data of a crowd in one renderer, to which the scene then points: the scene has to be drawn before
/// the next moment.
class CrowdDrawable
{
public:
    /// Adds the meshes of a crowd to a renderer, and removes those of the former one. Null: no crowd.
    void setCrowd(std::shared_ptr<const Crowd> crowd, Renderer& renderer);
    /// Adds a crowd with this many triangles for all figures.
    void setCrowd(std::shared_ptr<const Crowd> crowd, Renderer& renderer, std::size_t triangles);
    /// Poses all figures. Expects a crowd.
    void setMoment(const CrowdMoment& moment, const SceneColours& colours);
    /// Points a scene to the figures: translucent if they are skinned and meshes are shown, else bones; the
    /// selected one solid, with its bones if they are shown.
    void show(Scene& scene, const CharacterParts& parts = {});

    /// Whether the figures are drawn with their meshes.
    bool isSkinned() const { return m_isSkinned; }
    /// The joints of each figure at the present moment, in order.
    const std::vector<FigureJoints>& joints() const { return m_joints; }

private:
    /// The figures of one model, drawn in one call.
    struct Rig
    {
        std::unique_ptr<CharacterDrawable> drawable;
        std::size_t triangles = 0; ///< at most, of a figure that is not selected
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
    std::vector<MorphBinding> m_faces; ///< one per figure; empty if no figure's clip moves a target
    std::vector<FigureJoints> m_joints;
    std::vector<DrawnMesh> m_meshes;
    std::vector<DrawnGhosts> m_ghosts;
    std::vector<DrawnLine> m_lines;
};

/// The figure whose bones, in a picture of that size, are nearest to a place, within this many pixels; none
/// if no figure is that near. `joints` are those of each figure.
std::optional<std::size_t> figureAt(const Crowd& crowd, std::span<const FigureJoints> joints,
                                    const Camera& camera, const glm::vec2& size, const glm::vec2& place,
                                    float pixels);

} // namespace tagline
