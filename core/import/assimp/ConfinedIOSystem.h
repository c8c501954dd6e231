#pragma once

// ConfinedIOSystem lets a reader open files in the model's folder only.

#include "core/import/exchange/ClipCache.h"
#include "core/support/SharedArray.h"
#include "core/system/MappedFile.h"

#include <assimp/IOSystem.hpp>

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace tagline {

/// Opens only regular files whose real path, with all links resolved, lies in the folder or below. Nothing
/// can be written. Records the files that were opened, and those that were missing.
class ConfinedIOSystem : public Assimp::IOSystem
{
public:
    /// `folder` is a real path without links.
    ConfinedIOSystem(std::string folder, std::size_t largestFileBytes);

    bool Exists(const char* file) const override;
    char getOsSeparator() const override { return '/'; }
    Assimp::IOStream* Open(const char* file, const char* mode = "rb") override;
    void Close(Assimp::IOStream* stream) override;

    /// The bytes of a file for a path in a model; null if it may not or cannot be read.
    std::shared_ptr<const MappedFile> read(const std::string& file);

    /// Makes Assimp read these bytes instead of the file's from now on.
    void replace(const std::string& file, std::vector<std::byte> bytes);

    /// All files that were read or missing so far, in order, each once.
    const std::vector<SourceFile>& sources() const { return m_sources; }
    /// Paths that lead out of the folder.
    const std::vector<std::string>& refused() const { return m_refused; }

private:
    /// The real path below the folder; empty if it leads out of it, or does not exist.
    std::string resolved(const std::string& file) const;
    /// The real path for a path with slashes; empty as for resolved().
    std::string below(const std::string& file) const;
    void remember(SourceFile source);

    std::string m_folder;
    std::size_t m_largestFileBytes;
    std::vector<SourceFile> m_sources;
    std::vector<std::string> m_refused;
    std::map<std::string, SharedArray<std::byte>> m_replacements;
};

} // namespace tagline
