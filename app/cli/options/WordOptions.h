#pragma once

// WordOptions are the options that only some words of a command take: `tagline caption add --author`.

#include "app/cli/options/CommandArguments.h"

#include <map>

namespace tagline {

/// Options by word; an option may be listed for several. An unlisted option goes with all words.
using WordOptions = std::map<QString, QStringList>;

/// Why a given option does not go with the word; empty if all do.
QString misuseOfWordOptions(const CommandArguments& arguments, const WordOptions& options,
                            const QString& word);

} // namespace tagline
