// What sidecars and library files held before they were replaced comes back in the window, as a step that can
// be undone.

#include "app/presenters/versions/RestoreDialog.h"
#include "core/library/backups/BackupFolder.h"
#include "core/library/backups/SidecarBackups.h"
#include "core/tags/sheet/TagEdits.h"
#include "tests/app/SampleStage.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/messages/NoticeBar.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTimer>
#include <QTreeWidget>

#include <functional>

using namespace tagline;
using namespace tagline::test;

class tst_RestoreBackup : public QObject, private SampleStage
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_app.reset(); }
    void tagsComeBackAsOneStepAndNothingIsWritten();
    void aLibraryFileComesBack();
    void aDamagedLibraryFileStaysSaidAndComesBack();
    void undoingTakesThePlaceBackUnlessItWasSaved();
    void aLibraryFileMendedOnTheDiskIsOfferedAgain();
    void anUnreadableBackupIsSaid();
    void nothingToRestoreIsSaid();

private:
    LibraryDocument& document() { return m_app->document(); }
    const LibraryClip& clip() { return document().library().clip(clipOf(*m_app, m_sample + "/run.glb")); }
    QByteArray content(const QString& name) const
    {
        QFile file(m_sample + '/' + name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// Tags the clip with another tag and saves.
    void tagAndSave(const char* tag)
    {
        const Frame frames = clip().frames;
        const TagId id = document().tagNamed(tag);
        document().editSheet(clipOf(*m_app, m_sample + "/run.glb"), "Add", 0, [&](const TagSheet& sheet) {
            return withRangeAdded(sheet, id, {2, 5}, frames);
        });
        QVERIFY(document().save().isComplete());
    }
    /// Keeps a backup of the library file, damages the file and opens the sample anew.
    void openDamaged()
    {
        TagDefinition made;
        made.name = "Brandnew";
        document().defineTag(made, "Define");
        QVERIFY(document().save().isComplete());
        m_undamaged = content("sample.tagline");
        QVERIFY(QFile::resize(m_sample + "/sample.tagline", 300));
        QVERIFY(isOpened(*m_app, {m_sample}));
    }
    /// Opens the dialog; once it has lines, `act` does what a person does, and OK or Cancel follows.
    void restoreWith(const std::function<void(RestoreDialog&)>& act,
                     QDialogButtonBox::StandardButton button = QDialogButtonBox::Ok);
    QByteArray m_undamaged; ///< the library file before openDamaged() damaged it
    static void choose(RestoreDialog& dialog, const QString& file)
    {
        auto* list = dialog.findChild<QTreeWidget*>("backupList");
        const auto lines = list->findItems(file, Qt::MatchExactly, 1);
        QVERIFY2(!lines.isEmpty(), qPrintable(file));
        list->setCurrentItem(lines.front());
    }
};

void tst_RestoreBackup::init()
{
    openSample();
    if (QTest::currentTestFailed()) return;
    m_app->workspace().setCurrentClip(clipOf(*m_app, m_sample + "/run.glb"));
}

void tst_RestoreBackup::restoreWith(const std::function<void(RestoreDialog&)>& act,
                                    QDialogButtonBox::StandardButton button)
{
    int seen = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
        auto* dialog = qobject_cast<RestoreDialog*>(QApplication::activeModalWidget());
        if (!dialog || dialog->findChild<QLabel*>("restoreNote")->text().startsWith("Looking")) return;
        timer.stop();
        ++seen;
        act(*dialog);
        keepPicture(*dialog, "restore-backup");
        QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(button), Qt::LeftButton);
    });
    timer.start(20);
    actionOf(*m_app, "file.restore").trigger();
    QCOMPARE(seen, 1);
}

void tst_RestoreBackup::tagsComeBackAsOneStepAndNothingIsWritten()
{
    const TagSheet before = clip().sheet;
    tagAndSave("Marked");
    const TagSheet marked = clip().sheet;
    QVERIFY(!(marked == before));
    const QByteArray written = content("run.glb.tags.json");
    const int steps = document().undoStack().index();
    QString what, details;
    std::size_t strips = 0;
    restoreWith([&](RestoreDialog& dialog) {
        choose(dialog, "run.glb.tags.json");
        what = dialog.findChild<QTreeWidget*>("backupList")->currentItem()->text(3);
        details = dialog.findChild<QPlainTextEdit*>("backupDetails")->toPlainText();
        strips = std::size_t(dialog.findChildren<VersionStrips*>().size());
    });
    QVERIFY2(what.contains("removes 1 range"), qPrintable(what));
    QVERIFY2(details.contains("Marked: removes 2–5"), qPrintable(details));
    QVERIFY(strips >= 1);
    QCOMPARE(document().undoStack().index(), steps + 1);
    QVERIFY(clip().sheet == before);
    QCOMPARE(content("run.glb.tags.json"), written); // not before it is saved
    document().undoStack().undo();
    QVERIFY(clip().sheet == marked);
    document().undoStack().redo();
    QVERIFY(document().save().isComplete());
    QVERIFY(!content("run.glb.tags.json").contains("Marked"));
    restoreWith([&](RestoreDialog& dialog) { choose(dialog, "run.glb.tags.json"); });
    QVERIFY(clip().sheet == marked); // what the restored one replaced was kept in turn
}

void tst_RestoreBackup::aLibraryFileComesBack()
{
    const LibraryFile before = document().libraryFile();
    TagDefinition made;
    made.name = "Brandnew";
    document().defineTag(made, "Define");
    QVERIFY(document().save().isComplete());
    QVERIFY(content("sample.tagline").contains("Brandnew"));
    QString details;
    restoreWith([&](RestoreDialog& dialog) {
        choose(dialog, "sample.tagline");
        details = dialog.findChild<QPlainTextEdit*>("backupDetails")->toPlainText();
    });
    QVERIFY2(details.contains("vocabulary ▸ Brandnew: removes"), qPrintable(details));
    QCOMPARE(writtenLibraryFile(document().libraryFile()), writtenLibraryFile(before));
    QVERIFY(content("sample.tagline").contains("Brandnew"));
    document().undoStack().undo();
    QVERIFY(!(writtenLibraryFile(document().libraryFile()) == writtenLibraryFile(before)));
}

void tst_RestoreBackup::aDamagedLibraryFileStaysSaidAndComesBack()
{
    openDamaged();
    if (QTest::currentTestFailed()) return;
    NoticeBar& notice = m_app->window().fileNotice();
    QVERIFY(notice.isVisible());
    QVERIFY2(notice.text().startsWith("sample.tagline cannot be read: ") && notice.text().contains("line "),
             qPrintable(notice.text()));
    keepPicture(m_app->window(), "library-damaged");
    QVERIFY(document().libraryPath().empty() && document().library().savedQueries().empty());
    QVERIFY(notice.findChild<QPushButton*>("notice.restore"));
    restoreWith([&](RestoreDialog& dialog) { choose(dialog, "sample.tagline"); });
    QVERIFY(!document().library().savedQueries().empty());
    QVERIFY(!notice.isVisible());
    QCOMPARE(content("sample.tagline").size(), qsizetype(300));
    QVERIFY(document().save().isComplete());
    QVERIFY(content("sample.tagline").size() > 300);
    QVERIFY(isOpened(*m_app, {m_sample}));
    QVERIFY(!notice.isVisible() && document().libraryPath().ends_with("sample.tagline"));
}

void tst_RestoreBackup::undoingTakesThePlaceBackUnlessItWasSaved()
{
    openDamaged();
    if (QTest::currentTestFailed()) return;
    const NoticeBar& notice = m_app->window().fileNotice();
    restoreWith([&](RestoreDialog& dialog) { choose(dialog, "sample.tagline"); });
    QVERIFY(document().libraryPath().ends_with("sample.tagline") && !notice.isVisible());
    document().undoStack().undo();
    QVERIFY(document().libraryPath().empty() && document().library().savedQueries().empty());
    QVERIFY(notice.isVisible());
    document().undoStack().redo();
    QVERIFY(document().libraryPath().ends_with("sample.tagline") && !notice.isVisible());
    QVERIFY(document().save().isComplete());
    document().undoStack().undo(); // the file that was written stays the library's
    QVERIFY(document().libraryPath().ends_with("sample.tagline"));
    QVERIFY(document().isLibraryFileModified());
}

void tst_RestoreBackup::aLibraryFileMendedOnTheDiskIsOfferedAgain()
{
    openDamaged();
    if (QTest::currentTestFailed()) return;
    const NoticeBar& notice = m_app->window().fileNotice();
    const QString path = m_sample + "/sample.tagline";
    QVERIFY(QFile::remove(path));
    QTRY_VERIFY_WITH_TIMEOUT(!notice.isVisible(), 10'000); // there is nothing to read
    QFile mended(path);
    QVERIFY(mended.open(QIODevice::WriteOnly));
    QCOMPARE(mended.write(m_undamaged), m_undamaged.size());
    mended.close();
    QTRY_VERIFY_WITH_TIMEOUT(notice.isVisible() && notice.text().contains("can be read again"), 10'000);
    QVERIFY(document().libraryPath().empty()); // nothing was taken over unasked
    QTest::mouseClick(notice.findChild<QPushButton*>("notice.reopen"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(document().libraryPath().ends_with("sample.tagline"), 10'000);
    QVERIFY(!document().library().savedQueries().empty() && !notice.isVisible());
}

void tst_RestoreBackup::anUnreadableBackupIsSaid()
{
    tagAndSave("Marked");
    const std::string sidecar = (m_sample + "/run.glb.tags.json").toStdString();
    const auto backups = backupsOf(standardBackupFolder(), sidecar);
    QVERIFY(!backups.empty());
    QFile broken(QString::fromStdString(backups.front().path));
    QVERIFY(broken.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(broken.write("{"), 1);
    broken.close();
    QString what;
    bool isEnabled = true;
    restoreWith(
        [&](RestoreDialog& dialog) {
            choose(dialog, "run.glb.tags.json");
            what = dialog.findChild<QTreeWidget*>("backupList")->currentItem()->text(3);
            isEnabled = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled();
        },
        QDialogButtonBox::Cancel);
    QVERIFY2(what.startsWith("cannot be done: "), qPrintable(what));
    QVERIFY(!isEnabled);
}

void tst_RestoreBackup::nothingToRestoreIsSaid()
{
    QString note;
    bool isInTheList = false;
    restoreWith(
        [&](RestoreDialog& dialog) {
            note = dialog.findChild<QLabel*>("restoreNote")->text();
            const auto* within =
                dialog.findChild<QTreeWidget*>("backupList")->findChild<QLabel*>("emptyNote");
            isInTheList = within && within->isVisible() && within->text() == note;
        },
        QDialogButtonBox::Cancel);
    QVERIFY(isInTheList);
    QVERIFY2(note.startsWith("There are no backups"), qPrintable(note));
    m_app = std::make_unique<Application>(pathsIn(*m_folder));
    m_app->window().show();
    QSignalSpy said(m_app.get(), &Application::said);
    actionOf(*m_app, "file.restore").trigger();
    QCOMPARE(said.size(), 1);
    QVERIFY(said.front().front().toString().startsWith("Open clips first"));
}

QTEST_MAIN(tst_RestoreBackup)
#include "tst_RestoreBackup.moc"
