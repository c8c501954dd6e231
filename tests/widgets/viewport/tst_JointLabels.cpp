// Names of joints and the scale in the picture, painted without OpenGL.

#include "render/ViewDirection.h"
#include "tests/render/Figures.h"
#include "widgets/theme/Theme.h"
#include "widgets/viewport/JointLabels.h"
#include "widgets/viewport/MeasuringLine.h"
#include "widgets/viewport/ScaleBar.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>
#include <random>

using namespace tagline;

namespace {

const QSize size(400, 400);

/// A chain of five joints upwards from the ground, 0.3 m apart, seen from the front: 4 m are 400 pixels.
struct Chain
{
    Chain()
        : skeleton(test::tube(5, 1.5f, 0.1f).skeleton)
        , joints(modelMatrices(skeleton, restPose(skeleton)))
    {
        OrbitCamera orbit;
        lookFrom(orbit, ViewDirection::Front);
        orbit.moveTo({0, 0, 0});
        orbit.zoom(std::log(4.0f * orbit.camera(1.0f).projection[1][1] / 2.0f) / std::log(0.9f));
        camera = orbit.camera(1.0f);
    }
    std::vector<std::optional<QPointF>> places() const { return jointPlaces(skeleton, joints, camera, size); }

    Skeleton skeleton;
    std::vector<glm::mat4> joints;
    Camera camera;
};

int touchedPixels(const QImage& image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) count += qAlpha(image.pixel(x, y)) > 0;
    return count;
}

QImage painted(const Chain& chain, const std::vector<JointIndex>& named)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    const QFont font = QApplication::font();
    paintJointNames(painter, size, font, jointLabels(chain.skeleton, font), chain.places(), named);
    return image;
}

} // namespace

class tst_JointLabels : public QObject
{
    Q_OBJECT

private slots:
    void jointsAreWhereTheyAreDrawn();
    void theNearestIsMeant();
    void namesAreAskedFor();
    void namesDoNotCoverEachOther();
    void theScaleIsSaidWithoutPerspective();
    void whatIsMeasuredLeavesNamesInSight();
};

void tst_JointLabels::whatIsMeasuredLeavesNamesInSight()
{
    const QSizeF box(150, 90);
    const QSize picture(780, 420);
    const QPointF from(430, 320), to(370, 350);
    const QRectF free = measuringBoxPlace(from, to, box, picture, {});
    QVERIFY(free.left() > from.x()); // at the right, where nothing is named
    const QRectF name(QPointF(437, 312), QSizeF(60, 16));
    const QRectF beside = measuringBoxPlace(from, to, box, picture, {&name, 1});
    QVERIFY(!beside.intersects(name) && !beside.intersects(QRectF(from, to).normalized()));
    // Whatever is named: it stays in the picture, and off the names where there is room for it.
    std::mt19937 random(6);
    const auto below = [&](int bound) { return double(random() % unsigned(bound)); };
    for (int round = 0; round < 2000; ++round) {
        const QPointF a(below(780), below(420)), b(below(780), below(420));
        const QRectF named[] = {{a + QPointF(7, -8), QSizeF(60, 16)}, {b + QPointF(7, -8), QSizeF(60, 16)}};
        const QRectF place = measuringBoxPlace(a, b, box, picture, named);
        QVERIFY(QRectF(QPointF(), picture).contains(place));
    }
}

void tst_JointLabels::jointsAreWhereTheyAreDrawn()
{
    const Chain chain;
    const auto places = chain.places();
    QCOMPARE(places.size(), std::size_t(5));
    for (std::size_t i = 0; i < places.size(); ++i) {
        QVERIFY(places[i]);
        QVERIFY(std::abs(places[i]->x() - 200) < 0.5);
        QVERIFY(std::abs(places[i]->y() - (200 - 30.0 * double(i))) < 0.5);
    }
    QVERIFY(!jointPlaces(chain.skeleton, {}, chain.camera, size).at(0)); // no pose
    const Camera behind = [] {
        OrbitCamera camera;
        camera.turnTo(0.0f, 0.0f);
        camera.moveTo({0, 0, -100});
        return camera.camera(1.0f);
    }();
    QVERIFY(!jointPlaces(chain.skeleton, chain.joints, behind, size).at(0));
}

void tst_JointLabels::theNearestIsMeant()
{
    const auto places = Chain().places();
    const auto near = jointsNear(places, {202, 168}, 40);
    QVERIFY(near.size() == 3 && near[0] == 1);
    QVERIFY(jointsNear(places, {202, 168}, 1).empty());
}

void tst_JointLabels::namesAreAskedFor()
{
    const auto places = Chain().places();
    const QPointF mouse(200, 200);
    QVERIFY(namedJoints(JointNames::None, places, mouse, noJoint).empty());
    QCOMPARE(namedJoints(JointNames::None, places, mouse, 3), std::vector<JointIndex>{3});
    QCOMPARE(namedJoints(JointNames::NearMouse, places, mouse, noJoint), (std::vector<JointIndex>{0, 1, 2}));
    QVERIFY(namedJoints(JointNames::NearMouse, places, std::nullopt, noJoint).empty());
    QCOMPARE(namedJoints(JointNames::All, places, {}, 2), (std::vector<JointIndex>{2, 0, 1, 3, 4}));
    QVERIFY(namedJoints(JointNames::None, places, {}, 77).empty());
}

void tst_JointLabels::namesDoNotCoverEachOther()
{
    Chain chain;
    const int one = touchedPixels(painted(chain, {0})), two = touchedPixels(painted(chain, {0, 1}));
    QVERIFY(one > 200);
    QVERIFY(two > one + 200);
    chain.joints[1] = chain.joints[0];
    QCOMPARE(touchedPixels(painted(chain, {0, 1})), one);
    chain.joints[0][3].x = 1.99f; // at the right edge: written at the other side
    QVERIFY(std::abs(touchedPixels(painted(chain, {0})) - one) < one / 10);
    chain.joints[0][3].x = 2.5f; // out of the picture
    QCOMPARE(touchedPixels(painted(chain, {0})), 0);
}

void tst_JointLabels::theScaleIsSaidWithoutPerspective()
{
    const Chain chain;
    const QRect place = scaleBarPlace(chain.camera, size, QApplication::font());
    QVERIFY(place.width() > 100 && QRect(QPoint(), size).contains(place)); // 1 m of 4
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintScaleBar(painter, chain.camera, size, QApplication::font());
    painter.end();
    int bar = 0;
    for (int x = place.left(); x < place.left() + 100; ++x)
        bar += image.pixelColor(x, place.bottom() - 1) == theme().text;
    QVERIFY2(bar >= 99, qPrintable(QString::number(bar)));
    QVERIFY(touchedPixels(image) > 130); // and its text
    const Camera perspective = OrbitCamera().camera(1.0f);
    QVERIFY(scaleBarPlace(perspective, size, QApplication::font()).isEmpty());
}

QTEST_MAIN(tst_JointLabels)
#include "tst_JointLabels.moc"
