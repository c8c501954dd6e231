#pragma once

// MotionSettings is how a library measures motion: signals, contacts and what counts as broken, and the
// bounds of each number.

#include "core/motion/checks/MotionCheckSettings.h"
#include "core/motion/contacts/ContactDetection.h"
#include "core/motion/signals/SignalCurves.h"

#include <span>

namespace tagline {

struct MotionSettings
{
    SignalSettings signal;
    ContactSettings contact;
    MotionCheckSettings check;

    bool operator==(const MotionSettings&) const = default;
};

/// The quantity that a number of the settings counts.
enum class MotionQuantity {
    Height, ///< limb lengths
    Speed,  ///< limb lengths a second
    Seconds,
    Acceleration, ///< limb lengths a second a second
    Degrees,
    Frequency, ///< times a second
    Factor
};

/// One number of the settings that people may tune: where it is, and between which bounds it makes sense.
struct MotionNumber
{
    const char* key; ///< name in library files
    MotionQuantity quantity;
    double lowest;
    double highest;
    double (*get)(const MotionSettings& settings);
    void (*set)(MotionSettings& settings, double value);
    bool isOfChecks = false; ///< a limit of MotionCheckSettings
};

/// All of them: of contacts, of signals, then of motion checks in their order. Heights and speeds of contacts
/// stand in pairs: to begin a contact, then to end it.
std::span<const MotionNumber> motionNumbers();
/// The number of that key; null if there is none.
const MotionNumber* findMotionNumber(std::string_view key);

/// The settings with every number within its bounds, and with ends of contacts that are no stricter than
/// their beginnings. NaN becomes the default.
MotionSettings plausible(MotionSettings settings);

} // namespace tagline
