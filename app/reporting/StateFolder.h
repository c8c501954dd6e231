#pragma once

// StateFolder is where the program keeps its log and what a fault left.

#include <QString>

namespace tagline {

/// TAGLINE_STATE_DIR, else "tagline" in the desktop's folder for states (XDG_STATE_HOME, else
/// ~/.local/state). Need not be there.
QString standardStateFolder();

} // namespace tagline
