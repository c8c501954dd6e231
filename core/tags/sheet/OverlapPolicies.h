#pragma once

// OverlapPolicies settle what an edit of one tag does to the other tags of its exclusive group.
//
//   group Gait, Walk drawn where Run is        Walk   .....####....
//                                              Run    ..#####..##..
//   Carve   cuts what was there                Run    ..###....##..
//   Push    moves it as far as it must         Run    #####....##..
//   Shift   opens a gap and moves the rest     Run    ..###....####...##
//   Block   cuts what is drawn                 Walk   .......##....
//
// Tags of a named set (gameplay::Walk) settle among those of their set, by the group of Walk.

#include "core/tags/sheet/TagSheet.h"
#include "core/tags/vocabulary/TagVocabulary.h"

namespace tagline {

/// The sheet `after` an edit, with what the edit newly laid over other tags of an exclusive group settled by
/// the group's policy. Carve and Block leave what overlapped before; frames that both tags got by the same
/// edit are left too. Groups that exclude nothing are left alone.
///   Push   a range goes to the side on which its middle lies, and pushes others of the group before it; what
///          would leave the clip is cut.
///   Shift  a range that begins before what is drawn is split there; what would leave the clip is cut.
///   Block  of a drawn range that is cut in pieces the one stays that touches what the tag had, else the
///          longest.
TagSheet withOverlapsSettled(const TagSheet& before, const TagSheet& after, const TagVocabulary& vocabulary,
                             Frame clipFrames);

} // namespace tagline
