#include "app/cli/render/RenderStudio.h"

#include "app/cli/CommandLibrary.h"
#include "app/cli/options/ArgumentText.h"
#include "app/cli/options/CommandMode.h"
#include "app/cli/render/RenderView.h"
#include "app/cli/text/CommandOutput.h"
#include "app/pictures/PictureFile.h"
#include "core/animation/figure/LocalToModelJob.h"

namespace tagline {

Result<void> writePicture(const QImage& picture, const QString& file)
{
    if (isText(file)) return savePicture(picture, file);
    return Error{"render.unwritable", "the picture cannot be written: its name is not UTF-8 text",
                 argumentBytes(file)};
}

Result<void> checkPictures(const CharacterModel& character, const std::string& file)
{
    for (const std::string& problem : character.problems) {
        if (commandMode().isStrict)
            printError({"import.picture", problem, file});
        else
            printNote(file, problem);
    }
    if (commandMode().isStrict && !character.problems.empty()) return strictRefusal();
    return {};
}

Result<std::unique_ptr<RenderStudio>> RenderStudio::create(const RenderOptions& options,
                                                           std::shared_ptr<const CharacterModel> character)
{
    FigureMorphs morphs(std::shared_ptr<const std::vector<SkinnedMesh>>(character, &character->meshes));
    auto studio = PictureStudio::create(std::move(character), options.size,
                                        {{options.hasMesh, options.hasSkeleton}, options.hasGrid, {}});
    if (!studio) return studio.error();
    return std::make_unique<RenderStudio>(options, std::move(studio).value(), std::move(morphs));
}

PictureMoment RenderStudio::moment(const Pose& pose, Frame frame, JointIndex root,
                                   const RenderedMotion* marked)
{
    const Skeleton& skeleton = m_studio->skeleton();
    PictureMoment moment;
    moment.joints = modelMatrices(skeleton, pose);
    if (root != noJoint) moment.root = glm::vec3(moment.joints[std::size_t(root)][3]);
    moment.marks = contactDiscs(m_feet, frame, skeleton, moment.joints);
    if (!marked) return moment;
    moment.morphWeights = m_morphs.weights(marked->morphShares());
    const auto marks = figureMarks(m_options, *marked, frame, skeleton, moment.joints);
    moment.marks.insert(moment.marks.end(), marks.begin(), marks.end());
    moment.ground = groundMarks(m_options, *marked, frame);
    if (m_options.ghostStep) moment.ghosts = marked->ghosts(frame, *m_options.ghostStep, m_morphs);
    return moment;
}

void RenderStudio::showAll(std::span<const PictureMoment> moments)
{
    if (m_options.savedCamera) return; // the camera moves with the figure instead
    turnCamera(m_camera, m_options, m_studio->skeleton(), moments.front().joints);
    m_camera.frame(m_studio->bounds(moments), m_studio->aspect());
    m_isFramed = true;
    m_isFollowing = false;
}

QImage RenderStudio::picture(const PictureMoment& moment, std::int64_t nanoseconds)
{
    if (!m_isFramed && m_options.savedCamera) {
        placeSavedCamera(m_camera, *m_options.savedCamera, m_studio->skeleton(), moment.joints, moment.root);
    } else if (!m_isFramed) {
        turnCamera(m_camera, m_options, m_studio->skeleton(), moment.joints);
        m_camera.frame(m_studio->bounds({&moment, 1}), m_studio->aspect());
    }
    m_isFramed = true;
    if (m_isFollowing && moment.root) m_camera.follow(*moment.root, nanoseconds);
    return m_studio->picture(moment, m_camera.camera(m_studio->aspect()));
}

} // namespace tagline
