#include "core/animation/clips/SamplingJob.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "core/playback/RootMotion.h"
#include "tests/core/animation/MotionFixtures.h"

#include <QTest>

using namespace tagline;
using namespace tagline::test;

class tst_RootMotion : public QObject
{
    Q_OBJECT

private slots:
    void groundTransformsCompose();
    void powersAreRepetitions();
    void powersOfBillionsStayExact();
    void pathOfAStraightWalk();
    void pathOfATurn();
    void holdsOverGroundUnderATurnedParent();
    void placesTheFigureUnderATurnedParent();
    void flattenedParentChangesNothing();
};

namespace {

double apart(const GroundTransform& a, const GroundTransform& b)
{
    return glm::distance(a.move, b.move) + std::abs(std::remainder(a.yaw - b.yaw, 2 * M_PI));
}

/// Hips below an armature that stands Z up in centimetres, as many FBX files have it.
Skeleton underArmature()
{
    Joint armature = joint("Armature", noJoint, {0.3f, 0, 0.2f});
    armature.rest.rotation = turned(-90, {1, 0, 0});
    armature.rest.scale = glm::vec3(0.01f);
    armature.kind = JointKind::Node;
    Joint hips = joint("Hips", 0, {5, 10, 100});
    hips.rest.rotation = turned(90, {1, 0, 0});
    return Skeleton({armature, hips, joint("Spine", 1, {0, 50, 0})});
}

} // namespace

void tst_RootMotion::groundTransformsCompose()
{
    const GroundTransform a{0.7, {1, 2}};
    const GroundTransform b{-1.9, {-3, 0.5}};
    const glm::mat4 product = a.matrix() * b.matrix();
    const glm::mat4 composed = a.after(b).matrix();
    for (int c = 0; c < 4; ++c) QVERIFY(glm::distance(product[c], composed[c]) < 1e-5f);
    QVERIFY(apart(a.after(a.inverse()), {}) < 1e-12);
    const glm::vec4 moved = a.matrix() * glm::vec4(4, 0, 5, 1);
    QVERIFY(glm::distance(glm::dvec2(moved.x, moved.z), a.applied({4, 5})) < 1e-5);
}

void tst_RootMotion::powersAreRepetitions()
{
    for (const double yaw : {0.0, 1e-9, 0.3, -2.0, M_PI}) {
        const GroundTransform step{yaw, {0.2, 1.5}};
        GroundTransform repeated;
        for (int n = 0; n < 50; ++n) {
            QVERIFY(apart(step.power(n), repeated) < 1e-9);
            QVERIFY(apart(step.power(-n), repeated.inverse()) < 1e-9);
            repeated = step.after(repeated);
        }
    }
}

void tst_RootMotion::powersOfBillionsStayExact()
{
    const GroundTransform straight{0.0, {0, 1.25}};
    QCOMPARE(straight.power(3'000'000'000).move.y, 3.75e9);
    const GroundTransform circle{2 * M_PI / 8, {0, 1}};
    QVERIFY(glm::length(circle.power(8'000'000'000).move) < 1e-4);
}

void tst_RootMotion::pathOfAStraightWalk()
{
    const Skeleton skeleton = walker();
    const Clip clip = walkCycle(31, {30, 1}, 1.4f, 30.0f);
    const RootPath path = rootPath(skeleton, clip, bindByName(clip, skeleton));
    QCOMPARE(path.root, 0);
    QVERIFY(apart(path.loop, {0.0, {0, 1.4}}) < 1e-6);
    QVERIFY(std::abs(path.facing) < 1e-6);
}

void tst_RootMotion::pathOfATurn()
{
    const Skeleton skeleton = walker();
    Clip clip = walkCycle(31, {30, 1}, 1.4f, 30.0f);
    std::vector<float> times;
    std::vector<glm::quat> rotations;
    for (int i = 0; i <= 30; ++i) {
        times.push_back(float(i));
        rotations.push_back(turned(20.0f + 3.0f * float(i), {0, 1, 0}));
    }
    clip.channels[0].rotation = track(Interpolation::Linear, times, rotations);
    const RootPath path = rootPath(skeleton, clip, bindByName(clip, skeleton));
    QVERIFY(std::abs(path.loop.yaw - M_PI / 2) < 1e-5);
    QVERIFY(std::abs(path.facing - 20.0 / 180.0 * M_PI) < 1e-5);
    const glm::dvec2 end = path.loop.applied({0, 0});
    QVERIFY(glm::distance(end, glm::dvec2(0, 1.4)) < 1e-5);
}

void tst_RootMotion::holdsOverGroundUnderATurnedParent()
{
    const Skeleton skeleton = underArmature();
    Pose pose = restPose(skeleton);
    pose[1].translation = {250, -70, 93};
    const float height = modelMatrices(skeleton, pose)[1][3].y;
    holdOverGround(skeleton, 1, {0.5, -0.25}, pose);
    const glm::vec4 place = modelMatrices(skeleton, pose)[1][3];
    QVERIFY(glm::distance(glm::vec3(place), glm::vec3(0.5f, height, -0.25f)) < 1e-5f);
    QVERIFY(glm::distance(groundPosition(skeleton, pose, 1), glm::dvec2(0.5, -0.25)) < 1e-5);
}

void tst_RootMotion::placesTheFigureUnderATurnedParent()
{
    const Skeleton skeleton = underArmature();
    Pose pose = restPose(skeleton);
    const auto before = modelMatrices(skeleton, pose);
    const GroundTransform placement{1.1, {3, -2}};
    placeOnGround(skeleton, 1, placement, pose);
    const auto after = modelMatrices(skeleton, pose);
    for (std::size_t i = 1; i < 3; ++i) {
        const glm::mat4 expected = placement.matrix() * before[i];
        for (int c = 0; c < 4; ++c) QVERIFY(glm::distance(after[i][c], expected[c]) < 1e-5f);
    }
}

void tst_RootMotion::flattenedParentChangesNothing()
{
    Joint flat = joint("Flat", noJoint, {0, 0, 0});
    flat.rest.scale = glm::vec3(0.0f);
    const Skeleton skeleton({flat, joint("Hips", 0, {0, 1, 0})});
    Pose pose = restPose(skeleton);
    holdOverGround(skeleton, 1, {5, 5}, pose);
    placeOnGround(skeleton, 1, {1.0, {5, 5}}, pose);
    QVERIFY(pose == restPose(skeleton));
}

QTEST_APPLESS_MAIN(tst_RootMotion)
#include "tst_RootMotion.moc"
