#pragma once

// ControllerState is what the controller panel shows: two tracks, how they change over, and what happened.

#include <QColor>
#include <QString>

#include "core/support/StrongId.h"

#include <array>
#include <vector>

namespace tagline {

/// What a track does at its clip's end.
enum class TrackEnd { Loop, Clamp };

/// How the weight goes from 0 to 1 during a cross-fade.
enum class FadeCurve { Linear, Smooth, EaseIn, EaseOut };

struct ControllerTrack
{
    ClipId clip; ///< not valid: the track is empty
    QString clipName;
    QColor colour;
    double speed = 1;
    TrackEnd atEnd = TrackEnd::Loop;
    bool isEnabled = true;
    double weight = 0; ///< 0 … 1

    bool operator==(const ControllerTrack&) const = default;
};

/// One line of the event list.
struct ControllerEvent
{
    QString time; ///< "2:31"
    QString text; ///< "RightFoot ▸ stop"

    bool operator==(const ControllerEvent&) const = default;
};

struct ControllerState
{
    std::array<ControllerTrack, 2> tracks; ///< A and B
    double fadeSeconds = 0.3;
    FadeCurve curve = FadeCurve::Smooth;
    bool isInPlace = false;
    int leadingTrack = 0;         ///< the track that the next transition leaves: 0 is A
    bool isTransitioning = false; ///< a transition runs towards the leading track: the next one turns back
    std::vector<ControllerEvent> events; ///< the oldest first

    bool operator==(const ControllerState&) const = default;
};

} // namespace tagline
