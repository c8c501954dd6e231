#include "app/document/playing/PlaybackSession.h"

#include "app/document/playing/ClipPreparation.h"

namespace tagline {

void PlaybackSession::setPreparation(ClipPreparation& preparation)
{
    m_preparation = &preparation;
    connect(&preparation, &ClipPreparation::carriedOver, this, &PlaybackSession::takeCarriedOver);
}

// The clip

void PlaybackSession::setClip(StagedClip staged)
{
    const bool wasPlaying = m_player.isPlaying();
    const double speed = m_player.speed();
    const bool isOtherFigure = staged.figure != m_clip.figure;
    if (m_preparation && m_clip.waitsForMap()) m_preparation->forgetCarryOver(m_clip);
    m_clip = std::move(staged);
    m_player = m_clip.isEmpty() ? Player() : Player(m_clip.clip->frames, m_clip.clip->rate);
    m_player.setSpeed(speed);
    m_player.setLoopMode(m_isLooping ? LoopMode::Loop : LoopMode::Once);
    if (wasPlaying && !m_clip.isEmpty()) m_player.play();
    m_previewFrame.reset();
    beginSampling();
    if (m_preparation && m_clip.waitsForMap()) m_preparation->carryOver(m_clip);
    if (isOtherFigure && isClipShown()) emit figureChanged();
    announceClip();
    emit stateChanged();
}

void PlaybackSession::setPlaying(bool isPlaying)
{
    if (m_source) return m_source->setPlaying(isPlaying);
    if (isPlaying && !m_clip.isEmpty())
        m_player.play();
    else
        m_player.pause();
    emit stateChanged();
}

void PlaybackSession::seek(Frame frame)
{
    if (m_clip.isEmpty() || frame == m_player.frame()) return;
    m_player.seek(frame);
    announceClip();
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
    announceClip();
}

/// Notes a change of the clip's pose; emits poseChanged() only if the clip is shown.
void PlaybackSession::announceClip()
{
    m_isPoseStale = true;
    if (isClipShown()) emit poseChanged();
}

/// Goes on with the clip as carried over by its map.
void PlaybackSession::takeCarriedOver(const StagedClip& staged)
{
    if (!m_clip.waitsForMap() || !m_clip.isSameAs(staged)) return;
    m_clip = staged;
    beginSampling();
    announceClip();
}

void PlaybackSession::beginSampling()
{
    m_rest = m_clip.isEmpty() ? Pose() : restPose(*m_clip.skeleton);
    m_hints.assign(m_clip.isEmpty() ? 0 : m_clip.clip->channels.size(), {});
    m_pose.resize(m_rest.size());
    m_isPoseStale = true;
    m_trail.setClip(m_clip);
}

double PlaybackSession::shownFrame() const
{
    return m_previewFrame ? double(*m_previewFrame) : m_player.exactFrame();
}

void PlaybackSession::samplePose()
{
    if (m_clip.isEmpty()) return;
    SamplingJob job;
    job.clip = m_clip.clip.get();
    job.binding = m_clip.binding.get();
    job.rest = m_rest;
    job.frame = shownFrame();
    job.hints = m_hints;
    job.output = m_pose;
    job.run();
}

// The shown source

void PlaybackSession::show(PoseSource* source)
{
    if (source && source->figure().isEmpty()) source = nullptr;
    if (source == m_source) return;
    if (m_source) disconnect(m_source, nullptr, this, nullptr);
    m_source = source;
    if (source) {
        m_player.pause();
        source->setPlaying(true);
        connectSource();
    }
    emit figureChanged();
    emit poseChanged();
    emit stateChanged();
}

void PlaybackSession::connectSource()
{
    connect(m_source, &PoseSource::figureChanged, this, [this] {
        if (m_source->figure().isEmpty())
            show(nullptr);
        else
            emit figureChanged();
    });
    connect(m_source, &PoseSource::poseChanged, this, &PlaybackSession::poseChanged);
    connect(m_source, &PoseSource::changed, this, &PlaybackSession::stateChanged);
}

const Pose& PlaybackSession::pose()
{
    if (m_source) return m_source->pose();
    if (m_isPoseStale) samplePose();
    m_isPoseStale = false;
    return m_pose;
}

std::vector<RootMoment> PlaybackSession::rootTrail(std::int64_t nanoseconds)
{
    return m_source ? m_source->rootTrail(nanoseconds) : m_trail.around(shownFrame(), nanoseconds);
}

void PlaybackSession::advance(std::int64_t nanoseconds)
{
    if (!isPlaying()) return;
    if (m_source) return m_source->advance(nanoseconds);
    const Frame before = m_player.frame();
    m_player.advance(nanoseconds);
    announceClip();
    if (m_player.frame() != before) emit frameChanged(m_player.frame());
    if (!m_player.isPlaying()) emit stateChanged();
}

} // namespace tagline
