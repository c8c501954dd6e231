// How long it takes to undo, and to do again, one step that changed 1,000 clips of 40 ranges each; what must
// hold is 100 ms.

#include "tests/document/SmallLibrary.h"

#include <benchmark/benchmark.h>

#include <QCoreApplication>

using namespace tagline;

namespace {

constexpr Frame clipFrames = 3000;

std::vector<FrameRange> everySeventy(Frame first)
{
    std::vector<FrameRange> ranges;
    for (Frame i = 0; i < 40; ++i) ranges.push_back({first + i * 70, first + i * 70 + 30});
    return ranges;
}

void undoAndRedo(benchmark::State& state)
{
    const QTemporaryDir folder;
    LibraryDocument document;
    const auto clips = std::size_t(state.range(0));
    test::addFile(document, folder, "many.glb", std::vector<Frame>(clips, clipFrames));
    const TagId walk(0);
    TagDefinition definition;
    definition.name = "Walk";
    document.defineTag(definition, "add");
    for (const Frame first : {0, 20}) {
        std::vector<SheetChange> changes;
        for (std::uint32_t clip = 0; clip < clips; ++clip)
            changes.push_back({ClipId(clip), TagSheet().withRanges(walk, everySeventy(first))});
        document.changeSheets(std::move(changes), "tag all");
    }
    for ([[maybe_unused]] auto each : state) {
        document.undoStack().undo();
        document.undoStack().redo();
    }
}
BENCHMARK(undoAndRedo)->Arg(1000)->ArgName("clips")->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
