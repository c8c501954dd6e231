// What posing characters costs: the fast jobs beside a plain GLM evaluation, in one run, with the same flags.
//
//   bench_Animation [Google Benchmark's options]
//
// 67 joints, 300 frames at 30 Hz, a rotation key a frame for every joint and the root's translation. Before
// anything is measured, both ways must agree to a millimetre; nothing may be allocated while measuring. At
// the end the ratios are printed beside what they have to be; exit status 1 where they disagree or something
// was allocated.

#include "core/animation/clips/ClipBaking.h"
#include "core/playback/controller/AnimationController.h"
#include "core/playback/crowd/CrowdJob.h"
#include "tests/bench/animation/MocapFigure.h"
#include "tests/bench/animation/PlainEvaluation.h"
#include "tests/support/AllocationCount.h"

#include <benchmark/benchmark.h>

#include <array>
#include <atomic>
#include <cstdio>
#include <map>

using namespace tagline;
using namespace tagline::bench;

namespace {

constexpr int clipCount = 32;
constexpr std::size_t crowdSize = 1000;
constexpr double framesAStep = 0.5; // 60 steps a second

/// All that the benchmarks share, made once.
struct Stage
{
    Skeleton skeleton = figure();
    std::vector<PaletteEntry> entries = palette(skeleton);
    std::vector<Clip> clips;
    std::vector<BakedClip> baked;
    std::vector<BakedClip> packed;
    CrowdRig rig{skeleton, entries};
    CrowdRig portableRig{skeleton, entries, KernelChoice::Portable};
    std::vector<double> randomFrames;

    Stage()
    {
        std::mt19937 engine(7);
        for (std::uint32_t i = 0; i < clipCount; ++i) {
            clips.push_back(mocapClip(skeleton, i));
            const ClipBinding binding = bindByName(clips.back(), skeleton);
            baked.push_back(bakedClip(clips.back(), skeleton, binding));
            packed.push_back(bakedClip(clips.back(), skeleton, binding, {.hasPackedRotations = true}));
        }
        for (int i = 0; i < 4096; ++i)
            randomFrames.push_back(std::uniform_real_distribution<double>(0.0, frames - 1)(engine));
    }
};

Stage& stage()
{
    static Stage made;
    return made;
}

/// Time within a clip, moved on a step and begun again at its end.
double advanced(double frame)
{
    frame += framesAStep;
    return frame >= frames - 1 ? frame - (frames - 1) : frame;
}

/// Counts what a benchmark allocates; an allocation is an error.
class NoAllocation
{
public:
    explicit NoAllocation(benchmark::State& state)
        : m_state(state)
        , m_before(test::allocationCount())
    {
    }
    ~NoAllocation()
    {
        if (test::allocationCount() != m_before) m_state.SkipWithError("a step allocated memory");
    }

private:
    benchmark::State& m_state;
    std::int64_t m_before;
};

// Sampling

void plainForward(benchmark::State& state)
{
    const PlainCharacter plain(stage().skeleton, stage().entries);
    std::vector<PlainTransform> pose(joints);
    double frame = 0.0;
    for (auto _ : state) {
        frame = advanced(frame);
        plain.sample(stage().clips[0], float(frame), pose);
        benchmark::DoNotOptimize(pose.data());
        benchmark::ClobberMemory();
    }
}

void plainSeek(benchmark::State& state)
{
    const PlainCharacter plain(stage().skeleton, stage().entries);
    std::vector<PlainTransform> pose(joints);
    std::size_t next = 0;
    for (auto _ : state) {
        plain.sample(stage().clips[0], float(stage().randomFrames[next++ % 4096]), pose);
        benchmark::DoNotOptimize(pose.data());
        benchmark::ClobberMemory();
    }
}

void sampleLoop(benchmark::State& state, const BakedClip& clip, bool isRandom)
{
    PoseRows pose(joints);
    double frame = 0.0;
    std::size_t next = 0;
    for (auto _ : state) {
        frame = isRandom ? stage().randomFrames[next++ % 4096] : advanced(frame);
        BakedSamplingJob{.clip = &clip, .frame = frame, .output = &pose}.run();
        benchmark::DoNotOptimize(&pose);
        benchmark::ClobberMemory();
    }
    state.counters["bytes/joint/frame"] = double(clip.bytes()) / joints / frames;
}

void bakedForward(benchmark::State& state) { sampleLoop(state, stage().baked[0], false); }
void bakedSeek(benchmark::State& state) { sampleLoop(state, stage().baked[0], true); }
void packedSeek(benchmark::State& state) { sampleLoop(state, stage().packed[0], true); }

// The parts of a step

void plainBlend(benchmark::State& state)
{
    const PlainCharacter plain(stage().skeleton, stage().entries);
    std::vector<PlainTransform> a(joints), b(joints), pose(joints);
    plain.sample(stage().clips[0], 10.0f, a);
    plain.sample(stage().clips[1], 20.0f, b);
    for (auto _ : state) {
        plain.blend(a, b, 0.3f, pose);
        benchmark::DoNotOptimize(pose.data());
        benchmark::ClobberMemory();
    }
}

void rowBlend(benchmark::State& state)
{
    PoseRows a(joints), b(joints), pose(joints);
    BakedSamplingJob{.clip = &stage().baked[0], .frame = 10.0, .output = &a}.run();
    BakedSamplingJob{.clip = &stage().baked[1], .frame = 20.0, .output = &b}.run();
    const std::array<RowLayer, 2> layers{RowLayer{&a, 0.7f}, RowLayer{&b, 0.3f}};
    for (auto _ : state) {
        RowBlendingJob{.layers = layers, .rest = &stage().rig.rest(), .output = &pose}.run();
        benchmark::DoNotOptimize(&pose);
        benchmark::ClobberMemory();
    }
}

void plainModelAndSkin(benchmark::State& state)
{
    const PlainCharacter plain(stage().skeleton, stage().entries);
    std::vector<PlainTransform> pose(joints);
    std::vector<glm::mat4> models(joints), skinning(joints);
    plain.sample(stage().clips[0], 10.0f, pose);
    for (auto _ : state) {
        plain.toModel(pose, models);
        plain.toSkin(models, skinning);
        benchmark::DoNotOptimize(skinning.data());
        benchmark::ClobberMemory();
    }
}

void rowModelAndSkin(benchmark::State& state)
{
    CrowdScratch scratch(stage().rig);
    std::vector<glm::mat4> skinning(joints);
    const CrowdCharacter character{{}, glm::mat4(1.0f), {}, skinning};
    for (auto _ : state) {
        scratch.pose(stage().rig, character);
        benchmark::DoNotOptimize(skinning.data());
        benchmark::ClobberMemory();
    }
}

// The cross-fade step

void plainStep(benchmark::State& state)
{
    PlainCharacter plain(stage().skeleton, stage().entries);
    std::vector<glm::mat4> skinning(joints);
    double frame = 0.0;
    for (auto _ : state) {
        frame = advanced(frame);
        plain.step(stage().clips[0], float(frame), stage().clips[1], float(frame), 0.3f, skinning);
        benchmark::DoNotOptimize(skinning.data());
        benchmark::ClobberMemory();
    }
}

void bakedStep(benchmark::State& state)
{
    CrowdScratch scratch(stage().rig);
    std::vector<glm::mat4> skinning(joints);
    std::array<CrowdClip, 2> clips{CrowdClip{&stage().baked[0], 0.0, 0.7f},
                                   CrowdClip{&stage().baked[1], 0.0, 0.3f}};
    const CrowdCharacter character{clips, glm::mat4(1.0f), {}, skinning};
    const NoAllocation none(state);
    for (auto _ : state) {
        for (CrowdClip& clip : clips) clip.frame = advanced(clip.frame);
        scratch.pose(stage().rig, character);
        benchmark::DoNotOptimize(skinning.data());
        benchmark::ClobberMemory();
    }
}

/// A thousand characters, each between two of 32 clips at times of its own.
class Crowd
{
public:
    explicit Crowd(const std::vector<BakedClip>& clips)
        : m_clips(crowdSize)
        , m_characters(crowdSize)
        , m_skinning(crowdSize * joints)
    {
        for (std::size_t i = 0; i < crowdSize; ++i) {
            const double frame = stage().randomFrames[i];
            m_clips[i] = {CrowdClip{&clips[i % clipCount], frame, 0.7f},
                          CrowdClip{&clips[(i * 7 + 3) % clipCount], frame, 0.3f}};
            m_characters[i] = {m_clips[i], glm::mat4(1.0f), {}, skinningOf(i)};
        }
    }

    std::span<glm::mat4> skinningOf(std::size_t i)
    {
        return std::span(m_skinning).subspan(i * joints, joints);
    }
    const CrowdClip& clip(std::size_t character, std::size_t i) const { return m_clips[character][i]; }
    std::span<const CrowdCharacter> characters() const { return m_characters; }

    void advance()
    {
        for (auto& clips : m_clips)
            for (CrowdClip& clip : clips) clip.frame = advanced(clip.frame);
    }

private:
    std::vector<std::array<CrowdClip, 2>> m_clips;
    std::vector<CrowdCharacter> m_characters;
    std::vector<glm::mat4> m_skinning;
};

void plainCrowd(benchmark::State& state)
{
    PlainCharacter plain(stage().skeleton, stage().entries);
    Crowd crowd(stage().baked);
    for (auto _ : state) {
        crowd.advance();
        for (std::size_t i = 0; i < crowdSize; ++i)
            plain.step(stage().clips[i % clipCount], float(crowd.clip(i, 0).frame),
                       stage().clips[(i * 7 + 3) % clipCount], float(crowd.clip(i, 1).frame), 0.3f,
                       crowd.skinningOf(i));
        benchmark::ClobberMemory();
    }
    state.SetItemsProcessed(state.iterations() * std::int64_t(crowdSize));
}

void crowdLoop(benchmark::State& state, const std::vector<BakedClip>& clips, std::size_t workers,
               const CrowdRig& rig = stage().rig)
{
    Crowd crowd(clips);
    WorkerCrew crew(workers);
    std::vector<CrowdScratch> scratch(workers, CrowdScratch(rig));
    CrowdJob job;
    job.rig = &rig;
    job.characters = crowd.characters();
    job.scratch = scratch;
    job.crew = workers > 1 ? &crew : nullptr;
    {
        const NoAllocation none(state);
        for (auto _ : state) {
            crowd.advance();
            job.run();
            benchmark::ClobberMemory();
        }
    }
    state.SetItemsProcessed(state.iterations() * std::int64_t(crowdSize));
}

void bakedCrowd(benchmark::State& state) { crowdLoop(state, stage().baked, 1); }
void packedCrowd(benchmark::State& state) { crowdLoop(state, stage().packed, 1); }
void portableCrowd(benchmark::State& state) { crowdLoop(state, stage().baked, 1, stage().portableRig); }
void bakedCrowdTwoCores(benchmark::State& state) { crowdLoop(state, stage().baked, 2); }

/// As many items as the crowd has characters, each about a microsecond of arithmetic that touches no memory:
/// what two workers can gain on this machine at most.
void arithmeticLoop(benchmark::State& state, std::size_t workers)
{
    WorkerCrew crew(workers);
    std::array<std::atomic<float>, 2> sums{};
    auto work = [&](const WorkPart& part) {
        float sum = 0.0f;
        for (std::size_t i = part.first; i < part.last; ++i) {
            float value = float(i) * 1e-3f;
            for (int step = 0; step < 500; ++step) value = value * 0.999f + 0.5f;
            sum += value;
        }
        sums[part.worker].store(sum, std::memory_order_relaxed);
    };
    for (auto _ : state) crew.run(crowdSize, 16, work);
    benchmark::DoNotOptimize(sums[0].load());
    state.SetItemsProcessed(state.iterations() * std::int64_t(crowdSize));
}

void arithmetic(benchmark::State& state) { arithmeticLoop(state, 1); }
void arithmeticTwoCores(benchmark::State& state) { arithmeticLoop(state, 2); }

/// A whole controller mid cross-fade: clocks, weights, events, pose and model matrices.
void controllerLoop(benchmark::State& state, bool isBaked)
{
    const auto skeleton = std::make_shared<const Skeleton>(stage().skeleton);
    AnimationController controller(skeleton);
    std::vector<TrackId> tracks;
    for (std::size_t i = 0; i < 2; ++i) {
        tracks.push_back(controller.addTrack(std::make_shared<const Clip>(stage().clips[i])));
        if (isBaked) controller.setBaked(tracks[i], std::make_shared<const BakedClip>(stage().baked[i]));
    }
    Transition longFade;
    longFade.nanoseconds = 1'000'000'000'000'000;
    longFade.entry = TransitionEntry::Beginning;
    controller.transitionTo(tracks[1], longFade);
    controller.advance(1);
    benchmark::DoNotOptimize(controller.modelMatrices().data());
    const NoAllocation none(state);
    for (auto _ : state) {
        controller.advance(16'666'667);
        benchmark::DoNotOptimize(controller.modelMatrices().data());
        benchmark::ClobberMemory();
    }
}

void controllerStep(benchmark::State& state) { controllerLoop(state, false); }
void controllerBakedStep(benchmark::State& state) { controllerLoop(state, true); }

/// The furthest that the two ways put a joint of any clip apart, at times between frames.
double furthestApart()
{
    const PlainCharacter plain(stage().skeleton, stage().entries);
    std::vector<PlainTransform> pose(joints);
    std::vector<glm::mat4> expected(joints), found(joints);
    CrowdScratch scratch(stage().rig);
    double most = 0.0;
    for (std::size_t i = 0; i < stage().randomFrames.size(); ++i) {
        const double frame = stage().randomFrames[i];
        const CrowdClip clip{&stage().baked[i % clipCount], frame, 1.0f};
        plain.sample(stage().clips[i % clipCount], float(frame), pose);
        plain.toModel(pose, expected);
        scratch.pose(stage().rig, {std::span(&clip, 1), glm::mat4(1.0f), found, {}});
        for (int joint = 0; joint < joints; ++joint)
            most = std::max(
                most, double(glm::distance(expected[std::size_t(joint)][3], found[std::size_t(joint)][3])));
    }
    return most;
}

/// Prints as Google Benchmark does, and keeps the medians.
class Reporter : public benchmark::ConsoleReporter
{
public:
    void ReportRuns(const std::vector<Run>& runs) override
    {
        ConsoleReporter::ReportRuns(runs);
        for (const Run& run : runs) {
            m_hasFailed = m_hasFailed || run.error_occurred;
            if (run.aggregate_name == "median" || run.run_type == Run::RT_Iteration)
                m_times[run.run_name.function_name] = {run.GetAdjustedRealTime(), run.GetAdjustedCPUTime()};
        }
    }

    bool hasFailed() const { return m_hasFailed; }

    /// Of what one core does: its processor time, which other programs disturb little.
    void printRatio(const char* what, const std::string& slow, const std::string& fast, double wanted) const
    {
        print(what, slow, fast, &Times::processor, wanted);
    }
    /// Of what two cores do: a person's time.
    void printWallRatio(const char* what, const std::string& slow, const std::string& fast,
                        double wanted) const
    {
        print(what, slow, fast, &Times::wall, wanted);
    }

private:
    /// Nanoseconds a step.
    struct Times
    {
        double wall = 0.0;
        double processor = 0.0;
    };

    void print(const char* what, const std::string& slow, const std::string& fast, double Times::*time,
               double wanted) const
    {
        const auto a = m_times.find(slow);
        const auto b = m_times.find(fast);
        if (a == m_times.end() || b == m_times.end() || b->second.*time <= 0.0) return;
        std::printf("%-34s %6.2f times (at least %g)\n", what, a->second.*time / b->second.*time, wanted);
    }

    std::map<std::string, Times> m_times;
    bool m_hasFailed = false;
};

} // namespace

int main(int argc, char** argv)
{
    benchmark::Initialize(&argc, argv);
    const double apart = furthestApart();
    std::printf("baked and plain agree to %.4f mm; the bound is %.4f mm\n", apart * 1e3,
                stage().baked[0].worstMetres * 1e3);
    const auto add = [](const char* name, void (*function)(benchmark::State&)) {
        benchmark::RegisterBenchmark(name, function)->UseRealTime();
    };
    add("plainForward", plainForward);
    add("bakedForward", bakedForward);
    add("plainSeek", plainSeek);
    add("bakedSeek", bakedSeek);
    add("packedSeek", packedSeek);
    add("plainBlend", plainBlend);
    add("rowBlend", rowBlend);
    add("plainModelAndSkin", plainModelAndSkin);
    add("rowModelAndSkin", rowModelAndSkin);
    add("plainStep", plainStep);
    add("bakedStep", bakedStep);
    add("controllerStep", controllerStep);
    add("controllerBakedStep", controllerBakedStep);
    add("plainCrowd", plainCrowd);
    add("bakedCrowd", bakedCrowd);
    add("packedCrowd", packedCrowd);
    add("portableCrowd", portableCrowd);
    add("bakedCrowdTwoCores", bakedCrowdTwoCores);
    add("arithmetic", arithmetic);
    add("arithmeticTwoCores", arithmeticTwoCores);
    Reporter reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    reporter.printRatio("cross-fade step, one character", "plainStep", "bakedStep", 8.0);
    reporter.printRatio("cross-fade step, crowd of 1,000", "plainCrowd", "bakedCrowd", 12.0);
    reporter.printRatio("the same, compact rotations", "plainCrowd", "packedCrowd", 12.0);
    reporter.printRatio("the same, portable", "plainCrowd", "portableCrowd", 12.0);
    reporter.printRatio("random seek", "plainSeek", "bakedSeek", 18.0);
    reporter.printWallRatio("crowd over both cores", "bakedCrowd", "bakedCrowdTwoCores", 1.8);
    reporter.printWallRatio("arithmetic alone over both cores", "arithmetic", "arithmeticTwoCores", 1.8);
    return reporter.hasFailed() || apart > 1e-3 ? 1 : 0;
}
