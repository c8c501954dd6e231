#include "app/import_worker/WordStream.h"

#include "core/system/FileDescriptor.h"

#include <array>

namespace tagline {

std::vector<std::string> WordStream::next()
{
    const std::string end(2, '\0');
    while (m_bytes.find(end) == std::string::npos) {
        std::array<char, 4096> buffer;
        const std::ptrdiff_t size = readSome(m_descriptor, std::as_writable_bytes(std::span(buffer)));
        if (size <= 0) return {};
        m_bytes.append(buffer.data(), std::size_t(size));
    }
    std::vector<std::string> words;
    std::size_t at = 0;
    for (std::size_t stop; (stop = m_bytes.find('\0', at)) != at; at = stop + 1)
        words.push_back(m_bytes.substr(at, stop - at));
    m_bytes.erase(0, at + 1);
    return words;
}

} // namespace tagline
