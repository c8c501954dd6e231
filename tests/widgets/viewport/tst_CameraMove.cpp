// The way of the picture to another view: seen on the way, and there at once without motion.

#include "widgets/theme/motion/Motion.h"
#include "widgets/viewport/camera/CameraMove.h"

#include <QTest>

#include <cmath>
#include <optional>

using namespace tagline;
using namespace std::chrono_literals;

namespace {

OrbitCamera cameraAt(float yaw)
{
    OrbitCamera camera;
    camera.turnTo(yaw, 0.0f);
    return camera;
}

} // namespace

class tst_CameraMove : public QObject
{
    Q_OBJECT

private slots:
    void init() { setDesktopStill(false); }
    void cleanup() { setDesktopStill(std::nullopt); }
    void thePictureIsOnItsWayAndArrives();
    void theWayEndsAtACameraThatMovesMeanwhile();
    void withoutMotionThePictureIsThere();
};

void tst_CameraMove::thePictureIsOnItsWayAndArrives()
{
    int pictures = 0;
    CameraMove move([&] { ++pictures; });
    const OrbitCamera front = cameraAt(0.0f), side = cameraAt(1.0f);
    QVERIFY(!move.isGoing());
    QVERIFY(move.shown(side).isLike(side));
    move.startFrom(front);
    QVERIFY(move.isGoing());
    QVERIFY(move.shown(side).isLike(front));
    move.pass(motion::framing / 2);
    QVERIFY(std::abs(move.shown(side).yaw() - 0.875f) < 1e-4f); // fast at first
    pictures = 0;
    move.pass(motion::framing / 2);
    QCOMPARE(pictures, 1);
    QVERIFY(!move.isGoing());
    QVERIFY(move.shown(side).isLike(side));
}

void tst_CameraMove::theWayEndsAtACameraThatMovesMeanwhile()
{
    CameraMove move([] {});
    move.startFrom(cameraAt(0.0f));
    move.pass(100ms);
    OrbitCamera running = cameraAt(1.0f);
    running.moveTo({2.0f, 1.0f, 0.0f});
    QVERIFY(!move.shown(running).isLike(running));
    move.pass(100ms);
    QVERIFY(move.shown(running).isLike(running));
    move.startFrom(cameraAt(0.0f));
    move.stop(); // a drag takes over
    QVERIFY(!move.isGoing());
    QVERIFY(move.shown(running).isLike(running));
}

void tst_CameraMove::withoutMotionThePictureIsThere()
{
    setDesktopStill(true);
    int pictures = 0;
    CameraMove move([&] { ++pictures; });
    move.startFrom(cameraAt(0.0f));
    QVERIFY(!move.isGoing());
    QVERIFY(move.shown(cameraAt(1.0f)).isLike(cameraAt(1.0f)));
    QCOMPARE(pictures, 0); // one is due anyway
}

QTEST_MAIN(tst_CameraMove)
#include "tst_CameraMove.moc"
