// The figure is seen at every size of the window, sizes are kept, views by key, menus fit.

#include "app/DockSizes.h"
#include "core/animation/figure/LocalToModelJob.h"
#include "tests/app/LayoutStage.h"
#include "tests/support/NamedWidget.h"
#include "widgets/blendspace/BlendSpacePanel.h"
#include "widgets/controller/ControllerPanel.h"
#include "widgets/controller/EventList.h"
#include "widgets/controller/NewTrackRow.h"
#include "widgets/library/ClipListView.h"
#include "widgets/reel/ReelBar.h"
#include "widgets/theme/panels/PanelFrame.h"
#include "widgets/theme/panels/PanelRail.h"
#include "widgets/theme/panels/PanelTabs.h"
#include "widgets/viewport/CharacterBar.h"
#include "widgets/viewport/ViewportOptionsBar.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QStatusBar>
#include <QStyleOptionComboBox>
#include <QToolButton>
#include <QTreeView>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr QSize sizes[] = {{1024, 640}, {1280, 720}, {1680, 1050}};

} // namespace

class tst_Layout : public QObject, private LayoutStage
{
    Q_OBJECT

private slots:
    void initTestCase() { openSample(); }
    void init() { arrange(); }
    void cleanupTestCase() { m_app.reset(); }
    void theFigureIsFreeAtEverySize();
    void aSmallWindowShowsTheSampleWhole();
    void panelsThatOpenMoveNothing();
    void growingBackRestoresThePanels();
    void narrowingGivesTheKeyboardToTheTimeline();
    void eachClassOfWindowHasItsPanels();
    void theTimelineIsAsHighAsItsLanesNeed();
    void goingFromClipToClipNeverLowersTheTimeline();
    void nothingMovesWhileNewLanesFindRoom();
    void splittersMoveInSmallWindows();
    void sizesAreKeptForTheNextStart();
    void viewsAreReachedByKey();
    void framingTurnsTheFigureUpright();
    void resettingFitsEverySmallWindow();
    void aColumnThatIsTooLowForTwoPanelsIsShared();
    void anEmptyControllerLeavesTheTagsTheColumn();
    void theControllerShowsItsEventsBelowTheTags();
    void groundLiesAroundRoundPanels();
    void measuresOfTheBlendSpaceAreReadWhole();
    void everyMenuFitsASmallScreen();
    void panelsHaveLettersInTheirMenu();
    void aLetterOpensOneEntryOfAMenu();

private:
    int rowsSeen(const QAbstractItemView& view);
    QList<QMenu*> filledMenus();
    /// Where a point of the world is in the viewport, in its pixels.
    QPointF inPicture(const glm::vec3& point);
    /// Whether every joint is seen, and nothing stands over one.
    bool isFigureFree();
};

QPointF tst_Layout::inPicture(const glm::vec3& point)
{
    const Camera camera = viewport().camera().camera(float(viewport().width()) / float(viewport().height()));
    const glm::vec4 clip = camera.projection * camera.view * glm::vec4(point, 1.0f);
    return {(double(clip.x) / double(clip.w) + 1) / 2 * viewport().width(),
            (1 - double(clip.y) / double(clip.w)) / 2 * viewport().height()};
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
                              viewport().height(), viewport().mapTo(&window(), QPoint()));
        };
        dragSplitter({window().width() / 2, placeOf("timelineDock").top() - 3},
                     {0, -20});       // else it grows with
        const auto before = places(); // the lanes of contacts
        const int width = viewport().width();
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
            const auto* rail = window().findChild<PanelRail*>(); // whose panels stand beside the picture
            QVERIFY(rail->opened() ? viewport().width() < width : viewport().width() == width);
        }
        keepPicture(window(), QString("panels-%1").arg(size.width()));
        trigger("view.history");
        trigger("controller.blendSpace");
        for (const char* name : {"rulesDock", "contactsDock", "curvesDock"}) dock(name).close();
        QTRY_VERIFY(places() == before);
        if (PanelDock* opened = window().findChild<PanelRail*>()->opened()) opened->close();
        QTRY_COMPARE(viewport().width(), width);
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

/// Qt would give it to a button over the picture, with a ring as if a key had brought it there.
void tst_Layout::narrowingGivesTheKeyboardToTheTimeline()
{
    resize({1680, 1050});
    auto& tags = named<QTreeView>(window(), "Tags");
    QTest::keyClick(&window(), Qt::Key_Tab); // a key was the last that was done
    tags.setFocus();
    QTRY_VERIFY(tags.hasFocus());
    resize({1024, 640});
    QTRY_VERIFY(!tags.isVisible());
    QTRY_VERIFY(m_app->window().timeline().hasFocus());
    QVERIFY(!window().findChild<QWidget*>("focusRing"));
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

void tst_Layout::goingFromClipToClipNeverLowersTheTimeline()
{
    resize({1680, 1050});
    Workspace& workspace = m_app->workspace();
    const ClipId before = workspace.currentClip();
    const auto clips = std::uint32_t(m_app->document().library().clipCount());
    const auto spare = [this] { return window().timeline().height() - window().timeline().neededHeight(); };
    trigger("view.resetLayout");
    QCoreApplication::processEvents(); // the lanes follow
    QTRY_VERIFY2(spare() >= 0 && spare() <= 2, qPrintable(QString::number(spare())));
    QSet<int> heights;
    int highest = 0;
    for (std::uint32_t clip = 0; clip < 2 * clips; ++clip) { // at the second time nothing moves any more
        workspace.setCurrentClip(ClipId(clip % clips));
        QTRY_VERIFY2(spare() >= 0 && spare() <= 2, qPrintable(QString::number(spare())));
        const int height = placeOf("timelineDock").height();
        QVERIFY(height <= window().height() * 2 / 5);
        QVERIFY2(height >= highest, qPrintable(QString("%1 after %2").arg(height).arg(highest)));
        highest = height;
        if (clip < clips) heights << height;
        QVERIFY(heights.contains(height));
    }
    QVERIFY(heights.size() > 1); // it became as high as the lanes need
    const auto fewest = [&] {    // a clip with as few lanes as any
        std::pair<std::size_t, std::uint32_t> found{1000, 0};
        for (std::uint32_t clip = 0; clip < clips; ++clip) {
            workspace.setCurrentClip(ClipId(clip));
            found = std::min(found, {window().timeline().content().lanes.size(), clip});
        }
        return ClipId(found.second);
    };
    workspace.setCurrentClip(fewest());
    trigger("view.resetLayout");
    QTRY_VERIFY(placeOf("timelineDock").height() < highest); // the lanes of this clip alone
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
        trigger("view.resetLayout"); // as high as this clip needs, whatever the other had
        QCoreApplication::processEvents();
        const auto spare = [&] { return window().timeline().height() - window().timeline().neededHeight(); };
        QTRY_VERIFY2(spare() >= 0 && spare() <= 2, qPrintable(QString::number(spare())));
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

void tst_Layout::panelsHaveLettersInTheirMenu()
{
    int entries = 0;
    for (const QAction* each : window().menuBar()->findChild<QMenu*>("menu.View/Panels")->actions()) {
        if (each->isSeparator() || each->menu()) continue;
        ++entries;
        QVERIFY2(!QKeySequence::mnemonic(each->text()).isEmpty(), qPrintable(each->text()));
    }
    QVERIFY(entries > 8);
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

void tst_Layout::anEmptyControllerLeavesTheTagsTheColumn()
{
    for (const QSize size : {QSize(1440, 900), QSize(1680, 1050)}) {
        resize(size);
        window().resetLayout();
        QCoreApplication::processEvents();
        const auto share = [this] {
            const double tags = placeOf("tagsDock").height(), below = placeOf("controllerDock").height();
            return tags / (tags + below);
        };
        QTRY_VERIFY2(share() > 0.58 && share() < 0.68, qPrintable(QString::number(share())));
        const auto& first = *window().controllerPanel().findChild<NewTrackRow*>(); // is read whole
        QCOMPARE(first.visibleRegion().boundingRect().size(), first.size());
        const QRect before = placeOf("tagsDock");
        dock("controllerDock").hide(); // the group below stays, and its height
        QTRY_VERIFY(dock("blendSpaceDock").isVisible() && !isBehindTabs(dock("blendSpaceDock")));
        QTest::qWait(30);
        QCOMPARE(placeOf("tagsDock"), before);
    }
    window().resetLayout();
}

/// Of rows that fill their list each is whole, and a height that a person gave stays.
void tst_Layout::theControllerShowsItsEventsBelowTheTags()
{
    resize({1680, 1050});
    window().resetLayout();
    const auto& tags = named<QTreeView>(window(), "Tags");
    const auto isWhole = [&] { return tags.viewport()->height() % tags.sizeHintForRow(0) == 0; };
    QTRY_VERIFY(isWhole());
    const int before = placeOf("tagsDock").height();
    trigger("controller.toFirst");
    trigger("controller.addTrack");
    const auto& events = *window().controllerPanel().findChild<EventList*>();
    const int row = events.fontMetrics().height() + 3;
    QTRY_VERIFY(placeOf("tagsDock").height() < before);
    QTRY_COMPARE(events.visibleRegion().boundingRect().height(), events.height());
    QVERIFY(events.viewport()->height() >= 4 * row && events.viewport()->height() % row == 0);
    QVERIFY(isWhole());
    keepPicture(window(), "layout-controller");
    const QRect tagsPlace = placeOf("tagsDock");
    dragSplitter({tagsPlace.center().x(), tagsPlace.bottom() + 3}, {0, 55});
    const int byHand = placeOf("tagsDock").height();
    QVERIFY(byHand > tagsPlace.height() + 40);
    resize({1690, 1050});
    QTRY_COMPARE(placeOf("tagsDock").height(), byHand);
    m_app->controller().clear();
    window().resetLayout();
    QTRY_COMPARE(placeOf("tagsDock").height(), before);
}

/// Also where a picture fills its panel, and above the message area.
void tst_Layout::groundLiesAroundRoundPanels()
{
    const QRgb ground = theme().window.rgb();
    for (const QSize size : sizes) {
        resize(size);
        window().resetLayout();
        QCoreApplication::processEvents();
        QTRY_COMPARE(window().statusBar()->contentsRect().height(), size.width() < 1440 ? 24 : 26);
        const QImage image = window().grab().toImage();
        const QRect picture = window().centralWidget()->geometry(), lanes = placeOf("timelineDock");
        for (const QRect& panel : {picture, lanes})
            for (const QPoint& corner :
                 {panel.topLeft(), panel.topRight(), panel.bottomLeft(), panel.bottomRight()}) {
                const QPoint inwards(corner.x() == panel.left() ? 1 : -1, corner.y() == panel.top() ? 1 : -1);
                QCOMPARE(image.pixel(corner), ground);
                const QColor second = image.pixelColor(corner + inwards); // the border's curve may touch it
                QVERIFY2(std::abs(qGray(second.rgb()) - qGray(ground)) < 24, qPrintable(second.name()));
            }
        for (int below = 1; below <= 6; ++below)
            QCOMPARE(image.pixel(lanes.bottomLeft() + QPoint(40, below)), ground);
        QCOMPARE(image.pixel(lanes.bottomLeft() + QPoint(40, 9)), theme().panel.rgb());
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
