#include "widgets/library/rows/AlikeRows.h"

#include <QHashFunctions>

namespace tagline {
namespace {

std::size_t keyOf(const QString& name) { return qHash(name, 0); }
std::size_t keyOf(const QString& name, const QString& place) { return qHashMulti(0, name, place); }

} // namespace

void AlikeRows::clear()
{
    for (Counts* counts : {&m_rows, &m_files, &m_filesInFolder}) counts->clear();
}

bool AlikeRows::count(const LibraryRow& row, int by)
{
    const std::size_t key = keyOf(row.name, row.path);
    const bool hadFile = m_rows.contains(key);
    step(m_rows, key, by);
    if (m_rows.contains(key) == hadFile) return false; // clips of one file have one name
    const bool isOther = step(m_files, keyOf(row.name), by);
    return step(m_filesInFolder, keyOf(row.name, row.folder), by) || isOther;
}

/// Whether that made two of one, or one of two.
bool AlikeRows::step(Counts& counts, std::size_t key, int by)
{
    const auto counted = counts.try_emplace(key, 0).first;
    const int before = counted->second;
    const int now = counted->second += by;
    if (now == 0) counts.erase(counted);
    return std::min(before, now) == 1 && std::max(before, now) == 2;
}

TellingPart AlikeRows::of(const LibraryRow& row) const
{
    if (m_files.at(keyOf(row.name)) == 1) return TellingPart::None;
    const bool isAlone = m_filesInFolder.at(keyOf(row.name, row.folder)) == 1;
    return isAlone ? TellingPart::Folder : TellingPart::File;
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
