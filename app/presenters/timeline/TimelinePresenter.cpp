#include "app/presenters/timeline/TimelinePresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/library/ChosenTag.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/messages/ErrorWords.h"
#include "app/presenters/tags/TagRows.h"
#include "app/presenters/tags/TagSetTexts.h"
#include "app/presenters/timeline/InstanceRows.h"
#include "app/presenters/timeline/TimelineClipboard.h"
#include "app/presenters/timeline/TimelineEdits.h"
#include "app/presenters/timeline/TimelineLaneControl.h"
#include "app/presenters/timeline/TimelineLanes.h"
#include "app/presenters/timeline/TimelineMenu.h"
#include "app/presenters/timeline/TimelineNumbers.h"
#include "core/tagging/SettledEdits.h"
#include "core/tags/sheet/RangeEdits.h"
#include "core/tags/sheet/instances/InstanceEdits.h"
#include "widgets/tags/choice/TagPickerPopup.h"
#include "widgets/theme/controls/KeyTips.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/timeline/gestures/TimelineSelection.h"

#include <algorithm>
#include <utility>

namespace tagline {

TimelinePresenter::TimelinePresenter(const PresenterContext& context, TimelineWidget& timeline)
    : Presenter(context)
    , m_timeline(timeline)
{
    m_laneControl = new TimelineLaneControl(m_context, *this, timeline);
    connectSessions();
    connectTimeline();
    connectActions();
    connect(m_actions["file.openFolder"], &QAction::changed, this, &TimelinePresenter::showEmptyHint);
    connect(m_actions["view.resetLayout"], &QAction::triggered, this, &TimelinePresenter::refreshLater);
    connect(&m_document, &LibraryDocument::changed, this, &TimelinePresenter::showEmptyHint);
    showEmptyHint();
    new TimelineEdits(m_context, *this);
    new TimelineClipboard(m_context, *this);
    new TimelineMenu(m_context, *this, *m_laneControl, timeline);
    m_numbers = new TimelineNumbers(m_context, *this, timeline);
}

/// While nothing is open, another hint stands in the picture's place.
void TimelinePresenter::showEmptyHint()
{
    QAction* openFolder = m_actions["file.openFolder"];
    if (m_document.library().clipCount() > 0)
        return m_timeline.setEmptyHint(tr("Choose a clip in the library: its tags stand here"),
                                       {m_actions["clip.next"]});
    const bool isNothingOpen = m_document.roots().empty() && m_document.libraryPath().empty();
    const QString key = m_actions.key("file.openFolder");
    m_timeline.setEmptyHint(
        isNothingOpen ? tr("The tags of the clip that is shown stand here.")
                      : tr("%1, or drop one here").arg(tipWithKey(tr("Open a folder of clips"), key)),
        {openFolder});
}

void TimelinePresenter::connectSessions()
{
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset || change.parts.has(LibraryPart::Vocabulary) || change.areSourcesChanged ||
            std::find(change.clips.begin(), change.clips.end(), clip()) != change.clips.end())
            change.isReset ? refreshLater() : refreshInPlace();
    });
    connect(&m_query, &QuerySession::answered, this, &TimelinePresenter::refreshInPlace);
    connect(&m_workspace, &Workspace::currentClipChanged, this, [this] {
        m_timeline.cancelGesture(); // a drag belongs to the clip that it began in
        // Going from clip to clip the timeline may become higher, never lower: the picture stays in place.
        if (!m_timeline.content().hasClip() || !m_workspace.currentClip().isValid()) m_mayGrow = true;
        refresh();
        m_timeline.fitAll();
    });
    connect(&m_workspace, &Workspace::playheadChanged, &m_timeline, &TimelineWidget::setPlayhead);
    connect(&m_workspace, &Workspace::selectionChanged, this,
            [this] { m_timeline.setSelection(m_workspace.selection()); });
    connect(&m_workspace, &Workspace::activeTagChanged, this, [this](TagId tag) {
        m_timeline.setActiveLane(tag);
        refreshInPlace();
    });
    connect(&m_workspace, &Workspace::snappingChanged, &m_timeline, &TimelineWidget::setSnapping);
}

void TimelinePresenter::connectTimeline()
{
    m_timeline.setEditCheck([this] { return mayEdit(); });
    connect(&m_timeline, &TimelineWidget::rangeAddRequested, this,
            [this](TagId tag, FrameRange range, int gesture) { addRange(tag, range, 2 * gesture); });
    connect(&m_timeline, &TimelineWidget::rangeDrawnOnEmptySpace, this, &TimelinePresenter::pickTag);
    connect(&m_timeline, &TimelineWidget::edgeMoveRequested, this,
            [this](RangeRef range, Edge edge, Frame to, int gesture, bool) {
                moveEdge(range, edge, to, 2 * gesture);
            });
    connect(&m_timeline, &TimelineWidget::rangesMoveRequested, this,
            [this](const std::vector<RangeRef>& ranges, Frame by, int gesture, bool isFinal) {
                moveRanges(ranges, by, 2 * gesture);
                m_isMovedSelectionDue = isFinal;
            });
    connect(&m_timeline, &TimelineWidget::boundaryMoveRequested, this,
            [this](RangeRef left, RangeRef right, Frame to, int gesture, bool) {
                moveBoundary(left, right, to, 2 * gesture);
            });
    connect(&m_timeline, &TimelineWidget::rangesDuplicateRequested, this,
            [this](const std::vector<RangeRef>& originals, Frame by, int gesture) {
                duplicateRanges(originals, by, 2 * gesture);
            });
    connect(&m_timeline, &TimelineWidget::rangesRemoveRequested, this, &TimelinePresenter::removeSelected);
    connect(&m_timeline, &TimelineWidget::gestureCancelled, this,
            [this](int gesture) { cancelGesture(2 * gesture); });
    connect(&m_timeline, &TimelineWidget::selectionChanged, this, [this](const std::vector<RangeRef>& now) {
        const bool isMoved = std::exchange(m_isMovedSelectionDue, false);
        if (isMoved && m_move.isOver) return m_timeline.setSelection(m_workspace.selection());
        isMoved ? m_workspace.setSelectionHere(now) : m_workspace.setSelection(now);
    });
    connect(&m_timeline, &TimelineWidget::activeLaneRequested, &m_workspace, &Workspace::setActiveTag);
    connect(&m_timeline, &TimelineWidget::playheadRequested, &m_workspace, &Workspace::setPlayhead);
    connect(&m_timeline, &TimelineWidget::edgePreview, &m_playback, &PlaybackSession::setPreviewFrame);
    connect(&m_timeline, &TimelineWidget::hoverTextChanged, this, &TimelinePresenter::hoverTextChanged);
}

void TimelinePresenter::connectActions()
{
    m_actions.connectTo("edit.delete", this, [this] { removeSelected(); });
    m_actions.connectTo("edit.selectTag", this, [this] { selectLane(); });
    m_actions.connectTo("view.frame", this, [this] { zoom(&TimelineWidget::frameSelection); });
    m_actions.connectTo("view.fit", this, [this] { zoom(&TimelineWidget::fitAll); });
    m_actions.connectTo("view.zoomIn", this, [this] { zoom(&TimelineWidget::zoomIn); });
    m_actions.connectTo("view.zoomOut", this, [this] { zoom(&TimelineWidget::zoomOut); });
}

void TimelinePresenter::zoom(void (TimelineWidget::*way)())
{
    if (!m_timeline.content().hasClip()) return emit refused(tr("Choose a clip in the library first."));
    const double before = m_timeline.geometryOfView().x(1) - m_timeline.geometryOfView().x(0);
    const double left = m_timeline.geometryOfView().x(0);
    (m_timeline.*way)();
    const TimelineGeometry& now = m_timeline.geometryOfView();
    if (now.x(1) - now.x(0) == before && now.x(0) == left) emit noted(tr("The timeline already shows that."));
}

void TimelinePresenter::revealLane(const QString& id) { m_timeline.revealLane(id); }

void TimelinePresenter::addContentSource(ContentSource source)
{
    m_contentSources.push_back(std::move(source));
    refreshLater();
}

void TimelinePresenter::refreshLater()
{
    m_mayGrow = true;
    refreshInPlace();
}

/// Keeps everything under the mouse in its place while a person tags or asks a query.
void TimelinePresenter::refreshInPlace()
{
    if (std::exchange(m_isRefreshDue, true)) return;
    QMetaObject::invokeMethod(
        this, [this] { refresh(); }, Qt::QueuedConnection);
}

TimelineLaneSource TimelinePresenter::laneSource()
{
    TimelineLaneSource source;
    source.clip = clip();
    source.answer = &m_query.answer();
    source.isAnswerStale = m_query.isStale();
    source.keys = m_laneControl->keys();
    source.live = m_live;
    if (m_liveSheet) source.sheet = &*m_liveSheet;
    return source;
}

TimelineContent TimelinePresenter::composed(const TimelineLaneSource& source)
{
    TimelineContent content = timelineContent(m_document.library(), source);
    m_laneControl->apply(content);
    if (content.hasClip())
        for (const ContentSource& add : m_contentSources) add(clip(), content);
    return content;
}

TimelineContent TimelinePresenter::wholeContent()
{
    const TimelineLaneSource source = laneSource();
    TimelineContent content = composed(source);
    addInstanceRows(content, shownSheet(m_document.library(), source));
    return content;
}

void TimelinePresenter::refresh()
{
    m_isRefreshDue = false;
    m_timeline.setHeightKept(!std::exchange(m_mayGrow, false));
    const TimelineLaneSource source = laneSource();
    TimelineContent content = composed(source);
    m_laneControl->filter(content);
    m_laneControl->foldEmpty(content);
    const LaneHint hint = m_laneControl->hint(content);
    content.hint = hint.text;
    m_timeline.setHintSteps(hint.steps);
    if (content.hasClip()) addInstanceRows(content, shownSheet(m_document.library(), source));
    m_timeline.setContent(std::move(content));
    settleSelection();
    m_timeline.setActiveLane(m_workspace.activeTag());
    m_timeline.setPlayhead(m_workspace.playhead());
    emit refreshed();
}

bool TimelinePresenter::hidesLane(TagId tag) const { return m_laneControl->hides(tag); }

/// Removes ranges from the selection that are not outlined: an edit or undo took them away, or their lane is
/// not shown while no wall shows them.
void TimelinePresenter::settleSelection()
{
    if (m_timeline.isDragging() || m_liveSheet) return;
    const bool areAllShown = m_areAllRangesShown && m_areAllRangesShown() && m_timeline.content().hasClip();
    const std::vector<RangeRef> shown =
        resolved(m_workspace.selection(), areAllShown ? wholeContent() : m_timeline.content());
    if (shown != m_workspace.selection())
        m_workspace.setSelectionOver(shown, m_workspace.selectionElsewhere());
}

void TimelinePresenter::addNumberFields(RangeEditor& fields) { m_numbers->addFields(fields); }

Frame TimelinePresenter::clipFrames() const { return m_document.library().clip(clip()).frames; }

void TimelinePresenter::edit(const QString& text, int gesture,
                             const std::function<TagSheet(const TagSheet&)>& change)
{
    m_document.editSheet(clip(), text, gesture,
                         [&](const TagSheet& before) { return settled(before, change(before)); });
}

/// The selection without the ranges of clips that are read only.
std::vector<ClipSelection> TimelinePresenter::editableSelection() const
{
    const ClipLibrary& library = m_document.library();
    std::vector<ClipSelection> all = selectedRanges(library, m_workspace);
    std::erase_if(all, [&](const ClipSelection& each) {
        return library.source(library.clip(each.clip).source).isReadOnly();
    });
    return all;
}

int TimelinePresenter::selectedCount() const { return countOf(editableSelection()); }

bool TimelinePresenter::hasSelection() const
{
    return !m_workspace.selection().empty() || !m_workspace.selectionElsewhere().empty();
}

bool TimelinePresenter::mayEditSelection()
{
    if (!hasSelection()) {
        emit refused(tr("Select a range first."));
        return false;
    }
    if (!m_document.mayEdit()) return false;
    if (selectedCount() > 0) return true;
    if (!m_workspace.selectionElsewhere().empty())
        emit refused(tr("The tags of these clips are read-only."));
    else
        mayEdit(); // says why
    return false;
}

SheetChange TimelinePresenter::changeOf(const ClipSelection& selected, const SelectionChange& change) const
{
    const LibraryClip& of = m_document.library().clip(selected.clip);
    return {selected.clip, settledEdit(of.sheet, change(of.sheet, selected.ranges, of.frames),
                                       m_document.library().vocabulary(), of.frames)};
}

void TimelinePresenter::editSelected(const QString& text, int gesture, const SelectionChange& change)
{
    const std::vector<ClipSelection> selected = editableSelection();
    std::vector<SheetChange> changes;
    for (const ClipSelection& each : selected) changes.push_back(changeOf(each, change));
    m_document.changeSheets(std::move(changes), text, gesture);
    reselect(selected);
}

bool TimelinePresenter::wouldChangeSelected(const SelectionChange& change) const
{
    return std::ranges::any_of(editableSelection(), [&](const ClipSelection& each) {
        const LibraryClip& of = m_document.library().clip(each.clip);
        return !(change(of.sheet, each.ranges, of.frames) == of.sheet);
    });
}

void TimelinePresenter::reselect(const std::vector<ClipSelection>& now)
{
    std::vector<RangeRef> shown = m_workspace.selection();
    std::vector<ClipSelection> elsewhere = m_workspace.selectionElsewhere();
    auto next = elsewhere.begin(); // both are in one order of clips
    for (const ClipSelection& each : now) {
        std::vector<RangeRef> there = rangesOver(m_document.library().clip(each.clip).sheet, each.ranges);
        if (each.clip == clip()) {
            shown = std::move(there);
            continue;
        }
        const auto isOther = [&](const ClipSelection& other) { return other.clip == each.clip; };
        auto other = std::find_if(next, elsewhere.end(), isOther);
        if (other == elsewhere.end()) other = std::find_if(elsewhere.begin(), next, isOther);
        if (other == elsewhere.end() || !isOther(*other)) continue;
        other->ranges = std::move(there);
        next = other + 1;
    }
    std::erase_if(elsewhere, [](const ClipSelection& each) { return each.ranges.empty(); });
    m_workspace.setSelectionOver(shown, elsewhere);
}

void TimelinePresenter::revealPlayhead() { m_timeline.revealPlayhead(); }

TagSheet TimelinePresenter::settled(const TagSheet& before, TagSheet after) const
{
    return settledEdit(before, std::move(after), m_document.library().vocabulary(), clipFrames());
}

QString TimelinePresenter::tagName(TagId tag) const { return shortTagName(m_document.library(), tag); }

/// The step of the drag that is under way.
QString TimelinePresenter::movedText(int count) const
{
    return count == 1 ? tr("Move %1").arg(tagName(m_move.clips.front().ranges.ranges.front().tag))
                      : tr("Move %n range(s)", nullptr, count);
}

bool TimelinePresenter::mayEdit()
{
    if (!clip().isValid()) {
        emit refused(tr("Choose a clip in the library first."));
        return false;
    }
    if (!m_document.mayEdit()) return false;
    const LibrarySource& source = m_document.library().source(m_document.library().clip(clip()).source);
    if (!source.isReadOnly()) return true;
    emit refused(
        source.sidecarError
            ? tr("The tags of this clip are read-only: %1").arg(errorText(*source.sidecarError))
            : tr("The tags of this clip were written by a newer version of Tagline and are read-only."));
    return false;
}

bool TimelinePresenter::mayEditLane(TagId tag)
{
    if (!mayEdit()) return false;
    if (!m_laneControl->locks(tag)) return true;
    emit refused(
        tr("The lane of %1 is locked. Unlock it on the timeline to drag its ranges.").arg(tagName(tag)));
    return false;
}

TimeUnits TimelinePresenter::units() const { return m_timeline.units(); }

// ---- gestures over ranges

void TimelinePresenter::take(const TimelineRequest& request, int gesture)
{
    if (const auto* edge = std::get_if<MoveEdge>(&request))
        moveEdge(edge->original, edge->edge, edge->to, gesture);
    else if (const auto* move = std::get_if<MoveRanges>(&request))
        moveRanges(move->originals, move->by, gesture);
    else if (const auto* boundary = std::get_if<MoveBoundary>(&request))
        moveBoundary(boundary->left, boundary->right, boundary->to, gesture);
    else if (const auto* copy = std::get_if<DuplicateRanges>(&request))
        duplicateRanges(copy->originals, copy->by, gesture);
    else if (const auto* select = std::get_if<SelectRanges>(&request))
        selectDragged(select->selection, gesture);
    else if (const auto* activate = std::get_if<ActivateLane>(&request))
        m_workspace.setActiveTag(activate->tag);
    else if (const auto* preview = std::get_if<PreviewFrame>(&request))
        m_playback.setPreviewFrame(preview->frame);
    else if (std::holds_alternative<CancelGesture>(request))
        cancelGesture(gesture);
}

/// Those of other clips stay selected where they are dragged too.
void TimelinePresenter::selectDragged(const std::vector<RangeRef>& selection, int gesture)
{
    if (gesture == 0 || gesture != m_move.gesture)
        m_workspace.setSelection(selection);
    else if (!m_move.isOver)
        m_workspace.setSelectionHere(selection);
}

void TimelinePresenter::moveEdge(RangeRef range, Edge edge, Frame to, int gesture)
{
    if (!mayEdit()) return;
    editDragged(tr("Resize %1").arg(tagName(range.tag)), gesture, {range},
                [&](const TagSheet& sheet) { return withEdgeMoved(sheet, range, edge, to, clipFrames()); });
}

/// An edit of ranges as they were before a drag. The drag ends if the sheet from before it is no more, since
/// others changed it, and the ranges lie elsewhere in the sheet of now.
void TimelinePresenter::editDragged(const QString& text, int gesture, const std::vector<RangeRef>& ranges,
                                    const std::function<TagSheet(const TagSheet&)>& change)
{
    bool areThere = true;
    edit(text, gesture, [&](const TagSheet& sheet) {
        areThere = std::ranges::none_of(ranges, [&](const RangeRef& ref) {
            return namedRanges(sheet, {&ref, 1}).empty();
        });
        return areThere ? change(sheet) : sheet;
    });
    if (!areThere && !m_liveSheet) endDrag();
}

void TimelinePresenter::moveRanges(const std::vector<RangeRef>& ranges, Frame by, int gesture)
{
    if (!mayEdit() || ranges.empty()) return;
    if (m_move.gesture != gesture) beginMove(ranges, gesture);
    if (m_move.isOver) return;
    if (!isAsMoved()) return endMove();
    m_move.by = by;
    const ClipLibrary& library = m_document.library();
    std::vector<SheetChange> changes;
    int count = 0;
    for (const MovedClip& each : m_move.clips) {
        const ClipSelection& from = each.ranges;
        const Frame frames = library.clip(from.clip).frames;
        count += int(from.ranges.size());
        changes.push_back(
            {from.clip, settledEdit(each.base, withRangesMoved(each.base, from.ranges, by, frames),
                                    library.vocabulary(), frames)});
    }
    m_document.changeSheets(std::move(changes), movedText(count), gesture);
    for (MovedClip& each : m_move.clips) each.after = library.clip(each.ranges.clip).sheet;
    std::vector<ClipSelection> others = movedRanges();
    std::erase_if(others, [this](const ClipSelection& each) { return each.clip == clip(); });
    reselect(others); // the gesture selects those of the shown clip
}

/// Each request of a drag computes from the sheets before it.
void TimelinePresenter::beginMove(const std::vector<RangeRef>& ranges, int gesture)
{
    std::vector<ClipSelection> selected = editableSelection();
    std::erase_if(selected, [this](const ClipSelection& each) { return each.clip == clip(); });
    selected.insert(selected.begin(), {clip(), ranges});
    m_move = {gesture};
    for (ClipSelection& each : selected) {
        const TagSheet& base = m_document.library().clip(each.clip).sheet;
        m_move.clips.push_back({std::move(each), base, base});
    }
}

/// Whether nothing but the drag has changed its clips: what other programs write in the meantime stays.
bool TimelinePresenter::isAsMoved() const
{
    return std::ranges::all_of(m_move.clips, [this](const MovedClip& each) {
        return m_document.library().clip(each.ranges.clip).sheet == each.after;
    });
}

/// Leaves the ranges where they are by now, for the sheets before the drag lack what was changed since.
void TimelinePresenter::endMove()
{
    m_move.isOver = true;
    endDrag();
    reselect(movedRanges());
}

void TimelinePresenter::endDrag()
{
    emit refused(tr("The tags were changed meanwhile: the drag ended."));
    m_timeline.cancelGesture();
    emit dragEnded();
}

/// The ranges that are dragged, where the last request put them.
std::vector<ClipSelection> TimelinePresenter::movedRanges() const
{
    std::vector<ClipSelection> moved;
    for (const MovedClip& each : m_move.clips) {
        ClipSelection& now = moved.emplace_back(each.ranges);
        const Frame by = clampedMove(now.ranges, m_move.by, m_document.library().clip(now.clip).frames);
        for (RangeRef& ref : now.ranges) ref.range = ref.range.movedBy(by);
    }
    return moved;
}

/// Ranges of other clips that went along with a drag are selected where they were.
void TimelinePresenter::cancelGesture(int gesture)
{
    if (gesture == m_move.gesture && m_move.isOver) return;
    m_document.cancelGesture(gesture);
    if (gesture != m_move.gesture) return;
    std::vector<ClipSelection> others;
    for (const MovedClip& each : m_move.clips)
        if (each.ranges.clip != clip()) others.push_back(each.ranges);
    reselect(others);
}

void TimelinePresenter::moveBoundary(RangeRef left, RangeRef right, Frame to, int gesture)
{
    if (!mayEdit()) return;
    editDragged(tr("Move Boundary Between %1 and %2").arg(tagName(left.tag), tagName(right.tag)), gesture,
                {left, right},
                [&](const TagSheet& sheet) { return withBoundaryMoved(sheet, left, right, to); });
}

void TimelinePresenter::addRange(TagId tag, FrameRange range, int gesture)
{
    if (!mayEdit()) return;
    if (m_document.library().vocabulary()[tag].kind == TagKind::Point) range.stop = range.start + 1;
    const QString text = tr("Add %1").arg(tagNameWithSet(m_document.library(), tag));
    m_document.editSheet(clip(), text, gesture, [&](const TagSheet& sheet) {
        return settledAddition(sheet, withRangeAdded(sheet, tag, range, clipFrames()), tag,
                               m_document.library().vocabulary(), clipFrames());
    });
}

void TimelinePresenter::removeSelected()
{
    if (!mayEditSelection()) return;
    const int count = selectedCount();
    const bool isOneHere = count == 1 && m_workspace.selectionElsewhere().empty();
    const QString text = isOneHere ? tr("Delete %1").arg(tagName(m_workspace.selection().front().tag))
                                   : tr("Delete %n range(s)", nullptr, count);
    editSelected(text, 0, [](const TagSheet& sheet, const std::vector<RangeRef>& selected, Frame) {
        return withRangesRemoved(sheet, selected);
    });
    m_workspace.setSelection({});
}

void TimelinePresenter::duplicateRanges(const std::vector<RangeRef>& originals, Frame by, int gesture)
{
    if (!mayEdit()) return;
    const Frame moved = clampedMove(originals, by, clipFrames());
    edit(tr("Duplicate %n range(s)", nullptr, int(originals.size())), gesture, [&](TagSheet sheet) {
        std::vector<TagInstance> copies;
        for (const RangeRef& original : namedRanges(sheet, originals)) {
            copies.clear();
            for (const TagInstance& each : sheet.instances(original.tag))
                if (each.range == original.range)
                    copies.push_back({original.range.movedBy(moved), each.values});
            sheet = copies.empty()
                        ? withRangeAdded(sheet, original.tag, original.range.movedBy(moved), clipFrames())
                        : withInstancesAdded(sheet, original.tag, copies);
        }
        return sheet;
    });
}

void TimelinePresenter::selectLane()
{
    if (!clip().isValid()) return emit refused(tr("Choose a clip in the library first."));
    std::vector<RangeRef> ranges;
    for (const FrameRange range :
         rangesOrInstances(m_document.library().clip(clip()).sheet, m_workspace.activeTag()))
        ranges.push_back({m_workspace.activeTag(), range});
    if (ranges.empty())
        emit noted(tr("The active tag has no range in this clip."));
    else
        emit done(tr("Selected %n range(s).", nullptr, int(ranges.size())));
    m_workspace.setSelection(ranges);
}

void TimelinePresenter::setLive(std::vector<LiveLane> lanes, std::optional<TagSheet> sheet)
{
    if (lanes == m_live && sheet == m_liveSheet) return;
    m_live = std::move(lanes);
    m_liveSheet = std::move(sheet);
    refreshInPlace();
}

void TimelinePresenter::askTag(FrameRange range)
{
    pickTag(range, m_timeline.mapToGlobal(QPoint(m_timeline.width() / 3, 40)));
}

void TimelinePresenter::pickTag(FrameRange range, QPoint position)
{
    if (!mayEdit()) return;
    auto* picker = new TagPickerPopup(tagRows(m_document.library()), &m_timeline);
    m_timeline.setGhost(range);
    connect(picker, &QObject::destroyed, this, [this] { m_timeline.setGhost({}); });
    const auto add = [this, drawnOn = clip(), range](TagId tag) { addDrawn(tag, drawnOn, range); };
    connect(picker, &TagPickerPopup::picked, this, add);
    connect(picker, &TagPickerPopup::createRequested, this,
            [this, add](const QString& name) { emit newTagRequested(name, add); });
    picker->popUp(position);
}

/// A range that was drawn without a tag gets one, and is the selection.
void TimelinePresenter::addDrawn(TagId tag, ClipId drawnOn, FrameRange range)
{
    if (clip() != drawnOn || range.stop > clipFrames()) // a blend may have gone on to another clip meanwhile
        return emit refused(tr("Another clip is shown by now: nothing was tagged."));
    tag = tagInChosenSet(m_document, m_workspace, tag);
    m_workspace.setActiveTag(tag);
    addRange(tag, range, 0);
    m_workspace.setSelection(rangesOver(m_document.library().clip(clip()).sheet, {{tag, range}}));
}

} // namespace tagline
