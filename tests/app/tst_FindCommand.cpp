// Everything that can be done or chosen is found by typing its name, and done by Enter; each action is
// explained by its tip and on a page of the manual.

#include "app/Translations.h"
#include "app/actions/ActionRegistry.h"
#include "app/actions/ActionTable.h"
#include "app/actions/KeySet.h"
#include "app/actions/MenuTitles.h"
#include "app/manual/ManualPages.h"
#include "app/presenters/library/ClipTexts.h"
#include "app/presenters/palette/MenuCommands.h"
#include "tests/app/TestWindow.h"
#include "widgets/controller/ControllerPanel.h"
#include "widgets/palette/CommandPalette.h"
#include "widgets/palette/PaletteList.h"
#include "widgets/query/QueryBar.h"
#include "widgets/theme/Theme.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>

#include <algorithm>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr int firstSight = 8; ///< lines of the palette that are seen without scrolling

/// Lines of the English manual, without the marks before signs that mean something to Markdown.
QStringList manualLines()
{
    const ActionRegistry actions;
    QStringList lines;
    for (const ManualPage& page : manualPages(actions, "en"))
        lines << QString(page.markdown).remove('\\').split('\n');
    return lines;
}

/// Whether a table of keys has the action by its name and with what it does, or a sentence has its place in
/// the menus.
bool isInManual(const ActionRow& row, const QStringList& lines)
{
    const QString name = nameOfAction(row.id);
    const QString begin = "| " + name + " |", end = "| " + QString(row.tip) + " |";
    const QString place = "**" + menuPath(row.menu) + " ▸ " + name + "**";
    return std::any_of(lines.begin(), lines.end(), [&](const QString& line) {
        return (line.startsWith(begin) && line.endsWith(end)) || line.contains(place);
    });
}

/// Whether the tooltip says what the table has for it, and its key if it has one.
bool isExplained(const QAction& action, const QString& tip)
{
    const QString key = action.shortcut().toString(QKeySequence::NativeText);
    return !tip.isEmpty() && action.toolTip().startsWith(tip) && action.toolTip().contains(key);
}

} // namespace

class tst_FindCommand : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void everyCommandOfEveryMenuIsFoundByItsName();
    void everyActionIsFoundHasATipAndAPlaceInTheManual();
    void theKeyOpensItAndEnterRunsTheCommand();
    void otherWordsFindACommand_data();
    void otherWordsFindACommand();
    void aPanelThatIsChosenIsShown();
    void syncTagsOfABlendAreFound();
    void whatCannotBeDoneSaysWhy();
    void clipsTagsQueriesAndPresetsAreChosen();
    void whatWasUsedLastComesFirstAlsoInTheNextSession();
    void anotherLibraryClosesIt();
    void englishNamesAreFoundInAnotherLanguage(); // last: it makes windows anew

private:
    void start();
    void openPalette() { actionOf(*m_app, "help.find").trigger(); }
    CommandPalette& palette() { return *m_app->window().findChild<CommandPalette*>(); }
    QLineEdit& edit() { return *m_app->window().findChild<QLineEdit*>("commandPaletteText"); }
    QListView& list() { return *m_app->window().findChild<QListView*>("commandPaletteList"); }
    QStringList found(int most) const;
    void choose(const QString& typed);

    QTemporaryDir m_folder;
    QString m_sample;
    std::unique_ptr<Application> m_app;
};

void tst_FindCommand::start()
{
    m_app.reset();
    m_app = std::make_unique<Application>(pathsIn(m_folder));
    m_app->window().resize(1280, 720);
    m_app->window().show();
    QVERIFY(becomesActive(m_app->window()));
    QVERIFY(isOpened(*m_app, {m_sample}));
}

void tst_FindCommand::initTestCase()
{
    applyTheme(*qApp);
    m_sample = copyOfSample(m_folder);
    start();
}

void tst_FindCommand::init() { m_app->window().timeline().setFocus(); }

QStringList tst_FindCommand::found(int most) const
{
    const QAbstractItemModel& model = *m_app->window().findChild<QListView*>("commandPaletteList")->model();
    QStringList texts;
    for (int row = 0; row < std::min(most, model.rowCount()); ++row)
        texts << model.index(row, 0).data().toString();
    return texts;
}

void tst_FindCommand::choose(const QString& typed)
{
    openPalette();
    edit().setText(typed);
    QTest::keyClick(&edit(), Qt::Key_Return);
}

void tst_FindCommand::everyCommandOfEveryMenuIsFoundByItsName()
{
    openPalette();
    const std::vector<MenuCommand> commands = menuCommands(*m_app->window().menuBar());
    QVERIFY(commands.size() > 200);
    QStringList lost;
    for (const MenuCommand& command : commands) {
        edit().setText(command.text);
        const QAbstractItemModel& model = *list().model();
        bool isFound = false;
        for (int row = 0; row < std::min(firstSight, model.rowCount()); ++row)
            isFound |= model.index(row, 0).data().toString() == command.text;
        if (!isFound) lost << command.path + " ▸ " + command.text;
    }
    QVERIFY2(lost.isEmpty(), qPrintable('\n' + lost.join('\n')));
    edit().setText("split");
    keepPicture(m_app->window(), "palette-split");
    palette().dismiss();
}

/// Two may have one name ("Zoom In" of timeline and wall): each is found by its own id.
void tst_FindCommand::everyActionIsFoundHasATipAndAPlaceInTheManual()
{
    openPalette();
    const auto* lines = palette().findChild<PaletteList*>();
    QVERIFY(lines && actionTable().size() > 200);
    const QStringList manual = manualLines();
    QStringList lacking;
    for (const ActionRow& row : actionTable()) {
        const QString name = nameOfAction(row.id);
        edit().setText(name);
        const QModelIndex found = lines->indexOf(QStringLiteral("command:") + row.id);
        const QString who = QString("%1 (%2 ▸ %3)").arg(row.id, row.menu, name);
        if (name.isEmpty()) lacking << who + " has no name";
        if (!found.isValid() || found.row() >= firstSight) lacking << who + " is not found by its name";
        if (!isExplained(actionOf(*m_app, row.id), row.tip))
            lacking << who + " has no tip, or one without its key";
        if (!isInManual(row, manual)) lacking << who + " has no place in the manual";
    }
    palette().dismiss();
    QVERIFY2(lacking.isEmpty(), qPrintable('\n' + lacking.join('\n')));
}

void tst_FindCommand::theKeyOpensItAndEnterRunsTheCommand()
{
    pressKey(m_app->window().timeline().viewport(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(palette().isVisible() && edit().hasFocus());
    keepPicture(m_app->window(), "palette-open");
    const bool before = actionOf(*m_app, "view.grid").isChecked();
    QTest::keyClicks(&edit(), "grid");
    QCOMPARE(found(1), QStringList{"Grid"});
    QTest::keyClick(&edit(), Qt::Key_Return);
    QTRY_COMPARE(actionOf(*m_app, "view.grid").isChecked(), !before);
    QVERIFY(!palette().isVisible());
    actionOf(*m_app, "view.grid").trigger();
}

void tst_FindCommand::otherWordsFindACommand_data()
{
    QTest::addColumn<QString>("found");
    QTest::newRow("statistics") << "Answer in Numbers…";
    QTest::newRow("preferences") << "Settings…";
    QTest::newRow("kappa") << "Compare Annotators…";
    QTest::newRow("sync tags") << "Sync Tags";
}

void tst_FindCommand::otherWordsFindACommand()
{
    QFETCH(QString, found);
    openPalette();
    edit().setText(QTest::currentDataTag());
    QCOMPARE(this->found(1), QStringList{found});
    palette().dismiss();
}

/// Behind others, closed, or in front already.
void tst_FindCommand::aPanelThatIsChosenIsShown()
{
    auto& dock = *m_app->window().findChild<QDockWidget*>("curvesDock");
    const auto isSeen = [&] { return dock.isVisible() && !dock.visibleRegion().isEmpty(); };
    const auto chooseCurves = [&] {
        openPalette();
        edit().setText("curves");
        const QAbstractItemModel& model = *list().model();
        for (int row = 0; row < model.rowCount(); ++row)
            if (model.index(row, 0).data().toString() == "Curves") {
                list().setCurrentIndex(model.index(row, 0));
                QTest::keyClick(&edit(), Qt::Key_Return);
                return true;
            }
        return false;
    };
    m_app->window().showPanel("curvesDock");
    m_app->window().showPanel("rulesDock"); // in front of it
    QTRY_VERIFY(!isSeen());
    QVERIFY(chooseCurves());
    QTRY_VERIFY(isSeen());
    QVERIFY(chooseCurves());
    QTRY_VERIFY(isSeen());
    dock.close();
    QTRY_VERIFY(!isSeen());
    QVERIFY(chooseCurves());
    QTRY_VERIFY(isSeen());
}

void tst_FindCommand::syncTagsOfABlendAreFound()
{
    QSignalSpy said(m_app.get(), &Application::said);
    choose("sync tags");
    QTRY_COMPARE(said.size(), 1); // no track keeps in step
    QVERIFY2(said[0][0].toString().contains("Keep in Step"), qPrintable(said[0][0].toString()));
    actionOf(*m_app, "controller.toFirst").trigger();
    TrackSetup setup = m_app->controller().setup(0);
    setup.isInStep = true;
    emit m_app->window().controllerPanel().trackChangeRequested(0, setup);
    choose("sync tags");
    QTRY_VERIFY(m_app->window().focusWidget() && m_app->window().focusWidget()->objectName() == "syncTags");
    keepPicture(m_app->window(), "palette-sync-tags");
    actionOf(*m_app, "controller.removeTrack").trigger();
}

void tst_FindCommand::whatCannotBeDoneSaysWhy()
{
    QVERIFY(!actionOf(*m_app, "edit.redo").isEnabled());
    QSignalSpy said(m_app.get(), &Application::said);
    choose("redo");
    QVERIFY(palette().isVisible());
    QCOMPARE(said.size(), 1);
    QCOMPARE(said[0][0].toString(), QString("No change was undone."));
    QTest::keyClick(&edit(), Qt::Key_Escape);
    QVERIFY(!palette().isVisible());
}

void tst_FindCommand::clipsTagsQueriesAndPresetsAreChosen()
{
    const ClipLibrary& library = m_app->document().library();
    const ClipId clip(std::uint32_t(library.clipCount() - 1));
    choose(QString::fromStdString(library.clip(clip).name));
    QCOMPARE(QString::fromStdString(library.clip(m_app->workspace().currentClip()).name),
             QString::fromStdString(library.clip(clip).name));

    const TagId tag = shownTags(library).back();
    choose(QString::fromStdString(library.vocabulary()[tag].name));
    QCOMPARE(m_app->workspace().activeTag().value, tag.value);

    m_app->document().set(&LibraryEdit::queries, std::vector<SavedQuery>{{"zebra crossing", "all"}},
                          "Save Query");
    choose("zebra");
    QCOMPARE(m_app->query().text(), QString("all"));
    m_app->query().setText({});

    m_app->presets().save("quagga blend");
    QSignalSpy arranged(&m_app->presets(), &PresetPresenter::arranged);
    choose("quagga");
    QCOMPARE(arranged.size(), 1);
}

void tst_FindCommand::whatWasUsedLastComesFirstAlsoInTheNextSession()
{
    choose("Frame Figure");
    choose("Fit Whole Clip");
    openPalette();
    QCOMPARE(found(2), (QStringList{"Fit Whole Clip", "Frame Figure"}));
    QTest::keyClick(&edit(), Qt::Key_Escape);
    m_app->document().undoStack().setClean();
    start();
    openPalette();
    QCOMPARE(found(2), (QStringList{"Fit Whole Clip", "Frame Figure"}));
    QTest::keyClick(&edit(), Qt::Key_Escape);
}

void tst_FindCommand::anotherLibraryClosesIt()
{
    openPalette();
    QVERIFY(palette().isVisible());
    m_app->document().reset();
    QVERIFY(!palette().isVisible());
}

/// Tutorials have them.
void tst_FindCommand::englishNamesAreFoundInAnotherLanguage()
{
    m_app->document().undoStack().setClean();
    m_app.reset();
    const Translations german("de");
    start();
    const auto nameOf = [this](const char* id) { return actionOf(*m_app, id).text().remove('&'); };
    QVERIFY(nameOf("edit.split") != "Split at Playhead");
    openPalette();
    edit().setText("split at");
    QVERIFY2(found(3).contains(nameOf("edit.split")), qPrintable(found(3).join(", ")));
    edit().setText("follow camera");
    QVERIFY2(found(3).contains(nameOf("view.follow")), qPrintable(found(3).join(", ")));
    edit().setText(nameOf("view.follow"));
    QCOMPARE(found(1), QStringList{nameOf("view.follow")});
    palette().dismiss();
    m_app.reset(); // before the language goes
}

int main(int argc, char** argv)
{
    configureSurfaceFormat();
    QApplication application(argc, argv);
    tst_FindCommand test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_FindCommand.moc"
