#pragma once

// ControllerState is the state of tracks and transition shown by the controller panel.

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
    int key = 0; ///< identifies the track for its lifetime
    ClipId clip;
    QString clipName;
    QColor colour;
    TrackSetup setup;           ///< the settings of the track
    double weight = 0;          ///< 0 … 1, now
    int frames = 0;             ///< of the clip
    int missingChannels = 0;    ///< channels without a joint on the figure
    std::vector<TrackTag> tags; ///< of the clip
    QString weightProblem =
        {}; ///< reason why the weight does not follow its source, in words; empty if it does

    bool operator==(const ControllerTrack&) const = default;
};

/// The state of a track at a moment.
struct TrackNow
{
    double weight = 0;      ///< 0 … 1
    double seconds = 0;     ///< seconds within its clip
    qint64 loops = 0;       ///< since it began
    bool isInStep = false;  ///< its time is warped to the time of others
    bool leadsStep = false; ///< the tracks in step with it follow its marks
    double speed = 1;       ///< at which it runs now: while in step not the set one
};

/// When a transition is to begin.
enum class FadeMoment { After, AtTime, TrackEnd, Tag };

struct FadeWish
{
    int to = 0; ///< the track that is faded to
    FadeMoment moment = FadeMoment::After;
    double seconds = 1; ///< After: from now; AtTime: of the blend's time
    int track = 0;      ///< TrackEnd, Tag: the track that is waited for
    TagId tag;          ///< Tag
};

struct ControllerState
{
    std::vector<ControllerTrack> tracks;
    std::vector<JointEntry> joints;      ///< of the figure, in order of its skeleton
    std::vector<BodyPreset> bodyPresets; ///< of the figure
    Transition transition;               ///< settings of the next transition
    RootMotion rootMotion = RootMotion::Accumulated;
    int leadingTrack = -1;        ///< −1: none
    int nextTrack = -1;           ///< target of "transition now"; −1: none
    bool isTransitioning = false; ///< towards the leading track
    QStringList syncTags = {};    ///< tags by which tracks keep in step; none: contacts

    bool operator==(const ControllerState&) const = default;
};

/// The names of settings, as readable texts.
QString curveText(TransitionCurve curve);
QString entryText(TransitionEntry entry);
QString kindText(TransitionKind kind);
QString layerText(LayerKind kind);
/// Name of the behaviour at the clip's end; modes that hold the last pose have one name.
QString endText(LoopMode mode);
QString rootMotionText(RootMotion motion);
/// Description of a kind of root motion, as a sentence.
QString rootMotionTip(RootMotion motion);
double secondsOf(const Transition& transition);

/// The kinds of lines of the event list.
enum class EventKind { Start, Stop, Crossed, Note };
QString eventKindText(EventKind kind);

/// One line of the event list.
struct ControllerEvent
{
    double seconds = 0; ///< of the blend's time
    QString time;       ///< "0:02.31"
    QString text;       ///< "RightFoot ▸ stop"
    QString source;     ///< "walk_loop · 0.38"
    QColor colour;      ///< of the tag; invalid if the event is of no tag
    EventKind kind = EventKind::Note;
    bool isBackwards = false; ///< the clip played backwards

    bool operator==(const ControllerEvent&) const = default;
};

} // namespace tagline
