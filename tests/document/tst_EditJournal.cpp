#include "app/document/EditJournal.h"
#include "core/tags/TagEdits.h"
#include "tests/document/SmallLibrary.h"

#include <QDir>
#include <QTest>

using namespace tagline;
using namespace tagline::test;

class tst_EditJournal : public QObject
{
    Q_OBJECT

private slots:
    void editsOfACrashedSessionComeBack();
    void aRunningSessionIsNotOffered();
    void nothingIsWrittenWhileNothingIsUnsaved();
    void aDamagedJournalIsPassedOver();
};

namespace {

/// A session that tags a clip and ends without saving or closing, as one that crashed.
void crash(const QTemporaryDir& models, const QString& recovery)
{
    LibraryDocument document;
    EditJournal journal(document, recovery);
    journal.setOpenPaths({models.path()});
    const SourceId source = addFile(document, models, "walk.bvh", {100});
    const ClipId clip = document.library().source(source).clips.front();
    const TagId run = document.tagNamed("Run");
    document.editSheet(clip, "Add", 0, [&](const TagSheet& sheet) {
        return withRangeAdded(sheet, run, {10, 20}, 100);
    });
    journal.write();
}

} // namespace

void tst_EditJournal::editsOfACrashedSessionComeBack()
{
    QTemporaryDir models;
    QTemporaryDir recovery;
    crash(models, recovery.path());

    LibraryDocument document;
    EditJournal journal(document, recovery.path());
    const auto found = journal.recoverable();
    QCOMPARE(found.size(), 1u);
    QCOMPARE(found.front().openPaths, QStringList{models.path()});
    const SourceId source = addFile(document, models, "walk.bvh", {100});
    QCOMPARE(EditJournal::apply(found.front(), document, "Recovered"), 1);
    const ClipId clip = document.library().source(source).clips.front();
    QCOMPARE(document.library().clip(clip).sheet.rangeCount(), 1u);
    document.undoStack().undo();
    QCOMPARE(document.library().clip(clip).sheet.rangeCount(), 0u);
    journal.discard(found.front());
    QVERIFY(journal.recoverable().empty());
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

void tst_EditJournal::nothingIsWrittenWhileNothingIsUnsaved()
{
    QTemporaryDir recovery;
    LibraryDocument document;
    EditJournal journal(document, recovery.path());
    journal.write();
    QVERIFY(QDir(recovery.path()).entryList({"*.journal.json"}).isEmpty());
}

void tst_EditJournal::aDamagedJournalIsPassedOver()
{
    QTemporaryDir recovery;
    QFile file(recovery.filePath("old.journal.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{ half of");
    file.close();
    LibraryDocument document;
    EditJournal journal(document, recovery.path());
    QVERIFY(journal.recoverable().empty());
}

QTEST_GUILESS_MAIN(tst_EditJournal)
#include "tst_EditJournal.moc"
