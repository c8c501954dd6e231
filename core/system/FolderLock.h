#pragma once

// FolderLock keeps two Taglines from changing the files of one folder at once.

#include "core/system/FileDescriptor.h"

#include <string>
#include <utility>

namespace tagline {

/// The only lock of its file's folder while it lives, among all programs that ask for it; no file is made for
/// it. Waits up to two seconds, then goes on without: a holder for that long hangs, and a disk that knows
/// no locks (some network disks) is written to all the same.
class FolderLock
{
public:
    explicit FolderLock(const std::string& path);

    bool isHeld() const { return m_isHeld; }

private:
    FileDescriptor m_folder; ///< closing it lets go
    bool m_isHeld;
};

/// Result of `attempt`, a function that reads, changes and writes a file and returns a Result: called again
/// if another program wrote in between ("file.changed"). Expects that the lock of the file's folder is
/// held.
template<class Attempt>
auto retried(Attempt attempt)
{
    constexpr int mostTries = 100;
    for (int left = mostTries;; --left) {
        auto outcome = attempt();
        if (outcome || outcome.error().code != "file.changed" || left == 0) return outcome;
    }
}

/// Result of retried(), under the lock of the folder of the file at `path`.
template<class Attempt>
auto lockedAndRetried(const std::string& path, Attempt attempt)
{
    const FolderLock lock(path);
    return retried(std::move(attempt));
}

} // namespace tagline
