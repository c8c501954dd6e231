#include "widgets/library/RowArrangement.h"

#include <QCoreApplication>

#include <algorithm>

namespace tagline {

namespace {

bool isHidden(const LibraryRow& row, const RowAnswer& answer)
{
    return row.state == LibraryRowState::Ready && answer.matchedFrames == 0;
}

/// The number that an order sorts by, smallest first; rows without a hit come last.
double orderKey(RowOrder order, const LibraryRow& row, const RowAnswer* answer)
{
    const double matched = answer ? answer->matchedFrames : 0;
    switch (order) {
    case RowOrder::Path:
    case RowOrder::Name:
        return 0;
    case RowOrder::MatchedFrames:
        return -matched;
    case RowOrder::HitShare:
        return row.frames > 0 ? -matched / row.frames : 0;
    case RowOrder::FirstHit:
        return answer && answer->firstHit() >= 0 ? answer->firstHit() : 1e12;
    case RowOrder::Frames:
        return -double(row.frames);
    }
    return 0;
}

} // namespace

NameFilter::NameFilter(const QString& text)
{
    const QString trimmed = text.trimmed();
    if (trimmed.size() < 2 || !trimmed.startsWith('/') || !trimmed.endsWith('/')) {
        m_text = trimmed;
        return;
    }
    QRegularExpression expression(trimmed.mid(1, trimmed.size() - 2),
                                  QRegularExpression::CaseInsensitiveOption);
    if (expression.isValid()) {
        m_expression = expression;
        return;
    }
    m_error = QCoreApplication::translate("tagline::NameFilter", "%1 at character %2")
                  .arg(expression.errorString())
                  .arg(expression.patternErrorOffset() + 1);
}

bool NameFilter::passes(const QString& name) const
{
    if (!m_text.isEmpty()) return name.contains(m_text, Qt::CaseInsensitive);
    return m_expression.pattern().isEmpty() || m_expression.match(name).hasMatch();
}

bool NameFilter::passes(const LibraryRow& row) const
{
    if (!m_text.isEmpty())
        return row.name.contains(m_text, Qt::CaseInsensitive) ||
               row.path.contains(m_text, Qt::CaseInsensitive);
    if (m_expression.pattern().isEmpty()) return true;
    return m_expression.match(row.name).hasMatch() || m_expression.match(row.path).hasMatch();
}

std::vector<int> arrangedRows(std::span<const LibraryRow> rows, std::span<const RowAnswer> answers,
                              const RowArrangement& arrangement)
{
    std::vector<int> listed;
    std::vector<double> keys(rows.size());
    for (std::size_t index = 0; index < rows.size(); ++index) {
        const RowAnswer* answer = answers.empty() ? nullptr : &answers[index];
        if (answer && arrangement.hidesRowsWithoutHit && isHidden(rows[index], *answer)) continue;
        if (!arrangement.filter.passes(rows[index])) continue;
        keys[index] = orderKey(arrangement.order, rows[index], answer);
        listed.push_back(int(index));
    }
    const bool byName = arrangement.order == RowOrder::Name;
    std::sort(listed.begin(), listed.end(), [&](int left, int right) {
        if (keys[left] != keys[right]) return keys[left] < keys[right];
        if (byName)
            if (const int names = rows[left].name.compare(rows[right].name, Qt::CaseInsensitive); names != 0)
                return names < 0;
        const int paths = rows[left].path.compare(rows[right].path);
        return paths != 0 ? paths < 0 : left < right;
    });
    return listed;
}

} // namespace tagline
