#pragma once

// NewsMoment says when what other programs wrote may be taken over.

#include <chrono>

namespace tagline {

class LibraryDocument;

/// Time without writes after which a model counts as complete: exporters write large files in pieces.
inline constexpr std::chrono::milliseconds modelSettling{600};

/// Not while a mouse button is held, nor during a save: a drag continues from the sheets at its beginning.
bool mayTakeNews(const LibraryDocument& document);

} // namespace tagline
