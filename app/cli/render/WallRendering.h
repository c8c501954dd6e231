#pragma once

// WallRendering is `tagline render --wall`: every clip of a library as a row on one time scale, as a picture.
// The drawing needs widgets, which the command line does not depend on: main() sets it (app/wall).

#include "app/cli/options/CommandArguments.h"
#include "core/library/ClipLibrary.h"
#include "core/tags/sets/FrameSet.h"

#include <QByteArray>

#include <optional>

namespace tagline {

/// The data and options of a wall.
struct WallDrawing
{
    const ClipLibrary& library;
    std::optional<FrameSet> answer; ///< highlighted frames; none for no query
    int width = 1280;               ///< pixels
    int rowHeight = 20;             ///< pixels
    bool isFitted = false;          ///< every clip fills the width, instead of one time scale
    bool isLight = false;           ///< in the light theme
    bool isSvg = false;             ///< else PNG
};

/// Returns the bytes of the picture's file. Errors: wall.too-high.
using WallDrawer = Result<QByteArray> (*)(const WallDrawing&);

/// Sets the drawer. Expects to be called before a command runs.
void setWallDrawer(WallDrawer drawer);

/// Whether the arguments of the program request a wall: it needs a QApplication without a display.
bool asksForWall(const QStringList& arguments);

/// Runs `tagline render --wall` with these arguments. Returns the exit status.
int runWallCommand(const CommandArguments& arguments);

} // namespace tagline
