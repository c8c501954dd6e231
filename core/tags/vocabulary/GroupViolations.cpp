#include "core/tags/vocabulary/GroupViolations.h"

#include "core/tags/vocabulary/SetNames.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>

namespace tagline {
namespace {

/// A tag of the group with its frames.
struct Member
{
    TagId tag;
    FrameRanges frames;
};

/// Members by their tag set.
using Members = std::map<std::string, std::vector<Member>, std::less<>>;

/// The members in each set that has any; if no set has one, the default set with an empty list.
Members membersOf(const TagSheet& sheet, const std::string& group, Frame clipFrames,
                  const TagVocabulary& vocabulary)
{
    Members members;
    for (const TagLane& lane : sheet.lanes()) {
        const TagDefinition& definition = vocabulary[lane.tag];
        const std::string set(setOf(definition.name));
        if ((definition.isRegistered || !set.empty()) && definition.group == group)
            members[set].push_back({lane.tag, sheet.frames(lane.tag, clipFrames)});
    }
    if (members.empty()) members[{}];
    return members;
}

bool isBroken(Exclusiveness rule, std::size_t tags)
{
    switch (rule) {
    case Exclusiveness::None:
        return false;
    case Exclusiveness::AtMostOne:
        return tags > 1;
    case Exclusiveness::ExactlyOne:
        return tags != 1;
    }
    return false;
}

/// The begin or end of a member's range.
struct MemberBoundary
{
    Frame frame = 0;
    std::size_t member = 0;
    bool isStart = false;
};

std::vector<MemberBoundary> boundariesOf(const std::vector<Member>& members)
{
    std::vector<MemberBoundary> boundaries;
    for (std::size_t i = 0; i < members.size(); ++i)
        for (const FrameRange range : members[i].frames) {
            boundaries.push_back({range.start, i, true});
            boundaries.push_back({range.stop, i, false});
        }
    std::sort(boundaries.begin(), boundaries.end(),
              [](const MemberBoundary& a, const MemberBoundary& b) { return a.frame < b.frame; });
    return boundaries;
}

/// Appends the violations of one group in one set, in one sweep over the boundaries of its members.
void appendViolations(const TagGroup& group, const std::string& set, const std::vector<Member>& members,
                      Frame clipFrames, std::vector<GroupViolation>& violations)
{
    const std::vector<MemberBoundary> boundaries = boundariesOf(members);
    std::vector<bool> isOpen(members.size(), false);
    std::size_t open = 0;
    Frame from = 0;
    const auto close = [&](Frame to) {
        if (to <= from || !isBroken(group.exclusiveness, open)) return;
        GroupViolation& violation = violations.emplace_back(GroupViolation{group.name, {from, to}, {}, set});
        for (std::size_t i = 0; i < members.size(); ++i)
            if (isOpen[i]) violation.tags.push_back(members[i].tag);
    };
    for (const MemberBoundary& boundary : boundaries) {
        close(boundary.frame);
        isOpen[boundary.member] = boundary.isStart;
        open += boundary.isStart ? 1 : std::size_t(-1);
        from = boundary.frame;
    }
    close(clipFrames);
}

std::vector<GroupViolation> violationsOf(const TagSheet& sheet, const TagGroup& group, Frame clipFrames,
                                         const TagVocabulary& vocabulary)
{
    std::vector<GroupViolation> violations;
    for (const auto& [set, members] : membersOf(sheet, group.name, clipFrames, vocabulary))
        appendViolations(group, set, members, clipFrames, violations);
    return violations;
}

/// The authored range of a tag that contains a frame. Expects that there is one.
FrameRange rangeAt(const TagSheet& sheet, TagId tag, Frame frame)
{
    const auto ranges = sheet.ranges(tag);
    const auto next = std::upper_bound(ranges.begin(), ranges.end(), frame,
                                       [](Frame at, FrameRange range) { return at < range.start; });
    return *std::prev(next);
}

/// The tag that stays if several are present.
TagId keeper(const TagSheet& sheet, const GroupViolation& violation)
{
    return *std::min_element(violation.tags.begin(), violation.tags.end(), [&](TagId a, TagId b) {
        const FrameRange x = rangeAt(sheet, a, violation.range.start);
        const FrameRange y = rangeAt(sheet, b, violation.range.start);
        if (x.start != y.start) return x.start > y.start;
        return x.length() != y.length() ? x.length() < y.length() : a < b;
    });
}

/// Authored ranges without the frames of `erased`, which are in order and disjoint.
std::vector<FrameRange> without(std::span<const FrameRange> ranges, const std::vector<FrameRange>& erased)
{
    std::vector<FrameRange> left;
    std::size_t next = 0;
    for (FrameRange range : ranges) {
        while (next < erased.size() && erased[next].stop <= range.start) ++next;
        for (std::size_t i = next; i < erased.size() && erased[i].start < range.stop; ++i) {
            if (erased[i].start > range.start) left.push_back({range.start, erased[i].start});
            range.start = std::max(range.start, erased[i].stop);
        }
        if (!range.isEmpty()) left.push_back(range);
    }
    return left;
}

TagSheet withOverlapsMended(const TagSheet& sheet, const std::vector<GroupViolation>& violations)
{
    std::map<std::uint32_t, std::vector<FrameRange>> erased;
    for (const GroupViolation& violation : violations) {
        if (violation.tags.empty()) continue;
        const TagId kept = keeper(sheet, violation);
        for (const TagId tag : violation.tags)
            if (tag != kept) erased[tag.value].push_back(violation.range);
    }
    TagSheet mended = sheet;
    for (const auto& [tag, frames] : erased)
        mended = mended.withRanges(TagId(tag), without(sheet.ranges(TagId(tag)), frames));
    return mended;
}

/// The tag of the group that ends (or begins) at a frame and can be extended.
std::optional<TagId> neighbour(const std::vector<Member>& members, Frame frame, bool isBefore,
                               const TagVocabulary& vocabulary)
{
    for (const Member& member : members) {
        const bool touches = isBefore ? member.frames.contains(frame - 1) : member.frames.contains(frame);
        if (touches && vocabulary[member.tag].kind != TagKind::Point) return member.tag;
    }
    return std::nullopt;
}

/// The sheet with the tag's range that ends or begins at the gap extended over it.
TagSheet withGapFilled(const TagSheet& sheet, TagId tag, FrameRange gap)
{
    const auto there = sheet.ranges(tag);
    std::vector<FrameRange> ranges(there.begin(), there.end());
    for (FrameRange& range : ranges) {
        if (range.stop == gap.start) {
            range.stop = gap.stop;
            break;
        }
        if (range.start == gap.stop) {
            range.start = gap.start;
            break;
        }
    }
    return sheet.withRanges(tag, std::move(ranges));
}

} // namespace

std::vector<GroupViolation> groupViolations(const TagSheet& sheet, Frame clipFrames,
                                            const TagVocabulary& vocabulary)
{
    std::vector<GroupViolation> violations;
    for (const TagGroup& group : vocabulary.groups())
        std::ranges::move(violationsOf(sheet, group, clipFrames, vocabulary), std::back_inserter(violations));
    return violations;
}

TagSheet withGroupMended(const TagSheet& sheet, const std::string& group, FrameRange within, Frame clipFrames,
                         const TagVocabulary& vocabulary, const std::optional<std::string>& set)
{
    const auto& groups = vocabulary.groups();
    const auto found =
        std::find_if(groups.begin(), groups.end(), [&](const TagGroup& each) { return each.name == group; });
    if (found == groups.end()) return sheet;
    const auto broken = [&](const TagSheet& now) {
        std::vector<GroupViolation> violations = violationsOf(now, *found, clipFrames, vocabulary);
        std::erase_if(violations, [&](const GroupViolation& violation) {
            return !violation.range.overlaps(within) || (set && violation.set != *set);
        });
        return violations;
    };
    TagSheet mended = withOverlapsMended(sheet, broken(sheet));
    const Members members = membersOf(mended, group, clipFrames, vocabulary);
    for (const GroupViolation& gap : broken(mended)) {
        const auto inSet = members.find(gap.set);
        if (!gap.tags.empty() || inSet == members.end()) continue;
        auto tag = neighbour(inSet->second, gap.range.start, true, vocabulary);
        if (!tag) tag = neighbour(inSet->second, gap.range.stop, false, vocabulary);
        if (tag) mended = withGapFilled(mended, *tag, gap.range);
    }
    return mended;
}

} // namespace tagline
