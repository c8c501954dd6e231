// `tagline import --from`: what was exported comes back, what cannot be held is named, and where a file is
// broken nothing is written. `tagline formats`: the two tables.

#include "core/exports/ExportFormat.h"
#include "core/imports/TagImportFormat.h"
#include "tests/cli/CliStage.h"
#include "tests/cli/SampleFiles.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace tagline;
using namespace tagline::test;

class tst_ImportCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init() { open(); }
    void whatIsExportedIsImportedAgain_data();
    void whatIsExportedIsImportedAgain();
    void whatWouldBeImportedIsSaid();
    void whatCannotBeHeldIsNamed();
    void whatCannotBeHeldRefusesAllWhereThatIsAsked();
    void newTagsAreNamedOrLeftOut();
    void whatFitsNoClipIsNotDone();
    void columnsThatAreMissedCanBeNamed();
    void whereAFileIsBrokenNothingIsWritten();
    void rangesAreSignedAndReplace();
    void columnsAreMapped();
    void tagsGoIntoTheNamedSet();
    void statesGoIntoTheNamedSet();
    void propertiesComeBack();
    void statesComeBack();
    void shootSheetsAreImportedAndAsked();
    void wrongUseIsSaid_data();
    void wrongUseIsSaid();
    void modelsAreReadIntoTheCache();
    void formatsAreListed();

private:
    QStringList filesBelow(const QString& folder) const;
};

/// In order of their names, from the stage's folder.
QStringList tst_ImportCommand::filesBelow(const QString& folder) const
{
    QStringList files;
    QDirIterator walk(m_folder->filePath(folder), QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext()) files << QDir(m_folder->path()).relativeFilePath(walk.next());
    files.sort();
    return files;
}

void tst_ImportCommand::whatIsExportedIsImportedAgain_data()
{
    QTest::addColumn<QString>("id");
    for (const TagImportFormat& format : tagImportFormats())
        if (const ExportFormat* other = exportFormat(format.id); other && other->holdsTags)
            QTest::newRow(format.id.c_str()) << QString::fromStdString(format.id);
}

void tst_ImportCommand::whatIsExportedIsImportedAgain()
{
    QFETCH(QString, id);
    putLibrary();
    const QString before = run({"export", "--to", "csv", "lib"}).output;
    const bool isFolder = exportFormat(id.toStdString())->clip != nullptr;
    QCOMPARE(run({"export", "--to", id, "lib", "-o", isFolder ? "out" : "out.file"}).status, 0);
    QVERIFY(QFile::remove(m_folder->filePath("lib/walk.bvh.tags.json")));
    QVERIFY(QFile::remove(m_folder->filePath("lib/a/jog.bvh.tags.json")));
    const CliRun imported = run(QStringList{"import", "--from", id, "--into", "lib"} +
                                (isFolder ? filesBelow("out") : QStringList{"out.file"}));
    QCOMPARE(imported.messages, QString());
    QCOMPARE(imported.status, 0);
    QVERIFY(imported.output.endsWith("4 ranges of 2 tags in 2 clips imported\n"));
    QCOMPARE(run({"export", "--to", "csv", "lib"}).output, before);
}

void tst_ImportCommand::whatWouldBeImportedIsSaid()
{
    putLibrary();
    put("walk.txt", "0\t0.1\tJump\n0.3\t0.3\tStep\n");
    const QByteArray before = content("lib/walk.bvh.tags.json");
    const CliRun dry = run({"import", "--from", "audacity", "walk.txt", "--into", "lib", "--dry-run"});
    QCOMPARE(dry.output, QString("lib/walk.bvh: 1 range of Jump\nlib/walk.bvh: 1 range of Step\n"
                                 "2 new tags: Jump, Step\n"
                                 "2 ranges of 2 tags in 1 clip would be imported\n"));
    QCOMPARE(dry.status, 0);
    put("jog.txt", "0\t0.1\tJump\n");
    QCOMPARE(run({"import", "--from", "audacity", "jog.txt", "--into", "lib"}).status, 0);
    QVERIFY(run({"import", "--from", "audacity", "walk.txt", "jog.txt", "--into", "lib", "--dry-run"})
                .output.endsWith("3 ranges of 2 tags in 2 clips would be imported; in 1 clip all of it was "
                                 "there already\n"));
    const CliRun json = run({"import", "--from=audacity", "walk.txt", "--into=lib", "--dry-run", "--json"});
    QVERIFY(json.output.contains("\"written\": false"));
    QVERIFY(json.output.contains("[9, 10]"));
    QCOMPARE(content("lib/walk.bvh.tags.json"), before);
}

void tst_ImportCommand::whatCannotBeHeldIsNamed()
{
    putLibrary();
    put("walk.txt", "0\t9\tJump\n\\\t1\t2\n");
    put("crawl.txt", "0\t1\tCrawl\n");
    const CliRun read = run({"import", "--from", "audacity", "walk.txt", "crawl.txt", "--into", "lib"});
    QCOMPARE(read.status, 0);
    QCOMPARE(
        read.messages,
        QString(
            "walk.txt:1: note: left out or changed: ends outside of their clips, which are cut\n"
            "walk.txt:2: note: left out or changed: frequencies of labels\n"
            "crawl.txt:1: note: left out or changed: ranges of \"crawl.txt\", for which there is no clip\n"));
    QVERIFY(content("lib/walk.bvh.tags.json").contains("\"Jump\""));
}

void tst_ImportCommand::whatCannotBeHeldRefusesAllWhereThatIsAsked()
{
    putLibrary();
    const QByteArray before = content("lib/walk.bvh.tags.json");
    put("walk.txt", "0\t0.1\tJump\n\\\t1\t2\n");
    const CliRun strict = run({"import", "--strict", "--from", "audacity", "walk.txt", "--into", "lib"});
    QVERIFY(strict.status != 0);
    QVERIFY2(strict.messages.contains("walk.txt:2: note: left out or changed: frequencies of labels\n") &&
                 strict.messages.contains("nothing was written"),
             qPrintable(strict.messages));
    QCOMPARE(content("lib/walk.bvh.tags.json"), before);
    put("walk.txt", "0\t0.1\tJump\n");
    QCOMPARE(run({"import", "--strict", "--from", "audacity", "walk.txt", "--into", "lib"}).status, 0);
}

void tst_ImportCommand::newTagsAreNamedOrLeftOut()
{
    putLibrary();
    put("walk.txt", "0\t0.1\tJump\n");
    QCOMPARE(run({"import", "--from", "audacity", "walk.txt", "--into", "lib"}).status, 0);
    put("walk.txt", "0\t0.1\tJump\n0.1\t0.2\tJmup\n0.2\t0.3\tHop\n");
    const CliRun known =
        run({"import", "--from", "audacity", "walk.txt", "--into", "lib", "--known-only", "--dry-run"});
    QCOMPARE(known.status, 0);
    QCOMPARE(known.messages, QString("walk.txt:2: note: left out or changed: ranges of \"Jmup\", a tag that "
                                     "the library does not know\n"
                                     "walk.txt:3: note: left out or changed: ranges of \"Hop\", a tag that "
                                     "the library does not know\n"));
    QVERIFY(!known.output.contains("new tag") && !known.output.contains("Hop"));
    const CliRun json =
        run({"import", "--from", "audacity", "walk.txt", "--into", "lib", "--dry-run", "--json"});
    QVERIFY2(
        QString(json.output).remove(QRegularExpression("\\s")).contains("\"newTags\":[\"Hop\",\"Jmup\"]"),
        qPrintable(json.output));
    const CliRun all = run({"import", "--from", "audacity", "walk.txt", "--into", "lib"});
    QVERIFY2(all.output.contains("2 new tags: Hop, Jmup\n"), qPrintable(all.output));
    QVERIFY(content("lib/walk.bvh.tags.json").contains("\"Hop\""));
}

void tst_ImportCommand::whatFitsNoClipIsNotDone()
{
    putLibrary();
    put("crawl.txt", "0\t0.1\tCrawl\n");
    const CliRun read = run({"import", "--from", "audacity", "crawl.txt", "--into", "lib"});
    QCOMPARE(read.status, 7);
    QCOMPARE(
        read.messages,
        QString(
            "crawl.txt:1: note: left out or changed: ranges of \"crawl.txt\", for which there is no clip\n"
            "lib: nothing was imported: none of the clips that are named can take it; --clip NAME "
            "gives everything to one clip\n"));
    QCOMPARE(run({"import", "--from", "audacity", "crawl.txt", "--into", "lib", "--clip", "walk"}).status, 0);
    QVERIFY(content("lib/walk.bvh.tags.json").contains("\"Crawl\""));
    put("nothing.txt", "");
    QCOMPARE(run({"import", "--from", "audacity", "nothing.txt", "--into", "lib"}).status, 0);
}

void tst_ImportCommand::columnsThatAreMissedCanBeNamed()
{
    putLibrary();
    put("walk.csv", "what,from,to\nJump,0,4\n");
    const CliRun read = run({"import", "--from", "csv", "walk.csv", "--into", "lib"});
    QCOMPARE(read.status, 5);
    QCOMPARE(read.messages,
             QString("walk.csv:1: no column holds the tag; name one; --columns NAME=HEADING says which is "
                     "which, and the headings are what, from, to\n"));
}

void tst_ImportCommand::whereAFileIsBrokenNothingIsWritten()
{
    putLibrary();
    put("walk.txt", "0\t0.1\tJump\n");
    put("jog.txt", "0\t0.1\tJump\nbroken\n");
    const QByteArray before = content("lib/walk.bvh.tags.json");
    const CliRun read = run({"import", "--from", "audacity", "walk.txt", "jog.txt", "--into", "lib"});
    QCOMPARE(read.status, 5);
    QCOMPARE(read.messages,
             QString("jog.txt:2:1: found \"broken\"; expected start and end in seconds and a label, "
                     "parted by tabs\n"));
    QCOMPARE(content("lib/walk.bvh.tags.json"), before);
    QCOMPARE(run({"import", "--from", "audacity", "missing.txt", "--into", "lib"}).status, 4);
}

void tst_ImportCommand::rangesAreSignedAndReplace()
{
    putLibrary();
    put("walk.txt", "0\t0.1\tRun\n");
    QCOMPARE(run({"import", "--from", "audacity", "walk.txt", "--into", "lib", "--replace", "--author", "ana",
                  "--namespace", "old"})
                 .status,
             0);
    QCOMPARE(run({"import", "--from", "audacity", "walk.txt", "--into", "lib", "--replace"}).status, 0);
    const CliRun table = run({"export", "--to", "csv", "--records", "lib/walk.bvh"});
    QVERIFY(table.output.contains("walk.bvh,Run,0,3,"));
    QVERIFY(!table.output.contains("walk.bvh,Run,5,9,"));
    QVERIFY(table.output.contains("walk.bvh,old.Run,0,3,30,1,0,0.1,ana,"));
}

void tst_ImportCommand::columnsAreMapped()
{
    putLibrary();
    put("marks.csv", "take;what;from;to\nwalk.bvh;Jump;4;7\n");
    const QStringList command{"import", "--from", "csv", "marks.csv", "--into", "lib", "--columns"};
    QCOMPARE(
        run(command +
            QStringList{"clip=take,tag=what,start=from,stop=to", "--end", "inclusive", "--rate", "60"})
            .output,
        QString("lib/walk.bvh: 1 range of Jump\n1 new tag: Jump\n1 range of 1 tag in 1 clip imported\n"));
    QVERIFY(run({"export", "--to", "csv", "lib"}).output.contains("walk.bvh,Jump,2,4,"));
    QCOMPARE(run(command + QStringList{"tag=mood"}).messages,
             QString("marks.csv:1: there is no column \"mood\"\n"));
}

void tst_ImportCommand::tagsGoIntoTheNamedSet()
{
    putLibrary();
    put("walk.txt", "0\t0.1\tStep\n");
    const QByteArray before = content("lib/walk.bvh.tags.json");
    const QStringList command{"import", "--from", "audacity", "walk.txt", "--into", "lib"};
    const CliRun named = run(command + QStringList{"--set", "audio"});
    QCOMPARE(named.messages, QString());
    QCOMPARE(named.output, QString("lib/walk.bvh: 1 range of audio::Step\n1 new tag: audio::Step\n"
                                   "1 range of 1 tag in 1 clip imported\n"));
    QVERIFY(content("lib/walk.bvh.audio.tags.json").contains("\"Step\""));
    QCOMPARE(run(command + QStringList{"--namespace", "gameplay::"}).status, 0);
    QVERIFY(content("lib/walk.bvh.gameplay.tags.json").contains("\"Step\""));
    QCOMPARE(content("lib/walk.bvh.tags.json"), before);
    // One set leaves, and comes back as it was.
    const QStringList table{"export", "--to", "csv", "lib", "--set", "audio"};
    const QString audio = run(table).output;
    QVERIFY2(audio.contains("walk.bvh,Step,0,3,") && !audio.contains("Run"), qPrintable(audio));
    QCOMPARE(run(table + QStringList{"-o", "audio.csv"}).status, 0);
    QVERIFY(QFile::remove(m_folder->filePath("lib/walk.bvh.audio.tags.json")));
    QCOMPARE(run({"import", "--from", "csv", "audio.csv", "--into", "lib", "--set", "audio"}).status, 0);
    QCOMPARE(run(table).output, audio);
    QCOMPARE(content("lib/walk.bvh.tags.json"), before);
    QCOMPARE(run(command + QStringList{"--set", "default"}).status, 0);
    QVERIFY(content("lib/walk.bvh.tags.json").contains("\"Step\""));
}

/// A state is of the clip: it stays in the file that says one, and the first goes where everything goes.
void tst_ImportCommand::statesGoIntoTheNamedSet()
{
    putLibrary();
    QCOMPARE(run({"state", "set", "untouched", "lib"}).status, 0);
    put("states.csv", "clip,state,state_by,state_at\nwalk.bvh,done,ana,2026-11-22T10:00Z\n");
    const QStringList command{"import", "--from", "csv", "--into", "lib", "--set"};
    QCOMPARE(run(command + QStringList{"audio", "states.csv"}).status, 0);
    const QByteArray done = R"("state": {"is": "done", "by": "ana", "at": "2026-11-22T10:00Z"})";
    QVERIFY2(content("lib/walk.bvh.audio.tags.json").contains(done),
             content("lib/walk.bvh.audio.tags.json").constData());
    QVERIFY(!content("lib/walk.bvh.tags.json").contains("\"state\""));
    // It leaves with that set, and with no other.
    const QStringList table{"export", "--to", "csv", "--clips", "lib", "--set"};
    QVERIFY(run(table + QStringList{"audio"}).output.contains(",done,ana,2026-11-22T10:00Z"));
    QVERIFY(!run(table + QStringList{"default"}).output.contains(",done,"));
    QVERIFY(run({"query", "state == \"done\"", "lib"}).output.contains("lib/walk.bvh"));
    put("later.csv", "clip,state,state_by,state_at\nwalk.bvh,reviewed,ben,2026-11-23T10:00Z\n");
    QCOMPARE(run(command + QStringList{"default", "later.csv"}).status, 0);
    QVERIFY(content("lib/walk.bvh.audio.tags.json").contains("\"is\": \"reviewed\", \"by\": \"ben\""));
    QVERIFY(!content("lib/walk.bvh.tags.json").contains("\"state\""));
}

void tst_ImportCommand::propertiesComeBack()
{
    putLibrary();
    QCOMPARE(run({"property", "set", "terrain", "grass; =1+1", "lib", "--query", "Run"}).status, 0);
    const QStringList table{"export", "--to", "values", "lib"};
    const QString before = run(table).output;
    QVERIFY2(before.contains("terrain,\"grass; =1+1\",text,"), qPrintable(before));
    QCOMPARE(run(table + QStringList{"-o", "old.csv"}).status, 0);
    for (const char* format : {"values", "csv"}) {
        QCOMPARE(run({"property", "remove", "terrain", "lib", "--all"}).status, 0);
        QVERIFY(!run(table).output.contains("terrain"));
        const QStringList command{"import", "--from", format, "old.csv", "--into", "lib"};
        const CliRun dry = run(command + QStringList{"--dry-run", "--json"});
        QVERIFY2(dry.output.contains("\"property\": \"terrain\"") && dry.output.contains("\"range\": ["),
                 qPrintable(dry.output));
        const CliRun imported = run(command);
        QCOMPARE(imported.messages, QString());
        QVERIFY2(imported.output.contains(" of terrain\n"), qPrintable(imported.output));
        QCOMPARE(run(table).output, before);
    }
}

void tst_ImportCommand::statesComeBack()
{
    putLibrary();
    const QStringList table{"export", "--to", "csv", "--clips", "lib"};
    QCOMPARE(run({"state", "set", "reviewed", "lib", "--clip", "walk", "--author", "ana"}).status, 0);
    QCOMPARE(run({"state", "set", "done", "lib", "--clip", "idle"}).status, 0); // a clip without tags
    const QString before = run(table).output;
    QCOMPARE(run(table + QStringList{"-o", "out.csv"}).status, 0);
    for (const char* name : {"lib/walk.bvh.tags.json", "lib/a/jog.bvh.tags.json", "lib/pack.gltf.tags.json"})
        QVERIFY(QFile::remove(m_folder->filePath(name)));
    const CliRun imported = run({"import", "--from", "csv", "out.csv", "--into", "lib"});
    QCOMPARE(imported.messages, QString());
    QVERIFY2(imported.output.contains("lib/walk.bvh: reviewed, ana, 20") &&
                 imported.output.endsWith("4 ranges of 2 tags and 2 states in 3 clips imported\n"),
             qPrintable(imported.output));
    QCOMPARE(run(table).output, before);
    put("states.csv", "file;how far\nwalk.bvh;begun\n");
    const QStringList mapped{"import", "--from",    "csv",           "states.csv", "--into",
                             "lib",    "--columns", "state=how far", "--replace",  "--json"};
    const CliRun set = run(mapped);
    QVERIFY2(set.output.contains("\"state\": \"begun\""), qPrintable(set.output + set.messages));
    QVERIFY(run({"state", "lib", "--is", "begun"}).output.contains("walk.bvh"));
    QVERIFY(!content("lib/walk.bvh.tags.json").contains("ana"));
}

void tst_ImportCommand::shootSheetsAreImportedAndAsked()
{
    putLibrary();
    put("shoot.csv",
        "take,start,select,marks\nwalk.bvh,10:00:00:00,A,turn 10:00:00:04\njog,,NG,\ncrawl,,A,\n");
    const QStringList command{"import", "--from", "shoot", "shoot.csv", "--into", "lib"};
    const CliRun json = run(command + QStringList{"--dry-run", "--json"});
    QVERIFY2(json.output.contains("\"property\": \"Take.select\"") && json.output.contains("[4, 5]"),
             qPrintable(json.output));
    const CliRun imported = run(command);
    QCOMPARE(
        imported.messages,
        QString("shoot.csv:4: note: left out or changed: the take \"crawl\", for which there is no clip\n"));
    QCOMPARE(imported.status, 0);
    QVERIFY2(imported.output.contains("lib/walk.bvh: 1 range of turn\n") &&
                 imported.output.contains("lib/walk.bvh: Take.select = A\n") &&
                 imported.output.endsWith("1 range of 1 tag and 3 values in 2 clips imported\n"),
             qPrintable(imported.output));
    const QByteArray written = content("lib/walk.bvh.tags.json");
    QVERIFY(run(command).output.endsWith(
        "nothing is new: 1 range of 1 tag and 3 values in 2 clips were there already\n"));
    QCOMPARE(content("lib/walk.bvh.tags.json"), written);
    const CliRun selected = run({"query", "Take.select == \"A\" & turn", "lib"});
    QCOMPARE(selected.status, 0);
    QVERIFY2(selected.output.contains("walk.bvh") && !selected.output.contains("jog.bvh"),
             qPrintable(selected.output + selected.messages));
    QVERIFY(run({"query", "Take.select == \"NG\"", "lib"}).output.contains("jog.bvh"));
    put("long.csv", "take,start,end,marks\nwalk.bvh,10:00:00:00,10:01:00:00,\n");
    const CliRun uneven = run({"import", "--from", "shoot", "long.csv", "--into", "lib", "--dry-run"});
    QVERIFY2(
        uneven.messages.startsWith("long.csv:2: note: imported, but not as long as their clips: walk.bvh "
                                   "(sheet 1800, clip "),
        qPrintable(uneven.messages));
    const QStringList named{"--columns", "clip=select", "--tag", "Slate", "--clip", "walk.bvh"};
    QVERIFY(run(command + named).output.contains("lib/walk.bvh: 1 range of Slate\n"));
    QCOMPARE(
        run(command + QStringList{"--columns", "tag=take"}).messages,
        QString(
            "tagline: import: --columns takes NAME=HEADING, parted by commas, not \"tag=take\"; the "
            "names are clip, subjects, take-start, take-stop, rate, marks, mark, mark-start, mark-stop\n"));
}

void tst_ImportCommand::wrongUseIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const QStringList& arguments, const QString& message) {
        QTest::newRow(name) << QStringList{"import"} + arguments << "tagline: import: " + message + '\n';
    };
    row("format", {"--from", "xml", "a.xml", "--into", "lib"},
        "there is no format \"xml\" to import from; the formats are csv, babel, otio, elan, praat, webvtt, "
        "audacity, humanml3d, jlpm, assetinfo, shoot, values");
    row("format of a program", {"--from", "o3de", "a.xml", "--into", "lib"},
        "there is no format \"o3de\" to import from; the formats are csv, babel, otio, elan, praat, webvtt, "
        "audacity, humanml3d, jlpm, assetinfo, shoot, values (\"assetinfo\" is: Scene settings of O3DE)");
    row("file", {"--from", "csv", "--into", "lib"}, "FILE is missing; see tagline help import");
    row("library", {"--from", "csv", "a.csv"}, "--into PATH is needed: the library that the tags go into");
    row("rate of seconds", {"--from", "elan", "a.eaf", "--into", "lib", "--rate", "30"},
        "--rate cannot be used with --from elan, which gives times in seconds");
    row("rate", {"--from", "csv", "a.csv", "--into", "lib", "--rate", "30/0"},
        "--rate takes frames a second, such as 30, 29.97 or 30000/1001, not \"30/0\"");
    row("end", {"--from", "csv", "a.csv", "--into", "lib", "--end", "open"},
        "--end takes inclusive or half-open, not \"open\"");
    row("tiers", {"--from", "csv", "a.csv", "--into", "lib", "--tiers"},
        "--tiers cannot be used with --from csv, which has none");
    row("columns", {"--from", "csv", "a.csv", "--into", "lib", "--columns", "mood=x"},
        "--columns takes NAME=HEADING, parted by commas, not \"mood=x\"; the names are clip, tag, start, "
        "stop, "
        "start-seconds, stop-seconds, rate, rate-numerator, rate-denominator, state, state-by, state-at");
    row("set", {"--from", "csv", "a.csv", "--into", "lib", "--set", "fbx"},
        "\"fbx\" cannot name a tag set: files of clips end so");
    row("set of a namespace", {"--from", "csv", "a.csv", "--into", "lib", "--namespace", "fbx::"},
        "\"fbx\" cannot name a tag set: files of clips end so");
    row("two sets", {"--from", "csv", "a.csv", "--into", "lib", "--namespace", "a::", "--set", "b"},
        "--set and --namespace both name a tag set: give --namespace without what ends with ::");
    row("options of tags", {"lib", "--dry-run"}, "--dry-run is for tags and needs --from FORMAT");
}

void tst_ImportCommand::wrongUseIsSaid()
{
    QFETCH(QStringList, arguments);
    const CliRun wrong = run(arguments);
    QCOMPARE(wrong.status, 2);
    QTEST(wrong.messages, "message");
}

void tst_ImportCommand::modelsAreReadIntoTheCache()
{
    putLibrary();
    const CliRun read = run({"import", "lib"});
    QCOMPARE(read.status, 0);
    QCOMPARE(read.output, QString("the cache holds 5 clips of 3 files\n"));
}

void tst_ImportCommand::formatsAreListed()
{
    const QString plain = run({"formats"}).output;
    const QString json = run({"formats", "--json"}).output;
    for (const ExportFormat& format : exportFormats()) {
        QVERIFY(plain.contains("\n  " + QString::fromStdString(format.id) + ' '));
        QVERIFY(run({"help", "export"}).output.contains(QString::fromStdString(format.title)));
    }
    for (const TagImportFormat& format : tagImportFormats()) {
        QVERIFY(plain.contains("\n  " + QString::fromStdString(format.id) + ' '));
        QVERIFY(run({"help", "import"}).output.contains(QString::fromStdString(format.title)));
    }
    QCOMPARE(json.count("\"direction\": \"export\""), qsizetype(exportFormats().size()));
    QCOMPARE(json.count("\"direction\": \"import\""), qsizetype(tagImportFormats().size()));
    QCOMPARE(run({"formats", "lib"}).status, 2);
}

QTEST_GUILESS_MAIN(tst_ImportCommand)
#include "tst_ImportCommand.moc"
