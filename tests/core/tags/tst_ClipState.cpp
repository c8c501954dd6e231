// How far people are with a clip: its names, what edits and merges make of it, and the index that knows it.

#include "core/tags/index/PropertyIndex.h"
#include "core/tags/sheet/SheetSets.h"
#include "core/tags/sheet/SourceChangeEdits.h"
#include "core/tags/sheet/TagMerge.h"
#include "core/tags/state/StateEdits.h"
#include "core/tags/state/StateTime.h"

#include <QTest>

#include <random>

using namespace tagline;

namespace {

constexpr TagId run(0), walk(1);

const ClipState reviewed{ClipStage::Reviewed, "ben", "2026-11-22T10:00Z"};
const ClipState done{ClipStage::Done, "ana", "2026-11-22T09:00Z"};
const TagSignature cleo{"cleo", "2026-11-23T08:00Z"};

TagSheet tagged(Frame stop, ClipState state = {})
{
    return TagSheet().withRanges(run, {{0, stop}}).withState(std::move(state));
}

ClipState afterEdit(const ClipState& state, std::optional<TagSignature> signature)
{
    const TagSheet before = tagged(9, state);
    return withStateFollowing(before, before, before.withRanges(run, {{0, 4}}), signature).state();
}

std::vector<FrameRange> framesIn(const PropertyIndex& index, const char* state, std::uint32_t clip)
{
    std::vector<FrameRange> ranges;
    index.frames("state", Comparison::Equal, std::string(state), ClipId(clip), ranges);
    return ranges;
}

} // namespace

class tst_ClipState : public QObject
{
    Q_OBJECT

private slots:
    void timesAreToTheMinute();
    void stagesHaveNamesAndAnOrder();
    void aSheetHoldsItBesideItsTags();
    void anEditTakesReviewedBackToDone();
    void aSignedEditBeginsAnUntouchedClip();
    void anEditThatSetsItSetsIt();
    void aGestureThatComesBackBringsItBack();
    void whatOneSideSaidIsMerged();
    void whatBothSaidIsWhatWasSaidLast();
    void nobodyReviewedWhatComesOfAMergeAlone();
    void mergedStatesCanChangeSides();
    void fittedRangesWereReviewedByNobody();
    void itIsTheDefaultSets();
    void theIndexKnowsEveryClip();
    void aPropertyOfThatNameIsAskedAlone();
};

void tst_ClipState::stagesHaveNamesAndAnOrder()
{
    for (const ClipStage stage : clipStages) QCOMPARE(findClipStage(stageName(stage)), std::optional(stage));
    QCOMPARE(stageName(ClipStage::Reviewed), std::string_view("reviewed"));
    QVERIFY(!findClipStage("Done") && !findClipStage(""));
    QVERIFY(!ClipState{ClipStage::Begun}.isDone() && done.isDone() && reviewed.isDone());
}

void tst_ClipState::aSheetHoldsItBesideItsTags()
{
    const TagSheet sheet = TagSheet().withState(done);
    QVERIFY(!sheet.isEmpty() && sheet.hasNoFrames());
    QVERIFY(!(sheet == TagSheet()) && sheet.isTaggedAs(TagSheet()));
    QVERIFY(!(sheet == TagSheet().withState(reviewed)));
    QVERIFY(sheet.withState({ClipStage::Untouched, "ana", "2026-11-22T10:00Z"}) == TagSheet());
    QVERIFY(!tagged(3).isTaggedAs(tagged(4)));
    QCOMPARE(tagged(3, done).withRanges(run, {}).state(), done);
}

void tst_ClipState::anEditTakesReviewedBackToDone()
{
    QCOMPARE(afterEdit(reviewed, cleo), (ClipState{ClipStage::Done, cleo.author, cleo.time}));
    QCOMPARE(afterEdit(reviewed, {}), ClipState{ClipStage::Done});
    QCOMPARE(afterEdit(done, cleo), done);
    const TagSheet same = tagged(9, reviewed);
    QCOMPARE(withStateFollowing(same, same, same, cleo).state(), reviewed);
}

void tst_ClipState::aSignedEditBeginsAnUntouchedClip()
{
    QCOMPARE(afterEdit({}, cleo), (ClipState{ClipStage::Begun, cleo.author, cleo.time}));
    QCOMPARE(afterEdit({}, {}), ClipState());
    const ClipState begun{ClipStage::Begun, "ana", ""};
    QCOMPARE(afterEdit(begun, cleo), begun);
}

void tst_ClipState::anEditThatSetsItSetsIt()
{
    const TagSheet before = tagged(9, reviewed);
    QVERIFY(withStateFollowing(before, before, tagged(4, {}), cleo) == tagged(4, {}));
    QVERIFY(withStateFollowing(before, before, tagged(9, done), cleo) == tagged(9, done));
    QVERIFY(withStateFollowing(tagged(9), tagged(9), tagged(4, reviewed), cleo) == tagged(4, reviewed));
}

// A drag takes many steps, each worked out on the sheet from before it or on the present one.
void tst_ClipState::aGestureThatComesBackBringsItBack()
{
    const TagSheet before = tagged(9, reviewed);
    const TagSheet dragged = withStateFollowing(before, before, tagged(5, reviewed), {});
    QVERIFY(dragged == tagged(5, ClipState{ClipStage::Done}));
    QVERIFY(withStateFollowing(before, dragged, tagged(9, dragged.state()), {}) == before);
    QVERIFY(withStateFollowing(before, dragged, tagged(9, reviewed), {}) == before);
    QVERIFY(withStateFollowing(before, dragged, tagged(7, dragged.state()), {}) ==
            tagged(7, dragged.state()));
}

void tst_ClipState::whatOneSideSaidIsMerged()
{
    QVERIFY(merged(tagged(9), tagged(9, done), tagged(9)).sheet == tagged(9, done));
    QVERIFY(merged(tagged(9, done), tagged(9, done), tagged(9)).sheet == tagged(9));
    QVERIFY(merged(tagged(9, done), tagged(9, done), tagged(4, reviewed)).sheet == tagged(4, reviewed));
    QVERIFY(merged(tagged(9, done), tagged(9, reviewed), tagged(9, reviewed)).sheet == tagged(9, reviewed));
}

void tst_ClipState::whatBothSaidIsWhatWasSaidLast()
{
    QCOMPARE(mergedState({}, done, reviewed), reviewed);
    const ClipState unknown{ClipStage::Reviewed, "ben", ""};
    QCOMPARE(mergedState({}, unknown, done), done);
    QCOMPARE(mergedState({}, unknown, {ClipStage::Begun, "cleo", ""}),
             (ClipState{ClipStage::Begun, "cleo", ""}));
    QCOMPARE(mergedState(done, {}, reviewed), reviewed);
    const ClipState moved{done.stage, done.by, done.at, "gameplay"};
    const ClipState both{reviewed.stage, reviewed.by, reviewed.at, "gameplay"};
    QCOMPARE(mergedState(done, moved, done), moved); // of what was moved to a set
    QCOMPARE(mergedState(done, moved, reviewed), both);
    QCOMPARE(mergedState(done, reviewed, moved), both);
}

void tst_ClipState::nobodyReviewedWhatComesOfAMergeAlone()
{
    const TagSheet base = tagged(9, done);
    const TagSheet ours = base.withRanges(walk, {{10, 20}});
    const TagSheet theirs = base.withState(reviewed);
    const TagSheet both = merged(base, ours, theirs).sheet;
    QCOMPARE(both.ranges(walk).size(), std::size_t(1));
    QCOMPARE(both.state(), ClipState{ClipStage::Done});
    // They looked at just what comes of it.
    QCOMPARE(merged(base, ours, ours.withState(reviewed)).sheet.state(), reviewed);
}

void tst_ClipState::mergedStatesCanChangeSides()
{
    std::mt19937 random(7);
    const auto state = [&random] {
        constexpr const char* names[] = {"", "ana", "ben"};
        constexpr const char* times[] = {"", "2026-11-22T10:00Z", "2026-11-22T10:01Z"};
        constexpr const char* sets[] = {"", "gameplay", "audio"};
        return ClipState{clipStages[random() % 4], names[random() % 3], times[random() % 3],
                         sets[random() % 3]};
    };
    for (int i = 0; i < 4000; ++i) {
        const auto sheet = [&] { return tagged(1 + Frame(random() % 3), state()); };
        const TagSheet base = sheet(), ours = sheet(), theirs = sheet();
        QVERIFY(merged(base, ours, theirs).sheet == merged(base, theirs, ours).sheet);
        QVERIFY(merged(base, ours, base).sheet == ours);
        QVERIFY(merged(base, ours, ours).sheet == ours);
    }
}

void tst_ClipState::fittedRangesWereReviewedByNobody()
{
    QCOMPARE(withRangesTrimmed(tagged(9, reviewed), 20).state(), reviewed);
    QCOMPARE(withRangesTrimmed(tagged(9, reviewed), 5).state(), ClipState{ClipStage::Done});
    QCOMPARE(withRangesShifted(tagged(9, done), 3, 20).state(), done);
}

void tst_ClipState::itIsTheDefaultSets()
{
    TagVocabulary vocabulary;
    vocabulary.intern("Run");
    const TagSheet sheet = tagged(9, done);
    QVERIFY(withoutSets(sheet, {""}, vocabulary).isEmpty());
    QCOMPARE(withoutSets(sheet, {"gameplay"}, vocabulary).state(), done);
    QCOMPARE(withSetsKept(sheet, TagSheet(), {""}, vocabulary).state(), done);
    QCOMPARE(withSetsKept(sheet, TagSheet(), {"gameplay"}, vocabulary).state(), ClipState());
}

void tst_ClipState::theIndexKnowsEveryClip()
{
    PropertyIndex index;
    index.set(ClipId(0), 12, tagged(9, done));
    index.set(ClipId(1), 7, TagSheet());
    index.set(ClipId(2), 0, TagSheet().withState(reviewed)); // its frames are not known
    QVERIFY(index.names().empty() && index.has("state"));
    QCOMPARE(index.types("state"), std::vector{PropertyType::String});
    QCOMPARE(framesIn(index, "done", 0), (std::vector<FrameRange>{{0, 12}}));
    QCOMPARE(framesIn(index, "untouched", 1), (std::vector<FrameRange>{{0, 7}}));
    QVERIFY(framesIn(index, "reviewed", 2).empty() && framesIn(index, "untouched", 0).empty());
    const PropertyIndex before = index;
    index.set(ClipId(1), 7, TagSheet().withState(reviewed));
    QCOMPARE(index.clipsThatDiffer("state", before), std::vector{ClipId(1)});
    QCOMPARE(framesIn(before, "untouched", 1), (std::vector<FrameRange>{{0, 7}}));
    index.set(ClipId(0), 0, {});
    QVERIFY(framesIn(index, "done", 0).empty() && framesIn(index, "untouched", 0).empty());
}

void tst_ClipState::aPropertyOfThatNameIsAskedAlone()
{
    PropertyIndex index;
    index.set(ClipId(0), 12, tagged(9, done));
    index.set(ClipId(1), 7, TagSheet().withProperty("state", {{{2, 4}, std::string("done")}}));
    QVERIFY(framesIn(index, "done", 0).empty());
    QCOMPARE(framesIn(index, "done", 1), (std::vector<FrameRange>{{2, 4}}));
    index.set(ClipId(1), 7, TagSheet());
    QCOMPARE(framesIn(index, "done", 0), (std::vector<FrameRange>{{0, 12}}));
}

void tst_ClipState::timesAreToTheMinute()
{
    QVERIFY(isStateTime("2026-11-22T10:00Z"));
    for (const char* other : {"", "2026-11-22", "2026-11-22T10:00", "2026-11-22T10:00:00Z",
                              "2026-11-22 10:00Z", "yyyy-mm-ddThh:mmZ"})
        QVERIFY2(!isStateTime(other), other);
}

QTEST_APPLESS_MAIN(tst_ClipState)
#include "tst_ClipState.moc"
