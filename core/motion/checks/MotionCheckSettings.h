#pragma once

// MotionCheckSettings are the limits beyond which motion counts as broken (MotionChecks.h).

namespace tagline {

/// Lengths are in leg lengths (ContactReport::legLength; for a person about 0.85 m), speeds in leg lengths a
/// second, so that they hold for figures of any size and clips of any rate.
struct MotionCheckSettings
{
    double frozenSeconds = 0.1;  ///< a pose that is held so long amid motion is frozen
    float frozenSpeed = 0.005f;  ///< 4 mm/s: people standing still sway by 10 mm/s, and capture trembles more
    float frozenAround = 0.1f;   ///< how fast any joint moves next to a freeze, at least
    float popDistance = 0.06f;   ///< 5 cm: how far a joint jumps beyond its way before and after
    float popSpeed = 3.6f;       ///< and how much faster than before and after it is meanwhile: 3 m/s
    float popRatio = 6.0f;       ///< and how many times the same measure's mean during the second around it
    double popSeconds = 0.2;     ///< jumps so near each other are one: out and back
    float jitterSize = 0.004f;   ///< 3 mm: how far a joint shakes to either side
    double jitterSeconds = 0.3;  ///< shorter shaking is none
    float jitterRate = 8.0f;     ///< a second: slower shaking is movement; people tremble at 4 to 12
    float slideSpeed = 0.15f;    ///< 13 cm/s over the ground while a foot rests
    float slideDistance = 0.04f; ///< 3 cm
    double slideSeconds = 0.1;   ///< shorter slides are none
    float slideFastest = 1.5f;   ///< a foot that is faster does not rest: it swings
    double floatSeconds = 0.35;  ///< duration of a jump of 15 cm
    float floatHeight = 0.1f;    ///< of the lowest joint over where feet rest
    float floatFall = 5.0f;      ///< leg lengths a second a second: less than half of gravity is no flight
    float underDepth = 0.06f;    ///< 5 cm below the ground
    double underSeconds = 3.0;   ///< longer than so is a step down, or a slope
    float calibrationAngle = 20.0f;  ///< degrees that arms and legs may be off a T or an A
    double calibrationSeconds = 1.0; ///< so far from an end of the clip
    float bendLimit = 165.0f;        ///< degrees of a knee or an elbow; people reach 150
    float backwardLimit = 20.0f;     ///< degrees that a knee bends to the front; people reach 10

    bool operator==(const MotionCheckSettings&) const = default;
};

} // namespace tagline
