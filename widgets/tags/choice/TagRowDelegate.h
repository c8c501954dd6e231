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
    static constexpr int indentation = 13; ///< of each level of the tree

    explicit TagRowDelegate(const TagTreeModel& model, QObject* parent = nullptr);

    /// Sets the rows marked "now" and those marked as being written; returns whether they changed.
    bool setMoment(const TagMoment& moment);
    /// Of a row: 20 pixels in small windows, else 21, and more where the text needs it.
    static int heightOf(const QFontMetrics& metrics);
    /// How far a row with its chevron stands from where the tree has it: the chevrons of the first level
    /// begin where the texts of other panels do, and tags below a heading where its name does.
    int shift(const QModelIndex& index) const;
    TagRowGeometry geometry(const QModelIndex& index, const QRect& row, const QFont& font) const;

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

/// Paints a square in the tag's colour; a pin if the tag marks points.
void paintSwatch(QPainter& painter, const QRectF& rect, const TagDefinition& definition);
/// The swatch as an icon that scales to any size: in its own colour even if the row is selected, with the
/// present theme's colours.
QIcon swatchIcon(const TagDefinition& definition);
/// Paints a key cap; for an empty key only an outline.
void paintKeyBadge(QPainter& painter, const QRectF& rect, const QString& key, bool isSelected);

} // namespace tagline
