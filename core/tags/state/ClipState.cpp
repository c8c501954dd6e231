#include "core/tags/state/ClipState.h"

#include <algorithm>
#include <tuple>

namespace tagline {
namespace {

/// Whether `a` goes before `b` where both were said of a clip.
bool goesFirst(const ClipState& a, const ClipState& b)
{
    if (a.at != b.at) return a.at > b.at; // such texts compare as times do
    return std::tie(a.stage, a.by, a.set) < std::tie(b.stage, b.by, b.set);
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

bool saySameState(const ClipState& a, const ClipState& b)
{
    return a.stage == b.stage && a.by == b.by && a.at == b.at;
}

const std::string& setOfState(const ClipState& before, const ClipState& after)
{
    return before.stage == ClipStage::Untouched ? after.set : before.set;
}

ClipState mergedState(const ClipState& base, const ClipState& ours, const ClipState& theirs)
{
    ClipState state = theirs;
    if (!saySameState(ours, base) && (saySameState(theirs, base) || !goesFirst(theirs, ours))) state = ours;
    if (base.stage == ClipStage::Untouched || state.stage == ClipStage::Untouched) return state;
    const auto moved = [&](const ClipState& side) {
        return side.stage != ClipStage::Untouched && side.set != base.set;
    };
    if (moved(ours) && moved(theirs))
        state.set = std::min(ours.set, theirs.set);
    else
        state.set = moved(ours) ? ours.set : moved(theirs) ? theirs.set : base.set;
    return state;
}

} // namespace tagline
