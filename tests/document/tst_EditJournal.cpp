#include "app/document/editing/EditJournal.h"
#include "core/tags/sheet/TagEdits.h"
#include "tests/document/CrashedSession.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace tagline;
using namespace tagline::test;

class tst_EditJournal : public QObject
{
    Q_OBJECT

private slots:
    void aFailedWriteIsSaidAndTriedAgain();
    void aFullDiskKeepsNothingOfAWrite();
    void aRunningSessionIsNotOffered();
    void aSessionThatWasJustKilledIsFound();
    void whatOneWindowDecidesAboutIsOfferedInNoOther();
    void sessionsAreLookedForInTheBackground();
    void whatWasSavedMeanwhileIsForgottenInTheBackground();
    void manySavedFilesAreNotAskedFor();
    void nothingIsWrittenWhileNothingIsUnsaved();
    void editsAreInTheJournalWithinASecond();
    void whatAnEditCostsDoesNotGrowWithWhatIsUnsaved();
    void beforeManyUnsavedFilesAnEditIsWrittenWithinASecond();
    void whatAnEditWritesDoesNotGrowWithTheHistory();
    void aJournalThatCannotBeReadIsSaid_data();
    void aJournalThatCannotBeReadIsSaid();
    void aJournalThatIsSetAsideIsKeptAndNotOffered();
};

namespace {

/// No file of this process grows beyond so many bytes while it lives, as on a full disk.
class SmallFiles
{
public:
    explicit SmallFiles(rlim_t bytes)
        : m_handler(std::signal(SIGXFSZ, SIG_IGN))
    {
        ::getrlimit(RLIMIT_FSIZE, &m_former);
        const rlimit small{bytes, m_former.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &small);
    }
    ~SmallFiles()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_former);
        std::signal(SIGXFSZ, m_handler);
    }

private:
    rlimit m_former{};
    void (*m_handler)(int);
};

constexpr int manyFiles = 1000;

/// A document with so many edited files, each of one clip.
void editMany(LibraryDocument& document, const QTemporaryDir& models)
{
    std::vector<SheetChange> changes;
    const TagId run = document.tagNamed("Run");
    for (int i = 0; i < manyFiles; ++i) {
        const SourceId source = addFile(document, models, QString("walk%1.bvh").arg(i), {1000});
        changes.push_back(
            {document.library().source(source).clips.front(), TagSheet().withRanges(run, {{1, 2}})});
    }
    document.changeSheets(std::move(changes), "Add");
}

} // namespace

void tst_EditJournal::aFailedWriteIsSaidAndTriedAgain()
{
    QTemporaryDir models;
    QTemporaryDir recovery;
    const QString folder = recovery.filePath("journals");
    LibraryDocument document;
    EditJournal journal(document, folder);
    journal.setInterval(std::chrono::milliseconds(10));
    QSignalSpy failed(&journal, &EditJournal::failed);
    QSignalSpy resumed(&journal, &EditJournal::resumed);
    addFile(document, models, "walk.bvh", {100});
    QVERIFY(QDir(folder).removeRecursively());
    QFile(folder).open(QIODevice::WriteOnly); // a file stands in the folder's place
    document.set(&LibraryEdit::queries, {{"fast", "Run"}}, "Save");
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY2(failed[0][0].toString().contains(folder), qPrintable(failed[0][0].toString()));
    for (int i = 0; i < 3; ++i) QVERIFY(!journal.write());
    QCOMPARE(failed.size(), 1); // said once, tried on
    QVERIFY(resumed.isEmpty());
    QVERIFY(QFile::remove(folder));
    QTRY_COMPARE(resumed.size(), 1);
    LibraryDocument next;
    EditJournal other(next, folder);
    QVERIFY(other.recoverable().empty()); // the first session still runs
    QCOMPARE(QDir(folder).entryList({"*.journal.json"}).size(), 1);
}

void tst_EditJournal::aFullDiskKeepsNothingOfAWrite()
{
    QTemporaryDir models;
    QTemporaryDir recovery;
    LibraryDocument document;
    EditJournal journal(document, recovery.path());
    addFile(document, models, "walk.bvh", {100});
    document.set(&LibraryEdit::queries, {{"fast", "Run"}}, "Save");
    {
        const SmallFiles noSpace(64);
        QVERIFY(!journal.write());
    }
    QCOMPARE(QDir(recovery.path()).entryList({"*.new"}), QStringList());
    QVERIFY(journal.write());
    QCOMPARE(QDir(recovery.path()).entryList({"*.journal.json"}).size(), 1);
}

void tst_EditJournal::aRunningSessionIsNotOffered()
{
    QTemporaryDir models;
    QTemporaryDir recovery;
    LibraryDocument running;
    EditJournal other(running, recovery.path());
    const SourceId source = addFile(running, models, "walk.bvh", {100});
    const TagId run = running.tagNamed("Run");
    running.editSheet(running.library().source(source).clips.front(), "Add", 0, [&](const TagSheet& sheet) {
        return withRangeAdded(sheet, run, {10, 20}, 100);
    });
    other.write();
    LibraryDocument document;
    EditJournal journal(document, recovery.path());
    QVERIFY(journal.recoverable().empty());
}

/// Its process is there for as long as nobody waited for it, as after kill -9 from a script.
void tst_EditJournal::aSessionThatWasJustKilledIsFound()
{
    QTemporaryDir models;
    QTemporaryDir recovery;
    crash(models, recovery.path());
    const QDir folder(recovery.path());
    const QString journal = folder.filePath(folder.entryList({"*.journal.json"}).at(0));
    const pid_t killed = fork();
    if (killed == 0) {
        QLockFile lock(journal + ".lock");
        lock.setStaleLockTime(0);
        if (lock.tryLock()) kill(getpid(), SIGKILL);
        _exit(0);
    }
    siginfo_t how{};
    QCOMPARE(waitid(P_PID, id_t(killed), &how, WEXITED | WNOWAIT), 0); // it stays as it ended
    QCOMPARE(how.si_code, int(CLD_KILLED));
    QVERIFY(QFile::exists(journal + ".lock"));
    LibraryDocument document;
    EditJournal next(document, recovery.path());
    QCOMPARE(next.recoverable().size(), 1u);
    waitpid(killed, nullptr, 0);
}

void tst_EditJournal::whatOneWindowDecidesAboutIsOfferedInNoOther()
{
    QTemporaryDir models;
    QTemporaryDir recovery;
    crash(models, recovery.path());
    LibraryDocument document, otherDocument;
    EditJournal first(document, recovery.path());
    EditJournal second(otherDocument, recovery.path());
    const auto found = second.recoverable(); // both windows came up at once
    QCOMPARE(found.size(), 1u);

    QVERIFY(first.claim(found.at(0)));
    QVERIFY(first.claim(found.at(0)));
    QCOMPARE(first.recoverable().size(), 1u);
    QVERIFY(second.recoverable().empty());
    QVERIFY(!second.claim(found.at(0)));

    first.release(found.at(0)); // asked again later
    QVERIFY(second.claim(found.at(0)));
    QVERIFY(first.recoverable().empty());
    second.discard(found.at(0));
    QVERIFY(!first.claim(found.at(0))); // it was decided meanwhile
    QVERIFY(first.recoverable().empty());
    QCOMPARE(QDir(recovery.path()).entryList({"*.lock"}, QDir::Files).size(), 2); // those of both windows
}

void tst_EditJournal::sessionsAreLookedForInTheBackground()
{
    QTemporaryDir models;
    QTemporaryDir recovery;
    crash(models, recovery.path());
    LibraryDocument document, otherDocument;
    EditJournal first(document, recovery.path());
    EditJournal second(otherDocument, recovery.path());
    std::vector<RecoveredEdits> found;
    int times = 0;
    first.look([&](const std::vector<RecoveredEdits>& edits) {
        found = edits;
        ++times;
    });
    QCOMPARE(times, 0); // nobody waits for it
    QTRY_COMPARE(times, 1);
    QCOMPARE(found.size(), 1u);
    QCOMPARE(found.front().openPaths, QStringList{models.path()});
    QCOMPARE(found.front().sidecars.size(), 1u);

    // What was found is offered only where no other decided meanwhile.
    QVERIFY(second.claim(found.front()));
    QVERIFY(!first.claim(found.front()));
    first.look([&](const std::vector<RecoveredEdits>& edits) {
        found = edits;
        ++times;
    });
    QTRY_COMPARE(times, 2);
    QVERIFY(found.empty());
    second.look([&](const std::vector<RecoveredEdits>& edits) {
        found = edits;
        ++times;
    });
    QTRY_COMPARE(times, 3);
    QCOMPARE(found.size(), 1u); // its own to decide
    // Decided while it is looked for: it is no unreadable one either.
    second.look([&](const std::vector<RecoveredEdits>& edits) {
        found = edits;
        ++times;
    });
    second.discard(found.front());
    QTRY_COMPARE(times, 4);
    for (const RecoveredEdits& each : found) QVERIFY(!second.claim(each));
    // Of two looks the later one is heard.
    int former = 0;
    first.look([&](const std::vector<RecoveredEdits>&) { ++former; });
    first.look([&](const std::vector<RecoveredEdits>&) { ++times; });
    QTRY_COMPARE(times, 5);
    QCOMPARE(former, 0);
}

void tst_EditJournal::whatWasSavedMeanwhileIsForgottenInTheBackground()
{
    QTemporaryDir models;
    QTemporaryDir recovery;
    crash(models, recovery.path());
    LibraryDocument other;
    const ClipId clip = other.library().source(addFile(other, models, "walk.bvh", {100})).clips.front();
    other.changeSheets({{clip, TagSheet().withRanges(other.tagNamed("Run"), {{10, 20}})}}, "Add");
    QVERIFY(other.save().isComplete());
    LibraryDocument document;
    EditJournal journal(document, recovery.path());
    bool isHeard = false;
    journal.look([&](const std::vector<RecoveredEdits>& edits) {
        isHeard = true;
        QVERIFY(edits.empty());
    });
    QTRY_VERIFY(isHeard);
    QVERIFY(QDir(recovery.path()).entryList({"*.journal.json"}, QDir::Files).isEmpty());
}

/// The session was ended after its save and before its journal said so.
void tst_EditJournal::manySavedFilesAreNotAskedFor()
{
    QTemporaryDir models;
    QTemporaryDir recovery;
    constexpr int files = 300;
    const auto edited = [&](LibraryDocument& document) {
        std::vector<ClipId> clips;
        for (int i = 0; i < files; ++i) {
            const SourceId source = addFile(document, models, QString("walk%1.bvh").arg(i), {100});
            clips.push_back(document.library().source(source).clips.front());
        }
        const TagId run = document.tagNamed("Run");
        std::vector<SheetChange> sheets;
        for (const ClipId clip : clips) sheets.push_back({clip, TagSheet().withRanges(run, {{10, 20}})});
        document.changeSheets(sheets, "Add");
    };
    {
        LibraryDocument ended;
        EditJournal journal(ended, recovery.path());
        journal.setOpenPaths({models.path()});
        edited(ended);
        journal.write();
    }
    LibraryDocument other;
    edited(other);
    const auto found = [&] { return EditJournal(other, recovery.path()).recoverable().size(); };
    QCOMPARE(found(), 1u);
    QVERIFY(other.save().isComplete());
    QCOMPARE(found(), 0u);
}

void tst_EditJournal::nothingIsWrittenWhileNothingIsUnsaved()
{
    QTemporaryDir recovery;
    LibraryDocument document;
    EditJournal journal(document, recovery.path());
    journal.write();
    QVERIFY(QDir(recovery.path()).entryList({"*.journal.json"}).isEmpty());
}

/// Each edit of ten, however they follow one another; with nobody asking for it.
void tst_EditJournal::editsAreInTheJournalWithinASecond()
{
    QTemporaryDir models;
    QTemporaryDir recovery;
    LibraryDocument document;
    EditJournal journal(document, recovery.path());
    QVERIFY(journal.interval() < std::chrono::seconds(1)); // what is left is for the disk
    addFile(document, models, "walk.bvh", {100});
    const auto written = [&] {
        const QDir folder(recovery.path());
        const QStringList names = folder.entryList({"*.journal.json"});
        return names.isEmpty() ? QByteArray() : contentOf(folder.filePath(names.front()));
    };
    for (int i = 0; i < 10; ++i) {
        const QString name = QString("Edit%1").arg(i);
        document.changeSheets(
            {{ClipId(0), TagSheet().withRanges(document.tagNamed(name.toStdString()), {{1, 2}})}}, "Add");
        QTRY_VERIFY(written().contains(name.toUtf8()));
    }
    document.undoStack().setIndex(0);
    QTRY_VERIFY(written().isEmpty());
}

void tst_EditJournal::whatAnEditCostsDoesNotGrowWithWhatIsUnsaved()
{
    QTemporaryDir models;
    LibraryDocument document;
    UnsavedSidecars sidecars(document);
    connect(&document, &LibraryDocument::changed, this,
            [&](const DocumentChange& change) { sidecars.noteChange(change); });
    editMany(document, models);
    const auto first = sidecars.written();
    QCOMPARE(first.entries.size(), std::size_t(manyFiles));
    QCOMPARE(first.composed, std::size_t(manyFiles));
    QCOMPARE(sidecars.written().composed, std::size_t(0));

    const auto isWrittenAnew = [&](const char* text, std::size_t composed) {
        const auto now = sidecars.written();
        UnsavedSidecars anew(document);
        return now.composed == composed && now.entries == anew.written().entries &&
               now.entries.at(7).contains(text);
    };
    editOne(document, ClipId(7), "Run", {700, 710});
    QVERIFY(isWrittenAnew("700", 1));
    editOne(document, ClipId(7), "Turn", {800, 810}); // a tag that no other file has
    QVERIFY(isWrittenAnew("Turn", 1));
    document.undoStack().undo();
    document.undoStack().undo();
    QVERIFY(isWrittenAnew("Run", 1));
    TagDefinition sprint = document.library().vocabulary()[document.tagNamed("Run")];
    sprint.name = "Sprint";
    document.renameTag(document.tagNamed("Run"), sprint, "Rename");
    QVERIFY(isWrittenAnew("Sprint", manyFiles));
    QVERIFY(document.save().isComplete());
    QVERIFY(sidecars.written().entries.empty());
    editOne(document, ClipId(7), "Sprint", {700, 710});
    const auto again = sidecars.written(); // with what was saved as what it was edited from
    QCOMPARE(again.composed, std::size_t(1));
    QVERIFY(again.entries.at(0).contains("\"base\""));
    document.reset();
    QVERIFY(sidecars.written().entries.empty());
}

/// The best of three: the disk may be busy with others'.
void tst_EditJournal::beforeManyUnsavedFilesAnEditIsWrittenWithinASecond()
{
    QTemporaryDir models;
    QTemporaryDir recovery;
    LibraryDocument document;
    EditJournal journal(document, recovery.path());
    editMany(document, models);
    QVERIFY(journal.interval() <= std::chrono::milliseconds(700)); // usually
    journal.setInterval(std::chrono::milliseconds(100));
    QVERIFY(journal.write());
    QVERIFY(journal.write()); // what follows is written by itself
    const QString path = recovery.filePath(QDir(recovery.path()).entryList({"*.journal.json"}).at(0));
    qint64 least = 60'000;
    for (int i = 0; i < 3; ++i) {
        const QString name = QString("Edit%1").arg(i);
        QSignalSpy kept(&journal, &EditJournal::kept);
        QElapsedTimer clock;
        clock.start();
        editOne(document, ClipId(i), name.toStdString(), {10, 20});
        while (!contentOf(path).contains(name.toUtf8()) && clock.elapsed() < 60'000)
            QVERIFY(kept.wait(60'000));
        least = std::min(least, clock.elapsed());
    }
    QVERIFY2(least < 1000, qPrintable(QString("%1 ms").arg(least)));
}

/// Two thousand edits over a thousand unsaved files: the last ones write as much as the first.
void tst_EditJournal::whatAnEditWritesDoesNotGrowWithTheHistory()
{
    constexpr int edits = 2000, some = 100;
    QTemporaryDir models;
    QTemporaryDir recovery;
    LibraryDocument document;
    EditJournal journal(document, recovery.path());
    editMany(document, models);
    QVERIFY(journal.write());
    const QString path = recovery.filePath(QDir(recovery.path()).entryList({"*.journal.json"}).at(0));
    const qint64 whole = QFileInfo(path).size();
    std::vector<qint64> written;
    qint64 largest = whole;
    for (int i = 0; i < edits; ++i) {
        editOne(document, ClipId(std::uint32_t(i % manyFiles)), "Run",
                {10 + 4 * (i / manyFiles), 12 + 4 * (i / manyFiles)});
        const qint64 before = QFileInfo(path).size();
        QVERIFY(journal.write());
        written.push_back(QFileInfo(path).size() - before); // less where all was written anew
        largest = std::max(largest, QFileInfo(path).size());
    }
    const auto typical = [&](int from) {
        std::vector<qint64> part(written.begin() + from, written.begin() + from + some);
        std::ranges::nth_element(part, part.begin() + some / 2);
        return part[some / 2];
    };
    const qint64 first = typical(0), last = typical(edits - some);
    qInfo("an edit writes %lld bytes at first, %lld after %d edits; all is %lld", (long long)first,
          (long long)last, edits, (long long)whole);
    QVERIFY(first > 0 && last > 0);
    QVERIFY(last < 2 * first);
    QVERIFY(50 * last < whole);
    QVERIFY(largest < 5 * whole); // it is written anew now and then

    LibraryDocument next;
    EditJournal other(next, recovery.path());
    QVERIFY(other.recoverable().empty()); // this session runs
    const QByteArray left = contentOf(path);
    journal.close();
    QFile file(recovery.filePath("old.journal.json"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(left) == left.size());
    file.close();
    const auto found = other.recoverable();
    QCOMPARE(found.size(), 1u);
    QVERIFY(!found.front().isDamaged && !found.front().fault);
    QCOMPARE(found.front().sidecars.size(), std::size_t(manyFiles));
    QCOMPARE(found.front().steps.size(), std::size_t(UnsavedSteps::mostSteps));
    for (const RecoveredSidecar& each : found.front().sidecars)
        QCOMPARE(each.edited.clips.at(0).tags.at(0).ranges.size(), std::size_t(3));
}

void tst_EditJournal::aJournalThatCannotBeReadIsSaid_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("why");
    QTest::newRow("half") << QByteArray("{ half of") << "is damaged at byte";
    QTest::newRow("empty") << QByteArray() << "is damaged at byte";
    QTest::newRow("another file") << QByteArray("{}") << "is no journal";
    QTest::newRow("of a newer version")
        << QByteArray(R"({"format": "tagline.journal", "version": 99})") << "is no journal";
}

void tst_EditJournal::aJournalThatCannotBeReadIsSaid()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, why);
    QTemporaryDir recovery;
    QFile file(recovery.filePath("old.journal.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
    file.close();
    LibraryDocument document;
    EditJournal journal(document, recovery.path());
    const auto found = journal.recoverable();
    QCOMPARE(found.size(), 1u);
    QVERIFY(found.front().fault);
    const QString text = QString::fromStdString(found.front().fault->text());
    QVERIFY2(text.contains(file.fileName()) && text.contains(why), qPrintable(text));
    QVERIFY(file.exists()); // whatever is asked
}

void tst_EditJournal::aJournalThatIsSetAsideIsKeptAndNotOffered()
{
    QTemporaryDir recovery;
    QFile file(recovery.filePath("old.journal.json"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{ half of") > 0);
    file.close();
    LibraryDocument document;
    EditJournal journal(document, recovery.path());
    journal.setAside(journal.recoverable().at(0));
    QVERIFY(journal.recoverable().empty());
    QCOMPARE(contentOf(recovery.filePath("old.journal.json.unreadable")), QByteArray("{ half of"));
}

QTEST_GUILESS_MAIN(tst_EditJournal)
#include "tst_EditJournal.moc"
