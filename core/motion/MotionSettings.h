#pragma once

// MotionSettings is how a library measures motion: signals and contacts, and the bounds of each number.

#include "core/motion/contacts/ContactDetection.h"
#include "core/motion/signals/SignalCurves.h"

#include <span>

namespace tagline {

struct MotionSettings
{
    SignalSettings signal;
    ContactSettings contact;

    bool operator==(const MotionSettings&) const = default;
};

/// What a number of the settings counts.
enum class MotionQuantity {
    Height, ///< limb lengths
    Speed,  ///< limb lengths a second
    Seconds
};

/// One number of the settings that people may tune: where it is, and between which bounds it makes sense.
struct MotionNumber
{
    const char* key; ///< as library files write it
    MotionQuantity quantity;
    double lowest;
    double highest;
    double (*get)(const MotionSettings& settings);
    void (*set)(MotionSettings& settings, double value);
};

/// All of them. Heights and speeds stand in pairs: to begin a contact, then to end it.
std::span<const MotionNumber> motionNumbers();
/// The one of that key; null where there is none.
const MotionNumber* findMotionNumber(std::string_view key);

/// The settings with every number within its bounds, and with ends of contacts that are no stricter than
/// their beginnings. What is no number becomes the default.
MotionSettings plausible(MotionSettings settings);

} // namespace tagline
