#pragma once

// MirroredTags plans the tags of clips as they are in the mirror: in the clip that shows the same motion
// mirrored, or in a namespace of the clip itself.
//
//   turn_left   Contact.LeftFoot  ..##..    →   turn_right  Contact.RightFoot         ..##..
//                                          or   turn_left   Mirrored.Contact.RightFoot  ..##..

#include "core/library/edits/SheetChange.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tagline {

/// The clip that shows the motion of another in the mirror, by its file's name: turn_left and turn_right (as
/// the library's words say),
/// walk and walk_mirrored or walk_mirror, 000012 and M000012. None if there is none, or several.
std::optional<ClipId> mirroredClip(const ClipLibrary& library, ClipId clip);

struct MirroredClip
{
    ClipId from, into;
    std::map<std::string, std::vector<FrameRange>> tags;       ///< by the name that they have in `into`
    std::map<std::string, std::vector<TagInstance>> instances; ///< of those of them that are counted
    std::vector<Caption> captions;                             ///< of another clip; none with a namespace

    std::int64_t rangeCount() const;
};

struct MirrorPlan
{
    std::vector<MirroredClip> clips;
    std::vector<std::string> refusals; ///< clips and tags that were left out, and why; for people

    /// Every tag that gets ranges, each once.
    std::vector<std::string> tagNames() const;
    std::int64_t rangeCount() const;
};

/// With a namespace the tags go into it, and tags that are in it already stay out; without one into the
/// mirrored clips, which need as many frames. Left and right are swapped as mirrorPartner() says.
MirrorPlan mirrorPlan(const ClipLibrary& library, std::span<const ClipId> clips,
                      const std::string& nameSpace = {});

/// The sheets that differ. Expects that the vocabulary knows the plan's tagNames(). Ranges are added to those
/// that are there, and settled (core/tagging/SettledEdits.h).
std::vector<SheetChange> sheetChanges(const MirrorPlan& plan, const ClipLibrary& library,
                                      const TagVocabulary& vocabulary);

} // namespace tagline
