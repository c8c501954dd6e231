#pragma once

// PropertyOrder sorts rows by the value that clips have of a property.

#include <QString>

#include "widgets/library/rows/LibraryRow.h"

#include <span>
#include <vector>

namespace tagline {

/// The value of a row; null where it has none.
const RowValue* valueOf(const LibraryRow& row, const QString& property);

/// Rows in order of a property: numbers first, the smallest first, then texts from A to Z with numbers in
/// them counted, then rows without a value. Rows that it does not tell apart stay as they are.
void sortByProperty(std::vector<int>& places, std::span<const LibraryRow> rows, const QString& property);

} // namespace tagline
