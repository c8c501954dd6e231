#pragma once

// SidecarSets are the sidecars of one model file, one a tag set, and their composition.
//
//   walk.bvh.tags.json             Run [0, 40)    ┐                Run            [0, 40)
//   walk.bvh.gameplay.tags.json    Run [5, 9)     ┴── composed ──▶ gameplay::Run  [5, 9)

#include "core/io/TagSidecar.h"
#include "core/system/saving/FileContent.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// The sidecar of one tag set, and the state of the file that it was read from.
struct StoredSet
{
    std::string name; ///< empty: the default set
    TagSidecar sidecar;
    FileStamp stamp;
};

/// The path of a set's file beside a model: `walk.bvh.gameplay.tags.json`; of the default set (empty)
/// `walk.bvh.tags.json`.
std::string sidecarPath(std::string_view modelPath, std::string_view set);

/// One sidecar of all sets: tags and properties of a named set have its name before theirs (SetNames.h),
/// captions and states name their set.
/// A clip's frames and rate are those of the first set that names it, and so is its state of the first that
/// says one; what other programs added is that of the default set. Expects the default set first, and each
/// set once. Errors: sidecar.set-clash where the default set's file spells a name that is one of another set.
Result<TagSidecar> composedSidecar(std::span<const StoredSet> sets);

/// The sets as they become when their composition becomes `after`: `before` in its order, then those
/// that are new. Each keeps what other programs added, and what its own ranges were drawn on unless `after`
/// says another than `composedBefore`. A state is that of the set that had one, else, or where it was moved,
/// of its own. A name that the default set's file spells with a set before it stays there, and so does one of
/// a set that is named as model files end. Stamps are those of before.
std::vector<StoredSet> splitInSets(const TagSidecar& after, const TagSidecar& composedBefore,
                                   std::span<const StoredSet> before);

/// The set of each caption, then of each state that is written, in the order of a written sidecar, which does
/// not hold these sets; empty if all are the default set.
std::vector<std::string> unwrittenSets(const TagSidecar& composed);
/// Gives the captions and states of a sidecar that was read their sets back (unwrittenSets).
void giveUnwrittenSets(TagSidecar& composed, std::span<const std::string> sets);

/// One stamp of several files: another where one of them is another. Of the default set alone it is that of
/// its file.
FileStamp stampOfAll(std::span<const StoredSet> sets);

} // namespace tagline
