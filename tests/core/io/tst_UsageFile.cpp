#include "core/io/UsageFile.h"

#include "tests/support/JsonSchema.h"
#include "tests/support/TestData.h"

#include <QTest>

using namespace tagline;

namespace {

const std::string sample = R"({
  "format": "tagline.usage",
  "version": 1,
  "picks": 9,
  "clips": [
    {
      "source": "../a/pack.glb",
      "clip": "run",
      "pick": 9
    },
    {
      "source": "../a/pack.glb",
      "clip": "run",
      "index": 1,
      "pick": 4
    }
  ]
}
)";

} // namespace

class tst_UsageFile : public QObject
{
    Q_OBJECT

private slots:
    void isReadAndWrittenToTheByte();
    void anEmptyMemoryComesBack();
    void badFilesAreRefusedWithTheirPlace_data();
    void badFilesAreRefusedWithTheirPlace();
};

void tst_UsageFile::isReadAndWrittenToTheByte()
{
    const auto memory = readUsageMemory(sample, "used.json");
    QVERIFY2(memory.hasValue(), memory ? "" : memory.error().text().c_str());
    QCOMPARE(memory->picksAgo({"../a/pack.glb", "run", 1}), std::optional<std::int64_t>(6));
    QCOMPARE(writtenUsageMemory(*memory), sample);
    const auto schema = tagline::test::JsonSchema::fromFile(
        (tagline::test::sourceFolder() + "/resources/schemas/tagline.usage.schema.json").toStdString());
    QCOMPARE(schema.faultsOf(sample), std::string());
    QCOMPARE(schema.faultsOf(writtenUsageMemory({})), std::string());
}

void tst_UsageFile::anEmptyMemoryComesBack()
{
    QCOMPARE(*readUsageMemory(writtenUsageMemory({}), "f"), UsageMemory());
}

void tst_UsageFile::badFilesAreRefusedWithTheirPlace_data()
{
    QTest::addColumn<QByteArray>("rest");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("column");
    QTest::newRow("picks") << QByteArray(R"("picks":-1})") << "wrong-type" << 9;
    QTest::newRow("clips") << QByteArray(R"("picks":1,"clips":{}})") << "wrong-type" << 19;
    QTest::newRow("pick of the future")
        << QByteArray(R"("picks":1,"clips":[{"source":"a","clip":"b","pick":2}]})") << "wrong-type" << 52;
    QTest::newRow("twice")
        << QByteArray(
               R"("picks":1,"clips":[{"source":"a","clip":"b","pick":1},{"source":"a","clip":"b","pick":1}]})")
        << "duplicate-clip" << 55;
}

void tst_UsageFile::badFilesAreRefusedWithTheirPlace()
{
    QFETCH(QByteArray, rest);
    QFETCH(QString, code);
    QFETCH(int, column);
    const auto memory =
        readUsageMemory("{\"format\":\"tagline.usage\",\"version\":1,\n" + rest.toStdString(), "used.json");
    QVERIFY(!memory.hasValue());
    QCOMPARE(QString::fromStdString(memory.error().code), "usage." + code);
    QCOMPARE(QString::fromStdString(memory.error().text()).section(": ", 0, 0),
             QString("used.json:2:%1").arg(column));
}

QTEST_APPLESS_MAIN(tst_UsageFile)
#include "tst_UsageFile.moc"
