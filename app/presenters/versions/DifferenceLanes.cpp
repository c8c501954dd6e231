#include "app/presenters/versions/DifferenceLanes.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/timeline/TimelinePresenter.h"
#include "app/presenters/versions/AnnotatorPresenter.h"
#include "app/presenters/versions/AnnotatorWords.h"
#include "widgets/tags/fields/PropertyText.h"
#include "widgets/theme/controls/MenuText.h"
#include "widgets/timeline/TimelineContent.h"
#include "widgets/wall/WallView.h"

#include <QLocale>

#include <algorithm>
#include <cstdint>
#include <set>
#include <utility>

namespace tagline {

/// Ranges that do not overlap, and which difference each is of.
struct DifferenceLanes::Lane
{
    QString id;
    QString name;
    std::vector<FrameRange> ranges;
    QStringList texts;
    std::vector<std::size_t> differences;

    TimelineLane shown() const
    {
        TimelineLane lane;
        lane.kind = LaneKind::Property;
        lane.id = id;
        lane.name = name;
        lane.ranges = ranges;
        lane.texts = texts;
        return lane;
    }
};

DifferenceLanes::DifferenceLanes(const PresenterContext& context, AnnotatorPresenter& annotators,
                                 TimelinePresenter& lanes, WallView& wall)
    : Presenter(context)
    , m_annotators(annotators)
    , m_lanes(lanes)
    , m_wall(wall)
{
    QAction* shown = m_actions["tag.differenceLanes"];
    shown->setChecked(true);
    m_annotators.setFollowing(true);
    connect(shown, &QAction::toggled, this, [this](bool isOn) {
        m_annotators.setFollowing(isOn);
        m_lanes.refreshLater();
        showOnWall();
    });
    connect(&m_wall, &WallView::differenceClicked, this, &DifferenceLanes::goToDifference);
    connect(&m_annotators, &AnnotatorPresenter::comparisonChanged, this, &DifferenceLanes::follow);
    m_actions.connectTo("tag.nextDifference", this, [this] { go(1); });
    m_actions.connectTo("tag.previousDifference", this, [this] { go(-1); });
    m_actions.connectTo("tag.takeFirst", this, [this] { take(0); });
    m_actions.connectTo("tag.takeSecond", this, [this] { take(1); });
    m_actions.connectTo("tag.keepDifference", this, [this] { keep(); });
    m_lanes.addContentSource([this](ClipId clip, TimelineContent& content) { addTo(clip, content); });
}

void DifferenceLanes::follow()
{
    m_clips.clear();
    m_places.clear();
    m_order.clear();
    const auto differences = m_annotators.differences();
    if (!differences.empty()) m_order = m_document.library().clipsInPathOrder();
    for (const ClipId clip : m_order) m_clips.emplace(clip, m_clips.size());
    for (std::size_t i = 0; i < differences.size(); ++i)
        if (const auto clip = m_clips.find(m_annotators.clipOf(differences[i]->clip)); clip != m_clips.end())
            m_places.push_back(
                {clip->second, differingFrames(*differences[i]).front().start, differences[i]->tag, i});
    std::ranges::sort(m_places);
    showNames();
    showOnWall();
    m_lanes.refreshInPlace();
    if (m_annotators.names().isEmpty()) m_at.reset(); // nothing is compared any more
    if (!m_at) {
        m_goesOnFrom.reset();
        return;
    }
    const auto next = std::ranges::lower_bound(m_places, *m_at, Place::isBefore);
    const bool isThere = next != m_places.end() && !Place::isBefore(*m_at, *next);
    if (isThere) m_at->difference = next->difference;
    const auto from = std::exchange(m_goesOnFrom, std::nullopt);
    if (from != std::pair(m_workspace.currentClip(), m_workspace.playhead()))
        return;                                     // the person went elsewhere
    if (next != m_places.end()) return goTo(*next); // the message of the edit stays, with its undo link
    m_at.reset();
}

QString DifferenceLanes::textOfNoneAfter() const
{
    return m_places.empty() ? tr("No difference is left.") : tr("No difference comes after this one.");
}

/// Shows in the menu the names of the annotators whose side can be taken.
void DifferenceLanes::showNames()
{
    const QStringList names = m_annotators.names();
    const bool isKnown = names.size() >= 2;
    m_actions["tag.takeFirst"]->setText(isKnown ? tr("Take from &First: %1").arg(menuText(names[0]))
                                                : tr("Take from &First"));
    m_actions["tag.takeSecond"]->setText(isKnown ? tr("Take from S&econd: %1").arg(menuText(names[1]))
                                                 : tr("Take from S&econd"));
}

/// Shows the differences on the wall, cut to the frames that the clips have here.
void DifferenceLanes::showOnWall()
{
    std::vector<WallDifference> marks;
    const bool isShown = m_actions["tag.differenceLanes"]->isChecked();
    for (std::size_t i = 0; isShown && i < m_places.size(); ++i) {
        const Place& place = m_places[i];
        const ClipId clip = m_order[place.clip];
        const FrameRange whole{0, m_document.library().clip(clip).frames};
        for (const FrameRange range : differingFrames(*m_annotators.differences()[place.difference]))
            marks.push_back({int(place.difference), clip, range.intersected(whole)});
    }
    m_wall.setDifferences(std::move(marks), [this](int difference) {
        return tr("%1 · %2: a click goes there", "kind of difference, what differs")
            .arg(laneOf(std::size_t(difference)), textOf(std::size_t(difference)));
    });
}

void DifferenceLanes::goToDifference(int difference)
{
    const auto place = std::ranges::find(m_places, std::size_t(difference), &Place::difference);
    if (place != m_places.end()) tell(*place);
}

/// The bars of a clip, in order of their starts.
std::vector<DifferenceLanes::Bar> DifferenceLanes::barsOf(std::size_t clip) const
{
    std::vector<Bar> bars;
    for (const Place& each : std::ranges::equal_range(m_places, clip, {}, &Place::clip))
        for (const FrameRange range : differingFrames(*m_annotators.differences()[each.difference]))
            bars.push_back({range, each.difference});
    std::ranges::stable_sort(bars, {}, [](const Bar& each) { return each.range.start; });
    return bars;
}

/// A bar stands in the first row of its lane in which it finds place.
std::vector<DifferenceLanes::Lane> DifferenceLanes::lanesOf(std::size_t clip) const
{
    std::map<std::pair<bool, QString>, std::vector<Lane>> lanes; // edges come last
    for (const Bar& each : barsOf(clip)) {
        const bool isEdge = m_annotators.kinds()[each.difference] != DifferenceKind::Alone;
        std::vector<Lane>& rows = lanes[{isEdge, laneOf(each.difference)}];
        auto row = std::ranges::find_if(
            rows, [&](const Lane& lane) { return lane.ranges.back().stop <= each.range.start; });
        if (row == rows.end()) row = rows.insert(rows.end(), Lane());
        row->ranges.push_back(each.range);
        row->texts << textOf(each.difference, each.range);
        row->differences.push_back(each.difference);
    }
    std::vector<Lane> all;
    for (auto& [lane, rows] : lanes) {
        for (std::size_t i = 0; i < rows.size(); ++i) {
            rows[i].name = lane.second;
            rows[i].id = QStringLiteral("difference %1 %2 ").arg(clip).arg(i) + lane.second;
            all.push_back(std::move(rows[i]));
        }
    }
    return all;
}

/// Adds the lanes above those of tags and below the query's answer.
void DifferenceLanes::addTo(ClipId clip, TimelineContent& content) const
{
    const auto place = m_clips.find(clip);
    if (place == m_clips.end() || !m_actions["tag.differenceLanes"]->isChecked()) return;
    const auto isAnswer = [](const TimelineLane& lane) { return lane.kind == LaneKind::Query; };
    auto at = std::ranges::find_if_not(content.lanes, isAnswer);
    for (const Lane& lane : lanesOf(place->second)) at = content.lanes.insert(at, lane.shown()) + 1;
}

/// Scrolls to the lane on which the place stands.
void DifferenceLanes::reveal(const Place& place)
{
    if (!m_actions["tag.differenceLanes"]->isChecked()) return;
    for (const Lane& lane : lanesOf(place.clip))
        for (std::size_t i = 0; i < lane.differences.size(); ++i)
            if (lane.differences[i] == place.difference && lane.ranges[i].start == place.start)
                return m_lanes.revealLane(lane.id);
}

QString DifferenceLanes::whoSays(std::size_t difference, bool has) const
{
    const QStringList names = m_annotators.names();
    const auto& said = m_annotators.differences()[difference]->has;
    QStringList who;
    for (std::size_t i = 0; i < said.size(); ++i)
        if (said[i] == has) who << names[qsizetype(i)];
    return who.join(QStringLiteral(", "));
}

/// Each annotator's number of instances: "ana 2, ben 1"; if these are equal, "2 each, with other edges".
QString DifferenceLanes::instancesOf(std::size_t difference) const
{
    const QStringList names = m_annotators.names();
    const auto& counts = m_annotators.differences()[difference]->instances;
    std::set<std::int64_t> numbers;
    QStringList who;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (!counts[i]) continue;
        numbers.insert(*counts[i]);
        who << QString("%1 %2").arg(names[qsizetype(i)]).arg(*counts[i]);
    }
    if (numbers.size() == 1) return tr("%1 each, with other edges").arg(*numbers.begin());
    return who.join(QStringLiteral(", "));
}

/// The values of each annotator: "hand left / right"; of one extent, or all.
QString DifferenceLanes::valuesOf(std::size_t difference, std::optional<FrameRange> extent) const
{
    QStringList texts;
    for (const DifferingValue& each : m_annotators.differences()[difference]->values) {
        if (extent && each.extent != *extent) continue;
        QStringList values;
        for (const auto& value : each.values)
            values << (value ? propertyText(*value) : tr("none", "value of an instance"));
        texts << QString::fromStdString(each.name) + QLatin1Char(' ') + values.join(QStringLiteral(" / "));
    }
    return texts.join(QStringLiteral(", "));
}

QString DifferenceLanes::laneOf(std::size_t difference) const
{
    switch (m_annotators.kinds()[difference]) {
    case DifferenceKind::Alone:
        return tr("Only %1").arg(whoSays(difference, true));
    case DifferenceKind::Instances:
        return tr("Instances differ");
    case DifferenceKind::Values:
        return tr("Values differ");
    default:
        return tr("Edges differ");
    }
}

/// Text of a difference; for values, those of one extent, or all.
QString DifferenceLanes::textOf(std::size_t difference, std::optional<FrameRange> extent) const
{
    const AnnotatorDifference& each = *m_annotators.differences()[difference];
    const QString tag = QString::fromStdString(each.tag);
    const int frames = int(each.range.length());
    switch (m_annotators.kinds()[difference]) {
    case DifferenceKind::Start:
        return tr("%1: %2 starts %n frame(s) earlier", nullptr, frames).arg(tag, whoSays(difference, true));
    case DifferenceKind::Stop:
        return tr("%1: %2 stops %n frame(s) later", nullptr, frames).arg(tag, whoSays(difference, true));
    case DifferenceKind::Gap:
        return tr("%1: %2 leaves %n frame(s) out", nullptr, frames).arg(tag, whoSays(difference, false));
    case DifferenceKind::Instances:
        return tr("%1 instances: %2").arg(tag, instancesOf(difference));
    case DifferenceKind::Values:
        return tr("%1 values: %2").arg(tag, valuesOf(difference, extent));
    case DifferenceKind::Alone:
        break;
    }
    return tag;
}

bool DifferenceLanes::mayGo()
{
    if (!m_annotators.isComparing())
        emit refused(tr("Nobody is compared: choose whom by Tag ▸ Compare Annotators first."));
    else if (m_places.empty() && !m_annotators.shownTag().isEmpty())
        emit noted(tr("The annotators differ nowhere on %1: Tag ▸ Compare Annotators shows other tags.")
                       .arg(m_annotators.shownTag()));
    else if (m_places.empty())
        emit noted(tr("The annotators differ nowhere in this library."));
    return !m_places.empty();
}

/// The difference that a person went to last, if they are still at it; else the playhead's place.
DifferenceLanes::Place DifferenceLanes::here() const
{
    const auto clip = m_clips.find(m_workspace.currentClip());
    Place place{clip == m_clips.end() ? 0 : clip->second, m_workspace.playhead(), {}, 0};
    const bool isAt = m_at && m_at->clip == place.clip && m_at->start == place.start;
    return isAt ? *m_at : place;
}

void DifferenceLanes::go(int by)
{
    if (!mayGo()) return;
    const Place from = here();
    if (by > 0) {
        // After a frame that was not gone to, a difference that begins there is the next.
        const bool isThere = m_at && from == *m_at;
        const auto next =
            isThere ? std::ranges::upper_bound(m_places, from) : std::ranges::lower_bound(m_places, from);
        if (next == m_places.end()) return emit noted(textOfNoneAfter());
        return tell(*next);
    }
    const auto next = std::ranges::lower_bound(m_places, from);
    if (next == m_places.begin()) return emit noted(tr("No difference comes before this one."));
    tell(*std::prev(next));
}

void DifferenceLanes::tell(const Place& place)
{
    goTo(place);
    emit done(numberedText(place));
}

/// Text of the difference at a place, and its number among all.
QString DifferenceLanes::numberedText(const Place& place) const
{
    return tr("%1 · %2 (%3 of %4)")
        .arg(laneOf(place.difference), textOf(place.difference))
        .arg(QLocale().toString(qlonglong(std::ranges::lower_bound(m_places, place) - m_places.begin() + 1)),
             QLocale().toString(qlonglong(m_places.size())));
}

void DifferenceLanes::goTo(const Place& place)
{
    m_at = place;
    const AnnotatorDifference& difference = *m_annotators.differences()[place.difference];
    m_workspace.show(m_annotators.clipOf(difference.clip), place.start);
    m_lanes.revealPlayhead();
    reveal(place);
    m_wall.reveal(m_workspace.currentClip(), place.start);
}

/// The difference that was gone to, if the playhead is still there; else the first under the playhead.
std::optional<std::size_t> DifferenceLanes::chosen() const
{
    const Place from = here();
    if (m_at && from == *m_at && std::ranges::binary_search(m_places, from)) return from.difference;
    if (!m_clips.contains(m_workspace.currentClip())) return std::nullopt;
    for (const Bar& each : barsOf(from.clip))
        if (each.range.contains(m_workspace.playhead())) return each.difference;
    return std::nullopt;
}

std::optional<DifferenceLanes::Place> DifferenceLanes::chosenPlace()
{
    if (!mayGo()) return std::nullopt;
    if (const auto difference = chosen())
        return *std::ranges::find(m_places, *difference, &Place::difference);
    emit refused(tr("No difference is under the playhead: go to one first%1.")
                     .arg(m_actions.bracketedKey("tag.nextDifference")));
    return std::nullopt;
}

void DifferenceLanes::take(std::size_t annotator)
{
    const auto taken = chosenPlace();
    if (!taken || !m_annotators.take(taken->difference, annotator)) return;
    m_at = taken;
    m_goesOnFrom.emplace(m_workspace.currentClip(), m_workspace.playhead());
}

/// Settles the chosen difference: the remaining ones come at once, and follow() goes on by them.
void DifferenceLanes::keep()
{
    const auto kept = chosenPlace();
    if (!kept) return;
    m_at = kept;
    m_goesOnFrom.emplace(m_workspace.currentClip(), m_workspace.playhead());
    const QString deed = m_annotators.settle(kept->difference);
    emit done(tr("%1. %2", "what was done, and what comes next")
                  .arg(deed, m_at ? numberedText(*m_at) : textOfNoneAfter()));
}

} // namespace tagline
