#pragma once

// RenderLibrary shows clips for `tagline render` as the window would with a library open: on its character,
// by its retarget maps and import settings.

#include "core/io/LibraryFile.h"
#include "core/staging/Stage.h"

#include <QString>

namespace tagline {

/// The saved camera of that name. Errors: "render.no-such-camera" with the names that there are.
Result<SavedCamera> cameraNamed(const ClipLibrary& library, const QString& name);

class RenderLibrary
{
public:
    /// Reads a library file. `character` takes the place of the library's, where it is not empty; `map` is
    /// the name of the only map to use, where it is not empty. Errors: "render.no-such-map" with the names
    /// that there are; those of the file.
    static Result<RenderLibrary> open(const QString& file, const QString& character, const QString& map);

    /// The character's file; empty for none.
    const std::string& character() const { return m_library.character(); }
    /// Errors: "render.no-such-camera" with the names that there are.
    Result<SavedCamera> camera(const QString& name) const { return cameraNamed(m_library, name); }
    /// What the library says of the import of a file.
    ImportSettings settings(const QString& file) const;
    /// Makes a file known that was read: the character's before clips are staged.
    void add(const QString& file, const std::shared_ptr<const ImportedModel>& model);
    /// The n-th clip of a file that was added, carried over where it needs to be; on a figure, or on the one
    /// that the window would choose.
    StagedClip staged(const QString& file, std::size_t clip,
                      const std::shared_ptr<const ImportedModel>& figure = nullptr) const;

private:
    RenderLibrary() = default;

    std::vector<LibraryImport> m_imports; ///< sources are absolute paths
    ClipLibrary m_library;
};

} // namespace tagline
