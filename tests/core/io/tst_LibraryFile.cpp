#include "core/io/LibraryFile.h"

#include "tests/core/io/CompleteLibrary.h"
#include "tests/support/JsonSchema.h"
#include "tests/support/TestData.h"

#include <QTest>

#include <filesystem>

using namespace tagline;
using test::complete;

class tst_LibraryFile : public QObject
{
    Q_OBJECT

private slots:
    void tagsHaveARuleAndExamples();
    void completeFileIsReadAndWrittenToTheByte();
    void emptyLibraryIsTwoKeys();
    void pathsAreCleanedHoweverTheyAreSpelled();
    void definitionsGoThereAndBack();
    void theVocabularyLearnsAllThatTheFileSays();
    void aSecondFileAddsWhatIsNew();
    void changedDefaultsLoseTheirSpellingAlone();
    void retargetsAreReadAndWrittenToTheByte();
    void rulesHaveASecondThresholdWhereOneIsGiven();
    void newerVersionIsReadOnly();
    void badFilesAreRefusedWithTheirPlace_data();
    void badFilesAreRefusedWithTheirPlace();
};

void tst_LibraryFile::completeFileIsReadAndWrittenToTheByte()
{
    const auto library = readLibraryFile(complete, "my.tagline");
    QVERIFY2(library.hasValue(), library ? "" : library.error().text().c_str());
    QCOMPARE(library->roots, (std::vector<std::string>{".", "../shared"}));
    QCOMPARE(library->character, std::string("mannequin.glb"));
    QCOMPARE(library->vocabulary[1].kind, TagKind::Point);
    QCOMPARE(library->queries[0].text, std::string("Run & ~Bad"));
    const MotionExample& jab = library->examples[0];
    QCOMPARE(jab.range.index, std::optional<std::int32_t>(1));
    QVERIFY((jab.range.frames == FrameRange{32, 94} && jab.distance == 0.8 && jab.findsMirrored));
    QVERIFY(jab.accepted[0].isMirrored && jab.accepted[0].extra.size() == 1);
    QCOMPARE(jab.rejected[0].source, std::string("walk.glb"));
    QCOMPARE(library->imports[0].settings.rate, (FrameRate{30000, 1001}));
    QCOMPARE(library->imports[0].settings.upAxis, UpAxis::Z);
    QCOMPARE(library->imports[0].settings.metresPerUnit, 0.01);
    MotionSettings motion;
    motion.signal.root = "Pelvis";
    motion.signal.smoothingSeconds = 0.12;
    motion.contact.enterHeight = 0.05f;
    motion.contact.leaveHeight = 0.07f;
    motion.contact.minimumSeconds = 0.1;
    motion.contact.findsMovingGround = false;
    QVERIFY(library->motion.settings == motion);
    QCOMPARE(writtenLibraryFile(*library), complete);
    const auto schema = tagline::test::JsonSchema::fromFile(
        (tagline::test::sourceFolder() + "/resources/schemas/tagline.library.schema.json").toStdString());
    QCOMPARE(schema.faultsOf(complete), std::string());
    QCOMPARE(schema.faultsOf(writtenLibraryFile({})), std::string());
}

void tst_LibraryFile::emptyLibraryIsTwoKeys()
{
    const std::string written = writtenLibraryFile({});
    QCOMPARE(written, std::string("{\n  \"format\": \"tagline.library\",\n  \"version\": 1\n}\n"));
    QCOMPARE(*readLibraryFile(written, "f"), LibraryFile());
    QCOMPARE(rootsOf({}), std::vector<std::string>{"."});
}

void tst_LibraryFile::pathsAreCleanedHoweverTheyAreSpelled()
{
    for (const char* file : {"/a/b/my.tagline", "/my.tagline", "/a/./b/my.tagline", "/a//my.tagline"})
        for (const char* path : {"x.bvh", "c/x.bvh", "./x.bvh", "c/../x.bvh", "../x.bvh", "c//x.bvh", "c/",
                                 ".", "..", "/d/x.bvh", "/", "..x/y", ".x", "c/..."}) {
            const std::filesystem::path whole = std::filesystem::path(file).parent_path() / path;
            std::string expected = whole.lexically_normal().generic_string();
            if (expected.size() > 1 && expected.back() == '/') expected.pop_back();
            QCOMPARE(absoluteFromLibrary(path, file), expected);
        }
    QCOMPARE(absoluteFromLibrary("", "/a/my.tagline"), std::string());
}

void tst_LibraryFile::definitionsGoThereAndBack()
{
    const auto library = readLibraryFile(complete, "f");
    TagVocabulary vocabulary;
    defineTags(*library, vocabulary);
    for (const LibraryTag& tag : library->vocabulary) {
        const TagDefinition& definition = vocabulary[*vocabulary.find(tag.name)];
        QVERIFY(definition.isRegistered);
        const LibraryTag again = libraryTag(definition, tag);
        QCOMPARE(again.extra, tag.extra);
        QCOMPARE(again.kind, tag.kind);
        if (!tag.colour.empty()) QCOMPARE(again, tag);
    }
    QCOMPARE(definitionOf(library->vocabulary[0]).colour, 0xE69F00u);
    TagDefinition repainted = definitionOf(library->vocabulary[0]);
    repainted.colour = 0x0072b2;
    QCOMPARE(libraryTag(repainted, library->vocabulary[0]).colour, std::string("#0072b2"));
}

void tst_LibraryFile::theVocabularyLearnsAllThatTheFileSays()
{
    const auto library = readLibraryFile(complete, "f");
    TagVocabulary vocabulary;
    defineTags(*library, vocabulary);
    const TagId run = *vocabulary.find("Locomotion.Run");
    QCOMPARE(vocabulary.find("Gait.Trot"), std::optional(run));
    QCOMPARE(vocabulary.matching(*vocabulary.find("Moving")), (std::vector{run, *vocabulary.find("Moving")}));
    QCOMPARE(vocabulary.groupOf(run).policy, OverlapPolicy::Push);
    QCOMPARE(vocabulary.groupOf(run).exclusiveness, Exclusiveness::AtMostOne);
    QCOMPARE(vocabulary.groupOf(run).phases, (std::vector<std::string>{"Step", "Locomotion.Run"}));
    QCOMPARE(vocabulary.groupOf(*vocabulary.find("Step")), TagGroup());
    QCOMPARE(vocabulary[run].properties,
             (std::vector<DefaultProperty>{
                 {"intensity", 1.5}, {"terrain", std::string("gravel")}, {"outside", true}}));
    QCOMPARE(findProperty(vocabulary.properties(), "outside")->type, PropertyType::Boolean);
    const PropertyDefinition* intensity = findProperty(vocabulary.properties(), "intensity");
    QCOMPARE(intensity->fallback, std::optional<PropertyValue>(0.5));
    QCOMPARE(initialValue(*intensity), PropertyValue(0.5));
    QVERIFY(vocabulary.isNamespace("Game"));
}

void tst_LibraryFile::aSecondFileAddsWhatIsNew()
{
    TagVocabulary vocabulary;
    defineTags(*readLibraryFile(complete, "f"), vocabulary);
    LibraryFile second;
    second.namespaces = {"Game", "Voice"};
    second.groups = {{{"Gait", OverlapPolicy::Block, Exclusiveness::None, {}}, {}},
                     {{"Mood", OverlapPolicy::Shift, Exclusiveness::None, {}}, {}}};
    second.properties = {{{"intensity", PropertyType::String, {}}, {}}};
    defineTags(second, vocabulary);
    QCOMPARE(vocabulary.namespaces(), (std::vector<std::string>{"Game", "Voice"}));
    QCOMPARE(vocabulary.groups().size(), 3u);
    QCOMPARE(vocabulary.groups()[0].policy, OverlapPolicy::Push);
    QCOMPARE(findProperty(vocabulary.properties(), "intensity")->type, PropertyType::Number);
}

void tst_LibraryFile::changedDefaultsLoseTheirSpellingAlone()
{
    const LibraryTag before = readLibraryFile(complete, "f")->vocabulary[0];
    TagDefinition definition = definitionOf(before);
    QCOMPARE(libraryTag(definition, before).properties[0].numberText, std::string("1.50"));
    definition.properties[0].value = 2.0;
    const LibraryTag after = libraryTag(definition, before);
    QCOMPARE(after.properties[0].numberText, std::string());
    QCOMPARE(after.synonyms, before.synonyms);
    QCOMPARE(after.implies, before.implies);
}

void tst_LibraryFile::retargetsAreReadAndWrittenToTheByte()
{
    const std::string text = R"({
  "format": "tagline.library",
  "version": 1,
  "character": "mannequin.glb",
  "retargets": [
    {
      "name": "CMU to the mannequin",
      "character": "mannequin.glb",
      "joints": {
        "Hips": "hip",
        "Spine": "abdomen",
        "Spine1": "abdomen"
      },
      "reference": {
        "clip": "walk",
        "frame": 12,
        "joints": {
          "hip": [0, 0.95, 0.1, 0, 0.6, 0, 0.8]
        },
        "seen by": {
          "name": "Ben",
          "at": 1.50
        }
      },
      "made by": "Ann",
      "since": 2024
    },
    {
      "name": "empty",
      "character": "../other/knight.glb",
      "joints": {},
      "reference": {
        "joints": {}
      }
    }
  ]
}
)";
    const auto library = readLibraryFile(text, "my.tagline");
    QVERIFY2(library.hasValue(), library ? "" : library.error().message.c_str());
    QCOMPARE(library->retargets.size(), std::size_t(2));
    const LibraryRetarget& cmu = library->retargets[0];
    QCOMPARE(cmu.name, std::string("CMU to the mannequin"));
    QCOMPARE(cmu.character, std::string("mannequin.glb"));
    QCOMPARE(cmu.map.pairs().size(), std::size_t(3));
    QCOMPARE(std::string(cmu.map.sourceOf("Spine1")), std::string("abdomen"));
    QCOMPARE(cmu.extra.size(), std::size_t(2)); // what another program keeps there
    QVERIFY(library->retargets[1].map.isEmpty());
    QCOMPARE(cmu.map.reference()->frame, 12);
    QVERIFY(cmu.map.reference()->joints ==
            (std::vector<PosedJoint>{{"hip", {0.0f, 0.95f, 0.1f}, glm::quat(0.8f, 0.0f, 0.6f, 0.0f)}}));
    QCOMPARE(cmu.map.reference()->extra.size(), std::size_t(1)); // and there
    QVERIFY(library->retargets[1].map.reference()->isRest());
    QCOMPARE(QByteArray::fromStdString(writtenLibraryFile(*library)), QByteArray::fromStdString(text));
    LibraryFile edited = *library;
    edited.retargets[0].map.set("chest", "Spine1");
    const auto again = readLibraryFile(writtenLibraryFile(edited), "my.tagline");
    QCOMPARE(std::string(again->retargets[0].map.sourceOf("Spine1")), std::string("chest"));
    QVERIFY(again->retargets[0].extra == cmu.extra);
}

void tst_LibraryFile::rulesHaveASecondThresholdWhereOneIsGiven()
{
    const std::string text = R"({
  "format": "tagline.library",
  "version": 1,
  "rules": [
    {
      "name": "runs",
      "query": "speed() > 2.5",
      "tag": "Run",
      "gap": "2f"
    },
    {
      "name": "walks",
      "query": "speed() > 1",
      "leave": 0.75,
      "tag": "Walk"
    }
  ]
}
)";
    const auto library = readLibraryFile(text, "f");
    QVERIFY2(library.hasValue(), library ? "" : library.error().text().c_str());
    QVERIFY(!library->rules[0].rule.leave);
    QCOMPARE(library->rules[1].rule.leave, std::optional<double>(0.75));
    QCOMPARE(writtenLibraryFile(*library), text);
    std::string wrong = text;
    wrong.replace(wrong.find("0.75"), 4, "\"slow\"");
    const auto refused = readLibraryFile(wrong, "f");
    QVERIFY(!refused);
    QVERIFY(refused.error().message.find("\"leave\" is a number") != std::string::npos);
}

void tst_LibraryFile::newerVersionIsReadOnly()
{
    const auto library = readLibraryFile(R"({"format":"tagline.library","version":7,"roots":["."]})", "f");
    QVERIFY(library.hasValue());
    QVERIFY(library->isReadOnly);
    QVERIFY(!library->notices.empty());
}

void tst_LibraryFile::badFilesAreRefusedWithTheirPlace_data()
{
    QTest::addColumn<QByteArray>("rest");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("column");
    QTest::newRow("roots") << QByteArray(R"("roots":"."})") << "wrong-type" << 9;
    QTest::newRow("character") << QByteArray(R"("character":[]})") << "wrong-type" << 13;
    QTest::newRow("nameless tag") << QByteArray(R"("vocabulary":[{}]})") << "missing-key" << 15;
    QTest::newRow("empty name") << QByteArray(R"("vocabulary":[{"name":""}]})") << "empty-name" << 23;
    QTest::newRow("example without a range")
        << QByteArray(R"("examples":[{"name":"a","source":"w","clip":"c"}]})") << "missing-key" << 13;
    QTest::newRow("example's range")
        << QByteArray(R"("examples":[{"name":"a","source":"w","clip":"c","range":[5]}]})") << "bad-range"
        << 57;
    QTest::newRow("example's distance")
        << QByteArray(R"("examples":[{"name":"a","source":"w","clip":"c","range":[5,9],"distance":0}]})")
        << "bad-distance" << 74;
    QTest::newRow("example's parts")
        << QByteArray(R"("examples":[{"name":"a","source":"w","clip":"c","range":[5,9],"parts":"wings=3"}]})")
        << "bad-parts" << 71;
    QTest::newRow("example's side")
        << QByteArray(R"("examples":[{"name":"a","source":"w","clip":"c","range":[5,9],"findsMirrored":1}]})")
        << "wrong-type" << 79;
    QTest::newRow("colour") << QByteArray(R"("vocabulary":[{"name":"a","colour":"red"}]})") << "bad-colour"
                            << 36;
    QTest::newRow("colour cut") << QByteArray(R"("vocabulary":[{"name":"a","colour":"#12345"}]})")
                                << "bad-colour" << 36;
    QTest::newRow("kind") << QByteArray(R"("vocabulary":[{"name":"a","kind":"event"}]})") << "bad-kind" << 34;
    QTest::newRow("tag twice") << QByteArray(R"("vocabulary":[{"name":"a"},{"name":"a"}]})")
                               << "duplicate-name" << 28;
    QTest::newRow("synonyms") << QByteArray(R"("vocabulary":[{"name":"a","synonyms":"b"}]})") << "wrong-type"
                              << 38;
    QTest::newRow("empty synonym") << QByteArray(R"("vocabulary":[{"name":"a","synonyms":["b",""]}]})")
                                   << "empty-name" << 43;
    QTest::newRow("synonym taken")
        << QByteArray(R"("vocabulary":[{"name":"a","synonyms":["c"]},{"name":"b","synonyms":["d","c"]}]})")
        << "synonym-taken" << 73;
    QTest::newRow("synonym is a tag")
        << QByteArray(R"("vocabulary":[{"name":"a","synonyms":["b"]},{"name":"b"}]})") << "synonym-taken"
        << 39;
    QTest::newRow("cycle")
        << QByteArray(R"("vocabulary":[{"name":"a","implies":["b"]},{"name":"b","implies":["c","a"]}]})")
        << "implication-cycle" << 71;
    QTest::newRow("default") << QByteArray(R"("vocabulary":[{"name":"a","properties":{"n":[1]}}]})")
                             << "wrong-type" << 45;
    QTest::newRow("defaults") << QByteArray(R"("vocabulary":[{"name":"a","properties":[]}]})") << "wrong-type"
                              << 40;
    QTest::newRow("expectation") << QByteArray(R"("checks":[{"name":"c","query":"Run","expect":"few"}]})")
                                 << "bad-expect" << 46;
    QTest::newRow("take without clips") << QByteArray(R"("takes":[{"name":"t"}]})") << "missing-key" << 10;
    QTest::newRow("offset of a take")
        << QByteArray(R"("takes":[{"name":"t","clips":[{"source":"a.bvh","clip":"a","offset":"late"}]}]})")
        << "bad-offset" << 69;
    QTest::newRow("take twice") << QByteArray(R"("takes":[{"name":"t","clips":[]},{"name":"t","clips":[]}]})")
                                << "duplicate-name" << 34;
    QTest::newRow("policy") << QByteArray(R"("groups":[{"name":"g","policy":"shove"}]})") << "bad-policy"
                            << 32;
    QTest::newRow("exclusive") << QByteArray(R"("groups":[{"name":"g","policy":"carve","exclusive":"one"}]})")
                               << "bad-exclusive" << 52;
    QTest::newRow("group twice") << QByteArray(R"("groups":[{"name":"g"},{"name":"g"}]})") << "duplicate-name"
                                 << 24;
    QTest::newRow("property type") << QByteArray(R"("properties":[{"name":"p","type":"int"}]})") << "bad-type"
                                   << 34;
    QTest::newRow("property default")
        << QByteArray(R"("properties":[{"name":"p","type":"number","default":"1"}]})") << "wrong-type" << 53;
    QTest::newRow("property without type")
        << QByteArray(R"("properties":[{"name":"p"}]})") << "missing-key" << 15;
    QTest::newRow("namespace") << QByteArray(R"("namespaces":["Game","a.b"]})") << "bad-namespace" << 22;
    QTest::newRow("mirror word twice")
        << QByteArray(R"("mirrorWords":[{"left":"a","right":"b"},{"left":"c","right":"A"}]})")
        << "mirror-word" << 61;
    QTest::newRow("mirror word of two")
        << QByteArray(R"("mirrorWords":[{"left":"a b","right":"c"}]})") << "mirror-word" << 24;
    QTest::newRow("query") << QByteArray(R"("queries":[{"name":"a"}]})") << "missing-key" << 12;
    QTest::newRow("rate") << QByteArray(R"("imports":[{"source":"a","rate":[0,1]}]})") << "wrong-type" << 34;
    QTest::newRow("unit") << QByteArray(R"("imports":[{"source":"a","metresPerUnit":0}]})") << "wrong-type"
                          << 42;
    QTest::newRow("axis") << QByteArray(R"("imports":[{"source":"a","upAxis":"W"}]})") << "bad-axis" << 35;
    QTest::newRow("motion number") << QByteArray(R"("motion":{"enterHeight":"low"}})") << "wrong-number"
                                   << 25;
    QTest::newRow("motion bounds") << QByteArray(R"("motion":{"enterSpeed":0}})") << "wrong-number" << 24;
    QTest::newRow("motion switch") << QByteArray(R"("motion":{"movingGround":1}})") << "wrong-type" << 26;
    QTest::newRow("retargets") << QByteArray(R"("retargets":{}})") << "wrong-type" << 13;
    QTest::newRow("nameless retarget")
        << QByteArray(R"("retargets":[{"character":"a","joints":{}}]})") << "missing-key" << 14;
    QTest::newRow("retarget of nobody")
        << QByteArray(R"("retargets":[{"name":"a","joints":{}}]})") << "missing-key" << 14;
    QTest::newRow("retarget without joints")
        << QByteArray(R"("retargets":[{"name":"a","character":"b"}]})") << "missing-key" << 14;
    QTest::newRow("retarget joints") << QByteArray(
                                            R"("retargets":[{"name":"a","character":"b","joints":["hip"]}]})")
                                     << "wrong-type" << 51;
    QTest::newRow("reference pose")
        << QByteArray(
               R"("retargets":[{"name":"a","character":"b","joints":{},"reference":{"joints":{"hip":[0,0,0]}}}]})")
        << "bad-pose" << 83;
    QTest::newRow("reference turn")
        << QByteArray(
               R"("retargets":[{"name":"a","character":"b","joints":{},"reference":{"joints":{"h":[0,0,0,0,0,0,0]}}}]})")
        << "bad-pose" << 81;
    QTest::newRow("reference frame")
        << QByteArray(
               R"("retargets":[{"name":"a","character":"b","joints":{},"reference":{"clip":"w","joints":{}}}]})")
        << "missing-key" << 66;
    QTest::newRow("retarget joint")
        << QByteArray(R"("retargets":[{"name":"a","character":"b","joints":{"Hips":1}}]})") << "wrong-type"
        << 59;
    QTest::newRow("retarget empty source")
        << QByteArray(R"("retargets":[{"name":"a","character":"b","joints":{"Hips":""}}]})") << "empty-name"
        << 59;
    QTest::newRow("retarget empty joint")
        << QByteArray(R"("retargets":[{"name":"a","character":"b","joints":{"":"hip"}}]})") << "empty-name"
        << 52;
    QTest::newRow("retarget joint twice")
        << QByteArray(R"("retargets":[{"name":"a","character":"b","joints":{"H":"x","H":"y"}}]})")
        << "duplicate-key" << 60;
    QTest::newRow("twice") << QByteArray(R"("roots":["."],"roots":["."]})") << "duplicate-key" << 15;
}

void tst_LibraryFile::badFilesAreRefusedWithTheirPlace()
{
    QFETCH(QByteArray, rest);
    QFETCH(QString, code);
    QFETCH(int, column);
    const std::string text = "{\"format\":\"tagline.library\",\"version\":1,\n" + rest.toStdString();
    const auto library = readLibraryFile(text, "my.tagline");
    QVERIFY(!library.hasValue());
    QCOMPARE(QString::fromStdString(library.error().code), "library." + code);
    QCOMPARE(QString::fromStdString(library.error().text()).section(": ", 0, 0),
             QString("my.tagline:2:%1").arg(column));
}

void tst_LibraryFile::tagsHaveARuleAndExamples()
{
    const auto fileOf = [](const std::string& examples) {
        return R"({"format":"tagline.library","version":1,"vocabulary":[{"name":"Step","kind":"range",)"
               R"("rule":"heel to heel","examples":[)" +
               examples + "]}]}";
    };
    const std::string one = R"({"source":"a/walk.bvh","clip":"walk","index":1,"range":[3,9],"by":"ana"})";
    const auto read = readLibraryFile(fileOf(one), "/lib/my.tagline");
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    const LibraryTag& tag = read->vocabulary.front();
    QCOMPARE(tag.rule, std::string("heel to heel"));
    QCOMPARE(tag.examples.size(), 1u);
    QVERIFY(tag.examples[0].frames == (FrameRange{3, 9}) && tag.examples[0].index == 1);
    QCOMPARE(withAbsolutePaths(*read, "/lib/my.tagline").vocabulary[0].examples[0].source,
             std::string("/lib/a/walk.bvh"));
    const auto again = readLibraryFile(writtenLibraryFile(*read), "/lib/my.tagline");
    QVERIFY(again && again->vocabulary == read->vocabulary); // what others say of it stays
    QVERIFY(libraryTag(definitionOf(tag), tag).examples == tag.examples);
    std::string six = one;
    for (int more = 0; more < 5; ++more) six += ',' + one;
    for (const std::string& wrong : {six, std::string(R"({"source":"a","clip":"a"})"),
                                     std::string(R"({"source":"","clip":"a","range":[0,1]})"),
                                     std::string(R"({"source":"a","clip":"a","range":[4,4]})")}) {
        const auto refused = readLibraryFile(fileOf(wrong), "f");
        QVERIFY2(!refused && refused.error().line == 1, wrong.c_str());
    }
}

QTEST_APPLESS_MAIN(tst_LibraryFile)
#include "tst_LibraryFile.moc"
