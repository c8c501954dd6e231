// How LibraryModel lists its rows: section by section, behind their heads, without folded rows.

#include "widgets/library/rows/LibraryModel.h"

#include <algorithm>
#include <limits>

namespace tagline {

RowSection LibraryModel::sectionOf(const QModelIndex& index) const
{
    if (isHead(index)) return m_sections[sectionOfHead(index)].kind;
    const auto source = sourceOf(index);
    const LibraryRow& row = m_rows[source];
    if (row.state == LibraryRowState::NoClip) return RowSection::Figures;
    const bool isGrouped = m_arrangement.grouping != RowGrouping::None;
    const bool hasNoHit = hasQuery() && !isGrouped && m_answers[source].matchedFrames == 0;
    return hasNoHit && row.state == LibraryRowState::Ready ? RowSection::WithoutHit : RowSection::Clips;
}

QString LibraryModel::groupAt(std::size_t place) const
{
    const LibraryRow& row = m_rows[place];
    switch (m_arrangement.grouping) {
    case RowGrouping::None:
        break;
    case RowGrouping::Folder:
    case RowGrouping::FolderTree:
        return row.folder.isEmpty() ? tr("In the library's own folder") : row.folder;
    case RowGrouping::Tag: {
        const std::size_t tag = m_mainTags[place].value;
        return tag < m_tagNames.size() ? m_tagNames[tag] : tr("Without tags");
    }
    case RowGrouping::Skeleton:
        return row.skeleton.isEmpty() ? tr("Unknown skeleton") : row.skeleton;
    }
    return {};
}

/// The rows in order, section by section, behind their heads, without those of folded sections.
std::vector<int> LibraryModel::inSections()
{
    if (isTree()) {
        if (m_treeRevision != m_namesRevision) m_tree = FolderTree::of(m_rows);
        m_treeRevision = m_namesRevision;
        m_sections = treeSections(m_arranged, m_rows, m_answers, m_tree, tr("In the library's own folder"));
        return unfolded();
    }
    GroupOfRow groupOf;
    if (m_arrangement.grouping != RowGrouping::None)
        groupOf = [this](std::size_t place) { return groupAt(place); };
    m_sections = listSections(m_arranged, m_rows, m_answers, groupOf);
    return unfolded();
}

/// The arranged rows without those that are folded away.
std::vector<int> LibraryModel::unfolded()
{
    m_heads.clear();
    m_sectionOfListed.clear();
    m_deepest = 0;
    std::vector<int> listed;
    listed.reserve(m_arranged.size() + m_sections.size());
    int foldedDepth = std::numeric_limits<int>::max(); // deeper sections are folded away with it
    for (std::size_t number = 0; number < m_sections.size(); ++number) {
        const ListSection& section = m_sections[number];
        const bool isFolded = section.hasHead && m_folded.contains(section.key());
        m_heads.push_back(headOf(section, int(number), isFolded, hasQuery()));
        if (section.depth > foldedDepth) continue;
        foldedDepth = isFolded ? section.depth : std::numeric_limits<int>::max();
        if (section.hasHead) listed.push_back(-1 - int(number));
        if (!isFolded) listed.insert(listed.end(), section.rows.begin(), section.rows.end());
        m_sectionOfListed.resize(listed.size(), int(number));
        if (isTree() && section.hasHead) m_deepest = std::max(m_deepest, section.depth + 1);
    }
    return listed;
}

QModelIndex LibraryModel::headOfSection(int section) const
{
    for (std::size_t place = 0; place < m_listed.size(); ++place)
        if (m_listed[place] == -1 - section) return index(int(place));
    return {};
}

int LibraryModel::sectionAround(int section) const
{
    const int depth = m_sections[std::size_t(section)].depth;
    while (section >= 0 && m_sections[std::size_t(section)].depth >= depth) --section;
    return section;
}

int LibraryModel::depthOfRows(int section) const
{
    if (!isTree()) return 0;
    const ListSection& shown = m_sections[std::size_t(section)];
    return shown.hasHead && shown.kind == RowSection::Clips ? shown.depth + 1 : 0;
}

int LibraryModel::depth(const QModelIndex& index) const
{
    const int ofRows = depthOfRows(sectionAt(index));
    return isHead(index) ? std::max(ofRows - 1, 0) : ofRows;
}

bool LibraryModel::isFolded(const QModelIndex& head) const
{
    return m_folded.contains(m_sections[sectionOfHead(head)].key());
}

void LibraryModel::toggleSection(const QModelIndex& head)
{
    toggleSection(m_sections[sectionOfHead(head)].key());
}

void LibraryModel::toggleSection(const QString& key)
{
    if (!m_folded.erase(key)) m_folded.insert(key);
    listAnew(unfolded());
}

void LibraryModel::unfoldAround(int place)
{
    const auto holds = [place](const ListSection& section) {
        return std::ranges::find(section.rows, place) != section.rows.end();
    };
    const auto found = std::ranges::find_if(m_sections, holds);
    if (found == m_sections.end()) return;
    std::set<QString> folded = m_folded;
    for (int section = int(found - m_sections.begin()); section >= 0; section = sectionAround(section))
        folded.erase(m_sections[std::size_t(section)].key());
    setFolded(std::move(folded));
}

void LibraryModel::setFolded(std::set<QString> keys)
{
    if (keys == m_folded) return;
    m_folded = std::move(keys);
    listAnew(unfolded());
}

} // namespace tagline
