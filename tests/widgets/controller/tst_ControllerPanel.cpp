#include "tests/support/NamedWidget.h"
#include "tests/widgets/controller/ControllerPanelStage.h"
#include "widgets/controller/BlendLanesView.h"
#include "widgets/controller/CurveView.h"
#include "widgets/controller/NewTrackRow.h"
#include "widgets/controller/TrackCard.h"
#include "widgets/controller/TransitionEditor.h"
#include "widgets/controller/WeightBar.h"
#include "widgets/joints/JointBox.h"
#include "widgets/theme/Theme.h"

#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace tagline;
using namespace tagline::test;

class tst_ControllerPanel : public QObject, protected ControllerPanelStage
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init() { showPanel(); }
    void cleanup() { m_panel.reset(); }
    void settersEmitNothing();
    void threeTracksAndTheirLanesAreSeenInASmallWindow();
    void eventsAreFilteredWhereThereAreAny();
    void theButtonShowsTheDirectionAndStarts();
    void aTransitionNeedsATarget();
    void theEditorAsksForChanges();
    void theGroundSpeedIsTold();
    void aScheduleIsAskedForAtATag();
    void thePastHasAWayBack();
    void theCurveIsDrawnByHand();
    void anInertialTransitionHasNoCurve();
    void aScheduleIsAskedForAtATime();
    void fadingGoesToAnotherTrackThanTheOneThatPlays();
    void presetsAreChosenFromTheMenu();
    void theBarShowsTheWeightInTheTracksColour();
    void everyControlHasANameAndATip();
    void nothingIsCutOffInANarrowDock();
    void theKindOfALayerIsReadWhole();
    void theMaskOfAnOverrideIsReadWhole();
    void anEmptyControllerSaysOneSentence();
    void fadingStaysInSightWithManyTracks();
    void addingATrackStaysInSightWithManyTracks();
    void aNarrowFooterShortensNothingButTheNewTrack();
    void aNarrowFooterSaysLessBeforeItWraps();
};

void tst_ControllerPanel::settersEmitNothing()
{
    QSignalSpy changes(m_panel.get(), &ControllerPanel::trackChangeRequested);
    QSignalSpy fades(m_panel.get(), &ControllerPanel::transitionChangeRequested);
    QSignalSpy grounds(m_panel.get(), &ControllerPanel::rootMotionChangeRequested);
    ControllerState state = withLayer();
    state.tracks[0].setup.speed = 2;
    state.tracks[0].setup.isEnabled = false;
    state.tracks[2].setup.referenceFrame = 12;
    state.tracks[2].setup.maskJoints = {"Spine"};
    state.transition = {
        1'250'000'000, TransitionCurve::EaseOut, TransitionEntry::Beginning, TransitionKind::CrossFade, {}};
    state.rootMotion = RootMotion::InPlace;
    m_panel->setState(state);
    QCOMPARE(changes.size() + fades.size() + grounds.size(), 0);
    QCOMPARE(named<QDoubleSpinBox>("Cross-fade time in seconds").value(), 1.25);
    QCOMPARE(named<QComboBox>("Cross-fade curve").currentText(), QString("Ease out"));
    QCOMPARE(named<QComboBox>("Root motion").currentText(), QString("in place"));
    QCOMPARE(named<QDoubleSpinBox>("Speed of track 1").value(), 2.0);
    QCOMPARE(named<JointBox>("Mask of track 3").currentText(), QString("Upper body"));
    QCOMPARE(named<QSpinBox>("Reference frame of track 3").value(), 12);
    QVERIFY(settings()->text().contains("cross-fade 1.25 s"));
}

void tst_ControllerPanel::threeTracksAndTheirLanesAreSeenInASmallWindow()
{
    ControllerState state = twoTracks();
    state.tracks.push_back(state.tracks.back());
    m_panel->setState(state);
    m_panel->resize(300, 360); // as a window of 1280 × 800 has it
    QTRY_COMPARE(m_panel->findChildren<TrackCard*>().size(), 3);
    QTest::qWait(20);
    for (const auto* card : m_panel->findChildren<TrackCard*>())
        QVERIFY2(card->height() <= 50, qPrintable(QString::number(card->height())));
    const auto& lanes = *m_panel->findChild<BlendLanesView*>();
    const int bottom = lanes.mapTo(m_panel->viewport(), QPoint(0, lanes.height())).y();
    QVERIFY2(bottom <= m_panel->viewport()->height(), qPrintable(QString::number(bottom)));
}

void tst_ControllerPanel::eventsAreFilteredWhereThereAreAny()
{
    m_panel->setState(twoTracks());
    m_panel->setEvents({});
    QVERIFY(!named<QLineEdit>("Filter events").isVisible());
    QVERIFY(!named<QComboBox>("Kind of events").isVisible());
    m_panel->setEvents(twoEvents());
    QVERIFY(named<QLineEdit>("Filter events").isVisible());
    QVERIFY(named<QComboBox>("Kind of events").isVisible());
}

void tst_ControllerPanel::theButtonShowsTheDirectionAndStarts()
{
    QSignalSpy started(m_panel.get(), &ControllerPanel::transitionRequested);
    QSignalSpy atEnd(m_panel.get(), &ControllerPanel::transitionAtEndRequested);
    QVERIFY(transition().text().contains("1 → 2"));
    QTest::mouseClick(&transition(), Qt::LeftButton);
    QCOMPARE(started.size(), 1);
    QTest::mouseClick(&named<QToolButton>("Transition at the end"), Qt::LeftButton);
    QCOMPARE(atEnd.size(), 1);
    ControllerState state = twoTracks();
    std::swap(state.leadingTrack, state.nextTrack);
    m_panel->setState(state);
    QVERIFY(transition().text().contains("2 → 1"));
}

void tst_ControllerPanel::aTransitionNeedsATarget()
{
    ControllerState state = twoTracks();
    state.tracks.pop_back();
    state.nextTrack = -1;
    m_panel->setState(state);
    QVERIFY(!transition().isEnabled());
    QVERIFY(transition().toolTip().contains("two tracks"));
    m_panel->setState(twoTracks());
    QVERIFY(transition().isEnabled());
}

void tst_ControllerPanel::theEditorAsksForChanges()
{
    QTest::mouseClick(settings(), Qt::LeftButton);
    auto* editor = m_panel->findChild<TransitionEditor*>();
    QTRY_VERIFY(editor->isVisible());
    QSignalSpy fades(m_panel.get(), &ControllerPanel::transitionChangeRequested);
    QSignalSpy grounds(m_panel.get(), &ControllerPanel::rootMotionChangeRequested);
    QTest::keyClick(&named<QDoubleSpinBox>("Cross-fade time in seconds"), Qt::Key_Up);
    QCOMPARE(fades.size(), 1);
    QCOMPARE(fades[0][0].value<Transition>().nanoseconds, 350'000'000);
    QTest::keyClick(&named<QComboBox>("Cross-fade curve"), Qt::Key_Down);
    QVERIFY(fades.back()[0].value<Transition>().curve == TransitionCurve::EaseIn);
    QTest::keyClick(&named<QComboBox>("Entry"), Qt::Key_Down);
    QVERIFY(fades.back()[0].value<Transition>().entry == TransitionEntry::Beginning);
    editor->close();
    QTest::keyClick(&named<QComboBox>("Root motion"), Qt::Key_End);
    QVERIFY(grounds.back()[0].value<RootMotion>() == RootMotion::InPlace);
}

void tst_ControllerPanel::theGroundSpeedIsTold()
{
    auto* row = m_panel->findChild<GroundRow*>();
    QVERIFY(row->isVisible());
    m_panel->setGroundNow({1.384, 12.4});
    QCOMPARE(row->text(), QString("1.38 m/s · 12 °/s left"));
    m_panel->setGroundNow({0.0, -40.0});
    QCOMPARE(row->text(), QString("0.00 m/s · 40 °/s right"));
    m_panel->setGroundNow({2.0, 0.2});
    QCOMPARE(row->text(), QString("2.00 m/s · straight"));
    m_panel->setState({});
    QVERIFY(!row->isVisible());
}

void tst_ControllerPanel::aScheduleIsAskedForAtATag()
{
    m_panel->showTransitionEditor();
    QSignalSpy wishes(m_panel.get(), &ControllerPanel::scheduleRequested);
    QCOMPARE(named<QComboBox>("Track of the transition").currentData().toInt(), 1);
    QVERIFY(!named<QComboBox>("Tag to wait for").isEnabled());
    QTest::keyClick(&named<QComboBox>("When it begins"), Qt::Key_End);
    QTest::keyClick(&named<QComboBox>("Tag to wait for"), Qt::Key_Down);
    QTest::mouseClick(&named<QPushButton>("Schedule the transition"), Qt::LeftButton);
    QCOMPARE(wishes.size(), 1);
    const auto wish = wishes[0][0].value<FadeWish>();
    QCOMPARE(wish.to, 1);
    QVERIFY(wish.moment == FadeMoment::Tag && wish.track == 0 && wish.tag == TagId(6));
    m_panel->findChild<TransitionEditor*>()->close();
}

void tst_ControllerPanel::thePastHasAWayBack()
{
    QSignalSpy ended(m_panel.get(), &ControllerPanel::scrubEndRequested);
    const auto button = [&]() -> QPushButton* {
        for (auto* each : m_panel->findChildren<QPushButton*>())
            if (each->isVisible() && each->text().contains("back to now")) return each;
        return nullptr;
    };
    BlendLanes lanes;
    lanes.now = 5;
    m_panel->setLanes(lanes);
    QVERIFY(!button());
    lanes.scrub = 2.7;
    m_panel->setLanes(lanes);
    QVERIFY(button());
    QVERIFY(button()->text().contains("2.3 s ago"));
    m_panel->ensureWidgetVisible(button());
    QTest::mouseClick(button(), Qt::LeftButton);
    QCOMPARE(ended.size(), 1);
}

void tst_ControllerPanel::theCurveIsDrawnByHand()
{
    m_panel->showTransitionEditor();
    auto* curve = m_panel->findChild<CurveView*>();
    QSignalSpy fades(m_panel.get(), &ControllerPanel::transitionChangeRequested);
    const QPoint handle = curve->handlePixel(0).toPoint();
    QTest::mousePress(curve, Qt::LeftButton, {}, handle);
    QTest::mouseMove(curve, handle + QPoint(20, -10));
    QTest::mouseRelease(curve, Qt::LeftButton, {}, handle + QPoint(20, -10));
    const auto drawn = fades.back()[0].value<Transition>();
    QVERIFY(drawn.curve == TransitionCurve::Bezier);
    const auto before = handlesLike(twoTracks().transition);
    QVERIFY(drawn.handles[0] > before[0] && drawn.handles[1] > before[1]);
    QCOMPARE(drawn.handles[3], before[3]); // the other one stays
    ControllerState state = twoTracks();
    state.transition = drawn;
    m_panel->setState(state);
    QCOMPARE(named<QComboBox>("Cross-fade curve").currentText(), QString("Drawn by hand"));
    curve->setFocus();
    QTest::keyClick(curve, Qt::Key_Tab);
    QTest::keyClick(curve, Qt::Key_Left);
    QVERIFY(fades.back()[0].value<Transition>().handles[2] < drawn.handles[2]);
    QVERIFY(curveValue(drawn, 0.0) == 0.0 && curveValue(drawn, 1.0) == 1.0);
    m_panel->findChild<TransitionEditor*>()->close();
}

void tst_ControllerPanel::anInertialTransitionHasNoCurve()
{
    ControllerState state = twoTracks();
    state.transition.kind = TransitionKind::Inertial;
    m_panel->setState(state);
    m_panel->showTransitionEditor();
    auto* curve = m_panel->findChild<CurveView*>();
    QSignalSpy fades(m_panel.get(), &ControllerPanel::transitionChangeRequested);
    QTest::mouseClick(curve, Qt::LeftButton);
    QVERIFY(fades.isEmpty());
    QVERIFY(curve->toolTip().contains("dies away"));
    m_panel->findChild<TransitionEditor*>()->close();
}

void tst_ControllerPanel::aScheduleIsAskedForAtATime()
{
    m_panel->showTransitionEditor();
    QSignalSpy wishes(m_panel.get(), &ControllerPanel::scheduleRequested);
    QTest::keyClick(&named<QComboBox>("When it begins"), Qt::Key_Down);
    named<QDoubleSpinBox>("Second of the blend").setValue(12.5);
    QTest::mouseClick(&named<QPushButton>("Schedule the transition"), Qt::LeftButton);
    const auto wish = wishes.back()[0].value<FadeWish>();
    QVERIFY(wish.moment == FadeMoment::AtTime && wish.seconds == 12.5);
    const auto labels = m_panel->findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->text() == "2 16_45_run_veer follows when the blend has played for 12.50 s.";
    }));
    if (const QString folder = qEnvironmentVariable("TAGLINE_PICTURES"); !folder.isEmpty())
        m_panel->findChild<TransitionEditor*>()->grab().save(folder + "/transition-editor.png");
    m_panel->findChild<TransitionEditor*>()->close();
}

void tst_ControllerPanel::fadingGoesToAnotherTrackThanTheOneThatPlays()
{
    ControllerState state = twoTracks();
    const ControllerTrack second = state.tracks[1];
    m_panel->setState({});
    state.tracks.pop_back();
    state.nextTrack = -1;
    m_panel->setState(state);
    auto& to = named<QComboBox>("Track of the transition");
    QCOMPARE(to.currentData().toInt(), 0); // there is no other
    state.tracks.push_back(second);
    state.nextTrack = 1;
    m_panel->setState(state);
    QCOMPARE(to.currentData().toInt(), 1);
    std::swap(state.leadingTrack, state.nextTrack); // it was faded to
    m_panel->setState(state);
    QCOMPARE(to.currentData().toInt(), 0);
    QTest::keyClick(&to, Qt::Key_Down); // a person wants the one that plays
    QCOMPARE(to.currentData().toInt(), 1);
    state.tracks[0].weight = 0.1;
    m_panel->setState(state);
    QCOMPARE(to.currentData().toInt(), 1);
}

void tst_ControllerPanel::presetsAreChosenFromTheMenu()
{
    QSignalSpy loaded(m_panel.get(), &ControllerPanel::presetLoadRequested);
    QSignalSpy saved(m_panel.get(), &ControllerPanel::presetSaveRequested);
    QSignalSpy renamed(m_panel.get(), &ControllerPanel::presetRenameRequested);
    QSignalSpy deleted(m_panel.get(), &ControllerPanel::presetDeleteRequested);
    m_panel->setPresets({"walk & run", "sneak"}, "sneak");
    QMenu* menu = named<QToolButton>("Presets").menu();
    emit menu->aboutToShow();
    const auto actions = menu->actions();
    QCOMPARE(actions[0]->text(), QString("walk && run"));
    QVERIFY(!actions[0]->isChecked() && actions[1]->isChecked());
    actions[0]->trigger();
    QCOMPARE(loaded[0][0].toString(), QString("walk & run"));
    for (QAction* each : actions) {
        if (each->text().contains("Save")) each->trigger();
        if (each->menu()) each->menu()->actions()[1]->trigger();
    }
    QCOMPARE(saved.size(), 1);
    QCOMPARE(renamed[0][0].toString(), QString("sneak"));
    QCOMPARE(deleted[0][0].toString(), QString("sneak"));
}

void tst_ControllerPanel::theBarShowsTheWeightInTheTracksColour()
{
    auto* bar = m_panel->findChildren<WeightBar*>()[0];
    m_panel->setTracksNow({{0.38, 1.5, 0, false}, {0.62, 0.25, 3, true}});
    const QImage image = bar->grab().toImage();
    const auto at = [&](double share) {
        return image.pixelColor(int(image.width() * share), image.height() / 2);
    };
    QCOMPARE(at(0.30), QColor("#9ccc65"));
    QCOMPARE(at(0.46), theme().sunken);
}

void tst_ControllerPanel::everyControlHasANameAndATip()
{
    m_panel->setState(withLayer());
    for (const auto* control : m_panel->findChildren<QWidget*>()) {
        if (control->focusPolicy() == Qt::NoFocus || control->parentWidget()->inherits("QAbstractSpinBox"))
            continue;
        if (control->inherits("QComboBoxPrivateContainer") || control->inherits("QComboBoxListView"))
            continue;
        if (control->inherits("QScrollBar") || control->inherits("QMenu")) continue;
        if (control->parentWidget()->inherits("QLineEdit") ||
            control->parentWidget()->inherits("QComboBoxPrivateContainer"))
            continue;
        const bool hasName = !control->accessibleName().isEmpty() || control->inherits("QAbstractButton");
        QVERIFY2(hasName, control->metaObject()->className());
        QVERIFY2(!control->toolTip().isEmpty(), qPrintable(control->accessibleName()));
    }
}

void tst_ControllerPanel::nothingIsCutOffInANarrowDock()
{
    m_panel->setState(withLayer());
    m_panel->setEvents(twoEvents());
    QTRY_COMPARE(m_panel->findChildren<TrackCard*>().size(), 3);
    QVERIFY(m_panel->minimumSizeHint().width() <= 270);
    m_panel->resize(m_panel->minimumSizeHint().width(), 260);
    QTRY_VERIFY(m_panel->verticalScrollBar()->maximum() > 0); // the rest is below
    QVERIFY2(m_panel->widget()->minimumSizeHint().width() <= m_panel->viewport()->width(),
             qPrintable(QString::number(m_panel->widget()->minimumSizeHint().width())));
    for (const auto* card : m_panel->findChildren<TrackCard*>())
        for (const auto* control : card->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
            if (!control->isVisible()) continue;
            QVERIFY2(card->rect().contains(control->geometry()), qPrintable(control->accessibleName()));
        }
    const QString folder = qEnvironmentVariable("TAGLINE_PICTURES");
    if (!folder.isEmpty()) m_panel->grab().save(folder + "/controller-narrow.png");
}

/// In a panel as wide as small windows have it, in whatever language: the joints beside it give way.
void tst_ControllerPanel::theKindOfALayerIsReadWhole()
{
    constexpr int ofSmallWindows = 300;
    m_panel->setState(withLayer());
    auto& kind = named<QComboBox>("Layer kind of track 3");
    kind.setItemText(kind.currentIndex(), "überschreibend");
    m_panel->resize(ofSmallWindows, 500);
    QTRY_VERIFY2(kind.width() >= kind.sizeHint().width(), qPrintable(QString::number(kind.width())));
    QVERIFY(
        m_panel->viewport()->rect().contains(QRect(kind.mapTo(m_panel->viewport(), QPoint()), kind.size())));
}

/// Without a reference frame, which an override has not, there is room for the name of its joints.
void tst_ControllerPanel::theMaskOfAnOverrideIsReadWhole()
{
    ControllerState state = withLayer();
    m_panel->setState(state);
    m_panel->resize(300, 500);
    QTRY_VERIFY(named<QSpinBox>("Reference frame of track 3").isVisible());
    state.tracks[2].setup.layer = LayerKind::Override;
    m_panel->setState(state);
    QTRY_VERIFY(!named<QSpinBox>("Reference frame of track 3").isVisible());
    QTRY_COMPARE(named<JointBox>("Mask of track 3").shownText(), QString("Whole body"));
}

void tst_ControllerPanel::anEmptyControllerSaysOneSentence()
{
    m_panel->setState({});
    QTRY_VERIFY(m_panel->findChildren<TrackCard*>().isEmpty());
    QStringList seen;
    for (const auto* each : m_panel->findChildren<QWidget*>())
        if (each->isVisible() && each->focusPolicy() != Qt::NoFocus &&
            !m_panel->headerWidget()->isAncestorOf(each))
            seen << each->metaObject()->className();
    QCOMPARE(seen.filter("NewTrackRow").size(), 1);
    QVERIFY2(seen.size() == 1, qPrintable(seen.join(' ')));
    const auto* sentence = m_panel->findChild<NewTrackRow*>();
    QVERIFY(sentence->y() < 20); // it stands at the top
    m_panel->setState(twoTracks());
    QVERIFY(transition().isVisible());
}

void tst_ControllerPanel::fadingStaysInSightWithManyTracks()
{
    ControllerState state = withLayer();
    for (int key = 4; key < 9; ++key) state.tracks.push_back(track(key, "more", QColor("#b395f0"), 0));
    m_panel->setState(state);
    m_panel->resize(300, 260);
    QTRY_VERIFY(m_panel->verticalScrollBar()->maximum() > 0);
    for (const int place : {0, m_panel->verticalScrollBar()->maximum()}) {
        m_panel->verticalScrollBar()->setValue(place);
        const QRect button(transition().mapTo(m_panel.get(), QPoint()), transition().size());
        QVERIFY(m_panel->rect().contains(button));
        QVERIFY(button.top() >= m_panel->viewport()->geometry().bottom());
        QVERIFY(!transition().visibleRegion().isEmpty());
    }
}

void tst_ControllerPanel::addingATrackStaysInSightWithManyTracks()
{
    ControllerState state = withLayer();
    for (int key = 4; key < 9; ++key) state.tracks.push_back(track(key, "more", QColor("#b395f0"), 0));
    m_panel->setState(state);
    m_panel->resize(300, 260);
    QTRY_VERIFY(m_panel->verticalScrollBar()->maximum() > 0);
    auto* add = m_panel->findChild<NewTrackRow*>();
    QCOMPARE(add->text(), QString("Track")); // behind the icon of a plus
    for (const int place : {0, m_panel->verticalScrollBar()->maximum()}) {
        m_panel->verticalScrollBar()->setValue(place);
        QVERIFY(m_panel->rect().contains(QRect(add->mapTo(m_panel.get(), QPoint()), add->size())));
        QVERIFY(!add->visibleRegion().isEmpty());
    }
    if (const QString folder = qEnvironmentVariable("TAGLINE_PICTURES"); !folder.isEmpty())
        m_panel->grab().save(folder + "/controller-many.png");
    QSignalSpy asked(m_panel.get(), &ControllerPanel::currentClipRequested);
    QTest::mouseClick(add, Qt::LeftButton);
    QCOMPARE(asked.value(0).value(0).toInt(), 8);
    m_panel->setState({}); // and goes back to be the only sentence
    QVERIFY(m_panel->widget()->isAncestorOf(add));
    QTRY_VERIFY(add->isVisible());
}

void tst_ControllerPanel::aNarrowFooterShortensNothingButTheNewTrack()
{
    auto* add = m_panel->findChild<NewTrackRow*>();
    QTRY_COMPARE(add->width(), add->sizeHint().width());
    m_panel->resize(m_panel->minimumSizeHint().width(), 400);
    QTRY_VERIFY(transition().width() >= transition().sizeHint().width());
    QVERIFY(m_panel->rect().contains(QRect(add->mapTo(m_panel.get(), QPoint()), add->size())));
}

void tst_ControllerPanel::aNarrowFooterSaysLessBeforeItWraps()
{
    m_panel->setState(twoTracks());
    const auto& add = *m_panel->findChild<NewTrackRow*>();
    const auto isOneRow = [&] { return add.geometry().top() < transition().geometry().bottom(); };
    m_panel->resize(600, 400);
    QTRY_VERIFY(isOneRow());
    QVERIFY2(transition().text().startsWith("Transition Now:"), qPrintable(transition().text()));
    m_panel->resize(300, 400); // of a small window
    QTRY_VERIFY(isOneRow());
    QCOMPARE(transition().text(), QString("Now: 1 → 2"));
    QCOMPARE(transition().accessibleName(), QString("Transition Now: 1 → 2"));
    m_panel->resize(600, 400);
    QTRY_VERIFY2(transition().text().startsWith("Transition Now:"), qPrintable(transition().text()));
}

QTEST_MAIN(tst_ControllerPanel)
#include "tst_ControllerPanel.moc"
