// `tagline relink`: by content, by clips, by the folder that others went to; what is left alone.

#include "app/cli/ExitStatus.h"
#include "tests/cli/CliStage.h"
#include "tests/cli/SampleFiles.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace tagline::test;

class tst_RelinkCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init();
    void savedTagsNameTheContentOnce();
    void aRenamedFileIsFoundByItsContent();
    void whatTheLibrarySaysOfARenamedFileFollows();
    void tagSetsAndOtherKeysAreNotLost();
    void aFileWithoutHashIsFoundByItsClips();
    void siblingsFollowTheirFolder();
    void copiesAreNotGuessedAt();
    void aSidecarThatWentAlongIsNoOtherFile();
    void aGivenFileGetsTheTagsWhateverItHolds();
    void aGivenFileMayLieElsewhere();
    void aGivenPathMayGoThroughALink();
    void aGivenFileThatCannotBeItIsRefused();
    void wrongUseIsSaid();

private:
    void move(const QString& from, const QString& to)
    {
        QDir(m_folder->path()).mkpath(QFileInfo(to).path());
        QVERIFY(QFile::rename(m_folder->filePath(from), m_folder->filePath(to)));
    }
    bool isThere(const QString& name) const { return QFile::exists(m_folder->filePath(name)); }
};

void tst_RelinkCommand::init()
{
    open();
    put("lib/old/walk.bvh", smallBvh(20));
    put("lib/old/run.bvh", smallBvh(30));
}

void tst_RelinkCommand::savedTagsNameTheContentOnce()
{
    QCOMPARE(run({"tag", "--new", "Run", "lib", "--query", "frames(2, 5)"}).status, 0);
    const QByteArray walk = content("lib/old/walk.bvh.tags.json");
    const QByteArray other = content("lib/old/run.bvh.tags.json");
    const qsizetype at = walk.indexOf("\"hash\": \"xxh3:");
    QVERIFY2(at > 0, walk.constData());
    QVERIFY(walk.mid(at, 40) != other.mid(other.indexOf("\"hash\""), 40));
    // Saved again without a change, and after only the other tag changed in only one clip.
    QCOMPARE(run({"tag", "--new", "Run", "lib", "--query", "frames(2, 5)"}).status, 0);
    QCOMPARE(content("lib/old/walk.bvh.tags.json"), walk);
    QCOMPARE(run({"tag", "--new", "Hop", "lib/old/walk.bvh", "--query", "frames(1, 3)"}).status, 0);
    QVERIFY(content("lib/old/walk.bvh.tags.json").contains(walk.mid(at, 40)));
    QCOMPARE(content("lib/old/run.bvh.tags.json"), other);
}

/// The clip of a BVH file is named as the file: it is another clip by name, and the same by content.
void tst_RelinkCommand::aRenamedFileIsFoundByItsContent()
{
    QCOMPARE(run({"tag", "--new", "Run", "lib/old/walk.bvh", "--query", "frames(2, 5)"}).status, 0);
    move("lib/old/walk.bvh", "lib/new/take_7.bvh");
    const CliRun dry = run({"relink", "lib", "--dry-run"});
    QCOMPARE(dry.output, QString("lib/old/walk.bvh -> lib/new/take_7.bvh: same content\n"
                                 "1 file would be relinked\n"));
    QCOMPARE(dry.status, 0);
    QVERIFY(isThere("lib/old/walk.bvh.tags.json") && !isThere("lib/new/take_7.bvh.tags.json"));
    const CliRun done = run({"relink", "lib", "--json"});
    QCOMPARE(done.status, 0);
    QVERIFY2(done.output.contains("\"by\": \"content\""), qPrintable(done.output));
    QVERIFY(!isThere("lib/old/walk.bvh.tags.json"));
    const QByteArray written = content("lib/new/take_7.bvh.tags.json");
    QVERIFY2(written.contains("\"take_7\"") && written.contains("[2, 5]"), written.constData());
    QCOMPARE(run({"relink", "lib"}).output, QString("0 files relinked\n"));
}

void tst_RelinkCommand::whatTheLibrarySaysOfARenamedFileFollows()
{
    put("lib/lib.tagline", R"({"format":"tagline.library","version":1})");
    QCOMPARE(run({"tag", "--new", "Run", "lib", "--query", "frames(2, 5)"}).status, 0);
    QCOMPARE(run({"takes", "add", "duet", "lib", "--clip", "walk", "--clip", "run"}).status, 0);
    move("lib/old/walk.bvh", "lib/new/take_7.bvh");
    QVERIFY(run({"takes", "lib"}).output.contains("old/walk.bvh")); // its tags alone are a clip
    QCOMPARE(run({"relink", "lib"}).status, 0);
    const CliRun takes = run({"takes", "lib"});
    QVERIFY2(takes.output.contains("take_7") && !takes.output.contains("old/walk.bvh") &&
                 !takes.output.contains("(not there)"),
             qPrintable(takes.output));
}

void tst_RelinkCommand::tagSetsAndOtherKeysAreNotLost()
{
    put("lib/old/walk.bvh.tags.json",
        sidecar("walk.bvh",
                clipEntry("walk", 20, R"("Run":[[2,5]])").replace("\"tags\"", "\"studio\": 7, \"tags\"")));
    QCOMPARE(run({"tag", "--new", "gameplay::Hit", "lib/old/walk.bvh", "--query", "frames(7, 9)"}).status, 0);
    QVERIFY(content("lib/old/walk.bvh.gameplay.tags.json").contains("\"hash\""));
    move("lib/old/walk.bvh", "lib/new/walk.bvh");
    QCOMPARE(run({"relink", "lib"}).status, 0);
    QVERIFY(content("lib/new/walk.bvh.tags.json").contains("[2, 5]"));
    QVERIFY(content("lib/new/walk.bvh.gameplay.tags.json").contains("[7, 9]"));
    QVERIFY(!isThere("lib/old/walk.bvh.gameplay.tags.json"));
    QVERIFY(
        content("lib/old/walk.bvh.tags.json").contains("\"studio\": 7")); // nobody here knows what it says
}

void tst_RelinkCommand::aFileWithoutHashIsFoundByItsClips()
{
    put("lib/old/walk.bvh.tags.json", sidecar("walk.bvh", clipEntry("walk", 20, R"("Run":[[2,5]])")));
    move("lib/old/walk.bvh", "lib/new/walk.bvh");
    put("lib/other/walk.bvh", smallBvh(25)); // the same name, other frames
    QCOMPARE(run({"relink", "lib"}).output,
             QString("lib/old/walk.bvh -> lib/new/walk.bvh: same name and clips\n"
                     "1 file relinked\n"));
    QVERIFY(content("lib/new/walk.bvh.tags.json").contains("[2, 5]"));
}

/// run.bvh has another length now: it is found in the folder that walk.bvh went to, and its tags say on what
/// they were drawn.
void tst_RelinkCommand::siblingsFollowTheirFolder()
{
    QCOMPARE(run({"tag", "--new", "Run", "lib", "--query", "frames(2, 5)"}).status, 0);
    move("lib/old/walk.bvh", "lib/new/walk.bvh");
    QVERIFY(QFile::remove(m_folder->filePath("lib/old/run.bvh")));
    put("lib/new/run.bvh", smallBvh(33));
    QCOMPARE(run({"relink", "lib"}).output,
             QString("lib/old/run.bvh -> lib/new/run.bvh: same name, in the folder that others went to\n"
                     "lib/old/walk.bvh -> lib/new/walk.bvh: same content\n"
                     "2 files relinked\n"));
    QVERIFY(content("lib/new/run.bvh.tags.json").contains("\"frames\": 30"));
}

void tst_RelinkCommand::copiesAreNotGuessedAt()
{
    QCOMPARE(run({"tag", "--new", "Run", "lib/old/walk.bvh", "--query", "frames(2, 5)"}).status, 0);
    move("lib/old/walk.bvh", "lib/one/a.bvh");
    put("lib/two/b.bvh", smallBvh(20));
    const CliRun done = run({"relink", "lib"});
    QCOMPARE(done.status, 3);
    QVERIFY2(done.messages.contains("lib/old/walk.bvh: its model was not found"), qPrintable(done.messages));
    QCOMPARE(done.output, QString("0 files relinked\n"));
    QVERIFY(isThere("lib/old/walk.bvh.tags.json"));
    // Tagged, it is a file of its own: the other one is it.
    QCOMPARE(run({"tag", "--new", "Hop", "lib/two/b.bvh", "--query", "all"}).status, 0);
    QCOMPARE(run({"relink", "lib"}).output, QString("lib/old/walk.bvh -> lib/one/a.bvh: same content\n"
                                                    "1 file relinked\n"));
}

/// It has the tags of the missing file already; with others it is a file of its own.
void tst_RelinkCommand::aSidecarThatWentAlongIsNoOtherFile()
{
    for (const bool hasOthers : {false, true}) {
        init();
        QCOMPARE(run({"tag", "--new", "Run", "lib/old/walk.bvh", "--query", "frames(2, 5)"}).status, 0);
        const QByteArray tags = content("lib/old/walk.bvh.tags.json");
        move("lib/old/walk.bvh", "lib/new/walk.bvh");
        put("lib/new/walk.bvh.tags.json", hasOthers ? QByteArray(tags).replace("[2, 5]", "[2, 6]") : tags);
        const CliRun done = run({"relink", "lib"});
        QCOMPARE(isThere("lib/old/walk.bvh.tags.json"), hasOthers);
        QVERIFY(content("lib/new/walk.bvh.tags.json").contains(hasOthers ? "[2, 6]" : "[2, 5]"));
        QCOMPARE(done.output, hasOthers ? QString("0 files relinked\n")
                                        : QString("lib/old/walk.bvh -> lib/new/walk.bvh: same content\n"
                                                  "1 file relinked\n"));
    }
}

/// Neither is found without: walk.bvh has another name and content, and run.bvh another length.
void tst_RelinkCommand::aGivenFileGetsTheTagsWhateverItHolds()
{
    QCOMPARE(run({"tag", "--new", "Run", "lib", "--query", "frames(2, 5)"}).status, 0);
    for (const char* name : {"lib/old/walk.bvh", "lib/old/run.bvh"})
        QVERIFY(QFile::remove(m_folder->filePath(name)));
    put("lib/new/take.bvh", smallBvh(25));
    put("lib/new/run.bvh", smallBvh(33));
    QCOMPARE(run({"relink", "lib"}).output, QString("0 files relinked\n"));
    const QStringList given{"relink", "lib", "--from", "lib/old/walk.bvh", "--to", "lib/new/take.bvh"};
    const CliRun dry = run(given + QStringList{"--dry-run", "--json"});
    QVERIFY2(dry.output.contains("\"by\": \"given\""), qPrintable(dry.output));
    QVERIFY(isThere("lib/old/walk.bvh.tags.json") && !isThere("lib/new/take.bvh.tags.json"));
    const CliRun done = run(given);
    QCOMPARE(done.output,
             QString("lib/old/run.bvh -> lib/new/run.bvh: same name, in the folder that others went to\n"
                     "lib/old/walk.bvh -> lib/new/take.bvh: as given, with other content: its motion may be "
                     "another\n"
                     "2 files relinked\n"));
    QCOMPARE(done.status, 0);
    const QByteArray written = content("lib/new/take.bvh.tags.json");
    QVERIFY2(written.contains("[2, 5]") && written.contains("\"frames\": 20"), written.constData());
    QVERIFY(!isThere("lib/old/walk.bvh.tags.json"));
}

void tst_RelinkCommand::aGivenFileMayLieElsewhere()
{
    QCOMPARE(run({"tag", "--new", "Run", "lib/old/walk.bvh", "--query", "frames(2, 5)"}).status, 0);
    move("lib/old/walk.bvh", "away/take_7.bvh");
    QCOMPARE(run({"relink", "lib"}).status, 3);
    const CliRun done = run({"relink", "lib", "--from", "lib/old/walk.bvh", "--to", "away/take_7.bvh"});
    QCOMPARE(done.status, 0);
    QVERIFY2(done.output.contains(": as given\n"), qPrintable(done.output)); // the content is as it was
    QVERIFY(content("away/take_7.bvh.tags.json").contains("[2, 5]"));
    QVERIFY(!isThere("lib/old/walk.bvh.tags.json"));
}

void tst_RelinkCommand::aGivenPathMayGoThroughALink()
{
    QVERIFY(QFile::link(m_folder->filePath("lib"), m_folder->filePath("link")));
    QCOMPARE(run({"tag", "--new", "Run", "lib/old/walk.bvh", "--query", "frames(2, 5)"}).status, 0);
    move("lib/old/walk.bvh", "lib/new/take.bvh");
    const CliRun done =
        run({"relink", "lib", "--from", "link/old/walk.bvh", "--to", "link/../lib/new/take.bvh"});
    QVERIFY2(done.output.contains("lib/old/walk.bvh -> lib/new/take.bvh: as given\n"),
             qPrintable(done.output + done.messages));
    QCOMPARE(done.status, 0);
    QVERIFY(content("lib/new/take.bvh.tags.json").contains("[2, 5]"));
    QVERIFY(!isThere("lib/old/walk.bvh.tags.json"));
}

void tst_RelinkCommand::aGivenFileThatCannotBeItIsRefused()
{
    QCOMPARE(run({"tag", "--new", "Run", "lib", "--query", "frames(2, 5)"}).status, 0);
    const auto said = [this](const char* from, const char* to, int status = tagline::ExitRefused) {
        const CliRun refused = run({"relink", "lib", "--from", from, "--to", to});
        return refused.status == status ? refused.messages : "status " + QString::number(refused.status);
    };
    const QString there = said("lib/old/run.bvh", "lib/old/walk.bvh");
    QVERIFY2(there.contains("is not missing"), qPrintable(there));
    QVERIFY(QFile::remove(m_folder->filePath("lib/old/walk.bvh")));
    QCOMPARE(run({"tag", "--new", "Hop", "lib/old/run.bvh", "--query", "all"}).status, 0);
    const QString tagged = said("lib/old/walk.bvh", "lib/old/run.bvh");
    QVERIFY2(tagged.contains("other tags of its own"), qPrintable(tagged));
    const QString unknown = said("lib/old/walk.bvh", "lib/old/none.bvh", tagline::ExitUnreadable);
    QVERIFY2(unknown.contains("no such model file"), qPrintable(unknown));
    const QString nobody = said("lib/old/none.bvh", "lib/old/run.bvh", tagline::ExitUnreadable);
    QVERIFY2(nobody.contains("has tags for this model"), qPrintable(nobody));
    QVERIFY(content("lib/old/walk.bvh.tags.json").contains("[2, 5]"));
    QCOMPARE(run({"relink", "lib", "--from", "lib/old/walk.bvh"}).status, 2);
}

void tst_RelinkCommand::wrongUseIsSaid()
{
    QCOMPARE(run({"relink"}).messages,
             QString("tagline: relink: PATH is missing; see tagline help relink\n"));
    QCOMPARE(run({"relink", "lib", "--sideways"}).status, 2);
}

QTEST_GUILESS_MAIN(tst_RelinkCommand)
#include "tst_RelinkCommand.moc"
