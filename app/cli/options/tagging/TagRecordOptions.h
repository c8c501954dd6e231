#pragma once

// The options of `tagline tag` for the author, the confidence and a note.

#include "app/cli/CommandDocument.h"
#include "app/cli/options/CommandArguments.h"
#include "core/tagging/BulkTagging.h"

#include <span>

namespace tagline {

/// `--author`, `--confidence`, `--note`.
QStringList recordOptions();

/// The problem of these options; empty if there is none.
QString misuseOfRecordOptions(const CommandArguments& arguments);

/// Signs all edits from now on with `--author` and the present minute; without it they are not signed.
void signEdits(LibraryDocument& document, const CommandArguments& arguments);

/// Sets `--confidence` and `--note` on the selected frames that have the tag.
void recordOptionsOn(LibraryDocument& document, const CommandArguments& arguments, TagId tag,
                     std::span<const ClipFrames> where);

} // namespace tagline
