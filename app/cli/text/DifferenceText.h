#pragma once

// DifferenceText is how commands say what differs between two versions of files of tags.

#include "core/library/versions/SidecarDifference.h"

#include <string>
#include <vector>

namespace tagline {

/// What differs in one file, of either kind.
struct FileDifference
{
    std::string path;             ///< as it is shown
    bool isBefore = true;         ///< whether it is there before
    bool isAfter = true;          ///< whether it is there after
    SidecarDifference difference; ///< of a library file only its `other`

    bool isEmpty() const { return isBefore && isAfter && difference.isEmpty(); }
};

/// Lines for people, file by file, with the totals in the last one.
std::string differenceText(const std::vector<FileDifference>& files);

/// {"isSame", "files": [{"path", "change", "clips": […], "other": […]}]}.
std::string differenceJson(const std::vector<FileDifference>& files);

/// "starts 2 frames later, stops 1 frame earlier"; empty where both are the same.
std::string movedText(FrameRange before, FrameRange after);

/// A member's place in words: `the tag "Run": colour`, `clips: rating`.
std::string memberText(const std::vector<std::string>& path);

} // namespace tagline
