#pragma once

// QueryDrawing explains an operator or function of queries by an example: some tags and the answer to a
// query, a line for each and a character for each frame.
//
//   step                 ··████····████····████······████···████·
//   walk                 ····████████████····██████████████······
//   inside(step, walk)   ··········████··············████········
//
// The answer is evaluated where it is drawn, so that a drawing is never wrong.

#include "core/query/language/QueryOperations.h"

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace tagline {

struct DrawnTag
{
    std::string_view name = {};   ///< full name; empty: no tag
    std::string_view frames = {}; ///< '#' has the tag, '.' has it not; a blank parts two clips
    std::string_view group = {};
};

/// An operation and what it is explained by. Two clips are those of one take.
struct QueryExample
{
    QueryOp op{};
    std::string_view query = {};
    std::array<DrawnTag, 3> tags = {}; ///< those drawn first
};

/// The characters of a drawing.
struct DrawingMarks
{
    std::string_view inside;
    std::string_view outside;
};

inline constexpr DrawingMarks blockMarks{"█", "·"};
inline constexpr DrawingMarks asciiMarks{"#", "."};

/// The examples of all operations of tags alone (QueryOperation::isOfTagsAlone), in order of QueryOp.
std::span<const QueryExample> queryExamples();
/// The example of an operation; null if it is not of tags alone.
const QueryExample* queryExample(const QueryOperation& operation);
/// The tags and the answer, each in a line with a line break.
std::string queryDrawing(const QueryExample& example, const DrawingMarks& marks);

} // namespace tagline
