#pragma once

// PresetOption is `--preset NAME --at TIME`: a blend that a library file keeps, and moments of it.

#include "core/staging/PresetStage.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace tagline {

inline const QString presetOption = "--preset"; ///< with a value
inline const QString atOption = "--at";         ///< with a value

/// The longest time that a preset is played to: an hour.
inline constexpr std::int64_t longestPresetTime = 3'600'000'000'000;

/// Nanoseconds of 0.5, 1.5s, 500ms or 00:01.5; none where it is no time, or too long.
std::optional<std::int64_t> typedTime(const QString& text);
/// Several, with commas between; empty where one of them is none.
std::vector<std::int64_t> typedTimes(const QString& text);

/// The preset of that name. Errors: "preset.unknown" with the names that there are.
Result<ControllerPreset> presetNamed(const ClipLibrary& library, const QString& name);

/// The preset set up, with a note for each clip and tag that is missing. Errors: "preset.unknown";
/// "preset.nothing" where none of its clips is there; with --strict, where one is not.
Result<PresetStage> presetStage(const ClipLibrary& library, const ControllerPreset& preset);

} // namespace tagline
