#include "widgets/controller/ControllerPanel.h"

#include "widgets/controller/EventList.h"
#include "widgets/controller/TrackCard.h"
#include "widgets/controller/WeightBar.h"
#include "widgets/library/ClipMime.h"
#include "widgets/theme/ElidedLabel.h"
#include "widgets/theme/Theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QDropEvent>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace tagline;

namespace {

ControllerState twoTracks()
{
    ControllerState state;
    state.tracks[0] = {ClipId(4), "walk_loop", QColor("#9ccc65"), 1.0, TrackEnd::Loop, true, 0.38};
    state.tracks[1] = {ClipId(7), "16_45_run_veer", QColor("#f26d85"), 1.1, TrackEnd::Clamp, true, 0.62};
    state.events = {{"2:31", "RightFoot ▸ stop"}, {"2:48", "LeftFoot ▸ start"}};
    return state;
}

} // namespace

class tst_ControllerPanel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init();
    void cleanup() { m_panel.reset(); }
    void settersEmitNothing();
    void theButtonShowsTheDirectionAndStarts();
    void aTransitionNeedsATarget();
    void controlsAskForChanges();
    void eachTrackAsksForItself();
    void aClipDroppedOnATrackIsPassedOn();
    void otherDropsAreRefused();
    void newEventsKeepTheListAtItsEnd();
    void theBarShowsTheWeightInTheTracksColour();
    void everyControlHasANameAndATip();

private:
    template<class Control>
    Control& named(const QString& accessibleName)
    {
        for (auto* found : m_panel->findChildren<Control*>())
            if (found->accessibleName() == accessibleName) return *found;
        qFatal("nothing is called %s", qPrintable(accessibleName));
    }
    QPushButton& transition() { return *m_panel->findChild<QPushButton*>(); }

    std::unique_ptr<ControllerPanel> m_panel;
};

void tst_ControllerPanel::init()
{
    m_panel = std::make_unique<ControllerPanel>();
    m_panel->resize(320, 360);
    m_panel->setState(twoTracks());
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void tst_ControllerPanel::settersEmitNothing()
{
    QSignalSpy speed(m_panel.get(), &ControllerPanel::speedChangeRequested);
    QSignalSpy enable(m_panel.get(), &ControllerPanel::enableChangeRequested);
    QSignalSpy seconds(m_panel.get(), &ControllerPanel::fadeSecondsChangeRequested);
    QSignalSpy curve(m_panel.get(), &ControllerPanel::curveChangeRequested);
    QSignalSpy place(m_panel.get(), &ControllerPanel::inPlaceChangeRequested);
    ControllerState state = twoTracks();
    state.tracks[0].speed = 2;
    state.tracks[0].isEnabled = false;
    state.fadeSeconds = 1.25;
    state.curve = FadeCurve::EaseOut;
    state.isInPlace = true;
    m_panel->setState(state);
    QCOMPARE(speed.size() + enable.size() + seconds.size() + curve.size() + place.size(), 0);
    QCOMPARE(named<QDoubleSpinBox>("Cross-fade time in seconds").value(), 1.25);
    QCOMPARE(named<QComboBox>("Cross-fade curve").currentIndex(), int(FadeCurve::EaseOut));
    QVERIFY(m_panel->findChild<QCheckBox*>()->isChecked());
    QCOMPARE(named<QDoubleSpinBox>("Speed of track A").value(), 2.0);
    QCOMPARE(static_cast<ElidedLabel*>(m_panel->headerWidget())->text(),
             QString("Transition: cross-fade 1.25 s"));
}

void tst_ControllerPanel::theButtonShowsTheDirectionAndStarts()
{
    QSignalSpy started(m_panel.get(), &ControllerPanel::transitionRequested);
    QVERIFY(transition().text().contains("A → B"));
    QTest::mouseClick(&transition(), Qt::LeftButton);
    QCOMPARE(started.size(), 1);
    ControllerState state = twoTracks();
    state.leadingTrack = 1;
    state.isTransitioning = true;
    m_panel->setState(state);
    QVERIFY(transition().text().contains("B → A"));
    QTest::mouseClick(&transition(), Qt::LeftButton);
    QCOMPARE(started.size(), 2);
}

void tst_ControllerPanel::aTransitionNeedsATarget()
{
    ControllerState state = twoTracks();
    state.tracks[1] = {};
    m_panel->setState(state);
    QVERIFY(!transition().isEnabled());
    QVERIFY(transition().toolTip().contains("track B"));
    state.leadingTrack = 1;
    m_panel->setState(state);
    QVERIFY(transition().isEnabled());
}

void tst_ControllerPanel::controlsAskForChanges()
{
    QSignalSpy seconds(m_panel.get(), &ControllerPanel::fadeSecondsChangeRequested);
    QSignalSpy curve(m_panel.get(), &ControllerPanel::curveChangeRequested);
    QSignalSpy place(m_panel.get(), &ControllerPanel::inPlaceChangeRequested);
    QTest::keyClick(&named<QDoubleSpinBox>("Cross-fade time in seconds"), Qt::Key_Up);
    QCOMPARE(seconds.size(), 1);
    QCOMPARE(seconds[0][0].toDouble(), 0.35);
    QTest::keyClick(&named<QComboBox>("Cross-fade curve"), Qt::Key_Down);
    QCOMPARE(curve.size(), 1);
    QVERIFY(curve[0][0].value<FadeCurve>() == FadeCurve::EaseIn);
    QTest::keyClick(m_panel->findChild<QCheckBox*>(), Qt::Key_Space);
    QCOMPARE(place.size(), 1);
    QVERIFY(place[0][0].toBool());
}

void tst_ControllerPanel::eachTrackAsksForItself()
{
    QSignalSpy current(m_panel.get(), &ControllerPanel::currentClipRequested);
    QSignalSpy speed(m_panel.get(), &ControllerPanel::speedChangeRequested);
    QSignalSpy enable(m_panel.get(), &ControllerPanel::enableChangeRequested);
    QSignalSpy end(m_panel.get(), &ControllerPanel::endChangeRequested);
    QTest::mouseClick(&named<QToolButton>("Use the current clip on track B"), Qt::LeftButton);
    QTest::keyClick(&named<QDoubleSpinBox>("Speed of track B"), Qt::Key_Up);
    QTest::mouseClick(&named<QToolButton>("Enable track A"), Qt::LeftButton);
    QTest::mouseClick(&named<QToolButton>("End of track B"), Qt::LeftButton);
    QCOMPARE(current.value(0).value(0).toInt(), 1);
    QCOMPARE(speed.value(0).value(0).toInt(), 1);
    QCOMPARE(speed.value(0).value(1).toDouble(), 1.2);
    QCOMPARE(enable.value(0).value(0).toInt(), 0);
    QCOMPARE(enable.value(0).value(1).toBool(), false);
    QCOMPARE(end.value(0).value(0).toInt(), 1);
    QVERIFY(end.value(0).value(1).value<TrackEnd>() == TrackEnd::Loop);
}

void tst_ControllerPanel::aClipDroppedOnATrackIsPassedOn()
{
    QSignalSpy dropped(m_panel.get(), &ControllerPanel::clipDropped);
    const auto cards = m_panel->findChildren<TrackCard*>();
    QCOMPARE(cards.size(), 2);
    const std::unique_ptr<QMimeData> data(clipMimeData({ClipId(12), ClipId(13)}));
    QDragEnterEvent enter({20, 20}, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(cards[1], &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({20, 20}, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(cards[1], &drop);
    QCOMPARE(dropped.size(), 1);
    QCOMPARE(dropped[0][0].toInt(), 1);
    QVERIFY(dropped[0][1].value<ClipId>() == ClipId(12));
}

void tst_ControllerPanel::otherDropsAreRefused()
{
    QSignalSpy dropped(m_panel.get(), &ControllerPanel::clipDropped);
    QMimeData data;
    data.setText("12");
    QDragEnterEvent enter({20, 20}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    enter.ignore();
    QApplication::sendEvent(m_panel->findChildren<TrackCard*>()[0], &enter);
    QVERIFY(!enter.isAccepted());
    QCOMPARE(dropped.size(), 0);
}

void tst_ControllerPanel::newEventsKeepTheListAtItsEnd()
{
    auto* list = m_panel->findChild<EventList*>();
    QSignalSpy resets(list->model(), &QAbstractItemModel::modelReset);
    ControllerState state = twoTracks();
    for (int at = 0; at < 40; ++at) {
        state.events.push_back({QString::number(at), "LeftFoot ▸ start"});
        m_panel->setState(state);
    }
    QCOMPARE(resets.size(), 0);
    QCOMPARE(list->model()->rowCount(), 42);
    QVERIFY(list->viewport()->rect().intersects(list->visualRect(list->model()->index(41, 0))));
    QSignalSpy activated(m_panel.get(), &ControllerPanel::eventActivated);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualRect(list->model()->index(41, 0)).center());
    QCOMPARE(activated.value(0).value(0).toInt(), 41);
    state.events = {{"0:00", "again"}};
    m_panel->setState(state);
    QCOMPARE(list->model()->rowCount(), 1);
}

void tst_ControllerPanel::theBarShowsTheWeightInTheTracksColour()
{
    auto* bar = m_panel->findChildren<WeightBar*>()[0];
    const QImage image = bar->grab().toImage();
    const auto at = [&](double share) {
        return image.pixelColor(int(image.width() * share), image.height() / 2);
    };
    QCOMPARE(at(0.30), QColor("#9ccc65"));
    QCOMPARE(at(0.46), theme().sunken);
}

void tst_ControllerPanel::everyControlHasANameAndATip()
{
    for (const auto* control : m_panel->findChildren<QWidget*>()) {
        if (control->focusPolicy() == Qt::NoFocus || control->parentWidget()->inherits("QAbstractSpinBox"))
            continue;
        if (control->inherits("QComboBoxPrivateContainer") || control->window() != m_panel.get()) continue;
        if (control->inherits("QAbstractItemView") || control->inherits("QScrollBar")) continue;
        const bool hasName = !control->accessibleName().isEmpty() || control->inherits("QAbstractButton");
        QVERIFY2(hasName, control->metaObject()->className());
        QVERIFY2(!control->toolTip().isEmpty(), qPrintable(control->accessibleName()));
    }
}

QTEST_MAIN(tst_ControllerPanel)
#include "tst_ControllerPanel.moc"
