#pragma once

// LibraryColumns are the columns of numbers that the library can show beside the names, and sort by.

#include <QString>
#include <QStringList>

#include "widgets/library/rows/RowArrangement.h"

#include <optional>
#include <vector>

namespace tagline {

struct LibraryColumn
{
    RowOrder order;          ///< order by its values; unique among columns
    QString id;              ///< for settings
    bool isOfAnswer = false; ///< shown while there is a query
    QString widest;          ///< a text at least as wide as any; longer texts of properties are cut off

    bool operator==(const LibraryColumn&) const = default;
};

/// All columns that can be chosen except those of properties, in the order shown. The hit frames are no
/// column of their own: they replace the frames while there is a query.
const std::vector<LibraryColumn>& libraryColumns();
/// The column of a property; its id is `property:` and the name.
LibraryColumn propertyColumn(const QString& property);
/// The column of an id, also of a property that no clip has; none if the id is unknown.
std::optional<LibraryColumn> libraryColumn(const QString& id);

/// Whether a chosen column is shown: one of a property if any clip has it, one of the answer while there is a
/// query, and the frames unless the column of numbers counts them.
bool isColumnShown(const LibraryColumn& column, const QStringList& properties, bool hasQuery,
                   bool countsFrames);

/// Name of an order's criterion, within a sentence: "matched frames".
QString orderText(const RowOrder& order);
/// Title over the column: "Hit %"; and its description, for the tooltip.
QString titleOf(const LibraryColumn& column);
QString tipOf(const LibraryColumn& column);
/// The column's text for a clip. Expects a clip that is ready.
QString textOf(const LibraryColumn& column, const LibraryRow& row, const RowAnswer& answer);

/// "Reviewed".
QString stageText(ClipStage stage);
/// "Reviewed by ana, 2026-11-22T10:00Z"; empty for an untouched clip.
QString progressText(const ClipState& state);

/// "79 %"; a hit is never 0 %.
QString shareText(Frame matched, Frame frames);

} // namespace tagline
