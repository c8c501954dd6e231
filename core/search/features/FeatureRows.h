#pragma once

// FeatureRows are the numbers of a schema for each row of one body, as they are: in leg lengths, radians and
// seconds.

#include "core/search/features/BodyWay.h"
#include "core/search/features/FeatureSchema.h"

#include <functional>
#include <vector>

namespace tagline {

/// One row after the other, FeatureSchema::numbers() each. Expects a body that has the schema's parts.
std::vector<float> featureRows(const FeatureSchema& schema, const BodyRows& body, bool isLoop);

/// Writes the numbers of the path's channels that lie ahead into a row: where the body is wanted to stand in
/// so many seconds, leg lengths, as seen from where it stands. Other numbers stay.
void writePathAhead(const FeatureSchema& schema, const GroundStand& now,
                    const std::function<GroundStand(double seconds)>& ahead, std::span<float> row);

} // namespace tagline
