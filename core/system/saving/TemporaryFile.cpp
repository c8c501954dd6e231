#include "core/system/saving/TemporaryFile.h"

#include "core/support/text/PathText.h"
#include "core/system/FolderEntries.h"
#include "core/system/saving/LeftSavings.h"

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace tagline {
namespace {

/// Whether a file without a name can get one: through its descriptor in /proc.
bool canBeNamedLater()
{
    static const bool isProcThere = ::access("/proc/self/fd", X_OK) == 0;
    return isProcThere;
}

int openUnnamed(const std::string& target)
{
    if (!canBeNamedLater()) return -1;
    return ::open(openFolderOf(target).c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666);
}

/// Whether the system call failed because this file system does not know it.
bool isUnknownHere() { return errno == EINVAL || errno == ENOSYS || errno == EOPNOTSUPP; }

bool isContentOf(const std::string& path, const FileStamp& expected)
{
    const auto now = stampOf(path);
    return now && now->hasContentOf(expected);
}

bool isSameFile(const FileDescriptor& file, const std::string& path)
{
    const auto own = statusOf(file), other = statusOf(path, Links::Kept);
    return own && other && own->isSameFile(*other);
}

} // namespace

TemporaryFile::TemporaryFile(const std::string& target)
    : m_path(nameOfSaving(target))
    , m_file(openUnnamed(target))
{
    if (!m_file.isOpen()) {
        m_file = newFile(m_path);
        m_hasName = m_file.isOpen();
    }
    if (m_file.isOpen()) holdSaving(m_file);
}

TemporaryFile::~TemporaryFile() { removeName(); }

bool TemporaryFile::giveName()
{
    if (m_hasName) return true;
    const std::string open = "/proc/self/fd/" + std::to_string(m_file.get());
    m_hasName = ::linkat(AT_FDCWD, open.c_str(), AT_FDCWD, m_path.c_str(), AT_SYMLINK_FOLLOW) == 0;
    return m_hasName;
}

void TemporaryFile::removeName()
{
    if (m_hasName) removeFile(m_path);
    m_hasName = false;
}

Placing TemporaryFile::replace(const std::string& target)
{
    if (!giveName() || !renameOver(m_path, target)) return Placing::Failed;
    m_hasName = false;
    return Placing::Done;
}

Placing TemporaryFile::replace(const std::string& target, const FileStamp& expected)
{
    if (!giveName()) return Placing::Failed;
    if (!expected.exists) return placeFirst(target);
    if (!isContentOf(target, expected)) return Placing::Changed;
    return exchange(target, expected);
}

/// To a place where there is no file.
Placing TemporaryFile::placeFirst(const std::string& target)
{
    if (renameToFree(m_path, target)) {
        m_hasName = false;
        return Placing::Done;
    }
    if (errno == EEXIST) return Placing::Changed;
    if (!isUnknownHere() && errno != EPERM) return Placing::Failed; // EPERM: a disk without second names
    return isPathTaken(target) ? Placing::Changed : replace(target);
}

/// Checks the displaced file once the names are exchanged: it may have come after the last look. It
/// goes back then; if yet another file came meanwhile, that one is the newest and stays.
Placing TemporaryFile::exchange(const std::string& target, const FileStamp& expected)
{
    if (!swapNames(m_path, target)) {
        if (errno == ENOENT) return Placing::Changed;
        if (!isUnknownHere()) return Placing::Failed;
        return isContentOf(target, expected) ? replace(target) : Placing::Changed;
    }
    if (isContentOf(m_path, expected)) return Placing::Done;
    if (swapNames(m_path, target) && !isSameFile(m_file, m_path)) swapNames(m_path, target);
    return Placing::Changed;
}

} // namespace tagline
