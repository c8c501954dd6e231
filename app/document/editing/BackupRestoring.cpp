#include "app/document/editing/BackupRestoring.h"

#include "core/library/file/LibraryFileMerge.h"
#include "core/tags/sheet/instances/InstanceEdits.h"

#include <QUndoCommand>

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

std::vector<std::string> tagNames(const TagSidecar& sidecar)
{
    std::vector<std::string> names;
    for (const SidecarClip& clip : sidecar.clips)
        for (const SidecarTag& tag : clip.tags) names.push_back(tag.name);
    return names;
}

/// The version of the file on which the ranges of an entry were drawn, if it is not that of before.
std::optional<DrawnOn> drawnAnew(const SidecarClip* before, const SidecarClip* after,
                                 const ClipLibrary& library, ClipId id)
{
    if (!after) return {};
    const auto& change = library.clip(id).sourceChange;
    const auto content = change ? change->content : library.contentOf(id);
    const SourceChange then = versionOf(*after);
    const bool isSameContent = !then.content || !content || then.content == content;
    if (before && before->frames == then.frames && before->rate == then.rate && isSameContent) return {};
    return DrawnOn{library.changeSince(id, then)};
}

/// Gives a library without a file a place for it.
class PlacingStep : public QUndoCommand
{
public:
    PlacingStep(LibraryDocument& document, std::string place)
        : m_document(document)
        , m_place(std::move(place))
    {
    }

    void redo() override
    {
        if (!m_document.libraryPath().empty()) return;
        m_document.setLibraryPath(m_place);
        m_stamp = m_document.savedStamp();
    }
    void undo() override
    {
        if (m_document.libraryPath() == m_place && m_document.savedStamp() == m_stamp)
            m_document.setLibraryPath({});
    }

private:
    LibraryDocument& m_document;
    std::string m_place;
    FileStamp m_stamp; ///< of the file there as the place was taken
};

} // namespace

void restoreTags(LibraryDocument& document, SourceId source, const TagSidecar& after, const QString& text)
{
    document.knowTags(tagNames(after));
    const TagSidecar before = document.sidecarOf(source);
    std::vector<SheetChange> changes;
    const TagVocabulary& vocabulary = document.library().vocabulary();
    for (const ClipId id : document.library().source(source).clips) {
        const LibraryClip& clip = document.library().clip(id);
        const SidecarClip* entry = after.find(clip.name, clip.writtenIndex());
        changes.push_back(
            {id, entry ? withCountedLanes(document.sheetFrom(*entry), vocabulary) : TagSheet(),
             drawnAnew(before.find(clip.name, clip.writtenIndex()), entry, document.library(), id)});
    }
    document.replaceSheets(std::move(changes), text);
}

std::vector<SourceSettings> settingsTowards(const std::vector<LibraryImport>& wanted,
                                            const std::vector<LibraryImport>& now, const ClipLibrary& library,
                                            std::vector<std::string>& missing)
{
    std::vector<SourceSettings> settings;
    for (const LibraryImport& import : wanted) {
        if (std::find(now.begin(), now.end(), import) != now.end()) continue;
        if (const auto source = library.findSource(import.source))
            settings.push_back({*source, import.settings});
        else
            missing.push_back(import.source);
    }
    for (const LibraryImport& import : now) {
        const bool isTakenBack = std::none_of(wanted.begin(), wanted.end(), [&](const LibraryImport& each) {
            return each.source == import.source;
        });
        if (const auto source = library.findSource(import.source); isTakenBack && source)
            settings.push_back({*source, {}});
    }
    return settings;
}

bool wouldChange(LibraryFile wanted, const LibraryFile& now)
{
    wanted.imports = now.imports;
    return !sayTheSame(wanted, now);
}

std::vector<std::string> restoreLibrary(LibraryDocument& document, const LibraryFile& then,
                                        const QString& text, const std::string& place)
{
    std::vector<std::string> missing;
    if (!place.empty() && !document.isReadOnly()) {
        document.editAsOne(text, [&] {
            document.undoStack().push(new PlacingStep(document, place));
            missing = restoreLibrary(document, then, text);
        });
        return missing;
    }
    const std::string& path = document.libraryPath();
    const LibraryFile now = document.libraryFile();
    const auto settings = settingsTowards(withAbsolutePaths(then, path).imports,
                                          withAbsolutePaths(now, path).imports, document.library(), missing);
    const bool isOther = wouldChange(then, now);
    if (isOther || !settings.empty())
        document.editAsOne(text, [&] {
            if (isOther) document.setLibrary(then, text);
            document.setImportSettings(settings, text);
        });
    return missing;
}

} // namespace tagline
