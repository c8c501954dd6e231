#pragma once

// WordPiece is the part of the axis that is worked on at a time: a run of words, or clips from here and
// there, packed.
//
//   axis      |....|####|....|####|        runs   {axisWord 1, offset 0} {axisWord 3, offset 1}
//   piece     |####|####|

#include "core/tags/sets/kernels/MaskWords.h"

namespace tagline {

/// Words that lie together on the axis, and where they lie among those of the piece.
struct WordRun
{
    std::size_t axisWord = 0;
    std::size_t count = 0;
    std::size_t offset = 0;
};

/// Runs are in order, each behind the one before in the piece too.
struct WordPiece
{
    std::span<const WordRun> runs;
    std::size_t count = 0; ///< words of all the runs
};

/// Copies the words of runs from the axis to a piece.
void packWords(ConstWords axis, std::span<const WordRun> runs, Words piece);
/// Copies them back, and clears the words of the axis before each run, from `cleared` on. Returns the word
/// behind the last run.
std::size_t unpackWords(ConstWords piece, std::span<const WordRun> runs, std::size_t cleared, Words axis);

} // namespace tagline
