#include "tests/support/NamedWidget.h"
#include "tests/widgets/controller/ControllerStates.h"
#include "widgets/controller/EventList.h"
#include "widgets/theme/Theme.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace tagline;
using namespace tagline::test;

class tst_EventList : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init();
    void cleanup() { m_panel.reset(); }
    void newEventsKeepTheListAtItsEnd();
    void whatIsLookedAtStaysWhileEventsArrive();
    void theNewestStayInSightWhereTheListShrinks();
    void theFilterLeavesWhatMatches();
    void kindsOfEventsAreChosen();
    void anEventGoesToItsTime();
    void anEventThatPlayedBackwardsHasItsIcon();

private:
    std::unique_ptr<ControllerPanel> m_panel;
};

void tst_EventList::init()
{
    m_panel = std::make_unique<ControllerPanel>();
    m_panel->resize(360, 520);
    m_panel->setState(twoTracks());
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void tst_EventList::newEventsKeepTheListAtItsEnd()
{
    auto* list = m_panel->findChild<EventList*>();
    std::vector<ControllerEvent> events = twoEvents();
    m_panel->setEvents(events);
    QSignalSpy resets(list->model(), &QAbstractItemModel::modelReset);
    for (int at = 0; at < 40; ++at) {
        events.push_back({3.0 + at, QString::number(at), "LeftFoot ▸ start", {}, {}, EventKind::Start});
        m_panel->setEvents(events);
    }
    QCOMPARE(resets.size(), 0);
    QCOMPARE(list->model()->rowCount(), 42);
    QVERIFY(list->viewport()->rect().intersects(list->visualRect(list->model()->index(41, 0))));
    events.insert(events.begin() + 3, {2.9, "0:02.90", "between", {}, {}, {}}); // not at the end
    m_panel->setEvents(events);
    QCOMPARE(resets.size(), 0);
    QCOMPARE(list->model()->index(3, 0).data().toString(), QString("between"));
    QVERIFY(list->viewport()->rect().intersects(list->visualRect(list->model()->index(42, 0))));
}

void tst_EventList::anEventThatPlayedBackwardsHasItsIcon()
{
    auto* list = m_panel->findChild<EventList*>();
    const auto pictureOf = [&](bool isBackwards) {
        std::vector<ControllerEvent> events = twoEvents();
        events[0].isBackwards = isBackwards;
        m_panel->setEvents(events);
        return list->viewport()->grab().toImage();
    };
    const QImage forwards = pictureOf(false);
    const QModelIndex first = list->model()->index(0, 0);
    QVERIFY(!first.data(Qt::AccessibleTextRole).toString().contains("backwards"));
    QVERIFY(pictureOf(true) != forwards);
    QCOMPARE(list->model()->index(0, 0).data().toString(), QString("RightFoot ▸ stop"));
    for (const int role : {int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)})
        QVERIFY(list->model()->index(0, 0).data(role).toString().contains("RightFoot ▸ stop, backwards"));
}

void tst_EventList::whatIsLookedAtStaysWhileEventsArrive()
{
    auto* list = m_panel->findChild<EventList*>();
    std::vector<ControllerEvent> events;
    const auto add = [&](int at) {
        events.push_back(
            {double(at), QString::number(at), QString("event %1").arg(at), {}, {}, EventKind::Start});
    };
    for (int at = 0; at < 60; ++at) add(at);
    m_panel->setEvents(events);
    list->scrollTo(list->model()->index(20, 0), QAbstractItemView::PositionAtTop);
    const auto topLine = [&] { return list->indexAt({2, 2}).data().toString(); };
    QCOMPARE(topLine(), QString("event 20"));
    for (int at = 60; at < 75; ++at) { // as many go at the top as come at the end
        add(at);
        events.erase(events.begin());
        m_panel->setEvents(events);
        QCOMPARE(topLine(), QString("event 20"));
    }
    QCOMPARE(list->model()->rowCount(), 60);
    for (int at = 75; at < 110; ++at) { // until it goes itself
        add(at);
        events.erase(events.begin());
        m_panel->setEvents(events);
    }
    QCOMPARE(topLine(), QString("event 50"));
    m_panel->setEvents({});
    QCOMPARE(list->model()->rowCount(), 0);
}

void tst_EventList::theNewestStayInSightWhereTheListShrinks()
{
    auto* list = m_panel->findChild<EventList*>();
    std::vector<ControllerEvent> events;
    for (int at = 0; at < 30; ++at)
        events.push_back(
            {double(at), QString::number(at), QString("event %1").arg(at), {}, {}, EventKind::Start});
    m_panel->setEvents(events);
    const auto isNewestSeen = [&] {
        const QModelIndex last = list->model()->index(list->model()->rowCount() - 1, 0);
        return list->viewport()->rect().contains(list->visualRect(last).center());
    };
    QVERIFY(isNewestSeen());
    const int before = list->height();
    m_panel->setState(withLayer()); // another card takes room
    m_panel->resize(360, 380);
    QTRY_VERIFY(list->height() < before);
    QTRY_VERIFY(isNewestSeen());
    events.push_back({40, "40", "event 40", {}, {}, EventKind::Stop});
    m_panel->setEvents(events);
    QVERIFY(isNewestSeen());
}

void tst_EventList::theFilterLeavesWhatMatches()
{
    auto* list = m_panel->findChild<EventList*>();
    m_panel->setEvents(twoEvents());
    QTest::keyClicks(&named<QLineEdit>(*m_panel, "Filter events"), "left");
    QCOMPARE(list->model()->rowCount(), 1);
    QCOMPARE(list->model()->index(0, 0).data().toString(), QString("LeftFoot ▸ start"));
    named<QLineEdit>(*m_panel, "Filter events").clear();
    QTest::keyClicks(&named<QLineEdit>(*m_panel, "Filter events"), "WALK");
    QCOMPARE(list->model()->rowCount(), 2);
}

void tst_EventList::kindsOfEventsAreChosen()
{
    auto* list = m_panel->findChild<EventList*>();
    std::vector<ControllerEvent> events = twoEvents();
    events[0].kind = EventKind::Stop;
    events[1].kind = EventKind::Start;
    events.push_back({3, "0:03.00", "track 1 ▸ walk", {}, {}, EventKind::Note});
    m_panel->setEvents(events);
    auto& kinds = named<QComboBox>(*m_panel, "Kind of events");
    QTest::keyClick(&kinds, Qt::Key_Down);
    QCOMPARE(list->model()->rowCount(), 1);
    QCOMPARE(list->model()->index(0, 0).data().toString(), QString("LeftFoot ▸ start"));
    QTest::keyClick(&kinds, Qt::Key_End);
    QCOMPARE(list->model()->index(0, 0).data().toString(), QString("track 1 ▸ walk"));
    QTest::keyClick(&kinds, Qt::Key_Home);
    QCOMPARE(list->model()->rowCount(), 3);
}

void tst_EventList::anEventGoesToItsTime()
{
    auto* list = m_panel->findChild<EventList*>();
    m_panel->setEvents(twoEvents());
    QTest::keyClicks(&named<QLineEdit>(*m_panel, "Filter events"), "left");
    QSignalSpy scrubbed(m_panel.get(), &ControllerPanel::scrubRequested);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualRect(list->model()->index(0, 0)).center());
    QCOMPARE(scrubbed.value(0).value(0).toDouble(), 2.48);
}

QTEST_MAIN(tst_EventList)
#include "tst_EventList.moc"
