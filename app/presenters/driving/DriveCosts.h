#pragma once

// DriveCosts turns the moments that a driven figure could play into the rows of the cost table.

#include "app/document/driving/DriveSession.h"
#include "widgets/drive/DriveState.h"

#include <vector>

namespace tagline {

/// Rows of the moment that plays and of the nearest eight others in the last search; none before that.
std::vector<DriveCostRow> driveCostRows(const std::vector<MatchCandidate>& candidates,
                                        const FeatureSchema& schema, const ClipLibrary& library);

inline constexpr std::size_t mostDriveCandidates = 8;

} // namespace tagline
