#pragma once

// ScriptTags are the tags of a library as the scripts of exports carry them: one literal that Python reads as
// it reads JSON.

#include "core/exports/ExportOptions.h"
#include "core/exports/ExportedClip.h"

#include <string>
#include <string_view>

namespace tagline {

/// A list of clips: "clip" names it in the export, "name" is its own name and "stem" its file's without
/// ending, "frames", "rate" [numerator, denominator], "ranges" [{"tag", "start", "stop"}] in frames and
/// half-open, in order of time. UTF-8; no line between its brackets begins with another sign than a blank.
std::string scriptTags(const ExportContent& content, const ExportOptions& options);

/// A script with the list in place of `@CLIPS@`.
std::string scriptWithTags(std::string_view script, const ExportContent& content,
                           const ExportOptions& options);

} // namespace tagline
