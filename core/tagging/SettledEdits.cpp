#include "core/tagging/SettledEdits.h"

#include "core/tags/sheet/OverlapPolicies.h"
#include "core/tags/sheet/TagEdits.h"
#include "core/tags/sheet/instances/InstanceEdits.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace tagline {
namespace {

using SortedRanges = std::span<const FrameRange>;

/// Whether the range holds a frame that none of the others, which are in order, has.
bool hasNewFrame(FrameRange range, SortedRanges others)
{
    auto other = std::lower_bound(others.begin(), others.end(), range.start,
                                  [](FrameRange a, Frame frame) { return a.stop <= frame; });
    for (; range.start < range.stop; ++other) {
        if (other == others.end() || other->start > range.start) return true;
        range.start = other->stop;
    }
    return false;
}

/// The ranges of a point tag after an edit, in order.
std::vector<FrameRange> pointsCut(SortedRanges before, SortedRanges after)
{
    std::vector<FrameRange> cut;
    for (const FrameRange range : after)
        cut.push_back(hasNewFrame(range, before) ? FrameRange{range.start, range.start + 1} : range);
    return cut;
}

/// Instances of a counted point tag after an edit: each that `isKept` does not keep is cut to its first
/// frame, with its values.
template<class IsKept>
TagSheet withInstancesCut(const TagSheet& sheet, TagId tag, IsKept isKept)
{
    std::vector<TagInstance> cut(sheet.instances(tag).begin(), sheet.instances(tag).end());
    for (TagInstance& each : cut)
        if (!isKept(each.range)) each.range.stop = each.range.start + 1;
    return std::ranges::equal(cut, sheet.instances(tag)) ? sheet : sheet.withInstances(tag, std::move(cut));
}

/// Whether one of some ranges, which are in order and may overlap, holds all frames of another.
class CoveringRanges
{
public:
    explicit CoveringRanges(std::vector<FrameRange> ranges)
        : m_reached(std::move(ranges))
    {
        for (std::size_t i = 1; i < m_reached.size(); ++i)
            m_reached[i].stop = std::max(m_reached[i].stop, m_reached[i - 1].stop);
    }

    bool cover(FrameRange range) const
    {
        const auto next = std::ranges::upper_bound(m_reached, range.start, {}, &FrameRange::start);
        return next != m_reached.begin() && std::prev(next)->stop >= range.stop;
    }

private:
    std::vector<FrameRange> m_reached; ///< each start, and the last stop of those that start no later
};

TagSheet withPointsCut(const TagSheet& before, const TagSheet& after, const TagVocabulary& vocabulary)
{
    TagSheet sheet = after;
    for (const TagLane& lane : after.lanes()) {
        if (vocabulary[lane.tag].kind != TagKind::Point) continue;
        if (after.isCounted(lane.tag)) {
            const CoveringRanges had(rangesOrInstances(before, lane.tag));
            sheet = withInstancesCut(sheet, lane.tag, [&had](FrameRange range) { return had.cover(range); });
            continue;
        }
        std::vector<FrameRange> cut = pointsCut(before.ranges(lane.tag), lane.ranges);
        if (!std::equal(cut.begin(), cut.end(), lane.ranges.begin(), lane.ranges.end()))
            sheet = sheet.withRanges(lane.tag, std::move(cut));
    }
    return sheet;
}

/// Cuts ranges added to a tag to points: one that was joined with ranges that the tag had leaves these
/// as they were, beside the new point.
///
///     before   .....####......     added  ..#######..#     after   ..###########..  joined
///                                                          point   ..#..####......
///
/// Instances of a counted tag are joined with none: the new ones are cut.
TagSheet withAddedPointsCut(const TagSheet& before, TagSheet after, TagId tag)
{
    if (after.isCounted(tag)) {
        const std::vector<FrameRange> there = rangesOrInstances(before, tag);
        return withInstancesCut(after, tag, [&there](FrameRange range) {
            return std::binary_search(there.begin(), there.end(), range);
        });
    }
    const SortedRanges had = before.ranges(tag);
    std::vector<FrameRange> cut(had.begin(), had.end());
    for (const FrameRange range : after.ranges(tag))
        if (hasNewFrame({range.start, range.start + 1}, had)) cut.push_back({range.start, range.start + 1});
    return after.withRanges(tag, std::move(cut));
}

/// The frames of the property that have a value.
FrameRanges valuedFrames(std::span<const PropertyRange> ranges)
{
    std::vector<FrameRange> frames;
    for (const PropertyRange& range : ranges) frames.push_back(range.range);
    return FrameRanges::canonical(std::move(frames));
}

TagSheet withDefaults(TagSheet sheet, const FrameRanges& gained, const std::vector<DefaultProperty>& defaults)
{
    for (const DefaultProperty& property : defaults) {
        const auto there = sheet.property(property.name);
        const FrameRanges free = gained.subtracted(valuedFrames(there));
        if (free.isEmpty()) continue;
        std::vector<PropertyRange> ranges(there.begin(), there.end());
        for (const FrameRange range : free) ranges.push_back({range, property.value});
        std::sort(ranges.begin(), ranges.end(), [](const PropertyRange& a, const PropertyRange& b) {
            return a.range.start < b.range.start;
        });
        sheet = sheet.withProperty(property.name, std::move(ranges));
    }
    return sheet;
}

} // namespace

TagSheet settledEdit(const TagSheet& before, TagSheet after, const TagVocabulary& vocabulary,
                     Frame clipFrames)
{
    return withOverlapsSettled(before, withPointsCut(before, after, vocabulary), vocabulary, clipFrames);
}

TagSheet settledAddition(const TagSheet& before, TagSheet after, TagId tag, const TagVocabulary& vocabulary,
                         Frame clipFrames)
{
    if (vocabulary[tag].kind == TagKind::Point) after = withAddedPointsCut(before, std::move(after), tag);
    TagSheet sheet = settledEdit(before, std::move(after), vocabulary, clipFrames);
    const auto& defaults = vocabulary[tag].properties;
    if (defaults.empty()) return sheet;
    const FrameRanges gained = sheet.frames(tag, clipFrames).subtracted(before.frames(tag, clipFrames));
    return withDefaults(std::move(sheet), gained, defaults);
}

} // namespace tagline
