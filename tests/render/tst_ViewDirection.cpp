// Where each named direction looks from, for a figure that faces anywhere.

#include "render/ViewDirection.h"

#include <glm/geometric.hpp>

#include <QTest>

#include <cmath>

using namespace tagline;

namespace {

constexpr float degree = 0.0174532925f;

glm::vec3 from(ViewDirection direction, float facing)
{
    OrbitCamera camera;
    camera.moveTo({0.0f, 0.0f, 0.0f});
    lookFrom(camera, direction, facing);
    return glm::normalize(camera.camera(1.0f).position);
}

bool isLike(const glm::vec3& a, const glm::vec3& b) { return glm::distance(a, b) < 1e-4f; }

} // namespace

class tst_ViewDirection : public QObject
{
    Q_OBJECT

private slots:
    void theSidesAreTheFigures();
    void nearlyAlongAnAxisIsAlongIt();
    void onlyHomeHasPerspective();
};

void tst_ViewDirection::theSidesAreTheFigures()
{
    // Who faces +Z has +X at the left; who faces +X has −Z there.
    QVERIFY(isLike(from(ViewDirection::Front, 0.0f), {0, 0, 1}));
    QVERIFY(isLike(from(ViewDirection::Back, 0.0f), {0, 0, -1}));
    QVERIFY(isLike(from(ViewDirection::Left, 0.0f), {1, 0, 0}));
    QVERIFY(isLike(from(ViewDirection::Right, 0.0f), {-1, 0, 0}));
    QVERIFY(isLike(from(ViewDirection::Top, 0.0f), {0, 1, 0}));
    QVERIFY(isLike(from(ViewDirection::Bottom, 0.0f), {0, -1, 0}));
    QVERIFY(isLike(from(ViewDirection::Front, 90.0f * degree), {1, 0, 0}));
    QVERIFY(isLike(from(ViewDirection::Left, 90.0f * degree), {0, 0, -1}));
    const float slant = std::sqrt(0.5f);
    QVERIFY(isLike(from(ViewDirection::Front, -135.0f * degree), {-slant, 0, -slant}));
}

void tst_ViewDirection::nearlyAlongAnAxisIsAlongIt()
{
    for (const float sway : {-8.0f, 3.0f, 9.5f}) {
        QVERIFY(isLike(from(ViewDirection::Front, sway * degree), {0, 0, 1}));
        QVERIFY(isLike(from(ViewDirection::Left, (180.0f + sway) * degree), {-1, 0, 0}));
    }
    QVERIFY(from(ViewDirection::Front, 15.0f * degree).x > 0.2f);
}

void tst_ViewDirection::onlyHomeHasPerspective()
{
    for (const ViewDirection direction :
         {ViewDirection::Home, ViewDirection::Front, ViewDirection::Back, ViewDirection::Left,
          ViewDirection::Right, ViewDirection::Top, ViewDirection::Bottom}) {
        OrbitCamera camera;
        lookFrom(camera, direction);
        QCOMPARE(camera.projection() == OrbitCamera::Projection::Perspective,
                 direction == ViewDirection::Home);
    }
}

QTEST_APPLESS_MAIN(tst_ViewDirection)
#include "tst_ViewDirection.moc"
