#pragma once

// RowArrangement says which rows of the library are listed, and in what order.

#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include "widgets/library/rows/LibraryRow.h"

#include <set>
#include <span>
#include <vector>

namespace tagline {

/// What rows are sorted by: one of these, or the value that clips have of a property.
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
        State, ///< those first that are least far
        Minutes,
        Property
    };

    /// An order without a property is its kind.
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
    QString property = {}; ///< its name; empty for every other kind
};

/// Whether the largest number comes first in an order.
bool isLargestFirst(RowOrder::Kind order);

/// By what clips stand together below heads.
enum class RowGrouping {
    None,
    Folder,
    Tag, ///< the tag that most frames of the clip have
    Skeleton,
    FolderTree ///< folders within folders
};

inline constexpr RowOrder::Kind lastRowOrder = RowOrder::Minutes; ///< that needs no property
inline constexpr RowGrouping lastRowGrouping = RowGrouping::FolderTree;

/// What a person typed to filter names: words, each a part of the name or of the path within the library, or
/// /a regular expression/; case does not matter, nor the order of words. An empty text, and an expression
/// that is not valid, let every row pass.
class NameFilter
{
public:
    NameFilter() = default;
    explicit NameFilter(const QString& text);

    bool passes(const LibraryRow& row) const;
    bool passes(const QString& name) const;
    bool isEmpty() const { return m_words.isEmpty() && m_expression.pattern().isEmpty(); }
    /// Why the expression is not valid, with the place; empty where all is well.
    QString error() const { return m_error; }

private:
    QStringList m_words; ///< all are to be found
    QRegularExpression m_expression;
    QString m_error;
};

struct RowArrangement
{
    NameFilter filter;
    RowOrder order = RowOrder::Path;
    bool hidesRowsWithoutHit = false; ///< of clips; files that are pending or failed stay
    RowGrouping grouping = RowGrouping::None;
    std::set<ClipStage> hiddenStages = {}; ///< clips at these are not listed
};

/// Whether rows whose order does not tell them apart are in order of name before that of path.
inline bool isByName(const RowOrder& order) { return order == RowOrder::Name; }

/// The indices of all rows in order of path, or of name and path. It is kept while rows come and go through
/// answers and filters, which sort nothing anew.
class RowSequence
{
public:
    /// Sorts all rows. O(n log n) comparisons of texts.
    void rebuild(std::span<const LibraryRow> rows, bool byName);
    /// Brings rows to their places that are new, or have another name or path now. Expects those that were
    /// there before to be as they were. O(n + k log k) for k rows.
    void put(std::span<const LibraryRow> rows, std::vector<int> changed);

    std::span<const int> indices() const { return m_indices; }

private:
    std::vector<int> m_indices;
    bool m_isByName = false;
};

/// The indices of the rows to list, in order. Expects the sequence of these rows, by name where the order is.
/// `answers` has one entry a row, or is empty while there is no
/// query (and then nothing is hidden, and the orders that need an answer are those of the path).
/// Numbers come largest first, but the first hit and those of properties (PropertyOrders.h); rows without a
/// hit last. Ties are in order of path.
std::vector<int> arrangedRows(const RowSequence& sequence, std::span<const LibraryRow> rows,
                              std::span<const RowAnswer> answers, const RowArrangement& arrangement);

} // namespace tagline
