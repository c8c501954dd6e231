#include "render/OrbitCamera.h"

#include <glm/geometric.hpp>
#include <glm/vec4.hpp>

#include <QTest>

#include <array>

using namespace tagline;

namespace {

constexpr float aspect = 1.5f;
constexpr std::int64_t frameTime = 16'666'667;

/// Where a point is in the picture: −1 … 1, x to the right and y up.
glm::vec2 projected(const OrbitCamera& camera, const glm::vec3& point)
{
    const Camera view = camera.camera(aspect);
    const glm::vec4 clip = view.projection * view.view * glm::vec4(point, 1.0f);
    return glm::vec2(clip) / clip.w;
}

Bounds person()
{
    Bounds bounds;
    bounds.include({-0.9f, 0.0f, -0.2f});
    bounds.include({0.9f, 1.8f, 0.3f});
    return bounds;
}

} // namespace

class tst_OrbitCamera : public QObject
{
    Q_OBJECT

private slots:
    void looksAtItsTarget();
    void yawZeroSeesTheFront();
    void orbitKeepsDistanceAndTarget();
    void pitchStopsBeforeThePole();
    void straightDownIsExact();
    void panMovesTheTargetWithTheMouse();
    void zoomNeverPassesTheTarget();
    void frameShowsAllAndFillsThePicture_data();
    void frameShowsAllAndFillsThePicture();
    void frameOfNothingChangesNothing();
    void frameLeavesTheMarginsFree();
    void framedPointsFillTheFreeArea();
    void aPixelShowsAPlaceOnTheGround_data();
    void aPixelShowsAPlaceOnTheGround();
    void theSkyIsNoGround();
    void theWayToAnotherTakesTheShorterTurn();
    void followCatchesUpWithEvenSpeed();
    void followSmoothsAStart();
    void followJumpsWithAJump();
    void followWithoutTimeMovesAtOnce();
    void followIsTheSameInManySteps();
};

void tst_OrbitCamera::looksAtItsTarget()
{
    OrbitCamera camera;
    QVERIFY(glm::length(projected(camera, camera.target())) < 1e-5f);
    const Camera view = camera.camera(aspect);
    QVERIFY(std::abs(glm::distance(view.position, view.target) - camera.distance()) < 1e-4f);
}

void tst_OrbitCamera::yawZeroSeesTheFront()
{
    OrbitCamera camera;
    camera.turnTo(0.0f, 0.0f);
    const glm::vec3 position = camera.camera(aspect).position;
    QVERIFY(position.z > camera.target().z + 1.0f);
    QVERIFY(projected(camera, camera.target() + glm::vec3(0.2f, 0.0f, 0.0f)).x > 0.0f);
    QVERIFY(projected(camera, camera.target() + glm::vec3(0.0f, 0.2f, 0.0f)).y > 0.0f);
}

void tst_OrbitCamera::orbitKeepsDistanceAndTarget()
{
    OrbitCamera camera;
    const glm::vec3 target = camera.target();
    const glm::vec3 before = camera.camera(aspect).position;
    camera.orbit({120.0f, 35.0f});
    const Camera view = camera.camera(aspect);
    QVERIFY(glm::distance(view.position, before) > 0.5f);
    QCOMPARE(view.target, target);
    QVERIFY(std::abs(glm::distance(view.position, target) - camera.distance()) < 1e-4f);
    QVERIFY(view.position.y > before.y); // dragged down: seen from higher
}

void tst_OrbitCamera::pitchStopsBeforeThePole()
{
    OrbitCamera camera;
    camera.orbit({0.0f, 1e6f});
    QVERIFY(camera.pitch() < 1.57f);
    QVERIFY(std::isfinite(camera.camera(aspect).view[0][0]));
    QVERIFY(glm::length(projected(camera, camera.target())) < 1e-4f);
}

void tst_OrbitCamera::straightDownIsExact()
{
    OrbitCamera camera;
    camera.setProjection(OrbitCamera::Projection::Orthographic);
    camera.turnTo(0.0f, 9.0f);
    const glm::vec2 low = projected(camera, {0.3f, 0.0f, -0.4f}),
                    high = projected(camera, {0.3f, 2.0f, -0.4f});
    QVERIFY2(glm::distance(low, high) < 1e-5f, "height does not show");
    QVERIFY(low.x > 0.0f && low.y > 0.0f); // −Z is up in the picture
    camera.orbit({0.0f, 10.0f});
    QVERIFY(std::isfinite(camera.camera(aspect).view[0][0]) && camera.pitch() < 1.57f);
}

void tst_OrbitCamera::panMovesTheTargetWithTheMouse()
{
    OrbitCamera camera;
    const glm::vec3 held = camera.target();
    camera.pan({90.0f, -40.0f}, 600.0f); // 600 pixels high: 2 units of the picture
    const glm::vec2 now = projected(camera, held);
    QVERIFY(std::abs(now.x * aspect * 300.0f - 90.0f) < 0.5f);
    QVERIFY(std::abs(-now.y * 300.0f + 40.0f) < 0.5f);
}

void tst_OrbitCamera::zoomNeverPassesTheTarget()
{
    OrbitCamera camera;
    const float before = camera.distance();
    camera.zoom(1.0f);
    QVERIFY(std::abs(camera.distance() - 0.9f * before) < 1e-4f);
    camera.zoom(1e4f);
    QVERIFY(camera.distance() > 0.0f);
    camera.zoom(-1e5f);
    QVERIFY(std::isfinite(camera.camera(aspect).projection[0][0]));
}

void tst_OrbitCamera::frameShowsAllAndFillsThePicture_data()
{
    QTest::addColumn<float>("yaw");
    QTest::addColumn<float>("pitch");
    QTest::addColumn<bool>("isOrthographic");
    QTest::newRow("front") << 0.0f << 0.0f << false;
    QTest::newRow("corner") << 0.7f << 0.3f << false;
    QTest::newRow("above") << 2.0f << 1.5f << false;
    QTest::newRow("orthographic side") << 1.5708f << 0.0f << true;
}

void tst_OrbitCamera::frameShowsAllAndFillsThePicture()
{
    QFETCH(float, yaw);
    QFETCH(float, pitch);
    QFETCH(bool, isOrthographic);
    OrbitCamera camera;
    camera.turnTo(yaw, pitch);
    if (isOrthographic) camera.setProjection(OrbitCamera::Projection::Orthographic);
    camera.frame(person(), aspect);
    float farthest = 0.0f;
    for (int corner = 0; corner < 8; ++corner) {
        const glm::vec2 place = glm::abs(projected(camera, person().corner(corner)));
        farthest = std::max({farthest, place.x, place.y});
    }
    QVERIFY2(farthest < 1.0f, "all of it is seen");
    QVERIFY2(farthest > 0.7f, "and fills the picture");
}

void tst_OrbitCamera::frameOfNothingChangesNothing()
{
    OrbitCamera camera;
    const float distance = camera.distance();
    camera.frame(Bounds(), aspect);
    QCOMPARE(camera.distance(), distance);
}

void tst_OrbitCamera::frameLeavesTheMarginsFree()
{
    const Bounds person{{-0.3f, 0.0f, -0.2f}, {0.3f, 1.8f, 0.2f}};
    for (const auto projection :
         {OrbitCamera::Projection::Perspective, OrbitCamera::Projection::Orthographic})
        for (const PictureMargins margins : {PictureMargins{0.1f, 0.1f}, {0.05f, 0.3f}, {0.3f, 0.0f}}) {
            OrbitCamera camera;
            camera.setProjection(projection);
            camera.turnTo(0.6f, 0.0f);
            camera.frame(person, 1.5f, margins);
            const Camera seen = camera.camera(1.5f);
            float highest = -2.0f, lowest = 2.0f; // from −1 below to 1 above
            for (int i = 0; i < 8; ++i) {
                const glm::vec4 clip = seen.projection * seen.view * glm::vec4(person.corner(i), 1.0f);
                highest = std::max(highest, clip.y / clip.w);
                lowest = std::min(lowest, clip.y / clip.w);
            }
            QVERIFY2(highest <= 1.0f - 2.0f * margins.top, qPrintable(QString::number(highest)));
            QVERIFY2(lowest >= -1.0f + 2.0f * margins.bottom, qPrintable(QString::number(lowest)));
            const float free = 2.0f - 2.0f * (margins.top + margins.bottom);
            QVERIFY2(highest - lowest > 0.7f * free, "and the figure is not small");
        }
}

/// The box around them is three times as deep as they are.
void tst_OrbitCamera::framedPointsFillTheFreeArea()
{
    const std::array<glm::vec3, 4> points{{{0, 0, 0.9f}, {0, 1.8f, 0}, {-0.3f, 0.1f, 0}, {0.3f, 1.2f, 0.1f}}};
    for (const auto projection :
         {OrbitCamera::Projection::Perspective, OrbitCamera::Projection::Orthographic})
        for (const PictureMargins margins : {PictureMargins{0.1f, 0.1f}, {0.05f, 0.3f}}) {
            OrbitCamera camera;
            camera.setProjection(projection);
            camera.turnTo(0.6f, 0.18f);
            camera.moveTo({0, 0, -100});
            camera.frame(points, aspect, margins);
            QVERIFY(glm::length(camera.target() - glm::vec3(0, 0.9f, 0.45f)) < 1.0f); // orbited around
            float highest = -2.0f, lowest = 2.0f;
            for (const glm::vec3& point : points) {
                const float y = projected(camera, point).y;
                highest = std::max(highest, y);
                lowest = std::min(lowest, y);
            }
            const float top = 1.0f - 2.0f * margins.top, bottom = -1.0f + 2.0f * margins.bottom;
            const QString range = QString("%1 … %2").arg(lowest).arg(highest);
            QVERIFY2(highest <= top && highest > top - 0.04f * (top - bottom), qPrintable(range));
            QVERIFY2(lowest >= bottom && lowest < bottom + 0.04f * (top - bottom), qPrintable(range));
        }
}

void tst_OrbitCamera::aPixelShowsAPlaceOnTheGround_data()
{
    QTest::addColumn<OrbitCamera::Projection>("projection");
    QTest::newRow("perspective") << OrbitCamera::Projection::Perspective;
    QTest::newRow("orthographic") << OrbitCamera::Projection::Orthographic;
}

void tst_OrbitCamera::aPixelShowsAPlaceOnTheGround()
{
    QFETCH(OrbitCamera::Projection, projection);
    OrbitCamera camera;
    camera.setProjection(projection);
    camera.turnTo(0.7f, 0.4f);
    const glm::vec2 viewport(800.0f, 600.0f);
    const Camera shown = camera.camera(viewport.x / viewport.y);
    for (const glm::vec2 place : {glm::vec2(0.0f, 0.0f), glm::vec2(0.8f, -0.3f), glm::vec2(-0.4f, 0.9f)}) {
        const glm::vec4 seen = shown.projection * shown.view * glm::vec4(place.x, 0.0f, place.y, 1.0f);
        const glm::vec2 pixel = (glm::vec2(seen.x, -seen.y) / seen.w + 1.0f) / 2.0f * viewport;
        const auto found = camera.groundAt(pixel, viewport);
        QVERIFY(found && glm::distance(*found, place) < 1e-2f);
    }
}

void tst_OrbitCamera::theSkyIsNoGround()
{
    OrbitCamera camera;
    camera.turnTo(0.0f, 0.1f);
    QVERIFY(!camera.groundAt({400.0f, 0.0f}, {800.0f, 600.0f}));
    QVERIFY(camera.groundAt({400.0f, 599.0f}, {800.0f, 600.0f}));
    QVERIFY(!camera.groundAt({0.0f, 0.0f}, {0.0f, 0.0f}));
}

void tst_OrbitCamera::theWayToAnotherTakesTheShorterTurn()
{
    OrbitCamera from, to;
    from.turnTo(3.0f, 0.2f);
    from.setDistance(2.0f);
    from.moveTo({0.0f, 1.0f, 0.0f});
    to.turnTo(-3.0f, 0.4f);
    to.setDistance(8.0f);
    to.moveTo({4.0f, 1.0f, 2.0f});
    to.setProjection(OrbitCamera::Projection::Orthographic);
    OrbitCamera begin = from;
    begin.setProjection(to.projection());
    QVERIFY(from.onTheWayTo(to, 0.0f).isLike(begin));
    QVERIFY(from.onTheWayTo(to, 1.0f).isLike(to));
    const OrbitCamera middle = from.onTheWayTo(to, 0.5f);
    QVERIFY(std::abs(std::abs(middle.yaw()) - 3.14159265f) < 1e-4f); // by the back, not by the front
    QVERIFY(std::abs(middle.pitch() - 0.3f) < 1e-5f);
    QVERIFY(std::abs(middle.distance() - 4.0f) < 1e-4f); // twice as far, twice
    QVERIFY(glm::distance(middle.target(), glm::vec3(2.0f, 1.0f, 1.0f)) < 1e-5f);
    QVERIFY(middle.projection() == to.projection());
}

void tst_OrbitCamera::followCatchesUpWithEvenSpeed()
{
    OrbitCamera camera;
    const glm::vec3 offset = camera.target();
    glm::vec3 root(0.0f);
    camera.follow(root, 0);
    for (int frame = 0; frame < 240; ++frame) { // four seconds at 4 m/s
        root.x += 4.0f / 60.0f;
        camera.follow(root, frameTime);
    }
    QVERIFY2(glm::distance(camera.target(), root + offset) < 0.01f, "no lag is left");
}

void tst_OrbitCamera::followSmoothsAStart()
{
    OrbitCamera camera;
    const glm::vec3 before = camera.target();
    camera.follow({0.0f, 1.0f, 0.0f}, 0);
    camera.follow({0.05f, 1.0f, 0.0f}, frameTime);
    const float moved = camera.target().x - before.x;
    QVERIFY(moved > 0.0f);
    QVERIFY2(moved < 0.02f, "the camera does not start as fast as the figure");
}

void tst_OrbitCamera::followJumpsWithAJump()
{
    OrbitCamera camera;
    const glm::vec3 offset = camera.target();
    camera.follow({0.0f, 0.0f, 0.0f}, 0);
    camera.follow({5.0f, 0.0f, -3.0f}, frameTime); // a loop: back at the beginning
    QVERIFY(glm::distance(camera.target(), offset + glm::vec3(5.0f, 0.0f, -3.0f)) < 1e-4f);
}

void tst_OrbitCamera::followWithoutTimeMovesAtOnce()
{
    OrbitCamera camera;
    const glm::vec3 offset = camera.target();
    camera.follow({0.0f, 0.0f, 0.0f}, 0);
    camera.follow({0.3f, 0.0f, 0.1f}, 0); // a scrub
    QVERIFY(glm::distance(camera.target(), offset + glm::vec3(0.3f, 0.0f, 0.1f)) < 1e-5f);
}

void tst_OrbitCamera::followIsTheSameInManySteps()
{
    OrbitCamera coarse, fine;
    coarse.follow({0.0f, 0.0f, 0.0f}, 0);
    fine.follow({0.0f, 0.0f, 0.0f}, 0);
    for (int step = 1; step <= 10; ++step) {
        coarse.follow({0.1f * float(step), 0.0f, 0.0f}, 100'000'000);
        for (int part = 1; part <= 20; ++part)
            fine.follow({0.1f * float(step - 1) + 0.005f * float(part), 0.0f, 0.0f}, 5'000'000);
    }
    QVERIFY(glm::distance(coarse.target(), fine.target()) < 1e-3f);
}

QTEST_APPLESS_MAIN(tst_OrbitCamera)
#include "tst_OrbitCamera.moc"
