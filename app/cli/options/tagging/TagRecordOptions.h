#pragma once

// The options of `tagline tag` that say who tags, how sure one is, and what else is to know.

#include "app/cli/CommandDocument.h"
#include "app/cli/options/CommandArguments.h"
#include "core/tagging/BulkTagging.h"

#include <span>

namespace tagline {

/// `--author`, `--confidence`, `--note`.
QStringList recordOptions();

/// What is wrong with them; empty where nothing is.
QString misuseOfRecordOptions(const CommandArguments& arguments);

/// Signs what is edited from now on with `--author` and the present minute; nobody without it.
void signEdits(LibraryDocument& document, const CommandArguments& arguments);

/// Gives the frames that have the tag and were named `--confidence` and `--note`.
void recordOptionsOn(LibraryDocument& document, const CommandArguments& arguments, TagId tag,
                     std::span<const ClipFrames> where);

} // namespace tagline
