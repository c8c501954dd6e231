#include "app/document/ImportQueue.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace tagline;

// No worker is there: every file fails at once, and not as one that was cancelled.
class tst_ImportQueue : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aCancelledScanAddsNothing();
    void whatComesAfterACancelIsRead();
    void whatWasCancelledIsReadWhenOpenedAgain();
    void aFolderWithoutFilesLeavesNothingRunning();
    void aNameThatIsNoTextIsSaid();
    void aResetForgetsWhatWaits();
    void editedImportSettingsAreReadAndTheLastOnesCount();

private:
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

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryDocument> m_document;
    std::unique_ptr<ImportQueue> m_queue;
};

void tst_ImportQueue::init()
{
    m_queue.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_document = std::make_unique<LibraryDocument>();
    ImportEnvironment environment;
    environment.workerPath = m_folder->filePath("no-worker").toStdString();
    environment.cacheFolder = m_folder->filePath(".cache").toStdString();
    m_queue = std::make_unique<ImportQueue>(*m_document, environment);
}

void tst_ImportQueue::aCancelledScanAddsNothing()
{
    addModels(3);
    QSignalSpy finished(m_queue.get(), &ImportQueue::finished);
    m_queue->open(paths());
    m_queue->cancel();
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(m_document->library().sourceCount(), 0u);
    QVERIFY(m_queue->isIdle());
}

void tst_ImportQueue::whatComesAfterACancelIsRead()
{
    aCancelledScanAddsNothing();
    QSignalSpy finished(m_queue.get(), &ImportQueue::finished);
    m_queue->open(paths());
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
    const auto toRead = m_document->addScan(scan, paths());
    QSignalSpy finished(m_queue.get(), &ImportQueue::finished);
    for (const SourceToRead& each : toRead) m_queue->read(each);
    m_queue->cancel();
    QTRY_COMPARE(finished.size(), 1);
    std::size_t cancelled = 0;
    for (std::uint32_t i = 0; i < 300; ++i) {
        QCOMPARE(source(i).state, SourceState::Failed);
        cancelled += source(i).error->code == "import.cancelled";
    }
    QVERIFY(cancelled > 0);
    QCOMPARE(m_document->addScan(scan, paths()).size(), cancelled);
}

void tst_ImportQueue::aFolderWithoutFilesLeavesNothingRunning()
{
    QSignalSpy finished(m_queue.get(), &ImportQueue::finished);
    m_queue->open(paths());
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(m_queue->totalCount(), 0);
    addModels(1);
    m_queue->open(paths());
    m_queue->open(paths()); // the last scan finds nothing new
    QTRY_VERIFY(m_queue->isIdle());
    QTRY_COMPARE(m_queue->totalCount(), 0);
    QCOMPARE(m_queue->doneCount(), 0);
}

/// Neither sidecars nor library files could name it.
void tst_ImportQueue::aNameThatIsNoTextIsSaid()
{
    addModels(1);
    std::ofstream(m_folder->path().toStdString() + "/bad\xff.bvh").put(' ');
    std::vector<Error> errors;
    connect(m_queue.get(), &ImportQueue::scanFailed, this,
            [&](const std::vector<Error>& said) { errors = said; });
    QSignalSpy finished(m_queue.get(), &ImportQueue::finished);
    m_queue->open(paths());
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(m_document->library().sourceCount(), 1u);
    QCOMPARE(errors.size(), std::size_t(1));
    QCOMPARE(errors[0].code, std::string("scan.name-no-text"));
}

void tst_ImportQueue::aResetForgetsWhatWaits()
{
    addModels(300);
    for (const SourceToRead& each : m_document->addScan(scanLibrary(paths()), paths())) m_queue->read(each);
    m_document->reset();
    QVERIFY(m_queue->isIdle());
    QTest::qWait(100);
    QCOMPARE(m_document->library().sourceCount(), 0u);
}

void tst_ImportQueue::editedImportSettingsAreReadAndTheLastOnesCount()
{
    addModels(1);
    QSignalSpy finished(m_queue.get(), &ImportQueue::finished);
    m_queue->open(paths());
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

QTEST_GUILESS_MAIN(tst_ImportQueue)
#include "tst_ImportQueue.moc"
