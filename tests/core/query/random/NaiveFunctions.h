#pragma once

// NaiveFunctions are the functions of sets of the query language, a row each: the answer straight from its
// words, for NaiveEvaluation, and calls with their answers as drawings, which are its tests.

#include "core/query/language/QueryElement.h"
#include "core/query/language/QueryOperations.h"
#include "tests/core/query/random/RandomLibrary.h"

#include <initializer_list>
#include <span>
#include <string_view>
#include <vector>

namespace tagline::test {

using Ranges = std::vector<FrameRange>;

/// A function and its sets in one clip.
struct NaiveCall
{
    const QueryElement& function;
    std::string_view joint; ///< of a measure of a signal
    ClipId clip;
    FrameRate rate;
    Frame frames = 0;
    Frame first = 0; ///< the first duration or bound, to the nearest frame
    Frame second = 0;
    std::span<const Ranges> sets = {};

    const Ranges& a() const { return sets[0]; }
    const Ranges& b() const { return sets[1]; }
};

/// A query and its answer, one drawing a clip: "####...... ..#### ........".
struct DrawnAnswer
{
    const char* query;
    const char* answer;
};

struct NaiveFunction
{
    /// Appends the ranges of the answer in one clip, in any order; they may overlap and reach past the clip.
    using InClip = void (*)(const NaiveCall& of, Ranges& out);
    /// Appends those of all clips: `of` and `out` by clip.
    using InLibrary = void (*)(const QueryElement& function, const RandomLibrary& library,
                               std::span<const Ranges> of, std::span<Ranges> out);

    QueryOp op;
    InClip inClip = nullptr;
    std::initializer_list<DrawnAnswer> answers;      ///< in the world of QueryWorld.h
    std::initializer_list<DrawnAnswer> counted = {}; ///< in that of tst_CountedQueries: by instances
    InLibrary inLibrary = nullptr;                   ///< in place of `inClip`, where other clips matter
};

std::span<const NaiveFunction> naiveFunctions();
/// Expects a function of sets.
const NaiveFunction& naiveFunction(QueryOp op);

} // namespace tagline::test
