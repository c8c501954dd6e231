// By how many frames two versions of a motion lie apart: exact, noisy, long, and where it cannot be said.

#include "core/motion/signals/MotionShift.h"

#include <QTest>

#include <glm/common.hpp>

#include <random>

using namespace tagline;

namespace {

/// Steps of a root that goes another way every frame.
std::vector<glm::vec4> wandering(std::size_t frames)
{
    std::mt19937 random(5);
    std::uniform_real_distribution<float> step(-0.05f, 0.05f);
    std::vector<glm::vec4> steps(frames);
    for (glm::vec4& each : steps) each = {step(random), step(random), step(random), step(random)};
    return steps;
}

std::vector<glm::vec4> part(const std::vector<glm::vec4>& steps, std::size_t first, std::size_t stop)
{
    return {steps.begin() + std::ptrdiff_t(first), steps.begin() + std::ptrdiff_t(stop)};
}

} // namespace

class tst_MotionShift : public QObject
{
    Q_OBJECT

private slots:
    void framesCutAndAddedAreFound()
    {
        const auto all = wandering(500);
        QCOMPARE(motionShift(part(all, 100, 400), part(all, 130, 400)), std::optional<Frame>(-30));
        QCOMPARE(motionShift(part(all, 100, 400), part(all, 0, 350)), std::optional<Frame>(100));
        QCOMPARE(motionShift(part(all, 100, 400), part(all, 100, 220)), std::optional<Frame>(0));
    }

    void roundedNumbersMakeNoDifference()
    {
        const auto all = wandering(400);
        auto now = part(all, 25, 400);
        for (glm::vec4& step : now) step = glm::round(step * 1000.0f) / 1000.0f;
        QCOMPARE(motionShift(all, now), std::optional<Frame>(-25));
    }

    void longMotionsAreFoundByAFewOfTheirFrames()
    {
        const auto all = wandering(40'000);
        QCOMPARE(motionShift(part(all, 0, 30'000), part(all, 12'345, 40'000)), std::optional<Frame>(-12'345));
    }

    /// Of the shifts of a cycle that fit alike the least is taken.
    void cyclesAreShiftedTheLeast()
    {
        const auto once = wandering(40);
        std::vector<glm::vec4> cycle;
        for (int i = 0; i < 6; ++i) cycle.insert(cycle.end(), once.begin(), once.end());
        QCOMPARE(motionShift(cycle, part(cycle, 0, 200)), std::optional<Frame>(0));
        QCOMPARE(motionShift(cycle, part(cycle, 5, 200)), std::optional<Frame>(-5));
    }

    void otherMotionsAreNotForcedTogether()
    {
        const auto all = wandering(600);
        QVERIFY(!motionShift(part(all, 0, 200), part(all, 300, 600)));
        QVERIFY(!motionShift(std::vector<glm::vec4>(100), std::vector<glm::vec4>(80))); // both stand still
        QVERIFY(!motionShift(part(all, 0, 5), part(all, 0, 5)));                        // too short
        QVERIFY(!motionShift({}, all));
    }
};

QTEST_APPLESS_MAIN(tst_MotionShift)
#include "tst_MotionShift.moc"
