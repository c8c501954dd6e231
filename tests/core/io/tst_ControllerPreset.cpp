#include "core/io/LibraryFile.h"
#include "tests/support/JsonSchema.h"
#include "tests/support/TestData.h"

#include <QTest>

using namespace tagline;

namespace {

const std::string complete = R"({
  "format": "tagline.library",
  "version": 1,
  "presets": [
    {
      "name": "Walk, then run",
      "tracks": [
        {
          "source": "walk.bvh",
          "clip": "walk"
        },
        {
          "source": "sub/pack.glb",
          "clip": "Run",
          "index": 2,
          "speed": 1.25,
          "loop": "ping-pong",
          "plays": 3,
          "paused": true,
          "timeCurve": [[0, 0], [0.25, 0.0625], [1, 1]],
          "disabled": true,
          "mirrored": true,
          "inStep": true,
          "colour": "#123456"
        },
        {
          "source": "wave.bvh",
          "clip": "wave",
          "loop": "once",
          "layer": "additive",
          "weight": 0.8,
          "weightCurve": [[0, 1], [0.5, 0.1], [1, 1]],
          "weightBy": {
            "value": "Run.effort",
            "track": 1,
            "nothingAt": 2.5,
            "allAt": -0.25,
            "ease": "later"
          },
          "mask": "Spine",
          "reference": 12
        }
      ],
      "leading": 1,
      "transition": {
        "kind": "inertial",
        "seconds": 0.35,
        "curve": "bezier",
        "handles": [0.1, 0, 0.25, 1.5],
        "enters": "where it stands",
        "sound": "whoosh"
      },
      "ground": "in place",
      "syncTags": ["Step", "Beat.*"],
      "schedule": [
        {
          "to": 0,
          "at": "time",
          "seconds": 2.5,
          "duration": 0.3
        },
        {
          "to": 1,
          "at": "tag",
          "track": 0,
          "tag": "Contact.LeftFoot",
          "duration": 0.2,
          "note": "on the left foot"
        },
        {
          "to": 0,
          "at": "end",
          "track": 1,
          "duration": 0.3
        }
      ],
      "author": "me"
    },
    {
      "name": "Nothing yet",
      "transition": {
        "kind": "cross-fade",
        "seconds": 0.3,
        "curve": "smooth",
        "enters": "nearest pose"
      }
    }
  ]
}
)";

} // namespace

class tst_ControllerPreset : public QObject
{
    Q_OBJECT

private slots:
    void aCompletePresetIsReadAndWrittenToTheByte();
    void whatIsLeftOutIsAsUsual();
    void emptyListsAreReadAndNeverWritten();
    void aMaskMayHaveSeveralJoints_data();
    void aMaskMayHaveSeveralJoints();
    void sourcesAreAbsoluteOnceOpened();
    void badPresetsAreRefusedWithTheirPlace_data();
    void badPresetsAreRefusedWithTheirPlace();
};

void tst_ControllerPreset::aCompletePresetIsReadAndWrittenToTheByte()
{
    const auto library = readLibraryFile(complete, "my.tagline");
    QVERIFY2(library.hasValue(), library ? "" : library.error().text().c_str());
    const ControllerPreset& preset = library->presets[0];
    QCOMPARE(preset.tracks.size(), std::size_t(3));
    QCOMPARE(*preset.tracks[1].index, 2);
    QVERIFY(preset.tracks[1].setup.loopMode == LoopMode::PingPong && !preset.tracks[1].setup.isEnabled);
    QVERIFY(preset.tracks[2].setup.layer == LayerKind::Additive);
    QCOMPARE(preset.tracks[2].setup.weight, 0.8f);
    QVERIFY(preset.tracks[2].setup.weightSource == (WeightSource{"Run.effort", 1, 2.5, -0.25}));
    QCOMPARE(preset.transition.nanoseconds, std::int64_t(350'000'000));
    QVERIFY(preset.transition.curve == TransitionCurve::Bezier);
    QCOMPARE(preset.transition.handles[3], 1.5f);
    QVERIFY(preset.schedule[1].at == TransitionStart::Kind::Tag);
    QCOMPARE(preset.syncTags, (std::vector<std::string>{"Step", "Beat.*"}));
    QCOMPARE(writtenLibraryFile(*library), complete);
    const auto schema = tagline::test::JsonSchema::fromFile(
        (tagline::test::sourceFolder() + "/resources/schemas/tagline.library.schema.json").toStdString());
    QCOMPARE(schema.faultsOf(complete), std::string());
}

void tst_ControllerPreset::whatIsLeftOutIsAsUsual()
{
    const auto library = readLibraryFile(
        R"({"format":"tagline.library","version":1,"presets":[{"name":"a","tracks":[{"source":"w","clip":"c"}]}]})",
        "my.tagline");
    QVERIFY(library.hasValue());
    const ControllerPreset& preset = library->presets[0];
    QVERIFY(preset.transition == Transition());
    QVERIFY(preset.tracks[0].setup == TrackSetup());
    QVERIFY(preset.ground == RootMotion::Accumulated && preset.leading == 0 && preset.schedule.empty());
    QVERIFY(preset.syncTags.empty());
}

void tst_ControllerPreset::emptyListsAreReadAndNeverWritten()
{
    const auto library = readLibraryFile(
        R"({"format":"tagline.library","version":1,"presets":[{"name":"a","tracks":[],"syncTags":[],"schedule":[]}]})",
        "my.tagline");
    QVERIFY2(library.hasValue(), library ? "" : library.error().text().c_str());
    QVERIFY(library->presets[0].syncTags.empty());
    const std::string written = writtenLibraryFile(*library);
    QVERIFY2(written.find("[]") == written.npos, written.c_str());
    const auto schema = tagline::test::JsonSchema::fromFile(
        (tagline::test::sourceFolder() + "/resources/schemas/tagline.library.schema.json").toStdString());
    QCOMPARE(schema.faultsOf(written), std::string());
}

void tst_ControllerPreset::aMaskMayHaveSeveralJoints_data()
{
    QTest::addColumn<QByteArray>("mask");
    QTest::newRow("written now") << QByteArray(R"("mask":"LeftUpLeg","furtherMasks":["RightUpLeg"])");
    QTest::newRow("written by the builds before") << QByteArray(R"("mask":["LeftUpLeg","RightUpLeg"])");
    QTest::newRow("written by both") << QByteArray(R"("mask":["LeftUpLeg"],"furtherMasks":["RightUpLeg"])");
}

void tst_ControllerPreset::aMaskMayHaveSeveralJoints()
{
    QFETCH(QByteArray, mask);
    const std::string text = R"({"format":"tagline.library","version":1,"presets":[{"name":"a","tracks":)"
                             R"([{"source":"w","clip":"c","layer":"override",)" +
                             mask.toStdString() + "}]}]}";
    const auto library = readLibraryFile(text, "my.tagline");
    QVERIFY(library.hasValue());
    const std::vector<std::string> legs{"LeftUpLeg", "RightUpLeg"};
    QCOMPARE(library->presets[0].tracks[0].setup.maskJoints, legs);
    const std::string written = writtenLibraryFile(*library);
    QVERIFY2(written.find(R"("mask": "LeftUpLeg")") != written.npos, written.c_str()); // as older builds do
    const auto again = readLibraryFile(written, "my.tagline");
    QVERIFY(again.hasValue());
    QCOMPARE(again->presets[0].tracks[0].setup.maskJoints, legs);
    const auto schema = tagline::test::JsonSchema::fromFile(
        (tagline::test::sourceFolder() + "/resources/schemas/tagline.library.schema.json").toStdString());
    QCOMPARE(schema.faultsOf(writtenLibraryFile(*library)), std::string());
}

void tst_ControllerPreset::sourcesAreAbsoluteOnceOpened()
{
    const auto library = readLibraryFile(complete, "my.tagline");
    const auto presets = withAbsolutePaths(*library, "/clips/my.tagline").presets;
    QCOMPARE(presets[0].tracks[1].source, std::string("/clips/sub/pack.glb"));
}

void tst_ControllerPreset::badPresetsAreRefusedWithTheirPlace_data()
{
    QTest::addColumn<QByteArray>("preset");
    QTest::addColumn<QString>("code");
    QTest::newRow("no name") << QByteArray(R"({})") << "missing-key";
    QTest::newRow("empty name") << QByteArray(R"({"name":""})") << "empty-name";
    QTest::newRow("no source") << QByteArray(R"({"name":"a","tracks":[{"clip":"c"}]})") << "missing-key";
    QTest::newRow("loop") << QByteArray(R"({"name":"a","tracks":[{"source":"s","clip":"c","loop":"twice"}]})")
                          << "bad-loop";
    QTest::newRow("speed") << QByteArray(
                                  R"({"name":"a","tracks":[{"source":"s","clip":"c","speed":"fast"}]})")
                           << "bad-speed";
    QTest::newRow("no plays") << QByteArray(R"({"name":"a","tracks":[{"source":"s","clip":"c","plays":0}]})")
                              << "wrong-type";
    QTest::newRow("paused") << QByteArray(R"({"name":"a","tracks":[{"source":"s","clip":"c","paused":1}]})")
                            << "wrong-type";
    const auto curve = [](const char* name, const char* points) {
        QTest::newRow(name) << QByteArray(R"({"name":"a","tracks":[{"source":"s","clip":"c","timeCurve":)") +
                                   points + "}]}"
                            << "bad-curve";
    };
    curve("a curve of one point", "[[0,0]]");
    curve("a curve without points", "[]");
    curve("a curve that goes back", "[[0,0],[0.6,0],[0.5,1],[1,1]]");
    curve("a curve that ends early", "[[0,0],[0.5,1]]");
    curve("a point of three numbers", "[[0,0,0],[1,1]]");
    const auto weightBy = [](const char* name, const char* source, const char* code) {
        QTest::newRow(name)
            << QByteArray(
                   R"({"name":"a","tracks":[{"source":"s","clip":"c","layer":"override","weightBy":)") +
                   source + "}]}"
            << code;
    };
    weightBy("a weight by no value", R"({"allAt":2})", "missing-key");
    weightBy("a weight by an empty value", R"({"value":""})", "empty-name");
    weightBy("a weight by a track that is not there", R"({"value":"Run","track":1})", "wrong-type");
    weightBy("a weight from and to the same", R"({"value":"Run","nothingAt":1})", "bad-weight-by");
    weightBy("a weight by a text", R"({"value":"Run","allAt":"full"})", "bad-allAt");
    weightBy("a weight by a number", "3", "wrong-type");
    QTest::newRow("weight") << QByteArray(R"({"name":"a","tracks":[{"source":"s","clip":"c","weight":1.5}]})")
                            << "bad-weight";
    QTest::newRow("flag") << QByteArray(R"({"name":"a","tracks":[{"source":"s","clip":"c","mirrored":1}]})")
                          << "wrong-type";
    QTest::newRow("leads") << QByteArray(R"({"name":"a","tracks":[{"source":"s","clip":"c"}],"leading":1})")
                           << "wrong-type";
    QTest::newRow("mask") << QByteArray(R"({"name":"a","tracks":[{"source":"s","clip":"c","mask":[1]}]})")
                          << "wrong-type";
    QTest::newRow("time") << QByteArray(R"({"name":"a","transition":{"seconds":-1}})") << "bad-seconds";
    QTest::newRow("handles") << QByteArray(R"({"name":"a","transition":{"handles":[1,2]}})") << "bad-handles";
    QTest::newRow("handle back in time")
        << QByteArray(R"({"name":"a","transition":{"handles":[-0.5,0,1,1]}})") << "bad-handles";
    QTest::newRow("to nowhere")
        << QByteArray(R"({"name":"a","tracks":[{"source":"s","clip":"c"}],"schedule":[{"to":3}]})")
        << "wrong-type";
    QTest::newRow("to a layer")
        << QByteArray(
               R"({"name":"a","tracks":[{"source":"s","clip":"c","layer":"override"}],"schedule":[{"to":0}]})")
        << "bad-to";
    QTest::newRow("at no tag")
        << QByteArray(R"({"name":"a","tracks":[{"source":"s","clip":"c"}],"schedule":[{"to":0,"at":"tag"}]})")
        << "missing-key";
    QTest::newRow("empty sync tag") << QByteArray(R"({"name":"a","syncTags":["Step",""]})") << "empty-name";
    QTest::newRow("twice") << QByteArray(R"({"name":"a"},{"name":"a"})") << "duplicate-name";
}

void tst_ControllerPreset::badPresetsAreRefusedWithTheirPlace()
{
    QFETCH(QByteArray, preset);
    QFETCH(QString, code);
    const QByteArray file = R"({"format":"tagline.library","version":1,"presets":[)" + preset + "]}";
    const auto library = readLibraryFile(file.toStdString(), "my.tagline");
    QVERIFY(!library.hasValue());
    QCOMPARE(QString::fromStdString(library.error().code), "library." + code);
    QCOMPARE(library.error().line, 1);
    QVERIFY(library.error().column > 40);
}

QTEST_APPLESS_MAIN(tst_ControllerPreset)
#include "tst_ControllerPreset.moc"
