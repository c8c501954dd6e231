#include "core/animation/clips/ClipPart.h"
#include "core/animation/clips/SamplingJob.h"
#include "tests/core/animation/MotionFixtures.h"

#include <QTest>

using namespace tagline;
using namespace tagline::test;

class tst_ClipPart : public QObject
{
    Q_OBJECT

private slots:
    void aPartIsThoseFramesOfTheClip();
    void allInterpolationsStayWhatTheyAre();
    void keysAreNotCopied();
};

void tst_ClipPart::aPartIsThoseFramesOfTheClip()
{
    const Skeleton skeleton = walker();
    const Clip clip = walkCycle(61, FrameRate(), 1.4f, 30.0f);
    const ClipBinding binding = bindByName(clip, skeleton);
    for (const FrameRange range : {FrameRange{0, 61}, {10, 31}, {0, 1}, {60, 61}, {17, 19}}) {
        const Clip part = clipPart(clip, range);
        QCOMPARE(part.frames, range.length());
        QVERIFY(part.rate == clip.rate);
        for (double frame = 0.0; frame <= double(range.length() - 1); frame += 0.25)
            QVERIFY(sampledPose(skeleton, part, binding, frame) ==
                    sampledPose(skeleton, clip, binding, double(range.start) + frame));
    }
}

void tst_ClipPart::allInterpolationsStayWhatTheyAre()
{
    const Skeleton skeleton = walker();
    Clip clip;
    clip.frames = 21;
    JointChannel hips;
    hips.joint = "Hips";
    hips.translation = track<glm::vec3>(Interpolation::CubicSpline, {0, 8, 20},
                                        {{0, 0, 0},
                                         {0, 1, 0},
                                         {0.1f, 0, 0},
                                         {0, 0.1f, 0},
                                         {1, 1, 0},
                                         {0, 0, 0.2f},
                                         {0, 0, 0},
                                         {2, 0, 1},
                                         {0, 0, 0}});
    hips.scale = track<glm::vec3>(Interpolation::Step, {0, 5, 12}, {{1, 1, 1}, {2, 2, 2}, {3, 3, 3}});
    clip.channels.push_back(hips);
    JointChannel leg; // a key between frames, and none at the ends
    leg.joint = "LeftLeg";
    leg.rotation = track<glm::quat>(Interpolation::Linear, {3.5f, 11.25f},
                                    {turned(10, {1, 0, 0}), turned(60, {1, 0, 0})});
    clip.channels.push_back(leg);
    const ClipBinding binding = bindByName(clip, skeleton);
    const Clip part = clipPart(clip, {6, 16});
    for (double frame = 0.0; frame <= 9.0; frame += 0.125)
        QVERIFY(sampledPose(skeleton, part, binding, frame) ==
                sampledPose(skeleton, clip, binding, 6.0 + frame));
}

void tst_ClipPart::keysAreNotCopied()
{
    const Clip clip = walkCycle(61, FrameRate(), 1.4f, 30.0f);
    const Clip part = clipPart(clip, {10, 31});
    QVERIFY(part.channels[0].translation.values.data() == clip.channels[0].translation.values.data() + 10);
    QCOMPARE(part.channels[0].translation.keyCount(), std::size_t(21));
}

QTEST_APPLESS_MAIN(tst_ClipPart)
#include "tst_ClipPart.moc"
