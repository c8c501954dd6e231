#include "tests/support/RangeDrawing.h"

#include <QTest>

#include <limits>

using namespace tagline;
using tagline::test::drawing;
using tagline::test::ranges;

class tst_FrameRanges : public QObject
{
    Q_OBJECT

private slots:
    void canonicalJoinsTouchingAndOverlapping();
    void operatorsOnDrawings_data();
    void operatorsOnDrawings();
    void complementIsCutToTheClip();
    void containsFindsEdges();
    void rangesReachTheLastFrameThatThereCanBe();
};

void tst_FrameRanges::canonicalJoinsTouchingAndOverlapping()
{
    const auto joined = FrameRanges::canonical({{5, 9}, {0, 2}, {2, 3}, {7, 12}, {20, 20}, {30, 29}});
    QCOMPARE(joined, FrameRanges::fromCanonical({{0, 3}, {5, 12}}));
}

void tst_FrameRanges::operatorsOnDrawings_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<QString>("united");
    QTest::addColumn<QString>("intersected");
    QTest::addColumn<QString>("subtracted");
    QTest::newRow("apart") << "##......"
                           << "....##.."
                           << "##..##.."
                           << "........"
                           << "##......";
    QTest::newRow("touching") << "##......"
                              << "..##...."
                              << "####...."
                              << "........"
                              << "##......";
    QTest::newRow("overlapping") << ".####..."
                                 << "...####."
                                 << ".######."
                                 << "...##..."
                                 << ".##.....";
    QTest::newRow("inside") << "########"
                            << "..##.#.."
                            << "########"
                            << "..##.#.."
                            << "##..#.##";
    QTest::newRow("empty") << "........"
                           << "..##.#.."
                           << "..##.#.."
                           << "........"
                           << "........";
    QTest::newRow("same") << ".##..##."
                          << ".##..##."
                          << ".##..##."
                          << ".##..##."
                          << "........";
}

void tst_FrameRanges::operatorsOnDrawings()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    const auto inA = ranges(a.toStdString());
    const auto inB = ranges(b.toStdString());
    QTEST(QString::fromStdString(drawing(inA.united(inB), 8)), "united");
    QTEST(QString::fromStdString(drawing(inA.intersected(inB), 8)), "intersected");
    QTEST(QString::fromStdString(drawing(inA.subtracted(inB), 8)), "subtracted");
    QVERIFY(isCanonical(inA.united(inB).span()));
}

void tst_FrameRanges::complementIsCutToTheClip()
{
    QCOMPARE(QString::fromStdString(drawing(ranges("##...#..").complemented(8), 8)), QString("..###.##"));
    QCOMPARE(FrameRanges().complemented(4), FrameRanges::all(4));
    QCOMPARE(FrameRanges::all(4).complemented(4), FrameRanges());
    QCOMPARE(FrameRanges().complemented(0), FrameRanges());
}

void tst_FrameRanges::containsFindsEdges()
{
    const auto set = ranges(".##..#");
    QVERIFY(!set.contains(0));
    QVERIFY(set.contains(1));
    QVERIFY(set.contains(2));
    QVERIFY(!set.contains(3));
    QVERIFY(set.contains(5));
    QVERIFY(!set.contains(6));
    QCOMPARE(set.frameCount(), 3);
}

void tst_FrameRanges::rangesReachTheLastFrameThatThereCanBe()
{
    constexpr Frame last = std::numeric_limits<Frame>::max();
    const FrameRanges open = FrameRanges::canonical({{21, last}});
    const FrameRanges some = FrameRanges::canonical({{10, 30}, {40, 50}});
    QCOMPARE(open.united({}), open);
    QCOMPARE(open.united(some), FrameRanges::canonical({{10, last}}));
    QCOMPARE(open.intersected(open), open);
    QCOMPARE(open.intersected(some), FrameRanges::canonical({{21, 30}, {40, 50}}));
    QCOMPARE(open.subtracted(some), FrameRanges::canonical({{30, 40}, {50, last}}));
    QCOMPARE(some.subtracted(open), FrameRanges::canonical({{10, 21}}));
    QCOMPARE(some.complemented(last), FrameRanges::canonical({{0, 10}, {30, 40}, {50, last}}));
}

QTEST_APPLESS_MAIN(tst_FrameRanges)
#include "tst_FrameRanges.moc"
