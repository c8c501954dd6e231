// `tagline merge-files`: three versions become one, by hand and by git.

#include "tests/cli/CliStage.h"
#include "tests/cli/JsonText.h"
#include "tests/cli/SampleFiles.h"
#include "tests/support/TestData.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

using namespace tagline::test;

class tst_MergeFilesCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init();
    void bothSidesAreInTheResult();
    void conflictsAreNamedAndOursIsKept();
    void captionsOfBothSidesAreKeptAndNamed();
    void oneSideCanBePreferred();
    void anEmptyBaseIsNone();
    void libraryFilesMerge();
    void whatCannotBeMergedIsSaid();
    void gitMergesTwoBranchesThatTagOneClip();
    void gitKeepsAllThreeOfAConflict();
    void gitShowsRangesAsLines();
    void nothingIsInstalledUnasked();
    void whatIsInstalledIsWhatTheRecipesSay();

private:
    /// A sidecar of walk.bvh with these tags, and a property terrain of this value on [0, 5).
    static QByteArray version(const QByteArray& tags, const QByteArray& terrain = {});
    int git(const QStringList& arguments);
    /// A repository with the driver, in which `ours` and `theirs` were made of one base on two branches.
    void putBranches(const QByteArray& base, const QByteArray& ours, const QByteArray& theirs);

    QString m_messages;
};

void tst_MergeFilesCommand::init()
{
    open();
    put("base", version(R"("Run":[[0,5]])"));
    put("ours", version(R"("Run":[[0,7]])"));
    put("theirs", version(R"("Bad":[[2,3]],"Run":[[0,5]])"));
}

QByteArray tst_MergeFilesCommand::version(const QByteArray& tags, const QByteArray& terrain)
{
    QByteArray entry = clipEntry("walk", 20, tags);
    if (!terrain.isEmpty()) {
        entry.chop(1);
        entry += R"(,"properties":{"terrain":[[0,5,")" + terrain + R"("]]}})";
    }
    return sidecar("walk.bvh", entry);
}

int tst_MergeFilesCommand::git(const QStringList& arguments)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("HOME", m_folder->path());
    environment.insert("GIT_CONFIG_NOSYSTEM", "1");
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_folder->path());
    process.start("git", QStringList{"-c", "user.name=ana", "-c", "user.email=ana@example.com"} + arguments);
    if (!process.waitForFinished(60'000)) return -1;
    m_messages = QString::fromUtf8(process.readAllStandardError() + process.readAllStandardOutput());
    return process.exitCode();
}

void tst_MergeFilesCommand::putBranches(const QByteArray& base, const QByteArray& ours,
                                        const QByteArray& theirs)
{
    QCOMPARE(git({"init", "--quiet", "--initial-branch=main", "."}), 0);
    const CliRun installed = run({"merge-files", "--install", "--yes"});
    QVERIFY2(installed.status == 0, qPrintable(installed.messages));
    put("walk.bvh.tags.json", base);
    QCOMPARE(git({"add", ".gitattributes", "walk.bvh.tags.json"}), 0);
    QCOMPARE(git({"commit", "--quiet", "-m", "base"}), 0);
    QCOMPARE(git({"checkout", "--quiet", "-b", "theirs"}), 0);
    put("walk.bvh.tags.json", theirs);
    QCOMPARE(git({"commit", "--quiet", "-am", "theirs"}), 0);
    QCOMPARE(git({"checkout", "--quiet", "main"}), 0);
    put("walk.bvh.tags.json", ours);
    QCOMPARE(git({"commit", "--quiet", "-am", "ours"}), 0);
}

void tst_MergeFilesCommand::bothSidesAreInTheResult()
{
    const CliRun done = run({"merge-files", "base", "ours", "theirs", "-o", "ours"});
    QVERIFY2(done.status == 0, qPrintable(done.messages));
    put("wanted", version(R"("Bad":[[2,3]],"Run":[[0,7]])"));
    QCOMPARE(run({"diff", "ours", "wanted"}).status, 0);
    const CliRun printed = run({"merge-files", "base", "theirs", "ours"});
    QCOMPARE(printed.status, 0);
    QCOMPARE(printed.bytes, content("ours"));
}

void tst_MergeFilesCommand::conflictsAreNamedAndOursIsKept()
{
    put("ours", version(R"("Run":[[0,7]])", "grass"));
    put("theirs", version(R"("Run":[[0,5]],"Hit":[[9,10]])", "sand"));
    const CliRun done =
        run({"merge-files", "base", "ours", "theirs", "-o", "out", "--name", "walk.bvh.tags.json"});
    QCOMPARE(done.status, 8);
    QCOMPARE(
        done.messages,
        QString("walk.bvh.tags.json: walk: terrain on [0, 5): ours is \"grass\", theirs \"sand\", before "
                "nothing; ours is kept\n"));
    put("wanted", version(R"("Hit":[[9,10]],"Run":[[0,7]])", "grass"));
    QCOMPARE(run({"diff", "out", "wanted"}).status, 0);
    const CliRun json = run({"merge-files", "base", "ours", "theirs", "-o", "out", "--json"});
    QCOMPARE(json.status, 8);
    const Json conflict = Json::parse(json.output.toStdString())["conflicts"][0];
    QCOMPARE(text(conflict["range"]), QString("[0,5]"));
    QCOMPARE(text(conflict["theirs"]), QString("\"sand\""));
}

void tst_MergeFilesCommand::captionsOfBothSidesAreKeptAndNamed()
{
    const auto captioned = [](const QByteArray& text) {
        QByteArray entry = clipEntry("walk", 20, R"("Run":[[0,5]])");
        entry.chop(1);
        return sidecar("walk.bvh", entry + R"(,"captions":[{"range":[0,5],"text":")" + text + R"("},)" +
                                       R"({"range":[9,12],"text":"waves"}]})");
    };
    put("base", captioned("walks"));
    put("ours", captioned("limps"));
    put("theirs", captioned("strolls"));
    const CliRun done = run({"merge-files", "base", "ours", "theirs", "-o", "out", "--name", "file"});
    QVERIFY2(done.status == 0, qPrintable(done.messages));
    QCOMPARE(done.messages, QString("file: note: walk: caption on [0, 5): ours is \"limps\", theirs "
                                    "\"strolls\", before \"walks\"; both are kept\n"));
    for (const char* text : {"limps", "strolls", "waves"}) QVERIFY2(content("out").contains(text), text);
    QVERIFY(!content("out").contains("walks"));
    const CliRun preferred =
        run({"merge-files", "base", "ours", "theirs", "-o", "out", "--json", "--prefer", "theirs"});
    QCOMPARE(preferred.status, 0);
    const Json captions = Json::parse(preferred.output.toStdString())["captions"];
    QCOMPARE(captions.size(), 1u);
    QCOMPARE(text(captions[0]["ours"]), QString("\"limps\""));
    QCOMPARE(text(captions[0]["theirs"]), QString("\"strolls\""));
    put("theirs", captioned("limps")); // both sides say the same
    QCOMPARE(run({"merge-files", "base", "ours", "theirs", "-o", "out"}).messages, QString());
}

void tst_MergeFilesCommand::oneSideCanBePreferred()
{
    put("ours", version(R"("Run":[[0,7]])", "grass"));
    put("theirs", version(R"("Run":[[0,5]],"Hit":[[9,10]])", "sand"));
    for (const QString side : {"ours", "theirs"}) {
        const CliRun done = run({"merge-files", "base", "ours", "theirs", "-o", "out", "--prefer", side});
        QCOMPARE(done.status, 0);
        QVERIFY2(done.messages.contains("ours is \"grass\", theirs \"sand\""), qPrintable(done.messages));
        QVERIFY(done.messages.contains(side + " is kept"));
        put("wanted", version(R"("Hit":[[9,10]],"Run":[[0,7]])", side == "ours" ? "grass" : "sand"));
        QCOMPARE(run({"diff", "out", "wanted"}).status, 0);
    }
}

void tst_MergeFilesCommand::anEmptyBaseIsNone()
{
    put("base", "");
    QCOMPARE(run({"merge-files", "base", "ours", "theirs", "-o", "out"}).status, 0);
    put("wanted", version(R"("Bad":[[2,3]],"Run":[[0,7]])"));
    QCOMPARE(run({"diff", "out", "wanted"}).status, 0);
}

void tst_MergeFilesCommand::libraryFilesMerge()
{
    const QByteArray head = R"({"format":"tagline.library","version":1,"vocabulary":[)";
    put("base", head + R"({"name":"Run"}]})");
    put("ours", head + R"({"name":"Run"},{"name":"Walk"}]})");
    put("theirs", head + R"({"name":"Run","key":"r"}]})");
    QCOMPARE(run({"merge-files", "base", "ours", "theirs", "-o", "out"}).status, 0);
    put("wanted", head + R"({"name":"Run","key":"r"},{"name":"Walk"}]})");
    QCOMPARE(run({"diff", "out", "wanted"}).status, 0);
    put("ours", head + R"({"name":"Run","key":"s"}]})");
    const CliRun conflict = run({"merge-files", "base", "ours", "theirs", "-o", "out"});
    QCOMPARE(conflict.status, 8);
    QCOMPARE(conflict.messages, QString("ours: both sides changed the tag \"Run\"; ours is kept\n"));
    QCOMPARE(run({"diff", "out", "ours"}).status, 0);
}

void tst_MergeFilesCommand::whatCannotBeMergedIsSaid()
{
    put("library", R"({"format":"tagline.library","version":1})");
    put("damaged", "{");
    const QByteArray before = content("ours");
    QCOMPARE(run({"merge-files", "base", "ours", "library", "-o", "ours"}).status, 8);
    QCOMPARE(run({"merge-files", "base", "ours", "damaged", "-o", "ours"}).status, 5);
    QCOMPARE(run({"merge-files", "base", "ours", "nothing", "-o", "ours"}).status, 4);
    put("newer", content("theirs").replace("\"version\":1", "\"version\":2"));
    QCOMPARE(run({"merge-files", "base", "ours", "newer", "-o", "ours"}).status, 8);
    QCOMPARE(content("ours"), before);
    QCOMPARE(run({"merge-files", "base", "ours"}).status, 2);
    QCOMPARE(run({"merge-files", "base", "ours", "theirs", "--prefer", "mine"}).status, 2);
    QCOMPARE(run({"merge-files", "base", "ours", "theirs", "--json"}).status, 2);
}

void tst_MergeFilesCommand::gitMergesTwoBranchesThatTagOneClip()
{
    if (QStandardPaths::findExecutable("git").isEmpty()) QSKIP("SKIPPED: there is no git");
    putBranches(version(R"("Run":[[0,5],[8,10]])"), version(R"("Run":[[0,7],[8,10]])"),
                version(R"("Bad":[[2,3]],"Run":[[0,5],[8,12]])"));
    QVERIFY2(git({"merge", "--no-edit", "theirs"}) == 0, qPrintable(m_messages));
    put("wanted", version(R"("Bad":[[2,3]],"Run":[[0,7],[8,12]])"));
    const CliRun difference = run({"diff", "wanted", "walk.bvh.tags.json"});
    QVERIFY2(difference.status == 0, qPrintable(difference.output));
}

void tst_MergeFilesCommand::gitKeepsAllThreeOfAConflict()
{
    if (QStandardPaths::findExecutable("git").isEmpty()) QSKIP("SKIPPED: there is no git");
    putBranches(version(R"("Run":[[0,5]])"), version(R"("Run":[[0,7]])", "grass"),
                version(R"("Run":[[0,5]],"Hit":[[9,10]])", "sand"));
    QCOMPARE(git({"merge", "--no-edit", "theirs"}), 1);
    QVERIFY2(m_messages.contains("walk.bvh.tags.json: walk: terrain on [0, 5): ours is \"grass\""),
             qPrintable(m_messages));
    // What lies there is a whole sidecar, with all that did not conflict, and git has the three versions.
    put("wanted", version(R"("Hit":[[9,10]],"Run":[[0,7]])", "grass"));
    QCOMPARE(run({"diff", "wanted", "walk.bvh.tags.json"}).status, 0);
    for (const QString stage : {":1:", ":2:", ":3:"})
        QCOMPARE(git({"show", stage + "walk.bvh.tags.json"}), 0);
    QVERIFY(m_messages.contains("sand"));
}

void tst_MergeFilesCommand::gitShowsRangesAsLines()
{
    if (QStandardPaths::findExecutable("git").isEmpty()) QSKIP("SKIPPED: there is no git");
    putBranches(version(R"("Run":[[0,5]])"), version(R"("Run":[[0,7]])"),
                version(R"("Run":[[0,5]])"
                        "\n"));
    QCOMPARE(git({"diff", "HEAD~1", "HEAD"}), 0);
    QVERIFY2(m_messages.contains("\n-walk  Run  [0, 5)\n+walk  Run  [0, 7)\n"), qPrintable(m_messages));
}

void tst_MergeFilesCommand::nothingIsInstalledUnasked()
{
    if (QStandardPaths::findExecutable("git").isEmpty()) QSKIP("SKIPPED: there is no git");
    QCOMPARE(run({"merge-files", "--install", "--yes"}).status, 4); // no repository
    QCOMPARE(git({"init", "--quiet", "."}), 0);
    const QByteArray before = content(".git/config");
    const CliRun refused = run({"merge-files", "--install"}); // nobody to ask
    QCOMPARE(refused.status, 2);
    QVERIFY(refused.messages.contains("--yes"));
    QCOMPARE(content(".git/config"), before);
    QVERIFY(!QFile::exists(m_folder->filePath(".gitattributes")));
}

void tst_MergeFilesCommand::whatIsInstalledIsWhatTheRecipesSay()
{
    if (QStandardPaths::findExecutable("git").isEmpty()) QSKIP("SKIPPED: there is no git");
    QCOMPARE(git({"init", "--quiet", "."}), 0);
    put(".gitattributes", "*.png binary");
    put("sub/x", "");
    const CliRun done = run({"merge-files", "--install", "sub", "--yes"});
    QVERIFY2(done.status == 0, qPrintable(done.messages));
    QFile recipe(sourceFolder() + "/resources/repository/gitattributes");
    QVERIFY(recipe.open(QIODevice::ReadOnly));
    QByteArray wanted = "*.png binary\n";
    for (const QByteArray& line : recipe.readAll().split('\n'))
        if (line.contains("merge=tagline")) wanted += line + '\n';
    QCOMPARE(wanted.count('\n'), 3);
    QCOMPARE(content(".gitattributes"), wanted);
    QVERIFY(content(".git/config").contains("merge-files %O %A %B -o %A --name %P"));
    // A second time there is nothing left to do, and who copied the recipe lacks the settings alone.
    QVERIFY(run({"merge-files", "--install"}).output.contains("already"));
    QCOMPARE(content(".gitattributes"), wanted);
}

QTEST_GUILESS_MAIN(tst_MergeFilesCommand)
#include "tst_MergeFilesCommand.moc"
