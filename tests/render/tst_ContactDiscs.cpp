#include "core/animation/clips/ClipBinding.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/animation/figure/Pose.h"
#include "render/passes/ContactDiscs.h"
#include "tests/core/motion/Movers.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace tagline;
using namespace tagline::test;

namespace {

/// Legs folded up at rest, so that the hands hang lowest; no joint is named a foot or a hand.
Skeleton foldedFigure()
{
    return Skeleton({joint("Hips", noJoint, {0, 1, 0}), joint("Spine", 0, {0, 0.3f, 0}),
                     joint("Head", 1, {0, 0.4f, 0}), joint("LeftArm", 1, {0.2f, 0.2f, 0}),
                     joint("LeftForeArm", 3, {0, -0.6f, 0}), joint("RightArm", 1, {-0.2f, 0.2f, 0}),
                     joint("RightForeArm", 5, {0, -0.6f, 0}), joint("LeftUpLeg", 0, {0.1f, 0, 0}),
                     joint("LeftLeg", 7, {0, 1, 0}), joint("RightUpLeg", 0, {-0.1f, 0, 0}),
                     joint("RightLeg", 9, {0, 1, 0})});
}

/// It stands on its legs for as many frames.
Clip standing(Frame frames)
{
    Clip clip;
    clip.frames = frames;
    clip.rate = {30, 1};
    for (const auto& [name, x] : {std::pair("LeftUpLeg", 0.1f), std::pair("RightUpLeg", -0.1f)}) {
        const Transform down{{x, 0, 0}, turned(180.0f, {1, 0, 0}), glm::vec3(1)};
        clip.channels.push_back(keyed(
            name, [down](double) { return down; }, frames, clip.rate));
    }
    return clip;
}

} // namespace

class tst_ContactDiscs : public QObject
{
    Q_OBJECT

private slots:
    void feetAreThoseWhoseContactsAreFound();
    void feetThatRestHaveARing();
    void ringsAreAsLargeAsTheFeet();
};

void tst_ContactDiscs::feetAreThoseWhoseContactsAreFound()
{
    const auto skeleton = std::make_shared<const Skeleton>(foldedFigure());
    const auto clip = std::make_shared<const Clip>(standing(60));
    ClipMotions motions;
    motions.setClip(ClipId(0), skeleton, clip);
    const std::vector<FootContacts> feet = footContacts(motions, ClipId(0), *skeleton);
    QCOMPARE(feet.size(), std::size_t(2));
    QCOMPARE(feet[0].joint, std::string("LeftLeg"));
    QCOMPARE(feet[1].joint, std::string("RightLeg"));
    for (const FootContacts& foot : feet) QCOMPARE(foot.ranges, (std::vector<FrameRange>{{0, 60}}));
}

void tst_ContactDiscs::feetThatRestHaveARing()
{
    const Skeleton skeleton = foldedFigure();
    const std::vector<FootContacts> feet{{"LeftLeg", {{0, 10}}}, {"of another figure", {{0, 10}}}};
    const std::vector<glm::mat4> places(skeleton.size(), glm::mat4(1.0f));
    QVERIFY(!contactDiscs(feet, 9, skeleton, places).empty());
    QVERIFY(contactDiscs(feet, 10, skeleton, places).empty());
}

/// A leg of that size: hip, knee, ankle and the ball of the foot.
Skeleton legOf(float size)
{
    return Skeleton({joint("Hips", noJoint, {0, size, 0}), joint("Head", 0, {0, 0.7f * size, 0}),
                     joint("LeftUpLeg", 0, {0.1f * size, 0, 0}), joint("LeftLeg", 2, {0, -0.5f * size, 0}),
                     joint("LeftFoot", 3, {0, -0.45f * size, 0}),
                     joint("LeftToeBase", 4, {0, -0.05f * size, 0.12f * size})});
}

void tst_ContactDiscs::ringsAreAsLargeAsTheFeet()
{
    const auto width = [](float size) {
        const Skeleton skeleton = legOf(size);
        const std::vector<FootContacts> feet{{"LeftToeBase", {{0, 10}}}};
        float least = 1e9f, most = -1e9f;
        for (const DrawnLine& line :
             contactDiscs(feet, 0, skeleton, modelMatrices(skeleton, restPose(skeleton)))) {
            least = std::min(least, line.from.x);
            most = std::max(most, line.from.x);
        }
        return most - least;
    };
    QVERIFY2(std::abs(width(1.0f) - 0.26f) < 0.04f, qPrintable(QString::number(double(width(1.0f)))));
    QVERIFY(std::abs(width(3.0f) - 3 * width(1.0f)) < 0.01f);
    QVERIFY(std::abs(width(0.1f) - 0.1f * width(1.0f)) < 0.001f);
}

QTEST_GUILESS_MAIN(tst_ContactDiscs)
#include "tst_ContactDiscs.moc"
