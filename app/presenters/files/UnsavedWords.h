#pragma once

// UnsavedWords say how much of what is open is not saved.

#include <QString>

namespace tagline {

class LibraryDocument;

/// "3 clips, the vocabulary and saved queries"; empty where nothing is unsaved.
QString unsavedText(const LibraryDocument& document);

} // namespace tagline
