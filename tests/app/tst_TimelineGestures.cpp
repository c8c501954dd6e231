// Gestures and keys of the timeline that other tests of editing leave out: drawing where no lane is, the pose
// under a dragged edge, I and O, snapping, the marquee, copies by drag, the ways to zoom and to pan.

#include "tests/app/TimelineStage.h"
#include "widgets/tags/choice/TagPickerPopup.h"
#include "widgets/timeline/TimelineMinimap.h"

#include <QLineEdit>
#include <QScrollBar>

using namespace tagline;
using namespace tagline::test;

class tst_TimelineGestures : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase() { open(); }
    void init()
    {
        clear();
        timeline().verticalScrollBar()->setValue(0);
    }
    void drawingBelowTheLanesAsksForATag();
    void theBodyIsDraggedWithItsLength();
    void thePlayheadComesBackAfterAnEdgeWasDragged();
    void keysPutEdgesAtThePlayhead();
    void startKeyOpensARangeWhereNothingIsSelected();
    void edgesSnapUnlessAltIsHeld();
    void edgesSnapToContactsWithoutACurve();
    void theMarqueeSelectsOverLanes();
    void controlDragLeavesACopy();
    void keysAndWheelZoomAndPan();
    void theMinimapJumps();
    void speedsGoByKey();
    void hitsAreSkippedTo();
    void edgesOfValuesAreDragged();
    void escapeTakesTheDragOfAValueBack();

private:
    /// Grass and gravel on the ground, beside each other.
    void giveTerrain()
    {
        const TagSheet sheet = TagSheet().withProperty(
            "terrain", {{{10, 30}, std::string("grass")}, {{30, 60}, std::string("gravel")}});
        m_app->document().changeSheets({{m_clip, sheet}}, "terrain");
        QCoreApplication::processEvents();
    }
    std::vector<FrameRange> terrain()
    {
        std::vector<FrameRange> ranges;
        for (const PropertyRange& each : library().clip(m_clip).sheet.property("terrain"))
            ranges.push_back(each.range);
        return ranges;
    }
    QPoint onTerrain(double frame)
    {
        const auto& lanes = timeline().content().lanes;
        const auto lane = std::find_if(lanes.begin(), lanes.end(), [](const TimelineLane& each) {
            return each.id == "property terrain";
        });
        const TimelineGeometry& geometry = timeline().geometryOfView();
        return {int(std::lround(geometry.x(frame))),
                int(geometry.laneTop(int(lane - lanes.begin())) + geometry.laneHeight / 2)};
    }
    double middle()
    {
        return timeline().geometryOfView().headWidth + timeline().geometryOfView().trackWidth() / 2;
    }
};

void tst_TimelineGestures::drawingBelowTheLanesAsksForATag()
{
    const TimelineGeometry& geometry = timeline().geometryOfView();
    timeline().verticalScrollBar()->setValue(timeline().verticalScrollBar()->maximum());
    const int below = int(geometry.laneTop(geometry.laneCount)) + 8;
    QVERIFY(below < view()->height());
    drag({int(geometry.x(30)), below}, {int(geometry.x(60)), below});
    TagPickerPopup* picker = nullptr;
    QTRY_VERIFY((picker = timeline().findChild<TagPickerPopup*>()));
    auto* field = picker->findChild<QLineEdit*>();
    QTest::keyClicks(field, "Tired");
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(ranges("Style.Tired").size(), 1u);
    const FrameRange drawn = ranges("Style.Tired").front();
    QVERIFY(std::abs(drawn.start - 30) <= 1 && std::abs(drawn.stop - 60) <= 1);
}

void tst_TimelineGestures::theBodyIsDraggedWithItsLength()
{
    give({{"Style.Tired", {{20, 60}}}});
    const int steps = undo().index();
    drag(at("Style.Tired", 40), at("Style.Tired", 70));
    const FrameRange moved = ranges("Style.Tired").front();
    QVERIFY(std::abs(moved.start - 50) <= 1);
    QCOMPARE(moved.length(), 40);
    QCOMPARE(undo().index(), steps + 1);
}

void tst_TimelineGestures::thePlayheadComesBackAfterAnEdgeWasDragged()
{
    give({{"Style.Tired", {{20, 60}}}});
    workspace().setPlayhead(5);
    QSignalSpy previews(&timeline(), &TimelineWidget::edgePreview);
    const QPoint edge = at("Style.Tired", 60) - QPoint(2, 0);
    QTest::mousePress(view(), Qt::LeftButton, {}, edge);
    moveTo(at("Style.Tired", 80), {});
    QVERIFY(!previews.isEmpty());
    const auto shown = previews.last()[0].value<std::optional<Frame>>();
    QVERIFY(shown && std::abs(*shown - 80) <= 2); // the last frame of the range
    QTest::mouseRelease(view(), Qt::LeftButton, {}, at("Style.Tired", 80));
    QVERIFY(!previews.last()[0].value<std::optional<Frame>>());
    QCOMPARE(workspace().playhead(), 5);
}

void tst_TimelineGestures::keysPutEdgesAtThePlayhead()
{
    give({{"Style.Tired", {{20, 60}}}});
    select({{tag("Style.Tired"), {20, 60}}});
    workspace().setPlayhead(30);
    key(Qt::Key_I);
    QCOMPARE(ranges("Style.Tired"), (Ranges{{30, 60}}));
    workspace().setPlayhead(49);
    key(Qt::Key_O); // its last frame
    QCOMPARE(ranges("Style.Tired"), (Ranges{{30, 50}}));
    workspace().setPlayhead(10);
    const int steps = undo().index();
    key(Qt::Key_O);
    QCOMPARE(ranges("Style.Tired"), (Ranges{{30, 50}}));
    QCOMPARE(undo().index(), steps);
}

void tst_TimelineGestures::startKeyOpensARangeWhereNothingIsSelected()
{
    workspace().setActiveTag(tag("Style.Tired"));
    workspace().setPlayhead(10);
    key(Qt::Key_I);
    QTRY_VERIFY(lane("Style.Tired").openStart.has_value());
    workspace().setPlayhead(30);
    key(Qt::Key_I);
    QTRY_COMPARE(ranges("Style.Tired").size(), 1u);
    QCOMPARE(ranges("Style.Tired").front().start, 10);
}

void tst_TimelineGestures::edgesSnapUnlessAltIsHeld()
{
    give({{"Style.Tired", {{20, 60}}}});
    workspace().setPlayhead(90);
    key(Qt::Key_N);
    const bool wasOn = workspace().isSnapping();
    key(Qt::Key_N);
    QCOMPARE(workspace().isSnapping(), !wasOn);
    if (wasOn) key(Qt::Key_N);
    QVERIFY(workspace().isSnapping());
    const QPoint near = at("Style.Tired", 90) + QPoint(5, 0);
    drag(at("Style.Tired", 60) - QPoint(2, 0), near - QPoint(2, 0));
    QCOMPARE(ranges("Style.Tired"), (Ranges{{20, 90}}));
    key(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(lane("Style.Tired").ranges.front().stop == 60);
    drag(at("Style.Tired", 60) - QPoint(2, 0), near - QPoint(2, 0), Qt::AltModifier);
    QVERIFY(ranges("Style.Tired").front().stop > 90);
    key(Qt::Key_N);
    QVERIFY(!workspace().isSnapping());
}

void tst_TimelineGestures::edgesSnapToContactsWithoutACurve()
{
    give({{"Style.Tired", {{2, 6}}}});
    QTRY_VERIFY(!timeline().content().snapMarks.empty());
    workspace().setSnapping(true);
    std::vector<SnapMark> marks(timeline().content().snapMarks.begin(), timeline().content().snapMarks.end());
    std::ranges::sort(marks, {}, &SnapMark::frame);
    const auto late = std::ranges::find_if(marks, [](const SnapMark& mark) { return mark.frame > 20; });
    QVERIFY(late != marks.end());
    QVERIFY2(late->name.contains("Foot"), qPrintable(late->name));
    drag(at("Style.Tired", 6) - QPoint(2, 0), at("Style.Tired", late->frame) - QPoint(1, 0));
    QCOMPARE(ranges("Style.Tired"), (Ranges{{2, late->frame}}));
}

void tst_TimelineGestures::theMarqueeSelectsOverLanes()
{
    give({{"Style.Tired", {{30, 40}, {90, 100}}},
          {"Locomotion.Walk", {{32, 44}}},
          {"Locomotion.Run", {{60, 80}}}});
    const QPoint from = at("Locomotion.Walk", 25) - QPoint(0, 8);
    drag(from, at("Style.Tired", 50) + QPoint(0, 8), Qt::ShiftModifier);
    const std::vector<RangeRef> both{{tag("Locomotion.Walk"), {32, 44}}, {tag("Style.Tired"), {30, 40}}};
    QCOMPARE(workspace().selection().size(), 2u);
    for (const RangeRef& each : both)
        QVERIFY(std::ranges::find(workspace().selection(), each) != workspace().selection().end());
    const int steps = undo().index();
    key(Qt::Key_Delete);
    QCOMPARE(undo().index(), steps + 1);
    QCOMPARE(ranges("Style.Tired"), (Ranges{{90, 100}}));
    QVERIFY(ranges("Locomotion.Walk").empty());
    QCOMPARE(ranges("Locomotion.Run"), (Ranges{{60, 80}}));
}

void tst_TimelineGestures::controlDragLeavesACopy()
{
    give({{"Style.Tired", {{20, 40}}}});
    const int steps = undo().index();
    drag(at("Style.Tired", 30), at("Style.Tired", 90), Qt::ControlModifier);
    QCOMPARE(ranges("Style.Tired").size(), 2u);
    QCOMPARE(ranges("Style.Tired")[0], (FrameRange{20, 40}));
    QVERIFY(std::abs(ranges("Style.Tired")[1].start - 80) <= 1);
    QCOMPARE(undo().index(), steps + 1);
}

void tst_TimelineGestures::keysAndWheelZoomAndPan()
{
    const auto geometry = [this]() -> const TimelineGeometry& { return timeline().geometryOfView(); };
    give({{"Style.Tired", {{100, 120}}}});
    select({{tag("Style.Tired"), {100, 120}}});
    key(Qt::Key_F);
    QVERIFY(geometry().firstFrame <= 100 && geometry().lastFrame() >= 120);
    QVERIFY(geometry().lastFrame() - geometry().firstFrame < 40);
    key(Qt::Key_A);
    QVERIFY(geometry().isFitted());

    const QPoint cursor(int(middle()), int(geometry().laneTop(1) + 5));
    const double under = geometry().frameAt(cursor.x());
    turnWheel(cursor, 4);
    QVERIFY(!geometry().isFitted());
    QVERIFY(std::abs(geometry().frameAt(cursor.x()) - under) < 0.6);
    for (int i = 0; i < 60; ++i) turnWheel(cursor, 1);
    QCOMPARE(geometry().scale, TimelineGeometry::maximumScale);
    const double first = geometry().firstFrame;
    turnWheel(cursor, -1, Qt::ShiftModifier);
    QVERIFY(geometry().firstFrame > first);
    const double panned = geometry().firstFrame;
    QTest::mousePress(view(), Qt::MiddleButton, {}, cursor);
    moveTo(cursor - QPoint(80, 0), {});
    QTest::mouseRelease(view(), Qt::MiddleButton, {}, cursor - QPoint(80, 0));
    QVERIFY(std::abs(geometry().firstFrame - panned - 2) < 0.1); // 80 pixels of 40 a frame
    turnWheel(cursor, -1, Qt::ControlModifier);
    if (geometry().largestScrollY() > 0) QVERIFY(geometry().scrollY > 0);
    key(Qt::Key_A);
}

void tst_TimelineGestures::theMinimapJumps()
{
    auto* minimap = timeline().findChild<TimelineMinimap*>("minimap");
    const Frame frames = library().clip(m_clip).frames;
    QTest::mouseClick(minimap, Qt::LeftButton, {}, {int(middle()), minimap->height() / 2});
    QVERIFY(std::abs(workspace().playhead() - frames / 2) <= 3);
}

void tst_TimelineGestures::speedsGoByKey()
{
    const double before = m_app->playback().player().speed();
    key(Qt::Key_Right, Qt::ControlModifier);
    QVERIFY(m_app->playback().player().speed() > before);
    for (int i = 0; i < 30; ++i) key(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(m_app->playback().player().speed(), 8.0);
    for (int i = 0; i < 60; ++i) key(Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(m_app->playback().player().speed(), 0.1);
    key(Qt::Key_K); // normal speed
    QCOMPARE(m_app->playback().player().speed(), 1.0);
}

void tst_TimelineGestures::hitsAreSkippedTo()
{
    const Frame frames = library().clip(m_clip).frames;
    give({{"Style.Tired", {{0, 10}, {frames - 20, frames}}}});
    m_app->query().setText("Tired");
    QTRY_VERIFY(m_app->query().answer().has_value());
    key(Qt::Key_G, Qt::ShiftModifier);
    QVERIFY(isChecked("clip.playHits"));
    std::vector<Frame> seen;
    const auto listening = connect(&workspace(), &Workspace::playheadChanged, this,
                                   [&seen](Frame frame) { seen.push_back(frame); });
    key(Qt::Key_Space);
    QTRY_VERIFY(workspace().playhead() >= frames - 20);
    QTRY_VERIFY(workspace().playhead() < 10); // round the end to the first hit
    key(Qt::Key_Space);
    disconnect(listening);
    // One tick may end behind a hit, before it is skipped on; nothing of the gap is played.
    const auto inGap = std::count_if(seen.begin(), seen.end(),
                                     [frames](Frame frame) { return frame >= 10 && frame < frames - 20; });
    QVERIFY2(inGap <= 2, qPrintable(QString::number(inGap)));
    key(Qt::Key_G, Qt::ShiftModifier);
    QVERIFY(!isChecked("clip.playHits"));
    m_app->query().setText("");
}

void tst_TimelineGestures::edgesOfValuesAreDragged()
{
    giveTerrain();
    workspace().setPlayhead(5);
    const int steps = undo().index();
    QTest::mousePress(view(), Qt::LeftButton, {}, onTerrain(10) + QPoint(2, 0));
    moveTo(onTerrain(16) + QPoint(2, 0), {});
    moveTo(onTerrain(20) + QPoint(2, 0), {});
    QVERIFY(std::abs(terrain().front().start - 20) <= 1); // live
    QTest::mouseRelease(view(), Qt::LeftButton, {}, onTerrain(20) + QPoint(2, 0));
    const FrameRange grass = terrain().front();
    QCOMPARE(undo().index(), steps + 1);
    QCOMPARE(workspace().playhead(), 5);
    drag(onTerrain(60) - QPoint(2, 0), onTerrain(45) - QPoint(2, 0));
    QVERIFY(std::abs(terrain().back().stop - 45) <= 1);
    QCOMPARE(terrain().front(), grass);
    drag(onTerrain(30) - QPoint(2, 0), onTerrain(38) - QPoint(2, 0)); // over what is beside it
    QCOMPARE(terrain().size(), 2u);
    QVERIFY(std::abs(terrain().front().stop - 38) <= 1);
    QCOMPARE(terrain().back().start, terrain().front().stop);
    for (int step = 0; step < 3; ++step) key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(terrain(), (Ranges{{10, 30}, {30, 60}}));
}

void tst_TimelineGestures::escapeTakesTheDragOfAValueBack()
{
    giveTerrain();
    const int steps = undo().index();
    QTest::mousePress(view(), Qt::LeftButton, {}, onTerrain(60) - QPoint(2, 0));
    moveTo(onTerrain(50), {});
    moveTo(onTerrain(40), {});
    QVERIFY(terrain().back().stop < 45);
    key(Qt::Key_Escape);
    QTest::mouseRelease(view(), Qt::LeftButton, {}, onTerrain(40));
    QCOMPARE(terrain(), (Ranges{{10, 30}, {30, 60}}));
    QCOMPARE(undo().index(), steps);
}

QTEST_MAIN(tst_TimelineGestures)
#include "tst_TimelineGestures.moc"
