#include "core/tags/sheet/OverlapPolicies.h"

#include "core/tags/sheet/instances/InstanceEdits.h"
#include "core/tags/vocabulary/GroupRivals.h"

#include <algorithm>

namespace tagline {
namespace {

constexpr int mostRounds = 1000; ///< limit of drawn ranges in one edit that are settled one by one

/// The frames of `ranges` that are not in `without`; both in order.
std::vector<FrameRange> difference(std::span<const FrameRange> ranges, std::span<const FrameRange> without)
{
    std::vector<FrameRange> left;
    auto first = without.begin(); // the first that ends after the range begins
    for (FrameRange rest : ranges) {
        while (first != without.end() && first->stop <= rest.start) ++first;
        for (auto cut = first; cut != without.end() && cut->start < rest.stop; ++cut) {
            if (cut->start > rest.start) left.push_back({rest.start, cut->start});
            rest.start = std::min(cut->stop, rest.stop);
        }
        if (!rest.isEmpty()) left.push_back(rest);
    }
    return left;
}

/// Frames that the edit added to a tag.
std::vector<FrameRange> gained(const TagSheet& before, const TagSheet& after, TagId tag)
{
    return difference(after.ranges(tag), before.ranges(tag));
}

/// The whole range of a lane that contains a drawn range; empty if that was moved meanwhile.
FrameRange rangeHolding(std::span<const FrameRange> ranges, FrameRange drawn)
{
    const auto found =
        std::find_if(ranges.begin(), ranges.end(), [drawn](FrameRange range) { return range.covers(drawn); });
    return found == ranges.end() ? FrameRange() : *found;
}

/// Twice the middle of a range.
std::int64_t doubledMiddle(FrameRange range) { return std::int64_t(range.start) + range.stop; }

/// A range of a tag, and its new place.
struct LaidRange
{
    TagId tag;
    FrameRange from;
    Frame by = 0;
    FrameRange range;
};

LaidRange unmoved(TagId tag, FrameRange range) { return {tag, range, 0, range}; }

/// A range moved by another one, cut at the clip's end; a part that was past the end before stays there.
LaidRange movedWithin(TagId tag, FrameRange range, Frame by, Frame clipFrames)
{
    const std::int64_t last = std::max(clipFrames, range.stop);
    return {tag,
            range,
            by,
            {Frame(std::clamp<std::int64_t>(std::int64_t(range.start) + by, 0, last)),
             Frame(std::clamp<std::int64_t>(std::int64_t(range.stop) + by, 0, last))}};
}

bool startsBefore(const LaidRange& a, const LaidRange& b) { return a.from < b.from; }

/// Settles one tag's new frames against the other tags of its group.
class Settlement
{
public:
    Settlement(const TagSheet& before, TagSheet after, TagId tag, std::vector<TagId> others, Frame clipFrames)
        : m_before(before)
        , m_sheet(std::move(after))
        , m_tag(tag)
        , m_others(std::move(others))
        , m_clipFrames(clipFrames)
    {
    }

    void settleAll(OverlapPolicy policy)
    {
        switch (policy) {
        case OverlapPolicy::Carve:
            return carve();
        case OverlapPolicy::Push:
            return settleEach([this](FrameRange whole) { push(whole); });
        case OverlapPolicy::Shift:
            return settleEach([this](FrameRange whole) { shift(whole); });
        case OverlapPolicy::Block:
            return block();
        }
    }
    TagSheet takeSheet() { return std::move(m_sheet); }

private:
    /// Settles drawn ranges one after the other: a range moved by one may lie under the next.
    template<class Function>
    void settleEach(Function settle)
    {
        for (int round = 0; round < mostRounds; ++round) {
            const std::vector<FrameRange> drawn = gained(m_before, m_sheet, m_tag);
            const auto contested = std::find_if(drawn.begin(), drawn.end(),
                                                [this](FrameRange range) { return isContested(range); });
            if (contested == drawn.end()) return;
            settle(rangeHolding(m_sheet.ranges(m_tag), *contested));
        }
    }

    /// The ranges that another tag had before the edit and still has.
    std::vector<FrameRange> kept(TagId other) const
    {
        return difference(m_sheet.ranges(other), gained(m_before, m_sheet, other));
    }

    bool isContested(FrameRange drawn) const
    {
        return std::any_of(m_others.begin(), m_others.end(), [&](TagId other) {
            const auto ranges = kept(other);
            return std::any_of(ranges.begin(), ranges.end(),
                               [drawn](FrameRange range) { return range.overlaps(drawn); });
        });
    }

    void carve()
    {
        const std::vector<FrameRange> drawn = gained(m_before, m_sheet, m_tag);
        for (const TagId other : m_others) {
            const auto had = m_sheet.ranges(other);
            if (had.empty()) continue;
            auto left = difference(had, difference(drawn, gained(m_before, m_sheet, other)));
            if (!std::equal(had.begin(), had.end(), left.begin(), left.end()))
                m_sheet = m_sheet.withRanges(other, std::move(left));
        }
    }

    /// The ranges of the other tags, in order of their start.
    std::vector<LaidRange> neighbours() const
    {
        std::vector<LaidRange> all;
        for (const TagId other : m_others)
            for (const FrameRange range : m_sheet.ranges(other)) all.push_back(unmoved(other, range));
        std::sort(all.begin(), all.end(), startsBefore);
        return all;
    }

    void lay(const std::vector<LaidRange>& laid)
    {
        for (const TagId other : m_others) lay(laid, other);
    }

    /// Gives a tag its laid ranges, each with its data.
    void lay(const std::vector<LaidRange>& laid, TagId tag)
    {
        std::vector<CarriedRange> carried;
        for (const LaidRange& each : laid)
            if (each.tag == tag) carried.push_back({each.from, each.by, each.range});
        m_sheet = withRangesCarried(m_sheet, tag, carried);
    }

    // To the right in order of start, to the left in the opposite order: each is pushed by the one before it.
    void push(FrameRange drawn)
    {
        std::vector<LaidRange> laid = neighbours();
        for (const FrameRange own : m_sheet.ranges(m_tag))
            if (own != drawn) laid.push_back(unmoved(m_tag, own));
        std::sort(laid.begin(), laid.end(), startsBefore);
        const auto goesLeft = [drawn](const LaidRange& each) {
            return doubledMiddle(each.from) < doubledMiddle(drawn);
        };
        Frame border = drawn.stop;
        for (LaidRange& each : laid) {
            if (goesLeft(each) || each.from.start >= border) continue;
            each = movedWithin(each.tag, each.from, border - each.from.start, m_clipFrames);
            border = each.range.stop;
        }
        border = drawn.start;
        for (auto each = laid.rbegin(); each != laid.rend(); ++each) {
            if (!goesLeft(*each) || each->from.stop <= border) continue;
            *each = movedWithin(each->tag, each->from, border - each->from.stop, m_clipFrames);
            border = each->range.start;
        }
        laid.push_back(unmoved(m_tag, drawn));
        lay(laid, m_tag);
        lay(laid);
    }

    void shift(FrameRange drawn)
    {
        std::vector<LaidRange> shifted;
        Frame first = drawn.stop;
        for (const LaidRange& each : neighbours())
            if (each.from.overlaps(drawn)) first = std::min(first, std::max(each.from.start, drawn.start));
        const Frame by = drawn.stop - first;
        for (const LaidRange& each : neighbours()) {
            const FrameRange head{each.from.start, std::min(each.from.stop, first)};
            const FrameRange tail{std::max(each.from.start, first), each.from.stop};
            if (!head.isEmpty()) shifted.push_back(unmoved(each.tag, head));
            if (!tail.isEmpty()) shifted.push_back(movedWithin(each.tag, tail, by, m_clipFrames));
        }
        lay(shifted);
        shiftOwn(drawn, by);
    }

    /// Moves the tag's own ranges after the drawn one along.
    void shiftOwn(FrameRange drawn, Frame by)
    {
        std::vector<LaidRange> laid;
        for (const FrameRange range : m_sheet.ranges(m_tag))
            laid.push_back(range.start >= drawn.stop ? movedWithin(m_tag, range, by, m_clipFrames)
                                                     : unmoved(m_tag, range));
        lay(laid, m_tag);
    }

    void block()
    {
        std::vector<std::vector<FrameRange>> taken;
        for (const TagId other : m_others)
            if (!m_sheet.ranges(other).empty()) taken.push_back(kept(other));
        std::vector<FrameRange> cuts;
        for (const FrameRange drawn : gained(m_before, m_sheet, m_tag)) {
            const FrameRange all[] = {drawn};
            const std::vector<FrameRange> blocked = difference(all, staying(drawn, taken));
            cuts.insert(cuts.end(), blocked.begin(), blocked.end());
        }
        if (!cuts.empty()) m_sheet = m_sheet.withRanges(m_tag, difference(m_sheet.ranges(m_tag), cuts));
    }

    /// The unblocked pieces of a drawn range, which stay.
    std::vector<FrameRange> staying(FrameRange drawn, std::span<const std::vector<FrameRange>> taken) const
    {
        std::vector<FrameRange> pieces{drawn};
        for (const std::vector<FrameRange>& others : taken) pieces = difference(pieces, others);
        const auto had = m_before.ranges(m_tag);
        const auto touchesOwn = [had](FrameRange piece) {
            return std::any_of(had.begin(), had.end(), [piece](FrameRange range) {
                return range.stop == piece.start || range.start == piece.stop;
            });
        };
        std::vector<FrameRange> stay;
        std::copy_if(pieces.begin(), pieces.end(), std::back_inserter(stay), touchesOwn);
        const auto longest = std::max_element(
            pieces.begin(), pieces.end(), [](FrameRange a, FrameRange b) { return a.length() < b.length(); });
        if (stay.empty() && longest != pieces.end()) stay.push_back(*longest);
        return stay;
    }

    const TagSheet& m_before;
    TagSheet m_sheet;
    TagId m_tag;
    std::vector<TagId> m_others;
    Frame m_clipFrames;
};

std::vector<TagId> rivalsOf(const TagVocabulary& vocabulary, TagId tag)
{
    std::vector<TagId> rivals;
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i)
        if (areRivals(tag, TagId(i), vocabulary)) rivals.push_back(TagId(i));
    return rivals;
}

} // namespace

TagSheet withOverlapsSettled(const TagSheet& before, const TagSheet& after, const TagVocabulary& vocabulary,
                             Frame clipFrames)
{
    TagSheet settled = after;
    for (const TagLane& lane : after.lanes()) {
        const auto had = before.ranges(lane.tag);
        if (std::equal(had.begin(), had.end(), lane.ranges.begin(), lane.ranges.end())) continue;
        const TagGroup group = vocabulary.groupOf(lane.tag);
        if (group.name.empty() || group.exclusiveness == Exclusiveness::None) continue;
        Settlement settlement(before, std::move(settled), lane.tag, rivalsOf(vocabulary, lane.tag),
                              clipFrames);
        settlement.settleAll(group.policy);
        settled = settlement.takeSheet();
    }
    return settled;
}

} // namespace tagline
