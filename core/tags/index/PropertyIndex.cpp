#include "core/tags/index/PropertyIndex.h"

#include "core/support/Unshared.h"

#include <algorithm>
#include <limits>

namespace tagline {
namespace {

/// Whether the value has the literal's type and satisfies the comparison with it.
bool holds(Comparison comparison, const PropertyValue& value, const PropertyValue& literal)
{
    if (value.index() != literal.index()) return false;
    return std::visit(
        [&](const auto& own) {
            return isTrue(comparison, own, std::get<std::decay_t<decltype(own)>>(literal));
        },
        value);
}

template<class Lanes>
auto laneOf(Lanes& lanes, ClipId clip)
{
    return std::lower_bound(lanes.begin(), lanes.end(), clip,
                            [](const auto& lane, ClipId wanted) { return lane.clip < wanted; });
}

bool isTheSame(const PropertyRange& a, const PropertyRange& b)
{
    return a.range == b.range && a.value.isSharedWith(b.value);
}

using PropertyRanges = std::span<const PropertyRange>;

/// The parts of two versions of a lane between their common beginning and end: so that an edit is counted by
/// its changes.
std::pair<PropertyRanges, PropertyRanges> withoutSharedEnds(PropertyRanges a, PropertyRanges b)
{
    const auto [ownFirst, otherFirst] = std::mismatch(a.begin(), a.end(), b.begin(), b.end(), isTheSame);
    a = {ownFirst, a.end()};
    b = {otherFirst, b.end()};
    const auto [ownLast, otherLast] = std::mismatch(a.rbegin(), a.rend(), b.rbegin(), b.rend(), isTheSame);
    return {{a.begin(), ownLast.base()}, {b.begin(), otherLast.base()}};
}

/// A stage on all frames of a clip of any length; the same array for all clips.
const SharedArray<PropertyRange>& everywhere(ClipStage stage)
{
    static const std::vector<SharedArray<PropertyRange>> lanes = [] {
        std::vector<SharedArray<PropertyRange>> made;
        for (const ClipStage each : clipStages)
            made.emplace_back(std::vector<PropertyRange>{
                {{0, std::numeric_limits<Frame>::max()}, std::string(stageName(each))}});
        return made;
    }();
    return lanes[std::size_t(stage)];
}

} // namespace

void PropertyIndex::set(ClipId clip, Frame frames, const TagSheet& sheet)
{
    std::vector<std::string> gone;
    for (const auto& [name, lane] : m_lanes)
        if (has(lane, clip) && (frames <= 0 || sheet.property(name).empty())) gone.push_back(name);
    for (const std::string& name : gone) remove(name, clip);
    if (frames <= 0 && has(m_states, clip)) remove(m_states, clip);
    if (frames <= 0) return;
    for (const PropertyLane& lane : sheet.properties()) put(m_lanes[lane.name], {clip, frames, lane.ranges});
    put(m_states, {clip, frames, everywhere(sheet.state().stage)});
}

void PropertyIndex::setFact(std::string_view name, PropertyType type,
                            const std::vector<ClipFactValue>& values)
{
    const auto isIt = [name](const auto& fact) { return fact.first == name; };
    if (std::ranges::none_of(m_factNames, isIt)) m_factNames.emplace_back(name, type);
    auto lane = std::make_shared<Lane>();
    for (const ClipFactValue& each : values)
        put(lane, {each.clip, each.frames,
                   SharedArray<PropertyRange>(std::vector<PropertyRange>{{{0, each.frames}, each.value}})});
    const auto known = m_facts.find(name);
    if (known != m_facts.end() && lane->clips.empty())
        m_facts.erase(known);
    else if (!lane->clips.empty())
        m_facts[std::string(name)] = std::move(lane);
}

bool PropertyIndex::has(const std::shared_ptr<Lane>& lane, ClipId clip)
{
    if (!lane) return false;
    const auto found = laneOf(lane->clips, clip);
    return found != lane->clips.end() && found->clip == clip;
}

void PropertyIndex::count(Lane& lane, std::span<const PropertyRange> ranges, std::int64_t sign)
{
    for (const PropertyRange& range : ranges) lane.valueCounts[range.value->index()] += sign;
}

void PropertyIndex::remove(const std::string& name, ClipId clip)
{
    const auto entry = m_lanes.find(name);
    remove(entry->second, clip);
    if (entry->second->clips.empty()) m_lanes.erase(entry);
}

/// Expects that the clip has values in the lane.
void PropertyIndex::remove(std::shared_ptr<Lane>& shared, ClipId clip)
{
    Lane& lane = unshared(shared);
    const auto found = laneOf(lane.clips, clip);
    count(lane, found->ranges, -1);
    lane.clips.erase(found);
}

void PropertyIndex::put(std::shared_ptr<Lane>& shared, ClipLane added)
{
    if (const Lane* known = shared.get()) {
        const auto same = laneOf(known->clips, added.clip);
        if (same != known->clips.end() && same->clip == added.clip && same->frames == added.frames &&
            same->ranges.data() == added.ranges.data() && same->ranges.size() == added.ranges.size())
            return;
    }
    Lane& lane = unshared(shared);
    const auto found = laneOf(lane.clips, added.clip);
    if (found == lane.clips.end() || found->clip != added.clip) {
        count(lane, added.ranges, 1);
        lane.clips.insert(found, std::move(added));
        return;
    }
    const auto [gone, come] = withoutSharedEnds(found->ranges, added.ranges);
    count(lane, gone, -1);
    count(lane, come, 1);
    *found = std::move(added);
}

const PropertyIndex::Lane* PropertyIndex::find(std::string_view name) const
{
    const auto found = m_lanes.find(name);
    if (found != m_lanes.end()) return found->second.get();
    if (name == stateProperty) return m_states.get();
    const auto fact = m_facts.find(name);
    return fact != m_facts.end() ? fact->second.get() : nullptr;
}

std::vector<std::string> PropertyIndex::names() const
{
    std::vector<std::string> names;
    for (const auto& [name, lane] : m_lanes) names.push_back(name);
    return names;
}

std::vector<PropertyType> PropertyIndex::types(std::string_view name) const
{
    std::vector<PropertyType> types;
    const Lane* lane = find(name);
    for (std::size_t i = 0; lane && i < lane->valueCounts.size(); ++i)
        if (lane->valueCounts[i] > 0) types.push_back(PropertyType(i));
    return types;
}

std::vector<ClipId> PropertyIndex::clips(std::string_view name) const
{
    std::vector<ClipId> clips;
    if (const Lane* lane = find(name))
        for (const ClipLane& each : lane->clips) clips.push_back(each.clip);
    return clips;
}

PropertyIndex::Test PropertyIndex::compared(Comparison comparison, PropertyValue literal)
{
    return [comparison, wanted = std::move(literal)](const PropertyValue& value) {
        return holds(comparison, value, wanted);
    };
}

void PropertyIndex::append(const ClipLane& lane, const Test& test, std::vector<FrameRange>& out)
{
    const std::size_t first = out.size();
    for (const PropertyRange& each : lane.ranges) {
        const FrameRange range = each.range.intersected({0, lane.frames});
        if (range.isEmpty() || !test(each.value)) continue;
        if (out.size() > first && out.back().stop == range.start)
            out.back().stop = range.stop;
        else
            out.push_back(range);
    }
}

std::vector<ClipId> PropertyIndex::clipsThatDiffer(std::string_view name, const PropertyIndex& other) const
{
    static const Lane none;
    const Lane* own = find(name);
    const Lane* theirs = other.find(name);
    if (own == theirs) return {};
    const auto& a = own ? own->clips : none.clips;
    const auto& b = theirs ? theirs->clips : none.clips;
    std::vector<ClipId> clips;
    auto inA = a.begin();
    auto inB = b.begin();
    while (inA != a.end() || inB != b.end()) {
        const bool isInA = inA != a.end() && (inB == b.end() || !(inB->clip < inA->clip));
        const bool isInB = inB != b.end() && (inA == a.end() || !(inA->clip < inB->clip));
        const bool isSame =
            isInA && isInB && inA->frames == inB->frames &&
            std::equal(inA->ranges.begin(), inA->ranges.end(), inB->ranges.begin(), inB->ranges.end());
        if (!isSame) clips.push_back(isInA ? inA->clip : inB->clip);
        if (isInA) ++inA;
        if (isInB) ++inB;
    }
    return clips;
}

void PropertyIndex::frames(std::string_view name, const Test& test, ClipId clip,
                           std::vector<FrameRange>& out) const
{
    const Lane* lane = find(name);
    if (!lane) return;
    const auto found = laneOf(lane->clips, clip);
    if (found != lane->clips.end() && found->clip == clip) append(*found, test, out);
}

} // namespace tagline
