#include "widgets/theme/controls/MenuEntry.h"

#include "widgets/theme/Chevron.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/Measures.h"

#include <QPainter>
#include <QStyleOptionMenuItem>

#include <algorithm>

namespace tagline {

namespace {

constexpr int inset = 8;      ///< from the menu's edge to the first column, and at the right
constexpr int column = 22;    ///< of ticks, and of icons
constexpr int beforeKey = 24; ///< between the longest words and the keys
constexpr int entryHeight = 24;
constexpr int separatorHeight = 9;
constexpr int tickSize = 14;

bool isSeparator(const QStyleOptionMenuItem& entry)
{
    return entry.menuItemType == QStyleOptionMenuItem::Separator;
}

/// From the menu's edge to the words; the same in all entries of a menu.
int wordsLeft(const QStyleOptionMenuItem& entry)
{
    return inset + (entry.menuHasCheckableItems ? column : 0) + (entry.maxIconWidth > 0 ? column : 0);
}

/// A place within an entry, mirrored where one reads from the right.
QRect placed(const QStyleOptionMenuItem& entry, const QRect& place)
{
    return QStyle::visualRect(entry.direction, entry.rect, place);
}

QRect columnAt(const QStyleOptionMenuItem& entry, int left, int size)
{
    return placed(entry, {entry.rect.left() + left, entry.rect.center().y() - size / 2 + 1, size, size});
}

QRect wordsPlace(const QStyleOptionMenuItem& entry)
{
    return placed(entry, entry.rect.adjusted(wordsLeft(entry), 0, -inset, 0));
}

void paintSeparator(QPainter& painter, const QStyleOptionMenuItem& entry)
{
    if (entry.text.isEmpty()) {
        const int middle = entry.rect.center().y();
        painter.fillRect(QRect(entry.rect.left(), middle, entry.rect.width(), 1), theme().border);
        return;
    }
    painter.setFont(textFont(TextSize::Body, QFont::DemiBold));
    painter.setPen(theme().muted);
    painter.drawText(wordsPlace(entry), Qt::AlignLeft | Qt::AlignVCenter, entry.text);
}

void paintMarks(QPainter& painter, const QStyleOptionMenuItem& entry)
{
    const bool isEnabled = entry.state & QStyle::State_Enabled;
    const QIcon::Mode mode = isEnabled ? QIcon::Normal : QIcon::Disabled;
    int left = inset;
    if (entry.menuHasCheckableItems) {
        if (entry.checkType != QStyleOptionMenuItem::NotCheckable && entry.checked)
            icon(QStringLiteral("check"), &Theme::text)
                .paint(&painter, columnAt(entry, left, tickSize), Qt::AlignCenter, mode);
        left += column;
    }
    if (!entry.icon.isNull())
        entry.icon.paint(&painter, columnAt(entry, left, measure::iconSize), Qt::AlignCenter, mode);
}

} // namespace

QSize menuEntrySize(const QStyleOptionMenuItem& entry, QSize words)
{
    const int width = wordsLeft(entry) + words.width() + beforeKey + inset;
    if (isSeparator(entry) && entry.text.isEmpty()) return {width, separatorHeight};
    return {width, std::max(entryHeight, words.height() + 6)};
}

void paintMenuEntry(QPainter& painter, const QStyleOptionMenuItem& entry)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setLayoutDirection(entry.direction); // then left is where one begins to read
    if (isSeparator(entry)) {
        paintSeparator(painter, entry);
        painter.restore();
        return;
    }
    const bool isEnabled = entry.state & QStyle::State_Enabled;
    if (isEnabled && entry.state & QStyle::State_Selected) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().hover);
        painter.drawRoundedRect(entry.rect, measure::fieldRadius, measure::fieldRadius);
    }
    paintMarks(painter, entry);
    const QRect words = wordsPlace(entry);
    const qsizetype tab = entry.text.indexOf('\t');
    painter.setFont(entry.font);
    painter.setPen(isEnabled ? theme().text : theme().disabled);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextShowMnemonic | Qt::TextSingleLine,
                     entry.text.left(tab));
    if (entry.menuItemType == QStyleOptionMenuItem::SubMenu) {
        const QRect place = columnAt(entry, entry.rect.width() - inset - tickSize, tickSize);
        const Qt::ArrowType towards = entry.direction == Qt::RightToLeft ? Qt::LeftArrow : Qt::RightArrow;
        paintChevron(painter, place, towards, isEnabled ? &Theme::hint : &Theme::disabled);
    } else if (tab >= 0) {
        painter.setPen(isEnabled ? theme().hint : theme().disabled);
        painter.drawText(words, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                         entry.text.mid(tab + 1).replace(QStringLiteral("&&"), QStringLiteral("&")));
    }
    painter.restore();
}

} // namespace tagline
