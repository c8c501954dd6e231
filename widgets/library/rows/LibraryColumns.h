#pragma once

// LibraryColumns are what a row of the library can show in numbers beside its name, and sort by.

#include <QString>

#include "widgets/library/rows/RowArrangement.h"

#include <optional>
#include <vector>

namespace tagline {

struct LibraryColumn
{
    RowOrder order;          ///< what it shows and sorts by; no other column has it
    QString id;              ///< in settings
    bool isOfAnswer = false; ///< shown while there is a query
    QString widest;          ///< a text that none is wider than; of a property, longer ones are cut off

    bool operator==(const LibraryColumn&) const = default;
};

/// All that can be chosen but those of properties, in the order in which they are shown. The hit frames are
/// no column to choose: they stand in place of the frames while there is a query.
const std::vector<LibraryColumn>& libraryColumns();
/// The column of a property; its id is `property:` and the name.
LibraryColumn propertyColumn(const QString& property);
/// The column of an id, that of a property too, whether a clip has it or not; none where there is none.
std::optional<LibraryColumn> libraryColumn(const QString& id);

/// What an order sorts by, within a sentence: "matched frames".
QString orderText(const RowOrder& order);
/// What stands over it: "Hit %"; and what it is, for the tooltip.
QString titleOf(const LibraryColumn& column);
QString tipOf(const LibraryColumn& column);
/// The column's text of a clip. Expects a clip that can be used.
QString textOf(const LibraryColumn& column, const LibraryRow& row, const RowAnswer& answer);

/// "Reviewed".
QString stageText(ClipStage stage);
/// "Reviewed by ana, 2026-11-22T10:00Z"; empty for an untouched clip.
QString progressText(const ClipState& state);

/// "79 %"; a hit is never 0 %.
QString shareText(Frame matched, Frame frames);

} // namespace tagline
