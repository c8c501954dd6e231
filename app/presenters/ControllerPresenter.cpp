#include "app/presenters/ControllerPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/ClipTexts.h"
#include "widgets/controller/ControllerPanel.h"

#include <cmath>

namespace tagline {
namespace {

constexpr std::size_t mostEvents = 60;
const std::array<QColor, 2> trackColours{QColor(0x9c, 0xcc, 0x65), QColor(0xf2, 0x6d, 0x85)};

TransitionCurve transitionCurve(FadeCurve curve)
{
    switch (curve) {
    case FadeCurve::Linear:
        return TransitionCurve::Linear;
    case FadeCurve::Smooth:
        return TransitionCurve::SmoothStep;
    case FadeCurve::EaseIn:
        return TransitionCurve::EaseIn;
    case FadeCurve::EaseOut:
        return TransitionCurve::EaseOut;
    }
    return TransitionCurve::SmoothStep;
}

} // namespace

ControllerPresenter::ControllerPresenter(LibraryDocument& document, Workspace& workspace,
                                         PlaybackSession& playback, ControllerPanel& panel,
                                         ActionRegistry& actions)
    : m_document(document)
    , m_workspace(workspace)
    , m_playback(playback)
    , m_panel(panel)
    , m_actions(actions)
{
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        if (change.isCharacterChanged || change.areSourcesChanged) restageTracks();
        if (!change.isReset) return;
        m_clips = {};
        forgetTags();
        m_state = ControllerState();
        m_playback.clearTracks();
        refresh();
    });
    connect(&m_playback, &PlaybackSession::stateChanged, this, &ControllerPresenter::refresh);
    connect(&m_playback, &PlaybackSession::poseChanged, this, [this] {
        if (m_playback.shown() != ShownPose::Blend) return;
        followTags();
        refresh();
    });
    connectPanel();
    connectActions();
    applyTransition();
    refresh();
}

void ControllerPresenter::connectPanel()
{
    connect(&m_panel, &ControllerPanel::currentClipRequested, this,
            [this](int track) { setTrack(track, m_workspace.currentClip()); });
    connect(&m_panel, &ControllerPanel::clipDropped, this, &ControllerPresenter::setTrack);
    connect(&m_panel, &ControllerPanel::speedChangeRequested, &m_playback, &PlaybackSession::setTrackSpeed);
    connect(&m_panel, &ControllerPanel::enableChangeRequested, &m_playback,
            &PlaybackSession::setTrackEnabled);
    connect(&m_panel, &ControllerPanel::endChangeRequested, this, [this](int track, TrackEnd atEnd) {
        m_playback.setTrackLoopMode(track, atEnd == TrackEnd::Loop ? LoopMode::Loop : LoopMode::Once);
    });
    connect(&m_panel, &ControllerPanel::fadeSecondsChangeRequested, this, [this](double seconds) {
        m_state.fadeSeconds = seconds;
        applyTransition();
        refresh();
    });
    connect(&m_panel, &ControllerPanel::curveChangeRequested, this, [this](FadeCurve curve) {
        m_state.curve = curve;
        applyTransition();
        refresh();
    });
    connect(&m_panel, &ControllerPanel::inPlaceChangeRequested, m_actions["controller.inPlace"],
            &QAction::setChecked);
    connect(&m_panel, &ControllerPanel::transitionRequested, this, &ControllerPresenter::transition);
}

void ControllerPresenter::connectActions()
{
    m_actions.connectTo("controller.toA", this, [this] { setTrack(0, m_workspace.currentClip()); });
    m_actions.connectTo("controller.toB", this, [this] { setTrack(1, m_workspace.currentClip()); });
    m_actions.connectTo("controller.transition", this, [this] { transition(); });
    m_actions.connectTo("controller.play", this, [this] {
        if (!m_playback.hasTrack(0) && !m_playback.hasTrack(1))
            emit refused(tr("Put a clip on track A or B first."));
        m_playback.setShown(m_playback.shown() == ShownPose::Blend ? ShownPose::Clip : ShownPose::Blend);
        refresh();
    });
    connect(m_actions["controller.inPlace"], &QAction::toggled, &m_playback, &PlaybackSession::setInPlace);
}

void ControllerPresenter::applyTransition()
{
    Transition transition;
    transition.nanoseconds = std::llround(m_state.fadeSeconds * 1e9);
    transition.curve = transitionCurve(m_state.curve);
    m_playback.setTransition(transition);
}

void ControllerPresenter::setTrack(int track, ClipId clip)
{
    const ClipLibrary& library = m_document.library();
    if (!clip.isValid()) {
        emit refused(tr("Choose a clip in the library first."));
        return;
    }
    StagedClip staged = stagedIn(library, clip);
    if (staged.isEmpty()) {
        emit refused(tr("The file of this clip could not be read."));
        return;
    }
    m_clips[std::size_t(track)] = clip;
    forgetTags();
    m_playback.setTrack(track, std::move(staged));
    m_playback.setShown(ShownPose::Blend);
    addEvent(tr("track %1 ▸ %2")
                 .arg(QChar(u'A' + track))
                 .arg(QString::fromStdString(library.clip(clip).displayName)));
    refresh();
}

void ControllerPresenter::transition()
{
    const int to = 1 - m_playback.leadingTrack();
    if (!m_playback.hasTrack(to)) {
        emit refused(tr("Put a clip on track %1 first: drag it there, or press Ctrl+%2.")
                         .arg(QChar(u'A' + to))
                         .arg(to + 1));
        return;
    }
    m_playback.setShown(ShownPose::Blend);
    m_playback.setPlaying(true);
    m_playback.startTransition();
    addEvent(tr("blend ▸ %1, %2 s")
                 .arg(m_state.tracks[std::size_t(to)].clipName)
                 .arg(m_state.fadeSeconds, 0, 'f', 2));
    refresh();
}

void ControllerPresenter::addEvent(const QString& text)
{
    const double seconds = double(m_playback.blendNanoseconds()) * 1e-9;
    m_state.events.push_back(
        {QString("%1:%2").arg(int(seconds) / 60).arg(std::fmod(seconds, 60.0), 5, 'f', 2, u'0'), text});
    if (m_state.events.size() > mostEvents) m_state.events.erase(m_state.events.begin());
}

void ControllerPresenter::forgetTags()
{
    m_tagsNow.clear();
    m_tagsOfTrack = -1;
}

/// A character that was changed, or a file that was read again, is shown on the tracks as well.
void ControllerPresenter::restageTracks()
{
    const ClipLibrary& library = m_document.library();
    for (int track = 0; track < 2; ++track) {
        const ClipId clip = m_clips[std::size_t(track)];
        if (!clip.isValid() || clip.value >= library.clipCount()) continue;
        StagedClip now = stagedIn(library, clip);
        const StagedClip& before = m_playback.track(track);
        if (!now.isEmpty() && (now.figure != before.figure || now.clip != before.clip))
            m_playback.setTrack(track, std::move(now));
    }
}

/// Tags that the leading clip enters and leaves become events.
void ControllerPresenter::followTags()
{
    const int track = m_playback.leadingTrack();
    const ClipId id = m_clips[std::size_t(track)];
    if (!id.isValid()) return;
    const ClipLibrary& library = m_document.library();
    const auto tags = library.clip(id).sheet.tagsAt(Frame(std::floor(m_playback.trackReport(track).frame)));
    const std::set<TagId> now(tags.begin(), tags.end());
    const std::set<TagId> before = std::exchange(m_tagsNow, now);
    if (std::exchange(m_tagsOfTrack, track) != track) return;
    for (const TagId tag : before)
        if (!now.contains(tag)) addEvent(tr("%1 ▸ stop").arg(shortTagName(library.vocabulary(), tag)));
    for (const TagId tag : now)
        if (!before.contains(tag)) addEvent(tr("%1 ▸ start").arg(shortTagName(library.vocabulary(), tag)));
}

void ControllerPresenter::refreshTracks()
{
    const ClipLibrary& library = m_document.library();
    for (int track = 0; track < 2; ++track) {
        ControllerTrack& shown = m_state.tracks[std::size_t(track)];
        shown.clip = m_clips[std::size_t(track)];
        shown.clipName =
            shown.clip.isValid() ? QString::fromStdString(library.clip(shown.clip).displayName) : QString();
        shown.colour = trackColours[std::size_t(track)];
        shown.speed = m_playback.trackSpeed(track);
        shown.atEnd = m_playback.trackLoopMode(track) == LoopMode::Loop ? TrackEnd::Loop : TrackEnd::Clamp;
        shown.isEnabled = m_playback.isTrackEnabled(track);
        shown.weight = double(m_playback.trackReport(track).weight);
    }
}

void ControllerPresenter::refresh()
{
    refreshTracks();
    m_state.isInPlace = m_playback.isInPlace();
    m_state.leadingTrack = m_playback.leadingTrack();
    m_state.isTransitioning = m_playback.isTransitioning();
    m_panel.setState(m_state);
    m_actions["controller.play"]->setChecked(m_playback.shown() == ShownPose::Blend);
    m_actions["controller.inPlace"]->setChecked(m_playback.isInPlace());
}

} // namespace tagline
