#pragma once

// PropertyOrders are the orders of rows by the value of a clip property, and the columns that show it: as
// many as properties were asked for, each the same for as long as the program runs.

#include <QString>

#include "widgets/library/rows/RowArrangement.h"

namespace tagline {

struct LibraryColumn;

// All on the thread of the window.

/// Behind those that RowOrder names.
RowOrder propertyOrder(const QString& property);
inline bool isPropertyOrder(RowOrder order) { return order > lastRowOrder; }
/// Expects an order of a property.
const QString& propertyOf(RowOrder order);

/// Its id is `property:` and the name, in ASCII.
const LibraryColumn& propertyColumn(const QString& property);
/// The property of a column's id; empty where it is none's.
QString propertyOfColumn(const QString& id);

/// The value of a row; null where it has none.
const RowValue* valueOf(const LibraryRow& row, const QString& property);

/// Rows in order of a property: numbers first, the smallest first, then texts from A to Z with numbers in
/// them counted, then rows without a value. Rows that it does not tell apart stay as they are.
void sortByProperty(std::vector<int>& places, std::span<const LibraryRow> rows, const QString& property);

} // namespace tagline
