#include "core/tags/state/ClipState.h"

#include <algorithm>
#include <tuple>

namespace tagline {
namespace {

/// Whether `a` goes before `b` where both were said of a clip.
bool goesFirst(const ClipState& a, const ClipState& b)
{
    if (a.at != b.at) return a.at > b.at; // such texts compare as times do
    return std::tie(a.stage, a.by) < std::tie(b.stage, b.by);
}

} // namespace

std::string_view stageName(ClipStage stage)
{
    switch (stage) {
    case ClipStage::Untouched:
        return "untouched";
    case ClipStage::Begun:
        return "begun";
    case ClipStage::Done:
        return "done";
    case ClipStage::Reviewed:
        break;
    }
    return "reviewed";
}

std::optional<ClipStage> findClipStage(std::string_view name)
{
    const auto found = std::ranges::find(clipStages, name, stageName);
    return found == clipStages.end() ? std::nullopt : std::optional(*found);
}

const std::string& setOfState(const ClipState& before, const ClipState& after)
{
    return before.stage == ClipStage::Untouched ? after.set : before.set;
}

ClipState mergedState(const ClipState& base, const ClipState& ours, const ClipState& theirs)
{
    if (ours == base) return theirs;
    if (theirs == base) return ours;
    return goesFirst(theirs, ours) ? theirs : ours;
}

} // namespace tagline
