// Counted tags: their instances in a sheet, edits, merging, and the index that queries ask.

#include "core/tags/index/InstanceIndex.h"
#include "core/tags/sheet/ChangedSets.h"
#include "core/tags/sheet/OverlapPolicies.h"
#include "core/tags/sheet/RangeEdits.h"
#include "core/tags/sheet/SourceChangeEdits.h"
#include "core/tags/sheet/TagMerge.h"
#include "core/tags/sheet/TagMirror.h"
#include "core/tags/sheet/instances/InstanceEdits.h"

#include <QTest>

#include <algorithm>

using namespace tagline;

namespace {

constexpr TagId punch(3);
constexpr TagId kick(4);

/// An instance, with the value "hand" where one is given.
TagInstance hit(Frame start, Frame stop, const char* hand = nullptr)
{
    TagInstance instance{{start, stop}};
    if (hand) instance.values.push_back({"hand", std::string(hand)});
    return instance;
}

TagSheet counted(std::vector<TagInstance> instances) { return TagSheet().withInstances(punch, instances); }

std::vector<TagInstance> instancesIn(const TagSheet& sheet, TagId tag = punch)
{
    return {sheet.instances(tag).begin(), sheet.instances(tag).end()};
}

std::vector<FrameRange> rangesIn(const TagSheet& sheet, TagId tag = punch)
{
    return {sheet.ranges(tag).begin(), sheet.ranges(tag).end()};
}

using Instances = std::vector<TagInstance>;
using Ranges = std::vector<FrameRange>;

/// A clip of 100 frames with instances of Punch and of Kick, which rule each other out, after Kick was drawn.
TagSheet drawnOver(OverlapPolicy policy, Instances punches, Instances kicks, FrameRange drawn)
{
    TagVocabulary vocabulary;
    vocabulary.setGroups({{"Strike", policy, Exclusiveness::AtMostOne, {}}});
    for (const char* name : {"A", "B", "C", "Punch", "Kick"}) {
        TagDefinition definition;
        definition.name = name;
        if (vocabulary.size() >= punch.value) definition.group = "Strike";
        vocabulary.define(definition);
    }
    const TagSheet before = counted(std::move(punches)).withInstances(kick, std::move(kicks));
    return withOverlapsSettled(before, withRangeAdded(before, kick, drawn, 100), vocabulary, 100);
}

} // namespace

class tst_Instances : public QObject
{
    Q_OBJECT

private slots:
    void theyStandInOrderAndTheirFramesAreTheTags();
    void aTagIsCountedAndCountedNoMore();
    void editsOfRangesAreEditsOfInstances();
    void aReferenceNamesAllOfItsExtent();
    void aReferenceToFramesNamesAllInThem();
    void extentsChangeAtOnce();
    void valuesAreSetAndTakenAway();
    void editsLeaveTheValuesOfOthersWhereTheyLie_data();
    void editsLeaveTheValuesOfOthersWhereTheyLie();
    void valuesThatAreSharedNeverChange();
    void editsOfFramesCutAndGrowThem();
    void rangesThatMoveTakeThemAlong();
    void rivalsThatArePushedKeepTheirValues();
    void rivalsThatAreShiftedKeepTheirValues();
    void tagsTakeThemOver();
    void aMixedSelectionIsTakenOverByEach();
    void mirroredOnesSayTheOtherSide();
    void theyFollowAChangedClip();
    void setsThatDifferAreFound();
    void oneSideCountsATag_data();
    void oneSideCountsATag();
    void theIndexKnowsExtentsAndWhereTwoDiffer();
    void theIndexKeepsHowManyMoreThereAreThanRanges();
    void theIndexKnowsWhichValuesThereAre();
};

void tst_Instances::theyStandInOrderAndTheirFramesAreTheTags()
{
    const TagSheet sheet =
        counted({hit(25, 40), hit(12, 31, "right"), hit(12, 31, "left"), hit(40, 52), hit(25, 40)});
    QCOMPARE(instancesIn(sheet),
             (Instances{hit(12, 31, "left"), hit(12, 31, "right"), hit(25, 40), hit(40, 52)}));
    QCOMPARE(rangesIn(sheet), (Ranges{{12, 40}, {40, 52}}));
    QCOMPARE(sheet.lastStop(), 52);
    QVERIFY(sheet.isCounted(punch) && !sheet.isCounted(kick));
    QVERIFY(!(sheet == TagSheet().withRanges(punch, {{12, 40}, {40, 52}})));
    QVERIFY(!(sheet == counted({hit(12, 31, "left"), hit(12, 31), hit(25, 40), hit(40, 52)})));
    QVERIFY(sheet.withInstances(punch, {}).isEmpty());
    QVERIFY(sheet.withRanges(punch, {}).isEmpty());
    QVERIFY(sheet.withRanges(punch, {}).instanceLanes().empty());
    // Without a value at all, texts, numbers, truths.
    QVERIFY(hit(0, 1) < hit(0, 1, "left"));
    QVERIFY((TagInstance{{0, 1}, {{"a", std::string("z")}}}) < (TagInstance{{0, 1}, {{"a", 1.0}}}));
    QVERIFY((TagInstance{{0, 1}, {{"a", 2.0}}}) < (TagInstance{{0, 1}, {{"a", false}}}));
    QVERIFY((TagInstance{{0, 1}, {{"a", 2.0}}}) < (TagInstance{{0, 1}, {{"b", 1.0}}}));
}

void tst_Instances::aTagIsCountedAndCountedNoMore()
{
    const TagSheet drawn = TagSheet().withRanges(punch, {{0, 4}, {4, 9}}).withRanges(kick, {{1, 2}});
    const TagSheet sheet = drawn.withCounted(punch, true);
    QCOMPARE(instancesIn(sheet), (Instances{hit(0, 4), hit(4, 9)}));
    QVERIFY(sheet.withCounted(punch, true) == sheet);
    QVERIFY(sheet.withCounted(punch, false) == drawn);
    QCOMPARE(rangesIn(counted({hit(0, 4), hit(2, 9)}).withCounted(punch, false)), (Ranges{{0, 9}}));
    QVERIFY(TagSheet().withCounted(punch, true) == TagSheet());

    TagVocabulary vocabulary;
    for (const char* name : {"Punch", "Kick"}) {
        TagDefinition definition;
        definition.name = name;
        definition.isCounted = std::string(name) == "Punch";
        vocabulary.define(definition);
    }
    const TagId ours = *vocabulary.find("Punch"), other = *vocabulary.find("Kick");
    const TagSheet plain = TagSheet().withRanges(ours, {{0, 4}}).withRanges(other, {{0, 4}});
    QVERIFY(withCountedLanes(plain, vocabulary).isCounted(ours));
    QVERIFY(!withCountedLanes(plain, vocabulary).isCounted(other));
    QVERIFY(withNewLanesCounted({}, plain, vocabulary).isCounted(ours));
    QVERIFY(!withNewLanesCounted(plain, plain.withRanges(ours, {{0, 5}}), vocabulary).isCounted(ours));
    // What sidecars say of a tag that no library file defines is left to them.
    TagDefinition found;
    found.name = "Found";
    found.isCounted = true;
    found.isRegistered = false;
    const TagId unregistered = vocabulary.define(found);
    const TagSheet ofFound = TagSheet().withRanges(unregistered, {{0, 4}});
    QVERIFY(!withCountedLanes(ofFound, vocabulary).isCounted(unregistered));
    QVERIFY(withNewLanesCounted({}, ofFound, vocabulary).isCounted(unregistered));
}

void tst_Instances::editsOfRangesAreEditsOfInstances()
{
    const TagSheet sheet = counted({hit(12, 31, "left"), hit(25, 40)});
    QCOMPARE(instancesIn(withRangeAdded(sheet, punch, {20, 30}, 60)),
             (Instances{hit(12, 31, "left"), hit(20, 30), hit(25, 40)}));
    QCOMPARE(instancesIn(withRangeAdded(sheet, punch, {40, 70}, 60)),
             (Instances{hit(12, 31, "left"), hit(25, 40), hit(40, 60)}));
    QCOMPARE(instancesIn(withEdgeMoved(sheet, {punch, {12, 31}}, Edge::Stop, 45, 60)),
             (Instances{hit(12, 45, "left"), hit(25, 40)}));
    QCOMPARE(instancesIn(withEdgeMoved(sheet, {punch, {25, 40}}, Edge::Start, 90, 60)),
             (Instances{hit(12, 31, "left"), hit(39, 40)}));
    QCOMPARE(instancesIn(withRangeReplaced(sheet, {punch, {25, 40}}, {0, 5}, 60)),
             (Instances{hit(0, 5), hit(12, 31, "left")}));
    QCOMPARE(instancesIn(withRangeSplit(sheet, {punch, {12, 31}}, 20)),
             (Instances{hit(12, 20, "left"), hit(20, 31, "left"), hit(25, 40)}));
    QCOMPARE(instancesIn(withFramesErased(sheet, punch, {20, 27})),
             (Instances{hit(12, 20, "left"), hit(27, 31, "left"), hit(27, 40)}));
    const RangeRef both[] = {{punch, {12, 31}}, {punch, {25, 40}}};
    QCOMPARE(instancesIn(withRangesMoved(sheet, both, 99, 60)),
             (Instances{hit(32, 51, "left"), hit(45, 60)}));
    QCOMPARE(instancesIn(withRangesMoved(sheet, {both, 1}, 2, 60)),
             (Instances{hit(14, 33, "left"), hit(25, 40)}));
    QCOMPARE(instancesIn(withRangesMerged(sheet, both)), (Instances{hit(12, 40, "left")}));
    QCOMPARE(instancesIn(withSingleFrames(sheet, punch)), (Instances{hit(12, 13, "left"), hit(25, 26)}));
    QCOMPARE(instancesIn(withRangesRemoved(sheet, {both, 1})), (Instances{hit(25, 40)}));
    QVERIFY(withRangesRemoved(sheet, both).isEmpty());
    const RangeRef absent{punch, {12, 39}};
    QVERIFY(withRangesRemoved(sheet, {&absent, 1}) == sheet);
    QVERIFY(withRangeSplit(sheet, absent, 20) == sheet);
}

void tst_Instances::aReferenceNamesAllOfItsExtent()
{
    const TagSheet sheet = counted({hit(5, 9, "left"), hit(5, 9, "right"), hit(6, 9)});
    const RangeRef ref{punch, {5, 9}};
    QCOMPARE(instancesIn(withRangesRemoved(sheet, {&ref, 1})), (Instances{hit(6, 9)}));
    QCOMPARE(instancesIn(withEdgeMoved(sheet, ref, Edge::Stop, 20, 30)),
             (Instances{hit(5, 20, "left"), hit(5, 20, "right"), hit(6, 9)}));
}

/// The wall and the strips know the tag's frames alone.
void tst_Instances::aReferenceToFramesNamesAllInThem()
{
    const TagSheet sheet = counted({hit(12, 31, "left"), hit(25, 40), hit(50, 55)});
    const RangeRef both{punch, {12, 40}};
    QCOMPARE(namedRanges(sheet, {&both, 1}), (std::vector<RangeRef>{{punch, {12, 31}}, {punch, {25, 40}}}));
    QCOMPARE(instancesIn(withRangesRemoved(sheet, {&both, 1})), (Instances{hit(50, 55)}));
    QCOMPARE(instancesIn(withRangesMoved(sheet, {&both, 1}, -2, 60)),
             (Instances{hit(10, 29, "left"), hit(23, 38), hit(50, 55)}));
    QCOMPARE(instancesIn(withEdgeMoved(sheet, both, Edge::Stop, 45, 60)),
             (Instances{hit(12, 31, "left"), hit(25, 45), hit(50, 55)}));
    QCOMPARE(instancesIn(withEdgeMoved(sheet, both, Edge::Start, 28, 60)),
             (Instances{hit(28, 31, "left"), hit(28, 40), hit(50, 55)}));
    QCOMPARE(instancesIn(withRangeSplit(sheet, both, 28)),
             (Instances{hit(12, 28, "left"), hit(25, 28), hit(28, 31, "left"), hit(28, 40), hit(50, 55)}));
    QCOMPARE(instancesIn(withRangesMerged(sheet, {&both, 1})), (Instances{hit(12, 40, "left"), hit(50, 55)}));
}

/// None is taken for another where it came to lie.
void tst_Instances::extentsChangeAtOnce()
{
    const TagSheet sheet = counted({hit(0, 10, "left"), hit(0, 11, "right")});
    const ExtentChange longer[] = {{{punch, {0, 10}}, {0, 11}}, {{punch, {0, 11}}, {0, 12}}};
    QCOMPARE(instancesIn(withExtents(sheet, longer)), (Instances{hit(0, 11, "left"), hit(0, 12, "right")}));
    const ExtentChange past{{punch, {0, 10}}, {0, 14}};
    QCOMPARE(instancesIn(withExtents(sheet, {&past, 1})),
             (Instances{hit(0, 11, "right"), hit(0, 14, "left")}));
    const ExtentChange absent{{punch, {0, 9}}, {0, 20}};
    QVERIFY(withExtents(sheet, {&absent, 1}) == sheet);

    const TagSheet drawn = TagSheet().withRanges(kick, {{0, 4}, {6, 8}, {20, 22}});
    const ExtentChange joining[] = {{{kick, {0, 4}}, {0, 7}}, {{kick, {6, 8}}, {6, 9}}};
    QCOMPARE(rangesIn(withExtents(drawn, joining), kick), (Ranges{{0, 9}, {20, 22}}));
    const ExtentChange ofNone{{kick, {1, 4}}, {0, 7}};
    QVERIFY(withExtents(drawn, {&ofNone, 1}) == drawn);

    const TagSheet three = counted({hit(12, 31, "left"), hit(25, 40), hit(50, 55)});
    const ExtentChange frames[] = {{{punch, {50, 55}}, {50, 56}}, {{punch, {12, 40}}, {12, 45}}};
    QCOMPARE(instancesIn(withExtents(three, frames)),
             (Instances{hit(12, 31, "left"), hit(25, 45), hit(50, 56)}));
}

void tst_Instances::valuesAreSetAndTakenAway()
{
    TagSheet sheet = withInstanceAdded(counted({hit(5, 9)}), punch, hit(7, 40, "left"), 30);
    QCOMPARE(instancesIn(sheet), (Instances{hit(5, 9), hit(7, 30, "left")}));
    QVERIFY(withInstanceAdded(sheet, punch, hit(30, 40), 30) == sheet);
    sheet = withInstanceValue(sheet, punch, {5, 9}, "power", 2.5);
    sheet = withInstanceValue(sheet, punch, {5, 9}, "hand", "right");
    QCOMPARE(instancesIn(sheet).front(),
             (TagInstance{{5, 9}, {{"hand", std::string("right")}, {"power", 2.5}}}));
    sheet = withInstanceValue(sheet, punch, {5, 9}, "power", std::nullopt);
    QCOMPARE(instancesIn(sheet).front(), hit(5, 9, "right"));
    sheet = withInstanceReplaced(sheet, punch, hit(5, 9, "right"), hit(8, 99), 30);
    QCOMPARE(instancesIn(sheet), (Instances{hit(7, 30, "left"), hit(8, 30)}));
    QVERIFY(withInstanceReplaced(sheet, punch, hit(1, 2), hit(8, 99), 30) == sheet);
    QVERIFY(withInstanceRemoved(sheet, punch, hit(7, 30)) == sheet);
    QCOMPARE(instancesIn(withInstanceRemoved(sheet, punch, hit(8, 30))), (Instances{hit(7, 30, "left")}));
    // Two hands apart by their values alone, and three that stay apart by others.
    const TagSheet twins = counted({hit(5, 9, "left"), hit(5, 9, "right"), hit(7, 12, "left"), hit(7, 12)});
    const ValueChange left{"hand", std::string("left")}, power{"power", 1.0};
    QCOMPARE(extentsThatWouldJoin(twins, punch, {{7, 12}, {5, 9}, {5, 9}, {0, 3}}, {&left, 1}),
             (Ranges{{5, 9}, {7, 12}}));
    QCOMPARE(extentsThatWouldJoin(twins, punch, {{7, 12}, {5, 9}}, {&power, 1}), Ranges());
    // Ranges that the tag has become instances.
    QCOMPARE(instancesIn(withInstancesAdded(TagSheet().withRanges(punch, {{0, 4}}), punch, {hit(2, 3)})),
             (Instances{hit(0, 4), hit(2, 3)}));
}

using InstanceEdit = TagSheet (*)(const TagSheet&);

void tst_Instances::editsLeaveTheValuesOfOthersWhereTheyLie_data()
{
    QTest::addColumn<InstanceEdit>("edit");
    const auto row = [](const char* name, InstanceEdit edit) { QTest::newRow(name) << edit; };
    row("an instance is added",
        [](const TagSheet& sheet) { return withInstanceAdded(sheet, punch, hit(10, 14, "both"), 100); });
    row("one is removed", [](const TagSheet& sheet) {
        const RangeRef ref{punch, {5, 9}};
        return withRangesRemoved(sheet, {&ref, 1});
    });
    row("an edge moves", [](const TagSheet& sheet) {
        return withEdgeMoved(sheet, {punch, {5, 9}}, Edge::Start, 6, 100);
    });
    row("one moves", [](const TagSheet& sheet) {
        const RangeRef ref{punch, {5, 9}};
        return withRangesMoved(sheet, {&ref, 1}, 3, 100);
    });
    row("one is split", [](const TagSheet& sheet) { return withRangeSplit(sheet, {punch, {5, 9}}, 7); });
    row("frames are erased", [](const TagSheet& sheet) {
        return withFramesErased(sheet, punch, FrameRange{6, 20});
    });
    row("a value is set", [](const TagSheet& sheet) {
        return withInstanceValue(sheet, punch, {5, 9}, "power", 2.0);
    });
    row("a value is set that is there", [](const TagSheet& sheet) {
        return withInstanceValue(sheet, punch, {30, 40}, "hand", "right");
    });
    row("rules change its frames", [](const TagSheet& sheet) {
        return sheet.withRanges(punch, {{0, 10}, {30, 40}, {60, 70}});
    });
    row("another sheet's lane is taken",
        [](const TagSheet& sheet) { return TagSheet().withLaneOf(sheet, punch); });
    row("three versions are merged", [](const TagSheet& sheet) {
        return merged(sheet, withInstanceAdded(sheet, punch, hit(10, 14), 100), sheet).sheet;
    });
}

/// An undo step costs the values of what it touched, however many others its tag has.
void tst_Instances::editsLeaveTheValuesOfOthersWhereTheyLie()
{
    QFETCH(InstanceEdit, edit);
    const TagSheet sheet = counted({hit(0, 10, "left"), hit(5, 9, "left"), hit(30, 40, "right")});
    const TagSheet after = edit(sheet);
    for (const FrameRange untouched : {FrameRange{30, 40}, FrameRange{0, 10}}) {
        const auto now = instancesOfExtent(after.instances(punch), untouched);
        if (untouched.start == 0 && now.empty()) continue; // its frames were erased
        QCOMPARE(now.size(), std::size_t(1));
        QVERIFY(now[0].values.isSharedWith(instancesOfExtent(sheet.instances(punch), untouched)[0].values));
    }
}

void tst_Instances::valuesThatAreSharedNeverChange()
{
    const TagInstance left = hit(0, 10, "left");
    TagInstance copy = left;
    copy.values.push_back({"power", 2.0});
    copy.values.toChange().front().value = std::string("right");
    QCOMPARE(left, hit(0, 10, "left"));
    QCOMPARE(copy, (TagInstance{{0, 10}, {{"hand", std::string("right")}, {"power", 2.0}}}));
    QVERIFY(!copy.values.isSharedWith(left.values) && hit(0, 10, "left").values == left.values);
    QCOMPARE(withValue(left, "hand", std::nullopt), hit(0, 10));
    QCOMPARE(left, hit(0, 10, "left"));
}

/// What rules of groups and the like make of the tag's ranges.
void tst_Instances::editsOfFramesCutAndGrowThem()
{
    const TagSheet sheet = counted({hit(0, 10, "left"), hit(5, 20), hit(30, 35, "right")});
    QCOMPARE(instancesIn(sheet.withRanges(punch, {{0, 7}, {9, 20}, {30, 35}})),
             (Instances{hit(0, 7, "left"), hit(5, 7), hit(9, 10, "left"), hit(9, 20), hit(30, 35, "right")}));
    QCOMPARE(instancesIn(sheet.withRanges(punch, {{0, 20}, {28, 40}})),
             (Instances{hit(0, 10, "left"), hit(5, 20), hit(28, 40, "right")}));
    QCOMPARE(instancesIn(sheet.withRanges(punch, {{0, 20}, {30, 35}, {50, 52}})),
             (Instances{hit(0, 10, "left"), hit(5, 20), hit(30, 35, "right"), hit(50, 52)}));
    QCOMPARE(instancesIn(sheet.withRanges(punch, {{0, 35}})),
             (Instances{hit(0, 10, "left"), hit(5, 30), hit(30, 35, "right")}));
    QVERIFY(sheet.withRanges(punch, {{30, 35}, {0, 20}}) == sheet);
}

void tst_Instances::rangesThatMoveTakeThemAlong()
{
    const TagSheet sheet = counted({hit(0, 10, "left"), hit(5, 20), hit(30, 35, "right")});
    QCOMPARE(instancesIn(sheet.withRanges(punch, {{0, 20}, {40, 45}})),
             (Instances{hit(0, 10, "left"), hit(5, 20), hit(40, 45, "right")}));
    QCOMPARE(instancesIn(sheet.withRanges(punch, {{7, 27}, {50, 55}})),
             (Instances{hit(7, 17, "left"), hit(12, 27), hit(50, 55, "right")}));
}

void tst_Instances::rivalsThatArePushedKeepTheirValues()
{
    const auto pushed = [](Instances there, FrameRange drawn) {
        return drawnOver(OverlapPolicy::Push, std::move(there), {}, drawn);
    };
    QCOMPARE(instancesIn(pushed({hit(20, 30, "left"), hit(30, 40, "right")}, {10, 30})),
             (Instances{hit(30, 40, "left"), hit(40, 50, "right")}));
    // The last one leaves the clip, and not its values.
    QCOMPARE(instancesIn(pushed({hit(80, 90, "left"), hit(90, 100, "right")}, {75, 90})),
             (Instances{hit(90, 100, "left")}));
    QCOMPARE(instancesIn(pushed({hit(0, 10, "left"), hit(10, 20, "right")}, {10, 30})),
             (Instances{hit(0, 10, "right")}));
    // Those that overlap move as one, and are cut each at the clip's end.
    QCOMPARE(instancesIn(pushed({hit(80, 95, "left"), hit(85, 90)}, {70, 92})),
             (Instances{hit(92, 100, "left"), hit(97, 100)}));
}

void tst_Instances::rivalsThatAreShiftedKeepTheirValues()
{
    // One is split, and its second half comes where the next one was.
    QCOMPARE(instancesIn(
                 drawnOver(OverlapPolicy::Shift, {hit(10, 30, "left"), hit(32, 36, "right")}, {}, {20, 30})),
             (Instances{hit(10, 20, "left"), hit(30, 40, "left"), hit(42, 46, "right")}));
    // What the tag itself has behind moves as well, and the last one leaves the clip.
    const TagSheet own = drawnOver(OverlapPolicy::Shift, {hit(20, 30, "left")},
                                   {hit(80, 90, "right"), hit(90, 100)}, {20, 30});
    QCOMPARE(instancesIn(own), (Instances{hit(30, 40, "left")}));
    QCOMPARE(instancesIn(own, kick), (Instances{hit(20, 30), hit(90, 100, "right")}));
}

void tst_Instances::tagsTakeThemOver()
{
    const TagSheet sheet = counted({hit(0, 10, "left"), hit(5, 20)});
    TagSheet renamed = withLaneRetagged(sheet, punch, kick);
    QCOMPARE(instancesIn(renamed, kick), (Instances{hit(0, 10, "left"), hit(5, 20)}));
    QVERIFY(rangesIn(renamed).empty() && !renamed.isCounted(punch));
    // To a tag that has ranges here they go as frames, to one that is counted as they are.
    renamed = withLaneRetagged(sheet.withRanges(kick, {{20, 22}}), punch, kick);
    QVERIFY(!renamed.isCounted(kick));
    QCOMPARE(rangesIn(renamed, kick), (Ranges{{0, 20}, {20, 22}}));
    renamed = withLaneRetagged(sheet.withInstances(kick, {hit(6, 7)}), punch, kick);
    QCOMPARE(instancesIn(renamed, kick), (Instances{hit(0, 10, "left"), hit(5, 20), hit(6, 7)}));
    // Ranges that go to a counted tag are instances without values.
    renamed = withLaneRetagged(sheet.withRanges(kick, {{6, 7}}), kick, punch);
    QCOMPARE(instancesIn(renamed), (Instances{hit(0, 10, "left"), hit(5, 20), hit(6, 7)}));
    QVERIFY(TagSheet().withRanges(punch, {{1, 3}}).withLaneOf(sheet, punch) == sheet);
    QVERIFY(sheet.withLaneOf(TagSheet(), punch).isEmpty());
}

/// Plain ranges beside instances take no values from these.
void tst_Instances::aMixedSelectionIsTakenOverByEach()
{
    constexpr TagId run(5);
    const TagSheet sheet = counted({hit(0, 10, "left")}).withRanges(run, {{20, 25}});
    const RangeRef both[] = {{punch, {0, 10}}, {run, {20, 25}}};
    QCOMPARE(instancesIn(withRangesRetagged(sheet, both, kick), kick),
             (Instances{hit(0, 10, "left"), hit(20, 25)}));
    QCOMPARE(
        instancesIn(withRangesRetagged(sheet.withInstances(kick, {hit(22, 30, "right")}), both, kick), kick),
        (Instances{hit(0, 10, "left"), hit(20, 25), hit(22, 30, "right")}));
    const TagSheet plain = withRangesRetagged(sheet.withRanges(kick, {{9, 12}}), both, kick);
    QVERIFY(!plain.isCounted(kick) && rangesIn(plain).empty() && rangesIn(plain, run).empty());
    QCOMPARE(rangesIn(plain, kick), (Ranges{{0, 12}, {20, 25}}));
}

void tst_Instances::mirroredOnesSayTheOtherSide()
{
    TagVocabulary vocabulary;
    const TagId left = vocabulary.intern("Punch.Left"), right = vocabulary.intern("Punch.Right");
    TagInstance there{{2, 6}, {{"hand", std::string("Left")}, {"side", std::string("R")}, {"power", 1.0}}};
    TagInstance here{{2, 6}, {{"hand", std::string("Right")}, {"side", std::string("L")}, {"power", 1.0}}};
    const TagSheet sheet =
        TagSheet().withInstances(left, {there, hit(4, 9)}).withInstances(right, {hit(0, 3)});
    const TagSheet other = mirrored(sheet, vocabulary);
    QCOMPARE(instancesIn(other, right), inOrder({here, hit(4, 9)}));
    QCOMPARE(instancesIn(other, left), (Instances{hit(0, 3)}));
    QVERIFY(mirrored(other, vocabulary) == sheet);
}

void tst_Instances::theyFollowAChangedClip()
{
    const TagSheet sheet = counted({hit(0, 10, "left"), hit(2, 8), hit(8, 20)});
    QCOMPARE(instancesIn(withRangesTrimmed(sheet, 9)), (Instances{hit(0, 9, "left"), hit(2, 8), hit(8, 9)}));
    QCOMPARE(instancesIn(withRangesShifted(sheet, -8, 20)), (Instances{hit(0, 2, "left"), hit(0, 12)}));
    QCOMPARE(instancesIn(withRangesRescaled(sheet, {30, 1}, {60, 1}, 90)),
             (Instances{hit(0, 20, "left"), hit(4, 16), hit(16, 40)}));
}

void tst_Instances::setsThatDifferAreFound()
{
    TagVocabulary vocabulary;
    const TagId tag = vocabulary.intern("game::Punch");
    const TagSheet sheet = TagSheet().withInstances(tag, {hit(0, 4)});
    QCOMPARE(changedSets(sheet, sheet.withInstances(tag, {hit(0, 4, "left")}), vocabulary), SetList{"game"});
    QVERIFY(withoutSets(sheet, {"game"}, vocabulary).isEmpty());
    QVERIFY(withSetsKept(sheet, {}, {"game"}, vocabulary) == sheet);
    const auto moved = withSetMoved(sheet, {"game", "", {}}, vocabulary);
    QVERIFY(moved);
    QCOMPARE(instancesIn(*moved, *vocabulary.find("Punch")), (Instances{hit(0, 4)}));
}

void tst_Instances::oneSideCountsATag_data()
{
    QTest::addColumn<bool>("wasCounted");
    QTest::addColumn<bool>("isOurs");
    QTest::addColumn<bool>("isTheirs");
    QTest::addColumn<bool>("isMerged");
    for (const bool was : {false, true})
        for (const bool ours : {false, true})
            for (const bool theirs : {false, true})
                QTest::addRow("%d %d %d", was, ours, theirs)
                    << was << ours << theirs << (ours == theirs ? ours : !was);
}

/// Who changed it says whether the tag is counted; no range of the other side is lost.
void tst_Instances::oneSideCountsATag()
{
    QFETCH(bool, wasCounted);
    QFETCH(bool, isOurs);
    QFETCH(bool, isTheirs);
    QFETCH(bool, isMerged);
    const TagSheet drawn = TagSheet().withRanges(punch, {{0, 4}, {10, 14}});
    const TagSheet base = drawn.withCounted(punch, wasCounted);
    const TagSheet ours = drawn.withRanges(punch, {{0, 4}, {10, 14}, {20, 24}}).withCounted(punch, isOurs);
    const TagSheet theirs = drawn.withRanges(punch, {{10, 14}, {30, 34}}).withCounted(punch, isTheirs);
    const TagSheet both = merged(base, ours, theirs).sheet;
    QCOMPARE(rangesIn(both), (Ranges{{10, 14}, {20, 24}, {30, 34}}));
    QCOMPARE(both.isCounted(punch), isMerged);
    QVERIFY(merged(base, theirs, ours).sheet == both);
    QVERIFY(merged(base, base, theirs).sheet == theirs);
    QVERIFY(merged(base, ours, base).sheet == ours);
}

void tst_Instances::theIndexKnowsExtentsAndWhereTwoDiffer()
{
    const auto extents = [](const InstanceIndex& index, std::uint32_t clip) {
        Ranges found;
        index.extents(punch, ClipId(clip), found);
        return found;
    };
    InstanceIndex before;
    before.set(ClipId(0), 9, TagSheet().withRanges(punch, {{0, 4}}));
    QVERIFY(!before.isCounted(punch));
    before.set(ClipId(2), 30, counted({hit(5, 40), hit(0, 9), hit(30, 35)}));
    before.set(ClipId(0), 30, counted({hit(5, 6), hit(5, 6, "left")}));
    QVERIFY(before.isCounted(punch) && !before.isCounted(kick));
    QVERIFY(before.isCountedIn(punch, ClipId(2)) && !before.isCountedIn(punch, ClipId(1)));
    QCOMPARE(extents(before, 2), (Ranges{{0, 9}, {5, 30}}));
    QCOMPARE(extents(before, 0), (Ranges{{5, 6}, {5, 6}}));
    QCOMPARE(extents(before, 7), Ranges());

    InstanceIndex after = before;
    QVERIFY(after.clipsThatDiffer(punch, before).empty());
    after.set(ClipId(0), 30, counted({hit(5, 6), hit(5, 6, "right")}));
    after.set(ClipId(1), 30, counted({hit(5, 6)}));
    after.set(ClipId(2), 30, counted({hit(5, 40), hit(0, 9), hit(30, 35)})); // as it was
    const std::vector<ClipId> differing{ClipId(0), ClipId(1)};
    QCOMPARE(after.clipsThatDiffer(punch, before), differing);
    QCOMPARE(before.clipsThatDiffer(punch, after), differing);
    QVERIFY(after.clipsThatDiffer(kick, before).empty());
    QCOMPARE(extents(before, 1), Ranges());
    for (std::uint32_t clip = 0; clip < 3; ++clip) after.set(ClipId(clip), clip == 0 ? 0 : 30, {});
    QVERIFY(!after.isCounted(punch));
}

void tst_Instances::theIndexKnowsWhichValuesThereAre()
{
    InstanceIndex index;
    QVERIFY(index.values(punch).empty() && index.tags().empty());
    TagInstance strong = hit(3, 5, "left");
    strong.values.push_back({"power", 2.0});
    index.set(ClipId(2), 30, counted({hit(0, 9, "left"), hit(5, 6, "right"), strong}));
    index.set(ClipId(0), 30, counted({hit(5, 6), hit(7, 9, "left")}));
    QCOMPARE(index.tags(), std::vector<TagId>{punch});
    QCOMPARE(index.clips(index.tags()), (std::vector<ClipId>{ClipId(0), ClipId(2)}));
    const InstanceValueUse& hands = index.values(punch).at("hand");
    QCOMPARE(hands.counts[0], std::int64_t(4));
    QCOMPARE(hands.texts.at("left"), std::int64_t(3));
    QCOMPARE(index.values(punch).at("power").counts[1], std::int64_t(1));
    Ranges left;
    index.extents(
        punch, ClipId(2),
        [](const TagInstance& each) { return each.values.front().value == PropertyValue("left"); }, left);
    QCOMPARE(left, (Ranges{{0, 9}, {3, 5}}));

    const InstanceIndex before = index;
    index.set(ClipId(2), 30, counted({hit(0, 9, "left")}));
    QVERIFY(!index.values(punch).contains("power"));
    QVERIFY(!index.values(punch).at("hand").texts.contains("right"));
    index.set(ClipId(0), 0, {});
    QCOMPARE(index.values(punch).at("hand").texts.at("left"), std::int64_t(1));
    QCOMPARE(before.values(punch).at("hand").texts.at("right"), std::int64_t(1)); // copies keep theirs
    index.set(ClipId(2), 30, {});
    QVERIFY(index.values(punch).empty());
}

void tst_Instances::theIndexKeepsHowManyMoreThereAreThanRanges()
{
    InstanceIndex index;
    QCOMPARE(index.surplus(punch), std::int64_t(0));
    index.set(ClipId(0), 30, counted({hit(0, 9), hit(5, 12), hit(12, 14), hit(20, 25)})); // two ranges
    index.set(ClipId(1), 30, counted({hit(1, 3, "left"), hit(1, 3, "right"), hit(40, 50)}));
    QCOMPARE(index.surplus(punch), std::int64_t(2 + 1));
    const InstanceIndex before = index;
    index.set(ClipId(0), 30, counted({hit(0, 9), hit(20, 25)}));
    QCOMPARE(index.surplus(punch), std::int64_t(1));
    index.set(ClipId(0), 22, counted({hit(0, 9), hit(20, 25), hit(21, 30), hit(22, 30)})); // the last is none
    QCOMPARE(index.surplus(punch), std::int64_t(1 + 1));
    index.set(ClipId(1), 0, {});
    QCOMPARE(index.surplus(punch), std::int64_t(1));
    index.set(ClipId(0), 30, TagSheet().withRanges(punch, {{0, 9}, {9, 12}}));
    QCOMPARE(index.surplus(punch), std::int64_t(0));
    QCOMPARE(before.surplus(punch), std::int64_t(2 + 1));
    QCOMPARE(before.surplus(kick), std::int64_t(0));
}

QTEST_APPLESS_MAIN(tst_Instances)
#include "tst_Instances.moc"
