#include "app/document/library/reading/SourceScan.h"
#include "core/system/saving/DurableFile.h"
#include "tests/support/Nobody.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <fstream>
#include <numeric>
#include <set>
#include <utility>

#include <sys/stat.h>

using namespace tagline;
using tagline::test::Nobody;

// No worker is there: every file fails at once, and not as one that was cancelled.
class tst_ImportQueue : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aCancelledScanAddsNothing();
    void whatComesAfterACancelIsRead();
    void whatWasCancelledIsReadWhenOpenedAgain();
    void theAwaitedFileIsReadBeforeTheOthers();
    void whatWasReadStaysWhereReadingItAnewIsCancelled();
    void aFolderWithoutFilesLeavesNothingRunning();
    void aNameThatIsNoTextIsSaid();
    void aResetForgetsWhatWaits();
    void editedImportSettingsAreReadAndTheLastOnesCount();
    void foldersThatAnotherProgramNamesAreRead_data();
    void foldersThatAnotherProgramNamesAreRead();
    void filesOfAnotherProgramAreReadAsItSays_data();
    void filesOfAnotherProgramAreReadAsItSays();
    void filesThatAnotherProgramNamesTwiceAreNotTold();
    void thousandsOfFilesByThemselvesAreAddedAtOnce();
    void thousandsOfFilesAreHandedOverInParts();
    void whatIsNoModelIsNotKept();
    void theLibraryFileThatWasTakenIsTold();
    void foldersThatCannotBeWrittenAreTold();
    void aCacheThatCannotBeWrittenIsToldOnce();
    void aLookAgainFindsWhatIsNewAndWhatIsGone();
    void aLookAgainIsCancelled();
    void aLookAgainDoesNotOutliveItsLibrary();

private:
    /// A library of the folder "old", which has its file, to which another program adds: nothing is read.
    LibraryFile savedLibrary() const
    {
        [&] {
            QVERIFY(QDir(m_folder->path()).mkpath("new") && QDir(m_folder->path()).mkpath("old"));
            m_document->addScan({}, {m_folder->filePath("old").toStdString()});
            QVERIFY(!m_document->saveLibraryAs(libraryPath()));
        }();
        return m_document->savedLibraryFile();
    }
    std::string libraryPath() const { return m_folder->filePath("mine.tagline").toStdString(); }
    /// Another program writes the library's file, and it is noticed.
    void takeFromElsewhere(const LibraryFile& file) const
    {
        QVERIFY(writeDurably(libraryPath(), writtenLibraryFile(file)));
        const auto stamp = stampOf(libraryPath());
        QVERIFY(stamp);
        QVERIFY(m_document->takeLibraryFile(LibraryFileOnDisk{file, *stamp}).errors.empty());
    }
    std::vector<std::string> paths() const { return {m_folder->path().toStdString()}; }
    const LibrarySource& source(std::uint32_t index) const
    {
        return m_document->library().source(SourceId(index));
    }
    void addModels(int count) const
    {
        for (int i = 0; i < count; ++i) {
            QFile file(m_folder->filePath(QString("walk%1.bvh").arg(i)));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
    }

    void makeQueue(const ImportEnvironment& environment)
    {
        m_scan.reset();
        m_queue = std::make_unique<ImportQueue>(*m_document, environment);
        m_scan = std::make_unique<SourceScan>(*m_document, *m_queue);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryDocument> m_document;
    std::unique_ptr<ImportQueue> m_queue;
    std::unique_ptr<SourceScan> m_scan;
};

void tst_ImportQueue::init()
{
    m_scan.reset();
    m_queue.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_document = std::make_unique<LibraryDocument>();
    ImportEnvironment environment;
    environment.workerPath = m_folder->filePath("no-worker").toStdString();
    environment.cacheFolder = m_folder->filePath(".cache").toStdString();
    makeQueue(environment);
}

void tst_ImportQueue::aCancelledScanAddsNothing()
{
    addModels(3);
    QSignalSpy finished(m_queue.get(), &ImportQueue::finished);
    m_scan->open(paths());
    m_queue->cancel();
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(m_document->library().sourceCount(), 0u);
    QVERIFY(m_queue->isIdle());
}

void tst_ImportQueue::whatComesAfterACancelIsRead()
{
    aCancelledScanAddsNothing();
    QSignalSpy finished(m_queue.get(), &ImportQueue::finished);
    m_scan->open(paths());
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(m_document->library().sourceCount(), 3u);
    for (std::uint32_t i = 0; i < 3; ++i) {
        QVERIFY(source(i).error.has_value());
        QVERIFY2(source(i).error->code != "import.cancelled", source(i).error->code.c_str());
    }
}

void tst_ImportQueue::whatWasCancelledIsReadWhenOpenedAgain()
{
    addModels(300);
    LibraryScan scan = scanLibrary(paths());
    QSignalSpy finished(m_queue.get(), &ImportQueue::finished);
    m_document->addScan(scan, paths());
    QCOMPARE(m_queue->totalCount(), 300);
    m_queue->cancel();
    QTRY_COMPARE(finished.size(), 1);
    std::size_t cancelled = 0;
    for (std::uint32_t i = 0; i < 300; ++i) {
        QCOMPARE(source(i).state, SourceState::Failed);
        cancelled += source(i).error->code == "import.cancelled";
    }
    QVERIFY(cancelled > 0);
    m_document->addScan(scan, paths());
    QCOMPARE(std::size_t(m_queue->totalCount()), cancelled);
}

/// With a worker that takes its time: those that are being read go on, all others wait.
void tst_ImportQueue::theAwaitedFileIsReadBeforeTheOthers()
{
    const int threads = QThread::idealThreadCount();
    ImportEnvironment environment;
    environment.workerPath = m_folder->filePath("slow-worker").toStdString();
    environment.cacheFolder = m_folder->filePath(".cache").toStdString();
    std::ofstream(environment.workerPath) << "#!/bin/sh\nsleep 0.2\nexit 1\n";
    QCOMPARE(::chmod(environment.workerPath.c_str(), 0700), 0);
    makeQueue(environment);
    for (int i = 0; i < 4 * threads; ++i)
        std::ofstream(m_folder->filePath(QString("walk%1.bvh").arg(i, 4, 10, QChar('0'))).toStdString())
            << "HIERARCHY " << i;
    std::vector<SourceId> read;
    connect(m_document.get(), &LibraryDocument::changed, this, [&](const DocumentChange& change) {
        for (const SourceId source : change.sources)
            if (m_document->library().source(source).state != SourceState::Pending) read.push_back(source);
    });
    m_document->addScan(scanLibrary(paths()), paths());
    QCOMPARE(m_queue->totalCount(), 4 * threads);
    const SourceId last(std::uint32_t(4 * threads - 1));
    m_queue->readFirst(last);
    m_queue->readFirst(SourceId(1'000'000)); // nobody waits for it
    QSignalSpy finished(m_queue.get(), &ImportQueue::finished);
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 30'000);
    QCOMPARE(int(read.size()), 4 * threads); // each once
    QCOMPARE(std::set<SourceId>(read.begin(), read.end()).size(), read.size());
    const auto place = std::find(read.begin(), read.end(), last) - read.begin();
    QVERIFY2(place <= 2 * threads, qPrintable(QString("%1 of %2").arg(place).arg(read.size())));
}

/// As where the files of a folder agree on an axis, or a person takes another unit.
void tst_ImportQueue::whatWasReadStaysWhereReadingItAnewIsCancelled()
{
    addModels(300);
    QSignalSpy finished(m_queue.get(), &ImportQueue::finished);
    m_document->addScan(scanLibrary(paths()), paths());
    QTRY_COMPARE(finished.size(), 1);
    finished.clear();
    std::vector<SourceId> all;
    std::vector<std::pair<SourceId, LoadedSource>> loaded;
    for (std::uint32_t i = 0; i < 300; ++i) {
        loaded.emplace_back(all.emplace_back(i),
                            LoadedSource{std::make_shared<const ImportedModel>(), {}, StoredSidecar()});
    }
    m_document->takeLoaded(std::move(loaded));
    m_document->readAnew(all);
    m_queue->cancel();
    QTRY_COMPARE(finished.size(), 1);
    int kept = 0;
    for (std::uint32_t i = 0; i < 300; ++i) {
        kept += source(i).state == SourceState::Ready;
        QVERIFY(!source(i).wasCancelled()); // some were read, by a worker that is not there
    }
    QVERIFY(kept > 0);
}

void tst_ImportQueue::aFolderWithoutFilesLeavesNothingRunning()
{
    QSignalSpy finished(m_queue.get(), &ImportQueue::finished);
    QSignalSpy nothing(m_scan.get(), &SourceScan::nothingFound);
    m_scan->open(paths());
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(m_queue->totalCount(), 0);
    QCOMPARE(nothing.size(), 1);
    QCOMPARE(nothing[0][0].toStringList(), QStringList{m_folder->path()});
    addModels(1);
    m_scan->open(paths());
    m_scan->open(paths()); // the last scan finds nothing new
    QTRY_VERIFY(m_queue->isIdle());
    QCOMPARE(nothing.size(), 1);
    QTRY_COMPARE(m_queue->totalCount(), 0);
    QCOMPARE(m_queue->doneCount(), 0);
}

/// Neither sidecars nor library files could name it.
void tst_ImportQueue::aNameThatIsNoTextIsSaid()
{
    addModels(1);
    std::ofstream(m_folder->path().toStdString() + "/bad\xff.bvh").put(' ');
    std::vector<Error> errors;
    connect(m_scan.get(), &SourceScan::failed, this, [&](const std::vector<Error>& said) { errors = said; });
    QSignalSpy finished(m_queue.get(), &ImportQueue::finished);
    m_scan->open(paths());
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(m_document->library().sourceCount(), 1u);
    QCOMPARE(errors.size(), std::size_t(1));
    QCOMPARE(errors[0].code, std::string("scan.name-no-text"));
}

void tst_ImportQueue::aResetForgetsWhatWaits()
{
    addModels(300);
    m_document->addScan(scanLibrary(paths()), paths());
    QVERIFY(!m_queue->isIdle());
    m_document->reset();
    QVERIFY(m_queue->isIdle());

    // What is opened next is read after all of it, by the same threads.
    QVERIFY(QDir(m_folder->path()).mkpath("next"));
    QVERIFY(QFile::copy(m_folder->filePath("walk0.bvh"), m_folder->filePath("next/run.bvh")));
    std::vector<SourceId> told;
    connect(m_document.get(), &LibraryDocument::changed, this, [&](const DocumentChange& change) {
        told.insert(told.end(), change.sources.begin(), change.sources.end());
    });
    QSignalSpy progressed(m_queue.get(), &ImportQueue::progressed);
    QSignalSpy finished(m_queue.get(), &ImportQueue::finished);
    m_scan->open({m_folder->filePath("next").toStdString()});
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(m_document->library().sourceCount(), 1u);
    QCOMPARE(told, (std::vector<SourceId>{SourceId(0), SourceId(0)})); // added, and read
    for (const auto& each : progressed) QVERIFY(each.at(1).toInt() <= 1);
}

void tst_ImportQueue::editedImportSettingsAreReadAndTheLastOnesCount()
{
    addModels(1);
    QSignalSpy finished(m_queue.get(), &ImportQueue::finished);
    m_scan->open(paths());
    QTRY_COMPARE(finished.size(), 1);
    int deliveries = 0;
    connect(m_document.get(), &LibraryDocument::changed, this,
            [&](const DocumentChange& change) { deliveries += change.areSourcesChanged; });
    for (const double metres : {1.0, 0.01, 0.0254}) {
        const SourceSettings settings{SourceId(0), {{}, metres, {}}};
        m_document->setImportSettings({&settings, 1}, "Import Settings");
    }
    QCOMPARE(m_queue->totalCount(), 3);
    QTRY_COMPARE(finished.size(), 2);
    QCOMPARE(deliveries, 1);
    m_document->undoStack().undo();
    QTRY_COMPARE(finished.size(), 3);
    QCOMPARE(deliveries, 2);
}

void tst_ImportQueue::foldersThatAnotherProgramNamesAreRead_data()
{
    QTest::addColumn<bool>("isBySaving"); // else it is noticed
    QTest::newRow("noticed") << false;
    QTest::newRow("merged by a save") << true;
}

void tst_ImportQueue::foldersThatAnotherProgramNamesAreRead()
{
    QFETCH(bool, isBySaving);
    LibraryFile file = savedLibrary();
    QCOMPARE(file.roots, std::vector<std::string>{"old"});
    addModels(1);
    QVERIFY(QFile::rename(m_folder->filePath("walk0.bvh"), m_folder->filePath("new/walk0.bvh")));
    LibraryFile foreign; // it lies there, and nobody asked for it
    foreign.queries.emplace_back().name = "foreign";
    foreign.queries.back().text = "Jump";
    QVERIFY(
        writeDurably(m_folder->filePath("new/foreign.tagline").toStdString(), writtenLibraryFile(foreign)));
    file.roots.push_back("new");
    if (isBySaving) {
        QVERIFY(writeDurably(libraryPath(), writtenLibraryFile(file)));
        m_document->set(&LibraryEdit::queries, {{"fast", "Run"}}, "Save");
        QVERIFY(m_document->save().isComplete());
    } else {
        takeFromElsewhere(file);
    }
    QTRY_COMPARE(m_document->library().sourceCount(), 1u);
    QTRY_VERIFY(m_queue->isIdle());
    QCOMPARE(m_document->libraryFile().roots, (std::vector<std::string>{"old", "new"}));
    QVERIFY(!m_document->isModified());
    QCOMPARE(m_document->library().savedQueries().size(), std::size_t(isBySaving));
}

void tst_ImportQueue::filesOfAnotherProgramAreReadAsItSays_data()
{
    QTest::addColumn<QString>("named");
    QTest::newRow("where it is") << "new/walk0.bvh";
    QTest::newRow("through a link") << "link/walk0.bvh";
}

void tst_ImportQueue::filesOfAnotherProgramAreReadAsItSays()
{
    QFETCH(QString, named);
    m_scan.reset(); // it would take the folder for itself
    LibraryFile file = savedLibrary();
    addModels(1);
    QVERIFY(QFile::rename(m_folder->filePath("walk0.bvh"), m_folder->filePath("new/walk0.bvh")));
    file.roots.push_back("new");
    LibraryImport& import = file.imports.emplace_back();
    QVERIFY(QFile::link(m_folder->filePath("new"), m_folder->filePath("link")));
    import.source = named.toStdString();
    import.settings.metresPerUnit = 0.01;
    takeFromElsewhere(file);
    const std::vector<std::string> added{m_folder->filePath("new").toStdString()};
    m_document->addScan(scanLibrary(added), added);
    QCOMPARE(m_queue->totalCount(), 1);
    QCOMPARE(m_document->library().sourceCount(), 1u);
    const SourceId read(0);
    QVERIFY(m_document->importSettings(std::span(&read, 1)).front() == import.settings); // as the queue asks
}

void tst_ImportQueue::filesThatAnotherProgramNamesTwiceAreNotTold()
{
    LibraryFile file = savedLibrary();
    addModels(1);
    QVERIFY(QFile::rename(m_folder->filePath("walk0.bvh"), m_folder->filePath("old/walk0.bvh")));
    QSignalSpy finished(m_queue.get(), &ImportQueue::finished);
    m_scan->open({m_folder->filePath("old").toStdString()});
    QTRY_COMPARE(finished.size(), 1);
    QSignalSpy known(m_scan.get(), &SourceScan::filesKnown);
    file.roots.push_back("old/walk0.bvh");
    takeFromElsewhere(file);
    QTRY_COMPARE(finished.size(), 2);
    QCOMPARE(m_document->library().sourceCount(), 1u);
    QVERIFY(known.isEmpty()); // nobody here opened it
    m_scan->open({m_folder->filePath("old").toStdString()});
    QTRY_COMPARE(known.size(), 1);
}

void tst_ImportQueue::thousandsOfFilesByThemselvesAreAddedAtOnce()
{
    std::vector<std::string> added;
    for (int i = 0; i < 5000; ++i)
        added.push_back(m_folder->filePath(QString("walk%1.bvh").arg(i)).toStdString());
    QElapsedTimer clock;
    clock.start();
    m_document->addScan({}, added);
    QVERIFY2(clock.elapsed() < 2000, qPrintable(QString::number(clock.elapsed())));
    QCOMPARE(m_document->libraryFile().roots.size(), std::size_t(5000));
}

/// However long the window was held up meanwhile.
void tst_ImportQueue::thousandsOfFilesAreHandedOverInParts()
{
    constexpr int files = 4500;
    addModels(files);
    std::vector<std::size_t> parts;
    std::set<SourceId> read;
    bool isHeldUp = false;
    connect(m_document.get(), &LibraryDocument::changed, this, [&](const DocumentChange& change) {
        if (!change.areSheetsChanged) return;
        parts.push_back(change.sources.size());
        read.insert(change.sources.begin(), change.sources.end());
        if (!std::exchange(isHeldUp, true)) QThread::msleep(1000);
    });
    QSignalSpy finished(m_queue.get(), &ImportQueue::finished);
    m_scan->open(paths());
    QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 60'000);
    QCOMPARE(read.size(), std::size_t(files));
    QVERIFY(std::ranges::max(parts) <= 2000);
    QCOMPARE(std::accumulate(parts.begin(), parts.end(), std::size_t(0)), std::size_t(files));
}

void tst_ImportQueue::whatIsNoModelIsNotKept()
{
    addModels(1);
    QFile table(m_folder->filePath("in.csv"));
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write("clip,start\n");
    table.close();
    const std::vector<std::string> added{m_folder->filePath("walk0.bvh").toStdString(),
                                         table.fileName().toStdString()};
    const LibraryScan scan = scanLibrary(added);
    QCOMPARE(scan.errors.size(), std::size_t(1));
    m_document->addScan(scan, added);
    QCOMPARE(m_document->libraryFile().roots.size(), std::size_t(1));
}

void tst_ImportQueue::theLibraryFileThatWasTakenIsTold()
{
    for (const char* name : {"b", "a", "c"}) {
        LibraryFile file;
        file.queries.push_back({name, "Walk", {}});
        QVERIFY(writeDurably(m_folder->filePath(QString(name) + ".tagline").toStdString(),
                             writtenLibraryFile(file)));
    }
    QSignalSpy chosen(m_scan.get(), &SourceScan::libraryChosen);
    QSignalSpy finished(m_queue.get(), &ImportQueue::finished);
    m_scan->open(paths());
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.front().at(0).toString(), QString("a.tagline"));
    QCOMPARE(chosen.front().at(1).toStringList(), (QStringList{"b.tagline", "c.tagline"}));
    QCOMPARE(m_document->library().savedQueries().size(), 1u);
    m_scan->open(paths()); // what is added is added
    QTRY_COMPARE(finished.size(), 2);
    QCOMPARE(chosen.size(), 1);
}

void tst_ImportQueue::foldersThatCannotBeWrittenAreTold()
{
    addModels(2);
    QVERIFY(QDir(m_folder->path()).mkpath("own"));
    QVERIFY(QFile::copy(m_folder->filePath("walk0.bvh"), m_folder->filePath("own/run.bvh")));
    QCOMPARE(::chmod(m_folder->path().toUtf8(), 0555), 0);
    QCOMPARE(::chmod(m_folder->filePath("own").toUtf8(), 0777), 0);
    QSignalSpy unwritable(m_scan.get(), &SourceScan::foldersUnwritable);
    QSignalSpy finished(m_queue.get(), &ImportQueue::finished);
    {
        const Nobody nobody;
        m_scan->open(paths());
        QTRY_COMPARE(finished.size(), 1);
    }
    ::chmod(m_folder->path().toUtf8(), 0755);
    QCOMPARE(unwritable.size(), 1);
    QCOMPARE(unwritable.front().front().toStringList(), QStringList{QDir(m_folder->path()).canonicalPath()});
    m_scan->open(paths());
    QTRY_COMPARE(finished.size(), 2);
    QCOMPARE(unwritable.size(), 1);
}

void tst_ImportQueue::aCacheThatCannotBeWrittenIsToldOnce()
{
    QFile file(m_folder->filePath("walk.bvh"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("HIERARCHY") > 0);
    file.close();
    ImportEnvironment environment;
    environment.workerPath = "/no/such/worker";
    environment.cacheFolder = m_folder->filePath("walk.bvh/cache").toStdString();
    makeQueue(environment);
    QSignalSpy told(m_queue.get(), &ImportQueue::cacheUnwritable);
    QSignalSpy finished(m_queue.get(), &ImportQueue::finished);
    for (int i = 1; i <= 2; ++i) {
        QVERIFY(QFile::copy(file.fileName(), m_folder->filePath(QString("more%1.bvh").arg(i))));
        m_scan->open(paths());
        QTRY_COMPARE(finished.size(), i);
        QCOMPARE(told.size(), 1);
    }
    QCOMPARE(told.front().front().toString(), QString::fromStdString(environment.cacheFolder));
}

void tst_ImportQueue::aLookAgainFindsWhatIsNewAndWhatIsGone()
{
    addModels(2);
    QSignalSpy finished(m_queue.get(), &ImportQueue::finished);
    QSignalSpy looked(m_scan.get(), &SourceScan::lookedAgain);
    m_scan->open(paths());
    QTRY_COMPARE(finished.size(), 1);
    QVERIFY(QDir(m_folder->path()).mkpath("new"));
    QVERIFY(QFile::rename(m_folder->filePath("walk0.bvh"), m_folder->filePath("new/walk0.bvh")));
    m_scan->lookAgain();
    QVERIFY(m_scan->isLookingAgain());
    QTRY_COMPARE(looked.size(), 1);
    QCOMPARE(looked[0][0].toBool(), true);
    QVERIFY(!m_scan->isLookingAgain());
    QCOMPARE(m_document->library().sourceCount(), 3u);
    const auto at = [&](const char* name) {
        const auto id = m_document->library().findSource(m_folder->filePath(name).toStdString());
        return &m_document->library().source(id.value_or(SourceId(0)));
    };
    QVERIFY(at("walk0.bvh")->isMissing());
    QCOMPARE(at("new/walk0.bvh")->error->code, std::string("import.empty")); // it was read
    QVERIFY(QFile::rename(m_folder->filePath("new/walk0.bvh"), m_folder->filePath("walk0.bvh")));
    m_scan->lookAgain();
    QTRY_COMPARE(looked.size(), 2);
    QVERIFY(!at("walk0.bvh")->isMissing());
    QVERIFY(at("new/walk0.bvh")->isMissing());
    QCOMPARE(m_document->undoStack().count(), 0);
}

void tst_ImportQueue::aLookAgainIsCancelled()
{
    addModels(1);
    QSignalSpy finished(m_queue.get(), &ImportQueue::finished);
    QSignalSpy looked(m_scan.get(), &SourceScan::lookedAgain);
    m_scan->open(paths());
    QTRY_COMPARE(finished.size(), 1);
    QVERIFY(QFile::rename(m_folder->filePath("walk0.bvh"), m_folder->filePath("run.bvh")));
    m_scan->lookAgain();
    m_queue->cancel();
    QTRY_COMPARE(looked.size(), 1);
    QCOMPARE(looked[0][0].toBool(), false);
    QCOMPARE(m_document->library().sourceCount(), 1u);
    QVERIFY(!source(0).isMissing());
    m_scan->lookAgain();
    QTRY_COMPARE(looked.size(), 2);
    QCOMPARE(m_document->library().sourceCount(), 2u);
}

void tst_ImportQueue::aLookAgainDoesNotOutliveItsLibrary()
{
    addModels(1);
    QSignalSpy finished(m_queue.get(), &ImportQueue::finished);
    QSignalSpy looked(m_scan.get(), &SourceScan::lookedAgain);
    QSignalSpy forgotten(m_scan.get(), &SourceScan::lookForgotten);
    m_scan->open(paths());
    QTRY_COMPARE(finished.size(), 1);
    m_scan->lookAgain();
    m_document->reset();
    QVERIFY(!m_scan->isLookingAgain());
    QCOMPARE(forgotten.size(), 1); // so that nobody shows it any more
    m_scan->open(paths());
    QTRY_COMPARE(finished.size(), 2);
    QCOMPARE(looked.size(), 0);
    QCOMPARE(m_document->library().sourceCount(), 1u);
}

QTEST_GUILESS_MAIN(tst_ImportQueue)
#include "tst_ImportQueue.moc"
