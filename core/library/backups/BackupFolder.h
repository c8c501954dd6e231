#pragma once

// BackupFolder is where this user's programs keep replaced sidecars: never in the folders of the user's
// files.

#include <string>

namespace tagline {

/// `backups` within the variable TAGLINE_STATE_DIR, else within `tagline` of the user's folder of states
/// (XDG_STATE_HOME, else ~/.local/state). Need not be there.
std::string standardBackupFolder();

} // namespace tagline
