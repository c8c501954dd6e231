#include "core/system/MappedFile.h"

#include "core/support/text/BytesText.h"

#ifndef NOMINMAX
#define NOMINMAX
#endif
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <limits>
#include <system_error>
#include <utility>

namespace tagline {
namespace {

/// A handle of the system, closed at the end.
class Handle
{
public:
    explicit Handle(HANDLE handle)
        : m_handle(handle)
    {
    }
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;
    ~Handle()
    {
        if (isOpen()) ::CloseHandle(m_handle);
    }

    bool isOpen() const { return m_handle != nullptr && m_handle != INVALID_HANDLE_VALUE; }
    HANDLE get() const { return m_handle; }

private:
    HANDLE m_handle;
};

/// The path as the system takes it; empty if it is no UTF-8.
std::wstring widePath(const std::string& path)
{
    const int bytes = int(path.size());
    const int units = ::MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, path.data(), bytes, nullptr, 0);
    std::wstring wide(std::size_t(units), L'\0');
    ::MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, path.data(), bytes, wide.data(), units);
    return wide;
}

Error refused(const std::string& what, const std::string& path)
{
    return {"file.unreadable", what + ": " + std::system_category().message(int(::GetLastError())), path};
}

Error whyNotOpened(const std::string& path)
{
    switch (::GetLastError()) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
    case ERROR_INVALID_NAME:
        return {"file.missing", "there is no such file", path};
    case ERROR_ACCESS_DENIED:
        return {"file.unreadable", "it may not be read: ask its owner for permission", path};
    default:
        return refused("it cannot be opened", path);
    }
}

} // namespace

std::size_t MappedFile::mostMappings() { return std::numeric_limits<std::size_t>::max(); }

void MappedFile::setMostMappings(std::size_t) {}

Result<std::shared_ptr<const MappedFile>> MappedFile::open(const std::string& path, std::size_t largestBytes)
{
    const std::wstring wide = widePath(path);
    if (wide.empty()) return Error{"file.missing", "there is no such file", path};
    const DWORD attributes = ::GetFileAttributesW(wide.c_str());
    if (attributes == INVALID_FILE_ATTRIBUTES) return whyNotOpened(path);
    if (attributes & FILE_ATTRIBUTE_DIRECTORY)
        return Error{"file.not-a-file", "it is a folder, not a file", path};
    const Handle file(::CreateFileW(wide.c_str(), GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_DELETE, nullptr,
                                    OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL, nullptr));
    if (!file.isOpen()) return whyNotOpened(path);
    if (::GetFileType(file.get()) != FILE_TYPE_DISK)
        return Error{"file.not-a-file", "it is a pipe or a device, not a file", path};
    LARGE_INTEGER size;
    if (!::GetFileSizeEx(file.get(), &size)) return refused("it cannot be read", path);
    const auto bytes = static_cast<std::size_t>(size.QuadPart);
    if (bytes > largestBytes) return Error{"file.too-large", tooLargeText(bytes, largestBytes), path};

    std::shared_ptr<MappedFile> mapped(new MappedFile);
    if (bytes == 0) return std::shared_ptr<const MappedFile>(std::move(mapped));
    const Handle mapping(::CreateFileMappingW(file.get(), nullptr, PAGE_READONLY, 0, 0, nullptr));
    const void* start =
        mapping.isOpen() ? ::MapViewOfFile(mapping.get(), FILE_MAP_READ, 0, 0, bytes) : nullptr;
    if (!start) return refused("it cannot be mapped", path);
    mapped->m_bytes = {static_cast<const std::byte*>(start), bytes};
    return std::shared_ptr<const MappedFile>(std::move(mapped));
}

Result<std::shared_ptr<const MappedFile>> MappedFile::open(const std::string& path, std::size_t largestBytes,
                                                           std::size_t, std::vector<std::byte>& copy)
{
    copy.clear(); // nothing is to be released here
    return open(path, largestBytes);
}

/// Pages that are only read go by themselves when memory is short.
void MappedFile::release() const {}

MappedFile::~MappedFile()
{
    if (!m_bytes.empty()) ::UnmapViewOfFile(m_bytes.data());
}

/// A mapped file cannot be cut short here, so that no page of it is missing.
void MappingGuard::watch(std::span<const std::byte>) {}
void MappingGuard::leave() {}
bool MappingGuard::isBroken() const { return false; }
void guardMappings() {}
std::uint64_t brokenMappings() { return 0; }

} // namespace tagline
