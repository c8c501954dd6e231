// What the window does beside the main journey: asks before closing, follows undo, says why not.

#include "app/WindowClass.h"
#include "app/document/editing/EditJournal.h"
#include "app/document/jobs/BackgroundFailures.h"
#include "app/presenters/exports/ExportDialog.h"
#include "core/tags/sheet/TagEdits.h"
#include "tests/app/TestWindow.h"
#include "tests/support/NextOpened.h"
#include "widgets/library/LibraryView.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/theme/messages/MessageArea.h"
#include "widgets/theme/messages/StatusStrip.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTimer>

using namespace tagline;
using namespace tagline::test;

class tst_Window : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void everyActionHasNameTipAndMenu();
    void noTwoActionsShareAShortcut();
    void textHasItsSizeBeforeThePanelsAreThere();
    void undoShowsTheClipThatChanged();
    void closingWithChangesAsks();
    void theQuestionAtTheEndCountsWhatIsUnsaved();
    void theStripTellsWhetherAllIsSaved();
    void theStripTellsWhyThereIsNoRecoveryCopy();
    void tagModeMakesLettersTagKeys();
    void aTagsLetterOutsideTagModeSaysOnceWhatItIs();
    void aLetterThatIsNoCommandSaysWhereItTags();
    void digitsAreTextInTextFields();
    void aRefusalSaysWhy();
    void aRefusalGoesWithTheNextAct();
    void heldNudgesAreOneStep();
    void droppedFoldersAreOpened();
    void aCrashIsOfferedBack();
    void whatWasAskedForIsOfferedAfterTheRecovery();
    void aMissingPathIsSaid();
    void whatIsNoLibraryClosesNothing_data();
    void whatIsNoLibraryClosesNothing();
    void clipsOfOtherFilesPlayOnTheCharacter();
    void whatWasOpenedIsOfferedAgain();
    void theMenuOffersCharacters();
    void anotherLibraryOpensOverASelection();
    void aNewLibraryHoldsItsFolder();
    void aNewLibraryReadsNoFolderUnasked();
    void saveAsGoesOnInTheOtherPlace();
    void closingALibraryAsksAndLeavesNothing();
    void whatCannotBeDoneSaysWhy();
    void tablesNameFilesWithinTheLibrary();
    void aFileForEachClipReplacesThoseThatAreAskedAbout();
    void anExportIsCancelled();

private:
    void open();
    /// Answers the next message box with this button.
    void answerNext(QMessageBox::StandardButton button);
    void leaveACrash();
    /// Types this into the next file dialog, as Save.
    void typePath(const QString& path);
    void exportTo(const QString& format, const QString& place, const std::function<void()>& afterwards = {});
    QAction& action(const char* id) { return actionOf(*m_app, id); }
    bool statusSays(const QString& text);
    QWidget* view() { return m_app->window().timeline().viewport(); }
    /// A menu of the bar, opened as a click opens it.
    QMenu& opened(const char* name);
    const ClipLibrary& library() { return m_app->document().library(); }
    ClipId clip(const QString& file)
    {
        return library().source(*library().findSource((m_sample + '/' + file).toStdString())).clips.at(0);
    }
    TagId tag(const char* name) { return *library().vocabulary().find(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_sample;
    std::unique_ptr<Application> m_app;
    int m_asked = 0;
    QString m_question; ///< the last one that answerNext() answered
};

void tst_Window::init()
{
    applyTheme(*qApp);
    m_folder = std::make_unique<QTemporaryDir>();
    m_sample = copyOfSample(*m_folder);
    m_app = std::make_unique<Application>(pathsIn(*m_folder));
    m_app->window().show();
    m_asked = 0;
    QVERIFY(becomesActive(m_app->window()));
}

void tst_Window::cleanup() { m_app.reset(); }

void tst_Window::open()
{
    QVERIFY(isOpened(*m_app, {m_sample}));
    QTRY_VERIFY(m_app->workspace().currentClip().isValid());
}

void tst_Window::answerNext(QMessageBox::StandardButton button)
{
    auto* timer = new QTimer(m_app.get());
    connect(timer, &QTimer::timeout, this, [this, timer, button] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box) return;
        timer->deleteLater();
        timer->stop();
        ++m_asked;
        m_question = box->text();
        box->button(button)->click();
    });
    timer->start(20);
}

bool tst_Window::statusSays(const QString& text)
{
    for (const ElidedLabel* label : m_app->window().status().findChildren<ElidedLabel*>())
        if (label->text().contains(text)) return true;
    return false;
}

void tst_Window::everyActionHasNameTipAndMenu()
{
    QSet<QAction*> inMenus;
    for (const QMenu* menu : m_app->window().menuBar()->findChildren<QMenu*>())
        for (QAction* action : menu->actions()) inMenus.insert(action);
    QVERIFY(inMenus.size() > 50);
    for (QAction* action : inMenus) {
        if (action->isSeparator() || action->menu()) continue;
        QVERIFY2(!action->text().isEmpty(), qPrintable(action->objectName()));
        QVERIFY2(!action->toolTip().isEmpty(), qPrintable(action->text()));
        if (!action->shortcut().isEmpty() && action->objectName().contains('.'))
            QVERIFY2(action->toolTip().contains(action->shortcut().toString(QKeySequence::NativeText)),
                     qPrintable(action->toolTip()));
    }
}

void tst_Window::noTwoActionsShareAShortcut()
{
    QHash<QKeySequence, QString> owners;
    QSet<QAction*> inMenus;
    for (const QMenu* menu : m_app->window().menuBar()->findChildren<QMenu*>())
        for (QAction* action : menu->actions()) inMenus.insert(action);
    for (const QAction* action : inMenus) {
        for (const QKeySequence& keys : action->shortcuts()) {
            QVERIFY2(!owners.contains(keys) || owners[keys] == action->objectName(),
                     qPrintable(
                         QString("%1: %2 and %3").arg(keys.toString(), owners[keys], action->objectName())));
            owners.insert(keys, action->objectName());
        }
    }
    QVERIFY(owners.size() > 40);
}

/// A style sheet that is set later is matched anew by hundreds of widgets.
void tst_Window::textHasItsSizeBeforeThePanelsAreThere()
{
    const auto wanted = [this] {
        const bool isCompact = windowClassOf(m_app->window().size()) == WindowClass::Compact;
        return isCompact ? Density::Compact : Density::Regular;
    };
    QCOMPARE(density(), wanted());
    m_app->window().resize(1100, 700);
    QTRY_COMPARE(density(), Density::Compact);
    m_app->window().close();
    m_app = nullptr;
    setDensity(*qApp, Density::Regular);
    m_app = std::make_unique<Application>(pathsIn(*m_folder)); // as large as it was left
    QCOMPARE(windowClassOf(m_app->window().size()), WindowClass::Compact);
    QCOMPARE(density(), Density::Compact);

    m_app = nullptr;
    const QTemporaryDir other;
    const auto before = QApplication::allWidgets().size();
    qsizetype most = 0;
    QObject changes;
    connect(&themeSignal(), &ThemeSignal::changed, &changes,
            [&] { most = std::max(most, QApplication::allWidgets().size() - before); });
    m_app = std::make_unique<Application>(pathsIn(other));
    QCOMPARE(density(), wanted());
    QVERIFY2(most < 10, qPrintable(QString::number(most)));
    m_app = nullptr; // before its folder
}

void tst_Window::undoShowsTheClipThatChanged()
{
    open();
    const ClipId run = clip("run.glb");
    m_app->workspace().setCurrentClip(run);
    m_app->document().editSheet(run, "Add", 0, [&](const TagSheet& sheet) {
        return withRangeAdded(sheet, tag("Style.Tired"), {3, 9}, 100);
    });
    m_app->workspace().setCurrentClip(clip("idle.glb"));
    pressKey(view(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_app->workspace().currentClip(), run);
}

void tst_Window::closingWithChangesAsks()
{
    open();
    const ClipId run = clip("run.glb");
    m_app->document().editSheet(run, "Add", 0, [&](const TagSheet& sheet) {
        return withRangeAdded(sheet, tag("Style.Tired"), {3, 9}, 100);
    });
    answerNext(QMessageBox::Cancel);
    QVERIFY(!m_app->window().close());
    QVERIFY(m_app->window().isVisible());
    answerNext(QMessageBox::Yes);
    QVERIFY(m_app->window().close());
    QCOMPARE(m_asked, 2);
    QVERIFY(!m_app->document().isModified());
}

void tst_Window::theQuestionAtTheEndCountsWhatIsUnsaved()
{
    open();
    const auto askedAtTheEnd = [&] {
        answerNext(QMessageBox::Cancel);
        return m_app->window().close() ? QString() : m_question;
    };
    const auto tire = [&](const char* file) {
        m_app->document().editSheet(clip(file), "Add", 0, [&](const TagSheet& sheet) {
            return withRangeAdded(sheet, tag("Style.Tired"), {3, 9}, 100);
        });
    };
    tire("run.glb");
    QVERIFY2(askedAtTheEnd().contains(": 1 clip. Save them?"), qPrintable(m_question));
    tire("walk.glb");
    m_app->document().set(&LibraryEdit::queries, {{"mine", "Walk"}}, "Query");
    QVERIFY2(askedAtTheEnd().contains(": 2 clips and saved queries. Save them?"), qPrintable(m_question));
    m_app->document().set(&LibraryEdit::namespaces, {"Mine"}, "Namespace");
    QVERIFY2(askedAtTheEnd().contains(": 2 clips, the vocabulary and saved queries."),
             qPrintable(m_question));
    while (m_app->document().undoStack().canUndo()) m_app->document().undoStack().undo();
    QVERIFY(m_app->window().close()); // nothing is asked
}

void tst_Window::theStripTellsWhetherAllIsSaved()
{
    open();
    QVERIFY(statusSays("All changes saved"));
    m_app->document().editSheet(clip("run.glb"), "Add", 0, [&](const TagSheet& sheet) {
        return withRangeAdded(sheet, tag("Style.Tired"), {3, 9}, 100);
    });
    QVERIFY(statusSays("Unsaved changes"));
    QVERIFY(!statusSays("recovery copy"));
    QTRY_VERIFY(statusSays("Unsaved changes (recovery copy ")); // what is unsaved stays so
    pressKey(view(), Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(statusSays("All changes saved"));
}

void tst_Window::theStripTellsWhyThereIsNoRecoveryCopy()
{
    open();
    const QString recovery = m_folder->filePath("recovery");
    QVERIFY(QDir(recovery).removeRecursively());
    QFile inTheWay(recovery);
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    const auto edit = [this](FrameRange range) {
        m_app->document().editSheet(clip("run.glb"), "Add", 0, [&](const TagSheet& sheet) {
            return withRangeAdded(sheet, tag("Style.Tired"), range, 100);
        });
    };
    edit({3, 9});
    QTRY_VERIFY(statusSays("Unsaved changes (no recovery copy: " + recovery));
    edit({12, 15});
    QTest::qWait(1500);                                                    // it is tried again meanwhile
    QVERIFY(statusSays("Unsaved changes (no recovery copy: " + recovery)); // as long as it is so
    QVERIFY(inTheWay.remove());
    QTRY_VERIFY(statusSays("Unsaved changes (recovery copy "));
    QVERIFY(!statusSays("no recovery copy"));
}

void tst_Window::tagModeMakesLettersTagKeys()
{
    open();
    m_app->workspace().setCurrentClip(clip("walk.glb"));
    view()->setFocus();
    const std::size_t before = library().clip(clip("walk.glb")).sheet.ranges(tag("Quality.Bad")).size();
    pressKey(view(), Qt::Key_T);
    const auto* badges = m_app->window().timeline().findChild<ModeBadges*>();
    QVERIFY(badges->isVisible());
    QCOMPARE(badges->badges().front().text, QString("Tag mode"));
    pressKey(view(), Qt::Key_B);
    m_app->workspace().setPlayhead(12);
    pressKey(view(), Qt::Key_B);
    QCOMPARE(library().clip(clip("walk.glb")).sheet.ranges(tag("Quality.Bad")).size(), before + 1);
    pressKey(view(), Qt::Key_Escape);
    QVERIFY(!badges->isVisible());
}

void tst_Window::aTagsLetterOutsideTagModeSaysOnceWhatItIs()
{
    open();
    m_app->workspace().setCurrentClip(clip("walk.glb"));
    view()->setFocus();
    const QString said = "B is “Next Phase”; in tag mode (T) it tags Bad.";
    pressKey(view(), Qt::Key_B);
    QTRY_VERIFY(statusSays(said));
    QVERIFY(statusSays("No tags follow each other yet")); // what the command says stays
    QSignalSpy messages(m_app.get(), &Application::said);
    pressKey(view(), Qt::Key_B);
    QTest::qWait(50);
    for (const QList<QVariant>& message : messages) QVERIFY(!message.front().toString().contains(said));
}

void tst_Window::aLetterThatIsNoCommandSaysWhereItTags()
{
    open();
    m_app->workspace().setCurrentClip(clip("walk.glb"));
    action("tag.nextPhase").setShortcuts(QList<QKeySequence>());
    view()->setFocus();
    pressKey(view(), Qt::Key_B);
    QTRY_VERIFY(statusSays("B tags Bad in tag mode (T)."));
    QCOMPARE(m_app->document().undoStack().count(), 0);
}

void tst_Window::digitsAreTextInTextFields()
{
    open();
    m_app->window().libraryView().focusFilter();
    QWidget* field = QApplication::focusWidget();
    QTest::keyClicks(field, "walk2");
    QCOMPARE(m_app->window().libraryView().filterText(), QString("walk2"));
    QCOMPARE(m_app->document().undoStack().count(), 0);
}

void tst_Window::aRefusalSaysWhy()
{
    view()->setFocus();
    pressKey(view(), Qt::Key_1, Qt::ControlModifier);
    QVERIFY(statusSays("Choose a clip"));
}

void tst_Window::aRefusalGoesWithTheNextAct()
{
    open();
    MessageArea& messages = m_app->window().status().messages();
    const auto refuse = [&] {
        m_app->workspace().setSelection({});
        action("edit.delete").trigger();
        QCOMPARE(messages.kind(), MessageArea::Kind::Error);
        QCoreApplication::processEvents();
        QCOMPARE(messages.kind(), MessageArea::Kind::Error);
    };
    refuse();
    action("view.grid").trigger();
    QVERIFY(messages.kind() != MessageArea::Kind::Error);
    refuse();
    m_app->workspace().setCurrentClip(clip("run.glb"));
    QVERIFY(messages.kind() != MessageArea::Kind::Error);
    refuse();
    const TagLane lane = library().clip(clip("run.glb")).sheet.lanes().front();
    m_app->workspace().setSelection({{lane.tag, lane.ranges[0]}});
    QVERIFY(messages.kind() != MessageArea::Kind::Error);
    // What went wrong by itself stays, for nobody has read it yet.
    emit BackgroundFailures::instance().reported("The disk is full.");
    QCoreApplication::processEvents();
    action("view.grid").trigger();
    QCOMPARE(messages.text(), QString("The disk is full."));
}

void tst_Window::heldNudgesAreOneStep()
{
    open();
    const ClipId run = clip("run.glb");
    m_app->workspace().setCurrentClip(run);
    m_app->document().editSheet(run, "Add", 0, [&](const TagSheet& sheet) {
        return withRangeAdded(sheet, tag("Style.Tired"), {30, 60}, 200);
    });
    m_app->workspace().setSelection({{tag("Style.Tired"), {30, 60}}});
    view()->setFocus();
    for (int i = 0; i < 5; ++i) pressKey(view(), Qt::Key_Comma);
    QCOMPARE(library().clip(run).sheet.ranges(tag("Style.Tired"))[0], (FrameRange{25, 60}));
    QCOMPARE(m_app->document().undoStack().count(), 2);
    pressKey(view(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(library().clip(run).sheet.ranges(tag("Style.Tired"))[0], (FrameRange{30, 60}));
}

void tst_Window::droppedFoldersAreOpened()
{
    QSignalSpy finished(&m_app->imports(), &ImportQueue::finished);
    emit m_app->window().pathsDropped({m_sample});
    QTRY_VERIFY(!finished.isEmpty());
    QVERIFY(library().clipCount() >= 9);
}

/// What a session that crashed left of an edit of the sample.
void tst_Window::leaveACrash()
{
    LibraryDocument crashed;
    EditJournal journal(crashed, m_folder->filePath("recovery"));
    journal.setOpenPaths({m_sample});
    ImportQueue queue(crashed, pathsIn(*m_folder).import);
    QSignalSpy read(&queue, &ImportQueue::finished);
    queue.open({m_sample.toStdString()});
    QTRY_VERIFY(!read.isEmpty());
    const SourceId source = *crashed.library().findSource((m_sample + "/run.glb").toStdString());
    const TagId tired = *crashed.library().vocabulary().find("Style.Tired");
    crashed.editSheet(crashed.library().source(source).clips.at(0), "Add", 0, [&](const TagSheet& sheet) {
        return withRangeAdded(sheet, tired, {3, 9}, 100);
    });
    journal.write();
}

void tst_Window::aCrashIsOfferedBack()
{
    leaveACrash();
    answerNext(QMessageBox::Yes);
    m_app->offerRecovery();
    QTRY_VERIFY(m_app->document().undoStack().canUndo());
    const auto ranges = library().clip(clip("run.glb")).sheet.ranges(tag("Style.Tired"));
    QCOMPARE(ranges.size(), 1u);
    QCOMPARE(ranges[0], (FrameRange{3, 9}));
    QVERIFY(m_app->document().isModified());
}

/// A library that was named on the command line is not forgotten for one that crashed.
void tst_Window::whatWasAskedForIsOfferedAfterTheRecovery()
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

void tst_Window::aMissingPathIsSaid()
{
    m_app->open({m_folder->filePath("nothing-here")});
    QTRY_VERIFY(statusSays("nothing-here"));
}

void tst_Window::whatIsNoLibraryClosesNothing_data()
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

void tst_Window::whatIsNoLibraryClosesNothing()
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

void tst_Window::clipsOfOtherFilesPlayOnTheCharacter()
{
    open();
    m_app->workspace().setCurrentClip(clip("run.glb"));
    const auto& figure = m_app->playback().clip().figure;
    QVERIFY(!figure->meshes.empty());
    QVERIFY(library().source(library().clip(clip("run.glb")).source).model->meshes.empty());
    QCOMPARE(m_app->playback().clip().binding->boundCount(), m_app->playback().clip().clip->channels.size());
}

QMenu& tst_Window::opened(const char* name)
{
    auto* menu = m_app->window().menuBar()->findChild<QMenu*>(name);
    if (!menu) qFatal("the menu bar has no %s", name);
    menu->popup(m_app->window().mapToGlobal(QPoint(40, 40)));
    return *menu;
}

void tst_Window::whatWasOpenedIsOfferedAgain()
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

void tst_Window::theMenuOffersCharacters()
{
    open();
    m_app->document().set(&LibraryEdit::character, {}, "none");
    QMenu& characters = opened("menu.Character");
    const auto checked = [&] {
        QStringList names;
        for (const QAction* action : characters.actions())
            if (action->isChecked()) names << action->text();
        return names;
    };
    QCOMPARE(checked(), (QStringList{"Each Clip's Own Figure"}));
    QAction* mannequin = characters.actions().back();
    QTest::mouseClick(&characters, Qt::LeftButton, {}, characters.actionGeometry(mannequin).center());
    const auto source = library().findSource(library().character());
    QVERIFY(source && !library().source(*source).model->meshes.empty());
}

void tst_Window::typePath(const QString& path)
{
    auto* timer = new QTimer(m_app.get());
    connect(timer, &QTimer::timeout, this, [this, timer, path] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (!dialog) return;
        timer->deleteLater();
        timer->stop();
        ++m_asked;
        auto* name = dialog->findChild<QLineEdit*>("fileNameEdit");
        name->setText(path);
        QTest::keyClick(name, Qt::Key_Return);
    });
    timer->start(20);
}

void tst_Window::anotherLibraryOpensOverASelection()
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

void tst_Window::aNewLibraryHoldsItsFolder()
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

void tst_Window::aNewLibraryReadsNoFolderUnasked()
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

void tst_Window::saveAsGoesOnInTheOtherPlace()
{
    open();
    const std::string before = m_app->document().libraryPath();
    m_app->document().set(&LibraryEdit::queries, {{"mine", "Walk"}}, "Query");
    QDir(m_folder->path()).mkpath("elsewhere");
    const QString path = m_folder->filePath("elsewhere/copy");
    typePath(path);
    pressKey(view(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_app->document().libraryPath(), (path + ".tagline").toStdString());
    QVERIFY(!m_app->document().isModified());
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

void tst_Window::closingALibraryAsksAndLeavesNothing()
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

void tst_Window::whatCannotBeDoneSaysWhy()
{
    QVERIFY(!action("edit.undo").isEnabled());
    QVERIFY2(action("edit.undo").toolTip().endsWith("\nNothing was changed yet."),
             qPrintable(action("edit.undo").toolTip()));
    open();
    m_app->document().set(&LibraryEdit::queries, {}, "Query");
    QVERIFY(action("edit.undo").isEnabled());
    QVERIFY(!action("edit.undo").toolTip().contains('\n'));
}

/// Exports in a format to what is typed as the place, and waits for the end.
void tst_Window::exportTo(const QString& format, const QString& place,
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

void tst_Window::tablesNameFilesWithinTheLibrary()
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

void tst_Window::aFileForEachClipReplacesThoseThatAreAskedAbout()
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

void tst_Window::anExportIsCancelled()
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
    tst_Window test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_Window.moc"
