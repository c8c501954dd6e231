#pragma once

// ViewportOptions is what the viewport shows and how its camera moves.

namespace tagline {

/// Which joints' names stand in the picture.
enum class JointNames { None, NearMouse, All };

struct ViewportOptions
{
    bool hasMesh = true;
    bool hasSkeleton = true;
    bool hasGrid = true;
    bool hasContacts = true;     ///< marks under feet that rest
    bool hasTrajectory = true;   ///< the way of the root over the ground
    bool hasTrailColours = true; ///< in the colours of the query's answer or the active tag
    bool hasGhosts = false;      ///< poses of other moments around the one that is shown
    JointNames jointNames = JointNames::None;
    bool hasJointAxes = false; ///< of each joint's space
    bool hasJointPath = true;  ///< the way of the picked joint, where one is picked
    bool isFollowing = true;   ///< the camera keeps the figure's root where it is in the picture

    bool operator==(const ViewportOptions&) const = default;
};

} // namespace tagline
