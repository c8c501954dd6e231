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
#include <vector>

class QAction;

namespace tagline {

class NextSteps;

/// Shows the rows of a LibraryModel in its sections, with its folds.
/// Setters never emit; user input does.
class WallView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    /// The model outlives the wall.
    explicit WallView(LibraryModel& model, QWidget* parent = nullptr);

    /// The tags, indexed by tag id.
    void setTags(std::vector<WallTag> tags);
    /// Updates rows, places and pictures to the present state of the model.
    void bringUpToDate();
    /// Marks the open clip, and scrolls to its row if it is another one than before.
    void setCurrentClip(ClipId clip);
    void setPlayhead(Frame frame);
    /// Scrolls to a frame of the open clip; unfolds the groups that hold it.
    void reveal(ClipId clip, Frame frame);
    /// The clips from the top, including those of folded groups.
    std::vector<ClipId> clipsInOrder() const;
    /// Scrolls to the first hit before the next painting, if none is visible.
    void showHits();
    /// Instruction for a wall without hits, shown below the last row; empty for none. The actions are offered
    /// below it, and expect that no row is shown.
    void setHint(const QString& hint, const QList<QAction*>& steps = {});

    /// The columns beside the names, in their order; those for which there is no room are in the tips of
    /// names.
    void setColumns(std::vector<LibraryColumn> columns);
    const WallColumns& columns() const { return m_columns; }
    void setRowHeight(int pixels);
    int rowHeight() const { return m_rowHeight; }
    void setScale(WallScale scale);
    WallScale scale() const { return m_scale; }
    void zoom(double factor);
    void fitTime();
    /// Pixels per unit of time.
    double timeScale() const { return m_geometry.scale; }

    /// The frames selected by a marquee; empty without one.
    const std::vector<WallFrames>& selected() const { return m_selected; }
    void clearSelection();
    /// Shows poses of the clip at the moment under the mouse (momentHovered) over the wall, until the mouse
    /// leaves the clip's frames; hidden without poses.
    void showPoses(PoseStripState poses);
    /// Transitions between frames, drawn over the rows, the best first, and the chosen one.
    void setArcs(std::vector<WallArc> arcs, std::optional<int> chosen);
    const WallArcs& arcs() const { return m_arcs; }
    /// Differences of annotators, as marks at the top of the rows' strips. A click on one goes there.
    void setDifferences(std::vector<WallDifference> differences, WallDifferences::Text textOf);
    const WallDifferences& differences() const { return m_differences; }
    /// Allows the ranges of tags to be dragged; without a source every drag is a marquee.
    void setRangeSource(WallRangeSource source);
    /// The selected ranges of tags: outlined, and moved together if one of them is dragged.
    void setSelectedRanges(std::vector<WallSelectedRanges> selected);
    const std::vector<WallSelectedRanges>& selectedRanges() const { return m_selectedRanges; }
    /// The range and its part that a press at a place of the viewport would grab; none if there is none.
    std::optional<WallRangeHit> rangeAt(QPointF place) const;
    bool canBeDragged(const WallRangeHit& hit) const;
    bool isDraggingRange() const { return m_range.has_value(); }
    /// Cancels the drag of a range, with all its requests.
    void cancelRangeDrag();
    /// "3 clips × 3.7 s · start 30 · stop 141: press a tag key"; empty without a marquee.
    QString selectionText() const { return m_selectionText; }

    // Geometry, for tests and tips.
    const WallGeometry& inSight() const { return m_geometry; }
    const WallRows& wall() const { return m_wall; }
    /// The middle of a frame on the wall, outside of the viewport if it is not visible; (0, 0) if the clip
    /// has no row.
    QPoint placeOf(ClipId clip, Frame frame);
    /// Position of a tag's line at a frame's beginning; (0, 0) if it has no line. Expects a wall that is up
    /// to date.
    QPointF placeOfTag(ClipId clip, TagId tag, double frame) const;
    bool isOverviewComplete() const { return !m_overviewTimer.isActive(); }
    /// Description of a row, and the names of its clip's tags. Expects rows that are up to date.
    QString rowText(int row) const;
    QString rowTags(int row) const;
    /// Rectangle of a row in the viewport, even if it is not visible.
    QRect rowRect(int row) const;
    /// Row of the open clip; −1 if it has none.
    int currentRow() const { return m_currentRow; }
    /// The row selected by the arrow keys; if they were not used, that of the open clip.
    int keyRow() const { return m_cursorRow >= 0 ? m_cursorRow : m_currentRow; }
    /// The range [first, second) of visible rows.
    std::pair<int, int> rowsInSight() const { return tagline::rowsInSight(m_layout, m_geometry); }
    /// All rows as a picture of that width and the necessary height; on any device.
    /// Expects a wall that is up to date.
    QSize pictureSize(int width) const;
    void paintPicture(QPainter& painter, int width, bool isVector) const;

    QSize minimumSizeHint() const override { return {140, 48}; }

signals:
    /// The user opened a clip at a frame.
    void frameActivated(tagline::ClipId clip, tagline::Frame frame);
    /// The user drags a range of a clip that is not open: it is to be opened at a frame, and the ranges that
    /// are selected stay so.
    void draggedClipRequested(tagline::ClipId clip, tagline::Frame frame);
    void selectionChanged();
    void rowHeightChanged(int pixels);
    /// The mouse rests on a clip's frame, or moves on over its and other frames.
    void momentHovered(tagline::ClipId clip, tagline::Frame frame);
    /// The user drags or selects ranges of the open clip; requests of one drag have
    /// the same number, others have 0.
    void rangeRequested(const tagline::TimelineRequest& request, int gesture);
    /// Description of the item under the mouse, and of possible actions; empty if there is none of interest.
    void hoverTextChanged(const QString& text);
    /// The user clicked an arc.
    void arcClicked(int id);
    /// The user clicked the mark of a difference.
    void differenceClicked(int id);
    /// The user asks for this order of the rows.
    void orderRequested(const tagline::RowOrder& order);
    /// The user folded or unfolded a group; see LibraryModel::folded().
    void foldingEdited();
    /// The user asked for the menu of a clip, which is the open one by now.
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
    /// The operation of the pressed mouse button.
    enum class Gesture { None, Press, Marquee, Range, Pan, Overview };

    const LibraryRow& clipOfRow(int row) const;
    int rowOfClip(ClipId clip) const;
    WallScene scene() const;
    void placeSteps();
    void rebuild();
    void rebuildLater();
    void takeChange(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles);
    void layOut();
    void placeColumns(int columnsWidth);
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
    void toggleByKey();

    int rowAt(QPointF place) const;
    void openAt(int row, double x);
    void dragMarquee(QPointF place);
    void scrollByOverview(double y);
    void pressTitle(double x);
    void moveCursor(int row);
    void setHover(int row);
    /// A frame of a clip under the mouse.
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
    QString clipTip(const LibraryRow& clip) const;
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
    std::vector<LibraryColumn> m_chosenColumns = WallColumns::usual();
    WallColumns m_columns;         ///< in their present places
    mutable WallPainter m_painter; ///< its cache is not part of the wall's state
    WallScale m_scale = WallScale::Seconds;
    int m_rowHeight = WallLayout::usualRow;
    ClipId m_currentClip;
    int m_currentRow = -1;
    Frame m_playhead = 0;
    int m_cursorRow = -1;
    int m_hoverRow = -1;
    QString m_hint;
    NextSteps* m_steps; ///< below the hint
    std::vector<WallFrames> m_selected;
    QString m_selectionText;
    Gesture m_gesture = Gesture::None;
    QPointF m_pressed;
    Qt::KeyboardModifiers m_pressModifiers;
    WallMarquee m_marquee; ///< valid during Gesture::Marquee
    WallRangeSource m_rangeSource;
    std::optional<WallRangeHit> m_pressedRange; ///< range that a drag would move
    std::optional<WallRangeHit> m_hoveredRange;
    std::optional<WallRangeDrag> m_range; ///< set during the drag of a range
    std::vector<WallSelectedRanges> m_selectedRanges;
    LabelCache m_rangeLabels;
    WallArcs m_arcs;
    WallDifferences m_differences;
    PoseHover* m_poses = nullptr;
    std::optional<Moment> m_moment; ///< moment under the mouse
    QTimer m_overviewTimer;
    std::uint64_t m_namesRevision = 0; ///< of the model when the rows were built
    bool m_isOpeningInPlace = false;   ///< opening a clip does not scroll the wall
    bool m_isRebuildDue = false;
    bool m_areHitsDue = false;   ///< to be scrolled into view
    bool m_isInkedStale = false; ///< the answer is painted in grey
    bool m_isScrolling = false;  ///< the scroll bars are being updated
};

} // namespace tagline
