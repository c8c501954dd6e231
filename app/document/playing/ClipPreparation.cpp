#include "app/document/playing/ClipPreparation.h"

#include "core/animation/clips/ClipBaking.h"
#include "core/animation/clips/FrameCost.h"

#include <algorithm>

namespace tagline {
namespace {

template<class Running>
auto find(std::vector<Running>& clips, const StagedClip& wanted)
{
    return std::find_if(clips.begin(), clips.end(),
                        [&](const Running& each) { return each.staged.isSameAs(wanted); });
}

} // namespace

StagedClip bakedStage(const StagedClip& staged)
{
    if (staged.waitsForMap()) return bakedStage(carriedOverClip(staged));
    if (!checkFrameCost(*staged.clip, bakedFrameBytes(*staged.clip, staged.skeleton->size()))) return staged;
    StagedClip baked = staged;
    baked.baked =
        std::make_shared<const BakedClip>(bakedClip(*staged.clip, *staged.skeleton, *staged.binding));
    baked.clip = std::make_shared<const Clip>(clipWithoutKeys(*staged.clip));
    if (staged.source) staged.source->releaseMemory();
    return baked;
}

ClipPreparation::ClipPreparation(QObject* parent)
    : QObject(parent)
{
}

ClipPreparation::~ClipPreparation() = default;

void ClipPreparation::cancel()
{
    for (auto* running : {&m_carrying, &m_baking}) {
        for (Running& each : *running) each.job.drop();
        running->clear();
    }
}

void ClipPreparation::forget(std::vector<Running>& running, const StagedClip& staged)
{
    const auto found = find(running, staged);
    if (found == running.end() || --found->wishes > 0) return;
    found->job.drop();
    running.erase(found);
}

void ClipPreparation::carryOver(const StagedClip& staged)
{
    start(m_carrying, staged, carriedOverClip, &ClipPreparation::carriedOver);
}

std::optional<StagedClip> ClipPreparation::bake(const StagedClip& staged)
{
    if (auto found = known(staged)) return found;
    start(m_baking, staged, bakedStage, &ClipPreparation::baked);
    return std::nullopt;
}

void ClipPreparation::start(std::vector<Running>& running, const StagedClip& staged,
                            StagedClip (*prepare)(const StagedClip&), Finished finished)
{
    if (const auto found = find(running, staged); found != running.end()) {
        ++found->wishes;
        return;
    }
    running.push_back({staged, 1, {}});
    const auto prepared = std::make_shared<StagedClip>(staged); // unchanged if preparing it fails
    const auto deliver = [this, &running, prepared, finished](bool) {
        running.erase(find(running, *prepared));
        remember(*prepared);
        emit(this->*finished)(*prepared);
    };
    const auto work = [prepare, prepared] { *prepared = prepare(*prepared); };
    const BackgroundJobs::Job job = m_jobs.start(tr("Preparing a clip"), work, deliver);
    if (const auto found = find(running, staged); found != running.end()) found->job = job;
}

// Baked clips

StagedClip ClipPreparation::Known::staged() const
{
    StagedClip found;
    found.figure = figure.lock();
    found.source = source.lock();
    found.place = place;
    found.part = part;
    found.map = map.lock();
    found.clip = clip.lock();
    found.binding = binding.lock();
    found.baked = baked.lock();
    const bool isWhole =
        found.figure && found.source && (found.map || !hasMap) && found.clip && found.binding && found.baked;
    if (!isWhole) return {};
    found.skeleton = std::shared_ptr<const Skeleton>(found.figure, &found.figure->skeleton);
    found.isCarriedOver = hasMap;
    return found;
}

std::optional<StagedClip> ClipPreparation::known(const StagedClip& staged)
{
    std::erase_if(m_known, [](const Known& each) { return each.baked.expired(); });
    for (const Known& each : m_known)
        if (StagedClip found = each.staged(); !found.isEmpty() && found.isSameAs(staged)) return found;
    return std::nullopt;
}

void ClipPreparation::remember(const StagedClip& staged)
{
    if (!staged.baked || !staged.source) return;
    m_known.push_back({staged.figure, staged.source, staged.place, staged.part, staged.map,
                       staged.map != nullptr, staged.clip, staged.binding, staged.baked});
}

} // namespace tagline
