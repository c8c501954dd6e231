// Weights, texture coordinates and turns may be whole numbers that stand for fractions: they are read as
// those, and one file is read the same each time.

#include "tests/core/import/ImportFixture.h"

using namespace tagline;
using namespace tagline::test;

namespace {

template<class T>
QByteArray bytesOf(std::initializer_list<T> values)
{
    return {reinterpret_cast<const char*>(values.begin()), qsizetype(values.size() * sizeof(T))};
}

constexpr int byteType = 5120;
constexpr int unsignedByteType = 5121;
constexpr int shortType = 5122;
constexpr int unsignedShortType = 5123;
constexpr int floatType = 5126;

/// An accessor's type and bytes; each gets a buffer view of its own.
struct Numbers
{
    int component;
    QByteArray type;
    int count;
    QByteArray bytes;
    bool isNormalized = component != floatType;
};

Numbers floatWeights()
{
    return {floatType, "VEC4", 3, bytesOf<float>({1, 0, 0, 0, 0.2f, 0.8f, 0, 0, 0, 1, 0, 0})};
}
Numbers byteWeights()
{
    return {unsignedByteType, "VEC4", 3, bytesOf<quint8>({255, 0, 0, 0, 51, 204, 0, 0, 0, 255, 0, 0})};
}
Numbers shortWeights()
{
    return {unsignedShortType, "VEC4", 3,
            bytesOf<quint16>({65535, 0, 0, 0, 13107, 52428, 0, 0, 0, 65535, 0, 0})};
}
Numbers joints()
{
    return {unsignedByteType, "VEC4", 3, bytesOf<quint8>({0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0})};
}
Numbers floatCoordinates() { return {floatType, "VEC2", 3, bytesOf<float>({0, 0, 1, 0, 0, 1})}; }
Numbers shortCoordinates()
{
    return {unsignedShortType, "VEC2", 3, bytesOf<quint16>({0, 0, 65535, 0, 0, 65535})};
}
Numbers wholeCoordinates(int component, QByteArray bytes)
{
    return {component, "VEC2", 3, std::move(bytes), false};
}
Numbers floatTurns() { return {floatType, "VEC4", 2, bytesOf<float>({0, 0, 0, 1, 0, 1, 0, 0})}; }
Numbers byteTurns() { return {byteType, "VEC4", 2, bytesOf<qint8>({0, 0, 0, 127, 0, 127, 0, 0})}; }

/// A triangle on two joints, the second of which turns half around in a second.
struct Figure
{
    Numbers weights = floatWeights();
    Numbers onJoints = joints();
    Numbers coordinates = floatCoordinates();
    Numbers turns = floatTurns();

    QByteArray json(QByteArray& binary, bool isGlb) const
    {
        const Numbers positions{floatType, "VEC3", 3, bytesOf<float>({0, 0, 0, 1, 0, 0, 0, 1, 0})};
        const Numbers times{floatType, "SCALAR", 2, bytesOf<float>({0, 1})};
        QByteArray accessors;
        QByteArray views;
        for (const Numbers& each : {positions, coordinates, weights, onJoints, times, turns}) {
            const QByteArray comma = accessors.isEmpty() ? "" : ",";
            accessors += comma + "{\"bufferView\":" + QByteArray::number(accessors.count("bufferView")) +
                         ",\"componentType\":" + QByteArray::number(each.component) +
                         (each.isNormalized ? ",\"normalized\":true" : "") +
                         ",\"count\":" + QByteArray::number(each.count) + ",\"type\":\"" + each.type +
                         "\",\"min\":[0,0,0],\"max\":[1,1,1]}";
            views += comma + "{\"buffer\":0,\"byteOffset\":" + QByteArray::number(binary.size()) +
                     ",\"byteLength\":" + QByteArray::number(each.bytes.size()) + "}";
            binary += each.bytes;
            binary.resize((binary.size() + 3) / 4 * 4);
        }
        return "{\"asset\":{\"version\":\"2.0\"},\"scene\":0,\"scenes\":[{\"nodes\":[0,1]}],\"nodes\":["
               "{\"name\":\"Body\",\"mesh\":0,\"skin\":0},{\"name\":\"Hips\",\"children\":[2]},"
               "{\"name\":\"Knee\",\"translation\":[0,1,0]}],\"skins\":[{\"joints\":[1,2]}],"
               "\"meshes\":[{\"primitives\":[{\"attributes\":{\"POSITION\":0,\"TEXCOORD_0\":1,"
               "\"WEIGHTS_0\":2,\"JOINTS_0\":3}}]}],\"animations\":[{\"name\":\"turn\",\"channels\":["
               "{\"sampler\":0,\"target\":{\"node\":2,\"path\":\"rotation\"}}],"
               "\"samplers\":[{\"input\":4,\"output\":5}]}],\"accessors\":[" +
               accessors + "],\"bufferViews\":[" + views +
               "],\"buffers\":[{\"byteLength\":" + QByteArray::number(binary.size()) +
               (isGlb ? QByteArray()
                      : ",\"uri\":\"data:application/octet-stream;base64," + binary.toBase64() + "\"") +
               "}]}";
    }

    QByteArray gltf() const
    {
        QByteArray binary;
        return json(binary, false);
    }

    QByteArray glb() const
    {
        QByteArray binary;
        QByteArray text = json(binary, true);
        while (text.size() % 4 != 0) text += ' ';
        const auto words = [](std::initializer_list<quint32> each) { return bytesOf<quint32>(each); };
        return "glTF" + words({2, quint32(28 + text.size() + binary.size())}) +
               words({quint32(text.size()), 0x4e4f534a}) + text +
               words({quint32(binary.size()), 0x004e4942}) + binary;
    }
};

} // namespace

class tst_GltfNumbers : public QObject
{
    Q_OBJECT

private slots:
    void wholeNumbersAreFractions_data();
    void wholeNumbersAreFractions();
    void coordinatesThatAreNoFractionsStayWhole_data();
    void coordinatesThatAreNoFractionsStayWhole();
    void unknownWeightsAreLeftOut_data();
    void unknownWeightsAreLeftOut();
};

void tst_GltfNumbers::wholeNumbersAreFractions_data()
{
    QTest::addColumn<Figure>("figure");
    QTest::addColumn<bool>("isGlb");
    QTest::newRow("floats") << Figure() << false;
    QTest::newRow("weights of a byte") << Figure{byteWeights()} << false;
    QTest::newRow("weights of two bytes") << Figure{shortWeights()} << false;
    QTest::newRow("weights of a byte in GLB") << Figure{byteWeights()} << true;
    QTest::newRow("coordinates") << Figure{floatWeights(), joints(), shortCoordinates()} << false;
    QTest::newRow("turns") << Figure{floatWeights(), joints(), floatCoordinates(), byteTurns()} << false;
    QTest::newRow("all") << Figure{byteWeights(), joints(), shortCoordinates(), byteTurns()} << true;
}

void tst_GltfNumbers::wholeNumbersAreFractions()
{
    QFETCH(Figure, figure);
    QFETCH(bool, isGlb);
    const ImportFixture fixture;
    const auto read =
        fixture.read(fixture.write(isGlb ? "a.glb" : "a.gltf", isGlb ? figure.glb() : figure.gltf()));
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    const ImportedModel& model = *read.value();
    for (const Repair& repair : model.repairs)
        QVERIFY2(!QByteArray(repair.code.c_str()).startsWith("weights"), repair.code.c_str());

    QCOMPARE(model.meshes.size(), std::size_t(1));
    const SkinnedMesh& mesh = model.meshes[0];
    QCOMPARE(mesh.vertexCount(), std::size_t(3));
    const auto knee = model.skeleton.find("Knee");
    QVERIFY(knee);
    const float wanted[]{0.0f, 0.8f, 1.0f};
    for (std::size_t vertex = 0; vertex < 3; ++vertex) {
        float weight = 0.0f;
        for (std::size_t i = 0; i < 4; ++i)
            if (mesh.palette[mesh.influences[vertex].palette[i]].joint == *knee)
                weight += mesh.influences[vertex].weights[i];
        QVERIFY2(std::abs(weight - wanted[vertex]) < 1e-4f, qPrintable(QString::number(weight)));
    }
    QCOMPARE(mesh.textureCoordinates.size(), std::size_t(3));
    QCOMPARE(mesh.textureCoordinates[1].x, 1.0f);

    QCOMPARE(model.clips.size(), std::size_t(1));
    for (const JointChannel& channel : model.clips[0].channels)
        if (channel.joint == "Knee")
            QVERIFY(std::abs(channel.rotation.values[channel.rotation.keyCount() - 1].y) > 0.999f);
}

void tst_GltfNumbers::coordinatesThatAreNoFractionsStayWhole_data()
{
    QTest::addColumn<Figure>("figure");
    const auto row = [](const char* name, const Numbers& coordinates) {
        QTest::newRow(name) << Figure{floatWeights(), joints(), coordinates};
    };
    row("bytes", wholeCoordinates(unsignedByteType, bytesOf<quint8>({0, 0, 2, 0, 0, 3})));
    row("shorts", wholeCoordinates(unsignedShortType, bytesOf<quint16>({0, 0, 2, 0, 0, 3})));
    row("shorts with a sign", wholeCoordinates(shortType, bytesOf<qint16>({0, 0, 2, 0, 0, 3})));
}

void tst_GltfNumbers::coordinatesThatAreNoFractionsStayWhole()
{
    QFETCH(Figure, figure);
    const ImportFixture fixture;
    const auto read = fixture.read(fixture.write("a.gltf", figure.gltf()));
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    const SkinnedMesh& mesh = (*read)->meshes.at(0);
    QCOMPARE(mesh.textureCoordinates.size(), std::size_t(3));
    QCOMPARE(mesh.textureCoordinates[1].x, 2.0f);
    QVERIFY(mesh.textureCoordinates[2].y == 3.0f || mesh.textureCoordinates[2].y == -2.0f); // up or down
}

void tst_GltfNumbers::unknownWeightsAreLeftOut_data()
{
    QTest::addColumn<Figure>("figure");
    Numbers three = byteWeights();
    three.type = "VEC3";
    Numbers few = byteWeights();
    few.count = 2;
    Numbers past = byteWeights();
    past.count = 5000;
    Numbers manyJoints = joints();
    manyJoints.count = 5000;
    QTest::newRow("three a vertex") << Figure{three};
    QTest::newRow("fewer than joints") << Figure{few};
    QTest::newRow("past the end") << Figure{past, manyJoints};
    Numbers floatJoints = floatWeights();
    QTest::newRow("joints that are no whole numbers") << Figure{byteWeights(), floatJoints};
}

void tst_GltfNumbers::unknownWeightsAreLeftOut()
{
    QFETCH(Figure, figure);
    const ImportFixture fixture;
    const auto read = fixture.read(fixture.write("a.gltf", figure.gltf()));
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    const Repair* repair = repairOf(*read.value(), "weights-unreadable");
    QVERIFY(repair && repair->count == 1);
}

QTEST_APPLESS_MAIN(tst_GltfNumbers)
#include "tst_GltfNumbers.moc"
