#pragma once

// SavedQueryEdits turn a person's changes of saved queries and live tags into one edit of the library.

#include "core/library/edits/LibraryEdit.h"

#include <span>
#include <string>
#include <vector>

namespace tagline {

/// A saved query, or a live (derived) tag, as it is to be.
struct KeptQuery
{
    std::string former; ///< the name that it had
    std::string name;
    std::string query;
    bool isLive = false; ///< a derived tag

    bool operator==(const KeptQuery&) const = default;
};

/// All of a library's, saved queries first.
std::vector<KeptQuery> keptQueries(const ClipLibrary& library);

/// Whether the text names that live tag of the library.
bool namesLiveTag(const std::string& text, std::string_view name, const ClipLibrary& library);

/// What makes the library's queries these: one that is absent is deleted. Whatever names a query by `@name`, or
/// a live tag by its name, follows the new name. Expects names that differ, among saved queries and among live tags.
LibraryEdit keptQueriesEdit(const ClipLibrary& library, std::span<const KeptQuery> kept);

} // namespace tagline
