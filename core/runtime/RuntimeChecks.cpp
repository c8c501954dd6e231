#include "core/runtime/RuntimeChecks.h"

#include "core/runtime/RangeIndex.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace tagline {
namespace {

template<class T, class Less = std::less<>, class Key = std::identity>
bool risesStrictly(std::span<const T> elements, Key key = {})
{
    return std::adjacent_find(elements.begin(), elements.end(), [&](const T& a, const T& b) {
               return !Less()(std::invoke(key, a), std::invoke(key, b));
           }) == elements.end();
}

/// Whether every element is below a bound.
template<class T, class Key = std::identity>
bool areBelow(std::span<const T> elements, std::size_t bound, Key key = {})
{
    return std::all_of(elements.begin(), elements.end(),
                       [&](const T& element) { return std::invoke(key, element) < bound; });
}

bool areStringsValid(const RuntimeSections& parts)
{
    const auto starts = parts.stringStarts;
    if (starts.empty() || starts.front() != 0 || starts.back() != parts.text.size()) return false;
    if (!std::is_sorted(starts.begin(), starts.end())) return false;
    for (std::uint32_t i = 1; i < parts.stringCount(); ++i)
        if (parts.string(i - 1) >= parts.string(i)) return false;
    return true;
}

bool isClipValid(const RuntimeClipRecord& clip, std::size_t strings)
{
    return clip.displayName < strings && clip.name < strings && clip.source < strings && clip.index >= -1 &&
           clip.rateNumerator > 0 && clip.rateDenominator > 0 &&
           std::gcd(clip.rateNumerator, clip.rateDenominator) == 1;
}

bool areClipsValid(const RuntimeSections& parts)
{
    return std::all_of(parts.clips.begin(), parts.clips.end(),
                       [&](const RuntimeClipRecord& clip) { return isClipValid(clip, parts.stringCount()); });
}

/// Whether the clips lie end to end, each in the fewest words that leave a pad.
bool areBoundsValid(const RuntimeSections& parts)
{
    if (parts.clipBounds.size() != parts.clips.size()) return false;
    auto words = std::int64_t(ClipAxisView().wordCount());
    for (const AxisRange clip : parts.clipBounds) {
        if (clip.start != words * wordFrames || clip.stop < clip.start) return false;
        words += slotWords(clip.stop - clip.start);
        if (words > ClipAxis::mostWords) return false;
    }
    return true;
}

bool areClipNamesValid(const RuntimeSections& parts)
{
    const auto clips = parts.clipsByName;
    const auto number = [](ClipId clip) { return clip.value; };
    if (clips.size() != parts.clips.size() || !areBelow(clips, clips.size(), number)) return false;
    return risesStrictly(
        clips, [&](ClipId clip) { return std::pair(parts.clips[clip.value].displayName, clip.value); });
}

/// Whether a tag's list follows the last one, rises, and has the tag itself.
bool isMatchingValid(const RuntimeSections& parts, std::size_t tag, std::size_t start)
{
    const RuntimeTagRecord& record = parts.tags[tag];
    if (record.matchingStart != start || record.matchingCount > parts.matching.size() - start) return false;
    const auto list = parts.matching.subspan(start, record.matchingCount);
    return risesStrictly(list) && areBelow(list, parts.tags.size(), [](TagId id) { return id.value; }) &&
           std::binary_search(list.begin(), list.end(), TagId(std::uint32_t(tag)));
}

bool areTagsValid(const RuntimeSections& parts)
{
    std::size_t matching = 0;
    for (std::size_t i = 0; i < parts.tags.size(); ++i) {
        const RuntimeTagRecord& tag = parts.tags[i];
        const bool isKnown = tag.name < parts.stringCount() && !parts.string(tag.name).empty() &&
                             tag.flags <= (RuntimeTagRecord::point | RuntimeTagRecord::derived) &&
                             tag.ownSet < parts.sets.size() && tag.matchingSet < parts.sets.size();
        if (!isKnown || !isMatchingValid(parts, i, matching)) return false;
        matching += tag.matchingCount;
    }
    return matching == parts.matching.size() && risesStrictly(parts.tags, &RuntimeTagRecord::name);
}

bool isTagName(const RuntimeSections& parts, std::uint32_t string)
{
    return std::binary_search(
        parts.tags.begin(), parts.tags.end(), RuntimeTagRecord{string, 0, 0, 0, 0, 0},
        [](const RuntimeTagRecord& a, const RuntimeTagRecord& b) { return a.name < b.name; });
}

bool areNamesValid(const RuntimeSections& parts)
{
    const std::size_t strings = parts.stringCount();
    const auto isGood = [&](const RuntimeSynonymRecord& synonym) {
        return !parts.string(synonym.name).empty() && !isTagName(parts, synonym.name);
    };
    return areBelow(parts.synonyms, strings, &RuntimeSynonymRecord::name) &&
           areBelow(parts.synonyms, parts.tags.size(), &RuntimeSynonymRecord::tag) &&
           risesStrictly(parts.synonyms, &RuntimeSynonymRecord::name) &&
           std::all_of(parts.synonyms.begin(), parts.synonyms.end(), isGood) &&
           areBelow(parts.namespaces, strings) && risesStrictly(parts.namespaces) &&
           areBelow(parts.savedQueries, strings, &RuntimeQueryRecord::name) &&
           areBelow(parts.savedQueries, strings, &RuntimeQueryRecord::text);
}

/// Whether each tag has a group with a name, or none; or no tag has one.
bool areGroupsValid(const RuntimeSections& parts)
{
    const auto groups = parts.tagGroups;
    return groups.empty() ||
           (groups.size() == parts.tags.size() && std::ranges::all_of(groups, [&](std::uint32_t group) {
                return group == noGroup || (group < parts.stringCount() && !parts.string(group).empty());
            }));
}

/// Whether instances are in order, each of a tag and with frames of a clip.
bool areInstancesValid(const RuntimeSections& parts)
{
    const auto isGood = [&](const RuntimeInstanceRecord& each) {
        if (each.tag >= parts.tags.size() || each.clip >= parts.clips.size()) return false;
        const AxisRange clip = parts.clipBounds[each.clip];
        return each.start >= 0 && each.start < each.stop && each.stop <= clip.stop - clip.start;
    };
    return std::ranges::all_of(parts.instances, isGood) && std::ranges::is_sorted(parts.instances);
}

/// Whether boundaries are those of a set (SetViews.h, 1–3).
bool areBoundariesValid(const RangeSetView& ranges, const ClipAxisView& axis)
{
    const auto closing = ranges.boundaries.last(closingBoundaries);
    const auto inner = ranges.boundaries.first(ranges.boundaries.size() - closingBoundaries);
    if (inner.front() != beforeAll || !risesStrictly(inner) || axis.clipCount() == 0) return false;
    if (inner[1] < axis.bounds.front().start || inner.back() > axis.stop) return false;
    if (std::any_of(closing.begin(), closing.end(), [](AxisFrame frame) { return frame != afterAll; }))
        return false;
    std::uint32_t clip = 0;
    for (std::size_t i = 0; i < ranges.rangeCount(); ++i) {
        const AxisRange range = ranges.range(i);
        while (axis.slotStop(ClipId(clip)) <= range.start) ++clip;
        if (range.stop > axis.bounds[clip].stop) return false;
    }
    return true;
}

bool areRangesValid(const RangeSetView& ranges, const ClipAxisView& axis, RangeIndex& index)
{
    if (ranges.rangeCount() == 0 || !areBoundariesValid(ranges, axis)) return false;
    index.build(ranges, axis);
    return std::ranges::equal(index.presence, ranges.presence) &&
           std::ranges::equal(index.firsts, ranges.firsts) &&
           std::ranges::equal(index.blockStarts, ranges.blockStarts);
}

/// Whether no bit lies before the first clip, or behind the frames of one: the pad is within the last word of
/// its slot.
bool isMaskValid(const MaskSetView& mask, const ClipAxisView& axis)
{
    for (std::size_t word = 0; word < ClipAxisView().wordCount(); ++word)
        if (mask.words[word] != 0) return false;
    for (std::uint32_t clip = 0; clip < axis.clipCount(); ++clip) {
        const std::uint64_t last = mask.words[axis.stopWord(ClipId(clip)) - 1];
        if (last >> (axis.frames(ClipId(clip)) % wordFrames) != 0) return false;
    }
    return true;
}

bool isSetValid(const FrameSetView& set, const RuntimeSetRecord& record, const ClipAxisView& axis,
                RangeIndex& index)
{
    const RangeTotals noted{record.clips, record.ranges, record.frames};
    if (record.form == std::uint32_t(RuntimeSetForm::Empty)) return noted == RangeTotals{};
    const bool isMask = set.form == SetForm::Mask;
    const bool isGood = isMask ? isMaskValid(set.mask, axis) : areRangesValid(set.ranges, axis, index);
    return isGood && record.frames > 0 && totals(set, axis) == noted;
}

bool areSetsValid(const RuntimeSections& parts)
{
    const ClipAxisView axis = parts.axis();
    RangeIndex index;
    std::uint64_t offset = 0;
    for (const RuntimeSetRecord& record : parts.sets) {
        if (record.offset != offset || record.reserved != 0) return false;
        const auto set = runtimeSetView(record, parts.setData, axis);
        if (!set || !isSetValid(set->view, record, axis, index)) return false;
        offset += set->bytes;
    }
    return offset == parts.setData.size();
}

} // namespace

std::string brokenRuntimeRule(const RuntimeSections& parts)
{
    if (!areStringsValid(parts)) return "its names are not in order";
    if (!areClipsValid(parts)) return "a clip has a name, an index or a rate that cannot be";
    if (!areBoundsValid(parts)) return "its clips do not lie end to end";
    if (!areClipNamesValid(parts)) return "its clips are not listed by name";
    if (!areTagsValid(parts)) return "a tag has a name, frames or relations that cannot be";
    if (!areNamesValid(parts)) return "a synonym, namespace or saved query has a name that cannot be";
    if (!areGroupsValid(parts)) return "the group of a tag has a name that cannot be";
    if (!areInstancesValid(parts)) return "an instance of a tag has frames that cannot be";
    if (!areSetsValid(parts)) return "the frames of a tag break the rules of sets";
    return {};
}

} // namespace tagline
