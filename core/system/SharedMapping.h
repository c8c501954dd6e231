#pragma once

// SharedMapping is one mapping that holds the bytes of many files: for programs that have opened so many that
// the system would not map each of them.

#include "core/support/Result.h"
#include "core/system/FileDescriptor.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>

namespace tagline {

class RegularFile;

/// Copies of files in a file without a name, which goes with its last user. The memory of its pages can be
/// given back at any time, as that of a mapped file.
class SharedMapping
{
public:
    struct Place
    {
        std::shared_ptr<const SharedMapping> mapping;
        std::span<const std::byte> bytes; ///< on pages of their own
    };

    /// Copies a file's bytes into the mapping that is being filled, or into a new one. Thread-safe. Error
    /// code: file.unreadable.
    static Result<Place> copyOf(const RegularFile& file, const std::string& path);

    SharedMapping(const SharedMapping&) = delete;
    SharedMapping& operator=(const SharedMapping&) = delete;
    ~SharedMapping();

private:
    SharedMapping() = default;

    static std::shared_ptr<SharedMapping> make(std::size_t bytes, const std::string& folder);
    bool append(const RegularFile& file, std::span<const std::byte>& bytes);

    FileDescriptor m_file;
    std::byte* m_start = nullptr;
    std::size_t m_size = 0;
    std::size_t m_used = 0;
};

} // namespace tagline
