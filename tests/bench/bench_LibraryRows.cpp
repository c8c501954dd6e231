// What a key in the query bar costs the library of 3,000 clips: a new answer, sorted by its frames and
// painted; what must hold is 16 ms.

#include "tests/widgets/library/LibraryRows.h"
#include "widgets/library/ClipListView.h"
#include "widgets/library/LibraryView.h"
#include "widgets/theme/Theme.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QTest>

using namespace tagline;

namespace {

constexpr std::uint32_t clips = 3000;

/// Answers of every second clip, beginning with the first or with the second.
FrameSet answerFrom(std::uint32_t first)
{
    const std::vector<Frame> frames(clips, 4000);
    FrameSetBuilder answer(std::make_shared<const ClipAxis>(ClipAxis::of(frames)));
    for (std::uint32_t clip = first; clip < clips; clip += 2) {
        const FrameRange hit{Frame(clip % 900), Frame(1000 + clip)};
        answer.append(ClipId(clip), std::span(&hit, 1));
    }
    return answer.finished();
}

void sortAndPaintAnAnswer(benchmark::State& state)
{
    LibraryView view;
    view.resize(400, 500);
    std::vector<LibraryRow> rows;
    for (std::uint32_t clip = 0; clip < clips; ++clip)
        rows.push_back(test::readyRow(clip, QString("CMU/%1_run").arg(clip * 7919 % clips), 3000));
    view.model().setRows(std::move(rows));
    view.setOrder(RowOrder::MatchedFrames);
    view.show();
    if (!QTest::qWaitForWindowExposed(&view)) return state.SkipWithError("there is no window");
    const FrameSet answers[] = {answerFrom(0), answerFrom(1)};
    QWidget& list = *view.findChild<ClipListView*>()->viewport();
    std::size_t at = 0;
    for ([[maybe_unused]] auto each : state) {
        view.model().setAnswer(answers[at++ % 2]);
        benchmark::DoNotOptimize(list.grab());
    }
}
BENCHMARK(sortAndPaintAnAnswer)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    applyTheme(application);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
