#pragma once

// ConfinedIOSystem lets a reader open files of the model's folder, and nothing else.

#include "core/import/exchange/ClipCache.h"
#include "core/support/SharedArray.h"
#include "core/system/MappedFile.h"

#include <assimp/IOSystem.hpp>

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace tagline {

/// Only regular files whose real path, with all links followed, lies in the folder or below. Nothing can be
/// written. Remembers what was opened, and what was looked for in vain.
class ConfinedIOSystem : public Assimp::IOSystem
{
public:
    /// `folder` is a real path without links.
    ConfinedIOSystem(std::string folder, std::size_t largestFileBytes);

    bool Exists(const char* file) const override;
    char getOsSeparator() const override { return '/'; }
    Assimp::IOStream* Open(const char* file, const char* mode = "rb") override;
    void Close(Assimp::IOStream* stream) override;

    /// The bytes of a file as a path in a model names it; null where it may not or cannot be read.
    std::shared_ptr<const MappedFile> read(const std::string& file);

    /// From here on Assimp reads these bytes in place of the file's, under this very name.
    void replace(const std::string& file, std::vector<std::byte> bytes);

    /// Everything that was read or missed so far, in order, each once.
    const std::vector<SourceFile>& sources() const { return m_sources; }
    /// Paths that lead out of the folder.
    const std::vector<std::string>& refused() const { return m_refused; }

private:
    /// The real path below the folder; empty where it leads out of it, or nowhere.
    std::string resolved(const std::string& file) const;
    /// The same for a path with slashes.
    std::string below(const std::string& file) const;
    void remember(SourceFile source);

    std::string m_folder;
    std::size_t m_largestFileBytes;
    std::vector<SourceFile> m_sources;
    std::vector<std::string> m_refused;
    std::map<std::string, SharedArray<std::byte>> m_replacements;
};

} // namespace tagline
