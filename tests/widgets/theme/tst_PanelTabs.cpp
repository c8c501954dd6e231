// The names of panels that share a place: each is reached, and none is cut where other texts leave room.

#include "widgets/theme/Measures.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/ElidedButton.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/theme/motion/Motion.h"
#include "widgets/theme/panels/PanelFrame.h"
#include "widgets/theme/panels/PanelTabs.h"

#include <QApplication>
#include <QImage>
#include <QMenu>
#include <QScopeGuard>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <optional>
#include <utility>

using namespace tagline;

class tst_PanelTabs : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void everyPanelIsReachedByItsName();
    void textsThatMayBeCutLeaveThemRoom();
    void titlesAndTabsBeginWhereTextsDo();
    void theLineComesFromTheNameBefore();
    void titleLinesAreHigherInLargeWindows();
};

void tst_PanelTabs::titleLinesAreHigherInLargeWindows()
{
    PanelFrame panel("Library");
    for (const auto& [density, height] :
         {std::pair(Density::Compact, 34), {Density::Regular, 38}, {Density::Compact, 34}}) {
        setDensity(*qApp, density);
        QCOMPARE(panel.header().sizeHint().height(), height);
    }
}

void tst_PanelTabs::everyPanelIsReachedByItsName()
{
    const QStringList names{"Tags", "Controller", "Blend", "History", "Rules", "Contacts", "Curves"};
    PanelTabs tabs;
    tabs.setPanels(names, 5);
    tabs.resize(240, tabs.sizeHint().height());
    tabs.show();
    QVERIFY(QTest::qWaitForWindowExposed(&tabs));
    auto* more = tabs.findChild<QToolButton*>("morePanels");
    QVERIFY(more->isVisible());
    QVERIFY(more->text().isEmpty() && !more->icon().isNull());        // the chevron of all that opens
    QCOMPARE(tabs.tabText(tabs.currentIndex()), QString("Contacts")); // the one that is seen, whole
    QVERIFY(tabs.rect().contains(tabs.tabRect(tabs.currentIndex())));
    QVERIFY(!tabs.tabRect(tabs.currentIndex()).intersects(more->geometry()));
    QStringList reached = tabs.shownPanels();
    emit more->menu()->aboutToShow();
    for (const QAction* action : more->menu()->actions()) reached << action->text();
    QCOMPARE(QSet<QString>(reached.begin(), reached.end()), QSet<QString>(names.begin(), names.end()));
    QSignalSpy chosen(&tabs, &PanelTabs::panelChosen);
    more->menu()->actions().constLast()->trigger();
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(names[chosen.last().at(0).toInt()], more->menu()->actions().constLast()->text());
    tabs.resize(tabs.sizeHint()); // with room for all there is no menu
    QVERIFY(!more->isVisible());
    QCOMPARE(tabs.shownPanels(), names);
}

void tst_PanelTabs::textsThatMayBeCutLeaveThemRoom()
{
    const QStringList names{"Controller", "Blend", "History"};
    QWidget panel;
    panel.resize(800, 40);
    PanelHeader header("Controller", &panel);
    auto* settings = new ElidedButton(&header);
    settings->setText("cross-fade 0.30 s, from the middle of the clip");
    settings->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    header.addWidget(settings);
    header.setTabs(names, 0);
    header.resize(header.sizeHint());
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    QCOMPARE(header.tabs().shownPanels(), names);
    const int least = header.minimumSizeHint().width();
    const int wide = header.tabs().sizeHint().width() + least - header.tabs().minimumSizeHint().width();
    QVERIFY(wide < header.width());
    header.resize(wide + 1, header.height()); // the text of the button is cut
    QTRY_COMPARE(header.tabs().shownPanels(), names);
    QVERIFY(settings->width() < settings->sizeHint().width());
    QCOMPARE(header.minimumSizeHint().width(), least); // the panel may become narrower all the same
    header.resize(wide - 20, header.height());
    QTRY_VERIFY(header.tabs().shownPanels().size() < names.size());
    header.resize(wide + 1, header.height());
    QTRY_COMPARE(header.tabs().shownPanels(), names);
}

void tst_PanelTabs::titlesAndTabsBeginWhereTextsDo()
{
    for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        QApplication::setLayoutDirection(direction);
        const auto reset = qScopeGuard([] { QApplication::setLayoutDirection(Qt::LeftToRight); });
        QWidget panel;
        PanelHeader header("Tags", &panel);
        header.resize(300, header.sizeHint().height());
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        const auto before = [&](const QWidget& part) {
            return header.isRightToLeft() ? header.width() - part.geometry().right() - 1 : part.x();
        };
        const auto* title = header.findChild<ElidedLabel*>();
        QTRY_COMPARE(before(*title), measure::panelText);
        header.setTabs({"Tags", "Blend"}, 0);
        QTRY_COMPARE(before(header.tabs()) + PanelTabs::besideText, measure::panelText);
    }
}

void tst_PanelTabs::theLineComesFromTheNameBefore()
{
    const auto afterwards = qScopeGuard([] { setDesktopStill(std::nullopt); });
    PanelTabs tabs;
    tabs.setPanels({"Tags", "Controller", "Blend"}, 2);
    tabs.resize(tabs.sizeHint());
    tabs.show();
    QVERIFY(QTest::qWaitForWindowExposed(&tabs));
    const auto isUnder = [&](int tab) {
        const QImage picture = tabs.grab().toImage();
        const QRect place = tabs.tabRect(tab);
        const qreal ratio = picture.devicePixelRatio();
        return picture.pixelColor(int(place.center().x() * ratio), int((place.bottom() + 0.5) * ratio)) ==
               theme().accent;
    };
    QVERIFY(isUnder(2) && !isUnder(0));
    setDesktopStill(false);
    tabs.comeFrom(0);
    QVERIFY(isUnder(0) && !isUnder(2));
    QTRY_VERIFY(isUnder(2) && !isUnder(0));
    setDesktopStill(true);
    tabs.comeFrom(0);
    QVERIFY(isUnder(2) && !isUnder(0));
}

QTEST_MAIN(tst_PanelTabs)
#include "tst_PanelTabs.moc"
