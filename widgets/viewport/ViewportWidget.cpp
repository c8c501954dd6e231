#include "widgets/viewport/ViewportWidget.h"

#include "render/CharacterDrawable.h"
#include "widgets/theme/Theme.h"
#include "widgets/viewport/ViewportOptionsBar.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QMouseEvent>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QPainter>
#include <QSurfaceFormat>
#include <QWheelEvent>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace tagline {

namespace {

constexpr float firstYaw = 0.6f;
constexpr float firstPitch = 0.18f;
constexpr int optionsMargin = 8;
constexpr int chipStripHeight = 140;
constexpr int captionStripHeight = 72;
constexpr std::chrono::milliseconds refinementDelay{200};

GlLoader loaderOf(QOpenGLContext* context)
{
    return [context](const char* name) { return reinterpret_cast<void*>(context->getProcAddress(name)); };
}

/// Why OpenGL 3.3 cannot be had; empty where it can.
QString probedProblem()
{
    // Qt's own windowless platforms have no OpenGL, and a QOpenGLWidget shown there ends the program.
    const QString platform = QGuiApplication::platformName();
    if (platform == "offscreen" || platform == "minimal")
        return ViewportWidget::tr("The platform “%1” has no OpenGL.").arg(platform);
    QOpenGLContext context;
    QOffscreenSurface surface;
    surface.setFormat(QSurfaceFormat::defaultFormat());
    surface.create();
    if (!context.create() || !context.makeCurrent(&surface))
        return ViewportWidget::tr("The graphics driver gives this program no OpenGL context. Install a newer "
                                  "driver, or set LIBGL_ALWAYS_SOFTWARE=1 to draw without one.");
    const Result<std::string> driver = checkContext(loaderOf(&context));
    context.doneCurrent();
    return driver ? QString() : QString::fromStdString(driver.error().message);
}

glm::vec2 pixels(const QPointF& point) { return {float(point.x()), float(point.y())}; }

} // namespace

void configureSurfaceFormat()
{
    QSurfaceFormat format;
    format.setRenderableType(QSurfaceFormat::OpenGL);
    format.setVersion(3, 3);
    format.setProfile(QSurfaceFormat::CoreProfile);
    format.setDepthBufferSize(24);
    QSurfaceFormat::setDefaultFormat(format);
}

/// What lives and dies with the OpenGL context.
struct ViewportWidget::GlState
{
    std::unique_ptr<Renderer> renderer;
    bool isCharacterThere = false;
};

bool ViewportWidget::isAvailable(QString* why)
{
    static const QString problem = probedProblem();
    if (why) *why = problem;
    return problem.isEmpty();
}

ViewportWidget::ViewportWidget(QWidget* parent)
    : QOpenGLWidget(parent)
    , m_optionsBar(new ViewportOptionsBar(this))
{
    m_refinement.setSingleShot(true);
    m_refinement.setInterval(refinementDelay);
    connect(&m_refinement, &QTimer::timeout, this, &ViewportWidget::refine);
    setObjectName(QStringLiteral("viewport"));
    setAccessibleName(tr("Viewport"));
    setAccessibleDescription(tr("The figure in its pose. Drag to turn, Shift-drag to move, wheel to zoom, "
                                "double-click to show all of it."));
    setFocusPolicy(Qt::ClickFocus);
    connect(m_optionsBar, &ViewportOptionsBar::optionsChangeRequested, this,
            &ViewportWidget::optionsChangeRequested);
}

ViewportWidget::~ViewportWidget() { releaseGl(); }

void ViewportWidget::initializeGL()
{
    releaseGl();
    connect(context(), &QOpenGLContext::aboutToBeDestroyed, this, &ViewportWidget::releaseGl,
            Qt::UniqueConnection);
    m_driver = QString::fromStdString(checkContext(loaderOf(context())).valueOr({}));
    Result<std::unique_ptr<Renderer>> renderer = Renderer::create(loaderOf(context()));
    m_problem = renderer ? QString() : QString::fromStdString(renderer.error().message);
    if (renderer) m_gl = std::make_unique<GlState>(GlState{std::move(renderer).value()});
}

void ViewportWidget::releaseGl()
{
    if (!m_gl) return;
    makeCurrent();
    m_gl.reset();
    if (m_character) m_character->forgetRenderer();
    doneCurrent();
}

void ViewportWidget::setCharacter(std::shared_ptr<const CharacterModel> character)
{
    if (m_gl && m_gl->isCharacterThere) {
        makeCurrent();
        m_character->removeFrom(*m_gl->renderer);
        m_gl->isCharacterThere = false;
        doneCurrent();
    }
    m_character = character ? std::make_unique<CharacterDrawable>(std::move(character)) : nullptr;
    m_camera.stopFollowing();
    frameCharacter();
}

void ViewportWidget::setFrame(std::span<const glm::mat4> jointMatrices, const glm::vec3& root,
                              qint64 nanoseconds)
{
    if (!m_character || jointMatrices.size() != m_character->jointMatrices().size()) return;
    m_character->setJointMatrices(jointMatrices);
    if (options().isFollowing) m_camera.follow(root, nanoseconds);
    update();
}

void ViewportWidget::setOptions(const ViewportOptions& options)
{
    const bool startsToFollow = options.isFollowing && !this->options().isFollowing;
    m_optionsBar->setOptions(options);
    placeOptionsBar();
    if (!options.isFollowing) m_camera.stopFollowing();
    if (startsToFollow && m_character) m_camera.moveTo(m_character->bounds().centre());
    update();
}

const ViewportOptions& ViewportWidget::options() const { return m_optionsBar->options(); }

void ViewportWidget::setOverlay(const ViewportOverlay& overlay)
{
    if (overlay == m_overlay) return;
    m_overlay = overlay;
    m_areStripsStale = true;
    update();
}

void ViewportWidget::frameCharacter()
{
    m_isFramingDue = true; // done when painting, with the size and the pose of then
    update();
}

void ViewportWidget::resetCamera()
{
    turnCamera(firstYaw, firstPitch);
    frameCharacter();
}

void ViewportWidget::turnCamera(float yawRadians, float pitchRadians)
{
    m_camera.turnTo(yawRadians, pitchRadians);
    update();
}

void ViewportWidget::setProjection(OrbitCamera::Projection projection)
{
    m_camera.setProjection(projection);
    update();
}

float ViewportWidget::aspect() const { return float(width()) / float(std::max(height(), 1)); }

void ViewportWidget::placeOptionsBar()
{
    m_areStripsStale = true;
    m_optionsBar->adjustSize();
    m_optionsBar->move(width() - m_optionsBar->width() - optionsMargin, optionsMargin);
}

void ViewportWidget::resizeGL(int, int) { placeOptionsBar(); }

void ViewportWidget::showEvent(QShowEvent* event)
{
    QOpenGLWidget::showEvent(event);
    update(); // in another window Qt would go on showing the old picture
}

void ViewportWidget::paintGL()
{
    QElapsedTimer timer;
    timer.start();
    if (m_gl) paintScene();
    paintText();
    emit framePainted(timer.nsecsElapsed());
}

void ViewportWidget::paintScene()
{
    Scene scene;
    scene.hasGrid = options().hasGrid;
    if (m_character) {
        if (!m_gl->isCharacterThere) m_character->addTo(*m_gl->renderer);
        m_gl->isCharacterThere = true;
        if (m_isFramingDue) m_camera.frame(m_character->exactBounds(), aspect());
        m_character->show(scene, {options().hasMesh, options().hasSkeleton});
    }
    m_isFramingDue = false;
    if (options().hasContacts) scene.marks = m_marks;
    if (options().hasTrajectory) scene.groundLines = m_trail;
    const qreal ratio = devicePixelRatioF();
    m_gl->renderer->draw(scene, m_camera.camera(aspect()),
                         {.framebuffer = defaultFramebufferObject(),
                          .width = int(std::lround(width() * ratio)),
                          .height = int(std::lround(height() * ratio)),
                          .pixelRatio = float(ratio),
                          .isSmoothed = m_isRefining || !m_gl->renderer->isSoftware()});
    if (!m_isRefining && m_gl->renderer->isSoftware()) m_refinement.start();
}

/// Where the processor draws, smooth edges take twice the time (and at first 0.3 s to prepare): a picture
/// gets them once it has stood still for a moment.
void ViewportWidget::refine()
{
    m_isRefining = true;
    repaint();
    m_isRefining = false;
}

/// Text and round corners are painted by the processor, which smooths them; the card only shows the result.
void ViewportWidget::updateStrips()
{
    const qreal ratio = devicePixelRatioF();
    if (!m_areStripsStale && m_chipStrip.devicePixelRatio() == ratio) return;
    m_areStripsStale = false;
    const auto strip = [&](int height, int top) {
        QImage image(QSize(width(), height) * ratio, QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.translate(0, -top);
        paintViewportOverlay(painter, size(), font(), m_overlay, width() - m_optionsBar->x() + optionsMargin);
        return image;
    };
    m_chipStrip = m_overlay.chips.isEmpty() ? QImage() : strip(chipStripHeight, 0);
    m_captionStrip = m_overlay.title.isEmpty() && m_overlay.detail.isEmpty()
                         ? QImage()
                         : strip(captionStripHeight, height() - captionStripHeight);
}

void ViewportWidget::paintText()
{
    QPainter painter(this);
    if (m_problem.isEmpty()) {
        updateStrips();
        painter.drawImage(QPointF(0, 0), m_chipStrip);
        painter.drawImage(QPointF(0, height() - captionStripHeight), m_captionStrip);
        return;
    }
    painter.fillRect(rect(), theme().panel);
    painter.setPen(theme().text);
    painter.drawText(rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, m_problem);
}

void ViewportWidget::mousePressEvent(QMouseEvent* event) { m_lastMouse = event->position(); }

void ViewportWidget::mouseMoveEvent(QMouseEvent* event)
{
    const glm::vec2 moved = pixels(event->position() - m_lastMouse);
    m_lastMouse = event->position();
    const bool isLeft = event->buttons().testFlag(Qt::LeftButton);
    const bool isShifted = event->modifiers().testFlag(Qt::ShiftModifier);
    if (event->buttons().testFlag(Qt::MiddleButton) || (isLeft && isShifted))
        m_camera.pan(moved, float(height()));
    else if (isLeft)
        m_camera.orbit(moved);
    else
        return event->ignore();
    setCursor(Qt::ClosedHandCursor);
    update();
}

void ViewportWidget::mouseReleaseEvent(QMouseEvent*) { unsetCursor(); }

void ViewportWidget::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) frameCharacter();
}

void ViewportWidget::wheelEvent(QWheelEvent* event)
{
    m_camera.zoom(float(event->angleDelta().y()) / 120.0f);
    event->accept();
    update();
}

} // namespace tagline
