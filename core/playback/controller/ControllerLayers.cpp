// AnimationController: layers on top of the blend.

#include "core/playback/controller/AnimationController.h"

#include <algorithm>
#include <cassert>

namespace tagline {
namespace {

float layerWeightOf(float weight)
{
    return weight > 0.0f ? std::min(weight, 1.0f) : 0.0f;
} // not of no number

} // namespace

TrackId AnimationController::addLayer(std::shared_ptr<const Clip> clip, LayerSettings settings,
                                      std::shared_ptr<const ClipBinding> binding,
                                      std::shared_ptr<const BakedClip> baked)
{
    assert(settings.jointWeights.empty() || settings.jointWeights.size() == m_skeleton->size());
    const TrackId id(std::uint32_t(m_tracks.size()));
    Track& track = m_tracks.emplace_back();
    assign(track, std::move(clip), std::move(binding), std::move(baked));
    settings.weight = layerWeightOf(settings.weight);
    track.layer = Layer{std::move(settings), {}};
    takeReference(track);
    touch();
    return id;
}

void AnimationController::setLayerSettings(TrackId layer, LayerSettings settings)
{
    assert(isLayer(layer));
    assert(settings.jointWeights.empty() || settings.jointWeights.size() == m_skeleton->size());
    Track& changed = at(layer);
    settings.weight = layerWeightOf(settings.weight);
    changed.layer->settings = std::move(settings);
    changed.layer->duration = 0;
    takeReference(changed);
    touch();
    followPlaying();
}

const LayerSettings& AnimationController::layerSettings(TrackId layer) const
{
    assert(isLayer(layer));
    return at(layer).layer->settings;
}

void AnimationController::takeReference(Track& track)
{
    sampleFrame(track, track.layer->settings.referenceFrame);
    track.layer->reference = track.pose;
}

void AnimationController::setLayerWeight(TrackId layer, float weight, std::int64_t nanoseconds)
{
    assert(isLayer(layer));
    const float now = layerWeight(layer);
    Layer& moved = *at(layer).layer;
    moved.settings.weight = layerWeightOf(weight);
    moved.weightFrom = now;
    moved.elapsed = 0;
    moved.duration = std::max<std::int64_t>(nanoseconds, 0);
    touch();
    followPlaying();
}

float AnimationController::layerWeight(TrackId layer) const
{
    const Layer& found = *at(layer).layer;
    if (found.duration == 0) return found.settings.weight;
    const float part = float(double(found.elapsed) / double(found.duration));
    return found.weightFrom * (1.0f - part) + found.settings.weight * part;
}

void AnimationController::moveLayers(std::int64_t nanoseconds)
{
    for (Track& track : m_tracks) {
        if (!track.layer || track.layer->duration == 0) continue;
        track.layer->elapsed += nanoseconds;
        touch();
        if (track.layer->elapsed >= track.layer->duration) track.layer->duration = 0;
    }
}

void AnimationController::putLayersOn()
{
    for (std::uint32_t i = 0; i < m_tracks.size(); ++i) {
        const Track& track = m_tracks[i];
        if (!track.layer || !isPlaying(TrackId(i))) continue;
        LayeringJob job;
        job.kind = track.layer->settings.kind;
        job.base = m_pose;
        job.pose = track.pose;
        job.reference = track.layer->reference;
        job.weight = shownLayerWeight(TrackId(i));
        job.jointWeights = track.layer->settings.jointWeights;
        job.output = m_pose;
        job.run();
    }
}

} // namespace tagline
