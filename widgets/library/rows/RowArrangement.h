#pragma once

// RowArrangement says which rows of the library are listed, and in what order.

#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include "widgets/library/rows/LibraryRow.h"

#include <set>
#include <span>
#include <string>
#include <vector>

namespace tagline {

/// The criterion by which rows are sorted: one of these, or the value of a property.
struct RowOrder
{
    enum Kind {
        Path,
        Name,
        MatchedFrames,
        HitShare,
        FirstHit,
        Frames,
        Seconds,
        Rate,
        Joints,
        Tags,
        Warnings,
        State, ///< the least advanced first
        Minutes,
        Property
    };

    /// An order without a property is given by its kind.
    RowOrder(Kind wanted = Path)
        : kind(wanted)
    {
    }
    static RowOrder of(const QString& property)
    {
        RowOrder order(Property);
        order.property = property;
        return order;
    }
    bool operator==(const RowOrder&) const = default;

    Kind kind;
    QString property = {}; ///< name of the property; empty for every other kind
};

/// Whether the largest number comes first in an order.
bool isLargestFirst(RowOrder::Kind order);

/// The criterion by which clips are grouped below heads.
enum class RowGrouping {
    None,
    Folder,
    Tag, ///< the tag of most frames of the clip
    Skeleton,
    FolderTree ///< folders within folders
};

inline constexpr RowOrder::Kind lastRowOrder = RowOrder::Minutes; ///< the last one without a property
inline constexpr RowGrouping lastRowGrouping = RowGrouping::FolderTree;

/// A typed name filter: words, each a part of the name or of the path within the library, or /a regular
/// expression/; ignores case and the order of words. An empty text and an
/// invalid expression let every row pass.
class NameFilter
{
public:
    NameFilter() = default;
    explicit NameFilter(const QString& text);

    bool passes(const LibraryRow& row) const;
    bool passes(const QString& name) const;
    bool isEmpty() const { return m_words.isEmpty() && m_expression.pattern().isEmpty(); }
    /// Why the expression is invalid, with the position; empty if it is valid.
    QString error() const { return m_error; }

private:
    QStringList m_words; ///< all must occur
    QRegularExpression m_expression;
    QString m_error;
};

struct RowArrangement
{
    NameFilter filter;
    RowOrder order = RowOrder::Path;
    bool hidesRowsWithoutHit = false; ///< hides clips without a hit; files that are pending or failed stay
    RowGrouping grouping = RowGrouping::None;
    std::set<ClipStage> hiddenStages = {}; ///< clips at these stages are not listed
};

/// Whether ties are in order of name before path.
inline bool isByName(const RowOrder& order) { return order == RowOrder::Name; }

/// The indices of all rows in natural order (NaturalOrder.h) of path, or of name and path; those that it does
/// not tell apart by their exact paths, then as they came. The order is kept while answers and filters
/// change which rows are listed, so that nothing is sorted anew.
class RowSequence
{
public:
    /// Sorts all rows. O(n log n) comparisons of texts.
    void rebuild(std::span<const LibraryRow> rows, bool byName);
    /// Moves the rows that are new, or whose name or path has changed, to their places. Expects all other
    /// rows to be unchanged. O(n + k log k) for k rows.
    void put(std::span<const LibraryRow> rows, std::vector<int> changed);

    std::span<const int> indices() const { return m_indices; }

private:
    std::string keyOf(const LibraryRow& row) const;

    std::vector<int> m_indices;
    std::vector<std::string> m_keys; ///< one per row
    bool m_isByName = false;
};

/// The indices of the rows to list, in order. Expects the sequence of these rows, by name if the order
/// is by name. `answers` has one entry per row, or is empty while there is no query (then no row is
/// hidden, and orders that need an answer are the same as by path). Numbers come largest first, except
/// the first hit and those of properties (PropertyOrder.h); rows without a hit
/// last. Ties are in order of path.
std::vector<int> arrangedRows(const RowSequence& sequence, std::span<const LibraryRow> rows,
                              std::span<const RowAnswer> answers, const RowArrangement& arrangement);

} // namespace tagline
