#pragma once

// FirstPicture makes ready what the first picture of a figure waits for, while the window is still being made.

namespace tagline {

/// Call before the window is made, where it is to open something: its viewport then makes shaders ready in the
/// background as soon as it is there.
void prepareFirstPicture();

} // namespace tagline
