#pragma once

// ScratchFile is a file for content too large for memory while it is made: by a library that wants a path,
// read back once, and gone whatever happens to the program.

#include "core/support/ByteSink.h"
#include "core/support/Result.h"
#include "core/system/FileDescriptor.h"

#include <functional>
#include <string>

namespace tagline {

class ScratchFile
{
public:
    /// A new, empty file in a folder that exists; empty: the system's folder for large files. Where it cannot
    /// be made path() is empty, and errno says why.
    explicit ScratchFile(const std::string& folder = {});
    ScratchFile(const ScratchFile&) = delete;
    ScratchFile& operator=(const ScratchFile&) = delete;
    ~ScratchFile();

    const std::string& path() const { return m_path; }
    /// Takes the file's name away. A program that has opened it goes on with it; the disk has it back once it
    /// is closed everywhere.
    void removeName();
    /// Lets `write` fill the file, which is empty. Error codes: file.write, and those of `write`.
    Result<void> fill(const std::function<Result<void>(ByteSink&)>& write);
    /// Hands over all bytes from the file's beginning. Error code: file.unreadable.
    Result<void> copyTo(ByteSink& sink) const;

private:
    std::string m_path; ///< empty once it has no name
    FileDescriptor m_file;
};

} // namespace tagline
