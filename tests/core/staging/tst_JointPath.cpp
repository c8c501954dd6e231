// The way of a joint around a frame.

#include "core/animation/clips/ClipBinding.h"
#include "core/staging/JointPath.h"
#include "tests/core/animation/MotionFixtures.h"

#include <QTest>

#include <cmath>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr Frame cycle = 41;

StagedClip staged()
{
    ImportedModel model;
    model.skeleton = walker();
    model.clips = {walkCycle(cycle, {30, 1}, 2.0f, 20.0f)};
    const auto figure = std::make_shared<const ImportedModel>(std::move(model));
    return stagedOn(figure, clipOf(figure, 0));
}

} // namespace

class tst_JointPath : public QObject
{
    Q_OBJECT

private slots:
    void placesAreThoseOfTheFrames();
    void theWayStaysWithinTheClip();
    void whatIsNotThereHasNoWay();
    void aClipIsNotKeptAlive();
};

void tst_JointPath::placesAreThoseOfTheFrames()
{
    const StagedClip clip = staged();
    JointPath path;
    for (int time = 0; time < 2; ++time) { // sampled, and kept
        const JointWay way = path.around(clip, 0, 20, 5);
        QCOMPARE(way.first, 15);
        QCOMPARE(way.places.size(), std::size_t(11));
        for (std::size_t i = 0; i < way.places.size(); ++i)
            QVERIFY(std::abs(way.places[i].z - 2.0f * (15.0f + float(i)) / float(cycle - 1)) < 1e-4f);
    }
    const JointWay knee = path.around(clip, 3, 10, 0); // another joint
    QCOMPARE(knee.places.size(), std::size_t(1));
    QVERIFY(std::abs(knee.places[0].x - 0.1f) < 1e-4f && knee.places[0].y < 0.6f);
}

void tst_JointPath::theWayStaysWithinTheClip()
{
    JointPath path;
    const JointWay begin = path.around(staged(), 0, 2, 30), end = path.around(staged(), 0, cycle - 1, 10);
    QCOMPARE(begin.first, 0);
    QCOMPARE(begin.places.size(), std::size_t(33));
    QCOMPARE(end.first, cycle - 11);
    QCOMPARE(end.places.size(), std::size_t(11));
}

void tst_JointPath::whatIsNotThereHasNoWay()
{
    JointPath path;
    QVERIFY(path.around({}, 0, 0, 5).places.empty());
    QVERIFY(path.around(staged(), noJoint, 0, 5).places.empty());
    QVERIFY(path.around(staged(), 600, 0, 5).places.empty());
}

void tst_JointPath::aClipIsNotKeptAlive()
{
    JointPath path;
    std::weak_ptr<const ImportedModel> closed;
    {
        const StagedClip clip = staged();
        closed = clip.figure;
        QVERIFY(!path.around(clip, 0, 20, 5).places.empty());
    }
    QVERIFY(closed.expired());
    QVERIFY(!path.around(staged(), 0, 20, 5).places.empty());
}

QTEST_APPLESS_MAIN(tst_JointPath)
#include "tst_JointPath.moc"
