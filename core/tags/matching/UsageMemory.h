#pragma once

// UsageMemory remembers which clips were picked, and how long ago, so that picks can alternate.
//
//   picks    walk   run   walk   jump          4 so far
//   ago        4     3      2      1           walk was used 2 picks ago, jump 1, limp never

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <tuple>

namespace tagline {

/// Identity of a clip beyond a session: its file, its name in the file, and its index among the clips of that
/// name. Adding clips does not change it.
struct ClipKey
{
    std::string source; ///< path of the model file, joined with '/'
    std::string name;
    std::int32_t index = 0;

    bool operator==(const ClipKey&) const = default;
    bool operator<(const ClipKey& other) const
    {
        return std::tie(source, name, index) < std::tie(other.source, other.name, other.index);
    }
};

class UsageMemory
{
public:
    /// Records one more pick of this clip.
    void notePick(const ClipKey& clip);
    /// Restores that a clip was pick number `pick` (from 1), the latest of that clip. Expects `pick` ≥ 1.
    void recall(const ClipKey& clip, std::int64_t pick);
    /// Restores that there were at least so many picks.
    void recallPicks(std::int64_t picks);

    /// The number of picks so far.
    std::int64_t picks() const { return m_picks; }
    /// Number of picks since a clip was picked last: 1 is the latest pick; none if it never was.
    std::optional<std::int64_t> picksAgo(const ClipKey& clip) const;
    /// The number of each clip's latest pick.
    const std::map<ClipKey, std::int64_t>& latestPicks() const { return m_latest; }

    bool operator==(const UsageMemory&) const = default;

private:
    std::int64_t m_picks = 0;
    std::map<ClipKey, std::int64_t> m_latest;
};

} // namespace tagline
