#include "core/io/LibraryFile.h"

#include "tests/support/JsonSchema.h"
#include "tests/support/TestData.h"

#include <QTest>

using namespace tagline;

namespace {

const std::string complete = R"({
  "format": "tagline.library",
  "version": 1,
  "roots": [".", "../shared"],
  "character": "mannequin.glb",
  "vocabulary": [
    {
      "name": "Locomotion.Run",
      "colour": "#E69F00",
      "key": "1",
      "group": "Gait",
      "kind": "range",
      "description": "Both feet leave the ground",
      "mirror": "Locomotion.Run",
      "synonyms": ["Jog"]
    },
    {
      "name": "Step",
      "kind": "point"
    }
  ],
  "namespaces": ["Locomotion"],
  "queries": [
    {
      "name": "clean runs",
      "query": "Run & ~Bad"
    }
  ],
  "derived": [
    {
      "name": "Standing",
      "query": "~Locomotion"
    }
  ],
  "imports": [
    {
      "source": "pack.glb",
      "rate": [30000, 1001],
      "metresPerUnit": 0.01,
      "upAxis": "Z"
    }
  ],
  "checks": {
    "limit": 1.50
  }
}
)";

} // namespace

class tst_LibraryFile : public QObject
{
    Q_OBJECT

private slots:
    void completeFileIsReadAndWrittenToTheByte();
    void emptyLibraryIsTwoKeys();
    void definitionsGoThereAndBack();
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
    QCOMPARE(library->queries[0].query, std::string("Run & ~Bad"));
    QCOMPARE(library->imports[0].settings.rate, (FrameRate{30000, 1001}));
    QCOMPARE(library->imports[0].settings.upAxis, UpAxis::Z);
    QCOMPARE(library->imports[0].settings.metresPerUnit, 0.01);
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
    QTest::newRow("colour") << QByteArray(R"("vocabulary":[{"name":"a","colour":"red"}]})") << "bad-colour"
                            << 36;
    QTest::newRow("colour cut") << QByteArray(R"("vocabulary":[{"name":"a","colour":"#12345"}]})")
                                << "bad-colour" << 36;
    QTest::newRow("kind") << QByteArray(R"("vocabulary":[{"name":"a","kind":"event"}]})") << "bad-kind" << 34;
    QTest::newRow("tag twice") << QByteArray(R"("vocabulary":[{"name":"a"},{"name":"a"}]})")
                               << "duplicate-name" << 28;
    QTest::newRow("query") << QByteArray(R"("queries":[{"name":"a"}]})") << "missing-key" << 12;
    QTest::newRow("rate") << QByteArray(R"("imports":[{"source":"a","rate":[0,1]}]})") << "wrong-type" << 34;
    QTest::newRow("unit") << QByteArray(R"("imports":[{"source":"a","metresPerUnit":0}]})") << "wrong-type"
                          << 42;
    QTest::newRow("axis") << QByteArray(R"("imports":[{"source":"a","upAxis":"W"}]})") << "bad-axis" << 35;
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

QTEST_APPLESS_MAIN(tst_LibraryFile)
#include "tst_LibraryFile.moc"
