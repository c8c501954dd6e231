// A camera that was saved stands to any figure as it stood to the one that it was saved at.

#include "render/CameraPosition.h"

#include <glm/geometric.hpp>
#include <glm/vec4.hpp>

#include <QTest>

#include <cmath>

using namespace tagline;

namespace {

constexpr float cameraAspect = 1.5f;

/// A point that is so far to the figure's left, up, and to its front, in the world.
glm::vec3 atFigure(const FigureStand& figure, const glm::vec3& place)
{
    const float c = std::cos(figure.facing), s = std::sin(figure.facing);
    return {figure.ground.x + c * place.x + s * place.z, place.y,
            figure.ground.y - s * place.x + c * place.z};
}

/// Where it is in the picture.
glm::vec2 seenAt(const OrbitCamera& camera, const glm::vec3& point)
{
    const Camera view = camera.camera(cameraAspect);
    const glm::vec4 clip = view.projection * view.view * glm::vec4(point, 1.0f);
    return glm::vec2(clip) / clip.w;
}

OrbitCamera someCamera()
{
    OrbitCamera camera;
    camera.turnTo(0.7f, 0.25f);
    camera.moveTo({1.3f, 0.9f, -2.1f});
    camera.setDistance(3.3f);
    return camera;
}

} // namespace

class tst_CameraPosition : public QObject
{
    Q_OBJECT

private slots:
    void theSameFigureIsSeenTheSame();
    void anotherFigureIsSeenTheSame_data();
    void anotherFigureIsSeenTheSame();
    void whoSwaysIsSeenFromTheSamePlace();
    void numbersAreShort();
    void distancesAreCut();
};

void tst_CameraPosition::theSameFigureIsSeenTheSame()
{
    for (const auto projection :
         {OrbitCamera::Projection::Perspective, OrbitCamera::Projection::Orthographic})
        for (const float facing : {0.0f, 1.0f, -2.5f}) {
            OrbitCamera camera = someCamera();
            camera.setProjection(projection);
            const FigureStand figure{{0.4f, -1.9f}, facing};
            const SavedCamera saved = savedCamera("a", camera, figure);
            OrbitCamera again;
            placeCamera(again, saved, figure);
            QVERIFY(again.isLike(camera));
            QVERIFY(savedCamera("a", again, figure) == saved);
        }
}

void tst_CameraPosition::anotherFigureIsSeenTheSame_data()
{
    QTest::addColumn<float>("x");
    QTest::addColumn<float>("z");
    QTest::addColumn<float>("facing");
    QTest::newRow("elsewhere") << 12.0f << -7.5f << 0.0f;
    QTest::newRow("turned") << 0.0f << 0.0f << 0.8f;
    QTest::newRow("turned back") << 3.0f << 1.0f << 3.14159265f;
    QTest::newRow("both") << -40.0f << 8.0f << -1.1f;
}

void tst_CameraPosition::anotherFigureIsSeenTheSame()
{
    QFETCH(const float, x);
    QFETCH(const float, z);
    QFETCH(const float, facing);
    const FigureStand here{{0.4f, -1.9f}, 0.5f}, there{{x, z}, facing};
    const OrbitCamera camera = someCamera();
    OrbitCamera other;
    placeCamera(other, savedCamera("a", camera, here), there);
    for (const glm::vec3 place : {glm::vec3(0.0f, 0.9f, 0.0f), {0.3f, 1.6f, 0.2f}, {-0.4f, 0.0f, 0.5f}}) {
        const glm::vec2 seen = seenAt(camera, atFigure(here, place));
        QVERIFY(glm::distance(seen, seenAt(other, atFigure(there, place))) < 2e-3f);
    }
}

/// Hips sway by a few degrees in a walk: the camera does not.
void tst_CameraPosition::whoSwaysIsSeenFromTheSamePlace()
{
    const SavedCamera saved = savedCamera("a", someCamera(), {{0.0f, 0.0f}, -0.1f});
    OrbitCamera camera;
    placeCamera(camera, saved, {{0.0f, 0.0f}, 0.12f});
    QVERIFY(camera.isLike(someCamera()));
}

void tst_CameraPosition::numbersAreShort()
{
    OrbitCamera camera;
    camera.turnTo(0.5f, 0.0f);
    camera.moveTo({1.0f / 3.0f, -0.0f, 0.0f});
    const SavedCamera saved = savedCamera("a", camera, {});
    QCOMPARE(saved.target[0], 0.333333);
    QCOMPARE(saved.yaw, 28.6479);
    QVERIFY(!std::signbit(saved.target[1]));
}

void tst_CameraPosition::distancesAreCut()
{
    OrbitCamera camera;
    camera.setDistance(0.0f);
    QVERIFY(camera.distance() > 0.0f);
    const float nearest = camera.distance();
    camera.setDistance(1e9f);
    QVERIFY(camera.distance() < 1e6f && double(camera.distance()) <= SavedCamera::farthest);
    QVERIFY(double(nearest) >= SavedCamera::nearest - 1e-6);
}

QTEST_APPLESS_MAIN(tst_CameraPosition)
#include "tst_CameraPosition.moc"
