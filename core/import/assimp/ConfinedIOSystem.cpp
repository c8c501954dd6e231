#include "core/import/assimp/ConfinedIOSystem.h"

#include "core/import/exchange/Checksum.h"

#include <assimp/IOStream.hpp>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <string_view>

namespace tagline {
namespace {

namespace fs = std::filesystem;

/// Bytes as Assimp reads them.
class ByteStream : public Assimp::IOStream
{
public:
    explicit ByteStream(SharedArray<std::byte> bytes)
        : m_bytes(std::move(bytes))
    {
    }

    size_t Read(void* buffer, size_t size, size_t count) override
    {
        if (size == 0) return 0;
        const std::size_t whole = std::min(count, (FileSize() - m_position) / size);
        if (whole > 0) std::memcpy(buffer, m_bytes.span().data() + m_position, whole * size);
        m_position += whole * size;
        return whole;
    }
    size_t Write(const void*, size_t, size_t) override { return 0; }
    aiReturn Seek(size_t offset, aiOrigin origin) override
    {
        const std::size_t size = FileSize();
        std::size_t target = offset;
        if (origin == aiOrigin_CUR) target = m_position + offset;
        if (origin == aiOrigin_END) target = size - offset;
        if (target > size) return aiReturn_FAILURE;
        m_position = target;
        return aiReturn_SUCCESS;
    }
    size_t Tell() const override { return m_position; }
    size_t FileSize() const override { return m_bytes.size(); }
    void Flush() override {}

private:
    SharedArray<std::byte> m_bytes;
    std::size_t m_position = 0;
};

/// The path as the file system wants it: one that was written on Windows has backslashes.
std::string withSlashes(std::string path)
{
    std::replace(path.begin(), path.end(), '\\', '/');
    return path;
}

bool isBelow(const std::string& path, const std::string& folder)
{
    const std::string prefix = folder.ends_with('/') ? folder : folder + '/';
    return path.size() > prefix.size() && path.starts_with(prefix);
}

} // namespace

ConfinedIOSystem::ConfinedIOSystem(std::string folder, std::size_t largestFileBytes)
    : m_folder(std::move(folder))
    , m_largestFileBytes(largestFileBytes)
{
}

std::string ConfinedIOSystem::resolved(const std::string& file) const
{
    if (file.find('\0') != std::string::npos || file.empty()) return {};
    const std::string asNamed = below(file);
    const std::string slashed = withSlashes(file);
    std::error_code problem;
    if (slashed == file || (!asNamed.empty() && fs::exists(asNamed, problem))) return asNamed;
    return below(slashed); // written on another system, unless there is a file with backslashes in its name
}

std::string ConfinedIOSystem::below(const std::string& file) const
{
    std::error_code problem;
    const fs::path real = fs::weakly_canonical(fs::path(m_folder) / file, problem);
    return !problem && isBelow(real.string(), m_folder) ? real.string() : std::string();
}

bool ConfinedIOSystem::Exists(const char* file) const
{
    const std::string path = resolved(file);
    std::error_code problem;
    return !path.empty() && fs::is_regular_file(path, problem);
}

std::shared_ptr<const MappedFile> ConfinedIOSystem::read(const std::string& file)
{
    const std::string path = resolved(file);
    if (path.empty()) {
        m_refused.push_back(file);
        return nullptr;
    }
    const std::string relative = fs::path(path).lexically_relative(m_folder).string();
    auto mapped = MappedFile::open(path, m_largestFileBytes);
    if (!mapped) {
        remember({relative, -1, 0});
        return nullptr;
    }
    remember({relative, std::int64_t((*mapped)->bytes().size()), checksum((*mapped)->bytes())});
    return *std::move(mapped);
}

void ConfinedIOSystem::remember(SourceFile source)
{
    const bool isKnown = std::any_of(m_sources.begin(), m_sources.end(),
                                     [&](const SourceFile& known) { return known.path == source.path; });
    if (!isKnown) m_sources.push_back(std::move(source));
}

Assimp::IOStream* ConfinedIOSystem::Open(const char* file, const char* mode)
{
    if (std::string_view(mode).find_first_of("wa+") != std::string_view::npos) return nullptr;
    auto mapped = read(file);
    if (!mapped) return nullptr;
    const auto replacement = m_replacements.find(file);
    if (replacement != m_replacements.end()) return new ByteStream(replacement->second);
    const auto bytes = mapped->bytes();
    return new ByteStream({std::move(mapped), bytes});
}

void ConfinedIOSystem::replace(const std::string& file, std::vector<std::byte> bytes)
{
    m_replacements.insert_or_assign(file, std::move(bytes));
}

void ConfinedIOSystem::Close(Assimp::IOStream* stream) { delete stream; }

} // namespace tagline
