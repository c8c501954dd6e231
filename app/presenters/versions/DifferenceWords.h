#pragma once

// DifferenceWords say in the window what differs between two versions of a file of tags.

#include <QStringList>

#include "core/library/versions/SidecarDifference.h"

namespace tagline {

/// Changes of ranges from the one version to the other: "adds 3 ranges, removes 1, changes 2"; empty if there
/// are none.
QString rangeTotals(const DifferenceTotals& totals);

/// One line for each clip and each change, at most so many, and how many more there are.
QStringList differenceLines(const SidecarDifference& difference, int most);

/// Lines about members of a file, limited likewise: "vocabulary ▸ Run ▸ key: changes "r" to "f"".
QStringList memberLines(const std::vector<MemberChange>& changes, int most);

} // namespace tagline
