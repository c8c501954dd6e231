#pragma once

// TransitionTexts is how people read transitions: their frames, and how unlike these are.

#include <QString>

#include "core/library/ClipLibrary.h"
#include "core/search/features/FeatureStore.h"

#include <optional>

namespace tagline {

/// "≈ 80 ms", "over 500 ms"; empty for none (CostTimes::seconds()).
QString transitionTime(const std::optional<double>& seconds);

/// "walk 120"; empty where the clip is gone, which another search is about to find.
QString momentName(const ClipLibrary& library, const FeaturePlace& place);

} // namespace tagline
