// Positions of the camera in a library file: read, written, merged, refused with their place; a file without
// any stays as it is.

#include "core/io/LibraryFile.h"
#include "core/library/edits/LibraryEdit.h"
#include "core/library/file/LibraryFileComposition.h"
#include "core/library/file/LibraryFileMerge.h"
#include "tests/support/JsonSchema.h"
#include "tests/support/TestData.h"

#include <QTest>

using namespace tagline;

namespace {

const std::string withCameras = R"({
  "format": "tagline.library",
  "version": 1,
  "cameras": [
    {
      "name": "Feet",
      "target": [0.125, 0.05, -0.3],
      "yaw": 35.5,
      "pitch": -4,
      "distance": 1.2,
      "lens": 85
    },
    {
      "name": "Above",
      "target": [0, 1, 0],
      "yaw": -180,
      "pitch": 90,
      "distance": 6,
      "orthographic": true
    }
  ]
}
)";

LibraryFile libraryWith(std::vector<SavedCamera> cameras)
{
    LibraryFile file;
    file.cameras = std::move(cameras);
    return file;
}

} // namespace

class tst_SavedCamera : public QObject
{
    Q_OBJECT

private slots:
    void camerasAreReadAndWrittenToTheByte();
    void aFileWithoutCamerasStaysAsItIs();
    void bothSidesOfAMergeKeepTheirs();
    void camerasGoThroughTheOpenLibrary();
    void badCamerasAreRefusedWithTheirPlace_data();
    void badCamerasAreRefusedWithTheirPlace();
};

void tst_SavedCamera::camerasAreReadAndWrittenToTheByte()
{
    const auto library = readLibraryFile(withCameras, "my.tagline");
    QVERIFY2(library.hasValue(), library ? "" : library.error().text().c_str());
    QCOMPARE(library->cameras.size(), std::size_t(2));
    const SavedCamera& feet = library->cameras[0];
    QCOMPARE(feet.name, std::string("Feet"));
    QCOMPARE(feet.target[2], -0.3);
    QCOMPARE(feet.yaw, 35.5);
    QCOMPARE(feet.pitch, -4.0);
    QCOMPARE(feet.distance, 1.2);
    QVERIFY(!feet.isOrthographic && feet.extra.size() == 1);
    QVERIFY(library->cameras[1].isOrthographic);
    QCOMPARE(writtenLibraryFile(*library), withCameras);
    const auto schema = test::JsonSchema::fromFile(
        (test::sourceFolder() + "/resources/schemas/tagline.library.schema.json").toStdString());
    QCOMPARE(schema.faultsOf(withCameras), std::string());
}

void tst_SavedCamera::aFileWithoutCamerasStaysAsItIs()
{
    const std::string before = "{\n  \"format\": \"tagline.library\",\n  \"version\": 1,\n  \"character\": "
                               "\"man.glb\"\n}\n";
    const auto library = readLibraryFile(before, "old.tagline");
    QVERIFY(library.hasValue());
    QCOMPARE(writtenLibraryFile(*library), before);
}

void tst_SavedCamera::bothSidesOfAMergeKeepTheirs()
{
    SavedCamera shared, mine, theirs;
    shared.name = "Shared";
    mine.name = "Mine";
    theirs.name = "Theirs";
    const LibraryFile base = libraryWith({shared});
    SavedCamera moved = shared;
    moved.distance = 3.0;
    const MergedLibraryFile merged =
        mergedLibraryFile(base, libraryWith({moved, mine}), libraryWith({shared, theirs}));
    QCOMPARE(merged.file.cameras.size(), std::size_t(3));
    QCOMPARE(findNamed(merged.file.cameras, "Shared")->distance, 3.0);
    QVERIFY(findNamed(merged.file.cameras, "Mine") && findNamed(merged.file.cameras, "Theirs"));
    QVERIFY(merged.conflicts.empty());

    SavedCamera nearer = shared;
    nearer.distance = 0.5;
    const MergedLibraryFile both = mergedLibraryFile(base, libraryWith({moved}), libraryWith({nearer}));
    QCOMPARE(both.conflicts.size(), std::size_t(1));
    QVERIFY2(both.conflicts[0].find("the camera") != std::string::npos, both.conflicts[0].c_str());
}

void tst_SavedCamera::camerasGoThroughTheOpenLibrary()
{
    const auto file = readLibraryFile(withCameras, "my.tagline");
    ClipLibrary library;
    takeLibraryFile(*file, "/lib/my.tagline", library);
    QVERIFY(library.cameras() == file->cameras);
    LibraryPlaces places;
    places.libraryPath = "/lib/my.tagline";
    QVERIFY(composedLibraryFile(*file, library, places).cameras == file->cameras);

    LibraryEdit edit; // exchanging it gives what takes it back
    edit.cameras = {file->cameras[1]};
    QVERIFY(exchange(library, edit).has(LibraryPart::Cameras));
    QCOMPARE(library.cameras().size(), std::size_t(1));
    exchange(library, edit);
    QVERIFY(library.cameras() == file->cameras);
}

void tst_SavedCamera::badCamerasAreRefusedWithTheirPlace_data()
{
    QTest::addColumn<QByteArray>("camera");
    QTest::addColumn<QString>("code");
    const auto row = [](const char* name, const char* camera, const char* code) {
        QTest::newRow(name) << QByteArray(camera) << QString(code);
    };
    row("no name", R"({"target":[0,0,0],"yaw":0,"pitch":0,"distance":1})", "missing-key");
    row("empty name", R"({"name":"","target":[0,0,0],"yaw":0,"pitch":0,"distance":1})", "empty-name");
    row("no target", R"({"name":"a","yaw":0,"pitch":0,"distance":1})", "missing-key");
    row("two numbers", R"({"name":"a","target":[0,0],"yaw":0,"pitch":0,"distance":1})", "bad-target");
    row("too far", R"({"name":"a","target":[0,0,1e9],"yaw":0,"pitch":0,"distance":1})", "bad-target");
    row("over the pole", R"({"name":"a","target":[0,0,0],"yaw":0,"pitch":91,"distance":1})", "bad-pitch");
    row("no distance", R"({"name":"a","target":[0,0,0],"yaw":0,"pitch":0})", "missing-key");
    row("in the target", R"({"name":"a","target":[0,0,0],"yaw":0,"pitch":0,"distance":0})", "bad-distance");
    row("half flat", R"({"name":"a","target":[0,0,0],"yaw":0,"pitch":0,"distance":1,"orthographic":1})",
        "wrong-type");
    row("twice",
        R"({"name":"a","target":[0,0,0],"yaw":0,"pitch":0,"distance":1},
{"name":"a","target":[0,0,0],"yaw":0,"pitch":0,"distance":1})",
        "duplicate-name");
}

void tst_SavedCamera::badCamerasAreRefusedWithTheirPlace()
{
    QFETCH(QByteArray, camera);
    QFETCH(QString, code);
    const QByteArray file = R"({"format":"tagline.library","version":1,"cameras":[)" + camera + "]}";
    const auto library = readLibraryFile(file.toStdString(), "my.tagline");
    QVERIFY(!library.hasValue());
    QCOMPARE(QString::fromStdString(library.error().code), "library." + code);
    QCOMPARE(library.error().line, code == "duplicate-name" ? 2 : 1);
}

QTEST_APPLESS_MAIN(tst_SavedCamera)
#include "tst_SavedCamera.moc"
