#include "widgets/controller/WeightBar.h"

#include "widgets/theme/Theme.h"
#include "widgets/theme/colour/TagShades.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace tagline {
namespace {

constexpr double grooveHeight = 4; ///< device-independent pixels

} // namespace

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
    update();
    setFocusPolicy(isEditable ? Qt::StrongFocus : Qt::NoFocus);
    setCursor(isEditable ? Qt::SizeHorCursor : Qt::ArrowCursor);
}

void WeightBar::ask(double weight) { emit weightChangeRequested(std::clamp(weight, 0.0, 1.0)); }

void WeightBar::mousePressEvent(QMouseEvent* event) { mouseMoveEvent(event); }

void WeightBar::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_isEditable || !(event->buttons() & Qt::LeftButton)) return event->ignore();
    ask((event->position().x() - height() / 2.0) / room());
}

void WeightBar::keyPressEvent(QKeyEvent* event)
{
    const bool isLess = event->key() == Qt::Key_Left || event->key() == Qt::Key_Down;
    const bool isMore = event->key() == Qt::Key_Right || event->key() == Qt::Key_Up;
    if (!m_isEditable || isLess == isMore) return QWidget::keyPressEvent(event);
    ask(m_weight + (isMore ? 0.05 : -0.05));
}

/// The knob's middle for weights 0 and 1 lies within the widget.
double WeightBar::room() const { return std::max(width() - height(), 1); }

/// A groove that is filled up to the knob.
void WeightBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double middle = height() / 2.0;
    const double knob = middle + room() * m_weight;
    const QRectF groove(0, middle - grooveHeight / 2, width(), grooveHeight);
    const auto paintGroove = [&](const QColor& colour, double right) {
        painter.setBrush(colour);
        painter.drawRoundedRect(QRectF(0, groove.top(), right, grooveHeight), grooveHeight / 2,
                                grooveHeight / 2);
    };
    painter.setPen(Qt::NoPen);
    paintGroove(theme().isLight ? theme().border : theme().sunken, width()); // cards are white there
    const QColor filled = isEnabled() && m_colour.isValid() ? tagShades(m_colour).fill : theme().disabled;
    if (m_weight > 0) paintGroove(filled, m_weight < 1 ? knob : width());
    painter.setPen(QPen(theme().edge, m_isEditable ? 1.5 : 1.0));
    painter.setBrush(m_isEditable ? theme().raised : theme().disabled);
    const double radius = m_isEditable ? middle - 1 : middle - 2.5;
    painter.drawEllipse(QPointF(knob, middle), radius, radius);
}

} // namespace tagline
