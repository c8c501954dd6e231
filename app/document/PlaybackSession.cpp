#include "app/document/PlaybackSession.h"

#include "core/animation/SamplingJob.h"

namespace tagline {

void PlaybackSession::setClip(StagedClip staged)
{
    const bool wasPlaying = m_player.isPlaying();
    const double speed = m_player.speed();
    const bool isOtherFigure = staged.figure != m_clip.figure;
    m_clip = std::move(staged);
    m_player = m_clip.isEmpty() ? Player() : Player(m_clip.clip->frames, m_clip.clip->rate);
    m_player.setSpeed(speed);
    m_player.setLoopMode(m_isLooping ? LoopMode::Loop : LoopMode::Once);
    if (wasPlaying && !m_clip.isEmpty()) m_player.play();
    m_previewFrame.reset();
    m_isPoseStale = true;
    if (isOtherFigure && m_shown == ShownPose::Clip) emit figureChanged();
    announce(ShownPose::Clip);
    emit stateChanged();
}

void PlaybackSession::setPlaying(bool isPlaying)
{
    if (m_shown == ShownPose::Blend) {
        m_isBlendPlaying = isPlaying;
    } else if (isPlaying && !m_clip.isEmpty()) {
        m_player.play();
    } else {
        m_player.pause();
    }
    emit stateChanged();
}

bool PlaybackSession::isPlaying() const
{
    return m_shown == ShownPose::Blend ? m_isBlendPlaying : m_player.isPlaying();
}

void PlaybackSession::seek(Frame frame)
{
    if (m_clip.isEmpty() || frame == m_player.frame()) return;
    m_player.seek(frame);
    announce(ShownPose::Clip);
}

void PlaybackSession::setSpeed(double speed)
{
    m_player.setSpeed(speed);
    emit stateChanged();
}

void PlaybackSession::setLooping(bool isLooping)
{
    m_isLooping = isLooping;
    m_player.setLoopMode(isLooping ? LoopMode::Loop : LoopMode::Once);
    emit stateChanged();
}

void PlaybackSession::setPreviewFrame(std::optional<Frame> frame)
{
    if (frame == m_previewFrame) return;
    m_previewFrame = frame;
    announce(ShownPose::Clip);
}

void PlaybackSession::setShown(ShownPose shown)
{
    if (shown == m_shown || (shown == ShownPose::Blend && !m_controller)) return;
    m_shown = shown;
    if (shown == ShownPose::Blend) {
        m_player.pause();
        m_isBlendPlaying = true;
    }
    m_isPoseStale = true;
    emit figureChanged();
    emit poseChanged();
    emit stateChanged();
}

void PlaybackSession::setTrack(int track, StagedClip staged)
{
    if (staged.isEmpty()) return;
    const bool isOtherFigure =
        !m_controller || staged.figure != figure().figure || m_shown != ShownPose::Blend;
    StagedClip& place = m_tracks[std::size_t(track)];
    place = std::move(staged);
    StagedClip& other = m_tracks[std::size_t(1 - track)];
    const bool sharesFigure = m_controller && !other.isEmpty() && other.figure == place.figure;
    if (!other.isEmpty() && !sharesFigure) other = stagedOn(place.figure, other.clip);
    if (sharesFigure && m_trackIds[std::size_t(track)].isValid())
        m_controller->setClip(m_trackIds[std::size_t(track)], place.clip, place.binding);
    else if (sharesFigure)
        addToController(track);
    else
        rebuildController();
    m_isPoseStale = true;
    if (m_shown == ShownPose::Blend && isOtherFigure) emit figureChanged();
    announce(ShownPose::Blend);
    emit stateChanged();
}

void PlaybackSession::rebuildController()
{
    const StagedClip& any = hasTrack(m_leading) ? track(m_leading) : track(1 - m_leading);
    m_controller.emplace(any.skeleton);
    m_controller->setRootMotion(m_isInPlace ? RootMotion::InPlace : RootMotion::Accumulated);
    m_trackIds = {};
    if (!hasTrack(m_leading)) m_leading = 1 - m_leading;
    addToController(m_leading);
    if (hasTrack(1 - m_leading)) addToController(1 - m_leading);
}

void PlaybackSession::addToController(int track)
{
    const StagedClip& staged = m_tracks[std::size_t(track)];
    const TrackSettings& settings = m_settings[std::size_t(track)];
    const TrackId id = m_controller->addTrack(staged.clip, staged.binding);
    m_trackIds[std::size_t(track)] = id;
    m_controller->setSpeed(id, settings.speed);
    m_controller->setLoopMode(id, settings.loopMode);
    m_controller->setEnabled(id, settings.isEnabled);
}

TrackReport PlaybackSession::trackReport(int track) const
{
    const TrackId id = m_trackIds[std::size_t(track)];
    return m_controller && id.isValid() ? m_controller->report(id) : TrackReport();
}

void PlaybackSession::setTrackSpeed(int track, double speed)
{
    m_settings[std::size_t(track)].speed = speed;
    if (const TrackId id = m_trackIds[std::size_t(track)]; m_controller && id.isValid())
        m_controller->setSpeed(id, speed);
    emit stateChanged();
}

void PlaybackSession::setTrackLoopMode(int track, LoopMode mode)
{
    m_settings[std::size_t(track)].loopMode = mode;
    if (const TrackId id = m_trackIds[std::size_t(track)]; m_controller && id.isValid())
        m_controller->setLoopMode(id, mode);
    emit stateChanged();
}

void PlaybackSession::setTrackEnabled(int track, bool isEnabled)
{
    m_settings[std::size_t(track)].isEnabled = isEnabled;
    if (const TrackId id = m_trackIds[std::size_t(track)]; m_controller && id.isValid())
        m_controller->setEnabled(id, isEnabled);
    announce(ShownPose::Blend);
    emit stateChanged();
}

void PlaybackSession::startTransition()
{
    const int other = 1 - m_leading;
    if (!m_controller || !hasTrack(other)) return;
    m_leading = other;
    m_controller->transitionTo(m_trackIds[std::size_t(other)], m_transition);
    announce(ShownPose::Blend);
    emit stateChanged();
}

void PlaybackSession::clearTracks()
{
    setShown(ShownPose::Clip);
    m_tracks = {};
    m_trackIds = {};
    m_controller.reset();
    m_leading = 0;
    m_blendNanoseconds = 0;
    emit stateChanged();
}

void PlaybackSession::setInPlace(bool isInPlace)
{
    m_isInPlace = isInPlace;
    if (m_controller) m_controller->setRootMotion(isInPlace ? RootMotion::InPlace : RootMotion::Accumulated);
    m_isPoseStale = true;
    emit poseChanged();
    emit stateChanged();
}

const StagedClip& PlaybackSession::figure() const
{
    if (m_shown == ShownPose::Clip) return m_clip;
    return hasTrack(m_leading) ? track(m_leading) : track(1 - m_leading);
}

const Pose& PlaybackSession::pose()
{
    if (m_isPoseStale) samplePose();
    m_isPoseStale = false;
    return m_pose;
}

void PlaybackSession::samplePose()
{
    if (m_shown == ShownPose::Blend && m_controller) {
        m_pose = m_controller->pose();
        return;
    }
    if (m_clip.isEmpty()) {
        m_pose.clear();
        return;
    }
    const double frame = m_previewFrame ? double(*m_previewFrame) : m_player.exactFrame();
    m_pose = sampledPose(*m_clip.skeleton, *m_clip.clip, *m_clip.binding, frame);
}

void PlaybackSession::advance(std::int64_t nanoseconds)
{
    if (!isPlaying()) return;
    if (m_shown == ShownPose::Blend) {
        m_controller->advance(nanoseconds);
        m_blendNanoseconds += nanoseconds;
        announce(ShownPose::Blend);
        return;
    }
    const Frame before = m_player.frame();
    m_player.advance(nanoseconds);
    announce(ShownPose::Clip);
    if (m_player.frame() != before) emit frameChanged(m_player.frame());
    if (!m_player.isPlaying()) emit stateChanged();
}

/// The pose of that part is another one: said only where that part is shown.
void PlaybackSession::announce(ShownPose part)
{
    if (part != m_shown) return;
    m_isPoseStale = true;
    emit poseChanged();
}

} // namespace tagline
