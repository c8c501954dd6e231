#include "widgets/palette/PaletteDelegate.h"

#include "widgets/palette/PaletteList.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/colour/TagShades.h"

#include <QPainter>

#include <algorithm>

namespace tagline {
namespace {

constexpr double sideInset = 10;
constexpr double columnGap = 10;
constexpr double signWidth = 16;
constexpr double swatchSide = 10;

QString signName(PaletteKind kind)
{
    switch (kind) {
    case PaletteKind::Clip:
        return QStringLiteral("clip");
    case PaletteKind::Tag:
        return QStringLiteral("tag");
    case PaletteKind::Query:
        return QStringLiteral("bookmark");
    case PaletteKind::Preset:
        return QStringLiteral("transition");
    case PaletteKind::Command:
        break;
    }
    return QStringLiteral("keyboard");
}

} // namespace

PaletteDelegate::PaletteDelegate(const PaletteList& list, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_list(list)
{
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {200, std::max(26, option.fontMetrics.height() + 12)};
}

void PaletteDelegate::paintSign(QPainter& painter, const QRectF& place, const QModelIndex& index,
                                bool isSelected) const
{
    const CommandEntry& entry = m_list.entryOf(index);
    if (entry.colour.isValid()) {
        QRectF swatch(0, 0, swatchSide, swatchSide);
        swatch.moveCenter(place.center());
        return paintRoundSwatch(painter, swatch, entry.colour);
    }
    const ThemeColour colour = !entry.isEnabled ? &Theme::disabled
                               : isSelected     ? &Theme::onSelectionMuted
                                                : &Theme::muted;
    icon(signName(entry.kind), colour).paint(&painter, place.toAlignedRect());
}

void PaletteDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    const CommandEntry& entry = m_list.entryOf(index);
    const bool isSelected = option.state & QStyle::State_Selected;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (isSelected || option.state & QStyle::State_MouseOver)
        painter->fillRect(option.rect, isSelected ? theme().selection : theme().hover);
    QRectF rest = QRectF(option.rect).adjusted(sideInset, 0, -sideInset, 0);
    QRectF sign(rest.left(), 0, signWidth, signWidth);
    sign.moveTop(rest.center().y() - signWidth / 2);
    paintSign(*painter, sign, index, isSelected);
    rest.setLeft(sign.right() + columnGap);
    painter->setFont(option.font);
    const QColor& second = isSelected ? theme().onSelectionMuted : theme().muted;
    if (!entry.key.isEmpty()) {
        painter->setPen(second);
        painter->drawText(rest, Qt::AlignVCenter | Qt::AlignRight, entry.key);
        rest.setRight(rest.right() - option.fontMetrics.horizontalAdvance(entry.key) - columnGap);
    }
    const QColor& first = isSelected ? theme().onSelection : theme().text;
    painter->setPen(entry.isEnabled ? first : isSelected ? second : theme().disabled);
    const QString text = option.fontMetrics.elidedText(entry.text, Qt::ElideMiddle, int(rest.width()));
    painter->drawText(rest, Qt::AlignVCenter | Qt::AlignLeft, text);
    rest.setLeft(rest.left() + option.fontMetrics.horizontalAdvance(text) + columnGap);
    painter->setPen(second);
    const QString detail = entry.isEnabled || entry.whyNot.isEmpty() ? entry.detail : entry.whyNot;
    if (rest.width() > columnGap)
        painter->drawText(rest, Qt::AlignVCenter | Qt::AlignLeft,
                          option.fontMetrics.elidedText(detail, Qt::ElideRight, int(rest.width())));
    painter->restore();
}

} // namespace tagline
