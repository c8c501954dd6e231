#include "app/cli/render/RenderStudio.h"

#include "app/cli/CommandLibrary.h"
#include "app/cli/options/ArgumentText.h"
#include "app/cli/options/CommandMode.h"
#include "app/cli/render/RenderView.h"
#include "app/cli/text/CommandOutput.h"
#include "core/animation/figure/LocalToModelJob.h"

#include <QFileInfo>
#include <QImage>
#include <QImageWriter>
#include <QSaveFile>

#include <algorithm>

namespace tagline {
namespace {

Error unwritable(const QString& file, const QString& why)
{
    return {"render.unwritable", "the picture cannot be written: " + why.toStdString(), argumentBytes(file)};
}

} // namespace

Result<void> writePicture(const RgbaImage& picture, const QString& file)
{
    if (!isText(file)) return unwritable(file, "its name is not UTF-8 text");
    const QImage image(picture.pixels.data(), picture.width, picture.height, picture.width * 4,
                       QImage::Format_RGBA8888);
    QSaveFile target(file);
    if (!target.open(QIODevice::WriteOnly)) return unwritable(file, target.errorString());
    QImageWriter writer(&target, QFileInfo(file).suffix().toLower().toLatin1());
    if (!writer.write(image.convertToFormat(QImage::Format_RGB32)))
        return unwritable(file, writer.errorString());
    if (!target.commit()) return unwritable(file, target.errorString());
    return {};
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
    auto context = HeadlessContext::create();
    if (!context) return context.error();
    const GlFunctions& gl = (*context)->functions();
    auto renderer = Renderer::create(gl);
    if (!renderer) return renderer.error();
    auto target = OffscreenTarget::create(gl, options.size.width(), options.size.height());
    if (!target) return target.error();
    return std::make_unique<RenderStudio>(options, std::move(context).value(), std::move(renderer).value(),
                                          std::move(target).value(), std::move(character));
}

RenderStudio::RenderStudio(const RenderOptions& options, std::unique_ptr<HeadlessContext> context,
                           std::unique_ptr<Renderer> renderer, OffscreenTarget target,
                           std::shared_ptr<const CharacterModel> character)
    : m_options(options)
    , m_context(std::move(context))
    , m_renderer(std::move(renderer))
    , m_target(std::move(target))
    , m_figure(std::move(character))
{
    m_figure.addTo(*m_renderer);
}

RgbaImage RenderStudio::picture(const Pose& pose, Frame frame, JointIndex root, std::int64_t nanoseconds,
                                const RenderedMotion* marked)
{
    const Skeleton& skeleton = m_figure.model().skeleton;
    m_figure.setJointMatrices(modelMatrices(skeleton, pose));
    const std::span<const glm::mat4> joints = m_figure.jointMatrices();
    const float aspect = float(m_target.width()) / float(m_target.height());
    if (!m_isFramed) {
        turnCamera(m_camera, m_options, skeleton, joints);
        m_camera.frame(m_figure.exactBounds(), aspect);
    }
    m_isFramed = true;
    if (root != noJoint) m_camera.follow(glm::vec3(joints[std::size_t(root)][3]), nanoseconds);
    const Camera camera = m_camera.camera(aspect);
    const float pixelRatio = std::max(1.0f, float(m_target.height()) / 900.0f);
    std::vector<DrawnLine> marks = contactDiscs(m_feet, frame, skeleton, joints), ground;
    const auto add = [&marks](const std::vector<DrawnLine>& more) {
        marks.insert(marks.end(), more.begin(), more.end());
    };
    if (marked) {
        add(figureMarks(m_options, *marked, frame, skeleton, joints));
        ground = groundMarks(m_options, *marked, frame);
    }
    add(scaleMarks(camera, {m_target.width(), m_target.height()}, pixelRatio));
    Scene scene;
    scene.hasGrid = m_options.hasGrid;
    m_figure.show(scene, {m_options.hasMesh, m_options.hasSkeleton});
    scene.marks = marks;
    scene.groundLines = ground;
    m_renderer->draw(scene, camera,
                     {.framebuffer = m_target.framebuffer(),
                      .width = m_target.width(),
                      .height = m_target.height(),
                      .pixelRatio = pixelRatio});
    return m_target.read();
}

} // namespace tagline
