// Where a save fails the window says the cause and leaves four ways: to try again, to save copies elsewhere,
// to write into the files that are there, and to replace those that are damaged. None of them is gone without
// a person.

#include "core/library/backups/BackupFolder.h"
#include "core/library/backups/SidecarBackups.h"
#include "core/tags/sheet/TagEdits.h"
#include "tests/app/SampleStage.h"
#include "tests/support/FailingCalls.h"
#include "widgets/theme/Theme.h"

#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTimer>

#include <algorithm>
#include <cerrno>
#include <functional>

using namespace tagline;
using namespace tagline::test;

class tst_FailedSave : public QObject, private SampleStage
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        (void)unstage();
        m_app.reset();
    }
    void tryingAgainSavesOnceTheDiskIsWell();
    void writingDirectlyIsOfferedAndDone();
    void writingDirectlyIsAskedForOnceAFolder();
    void aDirectSaveNamesItsOwnFoldersAlone();
    void copiesAreSavedElsewhere();
    void aFolderThatHasTheFilesIsNoDeadEnd();
    void damagedTagsAreReplaced();
    void closingLeavesAllUnsaved();
    void whatDirectWritingCannotHelpIsNotOffered();
    void aFailedSaveAsAsksForAnotherPlace();
    void aFailedFirstSaveAsksForThePlaceAgain();
    void tagsThatFailAreSaidBesideTheLibraryFile();

private:
    QString path() const { return m_sample + "/run.glb.tags.json"; }
    static QByteArray content(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// Opens a folder with one clip and no library file, and makes a new tag there.
    void openBareFolder();
    void refuseRenames() const { stage({m_sample.toStdString(), 1, EPERM, true, "renameat2"}); }
    /// Saves; each question about the failed save is answered by the next of the buttons, "" being Close.
    void saveAnswering(const QStringList& buttons, const char* action = "file.save");

    QByteArray m_before;
    QStringList m_asked;   ///< what the questions said
    QStringList m_offered; ///< the buttons of the last one, by their names
    QString m_chosen;      ///< what file dialogs are told; empty: they are cancelled
    std::function<void()> m_beforeAnswer;
};

void tst_FailedSave::init()
{
    m_asked.clear();
    m_beforeAnswer = {};
    openSample();
    if (QTest::currentTestFailed()) return;
    const ClipId clip = clipOf(*m_app, m_sample + "/run.glb");
    LibraryDocument& document = m_app->document();
    const TagId run = document.tagNamed("Locomotion.Run");
    document.editSheet(clip, "Add", 0, [&](const TagSheet& sheet) {
        return withRangeAdded(sheet, run, {2, 3}, 1000);
    });
    document.editSheet(clip, "Add", 0, [&](const TagSheet& sheet) {
        return sheet.withProperty("ground", {{{3, 7}, std::string("gravel")}});
    });
    QVERIFY(document.isModified());
    m_before = content(path());
}

void tst_FailedSave::saveAnswering(const QStringList& buttons, const char* action)
{
    QStringList left = buttons;
    const QObject* last = nullptr;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
        QWidget* open = QApplication::activeModalWidget();
        if (!open || open == last) return;
        if (auto* files = qobject_cast<QFileDialog*>(open)) {
            if (m_chosen.isEmpty()) return files->reject();
            auto* name = files->findChild<QLineEdit*>("fileNameEdit");
            name->setText(m_chosen);
            QTest::keyClick(name, Qt::Key_Return);
            return;
        }
        auto* box = qobject_cast<QMessageBox*>(open);
        if (!box) return;
        if (box->objectName() != "saveFailed") return box->reject();
        m_asked << box->text() + '\n' + box->informativeText();
        m_offered.clear();
        for (const QPushButton* each : box->findChildren<QPushButton*>()) m_offered << each->objectName();
        keepPicture(*box, "save-failed");
        if (m_beforeAnswer) m_beforeAnswer();
        const QString name = left.isEmpty() ? QString() : left.takeFirst();
        auto* button = name.isEmpty() ? box->button(QMessageBox::Close) : box->findChild<QPushButton*>(name);
        if (!button) return box->reject();
        QVERIFY(name.isEmpty() || !button->toolTip().isEmpty());
        button->click();
    });
    timer.start(20);
    actionOf(*m_app, action).trigger();
    timer.stop();
    QVERIFY2(left.isEmpty(), qPrintable(left.join(' ')));
}

void tst_FailedSave::tryingAgainSavesOnceTheDiskIsWell()
{
    stage({m_sample.toStdString(), 1, ENOSPC, true, "write"});
    m_beforeAnswer = [this] {
        if (m_asked.size() == 2) (void)unstage();
    };
    saveAnswering({"tryAgain", "tryAgain"});
    QCOMPARE(m_asked.size(), 2);
    QVERIFY2(m_asked[0].contains("disk is full") && m_asked[0].contains(path()), qPrintable(m_asked[0]));
    QVERIFY2(!m_asked[0].contains("failed again"), qPrintable(m_asked[0]));
    QVERIFY2(m_asked[1].contains("Tried again 1 time, last at") && m_asked[1].contains("failed again"),
             qPrintable(m_asked[1]));
    QVERIFY(!m_app->document().isModified());
    QVERIFY(content(path()).contains("gravel"));
}

void tst_FailedSave::writingDirectlyIsOfferedAndDone()
{
    refuseRenames();
    m_beforeAnswer = [this] { QCOMPARE(content(path()), m_before); }; // nothing was written unasked
    saveAnswering({"tryAgain", "writeDirectly"});
    QCOMPARE(m_asked.size(), 2);
    QVERIFY2(m_asked[0].contains("Write Directly"), qPrintable(m_asked[0]));
    QVERIFY(!m_app->document().isModified());
    QVERIFY(content(path()).contains("gravel"));
}

void tst_FailedSave::writingDirectlyIsAskedForOnceAFolder()
{
    const QString backups = m_folder->filePath("state/backups");
    refuseRenames();
    QSignalSpy said(m_app.get(), &Application::said);
    saveAnswering({"writeDirectly"});
    QVERIFY2(m_asked[0].contains(backups) && m_asked[0].contains("Until Tagline is closed"),
             qPrintable(m_asked[0])); // before anything is written
    const auto isSaid = [&](const QString& text) {
        return std::ranges::any_of(said,
                                   [&](const auto& each) { return each.front().toString().contains(text); });
    };
    QVERIFY(isSaid("written directly") && isSaid(backups));
    m_asked.clear();
    said.clear();
    LibraryDocument& document = m_app->document();
    const ClipId clip = clipOf(*m_app, m_sample + "/run.glb");
    document.editSheet(clip, "Add", 0, [&](const TagSheet& sheet) {
        return sheet.withProperty("ground", {{{3, 7}, std::string("grass")}});
    });
    saveAnswering({}); // nothing is asked any more
    QVERIFY2(m_asked.isEmpty(), qPrintable(m_asked.join('\n')));
    QVERIFY(!document.isModified());
    QVERIFY(content(path()).contains("grass"));
    QVERIFY(isSaid("written directly") && isSaid(backups));
}

void tst_FailedSave::aDirectSaveNamesItsOwnFoldersAlone()
{
    const QString more = m_folder->filePath("more"), clip = more + "/run.glb";
    QVERIFY(QDir().mkpath(more) && QFile::copy(m_sample + "/run.glb", clip));
    m_app->add({more});
    QTRY_VERIFY_WITH_TIMEOUT(
        m_app->imports().isIdle() && m_app->document().library().findSource(clip.toStdString()), 60'000);
    const auto edit = [&](const QString& file, const char* ground) {
        m_app->document().editSheet(clipOf(*m_app, file), "Add", 0, [&](const TagSheet& sheet) {
            return sheet.withProperty("ground", {{{3, 7}, std::string(ground)}});
        });
    };
    edit(clip, "sand");
    saveAnswering({}); // both have a sidecar now
    QVERIFY(!m_app->document().isModified());
    QSignalSpy said(m_app.get(), &Application::said);
    const auto told = [&] {
        const auto isDirect = [](const auto& each) {
            return each.front().toString().contains("written directly");
        };
        const auto at = std::ranges::find_if(said, isDirect);
        return at == said.end() ? QString() : at->front().toString();
    };
    edit(clip, "gravel");
    edit(m_sample + "/run.glb", "mud");
    stage({m_folder->path().toStdString(), 1, EPERM, true, "renameat2"});
    saveAnswering({"writeDirectly"});
    QVERIFY2(told().contains(more) && told().contains(m_sample), qPrintable(told()));
    said.clear();
    edit(m_sample + "/run.glb", "grass");
    saveAnswering({});
    QVERIFY2(told().contains(m_sample) && !told().contains(more), qPrintable(told()));
}

void tst_FailedSave::copiesAreSavedElsewhere()
{
    QDir(m_folder->path()).mkpath("copies");
    m_chosen = m_folder->filePath("copies");
    refuseRenames();
    saveAnswering({"saveElsewhere"});
    QVERIFY(m_app->document().isModified());
    QCOMPARE(content(path()), m_before);
    QVERIFY(content(m_folder->filePath("copies/run.glb.tags.json")).contains("gravel"));
}

void tst_FailedSave::aFolderThatHasTheFilesIsNoDeadEnd()
{
    for (const char* folder : {"taken", "free"}) QDir(m_folder->path()).mkpath(folder);
    const QString taken = m_folder->filePath("taken/run.glb.tags.json");
    QVERIFY(QFile::copy(path(), taken));
    m_chosen = m_folder->filePath("taken");
    m_beforeAnswer = [this] {
        if (m_asked.size() == 2) m_chosen = m_folder->filePath("free");
    };
    refuseRenames();
    saveAnswering({"saveElsewhere", "saveElsewhere"});
    QCOMPARE(m_asked.size(), 2);
    QCOMPARE(content(taken), m_before);
    QVERIFY(content(m_folder->filePath("free/run.glb.tags.json")).contains("gravel"));
}

void tst_FailedSave::damagedTagsAreReplaced()
{
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("<<<<<<< HEAD\n" + m_before);
    file.close();
    saveAnswering({"replaceDamaged"});
    QCOMPARE(m_asked.size(), 1);
    QVERIFY2(m_asked[0].contains("Another program damaged 1 file of tags"), qPrintable(m_asked[0]));
    QVERIFY(!m_offered.contains("writeDirectly"));
    QVERIFY(!m_app->document().isModified());
    QVERIFY(content(path()).contains("gravel"));
    const auto kept = backupsOf(standardBackupFolder(), path().toStdString());
    QVERIFY(!kept.empty() && content(QString::fromStdString(kept.front().path)).startsWith("<<<<<<<"));
    saveAnswering({});
    QCOMPARE(m_asked.size(), 1); // nothing is left to ask
}

void tst_FailedSave::closingLeavesAllUnsaved()
{
    refuseRenames();
    saveAnswering({""});
    QCOMPARE(m_asked.size(), 1);
    QVERIFY(m_app->document().isModified());
    QCOMPARE(content(path()), m_before);
}

void tst_FailedSave::whatDirectWritingCannotHelpIsNotOffered()
{
    QVERIFY(QFile::remove(path()) && QDir(m_sample).mkdir("run.glb.tags.json")); // a folder is in the way
    saveAnswering({""});
    QVERIFY(m_offered.contains("tryAgain") && m_offered.contains("saveElsewhere"));
    QVERIFY(!m_offered.contains("writeDirectly"));
    QVERIFY2(m_asked.size() == 1 && !m_asked[0].contains("Write Directly"), qPrintable(m_asked.join('\n')));
}

void tst_FailedSave::aFailedSaveAsAsksForAnotherPlace()
{
    m_chosen = m_sample + "/other.tagline";
    stage({m_chosen.toStdString(), 1, EPERM, true, "rename"});
    m_beforeAnswer = [this] { m_chosen = m_folder->filePath("another.tagline"); };
    saveAnswering({"saveElsewhere"}, "file.saveAs");
    QCOMPARE(m_asked.size(), 1);
    QVERIFY(!QFile::exists(m_sample + "/other.tagline"));
    QVERIFY(QFile::exists(m_folder->filePath("another.tagline")));
    QCOMPARE(m_app->document().libraryPath(), m_folder->filePath("another.tagline").toStdString());
}

void tst_FailedSave::openBareFolder()
{
    LibraryDocument& document = m_app->document();
    document.undoStack().setIndex(0); // nobody is asked whether to save that
    const QString bare = m_folder->filePath("bare");
    QVERIFY(QDir().mkpath(bare) && QFile::copy(m_sample + "/run.glb", bare + "/run.glb"));
    QVERIFY(isOpened(*m_app, {bare}));
    TagDefinition jump;
    jump.name = "Jump";
    jump.isRegistered = true;
    document.defineTag(jump, "New Tag");
}

void tst_FailedSave::aFailedFirstSaveAsksForThePlaceAgain()
{
    openBareFolder();
    LibraryDocument& document = m_app->document();
    m_chosen = m_folder->filePath("nothing-here/mine.tagline");
    saveAnswering({"tryAgain", ""});
    QCOMPARE(m_asked.size(), 2);
    QCOMPARE(document.libraryPath(), std::string());
    QVERIFY(!m_app->window().windowTitle().contains("mine"));
    QVERIFY(document.isModified());
    m_chosen = m_folder->filePath("mine.tagline");
    saveAnswering({});
    QCOMPARE(m_asked.size(), 2);
    QCOMPARE(document.libraryPath(), m_chosen.toStdString());
    QVERIFY(!document.isModified() && QFile::exists(m_chosen));
}

void tst_FailedSave::tagsThatFailAreSaidBesideTheLibraryFile()
{
    openBareFolder();
    const QString run = m_folder->filePath("bare/run.glb");
    LibraryDocument& document = m_app->document();
    document.editSheet(clipOf(*m_app, run), "Add", 0, [&](const TagSheet& sheet) {
        return withRangeAdded(sheet, document.tagNamed("Jump"), {2, 3}, 1000);
    });
    stage({m_folder->filePath("bare").toStdString(), 1, ENOSPC, true, "write"});
    m_chosen.clear(); // the library file gets no place
    QSignalSpy said(m_app.get(), &Application::said);
    saveAnswering({""});
    QCOMPARE(m_asked.size(), 1);
    QVERIFY(!said.isEmpty());
    const QString last = said.last().front().toString();
    QVERIFY2(last.contains(run + ".tags.json") && last.contains("vocabulary"), qPrintable(last));
}

QTEST_MAIN(tst_FailedSave)
#include "tst_FailedSave.moc"
