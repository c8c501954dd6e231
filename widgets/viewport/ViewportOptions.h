#pragma once

// ViewportOptions is what the viewport shows and how its camera moves.

namespace tagline {

struct ViewportOptions
{
    bool hasMesh = true;
    bool hasSkeleton = true;
    bool hasGrid = true;
    bool hasContacts = true;   ///< marks under feet that rest
    bool hasTrajectory = true; ///< the way of the root over the ground
    bool hasGhosts = false;    ///< poses of other moments around the one that is shown
    bool isFollowing = true;   ///< the camera keeps the figure's root where it is in the picture

    bool operator==(const ViewportOptions&) const = default;
};

} // namespace tagline
