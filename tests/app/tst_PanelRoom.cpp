// The room that panels share: the timeline's height, splitters, and the column at the right.

#include "app/DockSizes.h"
#include "tests/app/LayoutStage.h"
#include "tests/support/NamedWidget.h"
#include "widgets/controller/ControllerPanel.h"
#include "widgets/controller/EventList.h"
#include "widgets/controller/NewTrackRow.h"

#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QRegularExpression>
#include <QSet>
#include <QSettings>
#include <QTreeView>
#include <QUndoStack>

using namespace tagline;
using namespace tagline::test;

class tst_PanelRoom : public QObject, private LayoutStage
{
    Q_OBJECT

private slots:
    void initTestCase() { openSample(); }
    void init() { arrange(); }
    void cleanupTestCase() { m_app.reset(); }
    void theTimelineIsAsHighAsItsLanesNeed();
    void goingFromClipToClipNeverLowersTheTimeline();
    void nothingMovesWhileNewLanesFindRoom();
    void splittersMoveInSmallWindows();
    void sizesAreKeptForTheNextStart();
    void resettingFitsEverySmallWindow();
    void aColumnThatIsTooLowForTwoPanelsIsShared();
    void anEmptyControllerLeavesTheTagsTheColumn();
    void theControllerShowsItsEventsBelowTheTags();
};

void tst_PanelRoom::theTimelineIsAsHighAsItsLanesNeed()
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

void tst_PanelRoom::goingFromClipToClipNeverLowersTheTimeline()
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

void tst_PanelRoom::nothingMovesWhileNewLanesFindRoom()
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

void tst_PanelRoom::splittersMoveInSmallWindows()
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

void tst_PanelRoom::sizesAreKeptForTheNextStart()
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

void tst_PanelRoom::resettingFitsEverySmallWindow()
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

void tst_PanelRoom::aColumnThatIsTooLowForTwoPanelsIsShared()
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

void tst_PanelRoom::anEmptyControllerLeavesTheTagsTheColumn()
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
void tst_PanelRoom::theControllerShowsItsEventsBelowTheTags()
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

int main(int argc, char** argv)
{
    configureSurfaceFormat();
    QApplication application(argc, argv);
    tst_PanelRoom test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_PanelRoom.moc"
