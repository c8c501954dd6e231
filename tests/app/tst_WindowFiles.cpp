// What the window does with files: opens, recovers, saves elsewhere, closes, exports.

#include "app/document/editing/EditJournal.h"
#include "app/document/jobs/BackgroundFailures.h"
#include "app/presenters/exports/ExportDialog.h"
#include "core/tags/sheet/TagEdits.h"
#include "tests/app/WindowStage.h"
#include "widgets/history/HistoryPanel.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>
#include <QSemaphore>
#include <QSignalSpy>

using namespace tagline;
using namespace tagline::test;

class tst_WindowFiles : public QObject, protected WindowStage
{
    Q_OBJECT

private slots:
    void init() { makeWindow(); }
    void cleanup() { m_app.reset(); }
    void droppedFoldersAreOpened();
    void aCrashIsOfferedBack();
    void whatWasAskedForIsOfferedAfterTheRecovery();
    void aMissingPathIsSaid();
    void whatIsNoLibraryClosesNothing_data();
    void whatIsNoLibraryClosesNothing();
    void whatWasOpenedIsOfferedAgain();
    void whatIsGoneIsTakenOffTheListIfWanted();
    void theHistoryOfNothingSaysSo();
    void anotherLibraryOpensOverASelection();
    void aNewLibraryHoldsItsFolder();
    void aNewLibraryReadsNoFolderUnasked();
    void saveAsGoesOnInTheOtherPlace();
    void closingALibraryAsksAndLeavesNothing();
    void tablesNameFilesWithinTheLibrary();
    void aFileForEachClipReplacesThoseThatAreAskedAbout();
    void anExportIsCancelled();

private:
    void leaveACrash();
    void exportTo(const QString& format, const QString& place, const std::function<void()>& afterwards = {});
};

void tst_WindowFiles::droppedFoldersAreOpened()
{
    QSignalSpy finished(&m_app->imports(), &ImportQueue::finished);
    emit m_app->window().pathsDropped({m_sample});
    QTRY_VERIFY(!finished.isEmpty());
    QVERIFY(library().clipCount() >= 9);
}

/// What a session that crashed left of an edit of the sample.
void tst_WindowFiles::leaveACrash()
{
    LibraryDocument crashed;
    EditJournal journal(crashed, m_folder->filePath("recovery"));
    journal.setOpenPaths({m_sample});
    ImportQueue queue(crashed, pathsIn(*m_folder).import);
    QSignalSpy read(&queue, &ImportQueue::finished);
    SourceScan scan(crashed, queue);
    scan.open({m_sample.toStdString()});
    QTRY_VERIFY(!read.isEmpty());
    const SourceId source = *crashed.library().findSource((m_sample + "/run.glb").toStdString());
    const TagId tired = *crashed.library().vocabulary().find("Style.Tired");
    crashed.editSheet(crashed.library().source(source).clips.at(0), "Add", 0, [&](const TagSheet& sheet) {
        return withRangeAdded(sheet, tired, {3, 9}, 100);
    });
    journal.write();
}

void tst_WindowFiles::aCrashIsOfferedBack()
{
    leaveACrash();
    answerNext(QMessageBox::Yes);
    m_app->offerRecovery();
    QTRY_VERIFY(m_app->document().undoStack().canUndo());
    const auto ranges = library().clip(clip("run.glb")).sheet.ranges(tag("Style.Tired"));
    QCOMPARE(ranges.size(), 1u);
    QCOMPARE(ranges[0], (FrameRange{3, 9}));
    QVERIFY(m_app->document().isModified());
    QCOMPARE(m_app->workspace().currentClip(), clip("run.glb")); // not the first
    const QString name = QString::fromStdString(library().clip(clip("run.glb")).displayName);
    QTRY_VERIFY(statusSays("Recovered the edits of the clip " + name));
}

/// A library that was named on the command line is not forgotten for one that crashed.
void tst_WindowFiles::whatWasAskedForIsOfferedAfterTheRecovery()
{
    leaveACrash();
    const QString other = m_folder->filePath("other");
    QVERIFY(QDir(m_folder->path()).mkpath("other") &&
            QFile::copy(m_sample + "/walk.glb", other + "/walk.glb"));
    QStringList questions; // each is answered with its verb
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box) return;
        questions << box->text();
        if (questions.size() == 2) QVERIFY(m_app->document().isModified()); // the edits come first
        box->button(QMessageBox::Yes)->click();
    });
    timer.start(20);
    m_app->open({other});
    m_app->offerRecovery();
    QTRY_COMPARE(questions.size(), 1);
    QVERIFY2(questions[0].contains(m_sample) && questions[0].contains(other), qPrintable(questions[0]));
    const auto isOpen = [&](const QString& path) { return bool(library().findSource(path.toStdString())); };
    QTRY_COMPARE(questions.size(), 3); // the last: save what was recovered
    QTRY_VERIFY(isOpen(other + "/walk.glb"));
    QVERIFY2(questions[1].contains(other), qPrintable(questions[1]));
    QVERIFY(!isOpen(m_sample + "/run.glb"));
    QVERIFY(!m_app->document().isModified());
}

void tst_WindowFiles::aMissingPathIsSaid()
{
    m_app->open({m_folder->filePath("nothing-here")});
    QTRY_VERIFY(statusSays("nothing-here"));
}

void tst_WindowFiles::whatIsNoLibraryClosesNothing_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("says");
    QTest::newRow("another file") << "passwd"
                                  << "is not a model file that Tagline reads";
    QTest::newRow("a broken library") << "broken.tagline"
                                      << "broken.tagline:1:";
    QTest::newRow("nothing") << "nothing-here"
                             << "no such file";
}

void tst_WindowFiles::whatIsNoLibraryClosesNothing()
{
    QFETCH(QString, name);
    QFETCH(QString, says);
    for (const char* each : {"passwd", "broken.tagline"}) {
        QFile file(m_folder->filePath(each));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("root:x:0:0\n");
    }
    open();
    m_app->document().set(&LibraryEdit::queries, {{"mine", "Walk"}},
                          "Query"); // nobody is asked whether to save it
    const auto clips = library().clipCount();
    m_app->open({m_folder->filePath(name)});
    QTRY_VERIFY(statusSays(says));
    QCOMPARE(library().clipCount(), clips);
    QVERIFY(m_app->workspace().currentClip().isValid());
    QVERIFY(m_app->document().isModified());
    m_app->document().undoStack().undo();
}

void tst_WindowFiles::whatWasOpenedIsOfferedAgain()
{
    QMenu& empty = opened("menu.Recent");
    QCOMPARE(empty.actions().size(), 1);
    QVERIFY(!empty.actions().front()->isEnabled());
    empty.close();
    open();
    m_app->document().reset();
    QMenu& recent = opened("menu.Recent");
    QCOMPARE(recent.actions().size(), 1);
    QSignalSpy finished(&m_app->imports(), &ImportQueue::finished);
    QTest::mouseClick(&recent, Qt::LeftButton, {}, recent.actionGeometry(recent.actions().front()).center());
    QTRY_VERIFY(!finished.isEmpty());
    QVERIFY(library().clipCount() >= 9);
}

void tst_WindowFiles::whatIsGoneIsTakenOffTheListIfWanted()
{
    QTemporaryDir gone;
    QVERIFY(QFile::copy(m_sample + "/run.glb", gone.filePath("run.glb")));
    QVERIFY(isOpened(*m_app, {gone.path()}));
    m_app->document().reset();
    QVERIFY(gone.remove());
    for (const QString verb : {"Keep", "Remove from the List"}) {
        bool isAsked = false;
        QMenu& recent = opened("menu.Recent");
        QAction* entry = recent.actions().front();
        QVERIFY(entry->text().contains(gone.path()));
        withNext<QMessageBox>(*this, [&](QMessageBox& question) {
            QVERIFY2(question.text().contains("not there any more"), qPrintable(question.text()));
            keepPicture(question, "recent-gone");
            isAsked = true;
            for (auto* button : question.buttons())
                if (button->text().remove('&') == verb) return button->click();
            QFAIL("no such verb");
        });
        recent.close();
        entry->trigger(); // the disk is looked at in the background
        QTRY_VERIFY(isAsked);
        QCOMPARE(library().clipCount(), std::size_t(0));
    }
    QMenu& recent = opened("menu.Recent");
    QVERIFY(!recent.actions().front()->text().contains(gone.path()));
    recent.close();
}

void tst_WindowFiles::theHistoryOfNothingSaysSo()
{
    HistoryPanel& panel = m_app->window().historyPanel();
    const auto* list = panel.findChild<QListView*>("historyList");
    const auto* nothing = panel.findChild<QLabel*>("historyNothing");
    actionOf(*m_app, "view.history").trigger();
    QTRY_VERIFY(nothing->isVisible() && !list->isVisible());
    QVERIFY(nothing->text().startsWith("Nothing is open"));
    keepPicture(m_app->window(), "history-nothing");
    open();
    QTRY_VERIFY(list->isVisible() && !nothing->isVisible());
    actionOf(*m_app, "file.close").trigger();
    QTRY_VERIFY(nothing->isVisible());
}

void tst_WindowFiles::anotherLibraryOpensOverASelection()
{
    open();
    m_app->workspace().setCurrentClip(clip("walk.glb"));
    const TagLane& lane = library().clip(clip("walk.glb")).sheet.lanes().front();
    m_app->workspace().setActiveTag(lane.tag);
    m_app->workspace().setSelection({{lane.tag, lane.ranges[0]}});
    QVERIFY(isOpened(*m_app, {m_sample + "/run.glb"}));
    QVERIFY(m_app->workspace().selection().empty());
    QCOMPARE(library().sourceCount(), std::size_t(1));
}

void tst_WindowFiles::aNewLibraryHoldsItsFolder()
{
    const QString path = m_sample + "/mine.tagline";
    QFile::remove(m_sample + "/sample.tagline");
    typePath(path);
    answerNext(QMessageBox::Yes);
    QSignalSpy finished(&m_app->imports(), &ImportQueue::finished);
    pressKey(view(), Qt::Key_N, Qt::ControlModifier);
    QTRY_VERIFY(!finished.isEmpty());
    QCOMPARE(m_asked, 2);
    QVERIFY(QFileInfo::exists(path));
    QCOMPARE(m_app->document().libraryPath(), path.toStdString());
    QVERIFY(library().clipCount() >= 9);
    QVERIFY(!m_app->document().isModified());
    const auto clips = library().clipCount();
    QDir(m_folder->path()).mkpath("elsewhere");
    typePath(m_folder->filePath("elsewhere/copy"));
    pressKey(view(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(isOpened(*m_app, {path}));
    QVERIFY(isOpened(*m_app, {m_folder->filePath("elsewhere/copy.tagline")}));
    QCOMPARE(library().clipCount(), clips);
}

void tst_WindowFiles::aNewLibraryReadsNoFolderUnasked()
{
    open();
    const auto clips = library().clipCount();
    QVERIFY(QDir(m_folder->path()).mkpath("full/below"));
    QVERIFY(QDir(m_folder->path()).mkpath("empty"));
    typePath(m_folder->filePath("full/mine.tagline"));
    answerNext(QMessageBox::Cancel);
    pressKey(view(), Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(m_asked, 2);
    QVERIFY(!QFileInfo::exists(m_folder->filePath("full/mine.tagline")));
    QCOMPARE(library().clipCount(), clips);
    typePath(m_folder->filePath("empty/mine.tagline"));
    pressKey(view(), Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(m_asked, 3); // for the place alone
    QVERIFY(QFileInfo::exists(m_folder->filePath("empty/mine.tagline")));
}

void tst_WindowFiles::saveAsGoesOnInTheOtherPlace()
{
    open();
    const std::string before = m_app->document().libraryPath();
    const auto* mark = m_app->window().findChild<QLabel*>("modifiedMark"); // in the menu bar
    QVERIFY(mark && !mark->isVisible());
    m_app->document().set(&LibraryEdit::queries, {{"mine", "Walk"}}, "Query");
    QTRY_VERIFY(mark->isVisible());
    QVERIFY(!mark->pixmap().isNull());
    QDir(m_folder->path()).mkpath("elsewhere");
    const QString path = m_folder->filePath("elsewhere/copy");
    typePath(path);
    pressKey(view(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_app->document().libraryPath(), (path + ".tagline").toStdString());
    QVERIFY(!m_app->document().isModified());
    QVERIFY(!mark->isVisible());
    QVERIFY(statusSays("copy.tagline"));
    const auto clips = library().clipCount();
    QVERIFY(isOpened(*m_app, {QString::fromStdString(before)}));
    QVERIFY(library().savedQueries().empty() || library().savedQueries().front().name != "mine");
    QVERIFY(isOpened(*m_app, {path + ".tagline"})); // the same clips, from another folder
    QCOMPARE(library().clipCount(), clips);
    QCOMPARE(library().savedQueries().size(), 1u);
    QVERIFY(!library().character().empty());
    QVERIFY(library().findSource(library().character()));
}

void tst_WindowFiles::closingALibraryAsksAndLeavesNothing()
{
    open();
    m_app->document().set(&LibraryEdit::queries, {{"mine", "Walk"}}, "Query");
    answerNext(QMessageBox::Cancel);
    pressKey(view(), Qt::Key_W, Qt::ControlModifier);
    QCOMPARE(m_asked, 1);
    QVERIFY(library().clipCount() > 0);
    answerNext(QMessageBox::Discard);
    pressKey(view(), Qt::Key_W, Qt::ControlModifier);
    QCOMPARE(m_asked, 2);
    QCOMPARE(library().clipCount(), std::size_t(0));
    QVERIFY(!m_app->workspace().currentClip().isValid());
    QVERIFY(!action("file.close").isEnabled());
    if (const ViewportWidget* viewport = m_app->window().viewport())
        QTRY_VERIFY(!viewport->hasCharacter() && viewport->trail().isEmpty());
    keepPicture(m_app->window(), "closed");
}

/// Exports in a format to what is typed as the place, and waits for the end.
void tst_WindowFiles::exportTo(const QString& format, const QString& place,
                               const std::function<void()>& afterwards)
{
    withNext<ExportDialog>(*m_app, [&](ExportDialog& dialog) {
        auto* formats = dialog.findChild<QComboBox*>("exportFormat");
        formats->setCurrentIndex(formats->findText(format, Qt::MatchStartsWith));
        keepPicture(dialog, "export_" + QString::fromStdString(dialog.format().id));
        typePath(place);
        dialog.accept();
        if (afterwards) afterwards();
    });
    pressKey(view(), Qt::Key_E, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(!m_app->exports().isExporting(), 30'000);
}

void tst_WindowFiles::tablesNameFilesWithinTheLibrary()
{
    open();
    const QString path = m_folder->filePath("tags.csv");
    exportTo("Table", m_folder->filePath("tags")); // the ending follows from the format
    QFile table(path);
    QVERIFY(table.open(QIODevice::ReadOnly));
    const QByteArray text = table.readAll();
    QVERIFY2(text.contains("\nwalk.glb,"), text.left(400).constData());
    QVERIFY(!text.contains(m_folder->path().toUtf8()));
    QVERIFY(statusSays("Exported to"));
    exportTo("Packed", m_folder->filePath("packed.csv"));
    QVERIFY(QFile::exists(m_folder->filePath("packed.taglinebin")));
    QVERIFY(!QFile::exists(m_folder->filePath("packed.csv")));
}

void tst_WindowFiles::aFileForEachClipReplacesThoseThatAreAskedAbout()
{
    open();
    QVERIFY(QDir(m_folder->path()).mkpath("out"));
    const QString folder = m_folder->filePath("out");
    exportTo("Praat", folder);
    QVERIFY(QFile::exists(folder + "/walk.TextGrid"));
    keepPicture(m_app->window(), "exported");
    QTRY_VERIFY(statusSays("Exported 24 file"));
    const auto answer = [this](QMessageBox::StandardButton button) {
        withNext<QMessageBox>(*m_app, [this, button](QMessageBox& question) {
            keepPicture(question, "export_replaces");
            QCOMPARE(question.button(QMessageBox::Yes)->text(), QString("Replace Files"));
            QCOMPARE(question.defaultButton(), question.button(QMessageBox::Cancel));
            question.button(button)->click();
        });
    };
    QVERIFY(QFile::remove(folder + "/walk.TextGrid"));
    exportTo("Praat", folder, [&] { answer(QMessageBox::Cancel); });
    QTRY_VERIFY(statusSays("Nothing was exported"));
    QVERIFY(!QFile::exists(folder + "/walk.TextGrid"));
    exportTo("Praat", folder, [&] { answer(QMessageBox::Yes); });
    QTRY_VERIFY(statusSays("Exported 24 file"));
    QVERIFY(QFile::exists(folder + "/walk.TextGrid"));
}

void tst_WindowFiles::anExportIsCancelled()
{
    open();
    QVERIFY(QDir(m_folder->path()).mkpath("out"));
    const QString folder = m_folder->filePath("out");
    QSemaphore mayGoOn;
    BackgroundFailures::instance().setFault([&](const QString& what) {
        if (what == ExportPresenter::tr("Exporting")) mayGoOn.acquire();
    });
    withNext<ExportDialog>(*m_app, [&](ExportDialog& dialog) {
        auto* formats = dialog.findChild<QComboBox*>("exportFormat");
        formats->setCurrentIndex(formats->findText("Praat", Qt::MatchStartsWith));
        typePath(folder);
        dialog.accept();
    });
    pressKey(view(), Qt::Key_E, Qt::ControlModifier);
    const auto progress = [this] { return m_app->window().findChild<QProgressDialog*>("exportProgress"); };
    QTRY_VERIFY(progress() && progress()->isVisible());
    keepPicture(*progress(), "export_progress");
    QTest::mouseClick(progress()->findChild<QPushButton*>(), Qt::LeftButton);
    mayGoOn.release();
    QTRY_VERIFY(!m_app->exports().isExporting());
    BackgroundFailures::instance().setFault({});
    QTRY_VERIFY(statusSays("cancelled; nothing was written"));
    QVERIFY(QDir(folder).isEmpty());
    QTRY_VERIFY(!progress());
}

int main(int argc, char** argv)
{
    configureSurfaceFormat();
    QApplication application(argc, argv);
    tst_WindowFiles test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_WindowFiles.moc"
