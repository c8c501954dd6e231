#pragma once

// RenderStudio draws poses of a figure as the options of `tagline render` say, and writes them.

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

/// Replaces the file only once the whole picture is written. Errors: "render.unwritable".
Result<void> writePicture(const QImage& picture, const QString& file);

/// What is drawn without is named; with --strict nothing is drawn then.
Result<void> checkPictures(const CharacterModel& character, const std::string& file);

/// Draws one pose after the other, with a camera that frames the first and follows, or that shows all.
class RenderStudio
{
public:
    /// The options must live as long as the studio.
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

    /// A pose with what the options mark. `marked`: the motion whose way and joints they mark; null for none.
    PictureMoment moment(const Pose& pose, Frame frame, JointIndex root,
                         const RenderedMotion* marked = nullptr);
    /// Turns and frames the camera so that it shows the figure in all of these moments, and keeps it there; a
    /// saved camera goes with the figure.
    void showAll(std::span<const PictureMoment> moments);
    /// `nanoseconds` since the picture before.
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
