#include "widgets/reel/KeyedButton.h"

#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"

#include <QStyleOptionToolButton>
#include <QStylePainter>

#include <utility>

namespace tagline {
namespace {

constexpr int badgeHeight = 16; ///< device-independent pixels
constexpr int badgePadding = 4; ///< beside the key's letters
constexpr int badgeGap = 6;     ///< between the words and the badge, and behind it

} // namespace

void KeyedButton::setKey(const QString& key)
{
    if (key == m_key) return;
    m_key = key;
    updateGeometry();
    update();
}

int KeyedButton::badgeWidth() const
{
    if (m_key.isEmpty()) return 0;
    return QFontMetrics(textFont(TextSize::Caption)).horizontalAdvance(m_key) + 2 * badgePadding;
}

void KeyedButton::setBadgeShown(bool isShown)
{
    if (std::exchange(m_isBadgeShown, isShown) == isShown) return;
    updateGeometry();
    update();
}

QSize KeyedButton::sizeWith(bool hasBadge) const
{
    const QSize words = QToolButton::sizeHint();
    return m_key.isEmpty() || !hasBadge ? words : words + QSize(badgeWidth() + badgeGap, 0);
}

/// The words stand where the badge leaves room.
void KeyedButton::paintEvent(QPaintEvent* event)
{
    if (m_key.isEmpty() || !m_isBadgeShown) return QToolButton::paintEvent(event);
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    QStyleOptionToolButton frame = option;
    frame.text.clear();
    frame.icon = {};
    painter.drawComplexControl(QStyle::CC_ToolButton, frame);
    option.rect.setRight(option.rect.right() - badgeWidth() - badgeGap);
    painter.drawControl(QStyle::CE_ToolButtonLabel, option);
    const QRectF badge(width() - badgeWidth() - badgeGap, (height() - badgeHeight) / 2, badgeWidth(),
                       badgeHeight);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().edge, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(badge.adjusted(0.5, 0.5, -0.5, -0.5), measure::barRadius, measure::barRadius);
    painter.setFont(textFont(TextSize::Caption));
    painter.setPen(theme().muted);
    painter.drawText(badge, Qt::AlignCenter, m_key);
}

} // namespace tagline
