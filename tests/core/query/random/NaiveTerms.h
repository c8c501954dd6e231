#pragma once

// NaiveTerms are the sentences of the query language on names, values and durations, one function each: what
// a name matches, what compares how, and how many frames a duration is.

#include "core/query/language/QueryElement.h"
#include "core/query/language/QueryOperations.h"
#include "core/tags/vocabulary/TagVocabulary.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace tagline::test {

/// Says which term is missing here, and ends the test.
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

} // namespace tagline::test
