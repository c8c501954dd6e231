#pragma once

// ClipFigures measures the figures of many clips, on all cores and in bounded memory.

#include "core/library/ClipLibrary.h"
#include "core/motion/checks/FigureTrails.h"

#include <cstddef>
#include <functional>
#include <span>

namespace tagline {

/// Takes the figure of the clip with this number among those given, or why it is not measured
/// ("clip.too-long"); on any thread.
using TakeFigure = std::function<void(std::size_t clip, const Result<std::shared_ptr<const FigureTrails>>&)>;

/// Hands each clip's figure over once, and then frees it; clips without motion are passed over. Clips that
/// together could take more memory than one computation may are measured one after another. Returns once all
/// are through.
void measureFigures(const ClipLibrary& library, std::span<const ClipId> clips, const TakeFigure& take);

} // namespace tagline
