#include "core/import/exchange/MappedFile.h"

#include "core/import/ImportedModel.h"
#include "core/import/exchange/RegularFile.h"

#include <sys/mman.h>

#include <cerrno>
#include <cstring>

namespace tagline {

Result<std::shared_ptr<const MappedFile>> MappedFile::open(const std::string& path, std::size_t largestBytes)
{
    auto file = RegularFile::open(path, largestBytes);
    if (!file) return file.error();
    std::shared_ptr<MappedFile> mapped(new MappedFile);
    if (file->size() > 0) {
        void* start = ::mmap(nullptr, file->size(), PROT_READ, MAP_PRIVATE, file->descriptor(), 0);
        if (start == MAP_FAILED)
            return Error{"import.unreadable", std::string("it cannot be mapped: ") + std::strerror(errno),
                         path};
        mapped->m_bytes = {static_cast<const std::byte*>(start), file->size()};
    }
    return std::shared_ptr<const MappedFile>(std::move(mapped));
}

// The mapping is never written to: its pages are those of the file, and can be had again at any time.
void MappedFile::release() const
{
    if (!m_bytes.empty()) ::madvise(const_cast<std::byte*>(m_bytes.data()), m_bytes.size(), MADV_DONTNEED);
}

MappedFile::~MappedFile()
{
    if (!m_bytes.empty()) ::munmap(const_cast<std::byte*>(m_bytes.data()), m_bytes.size());
}

void ImportedModel::releaseMemory() const
{
    if (file) file->release();
}

} // namespace tagline
