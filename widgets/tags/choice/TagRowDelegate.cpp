#include "widgets/tags/choice/TagRowDelegate.h"

#include "widgets/tags/vocabulary/TagTreeModel.h"
#include "widgets/theme/Theme.h"

#include <QLocale>
#include <QPainter>

namespace tagline {

void paintSwatch(QPainter& painter, const QRectF& rect, const TagDefinition& definition)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(colourOf(definition));
    if (definition.kind == TagKind::Range) {
        painter.drawRoundedRect(rect, 2, 2);
        return;
    }
    const QPointF diamond[] = {{rect.center().x(), rect.top()},
                               {rect.right(), rect.center().y()},
                               {rect.center().x(), rect.bottom()},
                               {rect.left(), rect.center().y()}};
    painter.drawPolygon(diamond, 4);
}

void paintKeyBadge(QPainter& painter, const QRectF& rect, const QString& key)
{
    painter.setPen(QPen(key.isEmpty() ? theme().raised : theme().border, 1));
    painter.setBrush(key.isEmpty() ? Qt::NoBrush : QBrush(theme().sunken));
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.setPen(theme().muted);
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
    const QString number = QLocale().toString(99'999);
    return TagRowGeometry::of(row, metrics.horizontalAdvance(tr("%1 ranges").arg(number)),
                              metrics.horizontalAdvance(number));
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
    if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
        painter.setBrush(option.state & QStyle::State_Selected ? theme().selection : theme().raised);
        painter.drawRoundedRect(ground, 3, 3);
    }
    const TagRowGeometry parts = geometry(option.rect, option.font);
    paintSwatch(painter, parts.swatch, row.definition);
    paintKeyBadge(painter, parts.key, QString::fromStdString(row.definition.key));

    QFont font = option.font;
    font.setItalic(!row.definition.isRegistered);
    painter.setFont(font);
    painter.setPen(row.definition.isRegistered ? theme().text : theme().muted);
    painter.drawText(parts.name, Qt::AlignVCenter | Qt::AlignLeft,
                     option.fontMetrics.elidedText(m_model.text(index), Qt::ElideMiddle, parts.name.width()));
    painter.setFont(option.font);
    painter.setPen(theme().muted);
    paintCount(painter, parts, m_model.ranges(index));
}

void TagRowDelegate::paintCount(QPainter& painter, const TagRowGeometry& parts, std::int64_t ranges) const
{
    painter.setFont(tabularFont(painter.font()));
    const QString number = QLocale().toString(qlonglong(ranges));
    const QString count = !parts.countHasUnit ? number
                          : ranges == 1       ? tr("%1 range").arg(number)
                                              : tr("%1 ranges").arg(number);
    painter.drawText(parts.count, Qt::AlignVCenter | Qt::AlignRight, count);
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
