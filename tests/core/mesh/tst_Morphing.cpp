// Vertices go where morph targets and their weights say; clips are bound to targets by name.

#include "core/mesh/Morphing.h"

#include <QTest>

using namespace tagline;

namespace {

MorphTarget target(const char* name, std::vector<std::uint32_t> vertices, const glm::vec3& way,
                   float weight = 0.0f)
{
    MorphTarget made;
    made.name = name;
    made.weight = weight;
    made.positions = std::vector<glm::vec3>(vertices.size(), way);
    made.normals = std::vector<glm::vec3>(vertices.size(), 0.5f * way);
    made.vertices = std::move(vertices);
    return made;
}

/// Three vertices with a target that lifts the second, and one that moves the last two aside.
SkinnedMesh face()
{
    SkinnedMesh mesh;
    mesh.name = "face";
    mesh.positions = std::vector<glm::vec3>{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
    mesh.normals = std::vector<glm::vec3>(3, {0, 0, 1});
    mesh.morphs = {target("smile", {1}, {0, 2, 0}, 0.25f), target("frown", {1, 2}, {4, 0, 0})};
    return mesh;
}

KeyTrack<float> keys(std::vector<float> times, std::vector<float> values,
                     Interpolation interpolation = Interpolation::Linear)
{
    return {interpolation, std::move(times), std::move(values)};
}

std::vector<glm::vec3> positionsOf(const SkinnedMesh& mesh, std::vector<float> weights)
{
    std::vector<glm::vec3> positions(mesh.vertexCount()), normals(mesh.vertexCount());
    MorphJob{.mesh = &mesh, .weights = weights, .positions = positions, .normals = normals}.run();
    return positions;
}

} // namespace

class tst_Morphing : public QObject
{
    Q_OBJECT

private slots:
    void weightsMoveVertices();
    void normalsGoAlong();
    void keysAreBoundByName();
    void weightsBetweenKeys_data();
    void weightsBetweenKeys();
    void sharesAreAdded();
    void wrongTargetsAreNotValid();
};

void tst_Morphing::weightsMoveVertices()
{
    const SkinnedMesh mesh = face();
    QVERIFY(positionsOf(mesh, {0, 0}) == (std::vector<glm::vec3>{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}));
    QVERIFY(positionsOf(mesh, {0.5f, 0}) == (std::vector<glm::vec3>{{0, 0, 0}, {1, 1, 0}, {0, 1, 0}}));
    QVERIFY(positionsOf(mesh, {1, -0.25f}) == (std::vector<glm::vec3>{{0, 0, 0}, {0, 2, 0}, {-1, 1, 0}}));
}

void tst_Morphing::normalsGoAlong()
{
    const SkinnedMesh mesh = face();
    std::vector<glm::vec3> positions(3), normals(3);
    const std::vector<float> weights{1, 0};
    MorphJob{.mesh = &mesh, .weights = weights, .positions = positions, .normals = normals}.run();
    QVERIFY(normals == (std::vector<glm::vec3>{{0, 0, 1}, {0, 1, 1}, {0, 0, 1}}));
}

void tst_Morphing::keysAreBoundByName()
{
    const std::vector<SkinnedMesh> meshes{face(), face()};
    Clip clip;
    clip.morphs = {{"face", "frown", keys({0}, {0.75f})},
                   {"head", "smile", keys({0}, {0.9f})}, // another mesh's
                   {"face", "grin", keys({0}, {0.8f})},  // not there
                   {"face", "smile", {}}};               // no key
    QCOMPARE(bindMorphs(meshes, clip).channels, (std::vector<std::int32_t>{-1, 0, -1, 0}));
    QCOMPARE(morphWeights(meshes, clip, 3.0), (std::vector<float>{0.25f, 0.75f, 0.25f, 0.75f}));
    QVERIFY(bindMorphs(meshes, Clip()).channels.empty());
    QCOMPARE(morphWeights(meshes, Clip(), 3.0), (std::vector<float>{0.25f, 0, 0.25f, 0}));
    QVERIFY(morphWeights({}, clip, 3.0).empty());
}

void tst_Morphing::weightsBetweenKeys_data()
{
    QTest::addColumn<int>("interpolation");
    QTest::addColumn<double>("frame");
    QTest::addColumn<float>("weight");
    const auto row = [](const char* name, Interpolation interpolation, double frame, float weight) {
        QTest::newRow(name) << int(interpolation) << frame << weight;
    };
    row("before the first key", Interpolation::Linear, 1.0, 0.5f);
    row("on a straight line", Interpolation::Linear, 3.0, 0.625f);
    row("after the last key", Interpolation::Linear, 30.0, 1.0f);
    row("held", Interpolation::Step, 5.5, 0.5f);
    row("on a spline", Interpolation::CubicSpline, 4.0, 0.75f);
    row("on a spline, nearer", Interpolation::CubicSpline, 3.0, 0.578125f);
}

void tst_Morphing::weightsBetweenKeys()
{
    QFETCH(int, interpolation);
    QFETCH(double, frame);
    QFETCH(float, weight);
    const auto kind = Interpolation(interpolation);
    const std::vector<SkinnedMesh> meshes{face()};
    Clip clip;
    clip.morphs = {{"face", "smile",
                    kind == Interpolation::CubicSpline ? keys({2, 6}, {0, 0.5f, 0, 0, 1, 0}, kind)
                                                       : keys({2, 6}, {0.5f, 1}, kind)}};
    QCOMPARE(morphWeights(meshes, clip, frame).at(0), weight);
}

void tst_Morphing::sharesAreAdded()
{
    const std::vector<SkinnedMesh> meshes{face()};
    Clip one, other;
    one.morphs = {{"face", "frown", keys({0}, {1})}};
    other.morphs = {{"face", "smile", keys({0}, {1.25f})}};
    const std::vector<float> rest = restMorphWeights(meshes);
    std::vector<float> weights = rest;
    for (const Clip* clip : {&one, &other}) {
        const MorphBinding binding = bindMorphs(meshes, *clip);
        MorphSamplingJob{.clip = clip, .binding = &binding, .rest = rest, .share = 0.5f, .weights = weights}
            .run();
    }
    QCOMPARE(weights, (std::vector<float>{0.75f, 0.5f}));
}

void tst_Morphing::wrongTargetsAreNotValid()
{
    QVERIFY(target("good", {0, 2}, {1, 0, 0}).isValidFor(3));
    QVERIFY(!target("behind the last vertex", {0, 3}, {1, 0, 0}).isValidFor(3));
    QVERIFY(!target("twice", {1, 1}, {1, 0, 0}).isValidFor(3));
    QVERIFY(!target("out of order", {2, 1}, {1, 0, 0}).isValidFor(3));
    MorphTarget uneven = target("uneven", {0, 1}, {1, 0, 0});
    uneven.positions = std::vector<glm::vec3>(1);
    QVERIFY(!uneven.isValidFor(3));
}

QTEST_GUILESS_MAIN(tst_Morphing)
#include "tst_Morphing.moc"
