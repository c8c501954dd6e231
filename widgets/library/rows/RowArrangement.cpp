#include "widgets/library/rows/RowArrangement.h"

#include "widgets/library/rows/NaturalOrder.h"
#include "widgets/library/rows/PropertyOrder.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace tagline {

namespace {

/// Whether a clip is left out whatever its name is; `answer` is null while there is no query.
bool isHidden(const LibraryRow& row, const RowAnswer* answer, const RowArrangement& arrangement)
{
    if (row.state != LibraryRowState::Ready) return false;
    const bool hasNoHit = answer && answer->matchedFrames == 0;
    return (hasNoHit && arrangement.hidesRowsWithoutHit) ||
           arrangement.hiddenStages.contains(row.progress.stage);
}

/// The number that an order sorts by, smallest first; rows without a hit come last.
double orderKey(RowOrder::Kind order, const LibraryRow& row, const RowAnswer* answer)
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
    case RowOrder::Seconds:
        return -row.rate.seconds(row.frames);
    case RowOrder::Rate:
        return row.clip.isValid() ? -row.rate.framesPerSecond() : 0;
    case RowOrder::Joints:
        return -row.joints;
    case RowOrder::Tags:
        return -double(row.bars.size());
    case RowOrder::Warnings:
        return -row.notes;
    case RowOrder::State:
        return row.clip.isValid() ? double(row.progress.stage) : double(clipStages.size());
    case RowOrder::Minutes:
        return -double(row.spentMilliseconds);
    case RowOrder::Property: // no number alone: sortByProperty()
        return 0;
    }
    return 0;
}

/// Whether a row stands before another in a sequence.
struct RowBefore
{
    std::span<const LibraryRow> rows;
    const std::vector<std::string>& keys;

    bool operator()(int left, int right) const
    {
        const auto a = std::size_t(left), b = std::size_t(right);
        if (const int natural = keys[a].compare(keys[b]); natural != 0) return natural < 0;
        const int paths = rows[a].path.compare(rows[b].path);
        return paths != 0 ? paths < 0 : left < right;
    }
};

/// `locomotion/walk.bvh`: folders above the library tell its files apart from nothing.
QString pathInLibrary(const LibraryRow& row)
{
    const QString file = row.path.section('/', -1);
    return row.folder.isEmpty() ? file : row.folder + '/' + file;
}

} // namespace

bool isLargestFirst(RowOrder::Kind order)
{
    switch (order) {
    case RowOrder::Path:
    case RowOrder::Name:
    case RowOrder::FirstHit:
    case RowOrder::State:
    case RowOrder::Property:
        return false;
    case RowOrder::MatchedFrames:
    case RowOrder::HitShare:
    case RowOrder::Frames:
    case RowOrder::Seconds:
    case RowOrder::Rate:
    case RowOrder::Joints:
    case RowOrder::Tags:
    case RowOrder::Warnings:
    case RowOrder::Minutes:
        return true;
    }
    return false;
}

NameFilter::NameFilter(const QString& text)
{
    const QString trimmed = text.trimmed();
    if (trimmed.size() < 2 || !trimmed.startsWith('/') || !trimmed.endsWith('/')) {
        m_words = trimmed.split(QRegularExpression(QStringLiteral("\\s+")), Qt::SkipEmptyParts);
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
    const auto isIn = [&](const QString& word) { return name.contains(word, Qt::CaseInsensitive); };
    if (!m_words.isEmpty()) return std::all_of(m_words.begin(), m_words.end(), isIn);
    return m_expression.pattern().isEmpty() || m_expression.match(name).hasMatch();
}

bool NameFilter::passes(const LibraryRow& row) const
{
    if (isEmpty()) return true;
    const QString path = pathInLibrary(row);
    if (m_words.isEmpty()) return passes(row.name) || passes(path);
    return std::all_of(m_words.begin(), m_words.end(), [&](const QString& word) {
        return row.name.contains(word, Qt::CaseInsensitive) || path.contains(word, Qt::CaseInsensitive);
    });
}

std::string RowSequence::keyOf(const LibraryRow& row) const
{
    constexpr char endOfName = 0; // below all that keys hold
    return m_isByName ? naturalKey(row.name) + endOfName + naturalKey(row.path) : naturalKey(row.path);
}

void RowSequence::rebuild(std::span<const LibraryRow> rows, bool byName)
{
    m_isByName = byName;
    m_keys.clear();
    m_keys.reserve(rows.size());
    for (const LibraryRow& row : rows) m_keys.push_back(keyOf(row));
    m_indices.resize(rows.size());
    std::iota(m_indices.begin(), m_indices.end(), 0);
    std::sort(m_indices.begin(), m_indices.end(), RowBefore{rows, m_keys});
}

void RowSequence::put(std::span<const LibraryRow> rows, std::vector<int> changed)
{
    std::vector<bool> isChanged(rows.size());
    m_keys.resize(rows.size());
    for (const int index : changed) {
        isChanged[std::size_t(index)] = true;
        m_keys[std::size_t(index)] = keyOf(rows[std::size_t(index)]);
    }
    std::erase_if(m_indices, [&](int index) { return isChanged[std::size_t(index)]; });
    const RowBefore before{rows, m_keys};
    std::sort(changed.begin(), changed.end(), before);
    changed.erase(std::unique(changed.begin(), changed.end()), changed.end());
    const auto known = std::ptrdiff_t(m_indices.size());
    m_indices.insert(m_indices.end(), changed.begin(), changed.end());
    std::inplace_merge(m_indices.begin(), m_indices.begin() + known, m_indices.end(), before);
}

std::vector<int> arrangedRows(const RowSequence& sequence, std::span<const LibraryRow> rows,
                              std::span<const RowAnswer> answers, const RowArrangement& arrangement)
{
    std::vector<int> listed;
    listed.reserve(rows.size());
    const RowOrder::Kind order = arrangement.order.kind;
    const bool isKeyed = order != RowOrder::Path && order != RowOrder::Name && order != RowOrder::Property;
    std::vector<double> keys(isKeyed ? rows.size() : 0);
    for (const int each : sequence.indices()) {
        const auto index = std::size_t(each);
        const RowAnswer* answer = answers.empty() ? nullptr : &answers[index];
        if (isHidden(rows[index], answer, arrangement)) continue;
        if (!arrangement.filter.passes(rows[index])) continue;
        if (isKeyed) keys[index] = orderKey(order, rows[index], answer);
        listed.push_back(each);
    }
    if (order == RowOrder::Property) sortByProperty(listed, rows, arrangement.order.property);
    if (isKeyed)
        std::stable_sort(listed.begin(), listed.end(), [&](int left, int right) {
            return keys[std::size_t(left)] < keys[std::size_t(right)];
        });
    return listed;
}

} // namespace tagline
