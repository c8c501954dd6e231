#pragma once

// ClipStripDelegate paints one row of the library: name, number of matched frames, strip, poses.

#include <QCache>
#include <QColor>
#include <QPixmap>
#include <QStyledItemDelegate>

#include "widgets/library/ClipRowGeometry.h"
#include "widgets/library/rows/LibraryColumns.h"
#include "widgets/library/rows/LibraryModel.h"

namespace tagline {

class RowPoses;

/// The tags of a row are painted once and cached as a picture until they, the width or the scale change; the
/// answer, which changes with every key, is painted directly.
class ClipStripDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// Both outlive this. Rows are taller while they show poses, which lie below their texts.
    ClipStripDelegate(const LibraryModel& model, const RowPoses& poses, QObject* parent = nullptr);

    /// The clip being shown, which has a mark at its left, and the playhead in its strip.
    void setCurrentClip(ClipId clip) { m_currentClip = clip; }
    ClipId currentClip() const { return m_currentClip; }
    void setPlayhead(Frame playhead) { m_playhead = playhead; }
    Frame playhead() const { return m_playhead; }

    /// The chosen columns. Columns of the answer are shown only while there is a query.
    void setColumns(std::vector<LibraryColumn> columns) { m_columns = std::move(columns); }
    /// The chosen columns that apply now, from the left.
    std::vector<const LibraryColumn*> shownColumns() const;

    ClipRowGeometry geometry(const QRect& row, const QFontMetrics& metrics) const;
    /// Geometry of one row, whose name is indented by the number of its folders, with its poses.
    ClipRowGeometry geometryOf(const QModelIndex& index, const QRect& row, const QFontMetrics& metrics) const;
    /// Whether a row shows the time of a clip: its strip, and its poses if there are some.
    static bool showsTime(const LibraryRow& row);
    /// Whether the icon of a row says that its clip breaks checks, and the rectangle of the icon.
    bool isBroken(const LibraryRow& row) const;
    static QRect signPlace(const ClipRowGeometry& parts);
    /// Title of the number column as it is now: "Frames".
    QString countTitle() const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    /// Number of times that tags were painted since the start; cached pictures do not count.
    int paintedStrips() const { return m_paintedStrips; }

private:
    struct KeptStrip
    {
        std::uint64_t revision = 0;
        QPixmap picture;
    };
    /// The colours of a row's texts.
    struct Inks
    {
        QColor first;
        QColor second;
    };

    void paintHead(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    bool isWithoutHit(const QModelIndex& index) const;
    Inks inksOf(const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintGround(QPainter& painter, const QStyleOptionViewItem& option, const LibraryRow& row) const;
    void paintName(QPainter& painter, const QStyleOptionViewItem& option, QRectF place,
                   const QModelIndex& index, const Inks& inks) const;
    void paintText(QPainter& painter, const QStyleOptionViewItem& option, const ClipRowGeometry& parts,
                   const QModelIndex& index) const;
    void paintNumbers(QPainter& painter, const QStyleOptionViewItem& option, const ClipRowGeometry& parts,
                      const QModelIndex& index, const Inks& inks) const;
    void paintTime(QPainter& painter, const ClipRowGeometry& parts, const QModelIndex& index) const;
    void paintStrip(QPainter& painter, const ClipRowGeometry& parts, const QModelIndex& index) const;
    QPixmap strip(const QModelIndex& index, QSizeF size, qreal scale) const;

    int lineHeight(const QFontMetrics& metrics) const;

    const LibraryModel& m_model;
    const RowPoses& m_poses;
    ClipId m_currentClip;
    Frame m_playhead = 0;
    std::vector<LibraryColumn> m_columns;
    mutable QCache<quint64, KeptStrip> m_kept{512};
    mutable int m_paintedStrips = 0;
};

} // namespace tagline
