#include "app/presenters/playback/PlaybackPresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/library/ClipTexts.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/timeline/TransportBar.h"

#include <QGuiApplication>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <utility>

namespace tagline {
namespace {

using namespace std::chrono_literals;

constexpr auto tickInterval = 16ms;
/// Nanoseconds. Playing keeps real time however long a picture takes; if the program stood still for
/// longer (a stopped process, a sleeping machine), only this much is played.
constexpr std::int64_t longestStep = 1'000'000'000;
constexpr std::array speeds{0.1, 0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 4.0, 8.0};

} // namespace

PlaybackPresenter::PlaybackPresenter(const PresenterContext& context, TransportBar& transport,
                                     TimelineWidget& timeline)
    : Presenter(context)
    , m_transport(transport)
    , m_timeline(timeline)
{
    m_clock.setTimerType(Qt::PreciseTimer);
    m_clock.setInterval(tickInterval);
    connect(&m_clock, &QTimer::timeout, this, &PlaybackPresenter::tick);
    connect(&m_workspace, &Workspace::currentClipChanged, this, &PlaybackPresenter::stageClip);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        const bool isAffected = std::find(change.clips.begin(), change.clips.end(),
                                          m_workspace.currentClip()) != change.clips.end();
        if (change.isReset || change.parts.has(LibraryPart::Character) ||
            (change.areSourcesChanged && isAffected))
            stageClip();
    });
    connect(&m_workspace, &Workspace::playheadChanged, this, [this](Frame frame) {
        m_transport.setPlayhead(frame);
        if (!m_isTicking) m_playback.show(nullptr);
        m_playback.seek(frame); // behind a source too: the clip is shown there once the source is left
    });
    connect(&m_playback, &PlaybackSession::frameChanged, &m_workspace, &Workspace::setPlayhead);
    connect(&m_playback, &PlaybackSession::stateChanged, this, &PlaybackPresenter::showState);
    connect(&m_playback, &PlaybackSession::poseChanged, this,
            [this] { // somebody scrubs, or goes to another hit
                if (m_playback.isClipShown() || m_isTicking) return;
                m_isTicking = true;
                followSource();
                m_isTicking = false;
            });
    connectTransport();
    connectActions();
    showState();
}

void PlaybackPresenter::connectTransport()
{
    connect(&m_transport, &TransportBar::playToggled, m_actions["clip.play"], &QAction::trigger);
    connect(&m_transport, &TransportBar::stepRequested, this, &PlaybackPresenter::step);
    connect(&m_transport, &TransportBar::seekRequested, &m_workspace, &Workspace::setPlayhead);
    connect(&m_transport, &TransportBar::loopToggled, m_actions["clip.loop"], &QAction::setChecked);
    connect(&m_transport, &TransportBar::snapToggled, m_actions["tag.snap"], &QAction::setChecked);
    connect(&m_transport, &TransportBar::speedChanged, &m_playback, &PlaybackSession::setSpeed);
    connect(&m_timeline, &TimelineWidget::edgePreview, this, [this](std::optional<Frame> frame) {
        m_transport.setPlayhead(frame.value_or(m_workspace.playhead()));
    });
    connect(&m_transport, &TransportBar::unitsChanged, &m_timeline, &TimelineWidget::setUnits);
    connect(&m_workspace, &Workspace::snappingChanged, &m_transport, &TransportBar::setSnapping);
    connect(&m_workspace, &Workspace::snappingChanged, m_actions["tag.snap"], &QAction::setChecked);
}

void PlaybackPresenter::connectActions()
{
    m_actions["clip.loop"]->setChecked(true);
    m_actions["tag.snap"]->setChecked(true);
    m_actions["controller.follow"]->setChecked(true);
    connect(m_actions["clip.loop"], &QAction::toggled, &m_playback, &PlaybackSession::setLooping);
    connect(m_actions["tag.snap"], &QAction::toggled, &m_workspace, &Workspace::setSnapping);
    m_actions.connectTo("clip.play", this, [this] { play(); });
    m_actions.connectTo("clip.previousFrame", this, [this] { step(-1); });
    m_actions.connectTo("clip.nextFrame", this, [this] { step(1); });
    m_actions.connectTo("clip.back10", this, [this] { step(-10); });
    m_actions.connectTo("clip.forward10", this, [this] { step(10); });
    m_actions.connectTo("clip.first", this, [this] {
        if (PoseSource* source = m_playback.source(); source && source->goToBeginning())
            emit noted(tr("%1 begins anew.").arg(source->title()));
        else
            goTo(0);
    });
    m_actions.connectTo("clip.last", this, [this] { goTo(clipFrames() - 1); });
    m_actions.connectTo("clip.slower", this, [this] { changeSpeed(-1); });
    m_actions.connectTo("clip.faster", this, [this] { changeSpeed(1); });
}

Frame PlaybackPresenter::clipFrames() const
{
    const ClipId id = m_workspace.currentClip();
    const ClipLibrary& library = m_document.library();
    return id.isValid() && id.value < library.clipCount() ? library.clip(id).frames : 0;
}

void PlaybackPresenter::stageClip()
{
    const ClipLibrary& library = m_document.library();
    const ClipId id = m_workspace.currentClip();
    const bool isKnown = id.isValid() && id.value < library.clipCount();
    m_transport.setClip(clipFrames(), isKnown ? library.clip(id).rate : FrameRate());
    m_transport.setClipName(isKnown ? clipName(library, id) : QString());
    m_transport.setPlayhead(m_workspace.playhead());
    StagedClip staged = isKnown ? stagedIn(library, id) : StagedClip();
    const bool isTried =
        !m_trial.isEmpty() && m_trial.source == staged.source && m_trial.place == staged.place;
    if (isTried) staged = m_trial;
    if (staged.isSameAs(m_playback.clip())) return;
    m_playback.setClip(std::move(staged));
    m_playback.seek(m_workspace.playhead());
    if (!m_isTicking) m_playback.show(nullptr);
}

void PlaybackPresenter::setTrial(const StagedClip& trial)
{
    m_trial = trial;
    stageClip();
}

void PlaybackPresenter::openBeside(ClipId clip, Frame frame)
{
    const bool wasTicking = std::exchange(m_isTicking, true);
    m_workspace.show(clip, frame);
    m_isTicking = wasTicking;
    m_timeline.revealPlayhead();
}

void PlaybackPresenter::tick()
{
    const std::int64_t elapsed = std::min<std::int64_t>(m_sinceTick.nsecsElapsed(), longestStep);
    m_sinceTick.restart();
    const Frame before = m_workspace.playhead();
    m_isTicking = true;
    m_playback.advance(elapsed);
    followSource();
    m_isTicking = false;
    emit ticked();
    if (m_workspace.playhead() != before) m_timeline.revealPlayhead();
}

/// While something else plays in the clip's place, the playhead follows the timeline's clip as long as that
/// takes part; if another clip comes to lead, the timeline goes over to it: while it plays, once
/// no mouse button is down, and at rest at once, because a person asked for another moment then.
void PlaybackPresenter::followSource()
{
    const PoseSource* source = m_playback.source();
    const std::vector<PlayingClip> playing = source ? source->playing() : std::vector<PlayingClip>();
    if (playing.empty()) return m_timeline.setPlayheadIdle(source != nullptr);
    const bool isAtRest = !source->isPlaying();
    const bool mayChange = m_actions["controller.follow"]->isChecked() &&
                           (isAtRest || QGuiApplication::mouseButtons() == Qt::NoButton);
    const bool isOther =
        mayChange && (std::exchange(m_leading, playing.front().clip) != playing.front().clip || isAtRest);
    const ClipId shown = isOther ? m_leading : m_workspace.currentClip();
    const auto part = std::find_if(playing.begin(), playing.end(), [shown](const PlayingClip& each) {
        return each.clip == shown && each.weight > 0.0f;
    });
    m_timeline.setPlayheadIdle(part == playing.end());
    if (part != playing.end()) m_workspace.show(shown, Frame(std::floor(part->frame)));
}

void PlaybackPresenter::showState()
{
    const bool isPlaying = m_playback.isPlaying();
    if (m_playback.isClipShown()) m_timeline.setPlayheadIdle(false);
    m_transport.setPlaying(isPlaying);
    m_transport.setLooping(m_playback.player().loopMode() == LoopMode::Loop);
    m_transport.setSpeed(m_playback.player().speed());
    if (isPlaying == m_clock.isActive()) return;
    if (isPlaying) {
        m_sinceTick.start();
        m_clock.start();
    } else {
        m_clock.stop();
    }
}

void PlaybackPresenter::play()
{
    if (m_playback.isClipShown() && clipFrames() == 0)
        return emit refused(tr("Choose a clip in the library first."));
    m_playback.setPlaying(!m_playback.isPlaying());
}

void PlaybackPresenter::step(int frames) { goTo(m_workspace.playhead() + frames); }

/// Goes to the frame, or to the clip's first or last one if it lies beyond.
void PlaybackPresenter::goTo(Frame frame)
{
    if (clipFrames() == 0) return emit refused(tr("Choose a clip in the library first."));
    const Frame to = std::clamp<Frame>(frame, 0, clipFrames() - 1);
    if (to == m_workspace.playhead())
        emit noted(to == 0 ? tr("This is the first frame.") : tr("This is the last frame."));
    m_workspace.setPlayhead(to);
    m_timeline.revealPlayhead();
}

void PlaybackPresenter::changeSpeed(int step)
{
    const double speed = m_playback.player().speed();
    const auto next = std::lower_bound(speeds.begin(), speeds.end(), std::abs(speed) - 1e-9) + step;
    if (next < speeds.begin() || next >= speeds.end())
        return emit noted(step < 0 ? tr("It cannot play slower.") : tr("It cannot play faster."));
    m_playback.setSpeed(std::copysign(*next, speed));
}

} // namespace tagline
