#pragma once

// ControllerState is what the controller panel shows of tracks and transition.

#include <QColor>
#include <QString>
#include <QStringList>

#include "core/playback/RootMotion.h"
#include "core/playback/controller/TrackSetup.h"
#include "core/playback/controller/Transition.h"
#include "widgets/joints/JointEntries.h"

#include <optional>
#include <vector>

namespace tagline {

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
    TrackSetup setup;           ///< what a person can set
    double weight = 0;          ///< 0 … 1, now
    int frames = 0;             ///< of the clip
    int missingChannels = 0;    ///< that find no joint on the figure
    std::vector<TrackTag> tags; ///< of the clip
    QString weightProblem =
        {}; ///< why its weight does not follow its source, for people; empty where it does

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
    Transition transition;               ///< how the next one is made
    RootMotion rootMotion = RootMotion::Accumulated;
    int leadingTrack = -1;        ///< −1: none
    int nextTrack = -1;           ///< that "transition now" fades to; −1: none
    bool isTransitioning = false; ///< towards the leading track
    QStringList syncTags = {};    ///< what tracks keep in step by; none: contacts

    bool operator==(const ControllerState&) const = default;
};

/// The names of settings, for people.
QString curveText(TransitionCurve curve);
QString entryText(TransitionEntry entry);
QString kindText(TransitionKind kind);
QString layerText(LayerKind kind);
/// What a track does at its clip's end; modes that hold the last pose have one name.
QString endText(LoopMode mode);
QString rootMotionText(RootMotion motion);
/// What a kind of root motion does, as a sentence.
QString rootMotionTip(RootMotion motion);
double secondsOf(const Transition& transition);

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
