#include "app/presenters/timeline/TimelineEdits.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/timeline/TimelinePresenter.h"
#include "core/tagging/SettledEdits.h"
#include "core/tags/sheet/OverlapPolicies.h"
#include "core/tags/sheet/instances/InstanceEdits.h"
#include "core/tags/vocabulary/GroupViolations.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace tagline {
namespace {

constexpr Frame widestGap = 3;   ///< frames that closing gaps closes
constexpr Frame widerNudge = 10; ///< frames with Ctrl

} // namespace

namespace {

/// The instance of that extent, else the one that shares most frames with it; none if none does.
std::optional<FrameRange> instanceOver(const TagSheet& sheet, const RangeRef& ref)
{
    if (holdsExtent(sheet.instances(ref.tag), ref.range)) return ref.range;
    std::optional<FrameRange> best;
    for (const TagInstance& each : sheet.instances(ref.tag)) {
        const Frame shared = each.range.intersected(ref.range).length();
        if (shared > (best ? best->intersected(ref.range).length() : 0)) best = each.range;
    }
    return best;
}

std::vector<RangeRef> extentsAfter(const std::vector<ExtentChange>& changes)
{
    std::vector<RangeRef> extents;
    for (const ExtentChange& change : changes) extents.push_back({change.range.tag, change.extent});
    return extents;
}

/// The gaps closed in each tag's span, from the first of its ranges to the last.
TagSheet withGapsClosedBetween(TagSheet sheet, const std::vector<RangeRef>& ranges)
{
    std::vector<RangeRef> spans;
    for (const RangeRef& ref : ranges) {
        const auto known = std::ranges::find(spans, ref.tag, &RangeRef::tag);
        if (known == spans.end())
            spans.push_back(ref);
        else
            known->range = {std::min(known->range.start, ref.range.start),
                            std::max(known->range.stop, ref.range.stop)};
    }
    for (const RangeRef& span : spans) sheet = withGapsClosed(sheet, span.tag, span.range, widestGap);
    return sheet;
}

/// Whether the sheet has each of these as it is, joined with none and cut by none.
bool holdsAll(const TagSheet& sheet, const std::vector<RangeRef>& refs)
{
    return std::ranges::all_of(refs, [&](const RangeRef& ref) {
        return namedRanges(sheet, {&ref, 1}) == std::vector<RangeRef>{ref};
    });
}

} // namespace

std::vector<RangeRef> rangesOver(const TagSheet& sheet, const std::vector<RangeRef>& refs)
{
    std::vector<RangeRef> found;
    std::map<TagId, std::set<FrameRange>> instances; // of `found`
    for (const RangeRef& ref : refs) {
        if (sheet.isCounted(ref.tag)) {
            const auto instance = instanceOver(sheet, ref);
            if (instance && instances[ref.tag].insert(*instance).second)
                found.push_back({ref.tag, *instance});
            continue;
        }
        const auto lane = sheet.ranges(ref.tag);
        auto range = std::partition_point(lane.begin(), lane.end(),
                                          [&](FrameRange each) { return each.stop <= ref.range.start; });
        for (; range != lane.end() && range->overlaps(ref.range); ++range)
            if (found.empty() || found.back() != RangeRef{ref.tag, *range})
                found.push_back({ref.tag, *range});
    }
    return found;
}

namespace {

/// The tag whose selected ranges the change alters; invalid if it alters those of several.
TagId onlyTagChanged(const ClipLibrary& library, const std::vector<ClipSelection>& selected,
                     const TimelinePresenter::SelectionChange& change)
{
    TagId only;
    for (const ClipSelection& each : selected) {
        const LibraryClip& of = library.clip(each.clip);
        std::map<TagId, std::vector<RangeRef>> ranges;
        for (const RangeRef& ref : each.ranges) ranges[ref.tag].push_back(ref);
        for (const auto& [tag, own] : ranges) {
            if (tag == only || change(of.sheet, own, of.frames) == of.sheet) continue;
            if (only.isValid()) return {};
            only = tag;
        }
    }
    return only;
}

} // namespace

std::vector<ClipSelection> selectedRanges(const ClipLibrary& library, const Workspace& workspace)
{
    std::vector<ClipSelection> all = workspace.selectionElsewhere();
    all.insert(all.begin(), {workspace.currentClip(), workspace.selection()});
    for (ClipSelection& each : all) {
        const bool isThere = each.clip.isValid() && each.clip.value < library.clipCount();
        each.ranges =
            isThere ? rangesOver(library.clip(each.clip).sheet, each.ranges) : std::vector<RangeRef>();
    }
    std::erase_if(all, [](const ClipSelection& each) { return each.ranges.empty(); });
    return all;
}

int countOf(const std::vector<ClipSelection>& selected)
{
    std::size_t count = 0;
    for (const ClipSelection& each : selected) count += each.ranges.size();
    return int(count);
}

TimelineEdits::TimelineEdits(const PresenterContext& context, TimelinePresenter& presenter)
    : Presenter(context, &presenter)
    , m_presenter(presenter)
{
    connectActions();
}

void TimelineEdits::connectActions()
{
    const auto connectNudge = [&](const char* id, Edge edge, Frame by) {
        m_actions.connectTo(id, this, [this, edge, by] { moveEdges(edge, by); });
    };
    connectNudge("edit.startLeft", Edge::Start, -1);
    connectNudge("edit.startRight", Edge::Start, 1);
    connectNudge("edit.stopLeft", Edge::Stop, -1);
    connectNudge("edit.stopRight", Edge::Stop, 1);
    connectNudge("edit.startLeft10", Edge::Start, -widerNudge);
    connectNudge("edit.startRight10", Edge::Start, widerNudge);
    connectNudge("edit.stopLeft10", Edge::Stop, -widerNudge);
    connectNudge("edit.stopRight10", Edge::Stop, widerNudge);
    m_actions.connectTo("edit.startHere", this, [this] { putEdgesAtPlayhead(Edge::Start); });
    m_actions.connectTo("edit.stopHere", this, [this] { putEdgesAtPlayhead(Edge::Stop); });
    m_actions.connectTo("edit.split", this, [this] { splitAtPlayhead(); });
    m_actions.connectTo("edit.merge", this, [this] { mergeSelection(); });
    m_actions.connectTo("edit.closeGaps", this, [this] { closeGaps(); });
    m_actions.connectTo("edit.mendGroups", this, [this] { mendGroups(); });
    m_actions.connectTo("clip.nextEdge", this, [this] { goToEdge(1, false); });
    m_actions.connectTo("clip.previousEdge", this, [this] { goToEdge(-1, false); });
    m_actions.connectTo("clip.nextEdgeAnywhere", this, [this] { goToEdge(1, true); });
    m_actions.connectTo("clip.previousEdgeAnywhere", this, [this] { goToEdge(-1, true); });
}

const TagSheet& TimelineEdits::sheet() const
{
    return m_document.library().clip(m_workspace.currentClip()).sheet;
}

Frame TimelineEdits::clipFrames() const
{
    return m_document.library().clip(m_workspace.currentClip()).frames;
}

QString TimelineEdits::tagName(TagId tag) const { return shortTagName(m_document.library(), tag); }

/// Whether no other edit and no other selection came between.
bool TimelineEdits::goesOn(Edge edge) const
{
    return m_nudge.edge == edge && m_nudge.steps == m_document.undoStack().index() &&
           m_nudge.selection == m_workspace.selection() &&
           m_nudge.elsewhere == m_workspace.selectionElsewhere();
}

TimelineEdits::NudgedClip TimelineEdits::nudged(const ClipSelection& selected) const
{
    NudgedClip clip{selected.clip, m_document.library().clip(selected.clip).sheet, {}};
    for (const RangeRef& ref : selected.ranges) clip.changes.push_back({ref, ref.range});
    return clip;
}

// A held or repeated key is one undo step: nudges of the same edge of the same selection share a gesture.
// If an edge was joined with another range, or held back, the next nudge begins with the result.
void TimelineEdits::moveEdges(Edge edge, Frame by)
{
    if (!m_presenter.mayEditSelection()) return;
    const ClipLibrary& library = m_document.library();
    if (!goesOn(edge)) m_nudge = {edge, m_document.newGesture(), -1, {}, {}};
    std::vector<NudgedClip> clips;
    std::vector<SheetChange> changes;
    for (const ClipSelection& selected : m_presenter.editableSelection()) {
        const LibraryClip& of = library.clip(selected.clip);
        const auto last = std::ranges::find(m_nudge.clips, selected.clip, &NudgedClip::clip);
        const bool isAsLeft = last != m_nudge.clips.end() && last->after == of.sheet &&
                              holdsAll(of.sheet, extentsAfter(last->changes));
        NudgedClip& clip = clips.emplace_back(isAsLeft ? *last : nudged(selected));
        for (ExtentChange& change : clip.changes) {
            const Frame from = edge == Edge::Start ? change.extent.start : change.extent.stop;
            change.extent = withEdgeAt(change.extent, edge, from + by, of.frames);
        }
        clip.after = of.sheet;
        changes.push_back({clip.clip, settledEdit(clip.base, withExtents(clip.base, clip.changes),
                                                  library.vocabulary(), of.frames)});
    }
    const QString text = tr("Resize %1").arg(tagName(firstSelectedTag()));
    m_document.changeSheets(std::move(changes), text, m_nudge.gesture);
    bool hasMoved = false;
    for (NudgedClip& clip : clips) {
        const TagSheet& now = library.clip(clip.clip).sheet;
        hasMoved = hasMoved || !(now == clip.after);
        clip.after = now;
    }
    if (!hasMoved) emit m_presenter.noted(tr("The edge cannot move further."));
    m_nudge.clips = std::move(clips);
    selectNudged();
}

/// Keeps the nudged ranges selected at their new place.
void TimelineEdits::selectNudged()
{
    std::vector<ClipSelection> now;
    for (const NudgedClip& clip : m_nudge.clips) now.push_back({clip.clip, extentsAfter(clip.changes)});
    m_presenter.reselect(now);
    m_nudge.steps = m_document.undoStack().index();
    m_nudge.selection = m_workspace.selection();
    m_nudge.elsewhere = m_workspace.selectionElsewhere();
}

/// The playhead's frame becomes the first, or the last. It is a frame of the shown clip: selected ranges of
/// others stay as they are, and selected.
void TimelineEdits::putEdgesAtPlayhead(Edge edge)
{
    const std::vector<RangeRef> selection = m_workspace.selection();
    if (selection.empty()) {
        emit m_presenter.refused(m_presenter.hasSelection()
                                     ? tr("No range of the shown clip, which has the playhead, is selected.")
                                     : tr("Select a range first."));
        return;
    }
    if (!m_presenter.mayEdit()) return;
    const Frame frame = m_workspace.playhead();
    const auto canFollow = [&](const RangeRef& ref) {
        return edge == Edge::Start ? frame < ref.range.stop : frame >= ref.range.start;
    };
    if (!std::all_of(selection.begin(), selection.end(), canFollow)) {
        emit m_presenter.refused(edge == Edge::Start
                                     ? tr("The playhead is after the stop of a selected range.")
                                     : tr("The playhead is before the start of a selected range."));
        return;
    }
    const Frame to = edge == Edge::Start ? frame : frame + 1;
    std::vector<ExtentChange> changes;
    for (const RangeRef& ref : selection)
        changes.push_back({ref, withEdgeAt(ref.range, edge, to, clipFrames())});
    m_presenter.edit(tr("Resize %1").arg(tagName(selection.front().tag)), 0,
                     [&](const TagSheet& sheet) { return withExtents(sheet, changes); });
    std::vector<RangeRef> now = selection;
    for (RangeRef& ref : now) (edge == Edge::Start ? ref.range.start : ref.range.stop) = to;
    m_workspace.setSelectionHere(rangesOver(sheet(), now));
}

/// Of the shown clip alone, like putEdgesAtPlayhead().
void TimelineEdits::splitAtPlayhead()
{
    if (!m_presenter.mayEdit()) return;
    const Frame at = m_workspace.playhead();
    std::vector<RangeRef> ranges = m_workspace.selection();
    if (!m_presenter.hasSelection())
        for (const FrameRange range : rangesOrInstances(sheet(), m_workspace.activeTag()))
            ranges.push_back({m_workspace.activeTag(), range});
    std::erase_if(
        ranges, [&](const RangeRef& range) { return !range.range.contains(at) || range.range.start == at; });
    if (ranges.empty()) {
        const bool isElsewhere = m_workspace.selection().empty() && m_presenter.hasSelection();
        emit m_presenter.refused(
            isElsewhere ? tr("No range of the shown clip, which has the playhead, is selected.")
                        : tr("No range of the selection (or of the active tag) lies under the playhead."));
        return;
    }
    m_presenter.edit(tr("Split %1").arg(tagName(ranges.front().tag)), 0, [&](TagSheet sheet) {
        for (const RangeRef& range : ranges) sheet = withRangeSplit(sheet, range, at);
        return sheet;
    });
    std::vector<RangeRef> parts;
    for (const auto& [tag, range] : ranges) {
        parts.push_back({tag, {range.start, at}});
        parts.push_back({tag, {at, range.stop}});
    }
    m_workspace.setSelectionHere(rangesOver(sheet(), parts));
}

/// Joins the selected ranges of each tag, in each clip.
void TimelineEdits::mergeSelection()
{
    if (m_presenter.hasSelection() ? !m_presenter.mayEditSelection() : !m_presenter.mayEdit()) return;
    const auto merged = [](const TagSheet& sheet, const std::vector<RangeRef>& selected, Frame) {
        return withRangesMerged(sheet, selected);
    };
    if (!m_presenter.wouldChangeSelected(merged)) {
        emit m_presenter.refused(tr("Select two or more ranges of one tag in one clip to merge them."));
        return;
    }
    const TagId only = onlyTagChanged(m_document.library(), m_presenter.editableSelection(), merged);
    const QString text = only.isValid() ? tr("Merge %1").arg(tagName(only)) : tr("Merge Ranges");
    m_presenter.editSelected(text, 0, merged);
}

/// Closes gaps between the selected ranges, in each clip; in the whole lane of the active tag of the shown
/// clip if nothing is selected.
void TimelineEdits::closeGaps()
{
    const bool isSelected = m_presenter.hasSelection();
    if (isSelected ? !m_presenter.mayEditSelection() : !m_presenter.mayEdit()) return;
    const auto closed = [](const TagSheet& sheet, const std::vector<RangeRef>& selected, Frame) {
        return withGapsClosedBetween(sheet, selected);
    };
    std::vector<RangeRef> lane;
    if (!isSelected && m_workspace.activeTag().isValid())
        lane.push_back({m_workspace.activeTag(), {0, clipFrames()}});
    const bool isAnyClosed = isSelected ? m_presenter.wouldChangeSelected(closed)
                                        : !(withGapsClosedBetween(sheet(), lane) == sheet());
    if (!isAnyClosed) {
        emit m_presenter.noted(tr("There is no gap of up to %n frame(s) to close.", nullptr, widestGap));
        return;
    }
    const TagId only = isSelected
                           ? onlyTagChanged(m_document.library(), m_presenter.editableSelection(), closed)
                           : lane.front().tag;
    const QString text = only.isValid() ? tr("Close Gaps in %1").arg(tagName(only)) : tr("Close Gaps");
    if (isSelected) return m_presenter.editSelected(text, 0, closed);
    m_presenter.edit(text, 0, [&](const TagSheet& sheet) { return withGapsClosedBetween(sheet, lane); });
}

/// The tag of the first selected range that can be edited. Expects one.
TagId TimelineEdits::firstSelectedTag() const
{
    return m_presenter.editableSelection().front().ranges.front().tag;
}

void TimelineEdits::mendGroups()
{
    if (!m_presenter.mayEdit()) return;
    const TagVocabulary& vocabulary = m_document.library().vocabulary();
    const Frame frames = clipFrames();
    const auto violations = groupViolations(sheet(), frames, vocabulary);
    const auto mended = [&](TagSheet sheet) {
        for (const TagGroup& group : vocabulary.groups())
            sheet = withGroupMended(sheet, group.name, {0, frames}, frames, vocabulary);
        return sheet;
    };
    if (violations.empty() || mended(sheet()) == sheet()) {
        if (violations.empty())
            emit m_presenter.noted(tr("No exclusive group has a conflict in this clip."));
        else
            emit m_presenter.refused(
                tr("The remaining frames have no tag of the group next to them: draw one."));
        return;
    }
    m_presenter.edit(tr("Fix Groups"), 0, mended);
}

void TimelineEdits::goToEdge(int direction, bool onAnyLane)
{
    if (!m_workspace.currentClip().isValid())
        return emit m_presenter.refused(tr("Choose a clip in the library first."));
    const Frame from = m_workspace.playhead();
    std::vector<Frame> edges;
    for (const TagLane& lane : sheet().lanes()) {
        if (!onAnyLane && lane.tag != m_workspace.activeTag()) continue;
        for (const FrameRange range : lane.ranges) edges.insert(edges.end(), {range.start, range.stop});
    }
    std::erase_if(edges, [&](Frame edge) {
        return edge >= clipFrames() || (direction > 0 ? edge <= from : edge >= from);
    });
    if (edges.empty()) {
        emit m_presenter.noted(onAnyLane ? tr("There are no more edges in this clip.")
                                         : tr("The active tag has no more edges in this clip."));
        return;
    }
    m_workspace.setPlayhead(direction > 0 ? *std::min_element(edges.begin(), edges.end())
                                          : *std::max_element(edges.begin(), edges.end()));
    m_presenter.revealPlayhead();
}

} // namespace tagline
