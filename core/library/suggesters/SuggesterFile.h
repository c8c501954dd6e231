#pragma once

// SuggesterFile stores a user's suggesters with the counts of their accepted suggestions: a personal file,
// beside no library.
//
//   {
//     "format": "tagline.suggesters",
//     "version": 1,
//     "suggesters": [
//       {
//         "name": "gait model",
//         "command": ["python3", "/home/ana/gait.py"],
//         "tags": ["Run", "Walk"],
//         "places": true,
//         "seconds": 300,
//         "decided": 40,
//         "accepted": 31,
//         "milliseconds": 90500
//       }
//     ]
//   }

#include "core/library/suggesters/Suggester.h"
#include "core/support/Result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// Counts of decided and accepted suggestions of a suggester.
struct SuggesterUse
{
    std::int64_t decided = 0;      ///< suggestions that the user accepted or rejected
    std::int64_t accepted = 0;     ///< of those
    std::int64_t milliseconds = 0; ///< total time between looking at a suggestion and deciding it

    /// The share of decided suggestions that were accepted; none if none is decided.
    std::optional<double> precision() const;

    bool operator==(const SuggesterUse&) const = default;
};

struct KeptSuggester
{
    Suggester suggester;
    SuggesterUse use;

    bool operator==(const KeptSuggester&) const = default;
};

/// `file` is the name for error messages. Errors have a line, a column and a code that starts with
/// "suggesters.".
Result<std::vector<KeptSuggester>> readSuggesters(std::string_view bytes, std::string file);
/// Equal suggesters give equal bytes, and reading them gives equal ones.
std::string writtenSuggesters(const std::vector<KeptSuggester>& suggesters);

/// Reads the suggesters of a file; none if the file does not exist.
Result<std::vector<KeptSuggester>> loadSuggesters(const std::string& path);
/// Replaces the file, and creates its folder if it does not exist.
Result<void> saveSuggesters(const std::string& path, const std::vector<KeptSuggester>& suggesters);

} // namespace tagline
