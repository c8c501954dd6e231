#include "widgets/timeline/LaneChip.h"

#include "widgets/theme/Theme.h"

#include <QPainter>

namespace tagline {
namespace {

constexpr int chipInset = 8; ///< before the swatch and behind the text, device-independent pixels
constexpr int chipSwatch = 10;
constexpr int partGap = 6; ///< between swatch, name and key
constexpr double swatchRadius = 3;

} // namespace

LaneChip::LaneChip(QWidget* parent)
    : QAbstractButton(parent)
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

void LaneChip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = height() / 2.0;
    painter.setPen(hasFocus() ? QPen(theme().accent) : Qt::NoPen);
    painter.setBrush(isDown() ? theme().sunken : underMouse() ? theme().hover : theme().raised);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_lane.colour);
    painter.drawRoundedRect(QRectF(chipInset, (height() - chipSwatch) / 2.0, chipSwatch, chipSwatch),
                            swatchRadius, swatchRadius);
    const int left = chipInset + chipSwatch + partGap;
    painter.setPen(theme().text);
    painter.drawText(QRect(left, 0, width() - left, height()), Qt::AlignVCenter | Qt::AlignLeft, m_lane.name);
    painter.setPen(theme().muted);
    painter.drawText(QRect(0, 0, width() - chipInset, height()), Qt::AlignVCenter | Qt::AlignRight,
                     m_lane.keyHint);
}

} // namespace tagline
