#include "widgets/timeline/LaneChip.h"

#include "widgets/theme/Theme.h"
#include "widgets/theme/colour/TagShades.h"
#include "widgets/theme/motion/Motion.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include <utility>

namespace tagline {
namespace {

constexpr int chipInset = 8; ///< before the swatch and behind the text, device-independent pixels
constexpr int chipSwatch = 10;
constexpr int partGap = 6; ///< between swatch, name and key

} // namespace

LaneChip::LaneChip(QWidget* parent)
    : QAbstractButton(parent)
    , m_hover(motion::control, [this] { update(); })
{
    setObjectName(QStringLiteral("laneChip"));
    setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard with the timeline
    setAttribute(Qt::WA_Hover);
}

void LaneChip::setLane(const EmptyLane& lane, const QString& toolTip)
{
    if (toolTip != this->toolTip()) setToolTip(toolTip);
    if (lane == m_lane) return;
    m_lane = lane;
    setText(lane.name);
    setAccessibleName(lane.name);
    updateGeometry();
}

QSize LaneChip::sizeHint() const
{
    const int key = m_lane.keyHint.isEmpty() ? 0 : partGap + fontMetrics().horizontalAdvance(m_lane.keyHint);
    return {2 * chipInset + chipSwatch + partGap + fontMetrics().horizontalAdvance(m_lane.name) + key,
            fontMetrics().height() + 4};
}

void LaneChip::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    m_hover.goTo(1);
}

void LaneChip::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    m_hover.goTo(0);
}

void LaneChip::hideEvent(QHideEvent* event)
{
    QAbstractButton::hideEvent(event);
    m_hover.set(0);
}

void LaneChip::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->position().toPoint();
    m_isDragged = false;
    QAbstractButton::mousePressEvent(event);
}

/// A drag is no click.
void LaneChip::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint position = event->position().toPoint();
    if (!(event->buttons() & Qt::LeftButton)) return QAbstractButton::mouseMoveEvent(event);
    m_isDragged |= (position - m_pressed).manhattanLength() >= QApplication::startDragDistance();
    if (!m_isDragged) return;
    setDown(false);
    tellDrag(position, false);
}

void LaneChip::mouseReleaseEvent(QMouseEvent* event)
{
    QAbstractButton::mouseReleaseEvent(event);
    if (std::exchange(m_isDragged, false)) tellDrag(event->position().toPoint(), true);
}

void LaneChip::tellDrag(const QPoint& position, bool isFinal)
{
    emit dragged(mapToParent(m_pressed).x(), mapToParent(position).x(), isFinal);
}

void LaneChip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = height() / 2.0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(isDown() ? theme().sunken : mixed(theme().hover, theme().raised, m_hover.value()));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    const double swatchLeft = isRightToLeft() ? width() - chipInset - chipSwatch : chipInset;
    paintRoundSwatch(painter, {swatchLeft, (height() - chipSwatch) / 2.0, chipSwatch, chipSwatch},
                     m_lane.colour);
    painter.setLayoutDirection(layoutDirection()); // by which alignments are mirrored too
    const int left = chipInset + chipSwatch + partGap;
    const auto seen = [this](const QRect& place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    painter.setPen(theme().text);
    painter.drawText(seen({left, 0, width() - left, height()}), Qt::AlignVCenter | Qt::AlignLeft,
                     m_lane.name);
    painter.setPen(theme().muted);
    painter.drawText(seen({0, 0, width() - chipInset, height()}), Qt::AlignVCenter | Qt::AlignRight,
                     m_lane.keyHint);
}

} // namespace tagline
