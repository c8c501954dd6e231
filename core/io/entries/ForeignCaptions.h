#pragma once

// ForeignCaptions is a key "captions" of a clip's entry by which another program means something else than
// captions, or a key "instances" that holds something else than those of counted tags: it may have been there
// before this format had the key. It is kept as other unknown keys are, and captions (or instances) of ours
// have no place in such an entry.

#include "core/io/TagSidecar.h"
#include "core/io/json/JsonDocument.h"

namespace tagline {

inline constexpr std::string_view captionsKey = "captions";
inline constexpr std::string_view instancesKey = "instances";

/// Whether the value of the key is meant as captions, though there may be faults in it: a list, empty or with
/// an object that has a range.
bool areCaptions(JsonNode value);

/// Whether the value of the key is meant as instances, though there may be faults in it: an object, empty or
/// with a list that is so.
bool areInstances(JsonNode value);

/// The key of another program; null if there is none.
const ExtraKey* foreignCaptions(const SidecarClip& clip);
const ExtraKey* foreignInstances(const SidecarClip& clip);

} // namespace tagline
