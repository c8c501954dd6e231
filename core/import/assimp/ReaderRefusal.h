#pragma once

// ReaderRefusal explains to people why one of Assimp's readers could not read a file.

#include "core/import/exchange/ImportFormats.h"
#include "core/support/Result.h"

#include <string>

namespace tagline {

/// The error for a reader's message on a file of this name and format: a sentence for people from the table
/// of messages, with the original behind it (ErrorText.h). Code: import.unreadable-model, or
/// import.out-of-memory.
Error readerRefusal(const std::string& said, const std::string& fileName, const ImportFormat& format);

} // namespace tagline
