#pragma once

// CaptionRows lays captions, which may overlap, out in rows in which they do not: a lane of the timeline
// each.

#include "core/tags/sheet/captions/Caption.h"

#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace tagline {

/// Each caption in the first row in which it finds place. Expects captions in order.
///
///     captions   [walks ········)[turns ··)          row 0   [walks ········)[turns ··)
///                     [waves ········)               row 1        [waves ········)
std::vector<std::vector<Caption>> captionRows(std::span<const Caption> captions);

/// The id of a row's lane, and the row of a lane; none where it is no lane of captions.
QString captionLane(std::size_t row);
std::optional<std::size_t> rowOfCaptionLane(const QString& laneId);

} // namespace tagline
