#pragma once

// PresetOption is `--preset NAME --at TIME`: a blend of a library file, and moments of it.

#include "core/staging/PresetStage.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace tagline {

inline const QString presetOption = "--preset"; ///< with a value
inline const QString atOption = "--at";         ///< with a value

/// The latest time of a preset that can be reached: an hour, in nanoseconds.
inline constexpr std::int64_t longestPresetTime = 3'600'000'000'000;

/// Nanoseconds of 0.5, 1.5s, 500ms or 00:01.5; none for other text or a time that is too long.
std::optional<std::int64_t> typedTime(const QString& text);
/// Comma-separated times; empty if one of them is invalid.
std::vector<std::int64_t> typedTimes(const QString& text);

/// The preset of that name. Errors: "preset.unknown" with the existing names.
Result<ControllerPreset> presetNamed(const ClipLibrary& library, const QString& name);

/// The preset set up, with a note for each missing clip and tag. Errors: "preset.unknown"; "preset.nothing"
/// if none of its clips exists; with --strict, if one is missing.
Result<PresetStage> presetStage(const ClipLibrary& library, const ControllerPreset& preset);

} // namespace tagline
