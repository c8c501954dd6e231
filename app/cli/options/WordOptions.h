#pragma once

// WordOptions are the options that only some words of a command take: `tagline caption add --author`.

#include "app/cli/options/CommandArguments.h"

#include <map>

namespace tagline {

/// By word; an option may stand at several. One that stands at none goes with all.
using WordOptions = std::map<QString, QStringList>;

/// Why an option that was given does not go with the word; empty where all do.
QString misuseOfWordOptions(const CommandArguments& arguments, const WordOptions& options,
                            const QString& word);

} // namespace tagline
