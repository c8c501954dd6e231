#include "core/tags/sheet/TagMerge.h"

#include "core/tags/state/StateEdits.h"

#include <algorithm>
#include <array>
#include <set>

namespace tagline {
namespace {

/// The three-way merge of one element: kept by all three, or added by a side.
constexpr bool holdsMerged(bool inBase, bool inOurs, bool inTheirs)
{
    return inBase ? inOurs && inTheirs : inOurs || inTheirs;
}

FrameRanges mergedFrames(const FrameRanges& base, const FrameRanges& ours, const FrameRanges& theirs)
{
    const FrameRanges kept = base.intersected(ours).intersected(theirs);
    return kept.united(ours.subtracted(base)).united(theirs.subtracted(base));
}

template<class Range>
FrameRanges framesOf(std::span<const Range> authored)
{
    std::vector<FrameRange> ranges;
    for (const Range& range : authored) ranges.push_back(extentOf(range));
    return FrameRanges::canonical(std::move(ranges));
}

/// Whether the border between two touching ranges can be removed.
bool couldBeJoined(FrameRange, FrameRange) { return true; }
bool couldBeJoined(const PropertyRange& a, const PropertyRange& b) { return a.value == b.value; }

/// The frames that no authored border separates from the frame before them. (A change of a property's value
/// is no border of its own: it follows the values.)
///
///     authored   [····)[····)   [···)
///     joined      [···) [···)    [··)
template<class Range>
FrameRanges joinedFrames(std::span<const Range> authored)
{
    std::vector<FrameRange> ranges;
    for (std::size_t i = 0; i < authored.size(); ++i) {
        const FrameRange range = extentOf(authored[i]);
        const bool continues = i > 0 && extentOf(authored[i - 1]).stop == range.start &&
                               !couldBeJoined(authored[i - 1], authored[i]);
        ranges.push_back({range.start + (continues ? 0 : 1), range.stop});
    }
    return FrameRanges::canonical(std::move(ranges));
}

/// Three versions of one lane.
template<class Range>
struct Versions
{
    std::span<const Range> base;
    std::span<const Range> ours;
    std::span<const Range> theirs;

    FrameRanges mergedJoins() const
    {
        return mergedFrames(joinedFrames(base), joinedFrames(ours), joinedFrames(theirs));
    }
};

/// The pieces of a set, split before each frame that is not joined with the previous one.
///
///     frames   [··········)   [···)
///     joined    [···) [···)    [··)
///     pieces   [····)[····)   [···)
std::vector<FrameRange> pieces(const FrameRanges& frames, const FrameRanges& joined)
{
    std::vector<FrameRange> result;
    for (const FrameRange range : frames) {
        // Within the range, the frames that are not joined are the first frames of pieces.
        const FrameRanges whole = FrameRanges::canonical({range});
        Frame start = range.start;
        for (const FrameRange firsts : whole.subtracted(joined)) {
            for (Frame first = std::max(firsts.start, range.start + 1); first < firsts.stop; ++first) {
                result.push_back({start, first});
                start = first;
            }
        }
        result.push_back({start, range.stop});
    }
    return result;
}

std::vector<FrameRange> mergedRanges(const Versions<FrameRange>& lane)
{
    const FrameRanges frames = mergedFrames(framesOf(lane.base), framesOf(lane.ours), framesOf(lane.theirs));
    return pieces(frames, lane.mergedJoins());
}

/// Reads the value of a property frame by frame, from left to right.
class ValueCursor
{
public:
    explicit ValueCursor(std::span<const PropertyRange> ranges)
        : m_ranges(ranges)
    {
    }

    /// The value at a frame not before the last one asked for; null if there is none.
    const PropertyValue* at(Frame frame)
    {
        while (m_index < m_ranges.size() && m_ranges[m_index].range.stop <= frame) ++m_index;
        const bool isHeld = m_index < m_ranges.size() && m_ranges[m_index].range.contains(frame);
        return isHeld ? &*m_ranges[m_index].value : nullptr;
    }

private:
    std::span<const PropertyRange> m_ranges;
    std::size_t m_index = 0;
};

bool areSame(const PropertyValue* a, const PropertyValue* b) { return a == b || (a && b && *a == *b); }

/// The merged value of one frame.
struct MergedValue
{
    const PropertyValue* value = nullptr;
    bool isConflict = false;
};

// A pair of frame and value is an element. Two different values on one frame are a conflict.
MergedValue mergedValue(const PropertyValue* base, const PropertyValue* ours, const PropertyValue* theirs)
{
    const bool keepsOurs = ours && holdsMerged(areSame(base, ours), true, areSame(theirs, ours));
    const bool keepsTheirs = theirs && holdsMerged(areSame(base, theirs), areSame(ours, theirs), true);
    if (!keepsOurs) return {keepsTheirs ? theirs : nullptr, false};
    return {ours, keepsTheirs && !areSame(ours, theirs)};
}

/// Every frame at which a range of a version begins or ends, in order, each once.
std::vector<Frame> boundaries(const Versions<PropertyRange>& lane)
{
    std::vector<Frame> frames;
    for (const auto& version : {lane.base, lane.ours, lane.theirs}) {
        for (const PropertyRange& range : version) {
            frames.push_back(range.range.start);
            frames.push_back(range.range.stop);
        }
    }
    std::sort(frames.begin(), frames.end());
    frames.erase(std::unique(frames.begin(), frames.end()), frames.end());
    return frames;
}

void appendConflict(std::vector<PropertyConflict>& conflicts, PropertyConflict next)
{
    if (!conflicts.empty()) {
        PropertyConflict& last = conflicts.back();
        PropertyConflict longer = next;
        longer.range.start = last.range.start;
        longer.range.stop = last.range.stop;
        if (last.range.stop == next.range.start && last == longer) {
            last.range.stop = next.range.stop;
            return;
        }
    }
    conflicts.push_back(std::move(next));
}

bool isBefore(const PropertyConflict& first, const PropertyConflict& second)
{
    if (first.name != second.name) return first.name < second.name;
    return first.range.start < second.range.start;
}

/// The decision on the conflict; null if there is none.
const TakenSide* decisionOf(const PropertyConflict& conflict, std::span<const TakenSide> taken)
{
    const auto next = std::upper_bound(
        taken.begin(), taken.end(), conflict,
        [](const PropertyConflict& one, const TakenSide& each) { return isBefore(one, each.conflict); });
    if (next == taken.begin()) return nullptr;
    const PropertyConflict& part = std::prev(next)->conflict;
    const bool isWithin = part.range.intersected(conflict.range) == conflict.range;
    const bool isSame = part.name == conflict.name && part.base == conflict.base &&
                        part.ours == conflict.ours && part.theirs == conflict.theirs;
    return isWithin && isSame ? &*std::prev(next) : nullptr;
}

/// The value of the side that was taken in a conflict; ours if it is undecided.
const PropertyValue* takenValue(const PropertyConflict& conflict, std::span<const TakenSide> taken,
                                const std::array<const PropertyValue*, 3>& baseOursTheirs)
{
    const TakenSide* decision = decisionOf(conflict, taken);
    const auto& [base, ours, theirs] = baseOursTheirs;
    if (!decision || decision->side == MergeSide::Ours) return ours;
    return decision->side == MergeSide::Theirs ? theirs : base;
}

/// Merges one property; appends to the conflicts.
std::vector<PropertyRange> mergedProperty(const std::string& name, const Versions<PropertyRange>& lane,
                                          std::span<const TakenSide> taken,
                                          std::vector<PropertyConflict>& conflicts)
{
    const FrameRanges joins = lane.mergedJoins();
    const std::vector<Frame> edges = boundaries(lane);
    ValueCursor inBase(lane.base);
    ValueCursor inOurs(lane.ours);
    ValueCursor inTheirs(lane.theirs);
    std::vector<PropertyRange> result;
    for (std::size_t i = 0; i + 1 < edges.size(); ++i) {
        const FrameRange range{edges[i], edges[i + 1]};
        const PropertyValue* base = inBase.at(range.start);
        const PropertyValue* ours = inOurs.at(range.start);
        const PropertyValue* theirs = inTheirs.at(range.start);
        MergedValue merged = mergedValue(base, ours, theirs);
        if (merged.isConflict) {
            const PropertyConflict conflict{name, range, base ? std::optional(*base) : std::nullopt, *ours,
                                            *theirs};
            merged.value = takenValue(conflict, taken, {base, ours, theirs});
            appendConflict(conflicts, conflict);
        }
        if (!merged.value) continue;
        const bool continues = !result.empty() && result.back().range.stop == range.start &&
                               result.back().value == *merged.value && joins.contains(range.start);
        if (continues)
            result.back().range.stop = range.stop;
        else
            result.push_back({range, *merged.value});
    }
    return result;
}

/// The form of a tag in a version: absent, ranges, or instances.
enum class LaneForm { None, Ranges, Instances };

LaneForm formIn(const TagSheet& sheet, TagId tag)
{
    if (sheet.ranges(tag).empty()) return LaneForm::None;
    return sheet.isCounted(tag) ? LaneForm::Instances : LaneForm::Ranges;
}

/// Whether the tag is counted after the merge: decided by the side that changed it. A side without the tag
/// has no say.
bool isMergedCounted(LaneForm base, LaneForm ours, LaneForm theirs)
{
    const bool isInstances = ours == LaneForm::Instances || theirs == LaneForm::Instances;
    if (base == LaneForm::None) return isInstances;
    const bool isRanges = ours == LaneForm::Ranges || theirs == LaneForm::Ranges;
    return base == LaneForm::Instances ? !isRanges : isInstances;
}

/// The instances of a version, also if the tag is not counted in it.
std::vector<TagInstance> instancesIn(const TagSheet& sheet, TagId tag)
{
    return sheet.isCounted(tag)
               ? std::vector<TagInstance>(sheet.instances(tag).begin(), sheet.instances(tag).end())
               : instancesOf(sheet.ranges(tag));
}

TagSheet withTagMerged(const TagSheet& sheet, TagId tag, const TagSheet& base, const TagSheet& ours,
                       const TagSheet& theirs)
{
    if (isMergedCounted(formIn(base, tag), formIn(ours, tag), formIn(theirs, tag)))
        return sheet.withInstances(
            tag, mergedInstances(instancesIn(base, tag), instancesIn(ours, tag), instancesIn(theirs, tag)));
    return sheet.withRanges(tag, mergedRanges({base.ranges(tag), ours.ranges(tag), theirs.ranges(tag)}));
}

/// The state of a merged sheet: not reviewed if it equals neither side.
ClipState stateOfMerged(const TagSheet& sheet, const TagSheet& base, const TagSheet& ours,
                        const TagSheet& theirs)
{
    const ClipState state = mergedState(base.state(), ours.state(), theirs.state());
    const auto isSaidOf = [&](const TagSheet& side) {
        return saySameState(side.state(), state) && side.isTaggedAs(sheet);
    };
    const bool isSeen = state.stage != ClipStage::Reviewed || isSaidOf(ours) || isSaidOf(theirs);
    return isSeen ? state : editedState(state, std::nullopt);
}

} // namespace

MergedSheet merged(const TagSheet& base, const TagSheet& ours, const TagSheet& theirs,
                   std::span<const TakenSide> taken)
{
    std::vector<TakenSide> inOrder(taken.begin(), taken.end());
    std::sort(inOrder.begin(), inOrder.end(), [](const TakenSide& first, const TakenSide& second) {
        return isBefore(first.conflict, second.conflict);
    });
    MergedSheet result;
    std::set<TagId> tags;
    std::set<std::string> names;
    for (const TagSheet* sheet : {&base, &ours, &theirs}) {
        for (const TagLane& lane : sheet->lanes()) tags.insert(lane.tag);
        for (const PropertyLane& lane : sheet->properties()) names.insert(lane.name);
    }
    for (const TagId tag : tags) result.sheet = withTagMerged(result.sheet, tag, base, ours, theirs);
    for (const std::string& name : names)
        result.sheet = result.sheet.withProperty(
            name, mergedProperty(name, {base.property(name), ours.property(name), theirs.property(name)},
                                 inOrder, result.conflicts));
    result.sheet =
        result.sheet.withCaptions(mergedCaptions(base.captions(), ours.captions(), theirs.captions()));
    result.sheet = result.sheet.withState(stateOfMerged(result.sheet, base, ours, theirs));
    return result;
}

std::optional<MergeSide> decidedSide(const PropertyConflict& conflict, std::span<const TakenSide> taken)
{
    const TakenSide* decision = decisionOf(conflict, taken);
    return decision ? std::optional(decision->side) : std::nullopt;
}

std::vector<TakenSide> takenFrom(MergeSide side, std::span<const PropertyConflict> conflicts)
{
    std::vector<TakenSide> taken;
    for (const PropertyConflict& conflict : conflicts) taken.push_back({conflict, side});
    return taken;
}

} // namespace tagline
