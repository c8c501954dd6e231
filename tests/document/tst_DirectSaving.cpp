// Where a disk refuses that a new file takes the old one's place: nothing is written into the file unless a
// person says so, and then what it held is kept first. What cannot be saved can be copied elsewhere.

#include "app/document/library/UnsavedCopies.h"
#include "core/library/backups/BackupFolder.h"
#include "core/library/backups/SidecarBackups.h"
#include "core/tags/sheet/TagEdits.h"
#include "tests/document/SmallLibrary.h"
#include "tests/support/FailingCalls.h"

#include <QDir>
#include <QTest>

#include <cerrno>

using namespace tagline;
using namespace tagline::test;

class tst_DirectSaving : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { (void)unstage(); }
    void aRefusedRenameIsWrittenAroundOnlyWhenWanted();
    void whatCannotBeKeptIsNotWrittenOver();
    void aWritingThatEndsMidwayNamesItsBackup();
    void unsavedFilesAreCopied();

private:
    std::string path(const char* name) const { return m_folder->filePath(name).toStdString(); }
    QByteArray content(const char* name) const { return contentOf(m_folder->filePath(name)); }
    void edit(Frame start)
    {
        m_document->editSheet(m_clip, "Add", 0, [&](const TagSheet& sheet) {
            return withRangeAdded(sheet, m_run, {start, start + 2}, 1000);
        });
        TagDefinition definition = m_document->library().vocabulary()[m_run];
        definition.isRegistered = true;
        definition.description = "From " + std::to_string(start);
        m_document->defineTag(definition, "Describe");
    }
    SaveReport save(WritingWay way) { return m_document->save(ConflictChoice::Ask, {}, {}, way); }
    /// A share that lets no file be renamed.
    void refuseRenames() const
    {
        stage({m_folder->filePath("library").toStdString(), 1, EPERM, true, "renameat2"});
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryDocument> m_document;
    ClipId m_clip;
    TagId m_run;
};

void tst_DirectSaving::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("TAGLINE_STATE_DIR", m_folder->filePath("state").toUtf8());
    QDir(m_folder->path()).mkpath("library");
    m_document = std::make_unique<LibraryDocument>();
    const SourceId source = addFile(*m_document, *m_folder, "library/walk.bvh", {1000});
    m_clip = m_document->library().source(source).clips.front();
    m_run = m_document->tagNamed("Run");
    m_document->setLibraryPath(path("library/all.tagline"));
    edit(0);
    QVERIFY(save(WritingWay::Replacing).isComplete());
}

void tst_DirectSaving::aRefusedRenameIsWrittenAroundOnlyWhenWanted()
{
    const QByteArray tags = content("library/walk.bvh.tags.json"), library = content("library/all.tagline");
    edit(10);
    refuseRenames();
    const SaveReport refused = save(WritingWay::Replacing);
    QCOMPARE(refused.errors.size(), std::size_t(2));
    for (const Error& error : refused.errors) QCOMPARE(error.code, std::string("file.write"));
    QVERIFY(m_document->isModified());
    QCOMPARE(content("library/walk.bvh.tags.json"), tags);
    QCOMPARE(content("library/all.tagline"), library);

    const SaveReport done = save(WritingWay::Direct);
    QVERIFY2(done.isComplete(), done.errors.empty() ? "" : done.errors.front().text().c_str());
    QVERIFY(!m_document->isModified());
    QVERIFY(content("library/walk.bvh.tags.json") != tags);
    QVERIFY(content("library/all.tagline").contains("From 10"));
    for (const auto& [file, before] : {std::pair(path("library/walk.bvh.tags.json"), tags),
                                       std::pair(path("library/all.tagline"), library)}) {
        const auto kept = backupsOf(standardBackupFolder(), file);
        QVERIFY(!kept.empty());
        QCOMPARE(contentOf(QString::fromStdString(kept.front().path)), before);
    }
    edit(20); // a save that follows asks for nothing of the kind
    QVERIFY(!save(WritingWay::Replacing).isComplete());
}

void tst_DirectSaving::whatCannotBeKeptIsNotWrittenOver()
{
    const QByteArray tags = content("library/walk.bvh.tags.json"), library = content("library/all.tagline");
    edit(10);
    stage({m_folder->filePath("state").toStdString(), 1, ENOSPC, true});
    const SaveReport report = save(WritingWay::Direct);
    (void)unstage();
    QCOMPARE(report.errors.size(), std::size_t(2));
    for (const Error& error : report.errors) QCOMPARE(error.code, std::string("file.unkept"));
    QCOMPARE(content("library/walk.bvh.tags.json"), tags);
    QCOMPARE(content("library/all.tagline"), library);
    QVERIFY(m_document->isModified());
}

void tst_DirectSaving::aWritingThatEndsMidwayNamesItsBackup()
{
    const QByteArray tags = content("library/walk.bvh.tags.json");
    edit(10);
    stage({path("library/walk.bvh.tags.json"), 1, EIO, true, "fsync"}); // whatever was written is not sure
    const SaveReport report = save(WritingWay::Direct);
    (void)unstage();
    QVERIFY(!report.errors.empty());
    const Error& error = report.errors.front();
    QCOMPARE(error.code, std::string("file.half-written"));
    const auto kept = backupsOf(standardBackupFolder(), error.file);
    QVERIFY(!kept.empty());
    QVERIFY2(error.message.find(kept.front().path) != std::string::npos, error.message.c_str());
    QCOMPARE(contentOf(QString::fromStdString(kept.front().path)), tags);
    QVERIFY(m_document->isModified());
}

void tst_DirectSaving::unsavedFilesAreCopied()
{
    const QByteArray tags = content("library/walk.bvh.tags.json");
    edit(10);
    QDir(m_folder->path()).mkpath("copies");
    const auto copies = writeUnsavedCopies(*m_document, path("copies"));
    QVERIFY2(copies, copies ? "" : copies.error().text().c_str());
    QCOMPARE(copies->size(), std::size_t(2));
    QVERIFY(m_document->isModified());
    QCOMPARE(content("library/walk.bvh.tags.json"), tags);
    QDir(m_folder->path()).mkpath("stopped");
    const auto stopped = writeUnsavedCopies(*m_document, path("stopped"), [](const auto& work) {
        work([](double share) { return share == 0; }); // between the first copy and the second
    });
    QVERIFY(!stopped && stopped.error().code == "save.cancelled");
    QVERIFY(QDir(m_folder->filePath("stopped")).entryList(QDir::Files).isEmpty());
    const auto again = writeUnsavedCopies(*m_document, path("copies"));
    QVERIFY(!again);
    QCOMPARE(again.error().code, std::string("file.in-the-way"));
    const QByteArray copy = content("copies/walk.bvh.tags.json"),
                     copyOfLibrary = content("copies/all.tagline");
    QVERIFY(save(WritingWay::Replacing).isComplete());
    QCOMPARE(content("library/walk.bvh.tags.json"), copy);
    QCOMPARE(content("library/all.tagline"), copyOfLibrary);
}

QTEST_GUILESS_MAIN(tst_DirectSaving)
#include "tst_DirectSaving.moc"
