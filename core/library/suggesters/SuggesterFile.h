#pragma once

// SuggesterFile is where a person's suggesters are kept, with what came of them: a file of the person's own,
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

/// What came of a suggester's suggestions.
struct SuggesterUse
{
    std::int64_t decided = 0;      ///< suggestions that a person accepted or rejected
    std::int64_t accepted = 0;     ///< of those
    std::int64_t milliseconds = 0; ///< from looking at one to deciding it, all together

    /// The share of those decided that were accepted; none before one was decided.
    std::optional<double> precision() const;

    bool operator==(const SuggesterUse&) const = default;
};

struct KeptSuggester
{
    Suggester suggester;
    SuggesterUse use;

    bool operator==(const KeptSuggester&) const = default;
};

/// `file` is the name that errors give. Errors have a line, a column and a code that starts with
/// "suggesters.".
Result<std::vector<KeptSuggester>> readSuggesters(std::string_view bytes, std::string file);
/// Equal suggesters give equal bytes, and reading them gives equal ones.
std::string writtenSuggesters(const std::vector<KeptSuggester>& suggesters);

/// Those of a file; none where there is no file.
Result<std::vector<KeptSuggester>> loadSuggesters(const std::string& path);
/// Replaces the file; its folder is made where it is not there.
Result<void> saveSuggesters(const std::string& path, const std::vector<KeptSuggester>& suggesters);

} // namespace tagline
