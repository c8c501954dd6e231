#include "app/document/jobs/SessionLock.h"

#include <QLockFile>

namespace tagline {

bool takeSessionLock(QLockFile& lock)
{
    lock.setStaleLockTime(0); // as long as its program runs, however long that is
    if (lock.tryLock()) return true;
    return lock.error() == QLockFile::LockFailedError && lock.removeStaleLockFile() && lock.tryLock();
}

} // namespace tagline
