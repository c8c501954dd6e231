// The wall in the window, by real keys and mouse: opened, asked, clicked, tagged over many clips.

#include "app/presenters/tags/BulkTagDialog.h"
#include "app/presenters/timeline/RangeClipboard.h"
#include "tests/app/TimelineStage.h"
#include "tests/support/NextOpened.h"
#include "widgets/library/LibraryView.h"
#include "widgets/poses/PoseStrip.h"
#include "widgets/query/QueryBar.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/wall/WallView.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMimeData>
#include <QPushButton>
#include <QStatusBar>
#include <QToolButton>

#include <algorithm>

using namespace tagline;
using namespace tagline::test;

class tst_Wall : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void init();
    void theKeyOpensItWideAndClosesItAgain();
    void theSwitchInTheHeadOpensIt();
    void exportingItOpensIt();
    void aQueryLightsIt();
    void anOlderAnswerIsGreyWhileTheTextCannotBeRead();
    void theClipUnderTheMouseShowsItsPoses();
    void aClickOpensTheClipAtItsFrame();
    void hitsAreWalkedAndCounted();
    void aTagKeyTagsWhatIsSelectedInOneStep();
    void theDialogTagsWhatIsSelected();
    void whatIsSelectedIsCopied();
    void theEraserTakesItAgain();
    void escapeEndsTheSelectionAndKeysAreTheTimelinesAgain();
    void framesThatHaveTheTagAreSaid();
    void hidingAndFilteringApply();
    void whatToDoIsSaid();
    void hiddenLanesAreLeftOut();
    void itFollowsTheOpenClip();
    void aRangeOfAnotherClipIsDraggedInOneStep();
    void aDragInAnotherClipKeepsWhatIsSelected();
    void aDragOfAnotherRangeSelectsItAlone();
    void theAnswerFollowsTheDrag();
    void escapeTakesTheDragBack();
    void theFigureFollowsTheEdge();
    void lockedAndReadOnlyRangesSayWhyTheyStay();
    void selectedRangesAreNudgedByKey();
    void whatARangeCanDoIsSaid();
    void actionsSayThatItIsClosed();
    void pictures();

private:
    WallView& wall() { return m_app->window().wall(); }
    QWidget* paper() { return wall().viewport(); }
    int dockWidth() { return m_app->window().findChild<QDockWidget*>("libraryDock")->width(); }
    void showWall(bool isShown) { actionOf(*m_app, "view.wall").setChecked(isShown); }
    void ask(const QString& query)
    {
        m_app->query().setText(query);
        QTRY_VERIFY(m_app->query().isAnswered() || query.isEmpty());
        QCoreApplication::processEvents();
    }
    /// Over the rows of both clips, and all between them.
    void selectBoth(Frame first, Frame last)
    {
        const QPoint from = wall().placeOf(m_clip, first), to = wall().placeOf(m_other, last);
        QTest::mousePress(paper(), Qt::LeftButton, {}, from);
        QTest::mouseMove(paper(), (from + to) / 2);
        QTest::mouseMove(paper(), to);
        QTest::mouseRelease(paper(), Qt::LeftButton, {}, to);
    }
    bool isSelected(ClipId clip)
    {
        const auto& selected = wall().selected();
        return std::any_of(selected.begin(), selected.end(),
                           [clip](const WallFrames& each) { return each.clip == clip; });
    }
    QString told();
    QPoint on(ClipId clip, const char* name, double frame)
    {
        wall().bringUpToDate();
        wall().reveal(clip, 0);
        return wall().placeOfTag(clip, tag(name), frame).toPoint();
    }
    void moveOnWall(QPoint place, Qt::MouseButtons buttons = Qt::LeftButton)
    {
        QMouseEvent move(QEvent::MouseMove, place, paper()->mapToGlobal(QPointF(place)), Qt::NoButton,
                         buttons, {});
        QCoreApplication::sendEvent(paper(), &move);
    }
    /// Presses and moves; the mouse is held still.
    void beginDrag(QPoint from, QPoint to)
    {
        QTest::mousePress(paper(), Qt::LeftButton, {}, from);
        moveOnWall((from + to) / 2);
        moveOnWall(to);
    }
    Ranges rangesIn(ClipId clip, const char* name)
    {
        const auto there = library().clip(clip).sheet.ranges(tag(name));
        return {there.begin(), there.end()};
    }
    /// Whether the row of a clip has that range.
    bool rowShows(ClipId clip, const FrameRange& range)
    {
        const LibraryRow* row = m_app->window().libraryView().model().rowOfClip(clip);
        return row && std::ranges::any_of(row->bars, [&](const StripBar& bar) {
                   return std::ranges::find(bar.ranges, range) != bar.ranges.end();
               });
    }
    /// Limping on both clips, and the wall at a height at which it can be grabbed.
    void giveLimping()
    {
        const std::vector<FrameRange> ranges{{20, 40}};
        for (const ClipId clip : {m_clip, m_other})
            m_app->document().changeSheets({{clip, TagSheet().withRanges(tag("Style.Limping"), ranges)}},
                                           "give");
        showWall(true);
        actionOf(*m_app, "view.wallFitted").setChecked(true); // some frames are more than a click's tremble
        QCoreApplication::processEvents();
    }
};

void tst_Wall::init()
{
    ask({});
    m_app->window().libraryView().setFilterText({});
    actionOf(*m_app, "query.hideOthers").setChecked(false);
    showWall(false);
    actionOf(*m_app, "view.wallFitted").setChecked(false);
    m_app->window().resetLayout();
    clear();
}

QString tst_Wall::told()
{
    QStringList texts;
    for (const auto* label : m_app->window().statusBar()->findChildren<ElidedLabel*>())
        texts << label->text();
    return texts.join('|');
}

void tst_Wall::theKeyOpensItWideAndClosesItAgain()
{
    const int narrow = dockWidth();
    key(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(wall().isVisible());
    QTRY_VERIFY2(dockWidth() > narrow + 150, qPrintable(QString("%1 after %2").arg(dockWidth()).arg(narrow)));
    QVERIFY(wall().hasFocus());
    pressKey(&wall(), Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(!wall().isVisible());
    QTRY_COMPARE(dockWidth(), narrow);
}

void tst_Wall::theSwitchInTheHeadOpensIt()
{
    QTest::mouseClick(m_app->window().findChild<QToolButton*>("library-wall"), Qt::LeftButton);
    QTRY_VERIFY(wall().isVisible());
    QVERIFY(actionOf(*m_app, "view.wall").isChecked());
    QTest::mouseClick(m_app->window().findChild<QToolButton*>("library-list"), Qt::LeftButton);
    QTRY_VERIFY(!wall().isVisible());
}

void tst_Wall::aQueryLightsIt()
{
    give({{"Locomotion.Walk", {{20, 80}}}});
    showWall(true);
    ask("exact(Locomotion.Walk)");
    const auto brightness = [&](Frame frame) { // its row may move with the answer
        return paper()->grab().toImage().pixelColor(wall().placeOf(m_clip, frame)).red();
    };
    QTRY_VERIFY(brightness(50) > brightness(120) + 15);
}

void tst_Wall::anOlderAnswerIsGreyWhileTheTextCannotBeRead()
{
    const auto& model = m_app->window().libraryView().model();
    const auto answerLane = [this] { return timeline().content().lanes.front(); };
    give({{"Style.Limping", {{10, 20}, {40, 50}}}});
    ask("exact(Style.Limping)");
    QVERIFY(!model.isAnswerStale());
    QTRY_VERIFY(answerLane().kind == LaneKind::Query && !answerLane().isStale);
    m_app->query().setText("exact(Style.Limping) &");
    QVERIFY(model.isAnswerStale() && model.hitCount() > 0); // it stays, and is not as if it were true
    QTRY_VERIFY(answerLane().kind == LaneKind::Query && answerLane().isStale);
    ask("exact(Style.Limping) | none");
    QVERIFY(!model.isAnswerStale());
    QTRY_VERIFY(!answerLane().isStale);
    m_app->query().setText("Run &");
    ask({});
    QVERIFY(!model.isAnswerStale() && !model.hasQuery());
}

void tst_Wall::theClipUnderTheMouseShowsItsPoses()
{
    showWall(true);
    QCoreApplication::processEvents();
    const auto* strip = wall().findChild<PoseStrip*>();
    QVERIFY(strip->isHidden());
    const QPoint place = wall().placeOf(m_other, 50);
    QMouseEvent move(QEvent::MouseMove, place, paper()->mapToGlobal(QPointF(place)), Qt::NoButton, {}, {});
    QCoreApplication::sendEvent(paper(), &move);
    QTRY_VERIFY(strip->isVisible());
    const PoseStripState& state = strip->state();
    QVERIFY(state.poses.size() >= 3 && state.current > 0 && state.current < state.poses.size());
    double high = 0;
    for (const QLineF& bone : state.poses[state.current]) high = std::max({high, bone.y1(), bone.y2()});
    QVERIFY2(high > 1 && high < 2.2, qPrintable(QString::number(high))); // metres: somebody who stands
    QVERIFY(state.poses[state.current].size() > 10);
    QVERIFY(state.poses.front() != state.poses[state.current]);
    keepPicture(m_app->window(), "wall-poses");
    showWall(false);
}

void tst_Wall::aClickOpensTheClipAtItsFrame()
{
    showWall(true);
    QCoreApplication::processEvents();
    QTest::mouseClick(paper(), Qt::LeftButton, {}, wall().placeOf(m_other, 40));
    QCOMPARE(workspace().currentClip(), m_other);
    QVERIFY(std::abs(workspace().playhead() - 40) <= 1);
}

void tst_Wall::hitsAreWalkedAndCounted()
{
    give({{"Style.Limping", {{10, 20}, {40, 50}}}});
    showWall(true);
    ask("exact(Style.Limping)");
    const std::size_t all = std::size_t(m_app->query().answer()->totals().ranges);
    key(Qt::Key_BracketRight, Qt::ControlModifier);
    QTRY_VERIFY2(told().contains(QString("of %1").arg(all)), qPrintable(told()));
    QVERIFY2(told().contains("Hit "), qPrintable(told()));
    for (std::size_t i = 0; i <= all; ++i) {
        key(Qt::Key_BracketRight, Qt::ControlModifier);
        QVERIFY(paper()->rect().contains(wall().placeOf(workspace().currentClip(), workspace().playhead())));
    }
}

void tst_Wall::aTagKeyTagsWhatIsSelectedInOneStep()
{
    showWall(true);
    QCoreApplication::processEvents();
    selectBoth(30, 60);
    QVERIFY(isSelected(m_clip) && isSelected(m_other));
    QVERIFY(wall().selectionText().contains("press a tag key"));
    const int steps = undo().index();
    pressKey(&wall(), Qt::Key_6); // Style.Tired
    QCOMPARE(undo().index(), steps + 1);
    for (const WallFrames& each : wall().selected()) {
        const auto& sheet = library().clip(each.clip).sheet;
        const FrameRanges tagged = FrameRanges::canonical(
            {sheet.ranges(tag("Style.Tired")).begin(), sheet.ranges(tag("Style.Tired")).end()});
        QVERIFY(tagged.contains(each.frames.start) && tagged.contains(each.frames.stop - 1));
    }
    const auto there = library().clip(m_clip).sheet.ranges(tag("Style.Tired"));
    QCOMPARE(there.size(), std::size_t(1));
    QCOMPARE(there[0], wall().selected()[0].clip == m_clip ? wall().selected()[0].frames : there[0]);
    pressKey(&wall(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(undo().index(), steps);
    QVERIFY(library().clip(m_clip).sheet.ranges(tag("Style.Tired")).empty());
}

void tst_Wall::theDialogTagsWhatIsSelected()
{
    workspace().setCurrentClip(m_clip);
    workspace().setActiveTag(tag("Style.Tired"));
    workspace().setSelection({});
    showWall(true);
    QCoreApplication::processEvents();
    selectBoth(30, 60);
    const int steps = undo().index();
    withNext<BulkTagDialog>(*m_app, [&](BulkTagDialog& dialog) {
        QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
    });
    actionOf(*m_app, "tag.clips").trigger();
    QCOMPARE(undo().index(), steps + 1);
    for (const WallFrames& each : wall().selected()) {
        const auto there = library().clip(each.clip).sheet.ranges(tag("Style.Tired"));
        const FrameRanges tagged = FrameRanges::canonical({there.begin(), there.end()});
        QVERIFY(tagged.contains(each.frames.start) && tagged.contains(each.frames.stop - 1));
    }
    const auto own = library().clip(m_clip).sheet.ranges(tag("Style.Tired")); // it had none before
    QCOMPARE(own.size(), std::size_t(1));
    QVERIFY(own[0].length() <= 32); // not the whole clip
    undo().undo();
}

void tst_Wall::whatIsSelectedIsCopied()
{
    workspace().setCurrentClip(m_clip);
    give({{"Style.Limping", {{10, 40}, {50, 55}}}});
    m_app->document().changeSheets(
        {{m_other, TagSheet().withRanges(tag("Style.Tired"), std::vector<FrameRange>{{20, 60}})}}, "give");
    showWall(true);
    QCoreApplication::processEvents();
    selectBoth(30, 52);
    QVERIFY2(wall().selectionText().contains("start"), qPrintable(wall().selectionText()));
    pressKey(&wall(), Qt::Key_C, Qt::ControlModifier);
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    const auto pasteable = fromMimeData(data);
    QVERIFY(pasteable.has_value()); // those of the open clip, cut to the marquee
    QCOMPARE(pasteable->ranges.size(), std::size_t(2));
    QCOMPARE(pasteable->ranges[0].tag, std::string("Style.Limping"));
    QVERIFY(std::abs(pasteable->ranges[0].range.start - 30) <= 1 && pasteable->ranges[0].range.stop == 40);
    QVERIFY2(data->text().contains("\tStyle.Tired\t"), qPrintable(data->text()));
    QVERIFY2(told().contains("Paste gives those of"), qPrintable(told()));
    pressKey(&wall(), Qt::Key_Escape);
    QVERIFY(wall().selected().empty());
    workspace().setSelection({});
    pressKey(&wall(), Qt::Key_C, Qt::ControlModifier); // and without a marquee it is the timeline's
    QTRY_VERIFY2(told().contains("Select ranges to copy first"), qPrintable(told()));
}

void tst_Wall::theEraserTakesItAgain()
{
    give({{"Style.Tired", {{0, 100}}}});
    showWall(true);
    QCoreApplication::processEvents();
    selectBoth(30, 60);
    pressKey(&wall(), Qt::Key_6, Qt::ShiftModifier | Qt::ControlModifier);
    QCOMPARE(library().clip(m_clip).sheet.ranges(tag("Style.Tired")).size(), std::size_t(2));
}

void tst_Wall::escapeEndsTheSelectionAndKeysAreTheTimelinesAgain()
{
    showWall(true);
    QCoreApplication::processEvents();
    selectBoth(30, 60);
    pressKey(&wall(), Qt::Key_Escape);
    QVERIFY(wall().selected().empty());
    const int steps = undo().index();
    pressKey(&wall(), Qt::Key_6); // starts a stroke in the open clip
    QCOMPARE(undo().index(), steps);
    actionOf(*m_app, "tag.cancel").trigger();
}

void tst_Wall::framesThatHaveTheTagAreSaid()
{
    showWall(true);
    QCoreApplication::processEvents();
    selectBoth(30, 60);
    pressKey(&wall(), Qt::Key_6);
    pressKey(&wall(), Qt::Key_6);
    QTRY_VERIFY2(told().contains("already"), qPrintable(told()));
    undo().undo();
}

void tst_Wall::hidingAndFilteringApply()
{
    showWall(true);
    const std::size_t all = wall().clipsInOrder().size();
    give({{"Quality.Bad", {{10, 20}}}});
    ask("exact(Quality.Bad)");
    const std::size_t hits = m_app->query().answer()->clips().size();
    actionOf(*m_app, "query.hideOthers").setChecked(true);
    QCOMPARE(wall().clipsInOrder().size(), hits);
    actionOf(*m_app, "query.hideOthers").setChecked(false);
    m_app->window().libraryView().setFilterText("walk");
    QVERIFY(wall().clipsInOrder().size() < all);
    QVERIFY(!wall().clipsInOrder().empty());
}

/// What it says is painted: other pixels than without it.
void tst_Wall::whatToDoIsSaid()
{
    showWall(true);
    m_app->window().libraryView().setFilterText("no clip has this name");
    QCoreApplication::processEvents();
    QVERIFY(wall().clipsInOrder().empty());
    const QImage empty = paper()->grab().toImage();
    wall().setHint({});
    QVERIFY(paper()->grab().toImage() != empty);
}

void tst_Wall::hiddenLanesAreLeftOut()
{
    give({{"Style.Limping", {{0, 200}}}});
    showWall(true);
    workspace().setActiveTag(tag("Style.Limping"));
    QCoreApplication::processEvents();
    const QImage before = paper()->grab().toImage();
    actionOf(*m_app, "view.hideLane").trigger();
    QTRY_VERIFY(paper()->grab().toImage() != before);
    actionOf(*m_app, "view.allLanes").trigger();
    QTRY_VERIFY(paper()->grab().toImage() == before);
}

void tst_Wall::itFollowsTheOpenClip()
{
    showWall(true);
    actionOf(*m_app, "view.wallTaller").trigger();
    for (int i = 0; i < 12; ++i) {
        key(Qt::Key_PageDown);
        QVERIFY(paper()->rect().contains(wall().placeOf(workspace().currentClip(), 0)));
    }
    QCOMPARE(workspace().currentClip(), wall().clipsInOrder().back());
}

void tst_Wall::aRangeOfAnotherClipIsDraggedInOneStep()
{
    giveLimping();
    const int steps = undo().index();
    beginDrag(on(m_other, "Style.Limping", 40), on(m_other, "Style.Limping", 50));
    QCOMPARE(workspace().currentClip(), m_other);
    const Frame live = rangesIn(m_other, "Style.Limping")[0].stop; // before the mouse is let go
    QVERIFY2(std::abs(live - 50) <= 2, qPrintable(QString::number(live)));
    QTest::mouseRelease(paper(), Qt::LeftButton, {}, on(m_other, "Style.Limping", 50));
    QCOMPARE(rangesIn(m_other, "Style.Limping"), (Ranges{{20, live}}));
    QCOMPARE(rangesIn(m_clip, "Style.Limping"), (Ranges{{20, 40}}));
    QCOMPARE(undo().index(), steps + 1);
    const QString step = undo().text(undo().index() - 1); // in the history, where it says the clip
    QVERIFY2(step.contains("Limping") && step.contains("run"), qPrintable(step));
    QCOMPARE(workspace().selection(), (std::vector<RangeRef>{{tag("Style.Limping"), {20, live}}}));
    QVERIFY(wall().selected().empty());
    beginDrag(on(m_other, "Style.Limping", 30), on(m_other, "Style.Limping", 36));
    QTest::mouseRelease(paper(), Qt::LeftButton, {}, on(m_other, "Style.Limping", 36));
    const FrameRange moved = rangesIn(m_other, "Style.Limping")[0];
    QCOMPARE(moved.length(), live - 20);
    QVERIFY(moved.start > 22 && undo().index() == steps + 2);
    undo().undo();
    undo().undo();
    QCOMPARE(rangesIn(m_other, "Style.Limping"), (Ranges{{20, 40}}));
}

void tst_Wall::aDragInAnotherClipKeepsWhatIsSelected()
{
    giveLimping();
    const RangeRef limping{tag("Style.Limping"), {20, 40}};
    workspace().setSelectionOver({limping}, {{m_other, {limping}}});
    const int steps = undo().index();
    beginDrag(on(m_other, "Style.Limping", 30), on(m_other, "Style.Limping", 36));
    QCOMPARE(workspace().currentClip(), m_other);
    QTest::mouseRelease(paper(), Qt::LeftButton, {}, on(m_other, "Style.Limping", 36));
    const FrameRange moved = rangesIn(m_other, "Style.Limping")[0];
    QVERIFY(moved.start > 22);
    QCOMPARE(rangesIn(m_clip, "Style.Limping"), (Ranges{moved}));
    QCOMPARE(undo().index(), steps + 1);
    const RangeRef now{limping.tag, moved};
    QCOMPARE(workspace().selection(), std::vector<RangeRef>{now});
    QCOMPARE(workspace().selectionElsewhere(), (std::vector<ClipSelection>{{m_clip, {now}}}));
    QTRY_VERIFY(rowShows(m_clip, moved)); // rows of other clips follow a moment later
    beginDrag(on(m_clip, "Style.Limping", moved.start + 10), on(m_clip, "Style.Limping", 60));
    QVERIFY(rangesIn(m_other, "Style.Limping") != (Ranges{moved}));
    pressKey(&wall(), Qt::Key_Escape);
    QTest::mouseRelease(paper(), Qt::LeftButton, {}, on(m_clip, "Style.Limping", 60));
    QCOMPARE(rangesIn(m_other, "Style.Limping"), (Ranges{moved}));
    QCOMPARE(workspace().currentClip(), m_clip);
    QCOMPARE(workspace().selection(), std::vector<RangeRef>{now});
    QCOMPARE(workspace().selectionElsewhere(), (std::vector<ClipSelection>{{m_other, {now}}}));
}

void tst_Wall::aDragOfAnotherRangeSelectsItAlone()
{
    giveLimping();
    workspace().setSelection({{tag("Style.Limping"), {20, 40}}});
    beginDrag(on(m_other, "Style.Limping", 30), on(m_other, "Style.Limping", 36));
    QTest::mouseRelease(paper(), Qt::LeftButton, {}, on(m_other, "Style.Limping", 36));
    QCOMPARE(rangesIn(m_clip, "Style.Limping"), (Ranges{{20, 40}}));
    QCOMPARE(workspace().selection(),
             (std::vector<RangeRef>{{tag("Style.Limping"), rangesIn(m_other, "Style.Limping")[0]}}));
    QVERIFY(workspace().selectionElsewhere().empty());
}

void tst_Wall::theAnswerFollowsTheDrag()
{
    giveLimping();
    ask("exact(Style.Limping)");
    const auto& model = m_app->window().libraryView().model();
    const auto lit = [&] { return model.answer(model.indexOfClip(m_other)).matchedFrames; };
    QTRY_COMPARE(lit(), 20);
    beginDrag(on(m_other, "Style.Limping", 40), on(m_other, "Style.Limping", 50));
    const Frame live = rangesIn(m_other, "Style.Limping")[0].stop;
    QVERIFY(live > 44);
    QTRY_COMPARE(lit(), live - 20); // while the mouse is held
    QTest::mouseRelease(paper(), Qt::LeftButton, {}, on(m_other, "Style.Limping", 50));
}

void tst_Wall::escapeTakesTheDragBack()
{
    giveLimping();
    const int steps = undo().index();
    beginDrag(on(m_other, "Style.Limping", 40), on(m_other, "Style.Limping", 50));
    QVERIFY(rangesIn(m_other, "Style.Limping") != (Ranges{{20, 40}}));
    pressKey(&wall(), Qt::Key_Escape);
    QCOMPARE(rangesIn(m_other, "Style.Limping"), (Ranges{{20, 40}}));
    QCOMPARE(undo().index(), steps);
    QVERIFY(!undo().canRedo());
    QTest::mouseRelease(paper(), Qt::LeftButton, {}, on(m_other, "Style.Limping", 50));
    QCOMPARE(rangesIn(m_other, "Style.Limping"), (Ranges{{20, 40}}));
}

void tst_Wall::theFigureFollowsTheEdge()
{
    giveLimping();
    beginDrag(on(m_clip, "Style.Limping", 40), on(m_clip, "Style.Limping", 50));
    QCOMPARE(m_app->playback().previewFrame(),
             std::optional<Frame>(rangesIn(m_clip, "Style.Limping")[0].stop - 1));
    QTest::mouseRelease(paper(), Qt::LeftButton, {}, on(m_clip, "Style.Limping", 50));
    QCOMPARE(m_app->playback().previewFrame(), std::optional<Frame>());
}

void tst_Wall::lockedAndReadOnlyRangesSayWhyTheyStay()
{
    giveLimping();
    workspace().setActiveTag(tag("Style.Limping"));
    actionOf(*m_app, "view.lockLane").trigger();
    const auto tryToDrag = [&] {
        beginDrag(on(m_clip, "Style.Limping", 40), on(m_clip, "Style.Limping", 50));
        QTest::mouseRelease(paper(), Qt::LeftButton, {}, on(m_clip, "Style.Limping", 50));
        QCOMPARE(rangesIn(m_clip, "Style.Limping"), (Ranges{{20, 40}}));
        QVERIFY(wall().selected().empty());
    };
    tryToDrag();
    QTRY_VERIFY2(told().contains("is locked"), qPrintable(told()));
    actionOf(*m_app, "view.lockLane").trigger();
    m_app->document().setReadOnly(true);
    tryToDrag();
    m_app->document().setReadOnly(false);
    QTRY_VERIFY2(told().contains("read-only") || told().contains("read only"), qPrintable(told()));
}

void tst_Wall::selectedRangesAreNudgedByKey()
{
    giveLimping();
    QTest::mouseClick(paper(), Qt::LeftButton, {}, on(m_other, "Style.Limping", 30));
    QCOMPARE(workspace().selection(), (std::vector<RangeRef>{{tag("Style.Limping"), {20, 40}}}));
    QCOMPARE(wall().selectedRanges().size(), std::size_t(1));
    QVERIFY(wall().hasFocus());
    const int steps = undo().index();
    for (int press = 0; press < 3; ++press) pressKey(&wall(), Qt::Key_Greater);
    QCOMPARE(rangesIn(m_other, "Style.Limping"), (Ranges{{20, 43}}));
    pressKey(&wall(), Qt::Key_Comma);
    QCOMPARE(rangesIn(m_other, "Style.Limping"), (Ranges{{19, 43}}));
    QCOMPARE(undo().index(), steps + 2);
    QCoreApplication::processEvents();
    QCOMPARE(wall().selectedRanges()[0].ranges, (std::vector<RangeRef>{{tag("Style.Limping"), {19, 43}}}));
    pressKey(&wall(), Qt::Key_Escape);
    QVERIFY(workspace().selection().empty() && wall().selectedRanges().empty());
}

void tst_Wall::whatARangeCanDoIsSaid()
{
    giveLimping();
    moveOnWall(on(m_clip, "Style.Limping", 30), Qt::NoButton);
    QTRY_VERIFY2(told().contains("drag it or an edge"), qPrintable(told()));
    moveOnWall(QPoint(5, 5), Qt::NoButton);
    QTRY_VERIFY2(!told().contains("drag it or an edge"), qPrintable(told()));
}

void tst_Wall::actionsSayThatItIsClosed()
{
    actionOf(*m_app, "view.wallZoomIn").trigger();
    QTRY_VERIFY2(told().contains("Open the wall first"), qPrintable(told()));
}

/// For people to look at: $TAGLINE_PICTURES.
void tst_Wall::pictures()
{
    for (const ThemeChoice choice : {ThemeChoice::Dark, ThemeChoice::Light}) {
        applyTheme(*qApp, choice);
        showWall(true);
        ask("Walk | Run");
        QTRY_VERIFY(wall().isOverviewComplete());
        keepPicture(m_app->window(), choice == ThemeChoice::Dark ? "wall-dark" : "wall-light");
    }
    ask({});
    giveLimping();
    actionOf(*m_app, "view.wallTaller").trigger();
    for (const ThemeChoice choice : {ThemeChoice::Dark, ThemeChoice::Light}) {
        applyTheme(*qApp, choice);
        ask("Limping | Walk");
        workspace().setSnapping(true);
        beginDrag(on(m_other, "Style.Limping", 40), on(m_other, "Style.Limping", 52));
        QCoreApplication::processEvents();
        keepPicture(m_app->window(), choice == ThemeChoice::Dark ? "wall-drag-dark" : "wall-drag-light");
        pressKey(&wall(), Qt::Key_Escape);
        QTest::mouseRelease(paper(), Qt::LeftButton, {}, on(m_other, "Style.Limping", 40));
    }
    applyTheme(*qApp, ThemeChoice::Dark);
}

void tst_Wall::exportingItOpensIt()
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QVERIFY(!wall().isVisible());
    bool isAsked = false;
    withNext<QFileDialog>(*m_app, [&](QFileDialog& dialog) {
        isAsked = wall().isVisible();
        dialog.reject();
    });
    actionOf(*m_app, "file.exportWall").trigger();
    QVERIFY(isAsked);
    QVERIFY(!wall().isVisible()); // nothing was exported: what was seen is seen again
}

QTEST_MAIN(tst_Wall)
#include "tst_Wall.moc"
