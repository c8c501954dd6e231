#pragma once

// ReaderRefusal says for people why one of Assimp's readers could not read a file.

#include "core/import/exchange/ImportFormats.h"
#include "core/support/Result.h"

#include <string>

namespace tagline {

/// What a reader said of a file of this name and format, as the sentence for people that the table of its
/// messages has, with its own words behind (ErrorText.h). Code: import.unreadable-model, or
/// import.out-of-memory.
Error readerRefusal(const std::string& said, const std::string& fileName, const ImportFormat& format);

} // namespace tagline
