#pragma once

// DriveCosts turns what a driven figure could play instead into the rows of the cost table.

#include "app/document/driving/DriveSession.h"
#include "widgets/drive/DriveState.h"

#include <vector>

namespace tagline {

/// What plays, and the nearest eight others, by what was searched for last; none before that.
std::vector<DriveCostRow> driveCostRows(const std::vector<MatchCandidate>& candidates,
                                        const FeatureSchema& schema, const ClipLibrary& library);

inline constexpr std::size_t mostDriveCandidates = 8;

} // namespace tagline
