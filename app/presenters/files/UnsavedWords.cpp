#include "app/presenters/files/UnsavedWords.h"

#include "app/document/library/LibraryDocument.h"
#include "core/io/LibraryFile.h"
#include "core/io/SidecarSets.h"
#include "core/io/TagSidecar.h"
#include "core/library/SidecarStore.h"
#include "core/system/FolderEntries.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <filesystem>

namespace tagline {
namespace {

struct UnsavedWords
{
    Q_DECLARE_TR_FUNCTIONS(tagline::UnsavedWords)
};

int unsavedClips(const ClipLibrary& library)
{
    int count = 0;
    for (const SourceId source : library.modifiedSources())
        count += int(std::ranges::count_if(library.source(source).clips,
                                           [&](ClipId clip) { return library.clip(clip).isModified(); }));
    return count;
}

/// The member's name for people, from the table of core (resources/translations/CoreTexts.cpp).
template<class Member>
QString memberName(const Member& member)
{
    return UnsavedWords::tr(member.shown.data());
}

QStringList unsavedMembers(const LibraryDocument& document)
{
    QStringList names;
    if (!document.isLibraryFileModified()) return names;
    if (document.isLibraryFileGone()) return {UnsavedWords::tr("the library file that is gone")};
    const LibraryFile now = document.libraryFile();
    const LibraryFile& saved = document.savedLibraryFile();
    forEachFileMember([&](const auto& member) {
        if (member.key == "roots") return; // paths may be written otherwise and lead to the same
        const QString name = memberName(member);
        if (!names.contains(name) && !(now.*member.value == saved.*member.value)) names << name;
    });
    if (names.isEmpty()) names << memberName(std::get<0>(libraryFileMembers));
    return names;
}

constexpr qsizetype mostUnsavedNamed = 3; ///< files

QString damagedText(const QString& file)
{
    return UnsavedWords::tr("%1 (damaged by another program)", "a file").arg(file);
}

QString goneText(const QString& file)
{
    return UnsavedWords::tr("%1 (deleted or moved by another program)", "a file").arg(file);
}

/// The files that a save would write, as many by name as are said; those first that another program took
/// away.
struct UnsavedFiles
{
    QStringList gone;
    QStringList edited;
    int count = 0;

    template<class Text>
    void add(QStringList& names, Text text)
    {
        ++count;
        if (names.size() < mostUnsavedNamed) names << text();
    }
};

UnsavedFiles unsavedFiles(const LibraryDocument& document)
{
    UnsavedFiles files;
    if (document.isLibraryFileModified() && !document.libraryPath().empty()) {
        const QString name =
            QString::fromStdString(std::filesystem::path(document.libraryPath()).filename().string());
        const bool isGone = document.isLibraryFileGone();
        files.add(isGone ? files.gone : files.edited, [&] { return isGone ? goneText(name) : name; });
    }
    const ClipLibrary& library = document.library();
    for (const SourceId id : library.modifiedSources()) {
        const LibrarySource& source = library.source(id);
        const bool isOffDisk =
            std::ranges::any_of(source.clips, [&](ClipId clip) { return library.clip(clip).isOffDisk; });
        const std::vector<std::string> sets =
            isOffDisk ? goneSets(source.sidecar) : std::vector<std::string>();
        for (const std::string& set : sets)
            files.add(files.gone, [&] {
                const QString file = QString::fromStdString(sidecarPath(source.shown, set));
                return isPathTaken(sidecarPath(source.path, set)) ? damagedText(file) : goneText(file);
            });
        if (sets.empty())
            files.add(files.edited, [&] {
                return UnsavedWords::tr("the tags of %1", "a model file")
                    .arg(QString::fromStdString(source.shown));
            });
    }
    return files;
}

} // namespace

QString unsavedFilesText(const LibraryDocument& document)
{
    const UnsavedFiles files = unsavedFiles(document);
    QStringList names = (files.gone + files.edited).mid(0, mostUnsavedNamed);
    if (names.isEmpty()) return {};
    const int more = files.count - int(names.size());
    if (more > 0) names << UnsavedWords::tr("%Ln more", "files", more);
    const QString last = names.takeLast();
    if (names.isEmpty()) return UnsavedWords::tr("Save writes %1.", "a file").arg(last);
    return UnsavedWords::tr("Save writes %1 and %2.", "files, and the last or how many more")
        .arg(names.join(QStringLiteral(", ")), last);
}

QString unsavedText(const LibraryDocument& document)
{
    QStringList parts = unsavedMembers(document);
    if (const int clips = unsavedClips(document.library()); clips > 0)
        parts.prepend(UnsavedWords::tr("%Ln clip(s)", nullptr, clips));
    if (parts.size() < 2) return parts.join(QString());
    const QString last = parts.takeLast();
    return UnsavedWords::tr("%1 and %2", "parts of a library that are unsaved")
        .arg(parts.join(QStringLiteral(", ")), last);
}

} // namespace tagline
