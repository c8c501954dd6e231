#include "app/pictures/PictureStudio.h"

#include "render/MetreGrid.h"

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

constexpr glm::vec4 scaleColour{0.90f, 0.91f, 0.92f, 1.0f};
constexpr float usualHeight = 900.0f; ///< pixels

QImage imageOf(const RgbaImage& picture)
{
    return QImage(picture.pixels.data(), picture.width, picture.height, picture.width * 4,
                  QImage::Format_RGBA8888)
        .copy();
}

} // namespace

float linePixelRatio(int pictureHeight) { return std::max(1.0f, float(pictureHeight) / usualHeight); }

Result<std::unique_ptr<PictureStudio>> PictureStudio::create(std::shared_ptr<const CharacterModel> character,
                                                             const QSize& size, const PictureLook& look)
{
    auto context = HeadlessContext::create();
    if (!context) return context.error();
    const GlFunctions& gl = (*context)->functions();
    auto renderer = Renderer::create(gl);
    if (!renderer) return renderer.error();
    auto target = OffscreenTarget::create(gl, size.width(), size.height());
    if (!target) return target.error();
    return std::make_unique<PictureStudio>(std::move(context).value(), std::move(renderer).value(),
                                           std::move(target).value(), std::move(character), look);
}

PictureStudio::PictureStudio(std::unique_ptr<HeadlessContext> context, std::unique_ptr<Renderer> renderer,
                             OffscreenTarget target, std::shared_ptr<const CharacterModel> character,
                             const PictureLook& look)
    : m_context(std::move(context))
    , m_renderer(std::move(renderer))
    , m_target(std::move(target))
    , m_figure(std::move(character))
    , m_look(look)
{
    m_figure.addTo(*m_renderer);
}

Bounds PictureStudio::bounds(std::span<const PictureMoment> moments, const GoOn& goOn)
{
    Bounds all;
    for (const PictureMoment& moment : moments) {
        if (goOn && !goOn(0.0)) break;
        m_figure.setMorphWeights(moment.morphWeights);
        m_figure.setJointMatrices(moment.joints);
        all.include(m_figure.exactBounds());
    }
    return all;
}

QImage PictureStudio::picture(const PictureMoment& moment, const Camera& camera)
{
    const float pixelRatio = linePixelRatio(m_target.height());
    m_figure.setMorphWeights(moment.morphWeights);
    m_figure.setJointMatrices(moment.joints);
    m_figure.setGhosts(moment.ghosts, m_look.colours);
    std::vector<DrawnLine> marks = moment.marks;
    if (isOrthographic(camera)) {
        const auto scale =
            scaleMark(camera, float(m_target.width()), float(m_target.height()), pixelRatio, scaleColour);
        marks.insert(marks.end(), scale.begin(), scale.end());
    }
    Scene scene;
    scene.colours = m_look.colours;
    scene.hasGrid = m_look.hasGrid;
    m_figure.show(scene, m_look.parts);
    scene.marks = marks;
    scene.groundLines = moment.ground;
    m_renderer->draw(scene, camera,
                     {.framebuffer = m_target.framebuffer(),
                      .width = m_target.width(),
                      .height = m_target.height(),
                      .pixelRatio = pixelRatio});
    return imageOf(m_target.read());
}

} // namespace tagline
