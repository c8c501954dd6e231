// `tagline property`: values of frames, listed, set and removed.

#include "tests/cli/CliStage.h"
#include "tests/cli/JsonText.h"

#include <QTest>

using namespace tagline::test;

class tst_PropertyCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init()
    {
        open();
        putLibrary();
        put("lib/lib.tagline",
            R"({"format":"tagline.library","version":1,"properties":[{"name":"slope","type":"number"}]})");
    }
    void theyAreListed();
    void framesOfAQueryGetAValue();
    void aValueIsReadAsItIsDeclared();
    void aValueIsGuessedWhereNothingIsDeclared();
    void valuesAreRemoved();
    void whatIsThereIsNotSetAgain();
    void framesThatNoClipHasAreAnError();
    void aDryRunWritesNothing();
    void wrongUseIsSaid_data();
    void wrongUseIsSaid();

private:
    CliRun edit(const QStringList& arguments) const { return run(QStringList{"property"} + arguments); }
    QString found(const QString& query) const
    {
        const CliRun done = run({"query", query, "lib"});
        return done.output.trimmed().section('\n', -1) + done.messages;
    }
};

void tst_PropertyCommand::theyAreListed()
{
    QCOMPARE(edit({"set", "terrain", "gravel", "lib", "--query", "Run"}).output,
             QString("terrain: 17 frames of 2 clips changed\n"));
    QCOMPARE(edit({"lib"}).output, QString("slope: number; 0 frames in 0 ranges of 0 clips\n"
                                           "terrain: string, not declared; 17 frames in 2 ranges of 2 clips\n"
                                           "2 properties\n"));
    QCOMPARE(
        text(json(edit({"lib", "--json"}))["properties"][1]),
        QString(
            R"({"name":"terrain","declared":false,"types":["string"],"clips":2,"ranges":2,"frames":17})"));
}

void tst_PropertyCommand::framesOfAQueryGetAValue()
{
    QCOMPARE(
        text(json(edit({"set", "terrain", "mud", "lib", "--query", "Bad", "--json"}))),
        QString(
            R"({"property":"terrain","written":true,"clips":1,"frames":2,"unchanged":0,"outside":0,"readOnly":0})"));
    QCOMPARE(found("terrain == \"mud\""), QString("2 frames in 1 range of 1 clip"));
    QCOMPARE(edit({"set", "terrain", "grass", "lib", "--frames", "5:7", "--clip", "walk"}).status, 0);
    QCOMPARE(found("terrain == \"mud\""), QString("1 frame in 1 range of 1 clip"));
    QCOMPARE(edit({"set", "gameplay::danger", "7", "lib/walk.bvh", "--all"}).status, 0);
    QVERIFY(content("lib/walk.bvh.gameplay.tags.json").contains("\"danger\""));
}

void tst_PropertyCommand::aValueIsReadAsItIsDeclared()
{
    const CliRun refused = edit({"set", "slope", "steep", "lib", "--all"});
    QCOMPARE(refused.status, 8);
    QVERIFY2(refused.messages.contains("\"steep\" is no number"), qPrintable(refused.messages));
    QCOMPARE(edit({"set", "slope", "0.5", "lib", "--all", "--clip", "jog"}).status, 0);
    QCOMPARE(found("slope > 0.4"), QString("10 frames in 1 range of 1 clip"));
    QCOMPARE(edit({"set", "slope", "steep", "lib", "--all", "--type", "string"}).status, 0);
}

void tst_PropertyCommand::aValueIsGuessedWhereNothingIsDeclared()
{
    for (const auto& [typed, written] :
         {std::pair("true", "true"), {"2.5", "2.5"}, {"mud", "\"mud\""}, {"\"7\"", "\"7\""}}) {
        QCOMPARE(edit({"set", "x", typed, "lib/walk.bvh", "--frames", "0:3"}).status, 0);
        const QByteArray wanted = QByteArray("[0, 3, ") + written + ']';
        QVERIFY2(content("lib/walk.bvh.tags.json").contains(wanted), content("lib/walk.bvh.tags.json"));
    }
    QCOMPARE(edit({"set", "x", "--frames", "0:3", "--", "-7", "lib/walk.bvh"}).status, 0);
    QVERIFY(content("lib/walk.bvh.tags.json").contains("[0, 3, -7]"));
}

void tst_PropertyCommand::valuesAreRemoved()
{
    QCOMPARE(edit({"set", "terrain", "mud", "lib", "--all", "--clip", "walk"}).status, 0);
    QCOMPARE(edit({"remove", "terrain", "lib", "--frames", "5:10"}).output,
             QString("terrain: 5 frames of 1 clip changed\nnothing to change: 1 clip\nwithout such frames: 3 "
                     "clips\n"));
    QCOMPARE(found("terrain == \"mud\""), QString("15 frames in 2 ranges of 1 clip"));
    QCOMPARE(edit({"remove", "terrain", "lib", "--all"}).status, 0);
    QVERIFY(!content("lib/walk.bvh.tags.json").contains("terrain"));
}

void tst_PropertyCommand::whatIsThereIsNotSetAgain()
{
    const QStringList set{"set", "terrain", "mud", "lib/walk.bvh", "--all"};
    QCOMPARE(edit(set).status, 0);
    const auto before = files();
    QCOMPARE(edit(set).output, QString("terrain: 0 frames of 0 clips changed\nnothing to change: 1 clip\n"));
    QCOMPARE(files(), before);
}

void tst_PropertyCommand::framesThatNoClipHasAreAnError()
{
    const auto before = files();
    QCOMPARE(edit({"set", "terrain", "mud", "lib", "--frames", "900:901"}).status, 8);
    QCOMPARE(edit({"set", "terrain", "mud", "lib", "--query", "Rum"}).status, 7);
    QCOMPARE(files(), before);
}

void tst_PropertyCommand::aDryRunWritesNothing()
{
    const auto before = files();
    QCOMPARE(edit({"set", "terrain", "mud", "lib", "--query", "Run", "--dry-run"}).output,
             QString("terrain: 17 frames of 2 clips would change\n"));
    QCOMPARE(files(), before);
}

void tst_PropertyCommand::wrongUseIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("words");
    QTest::newRow("nothing") << QStringList{} << "PATH is missing";
    QTest::newRow("no value") << QStringList{"set", "terrain", "lib", "--all"} << "NAME, VALUE and PATH";
    QTest::newRow("no frames") << QStringList{"set", "terrain", "mud", "lib"} << "exactly one of";
    QTest::newRow("a type") << QStringList{"set", "x", "1", "lib", "--all", "--type", "int"}
                            << "string, number";
    QTest::newRow("an option of a list") << QStringList{"lib", "--all"} << "cannot be used with a list";
}

void tst_PropertyCommand::wrongUseIsSaid()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, words);
    const CliRun done = edit(arguments);
    QCOMPARE(done.status, 2);
    QVERIFY2(done.messages.contains(words), qPrintable(done.messages));
}

QTEST_GUILESS_MAIN(tst_PropertyCommand)
#include "tst_PropertyCommand.moc"
