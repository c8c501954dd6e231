#pragma once

// Transition says how a controller goes over from what it shows to a track, and when.

#include "core/support/StrongId.h"

#include <array>
#include <cstdint>

namespace tagline {

/// One track of a controller; never reused.
using TrackId = StrongId<struct TrackIdTag>;

/// One scheduled transition of a controller; never reused.
using ScheduleId = StrongId<struct ScheduleIdTag>;

/// How the new track's weight grows from 0 to 1 over the transition.
enum class TransitionCurve : std::uint8_t {
    Linear,
    SmoothStep,   ///< 3s² − 2s³: begins and ends gently
    EaseIn,       ///< s²: begins gently
    EaseOut,      ///< 1 − (1 − s)²: ends gently
    SmootherStep, ///< 6s⁵ − 15s⁴ + 10s³: begins and ends without acceleration
    Bezier        ///< drawn by hand: Transition::handles
};

/// Place at which the new track begins, if it is not playing already.
enum class TransitionEntry : std::uint8_t {
    Beginning, ///< at its first frame (last, where its speed is negative)
    Current,   ///< at its present place
    BestMatch  ///< looping: at the frame whose pose and motion are nearest to the figure's; else Beginning
};

/// How the tracks that were shown end.
enum class TransitionKind : std::uint8_t {
    CrossFade, ///< they play on, with less and less weight
    Inertial   ///< they stop at once; how the figure differs from the new track, and how fast, dies away
};

struct Transition
{
    std::int64_t nanoseconds = 300'000'000;              ///< 0 or less cuts at once
    TransitionCurve curve = TransitionCurve::SmoothStep; ///< of a CrossFade
    TransitionEntry entry = TransitionEntry::BestMatch;
    TransitionKind kind = TransitionKind::CrossFade;
    std::array<float, 4> handles{0.42f, 0.0f, 0.58f, 1.0f}; ///< Bezier: x1, y1, x2, y2, as BezierEase

    bool operator==(const Transition&) const = default;
};

/// The weight of the new track at a part of the time, both 0 … 1. Anything outside is cut to that.
float curveValue(const Transition& transition, double progress);

/// When a scheduled transition begins.
struct TransitionStart
{
    enum class Kind : std::uint8_t {
        After,    ///< so many nanoseconds from now
        TrackEnd, ///< when a track next comes to the end of its clip (its beginning, backwards), or, where
                  ///< it has a play count, has spent that
        Tag,      ///< when a track next comes to the start of a range of a tag (its stop, backwards)
        Idle      ///< when the transition that runs then has ended; at once where none runs: a queue
    };

    Kind kind = Kind::After;
    std::int64_t nanoseconds = 0; ///< After
    TrackId track;                ///< TrackEnd, Tag
    TagId tag;                    ///< Tag: among the track's event ranges

    bool waitsForTrack() const { return kind == Kind::TrackEnd || kind == Kind::Tag; }

    /// In so many nanoseconds.
    static TransitionStart after(std::int64_t nanoseconds) { return {Kind::After, nanoseconds, {}, {}}; }
    /// At a time of the controller, AnimationController::now().
    static TransitionStart atTime(std::int64_t time, std::int64_t now) { return after(time - now); }
    static TransitionStart atEndOf(TrackId track) { return {Kind::TrackEnd, 0, track, {}}; }
    static TransitionStart atTag(TrackId track, TagId tag) { return {Kind::Tag, 0, track, tag}; }
    static TransitionStart whenIdle() { return {Kind::Idle, 0, {}, {}}; }
};

/// State of the running transition.
struct TransitionReport
{
    TrackId target;
    std::int64_t elapsed = 0;  ///< nanoseconds
    std::int64_t duration = 0; ///< nanoseconds
    double progress = 0.0;     ///< elapsed / duration, 0 … 1
    float curveValue = 0.0f;   ///< the progress after the curve; 1 for an Inertial one
    TransitionKind kind = TransitionKind::CrossFade;
};

} // namespace tagline
