// How long one frame of the timeline takes: 10,000 ranges in 200 lanes over 36,000 frames, on 1920 × 1080
// logical pixels, painted to an image as the widget paints its viewport. Each case paints 1,000 frames and
// tells their median and their worst; what must hold is 8 ms and 16 ms.

#include "TimelineSamples.h"
#include "widgets/timeline/painting/TimelineLayers.h"

#include <benchmark/benchmark.h>

#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <ctime>

using namespace tagline;

namespace {

constexpr int paints = 1000;

double processorMilliseconds()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) * 1e-6;
}

/// A timeline without a window.
struct Stage
{
    TimelineContent content = test::largeContent(200, 10'000);
    TimelineGeometry geometry;
    TimelinePalette palette;
    TimelineGesture gesture;
    std::vector<RangeRef> selection;
    TimelineHit hover;
    Frame playhead = 12'000;
    TimelineLayers layers;
    QImage image;

    explicit Stage(int scale)
    {
        hatch();
        geometry.width = 1920;
        geometry.height = 1080;
        geometry.frames = content.frames;
        geometry.laneCount = int(content.lanes.size());
        geometry.pinnedLanes = 1;
        geometry = geometry.fitted();
        image = QImage(QSize(1920, 1080) * scale, QImage::Format_RGB32);
        image.setDevicePixelRatio(scale);
    }
    /// Every fifth lane breaks the rule of its group in half of its frames.
    void hatch()
    {
        for (std::size_t lane = 1; lane < content.lanes.size(); lane += 5)
            content.lanes[lane].violations = content.lanes[lane + 2].ranges;
    }
    void paint()
    {
        QFont font;
        font.setPixelSize(12);
        const TimelineScene scene{content,           geometry, palette,  gesture.preview(),
                                  selection,         font,     TagId(3), playhead,
                                  TimeUnits::Frames, hover,    {}};
        QPainter painter(&image);
        layers.paint(painter, scene, QRect(0, 0, 1920, 1080));
    }
    void show(const TimelineGeometry& view)
    {
        if (view != geometry) layers.invalidateBase();
        geometry = view;
    }
};

/// Paints after each step of a movement.
template<class Step>
void measure(benchmark::State& state, Stage& stage, Step step)
{
    std::vector<double> wall;
    std::vector<double> processor;
    for (int i = 0; i < 20; ++i) {
        step(i);
        stage.paint();
    }
    int index = 0;
    for ([[maybe_unused]] auto each : state) {
        step(index++);
        const auto began = std::chrono::steady_clock::now();
        const double used = processorMilliseconds();
        stage.paint();
        processor.push_back(processorMilliseconds() - used);
        wall.push_back(
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - began).count());
        state.SetIterationTime(wall.back() / 1e3);
    }
    state.counters["worst_at"] = double(std::max_element(wall.begin(), wall.end()) - wall.begin());
    std::sort(wall.begin(), wall.end());
    std::sort(processor.begin(), processor.end());
    state.counters["median_ms"] = wall[wall.size() / 2];
    state.counters["worst_ms"] = wall.back();
    state.counters["cpu_median_ms"] = processor[processor.size() / 2];
    state.counters["cpu_worst_ms"] = processor.back();
}

void scrollAcross(benchmark::State& state)
{
    Stage stage(int(state.range(0)));
    const TimelineGeometry begin = stage.geometry.zoomedAt(stage.geometry.headWidth, 4);
    measure(state, stage, [&](int i) { stage.show(begin.scrolledBy(i * 5.3, 0)); });
}

void scrollDown(benchmark::State& state)
{
    Stage stage(int(state.range(0)));
    const TimelineGeometry begin = stage.geometry;
    measure(state, stage, [&](int i) { stage.show(begin.scrolledBy(0, (i * 7) % 3900)); });
}

/// From the whole clip to 40 pixels a frame and back, four times.
void zoom(benchmark::State& state)
{
    Stage stage(int(state.range(0)));
    const TimelineGeometry begin = stage.geometry;
    const double deepest = std::log(TimelineGeometry::maximumScale / begin.fittingScale());
    measure(state, stage, [&](int i) {
        const double share = 1 - std::abs(std::remainder(i / 125.0, 2.0) - 0.0);
        stage.show(begin.zoomedAt(900, std::exp(deepest * (1 - share))));
    });
}

/// A hundred selected ranges are moved with the mouse, the whole clip in view.
void drag(benchmark::State& state)
{
    Stage stage(int(state.range(0)));
    for (std::size_t lane = 1; lane <= 20; ++lane)
        for (std::size_t range = 5; range < 10; ++range)
            stage.selection.push_back(
                {stage.content.lanes[lane].tag, stage.content.lanes[lane].ranges[range]});
    const FrameRange grabbed = stage.content.lanes[5].ranges[7];
    const auto at = [&](double aside) {
        return TimelinePointer{
            {stage.geometry.x((grabbed.start + grabbed.stop) / 2.0) + aside, stage.geometry.laneTop(5) + 12},
            Qt::LeftButton,
            Qt::NoModifier};
    };
    const auto input = [&] {
        return TimelineGestureInput{stage.content, stage.geometry, stage.selection, stage.playhead, true};
    };
    stage.gesture.press(input(), at(0));
    measure(state, stage, [&](int i) {
        const bool began = stage.gesture.isDragging();
        stage.gesture.drag(input(), at(10 + 150 * std::sin(i / 40.0)));
        if (!began && stage.gesture.isDragging()) stage.layers.invalidateBase();
    });
}

/// The playhead moves and nothing else: what playing costs.
void play(benchmark::State& state)
{
    Stage stage(int(state.range(0)));
    measure(state, stage, [&](int i) { stage.playhead = i * 31 % stage.content.frames; });
}

#define TIMELINE_CASE(name)                                                                                  \
    BENCHMARK(name)->Arg(1)->Arg(2)->ArgName("scale")->Iterations(paints)->UseManualTime()->Unit(            \
        benchmark::kMillisecond)
TIMELINE_CASE(scrollAcross);
TIMELINE_CASE(scrollDown);
TIMELINE_CASE(zoom);
TIMELINE_CASE(drag);
TIMELINE_CASE(play);

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
