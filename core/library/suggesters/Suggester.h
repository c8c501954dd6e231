#pragma once

// Suggester is a program of somebody's own that suggests ranges of tags: how it is started, and what it is
// asked.
//
// Suggesters are a person's, never a library's: what a stranger's file says must start no program.

#include <string>
#include <vector>

namespace tagline {

struct Suggester
{
    static constexpr int mostSeconds = 86400;

    std::string name;                 ///< unique among a person's
    std::vector<std::string> command; ///< program and arguments; no shell sees them
    std::vector<std::string> tags;    ///< full names of those that it may suggest; none: all that there are
    bool wantsPlaces = false;         ///< where the joints are, frame by frame
    int seconds = 300;                ///< that each of its starts may take

    bool operator==(const Suggester&) const = default;
};

} // namespace tagline
