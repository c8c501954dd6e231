#pragma once

#include "resources/sample/generator/motion/MotionClip.h"

#include <string>

namespace tagline::sample {

// The tag sidecar of the clip's file, `source`. "Step" is a point event.
std::string sidecarText(const MotionClip& clip, const std::string& source);

// The library file that lies beside all: vocabulary, saved queries and the character.
std::string libraryText();

} // namespace tagline::sample
