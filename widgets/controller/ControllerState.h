#pragma once

// ControllerState is what the controller panel shows of tracks and transition.

#include <QColor>
#include <QString>
#include <QStringList>

#include "core/support/StrongId.h"
#include "widgets/joints/JointEntries.h"

#include <array>
#include <vector>

namespace tagline {

/// What a track does at its clip's end.
enum class TrackEnd { Loop, PingPong, Clamp };

/// How a track takes part: in turn with others, or on top of them.
enum class TrackKind { Base, Override, Additive, Subtractive };

/// How the weight goes from 0 to 1 during a cross-fade.
/// Bezier is drawn by hand: FadeSettings::handles.
enum class FadeCurve { Linear, Smooth, EaseIn, EaseOut, Smoother, Bezier };

/// What becomes of the tracks that are left: they fade, or stop while their motion dies away.
enum class FadeKind { CrossFade, Inertial };

/// Where the track that is faded to begins.
enum class FadeEntry { BestMatch, Beginning, Current };

/// What becomes of the way that clips cover over the ground.
enum class GroundMotion { Travels, Extracted, AsAuthored, InPlace };

/// A tag that a clip has.
struct TrackTag
{
    TagId id;
    QString name;

    bool operator==(const TrackTag&) const = default;
};

struct ControllerTrack
{
    int key = 0; ///< the track's own, while it is there
    ClipId clip;
    QString clipName;
    QColor colour;
    double speed = 1;
    TrackEnd atEnd = TrackEnd::Loop;
    bool isEnabled = true;
    TrackKind kind = TrackKind::Base;
    bool isMirrored = false;
    bool isInStep = false;      ///< wants to keep in step with others by its tags
    double weight = 0;          ///< 0 … 1, now
    double layerWeight = 1;     ///< of a layer, as it was set
    QStringList maskJoints;     ///< of a layer; none: every joint
    int referenceFrame = 0;     ///< of a layer
    int frames = 0;             ///< of the clip
    int missingChannels = 0;    ///< that find no joint on the figure
    std::vector<TrackTag> tags; ///< of the clip

    bool operator==(const ControllerTrack&) const = default;
};

/// What a track does at a moment.
struct TrackNow
{
    double weight = 0;      ///< 0 … 1
    double seconds = 0;     ///< of its clip
    qint64 loops = 0;       ///< since it began
    bool isInStep = false;  ///< its time is warped to that of others
    bool leadsStep = false; ///< of those in step, the others meet its marks
    double speed = 1;       ///< at which it runs now: while in step not the one that was set
};

/// How the next transition is made.
struct FadeSettings
{
    double seconds = 0.3;
    FadeCurve curve = FadeCurve::Smooth;
    FadeEntry entry = FadeEntry::BestMatch;
    FadeKind kind = FadeKind::CrossFade;
    std::array<float, 4> handles{0.42f, 0.0f, 0.58f, 1.0f}; ///< of a Bezier curve: x1, y1, x2, y2

    bool operator==(const FadeSettings&) const = default;
};

/// When a transition is to begin.
enum class FadeMoment { After, AtTime, TrackEnd, Tag };

struct FadeWish
{
    int to = 0; ///< the track that is faded to
    FadeMoment moment = FadeMoment::After;
    double seconds = 1; ///< After: from now; AtTime: of the blend's time
    int track = 0;      ///< TrackEnd, Tag: whose
    TagId tag;          ///< Tag
};

struct ControllerState
{
    std::vector<ControllerTrack> tracks;
    std::vector<JointEntry> joints;      ///< of the figure, in order of its skeleton
    std::vector<BodyPreset> bodyPresets; ///< of the figure
    FadeSettings fade;
    GroundMotion ground = GroundMotion::Travels;
    int leadingTrack = -1;        ///< −1: none
    int nextTrack = -1;           ///< that "transition now" fades to; −1: none
    bool isTransitioning = false; ///< towards the leading track

    bool operator==(const ControllerState&) const = default;
};

/// The text of a weight curve, an entry and a kind, for people.
QString curveText(FadeCurve curve);
QString entryText(FadeEntry entry);
QString kindText(TrackKind kind);
QString kindText(FadeKind kind);
QString endText(TrackEnd end);
QString groundText(GroundMotion ground);
/// What a kind of root motion does, as a sentence.
QString groundTip(GroundMotion ground);
/// The weight of the new track at a part of the time, both 0 … 1; for drawing.
double curveValue(const FadeSettings& fade, double progress);

/// What a line of the event list tells of.
enum class EventKind { Start, Stop, Crossed, Note };
QString eventKindText(EventKind kind);

/// One line of the event list.
struct ControllerEvent
{
    double seconds = 0; ///< of the blend's time
    QString time;       ///< "0:02.31"
    QString text;       ///< "RightFoot ▸ stop"
    QString source;     ///< "walk_loop · 0.38"
    QColor colour;      ///< of the tag; invalid for what is no tag
    EventKind kind = EventKind::Note;

    bool operator==(const ControllerEvent&) const = default;
};

} // namespace tagline
