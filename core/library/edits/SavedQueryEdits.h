#pragma once

// SavedQueryEdits turn the user's changes of saved queries and live tags into one edit of the library.

#include "core/library/edits/LibraryEdit.h"

#include <span>
#include <string>
#include <vector>

namespace tagline {

/// The wanted state of a saved query or a live (derived) tag.
struct KeptQuery
{
    std::string former; ///< previous name
    std::string name;
    std::string query;
    bool isLive = false; ///< a derived tag

    bool operator==(const KeptQuery&) const = default;
};

/// All saved queries and live tags of a library, saved queries first.
std::vector<KeptQuery> keptQueries(const ClipLibrary& library);

/// Whether the text names this live tag of the library.
bool namesLiveTag(const std::string& text, std::string_view name, const ClipLibrary& library);

/// The edit that gives the library these queries; absent ones are deleted. Names of queries (`@name`) and of
/// live tags are updated everywhere. Expects unique names, among saved queries and among live tags.
LibraryEdit keptQueriesEdit(const ClipLibrary& library, std::span<const KeptQuery> kept);

} // namespace tagline
