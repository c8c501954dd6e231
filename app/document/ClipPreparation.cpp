#include "app/document/ClipPreparation.h"

#include "app/document/BackgroundThread.h"
#include "core/animation/ClipBaking.h"

#include <algorithm>

namespace tagline {
namespace {

std::vector<StagedClip>::iterator find(std::vector<StagedClip>& clips, const StagedClip& wanted)
{
    return std::find_if(clips.begin(), clips.end(),
                        [&](const StagedClip& each) { return each.isSameAs(wanted); });
}

} // namespace

StagedClip bakedStage(const StagedClip& staged)
{
    if (staged.waitsForMap()) return bakedStage(carriedOverClip(staged));
    StagedClip baked = staged;
    baked.baked =
        std::make_shared<const BakedClip>(bakedClip(*staged.clip, *staged.skeleton, *staged.binding));
    baked.clip = std::make_shared<const Clip>(clipWithoutKeys(*staged.clip));
    if (staged.source) staged.source->releaseMemory();
    return baked;
}

ClipPreparation::ClipPreparation(QObject* parent)
    : QObject(parent)
    , m_isCancelled(std::make_shared<std::atomic<bool>>(false))
{
    m_pool.setMaxThreadCount(int(backgroundThreadCount()));
}

ClipPreparation::~ClipPreparation()
{
    m_isCancelled->store(true);
    m_pool.waitForDone();
}

void ClipPreparation::cancel()
{
    m_isCancelled->store(true);
    m_isCancelled = std::make_shared<std::atomic<bool>>(false);
    m_carrying.clear();
    m_baking.clear();
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

void ClipPreparation::start(std::vector<StagedClip>& running, const StagedClip& staged,
                            StagedClip (*prepare)(const StagedClip&), Finished finished)
{
    if (find(running, staged) != running.end()) return;
    running.push_back(staged);
    m_pool.start([this, &running, staged, prepare, finished, isCancelled = m_isCancelled] {
        if (*isCancelled) return;
        lowerThreadPriority();
        const auto deliver = [this, &running, finished, isCancelled](const StagedClip& prepared) {
            if (*isCancelled) return;
            running.erase(find(running, prepared));
            remember(prepared);
            emit(this->*finished)(prepared);
        };
        QMetaObject::invokeMethod(this, [deliver, prepared = prepare(staged)] { deliver(prepared); });
    });
}

// What was baked

StagedClip ClipPreparation::Known::staged() const
{
    StagedClip found;
    found.figure = figure.lock();
    found.source = source.lock();
    found.place = place;
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
    m_known.push_back({staged.figure, staged.source, staged.place, staged.map, staged.map != nullptr,
                       staged.clip, staged.binding, staged.baked});
}

} // namespace tagline
