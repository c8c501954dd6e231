#pragma once

// SuggesterAnswer is what a suggester writes to its standard output, one JSON object
// (resources/schemas/tagline.suggester-answer.schema.json):
//
//   {"suggestions": [{"clip": "walk.bvh", "tag": "Walk", "start": 12, "stop": 40, "score": 0.8}]}
//
// Ranges are half-open: frame 40 is not in it. The score is the confidence, from 0 to 1.

#include "core/library/suggesters/SuggesterJob.h"
#include "core/support/Result.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// A range of a tag that a program suggests.
struct ForeignSuggestion
{
    ClipId clip;
    std::string tag;
    FrameRange range; ///< not empty, within the clip
    double score = 0; ///< 0 to 1

    bool operator==(const ForeignSuggestion&) const = default;
};

struct SuggesterAnswer
{
    std::vector<ForeignSuggestion> suggestions;
    std::int64_t unwanted = 0; ///< left out: of tags that it may not suggest
    std::int64_t outside = 0;  ///< left out: outside of the clip
    std::int64_t cut = 0;      ///< cut at the clip's end

    /// Sentences for people about what was left out or cut; empty if nothing was.
    std::vector<std::string> notes() const;
    void add(SuggesterAnswer more);
};

/// Reads an answer about the clips in `told`. Errors have a line and a column of the answer, which they call
/// a file, and a code that starts with "suggester.": violations of the schema, and clips that it was not
/// asked about.
Result<SuggesterAnswer> readSuggesterAnswer(std::string_view bytes, const SuggesterJob& job,
                                            std::span<const ToldClip> told);

} // namespace tagline
