#pragma once

// TimelineWidget shows the lanes of one clip and turns mouse, wheel and keys into intents. Setters never
// emit; gestures do. It knows no document: its requests may be granted or not.

#include <QAbstractScrollArea>

#include "widgets/timeline/TimeUnits.h"
#include "widgets/timeline/TimelineContent.h"
#include "widgets/timeline/TimelineGeometry.h"
#include "widgets/timeline/TimelineMinimap.h"
#include "widgets/timeline/arcs/ArcLayout.h"
#include "widgets/timeline/gestures/TimelineGesture.h"
#include "widgets/timeline/painting/ModeBadges.h"
#include "widgets/timeline/painting/TimelineLayers.h"
#include "widgets/timeline/painting/TimelinePalette.h"

#include <functional>
#include <optional>
#include <utility>
#include <vector>

class QAction;
class QToolButton;

namespace tagline {

class EmptyLanesRow;
class LaneHeadButtons;
class LaneFilterField;
class NextSteps;

/// Mouse events go to viewport(). Gesture numbers are per widget, from 1, one per press: requests with the
/// same number belong to one undo step, and each refers to the document before the first.
class TimelineWidget : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit TimelineWidget(QWidget* parent = nullptr);
    ~TimelineWidget() override;

    const TimelineContent& content() const { return m_content; }
    const TimelineGeometry& geometryOfView() const { return m_geometry; }
    const std::vector<RangeRef>& selection() const { return m_selection; }
    TagId activeLane() const { return m_activeLane; }
    Frame playhead() const { return m_playhead; }
    bool isSnapping() const { return m_isSnapping; }
    TimeUnits units() const { return m_units; }
    /// Whether a drag is in progress.
    bool isDragging() const { return m_gesture.isDragging(); }
    /// The ranges being drawn, moved or resized, at their present place; empty if there is no drag.
    std::vector<RangeRef> draggedRanges() const;

    /// Cheap enough for each edit, also during a drag. Scroll, zoom and active lane are kept if they are
    /// still valid; a whole clip in view stays whole; a selected range that has changed stays selected. A
    /// clip of another length is shown whole.
    void setContent(TimelineContent content);
    void setColours(const TimelinePalette& palette);
    /// The text of an empty timeline, and the actions that are offered below it.
    void setEmptyHint(const QString& text, const QList<QAction*>& steps = {});
    /// The actions that are offered below the hint of the content, while that is shown.
    void setHintSteps(const QList<QAction*>& steps);
    void setSelection(std::vector<RangeRef> selection);
    /// The lane that is edited by keys; an invalid id for none.
    void setActiveLane(TagId tag);
    /// Scrolls to the active lane if it is not in view.
    void revealActiveLane();
    /// Scrolls to the lane of that id; if the clip does not have it yet, as soon as it has.
    void revealLane(const QString& id) { revealLanes({id}); }
    /// Like revealLane() for several lanes, once the first of them exists: shows as many as there is room
    /// for, the first in any case.
    void revealLanes(const QStringList& ids);
    void setSnapping(bool isSnapping);
    /// Called once when a drag begins that would change ranges; false refuses it, with the reason shown.
    void setEditCheck(std::function<bool()> mayEdit) { m_mayEdit = std::move(mayEdit); }
    /// The validation error of the lane filter; empty if it is valid.
    void setLaneFilterError(const QString& error);
    /// The key that moves the focus to the lane filter, for its tooltip.
    void setLaneFilterKey(const QString& key);
    /// Empties the field that filters lanes, as a person does; false if it is empty.
    bool clearLaneFilter();
    /// While true, new content requests another height only if new lanes do not fit.
    void setHeightKept(bool isKept) { m_isHeightKept = isKept; }
    /// The eye and the lock in the head of the lane under the mouse.
    LaneHeadButtons& headButtons() { return *m_headButtons; }
    /// Highlights ranges, or the frames of removed ones; strength 0 … 1.
    void setFlash(std::vector<RangeRef> ranges, double strength);
    void setUnits(TimeUnits units);
    /// The looped range, marked in the ruler.
    void setLoopRange(std::optional<tagline::FrameRange> range);
    /// The frames of the clip that break checks (canonical), marked in the ruler, and
    /// a sentence that names the checks.
    void setBrokenFrames(std::vector<tagline::FrameRange> frames, const QString& text);
    std::span<const tagline::FrameRange> brokenFrames() const { return m_broken; }
    /// Transitions to other frames of the clip and to other clips, the best first, drawn over the lanes; the
    /// chosen one, by its id, is emphasised.
    void setArcs(std::vector<tagline::TimelineArc> arcs, std::optional<int> chosen);
    const std::vector<TimelineArc>& arcs() const { return m_arcs; }
    std::optional<int> chosenArc() const { return m_chosenArc; }
    const ArcLayout& placedArcs() const { return m_placedArcs; }
    /// A range that waits for its tag, drawn below the lanes; none removes it.
    void setGhost(std::optional<tagline::FrameRange> range);
    /// The active modes, shown in the corner over the lanes' heads.
    void setBadges(QList<tagline::TimelineBadge> badges);
    /// Whether the figure shows another frame than the playhead's: the playhead is drawn grey.
    void setPlayheadIdle(bool isIdle);
    /// Shows these frames, as far as the limits of zoom allow.
    void setVisibleRange(double first, double last);
    /// Visible area of some ranges, on the screen; a place at the timeline's top if none is visible.
    QRect placeOnScreen(std::span<const RangeRef> ranges) const;
    /// Height at which all lanes and one more are visible, in pixels; never less than with a few
    /// lanes.
    int neededHeight() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

public slots:
    void setPlayhead(tagline::Frame frame);
    /// Zooms to the selection; without one, as fitAll().
    void frameSelection();
    void fitAll();
    /// Zooms about the playhead if it is in view, else about the middle.
    void zoomIn();
    void zoomOut();
    /// Turns the page if the playhead is out of view; for playing and stepping.
    void revealPlayhead();
    /// Asks to remove the selected ranges.
    void removeSelection();
    void selectAll();
    /// Cancels the drag in progress, like Escape.
    void cancelGesture();
    /// Moves the focus to the field that filters lanes.
    void editLaneFilter();

signals:
    void rangeAddRequested(tagline::TagId tag, tagline::FrameRange range, int gesture);
    /// A range was drawn below the lanes; `position` (global) is the place for asking for its tag.
    void rangeDrawnOnEmptySpace(tagline::FrameRange range, QPoint position);
    /// Live during a drag, once more with isFinal. `original` is the range before the gesture.
    void edgeMoveRequested(tagline::RangeRef original, tagline::Edge edge, tagline::Frame to, int gesture,
                           bool isFinal);
    /// Like edgeMoveRequested(), for frames with one value in a Property lane.
    void valueEdgeMoveRequested(const QString& laneId, tagline::FrameRange original, tagline::Edge edge,
                                tagline::Frame to, int gesture, bool isFinal);
    /// Shift-drag of an edge that coincides with another range's edge: both move.
    void boundaryMoveRequested(tagline::RangeRef left, tagline::RangeRef right, tagline::Frame to,
                               int gesture, bool isFinal);
    /// Live during a drag, once more with isFinal. `by` is relative to the ranges before the gesture.
    void rangesMoveRequested(std::vector<tagline::RangeRef> originals, tagline::Frame by, int gesture,
                             bool isFinal);
    /// Ctrl-drag: copies, moved by frames; emitted once, at the end.
    void rangesDuplicateRequested(std::vector<tagline::RangeRef> originals, tagline::Frame by, int gesture);
    void rangesRemoveRequested(std::vector<tagline::RangeRef> ranges);
    /// An item grabbed by the drawing of a Curve lane is dragged: live, once more with isFinal. `fromTop` is
    /// 0 at the lane's top and 1 at its bottom, and beyond if the pointer is outside.
    void laneDragRequested(const QString& laneId, double frame, double fromTop, int gesture, bool isFinal);
    /// A lane was dragged by its head: it is to be placed before that lane; the number of lanes: at the end.
    void laneMoveRequested(tagline::TagId tag, int before);
    /// The triangle at the head of a lane was clicked.
    void laneToggleRequested(const QString& laneId);
    /// The user asks for the lane of a tag that has no range in the clip.
    void emptyLaneRequested(tagline::TagId tag);
    /// Emitted by setters too, but never during a drag, so that the dragged item stays under the pointer.
    void neededHeightChanged();
    /// The user changed the text that filters lanes by name.
    void laneFilterChanged(const QString& text);
    /// The requests of this gesture are cancelled: the document is to be as before it.
    void gestureCancelled(int gesture);
    void selectionChanged(std::vector<tagline::RangeRef> selection);
    void activeLaneRequested(tagline::TagId tag);
    /// A click into a tag's lane beside its ranges; `frame` is the one under the pointer.
    void laneClicked(tagline::TagId tag, tagline::Frame frame);
    void playheadRequested(tagline::Frame frame);
    /// An arc was clicked; its id.
    void arcClicked(int id);
    void visibleRangeChanged(double first, double last);
    /// The frame shown for a dragged edge (its range's first or last frame); none when the drag ends.
    void edgePreview(std::optional<tagline::Frame> frame);
    /// Double click or Enter: numeric entry, for the whole selection if it contains the range (Enter: its
    /// first); `position` is global, below the range.
    void rangeEditRequested(tagline::RangeRef range, QPoint position);
    /// Double click into a Property lane: its value at a frame is to be edited; `position` is global.
    void laneEditRequested(const QString& laneId, tagline::Frame frame, QPoint position);
    /// `range` is none beside ranges, `lane` invalid beside tag lanes; `frame` is the one under the pointer.
    void contextMenuRequested(std::optional<tagline::RangeRef> range, tagline::TagId lane,
                              tagline::Frame frame, QPoint position);
    /// Description of the item under the pointer, for the status bar; empty for none.
    void hoverTextChanged(const QString& text);

protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    TimelineGestureInput gestureInput() const;
    TimelineScene scene() const;
    void act(const TimelineRequests& requests);
    void perform(const TimelineRequest& request);
    void setView(const TimelineGeometry& view);
    void applyView(const TimelineGeometry& view);
    void jumpTo(Frame frame);
    void showOverview();
    void placeHeadCorner();
    void showFilter();
    void showEmptyLanes();
    void tellNeededHeight();
    double neededLanes() const;
    void drawFromChip(TagId tag, int fromX, int toX, bool isFinal);
    void remeasure();
    TimelineGeometry measured(TimelineGeometry view) const;
    void updateScrollBars();
    void setHover(const TimelineHit& hit, const QString& text);
    void updateHover(QPointF position);
    void placeArcs();
    void placeSteps();
    const PlacedArc* arcUnder(QPointF position) const;
    const PlacedArc* clickableArc(QPointF position) const;
    void setHoveredArc(std::optional<int> id);
    void updateCursor();
    void showHeadButtons();
    void updateDescription();
    void changeSelection(const std::vector<RangeRef>& selection);
    void changeActiveLane(int step);
    void editSelection();
    void addPoint(const TimelineHit& hit, QPointF position);
    void invalidateBase();
    void updateHidden();
    double zoomCentre() const;
    QPoint positionBelow(const RangeRef& ref) const;

    TimelineContent m_content;
    TimelineGeometry m_geometry;
    TimelineGesture m_gesture;
    TimelineLayers m_layers;
    TimelineMinimap* m_minimap;
    EmptyLanesRow* m_emptyLanes;
    LaneHeadButtons* m_headButtons;
    QToolButton* m_filterButton; ///< shows the number of lanes; opens the filter
    LaneFilterField* m_filter;
    ModeBadges* m_badges;
    TimelinePalette m_colours;
    std::vector<RangeRef> m_selection;
    std::vector<RangeRef> m_flash;
    double m_flashStrength = 0;
    TagId m_activeLane;
    QStringList m_awaitedLanes; ///< ids of lanes to scroll to once the first exists
    Frame m_playhead = 0;
    std::optional<FrameRange> m_loopRange;
    std::vector<FrameRange> m_broken;
    QString m_brokenText;
    std::vector<TimelineArc> m_arcs;
    ArcLayout m_placedArcs; ///< for the present view
    std::optional<int> m_chosenArc, m_hoveredArc;
    std::optional<FrameRange> m_ghost; ///< waits for its tag
    bool m_isPlayheadIdle = false;
    bool m_isHeightKept = false;
    double m_neededLanes = 0; ///< height in lanes; kept while m_isHeightKept
    TimeUnits m_units = TimeUnits::Frames;
    bool m_isSnapping = true;
    std::function<bool()> m_mayEdit;
    bool m_isSyncingScrollBars = false;
    struct HiddenInBase
    {
        bool ranges = false; ///< those that a drag shows elsewhere
        bool hint = false;   ///< a drawn range, and the field for its tag's name, stand in its place

        bool operator==(const HiddenInBase&) const = default;
    };
    HiddenInBase m_hidden; ///< left out of the base that is painted
    Qt::MouseButton m_gestureButton = Qt::NoButton;
    QPointF m_mouse;
    int m_toldHeight = 0; ///< last height of neededHeightChanged()
    TimelineHit m_hover;
    QString m_hoverText;
    QString m_emptyHint;
    NextSteps* m_steps; ///< below the hint that is shown
    QList<QAction*> m_emptySteps, m_hintSteps;
};

} // namespace tagline
