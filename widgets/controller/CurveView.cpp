#include "widgets/controller/CurveView.h"

#include "widgets/theme/Theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr int segments = 48;
constexpr double handleRadius = 4.5;
constexpr float handleStep = 0.02f;
constexpr float lowest = -0.5f; ///< of a handle's weight: the curve itself is cut to 0 … 1
constexpr float highest = 1.5f;

QPainterPath curvePath(const Transition& transition, const QRectF& place)
{
    QPainterPath path(place.bottomLeft());
    for (int i = 1; i <= segments; ++i) {
        const double progress = double(i) / segments;
        path.lineTo(place.left() + progress * place.width(),
                    place.bottom() - double(curveValue(transition, progress)) * place.height());
    }
    return path;
}

} // namespace

std::array<float, 4> handlesLike(const Transition& transition)
{
    switch (transition.curve) {
    case TransitionCurve::Linear:
        return {0.33f, 0.33f, 0.67f, 0.67f};
    case TransitionCurve::SmoothStep:
        return {0.36f, 0.0f, 0.64f, 1.0f};
    case TransitionCurve::EaseIn:
        return {0.33f, 0.0f, 0.67f, 0.33f};
    case TransitionCurve::EaseOut:
        return {0.33f, 0.67f, 0.67f, 1.0f};
    case TransitionCurve::SmootherStep:
        return {0.46f, 0.0f, 0.54f, 1.0f};
    case TransitionCurve::Bezier:
        break;
    }
    return transition.handles;
}

CurveView::CurveView(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void CurveView::setTransition(const Transition& transition)
{
    m_transition = transition;
    setAccessibleName(isEditable() ? tr("Weight curve: %1").arg(curveText(transition.curve))
                                   : tr("Weight curve: the old motion dies away"));
    setToolTip(isEditable()
                   ? tr("The new track's weight over the time of the transition. Drag a handle to draw "
                        "the curve by hand (Tab chooses a handle, arrow keys move it)")
                   : tr("An inertial transition has no curve: the old motion dies away by itself"));
    update();
}

QRectF CurveView::plot() const { return QRectF(rect()).adjusted(12, 16, -12, -16); }

QPointF CurveView::pixelOf(QPointF place) const
{
    const QRectF area = plot();
    return {area.left() + place.x() * area.width(), area.bottom() - place.y() * area.height()};
}

QPointF CurveView::handlePixel(int handle) const
{
    const auto handles = handlesLike(m_transition);
    const QPointF place(double(handles[std::size_t(2 * handle)]),
                        double(handles[std::size_t(2 * handle + 1)]));
    return pixelOf({place.x(), std::clamp(place.y(), -0.2, 1.2)});
}

void CurveView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme().edge);
    painter.setBrush(theme().sunken);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    Transition shown = m_transition;
    if (!isEditable()) shown.curve = TransitionCurve::EaseOut;
    const QRectF area = plot();
    painter.setPen(QPen(theme().border, 1, Qt::DotLine));
    painter.drawLine(area.topLeft(), area.topRight());
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    QPainterPath below = curvePath(shown, area);
    painter.setPen(QPen(isEditable() ? theme().accent : theme().disabled, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(below);
    below.lineTo(area.bottomRight());
    painter.setOpacity(0.15);
    painter.fillPath(below, theme().accent);
    painter.setOpacity(1);
    if (isEditable()) paintHandles(painter);
}

void CurveView::paintHandles(QPainter& painter) const
{
    const bool isDrawn = m_transition.curve == TransitionCurve::Bezier;
    for (int handle = 0; handle < 2; ++handle) {
        const QPointF at = handlePixel(handle);
        painter.setPen(QPen(isDrawn ? theme().muted : theme().border, 1));
        painter.drawLine(pixelOf(handle == 0 ? QPointF(0, 0) : QPointF(1, 1)), at);
        const bool isChosen = hasFocus() && handle == m_chosen;
        painter.setPen(QPen(isChosen ? theme().text : theme().sunken, 1.5));
        painter.setBrush(isDrawn ? theme().accent : theme().muted);
        painter.drawEllipse(at, handleRadius, handleRadius);
    }
}

// Mouse and keys

void CurveView::moveHandle(int handle, QPointF place)
{
    auto handles = handlesLike(m_transition);
    handles[std::size_t(2 * handle)] = std::clamp(float(place.x()), 0.0f, 1.0f);
    handles[std::size_t(2 * handle + 1)] = std::clamp(float(place.y()), lowest, highest);
    emit handlesChangeRequested(handles);
}

void CurveView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !isEditable()) return event->ignore();
    const auto distance = [&](int handle) {
        const QPointF away = handlePixel(handle) - event->position();
        return std::hypot(away.x(), away.y());
    };
    m_held = m_chosen = distance(0) <= distance(1) ? 0 : 1;
    mouseMoveEvent(event);
}

void CurveView::mouseMoveEvent(QMouseEvent* event)
{
    setCursor(!isEditable() ? Qt::ArrowCursor : m_held ? Qt::ClosedHandCursor : Qt::OpenHandCursor);
    if (!m_held) return;
    const QRectF area = plot();
    moveHandle(*m_held, {(event->position().x() - area.left()) / std::max(area.width(), 1.0),
                         (area.bottom() - event->position().y()) / std::max(area.height(), 1.0)});
}

void CurveView::mouseReleaseEvent(QMouseEvent*) { m_held.reset(); }

void CurveView::keyPressEvent(QKeyEvent* event)
{
    if (!isEditable()) return QWidget::keyPressEvent(event);
    const auto handles = handlesLike(m_transition);
    const QPointF place(double(handles[std::size_t(2 * m_chosen)]),
                        double(handles[std::size_t(2 * m_chosen + 1)]));
    switch (event->key()) {
    case Qt::Key_Left:
        return moveHandle(m_chosen, place - QPointF(handleStep, 0));
    case Qt::Key_Right:
        return moveHandle(m_chosen, place + QPointF(handleStep, 0));
    case Qt::Key_Up:
        return moveHandle(m_chosen, place + QPointF(0, handleStep));
    case Qt::Key_Down:
        return moveHandle(m_chosen, place - QPointF(0, handleStep));
    }
    QWidget::keyPressEvent(event);
}

bool CurveView::event(QEvent* event)
{
    if (event->type() == QEvent::KeyPress && isEditable()) { // before it goes to the next control
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Tab && m_chosen == 0) {
            m_chosen = 1;
            update();
            return true;
        }
    }
    if (event->type() == QEvent::FocusIn) m_chosen = 0;
    return QWidget::event(event);
}

QIcon curveIcon(TransitionCurve curve)
{
    QPixmap pixmap(32, 32);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().accent, 3));
    Transition transition;
    transition.curve = curve;
    painter.drawPath(curvePath(transition, QRectF(3, 3, 26, 26)));
    return QIcon(pixmap);
}

} // namespace tagline
