#include "app/presenters/library/StripSlots.h"

#include "app/presenters/library/ClipTexts.h"

#include "core/tags/sheet/TagMirror.h"
#include "widgets/tags/choice/TagRow.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>

namespace tagline {
namespace {

constexpr int mainSlot = 0;
constexpr int otherSlot = 1;
constexpr int leftSlot = 2;
constexpr int rightSlot = 3;
constexpr int allSlots = 4;
constexpr int unplaced = -1;

/// Name of the first exclusive group; empty if there is none.
std::string firstExclusiveGroup(const TagVocabulary& vocabulary)
{
    const auto& groups = vocabulary.groups();
    const auto found = std::find_if(groups.begin(), groups.end(), [](const TagGroup& group) {
        return group.exclusiveness != Exclusiveness::None;
    });
    return found == groups.end() ? std::string() : found->name;
}

/// Heading of the first name that has parts; empty if none has.
QString firstHeading(const TagVocabulary& vocabulary)
{
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i)
        if (const QString heading = headingOf(vocabulary[TagId(i)]); !heading.isEmpty()) return heading;
    return {};
}

/// The names below which others stand: "Locomotion" beside "Locomotion.Walk". They seldom have ranges.
std::unordered_set<std::string_view> parentNames(const TagVocabulary& vocabulary)
{
    std::unordered_set<std::string_view> parents;
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i) {
        const std::string_view name = vocabulary[TagId(i)].name;
        for (std::size_t dot = name.find('.'); dot != std::string_view::npos; dot = name.find('.', dot + 1))
            parents.insert(name.substr(0, dot));
    }
    return parents;
}

/// The slot that the rule gives each tag; `unplaced` for tags that the rule does not cover.
std::vector<int> ruledSlots(const TagVocabulary& vocabulary)
{
    const std::string exclusive = firstExclusiveGroup(vocabulary);
    const QString heading = firstHeading(vocabulary);
    const auto parents = parentNames(vocabulary);
    const auto isMain = [&](const TagDefinition& tag) {
        return exclusive.empty() ? !heading.isEmpty() && headingOf(tag) == heading : tag.group == exclusive;
    };
    std::vector<int> lines;
    bool isAnyElse = false;
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i) {
        const TagDefinition& tag = vocabulary[TagId(i)];
        const bool isParent = parents.contains(tag.name);
        const auto partner = mirrorPartner(TagId(i), vocabulary);
        lines.push_back(isMain(tag) ? mainSlot
                        : partner   ? (tag.name < *partner ? leftSlot : rightSlot)
                        : isParent  ? otherSlot
                                    : unplaced);
        isAnyElse |= lines.back() != mainSlot && !isParent;
    }
    // One group is no main one: its tags hide each other, unless they exclude each other.
    if (!isAnyElse && exclusive.empty()) std::replace(lines.begin(), lines.end(), mainSlot, unplaced);
    return lines;
}

/// The lines in which the rule puts nothing, from the top; the second if there are none.
std::vector<int> freeSlots(const std::vector<int>& ruled)
{
    const auto has = [&](int slot) { return std::find(ruled.begin(), ruled.end(), slot) != ruled.end(); };
    std::vector<int> free;
    if (!has(mainSlot)) free.push_back(mainSlot);
    free.push_back(otherSlot);
    if (!has(leftSlot) && !has(rightSlot)) // one side's line waits for the other's
        for (int slot = leftSlot; slot < allSlots; ++slot) free.push_back(slot);
    return free;
}

} // namespace

std::vector<int> stripSlots(const TagVocabulary& vocabulary)
{
    std::vector<int> lines = ruledSlots(vocabulary);
    const std::vector<int> free = freeSlots(lines);
    std::size_t next = 0;
    for (int& line : lines)
        if (line == unplaced) line = free[next++ % free.size()];
    return lines;
}

std::vector<StripBar> stripBars(const TagSheet& sheet, const TagVocabulary& vocabulary,
                                const std::vector<int>& lines)
{
    std::vector<StripBar> bars;
    bars.reserve(sheet.lanes().size()); // of each of 66,000 rows
    for (const TagLane& lane : sheet.lanes())
        bars.push_back(
            {screenColour(vocabulary[lane.tag].colour), lines[lane.tag.value], lane.ranges, lane.tag});
    return bars;
}

} // namespace tagline
