#pragma once

// DifferenceText formats the differences between two versions of files of tags for commands.

#include "core/library/versions/SidecarDifference.h"

#include <string>
#include <vector>

namespace tagline {

/// The differences in one file, of either kind.
struct FileDifference
{
    std::string path;             ///< shown path
    bool isBefore = true;         ///< whether the file exists before
    bool isAfter = true;          ///< whether the file exists after
    SidecarDifference difference; ///< for a library file only its `other`

    bool isEmpty() const { return isBefore && isAfter && difference.isEmpty(); }
};

/// Lines for people, file by file, with the totals in the last one.
std::string differenceText(const std::vector<FileDifference>& files);

/// {"isSame", "files": [{"path", "change", "clips": […], "other": […]}]}.
std::string differenceJson(const std::vector<FileDifference>& files);

/// "starts 2 frames later, stops 1 frame earlier"; empty if both are equal.
std::string movedText(FrameRange before, FrameRange after);

/// The path of a member in words: `the tag "Run": colour`, `clips: rating`.
std::string memberText(const std::vector<std::string>& path);

} // namespace tagline
