// What a person does with blends, in the whole program with mouse and keys: walk and run, a cross-fade, an
// upper-body layer, a third clip at the end, footsteps, the past, and the reel of a query.

#include "tests/app/TimelineStage.h"
#include "tests/support/NamedWidget.h"
#include "tests/support/NextOpened.h"
#include "widgets/controller/BlendLanesView.h"
#include "widgets/controller/ControllerPanel.h"
#include "widgets/controller/EventList.h"
#include "widgets/controller/TrackCard.h"
#include "widgets/joints/JointBox.h"
#include "widgets/joints/JointPickerPopup.h"
#include "widgets/library/LibraryView.h"
#include "widgets/query/QueryBar.h"
#include "widgets/query/QueryEdit.h"
#include "widgets/reel/ReelBar.h"
#include "widgets/reel/ReelStrip.h"
#include "widgets/theme/Theme.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QApplication>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QListView>

#include <QTimer>
#include <QToolButton>

using namespace tagline;
using namespace tagline::test;

class tst_BlendJourney : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void walkAndRunAreBlended();
    void aFadeIsTakenBack();
    void aFirstTrackComesBackIntoThePicture();
    void thePlayheadGoesAlong();
    void theClipIsShownAtThePlayheadWhenABlendIsLeft();
    void anUpperBodyLayerIsLaidOnTop();
    void aWeightSetWhileAClipIsShownShowsTheBlend();
    void aThirdClipComesAtTheEnd();
    void aTrackPlaysTwiceAndIsPaused();
    void footstepsAreHeard();
    void thePastIsShown();
    void theReelPlaysTheHits();
    void keptHitsBecomeATag();
    void clearingTheQueryLeavesTheReel();

private:
    QWidget* view() { return m_app->window().timeline().viewport(); }
    const ClipLibrary& library() { return m_app->document().library(); }
    ControllerSession& blend() { return m_app->controller(); }
    ControllerPanel& panel() { return m_app->window().controllerPanel(); }
    ClipId clip(const QString& file);
    void choose(const QString& file);
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) { pressKey(view(), key, modifiers); }
    bool hasEvent(const QString& text);

    QTemporaryDir m_folder;
    QString m_sample;
    std::unique_ptr<Application> m_app;
};

void tst_BlendJourney::initTestCase()
{
    applyTheme(*qApp);
    m_sample = copyOfSample(m_folder);
    m_app = std::make_unique<Application>(pathsIn(m_folder));
    m_app->window().resize(1680, 1050);
    m_app->window().show();
    QVERIFY(becomesActive(m_app->window()));
    QVERIFY(isOpened(*m_app, {m_sample}));
    view()->setFocus();
}

ClipId tst_BlendJourney::clip(const QString& file) { return clipOf(*m_app, m_sample + '/' + file); }

void tst_BlendJourney::choose(const QString& file)
{
    auto* list = m_app->window().libraryView().findChild<QListView*>();
    LibraryModel& model = m_app->window().libraryView().model();
    QTRY_VERIFY(model.indexOfClip(clip(file)).isValid());
    const QModelIndex index = model.indexOfClip(clip(file));
    list->scrollTo(index);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, Qt::NoModifier,
                      list->visualRect(index).topLeft() + QPoint(30, 10));
    QTRY_COMPARE(m_app->workspace().currentClip(), clip(file));
    view()->setFocus();
}

bool tst_BlendJourney::hasEvent(const QString& text)
{
    const auto* model = panel().findChild<EventList*>()->model();
    for (int row = 0; row < model->rowCount(); ++row)
        if (model->index(row, 0).data().toString().contains(text)) return true;
    return false;
}

void tst_BlendJourney::walkAndRunAreBlended()
{
    keepPicture(m_app->window(), "blend-empty");
    choose("walk.glb");
    key(Qt::Key_1, Qt::ControlModifier);
    choose("run.glb");
    key(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(m_app->playback().isShown(blend()));
    QCOMPARE(blend().leadingTrack(), 0);
    QTRY_COMPARE(panel().findChildren<TrackCard*>().size(), 2);
    key(Qt::Key_X);
    QCOMPARE(blend().leadingTrack(), 1);
    QTRY_VERIFY(blend().report(1).weight > 0.3f);
    keepPicture(m_app->window(), "blend-fading");
    QTRY_COMPARE(blend().report(1).weight, 1.0f);
}

/// Controller, picture, panel and events say the same after undo, and after redo.
void tst_BlendJourney::aFadeIsTakenBack()
{
    QTRY_VERIFY(hasEvent("blend ▸"));
    QCOMPARE(m_app->document().undoStack().undoText(), QString("Transition to run"));
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(blend().leadingTrack(), 0);
    QCOMPARE(panel().state().leadingTrack, 0);
    QVERIFY(!hasEvent("blend ▸"));
    QVERIFY(m_app->playback().isShown(blend()));
    key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(blend().leadingTrack(), 1);
    QCOMPARE(panel().state().leadingTrack, 1);
    QVERIFY(hasEvent("blend ▸"));
    QVERIFY(m_app->playback().isShown(blend()));
}

void tst_BlendJourney::aFirstTrackComesBackIntoThePicture()
{
    const int done = m_app->document().undoStack().index();
    for (int i = 0; i < done; ++i) key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(blend().trackCount(), 0);
    QVERIFY(m_app->playback().isClipShown());
    QTRY_COMPARE(panel().findChild<EventList*>()->model()->rowCount(), 0);
    for (int i = 0; i < done; ++i) key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(blend().trackCount(), 2);
    QVERIFY(m_app->playback().isShown(blend()));
    QVERIFY(!blend().isPlaying()); // nothing played
    key(Qt::Key_Space);
    QVERIFY(blend().isPlaying());
}

void tst_BlendJourney::thePlayheadGoesAlong()
{
    QTRY_COMPARE(m_app->workspace().currentClip(), clip("run.glb")); // it leads since the transition
    const Frame before = m_app->workspace().playhead();
    QTRY_VERIFY(m_app->workspace().playhead() != before);
    QVERIFY(m_app->playback().isShown(blend())); // that is no seek by hand
    QTRY_VERIFY(std::abs(double(m_app->workspace().playhead()) - blend().report(1).frame) < 3.0);
}

/// The figure stands at the frame that title and playhead name.
void tst_BlendJourney::theClipIsShownAtThePlayheadWhenABlendIsLeft()
{
    Workspace& workspace = m_app->workspace();
    PlaybackSession& playback = m_app->playback();
    for (const bool isPaused : {false, true}) {
        actionOf(*m_app, "controller.play").trigger(); // back to the clip
        QCOMPARE(playback.shownFrame(), double(workspace.playhead()));
        workspace.setPlayhead(0);
        actionOf(*m_app, "controller.play").trigger();
        QVERIFY(playback.isShown(blend()) && blend().isPlaying());
        QTRY_VERIFY(workspace.playhead() > 2);
        if (isPaused) key(Qt::Key_Space);
        QCOMPARE(playback.isPlaying(), !isPaused);
        actionOf(*m_app, "controller.play").trigger();
        QVERIFY(playback.isClipShown());
        QCOMPARE(playback.shownFrame(), double(workspace.playhead()));
        actionOf(*m_app, "controller.play").trigger();
        QVERIFY(playback.isShown(blend()) && blend().isPlaying());
    }
}

void tst_BlendJourney::anUpperBodyLayerIsLaidOnTop()
{
    choose("wave.bvh");
    key(Qt::Key_4, Qt::ControlModifier);
    QCOMPARE(blend().trackCount(), 3);
    QVERIFY(blend().setup(2).layer == LayerKind::Additive);
    auto& mask = named<JointBox>(panel(), "Mask of track 3");
    QTRY_VERIFY(mask.isVisible());
    panel().ensureWidgetVisible(&mask);
    mask.setFocus();
    QTest::keyClick(&mask, Qt::Key_Down);
    auto* picker = mask.findChild<JointPickerPopup*>();
    QTRY_VERIFY(picker && picker->isVisible());
    const int screenHeight = picker->screen()->availableGeometry().height();
    QVERIFY2(picker->height() < screenHeight / 2, "the list of joints is no wall");
    keepPicture(*picker, "mask-picker");
    QTest::keyClicks(picker->findChild<QLineEdit*>(), "upper b");
    QTest::keyClick(picker->findChild<QLineEdit*>(), Qt::Key_Return);
    QCOMPARE(blend().setup(2).maskJoints, std::vector<std::string>{"Spine"});
    QCOMPARE(mask.currentText(), QString("Upper body"));
    QCOMPARE(blend().report(2).weight, 1.0f);
    keepPicture(m_app->window(), "blend-layer");
    view()->setFocus();
}

void tst_BlendJourney::aWeightSetWhileAClipIsShownShowsTheBlend()
{
    for (const auto& [track, typed] : {std::pair(3, "0.5"), std::pair(1, "0.25")}) {
        if (m_app->playback().isShown(blend())) actionOf(*m_app, "controller.play").trigger();
        QVERIFY(m_app->playback().isClipShown());
        auto& number = named<QDoubleSpinBox>(panel(), QString("Weight of track %1").arg(track));
        panel().ensureWidgetVisible(&number);
        number.setFocus();
        number.selectAll();
        QTest::keyClicks(&number, typed);
        QTest::keyClick(&number, Qt::Key_Return);
        QCOMPARE(blend().report(track - 1).weight, QString(typed).toFloat());
        QVERIFY(m_app->playback().isShown(blend()));
    }
    keepPicture(m_app->window(), "blend-typed");
    view()->setFocus();
    key(Qt::Key_Z, Qt::ControlModifier);
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(blend().report(2).weight, 1.0f);
    QCOMPARE(blend().report(1).weight, 1.0f);
}

void tst_BlendJourney::aThirdClipComesAtTheEnd()
{
    choose("tired_walk.glb");
    key(Qt::Key_3, Qt::ControlModifier);
    QCOMPARE(blend().trackCount(), 4);
    QCOMPARE(blend().nextTrack(), 3);
    key(Qt::Key_X, Qt::AltModifier);
    QCOMPARE(blend().scheduled().size(), std::size_t(1));
    auto* lanes = panel().findChild<BlendLanesView*>();
    QCOMPARE(lanes->lanes().markers.size(), std::size_t(1));
    keepPicture(m_app->window(), "blend-scheduled");
    QTRY_COMPARE(blend().leadingTrack(), 3);
    QVERIFY(blend().scheduled().empty());
    QTRY_COMPARE(lanes->lanes().markers.size(), std::size_t(0));
}

/// By the menu of its card; the blend does so at once.
void tst_BlendJourney::aTrackPlaysTwiceAndIsPaused()
{
    const auto choose = [&](const QString& text) {
        auto& more = named<QToolButton>(panel(), "More options of track 4");
        panel().ensureWidgetVisible(&more);
        withNextMenu(*m_app, [&](QMenu& menu) { QVERIFY2(clickEntry(menu, text), qPrintable(text)); });
        QTest::mouseClick(&more, Qt::LeftButton);
        view()->setFocus();
    };
    choose("2 times, then hold");
    QCOMPARE(blend().setup(3).playCount, 2);
    QTRY_COMPARE(named<QToolButton>(panel(), "End of track 4").text(), QString("loop ×2"));
    QTRY_VERIFY_WITH_TIMEOUT(blend().report(3).hasEnded, 20'000);
    choose("For Ever");
    QCOMPARE(blend().setup(3).playCount, 0);
    choose("Paused");
    QVERIFY(blend().setup(3).isPaused);
    const double frame = blend().report(3).frame;
    m_app->playback().setPlaying(true);
    const auto now = blend().nanoseconds();
    QTRY_VERIFY(blend().nanoseconds() > now + 200'000'000);
    QCOMPARE(blend().report(3).frame, frame);
    keepPicture(m_app->window(), "blend-paused");
    choose("Paused");
    QVERIFY(!blend().setup(3).isPaused);
    QTRY_VERIFY(blend().report(3).frame != frame);
}

void tst_BlendJourney::footstepsAreHeard()
{
    QTRY_VERIFY(hasEvent("LeftFoot ▸ start") && hasEvent("LeftFoot ▸ stop"));
    QTRY_VERIFY(hasEvent("RightFoot ▸ start"));
    panel().ensureWidgetVisible(panel().findChild<EventList*>());
    keepPicture(m_app->window(), "blend-events");
}

void tst_BlendJourney::thePastIsShown()
{
    auto* lanes = panel().findChild<BlendLanesView*>();
    panel().ensureWidgetVisible(lanes);
    const auto at = [&](double ago) {
        const BlendLanesGeometry geometry = lanes->geometryNow();
        return QPoint(int(geometry.xOf(geometry.now - ago)), 8);
    };
    QTest::mousePress(lanes, Qt::LeftButton, {}, at(0.2));
    QTest::mouseMove(lanes, at(0.6));
    QTest::mouseRelease(lanes, Qt::LeftButton, {}, at(0.6));
    QVERIFY(blend().scrubTime() && !m_app->playback().isPlaying());
    QVERIFY(std::abs(double(blend().nanoseconds() - *blend().scrubTime()) * 1e-9 - 0.6) < 0.1);
    keepPicture(m_app->window(), "blend-past");
    const std::int64_t then = blend().nanoseconds();
    key(Qt::Key_Space);
    QVERIFY(!blend().scrubTime() && m_app->playback().isPlaying());
    QTRY_VERIFY(blend().nanoseconds() > then);
}

void tst_BlendJourney::theReelPlaysTheHits()
{
    auto& bar = m_app->window().reelBar();
    QVERIFY(!bar.isVisible());
    key(Qt::Key_F, Qt::ControlModifier);
    auto* edit = m_app->window().queryBar().findChild<QueryEdit*>();
    QTRY_VERIFY(edit->hasFocus());
    QTest::keyClicks(edit, "Walk | Run");
    const auto* offer = m_app->window().findChild<QToolButton*>("reelOffer");
    QTRY_VERIFY(m_app->query().answer() && offer->isVisible());
    QVERIFY(!bar.isVisible()); // until the reel plays
    view()->setFocus();
    QCOMPARE(int(bar.state().items.size()), m_app->reel().hitCount());
    QVERIFY(m_app->reel().hitCount() >= 3);
    key(Qt::Key_R, Qt::ControlModifier);
    QVERIFY(m_app->playback().isShown(m_app->reel()));
    QVERIFY(bar.isVisible() && !offer->isVisible());
    QCOMPARE(m_app->reel().current(), 0);
    QTRY_VERIFY(m_app->reel().cutDistance(1).has_value());
    key(Qt::Key_Equal);
    QCOMPARE(m_app->reel().current(), 1);
    key(Qt::Key_Minus);
    QCOMPARE(m_app->reel().current(), 2);
    QVERIFY(bar.state().items[0].mark == ReelMark::Kept && bar.state().items[1].mark == ReelMark::Skipped);
    QCOMPARE(m_app->workspace().currentClip(), m_app->reel().hit(2).clip); // at once, not with the next tick
    keepPicture(m_app->window(), "blend-reel");
}

void tst_BlendJourney::keptHitsBecomeATag()
{
    const TagId tag = *library().vocabulary().find("Quality.Bad");
    const ReelHit kept = m_app->reel().kept().front();
    const TagSheet before = library().clip(kept.clip).sheet;
    m_app->workspace().setActiveTag(tag);
    withNext<QDialog>(*this, [](QDialog& dialog) { // the active tag is proposed
        QTest::keyClick(&dialog, Qt::Key_Return);
    });
    key(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
    const auto ranges = library().clip(kept.clip).sheet.ranges(tag);
    QVERIFY(std::any_of(ranges.begin(), ranges.end(), [&](const FrameRange& range) {
        return range.start <= kept.range.start && kept.range.stop <= range.stop;
    }));
    const QString step = m_app->document().undoStack().undoText();
    QVERIFY2(step.contains("Kept"), qPrintable(step));
    QVERIFY(becomesActive(m_app->window())); // again, after the dialog: shortcuts need it
    key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY2(library().clip(kept.clip).sheet == before,
             library().clip(kept.clip).displayName.c_str()); // as it was
    QVERIFY(m_app->playback().isClipShown());                // what was taken back is shown
    key(Qt::Key_R, Qt::ControlModifier);
    QVERIFY(m_app->playback().isShown(m_app->reel()));
    key(Qt::Key_R, Qt::ControlModifier);
    QVERIFY(m_app->playback().isClipShown());
}

void tst_BlendJourney::clearingTheQueryLeavesTheReel()
{
    key(Qt::Key_R, Qt::ControlModifier);
    QVERIFY(m_app->playback().isShown(m_app->reel()));
    key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(m_app->query().text().isEmpty());
    QVERIFY(m_app->playback().isClipShown());
}

int main(int argc, char** argv)
{
    configureSurfaceFormat();
    QApplication application(argc, argv);
    tst_BlendJourney journey;
    return QTest::qExec(&journey, argc, argv);
}

#include "tst_BlendJourney.moc"
