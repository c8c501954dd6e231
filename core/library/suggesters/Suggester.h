#pragma once

// Suggester is a user's own program that suggests ranges of tags: its command line and the data that it is
// given.
//
// Suggesters belong to a user, never to a library: a file from a stranger must not start a program.

#include <string>
#include <vector>

namespace tagline {

struct Suggester
{
    static constexpr int mostSeconds = 86400;

    std::string name;                 ///< unique among the user's suggesters
    std::vector<std::string> command; ///< program and arguments; no shell sees them
    std::vector<std::string> tags;    ///< full names of the tags that it may suggest; empty: all tags
    bool wantsPlaces = false;         ///< positions of the joints, frame by frame
    int seconds = 300;                ///< timeout of each run

    bool operator==(const Suggester&) const = default;
};

} // namespace tagline
