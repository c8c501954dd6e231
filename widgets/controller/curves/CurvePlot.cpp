#include "widgets/controller/curves/CurvePlot.h"

#include "widgets/theme/AccessibleRole.h"
#include "widgets/theme/Theme.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tagline {

CurvePlot::CurvePlot(QSize margins, QWidget* parent)
    : QWidget(parent)
    , m_margins(margins)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleRole(*this, QAccessible::Chart);
    setMouseTracking(true);
}

QRectF CurvePlot::plot() const
{
    return QRectF(rect()).adjusted(m_margins.width(), m_margins.height(), -m_margins.width(),
                                   -m_margins.height());
}

QPointF CurvePlot::pixelOf(double at, double value) const
{
    const QRectF area = plot();
    return {area.left() + at * area.width(), area.bottom() - value * area.height()};
}

QPointF CurvePlot::placeOf(QPointF pixel) const
{
    const QRectF area = plot();
    return {(pixel.x() - area.left()) / std::max(area.width(), 1.0),
            (area.bottom() - pixel.y()) / std::max(area.height(), 1.0)};
}

double CurvePlot::distance(QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

void CurvePlot::paintGround(QPainter& painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme().edge);
    painter.setBrush(theme().sunken);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setBrush(Qt::NoBrush);
}

void CurvePlot::paintPoint(QPainter& painter, QPointF pixel, double radius, bool isChosen,
                           const QColor& colour) const
{
    painter.setPen(QPen(isChosen && hasFocus() ? theme().text : theme().sunken, 1.5));
    painter.setBrush(colour);
    painter.drawEllipse(pixel, radius, radius);
}

void CurvePlot::keyPressEvent(QKeyEvent* event)
{
    const QPointF steps = event->key() == Qt::Key_Left    ? QPointF(-1, 0)
                          : event->key() == Qt::Key_Right ? QPointF(1, 0)
                          : event->key() == Qt::Key_Up    ? QPointF(0, 1)
                          : event->key() == Qt::Key_Down  ? QPointF(0, -1)
                                                          : QPointF();
    if (steps.isNull() || !moveChosenBy(steps, event->modifiers().testFlag(Qt::ShiftModifier)))
        QWidget::keyPressEvent(event);
}

} // namespace tagline
