#include "widgets/library/rows/ListSections.h"

#include <QCoreApplication>
#include <QHash>

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
        group.group = name;
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

LibraryRow headOf(const ListSection& section, int number, bool isFolded, bool hasQuery)
{
    LibraryRow head;
    head.id = ~std::uint64_t(1) - std::uint64_t(number); // no row has it
    head.state = LibraryRowState::Head;
    const int count = int(section.rows.size());
    switch (section.kind) {
    case RowSection::Clips:
        head.name = section.group;
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
