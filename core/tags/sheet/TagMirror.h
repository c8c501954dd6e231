#pragma once

// TagMirror finds the left/right partner of a tag, and swaps the tags of a sheet with their partners.
//
//   sheet      Contact.LeftFoot   ..##..##..        mirrored   Contact.LeftFoot   ##..##....
//              Contact.RightFoot  ##..##....                   Contact.RightFoot  ..##..##..
//              Locomotion.Walk    ##########                   Locomotion.Walk    ##########

#include "core/tags/vocabulary/TagVocabulary.h"

#include <optional>
#include <string>

namespace tagline {

/// Captions whose texts say the other side.
std::vector<Caption> mirroredCaptions(std::span<const Caption> captions, const MirrorWords& words);

/// Instances whose texts say the other side, one that is nothing but L or R too.
std::vector<TagInstance> mirroredInstances(std::span<const TagInstance> instances, const MirrorWords& words);

/// The full name of a tag's partner: the one that its definition names, else the first registered tag whose
/// definition names it, else the one that the vocabulary's words make of its name. None where that is the tag
/// itself. The vocabulary need not know the partner.
std::optional<std::string> mirrorPartner(TagId tag, const TagVocabulary& vocabulary);

/// The sheet with every tag in place of its partner. Partners that the vocabulary does not know are interned.
/// Where two tags have one partner, it gets the frames of both. Captions and the values of instances say the
/// other side; properties stay as they are.
TagSheet mirrored(const TagSheet& sheet, TagVocabulary& vocabulary);

} // namespace tagline
