#pragma once

// TimelinePresenter shows the current clip on the timeline, and turns the timeline's intents into edits.

#include "app/presenters/Presenter.h"
#include "app/presenters/timeline/LiveLane.h"
#include "core/tags/sheet/TagEdits.h"
#include "widgets/timeline/TimeUnits.h"
#include "widgets/timeline/gestures/TimelineRequest.h"

#include <functional>
#include <optional>

namespace tagline {

class RangeEditor;
class TimelineLaneControl;
struct TimelineLaneSource;
class TimelineNumbers;
class TimelineWidget;

class TimelinePresenter : public Presenter
{
    Q_OBJECT

public:
    TimelinePresenter(const PresenterContext& context, TimelineWidget& timeline);

    /// Adds lanes, or marks to snap to, to the content of a clip: called each time that it is shown anew.
    using ContentSource = std::function<void(ClipId clip, TimelineContent& content)>;
    void addContentSource(ContentSource source);
    /// Shows the content anew, once for all that asked since.
    void refreshLater();
    /// Like refreshLater(), but keeps the timeline's height: for changes not asked of the timeline.
    void refreshInPlace();
    /// Fields that show the selected ranges by numbers from now on, and change them.
    void addNumberFields(RangeEditor& fields);
    /// Sets the lanes whose tag keys are in use, and the sheet that strokes under way make of the clip's own
    /// (none if they change nothing that is seen).
    void setLive(std::vector<LiveLane> lanes, std::optional<TagSheet> sheet);
    /// Asks which tag a range of the clip gets that was made without one.
    void askTag(FrameRange range);
    /// An edit of the current clip, as one undo step with others of that gesture. What it leaves in the lanes
    /// of point tags is cut to single frames; overlaps in exclusive groups are settled by their policy.
    void edit(const QString& text, int gesture, const std::function<TagSheet(const TagSheet&)>& change);
    /// Returns the new sheet for a sheet with these ranges selected in a clip of so many frames.
    using SelectionChange =
        std::function<TagSheet(const TagSheet& sheet, const std::vector<RangeRef>& selected, Frame frames)>;
    /// Edits every clip with selected ranges, as one step. Ranges stay selected if they are still there.
    void editSelected(const QString& text, int gesture, const SelectionChange& change);
    /// Whether editSelected() with that change would change a clip.
    bool wouldChangeSelected(const SelectionChange& change) const;
    /// Selects of these clips the ranges that are there, in place of what was selected of them; what is
    /// selected of others stays so.
    void reselect(const std::vector<ClipSelection>& now);
    /// Whether ranges of any clip are selected.
    bool hasSelection() const;
    /// The selected ranges of clips that can be edited, the shown clip first.
    std::vector<ClipSelection> editableSelection() const;
    /// Number of ranges that are selected in clips that can be edited.
    int selectedCount() const;
    /// Whether there are such ranges; if all that are selected are read only, `refused` says so.
    bool mayEditSelection();
    /// Scrolls to the lane of that id, as soon as the clip has it.
    void revealLane(const QString& id);
    /// Turns the timeline's page if the playhead is out of view.
    void revealPlayhead();
    /// Whether a person hid the lane of that tag. Expects a tag of the library.
    bool hidesLane(TagId tag) const;
    /// Whether the clip can be edited; if not, `refused` tells the reason.
    bool mayEdit();
    /// Whether a tag's ranges can be edited: a person may have locked them; `refused` tells why not.
    bool mayEditLane(TagId tag);
    /// The units in which the timeline shows time.
    TimeUnits units() const;

    /// Does what a gesture over ranges of the shown clip asks for, wherever they were dragged: edits of one
    /// gesture are one undo step. Requests about the timeline's own view change
    /// nothing.
    void take(const TimelineRequest& request, int gesture);
    /// The shown clip with all that drags snap to, whatever the timeline leaves out of view. Expects a clip.
    TimelineContent wholeContent();

    /// Asked which ranges may be selected: true if all of the clip's are in sight elsewhere, also those
    /// whose lanes the timeline leaves out of view.
    void setAllRangesShown(std::function<bool()> areShown) { m_areAllRangesShown = std::move(areShown); }

    /// Asked before Copy copies the selected ranges: true if it copied something else.
    void setOtherCopy(std::function<bool()> copy) { m_otherCopy = std::move(copy); }
    bool isCopiedElsewhere() const { return m_otherCopy && m_otherCopy(); }

signals:
    void hoverTextChanged(const QString& text);
    /// The timeline shows the clip as it is now.
    void refreshed();
    /// The tags were changed by others during a drag of ranges: it is over, wherever it takes place.
    void dragEnded();
    /// A person wants a tag of that name at once; `then` is a part of the step that makes it.
    void newTagRequested(const QString& name, const std::function<void(tagline::TagId)>& then);
    /// These ranges of the shown clip were pasted.
    void pasted(const std::vector<RangeRef>& ranges);
    /// A person wants to change the query of a live tag.
    void liveTagEditRequested(const QString& name);
    /// A person wants a live tag as the query.
    void queryForLiveTagRequested(const QString& name);

private:
    void connectTimeline();
    void zoom(void (TimelineWidget::*way)());
    void connectActions();
    void showEmptyHint();
    void connectSessions();
    void refresh();
    TimelineContent composed(const TimelineLaneSource& source);
    TimelineLaneSource laneSource();
    void settleSelection();
    void selectDragged(const std::vector<RangeRef>& selection, int gesture);
    void moveEdge(RangeRef range, Edge edge, Frame to, int gesture);
    void moveRanges(const std::vector<RangeRef>& ranges, Frame by, int gesture);
    void beginMove(const std::vector<RangeRef>& ranges, int gesture);
    bool isAsMoved() const;
    void endMove();
    void endDrag();
    void editDragged(const QString& text, int gesture, const std::vector<RangeRef>& ranges,
                     const std::function<TagSheet(const TagSheet&)>& change);
    std::vector<ClipSelection> movedRanges() const;
    void cancelGesture(int gesture);
    void moveBoundary(RangeRef left, RangeRef right, Frame to, int gesture);

    TagSheet settled(const TagSheet& before, TagSheet after) const;
    SheetChange changeOf(const ClipSelection& selected, const SelectionChange& change) const;
    void removeSelected();
    void duplicateRanges(const std::vector<RangeRef>& originals, Frame by, int gesture);
    void pickTag(FrameRange range, QPoint position);
    void addRange(TagId tag, FrameRange range, int gesture);
    void addDrawn(TagId tag, ClipId drawnOn, FrameRange range);
    void selectLane();

    ClipId clip() const { return m_workspace.currentClip(); }
    Frame clipFrames() const;
    QString tagName(TagId tag) const;
    QString movedText(int count) const;

    TimelineWidget& m_timeline;
    std::vector<LiveLane> m_live;
    std::optional<TagSheet> m_liveSheet;
    TimelineNumbers* m_numbers = nullptr;
    /// A clip whose ranges are dragged, from before the drag.
    struct MovedClip
    {
        ClipSelection ranges;
        TagSheet base;
        TagSheet after; ///< by the last request
    };
    /// The drag of ranges that is under way, or was the last: those selected in other clips go along.
    struct Move
    {
        int gesture = 0;
        std::vector<MovedClip> clips = {};
        Frame by = 0;
        bool isOver = false; ///< others changed the tags: further requests change nothing
    };
    Move m_move;
    bool m_isMovedSelectionDue = false; ///< the timeline selects the ranges where they were dropped next
    bool m_isRefreshDue = false;
    bool m_mayGrow = false; ///< the due refresh was asked for, so the timeline's height may change
    std::vector<ContentSource> m_contentSources;
    TimelineLaneControl* m_laneControl = nullptr;
    std::function<bool()> m_otherCopy;
    std::function<bool()> m_areAllRangesShown;
};

} // namespace tagline
