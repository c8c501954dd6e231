#pragma once

// UsageMemory remembers which clips were picked, and how long ago, so that others get their turn.
//
//   picks    walk   run   walk   jump          4 so far
//   ago        4     3      2      1           walk was used 2 picks ago, jump 1, limp never

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <tuple>

namespace tagline {

/// What a clip is called beyond a session: its file, its name in there, and its place among those of that
/// name. It stays the same when clips are added.
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
    /// Counts one more pick: this clip.
    void notePick(const ClipKey& clip);
    /// Knows that a clip was pick number `pick` (from 1), the latest of that clip. Expects `pick` ≥ 1.
    void recall(const ClipKey& clip, std::int64_t pick);
    /// There were at least so many picks.
    void recallPicks(std::int64_t picks);

    /// The number of picks so far.
    std::int64_t picks() const { return m_picks; }
    /// How many picks ago a clip was picked last: 1 is the latest pick; none where it never was.
    std::optional<std::int64_t> picksAgo(const ClipKey& clip) const;
    /// The number of each clip's latest pick.
    const std::map<ClipKey, std::int64_t>& latestPicks() const { return m_latest; }

    bool operator==(const UsageMemory&) const = default;

private:
    std::int64_t m_picks = 0;
    std::map<ClipKey, std::int64_t> m_latest;
};

} // namespace tagline
