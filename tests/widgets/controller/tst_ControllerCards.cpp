#include "tests/support/NamedWidget.h"
#include "tests/support/NextOpened.h"
#include "tests/widgets/controller/ControllerPanelStage.h"
#include "widgets/controller/BlendLanesView.h"
#include "widgets/controller/NewTrackRow.h"
#include "widgets/controller/TrackCard.h"
#include "widgets/controller/WeightBar.h"
#include "widgets/controller/curves/PlayCurveDialog.h"
#include "widgets/controller/curves/WeightValueDialog.h"
#include "widgets/joints/JointBox.h"
#include "widgets/joints/JointPickerPopup.h"
#include "widgets/library/ClipMime.h"
#include "widgets/theme/Theme.h"
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
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace tagline;
using namespace tagline::test;

class tst_ControllerCards : public QObject, protected ControllerPanelStage
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init() { showPanel(); }
    void cleanup() { m_panel.reset(); }
    void syncTagsAreTypedWhereATrackKeepsInStep();
    void warpedTracksTellTheirSpeed();
    void eachTrackAsksForItself();
    void aLayerIsSetUp();
    void aShareIsSetByTheKnob();
    void aWeightIsTyped();
    void aLoneTrackShowsASliderThatSaysWhyItIsFixed();
    void theMenuChangesTheKind();
    void theMenuSetsHowOftenATrackPlays();
    void curvesAreDrawnFromTheMenu();
    void aLayerFollowsAValueFromItsMenu();
    void aTrackIsPausedInItsMenu();
    void cardsComeAndGo();
    void aClipDroppedOnATrackIsPassedOn();
    void aClipDroppedBelowMakesATrack();
    void aClipDroppedBesideTheCardsMakesATrack();
    void otherDropsAreRefused();
    void tracksTellTheirTime();
};

void tst_ControllerCards::syncTagsAreTypedWhereATrackKeepsInStep()
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

void tst_ControllerCards::warpedTracksTellTheirSpeed()
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

void tst_ControllerCards::eachTrackAsksForItself()
{
    QSignalSpy changes(m_panel.get(), &ControllerPanel::trackChangeRequested);
    QSignalSpy fades(m_panel.get(), &ControllerPanel::fadeRequested);
    QTest::keyClick(&named<QDoubleSpinBox>("Speed of track 2"), Qt::Key_Up);
    QTest::mouseClick(&named<QToolButton>("Enable track 1"), Qt::LeftButton);
    QTest::mouseClick(&named<QToolButton>("End of track 2"), Qt::LeftButton);
    QTest::mouseClick(&named<QToolButton>("Transition to track 2"), Qt::LeftButton);
    QCOMPARE(changes.size(), 3);
    QCOMPARE(changes[0][0].toInt(), 1);
    QCOMPARE(changes[0][1].value<TrackSetup>().speed, 1.1);
    QCOMPARE(changes[1][0].toInt(), 0);
    QCOMPARE(changes[1][1].value<TrackSetup>().isEnabled, false);
    QCOMPARE(changes[2][0].toInt(), 1);
    QVERIFY(changes[2][1].value<TrackSetup>().loopMode == LoopMode::PingPong);
    QCOMPARE(fades.value(0).value(0).toInt(), 1);
    QVERIFY(!named<QToolButton>("Transition to track 1").isEnabled()); // it leads
}

void tst_ControllerCards::aLayerIsSetUp()
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

void tst_ControllerCards::aShareIsSetByTheKnob()
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

void tst_ControllerCards::aWeightIsTyped()
{
    m_panel->setState(withLayer());
    m_panel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    QSignalSpy shares(m_panel.get(), &ControllerPanel::shareChangeRequested);
    QSignalSpy changes(m_panel.get(), &ControllerPanel::trackChangeRequested);
    auto& number = named<QDoubleSpinBox>("Weight of track 2");
    QCOMPARE(number.value(), 0.62);
    number.setFocus();
    number.selectAll();
    QTest::keyClicks(&number, "0.25");
    m_panel->setTracksNow({{0.5, 1.0, 0}, {0.5, 1.0, 0}, {0.8, 1.0, 0}}); // a picture later
    QCOMPARE(number.text(), QString("0.25"));
    QVERIFY(shares.isEmpty());
    QTest::keyClick(&number, Qt::Key_Return);
    QCOMPARE(shares.size(), 1);
    QCOMPARE(shares[0][0].toInt(), 1);
    QCOMPARE(shares[0][1].toDouble(), 0.25);
    QTest::keyClicks(&number, "9");
    QTest::keyClick(&number, Qt::Key_Escape);
    m_panel->setTracksNow({{0.75, 1.0, 0}, {0.25, 1.0, 0}, {0.8, 1.0, 0}});
    QCOMPARE(number.text(), QString("0.25"));
    QCOMPARE(shares.size(), 1);
    auto* text = number.findChild<QLineEdit*>();
    QTest::mouseDClick(text, Qt::LeftButton, {}, text->rect().center()); // the whole number, not a part of it
    QTest::keyClicks(&number, "0.8");
    QTest::keyClick(&number, Qt::Key_Return);
    QCOMPARE(shares.size(), 2);
    QCOMPARE(shares[1][1].toDouble(), 0.8);
    number.selectAll(); // what stood there before a transition moved the weight on
    QTest::keyClicks(&number, "0.8");
    m_panel->setTracksNow({{0.5, 1.0, 0}, {0.5, 1.0, 0}, {0.8, 1.0, 0}});
    QTest::keyClick(&number, Qt::Key_Return);
    QCOMPARE(shares.size(), 3);
    QCOMPARE(shares[2][1].toDouble(), 0.8);
    auto& layer = named<QDoubleSpinBox>("Weight of track 3");
    layer.setFocus();
    layer.selectAll();
    QTest::keyClicks(&layer, "0.4");
    QTest::keyClick(&layer, Qt::Key_Return);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes[0][1].value<TrackSetup>().weight, 0.4f);
}

void tst_ControllerCards::aLoneTrackShowsASliderThatSaysWhyItIsFixed()
{
    ControllerState alone = twoTracks();
    alone.tracks.pop_back();
    alone.tracks[0].weight = 1;
    alone.nextTrack = -1;
    m_panel->setState(alone);
    auto* bar = m_panel->findChildren<WeightBar*>()[0];
    auto& number = named<QDoubleSpinBox>("Weight of track 1");
    QCOMPARE(number.text(), QString("1.00"));
    QVERIFY(number.isReadOnly() && number.focusPolicy() == Qt::NoFocus);
    for (const QWidget* each : {static_cast<QWidget*>(bar), static_cast<QWidget*>(&number)})
        QVERIFY2(each->toolTip().contains("whole pose"), qPrintable(each->toolTip()));
    const QImage image = bar->grab().toImage();
    QCOMPARE(image.pixelColor(image.width() - bar->height() / 2, image.height() / 2), theme().disabled);
    if (const QString folder = qEnvironmentVariable("TAGLINE_PICTURES"); !folder.isEmpty())
        m_panel->grab().save(folder + "/controller-lone.png");
}

void tst_ControllerCards::theMenuChangesTheKind()
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

void tst_ControllerCards::theMenuSetsHowOftenATrackPlays()
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

void tst_ControllerCards::curvesAreDrawnFromTheMenu()
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

void tst_ControllerCards::aLayerFollowsAValueFromItsMenu()
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

void tst_ControllerCards::aTrackIsPausedInItsMenu()
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

void tst_ControllerCards::cardsComeAndGo()
{
    m_panel->setState(withLayer());
    QTRY_COMPARE(m_panel->findChildren<TrackCard*>().size(), 3);
    m_panel->setState({});
    QTRY_COMPARE(m_panel->findChildren<TrackCard*>().size(), 0);
    m_panel->setKey(ControllerKey::FirstTrack, "Ctrl+1");
    QVERIFY(m_panel->findChild<NewTrackRow*>()->text().contains("Ctrl+1"));
    QVERIFY(!m_panel->findChild<BlendLanesView*>()->isVisible());
}

void tst_ControllerCards::aClipDroppedOnATrackIsPassedOn()
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

void tst_ControllerCards::aClipDroppedBelowMakesATrack()
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

void tst_ControllerCards::aClipDroppedBesideTheCardsMakesATrack()
{
    QSignalSpy dropped(m_panel.get(), &ControllerPanel::clipDropped);
    const std::unique_ptr<QMimeData> data(clipMimeData({ClipId(12)}));
    QWidget* below = m_panel->viewport();
    QDragEnterEvent enter({20, 300}, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(below, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({20, 300}, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(below, &drop);
    QCOMPARE(dropped.size(), 1);
    QCOMPARE(dropped[0][0].toInt(), 2);
}

void tst_ControllerCards::otherDropsAreRefused()
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

void tst_ControllerCards::tracksTellTheirTime()
{
    m_panel->setTracksNow({{0.38, 1.5, 0, false}, {0.62, 0.25, 3, true}});
    const auto has = [&](int track, const QString& text) {
        for (const auto* label : m_panel->findChildren<TrackCard*>()[track]->findChildren<ElidedLabel*>())
            if (label->text().contains(text)) return true;
        return false;
    };
    const auto loops = [&](int track) {
        return m_panel->findChildren<TrackCard*>()[track]->findChild<QLabel*>("loops");
    };
    QVERIFY(has(0, "1.50 s") && !loops(0)->isVisible());
    QVERIFY(has(1, "0.25 s") && has(1, "in step"));
    QTRY_VERIFY(loops(1)->isVisible());
    QCOMPARE(loops(1)->text(), QString("3"));
    QVERIFY(loops(1)->accessibleName().contains("3"));
    m_panel->setTracksNow({{0.0, 1.5, 0, false}, {1.0, 0.25, 3, false}});
    QVERIFY(!has(0, "1.50 s") && !has(1, "in step"));
    m_panel->setTracksNow({{0.0, 1.5, 0, false}, {0.0, 0.25, 3, false}}); // it stands still
    QTRY_VERIFY(!loops(1)->isVisible());
}

QTEST_MAIN(tst_ControllerCards)
#include "tst_ControllerCards.moc"
