// `tagline format`: files of tags in another layout get ours, and say the same.

#include "tests/cli/CliStage.h"
#include "tests/cli/JsonText.h"

#include <QTest>

#include <sys/stat.h>

using namespace tagline::test;

class tst_FormatCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init()
    {
        open();
        putLibraryOfRuns();
    }
    void filesGetOurLayoutAndSayTheSame();
    void aCheckWritesNothing();
    void whatCannotBeReadStays_data();
    void whatCannotBeReadStays();
    void whatCannotBeWrittenIsSaid();
};

void tst_FormatCommand::filesGetOurLayoutAndSayTheSame()
{
    const QByteArray before =
        content("lib/walk.bvh.tags.json").replace("\"version\":1", "\"mine\":[1, 2],\"version\":1");
    put("lib/walk.bvh.tags.json", before);
    const CliRun done = run({"format", "lib"});
    QVERIFY2(done.status == 0, qPrintable(done.messages));
    QCOMPARE(done.output, QString("lib/a/jog.bvh.tags.json\nlib/lib.tagline\nlib/walk.bvh.tags.json\n"
                                  "3 of 3 files written in Tagline's layout\n"));
    QVERIFY(content("lib/walk.bvh.tags.json").startsWith("{\n  \"format\": \"tagline.tags\""));
    QCOMPARE(
        QString::fromStdString(nlohmann::json::parse(content("lib/walk.bvh.tags.json").toStdString()).dump()),
        QString::fromStdString(nlohmann::json::parse(before.toStdString()).dump()));
    const auto after = files();
    QCOMPARE(run({"format", "lib"}).output, QString("0 of 3 files written in Tagline's layout\n"));
    QCOMPARE(files(), after);
}

void tst_FormatCommand::aCheckWritesNothing()
{
    const auto before = files();
    const CliRun found = run({"format", "lib", "--check", "--json"});
    QCOMPARE(found.status, 1);
    QCOMPARE(text(json(found)), QString(R"({"written":false,"looked":3,"files":["lib/a/jog.bvh.tags.json",)"
                                        R"("lib/lib.tagline","lib/walk.bvh.tags.json"]})"));
    QCOMPARE(files(), before);
    QCOMPARE(run({"format", "lib"}).status, 0);
    QCOMPARE(run({"format", "lib", "--check"}).status, 0);
}

void tst_FormatCommand::whatCannotBeReadStays_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("status");
    QTest::newRow("damaged") << QByteArray("{\n  \"format\": 1\n") << 5;
    QTest::newRow("newer") << QByteArray(
                                  R"({"format":"tagline.tags","version":9,"source":"walk.bvh","clips":[]})")
                           << 8;
}

void tst_FormatCommand::whatCannotBeReadStays()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, status);
    put("lib/walk.bvh.tags.json", bytes);
    const auto before = files();
    const CliRun strict = run({"format", "lib", "--strict"});
    QVERIFY2(strict.status == status, qPrintable(strict.messages));
    QCOMPARE(strict.output, QString());
    QCOMPARE(files(), before);
    QCOMPARE(run({"format", "lib"}).status, status);
    QCOMPARE(content("lib/walk.bvh.tags.json"), bytes);
    QVERIFY(content("lib/lib.tagline") != before["./lib/lib.tagline"]);
    QCOMPARE(run({"format", "nowhere.tags.json"}).status, 4);
}

void tst_FormatCommand::whatCannotBeWrittenIsSaid()
{
    QCOMPARE(::chmod(m_folder->filePath("lib/walk.bvh.tags.json").toUtf8(), 0444), 0);
    const auto before = files();
    QCOMPARE(run({"format", "lib", "--strict"}).status, 9);
    QCOMPARE(files(), before);
    QCOMPARE(run({"format", "lib"}).status, 9);
    QCOMPARE(content("lib/walk.bvh.tags.json"), before["./lib/walk.bvh.tags.json"]);
    QVERIFY(content("lib/lib.tagline") != before["./lib/lib.tagline"]);
}

QTEST_GUILESS_MAIN(tst_FormatCommand)
#include "tst_FormatCommand.moc"
