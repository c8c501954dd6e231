#pragma once

// QueryRewriting changes every query that a library's file holds, where a name in them is another now.

#include "core/library/ClipLibrary.h"
#include "core/library/edits/LibraryEdit.h"

#include <functional>
#include <string>

namespace tagline {

/// A query's text as it becomes.
using QueryRewriting = std::function<std::string(std::string text)>;

/// Adds to an edit the saved queries, live tags, rules and checks whose texts differ then. What cannot be
/// parsed is left as it is.
void addRewrittenQueries(LibraryEdit& edit, const ClipLibrary& library, const QueryRewriting& rewritten);

} // namespace tagline
