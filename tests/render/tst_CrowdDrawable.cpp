// A crowd in a picture: glass and a solid one, bones where there are many, two rigs beside each other, and
// the figure under a click.

#include "render/CrowdDrawable.h"
#include "tests/render/Figures.h"
#include "tests/render/Pictures.h"

#include <QTest>

using namespace tagline;

namespace {

constexpr std::int64_t second = 1'000'000'000;

/// Figures of a model side by side, a metre apart from x on, that stand still.
void addTo(Crowd& crowd, const std::shared_ptr<const CharacterModel>& model, std::size_t count, float x)
{
    const auto skeleton = std::make_shared<const Skeleton>(model->skeleton);
    const auto clip = std::make_shared<const Clip>();
    const auto binding = std::make_shared<const ClipBinding>(bindByName(*clip, *skeleton));
    for (std::size_t i = 0; i < count; ++i) {
        LoopingFigure loop{skeleton, clip,   binding,
                           nullptr,  second, glm::translate(glm::mat4(1.0f), {x + float(i), 0.0f, 0.0f})};
        crowd.figures.push_back({loop, model});
    }
    crowd.bounds.include({x - 0.3f, 0.0f, -0.3f});
    crowd.bounds.include({x + float(count) - 0.7f, 1.8f, 0.3f});
}

OrbitCamera cameraOn(const Crowd& crowd)
{
    OrbitCamera camera;
    camera.turnTo(0.0f, 0.0f);
    camera.frame(crowd.bounds, float(test::Darkroom::width) / test::Darkroom::height);
    return camera;
}

} // namespace

class tst_CrowdDrawable : public QObject
{
    Q_OBJECT

private slots:
    void fewAreGlassAndTheSelectedIsSolid();
    void manyAreCoarse();
    void manyAreBones();
    void aFewOfManyAreAsCoarseAsAll();
    void rigsStandBesideEachOther();
    void eachFigureHasItsFace();
    void anotherCrowdTakesThePlace();
    void theFigureUnderAClickIsFound();
};

void tst_CrowdDrawable::fewAreGlassAndTheSelectedIsSolid()
{
    test::Darkroom room;
    auto crowd = std::make_shared<Crowd>();
    addTo(*crowd, test::shared(test::tube(6, 1.8f, 0.1f)), 3, -1.0f);
    CrowdDrawable drawable;
    drawable.setCrowd(crowd, *room.renderer);
    const auto picture = [&](std::optional<std::size_t> selected) {
        drawable.setMoment({0, selected}, {});
        Scene scene = test::bareScene();
        drawable.show(scene);
        scene.shadowCasters.reset();
        return room.picture(scene, cameraOn(*crowd));
    };
    drawable.setMoment({0, std::nullopt}, {});
    Scene scene;
    drawable.show(scene);
    QVERIFY(scene.meshes.empty() && scene.overlayLines.empty());
    QCOMPARE(scene.ghosts.size(), std::size_t(1)); // all in one call
    QCOMPARE(scene.ghosts[0].colours.size(), std::size_t(3));
    drawable.setMoment({0, 1}, {});
    drawable.show(scene);
    QCOMPARE(scene.ghosts[0].colours.size(), std::size_t(2));
    QCOMPARE(scene.meshes.size(), std::size_t(1));
    QVERIFY(!scene.overlayLines.empty());

    Scene bare = test::bareScene();
    const RgbaImage empty = room.picture(bare, cameraOn(*crowd));
    const RgbaImage none = picture(std::nullopt), middle = picture(1);
    QVERIFY(test::differingPixels(empty, none) > 1000);
    const int changed = test::differingPixels(none, middle); // the one, and none beside it
    QVERIFY2(changed > 300, qPrintable(QString::number(changed)));
    const int third = test::Darkroom::width / 3;
    for (const int x : {0, 2 * third})
        for (int at = x; at < x + third - 20; ++at)
            QCOMPARE(test::pixel(none, at, test::Darkroom::height / 2).brightness(),
                     test::pixel(middle, at, test::Darkroom::height / 2).brightness());
}

/// Two figures of one model: a clip closes the eyes of one within a second, the other's moves nothing.
void tst_CrowdDrawable::eachFigureHasItsFace()
{
    test::Darkroom room;
    CharacterModel model = test::tube(6, 1.8f, 0.1f);
    model.meshes[0].name = "body";
    MorphTarget up;
    up.name = "up";
    up.weight = 0.25f;
    up.vertices = std::vector<std::uint32_t>{0};
    up.positions = std::vector<glm::vec3>{{0.0f, 1.0f, 0.0f}};
    model.meshes[0].morphs = {up};
    const float start = model.meshes[0].positions[0].y;
    auto crowd = std::make_shared<Crowd>();
    addTo(*crowd, test::shared(std::move(model)), 3, -1.0f);
    Clip talk;
    talk.frames = 61;
    talk.rate = {30, 1};
    talk.morphs.push_back(
        {"body", "up", {Interpolation::Linear, std::vector<float>{0, 60}, std::vector<float>{0, 1}}});
    for (const std::size_t figure : {0u, 2u}) {
        crowd->figures[figure].faceClip = std::make_shared<const Clip>(talk);
        crowd->figures[figure].faceStart = figure == 0 ? 30.0 : 0.0; // its hit begins there
        crowd->figures[figure].loop.period = 2'000'000'000;
    }
    CrowdDrawable drawable;
    drawable.setCrowd(crowd, *room.renderer, std::size_t(1) << 20); // with all their triangles
    const auto heights = [&](std::int64_t nanoseconds, std::optional<std::size_t> selected) {
        drawable.setMoment({nanoseconds, selected}, {});
        Scene scene;
        drawable.show(scene);
        std::vector<float> found;
        for (const MorphedVertices* each : scene.ghosts[0].morphed)
            found.push_back(each->positions[0].y - start);
        if (selected) found.push_back(scene.meshes[0].morphed->positions[0].y - start);
        return found;
    };
    const auto areNear = [](const std::vector<float>& found, const std::vector<float>& wanted) {
        return std::ranges::equal(found, wanted, [](float a, float b) { return std::abs(a - b) < 0.02f; });
    };
    QVERIFY(areNear(heights(0, std::nullopt), {0.5f, 0.25f, 0.0f}));
    const auto rates = loopFrame(crowd->figures[0].loop, 500'000'000) / 60.0; // of the loop's own clip
    QVERIFY(areNear(heights(500'000'000, std::nullopt), {0.5f + float(rates), 0.25f, float(rates)}));
    QVERIFY(areNear(heights(0, 0), {0.25f, 0.0f, 0.5f})); // the one that stands out is last here
    auto plain = std::make_shared<Crowd>(*crowd);
    for (Crowd::Figure& each : plain->figures) each.faceClip = nullptr;
    drawable.setCrowd(plain, *room.renderer, std::size_t(1) << 20);
    QVERIFY(heights(0, std::nullopt).empty()); // no face costs anything
}

/// What is drawn of figures with few triangles covers nearly the same of the picture.
void tst_CrowdDrawable::manyAreCoarse()
{
    test::Darkroom room;
    auto crowd = std::make_shared<Crowd>();
    const auto model = test::shared(test::tube(6, 1.8f, 0.1f)); // of 10,240 triangles
    addTo(*crowd, model, 5, -2.0f);
    const RgbaImage empty = room.picture(test::bareScene(), cameraOn(*crowd));
    const auto covered = [&](std::size_t triangles) {
        CrowdDrawable drawable;
        drawable.setCrowd(crowd, *room.renderer, triangles);
        drawable.setMoment({0, std::nullopt}, {});
        Scene scene = test::bareScene();
        drawable.show(scene);
        if (!drawable.isSkinned() || scene.ghosts.size() != 1) return 0;
        const int count = test::differingPixels(empty, room.picture(scene, cameraOn(*crowd)));
        drawable.setCrowd(nullptr, *room.renderer);
        return count;
    };
    const int whole = covered(5 * 20'000), coarse = covered(5 * 600);
    QVERIFY(whole > 1000);
    QVERIFY2(std::abs(whole - coarse) < whole / 10, qPrintable(QString("%1 %2").arg(whole).arg(coarse)));
}

void tst_CrowdDrawable::manyAreBones()
{
    test::Darkroom room;
    auto crowd = std::make_shared<Crowd>();
    const std::size_t count = crowdTrianglesInSoftware / fewestFigureTriangles + 1;
    addTo(*crowd, test::shared(test::tube(6, 1.8f, 0.1f)), count, 0.0f);
    CrowdDrawable drawable;
    drawable.setCrowd(crowd, *room.renderer, crowdTrianglesInSoftware);
    QVERIFY(!drawable.isSkinned());
    drawable.setMoment({0, std::nullopt}, {});
    Scene scene;
    drawable.show(scene);
    QVERIFY(scene.ghosts.empty() && scene.meshes.empty());
    QCOMPARE(scene.overlayLines.size(), 5 * count);
    drawable.setMoment({0, 4}, {});
    drawable.show(scene);
    QCOMPARE(scene.meshes.size(), std::size_t(1)); // the one that stands out has its skin
    QCOMPARE(scene.overlayLines.size(), 5 * count + 6);
    QVERIFY(test::differingPixels(room.picture(test::bareScene(), cameraOn(*crowd)),
                                  room.picture(scene, cameraOn(*crowd))) > 300);
}

void tst_CrowdDrawable::aFewOfManyAreAsCoarseAsAll()
{
    test::Darkroom room;
    CrowdDrawable drawable;
    for (const std::size_t expected : {std::size_t(0), std::size_t(2), crowdTrianglesInSoftware}) {
        auto crowd = std::make_shared<Crowd>();
        addTo(*crowd, test::shared(test::tube(6, 1.8f, 0.1f)), 2, 0.0f);
        crowd->expected = expected;
        drawable.setCrowd(crowd, *room.renderer, crowdTrianglesInSoftware);
        QCOMPARE(drawable.isSkinned(), expected < 3);
    }
}

void tst_CrowdDrawable::rigsStandBesideEachOther()
{
    test::Darkroom room;
    auto crowd = std::make_shared<Crowd>();
    addTo(*crowd, test::shared(test::tube(6, 1.8f, 0.1f)), 2, 0.0f);
    addTo(*crowd, test::shared(test::tube(3, 1.2f, 0.1f)), 3, 2.0f);
    CrowdDrawable drawable;
    drawable.setCrowd(crowd, *room.renderer);
    drawable.setMoment({0, 3}, {});
    QCOMPARE(drawable.joints().size(), std::size_t(5));
    for (std::size_t i = 0; i < 5; ++i) {
        QCOMPARE(drawable.joints()[i]->size(), std::size_t(i < 2 ? 6 : 3));
        QVERIFY(std::abs((*drawable.joints()[i])[0][3].x - float(i)) < 1e-4f);
    }
    Scene scene;
    drawable.show(scene);
    QCOMPARE(scene.ghosts.size(), std::size_t(2));
    QCOMPARE(scene.ghosts[0].colours.size() + scene.ghosts[1].colours.size(), std::size_t(4));
    QCOMPARE(scene.meshes.size(), std::size_t(1));
}

void tst_CrowdDrawable::anotherCrowdTakesThePlace()
{
    test::Darkroom room;
    const auto model = test::shared(test::tube(6, 1.8f, 0.1f));
    auto one = std::make_shared<Crowd>();
    auto two = std::make_shared<Crowd>();
    addTo(*one, model, 2, 0.0f);
    addTo(*one, test::shared(test::tube(3, 1.2f, 0.1f)), 1, 2.0f);
    addTo(*two, model, 4, 0.0f);
    CrowdDrawable drawable;
    for (const auto& crowd : {one, two, one}) {
        drawable.setCrowd(crowd, *room.renderer);
        drawable.setMoment({second / 2, 0}, {});
        QCOMPARE(drawable.joints().size(), crowd->figures.size());
        Scene scene = test::bareScene();
        drawable.show(scene);
        room.picture(scene, cameraOn(*crowd));
    }
    drawable.setCrowd(nullptr, *room.renderer);
    QVERIFY(drawable.joints().empty());
}

void tst_CrowdDrawable::theFigureUnderAClickIsFound()
{
    auto crowd = std::make_shared<Crowd>();
    addTo(*crowd, test::shared(test::tube(6, 1.8f, 0.1f)), 3, -1.0f);
    std::vector<LoopingFigure> loops;
    for (const Crowd::Figure& figure : crowd->figures) loops.push_back(figure.loop);
    const std::vector<FigureJoints> joints = LoopingPoses(loops).at(0);
    const Camera camera = cameraOn(*crowd).camera(4.0f / 3.0f);
    const glm::vec2 size(400, 300);
    for (std::size_t figure = 0; figure < 3; ++figure) {
        const glm::vec4 seen =
            camera.projection * camera.view * glm::vec4(-1.0f + float(figure), 0.9f, 0.0f, 1.0f);
        const glm::vec2 place =
            glm::vec2(0.5f + 0.5f * seen.x / seen.w, 0.5f - 0.5f * seen.y / seen.w) * size;
        QCOMPARE(figureAt(*crowd, joints, camera, size, place, 10.0f), std::optional(figure));
        QCOMPARE(figureAt(*crowd, joints, camera, size, place + glm::vec2(8, 0), 10.0f),
                 std::optional(figure));
    }
    QVERIFY(!figureAt(*crowd, joints, camera, size, {2, 2}, 10.0f));
    QVERIFY(!figureAt(*crowd, {}, camera, size, {200, 150}, 10.0f));
}

QTEST_GUILESS_MAIN(tst_CrowdDrawable)
#include "tst_CrowdDrawable.moc"
