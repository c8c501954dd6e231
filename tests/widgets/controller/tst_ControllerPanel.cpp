#include "tests/support/NamedWidget.h"
#include "tests/support/NextOpened.h"
#include "tests/widgets/controller/ControllerStates.h"
#include "widgets/controller/BlendLanesView.h"
#include "widgets/controller/CurveView.h"
#include "widgets/controller/EventList.h"
#include "widgets/controller/NewTrackRow.h"
#include "widgets/controller/TrackCard.h"
#include "widgets/controller/TransitionEditor.h"
#include "widgets/controller/WeightBar.h"
#include "widgets/controller/curves/PlayCurveDialog.h"
#include "widgets/controller/curves/WeightValueDialog.h"
#include "widgets/joints/JointBox.h"
#include "widgets/joints/JointPickerPopup.h"
#include "widgets/library/ClipMime.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/ElidedButton.h"
#include "widgets/theme/controls/ElidedLabel.h"

#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QDropEvent>
#include <QInputDialog>
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
    void theEditorAsksForChanges();
    void theGroundSpeedIsTold();
    void syncTagsAreTypedWhereATrackKeepsInStep();
    void warpedTracksTellTheirSpeed();
    void aScheduleIsAskedForAtATag();
    void eachTrackAsksForItself();
    void aShareIsSetByTheKnob();
    void aLayerIsSetUp();
    void theMenuChangesTheKind();
    void theMenuSetsHowOftenATrackPlays();
    void aLayerFollowsAValueFromItsMenu();
    void aTrackIsPausedInItsMenu();
    void curvesAreDrawnFromTheMenu();
    void cardsComeAndGo();
    void aClipDroppedOnATrackIsPassedOn();
    void aClipDroppedBelowMakesATrack();
    void otherDropsAreRefused();
    void thePastHasAWayBack();
    void tracksTellTheirTime();
    void theCurveIsDrawnByHand();
    void anInertialTransitionHasNoCurve();
    void aScheduleIsAskedForAtATime();
    void presetsAreChosenFromTheMenu();
    void theBarShowsTheWeightInTheTracksColour();
    void everyControlHasANameAndATip();
    void nothingIsCutOffInANarrowDock();
    void anEmptyControllerSaysOneSentence();
    void fadingStaysInSightWithManyTracks();

private:
    template<class Control>
    Control& named(const QString& accessibleName)
    {
        return test::named<Control>(*m_panel, accessibleName);
    }
    QPushButton& transition()
    {
        for (auto* button : m_panel->findChildren<QPushButton*>())
            if (button->text().startsWith("Fade now")) return *button;
        qFatal("there is no button to fade");
    }
    QToolButton* settings() { return m_panel->headerWidget()->findChild<ElidedButton*>(); }

    std::unique_ptr<ControllerPanel> m_panel;
};

void tst_ControllerPanel::init()
{
    m_panel = std::make_unique<ControllerPanel>();
    m_panel->resize(360, 520);
    m_panel->setState(twoTracks());
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

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
    QCOMPARE(named<QComboBox>("Cross-fade curve").currentText(), QString("ease out"));
    QCOMPARE(named<QComboBox>("Root motion").currentText(), QString("in place"));
    QCOMPARE(named<QDoubleSpinBox>("Speed of track 1").value(), 2.0);
    QCOMPARE(named<JointBox>("Mask of track 3").currentText(), QString("Upper body"));
    QCOMPARE(named<QSpinBox>("Reference frame of track 3").value(), 12);
    QVERIFY(settings()->text().contains("cross-fade 1.25 s"));
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

void tst_ControllerPanel::syncTagsAreTypedWhereATrackKeepsInStep()
{
    QLineEdit& field = named<QLineEdit>("Sync tags");
    QVERIFY(!field.isVisible());
    ControllerState state = twoTracks();
    state.tracks[1].setup.isInStep = true;
    m_panel->setState(state);
    QVERIFY(field.isVisible());
    QCOMPARE(field.text(), QString()); // contacts
    QSignalSpy changes(m_panel.get(), &ControllerPanel::syncTagsChangeRequested);
    QTest::keyClicks(&field, " Step ,Beat.*,");
    QVERIFY(changes.isEmpty());
    QTest::keyClick(&field, Qt::Key_Return);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes[0][0].toStringList(), (QStringList{"Step", "Beat.*"}));
    state.syncTags = {"Step", "Beat.*"};
    m_panel->setState(state);
    QCOMPARE(field.text(), QString("Step, Beat.*"));
    QTest::keyClick(&field, Qt::Key_Return);
    QCOMPARE(changes.size(), 1);
    state.syncTags.clear();
    m_panel->setState(state);
    QCOMPARE(field.text(), QString());
}

void tst_ControllerPanel::warpedTracksTellTheirSpeed()
{
    m_panel->setTracksNow({{0.4, 0.5, 0, true, false, 0.86}, {0.6, 0.7, 2, true, true, 1.12}});
    const auto& cards = m_panel->findChildren<TrackCard*>();
    const auto text = [&](int track) {
        for (auto* label : cards[track]->findChildren<ElidedLabel*>())
            if (label->accessibleName().startsWith("Time of track")) return label->accessibleName();
        return QString();
    };
    QVERIFY2(text(0).contains("in step ×0.86"), qPrintable(text(0)));
    QVERIFY2(text(1).contains("leads ×1.12"), qPrintable(text(1)));
    m_panel->setTracksNow({{0.4, 0.5, 0}, {0.6, 0.7, 2}});
    QVERIFY(!text(0).contains("×") && !text(1).contains("×"));
}

void tst_ControllerPanel::aScheduleIsAskedForAtATag()
{
    m_panel->showTransitionEditor();
    QSignalSpy wishes(m_panel.get(), &ControllerPanel::scheduleRequested);
    QCOMPARE(named<QComboBox>("Track to fade to").currentData().toInt(), 1);
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

void tst_ControllerPanel::eachTrackAsksForItself()
{
    QSignalSpy changes(m_panel.get(), &ControllerPanel::trackChangeRequested);
    QSignalSpy fades(m_panel.get(), &ControllerPanel::fadeRequested);
    QTest::keyClick(&named<QDoubleSpinBox>("Speed of track 2"), Qt::Key_Up);
    QTest::mouseClick(&named<QToolButton>("Enable track 1"), Qt::LeftButton);
    QTest::mouseClick(&named<QToolButton>("End of track 2"), Qt::LeftButton);
    QTest::mouseClick(&named<QToolButton>("Fade to track 2"), Qt::LeftButton);
    QCOMPARE(changes.size(), 3);
    QCOMPARE(changes[0][0].toInt(), 1);
    QCOMPARE(changes[0][1].value<TrackSetup>().speed, 1.1);
    QCOMPARE(changes[1][0].toInt(), 0);
    QCOMPARE(changes[1][1].value<TrackSetup>().isEnabled, false);
    QCOMPARE(changes[2][0].toInt(), 1);
    QVERIFY(changes[2][1].value<TrackSetup>().loopMode == LoopMode::PingPong);
    QCOMPARE(fades.value(0).value(0).toInt(), 1);
    QVERIFY(!named<QToolButton>("Fade to track 1").isEnabled()); // it leads
}

void tst_ControllerPanel::aLayerIsSetUp()
{
    m_panel->setState(withLayer());
    QSignalSpy changes(m_panel.get(), &ControllerPanel::trackChangeRequested);
    auto& kind = named<QComboBox>("Layer kind of track 3");
    QTRY_VERIFY(kind.isVisible());
    QVERIFY(!named<QComboBox>("Layer kind of track 1").isVisible());
    QTest::keyClick(&kind, Qt::Key_End);
    QVERIFY(changes[0][1].value<TrackSetup>().layer == LayerKind::Subtractive);
    QTest::keyClick(&named<JointBox>("Mask of track 3"), Qt::Key_Down);
    auto* picker = m_panel->findChild<JointPickerPopup*>();
    QVERIFY(picker);
    QTest::keyClicks(picker->findChild<QLineEdit*>(), "legs");
    QTest::keyClick(picker->findChild<QLineEdit*>(), Qt::Key_Return);
    QCOMPARE(changes[1][1].value<TrackSetup>().maskJoints,
             (std::vector<std::string>{"LeftUpLeg", "RightUpLeg"}));
    QTest::keyClick(&named<QSpinBox>("Reference frame of track 3"), Qt::Key_Up);
    QCOMPARE(changes[2][1].value<TrackSetup>().referenceFrame, 1);
    auto* bar = m_panel->findChildren<WeightBar*>()[2];
    QTest::mouseClick(bar, Qt::LeftButton, {},
                      QPoint(bar->height() / 2 + (bar->width() - bar->height()) / 4, 3));
    QVERIFY(std::abs(changes[3][1].value<TrackSetup>().weight - 0.25f) < 0.02f);
    QTest::keyClick(bar, Qt::Key_Right);
    QVERIFY(std::abs(changes[4][1].value<TrackSetup>().weight - 0.85f) < 1e-6f);
    QTest::mouseClick(m_panel->findChildren<WeightBar*>()[0], Qt::LeftButton);
    QCOMPARE(changes.size(), 5); // what is blended has no weight of its own
}

void tst_ControllerPanel::aShareIsSetByTheKnob()
{
    QSignalSpy shares(m_panel.get(), &ControllerPanel::shareChangeRequested);
    m_panel->setState(withLayer());
    auto* bar = m_panel->findChildren<WeightBar*>()[1];
    QVERIFY(bar->focusPolicy() != Qt::NoFocus);
    const auto at = [bar](double share) {
        return QPoint(int(bar->height() / 2 + share * (bar->width() - bar->height())), 3);
    };
    QTest::mousePress(bar, Qt::LeftButton, {}, at(0.25));
    QCOMPARE(shares.last()[0].toInt(), 1);
    QVERIFY(std::abs(shares.last()[1].toDouble() - 0.25) < 0.02);
    QTest::mouseRelease(bar, Qt::LeftButton, {}, at(0.25));
    QTest::keyClick(bar, Qt::Key_Left);
    QVERIFY(std::abs(shares.last()[1].toDouble() - 0.57) < 1e-6);
    // A knob where nothing can be set would be a promise that is not kept.
    ControllerState alone = withLayer();
    alone.tracks[0].setup.isEnabled = false;
    m_panel->setState(alone);
    QVERIFY(bar->focusPolicy() == Qt::NoFocus);
    const qsizetype before = shares.size();
    QTest::mouseClick(bar, Qt::LeftButton, {}, at(0.5));
    QCOMPARE(shares.size(), before);
}

void tst_ControllerPanel::theMenuChangesTheKind()
{
    QSignalSpy changes(m_panel.get(), &ControllerPanel::trackChangeRequested);
    QSignalSpy removed(m_panel.get(), &ControllerPanel::removeRequested);
    QMenu* menu = named<QToolButton>("More options of track 2").menu();
    emit menu->aboutToShow();
    for (QAction* action : menu->actions())
        if (action->text().contains("override") || action->text().contains("Remove")) action->trigger();
    QVERIFY(changes.value(0).value(1).value<TrackSetup>().layer == LayerKind::Override);
    QCOMPARE(removed.value(0).value(0).toInt(), 1);
}

void tst_ControllerPanel::theMenuSetsHowOftenATrackPlays()
{
    QSignalSpy changes(m_panel.get(), &ControllerPanel::trackChangeRequested);
    const auto plays = [&]() -> QMenu* {
        QMenu* menu = named<QToolButton>("More options of track 2").menu();
        emit menu->aboutToShow();
        for (QAction* action : menu->actions())
            if (action->menu()) return action->menu();
        return nullptr;
    };
    const auto choose = [&](const char* text) {
        QMenu* menu = plays();
        for (QAction* action : menu->actions())
            if (action->text().contains(QLatin1String(text))) return action->trigger();
        QFAIL(text);
    };
    QVERIFY(plays());
    QVERIFY(plays()->actions().front()->isChecked()); // for ever
    choose("3 time");
    QCOMPARE(changes.value(0).value(0).toInt(), 1);
    QCOMPARE(changes.value(0).value(1).value<TrackSetup>().playCount, 3);
    withNext<QInputDialog>(*this, [](QInputDialog& dialog) {
        QCOMPARE(dialog.windowTitle(), QString("Plays of Track 2"));
        dialog.setIntValue(7);
        dialog.accept();
    });
    choose("Other");
    QCOMPARE(changes.value(1).value(1).value<TrackSetup>().playCount, 7);

    ControllerState state = twoTracks();
    state.tracks[1].setup.playCount = 7;
    m_panel->setState(state);
    QCOMPARE(changes.size(), 2);
    auto& end = named<QToolButton>("End of track 2");
    QCOMPARE(end.text(), QString("loop ×7"));
    QVERIFY(end.toolTip().contains("plays 7 time"));
    choose("For &Ever");
    QCOMPARE(changes.value(2).value(1).value<TrackSetup>().playCount, 0);

    state.tracks[1].setup.loopMode = LoopMode::Once; // plays once anyway
    m_panel->setState(state);
    QCOMPARE(end.text(), endText(LoopMode::Once));
    QVERIFY(!plays());
}

void tst_ControllerPanel::curvesAreDrawnFromTheMenu()
{
    QSignalSpy changes(m_panel.get(), &ControllerPanel::trackChangeRequested);
    const auto action = [&](const char* text) -> QAction* {
        QMenu* menu = named<QToolButton>("More options of track 2").menu();
        emit menu->aboutToShow();
        for (QAction* each : menu->actions())
            if (each->text() == QString::fromUtf8(text)) return each;
        return nullptr;
    };
    QVERIFY(action("&Time Curve…") && !action("&Time Curve…")->isChecked());
    QVERIFY(!action("&Weight Curve…") && !action("Weight by a &Value…")); // no layer
    withNext<PlayCurveDialog>(*this, [](PlayCurveDialog& dialog) { dialog.reject(); });
    action("&Time Curve…")->trigger();
    QVERIFY(changes.isEmpty());
    withNext<PlayCurveDialog>(*this, [](PlayCurveDialog& dialog) {
        auto& shapes = *dialog.findChild<QComboBox*>();
        shapes.setCurrentIndex(1);
        emit shapes.activated(1);
        dialog.accept();
    });
    action("&Time Curve…")->trigger();
    QCOMPARE(changes.size(), 1);
    QVERIFY(changes[0][1].value<TrackSetup>().timeCurve == curveOf(CurveShape::EaseIn));

    ControllerState state = twoTracks();
    state.tracks[1].setup.layer = LayerKind::Additive;
    state.tracks[1].setup.timeCurve = curveOf(CurveShape::Hold);
    state.tracks[1].setup.weightCurve = curveOf(CurveShape::Swell);
    m_panel->setState(state);
    QVERIFY(action("&Time Curve…")->isChecked() && action("&Weight Curve…")->isChecked());
    const auto names = m_panel->findChildren<TrackCard*>()[1]->findChildren<ElidedLabel*>();
    QVERIFY(std::ranges::any_of(names, [](auto* each) {
        return each->text().contains("by a time curve") && each->text().contains("by a weight curve");
    }));
}

void tst_ControllerPanel::aLayerFollowsAValueFromItsMenu()
{
    QSignalSpy changes(m_panel.get(), &ControllerPanel::trackChangeRequested);
    ControllerState state = twoTracks();
    state.tracks[1].setup.layer = LayerKind::Additive;
    m_panel->setState(state);
    std::vector<int> askedRows;
    m_panel->setWeightValues(
        [] {
            return QStringList{"speed()", "effort"};
        },
        [&](const QString& text, int track) {
            askedRows.push_back(track);
            WeightValueNews news;
            if (text == "effort")
                news.span = {0.5, 2.5};
            else
                news.problem = "nothing is called so";
            return news;
        });
    const auto choose = [&] {
        QMenu* menu = named<QToolButton>("More options of track 2").menu();
        emit menu->aboutToShow();
        for (QAction* each : menu->actions())
            if (each->text() == QString::fromUtf8("Weight by a &Value…")) {
                const bool wasChecked = each->isChecked();
                each->trigger();
                return wasChecked;
            }
        qFatal("no such entry");
    };
    withNext<WeightValueDialog>(*this, [](WeightValueDialog& dialog) {
        QVERIFY(dialog.source().isEmpty());
        auto* value = dialog.findChildren<QComboBox*>()[0];
        QCOMPARE(value->count(), 2);
        value->setEditText("effort");
        auto* track = dialog.findChildren<QComboBox*>()[1];
        track->setCurrentIndex(track->findData(0));
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->text() == "&Fit to the Clip") button->click();
        dialog.accept();
    });
    QVERIFY(!choose());
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes[0][0].toInt(), 1);
    const TrackSetup wanted = changes[0][1].value<TrackSetup>();
    QVERIFY(wanted.weightSource == (WeightSource{"effort", 0, 0.5, 2.5}));
    QVERIFY(std::ranges::find(askedRows, 0) != askedRows.end());

    state.tracks[1].setup = wanted;
    m_panel->setState(state);
    const auto note = [&] {
        QString text;
        for (auto* each : m_panel->findChildren<TrackCard*>()[1]->findChildren<ElidedLabel*>())
            text += each->text();
        return text;
    };
    QVERIFY2(note().contains("(by effort)"), qPrintable(note()));
    state.tracks[1].weightProblem = "no joint \"Tail\"";
    m_panel->setState(state);
    QVERIFY2(note().contains("not by effort"), qPrintable(note()));
    QVERIFY(m_panel->findChildren<TrackCard*>()[1]->toolTip().contains("no joint \"Tail\""));
    withNext<WeightValueDialog>(*this, [](WeightValueDialog& dialog) {
        dialog.findChildren<QComboBox*>()[0]->setEditText("");
        dialog.accept();
    });
    QVERIFY(choose());
    QVERIFY(changes[1][1].value<TrackSetup>().weightSource.isEmpty());
}

void tst_ControllerPanel::aTrackIsPausedInItsMenu()
{
    QSignalSpy changes(m_panel.get(), &ControllerPanel::trackChangeRequested);
    ControllerState state = twoTracks();
    for (const bool isPaused : {false, true}) {
        state.tracks[0].setup.isPaused = isPaused;
        m_panel->setState(state);
        const auto names = m_panel->findChildren<TrackCard*>()[0]->findChildren<ElidedLabel*>();
        QCOMPARE(std::ranges::any_of(names, [](auto* each) { return each->text().contains("paused"); }),
                 isPaused);
        QMenu* menu = named<QToolButton>("More options of track 1").menu();
        emit menu->aboutToShow();
        for (QAction* action : menu->actions())
            if (action->text() == "&Paused") action->trigger();
        QCOMPARE(changes.last()[0].toInt(), 0);
        QCOMPARE(changes.last()[1].value<TrackSetup>().isPaused, !isPaused);
    }
    QCOMPARE(changes.size(), 2);
}

void tst_ControllerPanel::cardsComeAndGo()
{
    m_panel->setState(withLayer());
    QTRY_COMPARE(m_panel->findChildren<TrackCard*>().size(), 3);
    m_panel->setState({});
    QTRY_COMPARE(m_panel->findChildren<TrackCard*>().size(), 0);
    m_panel->setKey(ControllerKey::FirstTrack, "Ctrl+1");
    QVERIFY(m_panel->findChild<NewTrackRow*>()->text().contains("Ctrl+1"));
    QVERIFY(!m_panel->findChild<BlendLanesView*>()->isVisible());
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

void tst_ControllerPanel::aClipDroppedBelowMakesATrack()
{
    QSignalSpy dropped(m_panel.get(), &ControllerPanel::clipDropped);
    QSignalSpy asked(m_panel.get(), &ControllerPanel::currentClipRequested);
    auto* place = m_panel->findChild<NewTrackRow*>();
    const std::unique_ptr<QMimeData> data(clipMimeData({ClipId(12), ClipId(13)}));
    QDragEnterEvent enter({20, 8}, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(place, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({20, 8}, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(place, &drop);
    QCOMPARE(dropped.size(), 2);
    QCOMPARE(dropped[0][0].toInt(), 2);
    QVERIFY(dropped[1][1].value<ClipId>() == ClipId(13));
    QTest::mouseClick(place, Qt::LeftButton);
    QCOMPARE(asked.value(0).value(0).toInt(), 2);
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

void tst_ControllerPanel::tracksTellTheirTime()
{
    m_panel->setTracksNow({{0.38, 1.5, 0, false}, {0.62, 0.25, 3, true}});
    const auto has = [&](int track, const QString& text) {
        for (const auto* label : m_panel->findChildren<TrackCard*>()[track]->findChildren<ElidedLabel*>())
            if (label->text().contains(text)) return true;
        return false;
    };
    QVERIFY(has(0, "1.50 s") && !has(0, "↻"));
    QVERIFY(has(1, "0.25 s") && has(1, "↻3") && has(1, "in step"));
    m_panel->setTracksNow({{0.0, 1.5, 0, false}, {1.0, 0.25, 3, false}});
    QVERIFY(!has(0, "1.50 s") && !has(1, "in step"));
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
    QCOMPARE(named<QComboBox>("Cross-fade curve").currentText(), QString("drawn by hand"));
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

QTEST_MAIN(tst_ControllerPanel)
#include "tst_ControllerPanel.moc"
