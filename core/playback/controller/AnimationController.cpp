#include "core/playback/controller/AnimationController.h"

#include "core/animation/figure/LocalToModelJob.h"
#include "core/playback/crowd/WorkerCrew.h"

#include <algorithm>
#include <cassert>

namespace tagline {

AnimationController::AnimationController(std::shared_ptr<const Skeleton> skeleton)
    : m_skeleton(std::move(skeleton))
{
    assert(m_skeleton);
    m_rest = restPose(*m_skeleton);
    m_pose = m_rest;
}

AnimationController::Track& AnimationController::at(TrackId track)
{
    assert(hasTrack(track));
    return m_tracks[track.value];
}

const AnimationController::Track& AnimationController::at(TrackId track) const
{
    assert(hasTrack(track));
    return m_tracks[track.value];
}

// Tracks

TrackId AnimationController::addTrack(std::shared_ptr<const Clip> clip,
                                      std::shared_ptr<const ClipBinding> binding,
                                      std::shared_ptr<const BakedClip> baked)
{
    const TrackId id(std::uint32_t(m_tracks.size()));
    assign(m_tracks.emplace_back(), std::move(clip), std::move(binding), std::move(baked));
    if (!m_target.isValid()) m_target = id;
    return id;
}

void AnimationController::setClip(TrackId track, std::shared_ptr<const Clip> clip,
                                  std::shared_ptr<const ClipBinding> binding,
                                  std::shared_ptr<const BakedClip> baked)
{
    setEventRanges(track, {});
    forgetWeightValuesOf(track);
    Track& changed = at(track);
    changed.sync = {};
    m_areStepsStale = true;
    assign(changed, std::move(clip), std::move(binding), std::move(baked));
    if (changed.layer) takeReference(changed);
}

void AnimationController::assign(Track& track, std::shared_ptr<const Clip> clip,
                                 std::shared_ptr<const ClipBinding> binding,
                                 std::shared_ptr<const BakedClip> baked)
{
    assert(clip);
    if (!binding) binding = std::make_shared<const ClipBinding>(bindByName(*clip, *m_skeleton));
    assert(binding->channelOfJoint.size() == m_skeleton->size());
    track.clip = std::move(clip);
    track.binding = std::move(binding);
    useBaked(track, std::move(baked));
    const int plays = track.clock.playCount();
    track.clock = ClipClock(track.clip->frames, track.clip->rate);
    track.clock.setPlayCount(plays, track.loopMode);
    track.clock.setSpeed(track.speed);
    track.placement = {};
    track.hints.assign(track.clip->channels.size(), {});
    track.pose = m_rest;
    track.authoredPath = track.baked ? rootPath(*m_skeleton, *track.baked)
                                     : rootPath(*m_skeleton, *track.clip, *track.binding);
    mirrorPath(track);
    touch();
}

void AnimationController::removeTrack(TrackId track)
{
    setEventRanges(track, {});
    forgetWeightValuesOf(track);
    std::erase_if(m_sources, [track](const TrackShare& source) { return source.track == track; });
    std::erase_if(m_scheduled, [track](const Scheduled& scheduled) {
        return scheduled.track == track ||
               (scheduled.start.waitsForTrack() && scheduled.start.track == track);
    });
    Track removed;
    removed.isRemoved = true;
    removed.isEnabled = false;
    std::swap(m_tracks[track.value], removed);
    if (m_target == track) {
        m_target = heaviestTrack();
        for (std::uint32_t i = 0; !m_target.isValid() && i < m_tracks.size(); ++i)
            if (hasTrack(TrackId(i)) && !isLayer(TrackId(i))) m_target = TrackId(i);
        if (!m_isMixing) m_sources.clear();
    }
    m_areStepsStale = true;
    touch();
    followPlaying();
}

const Clip& AnimationController::clip(TrackId track) const { return *at(track).clip; }
const ClipBinding& AnimationController::binding(TrackId track) const { return *at(track).binding; }
double AnimationController::speed(TrackId track) const { return at(track).speed; }
bool AnimationController::isEnabled(TrackId track) const { return at(track).isEnabled; }
LoopMode AnimationController::loopMode(TrackId track) const { return at(track).loopMode; }

void AnimationController::setSpeed(TrackId track, double speed)
{
    Track& changed = at(track);
    changed.clock.setSpeed(speed);
    changed.speed = changed.clock.speed();
    m_areStepsStale = true;
}

void AnimationController::setLoopMode(TrackId track, LoopMode mode)
{
    Track& changed = at(track);
    if (changed.loopMode != mode) changed.clock.setPlayCount(changed.clock.playCount(), mode);
    changed.loopMode = mode;
    m_areStepsStale = true;
}

void AnimationController::setPlayCount(TrackId track, int count)
{
    Track& changed = at(track);
    if (changed.clock.playCount() == count) return;
    changed.clock.setPlayCount(count, changed.loopMode);
    m_areStepsStale = true;
}

void AnimationController::setPaused(TrackId track, bool isPaused)
{
    at(track).isPaused = isPaused;
    m_areStepsStale = true;
}

void AnimationController::setEnabled(TrackId track, bool isEnabled)
{
    Track& changed = at(track);
    if (isEnabled && !changed.isEnabled && isCarrying() && heaviestTrack().isValid())
        moveTo(changed, figureStance());
    changed.isEnabled = isEnabled;
    m_areStepsStale = true;
    touch();
    followPlaying();
}

void AnimationController::seek(TrackId track, double frame)
{
    seekClock(track, clockFrameOf(at(track), frame));
}

void AnimationController::seekClock(TrackId track, double frame)
{
    Track& moved = at(track);
    moved.clock.seek(frame);
    touch();
    if (moved.events.isFollowing())
        moved.events.jump(shownMoment(moved), [&](const TagEvent& event) { tell(track, event); });
}

void AnimationController::useBaked(Track& track, std::shared_ptr<const BakedClip> baked)
{
    assert(!baked || baked->still.jointCount() == m_skeleton->size());
    assert(!baked || baked->frames == std::max(track.clip->frames, 1));
    if (baked && m_rows.jointCount() != m_skeleton->size()) m_rows = PoseRows(m_skeleton->size());
    track.baked = std::move(baked);
}

void AnimationController::setBaked(TrackId track, std::shared_ptr<const BakedClip> baked)
{
    Track& changed = at(track);
    useBaked(changed, std::move(baked));
    if (changed.layer) takeReference(changed);
    touch();
}

void AnimationController::dropKeys(TrackId track, std::shared_ptr<const Clip> bare)
{
    Track& changed = at(track);
    assert(changed.baked && bare);
    assert(bare->frames == changed.clip->frames && bare->rate == changed.clip->rate);
    assert(bare->channels.size() == changed.clip->channels.size());
    changed.clip = std::move(bare);
}

PlayedClip AnimationController::played(const Track& track) const
{
    return {*m_skeleton, *track.clip, *track.binding, track.baked.get()};
}

void AnimationController::setJointMask(TrackId track, std::vector<float> jointWeights)
{
    assert(jointWeights.empty() || jointWeights.size() == m_skeleton->size());
    at(track).jointMask = std::move(jointWeights);
    touch();
}

void AnimationController::setMirrored(TrackId track, bool isMirrored)
{
    Track& changed = at(track);
    if (changed.isMirrored == isMirrored) return;
    if (m_mirror.isEmpty()) m_mirror = MirrorMap(*m_skeleton);
    m_unmirrored.resize(m_skeleton->size());
    changed.isMirrored = isMirrored;
    mirrorPath(changed);
    if (changed.layer) takeReference(changed);
    touch();
}

// Pose

ClipClock AnimationController::clockAhead(const Track& track, std::int64_t ahead) const
{
    ClipClock clock = track.clock;
    if (ahead > 0 && !track.isPaused) clock.advance(ahead, track.loopMode);
    return clock;
}

/// Blends the tracks as they are some time ahead, without layers; the weights are those of now.
void AnimationController::blend(std::span<Transform> output, std::int64_t ahead)
{
    m_layers.clear();
    for (std::uint32_t i = 0; i < m_tracks.size(); ++i)
        if (isPlaying(TrackId(i))) sample(m_tracks[i], clockAhead(m_tracks[i], ahead));
    const float part = grown();
    for (const TrackShare& source : m_sources) addBlendLayer(source.track, source.weight * (1.0f - part));
    if (m_target.isValid() && !m_isMixing) addBlendLayer(m_target, part);
    BlendingJob job;
    job.layers = m_layers;
    job.rest = m_rest;
    job.output = output;
    job.run();
    m_inertia.apply(output, ahead);
}

const Pose& AnimationController::pose()
{
    if (m_poseRevision == m_revision) return m_pose;
    m_poseRevision = m_revision;
    blend(m_pose, 0);
    if (isExtracting()) extractRoot();
    putLayersOn();
    return m_pose;
}

void AnimationController::addBlendLayer(TrackId track, float weight)
{
    const Track& added = at(track);
    if (added.isEnabled) m_layers.push_back({added.pose, weight, added.jointMask});
}

void AnimationController::sampleFrame(Track& track, double frame)
{
    if (track.baked) {
        BakedSamplingJob{.clip = track.baked.get(), .frame = frame, .output = &m_rows}.run();
        m_rows.copyTo(track.pose);
    } else {
        SamplingJob job;
        job.clip = track.clip.get();
        job.binding = track.binding.get();
        job.rest = m_rest;
        job.frame = frame;
        job.hints = track.hints;
        job.output = track.pose;
        job.run();
    }
    if (!track.isMirrored) return;
    m_mirror.mirror(track.pose, m_unmirrored);
    std::swap(track.pose, m_unmirrored);
}

void AnimationController::sample(Track& track, const ClipClock& clock)
{
    sampleFrame(track, shownFrame(track, clock));
    if (track.layer) return;
    switch (m_rootMotion) {
    case RootMotion::Kept:
        break;
    case RootMotion::Accumulated:
    case RootMotion::Extracted:
        placeOnGround(*m_skeleton, track.path.root, placementOf(track, clock), track.pose);
        break;
    case RootMotion::InPlace:
        holdOverGround(*m_skeleton, track.path.root, groundPosition(*m_skeleton, m_rest, track.path.root),
                       track.pose);
        break;
    }
}

std::span<const glm::mat4> AnimationController::modelMatrices()
{
    if (m_modelRevision == m_revision) return m_models;
    m_models.resize(m_skeleton->size());
    LocalToModelJob job;
    job.parents = m_skeleton->parents();
    job.pose = pose();
    job.output = m_models;
    job.run();
    m_modelRevision = m_revision;
    return m_models;
}

std::optional<glm::mat4> AnimationController::jointTransform(std::string_view joint)
{
    const auto found = m_skeleton->find(joint);
    if (!found) return std::nullopt;
    return modelMatrices()[std::size_t(*found)];
}

// Reports

bool AnimationController::hasEnded(const Track& track)
{
    return track.loopMode == LoopMode::Once ? track.clock.isAtEnd() : track.clock.isSpent(track.loopMode);
}

TrackReport AnimationController::report(TrackId track) const
{
    const Track& found = at(track);
    const float sum = enabledWeight();
    TrackReport report;
    report.weight = found.isEnabled && sum > 0.0f ? weightOf(track) / sum : 0.0f;
    if (found.layer) report.weight = found.isEnabled ? shownLayerWeight(track) : 0.0f;
    report.frame = shownFrame(found, found.clock);
    report.clockFrame = found.clock.frame();
    report.nanoseconds =
        found.timeCurve.isEmpty() ? found.clock.nanoseconds() : found.clip->rate.nanoseconds(report.frame);
    report.loops = found.clock.loops();
    report.hasEnded = hasEnded(found);
    return report;
}

std::optional<TransitionReport> AnimationController::transition() const
{
    if (!m_sources.empty() && !m_isMixing)
        return TransitionReport{m_target,
                                m_elapsed,
                                m_transition.nanoseconds,
                                double(m_elapsed) / double(m_transition.nanoseconds),
                                grown(),
                                TransitionKind::CrossFade};
    if (m_inertia.isRunning())
        return TransitionReport{m_target,
                                m_inertia.elapsed(),
                                m_inertia.duration(),
                                double(m_inertia.elapsed()) / double(m_inertia.duration()),
                                1.0f,
                                TransitionKind::Inertial};
    return std::nullopt;
}

void advanceAll(std::span<AnimationController* const> controllers, std::int64_t nanoseconds, WorkerCrew* crew)
{
    constexpr std::size_t controllersAPart = 8;
    auto work = [&](const WorkPart& part) {
        for (std::size_t i = part.first; i < part.last; ++i) {
            controllers[i]->advance(nanoseconds);
            controllers[i]->pose();
        }
    };
    if (crew)
        crew->run(controllers.size(), controllersAPart, work);
    else
        work({0, controllers.size(), 0});
}

} // namespace tagline
