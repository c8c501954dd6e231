// Captions: their edits, their merge, and the index that answers where one has a text.

#include "core/support/text/AsciiCase.h"
#include "core/tags/index/CaptionIndex.h"
#include "core/tags/sheet/SourceChangeEdits.h"
#include "core/tags/sheet/TagMerge.h"
#include "core/tags/sheet/TagMirror.h"
#include "core/tags/sheet/captions/CaptionEdits.h"
#include "tests/support/WorkGrowth.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <random>

using namespace tagline;
using tagline::test::verifyGrowth;

namespace {

Caption said(Frame start, Frame stop, const char* text) { return {{start, stop}, text, "ana", "en"}; }

std::vector<Caption> captionsOf(const TagSheet& sheet)
{
    return {sheet.captions().begin(), sheet.captions().end()};
}

std::vector<FrameRange> framesWith(const CaptionIndex& index, const std::string& text, std::uint32_t clip)
{
    std::vector<FrameRange> ranges;
    index.frames({text, nullptr}, ClipId(clip), ranges);
    return ranges;
}

/// Some of eight captions.
std::vector<Caption> randomCaptions(std::mt19937& random)
{
    std::vector<Caption> captions;
    for (int i = 0; i < 8; ++i)
        if (random() % 2 == 0) captions.push_back(said(i / 2, i / 2 + 3, i % 2 == 0 ? "walks" : "turns"));
    return captions;
}

} // namespace

class tst_Captions : public QObject
{
    Q_OBJECT

private slots:
    void theyStandInOrderEachOnce();
    void editsKeepThemWithinTheClip();
    void mergingKeepsAddsAndRemovesThemWhole();
    void textsOfMirroredCaptionsSayTheOtherSide();
    void theyFollowAChangedClip();
    void theIndexFindsTexts();
    void theIndexFindsWhatEachTextHas();
    void theIndexKnowsWhereTwoDiffer();
    void manyAreSearchedInProportion();
};

void tst_Captions::theyStandInOrderEachOnce()
{
    const TagSheet sheet = TagSheet().withCaptions(
        {said(4, 9, "b"), said(0, 9, "z"), said(4, 9, "a"), said(0, 9, "z"), said(0, 3, "z")});
    QCOMPARE(captionsOf(sheet),
             (std::vector<Caption>{said(0, 3, "z"), said(0, 9, "z"), said(4, 9, "a"), said(4, 9, "b")}));
    QVERIFY(!sheet.isEmpty());
    QCOMPARE(sheet.lastStop(), 9);
    QVERIFY(sheet == TagSheet().withCaptions(captionsOf(sheet)));
    QVERIFY(!(sheet == TagSheet()));
    QVERIFY(sheet.withCaptions({}).isEmpty());
}

void tst_Captions::editsKeepThemWithinTheClip()
{
    TagSheet sheet = withCaptionAdded({}, said(-5, 20, " \n waves \t"), 12);
    QCOMPARE(captionsOf(sheet), std::vector<Caption>{said(0, 12, "waves")});
    QVERIFY(withCaptionAdded(sheet, said(12, 20, "past the end"), 12) == sheet);
    QVERIFY(withCaptionAdded(sheet, said(0, 5, " \n"), 12) == sheet);
    sheet = withCaptionReplaced(sheet, said(0, 12, "waves"), said(3, 5, "bows"), 12);
    QCOMPARE(captionsOf(sheet), std::vector<Caption>{said(3, 5, "bows")});
    QVERIFY(withCaptionReplaced(sheet, said(0, 12, "waves"), said(3, 5, "x"), 12) == sheet);
    QVERIFY(withCaptionReplaced(sheet, said(3, 5, "bows"), said(3, 5, ""), 12).isEmpty());
    QVERIFY(withCaptionRemoved(sheet, said(3, 5, "nods")) == sheet);
    QVERIFY(withCaptionRemoved(sheet, said(3, 5, "bows")).isEmpty());
}

/// Of each caption: it is in what was merged where it is kept by both, or new on a side.
void tst_Captions::mergingKeepsAddsAndRemovesThemWhole()
{
    constexpr unsigned seed = 20261123;
    qInfo("seed %u", seed);
    std::mt19937 random(seed);
    for (int i = 0; i < 10000; ++i) {
        const TagSheet base = TagSheet().withCaptions(randomCaptions(random));
        const TagSheet ours = TagSheet().withCaptions(randomCaptions(random));
        const TagSheet theirs = TagSheet().withCaptions(randomCaptions(random));
        const TagSheet both = merged(base, ours, theirs).sheet;
        QVERIFY(both == merged(base, theirs, ours).sheet);
        for (int at = 0; at < 8; ++at) {
            const Caption caption = said(at / 2, at / 2 + 3, at % 2 == 0 ? "walks" : "turns");
            const auto has = [&](const TagSheet& sheet) {
                return std::ranges::count(sheet.captions(), caption) > 0;
            };
            const bool isWanted = has(base) ? has(ours) && has(theirs) : has(ours) || has(theirs);
            QCOMPARE(std::ranges::count(both.captions(), caption), isWanted ? 1 : 0);
        }
    }
}

void tst_Captions::textsOfMirroredCaptionsSayTheOtherSide()
{
    TagVocabulary vocabulary;
    const TagSheet sheet =
        TagSheet().withCaptions({said(0, 9, "waves with the left hand, Right foot ahead, bright")});
    QCOMPARE(captionsOf(mirrored(sheet, vocabulary)),
             std::vector<Caption>{said(0, 9, "waves with the right hand, Left foot ahead, bright")});
}

void tst_Captions::theyFollowAChangedClip()
{
    const TagSheet sheet = TagSheet().withCaptions({said(0, 10, "a"), said(2, 8, "b"), said(8, 20, "c")});
    QCOMPARE(captionsOf(withRangesTrimmed(sheet, 9)),
             (std::vector<Caption>{said(0, 9, "a"), said(2, 8, "b"), said(8, 9, "c")}));
    QCOMPARE(captionsOf(withRangesShifted(sheet, -8, 20)),
             (std::vector<Caption>{said(0, 2, "a"), said(0, 12, "c")}));
}

void tst_Captions::theIndexFindsTexts()
{
    CaptionIndex index;
    const auto put = [&](std::uint32_t clip, Frame frames, std::vector<Caption> captions) {
        index.set(ClipId(clip), frames, TagSheet().withCaptions(std::move(captions)));
    };
    put(3, 10,
        {said(0, 4, "Walks"), said(2, 6, "walks and waves"), said(6, 7, "walks"), said(8, 99, "waves")});
    put(1, 5, {said(1, 2, "waves")});
    put(2, 5, {});
    QCOMPARE(framesWith(index, "walks", 3), (std::vector<FrameRange>{{0, 7}}));
    QCOMPARE(framesWith(index, "waves", 3), (std::vector<FrameRange>{{2, 6}, {8, 10}}));
    QVERIFY(framesWith(index, "waves", 2).empty());
    std::vector<std::uint32_t> clips;
    index.forEachClip(CaptionIndex::Test(),
                      [&](ClipId clip, std::span<const FrameRange>) { clips.push_back(clip.value); });
    QCOMPARE(clips, (std::vector<std::uint32_t>{1, 3}));
    put(3, 0, {said(0, 4, "gone with its clip")});
    QVERIFY(framesWith(index, "gone", 3).empty());
    put(1, 5, {});
    QVERIFY(index.isEmpty());
}

/// The texts of a clip lie one behind another: what begins in one and ends in the next is in neither.
void tst_Captions::theIndexFindsWhatEachTextHas()
{
    std::mt19937 random(7);
    for (int round = 0; round < 2000; ++round) {
        const auto text = [&](std::size_t longest) {
            std::string letters;
            for (std::size_t i = random() % (longest + 1); i > 0; --i) letters += "abA\0"[random() % 4];
            return letters;
        };
        std::vector<Caption> captions;
        for (Frame i = 0; i < 6; ++i) captions.push_back({{i * 3, i * 3 + 2}, text(5), "", ""});
        const TagSheet sheet = TagSheet().withCaptions(std::move(captions));
        CaptionIndex index;
        index.set(ClipId(0), 99, sheet);
        const CaptionIndex::Test test{asciiLowered(text(3)), [&](std::string_view lowered) {
                                          return round % 2 == 0 || lowered.size() % 2 == 0;
                                      }};
        std::vector<FrameRange> expected, found;
        for (const Caption& caption : sheet.captions())
            if (test.passes(asciiLowered(caption.text))) expected.push_back(caption.range);
        index.frames(test, ClipId(0), found);
        QCOMPARE(found, expected);
    }
}

void tst_Captions::theIndexKnowsWhereTwoDiffer()
{
    CaptionIndex before;
    before.set(ClipId(0), 9, TagSheet().withCaptions({said(0, 4, "a")}));
    before.set(ClipId(1), 9, TagSheet().withCaptions({said(0, 4, "b")}));
    CaptionIndex after = before;
    QVERIFY(after.clipsThatDiffer(before).empty());
    after.set(ClipId(1), 9, TagSheet().withCaptions({said(0, 5, "b")}));
    after.set(ClipId(4), 9, TagSheet().withCaptions({said(0, 4, "a")}));
    const std::vector<ClipId> differing{ClipId(1), ClipId(4)};
    QCOMPARE(after.clipsThatDiffer(before), differing);
    QCOMPARE(before.clipsThatDiffer(after), differing);
    QCOMPARE(framesWith(before, "b", 1), (std::vector<FrameRange>{{0, 4}}));
}

void tst_Captions::manyAreSearchedInProportion()
{
    const auto searching = [](std::uint32_t clips) {
        auto index = std::make_shared<CaptionIndex>();
        for (std::uint32_t clip = 0; clip < clips; ++clip) {
            std::vector<Caption> captions;
            for (Frame i = 0; i < 40; ++i)
                captions.push_back(said(i * 10, i * 10 + 15, i % 9 == 0 ? "waves" : "walks forward slowly"));
            index->set(ClipId(clip), 500, TagSheet().withCaptions(std::move(captions)));
        }
        return [index, clips] {
            std::uint32_t found = 0;
            index->forEachClip({"waves", nullptr}, [&](ClipId, std::span<const FrameRange> ranges) {
                found += std::uint32_t(ranges.size());
            });
            QCOMPARE(found, 5 * clips);
        };
    };
    verifyGrowth(searching(100), searching(800));
}

QTEST_APPLESS_MAIN(tst_Captions)
#include "tst_Captions.moc"
