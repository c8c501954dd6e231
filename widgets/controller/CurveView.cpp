#include "widgets/controller/CurveView.h"

#include "widgets/theme/Theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace tagline {
namespace {

constexpr int segments = 48;
constexpr double handleRadius = 4.5;
constexpr double handleStep = double(0.02f);
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
    : CurvePlot({12, 16}, parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
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

QPointF CurveView::placeOfHandle(int handle) const
{
    const auto handles = handlesLike(m_transition);
    return {double(handles[std::size_t(2 * handle)]), double(handles[std::size_t(2 * handle + 1)])};
}

QPointF CurveView::handlePixel(int handle) const
{
    const QPointF place = placeOfHandle(handle);
    return pixelOf(place.x(), std::clamp(place.y(), -0.2, 1.2));
}

void CurveView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintGround(painter);
    Transition shown = m_transition;
    if (!isEditable()) shown.curve = TransitionCurve::EaseOut;
    const QRectF area = plot();
    painter.setPen(QPen(theme().border, 1, Qt::DotLine));
    painter.drawLine(area.topLeft(), area.topRight());
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    QPainterPath below = curvePath(shown, area);
    painter.setPen(QPen(isEditable() ? theme().accent : theme().disabled, 2));
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
        painter.drawLine(pixelOf(handle, handle), at);
        paintPoint(painter, at, handleRadius, handle == m_chosen, isDrawn ? theme().accent : theme().muted);
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
    const auto away = [&](int handle) { return distance(handlePixel(handle), event->position()); };
    m_held = m_chosen = away(0) <= away(1) ? 0 : 1;
    mouseMoveEvent(event);
}

void CurveView::mouseMoveEvent(QMouseEvent* event)
{
    setCursor(!isEditable() ? Qt::ArrowCursor : m_held ? Qt::ClosedHandCursor : Qt::OpenHandCursor);
    if (m_held) moveHandle(*m_held, placeOf(event->position()));
}

void CurveView::mouseReleaseEvent(QMouseEvent*) { m_held.reset(); }

bool CurveView::moveChosenBy(QPointF steps, bool)
{
    if (isEditable()) moveHandle(m_chosen, placeOfHandle(m_chosen) + handleStep * steps);
    return isEditable();
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
