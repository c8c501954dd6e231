// How long one frame of the wall takes: 2,600 clips of 1,500 frames with 40 tags and an answer, on 1280 ×
// 1000 logical pixels, painted to an image as the widget paints its viewport. Each case paints 1,000 frames
// and tells their median and their worst; what must hold is 8 ms and 16 ms. Also told: how often the program
// itself asked for memory in a frame, in the median (what Qt allocates with malloc does not count).

#include "tests/support/AllocationCount.h"
#include "widgets/library/rows/LibraryModel.h"
#include "widgets/theme/Theme.h"
#include "widgets/wall/WallPainter.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QImage>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <random>

using namespace tagline;

namespace {

constexpr int paints = 1000;
constexpr int clipCount = 2600;
constexpr int tagCount = 40;
constexpr Frame clipFrames = 1500;
constexpr int clipsAFolder = 60;
constexpr QSize wallSize(1280, 1000);

/// Few and long for most tags, many and short for every tenth.
std::vector<StripBar> randomBars(std::mt19937& random)
{
    const auto below = [&](int bound) { return int(random() % std::uint32_t(bound)); };
    std::vector<StripBar> bars;
    for (std::uint32_t tag = 0; tag < tagCount; ++tag) {
        const bool isShort = tag % 10 == 9;
        if (!isShort && below(10) >= 3) continue;
        StripBar bar{QColor::fromHsv(int(tag) * 9, 160, 220), int(tag % 4), {}, TagId(tag)};
        const int count = isShort ? 30 : 1 + below(3);
        std::vector<FrameRange> ranges;
        for (int i = 0; i < count; ++i) {
            const Frame start = clipFrames * i / count;
            ranges.push_back({start, start + (isShort ? 3 + below(17) : 100 + below(380))});
        }
        bar.ranges = std::move(ranges);
        bars.push_back(std::move(bar));
    }
    return bars;
}

FrameSet randomAnswer(std::mt19937& random)
{
    FrameSetBuilder answer(
        std::make_shared<const ClipAxis>(ClipAxis::of(std::vector<Frame>(clipCount, clipFrames))));
    for (std::uint32_t clip = 0; clip < clipCount; ++clip) {
        if (random() % 3 != 0) continue;
        const auto start = Frame(random() % 1000);
        const std::vector<FrameRange> hits{{start, start + 60}, {start + 100, start + 300}};
        answer.append(ClipId(clip), hits);
    }
    return answer.finished();
}

/// A wall without a window.
struct Stage
{
    LibraryModel model;
    WallRows wall;
    WallLayout layout;
    WallGeometry geometry;
    WallColumns columns;
    WallPainter painter;
    QImage image;

    explicit Stage(int rowHeight, int scale)
    {
        std::mt19937 random(1);
        std::vector<LibraryRow> rows;
        for (std::uint32_t clip = 0; clip < clipCount; ++clip) {
            LibraryRow row;
            row.id = clip;
            row.clip = ClipId(clip);
            row.name = QString("16_%1_run_veer").arg(clip, 4, 10, QChar('0'));
            row.folder = QString("CMU_%1").arg(int(clip) / clipsAFolder, 3, 10, QChar('0'));
            row.path = '/' + row.folder + '/' + row.name;
            row.frames = clipFrames - int(clip % 700);
            row.bars = randomBars(random);
            rows.push_back(std::move(row));
        }
        model.setRows(std::move(rows));
        model.setAnswer(randomAnswer(random));
        std::vector<WallTag> tags;
        for (int tag = 0; tag < tagCount; ++tag)
            tags.push_back({QString::number(tag), QColor::fromHsv(tag * 9, 160, 220), false});
        painter.setTags(tags);
        RowArrangement arrangement;
        arrangement.grouping = RowGrouping::Folder;
        model.setArrangement(arrangement);
        wall = WallRows::of(model);
        layout = WallLayout(wall.rows, rowHeight);
        geometry.size = wallSize;
        geometry.columnsWidth = WallColumns::widthIn(wallSize.width());
        columns = WallColumns::of(model, WallColumns::usual(), geometry.columnsWidth);
        geometry.rulerHeight = 24;
        geometry.units = wall.longestSeconds;
        geometry.deepest = 1200;
        geometry.contentHeight = layout.height();
        geometry = geometry.fitted();
        image = QImage(wallSize * scale, QImage::Format_RGB32);
        image.setDevicePixelRatio(scale);
        painter.beginOverview(scene(), scale);
        while (painter.advanceOverview(100, scene())) {}
    }
    WallScene scene() const { return {model, wall, layout, geometry, columns}; }
    void show(const WallGeometry& next)
    {
        geometry = next.bounded();
        painter.touch();
    }
    void paint()
    {
        QPainter onto(&image);
        painter.paint(onto, scene());
    }
};

/// Paints after each step of a movement.
template<class Step>
void measure(benchmark::State& state, Stage& stage, Step step)
{
    std::vector<double> times;
    for (int i = 0; i < 20; ++i) {
        step(i);
        stage.paint();
    }
    std::vector<std::int64_t> allocations;
    int index = 0;
    for ([[maybe_unused]] auto each : state) {
        step(index++);
        const std::int64_t before = test::allocationCount();
        const auto began = std::chrono::steady_clock::now();
        stage.paint();
        times.push_back(
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - began).count());
        state.SetIterationTime(times.back() / 1e3);
        allocations.push_back(test::allocationCount() - before);
    }
    std::sort(times.begin(), times.end());
    state.counters["median_ms"] = times[times.size() / 2];
    state.counters["worst_ms"] = times.back();
    std::sort(allocations.begin(), allocations.end());
    state.counters["allocations"] = double(allocations[allocations.size() / 2]);
}

void scrollDown(benchmark::State& state, int rowHeight)
{
    Stage stage(rowHeight, int(state.range(0)));
    const WallGeometry begin = stage.geometry;
    measure(state, stage, [&](int i) {
        WallGeometry next = begin;
        next.top = i * 17 % std::max(begin.lowestTop(), 1);
        stage.show(next);
    });
}

/// From all time to single frames and back, four times.
void zoomTime(benchmark::State& state, int rowHeight)
{
    Stage stage(rowHeight, int(state.range(0)));
    const WallGeometry begin = stage.geometry;
    const double deepest = std::log(begin.deepest / begin.scale);
    measure(state, stage, [&](int i) {
        const double share = std::abs(std::remainder(i / 125.0, 2.0));
        stage.show(begin.zoomedAt(700, std::exp(deepest * share)));
    });
}

void scrollRows(benchmark::State& state) { scrollDown(state, 20); }
void scrollPixels(benchmark::State& state) { scrollDown(state, 1); }
void zoomRows(benchmark::State& state) { zoomTime(state, 20); }
void zoomPixels(benchmark::State& state) { zoomTime(state, 1); }

#define WALL_CASE(name)                                                                                      \
    BENCHMARK(name)->Arg(1)->Arg(2)->ArgName("scale")->Iterations(paints)->UseManualTime()->Unit(            \
        benchmark::kMillisecond)
WALL_CASE(scrollRows);
WALL_CASE(scrollPixels);
WALL_CASE(zoomRows);
WALL_CASE(zoomPixels);

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    applyTheme(application);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
