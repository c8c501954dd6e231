#include "app/cli/render/RenderLibrary.h"

#include "app/cli/options/ArgumentText.h"
#include "core/library/edits/LibraryEdit.h"
#include "core/system/saving/FileContent.h"

#include <QStringList>

#include <algorithm>
#include <filesystem>

namespace tagline {
namespace {

std::string pathOf(const QString& file)
{
    std::error_code ignored;
    return std::filesystem::absolute(argumentBytes(file), ignored).string();
}

/// The path without "." and "..", as the library names files.
std::string cleanPathOf(const QString& file) { return absoluteFromLibrary(pathOf(file), "/"); }

Error noSuchMap(const QString& map, const std::vector<FigureMap>& maps, const QString& file)
{
    QStringList names;
    for (const FigureMap& each : maps) names << QString::fromStdString(each.name);
    const QString message =
        QString("there is no retarget map “%1”; %2")
            .arg(map, names.isEmpty() ? "the library has none" : "the maps are " + names.join(", "));
    return {"render.no-such-map", message.toStdString(), argumentBytes(file)};
}

} // namespace

Result<SavedCamera> cameraNamed(const ClipLibrary& library, const QString& name)
{
    QStringList names;
    for (const SavedCamera& camera : library.cameras()) {
        if (camera.name == name.toStdString()) return camera;
        names << QString::fromStdString(camera.name);
    }
    const QString message =
        QString("there is no camera “%1”; %2")
            .arg(name, names.isEmpty() ? "the library has none: save one in the window, View ▸ Camera"
                                       : "the cameras are " + names.join(", "));
    return Error{"render.no-such-camera", message.toStdString(), {}};
}

Result<RenderLibrary> RenderLibrary::open(const QString& file, const QString& character, const QString& map)
{
    const std::string shown = argumentBytes(file);
    const auto content = readFile(shown, LibraryFile::largestBytes + 3);
    if (!content) return content.error();
    const Result<LibraryFile> read = readLibraryFile(content->bytes, shown);
    if (!read) return read.error();

    const std::string path = cleanPathOf(file);
    RenderLibrary library;
    library.m_imports = read->imports;
    for (LibraryImport& import : library.m_imports) import.source = absoluteFromLibrary(import.source, path);
    std::string figure = read->character.empty() ? std::string() : absoluteFromLibrary(read->character, path);
    if (!character.isEmpty()) figure = cleanPathOf(character);
    library.m_library.set(&LibraryContent::character, figure);
    library.m_library.set(&LibraryContent::cameras, read->cameras);

    std::vector<FigureMap> maps = heldOf(withAbsolutePaths(*read, path).retargets);
    if (!map.isEmpty()) {
        const auto named = std::find_if(
            maps.begin(), maps.end(), [&](const FigureMap& each) { return each.name == map.toStdString(); });
        if (named == maps.end()) return noSuchMap(map, maps, file);
        maps = {{named->name, figure, named->map}};
    }
    library.m_library.set(&LibraryContent::figureMaps, std::move(maps));
    return library;
}

ImportSettings RenderLibrary::settings(const QString& file) const
{
    const std::string path = cleanPathOf(file);
    const auto found = std::find_if(m_imports.begin(), m_imports.end(),
                                    [&](const LibraryImport& each) { return each.source == path; });
    return found == m_imports.end() ? ImportSettings() : found->settings;
}

void RenderLibrary::add(const QString& file, const std::shared_ptr<const ImportedModel>& model)
{
    m_library.setModel(m_library.addSource(cleanPathOf(file), cleanPathOf(file)), model);
}

StagedClip RenderLibrary::staged(const QString& file, std::size_t clip,
                                 const std::shared_ptr<const ImportedModel>& figure) const
{
    const auto source = m_library.findSource(cleanPathOf(file));
    if (!source) return {};
    for (const ClipId id : m_library.source(*source).clips) {
        if (m_library.clip(id).place != clip) continue;
        const StagedClip staged = stagedIn(m_library, id, figure);
        return staged.waitsForMap() ? carriedOverClip(staged) : staged;
    }
    return {};
}

} // namespace tagline
