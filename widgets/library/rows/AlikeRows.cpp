#include "widgets/library/rows/AlikeRows.h"

#include <QHash>

namespace tagline {
namespace {

/// Notes how two rows of one name are told apart, in those that are not told apart by more already.
void tellApart(const LibraryRow& one, const LibraryRow& other, TellingPart& ofOne, TellingPart& ofOther)
{
    if (one.path == other.path) return;
    const TellingPart needed = one.folder == other.folder ? TellingPart::File : TellingPart::Folder;
    ofOne = std::max(ofOne, needed);
    ofOther = std::max(ofOther, needed);
}

} // namespace

std::vector<TellingPart> tellingParts(std::span<const LibraryRow> rows)
{
    std::vector<TellingPart> parts(rows.size(), TellingPart::None);
    QHash<QStringView, int> firstOfName;
    QHash<std::pair<QStringView, QStringView>, int> firstInFolder;
    firstOfName.reserve(qsizetype(rows.size()));
    for (int at = 0; at < int(rows.size()); ++at) {
        const LibraryRow& row = rows[std::size_t(at)];
        const auto known = firstOfName.constFind(row.name);
        if (known == firstOfName.constEnd()) {
            firstOfName.insert(row.name, at);
            continue;
        }
        const int first = *known;
        tellApart(rows[std::size_t(first)], row, parts[std::size_t(first)], parts[std::size_t(at)]);
        if (row.folder == rows[std::size_t(first)].folder) continue;
        const auto inFolder = firstInFolder.constFind({row.name, row.folder});
        if (inFolder == firstInFolder.constEnd())
            firstInFolder.insert({row.name, row.folder}, at);
        else
            tellApart(rows[std::size_t(*inFolder)], row, parts[std::size_t(*inFolder)],
                      parts[std::size_t(at)]);
    }
    return parts;
}

QString tellingText(const LibraryRow& row, TellingPart part, bool isFolderSaid)
{
    if (part == TellingPart::None) return {};
    const QString folder = isFolderSaid ? QString() : row.folder;
    if (part == TellingPart::Folder) return folder;
    const QString file = row.path.section('/', -1);
    return folder.isEmpty() ? file : folder + '/' + file;
}

} // namespace tagline
