#pragma once

// RowArrangement says which rows of the library are listed, and in what order.

#include <QRegularExpression>
#include <QString>

#include "widgets/library/LibraryRow.h"

#include <span>
#include <vector>

namespace tagline {

enum class RowOrder { Path, Name, MatchedFrames, HitShare, FirstHit, Frames };

/// What a person typed to filter names: a part of the name or path, or /a regular expression/; case does not
/// matter. An empty text, and an expression that is not valid, let every row pass.
class NameFilter
{
public:
    NameFilter() = default;
    explicit NameFilter(const QString& text);

    bool passes(const LibraryRow& row) const;
    bool passes(const QString& name) const;
    bool isEmpty() const { return m_text.isEmpty() && m_expression.pattern().isEmpty(); }
    /// Why the expression is not valid, with the place; empty where all is well.
    QString error() const { return m_error; }

private:
    QString m_text;
    QRegularExpression m_expression;
    QString m_error;
};

struct RowArrangement
{
    NameFilter filter;
    RowOrder order = RowOrder::Path;
    bool hidesRowsWithoutHit = false; ///< of clips; files that are pending or failed stay
};

/// The indices of the rows to list, in order. `answers` has one entry a row, or is empty while there is no
/// query (and then nothing is hidden, and the orders that need an answer are those of the path).
/// Matched frames and hit share come largest first; rows without a hit last. Ties are in order of path.
std::vector<int> arrangedRows(std::span<const LibraryRow> rows, std::span<const RowAnswer> answers,
                              const RowArrangement& arrangement);

} // namespace tagline
