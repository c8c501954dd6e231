// Editing on the timeline with real keys and mouse: nudges, merging, gaps, boundaries, the clipboard, edges
// gone through, groups that exclude each other.

#include "tests/app/TimelineStage.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/controls/ElidedLabel.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/viewport/ViewportWidget.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTimer>

using namespace tagline;
using namespace tagline::test;

class tst_TimelineEditing : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void init() { clear(); }
    void keysNudgeEdgesInOneStep();
    void keysMergeAndCloseGaps();
    void keysGoFromEdgeToEdge();
    void splitIsAtThePlayhead();
    void whatIsSelectedIsOutlined();
    void shiftDragMovesASharedBoundary();
    void draggingBackLeavesNoStep();
    void escapeTakesADragBack();
    void copiesArePastedAtThePlayheadAndInPlace();
    void copiesGoToTheActiveTagAndToOtherClips();
    void whatFallsOutsideIsTold();
    void drawingOverAnExclusiveTagCarvesIt();
    void brokenGroupsAreMendedByKey();
    void clickOnHatchedFramesMendsThem();
    void lockedLanesAreNotEdited();
    void hiddenAndSoloLanesComeBack();
    void loopedRangeIsPlayedWithItsPreRoll();
    void gapsAreSkippedTo();
    void shuttleGoesBothWaysAndFaster();
};

void tst_TimelineEditing::keysNudgeEdgesInOneStep()
{
    give({{"Style.Tired", {{20, 40}}}});
    select({{tag("Style.Tired"), {20, 40}}});
    const int steps = undo().index();
    for (int i = 0; i < 5; ++i) key(Qt::Key_Period);
    QCOMPARE(ranges("Style.Tired"), (Ranges{{25, 40}}));
    QCOMPARE(undo().index(), steps + 1);
    key(Qt::Key_Comma, Qt::ControlModifier);
    QCOMPARE(ranges("Style.Tired"), (Ranges{{15, 40}}));
    key(Qt::Key_Greater);
    QCOMPARE(ranges("Style.Tired"), (Ranges{{15, 41}}));
    key(Qt::Key_Less, Qt::ControlModifier);
    QCOMPARE(ranges("Style.Tired"), (Ranges{{15, 31}}));
    QCOMPARE(undo().index(), steps + 2); // starts are one step, stops another
    key(Qt::Key_Z, Qt::ControlModifier);
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(ranges("Style.Tired"), (Ranges{{20, 40}}));
}

void tst_TimelineEditing::keysMergeAndCloseGaps()
{
    give({{"Style.Tired", {{10, 20}, {22, 30}, {40, 50}}}});
    select({{tag("Style.Tired"), {10, 20}}, {tag("Style.Tired"), {22, 30}}, {tag("Style.Tired"), {40, 50}}});
    key(Qt::Key_M, Qt::ShiftModifier);
    QCOMPARE(ranges("Style.Tired"), (Ranges{{10, 30}, {40, 50}}));
    key(Qt::Key_M);
    QCOMPARE(ranges("Style.Tired"), (Ranges{{10, 50}}));
    QCOMPARE(timeline().selection(), (std::vector<RangeRef>{{tag("Style.Tired"), {10, 50}}}));
    const int steps = undo().index();
    key(Qt::Key_M); // nothing left to merge
    QCOMPARE(undo().index(), steps);
}

void tst_TimelineEditing::keysGoFromEdgeToEdge()
{
    give({{"Style.Tired", {{10, 20}, {40, 50}}}, {"Locomotion.Walk", {{15, 45}}}});
    m_app->workspace().setActiveTag(tag("Style.Tired"));
    Ranges visited;
    for (int i = 0; i < 4; ++i) {
        key(Qt::Key_BracketRight);
        visited.push_back({m_app->workspace().playhead(), 0});
    }
    QCOMPARE(visited, (Ranges{{10, 0}, {20, 0}, {40, 0}, {50, 0}}));
    key(Qt::Key_BracketLeft);
    QCOMPARE(m_app->workspace().playhead(), 40);
    key(Qt::Key_BraceLeft);
    QCOMPARE(m_app->workspace().playhead(), 20);
    key(Qt::Key_BraceLeft);
    QCOMPARE(m_app->workspace().playhead(), 15);
    key(Qt::Key_BraceRight);
    QCOMPARE(m_app->workspace().playhead(), 20);
}

void tst_TimelineEditing::splitIsAtThePlayhead()
{
    give({{"Style.Tired", {{10, 50}}}});
    select({{tag("Style.Tired"), {10, 50}}});
    m_app->workspace().setPlayhead(30);
    key(Qt::Key_S);
    QCOMPARE(ranges("Style.Tired"), (Ranges{{10, 30}, {30, 50}}));
}

void tst_TimelineEditing::whatIsSelectedIsOutlined()
{
    const auto settle = [] { QCoreApplication::processEvents(); };
    give({{"Style.Tired", {{10, 40}}}, {"Locomotion.Run", {{60, 80}}}});
    select({{tag("Style.Tired"), {10, 40}}});
    workspace().setPlayhead(25);
    key(Qt::Key_S);
    settle();
    const std::vector<RangeRef> halves{{tag("Style.Tired"), {10, 25}}, {tag("Style.Tired"), {25, 40}}};
    QCOMPARE(workspace().selection(), halves);
    QCOMPARE(timeline().selection(), halves);
    key(Qt::Key_M); // what S parted
    settle();
    QCOMPARE(ranges("Style.Tired"), (Ranges{{10, 40}}));
    undo().undo(); // of the merge
    undo().undo(); // of the split
    settle();
    QCOMPARE(workspace().selection(), (std::vector<RangeRef>{{tag("Style.Tired"), {10, 40}}}));
    QCOMPARE(timeline().selection(), workspace().selection());

    // A range that undo takes away is selected no more: keys do not edit what nobody sees.
    m_app->document().editSheet(m_clip, "Draw", 0, [&](const TagSheet& sheet) {
        return sheet.withRanges(tag("Locomotion.Run"), {{60, 80}, {90, 95}});
    });
    select({{tag("Locomotion.Run"), {90, 95}}});
    settle();
    undo().undo();
    settle();
    QVERIFY(workspace().selection().empty() && timeline().selection().empty());
    key(Qt::Key_Delete);
    QCOMPARE(ranges("Locomotion.Run"), (Ranges{{60, 80}}));
    QCOMPARE(ranges("Style.Tired"), (Ranges{{10, 40}}));
}

void tst_TimelineEditing::shiftDragMovesASharedBoundary()
{
    give({{"Style.Tired", {{10, 40}}}, {"Locomotion.Walk", {{40, 80}}}});
    const int steps = undo().index();
    drag(at("Style.Tired", 40) - QPoint(2, 0), at("Style.Tired", 55) - QPoint(2, 0), Qt::ShiftModifier);
    const Frame boundary = ranges("Style.Tired").front().stop;
    QVERIFY(std::abs(boundary - 55) <= 1);
    QCOMPARE(ranges("Locomotion.Walk"), (Ranges{{boundary, 80}}));
    QCOMPARE(undo().index(), steps + 1);
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(ranges("Style.Tired"), (Ranges{{10, 40}}));
    QCOMPARE(ranges("Locomotion.Walk"), (Ranges{{40, 80}}));
}

void tst_TimelineEditing::draggingBackLeavesNoStep()
{
    give({{"Style.Tired", {{10, 40}}}});
    const int steps = undo().index();
    const QPoint edge = at("Style.Tired", 40) - QPoint(2, 0);
    QTest::mousePress(view(), Qt::LeftButton, {}, edge);
    moveTo(edge + QPoint(120, 0), {});
    QVERIFY(ranges("Style.Tired") != (Ranges{{10, 40}}));
    moveTo(edge, {});
    QTest::mouseRelease(view(), Qt::LeftButton, {}, edge);
    QCOMPARE(ranges("Style.Tired"), (Ranges{{10, 40}}));
    QCOMPARE(undo().index(), steps);
}

void tst_TimelineEditing::escapeTakesADragBack()
{
    give({{"Style.Tired", {{10, 40}}}, {"Locomotion.Walk", {{40, 80}}}});
    m_app->workspace().setPlayhead(5);
    const int steps = undo().index();
    const QPoint edge = at("Style.Tired", 40) - QPoint(2, 0);
    for (const Qt::KeyboardModifiers modifiers :
         {Qt::KeyboardModifiers(), Qt::KeyboardModifiers(Qt::ShiftModifier)}) {
        QTest::mousePress(view(), Qt::LeftButton, modifiers, edge);
        moveTo(edge + QPoint(90, 0), modifiers);
        QVERIFY(ranges("Style.Tired") != (Ranges{{10, 40}}));
        key(Qt::Key_Escape);
        QTest::mouseRelease(view(), Qt::LeftButton, modifiers, edge + QPoint(90, 0));
        QCOMPARE(ranges("Style.Tired"), (Ranges{{10, 40}}));
        QCOMPARE(ranges("Locomotion.Walk"), (Ranges{{40, 80}}));
        QCOMPARE(undo().index(), steps);
        QCOMPARE(m_app->workspace().playhead(), 5);
    }
}

void tst_TimelineEditing::copiesArePastedAtThePlayheadAndInPlace()
{
    give({{"Style.Tired", {{10, 20}}}, {"Locomotion.Walk", {{15, 25}}}});
    select({{tag("Style.Tired"), {10, 20}}, {tag("Locomotion.Walk"), {15, 25}}});
    key(Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QApplication::clipboard()->text().contains("Style.Tired\t10\t20"));
    m_app->workspace().setPlayhead(40);
    key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(ranges("Style.Tired"), (Ranges{{10, 20}, {40, 50}}));
    QCOMPARE(ranges("Locomotion.Walk"), (Ranges{{15, 25}, {45, 55}}));
    QCOMPARE(timeline().selection().size(), 2u);
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(ranges("Locomotion.Walk"), (Ranges{{15, 25}}));
    select({{tag("Style.Tired"), {10, 20}}});
    key(Qt::Key_X, Qt::ControlModifier);
    QVERIFY(ranges("Style.Tired").empty());
    key(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(ranges("Style.Tired"), (Ranges{{10, 20}}));
}

void tst_TimelineEditing::copiesGoToTheActiveTagAndToOtherClips()
{
    give({{"Style.Tired", {{10, 20}}}});
    select({{tag("Style.Tired"), {10, 20}}});
    key(Qt::Key_C, Qt::ControlModifier);
    m_app->workspace().setActiveTag(tag("Locomotion.Walk"));
    m_app->workspace().setPlayhead(30);
    key(Qt::Key_V, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(ranges("Locomotion.Walk"), (Ranges{{30, 40}}));

    const Frame from = library().clip(m_clip).frames;
    const Frame to = library().clip(m_other).frames;
    m_app->workspace().setCurrentClip(m_other);
    QCoreApplication::processEvents();
    key(Qt::Key_V, Qt::ControlModifier | Qt::AltModifier);
    const Ranges scaled = ranges("Style.Tired");
    QCOMPARE(scaled.size(), 1u);
    QCOMPARE(scaled.front().start, Frame(std::lround(10.0 * to / from)));
    QCOMPARE(scaled.front().stop, Frame(std::lround(20.0 * to / from)));
}

void tst_TimelineEditing::whatFallsOutsideIsTold()
{
    const Frame frames = library().clip(m_clip).frames;
    give({{"Style.Tired", {{10, 20}}}});
    select({{tag("Style.Tired"), {10, 20}}});
    key(Qt::Key_C, Qt::ControlModifier);
    m_app->workspace().setPlayhead(frames - 4);
    key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(ranges("Style.Tired"), (Ranges{{10, 20}, {frames - 4, frames}}));
    QStringList told;
    for (const auto* label : m_app->window().statusBar()->findChildren<ElidedLabel*>()) told << label->text();
    const QString outside = QStringLiteral("Tired %1–%2").arg(frames - 4).arg(frames + 6);
    QVERIFY2(told.join('|').contains(outside), qPrintable(told.join('|')));
}

void tst_TimelineEditing::drawingOverAnExclusiveTagCarvesIt()
{
    give({{"Locomotion.Run", {{20, 80}}}});
    drag(at("Locomotion.Walk", 40), at("Locomotion.Walk", 60));
    QCOMPARE(ranges("Locomotion.Walk").size(), 1u);
    const FrameRange drawn = ranges("Locomotion.Walk").front();
    QCOMPARE(ranges("Locomotion.Run"), (Ranges{{20, drawn.start}, {drawn.stop, 80}}));
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(ranges("Locomotion.Run"), (Ranges{{20, 80}}));
}

void tst_TimelineEditing::brokenGroupsAreMendedByKey()
{
    give({{"Locomotion.Run", {{20, 80}}}, {"Locomotion.Walk", {{60, 90}}}});
    key(Qt::Key_X, Qt::ShiftModifier);
    QCOMPARE(ranges("Locomotion.Run"), (Ranges{{20, 60}}));
    QCOMPARE(ranges("Locomotion.Walk"), (Ranges{{60, 90}}));
}

void tst_TimelineEditing::clickOnHatchedFramesMendsThem()
{
    give({{"Locomotion.Run", {{20, 50}}}, {"Locomotion.Walk", {{10, 15}, {40, 60}}}});
    const TimelineContent& content = timeline().content();
    const TimelineLane& lane = content.lanes[std::size_t(laneOf(content, tag("Locomotion.Run")))];
    QVERIFY(std::ranges::equal(lane.violations, Ranges{{40, 50}}));
    keepPicture(m_app->window(), "timeline-violation");
    choose(at("Locomotion.Run", 45), "Keep One Tag");
    const std::string group = library().vocabulary()[tag("Locomotion.Run")].group;
    QCOMPARE(undo().undoText(), "Keep One Tag of " + QString::fromStdString(group) + " Here");
    QCOMPARE(ranges("Locomotion.Run"), (Ranges{{20, 40}}));
    QCOMPARE(ranges("Locomotion.Walk"), (Ranges{{10, 15}, {40, 60}}));
}

void tst_TimelineEditing::lockedLanesAreNotEdited()
{
    give({{"Style.Tired", {{20, 50}}}});
    choose(at("Style.Tired", 70), "Lock");
    drag(at("Style.Tired", 35), at("Style.Tired", 60));
    drag(at("Style.Tired", 70), at("Style.Tired", 80));
    QCOMPARE(ranges("Style.Tired"), (Ranges{{20, 50}}));
    choose(at("Style.Tired", 70), "Lock");
    drag(at("Style.Tired", 70), at("Style.Tired", 80));
    QCOMPARE(ranges("Style.Tired").size(), 2u);
}

void tst_TimelineEditing::hiddenAndSoloLanesComeBack()
{
    const std::size_t all = timeline().content().lanes.size();
    choose(at("Style.Tired", 35), "Hide");
    QTRY_VERIFY(laneOf(timeline().content(), tag("Style.Tired")) < 0);
    QCOMPARE(timeline().content().lanes.size(), all - 1);
    choose(at("Locomotion.Walk", 35), "Solo");
    QTRY_VERIFY(laneOf(timeline().content(), tag("Locomotion.Run")) < 0);
    choose(at("Locomotion.Walk", 35), "Show All");
    QTRY_COMPARE(timeline().content().lanes.size(), all);
}

void tst_TimelineEditing::loopedRangeIsPlayedWithItsPreRoll()
{
    const FrameRate rate = library().clip(m_clip).rate;
    const Frame preRoll = Frame(std::lround(0.5 * rate.numerator / rate.denominator));
    give({{"Style.Tired", {{40, 46}}}});
    select({{tag("Style.Tired"), {40, 46}}});
    m_app->workspace().setPlayhead(2);
    key(Qt::Key_R);
    const Frame first = std::max(0, 40 - preRoll);
    QVERIFY(m_app->workspace().playhead() >= first);
    QSignalSpy moved(&m_app->workspace(), &Workspace::playheadChanged);
    key(Qt::Key_Space);
    const auto returns = [&] {
        int count = 0;
        for (int i = 1; i < moved.size(); ++i) count += moved[i][0].toInt() < moved[i - 1][0].toInt();
        return count;
    };
    QTRY_VERIFY(returns() >= 2);
    key(Qt::Key_Space);
    Frame last = 0;
    for (const auto& each : moved) last = std::max(last, each[0].toInt());
    QVERIFY2(m_app->workspace().playhead() >= first, "left the loop");
    QVERIFY2(last < 46 + rate.numerator / rate.denominator / 2, "played on behind the range");
    keepPicture(m_app->window(), "timeline-loop");
    key(Qt::Key_R);
}

void tst_TimelineEditing::gapsAreSkippedTo()
{
    const Frame frames = library().clip(m_clip).frames;
    give({{"Style.Tired", {{0, 30}}}, {"Locomotion.Walk", {{25, frames - 6}}}});
    key(Qt::Key_G);
    QVERIFY(isChecked("clip.playGaps"));
    key(Qt::Key_Space);
    QTRY_VERIFY(m_app->workspace().playhead() >= frames - 6);
    int shown = 0;
    Frame first = frames;
    const auto look = [&] { // after the gap was skipped
        ++shown;
        first = std::min(first, m_app->workspace().playhead());
    };
    const QObject scope;
    connect(&m_app->workspace(), &Workspace::playheadChanged, &scope, look, Qt::QueuedConnection);
    QTRY_VERIFY(shown > 18); // three times the length of the gap
    QVERIFY(first >= frames - 6);
    key(Qt::Key_Space);
    key(Qt::Key_G);
    give({{"Style.Tired", {{0, frames}}}});
    key(Qt::Key_G); // nothing to play
    QVERIFY(!isChecked("clip.playGaps"));
}

void tst_TimelineEditing::shuttleGoesBothWaysAndFaster()
{
    m_app->workspace().setPlayhead(40);
    key(Qt::Key_L);
    QVERIFY(m_app->playback().isPlaying());
    QCOMPARE(m_app->playback().player().speed(), 1.0);
    key(Qt::Key_L);
    QCOMPARE(m_app->playback().player().speed(), 2.0);
    key(Qt::Key_K);
    QVERIFY(!m_app->playback().isPlaying());
    m_app->workspace().setPlayhead(40);
    key(Qt::Key_J);
    QCOMPARE(m_app->playback().player().speed(), -1.0);
    QTRY_VERIFY(m_app->workspace().playhead() < 40);
    for (int i = 0; i < 5; ++i) key(Qt::Key_J);
    QCOMPARE(m_app->playback().player().speed(), -8.0);
    key(Qt::Key_K);
    QCOMPARE(m_app->playback().player().speed(), 1.0);
}

int main(int argc, char** argv)
{
    configureSurfaceFormat();
    QApplication application(argc, argv);
    tst_TimelineEditing test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_TimelineEditing.moc"
