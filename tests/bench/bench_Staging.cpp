// How long it takes to stage a motion that fits none of 2,000 meshes: what a click on its row costs where
// nothing is found; 60 ms would be felt.

#include "core/library/ClipLibrary.h"
#include "core/staging/Stage.h"

#include <benchmark/benchmark.h>

using namespace tagline;

namespace {

/// Joints below one root, called `name` and a number.
Skeleton star(const std::string& name, int count)
{
    std::vector<Joint> joints;
    for (int i = 0; i < count; ++i)
        joints.push_back({name + std::to_string(i), i == 0 ? noJoint : JointIndex(0), {}, JointKind::Joint});
    return Skeleton(joints);
}

ImportedModel meshOf(const Skeleton& skeleton)
{
    ImportedModel model;
    model.skeleton = skeleton;
    model.meshes.emplace_back();
    return model;
}

ImportedModel motionOf(const Skeleton& skeleton)
{
    ImportedModel model;
    model.skeleton = skeleton;
    Clip clip;
    clip.name = clip.displayName = "clip";
    clip.frames = 30;
    clip.rate = {30, 1};
    for (const Joint& joint : skeleton.joints()) clip.channels.emplace_back().joint = joint.name;
    model.clips.push_back(std::move(clip));
    return model;
}

SourceId add(ClipLibrary& library, const std::string& path, ImportedModel model)
{
    const SourceId source = library.addSource(path, path);
    library.setModel(source, std::make_shared<const ImportedModel>(std::move(model)));
    return source;
}

void stageAmongForeignMeshes(benchmark::State& state)
{
    ClipLibrary library;
    const SourceId motion = add(library, "m.bvh", motionOf(star("joint", 5)));
    const Skeleton foreign = star("foreign joint ", 60);
    for (int i = 0; i < state.range(0); ++i) add(library, std::to_string(i) + ".glb", meshOf(foreign));
    const ClipId clip = library.source(motion).clips.front();
    for ([[maybe_unused]] auto each : state) benchmark::DoNotOptimize(stagedIn(library, clip));
}
BENCHMARK(stageAmongForeignMeshes)->Arg(2000)->ArgName("meshes")->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
