// Whatever a file holds: one clear message, or a model with the repair listed. Never a death.

#include "core/support/text/ErrorText.h"
#include "core/support/text/Utf8.h"
#include "tests/core/import/ImportFixture.h"
#include "tests/support/TestData.h"

#include <QDirIterator>

#include <sys/stat.h>
#include <unistd.h>

#include <cstring>

using namespace tagline;
using namespace tagline::test;

namespace {

/// A GLB file of one chunk of JSON, with the lengths that it claims.
QByteArray glb(const QByteArray& json, quint32 length, quint32 chunkLength)
{
    QByteArray bytes("glTF", 4);
    const auto add = [&](quint32 word) { bytes.append(reinterpret_cast<const char*>(&word), 4); };
    add(2);
    add(length);
    add(chunkLength);
    add(0x4e4f534a);
    return bytes + json;
}

/// A glTF file that moves its two nodes by the keys given, with these names.
QByteArray gltf(const QByteArray& first, const QByteArray& second, const std::vector<float>& times,
                const std::vector<float>& values)
{
    QByteArray data(reinterpret_cast<const char*>(times.data()), qsizetype(times.size() * 4));
    const int split = int(data.size());
    data.append(reinterpret_cast<const char*>(values.data()), qsizetype(values.size() * 4));
    const QByteArray count = QByteArray::number(int(times.size()));
    return "{\"asset\":{\"version\":\"2.0\"},\"scene\":0,\"scenes\":[{\"nodes\":[0]}],\"nodes\":[{\"name\":"
           "\"Root\","
           "\"children\":[1,2]},{\"name\":\"" +
           first + "\",\"translation\":[0,1,0]},{\"name\":\"" + second +
           "\"}],\"animations\":[{\"name\":\"move\",\"channels\":[{\"sampler\":0,\"target\":{\"node\":1,"
           "\"path\":"
           "\"translation\"}}],\"samplers\":[{\"input\":0,\"output\":1}]}],\"accessors\":[{\"bufferView\":0,"
           "\"componentType\":5126,\"count\":" +
           count +
           ",\"type\":\"SCALAR\"},{\"bufferView\":1,\"componentType\":5126,"
           "\"count\":" +
           count +
           ",\"type\":\"VEC3\"}],\"bufferViews\":[{\"buffer\":0,\"byteLength\":" + QByteArray::number(split) +
           "},{\"buffer\":0,\"byteOffset\":" + QByteArray::number(split) +
           ",\"byteLength\":" + QByteArray::number(int(data.size()) - split) +
           "}],\"buffers\":[{\"byteLength\":" + QByteArray::number(int(data.size())) +
           ",\"uri\":\"data:application/octet-stream;base64," + data.toBase64() + "\"}]}";
}

QByteArray nestedBvh(int levels)
{
    QByteArray text = "HIERARCHY\nROOT j\n{\nOFFSET 0 0 0\nCHANNELS 3 Zrotation Xrotation Yrotation\n";
    for (int i = 0; i < levels; ++i)
        text += "JOINT j" + QByteArray::number(i) + "\n{\nOFFSET 0 1 0\nCHANNELS 0\n";
    for (int i = 0; i <= levels; ++i) text += "}\n";
    return text + "MOTION\nFrames: 1\nFrame Time: 0.01\n0 0 0\n";
}

/// One sentence of at most 200 letters; behind it may stand what the importer said.
bool isForPeople(const Error& error)
{
    const std::size_t letters = codePointCount(sentenceOf(error));
    return letters > 0 && letters <= 200;
}

constexpr float notANumber = std::numeric_limits<float>::quiet_NaN();

} // namespace

class tst_BadInput : public QObject
{
    Q_OBJECT

private slots:
    void oneMessage_data();
    void oneMessage();
    void notEvenAFile();
    void unreadable();
    void tooLarge();
    void damagedNumbersInBvhHaveAPlace();
    void oneFrameIsAClip();
    void nanInBvhIsRepaired();
    void brokenKeysAreRepaired();
    void aKeyFarBehindTheOthersIsNoted();
    void byteOrderMarksAreRead_data();
    void byteOrderMarksAreRead();
    void withoutASceneAllIsShown();
    void namesAreMadeUnique();
    void filesOutsideTheFolderStayShut();
    void memoryBombsEnd();
    void truncatedCopiesNeverKill();
    void refusalsAreShort_data();
    void refusalsAreShort();
    void readersAreTranslated_data();
    void readersAreTranslated();

private:
    ImportFixture m_fixture;
};

void tst_BadInput::oneMessage_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("code");
    const auto row = [](const char* what, const char* name, const QByteArray& bytes, const char* code) {
        QTest::newRow(what) << name << bytes << code;
    };
    row("empty", "a.fbx", "", "import.empty");
    row("unknown ending", "a.txt", "HIERARCHY", "import.unknown-format");
    row("no ending", "model", "HIERARCHY", "import.unknown-format");
    row("wrong ending", "a.fbx", bvh(), "import.unreadable-model");
    row("wrong ending, BVH", "a.bvh", "Kaydara FBX Binary", "import.bad-bvh");
    row("wrong ending, GLB", "a.glb", bvh(), "import.bad-glb");
    row("text", "a.gltf", "hello", "import.unreadable-model");
    row("broken JSON", "a.gltf", "{\"asset\":{\"version\":\"2.0\"", "import.unreadable-model");
    row("broken XML", "a.dae", "<COLLADA><library", "import.unreadable-model");
    row("BVH without motion", "a.bvh", bvh().left(120), "import.truncated");
    row("BVH of 0 frames", "a.bvh", bvh("0"), "import.bad-frame-count");
    row("BVH of -5 frames", "a.bvh", bvh("-5"), "import.bad-frame-count");
    row("BVH of 1e30 frames", "a.bvh", bvh("1e30"), "import.bad-frame-count");
    row("BVH of NaN frames", "a.bvh", bvh("nan"), "import.bad-frame-count");
    row("BVH of 2e9 frames", "a.bvh", bvh("2000000000"), "import.truncated");
    row("BVH cut in a frame", "a.bvh", bvh("2", "0.01", "0 0 0 0 0 0 0 0 0\n1 2 3"), "import.truncated");
    row("BVH, frame time 0", "a.bvh", bvh("2", "0"), "import.bad-frame-time");
    row("BVH, frame time NaN", "a.bvh", bvh("2", "nan"), "import.bad-frame-time");
    row("BVH, frame time below 0", "a.bvh", bvh("2", "-0.01"), "import.bad-frame-time");
    row("BVH, 200,000 levels", "a.bvh", nestedBvh(200'000), "import.too-deep");
    row("GLB longer than its file", "a.glb", glb("{}  ", 4000, 4), "import.truncated");
    row("GLB chunk longer than its file", "a.glb", glb("{}  ", 24, 0xfffffff0), "import.truncated");
}

void tst_BadInput::oneMessage()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    const QString file = m_fixture.write(name, bytes);
    const auto model = m_fixture.read(file);
    QTEST(codeOf(model), "code");
    QCOMPARE(QString::fromStdString(model.error().file), file);
    QVERIFY2(isForPeople(model.error()), model.error().message.c_str());
}

void tst_BadInput::notEvenAFile()
{
    QCOMPARE(codeOf(m_fixture.read(m_fixture.path("absent.fbx"))), QString("file.missing"));
    const QString folder = m_fixture.path("folder.fbx");
    QVERIFY(QDir().mkpath(folder));
    QCOMPARE(codeOf(m_fixture.read(folder)), QString("file.not-a-file"));
    const QString pipe = m_fixture.path("pipe.bvh");
    QCOMPARE(::mkfifo(pipe.toUtf8().constData(), 0600), 0);
    QCOMPARE(codeOf(m_fixture.read(pipe)), QString("file.not-a-file"));
    QVERIFY(QFile::link(m_fixture.path("absent.fbx"), m_fixture.path("dangling.fbx")));
    QCOMPARE(codeOf(m_fixture.read(m_fixture.path("dangling.fbx"))), QString("file.missing"));
}

void tst_BadInput::unreadable()
{
    const QString file = m_fixture.write("locked.bvh", bvh());
    QVERIFY(QFile::setPermissions(file, {}));
    if (::access(file.toUtf8().constData(), R_OK) == 0)
        QSKIP("SKIPPED: this user may read every file (root)");
    QCOMPARE(codeOf(m_fixture.read(file)), QString("file.unreadable"));
}

void tst_BadInput::tooLarge()
{
    ImportFixture small;
    small.environment.largestFileBytes = 100;
    QCOMPARE(codeOf(small.read(small.write("a.bvh", bvh()))), QString("file.too-large"));
}

void tst_BadInput::damagedNumbersInBvhHaveAPlace()
{
    const auto model = m_fixture.read(m_fixture.write("a.bvh", bvh("0")));
    QVERIFY(!model);
    QCOMPARE(model.error().line, 17);
    QCOMPARE(model.error().column, 9);
    QVERIFY(QString::fromStdString(model.error().text()).endsWith("must be a whole number from 1 on"));
}

void tst_BadInput::oneFrameIsAClip()
{
    const auto model = m_fixture.read(m_fixture.write("pose.bvh", bvh("1")));
    QVERIFY(model);
    QCOMPARE(model.value()->clips[0].frames, 1);
    QCOMPARE(model.value()->clips[0].seconds(), 0.0);
}

void tst_BadInput::nanInBvhIsRepaired()
{
    const auto model = m_fixture.read(
        m_fixture.write("a.bvh", bvh("2", "0.01", "0 90 0 0 nan 0 0 0 0\n0 90 0 0 0 0 0 0 0\n")));
    QVERIFY2(model, model ? "" : model.error().text().c_str());
    QVERIFY(repairOf(*model.value(), "keys-not-finite"));
}

void tst_BadInput::brokenKeysAreRepaired()
{
    const auto clipOf = [&](const std::vector<float>& times, const std::vector<float>& values) {
        return m_fixture.read(m_fixture.write("keys.gltf", gltf("A", "B", times, values)));
    };
    const auto unsorted = clipOf({0.5f, 0.0f, 1.0f, 1.0f}, {5, 0, 0, 0, 0, 0, 9, 0, 0, 1, 0, 0});
    QVERIFY2(unsorted, unsorted ? "" : unsorted.error().text().c_str());
    QVERIFY(repairOf(*unsorted.value(), "unsorted-keys"));
    QVERIFY(repairOf(*unsorted.value(), "duplicate-key-times"));
    const KeyTrack<glm::vec3>& track = unsorted.value()->clips[0].channels.back().translation;
    QCOMPARE(track.keyCount(), std::size_t(3));
    QVERIFY(track.values[1] == glm::vec3(5, 0, 0) && track.values[2] == glm::vec3(1, 0, 0));

    const auto notNumbers = clipOf({0.0f, notANumber, 1.0f}, {0, 0, 0, 1, 1, 1, notANumber, 0, 0});
    QVERIFY(notNumbers);
    QCOMPARE(repairOf(*notNumbers.value(), "keys-not-finite")->count, std::int64_t(2));
    QCOMPARE(notNumbers.value()->clips[0].sourceKeys, std::int64_t(5)); // with the two that Assimp adds

    const auto early = clipOf({-1.0f, 0.0f, 1.0f}, {0, 0, 0, 1, 0, 0, 2, 0, 0});
    QVERIFY(early);
    QVERIFY(repairOf(*early.value(), "negative-key-times"));
    QCOMPARE(early.value()->clips[0].frames, 49); // at the guessed 24 a second

    const auto endless = clipOf({0.0f, 1e30f}, {0, 0, 0, 1, 0, 0});
    QVERIFY(endless);
    QVERIFY(repairOf(*endless.value(), "keys-out-of-range"));
    QCOMPARE(endless.value()->clips[0].frames, 1);

    const auto instant = clipOf({0.0f}, {3, 0, 0});
    QVERIFY(instant);
    QCOMPARE(instant.value()->clips[0].frames, 1);
}

void tst_BadInput::aKeyFarBehindTheOthersIsNoted()
{
    const std::vector<float> values{0, 0, 0, 1, 0, 0, 2, 0, 0};
    const auto usual = m_fixture.read(m_fixture.write("usual.gltf", gltf("A", "B", {0, 1, 2}, values)));
    QVERIFY(usual && !repairOf(*usual.value(), "clips-too-long"));
    const auto stray = m_fixture.read(m_fixture.write("stray.gltf", gltf("A", "B", {0, 1, 500'000}, values)));
    QVERIFY2(stray, stray ? "" : stray.error().text().c_str());
    QCOMPARE(stray.value()->clips[0].frames, usual.value()->clips[0].frames / 2 + 1);
    QVERIFY(repairOf(*stray.value(), "stray-keys"));
    for (const JointChannel& channel : stray.value()->clips[0].channels)
        for (const float time : channel.translation.times) QVERIFY(time < 100.0f);
    const auto still =
        m_fixture.read(m_fixture.write("two.gltf", gltf("A", "B", {0, 500'000}, {0, 0, 0, 1, 0, 0})));
    QVERIFY2(still, still ? "" : still.error().text().c_str()); // nobody knows which of two strays
    QVERIFY(still.value()->clips[0].frames > 5'000'000);
    QVERIFY(repairOf(*still.value(), "clips-too-long"));
}

void tst_BadInput::byteOrderMarksAreRead_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QString text = QString::fromLatin1(bvh()).replace("Spine", "Rücken");
    QByteArray little("\xff\xfe", 2), big("\xfe\xff", 2);
    for (const QChar each : text) {
        little.append(char(each.cell())).append(char(each.row()));
        big.append(char(each.row())).append(char(each.cell()));
    }
    QTest::newRow("UTF-8") << QByteArray("\xef\xbb\xbf") + text.toUtf8();
    QTest::newRow("UTF-16, little end first") << little;
    QTest::newRow("UTF-16, big end first") << big;
}

void tst_BadInput::byteOrderMarksAreRead()
{
    QFETCH(QByteArray, bytes);
    const auto model = m_fixture.read(m_fixture.write("mark.bvh", bytes));
    QVERIFY2(model, model ? "" : model.error().text().c_str());
    QVERIFY(model.value()->skeleton.find("Rücken"));
    QCOMPARE(model.value()->clips[0].frames, 2);
}

void tst_BadInput::withoutASceneAllIsShown()
{
    const auto model = m_fixture.read(m_fixture.write("none.gltf", R"({"asset":{"version":"2.0"},
"nodes":[{"name":"A","children":[2]},{"name":"B"},{"name":"C"}]})"));
    QVERIFY2(model, model ? "" : model.error().text().c_str());
    for (const char* name : {"A", "B", "C"}) QVERIFY2(model.value()->skeleton.find(name), name);
    QVERIFY(repairOf(*model.value(), "no-scene"));
}

void tst_BadInput::namesAreMadeUnique()
{
    const auto model = m_fixture.read(m_fixture.write("names.gltf", gltf("Arm", "Arm", {0}, {0, 0, 0})));
    QVERIFY2(model, model ? "" : model.error().text().c_str());
    const Skeleton& skeleton = model.value()->skeleton;
    QVERIFY(skeleton.find("Arm") && skeleton.find("Arm#2"));
    QVERIFY(repairOf(*model.value(), "duplicate-joint-names"));
}

void tst_BadInput::filesOutsideTheFolderStayShut()
{
    m_fixture.write("secret.bin", QByteArray(36, '\0'));
    const QByteArray json =
        R"({"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0]}],"nodes":[{"mesh":0}],
"meshes":[{"primitives":[{"attributes":{"POSITION":0}}]}],
"accessors":[{"bufferView":0,"componentType":5126,"count":3,"type":"VEC3"}],
"bufferViews":[{"buffer":0,"byteLength":36}],"buffers":[{"uri":"URI","byteLength":36}]})";
    for (const char* uri :
         {"../secret.bin", "../../../../../../../../etc/passwd", "/etc/passwd", "%2e%2e/secret.bin"}) {
        const auto model =
            m_fixture.read(m_fixture.write("inner/model.gltf", QByteArray(json).replace("URI", uri)));
        QVERIFY2(!model, uri);
        QVERIFY2(model.error().code.starts_with("import."), model.error().code.c_str());
    }
}

/// A few bytes that ask for gigabytes.
void tst_BadInput::memoryBombsEnd()
{
    const QByteArray json =
        R"({"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0]}],"nodes":[{"mesh":0}],
"meshes":[{"primitives":[{"attributes":{"POSITION":0}}]}],
"accessors":[{"componentType":5126,"count":4000000000,"type":"VEC3"}]})";
    const auto model = m_fixture.read(m_fixture.write("bomb.gltf", json));
    if (model)
        QVERIFY(model.value()->meshes.empty() || model.value()->meshes[0].vertexCount() < 1'000'000);
    else
        QVERIFY(model.error().code.starts_with("import."));
}

/// Every tenth byte is where a download may have ended.
void tst_BadInput::truncatedCopiesNeverKill()
{
    const QByteArray whole = gltf("A", "B", {0, 1, 2}, {0, 0, 0, 1, 0, 0, 2, 0, 0});
    int refused = 0;
    for (int size = 1; size < whole.size(); size += 60)
        refused += !m_fixture.read(m_fixture.write("cut.gltf", whole.left(size)));
    QVERIFY(refused > 10);
    for (int size = 1; size < bvh().size(); size += 20)
        refused += !m_fixture.read(m_fixture.write("cut.bvh", bvh().left(size)));
    QVERIFY(refused > 20);
    QVERIFY(m_fixture.read(m_fixture.write("whole.gltf", whole)));
}

void tst_BadInput::refusalsAreShort_data()
{
    QTest::addColumn<QString>("folder");
    QTest::newRow("crashers of importers") << dataFile("malformed_upstream");
    QTest::newRow("crashers of Collada readers") << dataFile("dae_cts_crashers");
}

void tst_BadInput::refusalsAreShort()
{
    TAGLINE_REQUIRE_DATA();
    QFETCH(QString, folder);
    QDirIterator walk(folder, QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        const QString file = walk.next();
        const auto model = m_fixture.read(file);
        QVERIFY2(
            model || isForPeople(model.error()),
            qPrintable(file + ": " + (model ? QString() : QString::fromStdString(model.error().message))));
    }
}

/// What readers say of broken files, and what people are told.
void tst_BadInput::readersAreTranslated_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("old FBX")
        << "old.fbx"
        << QByteArray("; FBX 6.1.0 project file\nFBXHeaderExtension: {\n\tFBXHeaderVersion: "
                      "1003\n\tFBXVersion: 6100\n}\nObjects: {\n}\n")
        << "it is an FBX file of before 2011, which cannot be read: convert it with the free "
           "FBX Converter or with Blender";
    QTest::newRow("sequence") << "man01.mdl" << QByteArray("IDSQ\x0a\0\0\0", 8) + QByteArray(400, '\0')
                              << "it is not a model but a sequence file of one: open man.mdl";
    const QByteArray beside = R"({"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0]}],
"nodes":[{"mesh":0}],"meshes":[{"primitives":[{"attributes":{"POSITION":0}}]}],
"accessors":[{"bufferView":0,"componentType":5126,"count":3,"type":"VEC3"}],
"bufferViews":[{"buffer":0,"byteLength":36}],"buffers":[{"uri":"NAME","byteLength":36}]})";
    QTest::newRow("file beside it")
        << "a.gltf" << QByteArray(beside).replace("NAME", "walk.bin")
        << "it needs the file “walk.bin”, which is not beside it: copy that file into its folder";
    QTest::newRow("long name")
        << "a.gltf" << QByteArray(beside).replace("NAME", QByteArray(5000, 'x'))
        << "it needs the file “…”, which is not beside it: copy that file into its folder";
    QTest::newRow("cut XML")
        << "a.dae" << QByteArray("<COLLADA><library")
        << "its text is damaged, cut off or of another encoding: copy it again, or export it "
           "again";
}

void tst_BadInput::readersAreTranslated()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    const auto model = m_fixture.read(m_fixture.write(name, bytes));
    QVERIFY(!model);
    const std::string_view sentence = sentenceOf(model.error());
    QTEST(QString::fromUtf8(sentence.data(), qsizetype(sentence.size())), "sentence");
    QVERIFY(!originalOf(model.error()).empty());
}

QTEST_APPLESS_MAIN(tst_BadInput)
#include "tst_BadInput.moc"
