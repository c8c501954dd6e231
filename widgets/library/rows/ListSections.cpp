#include "widgets/library/rows/ListSections.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <iterator>

namespace tagline {
namespace {

struct SectionTexts
{
    Q_DECLARE_TR_FUNCTIONS(tagline::LibraryModel)
};

const RowAnswer& answerOf(std::span<const RowAnswer> answers, std::size_t row)
{
    static const RowAnswer none;
    return answers.empty() ? none : answers[row];
}

/// Puts rows to their sections as they come.
class Sorting
{
public:
    Sorting(std::span<const LibraryRow> rows, std::span<const RowAnswer> answers, const GroupOfRow& groupOf)
        : m_rows(rows)
        , m_answers(answers)
        , m_groupOf(groupOf)
    {
        m_withoutHit.kind = RowSection::WithoutHit;
        m_figures.kind = RowSection::Figures;
        m_withoutHit.hasHead = m_figures.hasHead = true;
    }

    void add(std::size_t row)
    {
        const LibraryRow& added = m_rows[row];
        const RowAnswer& answer = answerOf(m_answers, row);
        ListSection& section = sectionOf(row, answer);
        section.rows.push_back(int(row));
        if (added.clip.isValid()) section.totals.add(added, answer);
    }

    std::vector<ListSection> finished()
    {
        std::vector<ListSection> sections;
        const auto take = [&](ListSection& section) {
            if (!section.rows.empty()) sections.push_back(std::move(section));
        };
        take(m_clips);
        for (ListSection& group : m_groups) take(group);
        take(m_withoutHit);
        take(m_figures);
        return sections;
    }

private:
    ListSection& sectionOf(std::size_t row, const RowAnswer& answer)
    {
        const LibraryRow& added = m_rows[row];
        if (added.state == LibraryRowState::NoClip) return m_figures;
        if (added.state != LibraryRowState::Ready) return m_clips;
        if (m_groupOf) return groupNamed(m_groupOf(row));
        return !m_answers.empty() && answer.matchedFrames == 0 ? m_withoutHit : m_clips;
    }

    ListSection& groupNamed(const QString& name)
    {
        const auto known = m_known.constFind(name);
        if (known != m_known.constEnd()) return m_groups[*known];
        m_known.insert(name, m_groups.size());
        ListSection& group = m_groups.emplace_back();
        group.group = group.name = name;
        group.hasHead = true;
        return group;
    }

    std::span<const LibraryRow> m_rows;
    std::span<const RowAnswer> m_answers;
    const GroupOfRow& m_groupOf;
    ListSection m_clips, m_withoutHit, m_figures;
    std::vector<ListSection> m_groups;
    QHash<QString, std::size_t> m_known;
};

} // namespace

std::vector<ListSection> listSections(std::span<const int> arranged, std::span<const LibraryRow> rows,
                                      std::span<const RowAnswer> answers, const GroupOfRow& groupOf)
{
    Sorting sorting(rows, answers, groupOf);
    for (const int row : arranged) sorting.add(std::size_t(row));
    return sorting.finished();
}

namespace {

/// The folders of a tree that hold something, as sections.
class TreeSorting
{
public:
    TreeSorting(std::span<const LibraryRow> rows, std::span<const RowAnswer> answers, const FolderTree& tree)
        : m_rows(rows)
        , m_answers(answers)
        , m_tree(tree)
        , m_sections(tree.folders.size())
        , m_within(tree.folders.size())
        , m_isWanted(tree.folders.size(), false)
    {
    }

    void add(int row)
    {
        const int folder = m_tree.ofRow[std::size_t(row)];
        ListSection& section = m_sections[std::size_t(folder)];
        section.rows.push_back(row);
        section.totals.add(m_rows[std::size_t(row)], answerOf(m_answers, std::size_t(row)));
        want(folder);
    }

    std::vector<ListSection> finished(const QString& ownFolder)
    {
        for (std::size_t i = m_tree.folders.size(); i-- > 0;) // those within come behind
            if (const int parent = m_tree.folders[i].parent; parent >= 0)
                m_sections[std::size_t(parent)].totals.add(m_sections[i].totals);
        std::vector<ListSection> sections;
        for (const int folder : m_top) take(folder, ownFolder, sections);
        return sections;
    }

private:
    /// Its place is that of the first clip in it.
    void want(int folder)
    {
        while (folder >= 0 && !m_isWanted[std::size_t(folder)]) {
            m_isWanted[std::size_t(folder)] = true;
            const int parent = m_tree.folders[std::size_t(folder)].parent;
            (parent < 0 ? m_top : m_within[std::size_t(parent)]).push_back(folder);
            folder = parent;
        }
    }

    void take(int folder, const QString& ownFolder, std::vector<ListSection>& sections)
    {
        const FolderTree::Folder& taken = m_tree.folders[std::size_t(folder)];
        ListSection& section = m_sections[std::size_t(folder)];
        section.group = taken.path;
        section.name = taken.path.isEmpty() ? ownFolder : taken.name;
        section.depth = taken.depth;
        section.hasHead = true;
        sections.push_back(std::move(section));
        for (const int each : m_within[std::size_t(folder)]) take(each, ownFolder, sections);
    }

    std::span<const LibraryRow> m_rows;
    std::span<const RowAnswer> m_answers;
    const FolderTree& m_tree;
    std::vector<ListSection> m_sections;
    std::vector<std::vector<int>> m_within; ///< by folder
    std::vector<int> m_top;
    std::vector<bool> m_isWanted;
};

} // namespace

std::vector<ListSection> treeSections(std::span<const int> arranged, std::span<const LibraryRow> rows,
                                      std::span<const RowAnswer> answers, const FolderTree& tree,
                                      const QString& ownFolder)
{
    TreeSorting folders(rows, answers, tree);
    std::vector<int> others; // files that are no clips
    for (const int row : arranged)
        if (rows[std::size_t(row)].state == LibraryRowState::Ready)
            folders.add(row);
        else
            others.push_back(row);
    std::vector<ListSection> sections = listSections(others, rows, answers, {});
    const auto isFigures = [](const ListSection& each) { return each.kind == RowSection::Figures; };
    const auto figures = std::find_if(sections.begin(), sections.end(), isFigures);
    std::vector<ListSection> inTree = folders.finished(ownFolder);
    sections.insert(figures, std::make_move_iterator(inTree.begin()), std::make_move_iterator(inTree.end()));
    return sections;
}

LibraryRow headOf(const ListSection& section, int number, bool isFolded, bool hasQuery)
{
    LibraryRow head;
    head.id = ~std::uint64_t(1) - std::uint64_t(number); // no row has it
    head.state = LibraryRowState::Head;
    const int count = int(section.rows.size());
    switch (section.kind) {
    case RowSection::Clips:
        head.name = section.name;
        if (section.depth > 0) head.folder = section.group; // of those of one name
        head.detail = totalsText(section.totals, hasQuery);
        break;
    case RowSection::WithoutHit:
        head.name = SectionTexts::tr("%Ln clip(s) without a hit", nullptr, count);
        break;
    case RowSection::Figures:
        head.name = SectionTexts::tr("%Ln figure(s) without a clip", nullptr, count);
        break;
    }
    head.path =
        isFolded ? SectionTexts::tr("Click to show them") : SectionTexts::tr("Click to fold them away");
    return head;
}

} // namespace tagline
