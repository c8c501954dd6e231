#pragma once

// LeftSavings are files that were about to take the place of others when their program was killed:
// `.walk.bvh.tags.json.1234.saving`.

#include "core/system/FileDescriptor.h"

#include <optional>
#include <string>
#include <string_view>

namespace tagline {

/// A hidden name for a file on its way to the place of `target`, in the same folder; another at each call.
std::string nameOfSaving(const std::string& target);

/// The path whose place a file of such a name was to take; none of other names.
std::optional<std::string> targetOfSaving(std::string_view path);

/// Locks a file of such a name while it is written, so that it is not taken for one that was left.
void holdSaving(const FileDescriptor& file);

/// A file left by a saving, locked together with its folder as long as this lives. It is not left (isLeft)
/// if a program works on it, if it is no file of such a name, or if the disk has no locks.
class LeftSaving
{
public:
    explicit LeftSaving(const std::string& path);

    bool isLeft() const { return m_isLeft; }
    /// Expects that it is left.
    void remove();

private:
    std::string m_path;
    FileDescriptor m_folder; ///< locked
    FileDescriptor m_file;   ///< locked
    bool m_isLeft = false;
};

} // namespace tagline
