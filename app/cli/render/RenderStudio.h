#pragma once

// RenderStudio draws poses of a figure with the options of `tagline render`, and writes them.

#include "app/cli/render/RenderOptions.h"
#include "app/cli/render/RenderedMotion.h"
#include "app/pictures/PictureStudio.h"
#include "core/animation/figure/Pose.h"
#include "render/passes/ContactDiscs.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace tagline {

/// Writes a picture; replaces the file only after it is complete. Errors: "render.unwritable".
Result<void> writePicture(const QImage& picture, const QString& file);

/// Prints which textures are missing; with --strict it is an error, so that nothing is drawn.
Result<void> checkPictures(const CharacterModel& character, const std::string& file);

/// Draws poses one after the other, with a camera that frames the first pose and follows, or shows all.
class RenderStudio
{
public:
    /// Creates a studio. The options must outlive it.
    static Result<std::unique_ptr<RenderStudio>> create(const RenderOptions& options,
                                                        std::shared_ptr<const CharacterModel> character);

    RenderStudio(const RenderOptions& options, std::unique_ptr<PictureStudio> studio, FigureMorphs morphs)
        : m_options(options)
        , m_studio(std::move(studio))
        , m_morphs(std::move(morphs))
    {
    }

    /// Marks these feet in pictures of frames in which they rest.
    void setContacts(std::vector<FootContacts> feet) { m_feet = std::move(feet); }

    /// A pose with the marks of the options, for the motion `marked`; null for no marks of paths and joints.
    PictureMoment moment(const Pose& pose, Frame frame, JointIndex root,
                         const RenderedMotion* marked = nullptr);
    /// Turns and frames the camera so that it shows the figure in all of these moments, and keeps it there; a
    /// saved camera moves with the figure instead.
    void showAll(std::span<const PictureMoment> moments);
    /// Draws a moment, `nanoseconds` after the picture before.
    QImage picture(const PictureMoment& moment, std::int64_t nanoseconds);

private:
    const RenderOptions& m_options;
    std::unique_ptr<PictureStudio> m_studio;
    FigureMorphs m_morphs;
    OrbitCamera m_camera;
    std::vector<FootContacts> m_feet;
    bool m_isFramed = false;
    bool m_isFollowing = true;
};

} // namespace tagline
