#pragma once

// ClipMatching passes the clips of a library to BestMatch, and names them for a usage memory.

#include "core/library/ClipLibrary.h"
#include "core/tags/matching/BestMatch.h"
#include "core/tags/matching/UsageMemory.h"

#include <string>
#include <vector>

namespace tagline {

/// The key of a clip in a usage memory that lies in `folder` (empty: the current one): its path is relative
/// to that folder if possible, so that the memory can move together with the motions.
ClipKey clipKey(const ClipLibrary& library, ClipId clip, const std::string& folder);

/// The clips that have frames, in order of id, with the tags that one of these frames has. Their draw depends
/// on their file as the user gave it, their name and index, not on what else is in the library.
std::vector<MatchClip> matchClips(const ClipLibrary& library);

/// By ClipId, the number of picks since a clip was used; 0 if it never was.
std::vector<std::int64_t> picksAgo(const ClipLibrary& library, const UsageMemory& memory,
                                   const std::string& folder);

} // namespace tagline
