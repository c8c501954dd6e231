#include "app/presenters/timeline/DerivedTagLanes.h"

#include "app/presenters/timeline/TimelinePresenter.h"
#include "widgets/timeline/TimelineContent.h"

#include <algorithm>

namespace tagline {
namespace {

constexpr QLatin1String derivedLaneIds("derived "); ///< before the tag's name

QString laneId(const QString& name) { return derivedLaneIds + name; }

TimelineLane derivedLane(const std::string& name, std::span<const FrameRange> ranges)
{
    TimelineLane lane;
    lane.kind = LaneKind::Property;
    const QString shown = QString::fromStdString(name);
    lane.id = laneId(shown);
    lane.name = DerivedTagLanes::tr("%1 (live)").arg(shown);
    lane.ranges = std::vector<FrameRange>(ranges.begin(), ranges.end());
    for (std::size_t i = 0; i < ranges.size(); ++i) lane.texts << shown;
    return lane;
}

} // namespace

QString liveTagOf(const TimelineLane& lane)
{
    const bool isLiveTag = lane.kind == LaneKind::Property && lane.id.startsWith(derivedLaneIds);
    return isLiveTag ? lane.id.mid(derivedLaneIds.size()) : QString();
}

DerivedTagLanes::DerivedTagLanes(const PresenterContext& context, TimelinePresenter& lanes)
    : Presenter(context)
    , m_lanes(lanes)
{
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isReset || change.parts.has(LibraryPart::Queries) || change.areSourcesChanged) follow();
    });
    m_lanes.addContentSource([this](ClipId clip, TimelineContent& content) { addTo(clip, content); });
}

void DerivedTagLanes::reveal(const QString& name) { m_lanes.revealLane(laneId(name)); }

std::optional<RangeTotals> DerivedTagLanes::totalsOf(const std::string& name) const
{
    const auto counted = m_totals.find(name);
    return counted == m_totals.end() ? std::nullopt : std::optional(counted->second);
}

void DerivedTagLanes::count(const std::string& name)
{
    const QuerySession& session = *m_sessions.at(name);
    const std::optional<RangeTotals> before = totalsOf(name);
    if (session.state() == QueryState::Valid && session.answer())
        m_totals[name] = session.answer()->totals();
    else
        m_totals.erase(name);
    if (totalsOf(name) != before) emit totalsChanged();
}

/// One session a tag; those that are as they were go on.
void DerivedTagLanes::follow()
{
    const std::vector<SavedQuery>& derived = m_document.library().derivedTags();
    const std::size_t before = m_sessions.size();
    std::erase_if(m_sessions, [&](const auto& each) {
        return std::none_of(derived.begin(), derived.end(),
                            [&](const SavedQuery& tag) { return tag.name == each.first; });
    });
    std::erase_if(m_totals, [this](const auto& each) { return !m_sessions.contains(each.first); });
    if (m_sessions.size() != before) m_lanes.refreshLater();
    for (const SavedQuery& tag : derived) {
        auto& session = m_sessions[tag.name];
        if (!session) {
            session = std::make_unique<QuerySession>(m_document);
            connect(session.get(), &QuerySession::answered, &m_lanes, &TimelinePresenter::refreshInPlace);
            connect(session.get(), &QuerySession::answered, this, [this, name = tag.name] { count(name); });
        }
        if (session->text().toStdString() != tag.text) session->setText(QString::fromStdString(tag.text));
    }
}

/// Below the lanes of tags.
void DerivedTagLanes::addTo(ClipId clip, TimelineContent& content) const
{
    const auto isTag = [](const TimelineLane& lane) {
        return lane.kind == LaneKind::Query || lane.kind == LaneKind::Tag;
    };
    auto place = std::find_if_not(content.lanes.begin(), content.lanes.end(), isTag);
    for (const auto& [name, session] : m_sessions) {
        if (session->state() != QueryState::Valid || !session->answer()) continue;
        const FrameRanges ranges = session->answer()->rangesOf(clip);
        place = content.lanes.insert(place, derivedLane(name, ranges.span())) + 1;
    }
}

} // namespace tagline
