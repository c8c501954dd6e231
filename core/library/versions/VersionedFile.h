#pragma once

// VersionedFile is a file of tags as version control hands it over: under any name, told by its content.

#include "core/io/LibraryFile.h"
#include "core/io/TagSidecar.h"
#include "core/library/versions/JsonChanges.h"

#include <variant>

namespace tagline {

/// A sidecar or a library file; neither for an empty file, which stands for a version that does not exist.
using VersionedFile = std::variant<std::monostate, TagSidecar, LibraryFile>;

/// Reads either by its member "format". `file` is the name for error messages. Errors: those of reading;
/// versions.format if it is neither.
Result<VersionedFile> readVersionedFile(std::string_view bytes, const std::string& file);

/// The differences between two versions of a library file, as members of the file. Notices are no difference.
std::vector<MemberChange> differenceBetween(const LibraryFile& before, const LibraryFile& after);

/// The value of a property as JSON text, spelled as its file does.
std::string valueText(const SidecarValueRange& range);

/// The values of an instance as text: `  hand = "left"  power = 3`; empty if it has none.
std::string instanceValues(const SidecarInstance& instance);

/// A sidecar as self-contained lines, for line-based diffs: first the lines for the whole file,
/// then `walk  Run  [12, 31)`, in an order that depends on the content alone.
std::string linesOf(const TagSidecar& sidecar);

} // namespace tagline
