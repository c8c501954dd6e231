#pragma once

// FileSink writes the bytes that it is handed into an open file.

#include "core/support/ByteSink.h"
#include "core/system/FileDescriptor.h"

#include <string>

namespace tagline {

/// Writes by large parts. A failure of the system is remembered, with its errno. The file outlives it.
class FileSink final : public ByteSink
{
public:
    explicit FileSink(const FileDescriptor& file);

    void append(std::string_view bytes) override;
    void overwrite(std::uint64_t at, std::string_view bytes) override;
    std::uint64_t size() const override { return m_size; }

    /// Everything is written; where not, errno says why.
    bool finish();

private:
    void flush();
    void write(std::string_view bytes);

    const FileDescriptor& m_file;
    std::string m_waiting;
    std::uint64_t m_size = 0;
    int m_reason = 0; ///< 0: nothing was refused
};

} // namespace tagline
