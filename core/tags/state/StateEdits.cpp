#include "core/tags/state/StateEdits.h"

#include <utility>

namespace tagline {

ClipState editedState(const ClipState& state, const std::optional<TagSignature>& signature)
{
    const TagSignature who = signature.value_or(TagSignature());
    if (state.stage == ClipStage::Reviewed) return {ClipStage::Done, who.author, who.time, state.set};
    if (state.stage == ClipStage::Untouched && signature) return {ClipStage::Begun, who.author, who.time};
    return state;
}

TagSheet withStateFollowing(const TagSheet& before, const TagSheet& present, TagSheet after,
                            const std::optional<TagSignature>& signature)
{
    const bool isSetByEdit = after.state() != present.state() && after.state() != before.state();
    if (isSetByEdit) return after;
    ClipState state = after.isTaggedAs(before) ? before.state() : editedState(before.state(), signature);
    return std::move(after).withState(std::move(state));
}

} // namespace tagline
