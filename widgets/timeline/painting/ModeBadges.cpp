#include "widgets/timeline/painting/ModeBadges.h"

#include "widgets/theme/Theme.h"
#include "widgets/theme/colour/TagShades.h"
#include "widgets/theme/controls/DottedNames.h"

#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr int padding = 6; ///< beside a badge's text
constexpr int gap = 4;

struct BadgeLook
{
    QColor ground;
    QColor label;
};

/// In the theme that is shown.
BadgeLook lookOf(const TimelineBadge& badge)
{
    if (const auto* tag = std::get_if<QColor>(&badge.colour))
        return {tagShades(*tag).fill, tagShades(*tag).label};
    const QColor& ground = theme().*std::get<ThemeColour>(badge.colour);
    return {ground, readableOn(ground)};
}

QFont badgeFont() { return textFont(TextSize::Caption, QFont::DemiBold); }

} // namespace

ModeBadges::ModeBadges(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("modeBadges"));
    setAccessibleName(tr("Modes"));
    hide();
}

void ModeBadges::setBadges(QList<TimelineBadge> badges)
{
    if (badges == m_badges) return;
    m_badges = std::move(badges);
    QStringList tips;
    QStringList names;
    for (const TimelineBadge& badge : m_badges) {
        names << badge.text;
        tips << badge.text + QStringLiteral(": ") + badge.tip;
    }
    setToolTip(tips.join('\n'));
    setAccessibleDescription(names.join(QStringLiteral(", ")));
    setVisible(!m_badges.isEmpty());
    update();
}

/// Those that have room, then one that counts the others.
QList<TimelineBadge> ModeBadges::fitting() const
{
    const QFontMetrics metrics(badgeFont());
    const auto widthOf = [&](const QString& text) {
        return metrics.horizontalAdvance(text) + 2 * padding + gap;
    };
    QList<TimelineBadge> fitting;
    int used = 2 * gap;
    for (qsizetype i = 0; i < m_badges.size(); ++i) {
        const bool isLast = i + 1 == m_badges.size();
        const QString rest = tr("+%1", "so many more").arg(m_badges.size() - i);
        const int reserve = isLast ? 0 : widthOf(rest);
        TimelineBadge badge = m_badges[i];
        const int room = width() - used - reserve;
        if (i > 0 && widthOf(badge.text) > room) {
            fitting.append({rest, &Theme::muted, {}});
            break;
        }
        badge.text = elidedName(QFontMetricsF(metrics), badge.text, room - 2 * padding - gap);
        used += widthOf(badge.text);
        fitting.append(std::move(badge));
    }
    return fitting;
}

void ModeBadges::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(badgeFont());
    const int high = std::min(height() - 4, painter.fontMetrics().height() + 4);
    int left = 2 * gap;
    for (const TimelineBadge& badge : fitting()) {
        const int wide = painter.fontMetrics().horizontalAdvance(badge.text) + 2 * padding;
        const QRectF plate(left, (height() - high) / 2, wide, high);
        painter.setPen(Qt::NoPen);
        const BadgeLook look = lookOf(badge);
        painter.setBrush(look.ground);
        painter.drawRoundedRect(plate, 3, 3);
        painter.setPen(look.label);
        painter.drawText(plate, Qt::AlignCenter, badge.text);
        left += wide + gap;
    }
}

} // namespace tagline
