// The widget with real mouse, wheel and key events.

#include <QAccessible>
#include <QTest>

#include "TimelineSamples.h"
#include "tests/support/MouseButtons.h"
#include "widgets/theme/Appearance.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/colour/TagShades.h"
#include "widgets/theme/motion/Motion.h"
#include "widgets/timeline/EmptyLanesRow.h"
#include "widgets/timeline/LaneHeadButtons.h"
#include "widgets/timeline/TimelineWidget.h"
#include "widgets/timeline/gestures/TimelineSelection.h"
#include "widgets/timeline/painting/ModeBadges.h"

#include <QAction>
#include <QApplication>
#include <QEnterEvent>
#include <QMenu>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QToolButton>
#include <QWheelEvent>

#include <optional>

using namespace tagline;
using test::doubleClick;

namespace {

const TagId walk(0), run(1), turn(2), tired(3);

/// A shown timeline with the design's content.
struct Stage
{
    TimelineWidget widget;

    Stage()
    {
        widget.resize(1300, 360);
        widget.setContent(test::designContent());
        widget.setSnapping(false);
        widget.show();
        if (!QTest::qWaitForWindowExposed(&widget)) qFatal("no window");
    }
    QWidget* viewport() { return widget.viewport(); }
    QPoint at(double frame, int lane) const
    {
        const TimelineGeometry& view = widget.geometryOfView();
        return QPointF(view.x(frame), view.laneTop(lane) + view.laneHeight / 2).toPoint();
    }
    void press(QPoint from, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mousePress(viewport(), Qt::LeftButton, modifiers, from);
    }
    /// Straight to the viewport: where the real pointer is must not matter.
    void move(QPoint to, Qt::MouseButtons held = Qt::LeftButton)
    {
        QMouseEvent event(QEvent::MouseMove, to, viewport()->mapToGlobal(to), Qt::NoButton, held,
                          Qt::NoModifier);
        QCoreApplication::sendEvent(viewport(), &event);
    }
    void release(QPoint to, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseRelease(viewport(), Qt::LeftButton, modifiers, to);
    }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {})
    {
        press(from, modifiers);
        move((from + to) / 2);
        move(to);
        release(to, modifiers);
    }
    void wheel(QPoint at, QPoint angle, Qt::KeyboardModifiers modifiers = {})
    {
        QWheelEvent event(at, viewport()->mapToGlobal(at), {}, angle, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(viewport(), &event);
    }
    double frameAt(QPoint position) const { return widget.geometryOfView().frameAt(position.x()); }
};

template<class T>
T last(const QSignalSpy& spy, int argument)
{
    return spy.isEmpty() ? T{} : spy.last().at(argument).value<T>();
}

} // namespace

class tst_TimelineWidget : public QObject
{
    Q_OBJECT

private slots:
    void aWholeClipStaysWholeWhenTextsGrow()
    {
        Stage stage;
        QVERIFY(stage.widget.geometryOfView().isFitted());
        const double before = stage.widget.geometryOfView().headWidth;
        setTextRows(*qApp, TextRows::Large);
        const double after = stage.widget.geometryOfView().headWidth;
        const bool isFitted = stage.widget.geometryOfView().isFitted();
        const int across = stage.widget.horizontalScrollBar()->maximum();
        setTextRows(*qApp, TextRows::ByWindow);
        QVERIFY(after > before); // names are wider, so less is left for time
        QVERIFY(isFitted);
        QCOMPARE(across, 0);
    }

    /// Of a large vocabulary: no menu is higher than a small window, and it opens inside of it.
    void manyTagsWithoutARangeAreAMenuThatFits()
    {
        QWidget window;
        window.resize(700, 400);
        auto* row = new EmptyLanesRow(&window);
        row->setGeometry(0, 374, 700, 26);
        std::vector<EmptyLane> lanes;
        for (std::uint32_t tag = 0; tag < 60; ++tag)
            lanes.push_back({TagId(tag), QString("Tag%1").arg(tag), Qt::green, {}});
        row->setHeadWidth(150);
        row->setLanes(lanes);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        row->show();
        auto* more = row->findChild<QToolButton*>("moreEmptyLanes");
        QTRY_VERIFY(more->isVisible());
        QMenu& menu = *more->menu();
        QSignalSpy requested(row, &EmptyLanesRow::laneRequested);
        QSet<QString> names;
        menu.popup(more->mapToGlobal(QPoint(0, more->height())));
        QTRY_VERIFY(menu.isVisible());
        QVERIFY(menu.geometry().bottom() <= more->mapToGlobal(QPoint()).y());
        QVERIFY(menu.geometry().right() <= window.mapToGlobal(QPoint(700, 0)).x());
        QVERIFY(menu.actions().size() > 1 && menu.actions().size() <= 12);
        for (const QAction* part : menu.actions()) {
            QVERIFY(part->menu() && part->menu()->actions().size() <= 12);
            for (const QAction* entry : part->menu()->actions()) names << entry->text();
        }
        menu.actions().last()->menu()->actions().last()->trigger();
        QCOMPARE(requested.size(), 1);
        QCOMPARE(qvariant_cast<TagId>(requested[0][0]), TagId(59));
        menu.close();
        for (const QAbstractButton* chip : row->findChildren<QAbstractButton*>("laneChip"))
            if (chip->isVisible()) names << chip->text();
        QCOMPARE(names.size(), 60);
    }

    /// Where one reads from the right, the chips begin there, and each of them too.
    void chipsAreMirrored()
    {
        QWidget window;
        window.setLayoutDirection(Qt::RightToLeft);
        window.resize(700, 400);
        auto* row = new EmptyLanesRow(&window);
        row->setGeometry(0, 374, 700, 26);
        row->setHeadWidth(150);
        row->setLanes({{TagId(1), "Turn", Qt::green, "4"}, {TagId(2), "Jump", Qt::red, "5"}});
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        row->show();
        const auto chips = row->findChildren<QAbstractButton*>("laneChip");
        QCOMPARE(chips.size(), 2);
        QCOMPARE(chips[0]->geometry().right(), 700 - 150 - 1);
        QVERIFY(chips[1]->geometry().right() < chips[0]->x());
        const QImage chip = chips[0]->grab().toImage();
        const int width = chips[0]->width(), height = chips[0]->height();
        const auto at = [&](int x, int y) {
            return chip.pixelColor(int((x + 0.5) * chip.devicePixelRatio()),
                                   int((y + 0.5) * chip.devicePixelRatio()));
        };
        QCOMPARE(at(width - 13, height / 2), tagShades(Qt::green).fill);
        QVERIFY(at(13, height / 2) != tagShades(Qt::green).fill);
        const auto inked = [&](int from, int to) { // columns that are more than the plate
            int count = 0;
            for (int x = from; x < to; ++x)
                for (int y = 5; y < height - 5; ++y)
                    count += qAbs(qGray(at(x, y).rgb()) - qGray(at(3, height / 2).rgb())) > 40;
            return count;
        };
        QVERIFY(inked(8, 16) > 4); // the key stands at the end
        QCOMPARE(inked(width - 7, width - 3), 0);
        if (const QString folder = qEnvironmentVariable("TAGLINE_PICTURES"); !folder.isEmpty())
            row->grab().save(folder + "/chips-mirrored.png");
    }

    /// The ground of a chip goes to that under the mouse, and back.
    void chipsAreLitUnderTheMouse()
    {
        QWidget window;
        window.resize(700, 400);
        auto* row = new EmptyLanesRow(&window);
        row->setGeometry(0, 374, 700, 26);
        row->setHeadWidth(150);
        row->setLanes({{TagId(1), "Turn", Qt::green, "4"}});
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        row->show();
        auto* chip = row->findChild<QAbstractButton*>("laneChip");
        const auto ground = [&] {
            const QImage picture = chip->grab().toImage();
            return picture.pixelColor(int(4 * picture.devicePixelRatio()), picture.height() / 2);
        };
        const auto enter = [&] {
            QEnterEvent event(QPointF(4, 4), chip->mapTo(&window, QPointF(4, 4)),
                              chip->mapToGlobal(QPointF(4, 4)));
            QApplication::sendEvent(chip, &event);
        };
        const auto leave = [&] {
            QEvent event(QEvent::Leave);
            QApplication::sendEvent(chip, &event);
        };
        QCOMPARE(ground(), theme().raised);
        setDesktopStill(false);
        const auto afterwards = qScopeGuard([] { setDesktopStill(std::nullopt); });
        enter();
        QCOMPARE(ground(), theme().raised);
        QTRY_COMPARE(ground(), theme().hover);
        leave();
        QTRY_COMPARE(ground(), theme().raised);
        setDesktopStill(true);
        enter();
        QCOMPARE(ground(), theme().hover); // at once
        leave();
        QCOMPARE(ground(), theme().raised);
    }

    void clickOnTheMinimapJumpsThere()
    {
        TimelineWidget timeline;
        timeline.resize(900, 400);
        timeline.setContent(test::designContent());
        timeline.show();
        QVERIFY(QTest::qWaitForWindowExposed(&timeline));
        auto* minimap = timeline.findChild<TimelineMinimap*>();
        QVERIFY(minimap && minimap->height() == TimelineMinimap::usualHeight);
        timeline.setVisibleRange(0, 60);
        QSignalSpy asked(&timeline, &TimelineWidget::playheadRequested);
        const double head = timeline.geometryOfView().headWidth;
        const double room = minimap->width() - head - TimelineGeometry::rightMargin;
        QTest::mouseClick(minimap, Qt::LeftButton, {}, QPoint(int(head + room * 0.75), 8));
        QCOMPARE(asked.size(), 1);
        const Frame frame = asked[0][0].toInt();
        QVERIFY(std::abs(frame - 405) <= 2);
        const TimelineGeometry& view = timeline.geometryOfView();
        QVERIFY(view.firstFrame < frame && frame < view.lastFrame());
        QTest::mouseClick(minimap, Qt::LeftButton, {}, QPoint(int(head / 2), 8)); // over the heads
        QCOMPARE(asked.size(), 1);
        const QImage picture = minimap->grab().toImage();
        bool showsRun = false;
        for (int y = 0; y < picture.height(); ++y)
            showsRun |= picture.pixelColor(int((head + room * 0.7) * picture.devicePixelRatio()), y) ==
                        QColor("#fb7790");
        QVERIFY(showsRun);
    }

    /// A clip that is too short for the width ends there where it ends below.
    void theMinimapStandsOverTheFittedTimeline()
    {
        for (const Frame frames : {21, 540}) {
            TimelineWidget timeline;
            timeline.resize(1300, 400);
            TimelineContent content{frames, {120, 1}, {}};
            content.lanes = {test::tagLane(0, "Run", "#fb7790", {{0, frames}}, "3")};
            timeline.setContent(content);
            timeline.show();
            QVERIFY(QTest::qWaitForWindowExposed(&timeline));
            const TimelineGeometry& view = timeline.geometryOfView();
            QVERIFY(view.isFitted());
            auto* minimap = timeline.findChild<TimelineMinimap*>();
            QSignalSpy asked(&timeline, &TimelineWidget::playheadRequested);
            const Frame wanted = frames * 3 / 4;
            QTest::mouseClick(minimap, Qt::LeftButton, {}, QPoint(int(view.x(wanted + 0.5)), 8));
            QCOMPARE(asked.size(), 1);
            QVERIFY2(std::abs(asked[0][0].toInt() - wanted) <= (frames > 100 ? 1 : 0),
                     qPrintable(asked[0][0].toString()));
            const QImage picture = minimap->grab().toImage();
            const auto colourAt = [&](double x) {
                return picture.pixelColor(int(x * picture.devicePixelRatio()), picture.height() / 2);
            };
            const double end = view.x(frames);
            QCOMPARE(colourAt(end - 4), QColor("#fb7790"));
            QVERIFY(colourAt(end + 4) != QColor("#fb7790"));
        }
    }

    void lanesAndRangesCanBeReadAloud()
    {
        TimelineWidget timeline;
        timeline.resize(900, 400);
        timeline.setContent(test::designContent());
        QAccessibleInterface* tree = QAccessible::queryAccessibleInterface(&timeline);
        QVERIFY(tree);
        QCOMPARE(tree->role(), QAccessible::Tree);
        QCOMPARE(tree->childCount(), 10);
        QAccessibleInterface* run = tree->child(2);
        QCOMPARE(run->text(QAccessible::Name), QStringLiteral("Run"));
        QCOMPARE(run->childCount(), 2);
        QCOMPARE(run->parent(), tree);
        QCOMPARE(tree->indexOfChild(run), 2);
        QAccessibleInterface* first = run->child(0);
        QVERIFY(first->text(QAccessible::Name).contains(QStringLiteral("84 – 420")));
        QCOMPARE(first->parent(), run);
        QCOMPARE(run->indexOfChild(first), 0);
        QVERIFY(!first->state().selected);
        timeline.setSelection({{TagId(1), {84, 420}}});
        QVERIFY(first->state().selected);
        const QPoint middle = first->rect().center();
        QCOMPARE(tree->childAt(middle.x(), middle.y()), run);
        QCOMPARE(run->childAt(middle.x(), middle.y()), first);
        QAccessibleValueInterface* playhead = tree->valueInterface();
        QVERIFY(playhead);
        timeline.setPlayhead(312);
        QCOMPARE(playhead->currentValue().toInt(), 312);
        QCOMPARE(tree->text(QAccessible::Value), QStringLiteral("312"));
        QCOMPARE(playhead->maximumValue().toInt(), timeline.content().frames - 1);
        QSignalSpy wanted(&timeline, &TimelineWidget::playheadRequested);
        playhead->setCurrentValue(1'000'000); // a screen reader goes there as the ruler does
        QCOMPARE(wanted.value(0).value(0).toInt(), timeline.content().frames - 1);
        TimelineContent fewer = test::designContent();
        fewer.lanes[2].ranges = {};
        timeline.setContent(fewer);
        QVERIFY(!first->isValid());
        QVERIFY(first->text(QAccessible::Name).isEmpty());
    }

    void wholeClipIsInViewAtFirstAndAfterResizing()
    {
        Stage stage;
        QVERIFY(stage.widget.geometryOfView().isFitted());
        stage.widget.resize(900, 360);
        QVERIFY(stage.widget.geometryOfView().isFitted());
        QVERIFY(stage.widget.geometryOfView().x(540) < stage.viewport()->width());
    }

    void drawingEmitsOneRange()
    {
        Stage stage;
        QSignalSpy added(&stage.widget, &TimelineWidget::rangeAddRequested);
        QSignalSpy lane(&stage.widget, &TimelineWidget::activeLaneRequested);
        const QPoint from = stage.at(200, 1);
        const QPoint to = stage.at(250, 1);
        stage.drag(from, to);
        QCOMPARE(added.size(), 1);
        QCOMPARE(last<TagId>(added, 0), walk);
        const auto range = last<FrameRange>(added, 1);
        QVERIFY(std::abs(range.start - stage.frameAt(from)) <= 0.5);
        QVERIFY(std::abs(range.stop - stage.frameAt(to)) <= 0.5);
        QCOMPARE(last<TagId>(lane, 0), walk);
    }

    void edgeDragIsLiveWithOneGestureNumber()
    {
        Stage stage;
        QSignalSpy moved(&stage.widget, &TimelineWidget::edgeMoveRequested);
        QSignalSpy posed(&stage.widget, &TimelineWidget::edgePreview);
        stage.drag(stage.at(268, 3), stage.at(300, 3));
        QVERIFY(moved.size() >= 3);
        for (const QList<QVariant>& request : moved) {
            QCOMPARE(request[0].value<RangeRef>(), (RangeRef{turn, {190, 268}}));
            QCOMPARE(request[1].value<Edge>(), Edge::Stop);
            QCOMPARE(request[3].toInt(), moved.first()[3].toInt());
            QCOMPARE(request[4].toBool(), &request == &moved.last());
        }
        QCOMPARE(last<Frame>(moved, 2), 300);
        QVERIFY(posed.first()[0].value<std::optional<Frame>>().has_value());
        QVERIFY(!posed.last()[0].value<std::optional<Frame>>().has_value());
    }

    void selectionFollowsADragWhoseDocumentFollows()
    {
        Stage stage;
        connect(&stage.widget, &TimelineWidget::rangesMoveRequested, &stage.widget,
                [&](const std::vector<RangeRef>&, Frame by, int, bool) {
                    TimelineContent content = test::designContent();
                    content.lanes[3].ranges = std::vector<FrameRange>{{190 + by, 268 + by}};
                    stage.widget.setContent(content);
                });
        stage.drag(stage.at(230, 3), stage.at(260, 3));
        const FrameRange now = stage.widget.content().lanes[3].ranges.front();
        QCOMPARE(now.start, 220);
        QCOMPARE(stage.widget.selection(), (std::vector<RangeRef>{{turn, now}}));
    }

    void selectionFollowsUndo()
    {
        Stage stage;
        stage.widget.setSelection({{tired, {280, 520}}});
        QSignalSpy changed(&stage.widget, &TimelineWidget::selectionChanged);
        stage.widget.setContent(test::designContent());
        QCOMPARE(stage.widget.selection(), (std::vector<RangeRef>{{tired, {284, 520}}}));
        QCOMPARE(changed.size(), 0); // setters never emit
    }

    void escapeCancelsADrag()
    {
        Stage stage;
        QSignalSpy cancelled(&stage.widget, &TimelineWidget::gestureCancelled);
        QSignalSpy moved(&stage.widget, &TimelineWidget::rangesMoveRequested);
        stage.press(stage.at(230, 3));
        stage.move(stage.at(260, 3));
        QVERIFY(stage.widget.isDragging());
        QTest::keyClick(&stage.widget, Qt::Key_Escape);
        QVERIFY(!stage.widget.isDragging());
        QCOMPARE(cancelled.size(), 1);
        QCOMPARE(cancelled[0][0].toInt(), moved.last()[2].toInt());
        const qsizetype before = moved.size();
        stage.move(stage.at(290, 3));
        stage.release(stage.at(290, 3));
        QCOMPARE(moved.size(), before);
    }

    void deleteAsksToRemoveTheSelection()
    {
        Stage stage;
        QSignalSpy removed(&stage.widget, &TimelineWidget::rangesRemoveRequested);
        QTest::keyClick(&stage.widget, Qt::Key_Delete);
        QCOMPARE(removed.size(), 0);
        QTest::mouseClick(stage.viewport(), Qt::LeftButton, {}, stage.at(230, 3));
        QTest::mouseClick(stage.viewport(), Qt::LeftButton, Qt::ControlModifier, stage.at(350, 2));
        QTest::keyClick(&stage.widget, Qt::Key_Delete);
        QCOMPARE(last<std::vector<RangeRef>>(removed, 0),
                 asSelection({{turn, {190, 268}}, {run, {84, 420}}}));
    }

    void shiftDragSelectsWithAMarquee()
    {
        Stage stage;
        QSignalSpy changed(&stage.widget, &TimelineWidget::selectionChanged);
        stage.drag(stage.at(275, 3), stage.at(180, 4), Qt::ShiftModifier);
        QCOMPARE(last<std::vector<RangeRef>>(changed, 0),
                 asSelection({{turn, {190, 268}}, {tired, {60, 186}}}));
    }

    void controlDragDuplicates()
    {
        Stage stage;
        QSignalSpy copied(&stage.widget, &TimelineWidget::rangesDuplicateRequested);
        stage.drag(stage.at(230, 3), stage.at(330, 3), Qt::ControlModifier);
        QCOMPARE(copied.size(), 1);
        QCOMPARE(last<Frame>(copied, 1), 100);
    }

    void drawingBelowTheLanesAsksForATag()
    {
        Stage stage;
        QSignalSpy drawn(&stage.widget, &TimelineWidget::rangeDrawnOnEmptySpace);
        stage.drag(stage.at(200, 10), stage.at(250, 10));
        QCOMPARE(last<FrameRange>(drawn, 0), (FrameRange{200, 250}));
        QCOMPARE(last<QPoint>(drawn, 1), stage.viewport()->mapToGlobal(stage.at(250, 10)));
    }

    void theHintBelowTheLanesGivesWayToADrawnRange()
    {
        Stage stage;
        stage.widget.resize(1300, 600);
        QTRY_VERIFY(stage.widget.geometryOfView().height > 500);
        TimelineContent content = test::designContent();
        const auto middleBelow = [&] { // far from the range, which is drawn at the left
            const TimelineGeometry& view = stage.widget.geometryOfView();
            const int top = int(view.laneTop(view.laneCount) + 1.5 * view.laneHeight);
            const int middle = int(view.headWidth + view.trackWidth() / 2);
            return stage.viewport()->grab({middle - 60, top, 120, int(view.height) - top}).toImage();
        };
        const int below = int(content.lanes.size());
        const QImage plain = middleBelow();
        content.hint = "Drag across frames to tag them";
        stage.widget.setContent(content);
        const QImage hinted = middleBelow();
        QVERIFY(hinted != plain);
        stage.widget.setGhost(FrameRange{10, 40}); // it waits for its tag's name
        QCOMPARE(middleBelow(), plain);
        stage.widget.setGhost({});
        QCOMPARE(middleBelow(), hinted);
        stage.press(stage.at(10, below));
        stage.move(stage.at(40, below));
        QCOMPARE(middleBelow(), plain);
        stage.release(stage.at(40, below));
        QCOMPARE(middleBelow(), hinted);
    }

    void stepsStandBelowTheHintAndGiveWayToADrawnRange()
    {
        Stage stage;
        stage.widget.resize(1300, 600);
        QTRY_VERIFY(stage.widget.geometryOfView().height > 500);
        QAction first("First"), folder("Folder");
        stage.widget.setEmptyHint("Open clips", {&folder});
        stage.widget.setHintSteps({&first});
        const auto shown = [&] {
            QString text;
            for (const auto* each : stage.viewport()->findChildren<QToolButton*>("nextStep"))
                if (each->isVisible()) text += each->text();
            return text;
        };
        TimelineContent content = test::designContent();
        stage.widget.setContent(content);
        QCOMPARE(shown(), QString()); // there is no hint
        content.hint = "Drag across frames to tag them";
        stage.widget.setContent(content);
        QCOMPARE(shown(), QString("First"));
        stage.widget.setGhost(FrameRange{10, 40});
        QCOMPARE(shown(), QString());
        stage.widget.setGhost({});
        QCOMPARE(shown(), QString("First"));
        const auto& button = *stage.viewport()->findChild<QToolButton*>("nextStep");
        const int top = button.mapTo(stage.viewport(), QPoint()).y();
        QVERIFY(top > stage.widget.geometryOfView().laneTop(int(content.lanes.size())));
        stage.widget.setContent({});
        QCOMPARE(shown(), QString("Folder"));
    }

    void rulerScrubsWhileDragging()
    {
        Stage stage;
        QSignalSpy sought(&stage.widget, &TimelineWidget::playheadRequested);
        const QPoint from(stage.at(100.5, 0).x(), 10);
        const QPoint to(stage.at(200.5, 0).x(), 10);
        stage.drag(from, to);
        QCOMPARE(sought.first()[0].value<Frame>(), 100);
        QCOMPARE(last<Frame>(sought, 0), 200);
    }

    void wheelZoomsAtThePointer()
    {
        Stage stage;
        QSignalSpy seen(&stage.widget, &TimelineWidget::visibleRangeChanged);
        const QPoint pointer = stage.at(300, 3);
        const double frame = stage.frameAt(pointer);
        const double scale = stage.widget.geometryOfView().scale;
        stage.wheel(pointer, {0, 360});
        QVERIFY(stage.widget.geometryOfView().scale > scale * 1.9);
        QVERIFY(std::abs(stage.frameAt(pointer) - frame) < 1e-6);
        QVERIFY(seen.size() >= 1);
        QCOMPARE(last<double>(seen, 0), stage.widget.geometryOfView().firstFrame);
        stage.wheel(pointer, {0, -12000});
        QVERIFY(stage.widget.geometryOfView().isFitted());
    }

    void shiftWheelPansAndScrollBarFollows()
    {
        Stage stage;
        stage.wheel(stage.at(300, 3), {0, 960});
        const double first = stage.widget.geometryOfView().firstFrame;
        stage.wheel(stage.at(300, 3), {0, -120}, Qt::ShiftModifier);
        QVERIFY(stage.widget.geometryOfView().firstFrame > first);
        const TimelineGeometry& view = stage.widget.geometryOfView();
        QCOMPARE(stage.widget.horizontalScrollBar()->value(), int(std::round(view.firstFrame * view.scale)));
        stage.widget.horizontalScrollBar()->setValue(0);
        QCOMPARE(stage.widget.geometryOfView().firstFrame, 0.0);
    }

    void controlWheelAndWheelOverHeadsScrollLanes()
    {
        Stage stage;
        stage.widget.setContent(test::largeContent(100, 1000));
        stage.wheel({600, 200}, {0, -120}, Qt::ControlModifier);
        const double once = stage.widget.geometryOfView().scrollY;
        QVERIFY(once > 0);
        stage.wheel({20, 200}, {0, -120});
        QCOMPARE(stage.widget.geometryOfView().scrollY, 2 * once);
        QVERIFY(stage.widget.geometryOfView().isFitted());
    }

    void middleDragPans()
    {
        Stage stage;
        stage.widget.setVisibleRange(100, 200);
        const double first = stage.widget.geometryOfView().firstFrame;
        QTest::mousePress(stage.viewport(), Qt::MiddleButton, {}, {600, 100});
        stage.move({500, 100}, Qt::MiddleButton);
        QTest::mouseRelease(stage.viewport(), Qt::MiddleButton, {}, {500, 100});
        QVERIFY(std::abs(stage.widget.geometryOfView().firstFrame - first -
                         100 / stage.widget.geometryOfView().scale) < 1e-6);
    }

    void framingAndFitting()
    {
        Stage stage;
        stage.widget.setSelection({{turn, {190, 268}}});
        stage.widget.frameSelection();
        const TimelineGeometry& view = stage.widget.geometryOfView();
        QVERIFY(view.firstFrame < 190 && view.firstFrame > 170);
        QVERIFY(view.lastFrame() > 268 && view.lastFrame() < 290);
        stage.widget.fitAll();
        QVERIFY(stage.widget.geometryOfView().isFitted());
        stage.widget.setPlayhead(300);
        stage.widget.zoomIn();
        QVERIFY(!stage.widget.geometryOfView().isFitted());
        stage.widget.zoomOut();
        QVERIFY(stage.widget.geometryOfView().isFitted());
    }

    void editsKeepTheView()
    {
        Stage stage;
        stage.widget.setVisibleRange(100, 200);
        const TimelineGeometry before = stage.widget.geometryOfView();
        stage.widget.setContent(test::designContent());
        QCOMPARE(stage.widget.geometryOfView(), before);
        TimelineContent other = test::designContent();
        other.frames = 300;
        stage.widget.setContent(other);
        QVERIFY(stage.widget.geometryOfView().isFitted());
    }

    void playheadTurnsThePage()
    {
        Stage stage;
        stage.widget.setVisibleRange(0, 100);
        stage.widget.setPlayhead(150);
        stage.widget.revealPlayhead();
        const TimelineGeometry view = stage.widget.geometryOfView();
        QVERIFY(view.x(150) > view.headWidth && view.x(150) < view.width / 2);
        stage.widget.setPlayhead(160);
        stage.widget.revealPlayhead();
        QCOMPARE(stage.widget.geometryOfView(), view);
    }

    void doubleClickAndEnterAskForNumbers()
    {
        Stage stage;
        QSignalSpy edited(&stage.widget, &TimelineWidget::rangeEditRequested);
        doubleClick(stage.viewport(), stage.at(230, 3));
        QCOMPARE(last<RangeRef>(edited, 0), (RangeRef{turn, {190, 268}}));
        QVERIFY(!stage.widget.isDragging());
        stage.widget.setSelection({{walk, {0, 92}}});
        QTest::keyClick(&stage.widget, Qt::Key_Return);
        QCOMPARE(last<RangeRef>(edited, 0), (RangeRef{walk, {0, 92}}));
    }

    void doubleClickOnAHeadSelectsItsLane()
    {
        Stage stage;
        doubleClick(stage.viewport(), {40, stage.at(0, 2).y()});
        QCOMPARE(stage.widget.selection(), asSelection({{run, {84, 420}}, {run, {438, 540}}}));
    }

    void doubleClickAddsAPoint()
    {
        Stage stage;
        TimelineContent content = test::designContent();
        content.lanes[1].isPoint = true;
        stage.widget.setContent(content);
        QSignalSpy added(&stage.widget, &TimelineWidget::rangeAddRequested);
        doubleClick(stage.viewport(), stage.at(300, 1));
        QCOMPARE(last<FrameRange>(added, 1), (FrameRange{300, 301}));
    }

    void rightClickSelectsWhatItIsOn()
    {
        Stage stage;
        QSignalSpy menu(&stage.widget, &TimelineWidget::contextMenuRequested);
        QContextMenuEvent event(QContextMenuEvent::Mouse, stage.at(230, 3),
                                stage.viewport()->mapToGlobal(stage.at(230, 3)));
        QCoreApplication::sendEvent(stage.viewport(), &event);
        QCOMPARE(menu.size(), 1);
        QCOMPARE(menu[0][0].value<std::optional<RangeRef>>(), (RangeRef{turn, {190, 268}}));
        QCOMPARE(menu[0][1].value<TagId>(), turn);
        QCOMPARE(stage.widget.selection(), (std::vector<RangeRef>{{turn, {190, 268}}}));
    }

    void upAndDownChooseTheLane()
    {
        Stage stage;
        connect(&stage.widget, &TimelineWidget::activeLaneRequested, &stage.widget,
                &TimelineWidget::setActiveLane);
        QTest::keyClick(&stage.widget, Qt::Key_Down);
        QCOMPARE(stage.widget.activeLane(), walk);
        QTest::keyClick(&stage.widget, Qt::Key_Down);
        QCOMPARE(stage.widget.activeLane(), run);
        QTest::keyClick(&stage.widget, Qt::Key_Up);
        QTest::keyClick(&stage.widget, Qt::Key_Up);
        QCOMPARE(stage.widget.activeLane(), walk);
    }

    /// A new tag is active before the content has its lane.
    void aNewLaneThatIsActiveIsScrolledTo()
    {
        Stage stage;
        stage.widget.setContent(test::largeContent(40, 80));
        TimelineContent grown = test::largeContent(40, 80);
        const TagId added(1000);
        grown.lanes.push_back(test::tagLane(added.value, "New", Qt::red, {}));
        stage.widget.setActiveLane(added);
        stage.widget.setContent(grown);
        stage.widget.setActiveLane(added);
        QCOMPARE(stage.widget.activeLane(), added);
        const TimelineGeometry& view = stage.widget.geometryOfView();
        const int lane = int(grown.lanes.size()) - 1;
        QVERIFY(view.laneTop(lane) >= view.scrollTop());
        QVERIFY(view.laneTop(lane) + view.laneHeightOf(lane) <= view.height + 1);
    }

    void theHeadUnderTheMouseHasAnEyeAndALock()
    {
        Stage stage;
        LaneHeadButtons& buttons = stage.widget.headButtons();
        QSignalSpy hidden(&buttons, &LaneHeadButtons::hideClicked);
        QSignalSpy locked(&buttons, &LaneHeadButtons::lockClicked);
        QVERIFY(!buttons.isVisible());
        const QPoint head(20, stage.at(0, 2).y());
        stage.move(head, Qt::NoButton);
        QVERIFY(buttons.isVisible());
        const TagId lane = stage.widget.content().lanes[2].tag;
        QCOMPARE(buttons.lane(), lane);
        QVERIFY(buttons.geometry().right() < stage.widget.geometryOfView().headWidth);
        QTest::mouseClick(buttons.findChild<QToolButton*>("laneEye"), Qt::LeftButton);
        QTest::mouseClick(buttons.findChild<QToolButton*>("laneLock"), Qt::LeftButton);
        QCOMPARE(hidden.size(), 1);
        QCOMPARE(locked.size(), 1);
        QCOMPARE(last<TagId>(locked, 0), lane);
        stage.move(stage.at(100, 2), Qt::NoButton); // on the lane there is nothing over the bars
        QVERIFY(!buttons.isVisible());
        stage.move({20, stage.at(0, 0).y()}, Qt::NoButton); // the answer is no tag
        QVERIFY(!buttons.isVisible());
    }

    void hoverTellsWhatIsThereAndChangesTheCursor()
    {
        Stage stage;
        QSignalSpy text(&stage.widget, &TimelineWidget::hoverTextChanged);
        stage.move(stage.at(230, 3), Qt::NoButton);
        QVERIFY(last<QString>(text, 0).startsWith("Turn · 190 – 268"));
        QCOMPARE(stage.viewport()->cursor().shape(), Qt::ArrowCursor);
        stage.move(stage.at(268, 3), Qt::NoButton);
        QCOMPARE(stage.viewport()->cursor().shape(), Qt::SizeHorCursor);
        stage.move(stage.at(300, 3), Qt::NoButton);
        QCOMPARE(stage.viewport()->cursor().shape(), Qt::CrossCursor);
    }

    void snappingNamesItsTarget()
    {
        Stage stage;
        stage.widget.setSnapping(true);
        QSignalSpy moved(&stage.widget, &TimelineWidget::edgeMoveRequested);
        stage.drag(stage.at(186, 4),
                   stage.at(194, 4) - QPoint(2, 0)); // Turn and LeftFoot begin at 190 and 192
        QVERIFY(last<Frame>(moved, 2) == 192 || last<Frame>(moved, 2) == 190);
    }

    void anotherClipEndsADragQuietly()
    {
        Stage stage;
        stage.press(stage.at(230, 3));
        stage.move(stage.at(260, 3));
        stage.widget.setContent(test::largeContent(3, 30));
        QVERIFY(!stage.widget.isDragging());
        stage.release({600, 100});
        stage.widget.setContent({});
        QTest::mouseClick(stage.viewport(), Qt::LeftButton, {}, {600, 100});
        stage.wheel({600, 100}, {0, 120});
        QVERIFY(stage.widget.selection().empty());
    }

    void screenReadersHearWhatIsSelected()
    {
        Stage stage;
        QCOMPARE(stage.widget.accessibleName(), QStringLiteral("Timeline"));
        QVERIFY(stage.widget.accessibleDescription().contains("540"));
        stage.widget.setSelection({{turn, {190, 268}}});
        QVERIFY(stage.widget.accessibleDescription().contains("Turn 190 – 268"));
    }

    void badgesAreShownInTheThemeOfNow()
    {
        Stage stage;
        stage.widget.setBadges({{"Steering", &Theme::accent, "tip"}, {"Drive", &Theme::muted, "tip"}});
        auto* badges = stage.widget.findChild<ModeBadges*>();
        for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
            applyTheme(*qApp, choice);
            QCoreApplication::processEvents();
            const QImage image = badges->grab().toImage();
            for (const ThemeColour ground : {&Theme::accent, &Theme::muted}) {
                int count = 0;
                for (int y = 0; y < image.height(); ++y)
                    for (int x = 0; x < image.width(); ++x)
                        count += image.pixelColor(x, y).rgb() == (theme().*ground).rgb();
                QVERIFY2(count > 100, qPrintable(QString::number(count)));
            }
        }
    }

    void playheadLeavesNoTrace()
    {
        Stage stage;
        const QImage before = stage.viewport()->grab().toImage();
        stage.widget.setPlayhead(400);
        QVERIFY(before != stage.viewport()->grab().toImage());
        stage.widget.setPlayhead(0);
        QCOMPARE(stage.viewport()->grab().toImage(), before);
    }
};

QTEST_MAIN(tst_TimelineWidget)
#include "tst_TimelineWidget.moc"
