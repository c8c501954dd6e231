#include "core/system/saving/ScratchFile.h"

#include "core/system/FolderEntries.h"
#include "core/system/SystemError.h"
#include "core/system/saving/FileSink.h"

#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace tagline {
namespace {

constexpr std::size_t readAtOnce = std::size_t(1) << 20;

/// Of files that may be large: not the one that is often kept in memory.
std::string folderOfLargeFiles()
{
    if (const char* chosen = std::getenv("TMPDIR"); chosen && *chosen) return chosen;
    return ::access("/var/tmp", W_OK) == 0 ? "/var/tmp" : "/tmp";
}

} // namespace

ScratchFile::ScratchFile(const std::string& folder)
    : m_path((folder.empty() ? folderOfLargeFiles() : folder) + "/.tagline-scratch-XXXXXX")
    , m_file(::mkostemp(m_path.data(), O_CLOEXEC))
{
    if (!m_file.isOpen()) m_path.clear();
}

ScratchFile::~ScratchFile() { removeName(); }

void ScratchFile::removeName()
{
    if (const std::string path = std::exchange(m_path, {}); !path.empty()) removeFile(path);
}

Result<void> ScratchFile::fill(const std::function<Result<void>(ByteSink&)>& write)
{
    if (!m_file.isOpen())
        return Error{"file.write", "has no room for a temporary file; set TMPDIR to a folder that has",
                     folderOfLargeFiles()};
    FileSink sink(m_file);
    if (const Result<void> made = write(sink); !made) return made;
    if (!sink.finish()) return systemError("file.write", "cannot be written", m_path);
    return {};
}

Result<void> ScratchFile::copyTo(ByteSink& sink) const
{
    std::vector<std::byte> part(readAtOnce);
    ::lseek(m_file.get(), 0, SEEK_SET);
    while (true) {
        const std::ptrdiff_t got = readSome(m_file.get(), part);
        if (got < 0) return systemError("file.unreadable", "cannot be read back", m_path);
        if (got == 0) return {};
        sink.append({reinterpret_cast<const char*>(part.data()), std::size_t(got)});
    }
}

} // namespace tagline
