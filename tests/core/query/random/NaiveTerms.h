#pragma once

// NaiveTerms are the sentences of the query language, one function each, for NaiveEvaluation: what a name
// matches, what compares how, which part of a range a function keeps, and how two ranges stand to each other.

#include "core/query/language/QueryElement.h"
#include "core/query/language/QueryOperations.h"
#include "core/tags/vocabulary/TagVocabulary.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace tagline::test {

using Frames = std::vector<Frame>;

/// Says which term or function is missing here, and ends the test.
[[noreturn]] void failOnUnknown(QueryOp op);

/// Whether the frames of `tag` are frames of `other` too: the same, below it by name, or implied, in many
/// steps.
bool countsAs(const TagVocabulary& vocabulary, TagId tag, TagId other);

/// `*` any characters, `?` one character; case-sensitive.
bool isLike(std::string_view name, std::string_view pattern);
/// Whether a folder, or some of the folders in a row that lead to it, have the pattern.
bool isInFolder(std::string_view folder, std::string_view pattern);

/// Whether a caption of the frame has the text in it, the letters A–Z as a–z.
bool hasCaption(const TagSheet& sheet, Frame frame, std::string_view text);

/// A value of another type than the literal compares with nothing.
bool compares(const PropertyValue& value, Comparison comparison, const QueryValue& literal);
bool compares(double value, Comparison comparison, double literal);

/// More frames than a clip of the tests has; longer durations mean no more.
inline constexpr Frame pastEveryClip = 1'000'000;

/// Rounded to the nearest frame at the clip's rate, halves up; at most `pastEveryClip`.
Frame nearestFrames(Duration duration, FrameRate rate);
/// The same with the sign of a bound.
Frame nearestFrames(SignedDuration duration, FrameRate rate);
/// −1, 0 or 1: so many frames are shorter than, as long as, longer than the duration, exactly.
int comparedLength(Frame frames, Duration duration, FrameRate rate);

/// A range among those of its clip.
struct RangeInClip
{
    FrameRange range;
    FrameRange next; ///< the one behind; empty where it is the last
    std::size_t index = 0;
    std::size_t count = 0;
    FrameRate rate;
};

/// What is left of one range by a function; not yet cut at the clip's ends.
FrameRange partOfRange(const QueryElement& function, const RangeInClip& in);

/// Whether a range of a and one of b stand so: overlapping, inside, containing, before, after.
bool isSo(const QueryElement& relation, FrameRange a, FrameRange b, FrameRate rate);

/// What a measure of a clip's ranges comes to: how many, their share, their seconds.
double measured(QueryOp op, const std::vector<FrameRange>& ranges, Frame frames, FrameRate rate);

/// What mean, min or max of the values that are numbers comes to; not a number where there is none.
double measured(QueryOp op, const std::vector<float>& values);

/// Fisher and Yates from the front with splitmix64, for the first `count` places.
void shuffleFront(std::vector<std::size_t>& order, std::uint64_t count, std::uint64_t seed);

} // namespace tagline::test
