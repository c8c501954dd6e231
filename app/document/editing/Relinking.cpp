#include "app/document/editing/Relinking.h"

#include <utility>
#include <vector>

namespace tagline {

void relink(LibraryDocument& document, std::span<const MovedSource> moved, const QString& text)
{
    const ClipLibrary& library = document.library();
    std::vector<SheetChange> sheets = movedSheets(library, moved);
    if (sheets.empty()) return;
    auto file =
        withMovedPaths(withAbsolutePaths(document.libraryFile(), document.libraryPath()), library, moved);
    std::vector<SourceSettings> settings;
    for (const MovedSource& move : moved) {
        const ImportSettings known = document.importSettings(move.missing);
        if (known == ImportSettings()) continue;
        settings.push_back({move.found, known});
        settings.push_back({move.missing, {}});
    }
    document.editAsOne(text, [&] {
        document.replaceSheets(std::move(sheets), text);
        if (file) document.setLibrary(*file, text);
        if (!settings.empty()) document.setImportSettings(settings, text);
    });
}

} // namespace tagline
