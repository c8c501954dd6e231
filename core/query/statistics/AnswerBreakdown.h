#pragma once

// AnswerBreakdown splits a query's answer by folders,
// tags and clips, and by the length of its ranges.
//
//   answer of 10 frames    by tag      Walk  1 clip  2 ranges   8 frames   80 %
//                                      Bad   1 clip  1 range    3 frames   30 %    tags overlap
//                          by folder   CMU   2 clips 3 ranges  10 frames  100 %

#include "core/query/statistics/QueryStatistics.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tagline {

/// The part of an answer that lies in one folder, tag or clip. For a tag it is the intersection of the answer
/// and the tag, including tags that count as it.
struct AnswerPart
{
    std::string name;
    std::int64_t clips = 0;
    std::int64_t ranges = 0;
    std::int64_t frames = 0;
    double seconds = 0;
    double percent = 0; ///< of the answer's frames, from 0 to 100

    bool operator==(const AnswerPart&) const = default;
};

/// Parts without frames are left out; each list is ordered by frames, most first.
struct AnswerBreakdown
{
    QueryStatistics whole;
    std::vector<AnswerPart> byFolder;
    std::vector<AnswerPart> byTag;
    std::vector<AnswerPart> byClip;
    /// Ranges by their length: "4–7", the shortest first.
    std::vector<AnswerPart> byLength;
};

/// The breakdown of an answer that this library gave. O(tags · ranges of the answer and of the tag).
AnswerBreakdown breakdown(const FrameSet& answer, const QueryLibrary& library,
                          CountedOperand* counted = nullptr);

} // namespace tagline
