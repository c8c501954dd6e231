#include "core/system/saving/LeftSavings.h"

#include "core/support/text/PathText.h"
#include "core/system/FileStatus.h"
#include "core/system/FolderEntries.h"

#include <algorithm>
#include <fcntl.h>
#include <random>
#include <sys/file.h>

namespace tagline {
namespace {

constexpr std::string_view savingEnding = ".saving";
constexpr std::size_t longestTarget = 200; ///< letters of its name that the hidden one has

bool lockNow(const FileDescriptor& file)
{
    return file.isOpen() && ::flock(file.get(), LOCK_EX | LOCK_NB) == 0;
}

} // namespace

std::string nameOfSaving(const std::string& target)
{
    const std::string name(fileNameOf(target).substr(0, longestTarget));
    const std::string number = std::to_string(std::random_device()());
    return openFolderOf(target) + "/." + name + '.' + number + std::string(savingEnding);
}

std::optional<std::string> targetOfSaving(std::string_view path)
{
    std::string_view name = fileNameOf(path);
    if (!name.starts_with('.') || !name.ends_with(savingEnding)) return std::nullopt;
    name = name.substr(1, name.size() - 1 - savingEnding.size());
    const std::size_t dot = name.rfind('.');
    if (dot == std::string_view::npos || dot == 0 || dot + 1 == name.size()) return std::nullopt;
    const std::string_view number = name.substr(dot + 1);
    if (!std::all_of(number.begin(), number.end(), [](char c) { return c >= '0' && c <= '9'; }))
        return std::nullopt;
    return std::string(path.substr(0, path.size() - fileNameOf(path).size())) +
           std::string(name.substr(0, dot));
}

void holdSaving(const FileDescriptor& file) { (void)lockNow(file); }

LeftSaving::LeftSaving(const std::string& path)
    : m_path(path)
    , m_folder(openFolder(openFolderOf(path)))
{
    if (!targetOfSaving(path) || !lockNow(m_folder)) return; // a program that saves holds the folder's lock
    m_file = FileDescriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW));
    const auto status = m_file.isOpen() ? statusOf(m_file) : std::nullopt;
    m_isLeft = status && status->kind == FileKind::File && lockNow(m_file);
}

void LeftSaving::remove() { removeFile(m_path); }

} // namespace tagline
