#pragma once

// ViewDirection is where a camera looks at a figure from, by name.

#include "render/OrbitCamera.h"

namespace tagline {

/// The sides are the figure's own.
enum class ViewDirection {
    Home,  ///< from the front left and a little above, in perspective: the view of the beginning
    Front, ///< this and the following: along an axis, without perspective
    Back,
    Left,
    Right,
    Top,    ///< the figure's front is below in the picture
    Bottom, ///< the figure's front is above in the picture
};

/// Turns a camera to a direction around its target, and gives it the projection that belongs to it. `facing`
/// is how the figure faces (radians about Y from +Z, counter-clockwise from above); a figure that faces
/// nearly along an axis of the world is seen along that axis, where its metres lie still from view to view.
void lookFrom(OrbitCamera& camera, ViewDirection direction, float facing = 0.0f);

/// How a figure counts as facing: along an axis of the world where it nearly does.
float alongAxis(float facing);

} // namespace tagline
