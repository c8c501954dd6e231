#include "core/tags/RangeSet.h"
#include "tests/support/RangeDrawing.h"

#include <QTest>

using namespace tagline;
using tagline::test::ranges;

namespace {

/// A set of clips 0, 1, 2 … from drawings.
RangeSet setOf(std::initializer_list<const char*> drawings)
{
    RangeSet set;
    std::uint32_t clip = 0;
    for (const char* drawing : drawings) set.append(ClipId(clip++), ranges(drawing).span());
    return set;
}

} // namespace

class tst_RangeSet : public QObject
{
    Q_OBJECT

private slots:
    void clipsWithoutRangesAreAbsent();
    void operatorsWorkClipByClip();
    void complementFillsEveryClip();
    void replacedRangesAreAsIfAppended_data();
    void replacedRangesAreAsIfAppended();
    void totalsCountClipsRangesAndFrames();
};

void tst_RangeSet::clipsWithoutRangesAreAbsent()
{
    const RangeSet set = setOf({"##..", "....", "..##"});
    QCOMPARE(set.clips().size(), 2u);
    QCOMPARE(set.clips()[1], ClipId(2));
    QCOMPARE(set.rangesOf(ClipId(1)).size(), 0u);
    QCOMPARE(set.rangesOf(ClipId(2))[0], (FrameRange{2, 4}));
    QCOMPARE(set.rangesOf(ClipId(7)).size(), 0u);
}

void tst_RangeSet::operatorsWorkClipByClip()
{
    const RangeSet a = setOf({"##..", "....", ".##.", "####"});
    const RangeSet b = setOf({".##.", "####", "....", "####"});
    QCOMPARE(a.united(b), setOf({"###.", "####", ".##.", "####"}));
    QCOMPARE(a.intersected(b), setOf({".#..", "....", "....", "####"}));
    QCOMPARE(a.subtracted(b), setOf({"#...", "....", ".##.", "...."}));
}

void tst_RangeSet::complementFillsEveryClip()
{
    const std::vector<Frame> frames{4, 2, 0};
    QCOMPARE(setOf({".##."}).complemented(frames), setOf({"#..#", "##"}));
    QCOMPARE(RangeSet::all(frames).complemented(frames), RangeSet());
}

void tst_RangeSet::replacedRangesAreAsIfAppended_data()
{
    QTest::addColumn<int>("clip");
    QTest::addColumn<QString>("ranges");
    for (const int clip : {0, 1, 2, 3, 4})
        for (const char* drawing : {"......", "#.....", "#.#.#.", "######", ".##.##"})
            QTest::addRow("clip %d: %s", clip, drawing) << clip << drawing;
}

void tst_RangeSet::replacedRangesAreAsIfAppended()
{
    QFETCH(int, clip);
    QFETCH(QString, ranges);
    std::vector<QByteArray> drawings{"##..#.", "......", "#.#.#.", "######", "......"};
    RangeSet replaced;
    for (std::size_t i = 0; i < drawings.size(); ++i)
        replaced.append(ClipId(std::uint32_t(i)), test::ranges(drawings[i].toStdString()).span());
    replaced.replace(ClipId(std::uint32_t(clip)), test::ranges(ranges.toStdString()).span());

    drawings[std::size_t(clip)] = ranges.toLatin1();
    RangeSet expected;
    for (std::size_t i = 0; i < drawings.size(); ++i)
        expected.append(ClipId(std::uint32_t(i)), test::ranges(drawings[i].toStdString()).span());
    QCOMPARE(replaced, expected);
}

void tst_RangeSet::totalsCountClipsRangesAndFrames()
{
    QCOMPARE(totals(setOf({"##.#", "....", "####"})), (RangeTotals{2, 3, 7}));
    QCOMPARE(totals(RangeSet()), RangeTotals{});
}

QTEST_APPLESS_MAIN(tst_RangeSet)
#include "tst_RangeSet.moc"
