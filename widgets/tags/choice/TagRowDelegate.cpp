#include "widgets/tags/choice/TagRowDelegate.h"

#include "widgets/tags/vocabulary/TagTreeModel.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/colour/TagShades.h"

#include <QAbstractItemView>
#include <QGuiApplication>
#include <QIconEngine>
#include <QLocale>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace tagline {
namespace {

constexpr int stateGap = 8; ///< between the name, its state and the key, device-independent pixels
constexpr int recordDot = 7;
constexpr int compactRow = 20;
constexpr int regularRow = 21;
constexpr int aroundText = 4;
constexpr int beyondSwatch = 2; ///< how far the sign of a live tag, all lines, stands out of a swatch's place

bool contains(const std::vector<TagId>& tags, TagId tag)
{
    return std::find(tags.begin(), tags.end(), tag) != tags.end();
}

bool isMirrored() { return QGuiApplication::isRightToLeft(); }

} // namespace

void paintSwatch(QPainter& painter, const QRectF& rect, const TagDefinition& definition)
{
    if (definition.kind == TagKind::Range) return paintRoundSwatch(painter, rect, colourOf(definition));
    setSwatchColours(painter, colourOf(definition));
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

int TagRowDelegate::shift(const QModelIndex& index) const
{
    const QModelIndex above = index.parent();
    if (!above.isValid()) return measure::rowInset - measure::chevronAir;
    const bool isBelowHeading = m_model.isHeading(above) && !m_model.isHeading(index);
    return shift(above) - (isBelowHeading ? indentation : 0);
}

TagRowGeometry TagRowDelegate::geometry(const QModelIndex& index, const QRect& row, const QFont& font) const
{
    const QFontMetrics metrics(tabularFont(font));
    const int before = shift(index);
    TagRowGeometry parts = TagRowGeometry::of(row.adjusted(before, 0, 0, 0),
                                              metrics.horizontalAdvance(QLocale().toString(99'999)));
    for (QRect* part : {&parts.swatch, &parts.name, &parts.key, &parts.count})
        *part = QStyle::visualRect(QGuiApplication::layoutDirection(), row, *part);
    return parts;
}

bool TagRowDelegate::setMoment(const TagMoment& moment)
{
    if (moment == m_moment) return false;
    m_moment = moment;
    return true;
}

int TagRowDelegate::heightOf(const QFontMetrics& metrics)
{
    return std::max(density() == Density::Compact ? compactRow : regularRow, metrics.height() + aroundText);
}

QSize TagRowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {120, heightOf(option.fontMetrics)};
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
    const TagRowGeometry parts = geometry(index, option.rect, option.font);
    const QRect name = parts.name.united(parts.swatch);
    QFont font = option.font;
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(theme().muted);
    painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(font).elidedText(m_model.text(index), Qt::ElideRight, name.width()));
    painter.setFont(option.font);
    paintCount(painter, parts, m_model.ranges(index));
}

void TagRowDelegate::paintTag(QPainter& painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const
{
    const TagRow& row = m_model.tag(index);
    QRectF ground(option.rect);
    if (const auto* view = qobject_cast<const QAbstractItemView*>(option.widget)) { // all of the row
        ground.setLeft(0);
        ground.setRight(view->viewport()->width());
    }
    ground.adjust(4, 0, -4, 0);
    painter.setPen(Qt::NoPen);
    const bool isSelected = option.state & QStyle::State_Selected;
    if (isSelected || option.state & QStyle::State_MouseOver) {
        painter.setBrush(isSelected ? theme().selection : theme().hover);
        painter.drawRoundedRect(ground, measure::fieldRadius, measure::fieldRadius);
    }
    const TagRowGeometry parts = geometry(index, option.rect, option.font);
    if (row.isDerived)
        icon("query", isSelected ? &Theme::onSelectionMuted : &Theme::muted)
            .paint(&painter, parts.swatch.adjusted(-beyondSwatch, -beyondSwatch, beyondSwatch, beyondSwatch));
    else
        paintSwatch(painter, parts.swatch, row.definition);
    paintKeyBadge(painter, parts.key, QString::fromStdString(row.definition.key), isSelected);

    const QColor& second = isSelected ? theme().onSelectionMuted : theme().muted;
    painter.setFont(option.font);
    painter.setPen(second);
    QRect name = parts.name;
    const int taken = paintState(painter, parts, row.id);
    isMirrored() ? name.setLeft(name.left() + taken) : name.setRight(name.right() - taken);
    QFont font = option.font;
    if (contains(m_moment.now, row.id)) font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(isSelected                    ? theme().onSelection
                   : row.definition.isRegistered ? theme().text
                                                 : theme().hint);
    painter.drawText(name, Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetrics(font).elidedText(m_model.text(index), Qt::ElideMiddle, name.width()));
    painter.setFont(option.font);
    painter.setPen(second);
    if (row.hasTotals) paintCount(painter, parts, m_model.ranges(index));
}

QString TagRowDelegate::liveText(LiveTag::Hand hand)
{
    switch (hand) {
    case LiveTag::Hand::KeyHeld:
        return tr("key held");
    case LiveTag::Hand::Tagging:
        return tr("tagging");
    case LiveTag::Hand::Erasing:
        return tr("erasing");
    }
    return {};
}

/// Before the key's badge: "now", or a red dot and how the tag is written. Returns what it takes of the
/// name's room.
int TagRowDelegate::paintState(QPainter& painter, const TagRowGeometry& parts, TagId tag) const
{
    const auto live = std::find_if(m_moment.live.begin(), m_moment.live.end(),
                                   [tag](const LiveTag& each) { return each.tag == tag; });
    const bool isLive = live != m_moment.live.end();
    if (!isLive && !contains(m_moment.now, tag)) return 0;
    const QString text = isLive ? liveText(live->hand) : tr("now");
    const int textWidth = painter.fontMetrics().horizontalAdvance(text);
    QRect room = parts.name;
    isMirrored() ? room.setLeft(parts.key.right() + stateGap) : room.setRight(parts.key.left() - stateGap);
    if (room.width() < 3 * textWidth) return 0; // the name is worth more
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignRight, text);
    if (!isLive) return textWidth + 2 * stateGap;
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().playhead);
    const int left =
        isMirrored() ? room.left() + textWidth + stateGap : room.right() - textWidth - stateGap - recordDot;
    painter.drawEllipse(QRectF(left, room.center().y() - recordDot / 2.0 + 0.5, recordDot, recordDot));
    painter.restore();
    return textWidth + recordDot + 3 * stateGap;
}

void TagRowDelegate::paintCount(QPainter& painter, const TagRowGeometry& parts, std::int64_t ranges) const
{
    painter.setFont(tabularFont(painter.font()));
    painter.drawText(parts.count, Qt::AlignVCenter | Qt::AlignRight, QLocale().toString(qlonglong(ranges)));
}

namespace {

class SwatchEngine final : public QIconEngine
{
public:
    explicit SwatchEngine(TagDefinition definition)
        : m_definition(std::move(definition))
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode, QIcon::State) override
    {
        constexpr double side = 12; ///< with its air
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(rect.topLeft());
        painter->scale(rect.width() / side, rect.height() / side);
        paintSwatch(*painter, QRectF(1, 1, side - 2, side - 2), m_definition);
        painter->restore();
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, pixmap.rect(), mode, state);
        return pixmap;
    }
    QIconEngine* clone() const override { return new SwatchEngine(*this); }

private:
    TagDefinition m_definition;
};

} // namespace

QIcon swatchIcon(const TagDefinition& definition) { return QIcon(new SwatchEngine(definition)); }

} // namespace tagline
