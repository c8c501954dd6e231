#pragma once

// TimelineWidget shows the lanes of one clip and turns mouse, wheel and keys into intents.
// Setters never emit; gestures do. It knows no document: what it asks for may be done, or not.

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

class QToolButton;

namespace tagline {

class EmptyLanesRow;
class LaneHeadButtons;
class LaneFilterField;

/// Mouse events go to viewport(). Gesture numbers are those of this widget, from 1, one a press: requests
/// with the same number belong to one undo step, and each counts from the sheet as it was before the first.
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
    /// Whether a drag is under way.
    bool isDragging() const { return m_gesture.isDragging(); }
    /// What is drawn, moved or resized just now, where it is by now; empty while nothing is.
    std::vector<RangeRef> draggedRanges() const;

    /// Cheap enough for each edit, also during a drag. Scroll, zoom and active lane stay where they are
    /// still valid; a whole clip in view stays whole; a selected range that changed stays selected. A clip
    /// of another length is shown whole.
    void setContent(TimelineContent content);
    void setColours(const TimelinePalette& palette);
    /// What an empty timeline says.
    void setEmptyHint(const QString& text);
    void setSelection(std::vector<RangeRef> selection);
    /// The lane that keys edit; an invalid id for none.
    void setActiveLane(TagId tag);
    /// Scrolls to the active lane, where it is not in view.
    void revealActiveLane();
    /// Scrolls to the lane of that id; where the clip has none yet, once it has.
    void revealLane(const QString& id) { revealLanes({id}); }
    /// As revealLane(), of several that are there with the first: as many as there is room for, that one in
    /// any case.
    void revealLanes(const QStringList& ids);
    void setSnapping(bool isSnapping);
    /// Asked once as a drag begins that would change ranges; false refuses the drag, and it was said why.
    void setEditCheck(std::function<bool()> mayEdit) { m_mayEdit = std::move(mayEdit); }
    /// Why the filter of lanes cannot be used; empty where it can.
    void setLaneFilterError(const QString& error);
    /// The key that leads to the filter of lanes, for its tooltip.
    void setLaneFilterKey(const QString& key);
    /// What is set meanwhile asks for another height only where new lanes find no room.
    void setHeightKept(bool isKept) { m_isHeightKept = isKept; }
    /// The eye and the lock in the head of the lane under the mouse.
    LaneHeadButtons& headButtons() { return *m_headButtons; }
    /// Lights up ranges, or the frames where they were; strength 0 … 1.
    void setFlash(std::vector<RangeRef> ranges, double strength);
    void setUnits(TimeUnits units);
    /// The range that is played again and again, marked in the ruler.
    void setLoopRange(std::optional<tagline::FrameRange> range);
    /// The frames of the clip that break checks (canonical), marked in the ruler, and the sentence that says
    /// which.
    void setBrokenFrames(std::vector<tagline::FrameRange> frames, const QString& text);
    std::span<const tagline::FrameRange> brokenFrames() const { return m_broken; }
    /// Ways to other frames of the clip and to other clips, the best first, drawn over the lanes; the chosen
    /// one, by its id, stands out.
    void setArcs(std::vector<tagline::TimelineArc> arcs, std::optional<int> chosen);
    const std::vector<TimelineArc>& arcs() const { return m_arcs; }
    std::optional<int> chosenArc() const { return m_chosenArc; }
    const ArcLayout& placedArcs() const { return m_placedArcs; }
    /// A range that waits for its tag, drawn below the lanes; none takes it away.
    void setGhost(std::optional<tagline::FrameRange> range);
    /// The modes that are on, shown at the corner over the lanes' heads.
    void setBadges(QList<tagline::TimelineBadge> badges);
    /// Whether the figure is somewhere else than the playhead says: it is drawn grey.
    void setPlayheadIdle(bool isIdle);
    /// Shows these frames, as far as the limits of zoom allow.
    void setVisibleRange(double first, double last);
    /// What of some ranges is in view, on the screen; a place at the timeline's top where nothing is.
    QRect placeOnScreen(std::span<const RangeRef> ranges) const;
    /// How high the timeline is to be seen whole, with room for a lane more; never less than with a few
    /// lanes.
    int neededHeight() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

public slots:
    void setPlayhead(tagline::Frame frame);
    /// The selection fills the width; without one, as fitAll().
    void frameSelection();
    void fitAll();
    /// About the playhead where it is in view, else about the middle.
    void zoomIn();
    void zoomOut();
    /// Turns the page where the playhead is out of view; for playing and stepping.
    void revealPlayhead();
    /// Asks to remove the selected ranges.
    void removeSelection();
    void selectAll();
    /// Takes back the drag that is under way, as Escape does.
    void cancelGesture();
    /// Puts the cursor into the field that filters lanes.
    void editLaneFilter();

signals:
    void rangeAddRequested(tagline::TagId tag, tagline::FrameRange range, int gesture);
    /// A range was drawn below the lanes; `position` (global) is where to ask for its tag.
    void rangeDrawnOnEmptySpace(tagline::FrameRange range, QPoint position);
    /// Live during a drag, once more with isFinal. `original` is the range as it was before the gesture.
    void edgeMoveRequested(tagline::RangeRef original, tagline::Edge edge, tagline::Frame to, int gesture,
                           bool isFinal);
    /// As edgeMoveRequested(), of frames with one value in a Property lane.
    void valueEdgeMoveRequested(const QString& laneId, tagline::FrameRange original, tagline::Edge edge,
                                tagline::Frame to, int gesture, bool isFinal);
    /// Shift-drag of an edge on which another range's edge lies: both move.
    void boundaryMoveRequested(tagline::RangeRef left, tagline::RangeRef right, tagline::Frame to,
                               int gesture, bool isFinal);
    /// Live during a drag, once more with isFinal. `by` counts from before the gesture.
    void rangesMoveRequested(std::vector<tagline::RangeRef> originals, tagline::Frame by, int gesture,
                             bool isFinal);
    /// Ctrl-drag: copies, moved by frames; once, at the end.
    void rangesDuplicateRequested(std::vector<tagline::RangeRef> originals, tagline::Frame by, int gesture);
    void rangesRemoveRequested(std::vector<tagline::RangeRef> ranges);
    /// Something that the drawing of a Curve lane grabbed is dragged: live, once more with isFinal.
    /// `fromTop` is 0 at the lane's top and 1 at its bottom, beyond where the pointer is.
    void laneDragRequested(const QString& laneId, double frame, double fromTop, int gesture, bool isFinal);
    /// A lane was dragged by its head: it is to stand before that lane; the count of lanes: behind the last.
    void laneMoveRequested(tagline::TagId tag, int before);
    /// The triangle at the head of a lane was clicked.
    void laneToggleRequested(const QString& laneId);
    /// A person wants the lane of a tag that has no range here.
    void emptyLaneRequested(tagline::TagId tag);
    /// Emitted by setters too, but never during a drag: what a person holds stays under the pointer.
    void neededHeightChanged();
    /// A person typed what the names of lanes are to contain.
    void laneFilterChanged(const QString& text);
    /// What this gesture asked for is not wanted: the sheet is to be as before it.
    void gestureCancelled(int gesture);
    void selectionChanged(std::vector<tagline::RangeRef> selection);
    void activeLaneRequested(tagline::TagId tag);
    /// A click into a tag's lane beside its ranges; `frame` is the one under the pointer.
    void laneClicked(tagline::TagId tag, tagline::Frame frame);
    void playheadRequested(tagline::Frame frame);
    /// An arc was clicked; its id.
    void arcClicked(int id);
    void visibleRangeChanged(double first, double last);
    /// The frame that a dragged edge shows (its range's first or last frame); none when the drag ends.
    void edgePreview(std::optional<tagline::Frame> frame);
    /// Double click or Enter: numeric entry, of the whole selection where the range (Enter: its first) is in
    /// it; `position` is global, below the range.
    void rangeEditRequested(tagline::RangeRef range, QPoint position);
    /// Double click into a Property lane: its value at a frame is to be edited; `position` is global.
    void laneEditRequested(const QString& laneId, tagline::Frame frame, QPoint position);
    /// `range` is none beside ranges, `lane` invalid beside tag lanes; `frame` is the one under the pointer.
    void contextMenuRequested(std::optional<tagline::RangeRef> range, tagline::TagId lane,
                              tagline::Frame frame, QPoint position);
    /// What the pointer is on, for the status bar; empty for nothing.
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
    double zoomCentre() const;
    QPoint positionBelow(const RangeRef& ref) const;

    TimelineContent m_content;
    TimelineGeometry m_geometry;
    TimelineGesture m_gesture;
    TimelineLayers m_layers;
    TimelineMinimap* m_minimap;
    EmptyLanesRow* m_emptyLanes;
    LaneHeadButtons* m_headButtons;
    QToolButton* m_filterButton; ///< how many lanes are shown; opens the filter
    LaneFilterField* m_filter;
    ModeBadges* m_badges;
    TimelinePalette m_colours;
    std::vector<RangeRef> m_selection;
    std::vector<RangeRef> m_flash;
    double m_flashStrength = 0;
    TagId m_activeLane;
    QStringList m_awaitedLanes; ///< ids of lanes that are scrolled to once the first is there
    Frame m_playhead = 0;
    std::optional<FrameRange> m_loopRange;
    std::vector<FrameRange> m_broken;
    QString m_brokenText;
    std::vector<TimelineArc> m_arcs;
    ArcLayout m_placedArcs; ///< of this view
    std::optional<int> m_chosenArc, m_hoveredArc;
    std::optional<FrameRange> m_ghost; ///< waits for its tag
    bool m_isPlayheadIdle = false;
    bool m_isHeightKept = false;
    double m_neededLanes = 0; ///< as high as so many lanes; kept while the height is
    TimeUnits m_units = TimeUnits::Frames;
    bool m_isSnapping = true;
    std::function<bool()> m_mayEdit;
    bool m_isSyncingScrollBars = false;
    bool m_hidesRanges = false; ///< the base was painted without the ranges that a drag shows elsewhere
    Qt::MouseButton m_gestureButton = Qt::NoButton;
    QPointF m_mouse;
    int m_toldHeight = 0; ///< by neededHeightChanged()
    TimelineHit m_hover;
    QString m_hoverText;
    QString m_emptyHint;
};

} // namespace tagline
