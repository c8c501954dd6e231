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

/// Captions with the sides in their texts swapped.
std::vector<Caption> mirroredCaptions(std::span<const Caption> captions, const MirrorWords& words);

/// Instances with the sides in their texts swapped, also in a text that is only L or R.
std::vector<TagInstance> mirroredInstances(std::span<const TagInstance> instances, const MirrorWords& words);

/// The full name of a tag's partner: the one in its definition, else the first registered tag whose
/// definition names it, else its name swapped by the vocabulary's words. None if that is the tag itself. The
/// partner may be unknown to the vocabulary.
std::optional<std::string> mirrorPartner(TagId tag, const TagVocabulary& vocabulary);

/// The sheet with every tag replaced by its partner. Unknown partners are interned. A partner of two tags
/// gets the frames of both. Sides are also swapped in captions and in the values of instances; properties do
/// not change.
TagSheet mirrored(const TagSheet& sheet, TagVocabulary& vocabulary);

} // namespace tagline
