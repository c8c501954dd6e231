#include "widgets/library/rows/FolderTree.h"

#include <QHash>

namespace tagline {
namespace {

/// Finds folders by their paths, and makes those that are not there yet.
class FolderSorting
{
public:
    int folderOf(const QString& path)
    {
        if (const auto known = m_known.constFind(path); known != m_known.constEnd()) return *known;
        FolderTree::Folder folder;
        folder.path = path;
        const qsizetype end = path.lastIndexOf('/');
        folder.name = path.mid(end + 1);
        if (end > 0) {
            folder.parent = folderOf(path.left(end));
            folder.depth = m_folders[std::size_t(folder.parent)].depth + 1;
        }
        m_folders.push_back(std::move(folder));
        m_known.insert(path, int(m_folders.size()) - 1);
        return int(m_folders.size()) - 1;
    }
    std::vector<FolderTree::Folder> taken() { return std::move(m_folders); }

private:
    std::vector<FolderTree::Folder> m_folders;
    QHash<QString, int> m_known;
};

} // namespace

FolderTree FolderTree::of(std::span<const LibraryRow> rows)
{
    FolderTree tree;
    FolderSorting sorting;
    tree.ofRow.reserve(rows.size());
    for (const LibraryRow& row : rows) tree.ofRow.push_back(sorting.folderOf(row.folder));
    tree.folders = sorting.taken();
    return tree;
}

} // namespace tagline
