#include "app/presenters/takes/PartnerLanes.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/timeline/TimelinePresenter.h"
#include "core/tags/takes/TakeClock.h"
#include "widgets/timeline/TimelineWidget.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace tagline {
namespace {

QString partnerLaneId(const TakePartner& partner)
{
    return QStringLiteral("partner %1 %2").arg(partner.clip.value).arg(partner.delay);
}

TimelineLane partnerRow(const QString& name, FoldedRanges row)
{
    TimelineLane lane;
    lane.kind = LaneKind::Property;
    lane.name = name;
    lane.ranges = std::move(row.ranges);
    lane.texts = std::move(row.texts);
    return lane;
}

} // namespace

FoldedRanges foldedRanges(const std::vector<NamedRange>& named)
{
    std::set<Frame> edges;
    for (const NamedRange& each : named) {
        edges.insert(each.range.start);
        edges.insert(each.range.stop);
    }
    FoldedRanges row;
    std::vector<NamedRange> byStart = named;
    std::ranges::stable_sort(byStart, {}, [](const NamedRange& each) { return each.range.start; });
    std::vector<const NamedRange*> here;
    std::size_t next = 0;
    for (auto edge = edges.begin(); edge != edges.end() && std::next(edge) != edges.end(); ++edge) {
        std::erase_if(here, [&](const NamedRange* each) { return each->range.stop <= *edge; });
        for (; next < byStart.size() && byStart[next].range.start <= *edge; ++next)
            if (byStart[next].range.stop > *edge) here.push_back(&byStart[next]);
        if (here.empty()) continue;
        QStringList names;
        for (const NamedRange* each : here)
            if (!names.contains(each->name)) names << each->name;
        row.ranges.push_back({*edge, *std::next(edge)});
        row.texts << names.join(QStringLiteral(", "));
    }
    return row;
}

PartnerLanes::PartnerLanes(const PresenterContext& context, TimelinePresenter& lanes,
                           TimelineWidget& timeline)
    : Presenter(context)
    , m_lanes(lanes)
    , m_timeline(timeline)
{
    m_actions["view.partners"]->setChecked(true);
    connect(m_actions["view.partners"], &QAction::toggled, this, [this](bool isOn) {
        m_lanes.refreshLater();
        if (isOn) revealLater({});
    });
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset) m_open.clear();
        if (change.parts.has(LibraryPart::Takes) || change.areSourcesChanged) return m_lanes.refreshLater();
        if (change.areSheetsChanged && isPartnerAmong(change.clips)) m_lanes.refreshInPlace();
    });
    connect(&timeline, &TimelineWidget::laneToggleRequested, this, &PartnerLanes::toggle);
    m_lanes.addContentSource([this](ClipId clip, TimelineContent& content) { addTo(clip, content); });
}

bool PartnerLanes::isPartnerAmong(const std::vector<ClipId>& clips) const
{
    const ClipId shown = m_workspace.currentClip();
    if (!shown.isValid() || !m_actions["view.partners"]->isChecked()) return false;
    const auto partners = m_document.library().takeIndex().partners(shown);
    return std::ranges::any_of(partners, [&](const TakePartner& partner) {
        return std::ranges::find(clips, partner.clip) != clips.end();
    });
}

void PartnerLanes::toggle(const QString& lane)
{
    if (!lane.startsWith(QStringLiteral("partner "))) return;
    const bool isOpened = !m_open.remove(lane);
    if (isOpened) m_open.insert(lane);
    m_lanes.refreshLater();
    if (isOpened) revealLater(lane);
}

/// Once the timeline has the lanes, which come later as well.
void PartnerLanes::revealLater(const QString& lane)
{
    QMetaObject::invokeMethod(
        this, [this, lane] { reveal(lane); }, Qt::QueuedConnection);
}

/// Scrolls to that lane and its rows, or to the lanes of all partners where it names none: they lie below all
/// others, where nobody would see that they came.
void PartnerLanes::reveal(const QString& lane)
{
    TimelineContent shown;
    addTo(m_workspace.currentClip(), shown);
    QStringList ids;
    for (const TimelineLane& each : shown.lanes)
        if (lane.isEmpty() || each.id == lane || each.id.startsWith(lane + QLatin1Char(' '))) ids << each.id;
    if (!ids.isEmpty()) m_timeline.revealLanes(ids);
}

/// The folded lane, and behind it the rows of its tags where it is open. Frames are those of the clip.
std::vector<TimelineLane> PartnerLanes::lanesOf(ClipId clip, const TakePartner& partner) const
{
    const ClipLibrary& library = m_document.library();
    const LibraryClip& own = library.clip(clip);
    const LibraryClip& other = library.clip(partner.clip);
    const TakeClock clock{own.rate, other.rate, partner.delay};
    const TagSheet sheet = library.shownSheet(partner.clip);
    const std::vector<QString> names = shortTagNames(library);
    std::vector<NamedRange> all;
    std::vector<TimelineLane> rows;
    for (const TagLane& lane : sheet.lanes()) {
        const QString& name = names[lane.tag.value];
        std::vector<NamedRange> named;
        for (const FrameRange range : sheet.frames(lane.tag, other.frames))
            if (const FrameRange here = clock.rangeFor(range, own.frames); !here.isEmpty())
                named.push_back({here, name});
        all.insert(all.end(), named.begin(), named.end());
        if (named.empty()) continue;
        rows.push_back(partnerRow(name, foldedRanges(named)));
        rows.back().isPart = true;
        rows.back().id = QStringLiteral("%1 %2").arg(partnerLaneId(partner)).arg(lane.tag.value);
    }
    TimelineLane whole = partnerRow(tr("with %1").arg(clipName(library, partner.clip)), foldedRanges(all));
    whole.id = partnerLaneId(partner);
    whole.canOpen = !rows.empty();
    whole.isOpen = whole.canOpen && m_open.contains(whole.id);
    if (!whole.isOpen) rows.clear();
    rows.insert(rows.begin(), std::move(whole));
    return rows;
}

/// Below all lanes that are there.
void PartnerLanes::addTo(ClipId clip, TimelineContent& content) const
{
    const ClipLibrary& library = m_document.library();
    if (!clip.isValid() || clip.value >= library.clipCount() || !m_actions["view.partners"]->isChecked())
        return;
    for (const TakePartner& partner : library.takeIndex().partners(clip)) {
        std::vector<TimelineLane> lanes = lanesOf(clip, partner);
        content.lanes.insert(content.lanes.end(), std::make_move_iterator(lanes.begin()),
                             std::make_move_iterator(lanes.end()));
    }
}

} // namespace tagline
