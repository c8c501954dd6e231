// The figure is seen at every size of the window, panels come and go without moving others, views by key.

#include "app/DockSizes.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "tests/app/TimelineStage.h"
#include "tests/support/NamedWidget.h"
#include "widgets/blendspace/BlendSpacePanel.h"
#include "widgets/blendspace/BlendSpaceView.h"
#include "widgets/curves/ContactPanel.h"
#include "widgets/curves/RulesPanel.h"
#include "widgets/library/ClipListView.h"
#include "widgets/reel/ReelBar.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/panels/PanelFrame.h"
#include "widgets/theme/panels/PanelRail.h"
#include "widgets/theme/panels/PanelTabs.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/viewport/CharacterBar.h"
#include "widgets/viewport/ViewportOptionsBar.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QFontInfo>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QSlider>
#include <QStyleOptionComboBox>
#include <QToolButton>
#include <QTreeView>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr QSize sizes[] = {{1024, 640}, {1280, 720}, {1680, 1050}};

} // namespace

class tst_Layout : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void theFigureIsFreeAtEverySize();
    void aSmallWindowShowsTheSampleWhole();
    void panelsThatOpenMoveNothing();
    void growingBackRestoresThePanels();
    void eachClassOfWindowHasItsPanels();
    void narrowWindowsHaveTheirPanelsAsIcons();
    void iconsAreReachedByKey();
    void iconsFollowAPersonsWish();
    void panelsLeaveTheIconsAndComeBack();
    void whatAPersonArrangedStays();
    void panelsFollowTheWindowBothWays();
    void theTimelineIsAsHighAsItsLanesNeed();
    void theTimelineFollowsTheLanesOfEachClip();
    void nothingMovesWhileNewLanesFindRoom();
    void tabsInATitleLineShowPanels();
    void splittersMoveInSmallWindows();
    void sizesAreKeptForTheNextStart();
    void viewsAreReachedByKey();
    void framingTurnsTheFigureUpright();
    void panelsFloatAndCloseByTheirButtons();
    void aNameThatIsDraggedOutFloatsItsPanel();
    void aDragWithoutReleaseEndsWhenPanelsBecomeIcons();
    void dockedPanelsCanBeUsedInSmallWindows();
    void resettingFitsEverySmallWindow();
    void aColumnThatIsTooLowForTwoPanelsIsShared();
    void measuresOfTheBlendSpaceAreReadWhole();
    void panelsComeToTheFront();
    void everyMenuFitsASmallScreen();
    void aLetterOpensOneEntryOfAMenu();

private:
    int rowsSeen(const QAbstractItemView& view);
    int seenHeight(const QWidget& widget) { return widget.visibleRegion().boundingRect().height(); }
    QList<QMenu*> filledMenus();
    MainWindow& window() { return m_app->window(); }
    ViewportWidget& viewport() { return *window().viewport(); }
    QWidget* timeline() { return window().timeline().viewport(); }
    QDockWidget& dock(const char* name) { return *window().findChild<QDockWidget*>(name); }
    void resize(QSize size);
    void trigger(const char* action);
    PanelRail& rail() { return *window().findChild<PanelRail*>(); }
    /// The icon of a panel.
    QToolButton& iconOf(const char* dockName)
    {
        return *rail().findChild<QToolButton*>(QString("rail.") + dockName);
    }
    bool isOpenAsFlap(const char* dockName) { return rail().opened() && rail().opened() == &dock(dockName); }
    QRect placeOf(const char* name) { return dock(name).geometry(); }
    /// The panel that is seen at the right's top: the tags, or what stands in front of them.
    QRect placeOfInspector();
    /// The names in a panel's title line; none while it shares its place with no other.
    QStringList tabsOf(const char* name);
    /// Where a point of the world is in the viewport, in its pixels.
    QPointF inPicture(const glm::vec3& point);
    /// Whether every joint is seen, and nothing stands over one.
    bool isFigureFree();
    void dragSplitter(QPoint from, QPoint by);
    void dragOut(const char* name, QPoint heldAt);

    QTemporaryDir m_folder;
    std::unique_ptr<Application> m_app;
};

void tst_Layout::initTestCase()
{
    applyTheme(*qApp);
    m_app = std::make_unique<Application>(pathsIn(m_folder));
    window().show();
    QVERIFY(becomesActive(window()));
    QVERIFY(isOpened(*m_app, {copyOfSample(m_folder) + "/sample.tagline"}));
    QTRY_VERIFY(viewport().hasCharacter());
}

void tst_Layout::init()
{
    resize({1280, 720});
    window().resetLayout();
    viewport().showFrom(ViewDirection::Home);
    timeline()->setFocus();
    QCoreApplication::processEvents();
}

void tst_Layout::resize(QSize size)
{
    window().resize(size);
    QTRY_VERIFY(window().size() == size);
    QCoreApplication::processEvents();
}

void tst_Layout::trigger(const char* action)
{
    for (QMenu* menu : window().menuBar()->findChildren<QMenu*>())
        for (QAction* each : menu->actions())
            if (each->objectName() == QLatin1String(action)) return each->trigger();
    QFAIL(action);
}

QPointF tst_Layout::inPicture(const glm::vec3& point)
{
    const Camera camera = viewport().camera().camera(float(viewport().width()) / float(viewport().height()));
    const glm::vec4 clip = camera.projection * camera.view * glm::vec4(point, 1.0f);
    return {(double(clip.x) / double(clip.w) + 1) / 2 * viewport().width(),
            (1 - double(clip.y) / double(clip.w)) / 2 * viewport().height()};
}

QRect tst_Layout::placeOfInspector()
{
    QRect upper;
    for (const QDockWidget* each : window().findChildren<QDockWidget*>()) {
        const bool isSeen =
            !each->isHidden() && !isBehindTabs(*each) &&
            window().dockWidgetArea(const_cast<QDockWidget*>(each)) == Qt::RightDockWidgetArea;
        if (isSeen && (upper.isNull() || each->y() < upper.y())) upper = each->geometry();
    }
    return upper;
}

bool tst_Layout::isFigureFree()
{
    const QRectF free = viewport().freePicture();
    const std::vector<glm::mat4> joints =
        modelMatrices(*m_app->playback().clip().skeleton, m_app->playback().pose());
    return std::all_of(joints.begin(), joints.end(),
                       [&](const glm::mat4& joint) { return free.contains(inPicture(glm::vec3(joint[3]))); });
}

void tst_Layout::theFigureIsFreeAtEverySize()
{
    m_app->query().setText("Walk"); // with the button that plays the hits
    const auto* offer = viewport().findChild<QToolButton*>("reelOffer");
    QTRY_VERIFY(offer->isVisible() && !window().reelBar().isVisible());
    for (const QSize size : sizes) {
        resize(size);
        QTRY_VERIFY(viewport().characterBar().isVisible());
        viewport().picture();
        QTRY_VERIFY2(isFigureFree(), qPrintable(QString::number(size.width())));
        const QRect free = viewport().freePicture();
        qInfo("%d×%d: picture %d×%d, free %d high, timeline %d, library %d", size.width(), size.height(),
              viewport().width(), viewport().height(), free.height(), placeOf("timelineDock").height(),
              placeOf("libraryDock").width());
        QVERIFY(viewport().width() >= 400 && viewport().height() >= 200);
        QVERIFY(placeOf("timelineDock").height() <= window().height() * 2 / 5 + 2);
        const QWidget* options = viewport().findChild<ViewportOptionsBar*>();
        const QWidget& chooser = viewport().characterBar();
        QVERIFY(!options->geometry().intersects(chooser.geometry()));
        QVERIFY(!offer->geometry().intersects(chooser.geometry()));
        QVERIFY(viewport().rect().contains(offer->geometry()));
        QVERIFY(options->geometry().bottom() <= free.top() + 1);
        QVERIFY(chooser.geometry().top() >= free.bottom() - 1);
        keepPicture(window(), QString("layout-%1").arg(size.width()));
    }
    m_app->query().setText({});
}

/// Rows of a view that are seen whole, one below the other.
int tst_Layout::rowsSeen(const QAbstractItemView& view)
{
    int rows = 0;
    const QRect seen = view.viewport()->rect();
    for (int y = 1; y < seen.height();) {
        const QModelIndex index = view.indexAt({seen.width() / 2, y});
        if (!index.isValid()) break;
        const QRect row = view.visualRect(index);
        rows += row.top() >= 0 && row.bottom() <= seen.bottom() ? 1 : 0;
        y = row.bottom() + 2;
    }
    return rows;
}

void tst_Layout::aSmallWindowShowsTheSampleWhole()
{
    m_app->query().setText("(Walk | Run) & RightFoot & ~Bad");
    QTRY_VERIFY(m_app->query().isAnswered());
    QCoreApplication::processEvents();
    const auto* tags = test::findNamed<QTreeView>(dock("tagsDock"), "Tags");
    const auto* clips = dock("libraryDock").findChild<ClipListView*>();
    QVERIFY(tags && clips);
    qInfo("%d tag rows of %d, %d clip rows of %d; picture %d high, free %d; timeline %d", rowsSeen(*tags),
          tags->sizeHintForRow(0), rowsSeen(*clips), clips->sizeHintForRow(0), viewport().height(),
          viewport().freePicture().height(), placeOf("timelineDock").height());
    keepPicture(window(), "layout-small");
    QVERIFY(rowsSeen(*tags) >= 15);
    QVERIFY(rowsSeen(*clips) >= 10);
    QVERIFY(viewport().freePicture().height() >= 210);
    m_app->query().setText({});
}

void tst_Layout::panelsThatOpenMoveNothing()
{
    for (const QSize size : sizes) {
        resize(size);
        const auto places = [this] {
            return std::tuple(placeOf("libraryDock"), placeOfInspector(), placeOf("timelineDock"),
                              viewport().geometry(), viewport().mapTo(&window(), QPoint()));
        };
        dragSplitter({window().width() / 2, placeOf("timelineDock").top() - 3},
                     {0, -20});       // else it grows with
        const auto before = places(); // the lanes of contacts
        for (const char* action :
             {"tag.rules", "tag.contacts", "view.curves", "view.history", "controller.blendSpace"}) {
            trigger(action);
            QTest::qWait(30);
            const QRect now = placeOfInspector(), was = std::get<1>(before);
            QVERIFY2(places() == before, qPrintable(QString("%1 at %2: tags %3×%4, were %5×%6; picture %7×%8")
                                                        .arg(action)
                                                        .arg(size.width())
                                                        .arg(now.width())
                                                        .arg(now.height())
                                                        .arg(was.width())
                                                        .arg(was.height())
                                                        .arg(viewport().width())
                                                        .arg(viewport().height())));
        }
        keepPicture(window(), QString("panels-%1").arg(size.width()));
        trigger("view.history");
        trigger("controller.blendSpace");
        for (const char* name : {"rulesDock", "contactsDock", "curvesDock"}) dock(name).close();
        QTest::qWait(30);
        QVERIFY(places() == before);
    }
}

void tst_Layout::growingBackRestoresThePanels()
{
    resize({1680, 1050});
    window().resetLayout();
    QCoreApplication::processEvents();
    const QRect timelineBefore = placeOf("timelineDock"), libraryBefore = placeOf("libraryDock");
    resize({1024, 640});
    QVERIFY(placeOf("timelineDock").height() < timelineBefore.height());
    QVERIFY(placeOf("libraryDock").width() < libraryBefore.width());
    resize({1680, 1050});
    QCOMPARE(placeOf("timelineDock"), timelineBefore);
    QCOMPARE(placeOf("libraryDock"), libraryBefore);
}

QStringList tst_Layout::tabsOf(const char* name)
{
    return static_cast<PanelDock&>(dock(name)).header().tabs().panels();
}

void tst_Layout::eachClassOfWindowHasItsPanels()
{
    QTRY_COMPARE(tabsOf("tagsDock"), (QStringList{"Tags", "Controller", "Blend", "History"}));
    const PanelTabs& names = static_cast<PanelDock&>(dock("tagsDock")).header().tabs();
    QTRY_COMPARE(names.shownPanels(), names.panels()); // none is cut
    QCOMPARE(placeOf("libraryDock").width(), 272);
    QCOMPARE(placeOfInspector().width(), 300);
    resize({1680, 1050});
    QTRY_COMPARE(tabsOf("controllerDock"), (QStringList{"Controller", "Blend", "History"}));
    QVERIFY(tabsOf("tagsDock").isEmpty());
    QTRY_COMPARE(placeOf("libraryDock").width(), 404);
    QCOMPARE(placeOf("tagsDock").width(), 396);
    QVERIFY(placeOf("tagsDock").bottom() < placeOf("controllerDock").top());
    resize({2560, 1440});
    QTRY_COMPARE(tabsOf("controllerDock"), (QStringList{"Controller", "Blend"}));
    QTRY_COMPARE(placeOf("libraryDock").width(), 520);
    QVERIFY(placeOf("controllerDock").bottom() < placeOf("historyDock").top());
    keepPicture(window(), "layout-2560");
}

void tst_Layout::narrowWindowsHaveTheirPanelsAsIcons()
{
    QVERIFY(!rail().isVisible());
    const QRect tags = placeOf("tagsDock");
    resize({1024, 640});
    QTRY_VERIFY(rail().isVisible());
    QCOMPARE(rail().width(), 40);
    QCOMPARE(rail().mapTo(&window(), QPoint(rail().width(), 0)).x(),
             window().centralWidget()->geometry().right());
    QVERIFY(viewport().width() >= 640);
    for (const char* name : {"tagsDock", "controllerDock", "blendSpaceDock", "historyDock"}) {
        const QRect picture = viewport().geometry();
        QToolButton& icon = iconOf(name);
        QVERIFY(icon.isVisible() && !icon.accessibleName().isEmpty() && !icon.toolTip().isEmpty());
        QTest::mouseClick(&icon, Qt::LeftButton);
        QTRY_VERIFY(isOpenAsFlap(name) && dock(name).isVisible() && icon.isChecked());
        QCOMPARE(viewport().geometry(), picture);
        const QRect seen(dock(name).mapTo(&window(), QPoint()), dock(name).size());
        const QRect over(viewport().mapTo(&window(), QPoint()), viewport().size());
        QVERIFY(over.contains(seen) && seen.width() == 300 && seen.right() == over.right());
        keepPicture(window(), QString("rail-%1").arg(name));
    }
    QVERIFY(actionOf(*m_app, "view.history").isChecked());
    QVERIFY(iconOf("historyDock").toolTip().contains("Ctrl+Shift+H"));
    QTest::mouseClick(&iconOf("historyDock"), Qt::LeftButton);
    QTRY_VERIFY(!rail().opened() && !dock("historyDock").isVisible());
    QVERIFY(!iconOf("rulesDock").isVisible()); // until it is asked for
    trigger("tag.rules");
    QTRY_VERIFY(isOpenAsFlap("rulesDock") && iconOf("rulesDock").isVisible());
    resize({1280, 720});
    QTRY_VERIFY(!rail().isVisible());
    QTRY_COMPARE(tabsOf("tagsDock"), (QStringList{"Tags", "Controller", "Blend", "History"}));
    QTRY_COMPARE(placeOf("tagsDock"), tags);
}

void tst_Layout::iconsAreReachedByKey()
{
    resize({1024, 640});
    QToolButton& icon = iconOf("tagsDock");
    QTest::keyClick(timeline(), Qt::Key_Shift); // the keyboard is used
    icon.setFocus(Qt::TabFocusReason);
    QTest::keyClick(&icon, Qt::Key_Space);
    QTRY_VERIFY(isOpenAsFlap("tagsDock"));
    QTRY_VERIFY(dock("tagsDock").isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(&dock("tagsDock"), Qt::Key_Escape);
    QTRY_VERIFY(!rail().opened());
    QTRY_COMPARE(QApplication::focusWidget(), static_cast<QWidget*>(&window().timeline()));
    QTest::keyClick(timeline(), Qt::Key_B, Qt::ControlModifier);
    QTRY_VERIFY(isOpenAsFlap("blendSpaceDock"));
    QTest::keyClick(timeline(), Qt::Key_B, Qt::ControlModifier);
    QTRY_VERIFY(!rail().opened());
}

void tst_Layout::iconsFollowAPersonsWish()
{
    trigger("view.rail"); // in a wide window
    QTRY_VERIFY(rail().isVisible() && placeOfInspector().isNull());
    QSettings settings(m_folder.filePath("rail.conf"), QSettings::IniFormat);
    window().saveLayout(settings);
    trigger("view.rail");
    QTRY_VERIFY(!rail().isVisible() && !placeOfInspector().isNull());
    window().restoreLayout(settings);
    QTRY_VERIFY(rail().isVisible() && actionOf(*m_app, "view.rail").isChecked());
    window().resetLayout();
    QTRY_VERIFY(!rail().isVisible());
    resize({1024, 640});
    QTRY_VERIFY(rail().isVisible());
    trigger("view.rail"); // docked in a narrow window
    QTRY_VERIFY(!rail().isVisible() && placeOfInspector().width() >= 240);
    // What is arranged is there again after the icons.
    dock("historyDock").close();
    trigger("view.rail");
    QTRY_VERIFY(rail().isVisible());
    dock("libraryDock").close();
    window().saveLayout(settings);
    window().resetLayout();
    window().restoreLayout(settings);
    QTRY_VERIFY(rail().isVisible() && dock("libraryDock").isHidden());
    resize({1280, 720});
    QTRY_COMPARE(tabsOf("tagsDock"), (QStringList{"Tags", "Controller", "Blend"}));
    QVERIFY(dock("libraryDock").isHidden());
}

void tst_Layout::panelsLeaveTheIconsAndComeBack()
{
    resize({1024, 640});
    QTest::mouseClick(&iconOf("controllerDock"), Qt::LeftButton);
    QTRY_VERIFY(isOpenAsFlap("controllerDock"));
    dock("controllerDock").setFloating(true);
    QTRY_VERIFY(dock("controllerDock").isFloating() && dock("controllerDock").isVisible());
    QVERIFY(!rail().opened() && rail().panels().size() == 7);
    dock("controllerDock").setFloating(false);
    QTRY_VERIFY(isOpenAsFlap("controllerDock"));
    dock("controllerDock").toggleViewAction()->trigger();
    QTRY_VERIFY(!rail().opened());
    dock("controllerDock").toggleViewAction()->trigger();
    QTRY_VERIFY(isOpenAsFlap("controllerDock"));
}

void tst_Layout::whatAPersonArrangedStays()
{
    dock("historyDock").setFloating(true);
    QTRY_COMPARE(tabsOf("tagsDock"), (QStringList{"Tags", "Controller", "Blend"}));
    resize({1680, 1050});
    QCOMPARE(tabsOf("tagsDock"), (QStringList{"Tags", "Controller", "Blend"}));
    QSettings settings(m_folder.filePath("arranged.conf"), QSettings::IniFormat);
    window().saveLayout(settings);
    trigger("view.resetLayout");
    QTRY_COMPARE(tabsOf("controllerDock"), (QStringList{"Controller", "Blend", "History"}));
    window().restoreLayout(settings);
    QTRY_COMPARE(tabsOf("tagsDock"), (QStringList{"Tags", "Controller", "Blend"}));
    QVERIFY(dock("historyDock").isFloating());
    window().resetLayout();
    window().saveLayout(settings); // nobody arranged it: the next start is free to follow the screen
    QVERIFY(!settings.contains("window/state"));
}

void tst_Layout::panelsFollowTheWindowBothWays()
{
    // Neither a panel that was closed or opened nor a splitter that was dragged keeps a small window's
    // panels.
    dock("historyDock").close();
    trigger("tag.rules");
    const QRect library = placeOf("libraryDock");
    dragSplitter({library.right() + 3, library.center().y()}, {-30, 0});
    const int narrow = placeOf("libraryDock").width();
    QVERIFY(narrow < library.width());
    QTRY_COMPARE(tabsOf("tagsDock"), (QStringList{"Tags", "Controller", "Blend", "Rules"}));
    resize({1680, 1050});
    QTRY_COMPARE(tabsOf("controllerDock"), (QStringList{"Controller", "Blend", "Rules"}));
    QVERIFY(tabsOf("tagsDock").isEmpty() && dock("historyDock").isHidden());
    QTRY_COMPARE(placeOf("libraryDock").width(), 404);
    QCOMPARE(qApp->font().pixelSize(), 13);
    QCOMPARE(QFontInfo(window().timeline().font()).pixelSize(), 13);
    resize({2560, 1440});
    QTRY_COMPARE(placeOf("libraryDock").width(), 520);
    QVERIFY(dock("historyDock").isHidden());
    resize({1024, 640}); // and as icons
    QTRY_VERIFY(rail().isVisible());
    resize({1680, 1050});
    QTRY_COMPARE(tabsOf("controllerDock"), (QStringList{"Controller", "Blend", "Rules"}));
    QSettings settings(m_folder.filePath("followed.conf"), QSettings::IniFormat);
    resize({1280, 720});
    QTRY_COMPARE(tabsOf("tagsDock"), (QStringList{"Tags", "Controller", "Blend", "Rules"}));
    QTRY_VERIFY(std::abs(placeOf("libraryDock").width() - narrow) <= 1); // as it was wanted here
    QCOMPARE(QFontInfo(window().timeline().font()).pixelSize(), 12);
    // The next start, in a window that is larger.
    window().saveLayout(settings);
    settings.remove("window/geometry");
    window().resetLayout();
    resize({1680, 1050});
    window().restoreLayout(settings);
    QTRY_COMPARE(tabsOf("controllerDock"), (QStringList{"Controller", "Blend", "Rules"}));
    QVERIFY(dock("historyDock").isHidden());
    window().resetLayout();
}

void tst_Layout::theTimelineIsAsHighAsItsLanesNeed()
{
    resize({1680, 1050}); // lower windows have no room for the lanes of all clips
    const auto spare = [this] { return window().timeline().height() - window().timeline().neededHeight(); };
    QTRY_VERIFY(spare() >= 0 && spare() <= 2); // of the rounding of splitters
    const int before = placeOf("timelineDock").height();
    trigger("view.emptyLanes");
    QTRY_VERIFY(placeOf("timelineDock").height() > before);
    QVERIFY(placeOf("timelineDock").height() <= window().height() * 2 / 5);
    QVERIFY(placeOf("timelineDock").height() <= window().centralWidget()->height());
    trigger("view.emptyLanes");
    QTRY_COMPARE(placeOf("timelineDock").height(), before);
}

void tst_Layout::theTimelineFollowsTheLanesOfEachClip()
{
    resize({1680, 1050});
    Workspace& workspace = m_app->workspace();
    const ClipId before = workspace.currentClip();
    const auto clips = std::uint32_t(m_app->document().library().clipCount());
    const auto spare = [this] { return window().timeline().height() - window().timeline().neededHeight(); };
    QSet<int> heights;
    for (std::uint32_t clip = 0; clip < clips; ++clip) {
        workspace.setCurrentClip(ClipId(clip));
        QTRY_VERIFY2(spare() >= 0 && spare() <= 2, qPrintable(QString::number(spare())));
        QVERIFY(placeOf("timelineDock").height() <= window().height() * 2 / 5);
        heights << placeOf("timelineDock").height();
    }
    QVERIFY(heights.size() > 1); // clips of fewer lanes leave more to the picture
    const QRect timeline = placeOf("timelineDock");
    dragSplitter({timeline.center().x(), timeline.top() - 3}, {0, -20});
    const QRect chosen = placeOf("timelineDock");
    QVERIFY(chosen.height() > timeline.height());
    for (std::uint32_t clip = 0; clip < clips; ++clip) {
        workspace.setCurrentClip(ClipId(clip));
        QCoreApplication::processEvents();
        QTRY_COMPARE(placeOf("timelineDock"), chosen);
    }
    workspace.setCurrentClip(before);
}

void tst_Layout::nothingMovesWhileNewLanesFindRoom()
{
    resize({1680, 1050}); // where the timeline could become higher
    Workspace& workspace = m_app->workspace();
    const auto place = [this] { return std::pair(placeOf("timelineDock"), viewport().geometry()); };
    const auto count = [this] { return int(window().timeline().content().lanes.size()); };
    const ClipId shown = workspace.currentClip(), other(shown.value == 0 ? 1u : 0u);
    const auto comeBack = [&] {
        workspace.setCurrentClip(other);
        QCoreApplication::processEvents();
        workspace.setCurrentClip(shown);
        QCoreApplication::processEvents();
    };
    comeBack();
    const auto before = place();
    QUndoStack& undo = m_app->document().undoStack();
    const int steps = undo.index(), lanes = count();
    m_app->query().setText("Idle | Walk"); // its lane takes the spare one's room
    QTRY_COMPARE(count(), lanes + 1);
    QCoreApplication::processEvents();
    QTRY_COMPARE(place(), before);
    m_app->query().setText({});
    QTRY_COMPARE(count(), lanes);
    QTRY_COMPARE(place(), before);
    int added = 0;
    for (const char* name : {"Style.Tired", "Style.Limping", "Style.Sneaking", "Quality.Bad"}) {
        const auto tag = m_app->document().library().vocabulary().find(name);
        QVERIFY2(tag.has_value(), name);
        emit window().timeline().rangeAddRequested(*tag, {3, 30}, 0);
        ++added;
        QTRY_COMPARE(count(), lanes + added);
        QCoreApplication::processEvents();
        if (added == 1)
            QTRY_COMPARE(place(), before);
        else // every lane is seen
            QTRY_VERIFY(placeOf("timelineDock").height() > before.first.height());
    }
    undo.setIndex(steps);
    comeBack();
    const int height = placeOf("timelineDock").height();
    trigger("view.emptyLanes"); // asked for
    QTRY_VERIFY(placeOf("timelineDock").height() > height);
    trigger("view.emptyLanes");
    QTRY_COMPARE(placeOf("timelineDock").height(), height);
}

void tst_Layout::tabsInATitleLineShowPanels()
{
    const auto isInFront = [this](const char* name) { return !dock(name).visibleRegion().isEmpty(); };
    QTRY_COMPARE(tabsOf("tagsDock").size(), 4);
    const PanelTabs& tabs = static_cast<PanelDock&>(dock("tagsDock")).header().tabs();
    QTest::mouseClick(&const_cast<PanelTabs&>(tabs), Qt::LeftButton, {}, tabs.tabRect(3).center());
    QTRY_VERIFY(isInFront("historyDock") && !isInFront("tagsDock"));
    QVERIFY(actionOf(*m_app, "view.history").isChecked());
    actionOf(*m_app, "controller.blendSpace").trigger();
    QTRY_VERIFY(isInFront("blendSpaceDock"));
    QVERIFY(!actionOf(*m_app, "view.history").isChecked());
}

/// A press, moves and a release on the window itself, as its splitters get them.
void tst_Layout::dragSplitter(QPoint from, QPoint by)
{
    QTest::mouseMove(&window(), from);
    QTest::mousePress(&window(), Qt::LeftButton, {}, from);
    for (int step = 1; step <= 4; ++step) {
        const QPoint at = from + by * step / 4;
        QMouseEvent move(QEvent::MouseMove, at, window().mapToGlobal(QPointF(at)), Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(&window(), &move);
        QTest::qWait(20); // the window moves its splitter by a timer
    }
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, from + by);
    QTest::qWait(50);
}

void tst_Layout::splittersMoveInSmallWindows()
{
    resize({1024, 640});
    for (const int by : {-60, 90}) {
        const QRect before = placeOf("timelineDock");
        dragSplitter({before.center().x(), before.top() - 3}, {0, by});
        QVERIFY2(std::abs(placeOf("timelineDock").height() - (before.height() - by)) <= 3,
                 qPrintable(QString::number(placeOf("timelineDock").height())));
        const QRect library = placeOf("libraryDock");
        dragSplitter({library.right() + 3, library.center().y()}, {by / 2, 0});
        QVERIFY(std::abs(placeOf("libraryDock").width() - (library.width() + by / 2)) <= 3);
        // What a person chose stays while the window gets a little larger.
        const int height = placeOf("timelineDock").height(), width = placeOf("libraryDock").width();
        resize({1030, 646});
        QVERIFY(std::abs(placeOf("timelineDock").height() - height) <= 3);
        QVERIFY(std::abs(placeOf("libraryDock").width() - width) <= 6);
        resize({1024, 640});
    }
}

void tst_Layout::sizesAreKeptForTheNextStart()
{
    const QRect library = placeOf("libraryDock");
    dragSplitter({library.right() + 3, library.center().y()}, {-50, 0});
    const int width = placeOf("libraryDock").width();
    QSettings settings(m_folder.filePath("layout.conf"), QSettings::IniFormat);
    window().saveLayout(settings);
    window().resetLayout();
    QTRY_VERIFY(placeOf("libraryDock").width() > width + 30);
    window().restoreLayout(settings);
    QTRY_VERIFY(std::abs(placeOf("libraryDock").width() - width) <= 3);
}

void tst_Layout::viewsAreReachedByKey()
{
    using Projection = OrbitCamera::Projection;
    const OrbitCamera& camera = viewport().camera();
    const auto press = [this](Qt::Key key) { QTest::keyClick(timeline(), key, Qt::AltModifier); };
    press(Qt::Key_1);
    QVERIFY(camera.projection() == Projection::Orthographic);
    QCOMPARE(camera.yaw(), 0.0f);
    QCOMPARE(camera.pitch(), 0.0f);
    viewport().picture();
    keepPicture(window(), "front");
    press(Qt::Key_2);
    QVERIFY(std::abs(camera.yaw() - 1.5708f) < 0.01f && camera.pitch() == 0.0f);
    viewport().picture();
    keepPicture(window(), "side");
    press(Qt::Key_3);
    QVERIFY(camera.pitch() > 1.5f);
    viewport().picture();
    keepPicture(window(), "top");
    press(Qt::Key_0);
    QVERIFY(camera.projection() == Projection::Perspective);
    QVERIFY(camera.yaw() > 0.3f && camera.pitch() < 0.5f);
    press(Qt::Key_1);
    QTest::mousePress(&viewport(), Qt::LeftButton, {}, viewport().rect().center());
    QMouseEvent move(QEvent::MouseMove, viewport().rect().center() + QPoint(60, 0),
                     viewport().mapToGlobal(QPointF(viewport().rect().center() + QPoint(60, 0))),
                     Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(&viewport(), &move);
    QTest::mouseRelease(&viewport(), Qt::LeftButton, {}, viewport().rect().center() + QPoint(60, 0));
    QVERIFY(camera.projection() == Projection::Perspective); // turned away from the axis
}

void tst_Layout::framingTurnsTheFigureUpright()
{
    const QPoint centre = viewport().rect().center();
    QTest::mousePress(&viewport(), Qt::LeftButton, {}, centre);
    QMouseEvent move(QEvent::MouseMove, centre + QPoint(30, 170),
                     viewport().mapToGlobal(QPointF(centre + QPoint(30, 170))), Qt::NoButton, Qt::LeftButton,
                     {});
    QApplication::sendEvent(&viewport(), &move);
    QTest::mouseRelease(&viewport(), Qt::LeftButton, {}, centre + QPoint(30, 170));
    const float yaw = viewport().camera().yaw();
    QVERIFY(viewport().camera().pitch() > 1.0f);
    QTest::keyClick(timeline(), Qt::Key_F, Qt::ShiftModifier);
    QVERIFY(viewport().camera().pitch() < 0.3f);
    QCOMPARE(viewport().camera().yaw(), yaw);
}

void tst_Layout::panelsFloatAndCloseByTheirButtons()
{
    for (const char* name : {"libraryDock", "tagsDock", "controllerDock", "timelineDock"}) {
        auto* menuButton = dock(name).findChild<QToolButton*>("panelMenu");
        auto* docks = dock(name).findChild<QToolButton*>("panelFloat");
        auto* closes = dock(name).findChild<QToolButton*>("panelClose");
        QVERIFY(!docks->isVisible() && !closes->isVisible());
        const auto choose = [&](const QString& text) {
            dock(name).raise();
            QTRY_VERIFY(menuButton->isVisible());
            withNextMenu(window(), [&](QMenu& menu) { QVERIFY2(clickEntry(menu, text), qPrintable(text)); });
            QTest::mouseClick(menuButton, Qt::LeftButton);
        };
        choose("Float");
        QTRY_VERIFY(dock(name).isFloating() && dock(name).isVisible());
        QVERIFY(dock(name).contentsMargins().left() >= 4); // a frame that can be grabbed
        QTest::qWait(50);
        const QImage picture = dock(name).grab().toImage();
        QCOMPARE(picture.pixelColor(picture.width() / 2, 1), theme().muted);
        keepPicture(dock(name), QString("floating-%1").arg(name));
        QVERIFY(docks->isVisible() && closes->isVisible());
        QTest::mouseClick(docks, Qt::LeftButton);
        QTRY_VERIFY(!dock(name).isFloating());
        choose("Close");
        QTRY_VERIFY(dock(name).isHidden());
        dock(name).toggleViewAction()->trigger();
        QVERIFY(!dock(name).isHidden());
    }
}

/// The press and the moves that drag a panel out of its group by its name.
void tst_Layout::dragOut(const char* name, QPoint heldAt)
{
    PanelTabs& tabs = static_cast<PanelDock&>(dock("tagsDock")).header().tabs();
    const QPoint pressed = tabs.tabRect(name == QLatin1String("tagsDock") ? 0 : 1).center();
    QTest::mousePress(&tabs, Qt::LeftButton, {}, pressed);
    const auto move = [](QWidget& widget, QPoint global) {
        QMouseEvent event(QEvent::MouseMove, widget.mapFromGlobal(QPointF(global)), global, Qt::NoButton,
                          Qt::LeftButton, {});
        QApplication::sendEvent(&widget, &event);
    };
    const QPoint away = tabs.mapToGlobal(pressed + QPoint(-200, 150));
    move(tabs, tabs.mapToGlobal(pressed + QPoint(0, 4))); // not out of the title line yet
    QVERIFY(!dock(name).isFloating());
    move(tabs, away);
    QTRY_VERIFY(dock(name).isFloating() && dock(name).isVisible());
    move(dock(name), heldAt);
    QTRY_VERIFY(dock(name).frameGeometry().contains(heldAt)); // the mouse holds it
}

void tst_Layout::aNameThatIsDraggedOutFloatsItsPanel()
{
    for (const char* name : {"controllerDock", "tagsDock"}) { // behind, and in front
        window().resetLayout();
        QTRY_COMPARE(tabsOf("tagsDock").size(), 4);
        const QWidget& picture = *window().centralWidget(); // over its middle a panel is let go and floats
        const QPoint held = picture.mapToGlobal(picture.rect().center());
        dragOut(name, held);
        QTest::mouseRelease(&dock(name), Qt::LeftButton, {}, dock(name).mapFromGlobal(held));
        QTRY_VERIFY(!tabsOf("tagsDock").contains(static_cast<PanelDock&>(dock(name)).tabName()));
        QVERIFY(dock(name).frameGeometry().contains(held));
    }
}

/// Another window may take the release; the panel would stand in Qt's layout twice and be deleted twice.
void tst_Layout::aDragWithoutReleaseEndsWhenPanelsBecomeIcons()
{
    QTRY_COMPARE(tabsOf("tagsDock").size(), 4);
    const QWidget& tags = dock("tagsDock");
    dragOut("controllerDock", tags.mapToGlobal(tags.rect().center())); // where it would be docked again
    QTest::qWait(300);                                                 // the room for it opens
    trigger("view.rail");
    QTRY_VERIFY(rail().isVisible());
    trigger("view.rail");
    QTRY_VERIFY(!rail().isVisible());
    QSettings settings(m_folder.filePath("dragged.conf"), QSettings::IniFormat);
    window().saveLayout(settings);
    window().restoreLayout(settings);
    window().resetLayout();
    QTRY_COMPARE(tabsOf("tagsDock").size(), 4);
}

void tst_Layout::dockedPanelsCanBeUsedInSmallWindows()
{
    for (const QSize size : {QSize(1280, 720), QSize(1024, 640)}) {
        resize(size);
        window().resetLayout();
        trigger("tag.rules");
        const auto* hint = test::findNamed<QLabel>(window().rulesPanel(), "Suggestions");
        QTRY_VERIFY(hint->isVisible() && !hint->text().isEmpty());
        QVERIFY2(seenHeight(*hint) >= hint->fontMetrics().height(), qPrintable(hint->text()));
        const auto* newRule = test::findButton<QPushButton>(window().rulesPanel(), "New Rule");
        QVERIFY(seenHeight(*newRule) >= 20);
        trigger("tag.contacts");
        const auto* slider = window().contactPanel().findChild<QSlider*>();
        QTRY_VERIFY(seenHeight(*slider) >= 10);
        QVERIFY2(slider->width() >= 150, qPrintable(QString::number(slider->width())));
        trigger("controller.blendSpace");
        const auto* plot = window().blendSpacePanel().findChild<BlendSpaceView*>();
        QTRY_VERIFY2(seenHeight(*plot) >= 56, qPrintable(QString::number(seenHeight(*plot))));
        trigger("view.curves");
        for (const char* name : {"rulesDock", "contactsDock", "curvesDock", "blendSpaceDock"}) {
            auto* body = dock(name).findChild<PanelBody*>();
            const int needed = body->widget()->minimumSizeHint().width();
            const int room = body->width() - body->verticalScrollBar()->sizeHint().width();
            QVERIFY2(needed <= room, qPrintable(QString("%1: %2 of %3").arg(name).arg(needed).arg(room)));
        }
    }
    window().resetLayout();
}

void tst_Layout::resettingFitsEverySmallWindow()
{
    QTest::failOnWarning(QRegularExpression("resizeDocks"));
    for (const QSize size : {QSize(1024, 640), QSize(1100, 660)}) {
        resize(size);
        for (const char* name : {"timelineDock", "tagsDock", "controllerDock", "libraryDock"}) {
            dock(name).hide();
            QCoreApplication::processEvents();
            trigger("view.resetLayout");
            dock(name).setFloating(true);
            QCoreApplication::processEvents();
            trigger("view.resetLayout");
            QCoreApplication::processEvents();
            QVERIFY(dock("tagsDock").height() >= 60 && dock("controllerDock").height() >= 60);
        }
    }
}

void tst_Layout::aColumnThatIsTooLowForTwoPanelsIsShared()
{
    QTest::failOnWarning(QRegularExpression("resizeDocks"));
    QMainWindow low;
    low.setCentralWidget(new QWidget);
    QList<QDockWidget*> docks;
    for (const auto area : {Qt::RightDockWidgetArea, Qt::RightDockWidgetArea, Qt::BottomDockWidgetArea}) {
        docks << new QDockWidget(&low);
        docks.back()->setWidget(new QWidget);
        low.addDockWidget(area, docks.back());
    }
    low.splitDockWidget(docks[0], docks[1], Qt::Vertical);
    low.resize(400, 90);
    low.show();
    QVERIFY(QTest::qWaitForWindowExposed(&low));
    DockSizes sizes(low, docks, docks[0]);
    sizes.setDefaults(low.size());
    sizes.apply();
    QVERIFY(docks[0]->height() > 0 && docks[1]->height() > 0);
}

void tst_Layout::measuresOfTheBlendSpaceAreReadWhole()
{
    for (const QSize size : {QSize(1024, 640), QSize(1100, 660)}) {
        resize(size);
        window().resetLayout();
        trigger("controller.blendSpace");
        const auto boxes = window().blendSpacePanel().findChildren<QComboBox*>();
        QCOMPARE(boxes.size(), 2);
        for (QComboBox* box : boxes) {
            QTRY_VERIFY(box->isVisible() && !box->currentText().isEmpty());
            QStyleOptionComboBox option;
            option.initFrom(box);
            const int room =
                box->style()
                    ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box)
                    .width();
            const int needed = box->fontMetrics().horizontalAdvance(box->currentText());
            QVERIFY2(needed <= room,
                     qPrintable(QString("%1: %2 of %3").arg(box->currentText()).arg(needed).arg(room)));
        }
        auto* body = dock("blendSpaceDock").findChild<PanelBody*>();
        QTRY_COMPARE(body->horizontalScrollBar()->maximum(), 0);
    }
    window().resetLayout();
}

void tst_Layout::panelsComeToTheFront()
{
    const auto isInFront = [this](const char* name) { return !dock(name).visibleRegion().isEmpty(); };
    trigger("controller.blendSpace");
    QTRY_VERIFY(isInFront("blendSpaceDock") && !isInFront("controllerDock"));
    trigger("tag.rules");
    QTRY_VERIFY(isInFront("rulesDock") && !isInFront("blendSpaceDock"));
    trigger("controller.blendSpace"); // behind: shown, not hidden
    QTRY_VERIFY(isInFront("blendSpaceDock"));
    QTest::keyClick(timeline(), Qt::Key_1, Qt::ControlModifier);
    QTRY_VERIFY(isInFront("controllerDock"));
    trigger("controller.blendSpace");
    trigger("controller.blendSpace"); // in front: hidden
    QTRY_VERIFY(dock("blendSpaceDock").isHidden());
}

/// All menus of the bar; those that are filled as they open have their entries.
QList<QMenu*> tst_Layout::filledMenus()
{
    const QList<QMenu*> menus = window().menuBar()->findChildren<QMenu*>();
    for (QMenu* menu : menus) emit menu->aboutToShow();
    return menus;
}

void tst_Layout::everyMenuFitsASmallScreen()
{
    const QList<QMenu*> menus = filledMenus();
    QVERIFY(menus.size() > 10);
    for (const QMenu* menu : menus) {
        const int height = menu->sizeHint().height();
        QVERIFY2(height <= 600, qPrintable(QString("%1: %2 pixels").arg(menu->title()).arg(height)));
    }
}

void tst_Layout::aLetterOpensOneEntryOfAMenu()
{
    const auto letterOf = [](const QAction& action) {
        const QKeySequence key = QKeySequence::mnemonic(action.text());
        return key.toString(QKeySequence::PortableText);
    };
    QList<QList<QAction*>> menus{window().menuBar()->actions()};
    for (const QMenu* menu : filledMenus()) menus << menu->actions();
    for (const QList<QAction*>& entries : menus) {
        QHash<QString, QString> texts;
        for (const QAction* entry : entries) {
            const QString letter = letterOf(*entry);
            if (letter.isEmpty()) continue;
            QVERIFY2(!texts.contains(letter), qPrintable(texts[letter] + " and " + entry->text()));
            texts[letter] = entry->text();
        }
    }
}

int main(int argc, char** argv)
{
    configureSurfaceFormat();
    QApplication application(argc, argv);
    tst_Layout test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_Layout.moc"
