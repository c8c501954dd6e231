// Blends are saved with the library and set up again, in the whole program.

#include "core/io/LibraryFile.h"
#include "tests/app/TestWindow.h"
#include "tests/support/NextOpened.h"
#include "widgets/controller/ControllerPanel.h"
#include "widgets/controller/TrackCard.h"
#include "widgets/theme/Theme.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTimer>
#include <QToolButton>

using namespace tagline;
using namespace tagline::test;

class tst_Presets : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aBlendIsSavedByItsKey();
    void anotherOfThatNameIsReplacedOnlyIfWanted();
    void itIsSetUpAgain();
    void loadingIsOneStep();
    void savingRenamingAndDeletingAreSteps();
    void theLibraryFileKeepsThem();
    void whatIsMissingIsNamedAndStays();
    void aLayerFollowsWhatAClipSays();
    void aTrackIsTakenOffByUndo();
    void syncTagsAreChangedInOneStep();
    void tracksAreInAMenu();
    void syncTagsGoWithTheirLibrary();    // it closes the library
    void theBlendIsThereAtTheNextStart(); // it closes the program
    void aTrackWhoseFileIsAwayIsKept();

private:
    QWidget* view() { return m_app->window().timeline().viewport(); }
    ControllerSession& blend() { return m_app->controller(); }
    LibraryDocument& document() { return m_app->document(); }
    ClipId clip(const QString& file);
    void setUp();
    void key(int key, Qt::KeyboardModifiers modifiers) { pressKey(view(), key, modifiers); }

    QTemporaryDir m_folder;
    QString m_sample;
    std::unique_ptr<Application> m_app;
};

void tst_Presets::initTestCase()
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

ClipId tst_Presets::clip(const QString& file) { return clipOf(*m_app, m_sample + '/' + file); }

/// Walk, run, and a wave on the upper body; a transition to the run at the next left foot.
void tst_Presets::setUp()
{
    blend().clear();
    for (const char* file : {"walk.glb", "run.glb", "wave.bvh"})
        blend().addTrack(clip(file), stagedIn(document().library(), clip(file)));
    TrackSetup layer;
    layer.layer = LayerKind::Additive;
    layer.weight = 0.75f;
    layer.maskJoints = {"Spine"};
    blend().setSetup(2, layer);
    TrackSetup run;
    run.speed = 1.25;
    run.isInStep = true;
    run.playCount = 3;
    run.isPaused = true;
    blend().setSetup(1, run);
    Transition transition;
    transition.nanoseconds = 450'000'000;
    transition.curve = TransitionCurve::Bezier;
    transition.handles = {0.1f, 0.2f, 0.3f, 0.9f};
    blend().setTransition(transition);
    FadeStart start;
    start.kind = TransitionStart::Kind::Tag;
    start.tag = *document().library().vocabulary().findTyped("LeftFoot");
    blend().schedule(1, start);
    blend().setPlaying(false);
}

void tst_Presets::aBlendIsSavedByItsKey()
{
    setUp();
    withNext<QInputDialog>(*this, [](QInputDialog& dialog) {
        dialog.setTextValue("Walk, run, wave");
        dialog.accept();
    });
    key(Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(document().library().presets().size(), std::size_t(1));
    QCOMPARE(document().library().presets()[0].name, std::string("Walk, run, wave"));
    QVERIFY(document().isModified());
    QVERIFY(document().undoStack().undoText().contains("Save Preset"));
}

void tst_Presets::anotherOfThatNameIsReplacedOnlyIfWanted()
{
    const auto& presets = document().library().presets();
    const Transition before = blend().transition();
    Transition other = before;
    other.nanoseconds = 100'000'000;
    blend().setTransition(other);
    for (const bool isReplaced : {false, true}) {
        withNext<QInputDialog>(*this, [this, isReplaced](QInputDialog& dialog) {
            withNext<QMessageBox>(*this, [isReplaced](QMessageBox& question) {
                QVERIFY2(question.text().contains("Walk, run, wave"), qPrintable(question.text()));
                for (auto* button : question.buttons())
                    if (button->text().remove('&') == (isReplaced ? "Replace" : "Cancel"))
                        return button->click();
                QFAIL("no such verb");
            });
            dialog.setTextValue("Walk, run, wave");
            dialog.accept();
        });
        key(Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(presets.size(), std::size_t(1));
        QCOMPARE(presets[0].transition.nanoseconds, isReplaced ? other.nanoseconds : before.nanoseconds);
    }
    document().undoStack().undo();
    QCOMPARE(presets[0].transition.nanoseconds, before.nanoseconds);
    blend().setTransition(before);
}

void tst_Presets::itIsSetUpAgain()
{
    const BlendArrangement saved = blend().arrangement();
    blend().clear();
    m_app->presets().load("Walk, run, wave");
    QVERIFY(m_app->playback().isShown(blend()));
    m_app->playback().setPlaying(false);
    QCOMPARE(blend().trackCount(), 3);
    QVERIFY(blend().clip(1) == clip("run.glb"));
    QVERIFY(blend().setup(1) == saved.tracks[1].setup);
    QVERIFY(blend().setup(2) == saved.tracks[2].setup);
    QCOMPARE(blend().leadingTrack(), 0);
    QVERIFY(blend().transition() == saved.transition);
    QCOMPARE(blend().scheduled().size(), std::size_t(1));
    QVERIFY(blend().scheduled()[0].start.kind == TransitionStart::Kind::Tag);
    QCOMPARE(blend().scheduled()[0].duration, std::int64_t(450'000'000));
    QVERIFY(m_app->window().controllerPanel().state().transition.curve == TransitionCurve::Bezier);
    keepPicture(m_app->window(), "preset-loaded");
}

void tst_Presets::loadingIsOneStep()
{
    blend().clear();
    blend().addTrack(clip("idle.glb"), stagedIn(document().library(), clip("idle.glb")));
    blend().seek(0, 77.0);
    const int steps = document().undoStack().index();
    m_app->presets().load("Walk, run, wave");
    QCOMPARE(document().undoStack().index(), steps + 1);
    m_app->playback().setPlaying(false);
    blend().seek(1, 33.0);
    key(Qt::Key_Z, Qt::ControlModifier);
    m_app->playback().setPlaying(false);
    QCOMPARE(blend().trackCount(), 1);
    QVERIFY(blend().clip(0) == clip("idle.glb"));
    QVERIFY(blend().report(0).frame >= 77.0); // where it was, or a little later
    key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(blend().trackCount(), 3);
    QVERIFY(blend().report(1).frame >= 33.0);
}

void tst_Presets::savingRenamingAndDeletingAreSteps()
{
    const auto names = [&] {
        QStringList found;
        for (const ControllerPreset& each : document().library().presets())
            found << QString::fromStdString(each.name);
        return found.join('|');
    };
    m_app->presets().save("Second");
    QCOMPARE(names(), QString("Walk, run, wave|Second"));
    QSignalSpy refused(&m_app->presets(), &PresetPresenter::refused);
    m_app->presets().rename("Second", "Walk, run, wave");
    QCOMPARE(refused.size(), 1);
    m_app->presets().rename("Second", "Other");
    QCOMPARE(names(), QString("Walk, run, wave|Other"));
    m_app->presets().remove("Walk, run, wave");
    QCOMPARE(names(), QString("Other"));
    for (const char* wanted : {"Walk, run, wave|Other", "Walk, run, wave|Second", "Walk, run, wave"}) {
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(names(), QString(wanted));
    }
    m_app->presets().save("Walk, run, wave"); // the same again: no step
    QCOMPARE(names(), QString("Walk, run, wave"));
}

void tst_Presets::theLibraryFileKeepsThem()
{
    const std::vector<ControllerPreset> saved = document().library().presets();
    QVERIFY(m_app->save());
    QVERIFY(!document().isModified());
    QFile file(m_sample + "/sample.tagline");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY(text.contains("\"presets\"") && text.contains("\"source\": \"run.glb\"")); // relative
    blend().clear(); // else it would be there again
    QSignalSpy finished(&m_app->imports(), &ImportQueue::finished);
    m_app->open({m_sample + "/sample.tagline"});
    QTRY_VERIFY(!finished.isEmpty() && m_app->imports().isIdle());
    QCOMPARE(blend().trackCount(), 0);
    QVERIFY(document().library().presets() == saved);
    QVERIFY(!document().isModified());
    m_app->presets().load("Walk, run, wave");
    QCOMPARE(blend().trackCount(), 3);
    m_app->playback().setPlaying(false);
}

void tst_Presets::whatIsMissingIsNamedAndStays()
{
    std::vector<ControllerPreset> presets = document().library().presets();
    presets[0].tracks[0].clip = "no such clip";
    presets[0].schedule[0].track = 0; // waits for what is not there
    document().set(&LibraryEdit::presets, presets, "lose a clip");
    QSignalSpy refused(&m_app->presets(), &PresetPresenter::refused);
    m_app->presets().load("Walk, run, wave");
    QCOMPARE(refused.size(), 1);
    QVERIFY(refused[0][0].toString().contains("no such clip"));
    QCOMPARE(blend().trackCount(), 2);
    QCOMPARE(blend().leadingTrack(), 0); // what is left leads
    QVERIFY(blend().scheduled().empty());
    QVERIFY(document().library().presets() == presets);
}

/// The wave counts by the speed of the walk; chosen in the menu of its track, found in the background.
void tst_Presets::aLayerFollowsWhatAClipSays()
{
    setUp();
    const double speed = [&] {
        std::vector<float> values;
        document().library().motions()->appendValues(clip("walk.glb"), MotionSignal::Speed, "", values);
        return double(values.at(0));
    }();
    ControllerPanel& panel = m_app->window().controllerPanel();
    const auto choose = [&](const QString& value) {
        withNext<WeightValueDialog>(*this, [&](WeightValueDialog& dialog) {
            dialog.findChildren<QComboBox*>()[0]->setEditText(value);
            auto* track = dialog.findChildren<QComboBox*>()[1];
            track->setCurrentIndex(track->findData(0));
            for (auto* box : dialog.findChildren<QDoubleSpinBox*>())
                box->setValue(box->accessibleName() == "Value of no weight" ? 0.0 : 4.0 * speed);
            keepPicture(dialog, "weight-value");
            dialog.accept();
        });
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // cards of tracks before
        for (TrackCard* card : panel.findChildren<TrackCard*>())
            if (card->track().setup.isLayer()) return emit card->weightValueRequested();
    };
    blend().seek(0, 0.0);
    choose("speed()");
    QVERIFY(blend().setup(2).weightSource.track == 0);
    QTRY_VERIFY(std::abs(blend().report(2).weight - 0.75f * 0.25f) < 1e-3f);
    QVERIFY(panel.state().tracks[2].weightProblem.isEmpty());
    m_app->presets().save("Led");
    const ControllerPreset saved = document().library().presets().back();
    QVERIFY(saved.tracks[2].setup == blend().setup(2));

    TrackSetup unknown = blend().setup(2);
    unknown.weightSource.value = "speed(Tail)";
    blend().setSetup(2, unknown);
    QVERIFY(panel.state().tracks[2].weightProblem.contains("Tail"));
    QCOMPARE(blend().report(2).weight, 0.75f);
    keepPicture(m_app->window(), "weight-problem");
    m_app->presets().load("Led");
    m_app->playback().setPlaying(false);
    blend().seek(0, 0.0);
    QVERIFY(std::abs(blend().report(2).weight - 0.75f * 0.25f) < 1e-3f); // it is known by now

    const TagId left = *document().library().vocabulary().findTyped("LeftFoot");
    TrackSetup byTag = blend().setup(2);
    byTag.weightSource = {"Contact.LeftFoot", 0, 0.0, 1.0};
    blend().setSetup(2, byTag);
    document().editSheet(clip("walk.glb"), "Tag", 0, [&](const TagSheet& sheet) {
        return sheet.withRanges(left, {{0, 3}});
    });
    QTRY_VERIFY(std::abs(blend().report(2).weight - 0.75f) < 1e-6f);
    document().editSheet(clip("walk.glb"), "Tag", 0, [&](const TagSheet& sheet) {
        return sheet.withRanges(left, {{8, 9}});
    });
    QTRY_COMPARE(blend().report(2).weight, 0.0f); // an edit is followed
}

/// The step before it is not, whatever it was.
void tst_Presets::aTrackIsTakenOffByUndo()
{
    setUp();
    const int steps = document().undoStack().index();
    m_app->workspace().setCurrentClip(clip("idle.glb"));
    key(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(blend().clip(1) == clip("idle.glb"));
    QCOMPARE(document().undoStack().index(), steps + 1);
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document().undoStack().index(), steps);
    QVERIFY(blend().clip(1) == clip("run.glb"));
    QCOMPARE(blend().setup(1).speed, 1.25);
    QCOMPARE(m_app->window().controllerPanel().state().tracks[1].clip.value, clip("run.glb").value);
    key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(blend().clip(1) == clip("idle.glb"));
    m_app->playback().setPlaying(false);
}

void tst_Presets::syncTagsAreChangedInOneStep()
{
    setUp();
    ControllerPanel& panel = m_app->window().controllerPanel();
    const int steps = document().undoStack().index();
    emit panel.syncTagsChangeRequested({"Contact.LeftFoot"});
    QCOMPARE(document().undoStack().index(), steps + 1);
    QCOMPARE(panel.state().syncTags, QStringList{"Contact.LeftFoot"});
    QCOMPARE(blend().arrangement().syncTags, std::vector<std::string>{"Contact.LeftFoot"});
    document().undoStack().undo();
    QVERIFY(blend().syncTags().empty() && panel.state().syncTags.isEmpty());
    document().undoStack().redo();
    QCOMPARE(panel.state().syncTags, QStringList{"Contact.LeftFoot"});
    document().undoStack().undo();
}

/// What a card's own menu offers.
void tst_Presets::tracksAreInAMenu()
{
    setUp();
    auto* tracks = m_app->window().menuBar()->findChild<QMenu*>("menu.Tracks");
    QVERIFY(tracks);
    for (int times = 0; times < 2; ++times) emit tracks->aboutToShow();
    const QList<QMenu*> each = tracks->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly);
    QCOMPARE(each.size(), 3);
    QCOMPARE(each[1]->title(), QString("&2 run"));
    QStringList offered;
    for (const QAction* action : each[2]->actions()) offered << action->text();
    QVERIFY2(offered.contains("&Time Curve…") && offered.contains("Weight by a &Value…"),
             qPrintable(offered.join(", ")));
    for (QAction* action : each[1]->actions())
        if (action->text() == "&Remove This Track") action->trigger();
    QCOMPARE(blend().trackCount(), 2);
    document().undoStack().undo();
    QCOMPARE(blend().trackCount(), 3);
}

void tst_Presets::syncTagsGoWithTheirLibrary()
{
    setUp();
    emit m_app->window().controllerPanel().syncTagsChangeRequested({"Contact.LeftFoot"});
    QVERIFY(!blend().syncTags().empty());
    document().reset();
    QVERIFY(blend().syncTags().empty());
    QVERIFY(m_app->window().controllerPanel().state().syncTags.isEmpty());
}

/// Without having been saved as a preset, and without a question.
void tst_Presets::theBlendIsThereAtTheNextStart()
{
    const auto start = [this] {
        m_app.reset();
        m_app = std::make_unique<Application>(pathsIn(m_folder));
        m_app->window().show();
    };
    start();
    QVERIFY(isOpened(*m_app, {m_sample}));
    setUp();
    const BlendArrangement before = blend().arrangement();
    start();
    QVERIFY(isOpened(*m_app, {m_sample}));
    QTRY_COMPARE(blend().trackCount(), 3);
    const BlendArrangement after = blend().arrangement();
    QVERIFY(after.tracks[1].setup == before.tracks[1].setup && after.transition == before.transition);
    QCOMPARE(after.schedule.size(), std::size_t(1));
    QVERIFY(m_app->playback().isClipShown()); // it stands there, and is not shown
    QCOMPARE(document().undoStack().count(), 0);
    QVERIFY(!document().isModified());
    blend().clear();
    start();
    QVERIFY(isOpened(*m_app, {m_sample}));
    QCOMPARE(blend().trackCount(), 0);
}

/// What one start could not show is there at the one after it.
void tst_Presets::aTrackWhoseFileIsAwayIsKept()
{
    const auto start = [this] {
        m_app.reset();
        m_app = std::make_unique<Application>(pathsIn(m_folder));
        m_app->window().show();
        return isOpened(*m_app, {m_sample});
    };
    QVERIFY(start());
    setUp();
    m_app.reset();
    const QString file = m_sample + "/run.glb", away = m_folder.filePath("run.glb");
    QVERIFY(QFile::rename(file, away));
    QVERIFY(start());
    QTRY_COMPARE(blend().trackCount(), 2);
    m_app.reset();
    QVERIFY(QFile::rename(away, file));
    QVERIFY(start());
    QTRY_COMPARE(blend().trackCount(), 3);
    QCOMPARE(blend().setup(1).speed, 1.25);
}

int main(int argc, char** argv)
{
    configureSurfaceFormat();
    QApplication application(argc, argv);
    tst_Presets presets;
    return QTest::qExec(&presets, argc, argv);
}

#include "tst_Presets.moc"
