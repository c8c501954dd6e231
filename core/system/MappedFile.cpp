#include "core/system/MappedFile.h"

#include "core/system/RegularFile.h"
#include "core/system/SharedMapping.h"
#include "core/system/SystemError.h"

#include <sys/mman.h>

#include <algorithm>
#include <atomic>
#include <fstream>

namespace tagline {
namespace {

std::atomic<std::size_t> mappings = 0; ///< of files that have one alone

/// An eighth of them is left to all else that maps memory.
std::size_t mostOfAllowed()
{
    std::size_t allowed = 0;
    std::ifstream("/proc/sys/vm/max_map_count") >> allowed;
    return allowed > 0 ? allowed / 8 * 7 : 56'000;
}

std::atomic<std::size_t>& most()
{
    static std::atomic<std::size_t> number = mostOfAllowed();
    return number;
}

/// Reads the first bytes of a file, so many at most; if they cannot be read the copy is empty. Its former
/// content is written over, which is less work than to begin with zeros.
void readInto(std::vector<std::byte>& copy, std::size_t most, const RegularFile& file)
{
    copy.resize(std::min(file.size(), most));
    for (std::size_t done = 0; done < copy.size();) {
        const auto read = file.read(std::span(copy).subspan(done));
        if (!read || *read == 0) return copy.clear();
        done += *read;
    }
}

} // namespace

std::size_t MappedFile::mostMappings() { return most(); }

void MappedFile::setMostMappings(std::size_t number) { most() = number; }

Result<std::shared_ptr<const MappedFile>> MappedFile::open(const std::string& path, std::size_t largestBytes)
{
    std::vector<std::byte> none;
    return open(path, largestBytes, 0, none);
}

Result<std::shared_ptr<const MappedFile>> MappedFile::open(const std::string& path, std::size_t largestBytes,
                                                           std::size_t mostCopied,
                                                           std::vector<std::byte>& copy)
{
    const auto file = RegularFile::open(path, largestBytes);
    if (!file) {
        copy.clear();
        return file.error();
    }
    readInto(copy, mostCopied, *file);
    std::shared_ptr<MappedFile> mapped(new MappedFile);
    if (file->size() == 0) return std::shared_ptr<const MappedFile>(std::move(mapped));
    if (mappings >= most()) {
        auto place = SharedMapping::copyOf(*file, path);
        if (!place) return place.error();
        mapped->m_shared = std::move(place->mapping);
        mapped->m_bytes = place->bytes;
        return std::shared_ptr<const MappedFile>(std::move(mapped));
    }
    void* start = ::mmap(nullptr, file->size(), PROT_READ, MAP_PRIVATE, file->descriptor(), 0);
    if (start == MAP_FAILED) return systemError("file.unreadable", "it cannot be mapped", path);
    mapped->m_bytes = {static_cast<const std::byte*>(start), file->size()};
    mapped->m_guard.watch(mapped->m_bytes);
    ++mappings;
    return std::shared_ptr<const MappedFile>(std::move(mapped));
}

// The mapping is never written to: its pages are those of the file, and can be had again at any time.
void MappedFile::release() const
{
    if (!m_bytes.empty()) ::madvise(const_cast<std::byte*>(m_bytes.data()), m_bytes.size(), MADV_DONTNEED);
}

MappedFile::~MappedFile()
{
    if (m_bytes.empty() || m_shared) return;
    m_guard.leave();
    ::munmap(const_cast<std::byte*>(m_bytes.data()), m_bytes.size());
    --mappings;
}

} // namespace tagline
