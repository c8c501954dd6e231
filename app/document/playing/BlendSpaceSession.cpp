#include "app/document/playing/BlendSpaceSession.h"

#include "app/document/playing/ClipPreparation.h"

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

constexpr int mostAhead = 8; ///< samples without weight that are prepared

} // namespace

void BlendSpaceSession::setPreparation(ClipPreparation& preparation)
{
    m_preparation = &preparation;
    connect(&preparation, &ClipPreparation::baked, this, &BlendSpaceSession::takeBaked);
}

void BlendSpaceSession::setStaging(Staging staging)
{
    m_staging = std::move(staging);
    restart();
}

/// Stops the playing samples: samples or files have changed.
void BlendSpaceSession::restart()
{
    const bool wasShown = !m_figure.isEmpty() && m_isLookedAt;
    rest();
    m_controller.reset();
    m_figure = {};
    m_root = noJoint;
    m_way.clear();
    m_played.assign(m_samples.size(), {});
    if (wasShown) {
        prepare();
        emit figureChanged();
    }
    emit changed();
}

void BlendSpaceSession::setSamples(std::vector<BlendSample> samples)
{
    if (samples == m_samples) return;
    m_samples = std::move(samples);
    std::vector<glm::dvec2> places;
    for (const BlendSample& each : m_samples) places.push_back(each.place);
    m_space = BlendSpace(places);
    weigh();
    restart();
}

void BlendSpaceSession::weigh()
{
    m_puck = m_space.within(m_puck);
    m_weights = m_space.weights(m_puck);
}

void BlendSpaceSession::setPuck(glm::dvec2 place)
{
    m_puck = place;
    weigh();
    mix();
    emit poseChanged();
}

bool BlendSpaceSession::prepare()
{
    m_isLookedAt = true;
    for (std::size_t i = 0; !m_controller && i < m_samples.size(); ++i) {
        if (!m_staging) break;
        m_figure = m_staging(m_samples[i].clip, nullptr);
        if (m_figure.isEmpty()) continue;
        m_controller.emplace(m_figure.skeleton);
        m_controller->setRootMotion(RootMotion::Accumulated);
    }
    mix();
    return m_controller.has_value();
}

void BlendSpaceSession::stage(std::size_t sample)
{
    Played& played = m_played[sample];
    if (played.isLost || !played.staged.isEmpty()) return;
    const BlendSample& wanted = m_samples[sample];
    const StagedClip staged = m_staging(wanted.clip, m_figure.figure);
    const FrameRange range{std::max(wanted.range.start, 0),
                           staged.isEmpty() ? 0 : std::min(wanted.range.stop, staged.clip->frames)};
    played.isLost = staged.isEmpty() || range.isEmpty();
    if (played.isLost) return;
    played.staged = stagedPart(staged, range);
    played.isFitting = fitsFigure(staged);
}

void BlendSpaceSession::begin(std::size_t sample)
{
    Played& played = m_played[sample];
    played.track = m_controller->addTrack(played.staged.clip, played.staged.binding, played.staged.baked);
    if (m_root == noJoint) m_root = rootOf(played.staged);
    if (!m_marksOf) return;
    const BlendSample& wanted = m_samples[sample];
    const FrameRange range{std::max(wanted.range.start, 0),
                           std::max(wanted.range.start, 0) + played.staged.clip->frames};
    m_controller->setSyncMarks(played.track, marksWithin(m_marksOf(wanted.clip), range));
}

/// The track of a sample; none if it cannot be shown, or not yet.
TrackId BlendSpaceSession::trackOf(std::size_t sample)
{
    stage(sample);
    bake(sample);
    const Played& played = m_played[sample];
    if (!played.track.isValid() && !played.isLost && !played.staged.waitsForMap()) begin(sample);
    return played.track;
}

void BlendSpaceSession::mix()
{
    if (!m_controller) return;
    std::vector<TrackShare> shares;
    for (std::size_t sample = 0; sample < m_weights.size(); ++sample)
        if (m_weights[sample] > 0.0f)
            if (const TrackId track = trackOf(sample); track.isValid())
                shares.push_back({track, m_weights[sample]});
    m_controller->mix(shares);
    prepareAhead();
}

bool BlendSpaceSession::isInStep(std::size_t sample) const
{
    const TrackId track = m_played[sample].track;
    return m_controller && track.isValid() && m_controller->isInStep(track);
}

std::vector<RootMoment> BlendSpaceSession::rootTrail(std::int64_t nanoseconds)
{
    return m_way.trail(nanoseconds);
}

std::vector<PlayingClip> BlendSpaceSession::playing() const
{
    std::vector<PlayingClip> clips;
    for (std::size_t i = 0; m_controller && i < m_samples.size(); ++i) {
        if (!m_played[i].track.isValid()) continue;
        const TrackReport report = m_controller->report(m_played[i].track);
        if (report.weight > 0.0f)
            clips.push_back({m_samples[i].clip, report.frame + double(m_samples[i].range.start),
                             report.weight, false, !m_played[i].isFitting});
    }
    std::stable_sort(clips.begin(), clips.end(),
                     [](const PlayingClip& a, const PlayingClip& b) { return a.weight > b.weight; });
    return clips;
}

void BlendSpaceSession::advance(std::int64_t nanoseconds)
{
    if (!m_controller || !isPlaying()) return;
    m_controller->advance(nanoseconds);
    m_playedTime += nanoseconds;
    m_way.add({m_playedTime, rootStand(*m_figure.skeleton, pose(), m_root)});
    emit poseChanged();
}

// Preparing

int BlendSpaceSession::awaitedCount() const
{
    int count = 0;
    for (std::size_t i = 0; i < m_played.size(); ++i)
        count += m_weights[i] > 0.0f && m_played[i].staged.waitsForMap();
    return count;
}

/// Prepares the neighbours of weighted samples.
void BlendSpaceSession::prepareAhead()
{
    if (!m_preparation || !m_isLookedAt) return;
    int ahead = 0;
    for (const auto& [a, b] : m_space.edges())
        for (const auto& [here, there] : {std::pair(a, b), std::pair(b, a)}) {
            if (m_weights[here] <= 0.0f || m_weights[there] > 0.0f || ahead >= mostAhead) continue;
            ++ahead;
            stage(there);
            bake(there);
        }
}

void BlendSpaceSession::bake(std::size_t sample)
{
    Played& played = m_played[sample];
    if (!m_preparation || !m_isLookedAt || played.isLost || played.isPreparing) return;
    if (played.staged.baked || !played.staged.source) return;
    played.isPreparing = true;
    if (const auto baked = m_preparation->bake(played.staged)) {
        played.staged = *baked;
        played.isPreparing = false;
    }
}

/// Replaces playing clips by their baked form; samples that were left out take part.
void BlendSpaceSession::takeBaked(const StagedClip& baked)
{
    bool isTaken = false;
    for (Played& played : m_played) {
        if (!played.isPreparing || !played.staged.isSameAs(baked)) continue;
        played.isPreparing = !baked.baked; // a failed baking is not repeated
        played.staged = baked;
        isTaken = true;
        if (!played.track.isValid() || !baked.baked) continue;
        m_controller->setBaked(played.track, baked.baked);
        m_controller->dropKeys(played.track, baked.clip);
    }
    if (!isTaken) return;
    mix();
    emit poseChanged();
    emit changed();
}

void BlendSpaceSession::rest()
{
    m_isLookedAt = false;
    for (Played& played : m_played)
        if (std::exchange(played.isPreparing, false)) m_preparation->forget(played.staged);
}

} // namespace tagline
