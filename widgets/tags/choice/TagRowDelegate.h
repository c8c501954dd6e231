#pragma once

// TagRowDelegate paints one row of the tag palette.

#include <QIcon>
#include <QStyledItemDelegate>

#include "widgets/tags/choice/TagRow.h"
#include "widgets/tags/choice/TagRowGeometry.h"

namespace tagline {

class TagTreeModel;

class TagRowDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit TagRowDelegate(const TagTreeModel& model, QObject* parent = nullptr);

    /// Which rows say "now", and which that they are being written; whether that is other than before.
    bool setMoment(const TagMoment& moment);
    TagRowGeometry geometry(const QRect& row, const QFont& font) const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintHeading(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintTag(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    static QString liveText(LiveTag::Hand hand);
    int paintState(QPainter& painter, const TagRowGeometry& parts, TagId tag) const;
    void paintCount(QPainter& painter, const TagRowGeometry& parts, std::int64_t ranges) const;

    const TagTreeModel& m_model;
    TagMoment m_moment;
};

/// A square in the tag's colour; for points a pin.
void paintSwatch(QPainter& painter, const QRectF& rect, const TagDefinition& definition);
/// The same as an icon, drawn as large as it is asked for: in its own colour where the row is selected too,
/// and in the theme's as it is then.
QIcon swatchIcon(const TagDefinition& definition);
/// A key as it is on a keyboard; an empty key is an outline only.
void paintKeyBadge(QPainter& painter, const QRectF& rect, const QString& key, bool isSelected);

} // namespace tagline
