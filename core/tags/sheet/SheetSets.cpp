#include "core/tags/sheet/SheetSets.h"

#include "core/tags/sheet/TagEdits.h"
#include "core/tags/sheet/TagRecords.h"
#include "core/tags/vocabulary/SetNames.h"

#include <algorithm>
#include <optional>

namespace tagline {
namespace {

/// The sheet without the data of sets that satisfy a predicate.
template<class IsLeftOut>
TagSheet without(const TagSheet& sheet, const TagVocabulary& vocabulary, IsLeftOut isLeftOut)
{
    TagSheet left = sheet;
    for (const TagLane& lane : sheet.lanes())
        if (isLeftOut(setOf(vocabulary[lane.tag].name))) left = left.withRanges(lane.tag, {});
    for (const PropertyLane& lane : sheet.properties())
        if (isLeftOut(setOf(lane.name))) left = left.withProperty(lane.name, {});
    if (std::ranges::any_of(sheet.captions(), [&](const Caption& each) { return isLeftOut(each.set); })) {
        std::vector<Caption> captions(sheet.captions().begin(), sheet.captions().end());
        std::erase_if(captions, [&](const Caption& each) { return isLeftOut(each.set); });
        left = left.withCaptions(std::move(captions));
    }
    return isLeftOut(sheet.state().set) ? left.withState({}) : left;
}

/// The tag whose record this property (without its set) is; empty if it is no record.
std::string_view recordedTag(std::string_view property, const TagVocabulary& vocabulary, std::string_view set)
{
    const std::size_t dot = property.rfind('.');
    const bool isRecorded = dot != std::string_view::npos && isRecord(nameInSet(set, property), vocabulary);
    return isRecorded ? property.substr(0, dot) : std::string_view();
}

/// The present values, with added ones on frames that have no value yet.
std::vector<PropertyRange> withAdded(std::span<const PropertyRange> there,
                                     std::span<const PropertyRange> added)
{
    std::vector<PropertyRange> all(there.begin(), there.end());
    for (const PropertyRange& each : added) {
        Frame start = each.range.start;
        for (const PropertyRange& other : there) {
            if (!other.range.overlaps(each.range)) continue;
            if (start < other.range.start) all.push_back({{start, other.range.start}, each.value});
            start = std::max(start, other.range.stop);
        }
        if (start < each.range.stop) all.push_back({{start, each.range.stop}, each.value});
    }
    std::sort(all.begin(), all.end(),
              [](const PropertyRange& a, const PropertyRange& b) { return a.range.start < b.range.start; });
    return all;
}

/// The first frames on which the two have different values; none if they agree.
std::optional<FrameRange> conflictOf(std::span<const PropertyRange> a, std::span<const PropertyRange> b)
{
    for (const PropertyRange& one : a)
        for (const PropertyRange& other : b)
            if (one.range.overlaps(other.range) && one.value != other.value)
                return FrameRange{std::max(one.range.start, other.range.start),
                                  std::min(one.range.stop, other.range.stop)};
    return std::nullopt;
}

/// The captions of one set in the other.
TagSheet withCaptionsMoved(const TagSheet& sheet, const SetMove& move)
{
    std::vector<Caption> captions(sheet.captions().begin(), sheet.captions().end());
    for (Caption& caption : captions)
        if (caption.set == move.from) caption.set = move.to;
    return std::ranges::equal(captions, sheet.captions()) ? sheet : sheet.withCaptions(std::move(captions));
}

TagSheet withStateMoved(const TagSheet& sheet, const SetMove& move)
{
    ClipState state = sheet.state();
    if (state.set != move.from) return sheet;
    state.set = move.to;
    return sheet.withState({}).withState(std::move(state));
}

} // namespace

TagSheet withoutSets(const TagSheet& sheet, const SetList& sets, const TagVocabulary& vocabulary)
{
    return without(sheet, vocabulary, [&](std::string_view set) { return sets.contains(set); });
}

TagSheet withSetsOnly(const TagSheet& sheet, const SetList& sets, const TagVocabulary& vocabulary)
{
    return without(sheet, vocabulary, [&](std::string_view set) { return !sets.contains(set); });
}

TagSheet withSetsKept(const TagSheet& before, TagSheet after, const SetList& sets,
                      const TagVocabulary& vocabulary)
{
    if (sets.empty()) return after;
    const bool isStateKept = sets.contains(setOfState(before.state(), after.state()));
    after = withoutSets(after, sets, vocabulary);
    for (const TagLane& lane : before.lanes())
        if (sets.contains(setOf(vocabulary[lane.tag].name))) after = after.withLaneOf(before, lane.tag);
    for (const PropertyLane& lane : before.properties())
        if (sets.contains(setOf(lane.name)))
            after = after.withProperty(lane.name, {lane.ranges.begin(), lane.ranges.end()});
    std::vector<Caption> captions(after.captions().begin(), after.captions().end());
    for (const Caption& caption : before.captions())
        if (sets.contains(caption.set)) captions.push_back(caption);
    if (captions.size() != after.captions().size()) after = after.withCaptions(std::move(captions));
    return isStateKept ? after.withState({}).withState(before.state()) : after;
}

Result<TagSheet> withSetMoved(const TagSheet& sheet, const SetMove& move, TagVocabulary& vocabulary)
{
    TagSheet moved = sheet;
    for (const PropertyLane& lane : sheet.properties()) {
        const std::string plain(withoutSet(lane.name));
        if (setOf(lane.name) != move.from) continue;
        const std::string_view tag = recordedTag(plain, vocabulary, move.from);
        if (move.takes && (tag.empty() || !move.takes(tag))) continue;
        const std::string name = nameInSet(move.to, plain);
        const auto there = sheet.property(name);
        const auto conflict =
            tag.empty() ? conflictOf(there, lane.ranges) : std::nullopt; // records may differ
        if (conflict)
            return Error{"sets.conflict",
                         "“" + plain + "” has another value in each of the two sets on frames [" +
                             std::to_string(conflict->start) + ", " + std::to_string(conflict->stop) +
                             "): make them alike first",
                         {}};
        moved = moved.withProperty(lane.name, {}).withProperty(name, withAdded(there, lane.ranges));
    }
    for (const TagLane& lane : sheet.lanes()) {
        const std::string name = vocabulary[lane.tag].name;
        const std::string plain(withoutSet(name));
        if (setOf(name) != move.from || (move.takes && !move.takes(plain))) continue;
        moved = withLaneRetagged(moved, lane.tag, vocabulary.intern(nameInSet(move.to, plain)));
    }
    return move.takes ? moved : withStateMoved(withCaptionsMoved(moved, move), move);
}

} // namespace tagline
