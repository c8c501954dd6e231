#pragma once

// LibraryTakes are the takes of an open library by its clips: found, and proposed where
// people have not said so yet.

#include "core/library/ClipLibrary.h"
#include "core/tags/takes/TakeProposals.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// Null if there is no take of that name.
const Take* findTake(const ClipLibrary& library, std::string_view name);

/// The first take with the clip; null if there is none.
const Take* takeOfClip(const ClipLibrary& library, ClipId clip);

/// The next existing clip in the first take of a clip; the first one after the last. None if the clip is in
/// no take with another clip.
std::optional<ClipId> nextOfTake(const ClipLibrary& library, ClipId clip);

/// The frame of a clip at the moment when another clip of its take is at `frame`; if it does not play then,
/// its nearest frame. None if the two were not recorded together.
std::optional<Frame> frameOfPartner(const ClipLibrary& library, ClipId clip, Frame frame, ClipId partner);

/// The clip of a take's member; none if it is not there.
std::optional<ClipId> clipOf(const TakeMember& member, const ClipLibrary& library);

/// A take of clips that begin together.
Take takeOf(const ClipLibrary& library, std::string name, std::span<const ClipId> clips);

/// Clips that can be put into a take, as people see their names, in order of path: those that have frames and
/// are in no take yet. What sheets say of them is not in it.
std::vector<TakeCandidate> takeCandidates(const ClipLibrary& library);

/// Proposals as takes, with names that are new.
std::vector<Take> takesOf(const ClipLibrary& library, std::span<const TakeProposal> proposals);

/// The takes of the library and others, each of which replaces the one of its name.
std::vector<Take> takesWith(const ClipLibrary& library, std::span<const Take> others);
/// The takes of the library where a clip of one, by its place there, begins at another time of the take, in
/// microseconds. Expects a take of that name with such a place.
std::vector<Take> takesWithOffset(const ClipLibrary& library, std::string_view take, std::size_t place,
                                  std::int64_t offset);
/// The takes of the library without those of these names.
std::vector<Take> takesWithout(const ClipLibrary& library, std::span<const std::string> names);

} // namespace tagline
