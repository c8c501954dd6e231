// Nothing that reads, edits, writes and compares a clip of many instances grows with the square of their
// number.

#include "core/io/SidecarSheets.h"
#include "core/io/TagSidecar.h"
#include "core/library/agreement/AnnotatorComparison.h"
#include "core/library/agreement/DifferenceKind.h"
#include "core/library/versions/SidecarDifference.h"
#include "core/tags/sheet/RangeEdits.h"
#include "core/tags/sheet/TagEdits.h"
#include "core/tags/sheet/TagMerge.h"
#include "core/tags/sheet/instances/InstanceEdits.h"
#include "tests/support/WorkGrowth.h"

#include <QTest>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr TagId punch(0);
constexpr TagId kick(1);
constexpr Frame apart = 10;

/// Two instances that overlap on every ten frames, each with a number of its own.
std::vector<TagInstance> manyInstances(Frame pairs)
{
    std::vector<TagInstance> many;
    for (Frame i = 0; i < pairs; ++i) {
        many.push_back({{i * apart, i * apart + 5}, {{"power", double(i)}}});
        many.push_back({{i * apart + 3, i * apart + 7}, {{"power", i + 0.5}}});
    }
    return many;
}

TagSheet manySheet(Frame pairs) { return TagSheet().withInstances(punch, manyInstances(pairs)); }

std::vector<RangeRef> refsOf(const TagSheet& sheet)
{
    std::vector<RangeRef> refs;
    for (const TagInstance& each : sheet.instances(punch)) refs.push_back({punch, each.range});
    return refs;
}

/// The tag's frames, each range without its last frame.
std::vector<FrameRange> shortened(const TagSheet& sheet)
{
    std::vector<FrameRange> ranges(sheet.ranges(punch).begin(), sheet.ranges(punch).end());
    for (FrameRange& range : ranges) --range.stop;
    return ranges;
}

TagSidecar sidecarWith(const TagSheet& sheet, Frame pairs)
{
    TagVocabulary vocabulary;
    vocabulary.intern("Punch");
    SidecarClip clip;
    clip.name = "jab";
    clip.frames = pairs * apart;
    TagSidecar sidecar;
    sidecar.source = "jab.bvh";
    sidecar.clips.push_back(withSheet(clip, sheet, vocabulary));
    return sidecar;
}

} // namespace

class tst_InstancesScaling : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { keepMemory(); }
    void editsAreMadeInProportion_data();
    void editsAreMadeInProportion();
    void sidecarsAreReadAndWrittenInProportion();
    void sidecarsAreComparedInProportion();
    void changedInstancesArePairedInProportion();
    void annotatorsAreComparedInProportion();
};

using Edit = void (*)(const TagSheet&);

void tst_InstancesScaling::editsAreMadeInProportion_data()
{
    QTest::addColumn<Edit>("edit");
    const auto row = [](const char* name, Edit edit) { QTest::newRow(name) << edit; };
    row("values of all are set", [](const TagSheet& sheet) {
        std::vector<FrameRange> extents;
        for (const RangeRef& ref : refsOf(sheet)) extents.push_back(ref.range);
        const ValueChange change{"hand", std::string("left")};
        withInstanceValues(sheet, punch, std::move(extents), {&change, 1});
    });
    row("frames are cut", [](const TagSheet& sheet) { sheet.withRanges(punch, shortened(sheet)); });
    row("ranges move", [](const TagSheet& sheet) {
        std::vector<FrameRange> moved(sheet.ranges(punch).begin(), sheet.ranges(punch).end());
        for (FrameRange& range : moved) range = range.movedBy(1);
        sheet.withRanges(punch, std::move(moved));
    });
    row("gaps are closed", [](const TagSheet& sheet) {
        sheet.withRanges(punch, {{0, sheet.ranges(punch).back().stop}});
    });
    row("ranges are carried", [](const TagSheet& sheet) {
        std::vector<CarriedRange> carried;
        for (const FrameRange range : sheet.ranges(punch)) carried.push_back({range, 1, {0, range.stop + 9}});
        withRangesCarried(sheet, punch, carried);
    });
    row("frames of all are named", [](const TagSheet& sheet) {
        std::vector<RangeRef> refs;
        for (const FrameRange range : sheet.ranges(punch)) refs.push_back({punch, range});
        withRangesRemoved(sheet, refs);
    });
    row("all are merged", [](const TagSheet& sheet) { withRangesMerged(sheet, refsOf(sheet)); });
    row("all get other extents", [](const TagSheet& sheet) {
        std::vector<ExtentChange> changes;
        for (const RangeRef& ref : refsOf(sheet))
            changes.push_back({ref, {ref.range.start, ref.range.stop + 1}});
        withExtents(sheet, changes);
    });
    row("all go to another tag", [](const TagSheet& sheet) { withLaneRetagged(sheet, punch, kick); });
    row("frames of all are erased", [](const TagSheet& sheet) {
        withFramesErased(sheet, punch, FrameRanges::canonical(shortened(sheet)));
    });
    row("three versions are merged",
        [](const TagSheet& sheet) { merged(sheet, sheet.withRanges(punch, shortened(sheet)), sheet); });
}

void tst_InstancesScaling::editsAreMadeInProportion()
{
    QFETCH(Edit, edit);
    const TagSheet few = manySheet(600), many = manySheet(4800);
    verifyGrowth([&] { edit(few); }, [&] { edit(many); });
}

void tst_InstancesScaling::sidecarsAreReadAndWrittenInProportion()
{
    const auto readAndWritten = [](Frame pairs) {
        const std::string text = writtenTagSidecar(sidecarWith(manySheet(pairs), pairs));
        return [text] {
            const auto read = readTagSidecar(text, "jab.bvh.tags.json");
            QVERIFY(read);
            TagVocabulary vocabulary;
            const TagSheet sheet = sheetOf(read->clips.front(), vocabulary);
            withSheet(read->clips.front(), sheet, vocabulary);
        };
    };
    verifyGrowth(readAndWritten(600), readAndWritten(4800));
}

void tst_InstancesScaling::sidecarsAreComparedInProportion()
{
    const auto comparing = [](Frame pairs) {
        const TagSidecar before = sidecarWith(manySheet(pairs), pairs);
        const RangeRef last{punch, manyInstances(pairs).back().range};
        const TagSidecar after = sidecarWith(withRangesRemoved(manySheet(pairs), {&last, 1}), pairs);
        return [before, after] {
            QCOMPARE(differenceBetween(before, after).clips.at(0).instances.at(0).ranges.size(), 1u);
        };
    };
    verifyGrowth(comparing(600), comparing(4800));
}

/// Each has other edges, and some other values too.
void tst_InstancesScaling::changedInstancesArePairedInProportion()
{
    const auto comparing = [](Frame pairs) {
        std::vector<TagInstance> others = manyInstances(pairs);
        for (std::size_t i = 0; i < others.size(); ++i) {
            --others[i].range.stop;
            if (i % 3 == 0) others[i].values = {};
        }
        const TagSidecar before = sidecarWith(manySheet(pairs), pairs);
        const TagSidecar after = sidecarWith(TagSheet().withInstances(punch, others), pairs);
        return [before, after, pairs] {
            QCOMPARE(differenceBetween(before, after).clips.at(0).instances.at(0).ranges.size(),
                     2 * std::size_t(pairs));
        };
    };
    verifyGrowth(comparing(600), comparing(4800));
}

/// By the authors of records, one a range, in two tag sets that differ in the instances of each.
void tst_InstancesScaling::annotatorsAreComparedInProportion()
{
    const auto authored = [](const char* author, const TagSheet& sheet, Frame pairs) {
        std::vector<PropertyRange> records;
        for (const FrameRange range : sheet.ranges(punch)) records.push_back({range, std::string(author)});
        return sidecarWith(sheet.withProperty("Punch.author", std::move(records)), pairs);
    };
    const auto comparing = [&](Frame pairs) {
        std::vector<TagInstance> others = manyInstances(pairs);
        for (TagInstance& each : others)
            if (each.range.length() == 5) --each.range.stop;
        const SidecarsByPath sidecars{
            {"jab.bvh.tags.json", authored("ana", manySheet(pairs), pairs)},
            {"jab.bvh.bens.tags.json", authored("ben", TagSheet().withInstances(punch, others), pairs)}};
        return [sidecars, pairs] {
            const std::vector<Annotator> annotators = annotatorsByAuthor(sidecars);
            const auto differences = differencesBetween(annotators);
            QCOMPARE(differences.size(), std::size_t(pairs));
            for (const AnnotatorDifference& each : differences)
                QCOMPARE(kindOf(each, annotators), DifferenceKind::Instances);
            compared(annotators);
        };
    };
    verifyGrowth(comparing(600), comparing(4800));
}

QTEST_APPLESS_MAIN(tst_InstancesScaling)
#include "tst_InstancesScaling.moc"
