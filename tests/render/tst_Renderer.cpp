// Pictures with thresholds: what must be seen is seen, on every driver.

#include "render/MetreGrid.h"
#include "render/ViewDirection.h"
#include "tests/render/Figures.h"
#include "tests/render/Pictures.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace tagline;
using test::Darkroom;

namespace {

OrbitCamera frontCamera()
{
    OrbitCamera camera;
    camera.turnTo(0.0f, 0.0f);
    camera.moveTo({0.0f, 0.0f, 0.0f});
    return camera;
}

/// A picture of a figure in its rest pose, with nothing around it.
RgbaImage portrait(Darkroom& room, CharacterDrawable& figure, const OrbitCamera& camera)
{
    Scene scene = test::bareScene();
    figure.show(scene, {.hasMesh = true, .hasSkeleton = false});
    scene.shadowCasters.reset();
    return room.picture(scene, camera);
}

RgbaImage portrait(Darkroom& room, const CharacterModel& model, const OrbitCamera& camera = frontCamera())
{
    CharacterDrawable figure(test::shared(model));
    figure.addTo(*room.renderer);
    const RgbaImage image = portrait(room, figure, camera);
    figure.removeFrom(*room.renderer);
    return image;
}

RgbaImage plainTexture(std::array<std::uint8_t, 4> colour)
{
    RgbaImage image{4, 4, {}};
    for (int pixel = 0; pixel < 16; ++pixel)
        image.pixels.insert(image.pixels.end(), colour.begin(), colour.end());
    return image;
}

} // namespace

class tst_Renderer : public QObject
{
    Q_OBJECT

private slots:
    void theBackgroundIsDarkerBelow();
    void aFigureCoversItsPlace();
    void aMovedJointChangesThePicture();
    void nearerMeshesHideFartherOnes();
    void theGridIsSeenAndFades();
    void theMetreGridStandsUprightWithoutPerspective_data();
    void theMetreGridStandsUprightWithoutPerspective();
    void theShadowDarkensTheGround();
    void linesAreDrawnOverMeshes();
    void linesBehindTheCameraAreNotDrawn();
    void lineWidthFollowsThePixelRatio();
    void ringsAreEmptyInTheMiddle();
    void materialColoursAreSeen();
    void texturesAreSeen();
    void whatIsMaskedHasHoles();
    void aTextureThatIsTooLargeIsMadeSmaller();
    void insideOutAndMirroredFiguresAreLitAlike();
    void smoothedPicturesHaveSoftEdges();
    void foreignStateDoesNotMatter();
    void everythingCanBeBuiltAgain();
    void removedSlotsAreUsedAgain();
    void noErrorIsLeft();
};

void tst_Renderer::theBackgroundIsDarkerBelow()
{
    Darkroom room;
    const RgbaImage image = room.picture(test::bareScene(), {});
    const int top = test::pixel(image, 200, 5).brightness();
    const int bottom = test::pixel(image, 200, 294).brightness();
    QVERIFY2(top > bottom + 10, qPrintable(QString("%1 %2").arg(top).arg(bottom)));
    QCOMPARE(int(image.pixels[3]), 255);
}

void tst_Renderer::aFigureCoversItsPlace()
{
    Darkroom room;
    const OrbitCamera camera = frontCamera();
    constexpr float radius = 0.5f;
    const RgbaImage empty = room.picture(test::bareScene(), camera);
    const int covered = test::differingPixels(portrait(room, test::ball(radius), camera), empty);
    // The silhouette of a ball: a circle of radius f·r / √(d² − r²).
    const float d = camera.distance();
    const float f = camera.camera(4.0f / 3.0f).projection[1][1] * 0.5f * Darkroom::height;
    const float expected = 3.14159f * f * f * radius * radius / (d * d - radius * radius);
    QVERIFY2(std::abs(float(covered) - expected) < 0.04f * expected,
             qPrintable(QString("%1 pixels, expected %2").arg(covered).arg(expected)));
}

void tst_Renderer::aMovedJointChangesThePicture()
{
    Darkroom room;
    const OrbitCamera camera;
    CharacterDrawable figure(test::shared(test::tube(8, 1.8f, 0.12f)));
    figure.addTo(*room.renderer);
    const RgbaImage straight = portrait(room, figure, camera);
    const RgbaImage again = portrait(room, figure, camera);
    QCOMPARE(test::differingPixels(straight, again, 0), 0);
    figure.setJointMatrices(test::bent(figure.model().skeleton, 0.2f));
    QVERIFY(test::differingPixels(straight, portrait(room, figure, camera)) > 2000);
}

void tst_Renderer::nearerMeshesHideFartherOnes()
{
    Darkroom room;
    CharacterModel model = test::ball(0.3f);
    model.materials = {{.name = "red", .baseColour = {0.8f, 0.0f, 0.0f, 1.0f}},
                       {.name = "green", .baseColour = {0.0f, 0.8f, 0.0f, 1.0f}}};
    SkinnedMesh farther = model.meshes.front();
    farther.palette[0].inverseBind = glm::translate(glm::mat4(1.0f), {0.0f, 0.0f, -2.0f});
    farther.material = 1;
    model.meshes.front().material = 0;
    model.meshes.push_back(farther); // drawn last, and hidden nevertheless
    const test::Rgb centre = test::pixel(portrait(room, model), 200, 150);
    QVERIFY(centre.red > centre.green + 50);
}

void tst_Renderer::theGridIsSeenAndFades()
{
    Darkroom room;
    const RgbaImage empty = room.picture(test::bareScene(), {});
    const RgbaImage grid = room.picture(Scene(), {});
    int near = 0, horizon = 0;
    for (int x = 0; x < Darkroom::width; ++x) {
        for (int y = 150; y < 300; ++y)
            near += test::pixel(grid, x, y).brightness() > test::pixel(empty, x, y).brightness() + 5;
        for (int y = 0; y < 60; ++y)
            horizon += test::pixel(grid, x, y).brightness() != test::pixel(empty, x, y).brightness();
    }
    QVERIFY2(near > 1500, qPrintable(QString::number(near)));
    QVERIFY2(near < 25'000, "lines, not a plane");
    QCOMPARE(horizon, 0);
}

void tst_Renderer::theMetreGridStandsUprightWithoutPerspective_data()
{
    QTest::addColumn<ViewDirection>("direction");
    QTest::addColumn<float>("facing");
    QTest::newRow("front") << ViewDirection::Front << 0.0f;
    QTest::newRow("left") << ViewDirection::Left << 0.0f;
    QTest::newRow("aslant") << ViewDirection::Back << 0.6f;
    QTest::newRow("top") << ViewDirection::Top << 0.0f;
}

/// Three metres in 300 pixels around a point one metre over the origin: the golden picture is known.
void tst_Renderer::theMetreGridStandsUprightWithoutPerspective()
{
    QFETCH(ViewDirection, direction);
    QFETCH(float, facing);
    Darkroom room;
    OrbitCamera camera;
    lookFrom(camera, direction, facing);
    camera.moveTo({0.0f, 1.0f, 0.0f});
    camera.zoom(std::log(3.0f / picturedHeight(camera.camera(1.0f))) / std::log(0.9f));
    const RgbaImage empty = room.picture(test::bareScene(), camera), grid = room.picture(Scene(), camera);
    const auto light = [&](int x, int y) {
        return test::pixel(grid, x, y).brightness() - test::pixel(empty, x, y).brightness();
    };
    // A line lies between two pixels; tenths of a metre are ten pixels apart.
    const auto row = [&](int y) {
        int sum = 0, count = 0;
        for (int x = 5; x < Darkroom::width; x += 10, ++count) sum += std::max(light(x, y - 1), light(x, y));
        return sum / count;
    };
    const auto column = [&](int x) {
        int sum = 0, count = 0;
        for (int y = 5; y < Darkroom::height; y += 10, ++count) sum += std::max(light(x - 1, y), light(x, y));
        return sum / count;
    };
    const auto said = [&](const char* what, int at, int found) {
        return qPrintable(QString("%1 %2: %3").arg(what).arg(at).arg(found));
    };
    for (const int metre : {50, 150, 250}) QVERIFY2(row(metre) > 12, said("row", metre, row(metre)));
    for (const int metre : {100, 200, 300})
        QVERIFY2(column(metre) > 12, said("column", metre, column(metre)));
    for (const int tenth : {60, 140, 210}) {
        QVERIFY2(row(tenth) > 2 && row(tenth) < row(150), said("row", tenth, row(tenth)));
        QVERIFY2(column(tenth) > 2 && column(tenth) < column(200), said("column", tenth, column(tenth)));
    }
    for (const int between : {55, 145, 205}) {
        QVERIFY2(row(between) < 2, said("row", between, row(between)));
        QVERIFY2(column(between) < 2, said("column", between, column(between)));
    }
    if (direction != ViewDirection::Top)
        QVERIFY2(row(250) > row(150) + 5, "the ground stands out");
    else
        QVERIFY(std::abs(row(250) - row(150)) < 5);
}

void tst_Renderer::theShadowDarkensTheGround()
{
    Darkroom room;
    OrbitCamera camera;
    camera.turnTo(0.3f, 0.5f);
    CharacterDrawable figure(test::shared(test::ball(0.3f)));
    const glm::mat4 above = glm::translate(glm::mat4(1.0f), {0.0f, 0.5f, 0.0f});
    figure.setJointMatrices({&above, 1});
    figure.addTo(*room.renderer);
    Scene scene = test::bareScene();
    figure.show(scene, {.hasMesh = true, .hasSkeleton = false});
    const RgbaImage with = room.picture(scene, camera);
    scene.shadowCasters.reset();
    const RgbaImage without = room.picture(scene, camera);
    int darker = 0, lighter = 0;
    for (int y = 0; y < Darkroom::height; ++y)
        for (int x = 0; x < Darkroom::width; ++x) {
            const int change = test::pixel(with, x, y).brightness() - test::pixel(without, x, y).brightness();
            darker += change < -4;
            lighter += change > 1;
        }
    QVERIFY2(darker > 400, qPrintable(QString::number(darker)));
    QVERIFY2(darker < 30'000, qPrintable(QString::number(darker)));
    QCOMPARE(lighter, 0);
}

void tst_Renderer::linesAreDrawnOverMeshes()
{
    Darkroom room;
    CharacterDrawable figure(test::shared(test::ball(0.5f)));
    figure.addTo(*room.renderer);
    Scene scene = test::bareScene();
    figure.show(scene, {.hasMesh = true, .hasSkeleton = false});
    const DrawnLine line{{-0.4f, 0, 0}, {0.4f, 0, 0}, {0.0f, 0.0f, 1.0f, 1.0f}, 6.0f};
    scene.overlayLines = {&line, 1};
    const RgbaImage image = room.picture(scene, frontCamera());
    const test::Rgb inside = test::pixel(image, 200, 150);
    QVERIFY2(inside.blue > 240 && inside.red < 15, "seen though it is inside the ball");
}

void tst_Renderer::linesBehindTheCameraAreNotDrawn()
{
    Darkroom room;
    Scene scene = test::bareScene();
    const RgbaImage empty = room.picture(scene, frontCamera());
    const DrawnLine behind{{-5, 0, 50}, {5, 1, 60}, {1, 1, 1, 1}, 6.0f};
    scene.overlayLines = {&behind, 1};
    QCOMPARE(test::differingPixels(room.picture(scene, frontCamera()), empty, 0), 0);
    const DrawnLine through{{0, -0.5f, 50}, {0, -0.5f, -50}, {1, 1, 1, 1}, 6.0f};
    scene.overlayLines = {&through, 1};
    const RgbaImage image = room.picture(scene, frontCamera());
    QVERIFY(test::pixel(image, 200, 296).brightness() > 200);
    QVERIFY(test::pixel(image, 200, 100).brightness() < 100);
}

void tst_Renderer::lineWidthFollowsThePixelRatio()
{
    Darkroom room;
    Scene scene = test::bareScene();
    const RgbaImage empty = room.picture(scene, frontCamera());
    const DrawnLine dot{{0, 0, 0}, {0, 0, 0}, {1, 1, 1, 1}, 20.0f};
    scene.overlayLines = {&dot, 1};
    const auto area = [&](float ratio) {
        RenderSurface surface = room.surface();
        surface.pixelRatio = ratio;
        room.renderer->draw(scene, frontCamera().camera(4.0f / 3.0f), surface);
        return test::differingPixels(room.target.read(), empty);
    };
    QVERIFY(std::abs(area(1.0f) - 314) < 50);
    QVERIFY(std::abs(area(2.0f) - 1257) < 100);
}

void tst_Renderer::ringsAreEmptyInTheMiddle()
{
    Darkroom room;
    Scene scene = test::bareScene();
    const DrawnLine ring{{0, 0, 0}, {0, 0, 0}, {1, 1, 1, 1}, 40.0f, 0.5f};
    scene.overlayLines = {&ring, 1};
    const RgbaImage image = room.picture(scene, frontCamera());
    QVERIFY(test::pixel(image, 200, 150).brightness() < 100);
    QVERIFY(test::pixel(image, 215, 150).brightness() > 200);
    QVERIFY(test::pixel(image, 225, 150).brightness() < 100);
}

void tst_Renderer::materialColoursAreSeen()
{
    Darkroom room;
    CharacterModel model = test::ball(0.5f);
    model.materials = {{.name = "orange", .baseColour = {0.9f, 0.3f, 0.02f, 1.0f}}};
    const test::Rgb grey = test::pixel(portrait(room, model), 200, 150);
    QVERIFY2(std::abs(grey.red - grey.blue) < 30, "without a material it is grey");
    QVERIFY2(grey.brightness() > 130, "light grey");
    model.meshes.front().material = 0;
    const test::Rgb orange = test::pixel(portrait(room, model), 200, 150);
    QVERIFY(orange.red > orange.green + 40 && orange.green > orange.blue + 30);
}

void tst_Renderer::texturesAreSeen()
{
    Darkroom room;
    CharacterModel model = test::ball(0.5f);
    model.textures = {plainTexture({40, 200, 60, 0})}; // an alpha of 0 does not make it vanish
    model.materials = {{.name = "leaf", .baseColour = {1, 1, 1, 1}, .texture = 0}};
    model.meshes.front().material = 0;
    const test::Rgb leaf = test::pixel(portrait(room, model), 200, 150);
    QVERIFY(leaf.green > leaf.red + 60 && leaf.green > leaf.blue + 60);

    model.textures = {RgbaImage()}; // one that could not be read: the plain colour
    const test::Rgb plain = test::pixel(portrait(room, model), 200, 150);
    QVERIFY(std::abs(plain.green - plain.red) < 30 && plain.brightness() > 130);
}

/// Through the holes the farther mesh is seen, and the mesh's own inside.
void tst_Renderer::whatIsMaskedHasHoles()
{
    Darkroom room;
    CharacterModel model = test::ball(0.5f);
    RgbaImage halves{2, 2, {}}; // the front of the ball lies at the beginning and the end of its row
    for (const std::uint8_t alpha : {0, 255, 0, 255}) {
        const std::array<std::uint8_t, 4> pixel{230, 40, 40, alpha};
        halves.pixels.insert(halves.pixels.end(), pixel.begin(), pixel.end());
    }
    model.textures = {halves};
    model.materials = {{.name = "net", .baseColour = {1, 1, 1, 1}, .texture = 0}};
    model.meshes.front().material = 0;
    const auto covered = [&](float cutoff, float opacity) {
        model.materials[0].alphaCutoff = cutoff;
        model.materials[0].baseColour.a = opacity;
        const RgbaImage empty = room.picture(test::bareScene(), frontCamera());
        return test::differingPixels(portrait(room, model), empty);
    };
    const int whole = covered(0.0f, 1.0f), holed = covered(0.5f, 1.0f);
    QVERIFY2(holed > whole / 4 && holed < whole * 9 / 10,
             qPrintable(QString("%1 of %2").arg(holed).arg(whole)));
    QCOMPARE(covered(0.5f, 0.4f), 0); // nowhere opaque enough
    model.textures.clear();
    model.materials[0].texture = -1;
    QCOMPARE(covered(0.5f, 0.4f), 0); // without a picture as well
    QVERIFY(covered(0.5f, 0.6f) > whole * 9 / 10);
}

void tst_Renderer::aTextureThatIsTooLargeIsMadeSmaller()
{
    Darkroom room;
    GLint largest = 0;
    room.gl().GetIntegerv(GL_MAX_TEXTURE_SIZE, &largest);
    RgbaImage wide{2 * largest, 1, std::vector<std::uint8_t>(std::size_t(largest) * 8, 200)};
    QVERIFY(room.renderer->addTexture(wide).isValid());
    QCOMPARE(room.gl().GetError(), GLenum(GL_NO_ERROR));
}

void tst_Renderer::insideOutAndMirroredFiguresAreLitAlike()
{
    Darkroom room;
    CharacterModel model = test::ball(0.5f);
    const int outward = test::pixel(portrait(room, model), 170, 120).brightness();
    CharacterModel mirrored = model;
    mirrored.meshes.front().palette[0].inverseBind = glm::scale(glm::mat4(1.0f), {-1.0f, 1.0f, 1.0f});
    QVERIFY(std::abs(test::pixel(portrait(room, mirrored), 170, 120).brightness() - outward) < 6);
    CharacterModel inverted = model;
    std::vector<std::uint32_t> indices(model.meshes[0].indices.begin(), model.meshes[0].indices.end());
    for (std::size_t i = 0; i + 2 < indices.size(); i += 3) std::swap(indices[i], indices[i + 1]);
    inverted.meshes.front().indices = std::move(indices);
    QVERIFY(std::abs(test::pixel(portrait(room, inverted), 170, 120).brightness() - outward) < 6);
}

void tst_Renderer::smoothedPicturesHaveSoftEdges()
{
    Darkroom room;
    const auto target = OffscreenTarget::create(room.gl(), Darkroom::width, Darkroom::height, 0);
    QVERIFY(target.hasValue());
    CharacterDrawable figure(test::shared(test::ball(0.5f)));
    figure.addTo(*room.renderer);
    Scene scene = test::bareScene();
    figure.show(scene, {.hasMesh = true, .hasSkeleton = false});
    scene.shadowCasters.reset();
    const auto picture = [&](bool isSmoothed) {
        RenderSurface surface = room.surface();
        surface.framebuffer = target->framebuffer();
        surface.isSmoothed = isSmoothed;
        room.renderer->draw(scene, frontCamera().camera(4.0f / 3.0f), surface);
        return target->read();
    };
    // Along the ball's left edge: neither background nor figure, but between them.
    const auto betweens = [](const RgbaImage& image) {
        int count = 0;
        for (int y = 60; y < 240; ++y)
            for (int x = 60; x < 200; ++x) {
                const int here = test::pixel(image, x, y).brightness();
                const int left = test::pixel(image, x - 1, y).brightness();
                const int right = test::pixel(image, x + 1, y).brightness();
                count += here > left + 12 && right > here + 12;
            }
        return count;
    };
    const RgbaImage hard = picture(false), smooth = picture(true);
    QVERIFY2(test::differingPixels(hard, smooth, 40) < 1000, "the same picture but for its edges");
    QVERIFY2(betweens(smooth) > betweens(hard) + 60,
             qPrintable(QString("%1 %2").arg(betweens(smooth)).arg(betweens(hard))));
    QCOMPARE(room.gl().GetError(), GLenum(GL_NO_ERROR));
}

void tst_Renderer::foreignStateDoesNotMatter()
{
    Darkroom room;
    CharacterDrawable figure(test::shared(test::tube(4, 1.6f, 0.2f)));
    figure.addTo(*room.renderer);
    Scene scene;
    figure.show(scene);
    const RgbaImage clean = room.picture(scene, {});
    const GlFunctions& gl = room.gl();
    for (const GLenum state : {GL_SCISSOR_TEST, GL_STENCIL_TEST, GL_CULL_FACE, GL_BLEND}) gl.Enable(state);
    gl.Disable(GL_MULTISAMPLE);
    gl.BlendEquation(GL_MAX);
    gl.BlendFuncSeparate(GL_ONE, GL_ONE, GL_ONE, GL_ONE);
    gl.ColorMask(GL_FALSE, GL_TRUE, GL_FALSE, GL_TRUE);
    gl.DepthMask(GL_FALSE);
    gl.DepthFunc(GL_NEVER);
    gl.FrontFace(GL_CW);
    gl.PixelStorei(GL_UNPACK_ALIGNMENT, 8);
    gl.ActiveTexture(GL_TEXTURE5);
    gl.Viewport(3, 3, 10, 10);
    QCOMPARE(test::differingPixels(room.picture(scene, {}), clean, 0), 0);
}

void tst_Renderer::everythingCanBeBuiltAgain()
{
    CharacterDrawable figure(test::shared(test::tube(4, 1.6f, 0.2f)));
    const auto picture = [&] {
        Darkroom room; // a context of its own
        figure.addTo(*room.renderer);
        Scene scene;
        figure.show(scene);
        const RgbaImage image = room.picture(scene, {});
        figure.forgetRenderer();
        return image;
    };
    const RgbaImage first = picture();
    QCOMPARE(test::differingPixels(picture(), first, 0), 0);
}

void tst_Renderer::removedSlotsAreUsedAgain()
{
    Darkroom room;
    const CharacterModel model = test::ball(0.5f);
    const MeshHandle first = room.renderer->addMesh(model.meshes.front());
    const MeshHandle second = room.renderer->addMesh(model.meshes.front());
    QVERIFY(first != second);
    room.renderer->removeMesh(first);
    QVERIFY(room.renderer->addMesh(model.meshes.front()) == first);
}

void tst_Renderer::noErrorIsLeft()
{
    Darkroom room;
    CharacterDrawable figure(test::shared(test::tube(300, 1.6f, 0.2f)));
    figure.addTo(*room.renderer);
    Scene scene;
    figure.show(scene);
    room.picture(scene, {});
    figure.removeFrom(*room.renderer);
    QCOMPARE(room.gl().GetError(), GLenum(GL_NO_ERROR));
}

QTEST_GUILESS_MAIN(tst_Renderer)
#include "tst_Renderer.moc"
