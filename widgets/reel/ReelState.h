#pragma once

// ReelState is what the reel shows: the hits of a query in the order in which they play.

#include <QString>

#include <optional>
#include <vector>

namespace tagline {

enum class ReelMark { Open, Kept, Skipped };

struct ReelItem
{
    QString text; ///< "walk 20–64"
    double seconds = 0;
    ReelMark mark = ReelMark::Open;
    std::optional<float> distance; ///< of the cut into it, metres

    bool operator==(const ReelItem&) const = default;
};

struct ReelState
{
    std::vector<ReelItem> items;
    int current = -1;  ///< −1: the reel has not begun
    int awaited = -1;  ///< that comes as soon as it is prepared; −1: none
    int preparing = 0; ///< clips that are being prepared
    int measured = 0;  ///< items whose cut is known, or cannot be, from the first on
    bool isShown = false;
    bool isPlaying = false;

    bool operator==(const ReelState&) const = default;
};

} // namespace tagline
