#include "core/motion/SuggestionRule.h"
#include "core/motion/signals/ThresholdRanges.h"
#include "tests/support/RangeDrawing.h"

#include <QTest>

#include <limits>
#include <random>

using namespace tagline;
using test::drawing;
using test::ranges;

namespace {

constexpr float notANumber = std::numeric_limits<float>::quiet_NaN();

std::string drawn(const std::vector<float>& values, const Threshold& threshold)
{
    std::vector<FrameRange> found;
    appendRanges(values, threshold, found);
    return drawing(FrameRanges::fromCanonical(found), Frame(values.size()));
}

std::string tidy(const char* drawn, const RangeTidying& tidying)
{
    return drawing(FrameRanges::fromCanonical(tidied(ranges(drawn).span(), tidying)),
                   Frame(std::string_view(drawn).size()));
}

std::string suggested(const char* answer, const char* authored, const char* rejected,
                      RangeTidying tidying = {})
{
    const std::vector<FrameRange> found =
        suggestedRanges(ranges(answer).span(), tidying, ranges(authored).span(), ranges(rejected).span());
    return drawing(FrameRanges::fromCanonical(found), Frame(std::string_view(answer).size()));
}

} // namespace

class tst_ThresholdRanges : public QObject
{
    Q_OBJECT

private slots:
    void everyComparisonMeansWhatItSays();
    void noNumberSatisfiesNoComparison();
    void hysteresisHoldsOnUntilTheLeavingThreshold();
    void hysteresisEqualsPlainComparisonWhereBothAreEqual();
    void wrongHysteresisIsInvalid();
    void gapsCloseBeforeShortRangesGo();
    void suggestionsLeaveOutWhatIsSettled();
    void suggestionsThatMovedALittleStaySettled();
    void acceptingEverythingLeavesNothing();
};

void tst_ThresholdRanges::everyComparisonMeansWhatItSays()
{
    const std::vector<float> values{0, 1, 2, 3, 2, 1};
    QCOMPARE(drawn(values, {Comparison::Less, 2}), "##...#");
    QCOMPARE(drawn(values, {Comparison::LessOrEqual, 2}), "###.##");
    QCOMPARE(drawn(values, {Comparison::Greater, 2}), "...#..");
    QCOMPARE(drawn(values, {Comparison::GreaterOrEqual, 2}), "..###.");
    QCOMPARE(drawn(values, {Comparison::Equal, 2}), "..#.#.");
    QCOMPARE(drawn(values, {Comparison::NotEqual, 2}), "##.#.#");
    QCOMPARE(drawn({}, {Comparison::Less, 2}), "");
}

void tst_ThresholdRanges::noNumberSatisfiesNoComparison()
{
    for (const Comparison comparison : {Comparison::Less, Comparison::LessOrEqual, Comparison::Greater,
                                        Comparison::GreaterOrEqual, Comparison::Equal, Comparison::NotEqual})
        QCOMPARE(drawn({notANumber, notANumber}, {comparison, 1}), "..");
    QCOMPARE(drawn({2, notANumber, 2}, {Comparison::Greater, 1, 0.5f}), "#.#");
}

void tst_ThresholdRanges::hysteresisHoldsOnUntilTheLeavingThreshold()
{
    QCOMPARE(drawn({1.2f, 1.4f, 1.6f, 1.4f, 1.2f, 0.9f, 1.2f}, {Comparison::Greater, 1.5f, 1.0f}), "..###..");
    QCOMPARE(drawn({2.0f, 0.9f, 1.2f, 1.6f, 1.2f}, {Comparison::Less, 1.0f, 1.5f}), ".##..");
}

void tst_ThresholdRanges::hysteresisEqualsPlainComparisonWhereBothAreEqual()
{
    std::mt19937 dice(7);
    std::uniform_int_distribution<int> value(0, 5);
    std::vector<float> values(2000);
    for (float& each : values) each = float(value(dice));
    for (const Comparison comparison : {Comparison::Less, Comparison::GreaterOrEqual})
        QCOMPARE(drawn(values, {comparison, 3, 3.0f}), drawn(values, {comparison, 3}));
}

void tst_ThresholdRanges::wrongHysteresisIsInvalid()
{
    QVERIFY(!(Threshold{Comparison::Greater, 1.0f, 2.0f}.isValid()));
    QVERIFY(!(Threshold{Comparison::Less, 2.0f, 1.0f}.isValid()));
    QVERIFY(!(Threshold{Comparison::Equal, 1.0f, 1.0f}.isValid()));
    QVERIFY(!(Threshold{Comparison::Less, notANumber}.isValid()));
    QVERIFY((Threshold{Comparison::LessOrEqual, 1.0f, 2.0f}.isValid()));
}

void tst_ThresholdRanges::gapsCloseBeforeShortRangesGo()
{
    QCOMPARE(tidy("#.#...##...#.", {1, 0}), "#.#...##...#.");
    QCOMPARE(tidy("#.#...##...#.", {3, 1}), "###..........");
    QCOMPARE(tidy("#.#...##...#.", {2, 0}), "......##.....");
    QCOMPARE(tidy("#.#...##...#.", {0, 3}), "############.");
}

void tst_ThresholdRanges::suggestionsLeaveOutWhatIsSettled()
{
    QCOMPARE(suggested("..#########....####..####..", //
                       "....####...................", //
                       "....................#####.."),
             "..##....###....####........");
    QCOMPARE(suggested("..#########....####..####..", //
                       "....####...................", //
                       "....................#####..", {3, 0}),
             "........###....####........");
}

void tst_ThresholdRanges::suggestionsThatMovedALittleStaySettled()
{
    QCOMPARE(suggested(".########.", "...#####..", ".........."), "..........");
    QCOMPARE(suggested(".########.", "..........", "..#######."), "..........");
}

void tst_ThresholdRanges::acceptingEverythingLeavesNothing()
{
    std::mt19937 dice(11);
    for (int round = 0; round < 200; ++round) {
        std::string answer(80, '.');
        std::string authored(80, '.');
        for (char& frame : answer) frame = dice() % 3 ? '#' : '.';
        for (char& frame : authored) frame = dice() % 5 ? '.' : '#';
        const RangeTidying tidying{2, 1};
        const FrameRanges present = ranges(authored);
        const auto first = suggestedRanges(ranges(answer).span(), tidying, present.span(), {});
        const FrameRanges found = FrameRanges::fromCanonical(first);
        QVERIFY(found.intersected(present).isEmpty());
        const FrameRanges accepted = present.united(found);
        QVERIFY(suggestedRanges(ranges(answer).span(), tidying, accepted.span(), {}).empty());
    }
}

QTEST_APPLESS_MAIN(tst_ThresholdRanges)
#include "tst_ThresholdRanges.moc"
