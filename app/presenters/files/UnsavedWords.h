#pragma once

// UnsavedWords say how much of what is open is not saved, and in which files.

#include <QString>

namespace tagline {

class LibraryDocument;

/// "3 clips, the vocabulary and saved queries"; empty where nothing is unsaved.
QString unsavedText(const LibraryDocument& document);
/// "Save writes mine.tagline (deleted or moved by another program), the tags of run.glb, those of walk.glb
/// and 4 more."; empty where it would ask for a place first and nothing else is unsaved.
QString unsavedFilesText(const LibraryDocument& document);

} // namespace tagline
