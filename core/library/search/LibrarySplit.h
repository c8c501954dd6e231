#pragma once

// LibrarySplit splits a library for training and testing, so that no part reveals another: all clips of a
// file are in one part, and so are those of a take and clips with near duplicates of each other.
//
//   train 80  walk.bvh  copy of walk.bvh  pack.glb:run  pack.glb:jump  …
//   test  20  wave.bvh  …

#include "core/library/ClipLibrary.h"
#include "core/search/duplicates/NearDuplicates.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tagline {

struct SplitPart
{
    std::string name;
    double share = 0.0; ///< relative to the other parts: 80 and 20 are as 4 and 1

    bool operator==(const SplitPart&) const = default;
};

/// Parses NAME=SHARE separated by commas, such as train=80,test=20. Errors: "split.parts" with the text found
/// and the expected form; also for fewer than two parts, a duplicate name, or no share above 0.
Result<std::vector<SplitPart>> splitParts(std::string_view text);

/// Clips that go to one part together.
struct SplitItem
{
    std::int64_t frames = 0;
    /// Frames of other amounts to share out evenly, such as tags; in order of the amount's number.
    std::vector<std::pair<std::uint32_t, std::int64_t>> amounts;
};

/// The part of each item. Large items are assigned first, those of similar size in an order drawn by the
/// seed; each to the part that lacks most of its share, of frames and of amounts (if any) with equal weight.
/// Without amounts no part exceeds its share of frames by more than the largest item. The same on any
/// computer. Expects parts, and shares above 0.
std::vector<std::size_t> sharedOut(std::span<const SplitItem> items, std::span<const SplitPart> parts,
                                   std::uint64_t seed);

struct SplitOptions
{
    std::vector<SplitPart> parts;
    std::uint64_t seed = 1;
    bool balancesTags = false; ///< each tag's frames are shared out as all frames are, as far as that goes
};

struct LibrarySplit
{
    std::vector<std::size_t> partOf; ///< by ClipId
    std::size_t items = 0;           ///< clips that come to a part together, counted as one
    std::size_t largest = 0;         ///< frames of the largest of them

    /// Clips and frames of a part.
    struct Totals
    {
        std::size_t clips = 0;
        std::int64_t frames = 0;
    };
    Totals totals(const ClipLibrary& library, std::size_t part) const;
};

/// Clips that share a stretch are in one part, whatever else they contain. Independent of the order in which
/// files were read. Expects stretches of this library's clips.
LibrarySplit splitLibrary(const ClipLibrary& library, const SplitOptions& options,
                          std::span<const DuplicateStretch> duplicates = {});

} // namespace tagline
