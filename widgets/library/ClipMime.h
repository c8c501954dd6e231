#pragma once

// Clips under the mouse: how rows of the library travel to whoever takes clips by drag and drop.

#include <QMimeData>

#include "core/support/StrongId.h"

#include <vector>

namespace tagline {

/// The ids as decimal text, one a line.
inline constexpr const char* clipMimeType = "application/x-tagline-clip";

/// New mime data with these clips; the caller owns it.
QMimeData* clipMimeData(const std::vector<ClipId>& clips);
/// The clips of mime data; none where it is of another kind or damaged.
std::vector<ClipId> clipsOf(const QMimeData& data);

} // namespace tagline
