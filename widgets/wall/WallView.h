#pragma once

// WallView is the wall: every clip of the library as a row on one time scale, tags as lines, the query's
// answer lit.

#include <QAbstractScrollArea>
#include <QTimer>

#include "widgets/poses/PoseHover.h"
#include "widgets/wall/WallPainter.h"
#include "widgets/wall/marks/WallArcs.h"
#include "widgets/wall/marks/WallDifferences.h"
#include "widgets/wall/ranges/WallRangeDrag.h"

#include <functional>
#include <optional>
#include <set>
#include <vector>

namespace tagline {

/// Shows the rows of a LibraryModel in its groups, or by folder where it has none. Setters never emit; what a
/// person does, does.
class WallView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    /// The model outlives the wall.
    explicit WallView(LibraryModel& model, QWidget* parent = nullptr);

    /// By tag id.
    void setTags(std::vector<WallTag> tags);
    /// Rows, places and pictures are those of the model as it is now.
    void bringUpToDate();
    /// Marks the open clip, and brings its row into sight where it is another one than before.
    void setCurrentClip(ClipId clip);
    void setPlayhead(Frame frame);
    /// Brings a frame of the open clip into sight; its group is unfolded.
    void reveal(ClipId clip, Frame frame);
    /// The clips from the top, also those of folded groups.
    std::vector<ClipId> clipsInOrder() const;
    /// Scrolls to the first hit before the next painting, where none is in sight.
    void showHits();
    /// What to do where nothing is lit; below the last row.
    void setHint(const QString& hint);

    void setRowHeight(int pixels);
    int rowHeight() const { return m_rowHeight; }
    void setScale(WallScale scale);
    WallScale scale() const { return m_scale; }
    void zoom(double factor);
    void fitTime();
    /// Pixels a unit of time.
    double timeScale() const { return m_geometry.scale; }

    /// The frames that a marquee selected; empty without one.
    const std::vector<WallFrames>& selected() const { return m_selected; }
    void clearSelection();
    /// What the clip under the mouse looks like at the moment under it (momentHovered), over the wall until
    /// the mouse leaves the clip's frames; without poses nothing is shown.
    void showPoses(PoseStripState poses);
    /// Ways from frames to frames over the rows, the best first, and the chosen one.
    void setArcs(std::vector<WallArc> arcs, std::optional<int> chosen);
    const WallArcs& arcs() const { return m_arcs; }
    /// Where annotators differ, as marks at the top of the rows' strips. A click on one goes there.
    void setDifferences(std::vector<WallDifference> differences, WallDifferences::Text textOf);
    const WallDifferences& differences() const { return m_differences; }
    /// Lets the ranges of tags be dragged; without it a drag is a marquee everywhere.
    void setRangeSource(WallRangeSource source);
    /// The selected ranges of tags: outlined, and moved together where one of them is dragged.
    void setSelectedRanges(std::vector<WallSelectedRanges> selected);
    const std::vector<WallSelectedRanges>& selectedRanges() const { return m_selectedRanges; }
    /// What a press at a place of the viewport would grab.
    std::optional<WallRangeHit> rangeAt(QPointF place) const;
    bool canBeDragged(const WallRangeHit& hit) const;
    bool isDraggingRange() const { return m_range.has_value(); }
    /// Takes back what a drag of a range asked for.
    void cancelRangeDrag();
    /// "3 clips × 3.7 s · start 30 · stop 141: press a tag key"; empty without a marquee.
    QString selectionText() const { return m_selectionText; }

    // What lies where, for tests and tips.
    const WallGeometry& inSight() const { return m_geometry; }
    const WallRows& wall() const { return m_wall; }
    /// The middle of a frame on the wall; outside of it where it is not in sight, (0, 0) where the clip has
    /// no row.
    QPoint placeOf(ClipId clip, Frame frame);
    /// Where a tag's line is at a frame's beginning; (0, 0) where it has no line. Expects a wall that is up
    /// to date.
    QPointF placeOfTag(ClipId clip, TagId tag, double frame) const;
    bool isOverviewComplete() const { return !m_overviewTimer.isActive(); }
    /// What a row says of itself, and which tags its clip has, in words. Expects rows that are up to date.
    QString rowText(int row) const;
    QString rowTags(int row) const;
    /// In the viewport; also where the row is out of sight.
    QRect rowRect(int row) const;
    /// −1 where the open clip has no row.
    int currentRow() const { return m_currentRow; }
    /// The row that the arrow keys lead to; the open clip's where they were not used.
    int keyRow() const { return m_cursorRow >= 0 ? m_cursorRow : m_currentRow; }
    /// The rows from the first in sight to before the last.
    std::pair<int, int> rowsInSight() const { return tagline::rowsInSight(m_layout, m_geometry); }
    /// All rows as a picture of that width, as high as they need; on any device. Expects a wall that is up to
    /// date.
    QSize pictureSize(int width) const;
    void paintPicture(QPainter& painter, int width, bool isVector) const;

    QSize minimumSizeHint() const override { return {140, 48}; }

signals:
    /// A person opened a clip at a frame.
    void frameActivated(tagline::ClipId clip, tagline::Frame frame);
    void selectionChanged();
    void rowHeightChanged(int pixels);
    /// The mouse rests on a clip's frame, or goes on from there over its frames and others.
    void momentHovered(tagline::ClipId clip, tagline::Frame frame);
    /// A person drags or selects ranges of the open clip; requests of one drag have one number, and those of
    /// none 0.
    void rangeRequested(const tagline::TimelineRequest& request, int gesture);
    /// What is under the mouse, and what can be done with it; empty where that is nothing of interest.
    void hoverTextChanged(const QString& text);
    /// A person clicked an arc.
    void arcClicked(int id);
    /// A person clicked the mark of a difference.
    void differenceClicked(int id);
    /// A person wants the rows in this order.
    void orderRequested(const tagline::RowOrder& order);
    /// A person asked for the menu of a clip, which is the open one by now.
    void contextMenuRequested(quint64 row, QPoint globalPosition);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    bool viewportEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    /// What a pressed button is about.
    enum class Gesture { None, Press, Marquee, Range, Pan, Overview };

    const LibraryRow& clipOfRow(int row) const;
    int rowOfClip(ClipId clip) const;
    WallScene scene() const;
    void rebuild();
    void rebuildLater();
    void takeChange(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles);
    void layOut();
    void showPart(const WallGeometry& geometry);
    void updateScrollBars();
    void changed();
    void ink();
    void restartOverview();
    void makeOverview();
    void revealRow(int row);
    void bringHitsIntoSight();
    bool isHit(const WallRow& row) const;
    void toggleGroup(int group);

    int rowAt(QPointF place) const;
    void openAt(int row, double x);
    void dragMarquee(QPointF place);
    void scrollByOverview(double y);
    void pressTitle(double x);
    void moveCursor(int row);
    void setHover(int row);
    /// A clip's frame under a place.
    struct Moment
    {
        int row = -1;
        Frame frame = 0;
    };
    std::optional<Moment> momentAt(QPointF place) const;
    std::vector<QString> tagsAt(const Moment& moment) const;
    void followMouse(QPointF place);
    const WallArc* arcAt(QPointF place) const;
    void layOutArcs();
    std::optional<int> differenceAt(QPointF place) const;
    void endMoment();
    QString tipAt(QPointF place) const;
    std::vector<RangeRef> selectedRangesOf(ClipId clip) const;
    void setHoveredRange(const std::optional<WallRangeHit>& hit);
    void forgetHoveredRange();
    QString rangeText(const WallRangeHit& hit) const;
    void updateRangeCursor();
    void clickRange(const std::optional<WallRangeHit>& hit, Qt::KeyboardModifiers modifiers);
    void beginRangeDrag(const WallRangeHit& hit, const QMouseEvent& event);
    TimelineGestureInput rangeInput(const TimelineGeometry& timeline);
    void dragRange(QPointF place, Qt::KeyboardModifiers modifiers);
    void endRangeDrag(QPointF place, Qt::KeyboardModifiers modifiers);
    void forgetRangeDrag();
    void actOnRange(const TimelineRequests& requests);
    void paintRangesOver(QPainter& painter);
    bool isKeyOfWall(const QKeyEvent& event) const;

    LibraryModel& m_model;
    std::vector<WallTag> m_tags;
    WallRows m_wall;
    WallLayout m_layout;
    WallGeometry m_geometry;
    mutable WallPainter m_painter; ///< what it keeps is no state of the wall
    WallScale m_scale = WallScale::Seconds;
    int m_rowHeight = WallLayout::usualRow;
    std::set<QString> m_folded; ///< names of groups
    ClipId m_currentClip;
    int m_currentRow = -1;
    Frame m_playhead = 0;
    int m_cursorRow = -1;
    int m_hoverRow = -1;
    QString m_hint;
    std::vector<WallFrames> m_selected;
    QString m_selectionText;
    Gesture m_gesture = Gesture::None;
    QPointF m_pressed;
    Qt::KeyboardModifiers m_pressModifiers;
    WallMarquee m_marquee; ///< while it is drawn
    WallRangeSource m_rangeSource;
    std::optional<WallRangeHit> m_pressedRange; ///< a drag would move it
    std::optional<WallRangeHit> m_hoveredRange;
    std::optional<WallRangeDrag> m_range; ///< while one is dragged
    std::vector<WallSelectedRanges> m_selectedRanges;
    LabelCache m_rangeLabels;
    WallArcs m_arcs;
    WallDifferences m_differences;
    PoseHover* m_poses = nullptr;
    std::optional<Moment> m_moment; ///< under the mouse
    QTimer m_overviewTimer;
    std::uint64_t m_namesRevision = 0; ///< of the model, as the rows were made
    bool m_isOpeningInPlace = false;   ///< the clip that is opened now stays where it is
    bool m_isRebuildDue = false;
    bool m_areHitsDue = false;   ///< to be brought into sight
    bool m_isInkedStale = false; ///< the answer is painted in grey
    bool m_isScrolling = false;  ///< by the scroll bars themselves
};

} // namespace tagline
