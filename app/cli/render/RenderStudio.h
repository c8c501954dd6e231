#pragma once

// RenderStudio draws poses of a figure as pictures for `tagline render`, and writes them.

#include "app/cli/render/RenderOptions.h"
#include "app/cli/render/RenderedMotion.h"
#include "core/animation/figure/Pose.h"
#include "render/CharacterDrawable.h"
#include "render/OrbitCamera.h"
#include "render/gl/HeadlessContext.h"
#include "render/gl/OffscreenTarget.h"
#include "render/passes/ContactDiscs.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace tagline {

/// Replaces the file only once the whole picture is written. Errors: "render.unwritable".
Result<void> writePicture(const RgbaImage& picture, const QString& file);

/// What is drawn without is named; with --strict nothing is drawn then.
Result<void> checkPictures(const CharacterModel& character, const std::string& file);

/// Draws one pose after the other, with a camera that frames the first and follows.
class RenderStudio
{
public:
    /// The options must live as long as the studio.
    static Result<std::unique_ptr<RenderStudio>> create(const RenderOptions& options,
                                                        std::shared_ptr<const CharacterModel> character);

    RenderStudio(const RenderOptions& options, std::unique_ptr<HeadlessContext> context,
                 std::unique_ptr<Renderer> renderer, OffscreenTarget target,
                 std::shared_ptr<const CharacterModel> character);

    /// Marks these feet in pictures of frames in which they rest.
    void setContacts(std::vector<FootContacts> feet) { m_feet = std::move(feet); }
    /// Draws these poses around the one of the next picture.
    void setGhosts(std::span<const GhostPose> ghosts) { m_figure.setGhosts(ghosts, SceneColours()); }

    /// `marked`: the motion whose way and joints the options mark; null for none.
    RgbaImage picture(const Pose& pose, Frame frame, JointIndex root, std::int64_t nanoseconds,
                      const RenderedMotion* marked = nullptr);

private:
    const RenderOptions& m_options;
    std::unique_ptr<HeadlessContext> m_context; // first: what follows lives in it
    std::unique_ptr<Renderer> m_renderer;
    OffscreenTarget m_target;
    CharacterDrawable m_figure;
    OrbitCamera m_camera;
    std::vector<FootContacts> m_feet;
    bool m_isFramed = false;
};

} // namespace tagline
