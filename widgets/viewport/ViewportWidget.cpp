#include "widgets/viewport/ViewportWidget.h"

#include "render/CharacterDrawable.h"
#include "render/JointMarks.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/panels/PanelFrame.h"
#include "widgets/viewport/CharacterBar.h"
#include "widgets/viewport/FigurePainter.h"
#include "widgets/viewport/FirstPicture.h"
#include "widgets/viewport/OpenGlProbe.h"
#include "widgets/viewport/ScaleBar.h"
#include "widgets/viewport/SceneLook.h"
#include "widgets/viewport/ViewportAccessible.h"
#include "widgets/viewport/ViewportOptionsBar.h"
#include "widgets/viewport/camera/CameraMove.h"

#include <QApplication>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QSurfaceFormat>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace tagline {

namespace {

bool isFirstPicturePrepared = false; ///< for viewports that are created later

constexpr int optionsMargin = 8;
constexpr int cornerGap = 6; ///< between the buttons in a corner
constexpr int chipStripHeight = 140;
constexpr int lowerStripHeight = overlayBelow + mostCaptionLines * captionLineHeight;
constexpr std::chrono::milliseconds refinementDelay{200};

/// Whether two points are as near as those of a click, in which the mouse may move a little.
bool isNear(const QPointF& a, const QPointF& b)
{
    return (a - b).manhattanLength() < QApplication::startDragDistance();
}

glm::vec2 pixels(const QPointF& point) { return {float(point.x()), float(point.y())}; }

} // namespace

void prepareFirstPicture() { isFirstPicturePrepared = true; }

void configureSurfaceFormat()
{
    QSurfaceFormat format;
    format.setRenderableType(QSurfaceFormat::OpenGL);
    format.setVersion(3, 3);
    format.setProfile(QSurfaceFormat::CoreProfile);
    format.setDepthBufferSize(24);
    QSurfaceFormat::setDefaultFormat(format);
}

bool ViewportWidget::isAvailable(QString* why)
{
    if (why) *why = openGlProbe().problem;
    return openGlProbe().problem.isEmpty();
}

ViewportWidget::ViewportWidget(QWidget* parent)
    : QWidget(parent)
    , m_painter(std::make_unique<FigurePainter>())
    , m_move(std::make_unique<CameraMove>([this] { wantPicture(); }))
    , m_optionsBar(new ViewportOptionsBar(this))
    , m_characterBar(new CharacterBar(this))
{
    m_refinement.setSingleShot(true);
    m_refinement.setInterval(refinementDelay);
    connect(&m_refinement, &QTimer::timeout, this, &ViewportWidget::refine);
    connect(m_painter.get(), &FigurePainter::painted, this, &ViewportWidget::takePicture);
    setAttribute(Qt::WA_OpaquePaintEvent);
    installViewportAccessibility();
    setObjectName(QStringLiteral("viewport"));
    setAccessibleName(tr("Viewport"));
    setAccessibleDescription(
        tr("Drag to orbit, Shift+drag to pan, wheel to zoom, double-click to frame the figure."));
    setFocusPolicy(Qt::ClickFocus);
    connect(m_characterBar, &CharacterBar::sizeChanged, this, [this] {
        placeBars();
        update();
    });
    connect(&themeSignal(), &ThemeSignal::changed, this, [this] {
        m_areStripsStale = true;
        wantPicture();
        update();
    });
    connect(m_optionsBar, &ViewportOptionsBar::optionsChangeRequested, this,
            &ViewportWidget::optionsChangeRequested);
}

ViewportWidget::~ViewportWidget() = default;

QString ViewportWidget::driverDescription() const
{
    return m_driver.isEmpty() ? openGlProbe().driver : m_driver;
}

void ViewportWidget::setCharacter(std::shared_ptr<const CharacterModel> character)
{
    m_model = std::move(character);
    m_jointLabels.clear();
    placeShownJoints();
    m_character = m_model ? std::make_unique<CharacterDrawable>(m_model) : nullptr;
    m_joints.clear();
    m_morphWeights.clear();
    m_pickedJoint = noJoint;
    m_jointPath.clear();
    m_measuringLine.reset();
    if (!m_character) { // they belong to the character
        m_marks.clear();
        m_trail = {};
        m_ghosts.clear();
        m_partners.clear();
        m_steering = {};
    }
    if (m_character)
        m_joints.assign(m_character->jointMatrices().begin(), m_character->jointMatrices().end());
    m_camera.stopFollowing();
    if (!m_crowd) frameCharacter();
}

void ViewportWidget::setFrame(std::span<const glm::mat4> jointMatrices, const glm::vec3& root,
                              qint64 nanoseconds)
{
    if (!m_character || jointMatrices.size() != m_joints.size()) return;
    m_joints.assign(jointMatrices.begin(), jointMatrices.end());
    m_root = root;
    if (options().isFollowing) m_camera.follow(root, nanoseconds);
    wantPicture();
}

void ViewportWidget::setOptions(const ViewportOptions& options)
{
    const bool startsToFollow = options.isFollowing && !this->options().isFollowing;
    m_optionsBar->setOptions(options);
    placeBars();
    setMouseTracking(options.jointNames == JointNames::NearMouse);
    if (options.jointNames != JointNames::NearMouse) m_hover.reset();
    update();
    if (!options.isFollowing) m_camera.stopFollowing();
    if (startsToFollow && m_character) {
        m_character->setJointMatrices(m_joints);
        m_camera.moveTo(m_character->bounds().centre());
        m_camera.follow(m_root, 0); // start here: the next frame may be far away
    }
    wantPicture();
}

const ViewportOptions& ViewportWidget::options() const { return m_optionsBar->options(); }

void ViewportWidget::setOverlay(const ViewportOverlay& overlay)
{
    if (overlay == m_overlay) return;
    const QRect freeBefore = freePicture();
    m_overlay = overlay;
    m_areStripsStale = true;
    update();
    if (freePicture() == freeBefore) return;
    m_isFramingDue |= m_isFramed && options().isFollowing;
    if (m_isFramingDue) wantPicture();
}

float ViewportWidget::aspect() const { return float(width()) / float(std::max(height(), 1)); }

void ViewportWidget::placeBars()
{
    m_areStripsStale = true;
    m_optionsBar->fitInto(width() / 2); // leaves the rest for the chips
    const auto move = [this](QWidget& bar, QPoint place) {
        bar.move(QStyle::visualRect(layoutDirection(), rect(), {place, bar.size()}).topLeft());
    };
    move(*m_optionsBar, {width() - m_optionsBar->width() - optionsMargin, optionsMargin});
    int right = width() - optionsMargin;
    if (m_cornerButton && !m_cornerButton->isHidden()) {
        m_cornerButton->resize(m_cornerButton->sizeHint());
        right -= m_cornerButton->width();
        move(*m_cornerButton, {right, height() - m_cornerButton->height() - optionsMargin});
        right -= cornerGap;
    }
    const int ofCaption = width() * 9 / 20;
    int bottom = height() - optionsMargin;
    if (right - ofCaption < m_characterBar->leastWidth() && right < width() - optionsMargin) {
        bottom = m_cornerButton->y() - cornerGap; // over the button, which leaves too little room beside it
        right = width() - optionsMargin;
    }
    m_characterBar->fitInto(std::max(0, right - ofCaption));
    move(*m_characterBar, {right - m_characterBar->width(), bottom - m_characterBar->height()});
}

void ViewportWidget::setCornerButton(QWidget* button)
{
    m_cornerButton = button;
    button->setParent(this);
    placeBars();
}

ViewportReserve ViewportWidget::reserve() const
{
    const auto takenBy = [this](const QWidget& bar) { // measured from its edge
        return isRightToLeft() ? bar.x() + bar.width() : width() - bar.x();
    };
    int taken = 0;
    if (m_cornerButton && !m_cornerButton->isHidden()) taken = takenBy(*m_cornerButton);
    if (!m_characterBar->isHidden()) taken = std::max(taken, takenBy(*m_characterBar));
    return {takenBy(*m_optionsBar) + optionsMargin, taken > 0 ? taken + optionsMargin : 0, isRightToLeft()};
}

QRect ViewportWidget::freePicture() const
{
    const OverlayRoom room = overlayRoom(height(), m_overlay.captionRows);
    return rect().adjusted(0, room.above, 0, -room.below);
}

void ViewportWidget::resizeEvent(QResizeEvent*)
{
    placeBars();
    placeShownJoints();
    m_isFramingDue |= m_isFramed && options().isFollowing;
    wantPicture();
}

/// Names the hidden chips if the mouse rests on the chip that counts them, or else the figure of a crowd
/// under the mouse.
bool ViewportWidget::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) { // the corner's button was shown, hidden or resized
        placeBars();
        update();
    }
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const HiddenChips hidden = hiddenChips(width(), font(), m_overlay, reserve());
    const bool isThere = hidden.place.contains(help->pos());
    QToolTip::showText(help->globalPos(), isThere ? hidden.names.join('\n') : crowdNameAt(help->pos()), this);
    return true;
}

void ViewportWidget::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    wantPicture();
}

/// Orders a picture as soon as the one in progress is done; only while the viewport is visible.
void ViewportWidget::wantPicture()
{
    m_isWanted = true;
    if (m_isBegun && !m_painter->isBusy() && isVisible()) orderPicture();
}

/// Loads the driver once the window has been painted, which so comes earlier.
void ViewportWidget::begin()
{
    if (std::exchange(m_isBegun, true)) return;
    if (isFirstPicturePrepared) m_painter->prepare(order());
    if (m_isWanted) wantPicture();
}

bool ViewportWidget::isPictureDue() const
{
    return isVisible() && (m_isWanted || m_move->isGoing() || m_painter->isBusy());
}

void ViewportWidget::orderPicture()
{
    m_isWanted = false;
    m_painter->paint(order());
}

namespace {

/// The lines in another colour, with their opacity.
std::vector<DrawnLine> tinted(std::vector<DrawnLine> lines, const QColor& colour)
{
    for (DrawnLine& line : lines) line.colour = glm::vec4(glm::vec3(vectorOf(colour)), line.colour.a);
    return lines;
}

} // namespace

void ViewportWidget::addTrail(FigureOrder& order) const
{
    const auto add = [&](const std::vector<DrawnLine>& lines) {
        order.trail.insert(order.trail.end(), lines.begin(), lines.end());
    };
    if (options().hasTrajectory) {
        add(tinted(m_trail.ticks, theme().muted));
        add(tinted(m_trail.plain, theme().hint));
        add(tinted(m_trail.hits, theme().query));
        add(m_trail.tagged);
    }
    add(tinted(m_steering.played, theme().text));
    add(tinted(m_steering.wanted, theme().accent));
}

void ViewportWidget::addJointMarks(FigureOrder& order) const
{
    const auto add = [&](const std::vector<DrawnLine>& lines) {
        order.marks.insert(order.marks.end(), lines.begin(), lines.end());
    };
    if (options().hasJointAxes && m_model) add(jointAxes(m_model->skeleton, m_joints));
    if (options().hasJointPath) add(jointPathLines(m_jointPath, m_jointPathNow, order.colours));
}

FigureOrder ViewportWidget::order()
{
    if (std::exchange(m_isFramingDue, false)) frameNow();
    FigureOrder order;
    order.character = m_model;
    order.joints = m_joints;
    order.morphWeights = m_morphWeights;
    order.colours = sceneColours();
    order.crowd = m_crowd;
    order.crowdMoment = m_crowdMoment;
    if (!m_crowd) {
        order.ghosts = m_ghosts;
        if (options().hasContacts) order.marks = tinted(m_marks, theme().text);
        addTrail(order);
        addJointMarks(order);
        order.marks.insert(order.marks.end(), m_partners.begin(), m_partners.end());
    }
    order.parts = {options().hasMesh, options().hasSkeleton};
    order.hasGrid = options().hasGrid;
    order.camera = m_move->shown(m_camera).camera(aspect());
    order.pixelRatio = devicePixelRatioF();
    order.pixels = (QSizeF(size()) * order.pixelRatio).toSize().expandedTo({1, 1});
    order.isRefined = m_isRefining;
    return order;
}

void ViewportWidget::takePicture(const FigurePicture& picture)
{
    m_driver = picture.driver;
    m_problem = picture.problem;
    if (!std::exchange(m_isAnswered, true)) emit driverAnswered(m_problem.isEmpty());
    m_picture = picture.image;
    m_shownCamera = picture.camera;
    m_shownJoints = picture.joints;
    m_pictureCrowd = picture.crowd;
    m_crowdJoints = picture.crowdJoints;
    placeShownJoints();
    m_pictureCost = picture.nanoseconds;
    m_isNew = true;
    update();
    if (m_crowd && m_pictureCrowd == m_crowd) emit crowdDrawn(picture.isCrowdSkinned);
    if (!picture.isSmoothed && m_problem.isEmpty()) m_refinement.start();
    if (m_isWanted && isVisible()) orderPicture();
}

/// Draws with smooth edges a picture that has stood still for a moment. If the CPU draws, smooth edges take
/// twice the time (and at first 0.3 s to prepare).
void ViewportWidget::refine()
{
    m_isRefining = true;
    if (m_isBegun && !m_painter->isBusy() && isVisible()) orderPicture();
    m_isRefining = false;
}

QImage ViewportWidget::picture()
{
    m_move->stop();
    takePicture(m_painter->paintNow(order()));
    m_isWanted = m_painter->isBusy(); // an older picture is still to come
    QImage all = m_picture.copy();
    QPainter painter(&all);
    paintText(painter);
    return all;
}

void ViewportWidget::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_picture.isNull())
        painter.fillRect(rect(), theme().skyBottom);
    else
        painter.drawImage(rect(), m_picture); // scaled until there is one of the new size
    paintText(painter);
    paintPanelCorners(painter, *this);
    const bool isOfAnotherScreen = !m_picture.isNull() && m_picture.devicePixelRatio() != devicePixelRatioF();
    if (isOfAnotherScreen) wantPicture();
    if (std::exchange(m_isNew, false)) emit framePainted(m_pictureCost);
    if (!m_isBegun) QMetaObject::invokeMethod(this, &ViewportWidget::begin, Qt::QueuedConnection);
}

/// Paints text and round corners, with antialiasing, into images that paintText() only draws.
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
        paintViewportOverlay(painter, size(), font(), m_overlay, reserve());
        return image;
    };
    m_chipStrip = m_overlay.chips.isEmpty() ? QImage() : strip(chipStripHeight, 0);
    const bool isBelowEmpty =
        m_overlay.title.isEmpty() && m_overlay.detail.isEmpty() && m_overlay.captions.isEmpty();
    m_lowerStrip = isBelowEmpty ? QImage() : strip(lowerStripHeight, height() - lowerStripHeight);
}

void ViewportWidget::paintText(QPainter& painter)
{
    if (m_problem.isEmpty()) {
        updateStrips();
        painter.drawImage(QPointF(0, 0), m_chipStrip);
        painter.drawImage(QPointF(0, height() - lowerStripHeight), m_lowerStrip);
        if (!m_picture.isNull()) paintScaleBar(painter, m_shownCamera, size(), font()); // only with a picture
        const std::vector<QRectF> names = paintNames(painter);
        if (m_measuringLine)
            paintMeasuringLine(painter, size(), textFont(TextSize::Body), *m_measuringLine, m_shownJoints,
                               m_jointPlaces, names);
        paintCrowdName(painter);
        return;
    }
    painter.fillRect(rect(), theme().skyBottom);
    painter.setPen(theme().text);
    painter.drawText(rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, m_problem);
}

void ViewportWidget::setPointing(bool isOn)
{
    m_mayPoint = isOn;
    if (std::exchange(m_isPointing, false)) unsetCursor();
}

std::optional<glm::vec2> ViewportWidget::pointedGround() const
{
    if (!m_isPointing) return std::nullopt;
    const OrbitCamera shown = m_move->shown(m_camera); // the ground is pointed at in the picture
    return shown.groundAt(pixels(m_lastMouse), {float(width()), float(height())});
}

void ViewportWidget::mousePressEvent(QMouseEvent* event)
{
    m_lastMouse = event->position();
    m_press.reset();
    m_isSecondPress = false;
    if (event->button() == Qt::LeftButton && event->modifiers() == Qt::NoModifier) m_press = m_lastMouse;
    if (event->button() != Qt::RightButton || !m_mayPoint) return;
    m_isPointing = true;
    setCursor(Qt::CrossCursor);
}

void ViewportWidget::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() == Qt::NoButton && options().jointNames == JointNames::NearMouse) {
        m_hover = event->position();
        update();
    }
    if (m_press && isNear(*m_press, event->position())) return; // still a click
    m_press.reset();
    const glm::vec2 moved = pixels(event->position() - m_lastMouse);
    m_lastMouse = event->position();
    if (m_isPointing && event->buttons().testFlag(Qt::RightButton)) return;
    const bool isLeft = event->buttons().testFlag(Qt::LeftButton);
    const bool isShifted = event->modifiers().testFlag(Qt::ShiftModifier);
    const bool isMiddle = event->buttons().testFlag(Qt::MiddleButton);
    if (!isLeft && !isMiddle) return event->ignore();
    m_move->stop();
    if (isMiddle || isShifted) {
        m_camera.pan(moved, float(height()));
        m_isFramed = false;
    } else {
        m_isAlongAxis = false; // a turned view is no longer along an axis
        updateProjection();
        m_camera.orbit(moved);
    }
    setCursor(Qt::ClosedHandCursor);
    wantPicture();
}

void ViewportWidget::mouseReleaseEvent(QMouseEvent* event)
{
    const auto press = std::exchange(m_press, std::nullopt);
    if (press && !m_isSecondPress && event->button() == Qt::LeftButton) {
        const auto figure = m_crowd ? figureUnder(event->position()) : std::nullopt;
        if (figure) emit figurePicked(*figure);
        if (!m_crowd) pickJointAt(event->position());
    }
    if (event->button() == Qt::RightButton) m_isPointing = false;
    if (!m_isPointing) unsetCursor();
}

void ViewportWidget::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) return mousePressEvent(event); // the second of two quick ones
    m_lastMouse = event->position();
    m_press = m_lastMouse; // a hand that trembles does not take the camera from its way
    m_isSecondPress = true;
    frameUpright();
}

void ViewportWidget::leaveEvent(QEvent*)
{
    if (!std::exchange(m_hover, std::nullopt)) return;
    update();
}

void ViewportWidget::wheelEvent(QWheelEvent* event)
{
    m_move->stop();
    m_camera.zoom(float(event->angleDelta().y()) / 120.0f);
    m_isFramed = false;
    event->accept();
    wantPicture();
}

} // namespace tagline
