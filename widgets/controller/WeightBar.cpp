#include "widgets/controller/WeightBar.h"

#include "widgets/theme/TagShades.h"
#include "widgets/theme/Theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace tagline {

WeightBar::WeightBar(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMinimumWidth(30);
}

void WeightBar::setWeight(double weight)
{
    if (weight == m_weight) return;
    m_weight = weight;
    update();
}

void WeightBar::setColour(const QColor& colour)
{
    if (colour == m_colour) return;
    m_colour = colour;
    update();
}

void WeightBar::setEditable(bool isEditable)
{
    m_isEditable = isEditable;
    setFocusPolicy(isEditable ? Qt::StrongFocus : Qt::NoFocus);
    setCursor(isEditable ? Qt::SizeHorCursor : Qt::ArrowCursor);
}

void WeightBar::ask(double weight) { emit weightChangeRequested(std::clamp(weight, 0.0, 1.0)); }

void WeightBar::mousePressEvent(QMouseEvent* event) { mouseMoveEvent(event); }

void WeightBar::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_isEditable || !(event->buttons() & Qt::LeftButton)) return event->ignore();
    ask(event->position().x() / std::max(width(), 1));
}

void WeightBar::keyPressEvent(QKeyEvent* event)
{
    const bool isLess = event->key() == Qt::Key_Left || event->key() == Qt::Key_Down;
    const bool isMore = event->key() == Qt::Key_Right || event->key() == Qt::Key_Up;
    if (!m_isEditable || isLess == isMore) return QWidget::keyPressEvent(event);
    ask(m_weight + (isMore ? 0.05 : -0.05));
}

void WeightBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = height() / 2.0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().sunken);
    painter.drawRoundedRect(QRectF(rect()), radius, radius);
    if (m_weight <= 0) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(isEnabled() && m_colour.isValid() ? tagShades(m_colour).fill : theme().disabled);
    painter.setClipRect(QRectF(0, 0, width() * m_weight, height()));
    painter.drawRoundedRect(QRectF(0, 0, std::max(width() * m_weight, 2 * radius), height()), radius, radius);
}

} // namespace tagline
