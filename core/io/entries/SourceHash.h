#pragma once

// SourceHash is the content of a model file as a sidecar's clip says it was tagged: "hash":
// "xxh3:<16 hex digits>". It is kept among the clip's extra keys, before those of other programs.

#include "core/io/TagSidecar.h"

#include <cstdint>
#include <optional>

namespace tagline {

/// The hash in the entry; none if it has none, or a form that this version does not read.
std::optional<std::uint64_t> sourceHashOf(const SidecarClip& clip);

/// The entry with this hash, or with none. Its hash of another kind stays as it is.
SidecarClip withSourceHash(SidecarClip clip, std::optional<std::uint64_t> hash);

/// Whether other programs added keys: a hash and the rows of the file alone
/// are no reason to keep an entry.
bool hasForeignKeys(const SidecarClip& clip);

} // namespace tagline
