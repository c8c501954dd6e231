#pragma once

// SceneReader has one of Assimp's readers read a file: the one that the file's ending asks for.

#include "core/import/assimp/ConfinedIOSystem.h"
#include "core/import/exchange/ImportFormats.h"
#include "core/support/Result.h"

#include <assimp/Importer.hpp>

namespace tagline {

class SceneReader
{
public:
    /// For files of one format in a folder; both must live as long as the reader.
    SceneReader(const ImportFormat& format, ConfinedIOSystem& files);
    ~SceneReader();

    /// The scene of the file of this name, as the reader hands it out, without any post-processing. It
    /// belongs to this. Error codes: import.unreadable-model, import.out-of-memory.
    Result<aiScene*> read(const std::string& name);
    /// Cuts polygons into triangles. Expects a scene that has passed checkScene. Its pointer changes nothing.
    void triangulate();
    /// The name of the reader that understood the file.
    std::string readerName() const;

private:
    const ImportFormat& m_format;
    Assimp::Importer m_importer;
};

} // namespace tagline
