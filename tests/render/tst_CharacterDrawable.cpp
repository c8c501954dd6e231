#include "core/mesh/PackedPixels.h"
#include "tests/render/Figures.h"
#include "tests/render/Pictures.h"

#include <QTest>

using namespace tagline;

namespace {

/// A texture of one colour, 3 × 2 pixels.
Texture texture(std::uint8_t red, std::uint8_t green, std::uint8_t blue)
{
    std::vector<std::uint8_t> pixels;
    for (int i = 0; i < 6; ++i) pixels.insert(pixels.end(), {red, green, blue, 255});
    return {"skin.png", packedPixels(pixels), 3, 2};
}

Texture withBytes(Texture texture, const std::string& bytes)
{
    const auto* first = reinterpret_cast<const std::byte*>(bytes.data());
    texture.bytes = std::vector<std::byte>(first, first + bytes.size());
    return texture;
}

} // namespace

class tst_CharacterDrawable : public QObject
{
    Q_OBJECT

private slots:
    void boundsHoldTheFigureTightly();
    void lightsAndTargetsFarOffDoNotCount();
    void aRootThatStaysBehindDoesNotCount();
    void everyJointGetsADotAndEveryBoneALine();
    void plainNodesAreNotDrawn();
    void hiddenPartsAreLeftOut();
    void ghostsAreTranslucentAndBehindTheFigure();
    void ghostsOfAHiddenMeshAreLines();
    void texturesAreUnpacked();
    void brokenTexturesAreNamedNotFatal();
    void aSkeletonWithoutMeshGetsABody();
    void morphTargetsReachIntoTheBounds();
    void ghostsHaveFacesOfTheirOwn();
};

void tst_CharacterDrawable::boundsHoldTheFigureTightly()
{
    CharacterDrawable figure(test::shared(test::tube(6, 1.8f, 0.1f)));
    for (const float bend : {0.0f, 0.3f}) {
        figure.setJointMatrices(test::bent(figure.model().skeleton, bend));
        const Bounds exact = figure.exactBounds();
        const Bounds quick = figure.bounds();
        QVERIFY(glm::all(glm::lessThanEqual(quick.least, exact.least + 1e-4f)));
        QVERIFY(glm::all(glm::greaterThanEqual(quick.most, exact.most - 1e-4f)));
        QVERIFY(glm::length(quick.size()) < 1.5f * glm::length(exact.size()));
    }
    figure.setJointMatrices(test::bent(figure.model().skeleton, 0.0f));
    QVERIFY(glm::distance(figure.exactBounds().size(), glm::vec3(0.2f, 1.8f, 0.2f)) < 1e-3f);
}

void tst_CharacterDrawable::lightsAndTargetsFarOffDoNotCount()
{
    CharacterModel model = test::tube(6, 1.8f, 0.1f);
    std::vector<Joint> joints(model.skeleton.joints().begin(), model.skeleton.joints().end());
    joints.push_back(test::joint(6, noJoint, 14.0f));
    model.skeleton = Skeleton(std::move(joints));
    CharacterDrawable figure(test::shared(std::move(model)));
    QVERIFY(std::abs(figure.exactBounds().size().y - 1.8f) < 1e-3f);
    QVERIFY(figure.bounds().most.y < 3.0f);
}

void tst_CharacterDrawable::aRootThatStaysBehindDoesNotCount()
{
    CharacterModel model;
    std::vector<Joint> joints{test::joint(0, noJoint, 0.0f), test::joint(1, 0, 1.0f), test::joint(2, 1, 0.7f),
                              test::joint(3, 0, 0.1f)};
    joints[3].name = "kneeIK.l";
    joints[0].name = "Root";
    joints[1].name = "Hips";
    joints[2].name = "Head";
    model.skeleton = Skeleton(joints);
    CharacterDrawable figure(test::shared(std::move(model)));
    std::vector<glm::mat4> places(4, glm::mat4(1.0f));
    places[1][3] = {30.0f, 1.0f, 0.0f, 1.0f};
    places[2][3] = {30.0f, 1.7f, 0.0f, 1.0f};
    figure.setJointMatrices(places);
    QVERIFY(figure.exactBounds().least.x > 29.0f);
    QVERIFY(figure.bounds().least.x > 29.0f);
}

void tst_CharacterDrawable::everyJointGetsADotAndEveryBoneALine()
{
    test::Darkroom room;
    CharacterDrawable figure(test::shared(test::tube(6, 1.8f, 0.1f)));
    figure.addTo(*room.renderer);
    Scene scene;
    figure.show(scene);
    int dots = 0, bones = 0;
    for (const DrawnLine& line : scene.overlayLines) (line.from == line.to ? dots : bones) += 1;
    QCOMPARE(dots, 6);
    QCOMPARE(bones, 5);
}

void tst_CharacterDrawable::plainNodesAreNotDrawn()
{
    CharacterModel model = test::ball(0.2f);
    std::vector<Joint> joints{test::joint(0, noJoint, 0.0f), test::joint(1, 0, 0.0f),
                              test::joint(2, 1, 1.0f)};
    joints[1].kind = JointKind::Node;
    model.skeleton = Skeleton(std::move(joints));
    test::Darkroom room;
    CharacterDrawable figure(test::shared(model));
    figure.addTo(*room.renderer);
    Scene scene;
    figure.show(scene);
    QCOMPARE(scene.overlayLines.size(), std::size_t(3)); // a bone over the node, and two dots
    QCOMPARE(scene.overlayLines[0].from, glm::vec3(0, 0, 0));
    QCOMPARE(scene.overlayLines[0].to, glm::vec3(0, 1, 0));
}

void tst_CharacterDrawable::hiddenPartsAreLeftOut()
{
    test::Darkroom room;
    CharacterDrawable figure(test::shared(test::ball(0.2f)));
    figure.addTo(*room.renderer);
    Scene scene;
    figure.show(scene, {.hasMesh = false, .hasSkeleton = false});
    QVERIFY(scene.meshes.empty() && scene.overlayLines.empty() && !scene.shadowCasters);
    figure.show(scene, {.hasMesh = true, .hasSkeleton = true});
    QVERIFY(!scene.meshes.empty() && !scene.overlayLines.empty() && scene.shadowCasters);
}

void tst_CharacterDrawable::ghostsAreTranslucentAndBehindTheFigure()
{
    test::Darkroom room;
    CharacterDrawable figure(test::shared(test::tube(6, 1.8f, 0.1f)));
    figure.addTo(*room.renderer);
    const auto moved = [&](float x, float z) {
        std::vector<glm::mat4> joints(figure.jointMatrices().begin(), figure.jointMatrices().end());
        for (glm::mat4& joint : joints) joint[3] += glm::vec4(x, 0, z, 0);
        return std::make_shared<const std::vector<glm::mat4>>(std::move(joints));
    };
    OrbitCamera camera;
    camera.turnTo(0.0f, 0.0f);
    Bounds room3;
    room3.include({-0.8f, 0.0f, -0.1f});
    room3.include({0.8f, 1.8f, 0.1f});
    camera.frame(room3, float(test::Darkroom::width) / test::Darkroom::height);
    const auto picture = [&](const std::vector<GhostPose>& ghosts) {
        figure.setGhosts(ghosts, {});
        Scene scene = test::bareScene();
        figure.show(scene, {.hasMesh = true, .hasSkeleton = false});
        scene.shadowCasters.reset();
        return room.picture(scene, camera);
    };
    const RgbaImage alone = picture({});
    // Two at one place are no denser than one: the nearer surface alone is seen.
    const std::vector<GhostPose> one{{moved(0.5f, 0.0f), true, 1.0f}};
    const std::vector<GhostPose> twice{{moved(0.5f, 0.0f), true, 1.0f}, {moved(0.5f, 0.0f), true, 1.0f}};
    const RgbaImage ghost = picture(one);
    const int seen = test::differingPixels(alone, ghost);
    QVERIFY2(seen > 1000, qPrintable(QString::number(seen)));
    QCOMPARE(test::differingPixels(ghost, picture(twice), 2), 0);
    QCOMPARE(test::differingPixels(alone, picture({{moved(0.0f, -0.3f), true, 1.0f}})), 0);   // hidden
    QVERIFY(test::differingPixels(alone, picture({{moved(0.0f, 0.3f), true, 1.0f}})) > 1000); // before it

    // Before and after have their hues, and what is far is fainter.
    const int x = 3 * test::Darkroom::width / 4 - 30, y = test::Darkroom::height / 2;
    int at = x;
    while (at < test::Darkroom::width - 1 &&
           test::pixel(ghost, at, y).brightness() == test::pixel(alone, at, y).brightness())
        ++at;
    at += 6; // within the ghost
    const test::Rgb before = test::pixel(ghost, at, y);
    const test::Rgb after = test::pixel(picture({{moved(0.5f, 0.0f), false, 1.0f}}), at, y);
    const test::Rgb faint = test::pixel(picture({{moved(0.5f, 0.0f), true, 0.1f}}), at, y);
    QVERIFY(before.red > before.blue && after.blue > after.red);
    QVERIFY(faint.red < before.red);
}

void tst_CharacterDrawable::ghostsOfAHiddenMeshAreLines()
{
    test::Darkroom room;
    CharacterDrawable figure(test::shared(test::tube(6, 1.8f, 0.1f)));
    figure.addTo(*room.renderer);
    const auto joints = std::make_shared<const std::vector<glm::mat4>>(figure.jointMatrices().begin(),
                                                                       figure.jointMatrices().end());
    const std::vector<GhostPose> ghosts{{joints, true, 1.0f}, {joints, false, 0.5f}};
    figure.setGhosts(ghosts, {});
    Scene scene;
    figure.show(scene, {.hasMesh = false, .hasSkeleton = true});
    QVERIFY(scene.ghosts.empty());
    QCOMPARE(scene.overlayLines.size(), std::size_t(5 + 6 + 2 * 5)); // bones and dots, and bones of two
    const auto other = std::make_shared<const std::vector<glm::mat4>>(3, glm::mat4(1.0f));
    const std::vector<GhostPose> foreign{{other, true, 1.0f}, {nullptr, true, 1.0f}};
    figure.setGhosts(foreign, {});
    Scene plain;
    figure.show(plain);
    QVERIFY(plain.ghosts.empty());
    QCOMPARE(plain.overlayLines.size(), std::size_t(11));
}

void tst_CharacterDrawable::texturesAreUnpacked()
{
    const auto unpacked = decoded(texture(10, 20, 30));
    QVERIFY(unpacked.hasValue());
    QCOMPARE(unpacked->width, 3);
    QCOMPARE(unpacked->height, 2);
    QCOMPARE(unpacked->pixels.size(), std::size_t(24));
    QCOMPARE(int(unpacked->pixels[21]), 20);
}

// Bytes that are pictures of some format are no pixels: nothing decodes them here.
void tst_CharacterDrawable::brokenTexturesAreNamedNotFatal()
{
    const Texture whole = texture(255, 0, 0);
    Texture tooShort = whole;
    tooShort.width = tooShort.height = 100;
    for (const Texture& broken :
         {withBytes(whole, ""), withBytes(whole, "no picture"),
          withBytes(whole, "<svg xmlns='http://www.w3.org/2000/svg' width='3' height='2'/>"), tooShort}) {
        const auto image = decoded(broken);
        QVERIFY(!image);
        QVERIFY(image.error().message.find("skin.png") != std::string::npos);
    }
    ImportedModel model;
    model.textures = {withBytes(whole, "no picture"), whole};
    const auto character = CharacterModel::of(model);
    QCOMPARE(character->problems.size(), std::size_t(1));
    QCOMPARE(character->textures.size(), std::size_t(2));
    QCOMPARE(character->textures[0].width, 0);
    QCOMPARE(character->textures[1].width, 3);
}

void tst_CharacterDrawable::aSkeletonWithoutMeshGetsABody()
{
    ImportedModel model;
    model.skeleton = test::tube(5, 1.5f, 0.1f).skeleton;
    const auto character = CharacterModel::of(model);
    QVERIFY(character->isBodyMade);
    QVERIFY(!character->meshes.empty());
    const Bounds bounds = CharacterDrawable(character).exactBounds();
    QVERIFY(bounds.size().x > 0.02f && bounds.size().z > 0.02f);
}

/// A ghost beside the figure grows by its own weight, and the figure stays as it is.
void tst_CharacterDrawable::ghostsHaveFacesOfTheirOwn()
{
    test::Darkroom room;
    CharacterModel model = test::tube(6, 1.8f, 0.1f);
    MorphTarget wide;
    wide.name = "wide";
    std::vector<std::uint32_t> vertices;
    std::vector<glm::vec3> ways;
    for (std::uint32_t i = 0; i < model.meshes[0].vertexCount(); ++i) {
        vertices.push_back(i);
        ways.emplace_back(model.meshes[0].positions[i].x, 0.0f, 0.0f); // twice as wide
    }
    wide.vertices = vertices;
    wide.positions = ways;
    model.meshes[0].morphs = {wide};
    CharacterDrawable figure(test::shared(std::move(model)));
    figure.addTo(*room.renderer);
    std::vector<glm::mat4> beside(figure.jointMatrices().begin(), figure.jointMatrices().end());
    for (glm::mat4& joint : beside) joint[3].x += 0.5f;
    const auto joints = std::make_shared<const std::vector<glm::mat4>>(std::move(beside));
    OrbitCamera camera;
    camera.turnTo(0.0f, 0.0f);
    Bounds bounds;
    bounds.include({-0.8f, 0.0f, -0.1f});
    bounds.include({0.8f, 1.8f, 0.1f});
    camera.frame(bounds, float(test::Darkroom::width) / test::Darkroom::height);
    std::size_t ownFaces = 0;
    const auto picture = [&](const std::vector<GhostPose>& ghosts, bool areAlone = false) {
        figure.setMorphWeights(std::vector<float>{0.0f});
        figure.setGhosts(ghosts, {});
        Scene scene = test::bareScene();
        figure.show(scene, {.hasMesh = true, .hasSkeleton = false});
        scene.shadowCasters.reset();
        if (areAlone) scene.meshes = {};
        ownFaces = scene.ghosts.empty() ? 0 : scene.ghosts[0].morphed.size();
        return room.picture(scene, camera);
    };
    const RgbaImage alone = picture({}), plain = picture({{joints, true, 1.0f}});
    QCOMPARE(ownFaces, std::size_t(0)); // they cost nothing
    QCOMPARE(test::differingPixels(plain, picture({{joints, true, 1.0f, {0.0f}}})), 0);
    QCOMPARE(ownFaces, std::size_t(0));
    const RgbaImage grown = picture({{joints, true, 1.0f, {1.0f}}});
    QCOMPARE(ownFaces, std::size_t(1));
    const int ghost = test::differingPixels(alone, plain), wider = test::differingPixels(alone, grown);
    QVERIFY2(wider > ghost * 3 / 2, qPrintable(QString("%1 and %2").arg(ghost).arg(wider)));
    for (int x = 0; x < test::Darkroom::width / 2; ++x) // the figure
        QCOMPARE(test::pixel(grown, x, test::Darkroom::height / 2).brightness(),
                 test::pixel(plain, x, test::Darkroom::height / 2).brightness());
    std::vector<glm::mat4> left(figure.jointMatrices().begin(), figure.jointMatrices().end());
    for (glm::mat4& joint : left) joint[3].x -= 0.5f;
    const auto other = std::make_shared<const std::vector<glm::mat4>>(std::move(left));
    const RgbaImage both = picture({{joints, true, 1.0f, {1.0f}}, {other, true, 1.0f}});
    QCOMPARE(ownFaces, std::size_t(2));
    const int added = test::differingPixels(both, grown); // each as it is
    QVERIFY2(std::abs(added - ghost) < ghost / 10, qPrintable(QString("%1 and %2").arg(added).arg(ghost)));
    QCOMPARE(test::differingPixels(alone, picture({})), 0); // nothing of them is left on the figure
    // Nor on ghosts without the figure, as those of a crowd are.
    const std::vector<GhostPose> narrow{{joints, true, 1.0f, {0.0f}}};
    const RgbaImage first = picture(narrow, true);
    QVERIFY(test::differingPixels(first, picture({{joints, true, 1.0f, {1.0f}}}, true)) > 0);
    QCOMPARE(test::differingPixels(first, picture(narrow, true)), 0);
}

/// What a morph target moves is within the box that a camera frames.
void tst_CharacterDrawable::morphTargetsReachIntoTheBounds()
{
    CharacterModel model = test::ball(0.5f);
    MorphTarget target;
    target.name = "spike";
    target.vertices = std::vector<std::uint32_t>{7};
    target.positions = std::vector<glm::vec3>{glm::vec3(3.0f, 0.0f, 0.0f) - model.meshes[0].positions[7]};
    model.meshes[0].morphs = {target};
    CharacterDrawable figure(test::shared(std::move(model)));
    QVERIFY(figure.exactBounds().size().x < 1.01f);
    const std::vector<float> weights{1.0f};
    figure.setMorphWeights(weights);
    figure.setJointMatrices(std::vector<glm::mat4>(1, glm::mat4(1.0f)));
    QVERIFY(std::abs(figure.exactBounds().size().x - 3.5f) < 0.01f);
    QVERIFY(figure.bounds().size().x > 3.49f);
    figure.setMorphWeights({}); // at rest again
    QVERIFY(figure.exactBounds().size().x < 1.01f);
}

QTEST_GUILESS_MAIN(tst_CharacterDrawable)
#include "tst_CharacterDrawable.moc"
