#include "core/library/checks/ClipFigures.h"

#include "core/animation/clips/FrameCost.h"
#include "core/support/ParallelLoop.h"

#include <algorithm>
#include <thread>
#include <vector>

namespace tagline {
namespace {

/// The most memory that measuring a clip may take, in bytes; 0 where it is not measured.
std::int64_t memoryOf(const ClipLibrary& library, ClipId id)
{
    const Clip* motion = library.motion(id);
    if (!motion) return 0;
    const Skeleton& skeleton = library.source(library.clip(id).source).model->skeleton;
    const std::int64_t eachFrame = FigureTrails::mostBytesAFrame(skeleton);
    return std::min<std::int64_t>(motion->frames, mostFrameBytes / eachFrame + 1) * eachFrame;
}

} // namespace

void measureFigures(const ClipLibrary& library, std::span<const ClipId> clips, const TakeFigure& take)
{
    const auto measure = [&](std::size_t i) {
        const Clip* motion = library.motion(clips[i]);
        if (!motion) return;
        const Skeleton& skeleton = library.source(library.clip(clips[i]).source).model->skeleton;
        take(i, FigureTrails::sampled(skeleton, *motion, bindByName(*motion, skeleton)));
    };
    const std::int64_t share =
        mostFrameBytes / std::max<std::int64_t>(std::int64_t(std::thread::hardware_concurrency()), 1);
    std::vector<std::size_t> small, large;
    for (std::size_t i = 0; i < clips.size(); ++i)
        (memoryOf(library, clips[i]) <= share ? small : large).push_back(i);
    forEachInParallel(small.size(), [&] { return [&](std::size_t i) { measure(small[i]); }; });
    for (const std::size_t i : large) measure(i);
}

} // namespace tagline
