#include "core/motion/signals/MotionSignals.h"

#include "tests/core/motion/Movers.h"

#include <QTest>

#include <limits>

using namespace tagline;
using test::at;
using test::Mover;
using test::turnedBy;
using test::worstDistance;

namespace {

constexpr float notANumber = std::numeric_limits<float>::quiet_NaN();
const std::vector<FrameRate> usualRates{{24, 1}, {30, 1}, {48, 1}, {60, 1}, {120, 1}, {240, 1}};

/// A figure going in a circle of 2 m once in 4 s, swinging a foot 0.3 m back and forth once a second.
glm::vec3 strollingFoot(double seconds)
{
    const double angle = 0.5 * M_PI * seconds;
    const double swing = 0.3 * std::sin(2.0 * M_PI * seconds);
    return {float(2.0 * std::cos(angle)), float(1.0 + 0.1 * swing), float(2.0 * std::sin(angle) + swing)};
}

} // namespace

class tst_MotionSignals : public QObject
{
    Q_OBJECT

private slots:
    void uniformMotionHasItsExactSpeed_data();
    void uniformMotionHasItsExactSpeed();
    void freeFallHasGravityForAcceleration();
    void circleHasCentripetalAcceleration();
    void uniformTurnHasItsExactRate_data();
    void uniformTurnHasItsExactRate();
    void turningLeftIsPositive();
    void turnOfATiltedFigureIsThatAboutTheVertical();
    void rollsAndSomersaultsAreNoTurns();
    void longSpinsGoOnAndOn();
    void placesAreThoseOfThePose();
    void signalsInheritTheMotionOfTheJointsAbove();
    void ratesAgree_data();
    void ratesAgree();
    void resampledClipsAgree();
    void scaleOfAParentScalesMotion();
    void mirroredFigureTurnsTheOtherWay();
    void placesThatAreNoNumbersLeaveNoTrace();
    void rotationsThatAreNoNumbersTurnNothing();
    void hugePlacesStayFinite();
    void shortClipsHaveDefinedSignals();
    void rootIsTheHipsOrWhatIsNamed();
    void rootWithoutHipsIsTheTrunkThatMoves();
    void memoryIsAsStated();
};

void tst_MotionSignals::uniformMotionHasItsExactSpeed_data()
{
    QTest::addColumn<int>("rate");
    QTest::addColumn<double>("smoothing");
    for (const FrameRate rate : usualRates)
        for (const double smoothing : {0.0, 0.05, 0.3})
            QTest::addRow("%d Hz, %g s", rate.numerator, smoothing) << rate.numerator << smoothing;
}

void tst_MotionSignals::uniformMotionHasItsExactSpeed()
{
    QFETCH(int, rate);
    QFETCH(double, smoothing);
    const glm::dvec3 velocity(1.2, -0.4, 0.5);
    const Mover mover([&](double s) { return at(glm::vec3(velocity * s)); }, rate, {rate, 1});
    const auto motion = mover.motion({smoothing, smoothing, {}});
    QVERIFY(worstDistance(motion->values(MotionSignal::Speed, 0), glm::length(velocity)) < 2e-4);
    QVERIFY(worstDistance(motion->values(MotionSignal::TurnRate, 0), 0.0) < 1e-6);
}

void tst_MotionSignals::freeFallHasGravityForAcceleration()
{
    const Mover mover([](double s) { return at({s, 10.0 - 4.905 * s * s, 0.0}); }, 120, {120, 1});
    QVERIFY(worstDistance(mover.motion()->values(MotionSignal::Acceleration, 0), 9.81) < 0.02);
}

void tst_MotionSignals::circleHasCentripetalAcceleration()
{
    const double turn = M_PI; // radians a second
    const Mover mover(
        [&](double s) {
            return at({2.0 * std::cos(turn * s), 0.0, 2.0 * std::sin(turn * s)});
        },
        240, {120, 1});
    const auto motion = mover.motion();
    const auto inside = [&](MotionSignal signal) { return motion->values(signal, 0).subspan(10, 220); };
    QVERIFY(worstDistance(inside(MotionSignal::Acceleration), 2.0 * turn * turn) < 0.01 * 2.0 * turn * turn);
    QVERIFY(worstDistance(inside(MotionSignal::Speed), 2.0 * turn) < 0.005 * 2.0 * turn);
}

void tst_MotionSignals::uniformTurnHasItsExactRate_data()
{
    QTest::addColumn<int>("rate");
    QTest::addColumn<double>("degreesPerSecond");
    for (const FrameRate rate : usualRates)
        for (const double turn : {-2000.0, -90.0, 0.5, 45.0, 360.0, 1700.0})
            QTest::addRow("%d Hz, %g", rate.numerator, turn) << rate.numerator << turn;
}

void tst_MotionSignals::uniformTurnHasItsExactRate()
{
    QFETCH(int, rate);
    QFETCH(double, degreesPerSecond);
    const Mover mover([&](double s) { return turnedBy(degreesPerSecond * s); }, 2 * rate, {rate, 1});
    const auto motion = mover.motion();
    QVERIFY(worstDistance(motion->values(MotionSignal::TurnRate, 0), degreesPerSecond) <
            2e-5 * std::abs(degreesPerSecond) + 1e-3 * rate / 24.0);
    QVERIFY(worstDistance(motion->values(MotionSignal::Speed, 0), 0.0) == 0.0);
}

// Facing +Z, left is +X: turning left takes +Z towards +X, counter-clockwise seen from above.
void tst_MotionSignals::turningLeftIsPositive()
{
    const glm::quat quarter = turnedBy(90.0).rotation;
    QVERIFY(glm::distance(quarter * glm::vec3(0, 0, 1), glm::vec3(1, 0, 0)) < 1e-6f);
    const Mover mover([](double s) { return turnedBy(90.0 * s); }, 31, {30, 1});
    QVERIFY(mover.motion()->values(MotionSignal::TurnRate, 0)[15] > 89.9f);
}

void tst_MotionSignals::turnOfATiltedFigureIsThatAboutTheVertical()
{
    const glm::quat tilt = test::turned(70.0f, {1, 0, 0});
    const Mover mover(
        [&](double s) {
            Transform transform = turnedBy(120.0 * s);
            transform.rotation = transform.rotation * tilt;
            return transform;
        },
        61, {30, 1});
    QVERIFY(worstDistance(mover.motion()->values(MotionSignal::TurnRate, 0), 120.0) < 0.01);
}

void tst_MotionSignals::rollsAndSomersaultsAreNoTurns()
{
    for (const glm::vec3 axis : {glm::vec3(1, 0, 0), glm::vec3(0, 0, 1), glm::vec3(1, 0, 1)}) {
        const Mover mover([&](double s) { return turnedBy(400.0 * s, axis); }, 61, {30, 1});
        QVERIFY(worstDistance(mover.motion()->values(MotionSignal::TurnRate, 0), 0.0) < 0.02);
    }
}

void tst_MotionSignals::longSpinsGoOnAndOn()
{
    const Mover mover([](double s) { return turnedBy(720.0 * s); }, 7200, {120, 1}); // 120 rounds
    QVERIFY(worstDistance(mover.motion()->values(MotionSignal::TurnRate, 0), 720.0) < 0.05);
}

void tst_MotionSignals::placesAreThoseOfThePose()
{
    const Mover mover([](double s) { return at({s, 2.0 * s, -s * s}); }, 31, {30, 1});
    const auto motion = mover.motion();
    QCOMPARE(motion->values(MotionSignal::X, 0)[15], 0.5f);
    QCOMPARE(motion->values(MotionSignal::Y, 0)[15], 1.0f);
    QCOMPARE(motion->values(MotionSignal::Z, 0)[15], -0.25f);
    QCOMPARE(motion->values(MotionSignal::Height, 0)[15], 1.0f);
}

// A hand 0.5 m beside hips that turn and go.
void tst_MotionSignals::signalsInheritTheMotionOfTheJointsAbove()
{
    const Skeleton skeleton({test::joint("Hips", noJoint, {0, 1, 0}), test::joint("Hand", 0, {0.5f, 0, 0})});
    Clip clip;
    clip.frames = 121;
    clip.rate = {120, 1};
    clip.channels.push_back(test::keyed(
        "Hips", [](double s) { return turnedBy(180.0 * s); }, 121, clip.rate));
    const auto motion = MotionSignals::computed(skeleton, clip, bindByName(clip, skeleton));
    QVERIFY(worstDistance(motion->values(MotionSignal::Speed, 1), 0.5 * M_PI) < 0.01);
    QVERIFY(worstDistance(motion->values(MotionSignal::TurnRate, 1), 180.0) < 0.01);
    QVERIFY(worstDistance(motion->values(MotionSignal::Speed, 0), 0.0) < 1e-6);
}

void tst_MotionSignals::ratesAgree_data()
{
    QTest::addColumn<int>("rate");
    for (const FrameRate rate : usualRates) QTest::addRow("%d Hz", rate.numerator) << rate.numerator;
}

// Against a motion that is known as a formula, at the moments that all rates share; 2 % of the largest value.
void tst_MotionSignals::ratesAgree()
{
    QFETCH(int, rate);
    const auto way = [](double s) {
        Transform transform = turnedBy(90.0 * s + 20.0 * std::sin(2.0 * M_PI * s));
        transform.translation = strollingFoot(s);
        return transform;
    };
    const Mover fine(way, 4 * 960 + 1, {960, 1});
    const Mover mover(way, 4 * rate + 1, {rate, 1});
    const auto exact = fine.motion({0.0, 0.02, {}});
    const auto motion = mover.motion();
    for (const MotionSignal signal : test::allSignals()) {
        const auto expected = exact->values(signal, 0);
        const auto found = motion->values(signal, 0);
        float largest = 0.0f;
        for (const float value : expected) largest = std::max(largest, std::abs(value));
        double worst = 0.0;
        for (int sixth = 1; sixth < 24; ++sixth) // sixths of a second: whole frames at every rate
            worst = std::max<double>(
                worst, std::abs(found[std::size_t(sixth * rate / 6)] - expected[std::size_t(sixth * 160)]));
        QVERIFY2(worst < 0.02 * largest,
                 qPrintable(QString("signal %1: %2 of %3").arg(int(signal)).arg(worst).arg(largest)));
    }
}

// A clip of 24 Hz, sampled between its keys at other rates as playback does, keeps its signals at its keys.
void tst_MotionSignals::resampledClipsAgree()
{
    const Mover mover([](double s) { return at(strollingFoot(s)); }, 97, {24, 1});
    const auto motion = mover.motion();
    const ClipBinding binding = bindByName(mover.clip, mover.skeleton);
    for (const int factor : {2, 5, 10}) {
        const auto resampled = [&](double s) {
            return sampledPose(mover.skeleton, mover.clip, binding, s * 24.0).front();
        };
        const Mover finer(resampled, 96 * factor + 1, {24 * factor, 1});
        const auto other = finer.motion();
        for (const MotionSignal signal : {MotionSignal::Speed, MotionSignal::X, MotionSignal::Height})
            for (int frame = 1; frame < 96; ++frame) {
                const double expected = motion->values(signal, 0)[std::size_t(frame)];
                const double found = other->values(signal, 0)[std::size_t(frame * factor)];
                QVERIFY(std::abs(found - expected) < 0.02 * std::max(std::abs(expected), 1.0));
            }
    }
}

void tst_MotionSignals::scaleOfAParentScalesMotion()
{
    Joint top = test::joint("Armature", noJoint, {0, 0, 0});
    top.rest.scale = glm::vec3(0.01f);
    const Skeleton skeleton({top, test::joint("Hips", 0, {0, 100, 0})});
    Clip clip;
    clip.frames = 61;
    clip.rate = {60, 1};
    clip.channels.push_back(test::keyed(
        "Hips",
        [](double s) {
            return Transform{{100.0 * s, 100.0, 0.0}, turnedBy(90.0 * s).rotation, glm::vec3(1)};
        },
        61, clip.rate));
    const auto motion = MotionSignals::computed(skeleton, clip, bindByName(clip, skeleton));
    QVERIFY(worstDistance(motion->values(MotionSignal::Speed, 1), 1.0) < 1e-3);
    QVERIFY(worstDistance(motion->values(MotionSignal::Y, 1), 1.0) < 1e-5);
    QVERIFY(worstDistance(motion->values(MotionSignal::TurnRate, 1), 90.0) < 0.02);
}

void tst_MotionSignals::mirroredFigureTurnsTheOtherWay()
{
    Joint top = test::joint("Armature", noJoint, {0, 0, 0});
    top.rest.scale = glm::vec3(-1, 1, 1);
    const Skeleton skeleton({top, test::joint("Hips", 0, {0, 1, 0})});
    Clip clip;
    clip.frames = 61;
    clip.rate = {60, 1};
    clip.channels.push_back(test::keyed(
        "Hips", [](double s) { return turnedBy(90.0 * s); }, 61, clip.rate));
    const auto motion = MotionSignals::computed(skeleton, clip, bindByName(clip, skeleton));
    QVERIFY(worstDistance(motion->values(MotionSignal::TurnRate, 1), -90.0) < 0.01);
}

void tst_MotionSignals::placesThatAreNoNumbersLeaveNoTrace()
{
    const auto going = [](double s) { return at({float(s), 1, 0}); };
    for (const std::vector<int>& spoilt : {std::vector<int>{0}, {29}, {10, 11, 12}, {0, 1, 29}}) {
        Mover mover(going, 30, {30, 1});
        std::vector<glm::vec3> places(mover.clip.channels[0].translation.values.begin(),
                                      mover.clip.channels[0].translation.values.end());
        for (const int frame : spoilt) places[std::size_t(frame)].x = frame % 2 ? notANumber : INFINITY;
        mover.clip.channels[0].translation.values = places;
        const auto motion = mover.motion();
        QVERIFY(test::areFinite(*motion));
        QCOMPARE(motion->values(MotionSignal::Y, 0)[5], 1.0f);
        QCOMPARE(motion->values(MotionSignal::X, 0)[10], spoilt.front() == 10 ? 0.3f : float(10 / 30.0));
    }
    Mover lost([](double) { return at({notANumber, 1, 0}); }, 5, {30, 1});
    const auto motion = lost.motion();
    QVERIFY(worstDistance(motion->values(MotionSignal::Y, 0), 0.0) == 0.0);
    QVERIFY(worstDistance(motion->values(MotionSignal::Speed, 0), 0.0) == 0.0);
}

void tst_MotionSignals::rotationsThatAreNoNumbersTurnNothing()
{
    Mover mover([](double s) { return turnedBy(30.0 * s); }, 30, {30, 1});
    std::vector<glm::quat> rotations(mover.clip.channels[0].rotation.values.begin(),
                                     mover.clip.channels[0].rotation.values.end());
    rotations[7] = glm::quat(notANumber, 0, 0, 0);
    rotations[20] = glm::quat(0, 0, 0, 0);
    mover.clip.channels[0].rotation.values = rotations;
    const auto motion = mover.motion();
    QVERIFY(test::areFinite(*motion));
    QVERIFY(std::abs(motion->values(MotionSignal::TurnRate, 0)[12] - 30.0f) < 0.01f);
}

void tst_MotionSignals::hugePlacesStayFinite()
{
    const Mover mover(
        [](double s) {
            return at({std::fmod(s * 30.0, 2.0) * 9e6, 1e30 * s, 0});
        },
        30, {1000000, 1});
    QVERIFY(test::areFinite(*mover.motion()));
}

void tst_MotionSignals::shortClipsHaveDefinedSignals()
{
    const auto going = [](double s) { return at({float(s), 1, 0}); };
    const auto one = Mover(going, 1, {30, 1}).motion();
    QCOMPARE(one->values(MotionSignal::Speed, 0).size(), std::size_t(1));
    for (const MotionSignal signal :
         {MotionSignal::Speed, MotionSignal::TurnRate, MotionSignal::Acceleration})
        QCOMPARE(one->values(signal, 0)[0], 0.0f);
    const auto two = Mover(going, 2, {30, 1}).motion();
    QVERIFY(worstDistance(two->values(MotionSignal::Speed, 0), 1.0) < 1e-5);
    QVERIFY(worstDistance(two->values(MotionSignal::Acceleration, 0), 0.0) == 0.0);
    const auto none = Mover(going, 0, {30, 1}).motion();
    for (const MotionSignal signal : test::allSignals()) QVERIFY(none->values(signal, 0).empty());
    const auto empty = MotionSignals::computed(Skeleton(), Clip(), ClipBinding());
    QCOMPARE(empty->root(), noJoint);
    QVERIFY(empty->contacts().limbs.empty());
}

void tst_MotionSignals::rootIsTheHipsOrWhatIsNamed()
{
    const Skeleton skeleton = test::walker();
    const Clip clip = test::walkCycle(31, {30, 1}, 1.2f, 30.0f);
    const ClipBinding binding = bindByName(clip, skeleton);
    QCOMPARE(MotionSignals::computed(skeleton, clip, binding)->root(), 0);
    SignalSettings settings;
    settings.root = "leftleg";
    QCOMPARE(MotionSignals::computed(skeleton, clip, binding, settings)->root(), 3);
    settings.root = "Tail";
    QCOMPARE(MotionSignals::computed(skeleton, clip, binding, settings)->root(), 0);
}

void tst_MotionSignals::rootWithoutHipsIsTheTrunkThatMoves()
{
    const Skeleton skeleton({test::joint("Target", noJoint, {3, 0, 0}),
                             test::joint("World", noJoint, {0, 0, 0}), test::joint("Body", 1, {0, 1, 0}),
                             test::joint("ArmA", 2, {1, 0, 0}), test::joint("ArmB", 2, {-1, 0, 0})});
    const auto rootWith = [&](const char* moved) {
        Clip clip;
        clip.frames = 31;
        clip.channels.push_back(test::keyed(
            moved,
            [](double s) {
                return at({float(s), 0, 0});
            },
            31, clip.rate));
        return MotionSignals::computed(skeleton, clip, bindByName(clip, skeleton))->root();
    };
    QCOMPARE(rootWith("Body"), 2);
    QCOMPARE(rootWith("World"), 1);
    QCOMPARE(rootWith("ArmA"), 1);
    QCOMPARE(rootWith("Target"), 1);
}

void tst_MotionSignals::memoryIsAsStated()
{
    const Skeleton skeleton = test::walker();
    const Clip clip = test::walkCycle(301, {30, 1}, 1.2f, 30.0f);
    const auto motion = MotionSignals::computed(skeleton, clip, bindByName(clip, skeleton));
    QCOMPARE(motion->byteCount(), skeleton.size() * 301 * 32);
}

QTEST_APPLESS_MAIN(tst_MotionSignals)
#include "tst_MotionSignals.moc"
