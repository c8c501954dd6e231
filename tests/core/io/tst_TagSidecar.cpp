#include "core/io/TagSidecar.h"

#include "tests/core/io/RandomSidecar.h"
#include "tests/core/io/ReplacedText.h"
#include "tests/support/JsonSchema.h"
#include "tests/support/TestData.h"

#include <QTest>

using namespace tagline;
using tagline::test::replaced;

namespace {

const std::string documented = R"({
  "format": "tagline.tags",
  "version": 1,
  "source": "walk.bvh",
  "points": ["Step"],
  "clips": [
    {
      "name": "walk",
      "frames": 2752,
      "rate": [120, 1],
      "tags": {
        "Contact.LeftFoot": [
          [12, 31],
          [58, 77]
        ],
        "Locomotion.Walk": [
          [0, 2752]
        ],
        "Step": [
          [12, 13]
        ]
      },
      "properties": {
        "terrain": [
          [0, 1200, "concrete"],
          [1200, 2752, "gravel"]
        ]
      },
      "captions": [
        {"range": [0, 240], "text": "walks, then waves with the left hand", "author": "ana", "language": "en"},
        {"range": [0, 300], "text": "comes in"}
      ],
      "state": {"is": "reviewed", "by": "ana", "at": "2026-11-22T10:00Z"}
    }
  ]
}
)";

} // namespace

class tst_TagSidecar : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void documentedExampleIsReadAndWrittenToTheByte();
    void instancesAreReadAndWrittenToTheByte();
    void instancesArePutInOrder();
    void aTagInBothPlacesIsReadFromBoth();
    void instancesOfAnotherProgramAreKeptAndNamed_data();
    void instancesOfAnotherProgramAreKeptAndNamed();
    void randomSidecarsComeBackEqualAndFitTheSchema();
    void whatIsOutOfOrderIsPutInOrder();
    void whatIsReadTakesNoMoreRoomThanItNeeds();
    void touchingRangesStayApart();
    void unknownKeysFollowAndKeepTheirNumbers();
    void numbersOfPropertiesKeepTheirSpelling();
    void emptyThingsAreLeftOut();
    void newerVersionIsReadOnlyAndSaysSo();
    void newerVersionThatCannotBeReadSaysWhy();
    void byteOrderMarkAndLineEndsAreAcceptedAndNamed();
    void rangesPastTheEndAreKeptAndNamed();
    void captionsOfAnotherProgramAreKeptAndNamed_data();
    void captionsOfAnotherProgramAreKeptAndNamed();
    void namesAreOfAnyScript();
    void pathsOfSidecarsAndModels();

private:
    tagline::test::JsonSchema m_schema{nullptr};
};

void tst_TagSidecar::initTestCase()
{
    m_schema = tagline::test::JsonSchema::fromFile(
        (tagline::test::sourceFolder() + "/resources/schemas/tagline.tags.schema.json").toStdString());
}

void tst_TagSidecar::documentedExampleIsReadAndWrittenToTheByte()
{
    const auto sidecar = readTagSidecar(documented, "walk.bvh.tags.json");
    QVERIFY2(sidecar.hasValue(), sidecar ? "" : sidecar.error().text().c_str());
    QCOMPARE(sidecar->source, std::string("walk.bvh"));
    QCOMPARE(sidecar->points, std::vector<std::string>{"Step"});
    QCOMPARE(sidecar->clips.size(), 1u);
    const SidecarClip& clip = *sidecar->find("walk", {});
    QCOMPARE(clip.frames, 2752);
    QCOMPARE(clip.rate, (FrameRate{120, 1}));
    QCOMPARE(clip.tags[0], (SidecarTag{"Contact.LeftFoot", {{12, 31}, {58, 77}}}));
    QCOMPARE(clip.properties[0].ranges[1].range, (FrameRange{1200, 2752}));
    QCOMPARE(std::get<std::string>(clip.properties[0].ranges[1].value), std::string("gravel"));
    QCOMPARE(clip.captions[0].caption,
             (Caption{{0, 240}, "walks, then waves with the left hand", "ana", "en"}));
    QCOMPARE(clip.state.state, (ClipState{ClipStage::Reviewed, "ana", "2026-11-22T10:00Z"}));
    QCOMPARE(writtenTagSidecar(*sidecar), documented);
    QCOMPARE(m_schema.faultsOf(documented), std::string());
}

void tst_TagSidecar::instancesAreReadAndWrittenToTheByte()
{
    const std::string bytes = replaced(documented, "      \"captions\": [\n", R"(      "instances": {
        "Kick": [
          {"range": [90, 2800]}
        ],
        "Punch": [
          {"range": [12, 31], "hand": "left", "power": 2.50, "sure": true},
          {"range": [12, 31], "hand": "right"},
          {"range": [25, 40]},
          {"range": [40, 52]}
        ]
      },
      "captions": [
)");
    const auto sidecar = readTagSidecar(bytes, "walk.bvh.tags.json");
    QVERIFY2(sidecar.hasValue(), sidecar ? "" : sidecar.error().text().c_str());
    const SidecarClip& clip = *sidecar->find("walk", {});
    QCOMPARE(clip.tags.size(), 5u);
    QCOMPARE(clip.tags[3].name, std::string("Punch"));
    QCOMPARE(clip.tags[3].ranges, (std::vector<FrameRange>{{12, 40}, {40, 52}}));
    QCOMPARE(clip.tags[3].instances[0].instance,
             (TagInstance{{12, 31}, {{"hand", std::string("left")}, {"power", 2.5}, {"sure", true}}}));
    QVERIFY(!clip.tags[2].isCounted());
    QCOMPARE(sidecar->notices.size(), 1u); // of what lies past the end
    QCOMPARE(writtenTagSidecar(*sidecar), bytes);
    QCOMPARE(m_schema.faultsOf(bytes), std::string());
}

void tst_TagSidecar::instancesArePutInOrder()
{
    const auto read = readTagSidecar(R"({"format":"tagline.tags","version":1,"source":"s","clips":[{
        "name":"x","frames":20,"rate":[30,1],"tags":{},"instances":{"b":[],"a":[{"range":[4,9]},
        {"z":1,"range":[4,6],"a":"x"},{"range":[0,9]},{"range":[4,6],"a":"x","z":1.0}]}}]})",
                                     "f");
    QVERIFY2(read.hasValue(), read ? "" : read.error().text().c_str());
    QCOMPARE(read->clips[0].tags.size(), 1u);
    QVERIFY(writtenTagSidecar(*read).find(R"("a": [
          {"range": [0, 9]},
          {"range": [4, 6], "a": "x", "z": 1},
          {"range": [4, 9]}
        ])") != std::string::npos);
}

/// As an older program leaves them, which keeps the instances as a key that it does not know.
void tst_TagSidecar::aTagInBothPlacesIsReadFromBoth()
{
    const auto read = readTagSidecar(R"({"format":"tagline.tags","version":1,"source":"s","clips":[{
        "name":"x","frames":20,"rate":[30,1],"tags":{"Jab":[[1,2]],"Punch":[[0,3],[4,9]],"Run":[[5,6]]},
        "instances":{"Jab":[],"Punch":[{"range":[4,9],"hand":"left"},{"range":[4,9],"hand":"right"},
        {"range":[2,6]}]}}]})",
                                     "f");
    QVERIFY2(read.hasValue(), read ? "" : read.error().text().c_str());
    const SidecarClip& clip = read->clips[0];
    QCOMPARE(clip.tags.size(), 3u);
    QVERIFY(!clip.tags[0].isCounted() && clip.tags[1].isCounted() && !clip.tags[2].isCounted());
    std::vector<TagInstance> instances;
    for (const SidecarInstance& each : clip.tags[1].instances) instances.push_back(each.instance);
    QCOMPARE(instances, (std::vector<TagInstance>{{{0, 3}},
                                                  {{2, 6}},
                                                  {{4, 9}, {{"hand", std::string("left")}}},
                                                  {{4, 9}, {{"hand", std::string("right")}}}}));
    QCOMPARE(clip.tags[1].ranges, (std::vector<FrameRange>{{0, 9}}));
    QCOMPARE(read->notices.size(), 1u);
    QVERIFY(read->notices[0].find("\"Punch\"") != std::string::npos);
    const auto again = readTagSidecar(writtenTagSidecar(*read), "f");
    QVERIFY(again.hasValue() && again->clips == read->clips && again->notices.empty());
}

void tst_TagSidecar::instancesOfAnotherProgramAreKeptAndNamed_data()
{
    QTest::addColumn<QString>("value"); ///< as this program lays it out
    QTest::newRow("a number") << "3";
    QTest::newRow("a list") << "[1, 2]";
    QTest::newRow("numbers by name") << "{\n        \"Punch\": 3\n      }";
}

void tst_TagSidecar::instancesOfAnotherProgramAreKeptAndNamed()
{
    QFETCH(QString, value);
    const std::string bytes =
        replaced(documented, "\"at\": \"2026-11-22T10:00Z\"}\n",
                 "\"at\": \"2026-11-22T10:00Z\"},\n      \"instances\": " + value.toStdString() + "\n");
    const auto read = readTagSidecar(bytes, "f");
    QVERIFY2(read.hasValue(), read ? "" : (read.error().text() + '\n' + bytes).c_str());
    QCOMPARE(read->clips[0].tags.size(), 3u);
    QCOMPARE(read->notices.size(), 1u);
    QVERIFY(read->notices[0].find("\"instances\"") != std::string::npos);
    QCOMPARE(writtenTagSidecar(*read), bytes);
}

void tst_TagSidecar::randomSidecarsComeBackEqualAndFitTheSchema()
{
    std::mt19937 random(20240607);
    for (int i = 0; i < 1000; ++i) {
        const TagSidecar sidecar = tagline::test::randomSidecar(random);
        const std::string bytes = writtenTagSidecar(sidecar);
        auto read = readTagSidecar(bytes, "random");
        QVERIFY2(read.hasValue(), read ? "" : (read.error().text() + '\n' + bytes).c_str());
        read->notices.clear(); // of ranges past the end
        QVERIFY2(*read == sidecar, bytes.c_str());
        QCOMPARE(writtenTagSidecar(*read), bytes);
        QCOMPARE(m_schema.faultsOf(bytes), std::string());
    }
}

void tst_TagSidecar::whatIsOutOfOrderIsPutInOrder()
{
    const auto read =
        readTagSidecar(R"({"clips":[{"tags":{"b":[[9,12],[1,3]],"B":[[0,1]],"a":[]},"rate":[240,2],
        "name":"x","frames":20}],"points":["z","a","z"],"version":1,"source":"s","format":"tagline.tags"})",
                       "f");
    QVERIFY(read.hasValue());
    QCOMPARE(read->points, (std::vector<std::string>{"a", "z"}));
    QCOMPARE(read->clips[0].tags, (std::vector<SidecarTag>{{"B", {{0, 1}}}, {"b", {{1, 3}, {9, 12}}}}));
    QCOMPARE(read->clips[0].rate, (FrameRate{120, 1}));
}

/// Thousands of sidecars are kept as they were read.
void tst_TagSidecar::whatIsReadTakesNoMoreRoomThanItNeeds()
{
    std::string tags;
    for (const char* name : {"A", "B", "C", "D", "E"})
        tags += (tags.empty() ? "\"" : ", \"") + std::string(name) + "\": [[0, 2], [4, 6], [8, 9]]";
    const auto sidecar = readTagSidecar(R"({"format": "tagline.tags", "version": 1, "source": "walk.bvh",
        "clips": [{"name": "walk", "frames": 9, "rate": [30, 1], "tags": {)" +
                                            tags + "}}]}",
                                        "walk.bvh.tags.json");
    QVERIFY2(sidecar.hasValue(), sidecar ? "" : sidecar.error().text().c_str());
    const std::vector<SidecarTag>& read = sidecar->clips.front().tags;
    QCOMPARE(read.size(), 5u);
    QCOMPARE(read.capacity(), read.size());
    QCOMPARE(read.front().ranges.capacity(), 3u);
}

void tst_TagSidecar::touchingRangesStayApart()
{
    const std::string bytes = replaced(documented, "[58, 77]", "[31, 77]");
    const auto read = readTagSidecar(bytes, "f");
    QVERIFY(read.hasValue());
    QCOMPARE(writtenTagSidecar(*read), bytes);
}

void tst_TagSidecar::unknownKeysFollowAndKeepTheirNumbers()
{
    std::string bytes =
        replaced(documented, "\"version\": 1,",
                 "\"author\": {\"id\":12345678901234567890,\"w\":[1.0,1e3,-0]},\n\"version\": 1,");
    bytes =
        replaced(bytes, "\"name\": \"walk\",", "\"zoom\": 1.50,\n \"name\": \"walk\", \"note\": [[1],[]],");
    const auto read = readTagSidecar(bytes, "f");
    QVERIFY(read.hasValue());
    const std::string written = writtenTagSidecar(*read);
    QVERIFY2(written.ends_with(R"(  ],
  "author": {
    "id": 12345678901234567890,
    "w": [1.0, 1e3, -0]
  }
}
)"),
             written.c_str());
    QVERIFY2(written.find(R"("at": "2026-11-22T10:00Z"},
      "zoom": 1.50,
      "note": [
        [1],
        []
      ]
    })") != std::string::npos,
             written.c_str());
    QCOMPARE(writtenTagSidecar(*readTagSidecar(written, "f")), written);
}

void tst_TagSidecar::numbersOfPropertiesKeepTheirSpelling()
{
    for (const std::string number : {"1.0", "1e3", "-0", "12345678901234567890", "0.10"}) {
        const std::string bytes = replaced(documented, "\"gravel\"", number);
        const auto read = readTagSidecar(bytes, "f");
        QVERIFY(read.hasValue());
        QCOMPARE(std::get<double>(read->clips[0].properties[0].ranges[1].value), std::stod(number));
        QCOMPARE(writtenTagSidecar(*read), bytes);
    }
}

void tst_TagSidecar::emptyThingsAreLeftOut()
{
    const auto read =
        readTagSidecar(R"({"format":"tagline.tags","version":1,"source":"s","points":[],"clips":[
        {"name":"a","frames":1,"rate":[30,1],"tags":{},"properties":{}},
        {"name":"b","frames":1,"rate":[30,1],"tags":{"T":[]}}]})",
                       "f");
    QVERIFY(read.hasValue());
    QCOMPARE(writtenTagSidecar(*read), std::string(R"({
  "format": "tagline.tags",
  "version": 1,
  "source": "s",
  "clips": []
}
)"));
}

void tst_TagSidecar::newerVersionIsReadOnlyAndSaysSo()
{
    const auto read = readTagSidecar(replaced(documented, "\"version\": 1", "\"version\": 2"), "f");
    QVERIFY(read.hasValue());
    QVERIFY(read->isReadOnly);
    QCOMPARE(read->version, 2);
    QCOMPARE(read->clips.size(), 1u);
    QVERIFY(read->notices[0].find("newer version") != std::string::npos);
    QVERIFY(!readTagSidecar(documented, "f")->isReadOnly);
}

void tst_TagSidecar::newerVersionThatCannotBeReadSaysWhy()
{
    const auto read = readTagSidecar(R"({"format":"tagline.tags","version":3,"source":"s","clips":{}})", "f");
    QVERIFY(!read.hasValue());
    QVERIFY(read.error().message.find("newer version") != std::string::npos);
    QCOMPARE(read.error().column, 59);
}

void tst_TagSidecar::byteOrderMarkAndLineEndsAreAcceptedAndNamed()
{
    std::string bytes = "\xEF\xBB\xBF";
    for (const char c : documented) bytes += c == '\n' ? std::string("\r\n") : std::string(1, c);
    const auto read = readTagSidecar(bytes, "f");
    QVERIFY(read.hasValue());
    QCOMPARE(read->notices.size(), 2u);
    QVERIFY(read->notices[0].find("byte-order mark") != std::string::npos);
    QVERIFY(read->notices[1].find("CR LF") != std::string::npos);
    QCOMPARE(writtenTagSidecar(*read), documented);
}

void tst_TagSidecar::rangesPastTheEndAreKeptAndNamed()
{
    const std::string bytes = replaced(documented, "[58, 77]", "[58, 5000]");
    const auto read = readTagSidecar(bytes, "f");
    QVERIFY(read.hasValue());
    QCOMPARE(read->notices.size(), 1u);
    QVERIFY(read->notices[0].find("5000") != std::string::npos);
    QCOMPARE(writtenTagSidecar(*read), bytes);
}

void tst_TagSidecar::captionsOfAnotherProgramAreKeptAndNamed_data()
{
    QTest::addColumn<QString>("value"); ///< as this program lays it out
    QTest::newRow("a name") << "\"walk.srt\"";
    QTest::newRow("a number") << "1.50";
    QTest::newRow("null") << "null";
    QTest::newRow("an object") << "{\n        \"en\": \"walks\"\n      }";
    QTest::newRow("texts") << "[\"walks\", \"waves\"]";
    QTest::newRow("other objects") << "[\n        {\n          \"from\": 0.5,\n          \"text\": "
                                      "\"walks\"\n        }\n      ]";
}

void tst_TagSidecar::captionsOfAnotherProgramAreKeptAndNamed()
{
    QFETCH(QString, value);
    const std::size_t begin = documented.find("      \"captions\""), end = documented.find("    }\n  ]\n}\n");
    const std::string text = documented.substr(0, begin) +
                             "      \"before\": 1,\n      \"captions\": " + value.toStdString() +
                             ",\n      \"behind\": 2\n" + documented.substr(end);
    const auto read = readTagSidecar(text, "f");
    QVERIFY2(read.hasValue(), read ? "" : (read.error().text() + '\n' + text).c_str());
    const SidecarClip& clip = read->clips[0];
    QVERIFY(clip.captions.empty());
    QCOMPARE(clip.extra.size(), 3u);
    QCOMPARE(clip.extra[1].name, std::string("captions"));
    QCOMPARE(read->notices.size(), 1u);
    QVERIFY(read->notices[0].find("captions") != std::string::npos);
    QCOMPARE(writtenTagSidecar(*read), text);
}

void tst_TagSidecar::namesAreOfAnyScript()
{
    const auto read = readTagSidecar(replaced(documented, "Step\": [", "\\u6b69\\ud83d\\ude00\": ["), "f");
    QVERIFY(read.hasValue());
    QCOMPARE(read->clips[0].tags[2].name, std::string("\u6b69\U0001F600"));
    QVERIFY(writtenTagSidecar(*read).find("\"\u6b69\U0001F600\": [") != std::string::npos);
}

void tst_TagSidecar::pathsOfSidecarsAndModels()
{
    QCOMPARE(sidecarPath("a/walk.bvh"), std::string("a/walk.bvh.tags.json"));
    QCOMPARE(modelPathOfSidecar("a/walk.bvh.tags.json"), std::optional<std::string>("a/walk.bvh"));
    QVERIFY(!modelPathOfSidecar("a/walk.bvh"));
    QVERIFY(!modelPathOfSidecar("a/.tags.json"));
}

QTEST_APPLESS_MAIN(tst_TagSidecar)
#include "tst_TagSidecar.moc"
