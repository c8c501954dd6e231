// The wall beside the list: a drag of the library's edge opens it, and it shows the list's rows and columns.

#include "app/WindowLayout.h"
#include "tests/app/TimelineStage.h"
#include "widgets/library/ArrangementMenu.h"
#include "widgets/library/LibraryView.h"
#include "widgets/wall/WallView.h"

#include <QDockWidget>
#include <QSignalSpy>

using namespace tagline;
using namespace tagline::test;

class tst_WallAndList : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void init();
    void aDraggedWidthIsKept();
    void draggingTheEdgeOpensItAndClosesItAgain();
    void onlyADragOfItsEdgeOpensIt();
    void itHasTheGroupsAndFoldsOfTheList();
    void itHasTheColumnsOfTheList();

private:
    WallView& wall() { return m_app->window().wall(); }
    QWidget* paper() { return wall().viewport(); }
    QDockWidget* dock() { return m_app->window().findChild<QDockWidget*>("libraryDock"); }
    int dockWidth() { return dock()->width(); }
    void showWall(bool isShown) { actionOf(*m_app, "view.wall").setChecked(isShown); }
    void dragEdgeTo(int width);
    void dragFrom(QPoint from, QPoint by);
};

void tst_WallAndList::init()
{
    m_app->window().libraryView().setGrouping(RowGrouping::None);
    m_app->window().libraryView().model().unfoldAll();
    showWall(false);
    m_app->window().resetLayout();
    QTRY_VERIFY(dockWidth() < 300); // a list again, whatever a test before dragged
    clear();
}

/// The mouse on the window itself, as its splitters get it: a press, moves and a release.
void tst_WallAndList::dragFrom(QPoint from, QPoint by)
{
    MainWindow& window = m_app->window();
    QTest::mouseMove(&window, from);
    QTest::mousePress(&window, Qt::LeftButton, {}, from);
    for (const int share : {1, 2}) {
        const QPoint at = from + by * share / 2;
        QMouseEvent move(QEvent::MouseMove, at, window.mapToGlobal(QPointF(at)), Qt::NoButton, Qt::LeftButton,
                         {});
        const QRect library = dock()->geometry();
        QApplication::sendEvent(&window, &move);
        // The window moves its splitter by a timer.
        QTRY_VERIFY(dock()->geometry() != library);
    }
    QTest::mouseRelease(&window, Qt::LeftButton, {}, from + by);
}

void tst_WallAndList::dragEdgeTo(int width)
{
    const QRect library = dock()->geometry();
    dragFrom({library.right() + 3, library.center().y()}, {width - library.width(), 0});
}

void tst_WallAndList::aDraggedWidthIsKept()
{
    showWall(true);
    QCoreApplication::processEvents();
    const int before = dockWidth();
    dragEdgeTo(before - 80);
    QVERIFY(dockWidth() < before - 70);
    QVERIFY(wall().isVisible());
    const int dragged = dockWidth();
    showWall(false);
    QTRY_VERIFY(dockWidth() < dragged);
    showWall(true);
    QTRY_VERIFY(std::abs(dockWidth() - dragged) <= 2);
}

void tst_WallAndList::draggingTheEdgeOpensItAndClosesItAgain()
{
    QAction& action = actionOf(*m_app, "view.wall");
    const int list = dockWidth();
    showWall(true);
    QTRY_VERIFY(dockWidth() > list + 150);
    const int usual = dockWidth();
    showWall(false);
    QTRY_COMPARE(dockWidth(), list);

    dragEdgeTo(list + 20); // a wider list
    QVERIFY(!wall().isVisible() && !action.isChecked());
    const int wider = dockWidth();
    QVERIFY2(std::abs(wider - list - 20) <= 3, qPrintable(QString::number(wider)));
    dragEdgeTo(usual - 30);
    QTRY_VERIFY(wall().isVisible());
    QVERIFY(action.isChecked());
    QCoreApplication::processEvents();
    const int dragged = dockWidth();
    QVERIFY2(std::abs(dragged - usual + 30) <= 3, qPrintable(QString::number(dragged)));
    dragEdgeTo(usual - 60); // still wide enough
    QVERIFY(wall().isVisible());
    const int narrowerWall = dockWidth();

    dragEdgeTo(list + 10);
    QTRY_VERIFY(!wall().isVisible());
    QVERIFY(!action.isChecked());
    QTRY_VERIFY2(std::abs(dockWidth() - wider) <= 3, qPrintable(QString::number(dockWidth()))); // as before
    const int again = dockWidth();
    action.trigger(); // by key or menu it has the width that it was dragged to
    QTRY_VERIFY2(std::abs(dockWidth() - narrowerWall) <= 3, qPrintable(QString::number(dockWidth())));
    action.trigger();
    QTRY_VERIFY2(std::abs(dockWidth() - again) <= 3, qPrintable(QString::number(dockWidth())));
}

void tst_WallAndList::onlyADragOfItsEdgeOpensIt()
{
    MainWindow& window = m_app->window();
    QAction& action = actionOf(*m_app, "view.wall");
    const QSize size = window.size();
    const auto resizeTo = [&](QSize wanted) {
        window.resize(wanted);
        QTRY_COMPARE(window.size(), wanted);
        QCoreApplication::processEvents();
    };
    for (const QSize other : {QSize(1024, 640), QSize(1500, 900), size}) {
        resizeTo(other);
        QVERIFY(!action.isChecked());
    }
    const QRect bottom = window.findChild<QDockWidget*>("timelineDock")->geometry();
    dragFrom({bottom.center().x(), bottom.top() - 3}, {0, -40}); // another splitter
    QVERIFY(!action.isChecked() && !wall().isVisible());
    window.resetLayout();
    QCoreApplication::processEvents();
    QVERIFY(!action.isChecked());

    const int list = dockWidth();
    showWall(true);
    QTRY_VERIFY(dockWidth() > list + 150);
    for (const QSize other : {QSize(1024, 640), QSize(1500, 900), size}) {
        resizeTo(other);
        QVERIFY(action.isChecked() && wall().isVisible());
    }
    const QVariantMap kept = window.layoutOfPanels().kept(); // sizes that are restored are nobody's drag
    showWall(false);
    QTRY_VERIFY(std::abs(dockWidth() - list) <= 3);
    QVERIFY(window.layoutOfPanels().restore(kept));
    QCoreApplication::processEvents();
    QVERIFY(!action.isChecked() && !wall().isVisible());
}

void tst_WallAndList::itHasTheGroupsAndFoldsOfTheList()
{
    LibraryView& view = m_app->window().libraryView();
    LibraryModel& model = view.model();
    const auto listed = [&model] { // but the figure without a clip
        std::size_t count = 0;
        for (int row = 0; row < model.rowCount(); ++row)
            count += model.sectionOf(model.index(row)) != RowSection::Figures;
        return count;
    };
    showWall(true);
    view.setGrouping(RowGrouping::Tag);
    QCoreApplication::processEvents();
    wall().bringUpToDate();
    const std::size_t rows = wall().wall().rows.size();
    QCOMPARE(rows, listed());
    QVERIFY(wall().wall().rows.front().isHead());
    QSignalSpy edited(&view, &LibraryView::foldingEdited); // by which it is kept
    QTest::mouseClick(paper(), Qt::LeftButton, {}, {60, wall().rowRect(0).center().y()});
    QCOMPARE(edited.size(), 1);
    QVERIFY(model.isFolded(model.index(0)));
    QVERIFY(wall().wall().rows.size() < rows);
    showWall(false);
    QCOMPARE(wall().wall().rows.size(), listed());
    model.toggleSection(model.index(0));
    showWall(true);
    wall().bringUpToDate();
    QCOMPARE(wall().wall().rows.size(), rows);
    view.setGrouping(RowGrouping::None);
    wall().bringUpToDate();
    QVERIFY(!wall().wall().rows.front().isHead());
}

void tst_WallAndList::itHasTheColumnsOfTheList()
{
    showWall(true);
    const auto shown = [this] { // with those that have no room in this window
        wall().bringUpToDate();
        QStringList ids;
        for (const auto* columns : {&wall().columns().shown, &wall().columns().withoutRoom})
            for (const WallColumn& column : *columns) ids << column.what.id;
        return ids;
    };
    QCOMPARE(shown(), QStringList{"seconds"}); // until some are chosen, and nothing is asked
    auto* menu = m_app->window().findChild<ArrangementMenu*>();
    QVERIFY(menu);
    emit menu->columnsChosen({"tags", "rate"});
    QCOMPARE(shown(), (QStringList{"rate", "tags"})); // in the order of the list
    emit menu->columnsChosen({"joints"});
    QCOMPARE(shown(), QStringList{"joints"});
}

QTEST_MAIN(tst_WallAndList)
#include "tst_WallAndList.moc"
