#pragma once

// TaggedSource is what a save writes of the file that a clip was tagged on: its length and rate, its content,
// and its rows.

#include "core/library/SidecarStore.h"

#include <vector>

namespace tagline {

/// Whether the user said here, since the base was read, what the clip's ranges were drawn on.
bool isFitHere(const SheetToSave& saved, const SidecarClip* base);

/// The entry with the hash of the file that its ranges are drawn on, and the rows of that file.
SidecarClip withSourceSaid(SidecarClip entry, const ImportedModel* model, const SheetToSave& saved,
                           bool isFit);

/// Gives the content that the entry of a clip says after the save to all sets that said the former one.
void giveContent(const SheetToSave& saved, const TagSidecar& after, const TagSidecar& before,
                 std::vector<StoredSet>& sets);

} // namespace tagline
