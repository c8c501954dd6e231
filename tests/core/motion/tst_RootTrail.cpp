#include "core/motion/figure/RootTrail.h"

#include <QTest>

#include <cmath>
#include <numbers>
#include <vector>

using namespace tagline;

namespace {

constexpr double pi = std::numbers::pi;

/// From one second before now to one after, sixty moments a second.
template<class StandAt>
std::vector<RootMoment> trailOf(StandAt standAt)
{
    std::vector<RootMoment> trail;
    for (int i = -60; i <= 60; ++i) {
        const double seconds = double(i) / 60.0;
        trail.push_back({std::int64_t(std::llround(seconds * 1e9)), standAt(seconds)});
    }
    return trail;
}

} // namespace

class tst_RootTrail : public QObject
{
    Q_OBJECT

private slots:
    void standsAreOfThePose();
    void aStraightWalkHasItsSpeed();
    void swayingHipsDoNotTurn();
    void aCircleHasItsTurnRate();
    void jumpsAreNoSpeed();
    void oneSideIsEnough();
    void nothingIsStill();
    void whatIsLongAgoIsForgotten();
};

void tst_RootTrail::standsAreOfThePose()
{
    const glm::quat upright = glm::angleAxis(0.5f, glm::vec3(1, 0, 0));
    const Skeleton skeleton({{"world", noJoint, Transform{{1, 0, 0}}, JointKind::Joint},
                             {"hips", 0, Transform{{0, 1, 0}, upright}, JointKind::Joint}});
    Pose pose = restPose(skeleton);
    QVERIFY((rootStand(skeleton, pose, 1).place == glm::dvec2(1, 0)));
    QVERIFY(std::abs(rootStand(skeleton, pose, 1).yaw) < 1e-6);
    pose[0].rotation = glm::angleAxis(float(pi / 2), glm::vec3(0, 1, 0));
    pose[1].translation = {0, 1, 2};
    const RootStand stand = rootStand(skeleton, pose, 1);
    QVERIFY(glm::distance(stand.place, glm::dvec2(3, 0)) < 1e-5);
    QVERIFY(std::abs(stand.yaw - pi / 2) < 1e-5);
    QVERIFY(rootStand(skeleton, pose, noJoint) == RootStand());
}

void tst_RootTrail::aStraightWalkHasItsSpeed()
{
    const auto trail = trailOf([](double t) { return RootStand{{0.0, 1.4 * t}, 0.0}; });
    QVERIFY(std::abs(rootSpeed(trail).metresPerSecond - 1.4) < 1e-9);
    QCOMPARE(rootSpeed(trail).degreesPerSecond, 0.0);
}

void tst_RootTrail::swayingHipsDoNotTurn()
{
    const auto trail = trailOf([](double t) {
        return RootStand{{0.0, t}, 0.17 * std::sin(2 * pi * t / 1.1)};
    });
    QVERIFY(std::abs(rootSpeed(trail).degreesPerSecond) < 2.5);
}

void tst_RootTrail::aCircleHasItsTurnRate()
{
    const double rate = 1.2; // to the left, past half a turn
    const auto trail = trailOf([=](double t) {
        return RootStand{{2 * std::cos(rate * t), -2 * std::sin(rate * t)},
                         std::remainder(3.0 + rate * t, 2 * pi)};
    });
    QVERIFY(std::abs(rootSpeed(trail).degreesPerSecond - rate * 180 / pi) < 0.1);
    QVERIFY(std::abs(rootSpeed(trail).metresPerSecond - 2 * rate) < 0.2); // the chord of a second
}

void tst_RootTrail::jumpsAreNoSpeed()
{
    const auto trail = trailOf([](double t) {
        return RootStand{{0.0, 1.4 * std::fmod(t + 1.25, 0.5)}, 0.0};
    });
    QVERIFY(isStep(trail[0], trail[1]));
    QVERIFY(!isStep(trail[14], trail[15])); // the clip begins again
    QVERIFY(std::abs(rootSpeed(trail).metresPerSecond - 1.4) < 0.1);
}

void tst_RootTrail::oneSideIsEnough()
{
    auto trail = trailOf([](double t) { return RootStand{{1.4 * t, 0.0}, 0.5 * t}; });
    trail.resize(61); // until now
    QVERIFY(std::abs(rootSpeed(trail).metresPerSecond - 1.4) < 1e-9);
    QVERIFY(std::abs(rootSpeed(trail).degreesPerSecond - 0.5 * 180 / pi) < 1e-6);
}

void tst_RootTrail::nothingIsStill()
{
    QCOMPARE(rootSpeed({}).metresPerSecond, 0.0);
    const std::vector<RootMoment> one{{0, {}}};
    QCOMPARE(rootSpeed(one).degreesPerSecond, 0.0);
}

void tst_RootTrail::whatIsLongAgoIsForgotten()
{
    RootRecord record(2'000'000'000);
    QVERIFY(record.trail(1'000'000'000).empty());
    for (int i = 0; i <= 50; ++i) record.add({i * 100'000'000LL, {{0.0, 0.1 * i}, 0.0}});
    const auto trail = record.trail(1'000'000'000);
    QCOMPARE(trail.size(), std::size_t(11));
    QCOMPARE(trail.back().nanoseconds, std::int64_t(0));
    QCOMPARE(trail.back().stand.place.y, 5.0);
    QCOMPARE(record.trail(9'000'000'000).front().nanoseconds, std::int64_t(-2'000'000'000));
    record.clear();
    QVERIFY(record.trail(1'000'000'000).empty());
}

QTEST_APPLESS_MAIN(tst_RootTrail)
#include "tst_RootTrail.moc"
