#pragma once

// FirstPicture makes ready what the first picture of a figure waits for, in the background.

namespace tagline {

/// Call before the window is made, where it is to open something: its viewport then makes shaders ready in the
/// background once the window has been painted.
void prepareFirstPicture();

} // namespace tagline
