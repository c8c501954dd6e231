#pragma once

// PictureStudio draws moments of a figure without a window: for pictures that are kept.

#include <QColor>
#include <QImage>
#include <QSize>

#include "core/support/GoOn.h"
#include "render/CharacterDrawable.h"
#include "render/OrbitCamera.h"
#include "render/gl/HeadlessContext.h"
#include "render/gl/OffscreenTarget.h"

#include <glm/vec3.hpp>

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tagline {

/// A figure in a pose, with what is marked around it.
struct PictureMoment
{
    std::vector<glm::mat4> joints;        ///< joint → world, one for each of the figure's
    std::vector<float> morphWeights = {}; ///< of the figure's morph targets; empty: at rest
    std::optional<glm::vec3> root;        ///< point that a camera follows; none if nothing carries the figure
    std::vector<DrawnLine> marks;         ///< over the figure
    std::vector<DrawnLine> ground;        ///< on the ground, below it
    std::vector<GhostPose> ghosts;
};

struct PictureLook
{
    CharacterParts parts;
    bool hasGrid = true;
    SceneColours colours;
};

/// Real pixels to those that lines and marks count in: lines are wider in high pictures.
float linePixelRatio(int pictureHeight);
/// Height that the bar of a picture without perspective takes of the upper left, in those pixels.
inline constexpr float scaleBarHeight = 34;

/// Lives on one thread, any: it owns the OpenGL context there.
class PictureStudio
{
public:
    /// Pictures of that size. Errors: those of HeadlessContext, Renderer and OffscreenTarget.
    static Result<std::unique_ptr<PictureStudio>> create(std::shared_ptr<const CharacterModel> character,
                                                         const QSize& size, const PictureLook& look);

    PictureStudio(std::unique_ptr<HeadlessContext> context, std::unique_ptr<Renderer> renderer,
                  OffscreenTarget target, std::shared_ptr<const CharacterModel> character,
                  const PictureLook& look);

    const Skeleton& skeleton() const { return m_figure.model().skeleton; }
    /// Width to height.
    float aspect() const { return float(m_target.width()) / float(m_target.height()); }
    /// A box around the figure in all of these moments, for one camera that shows all of them. If `goOn`
    /// says no, the box of the moments before.
    Bounds bounds(std::span<const PictureMoment> moments, const GoOn& goOn = {});
    /// Opaque. A picture without perspective has a bar that says how long a metre is.
    QImage picture(const PictureMoment& moment, const Camera& camera);

private:
    std::unique_ptr<HeadlessContext> m_context; // first: what follows lives in it
    std::unique_ptr<Renderer> m_renderer;
    OffscreenTarget m_target;
    CharacterDrawable m_figure;
    PictureLook m_look;
};

} // namespace tagline
