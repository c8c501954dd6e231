#include "app/presenters/timeline/TimelineEdits.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/timeline/TimelinePresenter.h"
#include "core/tags/sheet/InstanceEdits.h"
#include "core/tags/sheet/OverlapPolicies.h"
#include "core/tags/sheet/RangeEdits.h"
#include "core/tags/vocabulary/GroupViolations.h"

#include <algorithm>
#include <optional>

namespace tagline {
namespace {

constexpr Frame widestGap = 3;   ///< frames that closing gaps closes
constexpr Frame widerNudge = 10; ///< frames with Ctrl

} // namespace

namespace {

/// The instance of that extent, else the one that shares most frames with it; none where none does.
std::optional<FrameRange> instanceOver(const TagSheet& sheet, const RangeRef& ref)
{
    std::optional<FrameRange> best;
    for (const TagInstance& each : sheet.instances(ref.tag)) {
        if (each.range == ref.range) return each.range;
        const Frame shared = each.range.intersected(ref.range).length();
        if (shared > (best ? best->intersected(ref.range).length() : 0)) best = each.range;
    }
    return best;
}

} // namespace

std::vector<RangeRef> rangesOver(const TagSheet& sheet, const std::vector<RangeRef>& refs)
{
    std::vector<RangeRef> found;
    for (const RangeRef& ref : refs) {
        if (sheet.isCounted(ref.tag)) {
            const auto instance = instanceOver(sheet, ref);
            if (instance) found.push_back({ref.tag, *instance});
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

TimelineEdits::TimelineEdits(TimelinePresenter& presenter, LibraryDocument& document, Workspace& workspace,
                             ActionRegistry& actions)
    : QObject(&presenter)
    , m_presenter(presenter)
    , m_document(document)
    , m_workspace(workspace)
{
    connectActions(actions);
}

void TimelineEdits::connectActions(ActionRegistry& actions)
{
    const auto connectNudge = [&](const char* id, Edge edge, Frame by) {
        actions.connectTo(id, this, [this, edge, by] { moveEdges(edge, by); });
    };
    connectNudge("edit.startLeft", Edge::Start, -1);
    connectNudge("edit.startRight", Edge::Start, 1);
    connectNudge("edit.stopLeft", Edge::Stop, -1);
    connectNudge("edit.stopRight", Edge::Stop, 1);
    connectNudge("edit.startLeft10", Edge::Start, -widerNudge);
    connectNudge("edit.startRight10", Edge::Start, widerNudge);
    connectNudge("edit.stopLeft10", Edge::Stop, -widerNudge);
    connectNudge("edit.stopRight10", Edge::Stop, widerNudge);
    actions.connectTo("edit.startHere", this, [this] { putEdgesAtPlayhead(Edge::Start); });
    actions.connectTo("edit.stopHere", this, [this] { putEdgesAtPlayhead(Edge::Stop); });
    actions.connectTo("edit.split", this, [this] { splitAtPlayhead(); });
    actions.connectTo("edit.merge", this, [this] { mergeSelection(); });
    actions.connectTo("edit.closeGaps", this, [this] { closeGaps(); });
    actions.connectTo("edit.mendGroups", this, [this] { mendGroups(); });
    actions.connectTo("clip.nextEdge", this, [this] { goToEdge(1, false); });
    actions.connectTo("clip.previousEdge", this, [this] { goToEdge(-1, false); });
    actions.connectTo("clip.nextEdgeAnywhere", this, [this] { goToEdge(1, true); });
    actions.connectTo("clip.previousEdgeAnywhere", this, [this] { goToEdge(-1, true); });
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

// A held or repeated key is one undo step: nudges of the same edge of the same selection share a gesture.
void TimelineEdits::moveEdges(Edge edge, Frame by)
{
    const std::vector<RangeRef> selection = m_workspace.selection();
    if (!m_presenter.mayEditSelection()) return;
    const int steps = m_document.undoStack().index();
    const bool goesOn = m_nudge.edge == edge && m_nudge.selection == selection && m_nudge.steps == steps &&
                        m_nudge.elsewhere == m_workspace.selectionElsewhere();
    const int gesture = goesOn ? m_nudge.gesture : m_document.newGesture();
    const auto selectedSheets = [this] {
        std::vector<TagSheet> sheets;
        for (const ClipSelection& each : selectedRanges(m_document.library(), m_workspace))
            sheets.push_back(m_document.library().clip(each.clip).sheet);
        return sheets;
    };
    const std::vector<TagSheet> before = selectedSheets();
    const TagId first = selection.empty() ? m_workspace.selectionElsewhere().front().ranges.front().tag
                                          : selection.front().tag;
    m_presenter.editSelected(tr("Resize %1").arg(tagName(first)), gesture,
                             [edge, by](TagSheet sheet, const std::vector<RangeRef>& selected, Frame frames) {
                                 for (const RangeRef& range : selected) {
                                     const Frame from =
                                         edge == Edge::Start ? range.range.start : range.range.stop;
                                     sheet = withEdgeMoved(sheet, range, edge, from + by, frames);
                                 }
                                 return sheet;
                             });
    if (selectedSheets() == before) emit m_presenter.noted(tr("The edge cannot move further."));
    const std::vector<RangeRef> moved = rangesOver(sheet(), selection);
    const std::vector<ClipSelection> elsewhere = m_workspace.selectionElsewhere();
    m_workspace.setSelectionOver(moved, elsewhere);
    m_nudge = {edge, gesture, m_document.undoStack().index(), moved, elsewhere};
}

/// The playhead's frame becomes the first, or the last.
void TimelineEdits::putEdgesAtPlayhead(Edge edge)
{
    const std::vector<RangeRef> selection = m_workspace.selection();
    if (selection.empty()) {
        emit m_presenter.refused(tr("Select a range first."));
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
    m_presenter.edit(tr("Resize %1").arg(tagName(selection.front().tag)), 0, [&](TagSheet sheet) {
        for (const RangeRef& ref : selection) sheet = withEdgeMoved(sheet, ref, edge, to, clipFrames());
        return sheet;
    });
    std::vector<RangeRef> now = selection;
    for (RangeRef& ref : now) (edge == Edge::Start ? ref.range.start : ref.range.stop) = to;
    m_workspace.setSelection(rangesOver(sheet(), now));
}

void TimelineEdits::splitAtPlayhead()
{
    if (!m_presenter.mayEdit()) return;
    const Frame at = m_workspace.playhead();
    std::vector<RangeRef> ranges = m_workspace.selection();
    if (ranges.empty())
        for (const FrameRange range : rangesOrInstances(sheet(), m_workspace.activeTag()))
            ranges.push_back({m_workspace.activeTag(), range});
    std::erase_if(
        ranges, [&](const RangeRef& range) { return !range.range.contains(at) || range.range.start == at; });
    if (ranges.empty()) {
        emit m_presenter.refused(
            tr("No range of the selection (or of the active tag) lies under the playhead."));
        return;
    }
    m_presenter.edit(tr("Split %1").arg(tagName(ranges.front().tag)), 0, [&](TagSheet sheet) {
        for (const RangeRef& range : ranges) sheet = withRangeSplit(sheet, range, at);
        return sheet;
    });
    m_workspace.setSelection(rangesOver(sheet(), ranges));
}

void TimelineEdits::mergeSelection()
{
    if (!m_presenter.mayEdit()) return;
    const std::vector<RangeRef> ranges = m_workspace.selection();
    const TagSheet merged = withRangesMerged(sheet(), ranges);
    if (merged == sheet()) {
        emit m_presenter.refused(tr("Select two or more ranges of one tag to merge them."));
        return;
    }
    m_presenter.edit(tr("Merge %1").arg(tagName(ranges.front().tag)), 0,
                     [&](const TagSheet& sheet) { return withRangesMerged(sheet, ranges); });
    m_workspace.setSelection(rangesOver(sheet(), ranges));
}

/// Between the selected ranges; of the whole lane of the active tag where nothing is selected.
void TimelineEdits::closeGaps()
{
    if (!m_presenter.mayEdit()) return;
    std::vector<RangeRef> spans;
    for (const RangeRef& ref : m_workspace.selection()) {
        const auto known = std::find_if(spans.begin(), spans.end(),
                                        [&](const RangeRef& span) { return span.tag == ref.tag; });
        if (known == spans.end())
            spans.push_back(ref);
        else
            known->range = {std::min(known->range.start, ref.range.start),
                            std::max(known->range.stop, ref.range.stop)};
    }
    if (spans.empty() && m_workspace.activeTag().isValid())
        spans.push_back({m_workspace.activeTag(), {0, clipFrames()}});
    const auto closed = [&](TagSheet sheet) {
        for (const RangeRef& span : spans) sheet = withGapsClosed(sheet, span.tag, span.range, widestGap);
        return sheet;
    };
    if (closed(sheet()) == sheet()) {
        emit m_presenter.noted(tr("There is no gap of up to %n frame(s) to close.", nullptr, widestGap));
        return;
    }
    const std::vector<RangeRef> selection = m_workspace.selection();
    m_presenter.edit(tr("Close Gaps in %1").arg(tagName(spans.front().tag)), 0, closed);
    m_workspace.setSelection(rangesOver(sheet(), selection));
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
