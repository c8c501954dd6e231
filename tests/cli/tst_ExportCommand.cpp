// `tagline export`: every format of the table; of csv its paths, its file, and derived tags.

#include "core/exports/ExportFormat.h"
#include "tests/cli/CliStage.h"
#include "tests/cli/SampleFiles.h"
#include "tests/support/NpzFile.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace tagline;
using namespace tagline::test;

class tst_ExportCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init() { open(); }
    void theTableIsTheDocumentedOne();
    void filesAreNamedFromTheLibrary();
    void theTableGoesIntoAFile();
    void writtenClipsAreCounted();
    void aTableForAPipeGoesOverTheDisk();
    void derivedTagsAreRows();
    void onlyChosenTagsAndFramesLeave();
    void aTableOfLastFramesComesBack();
    void whatIsLostIsNoted();
    void everyFormatLeavesByTheCommandLine_data();
    void everyFormatLeavesByTheCommandLine();
    void framesAreSampled();
    void signalsAreATable();
    void wrongUseOfAFormatIsSaid_data();
    void wrongUseOfAFormatIsSaid();
};

void tst_ExportCommand::theTableIsTheDocumentedOne()
{
    putLibrary();
    put("lib/pack.gltf.tags.json", sidecar("pack.gltf", clipEntry("idle", 3, R"("Idle, still":[[0,9]])")));
    const CliRun table = run({"export", "--to", "csv", "lib"});
    QCOMPARE(table.status, 0);
    QCOMPARE(table.output, QString("clip,tag,start_frame,stop_frame,fps_num,fps_den,start_s,stop_s\r\n"
                                   "a/jog.bvh,Run,0,10,30,1,0,0.3333333333333333\r\n"
                                   "pack.gltf:idle,\"Idle, still\",0,3,30,1,0,0.1\r\n"
                                   "walk.bvh,Bad,4,6,30,1,0.13333333333333333,0.2\r\n"
                                   "walk.bvh,Run,2,5,30,1,0.06666666666666667,0.16666666666666666\r\n"
                                   "walk.bvh,Run,5,9,30,1,0.16666666666666666,0.3\r\n"));
}

void tst_ExportCommand::filesAreNamedFromTheLibrary()
{
    putLibrary();
    const auto first = [](const CliRun& table) {
        return table.output.section("\r\n", 1, 1).section(',', 0, 0);
    };
    const QString whole = m_folder->filePath("lib");
    QCOMPARE(first(run({"export", "--to", "csv", whole})), QString("a/jog.bvh"));
    QCOMPARE(first(run({"export", "--to", "csv", whole + "/", "--paths", "library"})), QString("a/jog.bvh"));
    QCOMPARE(first(run({"export", "--to", "csv", whole, "--paths", "given"})), whole + "/a/jog.bvh");
    QCOMPARE(first(run({"export", "--to", "csv", "lib", "--paths=given"})), QString("lib/a/jog.bvh"));
    QCOMPARE(first(run({"export", "--to", "csv", "lib/a", "lib/walk.bvh"})), QString("lib/a/jog.bvh"));
    put("lib/all.tagline", R"({"format":"tagline.library","version":1})");
    QCOMPARE(first(run({"export", "--to", "csv", "lib/all.tagline"})), QString("a/jog.bvh"));
    QCOMPARE(first(run({"export", "--to", "csv", "lib/all.tagline", "lib/a"})), QString("a/jog.bvh"));
    const CliRun wrong = run({"export", "--to", "csv", "lib", "--paths", "short"});
    QCOMPARE(wrong.status, 2);
    QCOMPARE(wrong.messages, QString("tagline: export: --paths takes library or given, not \"short\"\n"));
}

void tst_ExportCommand::theTableGoesIntoAFile()
{
    putLibrary();
    const CliRun table = run({"export", "--to=csv", "lib", "-o", "tags.csv"});
    QCOMPARE(table.status, 0);
    QVERIFY(table.output.isEmpty());
    QCOMPARE(table.messages, QString("Wrote 2 clips to tags.csv.\n"));
    QFile file(m_folder->filePath("tags.csv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count('\n'), 5);
    const CliRun failed = run({"export", "--to=csv", "lib", "-o", "no/such/tags.csv"});
    QCOMPARE(failed.status, 9);
    QVERIFY(failed.messages.startsWith("no/such/tags.csv: "));
    QVERIFY(!failed.messages.contains("Wrote"));
}

/// Of the five clips two have tags and one has a caption; the three of pack.gltf have neither.
void tst_ExportCommand::writtenClipsAreCounted()
{
    putLibrary();
    put("lib/a/jog.bvh.tags.json",
        sidecar("jog.bvh", clipEntry("jog", 10, R"("Run":[[0,10]])", R"({"range":[0,10],"text":"jogs on"})",
                                     R"("slope":[[0,4,0.5]])")));
    const auto said = [this](const QStringList& options) {
        const CliRun done = run(QStringList{"export", "lib"} + options);
        const QStringList lines = done.messages.trimmed().split('\n');
        return done.status == 0 && done.output.isEmpty() ? lines.last() : done.output + done.messages;
    };
    QCOMPARE(said({"--to", "csv", "-o", "all.csv", "--clips"}), QString("Wrote 5 clips to all.csv."));
    QCOMPARE(said({"--to", "csv", "-o", "bad.csv", "--tags", "Bad"}), QString("Wrote 1 clip to bad.csv."));
    QCOMPARE(said({"--to", "values", "-o", "values.csv"}), QString("Wrote 1 clip to values.csv."));
    QCOMPARE(said({"--to", "npz", "-o", "masks.npz"}), QString("Wrote 5 clips to masks.npz."));
    QCOMPARE(said({"--to", "sqlite", "-o", "tags.sqlite"}), QString("Wrote 5 clips to tags.sqlite."));
    QCOMPARE(said({"--to", "frames", "-o", "frames.npz"}),
             QString("Wrote 5 clips to frames.npz and frames.npz.json."));
    QCOMPARE(said({"--to", "humanml3d", "-o", "texts"}), QString("Wrote 1 clip to texts."));
    QCOMPARE(said({"--to", "elan", "-o", "tiers"}), QString("Wrote 5 clips to tiers."));
    QVERIFY(!run({"export", "--to", "csv", "lib", "-o", "-"}).messages.contains("Wrote"));
    QVERIFY(!run({"export", "--to", "csv", "lib"}).messages.contains("Wrote"));
    const CliRun json = run({"export", "--to", "humanml3d", "lib", "-o", "more", "--json"});
    QVERIFY2(!json.messages.contains("Wrote"), qPrintable(json.messages));
    QVERIFY2(json.output.contains("\"clips\": 1") && json.output.contains("\"more/a/jog.txt\"") &&
                 !json.output.contains("walk"),
             qPrintable(json.output)); // only files that are there
}

void tst_ExportCommand::aTableForAPipeGoesOverTheDisk()
{
    putLibrary();
    const QStringList command{"export", "--to", "csv", "lib"};
    const CliRun refused = runInShell("TMPDIR=/no/such/folder \"$@\"", command);
    QCOMPARE(refused.status, 9);
    QVERIFY(refused.output.isEmpty());
    QVERIFY2(refused.messages.startsWith("/no/such/folder: ") && refused.messages.contains("set TMPDIR"),
             qPrintable(refused.messages));
    QVERIFY(QDir(m_folder->path()).mkpath("room"));
    QCOMPARE(runInShell("TMPDIR=room \"$@\"", command).bytes, run(command).bytes);
    QVERIFY(QDir(m_folder->filePath("room")).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
}

void tst_ExportCommand::derivedTagsAreRows()
{
    putLibrary();
    put("my.tagline", R"({"format":"tagline.library","version":1,"roots":["lib/walk.bvh"],
        "derived":[{"name":"Clean","query":"Run & ~Bad"},{"name":"Broken","query":"Run &"}]})");
    const CliRun table = run({"export", "--to", "csv", "my.tagline"});
    QCOMPARE(table.status, 6);
    QVERIFY(table.output.contains("lib/walk.bvh,Clean,2,4,30,1,"));
    QVERIFY(table.output.contains("lib/walk.bvh,Clean,6,9,30,1,"));
    QVERIFY(!table.output.contains("Broken"));
    QVERIFY(table.messages.startsWith("the derived tag \"Broken\": column "));
}

void tst_ExportCommand::onlyChosenTagsAndFramesLeave()
{
    putLibrary();
    const auto rows = [this](const QStringList& options) {
        const CliRun table = run(QStringList{"export", "--to", "csv", "lib"} + options);
        QStringList kept;
        for (const QString& row : table.output.split("\r\n", Qt::SkipEmptyParts).mid(1))
            kept << row.section(',', 0, 3);
        return table.status == 0 ? kept : QStringList{table.messages};
    };
    QCOMPARE(rows({"--tags", "B*"}), (QStringList{"walk.bvh,Bad,4,6"}));
    QCOMPARE(rows({"--query", "Bad"}),
             (QStringList{"walk.bvh,Bad,4,6", "walk.bvh,Run,4,5", "walk.bvh,Run,5,6"}));
    QCOMPARE(rows({"--query", "Bad", "--tags", "Run"}),
             (QStringList{"walk.bvh,Run,4,5", "walk.bvh,Run,5,6"}));
    QCOMPARE(rows({"--tags", "Run,Jump"}), (QStringList{"there is no tag “Jump” here\n"}));
    QCOMPARE(rows({"--query", "Run & Bad & ~Run"}),
             (QStringList{"the query finds no frames; nothing was exported\n"}));
    const QString wrong = rows({"--query", "Run &"}).join(QString());
    QVERIFY2(wrong.contains("Run &\n") && wrong.contains('^'), qPrintable(wrong));
    QCOMPARE(run({"export", "--to", "elan", "--query", "Bad", "lib", "-o", "out"}).status, 0);
    QCOMPARE(QDir(m_folder->filePath("out")).entryList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot),
             (QStringList{"walk.eaf"}));
}

/// walk.bvh has two ranges of Run that touch: a table holds them, frames alone do not.
void tst_ExportCommand::whatIsLostIsNoted()
{
    putLibrary();
    const CliRun table = run({"export", "--to", "csv", "lib", "-o", "tags.csv"});
    QCOMPARE(table.status, 0);
    QCOMPARE(table.messages, QString("Wrote 2 clips to tags.csv.\n"));
    const CliRun packed = run({"export", "--to", "runtime", "lib", "-o", "tags.taglinebin"});
    QCOMPARE(packed.status, 0);
    QCOMPARE(packed.messages,
             QString("tags.taglinebin: note: --to runtime leaves out 1 place where ranges of "
                     "a tag touch or overlap: “Run”\n"
                     "Wrote 5 clips to tags.taglinebin.\n"));
}

void tst_ExportCommand::aTableOfLastFramesComesBack()
{
    putLibrary();
    QCOMPARE(run({"export", "--to", "csv", "--end", "inclusive", "lib", "-o", "last.csv"}).status, 0);
    QVERIFY2(content("last.csv")
                 .startsWith("clip,tag,start_frame,last_frame,fps_num,fps_den,start_s,last_s\r\n"
                             "a/jog.bvh,Run,0,9,30,1,0,0.3\r\n"),
             content("last.csv").constData());
    QVERIFY(QFile::remove(m_folder->filePath("lib/walk.bvh.tags.json")));
    const CliRun back = run({"import", "--from", "csv", "last.csv", "--into", "lib"});
    QVERIFY2(back.status == 0, qPrintable(back.messages));
    const CliRun ranges = run({"export", "--to", "csv", "lib"});
    for (const char* row : {"walk.bvh,Bad,4,6,", "walk.bvh,Run,2,5,", "walk.bvh,Run,5,9,"})
        QVERIFY2(ranges.output.contains(row), qPrintable(ranges.output));
}

void tst_ExportCommand::everyFormatLeavesByTheCommandLine_data()
{
    QTest::addColumn<QString>("id");
    for (const ExportFormat& format : exportFormats())
        if (format.holdsTags) QTest::newRow(format.id.c_str()) << QString::fromStdString(format.id);
}

void tst_ExportCommand::everyFormatLeavesByTheCommandLine()
{
    QFETCH(QString, id);
    putLibrary();
    const ExportFormat& format = *exportFormat(id.toStdString());
    const QString ending = QString::fromStdString(format.ending);
    const QString target = format.clip ? "out" : "out." + ending;
    const CliRun run1 = run({"export", "--to", id, "lib", "-o", target});
    QVERIFY2(run1.status == 0, qPrintable(run1.messages));
    QVERIFY(run1.output.isEmpty());
    const QStringList wanted =
        format.clip ? QStringList{"out/walk." + ending, "out/a/jog." + ending} : QStringList{target};
    for (const QString& file : wanted) QVERIFY2(QFile::exists(m_folder->filePath(file)), qPrintable(file));
    QVERIFY(!content(wanted[0]).isEmpty());
    QVERIFY(run({"help", "export"}).output.contains("\n  " + id + ' '));
    if (!format.clip) { // to a pipe, the same bytes
        const CliRun piped = run({"export", "--to", id, "lib", "-o", "-"});
        QCOMPARE(piped.status, 0);
        QCOMPARE(piped.bytes, content(target));
        return;
    }
    const CliRun again = run({"export", "--to", id, "lib", "-o", target});
    QCOMPARE(again.status, 8);
    QVERIFY2(again.messages.startsWith("out/a/jog." + ending + ": is there already"),
             qPrintable(again.messages));
}

void tst_ExportCommand::framesAreSampled()
{
    putLibrary();
    const CliRun written =
        run({"export", "--to", "frames", "lib", "-o", "frames.npz", "--rate", "20", "--joints", "--signals",
             "speed(), height()", "--points=any", "--splits", "1,0,0"});
    QVERIFY2(written.status == 0, qPrintable(written.messages));
    const auto file = NpzFile::fromBytes(content("frames.npz"));
    QVERIFY(file);
    QCOMPARE(file->texts("signal_names"), (QStringList{"speed()", "height()"}));
    QCOMPARE(file->texts("splits").count("train"), file->texts("clips").size());
    const auto rows = std::size_t(file->values("offsets").back());
    QCOMPARE(file->values("signals").size(), 2 * rows);
    QCOMPARE(file->values("joints").size(), 3 * rows * std::size_t(file->texts("joint_names").size()));
    QVERIFY(content("frames.npz.json").contains("\"rate\": [20, 1]"));
}

void tst_ExportCommand::signalsAreATable()
{
    putLibrary();
    const CliRun table = run({"signals", "--signals", "height(), speed()", "lib/walk.bvh", "--rate", "15"});
    QVERIFY2(table.status == 0, qPrintable(table.messages));
    QVERIFY2(table.output.startsWith("clip,frame,seconds,height(),speed()\r\n") &&
                 table.output.contains("\r\nlib/walk.bvh,1,0.06666666666666667,"),
             qPrintable(table.output));
    QCOMPARE(run({"signals", "lib"}).status, 2);
    QCOMPARE(run({"signals", "--signals", "nothing()", "lib"}).status, 2);
    QCOMPARE(run({"signals", "--signals", "speed()", "lib", "-o", "lib/walk.bvh"}).status, 2);
}

void tst_ExportCommand::wrongUseOfAFormatIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("message");
    QTest::newRow("no such format") << QStringList{"--to", "xml", "lib"}
                                    << "the formats are csv, values, runtime, ";
    QTest::newRow("a folder is needed")
        << QStringList{"--to", "elan", "lib"} << "needs -o FOLDER, such as -o tags\n";
    QTest::newRow("no folder is standard output")
        << QStringList{"--to", "elan", "lib", "-o", "-"} << "needs -o FOLDER";
    QTest::newRow("bytes need a file")
        << QStringList{"--to", "npz", "lib"} << "needs -o FILE, such as -o motions.npz ";
    QTest::newRow("no records in masks") << QStringList{"--to", "npz", "lib", "-o", "x.npz", "--records"}
                                         << "--records cannot be used with --to npz";
    QTest::newRow("no end rule of masks")
        << QStringList{"--to", "npz", "lib", "-o", "x.npz", "--end", "inclusive"}
        << "--end cannot be used with --to npz";
    QTest::newRow("no tags") << QStringList{"--to", "csv", "lib", "--tags", ","} << "--tags names no tag";
    QTest::newRow("end rule") << QStringList{"--to", "csv", "lib", "--end", "open"}
                              << "--end takes half-open or inclusive, not \"open\"";
    QTest::newRow("no rate of masks") << QStringList{"--to", "npz", "lib", "-o", "x.npz", "--rate", "20"}
                                      << "--rate cannot be used with --to npz";
    const QStringList frames{"--to", "frames", "lib", "-o", "x.npz"};
    QTest::newRow("rate") << frames + QStringList{"--rate", "fast"}
                          << "--rate takes frames a second, such as 20";
    QTest::newRow("points") << frames + QStringList{"--points", "all"} << "--points takes nearest or any";
    QTest::newRow("signals") << frames + QStringList{"--signals", "speed"} << "\"speed\" is no signal";
    QTest::newRow("splits") << frames + QStringList{"--splits", "80,20"} << "--splits takes three numbers";
    QTest::newRow("no formulas in tiers") << QStringList{"--to", "praat", "lib", "-o", "x", "--no-formulas"}
                                          << "--no-formulas cannot be used with --to praat";
    QTest::newRow("a model's ending") << QStringList{"--to", "csv", "lib", "-o", "table.x"}
                                      << "-o table.x: the ending .x is that of model files; choose another "
                                         "name, such as table.csv";
    QTest::newRow("a model") << QStringList{"--to", "csv", "lib", "-o", "lib/walk.bvh"}
                             << "which an export would replace";
}

void tst_ExportCommand::wrongUseOfAFormatIsSaid()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, message);
    putLibrary();
    const CliRun wrong = run(QStringList{"export"} + arguments);
    QCOMPARE(wrong.status, 2);
    QVERIFY2(wrong.messages.contains(message), qPrintable(wrong.messages));
}

QTEST_GUILESS_MAIN(tst_ExportCommand)
#include "tst_ExportCommand.moc"
