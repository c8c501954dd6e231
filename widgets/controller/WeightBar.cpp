#include "widgets/controller/WeightBar.h"

#include "widgets/theme/Theme.h"

#include <QPainter>

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

void WeightBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const double radius = height() / 2.0;
    painter.setBrush(theme().sunken);
    painter.drawRoundedRect(QRectF(rect()), radius, radius);
    if (m_weight <= 0) return;
    painter.setBrush(m_colour);
    painter.setClipRect(QRectF(0, 0, width() * m_weight, height()));
    painter.drawRoundedRect(QRectF(0, 0, std::max(width() * m_weight, 2 * radius), height()), radius, radius);
}

} // namespace tagline
