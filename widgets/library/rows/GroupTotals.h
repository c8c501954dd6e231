#pragma once

// GroupTotals are the numbers of clips that are listed together, and the words for them.

#include <QString>

#include "widgets/library/rows/LibraryRow.h"

namespace tagline {

struct GroupTotals
{
    int clips = 0;
    int clipsWithHit = 0;
    int done = 0; ///< reviewed ones too
    double seconds = 0;
    double litSeconds = 0; ///< that the query found

    void add(const LibraryRow& clip, const RowAnswer& answer);
    void add(const GroupTotals& others);
};

/// "58 clips · 12 with hits · 4:12 lit · 7 done"; nothing of those that are done where none is.
QString totalsText(const GroupTotals& totals, bool hasQuery);
/// "4:12".
QString minutesText(double seconds);

} // namespace tagline
