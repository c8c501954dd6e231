#include "core/playback/crowd/LoopingFigures.h"

#include "core/animation/clips/SamplingJob.h"
#include "core/animation/figure/LocalToModelJob.h"

#include <algorithm>

namespace tagline {
namespace {

std::vector<glm::mat4> jointsFromKeys(const LoopingFigure& figure, double frame)
{
    const Pose pose = sampledPose(*figure.skeleton, *figure.clip, *figure.binding, frame);
    std::vector<glm::mat4> joints(pose.size());
    LocalToModelJob{
        .parents = figure.skeleton->parents(), .pose = pose, .root = figure.place, .output = joints}
        .run();
    return joints;
}

} // namespace

double loopFrame(const LoopingFigure& figure, std::int64_t nanoseconds)
{
    return figure.clip->rate.framesAtNanoseconds(nanoseconds % figure.period);
}

LoopingPoses::Rig::Rig(const Skeleton& skeleton)
    : rig(skeleton, {})
    , scratch(rig)
{
}

LoopingPoses::LoopingPoses(std::vector<LoopingFigure> figures)
    : m_figures(std::move(figures))
{
    for (std::size_t place = 0; place < m_figures.size(); ++place) {
        Rig& rig = rigOf(m_figures[place]);
        (m_figures[place].baked ? rig.baked : m_fromKeys).push_back(place);
    }
}

LoopingPoses::Rig& LoopingPoses::rigOf(const LoopingFigure& figure)
{
    const auto found = std::find_if(m_rigs.begin(), m_rigs.end(), [&](const auto& known) {
        return known.first == figure.skeleton.get() || *known.first == *figure.skeleton;
    });
    if (found != m_rigs.end()) return *found->second;
    m_rigs.emplace_back(figure.skeleton.get(), std::make_unique<Rig>(*figure.skeleton));
    return *m_rigs.back().second;
}

std::vector<FigureJoints> LoopingPoses::at(std::int64_t nanoseconds)
{
    std::vector<FigureJoints> joints(m_figures.size());
    for (const auto& [skeleton, rig] : m_rigs) {
        std::vector<CrowdClip> clips;
        std::vector<CrowdCharacter> characters;
        clips.reserve(rig->baked.size()); // spans point into it
        for (const std::size_t place : rig->baked) {
            const LoopingFigure& figure = m_figures[place];
            const auto models = std::make_shared<std::vector<glm::mat4>>(figure.skeleton->size());
            clips.push_back({figure.baked.get(), loopFrame(figure, nanoseconds)});
            characters.push_back({std::span(&clips.back(), 1), figure.place, *models, {}});
            joints[place] = models;
        }
        CrowdJob{.rig = &rig->rig, .characters = characters, .scratch = {&rig->scratch, 1}}.run();
    }
    for (const std::size_t place : m_fromKeys)
        joints[place] = std::make_shared<const std::vector<glm::mat4>>(
            jointsFromKeys(m_figures[place], loopFrame(m_figures[place], nanoseconds)));
    return joints;
}

} // namespace tagline
