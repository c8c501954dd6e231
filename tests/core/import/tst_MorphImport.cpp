// Morph targets and their keys come in from glTF and FBX, with rest weights, steps, splines and names.

#include "core/mesh/Morphing.h"
#include "tests/core/import/ImportFixture.h"
#include "tests/support/TestData.h"

using namespace tagline;
using namespace tagline::test;

namespace {

void append(QByteArray& bytes, std::initializer_list<float> numbers)
{
    for (const float number : numbers) bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
}

/// A triangle at a node "head" with two targets, the second 0.5 at rest; a clip with keys at 0 s and 1 s.
QByteArray gltf(const QByteArray& interpolation, std::initializer_list<float> weights,
                const QByteArray& names = R"(,"extras":{"targetNames":["open","shut"]})",
                std::initializer_list<float> times = {0, 1})
{
    QByteArray data;
    append(data, {0, 0, 0, 1, 0, 0, 0, 1, 0});
    append(data, {0, 0, 0, 0, 0, 2, 0, 0, 0});
    append(data, {0, 0, 0, 0, 3, 0, 0, 0, 4});
    append(data, times);
    append(data, weights);
    const auto view = [](int offset, int length) {
        return "{\"buffer\":0,\"byteOffset\":" + QByteArray::number(offset) +
               ",\"byteLength\":" + QByteArray::number(length) + '}';
    };
    const QByteArray vec3 = R"("componentType":5126,"count":3,"type":"VEC3","min":[0,0,0],"max":[4,4,4]})";
    return R"({"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0]}],"nodes":[{"name":"head","mesh":0}],
"meshes":[{"name":"face","weights":[0,0.5])" +
           names +
           R"(,"primitives":[{"attributes":{"POSITION":0},"targets":[{"POSITION":1},{"POSITION":2}]}]}],
"animations":[{"name":"talk","samplers":[{"input":3,"output":4,"interpolation":")" +
           interpolation + R"("}],"channels":[{"sampler":0,"target":{"node":0,"path":"weights"}}]}],
"accessors":[{"bufferView":0,)" +
           vec3 + ",{\"bufferView\":1," + vec3 + ",{\"bufferView\":2," + vec3 +
           R"(,{"bufferView":3,"componentType":5126,"count":2,"type":"SCALAR","min":[0],"max":[1]},
{"bufferView":4,"componentType":5126,"count":)" +
           QByteArray::number(int(weights.size())) + R"(,"type":"SCALAR"}],"bufferViews":[)" + view(0, 36) +
           ',' + view(36, 36) + ',' + view(72, 36) + ',' + view(108, 8) + ',' +
           view(116, 4 * int(weights.size())) + R"(],"buffers":[{"byteLength":)" +
           QByteArray::number(data.size()) + R"(,"uri":"data:application/octet-stream;base64,)" +
           data.toBase64() + "\"}]}";
}

} // namespace

class tst_MorphImport : public QObject
{
    Q_OBJECT

private slots:
    void targetsAreRead();
    void targetsWithoutNamesAreNumbered();
    void keysAreRead_data();
    void keysAreRead();
    void keysThatAreLeftOutSayWhy_data();
    void keysThatAreLeftOutSayWhy();
    void realFilesHaveTheirTargets_data();
    void realFilesHaveTheirTargets();
};

void tst_MorphImport::targetsAreRead()
{
    const ImportFixture fixture;
    const auto read = fixture.read(fixture.write("a.gltf", gltf("LINEAR", {0, 0, 1, 1})));
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    const auto& targets = read.value()->meshes.at(0).morphs;
    QCOMPARE(targets.size(), std::size_t(2));
    QCOMPARE(targets[0].name, std::string("open"));
    QCOMPARE(targets[1].name, std::string("shut"));
    QCOMPARE(targets[0].weight, 0.0f);
    QCOMPARE(targets[1].weight, 0.5f);
    QCOMPARE(targets[0].vertices.size(), std::size_t(1)); // those that it moves
    QCOMPARE(targets[0].vertices[0], 1u);
    QVERIFY(glm::distance(targets[0].positions[0], glm::vec3(0, 0, 2)) < 1e-6f);
    QCOMPARE(targets[1].vertices.size(), std::size_t(2));
}

void tst_MorphImport::targetsWithoutNamesAreNumbered()
{
    const ImportFixture fixture;
    const auto read = fixture.read(fixture.write("a.gltf", gltf("LINEAR", {0, 0, 1, 1}, "")));
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    const auto& targets = read.value()->meshes.at(0).morphs;
    QVERIFY(!targets.at(0).name.empty() && targets.at(0).name != targets.at(1).name);
    QCOMPARE(morphWeights(read.value()->meshes, read.value()->clips.at(0), 1e6), (std::vector<float>{1, 1}));
}

void tst_MorphImport::keysAreRead_data()
{
    QTest::addColumn<QByteArray>("interpolation");
    QTest::addColumn<std::vector<float>>("half"); // the weights after half a second
    QTest::newRow("linear") << QByteArray("LINEAR") << std::vector<float>{-0.5f, 0.5f};
    QTest::newRow("steps") << QByteArray("STEP") << std::vector<float>{0.0f, 0.25f};
    QTest::newRow("splines") << QByteArray("CUBICSPLINE") << std::vector<float>{0.125f, 0.5f};
}

void tst_MorphImport::keysAreRead()
{
    QFETCH(QByteArray, interpolation);
    QFETCH(std::vector<float>, half);
    const ImportFixture fixture;
    const bool isSpline = interpolation == "CUBICSPLINE"; // in, value, out of both targets at each key
    const auto read = fixture.read(
        fixture.write("a.gltf", isSpline ? gltf(interpolation, {0, 0, 0, 0.5f, 1, 0, 0, 0, 0, 0.5f, 0, 0})
                                         : gltf(interpolation, {0, 0.25f, -1, 0.75f})));
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    const ImportedModel& model = *read.value();
    const Clip& clip = model.clips.at(0);
    QCOMPARE(clip.morphs.size(), std::size_t(2));
    const double frame = 0.5 * clip.rate.framesPerSecond();
    const std::vector<float> weights = morphWeights(model.meshes, clip, frame);
    for (std::size_t i = 0; i < 2; ++i)
        QVERIFY2(std::abs(weights[i] - half[i]) < 1e-5f, qPrintable(QString::number(double(weights[i]))));
}

void tst_MorphImport::keysThatAreLeftOutSayWhy_data()
{
    const QByteArray names = R"(,"extras":{"targetNames":["open","shut"]})";
    const float endless = std::numeric_limits<float>::infinity();
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("code");
    QTest::newRow("no number") << gltf("LINEAR", {0, 1, endless, endless}, names) << "keys-not-finite";
    QTest::newRow("too late") << gltf("LINEAR", {0, 1, 1, 1}, names, {0, 1e9f}) << "keys-out-of-range";
    QByteArray early = gltf("LINEAR", {0, 1, 1, 1}, names, {-1, 1}); // the node moves from 0 s on
    early.replace(R"("channels":[)",
                  R"("channels":[{"sampler":1,"target":{"node":0,"path":"translation"}},)");
    early.replace(R"("interpolation":"LINEAR"}])", R"("interpolation":"LINEAR"},{"input":5,"output":6}])");
    early.replace(
        R"("type":"SCALAR"}],"bufferViews")",
        R"("type":"SCALAR"},{"bufferView":4,"componentType":5126,"count":2,"type":"SCALAR","min":[0],"max":[1]},
{"bufferView":0,"componentType":5126,"count":2,"type":"VEC3","min":[0,0,0],"max":[1,0,0]}],"bufferViews")");
    QTest::newRow("before the clip") << early << "keys-before-clip";
}

void tst_MorphImport::keysThatAreLeftOutSayWhy()
{
    QFETCH(const QByteArray, file);
    QFETCH(const QString, code);
    const ImportFixture fixture;
    const auto read = fixture.read(fixture.write("a.gltf", file));
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    QStringList codes;
    for (const Repair& each : read.value()->repairs)
        if (each.code.starts_with("keys-")) codes << QString::fromStdString(each.code);
    QCOMPARE(codes, QStringList{code});
}

void tst_MorphImport::realFilesHaveTheirTargets_data()
{
    TAGLINE_REQUIRE_DATA();
    QTest::addColumn<QString>("file");
    QTest::addColumn<std::size_t>("targets");
    QTest::addColumn<double>("seconds");
    QTest::addColumn<std::size_t>("moved"); // the one that is near 1 then
    QTest::newRow("glTF") << dataFile("glb_bevy/MorphStressTest.gltf") << std::size_t(8) << 0.541667
                          << std::size_t(0);
    QTest::newRow("FBX") << dataFile("fbx_imvu/sphereBlendShapeAnimation.fbx") << std::size_t(5)
                         << 39.0 / 24.0 << std::size_t(2);
}

void tst_MorphImport::realFilesHaveTheirTargets()
{
    QFETCH(QString, file);
    QFETCH(std::size_t, targets);
    QFETCH(double, seconds);
    QFETCH(std::size_t, moved);
    const ImportFixture fixture;
    const auto read = fixture.read(file);
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    const ImportedModel& model = *read.value();
    for (const SkinnedMesh& mesh : model.meshes) QCOMPARE(mesh.morphs.size(), targets);
    const Clip& clip = model.clips.at(0);
    const std::vector<float> weights =
        morphWeights(model.meshes, clip, seconds * clip.rate.framesPerSecond());
    for (std::size_t i = 0; i < weights.size(); ++i)
        QVERIFY2((weights[i] > 0.85f) == (i % targets == moved),
                 qPrintable(QString("target %1: %2").arg(i).arg(double(weights[i]))));
}

QTEST_GUILESS_MAIN(tst_MorphImport)
#include "tst_MorphImport.moc"
