#pragma once

// RenderLibrary stages clips for `tagline render` like the window with a library open: on its character, with
// its retarget maps and import settings.

#include "core/io/LibraryFile.h"
#include "core/staging/Stage.h"

#include <QString>

namespace tagline {

/// The saved camera of that name. Errors: "render.no-such-camera" with the existing names.
Result<SavedCamera> cameraNamed(const ClipLibrary& library, const QString& name);

class RenderLibrary
{
public:
    /// Reads a library file. `character` replaces the library's, unless it is empty; `map` is the name of the
    /// only map to use, unless it is empty. Errors: "render.no-such-map" with the existing names; those of
    /// the file.
    static Result<RenderLibrary> open(const QString& file, const QString& character, const QString& map);

    /// The file of the character; empty for none.
    const std::string& character() const { return m_library.character(); }
    /// The saved camera of that name. Errors: "render.no-such-camera" with the existing names.
    Result<SavedCamera> camera(const QString& name) const { return cameraNamed(m_library, name); }
    /// The library's import settings of a file.
    ImportSettings settings(const QString& file) const;
    /// Adds a file that was read: the character's before clips are staged.
    void add(const QString& file, const std::shared_ptr<const ImportedModel>& model);
    /// The n-th clip of an added file, carried over if needed; on `figure`, or if that is null on the one
    /// that the window would choose.
    StagedClip staged(const QString& file, std::size_t clip,
                      const std::shared_ptr<const ImportedModel>& figure = nullptr) const;

private:
    RenderLibrary() = default;

    std::vector<LibraryImport> m_imports; ///< sources are absolute paths
    ClipLibrary m_library;
};

} // namespace tagline
