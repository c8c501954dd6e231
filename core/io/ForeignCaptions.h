#pragma once

// ForeignCaptions is a key "captions" of a clip's entry by which another program means something else than
// captions: it may have been there before this format had the key. It is kept as other unknown keys are, and
// captions of ours have no place in such an entry.

#include "core/io/TagSidecar.h"
#include "core/io/json/JsonDocument.h"

namespace tagline {

inline constexpr std::string_view captionsKey = "captions";

/// Whether the value of the key is meant as captions, though there may be faults in it: a list, empty or with
/// an object that has a range.
bool areCaptions(JsonNode value);

/// The key of another program; null where there is none.
const ExtraKey* foreignCaptions(const SidecarClip& clip);

} // namespace tagline
