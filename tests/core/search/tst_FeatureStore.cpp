#include "core/search/features/FeatureStore.h"
#include "core/search/features/RobustDeviation.h"
#include "tests/core/search/Bodies.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <random>

using namespace tagline;
using namespace tagline::test;

namespace {

/// Where the steering preset's numbers lie.
constexpr std::size_t leftFoot = 0, rightFoot = 3, hipsVelocity = 12, pathPlaces = 15, pathFacings = 21;

std::vector<float> row(const std::vector<float>& numbers, std::size_t at)
{
    const std::size_t count = FeatureSchema::steering().numbers();
    return {numbers.begin() + std::ptrdiff_t(at * count), numbers.begin() + std::ptrdiff_t((at + 1) * count)};
}

float largestDifference(const std::vector<float>& a, const std::vector<float>& b)
{
    float largest = a.size() == b.size() ? 0.0f : std::numeric_limits<float>::infinity();
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
        largest = std::max(largest, std::abs(a[i] - b[i]));
    return largest;
}

std::vector<float> featuresOf(const BodyMotion& motion, double seconds, FrameRate rate, float size = 1.0f)
{
    return featureRows(FeatureSchema::steering(), rowsOf(motion, seconds, rate, size), false);
}

} // namespace

class tst_FeatureStore : public QObject
{
    Q_OBJECT

private slots:
    void aSchemaIsChecked();
    void theSteeringPresetHasThePublishedNumbers();
    void aCircleIsItsFormula();
    void aPathGoesOnBeyondTheClip();
    void aLoopGoesOnInItself();
    void sizeAndRateChangeNothing_data();
    void sizeAndRateChangeNothing();
    void theMirrorTwiceIsTheMotion();
    void inPlaceIsTravelling();
    void motionsThatGoRoundAreKnown();
    void rowsAreMomentsOfClips();
    void numbersAreComparable();
    void channelsThatNeverChangeCountForNothing();
    void aWildKeyChangesNoScale();
    void clipsWithoutAPartAreLeftOut();
    void rowsMayBeEnteredWhereTheFilterGoesOn();
};

void tst_FeatureStore::aSchemaIsChecked()
{
    const auto problem = [](std::vector<FeatureChannel> channels) {
        const auto schema = FeatureSchema::of(std::move(channels));
        return schema ? QString() : QString::fromStdString(schema.error().message);
    };
    const FeatureChannel good{FeatureKind::TurnRate, RowPart::Hips, 0.0, 1.0};
    QCOMPARE(problem({good}), QString());
    QVERIFY(problem({}).contains("no channel counts"));
    QVERIFY(problem({{FeatureKind::TurnRate, RowPart::Hips, 0.0, 0.0}}).contains("no channel counts"));
    QVERIFY(problem({good, {FeatureKind::TurnRate, RowPart::Hips, 0.0, 10.5}})
                .contains("channel 2 has a weight"));
    QVERIFY(problem({{FeatureKind::TurnRate, RowPart::Hips, 0.0, std::nan("")}}).contains("weight"));
    QVERIFY(problem({{FeatureKind::PathPlace, RowPart::Hips, 2.5, 1.0}}).contains("within 2 seconds"));
    QVERIFY(
        problem({{FeatureKind::PathPlace, RowPart::Hips, std::nan(""), 1.0}}).contains("within 2 seconds"));
    QVERIFY(problem({{FeatureKind::PartPlace, RowPart(12), 0.0, 1.0}}).contains("part of the body"));
    QVERIFY(
        problem(std::vector<FeatureChannel>(43, FeatureChannel())).contains("129 numbers: there can be 128"));
    QCOMPARE(problem(std::vector<FeatureChannel>(42, FeatureChannel())), QString());
}

void tst_FeatureStore::theSteeringPresetHasThePublishedNumbers()
{
    const FeatureSchema steering = FeatureSchema::steering();
    QCOMPARE(steering.numbers(), std::size_t(27));
    const auto again = FeatureSchema::of({steering.channels().begin(), steering.channels().end()});
    QVERIFY(again && *again == steering);
}

void tst_FeatureStore::aCircleIsItsFormula()
{
    const double speed = 1.5, turn = 0.5;
    const BodyRows body = rowsOf({speed, turn, 2.0, 0.0}, 8.0); // no swing: feet stand under the hips
    const std::vector<float> numbers = featureRows(FeatureSchema::steering(), body, false);
    const std::vector<float> middle = row(numbers, body.rows.size() / 2);
    const auto isAbout = [&](std::size_t number, double metres) {
        return std::abs(double(middle[number] * body.legLength) - metres) < 0.02;
    };
    QVERIFY(isAbout(leftFoot, 0.1) && isAbout(rightFoot, -0.1));
    QVERIFY(isAbout(hipsVelocity, 0.0) && isAbout(hipsVelocity + 2, speed));
    for (int third = 1; third <= 3; ++third) {
        const double angle = turn * third / 3.0, radius = speed / turn;
        const std::size_t place = pathPlaces + std::size_t(third - 1) * 2;
        const std::size_t facing = pathFacings + std::size_t(third - 1) * 2;
        QVERIFY(isAbout(place, radius * (1.0 - std::cos(angle))));
        QVERIFY(isAbout(place + 1, radius * std::sin(angle)));
        QVERIFY(std::abs(double(middle[facing]) - std::sin(angle)) < 0.01);
        QVERIFY(std::abs(double(middle[facing + 1]) - std::cos(angle)) < 0.01);
    }
}

void tst_FeatureStore::aPathGoesOnBeyondTheClip()
{
    const std::vector<float> numbers = featuresOf({1.5, 0.5, 2.0, 0.0}, 8.0, FrameRate(30, 1));
    const std::size_t count = numbers.size() / FeatureSchema::steering().numbers();
    for (const std::size_t at : {count - 1, count - 8, std::size_t(0)})
        QVERIFY2(largestDifference(row(numbers, at), row(numbers, count / 2)) < 0.03f,
                 qPrintable(QString::number(at)));
}

void tst_FeatureStore::aLoopGoesOnInItself()
{
    // One round of two steps: its rows are those of the middle of a long walk.
    const BodyMotion walk{1.3, 0.6, 2.0};
    const BodyRows round = rowsOf(walk, 1.0), whole = rowsOf(walk, 5.0);
    const std::vector<float> looped = featureRows(FeatureSchema::steering(), round, true);
    const std::vector<float> steady = featureRows(FeatureSchema::steering(), whole, false);
    for (std::size_t at = 0; at < round.rows.size(); ++at)
        QVERIFY2(largestDifference(row(looped, at), row(steady, 60 + at)) < 0.05f,
                 qPrintable(QString::number(at)));
}

void tst_FeatureStore::sizeAndRateChangeNothing_data()
{
    QTest::addColumn<int>("rate");
    QTest::addColumn<float>("size");
    QTest::newRow("60 Hz") << 60 << 1.0f;
    QTest::newRow("120 Hz") << 120 << 1.0f;
    QTest::newRow("twice the size") << 30 << 2.0f;
}

void tst_FeatureStore::sizeAndRateChangeNothing()
{
    QFETCH(int, rate);
    QFETCH(float, size);
    const BodyMotion motion{1.2, 0.4};
    const std::vector<float> expected = featuresOf(motion, 4.0, FrameRate(30, 1));
    const std::vector<float> found = featuresOf(motion, 4.0, FrameRate(rate, 1), size);
    for (std::size_t at = 10; at < 100; ++at)
        QVERIFY(largestDifference(row(found, at), row(expected, at)) < 0.03f);
}

void tst_FeatureStore::theMirrorTwiceIsTheMotion()
{
    const BodyRows body = rowsOf({1.2, 0.7, 2.0, 0.6, 0.2}, 3.0);
    const FeatureSchema schema = FeatureSchema::steering();
    const std::vector<float> once = featureRows(schema, mirrored(body), false);
    QCOMPARE(featureRows(schema, mirrored(mirrored(body)), false), featureRows(schema, body, false));
    // Half a cycle later the other foot does the same, to the other side.
    const std::vector<float> right = featuresOf({1.2, -0.7, 2.0, 0.6, 0.2}, 3.0, FrameRate(30, 1));
    for (std::size_t at = 10; at < 60; ++at)
        QVERIFY(largestDifference(row(once, at + 15), row(right, at)) < 0.03f);
}

void tst_FeatureStore::inPlaceIsTravelling()
{
    const BodyMotion walk{1.3, 0.0};
    const FrameRate rate(30, 1);
    const Skeleton skeleton = bodySkeleton();
    const Clip inPlace = bodyClip(walk, 3.0, rate, 1.0f, true);
    const auto body = bodyRows(skeleton, inPlace, bindByName(inPlace, skeleton), {0.0f, -1.3f});
    QVERIFY(bool(body));
    QVERIFY(largestDifference(featureRows(FeatureSchema::steering(), *body, false),
                              featuresOf(walk, 3.0, rate)) < 1e-3f);
}

void tst_FeatureStore::motionsThatGoRoundAreKnown()
{
    QVERIFY(goesRound(rowsOf({1.3, 0.6, 2.0}, 2.0)));
    QVERIFY(goesRound(rowsOf({0.0, 0.0, 0.0, 0.0}, 2.0))); // stands still
    QVERIFY(!goesRound(rowsOf({1.3, 0.6, 2.0}, 2.25)));    // ends in the midst of a step
    QVERIFY(!goesRound(BodyRows()));
}

void tst_FeatureStore::rowsAreMomentsOfClips()
{
    std::vector<FeatureSource> clips(4);
    clips[1].body = rowsOf({1.0}, 2.0, FrameRate(120, 1));
    clips[3] = {rowsOf({2.0}, 1.0), true};
    const FeatureStore store(FeatureSchema::steering(), clips, true);
    QCOMPARE(store.rowCount(), std::uint32_t((61 + 31) * 2));
    QVERIFY(!store.holds(ClipId(0)) && store.holds(ClipId(1)) && !store.holds(ClipId(4)));
    QVERIFY((store.place(0) == FeaturePlace{ClipId(1), 0, false}));
    QVERIFY((store.place(3) == FeaturePlace{ClipId(1), 4, true}));
    QVERIFY((store.place(122) == FeaturePlace{ClipId(3), 0, false}));
    for (std::uint32_t row = 0; row < store.rowCount(); ++row) {
        const FeaturePlace place = store.place(row);
        QCOMPARE(store.rowAt(place.clip, place.frame, place.isMirrored), row);
    }
    QCOMPARE(store.rowAt(ClipId(1), 5.9, false), std::uint32_t(2));
    QCOMPARE(store.lastRow(ClipId(1)), store.firstRow(ClipId(3)));
}

void tst_FeatureStore::numbersAreComparable()
{
    std::vector<FeatureSource> clips;
    for (const double speed : {0.5, 1.0, 2.0, 3.0})
        for (const double turn : {-1.0, 0.0, 1.0})
            clips.push_back({rowsOf({speed, turn, 2.0 * speed}, 4.0), false});
    const FeatureStore store(FeatureSchema::steering(), clips, true);
    const FeatureSchema& schema = store.schema();
    for (std::size_t i = 0; i < schema.channels().size(); ++i) {
        const std::size_t first = schema.firstNumber(i), count = numbersOf(schema.channels()[i].kind);
        double mean = 0.0;
        for (std::size_t n = first; n < first + count; ++n)
            mean += double(store.scale().deviations[n]) / double(count);
        QVERIFY(std::abs(mean - schema.channels()[i].weight) < 1e-4);
    }
    std::vector<float> numbers = row(featureRows(schema, clips[5].body, false), 40);
    store.scale(numbers);
    QCOMPARE(numbers, store.rowNumbers(store.rowAt(ClipId(5), 40.0, false)));
    // What a mirror swaps is scaled alike.
    QVERIFY(std::abs(store.scale().factors[leftFoot] / store.scale().factors[rightFoot] - 1.0f) < 0.01f);
}

void tst_FeatureStore::channelsThatNeverChangeCountForNothing()
{
    const std::vector<FeatureSource> clips{{rowsOf({0.0, 0.0, 2.0}, 3.0), false}}; // steps on the spot
    const FeatureStore store(FeatureSchema::steering(), clips, false);
    QVERIFY(!store.scale().constantChannels.empty());
    for (const std::size_t channel : store.scale().constantChannels)
        QCOMPARE(store.scale().factors[store.schema().firstNumber(channel)], 0.0f);
    for (std::uint32_t row = 0; row < store.rowCount(); ++row)
        for (const float number : store.rowNumbers(row)) QVERIFY(std::isfinite(number));
}

void tst_FeatureStore::aWildKeyChangesNoScale()
{
    std::mt19937 random(5);
    std::normal_distribution<float> normal(3.0f, 2.0f);
    std::vector<float> numbers(1000);
    for (float& number : numbers) number = normal(random);
    std::vector<float> clean = numbers;
    const Deviation expected = robustDeviation(clean);
    QVERIFY(expected.deviation > 1.6 && expected.deviation < 2.1); // outermost ones count as less
    numbers[100] = 1e7f;
    numbers[101] = -1e9f;
    const Deviation found = robustDeviation(numbers);
    QVERIFY(std::abs(found.deviation / expected.deviation - 1.0) < 0.02);
    QVERIFY(std::abs(found.mean - expected.mean) < 0.05);
    std::vector<float> none, one{4.0f};
    QCOMPARE(robustDeviation(none).deviation, 0.0);
    QCOMPARE(robustDeviation(one).mean, 4.0);
}

void tst_FeatureStore::clipsWithoutAPartAreLeftOut()
{
    BodyRows oneFooted = rowsOf({1.0}, 2.0);
    oneFooted.parts = RowParts(oneFooted.parts & ~(1u << std::size_t(RowPart::LeftFoot)));
    const std::vector<FeatureSource> clips{{oneFooted, false}, {rowsOf({1.0}, 2.0), false}};
    const FeatureStore store(FeatureSchema::steering(), clips, false);
    QVERIFY(!store.holds(ClipId(0)) && store.holds(ClipId(1)));
    QCOMPARE(FeatureStore(FeatureSchema::steering(), {}, true).rowCount(), std::uint32_t(0));
}

void tst_FeatureStore::rowsMayBeEnteredWhereTheFilterGoesOn()
{
    const std::vector<FeatureSource> clips{{rowsOf({1.0}, 2.0), false}, {rowsOf({1.0}, 2.0), true}};
    const FeatureStore store(FeatureSchema::steering(), clips, false);
    const auto frames = [&](ClipId clip, std::vector<FrameRange> ranges) {
        std::vector<std::uint32_t> rows;
        appendEnterableRows(store, clip, ranges, false, rows);
        std::vector<Frame> found;
        for (const std::uint32_t row : rows) found.push_back(store.place(row).frame);
        return found;
    };
    const std::vector<Frame> whole = frames(ClipId(0), {{0, 61}});
    QCOMPARE(whole.front(), Frame(0));
    QCOMPARE(whole.back(), Frame(54)); // 0.2 s are six frames
    QCOMPARE(frames(ClipId(1), {{0, 61}}).back(), Frame(60));
    QCOMPARE(frames(ClipId(0), {{10, 16}}), (std::vector<Frame>{10, 11, 12, 13})); // a third is kept
    QCOMPARE(frames(ClipId(0), {{10, 11}}), std::vector<Frame>{10});
    QVERIFY(frames(ClipId(0), {}).empty());
    // A loop whose end and beginning hold goes on over its end.
    QCOMPARE(frames(ClipId(1), {{0, 20}, {50, 61}}).back(), Frame(60));
}

QTEST_APPLESS_MAIN(tst_FeatureStore)
#include "tst_FeatureStore.moc"
