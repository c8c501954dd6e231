#pragma once

// The way between a sidecar's clips, which name their tags, and TagSheets, which hold TagIds.

#include "core/io/TagSidecar.h"
#include "core/tags/vocabulary/TagVocabulary.h"

namespace tagline {

/// Makes every tag of the sidecar known to the vocabulary. Names that are new become unregistered tags; those
/// that the file lists as points become points, unless a library file defines them.
void internTags(const TagSidecar& sidecar, TagVocabulary& vocabulary);

/// The sheet of one clip of a sidecar. Names that the vocabulary does not know become unregistered tags;
/// synonyms become their tags, and where a clip has several names of one tag, it has the frames of all.
TagSheet sheetOf(const SidecarClip& clip, TagVocabulary& vocabulary);

/// The clip with the tags and properties of `sheet` in place of its own. A number that the clip holds already
/// under that property keeps its spelling.
SidecarClip withSheet(SidecarClip clip, const TagSheet& sheet, const TagVocabulary& vocabulary);

/// The names that a sidecar with these clips lists as points: what its clips use or `listed` named before,
/// and the vocabulary knows as a point.
std::vector<std::string> pointNames(std::span<const SidecarClip> clips, std::span<const std::string> listed,
                                    const TagVocabulary& vocabulary);

} // namespace tagline
