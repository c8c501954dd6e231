#include "core/library/versions/SidecarDifference.h"

#include "core/io/json/JsonWriter.h"
#include "core/library/versions/PairSearch.h"
#include "core/tags/agreement/RangeMatching.h"
#include "core/tags/sheet/TagRecords.h"

#include <algorithm>
#include <map>
#include <set>
#include <type_traits>
#include <utility>

namespace tagline {
namespace {

bool isSame(FrameRange a, FrameRange b) { return a == b; }
bool isSame(const SidecarValueRange& a, const SidecarValueRange& b)
{
    return a.range == b.range && a.value == b.value;
}

FrameRange framesOf(FrameRange range) { return range; }
FrameRange framesOf(const SidecarValueRange& range) { return range.range; }

/// The ranges that the other version does not have identically. Both are in order of start.
template<class Range>
std::vector<Range> without(const std::vector<Range>& ranges, const std::vector<Range>& others)
{
    std::vector<Range> left;
    auto other = others.begin();
    for (const Range& range : ranges) {
        while (other != others.end() && framesOf(*other).start < framesOf(range).start) ++other;
        if (other == others.end() || !isSame(*other, range)) left.push_back(range);
    }
    return left;
}

template<class Range>
std::vector<FrameRange> allFramesOf(const std::vector<Range>& ranges)
{
    std::vector<FrameRange> frames;
    for (const Range& range : ranges) frames.push_back(framesOf(range));
    return frames;
}

/// Pairs overlapping ranges as changed ones: first those that share most frames.
template<class Range>
std::vector<Change<Range>> rangeChanges(const std::vector<Range>& before, const std::vector<Range>& after)
{
    const std::vector<Range> gone = without(before, after), come = without(after, before);
    std::map<Frame, Frame> partners; // starts of removed ranges to those of added ones
    std::set<Frame> changed;         // starts of added ranges
    for (const RangePair& pair : matched(allFramesOf(gone), allFramesOf(come)).pairs) {
        partners.emplace(pair.a.start, pair.b.start);
        changed.insert(pair.b.start);
    }
    std::vector<Change<Range>> changes;
    for (const Range& range : gone) {
        const auto partner = partners.find(framesOf(range).start);
        if (partner == partners.end()) {
            changes.push_back({range, std::nullopt});
            continue;
        }
        const auto now =
            std::lower_bound(come.begin(), come.end(), partner->second,
                             [](const Range& other, Frame start) { return framesOf(other).start < start; });
        changes.push_back({range, *now});
    }
    for (const Range& range : come)
        if (!changed.contains(framesOf(range).start)) changes.push_back({std::nullopt, range});
    std::stable_sort(changes.begin(), changes.end(), [](const auto& a, const auto& b) {
        return framesOf(a.before ? *a.before : *a.after).start <
               framesOf(b.before ? *b.before : *b.after).start;
    });
    return changes;
}

template<class Lane>
const Lane* laneNamed(const std::vector<Lane>& lanes, const std::string& name)
{
    const auto found =
        std::lower_bound(lanes.begin(), lanes.end(), name,
                         [](const Lane& lane, const std::string& wanted) { return lane.name < wanted; });
    return found == lanes.end() || found->name != name ? nullptr : &*found;
}

/// The lanes that differ, as `Difference`s.
template<class Difference, class Lane>
std::vector<Difference> laneDifferences(const std::vector<Lane>& before, const std::vector<Lane>& after)
{
    std::set<std::string> names;
    for (const auto* lanes : {&before, &after})
        for (const Lane& lane : *lanes) names.insert(lane.name);
    std::vector<Difference> differences;
    for (const std::string& name : names) {
        const Lane* was = laneNamed(before, name);
        const Lane* is = laneNamed(after, name);
        auto changes = rangeChanges(was ? was->ranges : decltype(was->ranges)(),
                                    is ? is->ranges : decltype(is->ranges)());
        if (!changes.empty()) differences.push_back(Difference{name, std::move(changes)});
    }
    return differences;
}

/// Whether a property is the author or the time of a tag that one of the versions has.
bool isSignature(const std::string& property, const SidecarClip& before, const SidecarClip& after)
{
    const std::size_t dot = property.rfind('.');
    if (dot == std::string::npos) return false;
    const std::string tag = property.substr(0, dot);
    const bool isField = property == recordProperty(tag, RecordField::Author) ||
                         property == recordProperty(tag, RecordField::Time);
    return isField && (laneNamed(before.tags, tag) || laneNamed(after.tags, tag));
}

std::vector<PropertyDifference> propertyDifferences(const SidecarClip& before, const SidecarClip& after)
{
    auto differences = laneDifferences<PropertyDifference>(before.properties, after.properties);
    for (PropertyDifference& each : differences) each.isSignature = isSignature(each.name, before, after);
    return differences;
}

FrameRange framesOf(const SidecarCaption& caption) { return caption.caption.range; }
FrameRange framesOf(const SidecarInstance& instance) { return instance.instance.range; }

/// The spelling of numbers is no difference.
bool isSame(const SidecarCaption& a, const SidecarCaption& b) { return a == b; }
bool isSame(const SidecarInstance& a, const SidecarInstance& b) { return a.instance == b.instance; }

/// Things that only one version has on these frames. Removed ones are to be paired with added ones.
template<class Thing>
struct UnlikeThings
{
    std::vector<Change<Thing>> changes;
    std::vector<Thing> come;    ///< added, in order of start
    std::vector<bool> isPaired; ///< parallel to `come`

    UnlikeThings(const std::vector<Thing>& before, const std::vector<Thing>& after)
    {
        std::multimap<FrameRange, std::size_t> places; // of those of `after` that are left
        for (std::size_t i = 0; i < after.size(); ++i) places.emplace(framesOf(after[i]), i);
        for (const Thing& thing : before) {
            const auto [first, last] = places.equal_range(framesOf(thing));
            const auto kept = std::find_if(
                first, last, [&](const auto& each) { return isSame(thing, after[each.second]); });
            if (kept == last)
                changes.push_back({thing, std::nullopt});
            else
                places.erase(kept);
        }
        for (const auto& [frames, place] : places) come.push_back(after[place]);
        isPaired.resize(come.size());
    }

    /// Calls `visit(thing, place)` for added things without a partner.
    template<class Visit>
    void forEachLeft(Visit visit) const
    {
        for (std::size_t i = 0; i < come.size(); ++i)
            if (!isPaired[i]) visit(come[i], i);
    }
    /// Pairs a removed thing with the added one whose place `partnerOf(thing)` returns.
    template<class PartnerOf>
    void pair(PartnerOf partnerOf)
    {
        for (Change<Thing>& change : changes) {
            if (change.after) continue;
            const std::optional<std::size_t> partner = partnerOf(*change.before);
            if (!partner) continue;
            change.after = come[*partner];
            isPaired[*partner] = true;
        }
    }
    /// Pairs those that have the same key.
    template<class KeyOf>
    void pairByKey(KeyOf keyOf)
    {
        FirstOfKey<std::decay_t<decltype(keyOf(come.front()))>> left;
        forEachLeft([&](const Thing& thing, std::size_t place) { left.add(keyOf(thing), place); });
        pair([&](const Thing& thing) { return left.take(keyOf(thing)); });
    }
    /// All changes, including unpaired ones, in order of start.
    std::vector<Change<Thing>> all() &&
    {
        forEachLeft([this](const Thing& thing, std::size_t) { changes.push_back({std::nullopt, thing}); });
        std::stable_sort(changes.begin(), changes.end(), [](const auto& a, const auto& b) {
            return framesOf(a.before ? *a.before : *a.after).start <
                   framesOf(b.before ? *b.before : *b.after).start;
        });
        return std::move(changes);
    }
};

/// Pairs captions that share frames, or else the text.
std::vector<Change<SidecarCaption>> captionChanges(const std::vector<SidecarCaption>& before,
                                                   const std::vector<SidecarCaption>& after)
{
    UnlikeThings<SidecarCaption> unlike(before, after);
    unlike.pairByKey([](const SidecarCaption& each) { return each.caption.range; });
    unlike.pairByKey([](const SidecarCaption& each) { return each.caption.text; });
    return std::move(unlike).all();
}

/// The instances of a tag, also of one that has ranges.
std::vector<SidecarInstance> instancesOfTag(const SidecarTag* tag)
{
    if (!tag) return {};
    if (tag->isCounted()) return tag->instances;
    std::vector<SidecarInstance> instances;
    for (const FrameRange range : tag->ranges) instances.push_back({{range}});
    return instances;
}

/// The values of an instance alone, which can be ordered.
TagInstance valuesAlone(const SidecarInstance& instance) { return {{}, instance.instance.values}; }

/// Pairs instances of the same values that share a frame.
void pairByValues(UnlikeThings<SidecarInstance>& unlike)
{
    std::map<TagInstance, std::vector<PlacedFrames>> places;
    unlike.forEachLeft([&](const SidecarInstance& each, std::size_t place) {
        places[valuesAlone(each)].push_back({framesOf(each), place});
    });
    std::map<TagInstance, FirstOverlapping> left;
    for (auto& [values, things] : places) left.emplace(values, std::move(things));
    unlike.pair([&](const SidecarInstance& each) {
        const auto found = left.find(valuesAlone(each));
        return found == left.end() ? std::nullopt : found->second.take(framesOf(each));
    });
}

/// Pairs instances of the same extent, or else of the same values sharing a frame, or else sharing a frame.
std::vector<Change<SidecarInstance>> instanceChanges(const SidecarTag* before, const SidecarTag* after)
{
    UnlikeThings<SidecarInstance> unlike(instancesOfTag(before), instancesOfTag(after));
    unlike.pairByKey([](const SidecarInstance& each) { return each.instance.range; });
    pairByValues(unlike);
    std::vector<PlacedFrames> places;
    unlike.forEachLeft([&](const SidecarInstance& each, std::size_t place) {
        places.push_back({framesOf(each), place});
    });
    FirstOverlapping left(std::move(places));
    unlike.pair([&](const SidecarInstance& each) { return left.take(framesOf(each)); });
    return std::move(unlike).all();
}

bool isCountedIn(const SidecarTag* tag) { return tag && tag->isCounted(); }

/// The tags that are counted in neither version, as the other version has those that are not named here.
std::vector<SidecarTag> plainTags(const SidecarClip& clip, const SidecarClip& other)
{
    std::vector<SidecarTag> plain;
    for (const SidecarTag& tag : clip.tags)
        if (!tag.isCounted() && !isCountedIn(laneNamed(other.tags, tag.name))) plain.push_back(tag);
    return plain;
}

/// The tags that are counted in a version, and differ. That a tag is counted in one of them alone is said by
/// a member.
std::vector<InstanceDifference> instanceDifferences(const SidecarClip& before, const SidecarClip& after,
                                                    std::vector<MemberChange>& other)
{
    std::set<std::string> names;
    for (const SidecarClip* clip : {&before, &after})
        for (const SidecarTag& tag : clip->tags)
            if (tag.isCounted()) names.insert(tag.name);
    std::vector<InstanceDifference> differences;
    for (const std::string& name : names) {
        const SidecarTag* was = laneNamed(before.tags, name);
        const SidecarTag* is = laneNamed(after.tags, name);
        if (auto changes = instanceChanges(was, is); !changes.empty())
            differences.push_back({name, std::move(changes)});
        if (!was || !is || was->isCounted() == is->isCounted()) continue;
        Change<std::string> change;
        (is->isCounted() ? change.after : change.before) = "true";
        other.push_back({{"counted", name}, change});
    }
    return differences;
}

std::optional<ClipExtent> extentOf(const SidecarClip* clip)
{
    return clip ? std::optional(ClipExtent{clip->frames, clip->rate}) : std::nullopt;
}

/// Members that belong to the clip as a whole.
std::vector<ExtraKey> membersOfClip(const SidecarClip& clip)
{
    std::vector<ExtraKey> members;
    if (clip.state.isWritten()) {
        const ClipState& state = clip.state.state;
        std::vector<ExtraKey> said{{"is", quotedJson(stageName(state.stage))}};
        if (!state.by.empty()) said.push_back({"by", quotedJson(state.by)});
        if (!state.at.empty()) said.push_back({"at", quotedJson(state.at)});
        said.insert(said.end(), clip.state.extra.begin(), clip.state.extra.end());
        std::string json = objectOf(said);
        json.pop_back(); // the line break at its end
        members.push_back({"state", std::move(json)});
    }
    members.insert(members.end(), clip.extra.begin(), clip.extra.end());
    return members;
}

/// The difference of one clip; a null pointer if a version has no entry of it.
ClipDifference clipDifference(const SidecarClip* before, const SidecarClip* after)
{
    static const SidecarClip nothing;
    const SidecarClip& was = before ? *before : nothing;
    const SidecarClip& is = after ? *after : nothing;
    const SidecarClip& named = before ? *before : *after;
    std::vector<MemberChange> other;
    auto instances = instanceDifferences(was, is, other);
    for (MemberChange& change : changesBetween(membersOfClip(was), membersOfClip(is)))
        other.push_back(std::move(change));
    return {named.name,
            named.index,
            {extentOf(before), extentOf(after)},
            laneDifferences<TagDifference>(plainTags(was, is), plainTags(is, was)),
            propertyDifferences(was, is),
            std::move(instances),
            captionChanges(was.captions, is.captions),
            std::move(other),
            {was.state.state, is.state.state}};
}

/// Members that belong to the file as a whole.
std::vector<ExtraKey> membersOfFile(const TagSidecar& sidecar)
{
    std::vector<ExtraKey> members{{"source", quotedJson(sidecar.source)}};
    if (!sidecar.set.empty()) members.push_back({"set", quotedJson(sidecar.set)});
    members.insert(members.end(), sidecar.extra.begin(), sidecar.extra.end());
    return members;
}

void notePoints(const std::vector<std::string>& points, const std::vector<std::string>& others, bool isAdded,
                std::vector<MemberChange>& changes)
{
    for (const std::string& point : points) {
        if (std::binary_search(others.begin(), others.end(), point)) continue;
        Change<std::string> change;
        (isAdded ? change.after : change.before) = quotedJson(point);
        changes.push_back({{"points", point}, change});
    }
}

template<class Thing>
void count(const std::vector<Change<Thing>>& changes, DifferenceTotals& totals)
{
    for (const auto& change : changes)
        ++(change.isAdded() ? totals.added : change.isRemoved() ? totals.removed : totals.changed);
}

} // namespace

SidecarDifference differenceBetween(const TagSidecar& before, const TagSidecar& after)
{
    SidecarDifference difference;
    const auto keep = [&](ClipDifference clip) {
        if (!clip.isEmpty()) difference.clips.push_back(std::move(clip));
    };
    for (const SidecarClip& clip : before.clips)
        keep(clipDifference(&clip, after.find(clip.name, clip.index)));
    for (const SidecarClip& clip : after.clips)
        if (!before.find(clip.name, clip.index)) keep(clipDifference(nullptr, &clip));
    difference.other = changesBetween(membersOfFile(before), membersOfFile(after));
    notePoints(before.points, after.points, false, difference.other);
    notePoints(after.points, before.points, true, difference.other);
    return difference;
}

DifferenceTotals totalsOf(const SidecarDifference& difference)
{
    DifferenceTotals totals;
    totals.other = std::int64_t(difference.other.size());
    for (const ClipDifference& clip : difference.clips) {
        for (const TagDifference& tag : clip.tags) count(tag.ranges, totals);
        for (const PropertyDifference& property : clip.properties)
            if (property.isSignature)
                totals.signatures += std::int64_t(property.ranges.size());
            else
                count(property.ranges, totals);
        for (const InstanceDifference& tag : clip.instances) count(tag.ranges, totals);
        count(clip.captions, totals);
        const bool isOtherClip =
            clip.extent.before && clip.extent.after && clip.extent.before != clip.extent.after;
        totals.other += std::int64_t(clip.other.size()) + isOtherClip;
    }
    return totals;
}

std::string shownName(const std::string& clip, std::optional<std::int32_t> index)
{
    return index ? clip + ':' + std::to_string(*index) : clip;
}

} // namespace tagline
