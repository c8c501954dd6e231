#include "app/presenters/files/UnsavedWords.h"

#include "app/document/library/LibraryDocument.h"
#include "core/io/LibraryFile.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

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

/// What people call the member of a library file of that key; members that belong together have one name.
QString memberName(std::string_view key)
{
    if (key == "vocabulary" || key == "groups" || key == "properties" || key == "namespaces" ||
        key == "mirrorWords")
        return UnsavedWords::tr("the vocabulary");
    if (key == "queries") return UnsavedWords::tr("saved queries");
    if (key == "derived") return UnsavedWords::tr("live tags");
    if (key == "rules") return UnsavedWords::tr("rules");
    if (key == "examples") return UnsavedWords::tr("examples of motion");
    if (key == "checks") return UnsavedWords::tr("checks");
    if (key == "takes") return UnsavedWords::tr("takes");
    if (key == "presets") return UnsavedWords::tr("presets");
    if (key == "cameras") return UnsavedWords::tr("saved cameras");
    return UnsavedWords::tr("the library's settings");
}

QStringList unsavedMembers(const LibraryDocument& document)
{
    QStringList names;
    if (!document.isLibraryFileModified()) return names;
    if (document.isLibraryFileGone()) return {UnsavedWords::tr("the deleted library file")};
    const LibraryFile now = document.libraryFile();
    const LibraryFile& saved = document.savedLibraryFile();
    forEachFileMember([&](const auto& member) {
        if (member.key == "roots") return; // paths may be written otherwise and lead to the same
        const QString name = memberName(member.key);
        if (!names.contains(name) && !(now.*member.value == saved.*member.value)) names << name;
    });
    if (names.isEmpty()) names << UnsavedWords::tr("the library's folders");
    return names;
}

} // namespace

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
