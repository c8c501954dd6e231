// Ranges of tags on the wall: which one is under the mouse, and how a drag of it asks for what it does.

#include "tests/widgets/wall/WallRowsOfTests.h"
#include "widgets/theme/Theme.h"
#include "widgets/wall/WallView.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace tagline;
using namespace tagline::test;

namespace {

const TagId walk(0), run(1), step(2);

} // namespace

class tst_WallRanges : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp); }
    void init();
    void edgesAndBodiesAreFound();
    void linesTellTagsApart();
    void aPointIsAPin();
    void hiddenTagsAreNotFound();
    void rowsThatAreTooLowGrabNothing();
    void withoutASourceNothingIsGrabbed();
    void anEdgeIsDragged();
    void theBodyIsDragged();
    void aDragOpensTheClipInItsPlace();
    void edgesSnapUnlessAltIsHeld();
    void escapeTakesTheDragBack();
    void refusedRangesStay();
    void shiftDragsAMarquee();
    void besideRangesADragIsAMarquee();
    void aDragFromANarrowRangeIsAMarquee();
    void theTextOfASelectionHidesNoRow();
    void controlDragLeavesACopy();
    void aClickSelects();
    void aClickBesideDropsTheSelection();
    void theDraggedRowStaysWhileOthersMove();
    void anotherClipEndsTheDrag();
    void cursorsTellWhatIsGrabbed();
    void whatIsUnderTheMouseIsSaid();

private:
    QWidget* paper() { return m_wall->viewport(); }
    QPoint at(std::uint32_t clip, TagId tag, double frame)
    {
        return m_wall->placeOfTag(ClipId(clip), tag, frame).toPoint();
    }
    void move(QPoint place, Qt::KeyboardModifiers modifiers = {}, Qt::MouseButtons buttons = Qt::LeftButton)
    {
        QMouseEvent event(QEvent::MouseMove, place, paper()->mapToGlobal(QPointF(place)), Qt::NoButton,
                          buttons, modifiers);
        QCoreApplication::sendEvent(paper(), &event);
    }
    void press(QPoint place, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mousePress(paper(), Qt::LeftButton, modifiers, place);
    }
    void release(QPoint place, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseRelease(paper(), Qt::LeftButton, modifiers, place);
    }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {})
    {
        press(from, modifiers);
        move((from + to) / 2, modifiers);
        move(to, modifiers);
        release(to, modifiers);
    }
    /// What was asked for last of that kind.
    template<class Request>
    std::optional<Request> last() const
    {
        for (auto each = m_asked.rbegin(); each != m_asked.rend(); ++each)
            if (const auto* request = std::get_if<Request>(&each->first)) return *request;
        return std::nullopt;
    }
    TimelineContent content();

    std::unique_ptr<LibraryModel> m_model;
    std::unique_ptr<WallView> m_wall;
    std::vector<std::pair<TimelineRequest, int>> m_asked;
    ClipId m_open;
    bool m_mayEdit = true;
    bool m_isSnapping = false;
    int m_gestures = 100;
};

void tst_WallRanges::init()
{
    m_wall.reset();
    m_asked.clear();
    m_open = {};
    m_mayEdit = true;
    m_isSnapping = false;
    m_model = std::make_unique<LibraryModel>();
    groupByFolder(*m_model);
    std::vector<LibraryRow> rows = clipsOfTwoFolders();
    const QColor grey(128, 128, 128);
    rows[3].bars = {{grey, 0, {{20, 60}}, walk}, {grey, 0, {{50, 100}}, run}, {grey, 2, {{80, 81}}, step}};
    rows[4].bars = {{grey, 0, {{40, 70}}, walk}};
    m_model->setRows(std::move(rows));
    m_wall = std::make_unique<WallView>(*m_model);
    m_wall->setTags({{"Walk", grey, false}, {"Run", grey, false}, {"Step", grey, false, true}});
    m_wall->setRangeSource({[this] { return content(); },
                            [this](TagId) { return m_mayEdit; },
                            [this] { return ++m_gestures; },
                            [this] { return m_isSnapping; },
                            {}});
    connect(
        m_wall.get(), &WallView::rangeRequested, this, [this](const TimelineRequest& request, int gesture) {
            m_asked.emplace_back(request, gesture);
            if (const auto* select = std::get_if<SelectRanges>(&request))
                m_wall->setSelectedRanges(select->selection.empty()
                                              ? std::vector<WallSelectedRanges>()
                                              : std::vector<WallSelectedRanges>{{m_open, select->selection}});
        });
    for (const auto asked : {&WallView::frameActivated, &WallView::draggedClipRequested})
        connect(m_wall.get(), asked, this, [this](ClipId clip, Frame) {
            m_open = clip;
            m_wall->setCurrentClip(clip);
        });
    m_wall->setRowHeight(30);
    m_wall->resize(1100, 300);
    m_wall->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_wall.get()));
}

/// The lanes of the open clip, as its row has them.
TimelineContent tst_WallRanges::content()
{
    const LibraryRow& row = *m_model->rowOfClip(m_open);
    TimelineContent content;
    content.frames = row.frames;
    content.rate = row.rate;
    for (const StripBar& bar : row.bars) {
        TimelineLane lane;
        lane.tag = bar.tag;
        lane.name = bar.tag == walk ? "Walk" : bar.tag == run ? "Run" : "Step";
        lane.ranges = bar.ranges;
        content.lanes.push_back(lane);
    }
    return content;
}

void tst_WallRanges::edgesAndBodiesAreFound()
{
    const auto zoneAt = [&](double frame, int aside) {
        const auto hit = m_wall->rangeAt(at(3, walk, frame) + QPoint(aside, 0));
        return hit && hit->ref == RangeRef{walk, {20, 60}} ? hit->zone : TimelineZone::Outside;
    };
    QCOMPARE(zoneAt(20, -4), TimelineZone::StartEdge);
    QCOMPARE(zoneAt(20, 4), TimelineZone::StartEdge);
    QCOMPARE(zoneAt(40, 0), TimelineZone::Body);
    QCOMPARE(zoneAt(60, -4), TimelineZone::StopEdge);
    QCOMPARE(zoneAt(60, 4), TimelineZone::StopEdge);
    QCOMPARE(zoneAt(20, -9), TimelineZone::Outside);
    QCOMPARE(zoneAt(60, 9), TimelineZone::Outside);
}

void tst_WallRanges::linesTellTagsApart()
{
    const QPoint ofWalk = at(3, walk, 55), ofRun = at(3, run, 55);
    QVERIFY(ofWalk.y() != ofRun.y());
    QCOMPARE(m_wall->rangeAt(ofWalk)->ref.tag, walk);
    QCOMPARE(m_wall->rangeAt(ofRun)->ref.tag, run);
    m_wall->setRowHeight(20); // twelve tags have no lines of their own in it
    std::vector<WallTag> many{
        {"Walk", Qt::gray, false}, {"Run", Qt::gray, false}, {"Step", Qt::gray, false, true}};
    for (int i = 0; i < 9; ++i) many.push_back({QString::number(i), Qt::gray, false});
    m_wall->setTags(many);
    QCOMPARE(at(3, walk, 55).y(), at(3, run, 55).y());
    QCOMPARE(m_wall->rangeAt(at(3, walk, 53))->ref.tag, walk); // it is painted over the other
    QCOMPARE(m_wall->rangeAt(at(3, walk, 90))->ref.tag, run);
}

void tst_WallRanges::aPointIsAPin()
{
    const auto hit = m_wall->rangeAt(at(3, step, 80) + QPoint(5, 0));
    QVERIFY(hit.has_value());
    QCOMPARE(hit->zone, TimelineZone::Body);
}

void tst_WallRanges::hiddenTagsAreNotFound()
{
    const QPoint place = at(3, walk, 30);
    QVERIFY(m_wall->rangeAt(place).has_value());
    m_wall->setTags({{"Walk", Qt::gray, true}, {"Run", Qt::gray, true}, {"Step", Qt::gray, true, true}});
    QVERIFY(!m_wall->rangeAt(place).has_value());
}

void tst_WallRanges::rowsThatAreTooLowGrabNothing()
{
    for (const int height : {1, 4, 8}) {
        m_wall->setRowHeight(height);
        QCoreApplication::processEvents();
        const QPoint top = m_wall->placeOf(ClipId(3), 40);
        for (int y = -height; y <= height; ++y) QVERIFY(!m_wall->rangeAt(top + QPoint(0, y)).has_value());
    }
}

void tst_WallRanges::withoutASourceNothingIsGrabbed()
{
    m_wall->setRangeSource({});
    QVERIFY(!m_wall->rangeAt(at(3, walk, 40)).has_value());
    drag(at(3, walk, 40), at(3, walk, 80));
    QVERIFY(!m_wall->selected().empty());
}

void tst_WallRanges::anEdgeIsDragged()
{
    drag(at(3, walk, 60), at(3, walk, 75));
    const auto moved = last<MoveEdge>();
    QVERIFY(moved.has_value());
    QCOMPARE(moved->original, (RangeRef{walk, {20, 60}}));
    QCOMPARE(moved->edge, Edge::Stop);
    QVERIFY(std::abs(moved->to - 75) <= 1);
    QVERIFY(moved->isFinal);
    QVERIFY(m_wall->selected().empty());
    QCOMPARE(last<SelectRanges>()->selection, (std::vector<RangeRef>{{walk, {20, moved->to}}}));
    QCOMPARE(last<PreviewFrame>()->frame, std::nullopt); // the figure is at the playhead again
    for (const auto& [request, gesture] : m_asked) QCOMPARE(gesture, 101);
}

void tst_WallRanges::theBodyIsDragged()
{
    drag(at(3, run, 75), at(3, run, 60));
    const auto moved = last<MoveRanges>();
    QVERIFY(moved.has_value());
    QCOMPARE(moved->originals, (std::vector<RangeRef>{{run, {50, 100}}}));
    QVERIFY2(std::abs(moved->by + 15) <= 1, qPrintable(QString::number(moved->by)));
    QVERIFY(moved->isFinal);
}

void tst_WallRanges::aDragOpensTheClipInItsPlace()
{
    m_wall->resize(1100, 90); // the row of clip 4 is below the others
    QCoreApplication::processEvents();
    m_wall->reveal(ClipId(3), 0);
    m_wall->setCurrentClip(ClipId(0));
    QCoreApplication::processEvents();
    m_wall->reveal(ClipId(4), 0);
    const QPoint from = at(4, walk, 70);
    press(from);
    QCOMPARE(m_open, ClipId()); // a press alone opens nothing
    move(from + QPoint(20, 0));
    QCOMPARE(m_open, ClipId(4));
    QCOMPARE(at(4, walk, 70), from); // it was not scrolled away from the mouse
    release(from + QPoint(20, 0));
    QVERIFY(last<MoveEdge>().has_value());
}

void tst_WallRanges::edgesSnapUnlessAltIsHeld()
{
    m_isSnapping = true;
    const QPoint nearRun = at(3, walk, 50) + QPoint(4, 0); // the start of Run is at 50
    drag(at(3, walk, 60), nearRun);
    QCOMPARE(last<MoveEdge>()->to, 50);
    drag(at(3, walk, 60), nearRun, Qt::AltModifier);
    QVERIFY(last<MoveEdge>()->to != 50);
}

void tst_WallRanges::escapeTakesTheDragBack()
{
    press(at(3, walk, 60));
    move(at(3, walk, 80));
    QVERIFY(m_wall->isDraggingRange());
    QKeyEvent override(QEvent::ShortcutOverride, Qt::Key_Escape, {});
    override.ignore();
    QCoreApplication::sendEvent(m_wall.get(), &override);
    QVERIFY(override.isAccepted()); // before any shortcut of the window
    QTest::keyClick(m_wall.get(), Qt::Key_Escape);
    QVERIFY(!m_wall->isDraggingRange());
    QVERIFY(last<CancelGesture>().has_value());
    QVERIFY(last<SelectRanges>()->selection.empty()); // as it was before
    const std::size_t asked = m_asked.size();
    move(at(3, walk, 90));
    release(at(3, walk, 90));
    QCOMPARE(m_asked.size(), asked);
    QVERIFY(m_wall->selected().empty());
}

void tst_WallRanges::refusedRangesStay()
{
    m_mayEdit = false;
    drag(at(3, walk, 60), at(3, walk, 80));
    QVERIFY(!last<MoveEdge>().has_value());
    QVERIFY(!m_wall->isDraggingRange());
    QVERIFY(m_wall->selected().empty()); // nor does it become a marquee
}

void tst_WallRanges::shiftDragsAMarquee()
{
    drag(at(3, walk, 40), at(4, walk, 60), Qt::ShiftModifier);
    QVERIFY(m_asked.empty());
    QCOMPARE(m_wall->selected().size(), std::size_t(2));
}

void tst_WallRanges::besideRangesADragIsAMarquee()
{
    drag(at(3, walk, 110), at(3, walk, 119));
    QVERIFY(m_asked.empty());
    QCOMPARE(m_wall->selected().size(), std::size_t(1));
}

/// It would be all edge; a click still selects it.
void tst_WallRanges::aDragFromANarrowRangeIsAMarquee()
{
    std::vector<LibraryRow> rows = clipsOfTwoFolders();
    rows[3].bars = {{QColor(128, 128, 128), 0, {{30, 31}, {60, 90}}, walk}};
    m_model->setRows(std::move(rows));
    const double frame = (at(3, walk, 90).x() - at(3, walk, 60).x()) / 30.0;
    QVERIFY2(frame < 6, qPrintable(QString::number(frame)));
    const QPoint narrow = at(3, walk, 30.5);
    move(narrow, {}, Qt::NoButton);
    QCOMPARE(paper()->cursor().shape(), Qt::ArrowCursor);
    drag(narrow, at(3, walk, 50));
    QVERIFY(m_asked.empty());
    QCOMPARE(m_wall->selected().size(), std::size_t(1));
    QTest::mouseClick(paper(), Qt::LeftButton, {}, narrow);
    QCOMPARE(m_wall->selectedRanges(), (std::vector<WallSelectedRanges>{{ClipId(3), {{walk, {30, 31}}}}}));
    m_asked.clear();
    drag(at(3, walk, 90), at(3, walk, 95)); // one that is wide enough has edges
    QVERIFY(last<MoveEdge>().has_value());
}

void tst_WallRanges::theTextOfASelectionHidesNoRow()
{
    const QPoint from = at(4, walk, 80), to = at(4, walk, 90);
    const auto beside = [&] { // behind the selection's end, and all of the row
        const QImage picture = paper()->grab().toImage();
        const double ratio = picture.devicePixelRatio();
        const QRect place(to.x() + 8, from.y() - 10, 120, 20);
        return picture.copy(QRectF(place.topLeft() * ratio, QSizeF(place.size()) * ratio).toRect());
    };
    m_wall->setCurrentClip(ClipId(3));
    const QImage before = beside();
    drag(from, to);
    QVERIFY(!m_wall->selectionText().isEmpty());
    QVERIFY(beside() == before);
}

void tst_WallRanges::controlDragLeavesACopy()
{
    drag(at(3, walk, 40), at(3, walk, 90), Qt::ControlModifier);
    QVERIFY(!last<MoveRanges>().has_value());
    QVERIFY(last<DuplicateRanges>().has_value());
}

void tst_WallRanges::aClickSelects()
{
    QTest::mouseClick(paper(), Qt::LeftButton, {}, at(3, walk, 40));
    QCOMPARE(m_open, ClipId(3));
    QCOMPARE(m_wall->selectedRanges(), (std::vector<WallSelectedRanges>{{ClipId(3), {{walk, {20, 60}}}}}));
    QCOMPARE(last<ActivateLane>()->tag, walk);
    const QImage selected = m_wall->grab().toImage();
    QTest::mouseClick(paper(), Qt::LeftButton, Qt::ControlModifier, at(3, run, 90));
    QCOMPARE(m_wall->selectedRanges().front().ranges.size(), std::size_t(2));
    QVERIFY(m_wall->grab().toImage() != selected); // it is outlined
}

void tst_WallRanges::aClickBesideDropsTheSelection()
{
    QTest::mouseClick(paper(), Qt::LeftButton, {}, at(3, walk, 40));
    QTest::mouseClick(paper(), Qt::LeftButton, {}, QPoint(20, at(3, walk, 40).y()));
    QVERIFY(!m_wall->selectedRanges().empty()); // the columns say nothing of ranges
    QTest::mouseClick(paper(), Qt::LeftButton, {}, at(3, walk, 110));
    QVERIFY(m_wall->selectedRanges().empty());
    QTest::mouseClick(paper(), Qt::LeftButton, {}, at(3, walk, 40));
    QTest::keyClick(m_wall.get(), Qt::Key_Escape);
    QVERIFY(m_wall->selectedRanges().empty());
}

void tst_WallRanges::theDraggedRowStaysWhileOthersMove()
{
    RowArrangement byHits;
    byHits.order = RowOrder::MatchedFrames;
    m_model->setArrangement(byHits);
    m_model->setAnswer(answerOver({{3, {20, 60}}, {4, {40, 45}}}));
    QCoreApplication::processEvents();
    const QPoint from = at(3, walk, 60), to = at(3, walk, 30);
    press(from);
    move(to);
    m_model->setAnswer(answerOver({{3, {20, 22}}, {4, {40, 45}}})); // clip 4 comes before it
    QCoreApplication::processEvents();
    QCOMPARE(at(3, walk, 30).y(), to.y());
    release(to);
    QCoreApplication::processEvents();
    QVERIFY(at(3, walk, 30).y() != to.y());
}

void tst_WallRanges::anotherClipEndsTheDrag()
{
    press(at(3, walk, 60));
    move(at(3, walk, 80));
    m_open = ClipId(0);
    m_wall->setCurrentClip(ClipId(0));
    QVERIFY(!m_wall->isDraggingRange());
    QVERIFY(last<CancelGesture>().has_value());
    release(at(3, walk, 80));
    QCOMPARE(m_open, ClipId(0));
}

void tst_WallRanges::cursorsTellWhatIsGrabbed()
{
    move(at(3, walk, 60), {}, Qt::NoButton);
    QCOMPARE(paper()->cursor().shape(), Qt::SizeHorCursor);
    move(at(3, walk, 40), {}, Qt::NoButton);
    QCOMPARE(paper()->cursor().shape(), Qt::ArrowCursor);
    press(at(3, walk, 40));
    move(at(3, walk, 70));
    QCOMPARE(paper()->cursor().shape(), Qt::SizeAllCursor);
    release(at(3, walk, 70));
    QCOMPARE(paper()->cursor().shape(), Qt::ArrowCursor);
}

void tst_WallRanges::whatIsUnderTheMouseIsSaid()
{
    QSignalSpy said(m_wall.get(), &WallView::hoverTextChanged);
    move(at(3, walk, 40), {}, Qt::NoButton);
    QCOMPARE(said.size(), 1);
    const QString text = said[0][0].toString();
    QVERIFY2(text.contains("Walk") && text.contains("20 – 60") && text.contains("Shift"), qPrintable(text));
    move(at(3, walk, 110), {}, Qt::NoButton);
    QCOMPARE(said.back()[0].toString(), QString());
}

QTEST_MAIN(tst_WallRanges)
#include "tst_WallRanges.moc"
