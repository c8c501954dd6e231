#include "core/motion/contacts/ContactDetection.h"

#include "core/motion/contacts/RestingFloor.h"
#include "tests/core/motion/Movers.h"
#include "tests/support/RangeDrawing.h"

#include <QTest>

#include <random>

using namespace tagline;
using test::at;

namespace {

constexpr float leg = 0.8f;

/// Hips with two legs that end in feet and balls; the feet go where they are told, metres.
struct Stepper
{
    Skeleton skeleton;
    Clip clip;
    std::vector<Limb> limbs;

    Stepper(const test::Way& left, const test::Way& right, Frame frames, FrameRate rate)
        : skeleton({test::joint("Hips", noJoint, {0, leg, 0}), test::joint("LeftFoot", noJoint, {0, 0, 0}),
                    test::joint("RightFoot", noJoint, {0, 0, 0}),
                    test::joint("LeftHand", noJoint, {0, 0, 0})})
    {
        clip.frames = frames;
        clip.rate = rate;
        clip.channels.push_back(test::keyed("LeftFoot", left, frames, rate));
        clip.channels.push_back(test::keyed("RightFoot", right, frames, rate));
        limbs = {{LimbKind::Foot, BodySide::Left, 1, 1, leg}, {LimbKind::Foot, BodySide::Right, 2, 2, leg}};
    }

    void moveHand(const test::Way& way)
    {
        clip.channels.push_back(test::keyed("LeftHand", way, clip.frames, clip.rate));
        limbs.push_back({LimbKind::Hand, BodySide::Left, 3, 3, 0.6f});
    }

    ContactReport report(const ContactSettings& settings = {}) const
    {
        const auto ways = JointTrajectories::ofAll(skeleton, clip, bindByName(clip, skeleton));
        return detectContacts(ways, limbs, settings);
    }
    std::string drawn(std::size_t limb = 0, const ContactSettings& settings = {}) const
    {
        return test::drawing(FrameRanges::fromCanonical(report(settings).limbs[limb].ranges), clip.frames);
    }
};

/// A foot that stands for 0.6 of each second, then swings 1.2 m forward, 15 cm high. `pace` is added to z.
Transform walkingFoot(double seconds, double phase = 0.0, double pace = 0.0)
{
    const double cycles = seconds + phase + 10.0;
    const double swing = std::max(0.0, cycles - std::floor(cycles) - 0.6) / 0.4;
    const double way = std::floor(cycles) + swing * swing * (3.0 - 2.0 * swing);
    const double height = 0.15 * std::sin(M_PI * swing) * std::sin(M_PI * swing);
    return at({0.0, height, 1.2 * way - pace * seconds});
}

test::Way still(glm::vec3 place)
{
    return [place](double) { return at(place); };
}

Stepper walker(FrameRate rate, double pace = 0.0, double scale = 1.0)
{
    const auto foot = [=](double phase) {
        return [=](double s) {
            Transform transform = walkingFoot(s, phase, pace);
            transform.translation *= float(scale);
            return transform;
        };
    };
    return Stepper(foot(0.0), foot(0.5), Frame(3 * rate.framesPerSecond()), rate);
}

} // namespace

class tst_ContactDetection : public QObject
{
    Q_OBJECT

private slots:
    void standingPhasesAreContacts_data();
    void standingPhasesAreContacts();
    void trembleOfCaptureDoesNotMatter();
    void childrenAndGiantsNeedNoOtherNumbers();
    void slopingFloorsAreFollowed();
    void stairsAreFollowed();
    void footHeldUpDoesNotRest();
    void tPoseBeforeTheTakeMovesNoFloor();
    void inPlaceWalksRestOnMovingGround();
    void movingGroundCanBeLeftOut();
    void slowSwingsInMidAirAreNoContacts();
    void handsRestOnlyWhereTheGroundIs();
    void gapsAndShortTouchesAreTidied();
    void hysteresisKeepsRollingFeetDown();
    void groundIsTheModelsOwnOrWhereFeetRest();
    void shortAndEmptyClipsHaveContactsOrNone();
    void limbsWithoutLengthHaveNone();
    void floorIsTheLowestSlowPlaceNearby();
    void floorIsRightAgainstAPlainSearch();
};

void tst_ContactDetection::standingPhasesAreContacts_data()
{
    QTest::addColumn<int>("rate");
    for (const int rate : {24, 30, 60, 120, 240}) QTest::addRow("%d Hz", rate) << rate;
}

// Standing from 0 to 0.6 s, from 1 to 1.6 s …; an edge may be off by 0.05 s: a swing begins and ends slowly.
void tst_ContactDetection::standingPhasesAreContacts()
{
    QFETCH(int, rate);
    const ContactReport report = walker({rate, 1}).report();
    QCOMPARE(report.groundVelocity, glm::vec2(0.0f));
    QCOMPARE(report.limbs[0].ranges.size(), std::size_t(3));
    for (std::size_t step = 0; step < 3; ++step) {
        const FrameRange range = report.limbs[0].ranges[step];
        QVERIFY(std::abs(range.start / double(rate) - double(step)) <= 0.05);
        QVERIFY(std::abs(range.stop / double(rate) - double(step) - 0.6) <= 0.05 + 1.0 / rate);
    }
    QCOMPARE(report.limbs[1].ranges.size(), std::size_t(4)); // half a second later, cut at the ends
    QCOMPARE(report.legLength, leg);
}

void tst_ContactDetection::trembleOfCaptureDoesNotMatter()
{
    std::mt19937 dice(5);
    std::normal_distribution<float> tremble(0.0f, 0.4e-3f);
    const auto shaking = [&](double s) {
        Transform transform = walkingFoot(s);
        transform.translation += glm::vec3(tremble(dice), tremble(dice), tremble(dice));
        return transform;
    };
    const Stepper shaken(shaking, still({0, 0, 0}), 360, {120, 1});
    const auto ranges = shaken.report().limbs[0].ranges;
    QCOMPARE(ranges.size(), std::size_t(3));
    for (std::size_t step = 0; step < 3; ++step) {
        QVERIFY(std::abs(ranges[step].start - 120 * int(step)) <= 12);
        QVERIFY(std::abs(ranges[step].stop - 120 * int(step) - 72) <= 12);
    }
}

void tst_ContactDetection::childrenAndGiantsNeedNoOtherNumbers()
{
    const std::string usual = walker({60, 1}).drawn();
    for (const double scale : {0.01, 0.5, 3.0, 100.0}) {
        Stepper scaled = walker({60, 1}, 0.0, scale);
        for (Limb& limb : scaled.limbs) limb.length = float(leg * scale);
        QCOMPARE(scaled.drawn(), usual);
    }
}

void tst_ContactDetection::slopingFloorsAreFollowed()
{
    const auto uphill = [](double s) {
        Transform transform = walkingFoot(s);
        transform.translation.y += 0.1f * transform.translation.z; // 12 cm a step
        return transform;
    };
    const Stepper climbing(uphill, uphill, 12 * 60, {60, 1});
    QVERIFY(climbing.report().limbs[0].ranges.size() >= 11); // the last step may be a foot held up
}

void tst_ContactDetection::stairsAreFollowed()
{
    const auto stairs = [](double s) {
        Transform transform = walkingFoot(s);
        const double cycles = s + 10.0;
        const double swing = std::max(0.0, cycles - std::floor(cycles) - 0.6) / 0.4;
        transform.translation.y += float(0.34 * (std::floor(s) + swing * swing * (3.0 - 2.0 * swing)));
        return transform;
    };
    const Stepper climbing(stairs, stairs, 10 * 60, {60, 1});
    QVERIFY(climbing.report().limbs[0].ranges.size() >= 9);
}

// Still for two seconds, knee high.
void tst_ContactDetection::footHeldUpDoesNotRest()
{
    const auto lifted = [](double s) {
        const double up = std::clamp(std::min(s - 2.0, 5.0 - s), 0.0, 0.5) / 0.5;
        return at({0.0, 0.4 * up * up * (3.0 - 2.0 * up), 0.0});
    };
    const Stepper balancing(lifted, still({0, 0, 0}), 7 * 30, {30, 1});
    const auto ranges = balancing.report().limbs[0].ranges;
    QCOMPARE(ranges.size(), std::size_t(2));
    QVERIFY(ranges[0].stop <= 2 * 30 + 6);
    QVERIFY(ranges[1].start >= 5 * 30 - 6);
    QCOMPARE(balancing.drawn(1), std::string(210, '#'));
}

void tst_ContactDetection::tPoseBeforeTheTakeMovesNoFloor()
{
    const auto take = [](double s) { return s < 0.001 ? at({3, -0.5, 1}) : walkingFoot(s); };
    const Stepper posed(take, take, 3 * 60, {60, 1});
    QCOMPARE(posed.report().limbs[0].ranges.size(), std::size_t(3));
}

void tst_ContactDetection::inPlaceWalksRestOnMovingGround()
{
    const Stepper inPlace = walker({30, 1}, 1.2);
    const ContactReport report = inPlace.report();
    QVERIFY(std::abs(report.groundVelocity.x) < 0.05f);
    QVERIFY(std::abs(report.groundVelocity.y + 1.2f) < 0.1f);
    QCOMPARE(report.limbs[0].ranges.size(), std::size_t(3));
    for (std::size_t step = 0; step < 3; ++step)
        QVERIFY(std::abs(report.limbs[0].ranges[step].length() - 18) <= 5);
}

void tst_ContactDetection::movingGroundCanBeLeftOut()
{
    ContactSettings settings;
    settings.findsMovingGround = false;
    QVERIFY(walker({30, 1}, 1.2).report(settings).limbs[0].ranges.empty());
}

// Where the foot turns round at the top of its swing, and nowhere else, it is slow.
void tst_ContactDetection::slowSwingsInMidAirAreNoContacts()
{
    const auto kicking = [](double s) {
        const double angle = 2.0 * M_PI * s;
        return at({0.0, 0.5 - 0.5 * std::cos(angle), 0.8 * std::sin(0.5 * angle)});
    };
    const Stepper swinging(kicking, kicking, 90, {30, 1});
    const ContactReport report = swinging.report();
    QVERIFY(report.limbs[0].ranges.size() <= 3);
    for (const FrameRange& range : report.limbs[0].ranges)
        for (Frame frame = range.start; frame < range.stop; ++frame)
            QVERIFY(kicking(frame / 30.0).translation.y < 0.1f);
}

void tst_ContactDetection::handsRestOnlyWhereTheGroundIs()
{
    Stepper standing(still({0.1f, 0.03f, 0}), still({-0.1f, 0.03f, 0}), 90, {30, 1});
    standing.moveHand([](double s) { // hangs, then lies on the floor from 1 to 2 s, then hangs again
        const double down = std::clamp(std::min(s - 0.5, 2.5 - s), 0.0, 0.5) / 0.5;
        return at({0.3, 0.8 - 0.75 * down * down * (3.0 - 2.0 * down), 0.2});
    });
    const auto ranges = standing.report().limbs[2].ranges;
    QCOMPARE(ranges.size(), std::size_t(1));
    QVERIFY(std::abs(ranges[0].start - 30) <= 4 && std::abs(ranges[0].stop - 60) <= 5);
}

void tst_ContactDetection::gapsAndShortTouchesAreTidied()
{
    ContactSettings settings;
    settings.minimumSeconds = 1.0;
    QVERIFY(walker({60, 1}).report(settings).limbs[0].ranges.empty());
    settings.minimumSeconds = 0.0;
    settings.gapSeconds = 0.5;
    QCOMPARE(walker({60, 1}).report(settings).limbs[0].ranges.size(), std::size_t(1));
}

// The ball creeps at 0.36 m/s, between the two speeds, before it leaves.
void tst_ContactDetection::hysteresisKeepsRollingFeetDown()
{
    const auto rolling = [](double s) {
        const double creep = 0.36 * std::clamp(s - 1.0, 0.0, 0.5);
        const double leap = 3.0 * std::max(0.0, s - 1.5);
        return at({0.02 * std::sin(20.0 * s), 0.0, creep + leap});
    };
    const auto lastFrame = [&](float leaveSpeed) {
        ContactSettings settings;
        settings.crispestSpeed = 1.0f;
        settings.leaveSpeed = leaveSpeed;
        const Stepper foot(rolling, rolling, 120, {60, 1});
        return foot.report(settings).limbs[0].ranges.front().stop;
    };
    QVERIFY(lastFrame(0.9f) >= 89);
    QVERIFY(lastFrame(0.4f) <= 65);
}

void tst_ContactDetection::groundIsTheModelsOwnOrWhereFeetRest()
{
    const auto groundAt = [](float height) {
        return Stepper(still({0, height, 0}), still({0.2f, height + 0.01f, 0}), 30, {30, 1})
            .report()
            .groundHeight;
    };
    QCOMPARE(groundAt(0.0f), 0.0f);
    QCOMPARE(groundAt(0.08f), 0.0f);
    QCOMPARE(groundAt(1.5f), 1.5f);
    QCOMPARE(groundAt(-0.3f), -0.3f);
}

void tst_ContactDetection::shortAndEmptyClipsHaveContactsOrNone()
{
    QCOMPARE(Stepper(still({0, 0, 0}), still({0, 0, 0}), 1, {30, 1}).drawn(), "#");
    QCOMPARE(Stepper(still({0, 0, 0}), still({0, 0, 0}), 2, {30, 1}).drawn(), "##");
    QCOMPARE(Stepper(still({0, 0, 0}), still({0, 0, 0}), 0, {30, 1}).drawn(), "");
}

void tst_ContactDetection::limbsWithoutLengthHaveNone()
{
    Stepper stepper(still({0, 0, 0}), still({0, 0, 0}), 10, {30, 1});
    for (const float length : {0.0f, -1.0f, NAN, INFINITY}) {
        stepper.limbs[0].length = length;
        QVERIFY(stepper.report().limbs[0].ranges.empty());
    }
    QCOMPARE(stepper.drawn(1), "##########");
}

void tst_ContactDetection::floorIsTheLowestSlowPlaceNearby()
{
    const std::vector<float> heights{5, 1, 1, 4, 4, 2, 2, 2, 9, 3, 3, 3};
    const std::vector<char> slow{1, 1, 1, 0, 0, 1, 1, 1, 0, 1, 1, 1};
    QCOMPARE(restingFloor(heights, slow, 2), (std::vector<float>{1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3}));
    QCOMPARE(restingFloor(heights, slow, 100), std::vector<float>(12, 1.0f));
    QCOMPARE(restingFloor(heights, std::vector<char>(12, 0), 2), std::vector<float>(12, 1.0f));
    QVERIFY(restingFloor({}, {}, 2).empty());
}

void tst_ContactDetection::floorIsRightAgainstAPlainSearch()
{
    std::mt19937 dice(3);
    for (int round = 0; round < 100; ++round) {
        const int frames = 1 + int(dice() % 60);
        const int window = int(dice() % 20);
        std::vector<float> heights;
        std::vector<char> slow;
        for (int i = 0; i < frames; ++i) {
            heights.push_back(float(dice() % 50));
            slow.push_back(dice() % 3 != 0);
        }
        const auto lowest = [&](int from, int to, bool onlySlow) {
            float found = INFINITY;
            for (int i = from; i <= to; ++i)
                if (!onlySlow || slow[std::size_t(i)]) found = std::min(found, heights[std::size_t(i)]);
            return found;
        };
        const std::vector<float> floor = restingFloor(heights, slow, window);
        float whole = lowest(0, frames - 1, true);
        if (std::isinf(whole)) whole = lowest(0, frames - 1, false);
        for (int i = 0; i < frames; ++i) {
            float expected = whole;
            const float past = i >= (window + 2) / 3 ? lowest(std::max(i - window, 0), i, true) : INFINITY;
            const float future =
                i + (window + 2) / 3 < frames ? lowest(i, std::min(i + window, frames - 1), true) : INFINITY;
            if (!std::isinf(past)) expected = std::max(expected, past);
            if (!std::isinf(future)) expected = std::max(expected, future);
            QCOMPARE(floor[std::size_t(i)], expected);
        }
    }
}

QTEST_APPLESS_MAIN(tst_ContactDetection)
#include "tst_ContactDetection.moc"
