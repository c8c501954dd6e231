#include "app/document/BlendSpaceSession.h"

#include "core/animation/ClipPart.h"

#include <algorithm>

namespace tagline {

void BlendSpaceSession::setStaging(Staging staging)
{
    m_staging = std::move(staging);
    restart();
}

/// What plays belongs to samples or files that are no longer so.
void BlendSpaceSession::restart()
{
    const bool wasShown = !m_figure.isEmpty();
    m_controller.reset();
    m_figure = {};
    m_tracks.assign(m_samples.size(), TrackId());
    m_isLost.assign(m_samples.size(), false);
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
    for (std::size_t i = 0; !m_controller && i < m_samples.size(); ++i) {
        if (!m_staging) break;
        m_figure = m_staging(m_samples[i].clip, nullptr);
        if (m_figure.isEmpty()) continue;
        m_controller.emplace(m_figure.skeleton);
        m_controller->setRootMotion(RootMotion::Accumulated);
        mix();
    }
    return m_controller.has_value();
}

/// A sample's track; none where it cannot be shown.
TrackId BlendSpaceSession::trackOf(std::size_t sample)
{
    if (m_tracks[sample].isValid() || m_isLost[sample]) return m_tracks[sample];
    const BlendSample& wanted = m_samples[sample];
    const StagedClip staged = m_staging(wanted.clip, m_figure.figure);
    const FrameRange range{std::max(wanted.range.start, 0),
                           staged.isEmpty() ? 0 : std::min(wanted.range.stop, staged.clip->frames)};
    m_isLost[sample] = staged.isEmpty() || range.isEmpty();
    if (m_isLost[sample]) return {};
    auto part = std::make_shared<const Clip>(clipPart(*staged.clip, range));
    m_tracks[sample] = m_controller->addTrack(std::move(part), staged.binding);
    if (m_marksOf) m_controller->setSyncMarks(m_tracks[sample], marksWithin(m_marksOf(wanted.clip), range));
    return m_tracks[sample];
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
}

bool BlendSpaceSession::isInStep(std::size_t sample) const
{
    return m_controller && m_tracks[sample].isValid() && m_controller->isInStep(m_tracks[sample]);
}

std::vector<PlayingClip> BlendSpaceSession::playing() const
{
    std::vector<PlayingClip> clips;
    for (std::size_t i = 0; m_controller && i < m_samples.size(); ++i) {
        if (!m_tracks[i].isValid()) continue;
        const TrackReport report = m_controller->report(m_tracks[i]);
        if (report.weight > 0.0f)
            clips.push_back(
                {m_samples[i].clip, report.frame + double(m_samples[i].range.start), report.weight});
    }
    std::stable_sort(clips.begin(), clips.end(),
                     [](const PlayingClip& a, const PlayingClip& b) { return a.weight > b.weight; });
    return clips;
}

void BlendSpaceSession::advance(std::int64_t nanoseconds)
{
    if (!m_controller || !isPlaying()) return;
    m_controller->advance(nanoseconds);
    emit poseChanged();
}

} // namespace tagline
