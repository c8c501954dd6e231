#pragma once

// TagMirror finds the left/right partner of a tag, and swaps the tags of a sheet with their partners.
//
//   sheet      Contact.LeftFoot   ..##..##..        mirrored   Contact.LeftFoot   ##..##....
//              Contact.RightFoot  ##..##....                   Contact.RightFoot  ..##..##..
//              Locomotion.Walk    ##########                   Locomotion.Walk    ##########

#include "core/tags/vocabulary/TagVocabulary.h"

#include <optional>
#include <string>
#include <string_view>

namespace tagline {

/// The name with left and right changed wherever it says a side; the same name where it says none. Changing
/// it twice gives the name itself. A side is said by
///   1. Left, Right          where no small letter follows         TurnLeft · LeftFoot · Left90    (not
///   Leftover)
///   2. left, right          as a word, or before a capital        left_foot · foot.left · leftFoot  (not
///   bright)
///   3. LEFT, RIGHT          as a word                             FOOT_LEFT
///   4. L, R and l, r        alone between . _ - : spaces or ends  L_Foot · Foot.R · foot_l     (not the name
///   L)
std::string mirroredName(std::string_view name);

/// The text of a value: sides are said as names do, and also by a letter alone.
std::string mirroredText(std::string_view text);

/// Captions whose texts say the other side, as mirroredName() does.
std::vector<Caption> mirroredCaptions(std::span<const Caption> captions);

/// Instances whose texts say the other side, as mirroredName() does; a text that is nothing but L or R too.
std::vector<TagInstance> mirroredInstances(std::span<const TagInstance> instances);

/// The full name of a tag's partner: the one that its definition names, else the first registered tag whose
/// definition names it, else the one that the pattern of its name gives. None where that is the tag itself.
/// The vocabulary need not know the partner.
std::optional<std::string> mirrorPartner(TagId tag, const TagVocabulary& vocabulary);

/// The sheet with every tag in place of its partner. Partners that the vocabulary does not know are interned.
/// Where two tags have one partner, it gets the frames of both. Captions and the values of instances say the
/// other side; properties stay as they are.
TagSheet mirrored(const TagSheet& sheet, TagVocabulary& vocabulary);

} // namespace tagline
