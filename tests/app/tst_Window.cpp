// What the window does beside the main journey: asks before closing, follows undo, says why not.

#include "app/WindowClass.h"
#include "app/document/jobs/BackgroundFailures.h"
#include "core/tags/sheet/TagEdits.h"
#include "tests/app/WindowStage.h"
#include "widgets/library/LibraryView.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/messages/MessageArea.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QApplication>
#include <QSettings>
#include <QSignalSpy>

#include <algorithm>

using namespace tagline;
using namespace tagline::test;

class tst_Window : public QObject, protected WindowStage
{
    Q_OBJECT

private slots:
    void init() { makeWindow(); }
    void cleanup() { m_app.reset(); }
    void everyActionHasNameTipAndMenu();
    void noIconStandsAloneInAMenu();
    void noTwoActionsShareAShortcut();
    void textHasItsSizeBeforeThePanelsAreThere();
    void aDriverThatDrewIsRemembered();
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
    void clipsOfOtherFilesPlayOnTheCharacter();
    void theMenuOffersCharacters();
    void whatCannotBeDoneSaysWhy();
};

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

/// It would be taken for the mark of what is on, which is a tick in a column of its own.
void tst_Window::noIconStandsAloneInAMenu()
{
    for (const QMenu* menu : m_app->window().menuBar()->findChildren<QMenu*>()) {
        const QList<QAction*> entries = menu->actions();
        const auto isPlain = [](const QAction* each) { return !each->isSeparator() && !each->menu(); };
        const auto hasIcon = [](const QAction* each) { return !each->icon().isNull(); };
        const auto icons = std::ranges::count_if(entries, hasIcon);
        QVERIFY2(icons != 1 || std::ranges::count_if(entries, isPlain) == 1, qPrintable(menu->title()));
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

/// Loading a driver takes longer than all else of the window: the next start shows itself first.
void tst_Window::aDriverThatDrewIsRemembered()
{
    const ApplicationPaths paths = pathsIn(*m_folder);
    open();
    QTRY_VERIFY(!m_app->window().viewport()->shownPicture().isNull());
    m_app = nullptr; // keeps its settings
    QCOMPARE(QSettings(paths.settingsFile, QSettings::IniFormat).value("viewport/drawnOn").toString(),
             QGuiApplication::platformName());
    m_app = std::make_unique<Application>(paths);
    m_app->window().show();
    open();
    QTRY_VERIFY(!m_app->window().viewport()->shownPicture().isNull());
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

void tst_Window::clipsOfOtherFilesPlayOnTheCharacter()
{
    open();
    m_app->workspace().setCurrentClip(clip("run.glb"));
    const auto& figure = m_app->playback().clip().figure;
    QVERIFY(!figure->meshes.empty());
    QVERIFY(library().source(library().clip(clip("run.glb")).source).model->meshes.empty());
    QCOMPARE(m_app->playback().clip().binding->boundCount(), m_app->playback().clip().clip->channels.size());
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

void tst_Window::whatCannotBeDoneSaysWhy()
{
    QVERIFY(!action("edit.undo").isEnabled());
    QVERIFY2(action("edit.undo").toolTip().endsWith("\nThere is nothing to undo."),
             qPrintable(action("edit.undo").toolTip()));
    open();
    m_app->document().set(&LibraryEdit::queries, {}, "Query");
    QVERIFY(action("edit.undo").isEnabled());
    QVERIFY(!action("edit.undo").toolTip().contains('\n'));
}

int main(int argc, char** argv)
{
    configureSurfaceFormat();
    QApplication application(argc, argv);
    tst_Window test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_Window.moc"
