// `tagline duplicates` and `tagline split`: on copies of the sample's clips.

#include "tests/cli/CliStage.h"
#include "tests/support/TestData.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace tagline::test;

class tst_DuplicatesCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init();
    void aCopyIsFoundAsAWhole();
    void mirroredOnesAreFoundWhereTheyAreAskedFor();
    void allButOneAreMarked();
    void markingAgainChangesNothing();
    void whatANewerVersionWroteIsNotMarked();
    void aRequirementThatIsNotMetIsStatusOne();
    void aSplitIsAskedForByQueries();
    void aSplitPartsNoCopies();
    void aDryRunOfASplitWritesNothing();
    void aSplitWritesNoTextsToAPropertyOfNumbers();
    void wrongUseIsSaid_data();
    void wrongUseIsSaid();

private:
    QJsonObject json(const QStringList& arguments) const;
    void copySampleClip(const char* name, const char* as) const;
};

void tst_DuplicatesCommand::copySampleClip(const char* name, const char* as) const
{
    QVERIFY(QFile::copy(sourceFolder() + "/resources/sample/" + name, m_folder->filePath("lib/") + as));
}

void tst_DuplicatesCommand::init()
{
    open();
    QVERIFY(QDir(m_folder->path()).mkdir("lib"));
    copySampleClip("jump.glb", "jump.glb");
    copySampleClip("jump.glb", "take_7.glb");
    copySampleClip("limp.glb", "limp.glb");
    copySampleClip("sidestep_left.glb", "sidestep_left.glb");
    copySampleClip("sidestep_right.glb", "sidestep_right.glb");
}

QJsonObject tst_DuplicatesCommand::json(const QStringList& arguments) const
{
    return QJsonDocument::fromJson(run(arguments + QStringList{"--json"}).output.toUtf8()).object();
}

void tst_DuplicatesCommand::aCopyIsFoundAsAWhole()
{
    const QJsonArray groups = json({"duplicates", "lib"})["groups"].toArray();
    QCOMPARE(groups.size(), 1);
    const QJsonArray members = groups[0].toObject()["members"].toArray();
    QCOMPARE(members.size(), 2);
    for (int i = 0; i < 2; ++i) {
        const QJsonObject member = members[i].toObject();
        QVERIFY(member["source"].toString().endsWith(i == 0 ? "jump.glb" : "take_7.glb"));
        QVERIFY(member["whole"].toBool());
        QVERIFY(!member["mirrored"].toBool());
        QCOMPARE(member["kept"].toBool(), i == 0);
    }
    QVERIFY(groups[0].toObject()["distance"].toDouble() < 0.001);
    const CliRun text = run({"duplicates", "lib"});
    QVERIFY2(text.output.contains("whole, to keep\n") && text.output.contains("1 group, with "),
             qPrintable(text.output));
}

void tst_DuplicatesCommand::mirroredOnesAreFoundWhereTheyAreAskedFor()
{
    const QJsonArray groups = json({"duplicates", "lib", "--mirrored"})["groups"].toArray();
    bool isFound = false;
    for (const auto& group : groups)
        for (const auto& member : group.toObject()["members"].toArray())
            isFound |= member.toObject()["mirrored"].toBool() &&
                       member.toObject()["source"].toString().endsWith("sidestep_right.glb");
    QVERIFY(isFound);
}

void tst_DuplicatesCommand::allButOneAreMarked()
{
    const QStringList command{"duplicates", "lib", "--mark", "Duplicate"};
    const CliRun dry = run(command + QStringList{"--dry-run"});
    QVERIFY2(dry.output.contains("of 1 clip would be tagged"), qPrintable(dry.output));
    static const QRegularExpression frames("with (\\d+) frames besides[^\n]*\nDuplicate: (\\d+) frames");
    const auto counted = frames.match(dry.output);
    QVERIFY2(counted.hasMatch(), qPrintable(dry.output));
    QCOMPARE(counted.captured(1), counted.captured(2));
    QVERIFY(content("lib/take_7.glb.tags.json").isEmpty());
    QCOMPARE(run({"tag", "Good", "lib/take_7.glb", "--frames", "0:5", "--new"}).status, 0);
    QCOMPARE(run(command).status, 0); // the one with tags is kept
    QVERIFY(content("lib/jump.glb.tags.json").contains("Duplicate"));
    QVERIFY(!content("lib/take_7.glb.tags.json").contains("Duplicate"));
    QVERIFY(content("lib/limp.glb.tags.json").isEmpty());
}

void tst_DuplicatesCommand::markingAgainChangesNothing()
{
    const QStringList command{"duplicates", "lib", "--mark", "Duplicate"};
    QCOMPARE(run(command).status, 0);
    const auto before = files();
    const CliRun again = run(command);
    QCOMPARE(again.status, 0);
    QVERIFY2(again.output.contains("0 frames of 0 clips tagged"), qPrintable(again.output));
    QCOMPARE(files(), before);
}

void tst_DuplicatesCommand::whatANewerVersionWroteIsNotMarked()
{
    QCOMPARE(run({"tag", "Good", "lib/jump.glb", "--frames", "0:5", "--new"}).status, 0);
    QCOMPARE(run({"tag", "Good", "lib/take_7.glb", "--frames", "0:2", "--new"}).status, 0);
    QByteArray newer = content("lib/take_7.glb.tags.json");
    newer.replace("\"version\": 1,", "\"version\": 99,");
    QVERIFY(newer.contains("99"));
    put("lib/take_7.glb.tags.json", newer);
    const auto before = files();
    const CliRun strict = run({"duplicates", "lib", "--mark", "Duplicate", "--strict"});
    QCOMPARE(strict.status, 8);
    const CliRun done = run({"duplicates", "lib", "--mark", "Duplicate"});
    QCOMPARE(done.status, 8);
    QVERIFY2(done.messages.contains("1 clip is read only"), qPrintable(done.messages));
    QCOMPARE(files(), before);
}

void tst_DuplicatesCommand::aRequirementThatIsNotMetIsStatusOne()
{
    QCOMPARE(run({"duplicates", "lib", "--require", "groups=1"}).status, 0);
    QCOMPARE(run({"duplicates", "lib", "--require", "groups=0"}).status, 1);
    QVERIFY(QFile::remove(m_folder->filePath("lib/take_7.glb")));
    QCOMPARE(run({"duplicates", "lib", "--require", "groups=0"}).status, 0);
}

void tst_DuplicatesCommand::aSplitIsAskedForByQueries()
{
    QCOMPARE(run({"split", "lib", "--parts", "train=60,test=40"}).status, 0);
    int clips = 0;
    for (const char* part : {"train", "test"}) {
        const QString query = QString("Split.part == \"%1\"").arg(part);
        const CliRun asked = run({"query", query, "lib", "--json"});
        QCOMPARE(asked.status, 0);
        clips += int(QJsonDocument::fromJson(asked.output.toUtf8()).object()["clips"].toArray().size());
    }
    QCOMPARE(clips, 5);
}

void tst_DuplicatesCommand::aSplitPartsNoCopies()
{
    for (const char* seed : {"1", "2", "3", "4", "5", "6"}) {
        const QJsonObject split = json({"split", "lib", "--parts", "train=1,test=1", "--seed", seed,
                                        "--by-duplicates", "--mirrored", "--dry-run"});
        QMap<QString, QString> parts;
        for (const auto& each : split["clips"].toArray())
            parts[each.toObject()["source"].toString().section('/', -1)] = each.toObject()["part"].toString();
        QCOMPARE(parts.size(), 5);
        QCOMPARE(parts["jump.glb"], parts["take_7.glb"]);
        QCOMPARE(parts["sidestep_left.glb"], parts["sidestep_right.glb"]);
        QVERIFY(parts.values().contains("train") && parts.values().contains("test"));
        QCOMPARE(split["withoutBody"].toInt(), 0);
    }
}

void tst_DuplicatesCommand::aDryRunOfASplitWritesNothing()
{
    const auto before = files();
    const CliRun table = run({"split", "lib", "--parts", "a=1,b=1", "--csv", "--dry-run"});
    QCOMPARE(table.status, 0);
    QVERIFY2(table.output.startsWith("clip,part,frames\r\njump.glb,"), qPrintable(table.output));
    QCOMPARE(table.output.count('\n'), 6);
    QCOMPARE(files(), before);
}

void tst_DuplicatesCommand::aSplitWritesNoTextsToAPropertyOfNumbers()
{
    put("lib/lib.tagline",
        R"({"format":"tagline.library","version":1,"properties":[{"name":"slope","type":"number"}]})");
    const auto before = files();
    const CliRun done = run({"split", "lib", "--parts", "a=1,b=1", "--property", "slope"});
    QCOMPARE(done.status, 8);
    QVERIFY2(done.messages.contains("\"slope\" is declared as number"), qPrintable(done.messages));
    QCOMPARE(files(), before);
}

void tst_DuplicatesCommand::wrongUseIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const QString& line, const char* said) {
        QTest::newRow(name) << line.split(' ') << said;
    };
    row("no path", "duplicates", "PATH is missing");
    row("too short", "duplicates lib --seconds 0.1", "0.5 to 60");
    row("no length", "duplicates lib --threshold near", "leg lengths from 0.001");
    row("no tag", "duplicates lib --mark .", "--mark: ");
    row("nothing to try", "duplicates lib --dry-run", "goes with --mark");
    row("no limit", "duplicates lib --require copies=0", "groups=NUMBER");
    row("no parts", "split lib", "--parts is needed");
    row("one part", "split lib --parts train=1", "two parts");
    row("no seed", "split lib --parts a=1,b=1 --seed x", "whole number");
    row("copies that nobody looks for", "split lib --parts a=1,b=1 --mirrored", "goes with --by-duplicates");
    row("two forms", "split lib --parts a=1,b=1 --csv --json", "--csv cannot be used with --json");
}

void tst_DuplicatesCommand::wrongUseIsSaid()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, said);
    const CliRun done = run(arguments);
    QCOMPARE(done.status, 2);
    QVERIFY2(done.messages.contains(said), qPrintable(done.messages));
}

QTEST_GUILESS_MAIN(tst_DuplicatesCommand)
#include "tst_DuplicatesCommand.moc"
