// How fast BVH is read, beside Assimp on the same texts in the same run: 8 takes of the size of the CMU
// library, and the real files where TAGLINE_DATA is set. Both ask the system for memory as the process that
// imports does.
//
//   bench_BvhReading --benchmark_repetitions=5

#include "core/import/bvh/BvhFile.h"
#include "core/system/processes/ThisProcess.h"
#include "resources/generator/GeneratedTake.h"

#include <assimp/Importer.hpp>
#include <assimp/config.h>
#include <assimp/scene.h>
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace {

using namespace tagline;

constexpr int takes = 8;
constexpr int framesOfTake = 2'752; // as 01_01 has

std::vector<std::string> generatedTexts()
{
    std::vector<std::string> texts;
    for (std::uint64_t seed = 1; seed <= takes; ++seed)
        texts.push_back(generated::generatedBvh({.frames = framesOfTake, .seed = seed}));
    return texts;
}

std::vector<std::string> realTexts()
{
    std::vector<std::string> texts;
    const char* folder = std::getenv("TAGLINE_DATA");
    std::error_code problem;
    if (!folder) return texts;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder, problem))
        if (entry.path().extension() == ".bvh") {
            std::ifstream file(entry.path(), std::ios::binary);
            texts.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
        }
    return texts;
}

const std::vector<std::string>& texts(bool areReal)
{
    static const std::vector<std::string> generated = generatedTexts();
    static const std::vector<std::string> real = realTexts();
    return areReal ? real : generated;
}

/// Reads every text once an iteration; the bytes a second are those of the texts.
template<class Read>
void readAll(benchmark::State& state, const Read& read)
{
    const auto& all = texts(state.range(0) == 1);
    if (all.empty()) state.SkipWithError("no real files: set TAGLINE_DATA");
    std::int64_t bytes = 0;
    for (auto _ : state)
        for (const std::string& text : all) {
            read(text);
            bytes += std::int64_t(text.size());
        }
    state.SetBytesProcessed(bytes);
}

void ours(benchmark::State& state)
{
    readAll(state, [&](const std::string& text) {
        auto file = readBvh(text);
        if (!file) state.SkipWithError(file.error().text().c_str());
        benchmark::DoNotOptimize(file);
    });
}

void assimp(benchmark::State& state)
{
    readAll(state, [&](const std::string& text) {
        Assimp::Importer importer;
        importer.SetPropertyBool(AI_CONFIG_IMPORT_NO_SKELETON_MESHES, true);
        const aiScene* scene = importer.ReadFileFromMemory(text.data(), text.size(), 0, "bvh");
        if (!scene) state.SkipWithError(importer.GetErrorString());
        benchmark::DoNotOptimize(scene);
    });
}

} // namespace

BENCHMARK(ours)->ArgName("real")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK(assimp)->ArgName("real")->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

int main(int argc, char** argv)
{
    tagline::useLargeMemoryBlocks();
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
