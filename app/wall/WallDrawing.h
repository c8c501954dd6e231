#pragma once

// The wall of a library as a picture, drawn by the widget that the window shows.

#include "app/cli/render/WallRendering.h"

namespace tagline {

/// A WallDrawer: the same rows, tags and texts as in the window, and live tags that clips were given. Expects
/// a QApplication, of any platform.
Result<QByteArray> drawnWall(const WallDrawing& drawing);

} // namespace tagline
