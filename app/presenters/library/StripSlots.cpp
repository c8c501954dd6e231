#include "app/presenters/library/StripSlots.h"

#include "app/presenters/library/ClipTexts.h"

#include "core/tags/sheet/TagMirror.h"
#include "widgets/tags/choice/TagRow.h"

#include <algorithm>

namespace tagline {
namespace {

constexpr int mainSlot = 0;
constexpr int otherSlot = 1;
constexpr int leftSlot = 2;
constexpr int rightSlot = 3;

/// Empty where no group is exclusive.
std::string firstExclusiveGroup(const TagVocabulary& vocabulary)
{
    const auto& groups = vocabulary.groups();
    const auto found = std::find_if(groups.begin(), groups.end(), [](const TagGroup& group) {
        return group.exclusiveness != Exclusiveness::None;
    });
    return found == groups.end() ? std::string() : found->name;
}

/// Empty where no name has parts.
QString firstHeading(const TagVocabulary& vocabulary)
{
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i)
        if (const QString heading = headingOf(vocabulary[TagId(i)]); !heading.isEmpty()) return heading;
    return {};
}

} // namespace

std::vector<int> stripSlots(const TagVocabulary& vocabulary)
{
    std::vector<int> lines(vocabulary.size(), otherSlot);
    if (lines.empty()) return lines;
    const std::string exclusive = firstExclusiveGroup(vocabulary);
    const QString heading = firstHeading(vocabulary);
    for (std::uint32_t i = 0; i < vocabulary.size(); ++i) {
        const TagDefinition& tag = vocabulary[TagId(i)];
        const bool isMain = exclusive.empty() ? headingOf(tag) == heading : tag.group == exclusive;
        const auto partner = mirrorPartner(TagId(i), vocabulary);
        if (isMain)
            lines[i] = mainSlot;
        else if (partner)
            lines[i] = tag.name < *partner ? leftSlot : rightSlot;
    }
    return lines;
}

std::vector<StripBar> stripBars(const TagSheet& sheet, const TagVocabulary& vocabulary,
                                const std::vector<int>& lines)
{
    std::vector<StripBar> bars;
    bars.reserve(sheet.lanes().size()); // of each of 66,000 rows
    for (const TagLane& lane : sheet.lanes())
        bars.push_back({screenColour(vocabulary[lane.tag].colour),
                        lines[lane.tag.value],
                        {lane.ranges.begin(), lane.ranges.end()},
                        lane.tag});
    return bars;
}

} // namespace tagline
