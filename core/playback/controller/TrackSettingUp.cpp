#include "core/playback/controller/TrackSettingUp.h"

#include <utility>

namespace tagline {

LayerSettings layerSettingsOf(const TrackSetup& setup, const Skeleton& skeleton)
{
    LayerSettings settings;
    settings.kind = *setup.layer;
    settings.weight = setup.weight;
    settings.referenceFrame = double(setup.referenceFrame);
    std::vector<JointIndex> joints;
    for (const std::string& name : setup.maskJoints)
        if (const auto joint = skeleton.find(name)) joints.push_back(*joint);
    if (!joints.empty()) settings.jointWeights = subtreeMask(skeleton, joints);
    return settings;
}

void setUpTrack(AnimationController& controller, TrackId track, const TrackSetup& setup)
{
    controller.setSpeed(track, setup.speed);
    controller.setLoopMode(track, setup.loopMode);
    controller.setPlayCount(track, setup.playCount);
    controller.setPaused(track, setup.isPaused);
    controller.setTimeCurve(track, setup.timeCurve);
    controller.setWeightCurve(track, setup.weightCurve);
    controller.setEnabled(track, setup.isEnabled);
    controller.setMirrored(track, setup.isMirrored);
}

TrackId addTrackSetUp(AnimationController& controller, const TrackSetup& setup,
                      std::shared_ptr<const Clip> clip, std::shared_ptr<const ClipBinding> binding,
                      std::shared_ptr<const BakedClip> baked)
{
    const TrackId track =
        setup.isLayer() ? controller.addLayer(std::move(clip), layerSettingsOf(setup, controller.skeleton()),
                                              std::move(binding), std::move(baked))
                        : controller.addTrack(std::move(clip), std::move(binding), std::move(baked));
    setUpTrack(controller, track, setup);
    return track;
}

WeightValues weightValuesOf(const WeightSource& source, TrackId asked,
                            std::shared_ptr<const std::vector<float>> values)
{
    if (source.isEmpty() || !asked.isValid() || !values || source.nothingAt == source.allAt) return {};
    return {asked, std::move(values), source.nothingAt, source.allAt};
}

} // namespace tagline
