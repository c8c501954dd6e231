// What an export of a large library takes: each format, 66,000 clips of 300 frames with 40 tags between them,
// of which a clip has eight. Written to a folder in the system's place for temporary files.

#include "core/exports/ExportWriting.h"

#include <benchmark/benchmark.h>

#include <filesystem>
#include <random>

#include <unistd.h>

using namespace tagline;

namespace {

constexpr int clipCount = 66'000;
constexpr Frame frames = 300;
constexpr int tagCount = 40;
constexpr int tagsOfAClip = 8;

TagSheet randomSheet(std::mt19937& random, const std::vector<TagId>& tags)
{
    TagSheet sheet;
    for (int i = 0; i < tagsOfAClip; ++i) {
        std::vector<FrameRange> ranges;
        for (Frame at = Frame(random() % 60); at < frames; at += 1 + Frame(random() % 60)) {
            const Frame stop = std::min(frames, at + 1 + Frame(random() % 60));
            ranges.push_back({at, stop});
            at = stop;
        }
        sheet = sheet.withRanges(tags[random() % tags.size()], ranges);
    }
    return sheet;
}

const ClipLibrary& largeLibrary()
{
    static const ClipLibrary library = [] {
        ClipLibrary made;
        std::mt19937 random(1);
        std::vector<TagId> tags;
        for (int i = 0; i < tagCount; ++i)
            tags.push_back(made.vocabulary().intern("Group.Tag" + std::to_string(i)));
        for (int i = 0; i < clipCount; ++i) {
            const std::string name = "s" + std::to_string(i / 200) + "/take" + std::to_string(i) + ".bvh";
            auto model = std::make_shared<ImportedModel>();
            Clip clip;
            clip.name = clip.displayName = "take";
            clip.frames = frames;
            clip.rate = {30, 1};
            model->clips.push_back(clip);
            const SourceId source = made.addSource("/lib/" + name, name);
            made.setModel(source, model);
            made.setSheet(made.source(source).clips.front(), randomSheet(random, tags));
        }
        return made;
    }();
    return library;
}

void exportAll(benchmark::State& state, const ExportFormat& format)
{
    const std::filesystem::path folder =
        std::filesystem::temp_directory_path() / ("bench_Exports-" + std::to_string(::getpid()));
    std::filesystem::create_directories(folder);
    const std::string target = (folder / (format.clip ? "out" : "out." + format.ending)).string();
    for (auto step : state) {
        const auto written = writeExport(format, {largeLibrary()}, {.folder = "/lib"}, target);
        if (!written) return state.SkipWithError(written.error().text().c_str());
        state.PauseTiming();
        std::filesystem::remove_all(target);
        state.ResumeTiming();
    }
    std::filesystem::remove_all(folder);
}

} // namespace

int main(int argc, char** argv)
{
    for (const ExportFormat& format : exportFormats())
        benchmark::RegisterBenchmark(format.id.c_str(),
                                     [&](benchmark::State& state) { exportAll(state, format); })
            ->Unit(benchmark::kMillisecond)
            ->Iterations(1)
            ->Repetitions(3)
            ->ReportAggregatesOnly()
            ->UseRealTime();
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
