// Panels come, go, float, are dragged out, stand as icons and come back as a person had them.

#include "tests/app/LayoutStage.h"
#include "tests/support/NamedWidget.h"
#include "widgets/blendspace/BlendSpacePanel.h"
#include "widgets/blendspace/BlendSpaceView.h"
#include "widgets/curves/ContactPanel.h"
#include "widgets/curves/RulesPanel.h"
#include "widgets/history/HistoryPanel.h"
#include "widgets/library/ClipListView.h"
#include "widgets/library/LibraryView.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/panels/PanelFrame.h"
#include "widgets/theme/panels/PanelRail.h"
#include "widgets/theme/panels/PanelTabs.h"
#include "widgets/timeline/EmptyLanesRow.h"

#include <QAction>
#include <QApplication>
#include <QFontInfo>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSet>
#include <QSlider>
#include <QToolButton>
#include <QTreeView>

using namespace tagline;
using namespace tagline::test;

class tst_Panels : public QObject, private LayoutStage
{
    Q_OBJECT

private slots:
    void initTestCase() { openSample(); }
    void init() { arrange(); }
    void cleanupTestCase() { m_app.reset(); }
    void narrowWindowsHaveTheirPanelsAsIcons();
    void iconsAreReachedByKey();
    void iconsFollowAPersonsWish();
    void panelsLeaveTheIconsAndComeBack();
    void whatAPersonArrangedStays();
    void panelsFollowTheWindowBothWays();
    void tabsInATitleLineShowPanels();
    void aClosedPanelLeavesItsPlaceToTheOneBefore();
    void panelsFloatAndCloseByTheirButtons();
    void aNameThatIsDraggedOutFloatsItsPanel();
    void aDragWithoutReleaseEndsWhenPanelsBecomeIcons();
    void aDragWithoutReleaseEndsWithTheNext();
    void dockedPanelsCanBeUsedInSmallWindows();
    void panelsComeToTheFront();
    void textsBeginAtOneDistanceFromEveryPanelsEdge();

private:
    int seenHeight(const QWidget& widget) { return widget.visibleRegion().boundingRect().height(); }
    PanelRail& rail() { return *window().findChild<PanelRail*>(); }
    /// The icon of a panel.
    QToolButton& iconOf(const char* dockName)
    {
        return *rail().findChild<QToolButton*>(QString("rail.") + dockName);
    }
    bool isOpenAsFlap(const char* dockName) { return rail().opened() && rail().opened() == &dock(dockName); }
    void dragOut(const char* name, QPoint heldAt);
    int beginOfText(const char* dockName, const QWidget& part, const QRect& place);
};

void tst_Panels::narrowWindowsHaveTheirPanelsAsIcons()
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
        QToolButton& icon = iconOf(name);
        QVERIFY(icon.isVisible() && !icon.accessibleName().isEmpty() && !icon.toolTip().isEmpty());
        QTest::mouseClick(&icon, Qt::LeftButton);
        QTRY_VERIFY(isOpenAsFlap(name) && dock(name).isVisible() && icon.isChecked());
        const auto seen = [this, name] {
            return QRect(dock(name).mapTo(&window(), QPoint()), dock(name).size());
        };
        const auto picture = [this] {
            return QRect(viewport().mapTo(&window(), QPoint()), viewport().size());
        };
        QTRY_COMPARE(picture().right() + 1, seen().left()); // stands beside it
        QCOMPARE(seen().width(), 300);
        QVERIFY(picture().width() >= 340);
        keepPicture(window(), QString("rail-%1").arg(name));
    }
    QVERIFY(actionOf(*m_app, "view.history").isChecked());
    QVERIFY(iconOf("historyDock").toolTip().contains("Ctrl+Shift+H"));
    QTest::mouseClick(&iconOf("historyDock"), Qt::LeftButton);
    QTRY_VERIFY(!rail().opened() && !dock("historyDock").isVisible());
    QTRY_VERIFY(viewport().width() >= 640);
    QVERIFY(!iconOf("rulesDock").isVisible()); // until it is asked for
    trigger("tag.rules");
    QTRY_VERIFY(isOpenAsFlap("rulesDock") && iconOf("rulesDock").isVisible());
    resize({1280, 720});
    QTRY_VERIFY(!rail().isVisible());
    QTRY_COMPARE(tabsOf("tagsDock"), (QStringList{"Tags", "Controller", "Blend", "History"}));
    QTRY_COMPARE(placeOf("tagsDock"), tags);
}

void tst_Panels::iconsAreReachedByKey()
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

void tst_Panels::iconsFollowAPersonsWish()
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

void tst_Panels::panelsLeaveTheIconsAndComeBack()
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

void tst_Panels::whatAPersonArrangedStays()
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

void tst_Panels::panelsFollowTheWindowBothWays()
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

void tst_Panels::tabsInATitleLineShowPanels()
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

void tst_Panels::aClosedPanelLeavesItsPlaceToTheOneBefore()
{
    const auto isInFront = [this](const char* name) { return !dock(name).visibleRegion().isEmpty(); };
    QTRY_COMPARE(tabsOf("tagsDock").size(), 4);
    for (const char* before : {"tagsDock", "controllerDock", "blendSpaceDock"}) {
        dock(before).raise();
        QTRY_VERIFY(isInFront(before));
        trigger("view.history");
        QTRY_VERIFY(isInFront("historyDock"));
        trigger("view.history");
        QTRY_VERIFY(dock("historyDock").isHidden());
        QTRY_VERIFY2(isInFront(before), before);
    }
}

void tst_Panels::panelsFloatAndCloseByTheirButtons()
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
        QVERIFY(QTest::qWaitForWindowExposed(&dock(name)));
        QVERIFY(dock(name).contentsMargins().left() >= 4); // a frame that can be grabbed
        const auto edge = [&] {
            const QImage picture = dock(name).grab().toImage();
            return picture.pixelColor(picture.width() / 2, 1);
        };
        QTRY_COMPARE(edge(), theme().muted);
        QTRY_VERIFY(docks->isVisible() && closes->isVisible());
        keepPicture(dock(name), QString("floating-%1").arg(name));
        QTest::mouseClick(docks, Qt::LeftButton);
        QTRY_VERIFY(!dock(name).isFloating());
        choose("Close");
        QTRY_VERIFY(dock(name).isHidden());
        dock(name).toggleViewAction()->trigger();
        QVERIFY(!dock(name).isHidden());
    }
}

/// The press and the moves that drag a panel out of its group by its name.
void tst_Panels::dragOut(const char* name, QPoint heldAt)
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

void tst_Panels::aNameThatIsDraggedOutFloatsItsPanel()
{
    for (const char* name : {"controllerDock", "tagsDock"}) { // behind, and in front
        window().resetLayout();
        QTRY_COMPARE(tabsOf("tagsDock").size(), 4);
        const QWidget& picture = *window().centralWidget(); // over its middle a panel is let go and floats
        const QPoint held = picture.mapToGlobal(picture.rect().center());
        dragOut(name, held);
        QTest::mouseRelease(&dock(name), Qt::LeftButton, {}, dock(name).mapFromGlobal(held));
        QTRY_VERIFY(!tabsOf("tagsDock").contains(static_cast<PanelDock&>(dock(name)).tabName()));
        // Let go it is a window of the window manager, which tells its place a moment later.
        QTRY_VERIFY(dock(name).isVisible() && dock(name).frameGeometry().contains(held));
    }
}

/// Another window may take the release; the panel would stand in Qt's layout twice and be deleted twice.
void tst_Panels::aDragWithoutReleaseEndsWhenPanelsBecomeIcons()
{
    QTRY_COMPARE(tabsOf("tagsDock").size(), 4);
    const QWidget& tags = dock("tagsDock");
    dragOut("controllerDock", tags.mapToGlobal(tags.rect().center())); // where it would be docked again
    QTest::qWait(300);                                                 // the room for it opens
    trigger("view.rail");
    QTRY_VERIFY(rail().isVisible());
    trigger("view.rail");
    QTRY_VERIFY(!rail().isVisible());
    QTRY_VERIFY(dock("controllerDock").isFloating() !=
                tabsOf("tagsDock").contains("Controller")); // in one place
    QSettings settings(m_folder.filePath("dragged.conf"), QSettings::IniFormat);
    window().saveLayout(settings);
    window().restoreLayout(settings);
    window().resetLayout();
    QTRY_COMPARE(tabsOf("tagsDock").size(), 4);
}

/// Qt would keep the gap of the first among the places from which the second began.
void tst_Panels::aDragWithoutReleaseEndsWithTheNext()
{
    window().resetLayout();
    QTRY_COMPARE(tabsOf("tagsDock").size(), 4);
    const QWidget& tags = dock("tagsDock");
    dragOut("controllerDock", tags.mapToGlobal(tags.rect().center()));
    QTest::qWait(300); // the room for it opens
    const QWidget& picture = *window().centralWidget();
    const QPoint held = picture.mapToGlobal(picture.rect().center());
    dragOut("tagsDock", held);
    QTest::mouseRelease(&dock("tagsDock"), Qt::LeftButton, {}, dock("tagsDock").mapFromGlobal(held));
    QCOMPARE(QWidget::mouseGrabber(), nullptr);
    for (int i = 0; i < 2; ++i) {
        trigger("view.rail");
        QTRY_VERIFY(rail().isVisible());
        trigger("view.rail");
        QTRY_VERIFY(!rail().isVisible());
    }
    window().resetLayout();
    QTRY_COMPARE(tabsOf("tagsDock").size(), 4);
}

void tst_Panels::dockedPanelsCanBeUsedInSmallWindows()
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

void tst_Panels::panelsComeToTheFront()
{
    const auto isInFront = [this](const char* name) { return !dock(name).visibleRegion().isEmpty(); };
    QTRY_COMPARE(tabsOf("tagsDock").size(), 4); // as at first
    trigger("controller.blendSpace");
    QTRY_VERIFY(isInFront("blendSpaceDock") && !isInFront("controllerDock"));
    trigger("tag.rules");
    QTRY_VERIFY(isInFront("rulesDock") && !isInFront("blendSpaceDock"));
    trigger("controller.blendSpace"); // behind: shown, not hidden
    QTRY_VERIFY(isInFront("blendSpaceDock"));
    pressKey(timeline(), Qt::Key_1, Qt::ControlModifier); // a panel that floated may have had the keyboard
    QTRY_VERIFY(isInFront("controllerDock"));
    trigger("controller.blendSpace");
    QTRY_VERIFY(isInFront("blendSpaceDock"));
    trigger("controller.blendSpace"); // in front: hidden
    QTRY_VERIFY(dock("blendSpaceDock").isHidden());
}

/// From a panel's edge to what is drawn first in a place of one of its parts, beside the place's ground.
int tst_Panels::beginOfText(const char* dockName, const QWidget& part, const QRect& place)
{
    QWidget& panel = dock(dockName);
    const QRect rows(part.mapTo(&panel, place.topLeft()), place.size());
    const QImage image = panel.grab().toImage();
    const int clear = 7; // what marks a row as current stands before it
    for (int x = clear; x < panel.width(); ++x)
        for (int y = rows.top() + 2; y < rows.bottom() - 1; ++y)
            if (std::abs(qGray(image.pixel(x, y)) - qGray(image.pixel(clear, rows.center().y()))) > 40)
                return x;
    return -1;
}

/// The letters' own side bearings and the edges of rounded signs are up to two pixels of it.
void tst_Panels::textsBeginAtOneDistanceFromEveryPanelsEdge()
{
    resize({1680, 1050});
    window().resetLayout();
    QCoreApplication::processEvents();
    const auto begins = [this](const char* dockName, const QWidget& part, const QRect& place) {
        const int begin = beginOfText(dockName, part, place);
        qInfo("%s, %s: %d", dockName, part.metaObject()->className(), begin);
        return begin >= measure::panelText && begin <= measure::panelText + 2;
    };
    for (const char* name : {"libraryDock", "tagsDock", "controllerDock"}) {
        const QWidget& head = static_cast<PanelDock&>(dock(name)).header();
        QVERIFY(begins(name, head, head.rect().adjusted(0, 0, 0, -3)));
    }
    const auto* clips = window().libraryView().findChild<ClipListView*>();
    const QModelIndex clip = clips->indexAt({40, clips->viewport()->height() / 2});
    QVERIFY(clip.isValid() && begins("libraryDock", *clips->viewport(), clips->visualRect(clip)));
    const auto& tags = named<QTreeView>(window(), "Tags");
    QRect row = tags.visualRect(tags.indexAt({60, 5}));
    row.setLeft(0);
    QVERIFY(begins("tagsDock", *tags.viewport(), row));
    const auto* steps = window().historyPanel().findChild<QListView*>("historyList");
    trigger("view.history");
    QTRY_VERIFY(steps->isVisible());
    QVERIFY(begins("historyDock", *steps->viewport(), steps->visualRect(steps->model()->index(0, 0))));
    const auto* chips = window().findChild<EmptyLanesRow*>();
    QTRY_VERIFY(chips->isVisible());
    QVERIFY(begins("timelineDock", *chips, chips->rect()));
}

int main(int argc, char** argv)
{
    configureSurfaceFormat();
    QApplication application(argc, argv);
    tst_Panels test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_Panels.moc"
