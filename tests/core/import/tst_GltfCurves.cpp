// Steps and curves of glTF, which Assimp forgets, arrive with their tangents.

#include "tests/core/import/ImportFixture.h"

#include "tests/support/TestData.h"

#include <QStringEncoder>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace tagline;
using namespace tagline::test;

namespace {

QString nameOf(Interpolation interpolation)
{
    switch (interpolation) {
    case Interpolation::Step:
        return "STEP";
    case Interpolation::Linear:
        return "LINEAR";
    case Interpolation::CubicSpline:
        return "CUBICSPLINE";
    }
    return {};
}

struct TrackFacts
{
    Interpolation interpolation;
    std::size_t keys;
    std::size_t values;
};

/// The facts of the track that glTF calls by this path.
TrackFacts trackOf(const JointChannel& channel, const QString& path)
{
    const auto facts = [](const auto& t) {
        return TrackFacts{t.interpolation, t.keyCount(), t.values.size()};
    };
    if (path == "translation") return facts(channel.translation);
    return path == "rotation" ? facts(channel.rotation) : facts(channel.scale);
}

QByteArray floats(const std::vector<float>& values)
{
    return {reinterpret_cast<const char*>(values.data()), qsizetype(values.size() * sizeof(float))};
}

/// One node under a root that is turned a quarter about Y and twice as large, moved along a cubic spline of
/// two keys.
QByteArray splineFile()
{
    const QByteArray data = floats({0, 1}) + floats({0, 0, 0, 1, 2, 3, 30, 0, 0, 0, 60, 0, 4, 5, 6, 0, 0, 0});
    return R"({"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0]}],
"nodes":[{"name":"Mount","children":[1],"rotation":[0,0.70710678,0,0.70710678],"scale":[4,4,4]},{"name":"Bone","children":[2]},{"name":"Tip"}],
"animations":[{"name":"curve","channels":[{"sampler":0,"target":{"node":1,"path":"translation"}}],
"samplers":[{"input":0,"output":1,"interpolation":"CUBICSPLINE"}]}],
"accessors":[{"bufferView":0,"componentType":5126,"count":2,"type":"SCALAR","min":[0],"max":[1]},
{"bufferView":1,"componentType":5126,"count":6,"type":"VEC3"}],
"bufferViews":[{"buffer":0,"byteLength":8},{"buffer":0,"byteOffset":8,"byteLength":72}],
"buffers":[{"byteLength":80,"uri":"data:application/octet-stream;base64,)" +
           data.toBase64() + R"("}]})";
}

bool near(const glm::vec3& a, const glm::vec3& b) { return glm::length(a - b) < 1e-4f; }

} // namespace

class tst_GltfCurves : public QObject
{
    Q_OBJECT

private slots:
    void khronosInterpolationTest();
    void tangentsAreFoldedAndPerFrame();
    void curvesOfUtf16AreRead();
};

/// Nine clips of one channel each, held against the file's own words.
void tst_GltfCurves::khronosInterpolationTest()
{
    TAGLINE_REQUIRE_DATA();
    const QString path = dataFile("gltf_khronos/interpolation_test.gltf");
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonArray animations = QJsonDocument::fromJson(file.readAll()).object()["animations"].toArray();
    ImportFixture fixture;
    const auto model = fixture.read(path);
    QVERIFY(model);
    QCOMPARE(model.value()->clips.size(), std::size_t(9));
    for (std::size_t i = 0; i < 9; ++i) {
        const Clip& clip = model.value()->clips[i];
        const QJsonObject animation = animations[int(i)].toObject();
        QCOMPARE(QString::fromStdString(clip.name), animation["name"].toString());
        const QString part = animation["channels"][0]["target"]["path"].toString();
        const auto [kind, keys, values] = trackOf(clip.channels.at(0), part);
        QCOMPARE(nameOf(kind), animation["samplers"][0]["interpolation"].toString());
        QCOMPARE(keys, std::size_t(5));
        QCOMPARE(values, std::size_t(kind == Interpolation::CubicSpline ? 15 : 5));
    }
}

/// How keys follow each other is read from the text that Assimp reads, not from the file's own bytes.
void tst_GltfCurves::curvesOfUtf16AreRead()
{
    QStringEncoder wide(QStringEncoder::Utf16LE, QStringConverter::Flag::WriteBom);
    const QByteArray bytes = wide(QString::fromUtf8(splineFile()));
    ImportFixture fixture;
    const auto model = fixture.read(fixture.write("wide.gltf", bytes));
    QVERIFY2(model, model ? "" : model.error().text().c_str());
    bool isCurve = false;
    for (const JointChannel& channel : model.value()->clips.at(0).channels)
        isCurve |= channel.translation.interpolation == Interpolation::CubicSpline;
    QVERIFY(isCurve);
}

void tst_GltfCurves::tangentsAreFoldedAndPerFrame()
{
    ImportFixture fixture;
    const auto model = fixture.read(fixture.write("curve.gltf", splineFile()));
    QVERIFY2(model, model ? "" : model.error().text().c_str());
    const Clip& clip = model.value()->clips.at(0);
    const auto isBone = [](const JointChannel& channel) { return channel.joint == "Bone"; };
    const auto found = std::find_if(clip.channels.begin(), clip.channels.end(), isBone);
    QVERIFY(found != clip.channels.end());
    const KeyTrack<glm::vec3>& track = found->translation;
    QVERIFY(track.interpolation == Interpolation::CubicSpline);
    QCOMPARE(clip.rate, (FrameRate{24, 1}));
    // A quarter about Y: x → −z, z → x; four times as large; tangents by 24 frames a second.
    QVERIFY(near(track.valueAt(0), glm::vec3(12, 8, -4)));
    QVERIFY(near(track.values[2], glm::vec3(0, 0, -120) / 24.0f));
    QVERIFY(near(track.values[3], glm::vec3(0, 240, 0) / 24.0f));
    QVERIFY(near(track.valueAt(1), glm::vec3(24, 20, -16)));
}

QTEST_APPLESS_MAIN(tst_GltfCurves)
#include "tst_GltfCurves.moc"
