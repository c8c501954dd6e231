#pragma once

// StateEdits say what becomes of a clip's state when its tags are edited.

#include "core/tags/sheet/TagRecords.h"

#include <optional>

namespace tagline {

/// The state of a clip after an edit of its tags: reviewed becomes done, by the signature's author; untouched
/// becomes begun if there is a signature. Other states do not change.
ClipState editedState(const ClipState& state, const std::optional<TagSignature>& signature);

/// The sheet `after` an edit with its state brought along. `before` is what the edit, or the gesture that it
/// is part of, began at; `present` is the sheet as it is now.
///   1. A state that the edit itself sets stays.
///   2. Where nothing but the state differs from before, it is that of before.
///   3. Else it is editedState() of that.
TagSheet withStateFollowing(const TagSheet& before, const TagSheet& present, TagSheet after,
                            const std::optional<TagSignature>& signature);

} // namespace tagline
