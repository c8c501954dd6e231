#include "core/tags/sheet/TagSheet.h"
#include "tests/core/tags/AuthoredDrawing.h"
#include "tests/support/RangeDrawing.h"

#include <QTest>

using namespace tagline;
using tagline::test::authored;
using tagline::test::drawn;

namespace {

constexpr TagId run(3);
constexpr TagId walk(1);

} // namespace

class tst_TagSheet : public QObject
{
    Q_OBJECT

private slots:
    void lanesStandInOrder();
    void rangesAreSorted();
    void noRangesRemoveTheLane();
    void framesAreJoinedAndCut();
    void lastStopLooksAtProperties();
    void equalByValue();
    void unchangedLanesAreShared();
    void copiesShareTheirLanesUntilOneIsChanged();
    void movedFromIsEmpty();
    void tagsOfAFrame();
};

void tst_TagSheet::lanesStandInOrder()
{
    const TagSheet sheet = TagSheet()
                               .withRanges(run, authored("aa"))
                               .withRanges(walk, authored("..a"))
                               .withProperty("terrain", {{{0, 2}, std::string("gravel")}})
                               .withProperty("intensity", {{{0, 2}, 0.5}});
    QCOMPARE(sheet.lanes().size(), 2u);
    QCOMPARE(sheet.lanes()[0].tag, walk);
    QCOMPARE(sheet.properties()[0].name, std::string("intensity"));
    QCOMPARE(sheet.rangeCount(), 4u);
    QCOMPARE(sheet.ranges(TagId(2)).size(), 0u);
    QCOMPARE(sheet.property("weather").size(), 0u);
    QCOMPARE(*sheet.property("terrain")[0].value, PropertyValue(std::string("gravel")));
}

void tst_TagSheet::rangesAreSorted()
{
    const TagSheet sheet = TagSheet().withRanges(run, {{5, 7}, {0, 2}, {2, 5}});
    QCOMPARE(drawn(sheet.ranges(run), 8), QString("aabbbcc."));
}

void tst_TagSheet::noRangesRemoveTheLane()
{
    const TagSheet sheet = TagSheet().withRanges(run, authored("aa")).withProperty("p", {{{0, 2}, true}});
    QVERIFY(!sheet.isEmpty());
    QVERIFY(sheet.withRanges(run, {}).withProperty("p", {}).isEmpty());
    QCOMPARE(sheet.withRanges(walk, {}), sheet);
}

void tst_TagSheet::framesAreJoinedAndCut()
{
    const TagSheet sheet = test::sheetOf(run, "aabb..ccdd");
    QCOMPARE(QString::fromStdString(test::drawing(sheet.frames(run, 9), 10)), QString("####..###."));
    QCOMPARE(sheet.frames(run, 6).size(), 1u);
    QVERIFY(sheet.frames(walk, 9).isEmpty());
}

void tst_TagSheet::lastStopLooksAtProperties()
{
    QCOMPARE(TagSheet().lastStop(), 0);
    const TagSheet sheet = test::sheetOf(run, "aa..bb");
    QCOMPARE(sheet.lastStop(), 6);
    QCOMPARE(sheet.withProperty("p", {{{4, 9}, 1.0}}).lastStop(), 9);
}

void tst_TagSheet::equalByValue()
{
    QCOMPARE(test::sheetOf(run, "aabb"), test::sheetOf(run, "aabb"));
    QVERIFY(!(test::sheetOf(run, "aabb") == test::sheetOf(run, "aaaa")));
    QVERIFY(!(test::sheetOf(run, "aabb") == test::sheetOf(walk, "aabb")));
    const TagSheet one = TagSheet().withProperty("p", {{{0, 2}, 1.0}});
    QVERIFY(!(one == TagSheet().withProperty("p", {{{0, 2}, true}})));
    QVERIFY(!(one == TagSheet()));
}

void tst_TagSheet::unchangedLanesAreShared()
{
    const TagSheet sheet = test::sheetOf(run, "aabb").withRanges(walk, authored("a"));
    const TagSheet changed = sheet.withRanges(walk, authored(".a"));
    QCOMPARE(changed.ranges(run).data(), sheet.ranges(run).data());
    QVERIFY(changed.ranges(walk).data() != sheet.ranges(walk).data());
}

/// Of thousands of clips, two sheets each are held.
void tst_TagSheet::copiesShareTheirLanesUntilOneIsChanged()
{
    const TagSheet sheet = test::sheetOf(run, "aabb").withState({ClipStage::Done, "ana"});
    TagSheet copy = sheet;
    QCOMPARE(copy.lanes().data(), sheet.lanes().data());
    copy = copy.withRanges(walk, authored("a"));
    QCOMPARE(sheet.lanes().size(), 1u);
    QCOMPARE(copy.lanes().size(), 2u);
    copy = sheet.withState({ClipStage::Begun, "eva"});
    QCOMPARE(sheet.state().by, std::string("ana"));
    QCOMPARE(copy.state().by, std::string("eva"));
}

void tst_TagSheet::movedFromIsEmpty()
{
    TagSheet sheet = test::sheetOf(run, "aabb");
    const TagSheet taken = std::move(sheet);
    QVERIFY(sheet.isEmpty() && sheet.lanes().empty());
    QVERIFY(!taken.isEmpty());
}

void tst_TagSheet::tagsOfAFrame()
{
    const TagSheet sheet = TagSheet().withRanges(run, {{2, 4}, {4, 6}, {9, 12}}).withRanges(walk, {{0, 3}});
    using Tags = std::vector<TagId>;
    QCOMPARE(sheet.tagsAt(-1), Tags());
    QCOMPARE(sheet.tagsAt(0), Tags({walk}));
    QCOMPARE(sheet.tagsAt(2), Tags({walk, run}));
    for (const Frame frame : {3, 4, 5, 9, 11}) QCOMPARE(sheet.tagsAt(frame), Tags({run}));
    for (const Frame frame : {6, 8, 12, 100}) QCOMPARE(sheet.tagsAt(frame), Tags());
    QCOMPARE(TagSheet().tagsAt(0), Tags());
}

QTEST_APPLESS_MAIN(tst_TagSheet)
#include "tst_TagSheet.moc"
