#pragma once

// FirstPicture makes ready what the first picture of a figure waits for, in the background.

namespace tagline {

/// Call before the window is made, where it is to open something: its viewport then makes shaders ready in
/// the background once the window has been painted.
void prepareFirstPicture();

/// Loads the driver in the background from now on, for the first viewport that is made. Only where OpenGL
/// drew before; does nothing without prepareFirstPicture().
void loadDriverAhead();

} // namespace tagline
