#include "core/animation/clips/ClipBinding.h"
#include "render/passes/ContactDiscs.h"
#include "tests/core/motion/Movers.h"

#include <QTest>

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
        clip.channels.push_back(keyed(name, [down](double) { return down; }, frames, clip.rate));
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

QTEST_GUILESS_MAIN(tst_ContactDiscs)
#include "tst_ContactDiscs.moc"
