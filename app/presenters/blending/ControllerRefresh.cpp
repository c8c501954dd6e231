// ControllerPresenter: what the panel shows of the blend.

#include "app/actions/ActionRegistry.h"
#include "app/presenters/blending/ControllerPresenter.h"
#include "app/presenters/blending/ControllerTexts.h"
#include "app/presenters/library/ClipTexts.h"
#include "core/query/editing/QueryEcho.h"
#include "core/query/language/QueryNames.h"
#include "core/staging/ClipEvents.h"
#include "widgets/controller/ControllerPanel.h"
#include "widgets/theme/messages/CoreText.h"

#include <QLocale>

#include <algorithm>
#include <limits>
#include <set>

namespace tagline {
namespace {

constexpr std::int64_t speedSpan = 1'000'000'000; ///< nanoseconds each way that speeds are the mean of
constexpr std::int64_t pointGap = 40'000'000;     ///< nanoseconds: weights are drawn no finer

double secondsOf(std::int64_t nanoseconds) { return double(nanoseconds) * 1e-9; }

EventKind kindOf(TagEventKind kind)
{
    switch (kind) {
    case TagEventKind::Entered:
        return EventKind::Start;
    case TagEventKind::Left:
        return EventKind::Stop;
    case TagEventKind::Crossed:
        return EventKind::Crossed;
    }
    return EventKind::Note;
}

/// Adds what each track had at these moments to its lane.
void addPoints(const std::deque<BlendMoment>& moments, const ControllerSession& controller,
               std::vector<WeightLane>& lanes)
{
    std::int64_t last = -pointGap;
    for (const BlendMoment& moment : moments) {
        if (moment.nanoseconds - last < pointGap && &moment != &moments.back()) continue;
        last = moment.nanoseconds;
        for (const TrackMoment& track : moment.tracks)
            if (const int row = controller.trackOfKey(track.key); row >= 0)
                lanes[std::size_t(row)].points.push_back({secondsOf(moment.nanoseconds), track.weight});
    }
}

} // namespace

QColor ControllerPresenter::colourOf(int track) const { return trackColour(m_controller.key(track)); }

/// Why a layer's weight does not follow its source; empty if it does, or has none.
QString ControllerPresenter::weightProblem(int track)
{
    const TrackSetup& setup = m_controller.setup(track);
    const int asked = setup.weightSource.track.value_or(track);
    if (!setup.isLayer() || setup.weightSource.isEmpty() || asked >= m_controller.trackCount()) return {};
    const FoundClipValues found = m_values.values(m_controller.clip(asked), setup.weightSource.value,
                                                  m_controller.setup(asked).isMirrored);
    return found.problem ? coreText(found.problem->message) : QString();
}

/// Values that a weight can follow: signals of the root, properties with numbers, tags of the playing clips.
QStringList ControllerPresenter::offeredValues() const
{
    const ClipLibrary& library = m_document.library();
    QStringList offered{QStringLiteral("speed()"), QStringLiteral("turnrate()"),
                        QStringLiteral("acceleration()"), QStringLiteral("height()")};
    for (const QueryProperty& each :
         queryProperties(library.properties(), library.vocabulary().properties())) {
        const bool hasTexts = std::ranges::find(each.types, PropertyType::String) != each.types.end();
        if (!each.types.empty() && !hasTexts) offered << QString::fromStdString(quotedName(each.name));
    }
    std::set<std::string> tags;
    for (int track = 0; track < m_controller.trackCount(); ++track)
        for (const EventRange& each : clipEventRanges(library, m_controller.clip(track)))
            tags.insert(quotedName(library.vocabulary()[each.tag].name));
    for (const std::string& each : tags) offered << QString::fromStdString(each);
    return offered;
}

ControllerTrack ControllerPresenter::trackState(int track)
{
    const ClipLibrary& library = m_document.library();
    ControllerTrack shown;
    shown.key = m_controller.key(track);
    shown.clip = m_controller.clip(track);
    shown.clipName = QString::fromStdString(m_controller.staged(track).clip->displayName);
    shown.colour = colourOf(track);
    shown.setup = m_controller.setup(track);
    shown.weight = double(m_controller.report(track).weight);
    shown.frames = m_controller.staged(track).clip->frames;
    const StagedClip& staged = m_controller.staged(track);
    shown.missingChannels = int(staged.clip->channels.size()) - int(staged.binding->boundCount());
    std::set<TagId> tags;
    for (const EventRange& each : clipEventRanges(library, shown.clip)) tags.insert(each.tag);
    for (const TagId tag : tags) shown.tags.push_back({tag, shortTagName(library, tag)});
    shown.weightProblem = weightProblem(track);
    return shown;
}

/// Finds the joints that the figure's masks are chosen from, once a figure.
void ControllerPresenter::takeJoints()
{
    const auto skeleton =
        m_controller.trackCount() > 0 ? m_controller.figure().skeleton : std::shared_ptr<const Skeleton>();
    if (skeleton == m_jointsOf) return;
    m_jointsOf = skeleton;
    m_joints = skeleton ? jointEntries(*skeleton) : std::vector<JointEntry>();
    m_bodyPresets = skeleton ? bodyPresets(*skeleton) : std::vector<BodyPreset>();
}

void ControllerPresenter::refresh()
{
    ControllerState state;
    for (int track = 0; track < m_controller.trackCount(); ++track) state.tracks.push_back(trackState(track));
    takeJoints();
    state.joints = m_joints;
    state.bodyPresets = m_bodyPresets;
    state.transition = m_controller.transition();
    state.rootMotion = m_controller.rootMotion();
    for (const std::string& each : m_controller.syncTags()) state.syncTags << QString::fromStdString(each);
    state.leadingTrack = m_controller.leadingTrack();
    state.nextTrack = m_controller.nextTrack();
    state.isTransitioning = m_controller.isTransitioning();
    m_panel.setState(state);
    m_actions["controller.play"]->setChecked(m_playback.isShown(m_controller));
    m_actions["controller.inPlace"]->setChecked(m_controller.rootMotion() == RootMotion::InPlace);
    m_actions.setAvailable("controller.removeTrack", m_controller.trackCount() > 0,
                           tr("The controller has no track."));
    m_actions.setAvailable("controller.clearSchedule", !m_controller.scheduled().empty(),
                           tr("No transition is scheduled."));
    m_lastEvent = -1;
    refreshMoment();
}

/// Refreshes tracks, speeds and lanes, which change with every picture, and events if there are new ones.
void ControllerPresenter::refreshMoment()
{
    std::vector<TrackNow> tracks;
    for (int track = 0; track < m_controller.trackCount(); ++track) {
        const TrackReport report = m_controller.report(track);
        tracks.push_back({double(report.weight), secondsOf(report.nanoseconds), report.loops,
                          m_controller.isInStep(track), m_controller.stepLeader() == track,
                          m_controller.playedSpeed(track)});
    }
    m_panel.setTracksNow(tracks);
    const RootSpeed speed = rootSpeed(m_controller.rootTrail(speedSpan));
    m_panel.setGroundNow({speed.metresPerSecond, speed.degreesPerSecond});
    refreshLanes();
    const auto& events = m_controller.events();
    const std::int64_t newest = events.empty() ? 0 : events.back().nanoseconds;
    if (std::exchange(m_lastEvent, newest) != newest ||
        std::exchange(m_shownEvents, events.size()) != events.size())
        refreshEvents();
}

QString ControllerPresenter::scheduledText(const ScheduledFade& fade) const
{
    const QString to = QString::fromStdString(m_controller.staged(fade.track).clip->displayName);
    switch (fade.start.kind) {
    case TransitionStart::Kind::After:
        if (!fade.begin) return to;
        return tr("To %1 at %2, in %3 s")
            .arg(to, blendTimeText(*fade.begin))
            .arg(QLocale().toString(secondsOf(*fade.begin - m_controller.nanoseconds()), 'f', 2));
    case TransitionStart::Kind::TrackEnd:
        return tr("To %1 at the end of track %2").arg(to).arg(fade.start.track + 1);
    case TransitionStart::Kind::Idle:
        return tr("To %1 after the current transition").arg(to);
    case TransitionStart::Kind::Tag:
        return tr("To %1 at %2 of track %3")
            .arg(to, shortTagName(m_document.library(), fade.start.tag))
            .arg(fade.start.track + 1);
    }
    return to;
}

void ControllerPresenter::refreshLanes()
{
    BlendLanes lanes;
    lanes.now = secondsOf(m_controller.nanoseconds());
    if (m_controller.scrubTime()) lanes.scrub = secondsOf(*m_controller.scrubTime());
    for (int track = 0; track < m_controller.trackCount(); ++track)
        lanes.lanes.push_back({tr("%1 %2", "number and clip")
                                   .arg(track + 1)
                                   .arg(QString::fromStdString(m_controller.staged(track).clip->displayName)),
                               colourOf(track),
                               {}});
    addPoints(m_controller.history().moments(), m_controller, lanes.lanes);
    addPoints(m_controller.forecast(), m_controller, lanes.lanes);
    for (const ScheduledFade& fade : m_controller.scheduled())
        if (fade.track >= 0)
            lanes.markers.push_back(
                {fade.id.value, std::size_t(fade.track),
                 fade.begin ? secondsOf(*fade.begin) : std::numeric_limits<double>::infinity(),
                 secondsOf(fade.duration), scheduledText(fade)});
    if (const auto fade = m_controller.runningFade(); fade && fade->track >= 0)
        lanes.markers.push_back(
            {FadeMarker::running, std::size_t(fade->track), lanes.now,
             secondsOf(*fade->begin + fade->duration) - lanes.now,
             tr("To %1: drag the end to change the duration")
                 .arg(QString::fromStdString(m_controller.staged(fade->track).clip->displayName))});
    const TagVocabulary& vocabulary = m_document.library().vocabulary();
    for (const BlendEvent& event : m_controller.events())
        if (event.event.kind != TagEventKind::Left)
            lanes.ticks.push_back(
                {secondsOf(event.nanoseconds), screenColour(vocabulary[event.event.tag].colour)});
    m_panel.setLanes(std::move(lanes));
}

// Tags' events and what people did, in order of time.
void ControllerPresenter::refreshEvents()
{
    const ClipLibrary& library = m_document.library();
    const std::vector<QString> names = shortTagNames(library);
    std::vector<ControllerEvent> shown;
    for (const BlendNote& each : m_controller.notes())
        shown.push_back({secondsOf(each.nanoseconds),
                         blendTimeText(each.nanoseconds),
                         each.text,
                         {},
                         {},
                         EventKind::Note});
    for (const BlendEvent& each : m_controller.events()) {
        ControllerEvent line;
        line.seconds = secondsOf(each.nanoseconds);
        line.time = blendTimeText(each.nanoseconds);
        line.text = tr("%1 ▸ %2", "tag and what happened")
                        .arg(names[each.event.tag.value], eventKindText(kindOf(each.event.kind)));
        line.source = tr("%1 · %2", "clip and weight")
                          .arg(QString::fromStdString(library.clip(each.clip).displayName))
                          .arg(QLocale().toString(double(each.event.weight), 'f', 2));
        line.kind = kindOf(each.event.kind);
        line.isBackwards = each.event.direction == PlayDirection::Backwards;
        line.colour = screenColour(library.vocabulary()[each.event.tag].colour);
        shown.push_back(std::move(line));
    }
    std::stable_sort(shown.begin(), shown.end(), [](const ControllerEvent& a, const ControllerEvent& b) {
        return a.seconds < b.seconds;
    });
    m_panel.setEvents(std::move(shown));
}

void ControllerPresenter::note(const QString& text)
{
    m_controller.addNote(text);
    refreshEvents();
}

} // namespace tagline
