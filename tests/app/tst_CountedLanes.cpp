// Instances of a counted tag on the timeline: drawn over one another, in rows, edited one by one, by real
// mouse and keys in the real window.

#include "core/tags/sheet/InstanceEdits.h"
#include "tests/app/TimelineStage.h"

#include <QTest>

using namespace tagline;
using namespace tagline::test;

namespace {

TagInstance hit(Frame start, Frame stop, const char* hand = nullptr)
{
    TagInstance instance{{start, stop}};
    if (hand) instance.values.push_back({"hand", std::string(hand)});
    return instance;
}

using Instances = std::vector<TagInstance>;

} // namespace

class tst_CountedLanes : public QObject, private TimelineStage
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        open();
        TagDefinition definition;
        definition.name = "Punch";
        definition.isCounted = true;
        m_app->document().defineTag(definition, "Define");
        QCoreApplication::processEvents();
    }
    void init() { clear(); }
    void whatIsDrawnOverAnotherIsOneMore();
    void eachRowHasItsOwn();
    void anEdgeIsThatOfOne();
    void aNudgedEdgeGoesPastAnother();
    void deletingTakesOne();
    void draggingMovesOne();
    void upAndDownGoFromTagToTag();

private:
    void giveInstances(const Instances& instances)
    {
        m_app->document().changeSheets({{m_clip, TagSheet().withInstances(tag("Punch"), instances)}}, "give");
        QCoreApplication::processEvents();
    }
    Instances instances()
    {
        const auto there = library().clip(m_clip).sheet.instances(tag("Punch"));
        return {there.begin(), there.end()};
    }
    int firstRow() { return laneOf(timeline().content(), tag("Punch")); }
    /// Where a frame of a row is, in the view.
    QPoint inRow(int row, double frame)
    {
        const TimelineGeometry& geometry = timeline().geometryOfView();
        const int lane = firstRow() + row;
        return {int(std::lround(geometry.x(frame))),
                int(geometry.laneTop(lane) + geometry.laneHeightOf(lane) / 2)};
    }
    void reveal()
    {
        workspace().setActiveTag(tag("Punch"));
        QCoreApplication::processEvents();
    }
};

void tst_CountedLanes::whatIsDrawnOverAnotherIsOneMore()
{
    reveal();
    drag(inRow(0, 10), inRow(0, 30));
    QCOMPARE(instances(), (Instances{hit(10, 30)}));
    reveal();
    drag(inRow(0, 50), inRow(0, 20));
    QCOMPARE(instances(), (Instances{hit(10, 30), hit(20, 50)}));
    QCOMPARE(rowCount(timeline().content(), firstRow()), 2);
    QCOMPARE(workspace().selection(), (std::vector<RangeRef>{{tag("Punch"), {20, 50}}}));
    m_app->document().editSheet(m_clip, "give", 0, [this](const TagSheet& sheet) {
        return withInstanceAdded(sheet, tag("Punch"), hit(60, 80, "left"), 300);
    });
    QCoreApplication::processEvents();
    keepPicture(m_app->window(), "counted-lanes");
    undo().undo();
    undo().undo();
    QCOMPARE(instances(), (Instances{hit(10, 30)}));
    undo().redo();
    QCOMPARE(instances().size(), std::size_t(2));
}

void tst_CountedLanes::eachRowHasItsOwn()
{
    giveInstances({hit(10, 30, "left"), hit(20, 50), hit(30, 40), hit(50, 55)});
    const auto& lanes = timeline().content().lanes;
    const TimelineLane& first = lanes[std::size_t(firstRow())];
    const TimelineLane& second = lanes[std::size_t(firstRow()) + 1];
    QCOMPARE(Ranges(first.ranges.begin(), first.ranges.end()), (Ranges{{10, 30}, {30, 40}, {50, 55}}));
    QCOMPARE(Ranges(second.ranges.begin(), second.ranges.end()), (Ranges{{20, 50}}));
    QCOMPARE(first.texts, (QStringList{"Punch: hand left", "Punch", "Punch"}));
    QVERIFY(second.isPart && second.tag == first.tag);
    giveInstances({});
    QCOMPARE(rowCount(timeline().content(), firstRow()), 1);
}

void tst_CountedLanes::anEdgeIsThatOfOne()
{
    giveInstances({hit(10, 30, "left"), hit(20, 50)});
    reveal();
    drag(inRow(1, 50) - QPoint(2, 0), inRow(1, 60) - QPoint(2, 0));
    QCOMPARE(instances(), (Instances{hit(10, 30, "left"), hit(20, 60)}));
    reveal();
    drag(inRow(0, 30) - QPoint(2, 0), inRow(0, 45) - QPoint(2, 0));
    QCOMPARE(instances(), (Instances{hit(10, 45, "left"), hit(20, 60)}));
    QCOMPARE(workspace().selection(), (std::vector<RangeRef>{{tag("Punch"), {10, 45}}}));
}

/// One that comes to lie where another is stays one of two, and the other stays where it is.
void tst_CountedLanes::aNudgedEdgeGoesPastAnother()
{
    const auto nudge = [this](const std::vector<RangeRef>& selection, int times) {
        reveal();
        workspace().setSelection(selection);
        QCoreApplication::processEvents();
        for (int i = 0; i < times; ++i) {
            key(Qt::Key_Greater);
            QCoreApplication::processEvents();
        }
    };
    giveInstances({hit(10, 20), hit(10, 22)});
    nudge({{tag("Punch"), {10, 20}}}, 3);
    QCOMPARE(instances(), (Instances{hit(10, 22), hit(10, 23)}));
    QCOMPARE(workspace().selection(), (std::vector<RangeRef>{{tag("Punch"), {10, 23}}}));
    undo().undo();
    QCOMPARE(instances(), (Instances{hit(10, 20), hit(10, 22)}));
    giveInstances({hit(10, 20, "left"), hit(10, 22, "right")});
    nudge({{tag("Punch"), {10, 20}}}, 3);
    QCOMPARE(instances(), (Instances{hit(10, 22, "right"), hit(10, 23, "left")}));
    giveInstances({hit(10, 20, "left"), hit(10, 21, "right")});
    nudge({{tag("Punch"), {10, 20}}, {tag("Punch"), {10, 21}}}, 2);
    QCOMPARE(instances(), (Instances{hit(10, 22, "left"), hit(10, 23, "right")}));
}

void tst_CountedLanes::deletingTakesOne()
{
    giveInstances({hit(10, 30, "left"), hit(20, 50)});
    reveal();
    QTest::mouseClick(view(), Qt::LeftButton, {}, inRow(1, 40));
    QCOMPARE(workspace().selection(), (std::vector<RangeRef>{{tag("Punch"), {20, 50}}}));
    key(Qt::Key_Delete);
    QCOMPARE(instances(), (Instances{hit(10, 30, "left")}));
}

void tst_CountedLanes::draggingMovesOne()
{
    giveInstances({hit(10, 30, "left"), hit(20, 50)});
    reveal();
    drag(inRow(0, 15), inRow(0, 25));
    QCOMPARE(instances(), (Instances{hit(20, 40, "left"), hit(20, 50)}));
}

void tst_CountedLanes::upAndDownGoFromTagToTag()
{
    giveInstances({hit(10, 30), hit(20, 50), hit(22, 28)});
    reveal();
    key(Qt::Key_Up);
    QCoreApplication::processEvents();
    const TagId above = workspace().activeTag();
    key(Qt::Key_Down);
    QCoreApplication::processEvents();
    QVERIFY(above != tag("Punch"));
    QCOMPARE(workspace().activeTag(), tag("Punch"));
    key(Qt::Key_Down);
    QCoreApplication::processEvents();
    key(Qt::Key_Up);
    QCoreApplication::processEvents();
    QCOMPARE(workspace().activeTag(), tag("Punch"));
}

QTEST_MAIN(tst_CountedLanes)
#include "tst_CountedLanes.moc"
