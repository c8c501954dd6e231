#pragma once

// WallRendering is `tagline render --wall`: every clip of a library as a row on one scale of time, as a
// picture. Who draws it knows widgets, which the command line does not: main() gives it (app/wall).

#include "app/cli/options/CommandArguments.h"
#include "core/library/ClipLibrary.h"
#include "core/tags/sets/FrameSet.h"

#include <QByteArray>

#include <optional>

namespace tagline {

/// What is to be drawn, and how.
struct WallDrawing
{
    const ClipLibrary& library;
    std::optional<FrameSet> answer; ///< lit; none: no query
    int width = 1280;               ///< pixels
    int rowHeight = 20;             ///< pixels
    bool isFitted = false;          ///< every clip as wide as the picture, not on one scale of time
    bool isLight = false;           ///< in the light theme
    bool isSvg = false;             ///< else PNG
};

/// The bytes of the picture's file. Errors: wall.too-high.
using WallDrawer = Result<QByteArray> (*)(const WallDrawing&);

/// Expects to be called before a command runs.
void setWallDrawer(WallDrawer drawer);

/// Whether the arguments of the program ask for a wall: it needs a QApplication without a display.
bool asksForWall(const QStringList& arguments);

/// Runs `tagline render --wall` with these arguments. Returns the exit status.
int runWallCommand(const CommandArguments& arguments);

} // namespace tagline
