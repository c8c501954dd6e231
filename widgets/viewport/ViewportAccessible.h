#pragma once

// ViewportAccessible lets screen readers read what stands over the picture: the clip, its frame, the tags
// that hold there, and what people wrote of it.

#include <QString>

namespace tagline {

struct ViewportOverlay;

/// "walk, frame 312 / 540 · 2.60 s. Tags: Walk, Tired. \"limps\""; empty for an empty overlay.
QString spokenOverlay(const ViewportOverlay& overlay);

/// Makes viewports answer with it; once a program.
void installViewportAccessibility();

} // namespace tagline
