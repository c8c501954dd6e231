#include "app/document/editing/EditRecovery.h"

#include "app/document/library/reading/SourceScan.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace tagline;

// No worker is there: every file fails at once. What is recovered here are saved queries.
class tst_EditRecovery : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theEditsComeOnceEverythingIsRead();
    void theEditsAreNotPutOverAnotherLibrary();

private:
    QString folder(const QString& name) const { return m_folder->filePath(name); }
    void open(const QString& name)
    {
        m_document->reset();
        m_scan->open({folder(name).toStdString()});
    }
    std::vector<std::string> queries() const
    {
        std::vector<std::string> names;
        for (const SavedQuery& query : m_document->library().savedQueries()) names.push_back(query.name);
        return names;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryDocument> m_document;
    std::unique_ptr<ImportQueue> m_queue;
    std::unique_ptr<SourceScan> m_scan;
    std::unique_ptr<EditJournal> m_journal;
    std::unique_ptr<EditRecovery> m_recovery;
};

/// Two folders with models, and the journal of a session that crashed while the first was open.
void tst_EditRecovery::init()
{
    m_recovery.reset();
    m_journal.reset();
    m_scan.reset();
    m_queue.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    for (const char* name : {"a", "b"}) {
        QVERIFY(QDir(m_folder->path()).mkdir(name));
        QFile model(folder(QString(name) + "/walk.bvh"));
        QVERIFY(model.open(QIODevice::WriteOnly));
    }
    {
        LibraryDocument crashed;
        EditJournal journal(crashed, folder("recovery"));
        journal.setOpenPaths({folder("a")});
        crashed.set(&LibraryEdit::queries, {{"of a", "Run"}}, "Save");
        QVERIFY(journal.write());
    }
    m_document = std::make_unique<LibraryDocument>();
    ImportEnvironment environment;
    environment.workerPath = folder("no-worker").toStdString();
    environment.cacheFolder = folder(".cache").toStdString();
    m_queue = std::make_unique<ImportQueue>(*m_document, environment);
    m_scan = std::make_unique<SourceScan>(*m_document, *m_queue);
    m_journal = std::make_unique<EditJournal>(*m_document, folder("recovery"));
    m_recovery = std::make_unique<EditRecovery>(*m_document, *m_queue, *m_journal);
}

void tst_EditRecovery::theEditsComeOnceEverythingIsRead()
{
    QSignalSpy finished(m_recovery.get(), &EditRecovery::finished);
    const auto found = m_journal->recoverable();
    QCOMPARE(found.size(), 1u);
    open("a");
    m_recovery->begin(found.front());
    QVERIFY(m_recovery->isUnderWay());
    QTRY_COMPARE(finished.size(), 1);
    QCOMPARE(queries(), std::vector<std::string>{"of a"});
    QVERIFY(m_journal->recoverable().empty());
    QVERIFY(!m_recovery->isUnderWay());
}

void tst_EditRecovery::theEditsAreNotPutOverAnotherLibrary()
{
    QSignalSpy finished(m_recovery.get(), &EditRecovery::finished);
    QSignalSpy read(m_queue.get(), &ImportQueue::finished);
    open("a");
    m_recovery->begin(m_journal->recoverable().at(0));
    open("b");
    QTRY_VERIFY(!read.isEmpty() && m_queue->isIdle());
    QCOMPARE(m_document->library().sourceCount(), 1u);
    QVERIFY(finished.isEmpty());
    QVERIFY(queries().empty());
    QCOMPARE(m_journal->recoverable().size(), 1u); // offered again
}

QTEST_GUILESS_MAIN(tst_EditRecovery)
#include "tst_EditRecovery.moc"
