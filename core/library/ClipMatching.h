#pragma once

// ClipMatching hands the clips of a library to BestMatch, and names them for a memory of use.

#include "core/library/ClipLibrary.h"
#include "core/tags/matching/BestMatch.h"
#include "core/tags/matching/UsageMemory.h"

#include <string>
#include <vector>

namespace tagline {

/// What a clip is called in a memory of use that lies in `folder` (empty: the current one): its file relative
/// to that folder where there is a way, so that the memory can move together with the motions.
ClipKey clipKey(const ClipLibrary& library, ClipId clip, const std::string& folder);

/// The clips that have frames, in order of id, with the tags that one of these frames has. Their draw depends
/// on their file as the user gave it, their name and index, not on what else is in the library.
std::vector<MatchClip> matchClips(const ClipLibrary& library);

/// By ClipId, how many picks ago a clip was used; 0 where it never was.
std::vector<std::int64_t> picksAgo(const ClipLibrary& library, const UsageMemory& memory,
                                   const std::string& folder);

} // namespace tagline
