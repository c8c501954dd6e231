#include "core/tags/sheet/TagEdits.h"
#include "tests/core/tags/AuthoredDrawing.h"

#include <QTest>

#include <limits>

using namespace tagline;
using tagline::test::drawn;
using tagline::test::sheetOf;

namespace {

constexpr TagId run(0);
constexpr TagId walk(1);
constexpr Frame frames = 12;

QString lane(const TagSheet& sheet, TagId tag = run) { return drawn(sheet.ranges(tag), frames); }

} // namespace

class tst_TagEdits : public QObject
{
    Q_OBJECT

private slots:
    void singleFramesKeepTheStarts();
    void adds_data();
    void adds();
    void removesWhatIsNamed();
    void erases_data();
    void erases();
    void movesAnEdge_data();
    void movesAnEdge();
    void movesTogether_data();
    void movesTogether();
    void movesLanesOfSeveralTags();
    void aRangeNamedTwiceMovesOnce();
    void replaces_data();
    void replaces();
    void splits_data();
    void splits();
    void retags();
    void retaggedRangesOverlappingBecomeOne();
    void strangersLeaveTheSheetAsItIs();
    void rangesPastTheClipCanOnlyComeBack();
};

void tst_TagEdits::adds_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<int>("start");
    QTest::addColumn<int>("stop");
    QTest::addColumn<QString>("after");
    QTest::newRow("alone") << "............" << 3 << 5 << "...aa.......";
    QTest::newRow("beside") << "aa.........." << 3 << 5 << "aa.bb.......";
    QTest::newRow("touching stays apart") << "aaa..bb....." << 3 << 5 << "aaabbcc.....";
    QTest::newRow("overlapping merges") << "aaa..bbb...." << 2 << 6 << "aaaaaaaa....";
    QTest::newRow("merged only touches the next") << "aaabbb......" << 1 << 2 << "aaabbb......";
    QTest::newRow("over the border of two") << "aaabbb......" << 2 << 4 << "aaaaaa......";
    QTest::newRow("covering several") << ".a.bb.c....." << 0 << 9 << "aaaaaaaaa...";
    QTest::newRow("inside") << "aaaaaa......" << 2 << 4 << "aaaaaa......";
    QTest::newRow("cut at the clip") << "............" << -5 << 99 << "aaaaaaaaaaaa";
    QTest::newRow("empty keeps a frame") << "............" << 4 << 4 << "....a.......";
    QTest::newRow("behind the clip") << "............" << 50 << 60 << "...........a";
    QTest::newRow("before the clip") << "............" << -9 << -3 << "a...........";
}

void tst_TagEdits::adds()
{
    QFETCH(QString, before);
    QFETCH(int, start);
    QFETCH(int, stop);
    const TagSheet sheet = sheetOf(run, before.toStdString());
    QTEST(lane(withRangeAdded(sheet, run, {start, stop}, frames)), "after");
}

void tst_TagEdits::removesWhatIsNamed()
{
    const TagSheet sheet = sheetOf(run, "aabb.cc.").withRanges(walk, {{0, 4}});
    const std::vector<RangeRef> refs{{walk, {0, 4}}, {run, {5, 7}}, {run, {0, 2}}, {run, {0, 3}}};
    const TagSheet removed = withRangesRemoved(sheet, refs);
    QCOMPARE(removed.ranges(run).size(), 1u);
    QCOMPARE(removed.ranges(run)[0], (FrameRange{2, 4}));
    QCOMPARE(removed.lanes().size(), 1u);
}

void tst_TagEdits::erases_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<int>("start");
    QTest::addColumn<int>("stop");
    QTest::addColumn<QString>("after");
    QTest::newRow("middle") << "aaaaaa......" << 2 << 4 << "aa..bb......";
    QTest::newRow("start") << "..aaaa......" << 0 << 4 << "....aa......";
    QTest::newRow("stop") << "..aaaa......" << 4 << 12 << "..aa........";
    QTest::newRow("whole") << "..aaaa......" << 2 << 6 << "............";
    QTest::newRow("several, border kept elsewhere") << "aabbccdd...." << 1 << 5 << "a....bcc....";
    QTest::newRow("beside") << "aabb........" << 4 << 9 << "aabb........";
    QTest::newRow("nothing") << "aabb........" << 1 << 1 << "aabb........";
}

void tst_TagEdits::erases()
{
    QFETCH(QString, before);
    QFETCH(int, start);
    QFETCH(int, stop);
    QTEST(lane(withFramesErased(sheetOf(run, before.toStdString()), run, {start, stop})), "after");
}

void tst_TagEdits::movesAnEdge_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<int>("index");
    QTest::addColumn<bool>("isStop");
    QTest::addColumn<int>("frame");
    QTest::addColumn<QString>("after");
    QTest::newRow("stop right") << "aaaa........" << 0 << true << 7 << "aaaaaaa.....";
    QTest::newRow("stop left") << "aaaa........" << 0 << true << 2 << "aa..........";
    QTest::newRow("stop never passes the start") << "..aaaa......" << 0 << true << 0 << "..a.........";
    QTest::newRow("stop at the clip's end") << "..aaaa......" << 0 << true << 40 << "..aaaaaaaaaa";
    QTest::newRow("start left") << "...aaa......" << 0 << false << 1 << ".aaaaa......";
    QTest::newRow("start never passes the stop") << "...aaa......" << 0 << false << 9 << ".....a......";
    QTest::newRow("start at the clip's start") << "...aaa......" << 0 << false << -9 << "aaaaaa......";
    QTest::newRow("until it touches") << "aaa..bbb...." << 0 << true << 5 << "aaaaabbb....";
    QTest::newRow("over the next merges") << "aaa..bbb...." << 0 << true << 6 << "aaaaaaaa....";
    QTest::newRow("back over the one before") << "aaa..bbb...." << 1 << false << 2 << "aaaaaaaa....";
    QTest::newRow("touching and made shorter") << "aaabbb......" << 1 << false << 4 << "aaa.bb......";
}

void tst_TagEdits::movesAnEdge()
{
    QFETCH(QString, before);
    QFETCH(int, index);
    QFETCH(bool, isStop);
    QFETCH(int, frame);
    const TagSheet sheet = sheetOf(run, before.toStdString());
    const RangeRef ref{run, sheet.ranges(run)[std::size_t(index)]};
    QTEST(lane(withEdgeMoved(sheet, ref, isStop ? Edge::Stop : Edge::Start, frame, frames)), "after");
}

void tst_TagEdits::movesTogether_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QList<int>>("moved");
    QTest::addColumn<int>("by");
    QTest::addColumn<QString>("after");
    QTest::newRow("one") << "aa...bb....." << QList{0} << 2 << "..aa.bb.....";
    QTest::newRow("until it touches") << "aa...bb....." << QList{0} << 3 << "...aabb.....";
    QTest::newRow("over another merges") << "aa...bb....." << QList{0} << 4 << "....aaa.....";
    QTest::newRow("past another") << "aa...bb....." << QList{0} << 8 << ".....aa.bb..";
    QTest::newRow("both keep their gap") << "aa...bb....." << QList{0, 1} << 3 << "...aa...bb..";
    QTest::newRow("touching ones stay two") << "aabb........" << QList{0, 1} << 3 << "...aabb.....";
    QTest::newRow("cut at the end for all") << "aa...bb....." << QList{0, 1} << 50 << ".....aa...bb";
    QTest::newRow("cut at the start for all") << "..aa..bb...." << QList{0, 1} << -50 << "aa..bb......";
    QTest::newRow("not at all") << "aa...bb....." << QList{0} << -1 << "aa...bb.....";
    QTest::newRow("both over a third") << "aa.b.cc....." << QList{0, 2} << 2 << "..aa...bb...";
}

void tst_TagEdits::movesTogether()
{
    QFETCH(QString, before);
    QFETCH(QList<int>, moved);
    QFETCH(int, by);
    const TagSheet sheet = sheetOf(run, before.toStdString());
    std::vector<RangeRef> refs;
    for (const int index : moved) refs.push_back({run, sheet.ranges(run)[std::size_t(index)]});
    QTEST(lane(withRangesMoved(sheet, refs, by, frames)), "after");
}

void tst_TagEdits::movesLanesOfSeveralTags()
{
    const TagSheet sheet = sheetOf(run, "..aa").withRanges(walk, {{4, 8}});
    const std::vector<RangeRef> refs{{walk, {4, 8}}, {run, {2, 4}}};
    QCOMPARE(clampedMove(refs, 9, frames), 4);
    const TagSheet moved = withRangesMoved(sheet, refs, 9, frames);
    QCOMPARE(lane(moved, run), QString("......aa...."));
    QCOMPARE(lane(moved, walk), QString("........aaaa"));
}

void tst_TagEdits::aRangeNamedTwiceMovesOnce()
{
    const TagSheet sheet = sheetOf(run, "aa");
    const std::vector<RangeRef> refs{{run, {0, 2}}, {run, {0, 2}}};
    QCOMPARE(lane(withRangesMoved(sheet, refs, 3, frames)), QString("...aa......."));
}

void tst_TagEdits::replaces_data()
{
    QTest::addColumn<int>("start");
    QTest::addColumn<int>("stop");
    QTest::addColumn<QString>("after");
    QTest::newRow("elsewhere") << 8 << 10 << "....aa..bb..";
    QTest::newRow("touching") << 2 << 4 << "..aabb......";
    QTest::newRow("overlapping") << 3 << 5 << "...aaa......";
    QTest::newRow("inverted keeps a frame") << 9 << 3 << "....aa...b..";
    QTest::newRow("cut at the clip") << 10 << 30 << "....aa....bb";
}

void tst_TagEdits::replaces()
{
    QFETCH(int, start);
    QFETCH(int, stop);
    const TagSheet sheet = sheetOf(run, "aa..bb......");
    QTEST(lane(withRangeReplaced(sheet, {run, {0, 2}}, {start, stop}, frames)), "after");
}

void tst_TagEdits::splits_data()
{
    QTest::addColumn<int>("at");
    QTest::addColumn<QString>("after");
    QTest::newRow("inside") << 3 << ".aabbb......";
    QTest::newRow("first frame") << 2 << ".abbbb......";
    QTest::newRow("at the start") << 1 << ".aaaaa......";
    QTest::newRow("at the stop") << 6 << ".aaaaa......";
    QTest::newRow("outside") << 9 << ".aaaaa......";
}

void tst_TagEdits::splits()
{
    QFETCH(int, at);
    QTEST(lane(withRangeSplit(sheetOf(run, ".aaaaa......"), {run, {1, 6}}, at)), "after");
}

void tst_TagEdits::retags()
{
    const TagSheet sheet = sheetOf(run, "aa.bb...cc..").withRanges(walk, {{4, 7}});
    const std::vector<RangeRef> refs{{run, {0, 2}}, {run, {3, 5}}, {walk, {4, 7}}};
    const TagSheet retagged = withRangesRetagged(sheet, refs, walk);
    QCOMPARE(lane(retagged, run), QString("........aa.."));
    QCOMPARE(lane(retagged, walk), QString("aa.bbbb....."));
}

void tst_TagEdits::retaggedRangesOverlappingBecomeOne()
{
    const TagSheet sheet = sheetOf(run, "aaaa").withRanges(walk, {{2, 6}});
    const std::vector<RangeRef> refs{{run, {0, 4}}, {walk, {2, 6}}};
    const TagSheet retagged = withRangesRetagged(sheet, refs, TagId(2));
    QCOMPARE(retagged.lanes().size(), 1u);
    QCOMPARE(lane(retagged, TagId(2)), QString("aaaaaa......"));
}

void tst_TagEdits::strangersLeaveTheSheetAsItIs()
{
    const TagSheet sheet = sheetOf(run, "aa..bb");
    const RangeRef stranger{run, {0, 3}};
    QCOMPARE(withRangesRemoved(sheet, {&stranger, 1}), sheet);
    QCOMPARE(withEdgeMoved(sheet, stranger, Edge::Stop, 9, frames), sheet);
    QCOMPARE(withRangesMoved(sheet, {&stranger, 1}, 4, frames), sheet);
    QCOMPARE(withRangeReplaced(sheet, stranger, {8, 9}, frames), sheet);
    QCOMPARE(withRangeSplit(sheet, stranger, 1), sheet);
    QCOMPARE(withRangesRetagged(sheet, {&stranger, 1}, walk), sheet);
    QCOMPARE(clampedMove({}, 5, frames), 0);
}

void tst_TagEdits::rangesPastTheClipCanOnlyComeBack()
{
    const TagSheet sheet = TagSheet().withRanges(run, {{8, 20}});
    const RangeRef ref{run, {8, 20}};
    QCOMPARE(withRangesMoved(sheet, {&ref, 1}, 3, frames), sheet);
    QCOMPARE(withRangesMoved(sheet, {&ref, 1}, -3, frames).ranges(run)[0], (FrameRange{5, 17}));
    QCOMPARE(clampedMove({&ref, 1}, std::numeric_limits<Frame>::min(), frames), -8);
    QCOMPARE(withRangeAdded(sheet, walk, {0, 2}, frames).ranges(run)[0], (FrameRange{8, 20}));
}

void tst_TagEdits::singleFramesKeepTheStarts()
{
    const TagSheet sheet = TagSheet().withRanges(walk, {{2, 7}, {7, 8}, {20, 25}});
    const TagSheet cut = withSingleFrames(sheet, walk);
    const auto ranges = cut.ranges(walk);
    QCOMPARE(std::vector<FrameRange>(ranges.begin(), ranges.end()),
             (std::vector<FrameRange>{{2, 3}, {7, 8}, {20, 21}}));
    QCOMPARE(withSingleFrames(sheet, TagId(5)), sheet);
}

QTEST_APPLESS_MAIN(tst_TagEdits)
#include "tst_TagEdits.moc"
