#pragma once

// AppendedFile is a file of the program's own that grows piece by piece, each on the disk before the next.

#include "core/support/Result.h"
#include "core/system/FileDescriptor.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace tagline {

/// A program that is killed while it appends leaves a part of the last piece: readers of the file have to
/// know a whole one.
class AppendedFile
{
public:
    explicit AppendedFile(std::string path)
        : m_path(std::move(path))
    {
    }

    /// The file holds these bytes alone, as by writeDurably(). Errors are those.
    Result<void> begin(std::string_view bytes);
    /// Whether the file is there as it was left. Else only begin() goes on.
    bool isAsLeft() const;
    /// Appends to the file; on the disk when this returns. If that fails the file is as it was, or
    /// isAsLeft() is false from now on. Error code: file.write. Expects isAsLeft().
    Result<void> append(std::string_view bytes);
    /// Removes the file, whatever it holds.
    void remove();

    const std::string& path() const { return m_path; }
    std::size_t size() const { return m_size; }

private:
    std::string m_path;
    FileDescriptor m_file; ///< opened by begin()
    std::size_t m_size = 0;
};

} // namespace tagline
