// How far apart two joints are over a clip.

#include "core/animation/clips/ClipBinding.h"
#include "core/staging/JointDistance.h"
#include "core/staging/JointPath.h"
#include "tests/core/animation/MotionFixtures.h"

#include <QTest>

#include <cmath>

using namespace tagline;
using namespace tagline::test;

namespace {

StagedClip walkOf(Frame frames)
{
    ImportedModel model;
    model.skeleton = walker();
    model.clips = {walkCycle(frames, {30, 1}, 2.0f, 20.0f)};
    const auto figure = std::make_shared<const ImportedModel>(std::move(model));
    return stagedOn(figure, clipOf(figure, 0));
}

/// Frame by frame, by the places of poses.
std::vector<float> plainDistances(const StagedClip& clip, JointIndex one, JointIndex other)
{
    JointPath first, second;
    const auto from = first.around(clip, one, 0, clip.clip->frames).places;
    const auto to = second.around(clip, other, 0, clip.clip->frames).places;
    std::vector<float> distances;
    for (std::size_t frame = 0; frame < from.size(); ++frame)
        distances.push_back(glm::distance(from[frame], to[frame]));
    return distances;
}

} // namespace

class tst_JointDistance : public QObject
{
    Q_OBJECT

private slots:
    void everyFrameOfAShortClipIsAPoint();
    void extremesOfALongClipStay();
    void whatIsNotThereHasNoCurve();
};

void tst_JointDistance::everyFrameOfAShortClipIsAPoint()
{
    const StagedClip clip = walkOf(41);
    const DistanceCurve curve = distanceCurve(clip, 3, 0);
    const std::vector<float> plain = plainDistances(clip, 3, 0);
    QCOMPARE(curve.frames, 41);
    QCOMPARE(curve.points.size(), plain.size());
    for (std::size_t frame = 0; frame < plain.size(); ++frame)
        QVERIFY(std::abs(curve.points[frame] - plain[frame]) < 1e-5f);
    QVERIFY(plain[0] > 0.01f);
}

void tst_JointDistance::extremesOfALongClipStay()
{
    const StagedClip clip = walkOf(3001);
    const JointIndex last = JointIndex(clip.skeleton->size() - 1);
    const DistanceCurve curve = distanceCurve(clip, 0, last);
    const std::vector<float> plain = plainDistances(clip, 0, last);
    const auto [least, most] = std::minmax_element(plain.begin(), plain.end());
    QCOMPARE(curve.points.size(), DistanceCurve::mostPoints);
    QVERIFY(std::abs(curve.least - *least) < 1e-5f && std::abs(curve.most - *most) < 1e-5f);
    for (const float point : curve.points) QVERIFY(point >= curve.least && point <= curve.most);
}

void tst_JointDistance::whatIsNotThereHasNoCurve()
{
    const StagedClip clip = walkOf(10);
    QVERIFY(distanceCurve({}, 0, 1).isEmpty());
    QVERIFY(distanceCurve(clip, noJoint, 1).isEmpty());
    QVERIFY(distanceCurve(clip, 0, JointIndex(clip.skeleton->size())).isEmpty());
}

QTEST_APPLESS_MAIN(tst_JointDistance)
#include "tst_JointDistance.moc"
