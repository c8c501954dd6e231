#include "app/document/editing/EditDetails.h"

#include "core/tags/sheet/instances/InstanceEdits.h"
#include "core/tags/vocabulary/SetNames.h"
#include "core/time/FrameRanges.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <iterator>
#include <map>
#include <vector>

namespace tagline {
namespace {

/// A range of a tag, of a property or of a caption that only one of two sheets has.
struct Difference
{
    std::string lane; ///< tells tags, properties and captions apart
    FrameRange range;
};

QString rangeText(FrameRange range) { return QString("%1–%2").arg(range.start).arg(range.stop); }

QString edgeText(Frame from, Frame to) { return QString("%1→%2").arg(from).arg(to); }

void addTagDifferences(const TagSheet& sheet, const TagSheet& other, std::vector<Difference>& differences)
{
    for (const TagLane& lane : sheet.lanes()) {
        const auto here = rangesOrInstances(sheet, lane.tag), there = rangesOrInstances(other, lane.tag);
        std::vector<FrameRange> own;
        std::set_difference(here.begin(), here.end(), there.begin(), there.end(), std::back_inserter(own));
        for (const FrameRange range : own)
            differences.push_back({"tag " + std::to_string(lane.tag.value), range});
    }
}

/// O(log ranges).
bool holds(std::span<const PropertyRange> ranges, const PropertyRange& wanted)
{
    const auto at =
        std::lower_bound(ranges.begin(), ranges.end(), wanted.range.start,
                         [](const PropertyRange& each, Frame start) { return each.range.start < start; });
    return at != ranges.end() && *at == wanted;
}

void addValueDifferences(const TagSheet& sheet, const TagSheet& other, std::vector<Difference>& differences)
{
    for (const PropertyLane& lane : sheet.properties()) {
        const auto there = other.property(lane.name);
        if (std::equal(lane.ranges.begin(), lane.ranges.end(), there.begin(), there.end())) continue;
        for (const PropertyRange& each : lane.ranges)
            if (!holds(there, each)) differences.push_back({"property " + lane.name, each.range});
    }
}

void addInstanceDifferences(const TagSheet& sheet, const TagSheet& other,
                            std::vector<Difference>& differences)
{
    for (const InstanceLane& lane : sheet.instanceLanes())
        for (const TagInstance& each : lane.instances)
            if (!std::ranges::binary_search(other.instances(lane.tag), each))
                differences.push_back({"tag " + std::to_string(lane.tag.value), each.range});
}

void addCaptionDifferences(const TagSheet& sheet, const TagSheet& other, std::vector<Difference>& differences)
{
    for (const Caption& caption : sheet.captions())
        if (!std::ranges::binary_search(other.captions(), caption))
            differences.push_back({"captions", caption.range});
}

/// The ranges that only one of two sheets has.
struct Differences
{
    std::vector<Difference> gone;
    std::vector<Difference> made;

    bool isEmpty() const { return gone.empty() && made.empty(); }
};

/// Differences of tags; if these are equal, of values. Values that come and go with a tag are not listed.
Differences differences(const TagSheet& before, const TagSheet& after)
{
    Differences found;
    addTagDifferences(before, after, found.gone);
    addTagDifferences(after, before, found.made);
    if (!found.isEmpty()) return found;
    addValueDifferences(before, after, found.gone);
    addValueDifferences(after, before, found.made);
    addInstanceDifferences(before, after, found.gone);
    addInstanceDifferences(after, before, found.made);
    addCaptionDifferences(before, after, found.gone);
    addCaptionDifferences(after, before, found.made);
    return found;
}

QString changeText(const Difference& gone, const Difference& made)
{
    if (gone.lane != made.lane) return rangeText(made.range);
    if (gone.range == made.range) return rangeText(made.range);
    if (gone.range.start == made.range.start) return edgeText(gone.range.stop, made.range.stop);
    if (gone.range.stop == made.range.stop) return edgeText(gone.range.start, made.range.start);
    return rangeText(gone.range) + " → " + rangeText(made.range);
}

FrameRanges framesOf(std::span<const FrameRange> ranges)
{
    return FrameRanges::canonical({ranges.begin(), ranges.end()});
}

/// The frames of a tag that `sheet` has and `other` does not have.
FrameRanges framesBeyond(const TagSheet& sheet, const TagSheet& other, TagId tag)
{
    return framesOf(sheet.ranges(tag)).subtracted(framesOf(other.ranges(tag)));
}

/// The exclusive group of a tag, in the tag set of the tag; empty if it has none.
std::string exclusiveGroupOf(TagId tag, const TagVocabulary& vocabulary)
{
    const TagGroup group = vocabulary.groupOf(tag);
    if (group.exclusiveness == Exclusiveness::None || group.name.empty()) return {};
    return nameInSet(setOf(vocabulary[tag].name), group.name);
}

} // namespace

void GroupLosses::add(const TagSheet& before, const TagSheet& after)
{
    std::map<std::string, FrameRanges> gained; // by exclusive group
    for (const TagLane& lane : after.lanes())
        if (const std::string group = exclusiveGroupOf(lane.tag, m_vocabulary); !group.empty())
            gained[group] = gained[group].united(framesBeyond(after, before, lane.tag));
    for (const TagLane& lane : before.lanes()) {
        const auto group = gained.find(exclusiveGroupOf(lane.tag, m_vocabulary));
        if (group == gained.end()) continue;
        const Frame taken = framesBeyond(before, after, lane.tag).intersected(group->second).frameCount();
        if (taken == 0) continue;
        m_losers.insert(lane.tag);
        m_frames += taken;
    }
}

QString GroupLosses::text() const
{
    if (m_losers.empty()) return {};
    QStringList names;
    for (const TagId tag : m_losers) names << QString::fromStdString(m_vocabulary[tag].name);
    return QCoreApplication::translate("tagline::EditDetails", "takes %n frame(s) from %1", nullptr,
                                       int(m_frames))
        .arg(names.join(QStringLiteral(", ")));
}

FrameRange changedSpan(const TagSheet& before, const TagSheet& after)
{
    const Differences found = differences(before, after);
    FrameRange whole;
    for (const auto* list : {&found.gone, &found.made})
        for (const Difference& each : *list)
            whole = whole.isEmpty() ? each.range
                                    : FrameRange{std::min(whole.start, each.range.start),
                                                 std::max(whole.stop, each.range.stop)};
    return whole;
}

QString changedFrames(const TagSheet& before, const TagSheet& after)
{
    const auto [gone, made] = differences(before, after);
    if (gone.empty() && made.empty()) return {};
    if (gone.size() == 1 && made.size() == 1) return changeText(gone.front(), made.front());
    if (gone.size() + made.size() == 1) return rangeText((gone.empty() ? made : gone).front().range);
    const int count = int(std::max(gone.size(), made.size()));
    return QCoreApplication::translate("tagline::EditDetails", "%n ranges, %1", nullptr, count)
        .arg(rangeText(changedSpan(before, after)));
}

} // namespace tagline
