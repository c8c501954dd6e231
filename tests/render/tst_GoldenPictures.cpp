// Ghosts, crowd, joints' names, masked, mapped and morphed surfaces and the grid without perspective as
// pictures that a person has looked at: the sample's figure, drawn without a display. Taken anew by
// tests/render/golden/take.sh.

#include "app/pictures/PictureStudio.h"
#include "core/animation/clips/SamplingJob.h"
#include "core/import/ImportLocations.h"
#include "core/import/ModelImporter.h"
#include "render/CrowdDrawable.h"
#include "render/ViewDirection.h"
#include "tests/render/Figures.h"
#include "tests/render/Golden.h"
#include "tests/render/Pictures.h"
#include "widgets/theme/Theme.h"
#include "widgets/viewport/JointLabels.h"

#include <QApplication>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace tagline;

namespace {

const QSize goldenSize(320, 240);
constexpr std::int64_t oneSecond = 1'000'000'000;
constexpr Frame shownFrame = 24;

/// What is changed of a picture, to see that it is noticed.
struct Fault
{
    int fewer = 0;              ///< ghosts, figures or names that are left out
    float turned = 0.0f;        ///< of the camera, radians
    glm::vec4 tint{1.0f};       ///< of the ghosts' colour before
    float opacity = 1.0f;       ///< of the grid; below 1: holes are filled
    bool isPerspective = false; ///< where there is to be none
    bool isWithoutGrid = false;
    float normalScale = 1.0f; ///< of the map of normals
    bool isMatt = false;      ///< without a map of the surface
    float morphed = 1.0f;     ///< how far a ball becomes a pear
};

int toleranceOf(const QString& name) { return name == "grid" ? test::faintTolerance : test::goldenTolerance; }

} // namespace

class tst_GoldenPictures : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theyAreAsTheyWere_data();
    void theyAreAsTheyWere();
    void aFaultIsNoticed_data();
    void aFaultIsNoticed();

private:
    Pose poseAt(double frame) const;
    std::vector<glm::mat4> jointsAt(double frame) const;
    QImage ghosts(const Fault& fault) const;
    QImage crowd(const Fault& fault) const;
    QImage labels(const Fault& fault) const;
    QImage grid(const Fault& fault) const;
    QImage mask(const Fault& fault) const;
    QImage maps(const Fault& fault) const;
    QImage morphs(const Fault& fault) const;
    QImage drawn(const QString& name, const Fault& fault = {}) const;
    QImage studioPicture(const PictureMoment& moment, const OrbitCamera& camera,
                         const PictureLook& look = {}) const;
    OrbitCamera sideCamera(const Fault& fault, float distance) const;

    QTemporaryDir m_cache;
    std::shared_ptr<const CharacterModel> m_figure;
    std::shared_ptr<const ImportedModel> m_walk;
};

void tst_GoldenPictures::initTestCase()
{
    applyTheme(*qApp);
    ImportEnvironment environment =
        standardImportEnvironment(QCoreApplication::applicationDirPath().toStdString());
    environment.cacheFolder = m_cache.path().toStdString();
    const ModelImporter importer(environment);
    const std::string sample = test::sourceFolder().toStdString() + "/resources/sample/";
    const auto figure = importer.read(sample + "mannequin.glb");
    const auto walk = importer.read(sample + "walk.glb");
    QVERIFY2(figure.hasValue(), figure ? "" : figure.error().text().c_str());
    QVERIFY2(walk.hasValue(), walk ? "" : walk.error().text().c_str());
    m_figure = CharacterModel::of(**figure);
    m_walk = *walk;
}

Pose tst_GoldenPictures::poseAt(double frame) const
{
    const Clip& clip = m_walk->clips.front();
    return sampledPose(m_figure->skeleton, clip, bindByName(clip, m_figure->skeleton), frame);
}

std::vector<glm::mat4> tst_GoldenPictures::jointsAt(double frame) const
{
    return modelMatrices(m_figure->skeleton, poseAt(frame));
}

OrbitCamera tst_GoldenPictures::sideCamera(const Fault& fault, float distance) const
{
    OrbitCamera camera;
    camera.turnTo(1.1f + fault.turned, 0.15f);
    const auto root = glm::vec3(jointsAt(shownFrame)[0][3]);
    camera.moveTo({root.x, 0.9f, root.z});
    camera.setDistance(distance);
    return camera;
}

QImage tst_GoldenPictures::studioPicture(const PictureMoment& moment, const OrbitCamera& camera,
                                         const PictureLook& look) const
{
    auto studio = PictureStudio::create(m_figure, goldenSize, look);
    if (!studio) return {};
    return (*studio)->picture(moment, camera.camera((*studio)->aspect()));
}

QImage tst_GoldenPictures::ghosts(const Fault& fault) const
{
    PictureMoment moment;
    moment.joints = jointsAt(shownFrame);
    for (int place = 1; place <= 2 - fault.fewer; ++place)
        for (const bool isBefore : {true, false}) {
            const double frame = shownFrame + (isBefore ? -12.0 : 12.0) * place;
            moment.ghosts.push_back({std::make_shared<const std::vector<glm::mat4>>(jointsAt(frame)),
                                     isBefore, 1.0f - 0.35f * float(place - 1)});
        }
    PictureLook look;
    look.parts.hasSkeleton = false;
    look.colours.ghostBefore *= glm::vec3(fault.tint);
    return studioPicture(moment, sideCamera(fault, 4.0f), look);
}

QImage tst_GoldenPictures::crowd(const Fault& fault) const
{
    test::Darkroom room;
    auto figures = std::make_shared<Crowd>();
    const auto skeleton = std::make_shared<const Skeleton>(m_figure->skeleton);
    const auto clip = std::shared_ptr<const Clip>(m_walk, &m_walk->clips.front());
    const auto binding = std::make_shared<const ClipBinding>(bindByName(*clip, *skeleton));
    for (int i = 0; i < 5 - fault.fewer; ++i) {
        const glm::mat4 place = glm::translate(glm::mat4(1.0f), {-2.0f + float(i), 0.0f, 0.0f});
        figures->figures.push_back(
            {{skeleton, clip, binding, nullptr, oneSecond + 50'000'000 * i, place}, m_figure});
    }
    figures->bounds.include({-2.5f, 0.0f, -0.4f});
    figures->bounds.include({2.5f, 1.9f, 0.8f});
    CrowdDrawable drawable;
    drawable.setCrowd(figures, *room.renderer);
    drawable.setMoment({oneSecond * 3 / 4, 2}, {});
    Scene scene;
    drawable.show(scene);
    OrbitCamera camera;
    camera.turnTo(0.4f + fault.turned, 0.2f);
    camera.frame(figures->bounds, float(test::Darkroom::width) / test::Darkroom::height);
    return test::goldenImage(room.picture(scene, camera));
}

QImage tst_GoldenPictures::labels(const Fault& fault) const
{
    PictureMoment moment;
    moment.joints = jointsAt(shownFrame);
    const OrbitCamera camera = sideCamera(fault, 3.4f);
    QImage picture = studioPicture(moment, camera);
    if (picture.isNull()) return {};
    const auto places =
        jointPlaces(m_figure->skeleton, moment.joints,
                    camera.camera(float(goldenSize.width()) / float(goldenSize.height())), goldenSize);
    auto named = namedJoints(JointNames::All, places, std::nullopt, noJoint);
    named.resize(std::min(named.size(), std::size_t(10)));
    named.erase(named.begin(), named.begin() + fault.fewer);
    QFont font = QApplication::font();
    font.setPixelSize(11);
    QPainter painter(&picture);
    paintJointNames(painter, goldenSize, font, jointLabels(m_figure->skeleton, font), places, named);
    return picture;
}

QImage tst_GoldenPictures::grid(const Fault& fault) const
{
    PictureMoment moment;
    moment.joints = jointsAt(shownFrame);
    OrbitCamera camera = sideCamera({}, 4.2f);
    lookFrom(camera, ViewDirection::Left, 0.0f);
    camera.turnTo(camera.yaw() + fault.turned, camera.pitch());
    if (fault.isPerspective) camera.setProjection(OrbitCamera::Projection::Perspective);
    PictureLook look;
    look.hasGrid = !fault.isWithoutGrid;
    look.colours.grid.a *= fault.opacity;
    return studioPicture(moment, camera, look);
}

/// A ball in a net: through its holes the red ball within is seen.
QImage tst_GoldenPictures::mask(const Fault& fault) const
{
    constexpr int side = 64, mesh = 8;
    RgbaImage net{side, side, {}};
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            const bool isCord = x % mesh < 3 || y % mesh < 3;
            for (const int channel : {180, 185, 200, isCord ? 255 : 0})
                net.pixels.push_back(std::uint8_t(channel));
        }
    CharacterModel model = test::ball(0.6f);
    model.meshes.push_back(test::ball(0.45f).meshes.front());
    model.textures = {net};
    model.materials = {{.name = "net", .texture = 0, .alphaCutoff = fault.opacity < 1.0f ? 0.0f : 0.5f},
                       {.name = "ball", .baseColour = {0.7f, 0.05f, 0.05f, 1.0f}}};
    model.materials[0].baseColour = glm::vec4(1.0f);
    model.meshes[0].material = 0;
    model.meshes[1].material = 1;
    test::Darkroom room;
    CharacterDrawable figure(test::shared(std::move(model)));
    figure.addTo(*room.renderer);
    Scene scene = test::bareScene();
    figure.show(scene, {.hasMesh = true, .hasSkeleton = false});
    scene.shadowCasters.reset();
    OrbitCamera camera;
    camera.turnTo(0.5f + fault.turned, 0.3f);
    camera.moveTo({0.0f, 0.0f, 0.0f});
    camera.setDistance(2.6f);
    return test::goldenImage(room.picture(scene, camera));
}

namespace {

/// The normals of domes in a square lattice, as a picture.
RgbaImage domes(int side, int each)
{
    RgbaImage map{side, side, {}};
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            const glm::vec2 from =
                glm::vec2(x % each, y % each) * (2.0f / float(each)) - 1.0f + 1.0f / float(each);
            const glm::vec2 aside = glm::length(from) < 0.9f ? 0.9f * from : glm::vec2(0.0f);
            const glm::vec3 normal(aside.x, -aside.y, std::sqrt(1.0f - glm::dot(aside, aside)));
            for (int channel = 0; channel < 3; ++channel)
                map.pixels.push_back(std::uint8_t(std::lround(127.5f + 127.5f * normal[channel])));
            map.pixels.push_back(255);
        }
    return map;
}

/// Rough above, smooth below, and metal in every second stripe.
RgbaImage stripes(int side)
{
    RgbaImage map{side, side, {}};
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x)
            for (const int channel : {0, y > side / 2 ? 230 : 40, x / 8 % 2 ? 255 : 0, 255})
                map.pixels.push_back(std::uint8_t(channel));
    return map;
}

} // namespace

/// Two balls: one with domes all over, by a map of normals, one of metal stripes, by one of its surface.
QImage tst_GoldenPictures::maps(const Fault& fault) const
{
    CharacterModel model = test::ball(0.5f);
    model.meshes.push_back(test::ball(0.5f).meshes.front());
    std::vector<glm::vec3> places;
    for (const glm::vec3& place : model.meshes[1].positions) places.push_back(place + glm::vec3(0, 0, 1.1f));
    model.meshes[1].positions = std::move(places);
    model.textures = {domes(128, 16), stripes(64)};
    model.materials.resize(2);
    model.materials[0] = {.name = "domes", .baseColour = {0.5f, 0.35f, 0.2f, 1.0f}, .normalMap = 0};
    model.materials[0].normalScale = fault.normalScale;
    model.materials[1] = {.name = "metal", .baseColour = {0.8f, 0.55f, 0.2f, 1.0f}};
    model.materials[1].surfaceMap = fault.isMatt ? -1 : 1;
    model.meshes[0].material = 0;
    model.meshes[1].material = 1;
    test::Darkroom room;
    CharacterDrawable figure(test::shared(std::move(model)));
    figure.addTo(*room.renderer);
    Scene scene = test::bareScene();
    figure.show(scene, {.hasMesh = true, .hasSkeleton = false});
    scene.shadowCasters.reset();
    OrbitCamera camera;
    camera.turnTo(1.5708f + fault.turned, 0.2f);
    camera.moveTo({0.0f, 0.0f, 0.55f});
    camera.setDistance(3.0f);
    return test::goldenImage(room.picture(scene, camera));
}

namespace {

/// A morph target of a ball: above its middle it goes in, and up.
MorphTarget pear(const SkinnedMesh& ball)
{
    MorphTarget target;
    target.name = "pear";
    std::vector<std::uint32_t> vertices;
    std::vector<glm::vec3> ways, bends;
    for (std::uint32_t vertex = 0; vertex < ball.vertexCount(); ++vertex) {
        const glm::vec3 place = ball.positions[vertex];
        if (place.y <= 0.0f) continue;
        vertices.push_back(vertex);
        ways.push_back(glm::vec3(-0.8f * place.x, 1.2f * place.y, -0.8f * place.z) * place.y);
        bends.push_back(-0.3f * glm::vec3(0.0f, ball.normals[vertex].y, 0.0f));
    }
    target.vertices = std::move(vertices);
    target.positions = std::move(ways);
    target.normals = std::move(bends);
    return target;
}

} // namespace

/// A ball, and one that is a pear by its morph target.
QImage tst_GoldenPictures::morphs(const Fault& fault) const
{
    CharacterModel model = test::ball(0.5f);
    model.meshes.push_back(test::ball(0.5f).meshes.front());
    std::vector<glm::vec3> places;
    for (const glm::vec3& place : model.meshes[1].positions) places.push_back(place + glm::vec3(0, 0, 1.1f));
    model.meshes[0].morphs = {pear(model.meshes[0])};
    model.meshes[1].positions = std::move(places);
    test::Darkroom room;
    CharacterDrawable figure(test::shared(std::move(model)));
    figure.addTo(*room.renderer);
    Scene first = test::bareScene();
    figure.show(first, {.hasMesh = true, .hasSkeleton = false});
    OrbitCamera camera;
    camera.turnTo(1.5708f + fault.turned, 0.2f);
    camera.moveTo({0.0f, 0.2f, 0.55f});
    camera.setDistance(3.4f);
    room.picture(first, camera); // as at rest, so that what was drawn is morphed anew
    const std::vector<float> weights{fault.morphed};
    figure.setMorphWeights(weights);
    Scene scene = test::bareScene();
    figure.show(scene, {.hasMesh = true, .hasSkeleton = false});
    scene.shadowCasters.reset();
    return test::goldenImage(room.picture(scene, camera));
}

QImage tst_GoldenPictures::drawn(const QString& name, const Fault& fault) const
{
    if (name == "ghosts") return ghosts(fault);
    if (name == "crowd") return crowd(fault);
    if (name == "labels") return labels(fault);
    if (name == "mask") return mask(fault);
    if (name == "maps") return maps(fault);
    if (name == "morphs") return morphs(fault);
    return grid(fault);
}

void tst_GoldenPictures::theyAreAsTheyWere_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"ghosts", "crowd", "labels", "grid", "mask", "maps", "morphs"})
        QTest::newRow(name) << name;
}

void tst_GoldenPictures::theyAreAsTheyWere()
{
    QFETCH(QString, name);
    const QImage picture = drawn(name);
    QVERIFY(!picture.isNull());
    const QString fault = test::goldenFault(picture, name, toleranceOf(name));
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

void tst_GoldenPictures::aFaultIsNoticed_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<Fault>("fault");
    const auto row = [](const char* name, const char* what, const Fault& fault) {
        QTest::addRow("%s %s", name, what) << QString(name) << fault;
    };
    row("ghosts", "fewer", {.fewer = 1});
    row("ghosts", "of another hue", {.tint = {0.6f, 1.3f, 1.6f, 1.0f}});
    row("ghosts", "turned by two degrees", {.turned = 0.035f});
    row("crowd", "a figure fewer", {.fewer = 1});
    row("crowd", "turned by two degrees", {.turned = 0.035f});
    row("labels", "a name fewer", {.fewer = 1});
    row("labels", "turned by two degrees", {.turned = 0.035f});
    row("mask", "without its holes", {.opacity = 0.5f});
    row("mask", "turned by two degrees", {.turned = 0.035f});
    row("maps", "without normals", {.normalScale = 0.0f});
    row("maps", "with hollows for domes", {.normalScale = -1.0f});
    row("maps", "without metal", {.isMatt = true});
    row("maps", "turned by two degrees", {.turned = 0.035f});
    row("morphs", "at rest", {.morphed = 0.0f});
    row("morphs", "three quarters as far", {.morphed = 0.75f});
    row("grid", "in perspective", {.isPerspective = true});
    row("grid", "half as strong", {.opacity = 0.5f});
    row("grid", "not there", {.isWithoutGrid = true});
}

void tst_GoldenPictures::aFaultIsNoticed()
{
    QFETCH(QString, name);
    QFETCH(Fault, fault);
    const double share =
        test::differingShare(drawn(name, fault), QImage(test::goldenFile(name)), toleranceOf(name));
    QVERIFY2(share > 1.5 * test::shareAllowed(toleranceOf(name)), qPrintable(QString::number(share)));
}

QTEST_MAIN(tst_GoldenPictures)
#include "tst_GoldenPictures.moc"
