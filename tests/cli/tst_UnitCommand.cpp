#include "tests/cli/CliStage.h"
#include "tests/cli/SampleFiles.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using tagline::test::CliRun;
using tagline::test::smallGltf;

class tst_UnitCommand : public QObject, private tagline::test::CliStage
{
    Q_OBJECT

private slots:
    void init();
    void aFigureOf170MetresIsSaidWithItsUnit();
    void theSuggestedUnitIsKeptInTheLibraryFile();
    void aUnitMayBeGivenToSomeFilesAndTakenBack();
    void theUpAxisIsKeptInTheLibraryFile();
    void whatCannotBeDoneIsSaid();

private:
};

void tst_UnitCommand::init()
{
    open();
    QDir(m_folder->path()).mkdir("lib");
    put("lib/giant.gltf", smallGltf().replace("0.5", "170"));
    put("lib/usual.gltf", smallGltf());
    put("lib/lib.tagline", R"({"format":"tagline.library","version":1})");
}

void tst_UnitCommand::aFigureOf170MetresIsSaidWithItsUnit()
{
    CliRun info = run({"info", "lib"});
    QVERIFY2(info.messages.contains(
                 "giant.gltf: note: its figure measures 170 m; read in centimetres it would measure 1.7 m"),
             qPrintable(info.messages));
    QVERIFY(!info.messages.contains("usual.gltf"));
    info = run({"info", "lib", "--json"});
    QCOMPARE(info.status, 0);
    const QJsonArray files = QJsonDocument::fromJson(info.output.toUtf8()).array();
    const QJsonObject unlikely = files[0].toObject()["unlikelySize"].toObject();
    QCOMPARE(unlikely["metres"].toDouble(), 170.0);
    QCOMPARE(unlikely["suggestedMetresPerUnit"].toDouble(), 0.01);
    QVERIFY(!files[1].toObject().contains("unlikelySize"));
}

void tst_UnitCommand::theSuggestedUnitIsKeptInTheLibraryFile()
{
    const QByteArray before = content("lib/lib.tagline");
    QVERIFY(run({"unit", "suggested", "lib", "--dry-run"}).output.contains("1 file would change"));
    QCOMPARE(content("lib/lib.tagline"), before);
    const CliRun done = run({"unit", "suggested", "lib"});
    QCOMPARE(done.status, 0);
    QCOMPARE(done.output, QString("lib/giant.gltf: centimetres\n1 file changed\n"));
    const QJsonArray imports =
        QJsonDocument::fromJson(content("lib/lib.tagline")).object()["imports"].toArray();
    QCOMPARE(imports.size(), 1);
    QCOMPARE(imports[0].toObject()["metresPerUnit"].toDouble(), 0.01);
    QVERIFY(!run({"info", "lib"}).messages.contains("its figure"));
    const CliRun height = run({"query", "height(Spine) < 2", "lib", "--json"});
    QVERIFY2(height.output.contains("giant.gltf"), qPrintable(height.output));
}

void tst_UnitCommand::aUnitMayBeGivenToSomeFilesAndTakenBack()
{
    const CliRun inches = run({"unit", "in", "lib", "--file", "us*", "--json"});
    const QJsonArray files = QJsonDocument::fromJson(inches.output.toUtf8()).object()["files"].toArray();
    QCOMPARE(files.size(), 1);
    QCOMPARE(files[0].toObject()["source"].toString(), QString("lib/usual.gltf"));
    QCOMPARE(files[0].toObject()["metresPerUnit"].toDouble(), 0.0254);
    QVERIFY(content("lib/lib.tagline").contains("0.0254"));
    QCOMPARE(run({"unit", "file", "lib"}).output,
             QString("lib/usual.gltf: as the file says\n1 file changed\n"));
    QVERIFY(!content("lib/lib.tagline").contains("0.0254"));
}

void tst_UnitCommand::theUpAxisIsKeptInTheLibraryFile()
{
    const CliRun done = run({"unit", "--up", "z", "lib", "--file", "us*"});
    QCOMPARE(done.output, QString("lib/usual.gltf: Z up\n1 file changed\n"));
    QVERIFY(content("lib/lib.tagline").contains("\"upAxis\": \"Z\""));
    QVERIFY(run({"info", "lib"}).output.contains("Z up (from the library's settings)"));
    const CliRun both = run({"unit", "cm", "--up", "file", "lib", "--file", "us*"});
    QCOMPARE(both.output, QString("lib/usual.gltf: centimetres, up as the file says\n1 file changed\n"));
    QVERIFY(!content("lib/lib.tagline").contains("upAxis"));
    const CliRun unknown = run({"unit", "--up", "W", "lib"});
    QCOMPARE(unknown.status, 2);
    QVERIFY(unknown.messages.contains("\"W\" is no axis"));
    QCOMPARE(run({"unit", "--up", "Z"}).status, 2);
}

void tst_UnitCommand::whatCannotBeDoneIsSaid()
{
    QCOMPARE(run({"unit", "lib"}).status, 2);
    const CliRun unknown = run({"unit", "miles", "lib"});
    QCOMPARE(unknown.status, 2);
    QVERIFY(unknown.messages.contains("\"miles\" is not a unit"));
    const CliRun homeless = run({"unit", "cm", "lib/giant.gltf"});
    QCOMPARE(homeless.status, 8);
    QVERIFY2(homeless.messages.contains("library file"), qPrintable(homeless.messages));
}

QTEST_GUILESS_MAIN(tst_UnitCommand)
#include "tst_UnitCommand.moc"
