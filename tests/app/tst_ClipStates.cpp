// How far people are with clips: finished by one key, set in the menu, taken back by an edit, in the real
// window.

#include "tests/app/TimelineStage.h"
#include "widgets/library/LibraryView.h"

#include <QRegularExpression>
#include <QSettings>
#include <QToolButton>

using namespace tagline;
using namespace tagline::test;

class tst_ClipStates : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void init();
    void oneKeyFinishesAndOpensTheNext();
    void whatIsDoneAlreadyIsPassedBy();
    void theLastOneSaysSo();
    void oneUndoStepTakesBackAnEditAndItsState();
    void aDragOfManyStepsIsOneStep();
    void theMenuSetsTheSelectedClips();
    void theSignatureSaysWho();
    void finishedClipsLeaveAListOfWhatIsToDo();
    void itIsSavedAndReadAgain();

private:
    LibraryView& libraryView() { return m_app->window().libraryView(); }
    ClipStage stage(ClipId clip) { return library().clip(clip).sheet.state().stage; }
    void setAll(ClipStage to)
    {
        std::vector<SheetChange> changes;
        for (const ClipId clip : library().clipsInPathOrder())
            changes.push_back({clip, library().clip(clip).sheet.withState({to})});
        m_app->document().changeSheets(std::move(changes), "set");
        QCoreApplication::processEvents();
    }
    /// The clip so many rows below walk.glb, from the top again behind the last.
    ClipId below(std::size_t rows)
    {
        const std::vector<ClipId> order = libraryView().clipsInOrder();
        const auto place = std::size_t(std::ranges::find(order, m_clip) - order.begin());
        return order[(place + rows) % order.size()];
    }
    QString headerText() { return static_cast<QToolButton*>(libraryView().headerWidget())->text(); }
};

void tst_ClipStates::init()
{
    libraryView().setHiddenStages({});
    libraryView().setFilterText({});
    clear();
    setAll(ClipStage::Untouched);
    QCOMPARE(stage(m_clip), ClipStage::Untouched);
}

void tst_ClipStates::oneKeyFinishesAndOpensTheNext()
{
    key(Qt::Key_D, Qt::ShiftModifier);
    QCOMPARE(stage(m_clip), ClipStage::Done);
    QCOMPARE(workspace().currentClip(), below(1));
    QVERIFY2(undo().undoText().startsWith("Finish Clip"), qPrintable(undo().undoText()));
    static const QRegularExpression minute("^20\\d\\d-\\d\\d-\\d\\dT\\d\\d:\\d\\dZ$");
    QVERIFY(minute.match(QString::fromStdString(library().clip(m_clip).sheet.state().at)).hasMatch());
    QTRY_VERIFY2(headerText().contains("1 of ") && headerText().contains("done"), qPrintable(headerText()));
    keepPicture(m_app->window(), "clip-finished");
    key(Qt::Key_D, Qt::ShiftModifier);
    QCOMPARE(workspace().currentClip(), below(2));
    undo().undo();
    undo().undo();
    QCOMPARE(stage(m_clip), ClipStage::Untouched);
}

void tst_ClipStates::whatIsDoneAlreadyIsPassedBy()
{
    const ClipId reviewed = below(1);
    m_app->document().changeSheets(
        {{reviewed, library().clip(reviewed).sheet.withState({ClipStage::Reviewed})}}, "set");
    key(Qt::Key_D, Qt::ShiftModifier);
    QCOMPARE(workspace().currentClip(), below(2));
    // On a clip that is done it goes on alone.
    const int steps = undo().index();
    workspace().setCurrentClip(reviewed);
    key(Qt::Key_D, Qt::ShiftModifier);
    QCOMPARE(workspace().currentClip(), below(2));
    QCOMPARE(stage(reviewed), ClipStage::Reviewed);
    QCOMPARE(undo().index(), steps);
}

void tst_ClipStates::theLastOneSaysSo()
{
    setAll(ClipStage::Done);
    m_app->document().changeSheets({{m_clip, library().clip(m_clip).sheet.withState({})}}, "set");
    key(Qt::Key_D, Qt::ShiftModifier);
    QCOMPARE(stage(m_clip), ClipStage::Done);
    QCOMPARE(workspace().currentClip(), m_clip);
}

void tst_ClipStates::oneUndoStepTakesBackAnEditAndItsState()
{
    give({{"Style.Tired", {{5, 10}}}});
    const TagSheet before =
        library().clip(m_clip).sheet.withState({ClipStage::Reviewed, "ben", "2026-11-22T10:00Z"});
    m_app->document().changeSheets({{m_clip, before}}, "review");
    const int steps = undo().index();
    select({{tag("Style.Tired"), {5, 10}}});
    key(Qt::Key_Delete);
    QVERIFY(ranges("Style.Tired").empty());
    QCOMPARE(library().clip(m_clip).sheet.state(), ClipState{ClipStage::Done});
    QCOMPARE(undo().index(), steps + 1);
    undo().undo();
    QVERIFY(library().clip(m_clip).sheet == before);
    undo().redo();
    QCOMPARE(stage(m_clip), ClipStage::Done);
}

void tst_ClipStates::aDragOfManyStepsIsOneStep()
{
    give({{"Style.Tired", {{5, 10}}}});
    m_app->document().changeSheets(
        {{m_clip, library().clip(m_clip).sheet.withState({ClipStage::Reviewed, "ben", ""})}}, "review");
    QCoreApplication::processEvents();
    const TagSheet before = library().clip(m_clip).sheet;
    const int steps = undo().index();
    timeline().revealLane(lane("Style.Tired").id);
    drag(at("Style.Tired", 10), at("Style.Tired", 20));
    QVERIFY(ranges("Style.Tired") != (Ranges{{5, 10}}));
    QCOMPARE(stage(m_clip), ClipStage::Done);
    QCOMPARE(undo().index(), steps + 1);
    undo().undo();
    QVERIFY(library().clip(m_clip).sheet == before);
}

void tst_ClipStates::theMenuSetsTheSelectedClips()
{
    actionOf(*m_app, "clip.stateReviewed").trigger();
    QCOMPARE(stage(m_clip), ClipStage::Reviewed);
    QCOMPARE(stage(m_other), ClipStage::Untouched);
    QVERIFY2(undo().undoText().startsWith("Set State to Reviewed"), qPrintable(undo().undoText()));
    const int steps = undo().index();
    actionOf(*m_app, "clip.stateReviewed").trigger();
    QCOMPARE(undo().index(), steps);
    actionOf(*m_app, "clip.stateUntouched").trigger();
    QVERIFY(library().clip(m_clip).sheet.isEmpty());
}

void tst_ClipStates::theSignatureSaysWho()
{
    m_app->document().setSigning([] { return TagSignature{"ana", "2026-11-23T19:00Z"}; });
    key(Qt::Key_D, Qt::ShiftModifier);
    QCOMPARE(library().clip(m_clip).sheet.state(), (ClipState{ClipStage::Done, "ana", "2026-11-23T19:00Z"}));
    workspace().setCurrentClip(m_other);
    m_app->document().editSheet(m_other, "tag", 0, [&](const TagSheet& sheet) {
        return sheet.withRanges(tag("Style.Tired"), {{3, 7}});
    });
    QCOMPARE(library().clip(m_other).sheet.state(),
             (ClipState{ClipStage::Begun, "ana", "2026-11-23T19:00Z"}));
    m_app->document().setSigning({});
}

void tst_ClipStates::finishedClipsLeaveAListOfWhatIsToDo()
{
    libraryView().setHiddenStages({ClipStage::Done, ClipStage::Reviewed});
    const std::size_t before = libraryView().clipsInOrder().size();
    const ClipId next = below(1);
    key(Qt::Key_D, Qt::ShiftModifier);
    QTRY_COMPARE(libraryView().clipsInOrder().size(), before - 1);
    QCOMPARE(workspace().currentClip(), next);
    QVERIFY(!libraryView().model().indexOfClip(m_clip).isValid());
}

void tst_ClipStates::itIsSavedAndReadAgain()
{
    key(Qt::Key_D, Qt::ShiftModifier);
    QVERIFY(m_app->document().save().isComplete());
    const std::string path = library().source(library().clip(m_clip).source).path;
    QFile sidecar(QString::fromStdString(sidecarPath(path)));
    QVERIFY(sidecar.open(QIODevice::ReadOnly));
    QVERIFY(sidecar.readAll().contains("\"state\": {\"is\": \"done\", \"at\": \"20"));
    const auto stored = loadSidecar(path);
    QVERIFY(stored && stored->sidecar.clips.size() == 1);
    QCOMPARE(stored->sidecar.clips.front().state.state, library().clip(m_clip).sheet.state());
}

QTEST_MAIN(tst_ClipStates)
#include "tst_ClipStates.moc"
