#pragma once

// SuggesterAnswer is what a suggester writes to its standard output, one JSON object
// (resources/schemas/tagline.suggester-answer.schema.json):
//
//   {"suggestions": [{"clip": "walk.bvh", "tag": "Walk", "start": 12, "stop": 40, "score": 0.8}]}
//
// Ranges are half-open: frame 40 is not in it. A score says how sure it is, from 0 to 1.

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
    std::int64_t unwanted = 0; ///< left out: of tags that it is not to suggest
    std::int64_t outside = 0;  ///< left out: no frame of the clip
    std::int64_t cut = 0;      ///< cut at the clip's end

    /// What was left out or cut, in sentences for people; empty where nothing was.
    std::vector<std::string> notes() const;
    void add(SuggesterAnswer more);
};

/// Reads an answer about clips that it was told of. Errors have a line and a column of the answer, which they
/// name as a file, and a code that starts with "suggester.": what is not as the schema says, and clips that
/// it was not asked about.
Result<SuggesterAnswer> readSuggesterAnswer(std::string_view bytes, const SuggesterJob& job,
                                            std::span<const ToldClip> told);

} // namespace tagline
