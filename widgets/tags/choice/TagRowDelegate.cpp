#include "widgets/tags/choice/TagRowDelegate.h"

#include "widgets/tags/vocabulary/TagTreeModel.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/TagShades.h"
#include "widgets/theme/Theme.h"

#include <QLocale>
#include <QPainter>

namespace tagline {

void paintSwatch(QPainter& painter, const QRectF& rect, const TagDefinition& definition)
{
    setSwatchColours(painter, colourOf(definition));
    if (definition.kind == TagKind::Range) {
        painter.drawRoundedRect(rect, measure::barRadius, measure::barRadius);
        return;
    }
    const QPointF diamond[] = {{rect.center().x(), rect.top()},
                               {rect.right(), rect.center().y()},
                               {rect.center().x(), rect.bottom()},
                               {rect.left(), rect.center().y()}};
    painter.drawPolygon(diamond, 4);
}

void paintKeyBadge(QPainter& painter, const QRectF& rect, const QString& key, bool isSelected)
{
    if (key.isEmpty()) return;
    const QColor& ink = isSelected ? theme().onSelectionMuted : theme().muted;
    painter.setPen(QPen(isSelected ? ink : theme().edge, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), measure::barRadius, measure::barRadius);
    painter.setFont(textFont(TextSize::Caption));
    painter.setPen(ink);
    painter.drawText(rect, Qt::AlignCenter, key);
}

TagRowDelegate::TagRowDelegate(const TagTreeModel& model, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
{
}

TagRowGeometry TagRowDelegate::geometry(const QRect& row, const QFont& font) const
{
    const QFontMetrics metrics(tabularFont(font));
    return TagRowGeometry::of(row, metrics.horizontalAdvance(QLocale().toString(99'999)));
}

QSize TagRowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {120, option.fontMetrics.height() + 4};
}

void TagRowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(option.font);
    if (m_model.isHeading(index))
        paintHeading(*painter, option, index);
    else
        paintTag(*painter, option, index);
    painter->restore();
}

void TagRowDelegate::paintHeading(QPainter& painter, const QStyleOptionViewItem& option,
                                  const QModelIndex& index) const
{
    const TagRowGeometry parts = geometry(option.rect, option.font);
    QRect name = option.rect;
    name.setLeft(parts.swatch.left());
    name.setRight(parts.key.left());
    painter.setPen(theme().muted);
    painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
                     option.fontMetrics.elidedText(m_model.text(index), Qt::ElideRight, name.width()));
    paintCount(painter, parts, m_model.ranges(index));
}

void TagRowDelegate::paintTag(QPainter& painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const
{
    const TagRow& row = m_model.tag(index);
    const QRectF ground = QRectF(option.rect).adjusted(4, 0, -4, 0);
    painter.setPen(Qt::NoPen);
    const bool isSelected = option.state & QStyle::State_Selected;
    if (isSelected || option.state & QStyle::State_MouseOver) {
        painter.setBrush(isSelected ? theme().selection : theme().hover);
        painter.drawRoundedRect(ground, measure::fieldRadius, measure::fieldRadius);
    }
    const TagRowGeometry parts = geometry(option.rect, option.font);
    paintSwatch(painter, parts.swatch, row.definition);
    paintKeyBadge(painter, parts.key, QString::fromStdString(row.definition.key), isSelected);

    painter.setFont(option.font);
    painter.setPen(isSelected                    ? theme().onSelection
                   : row.definition.isRegistered ? theme().text
                                                 : theme().hint);
    painter.drawText(parts.name, Qt::AlignVCenter | Qt::AlignLeft,
                     option.fontMetrics.elidedText(m_model.text(index), Qt::ElideMiddle, parts.name.width()));
    painter.setPen(isSelected ? theme().onSelectionMuted : theme().muted);
    paintCount(painter, parts, m_model.ranges(index));
}

void TagRowDelegate::paintCount(QPainter& painter, const TagRowGeometry& parts, std::int64_t ranges) const
{
    painter.setFont(tabularFont(painter.font()));
    painter.drawText(parts.count, Qt::AlignVCenter | Qt::AlignRight, QLocale().toString(qlonglong(ranges)));
}

QIcon swatchIcon(const TagDefinition& definition, qreal scale)
{
    QPixmap pixmap(QSize(12, 12) * scale);
    pixmap.setDevicePixelRatio(scale);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSwatch(painter, QRectF(1, 1, 10, 10), definition);
    QIcon swatch(pixmap);
    swatch.addPixmap(pixmap, QIcon::Selected); // in its own colour, not the selection's
    return swatch;
}

} // namespace tagline
