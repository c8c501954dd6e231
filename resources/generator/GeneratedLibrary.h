#pragma once

// GeneratedLibrary writes a library of any size into a folder, for tests and measuring.

#include "resources/generator/GeneratedTags.h"
#include "resources/generator/GeneratedTake.h"

#include <filesystem>
#include <string>
#include <vector>

namespace tagline::generated {

struct LibraryShape
{
    int clips = 2600;
    int frames = 1500; ///< of the longest; each has at least two thirds of them
    int joints = 31;
    bool areSkeletonsMixed = false; ///< joints of three namings, and up to a third fewer of them
    double damagedShare = 0.0;      ///< of the clips, evenly among them: cut off, without sense, empty …
    TagShape tags;
    std::uint64_t seed = 1;
};

struct WrittenLibrary
{
    std::vector<std::filesystem::path> good;
    std::vector<std::filesystem::path> damaged; ///< no program can read these
    std::string problem;                        ///< why not all was written; empty where it was
};

/// Files of at most 100 clips a sub-folder: takes/000/take_00000.bvh with its sidecar. Equal shapes give
/// equal files.
WrittenLibrary writeLibrary(const std::filesystem::path& folder, const LibraryShape& shape);

} // namespace tagline::generated
