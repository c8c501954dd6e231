#include "core/system/saving/FileSink.h"

#include "core/system/saving/FileContent.h"

#include <cerrno>
#include <span>
#include <unistd.h>

namespace tagline {
namespace {

constexpr std::size_t partSize = std::size_t(1) << 20;

} // namespace

FileSink::FileSink(const FileDescriptor& file)
    : m_file(file)
{
    m_waiting.reserve(partSize);
}

void FileSink::append(std::string_view bytes)
{
    m_size += bytes.size();
    if (m_waiting.size() + bytes.size() > partSize) flush();
    if (bytes.size() >= partSize)
        write(bytes);
    else
        m_waiting += bytes;
}

void FileSink::overwrite(std::uint64_t at, std::string_view bytes)
{
    flush();
    while (m_reason == 0 && !bytes.empty()) {
        const ssize_t written = ::pwrite(m_file.get(), bytes.data(), bytes.size(), off_t(at));
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) m_reason = errno;
        if (written <= 0) return;
        at += std::uint64_t(written);
        bytes.remove_prefix(std::size_t(written));
    }
}

bool FileSink::finish()
{
    flush();
    errno = m_reason;
    return m_reason == 0;
}

void FileSink::flush()
{
    write(m_waiting);
    m_waiting.clear();
}

void FileSink::write(std::string_view bytes)
{
    if (m_reason == 0 && !writeAll(m_file, std::as_bytes(std::span(bytes)))) m_reason = errno;
}

} // namespace tagline
