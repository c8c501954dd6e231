// `tagline diff`: what differs, in words and as JSON, and the exit status.

#include "tests/cli/CliStage.h"
#include "tests/cli/JsonText.h"
#include "tests/cli/SampleFiles.h"

#include <QTest>

using namespace tagline::test;

class tst_DiffCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init()
    {
        open();
        put("a.tags.json",
            sidecar("walk.bvh", clipEntry("walk", 20, R"("Run":[[0,5],[8,12]],"Bad":[[3,4]])")));
        put("b.tags.json",
            sidecar("walk.bvh", clipEntry("walk", 20, R"("Run":[[0,5],[9,13]],"Hit":[[3,4]])")));
    }
    void differencesAreSaidInWords();
    void whoTaggedAndWhenIsNoRangeThatChanged();
    void statesAndContentsAreSaidInWords();
    void equalFilesEndWithZero();
    void differencesAreJson();
    void foldersAreComparedByPath();
    void libraryFilesAreCompared();
    void linesForGit();
    void whatCannotBeComparedIsSaid();
};

void tst_DiffCommand::differencesAreSaidInWords()
{
    const CliRun done = run({"diff", "a.tags.json", "b.tags.json"});
    QCOMPARE(done.status, 1);
    QCOMPARE(done.messages, QString());
    QCOMPARE(done.output,
             QString("b.tags.json\n"
                     "  walk\n"
                     "    Bad\n"
                     "      removed [3, 4)  0.1 s to 0.133 s\n"
                     "    Hit\n"
                     "      added [3, 4)  0.1 s to 0.133 s\n"
                     "    Run\n"
                     "      moved [8, 12) to [9, 13): starts 1 frame later, stops 1 frame later\n"
                     "1 range added, 1 removed, 1 changed; 0 other differences; in 1 file\n"));
}

/// A range that was moved under another name: one edit, though two records went along.
void tst_DiffCommand::whoTaggedAndWhenIsNoRangeThatChanged()
{
    const auto signedBy = [](const QByteArray& range, const QByteArray& by) {
        return QByteArray(
                   R"({"format":"tagline.tags","version":1,"source":"walk.bvh","clips":[{"name":"walk",)"
                   R"("frames":20,"rate":[30,1],"tags":{"Run":[)") +
               range + R"(]},"properties":{"Run.author":[[0,9,")" + by +
               R"("]],"Run.note":[[0,9,"fast"]],"Run.time":[[0,9,"2026-11-21T20:3)" +
               (by == "ana" ? "0" : "1") + R"(Z"]]}}]})";
    };
    put("ana.tags.json", signedBy("[0,9]", "ana"));
    put("ben.tags.json", signedBy("[0,8]", "ben"));
    const CliRun done = run({"diff", "ana.tags.json", "ben.tags.json"});
    QVERIFY2(done.output.endsWith("0 ranges added, 0 removed, 1 changed; 0 other differences, 2 records of "
                                  "author or time; in 1 file\n"),
             qPrintable(done.output));
    QVERIFY2(done.output.contains("property Run.author"), qPrintable(done.output)); // and still told
}

void tst_DiffCommand::statesAndContentsAreSaidInWords()
{
    const auto put = [this](const char* file, const QByteArray& members) {
        QByteArray entry = clipEntry("walk", 20, R"("Run":[[0,5]])");
        entry.chop(1);
        this->put(file, sidecar("walk.bvh", entry + members + '}'));
    };
    put("untouched.tags.json", R"(,"hash":"xxh3:0123456789abcdef")");
    put("done.tags.json", R"(,"hash":"xxh3:0123456789abcdef","state":{"is":"done","by":"ana",)"
                          R"("at":"2026-11-22T10:00Z"})");
    put("later.tags.json", R"(,"hash":"xxh3:0123456789abcdef","state":{"is":"done","by":"ana",)"
                           R"("at":"2026-11-23T10:00Z"})");
    put("reviewed.tags.json", R"(,"hash":"xxh3:fedcba9876543210","state":{"is":"reviewed","by":"Ben",)"
                              R"("at":"2026-11-24T10:00Z","mood":"good"},"rating":3)");
    const auto lines = [this](const char* before, const char* after) {
        const QString text = run({"diff", before, after}).output;
        return text.section("  walk\n", 1).section('\n', 0, -3);
    };
    QCOMPARE(lines("untouched.tags.json", "done.tags.json"),
             QString("    state: untouched → done, ana, 2026-11-22T10:00Z"));
    QCOMPARE(lines("done.tags.json", "later.tags.json"),
             QString("    state: done, ana, 2026-11-22T10:00Z → done, ana, 2026-11-23T10:00Z"));
    const QString all = lines("done.tags.json", "reviewed.tags.json");
    QVERIFY2(all.startsWith("    state: done, ana, 2026-11-22T10:00Z → reviewed, Ben, 2026-11-24T10:00Z\n"),
             qPrintable(all));
    QVERIFY2(all.contains("    the file changed since it was tagged before"), qPrintable(all));
    QVERIFY2(all.contains("mood") && all.contains("rating") && !all.contains("xxh3"), qPrintable(all));
    const CliRun asJson = run({"diff", "done.tags.json", "reviewed.tags.json", "--json"});
    QVERIFY2(asJson.output.contains("xxh3:fedcba9876543210"), qPrintable(asJson.output));
}

void tst_DiffCommand::equalFilesEndWithZero()
{
    const CliRun done = run({"diff", "a.tags.json", "a.tags.json"});
    QCOMPARE(done.status, 0);
    QCOMPARE(done.output, QString("No difference\n"));
}

void tst_DiffCommand::differencesAreJson()
{
    const CliRun done = run({"diff", "a.tags.json", "b.tags.json", "--json"});
    QCOMPARE(done.status, 1);
    const Json json = Json::parse(done.output.toStdString());
    QCOMPARE(text(json["isSame"]), QString("false"));
    const Json& clip = json["files"][0]["clips"][0];
    QCOMPARE(text(clip["clip"]), QString("\"walk\""));
    QCOMPARE(text(clip["tags"][2]["name"]), QString("\"Run\""));
    QCOMPARE(text(clip["tags"][2]["ranges"][0]["change"]), QString("\"changed\""));
    QCOMPARE(text(clip["tags"][2]["ranges"][0]["before"]), QString("[8,12]"));
    QCOMPARE(text(clip["tags"][2]["ranges"][0]["after"]), QString("[9,13]"));
    QCOMPARE(text(clip["tags"][0]["ranges"][0]["change"]), QString("\"removed\""));
}

void tst_DiffCommand::foldersAreComparedByPath()
{
    put("one/x/walk.bvh.tags.json", content("a.tags.json"));
    put("two/x/walk.bvh.tags.json", content("b.tags.json"));
    put("one/same.bvh.tags.json", content("a.tags.json"));
    put("two/same.bvh.tags.json", content("a.tags.json"));
    put("two/new.bvh.tags.json", content("a.tags.json"));
    put("two/.hidden.bvh.tags.json", content("a.tags.json"));
    const CliRun done = run({"diff", "one", "two"});
    QCOMPARE(done.status, 1);
    QVERIFY2(done.output.startsWith("new.bvh.tags.json is new\n  walk\n    Bad\n      added"),
             qPrintable(done.output));
    QVERIFY(done.output.contains("\nx/walk.bvh.tags.json\n"));
    QVERIFY(!done.output.contains("same") && !done.output.contains("hidden"));
    QVERIFY2(done.output.endsWith("4 ranges added, 1 removed, 1 changed; 0 other differences; in 2 files\n"),
             qPrintable(done.output));
    QCOMPARE(run({"diff", "one", "one"}).status, 0);
}

void tst_DiffCommand::libraryFilesAreCompared()
{
    put("a.tagline", R"({"format":"tagline.library","version":1,"vocabulary":[{"name":"Run","key":"r"}]})");
    put("b.tagline",
        R"({"format":"tagline.library","version":1,"vocabulary":[{"name":"Run","key":"s"},{"name":"Hit"}]})");
    const CliRun done = run({"diff", "a.tagline", "b.tagline"});
    QCOMPARE(done.status, 1);
    QCOMPARE(done.output, QString("b.tagline\n"
                                  "  the tag \"Run\": key: \"r\" to \"s\"\n"
                                  "  the tag \"Hit\" added: {\"name\": \"Hit\", \"kind\": \"range\"}\n"
                                  "0 ranges added, 0 removed, 0 changed; 2 other differences; in 1 file\n"));
}

void tst_DiffCommand::linesForGit()
{
    const CliRun done = run({"diff", "--textconv", "a.tags.json"});
    QCOMPARE(done.status, 0);
    QCOMPARE(done.output, QString("source  walk.bvh\nwalk  20 frames at 30/1 fps\nwalk  Bad  [3, 4)\n"
                                  "walk  Run  [0, 5)\nwalk  Run  [8, 12)\n"));
    put("marks.tags.json", "<<<<<<< ours\n");
    const CliRun marks = run({"diff", "--textconv", "marks.tags.json"});
    QCOMPARE(marks.status, 0);
    QCOMPARE(marks.output, QString("<<<<<<< ours\n"));
    QVERIFY(marks.messages.contains("shown as it is"));
}

void tst_DiffCommand::whatCannotBeComparedIsSaid()
{
    put("a.tagline", R"({"format":"tagline.library","version":1})");
    put("bad.tags.json", "{");
    QCOMPARE(run({"diff", "a.tags.json", "a.tagline"}).status, 8);
    QCOMPARE(run({"diff", "a.tags.json", "bad.tags.json"}).status, 5);
    QCOMPARE(run({"diff", "a.tags.json", "nothing.tags.json"}).status, 4);
    QCOMPARE(run({"diff", "a.tags.json", "."}).status, 2);
    for (const QStringList& paths : {QStringList{".", "nothing"}, QStringList{"nothing", "."}}) {
        const CliRun missing = run(QStringList{"diff"} + paths);
        QCOMPARE(missing.status, 4);
        QCOMPARE(missing.messages, QString("nothing: there is no such file or folder\n"));
    }
    QCOMPARE(run({"diff", "a.tags.json"}).status, 2);
}

QTEST_GUILESS_MAIN(tst_DiffCommand)
#include "tst_DiffCommand.moc"
