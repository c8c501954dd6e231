// How long a picture of a crowd takes: the sample's mannequin, so many times, walking, 1280 × 720, from posing to the
// last pixel. The label says what draws. Run it where the sample lies: TAGLINE_SOURCE_DIR, else the working folder.

#include "core/animation/clips/ClipBaking.h"
#include "core/import/assimp/AssimpImporter.h"
#include "render/CrowdDrawable.h"
#include "render/OrbitCamera.h"
#include "render/gl/HeadlessContext.h"
#include "render/gl/OffscreenTarget.h"

#include <benchmark/benchmark.h>
#include <glm/gtc/matrix_transform.hpp>

#include <cmath>
#include <cstdlib>
#include <limits>
#include <optional>
#include <stdexcept>
#include <string>

using namespace tagline;

namespace {

constexpr int width = 1280;
constexpr int height = 720;
constexpr float metresApart = 1.2f;
constexpr std::int64_t step = 16'666'667; ///< nanoseconds from picture to picture

template<class T>
T valid(Result<T> result)
{
    if (!result) throw std::runtime_error(result.error().text());
    return std::move(result).value();
}

ImportedModel sampleModel(const char* name)
{
    const char* root = std::getenv("TAGLINE_SOURCE_DIR");
    ImportRequest request;
    request.path = std::string(root ? root : ".") + "/resources/sample/" + name;
    return valid(importWithAssimp(request, [](auto, auto) { return Error{"picture", "not decoded", {}}; }).model);
}

/// Figures in a square, each at another moment of its walk.
std::shared_ptr<const Crowd> walkers(std::size_t count)
{
    static const auto character = CharacterModel::of(sampleModel("mannequin.glb"));
    static const auto skeleton = std::make_shared<const Skeleton>(character->skeleton);
    static const auto clip = std::make_shared<const Clip>(sampleModel("walk.glb").clips.front());
    static const auto binding = std::make_shared<const ClipBinding>(bindByName(*clip, *skeleton));
    static const auto baked = std::make_shared<const BakedClip>(bakedClip(*clip, *skeleton, *binding));
    auto crowd = std::make_shared<Crowd>();
    const auto side = std::size_t(std::ceil(std::sqrt(double(count))));
    for (std::size_t i = 0; i < count; ++i) {
        const glm::vec3 place(metresApart * float(i % side), 0.0f, metresApart * float(i / side));
        crowd->figures.push_back({{skeleton, clip, binding, baked, 1'000'000'000 + std::int64_t(i) * 1'000'003,
                                   glm::translate(glm::mat4(1.0f), place)},
                                  character});
        crowd->bounds.include(place);
        crowd->bounds.include(place + glm::vec3(0.0f, 1.8f, 0.0f));
    }
    return crowd;
}

void paintCrowd(benchmark::State& state, std::optional<std::size_t> triangles)
{
    const auto context = valid(HeadlessContext::create());
    const auto renderer = valid(Renderer::create(context->functions()));
    const OffscreenTarget target = valid(OffscreenTarget::create(context->functions(), width, height));
    const auto crowd = walkers(std::size_t(state.range(0)));
    CrowdDrawable drawable;
    triangles ? drawable.setCrowd(crowd, *renderer, *triangles) : drawable.setCrowd(crowd, *renderer);
    OrbitCamera orbit;
    orbit.frame(crowd->bounds, float(width) / height);
    const Camera camera = orbit.camera(float(width) / height);
    std::int64_t moment = 0;
    for ([[maybe_unused]] auto each : state) {
        drawable.setMoment({moment += step, std::size_t(0)}, {});
        Scene scene;
        drawable.show(scene);
        renderer->draw(scene, camera, {target.framebuffer(), width, height, 1.0f});
        context->functions().Finish();
    }
    state.SetLabel(renderer->isSoftware() ? "on the processor" : "on a graphics card");
    drawable.setCrowd(nullptr, *renderer);
}

/// What the processor has to do before anything is drawn.
void posing(benchmark::State& state)
{
    const auto context = valid(HeadlessContext::create());
    const auto renderer = valid(Renderer::create(context->functions()));
    CrowdDrawable drawable;
    drawable.setCrowd(walkers(std::size_t(state.range(0))), *renderer);
    std::int64_t moment = 0;
    for ([[maybe_unused]] auto each : state) {
        drawable.setMoment({moment += step, std::size_t(0)}, {});
        Scene scene;
        drawable.show(scene);
        benchmark::DoNotOptimize(scene);
    }
    drawable.setCrowd(nullptr, *renderer);
}

void asInTheWindow(benchmark::State& state) { paintCrowd(state, std::nullopt); }
void wholeMeshes(benchmark::State& state) { paintCrowd(state, std::numeric_limits<std::size_t>::max()); }
void skeletons(benchmark::State& state) { paintCrowd(state, 0); }

BENCHMARK(asInTheWindow)->Arg(1)->Arg(10)->Arg(30)->Arg(100)->Arg(200)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(wholeMeshes)->Arg(1)->Arg(30)->Arg(200)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(posing)->Arg(30)->Arg(200)->Unit(benchmark::kMillisecond);
BENCHMARK(skeletons)->Arg(30)->Arg(100)->Arg(200)->Arg(400)->UseRealTime()->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
