#include "core/tags/sheet/SourceChangeEdits.h"

#include <QTest>

using namespace tagline;

class tst_SourceChangeEdits : public QObject
{
    Q_OBJECT

private slots:
    void trimmingCutsAtTheNewEnd();
    void shiftingMovesEverything();
    void rescalingKeepsTheTimes();
    void rescalingDownKeepsRangesApart();
};

namespace {

const TagId walk{3};

std::vector<FrameRange> rangesOf(const TagSheet& sheet)
{
    const auto ranges = sheet.ranges(walk);
    return {ranges.begin(), ranges.end()};
}

TagSheet drawn(std::vector<FrameRange> ranges) { return TagSheet().withRanges(walk, std::move(ranges)); }

} // namespace

void tst_SourceChangeEdits::trimmingCutsAtTheNewEnd()
{
    const TagSheet sheet =
        drawn({{0, 10}, {20, 40}, {50, 60}}).withProperty("terrain", {{{25, 60}, std::string("mud")}});
    const TagSheet trimmed = withRangesTrimmed(sheet, 30);
    QCOMPARE(rangesOf(trimmed), (std::vector<FrameRange>{{0, 10}, {20, 30}}));
    QCOMPARE(trimmed.property("terrain").size(), 1u);
    QCOMPARE(trimmed.property("terrain")[0].range, (FrameRange{25, 30}));
}

void tst_SourceChangeEdits::shiftingMovesEverything()
{
    QCOMPARE(rangesOf(withRangesShifted(drawn({{0, 4}, {10, 20}}), -2, 100)),
             (std::vector<FrameRange>{{0, 2}, {8, 18}}));
    QCOMPARE(rangesOf(withRangesShifted(drawn({{0, 4}, {90, 99}}), 8, 100)),
             (std::vector<FrameRange>{{8, 12}, {98, 100}}));
}

void tst_SourceChangeEdits::rescalingKeepsTheTimes()
{
    QCOMPARE(rangesOf(withRangesRescaled(drawn({{0, 30}, {45, 60}}), {30, 1}, {60, 1}, 200)),
             (std::vector<FrameRange>{{0, 60}, {90, 120}}));
    QCOMPARE(rangesOf(withRangesRescaled(drawn({{24, 48}}), {24, 1}, {30000, 1001}, 200)),
             (std::vector<FrameRange>{{30, 60}}));
}

void tst_SourceChangeEdits::rescalingDownKeepsRangesApart()
{
    const auto ranges =
        rangesOf(withRangesRescaled(drawn({{0, 1}, {1, 2}, {2, 3}, {3, 9}}), {120, 1}, {30, 1}, 3));
    for (std::size_t i = 1; i < ranges.size(); ++i) QVERIFY(ranges[i - 1].stop <= ranges[i].start);
    for (const FrameRange range : ranges) QVERIFY(!range.isEmpty() && range.stop <= 3);
}

QTEST_APPLESS_MAIN(tst_SourceChangeEdits)
#include "tst_SourceChangeEdits.moc"
