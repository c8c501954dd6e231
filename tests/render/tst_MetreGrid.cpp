// The scale of pictures without perspective.

#include "render/MetreGrid.h"
#include "render/ViewDirection.h"

#include <glm/vec4.hpp>

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace tagline;

namespace {

OrbitCamera flat(float metresHigh, ViewDirection direction = ViewDirection::Front)
{
    OrbitCamera camera;
    lookFrom(camera, direction);
    camera.moveTo({0.0f, 1.0f, 0.0f});
    camera.zoom(std::log(metresHigh / picturedHeight(camera.camera(1.0f))) / std::log(0.9f));
    return camera;
}

} // namespace

class tst_MetreGrid : public QObject
{
    Q_OBJECT

private slots:
    void linesAreMetresOrTenths_data();
    void linesAreMetresOrTenths();
    void theBarIsARoundPartOfThePicture();
    void scalesAreWritten();
    void theGroundIsALineWhereOneLooksLevel();
    void theMarkStandsInTheCorner();
};

void tst_MetreGrid::linesAreMetresOrTenths_data()
{
    QTest::addColumn<float>("height");
    QTest::addColumn<float>("spacing");
    QTest::newRow("a person") << 2.2f << 0.1f;
    QTest::newRow("a metre") << 1.0f << 0.1f;
    QTest::newRow("a hand") << 0.3f << 0.01f;
    QTest::newRow("a hall") << 35.0f << 1.0f;
    QTest::newRow("a hundred metres") << 100.0f << 10.0f;
}

void tst_MetreGrid::linesAreMetresOrTenths()
{
    QFETCH(float, height);
    QFETCH(float, spacing);
    const MetreGrid grid = metreGrid(height);
    QVERIFY2(std::abs(grid.spacing / spacing - 1.0f) < 1e-3f, qPrintable(QString::number(grid.spacing)));
    QVERIFY(grid.fineness >= 0.0f && grid.fineness <= 1.0f);
    QVERIFY(metreGrid(1.1f).fineness > metreGrid(9.0f).fineness);
}

void tst_MetreGrid::theBarIsARoundPartOfThePicture()
{
    for (float height = 0.05f; height < 500.0f; height *= 1.37f) {
        const Camera camera = flat(height).camera(1.5f);
        QVERIFY(isOrthographic(camera));
        QVERIFY(std::abs(picturedHeight(camera) / height - 1.0f) < 1e-3f);
        QVERIFY(std::abs(picturedWidth(camera) / height - 1.5f) < 1e-2f);
        const ScaleBar bar = scaleBar(camera);
        QVERIFY(bar.share > 0.039f && bar.share < 0.401f);
        QVERIFY(std::abs(bar.share * picturedWidth(camera) / bar.metres - 1.0f) < 1e-3f);
        const float power = std::log10(bar.metres);
        QVERIFY(std::abs(power - std::round(power)) < 1e-3f);
    }
    QVERIFY(!isOrthographic(OrbitCamera().camera(1.5f)));
}

void tst_MetreGrid::scalesAreWritten()
{
    QCOMPARE(scaleText(1.0f), std::string("1 m"));
    QCOMPARE(scaleText(0.1f), std::string("0.1 m"));
    QCOMPARE(scaleText(0.01f), std::string("0.01 m"));
    QCOMPARE(scaleText(100.0f), std::string("100 m"));
}

void tst_MetreGrid::theGroundIsALineWhereOneLooksLevel()
{
    const glm::vec4 colour(1.0f);
    for (const ViewDirection direction : {ViewDirection::Front, ViewDirection::Left}) {
        const auto ground = groundLine(flat(2.0f, direction).camera(1.5f), colour);
        QVERIFY(ground && ground->from.y == 0.0f && ground->to.y == 0.0f);
    }
    QVERIFY(!groundLine(flat(2.0f, ViewDirection::Top).camera(1.5f), colour));
    QVERIFY(!groundLine(OrbitCamera().camera(1.5f), colour));
}

void tst_MetreGrid::theMarkStandsInTheCorner()
{
    const Camera camera = flat(2.0f, ViewDirection::Left).camera(1.5f);
    const auto lines = scaleMark(camera, 600.0f, 400.0f, 1.0f, glm::vec4(1.0f));
    QVERIFY(lines.size() > 6);
    const auto pixel = [&](const glm::vec3& point) {
        const glm::vec4 clip = camera.projection * camera.view * glm::vec4(point, 1.0f);
        return glm::vec2((clip.x / clip.w + 1.0f) * 300.0f, (clip.y / clip.w + 1.0f) * 200.0f);
    };
    for (const DrawnLine& line : lines)
        for (const glm::vec2 place : {pixel(line.from), pixel(line.to)}) {
            QVERIFY(place.x > 15.0f && place.x < 15.0f + 0.4f * 600.0f + 60.0f);
            QVERIFY(place.y > 370.0f && place.y < 385.0f);
        }
    const float length = pixel(lines.front().to).x - pixel(lines.front().from).x;
    QVERIFY(std::abs(length - 200.0f) < 0.5f); // a metre of two, in 400 pixels
}

QTEST_APPLESS_MAIN(tst_MetreGrid)
#include "tst_MetreGrid.moc"
