#pragma once

// A session's lock file: taken where no running program holds it, at once after the one before was killed.

class QLockFile;

namespace tagline {

/// Takes the lock for this session; false where another one that runs holds it. A program that was killed
/// has its process for as long as nobody waited for it, and its lock would count as held; what it held of
/// the file itself is gone with it.
bool takeSessionLock(QLockFile& lock);

} // namespace tagline
