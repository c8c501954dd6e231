// Suggestions that are accepted together come to what they come to one by one, at a cost in proportion.

#include "core/library/RuleSuggestions.h"
#include "core/library/suggesters/ForeignSuggestions.h"
#include "core/tagging/SettledEdits.h"
#include "tests/support/RandomSeeds.h"
#include "tests/support/WorkGrowth.h"

#include <QTest>

#include <algorithm>
#include <memory>
#include <random>

using namespace tagline;
using namespace tagline::test;

namespace {

ClipLibrary libraryOfOneClip(Frame frames)
{
    auto model = std::make_shared<ImportedModel>();
    Clip clip;
    clip.name = clip.displayName = "walk";
    clip.frames = frames;
    clip.rate = {30, 1};
    model->clips.push_back(clip);
    ClipLibrary library;
    library.setModel(library.addSource("/a/walk.bvh", "walk.bvh"), model);
    return library;
}

/// Run and Walk exclude each other; Step is a point, Punch counted; Run, Step and Free give values.
void defineSuggestedTags(TagVocabulary& vocabulary, OverlapPolicy policy)
{
    vocabulary.setGroups({{"gait", policy, Exclusiveness::AtMostOne, {}}});
    const auto define = [&](const char* name, const char* group, auto change) {
        TagDefinition definition;
        definition.name = name;
        definition.group = group;
        change(definition);
        vocabulary.define(definition);
    };
    define("Run", "gait", [](TagDefinition& tag) { tag.properties = {{"pace", 3.0}}; });
    define("Walk", "gait", [](TagDefinition&) {});
    define("Step", "", [](TagDefinition& tag) {
        tag.kind = TagKind::Point;
        tag.properties = {{"pace", 2.0}, {"side", std::string("left")}};
    });
    define("Punch", "", [](TagDefinition& tag) { tag.isCounted = true; });
    define("Free", "", [](TagDefinition& tag) { tag.properties = {{"pace", 1.0}}; });
}

/// As if each were the only one: the surest first, with what is decided looked at anew for each.
TagSheet acceptedOneByOne(std::vector<ForeignSuggestion> all, const ClipLibrary& library)
{
    const TagVocabulary& vocabulary = library.vocabulary();
    const LibraryClip& clip = library.clip(ClipId(0));
    std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.score > b.score; });
    TagSheet sheet = clip.sheet;
    for (const ForeignSuggestion& each : all) {
        const TagId tag = *vocabulary.find(each.tag);
        std::vector<FrameRange> decided;
        for (const TagLane& lane : sheet.lanes()) {
            const std::string& group = vocabulary[tag].group;
            if (lane.tag != tag && (group.empty() || vocabulary[lane.tag].group != group)) continue;
            decided.insert(decided.end(), lane.ranges.begin(), lane.ranges.end());
        }
        const FrameRanges left = FrameRanges::canonical({each.range.intersected({0, clip.frames})})
                                     .subtracted(FrameRanges::canonical(decided));
        sheet = settledAddition(sheet, withAccepted(sheet, tag, left.span()), tag, vocabulary, clip.frames);
    }
    return sheet;
}

} // namespace

class tst_AcceptedSuggestions : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { keepMemory(); }
    void togetherTheyAreAsOneByOne();
    void manyAreAcceptedInProportion();
};

void tst_AcceptedSuggestions::togetherTheyAreAsOneByOne()
{
    const std::vector<std::string> tags{"Run", "Walk", "Step", "Punch", "Free"};
    constexpr Frame frames = 80;
    RandomSeeds seeds(200);
    for (const std::uint32_t seed : seeds) {
        std::mt19937 random(seed);
        const auto below = [&random](int end) { return int(random() % unsigned(end)); };
        ClipLibrary library = libraryOfOneClip(frames);
        defineSuggestedTags(library.vocabulary(), OverlapPolicy(below(4)));
        const auto id = [&](const char* name) { return *library.vocabulary().find(name); };
        library.setSheet(ClipId(0),
                         TagSheet()
                             .withRanges(id("Run"), {{0, 10}, {10, 14}})
                             .withRanges(id("Step"), {{30, 33}, {40, 41}})
                             .withInstances(id("Punch"), {{{20, 30}, {{"hand", true}}}, {{25, 40}}})
                             .withProperty("pace", {{{5, 20}, 9.0}, {{50, 52}, 8.0}}));
        std::vector<ForeignSuggestion> all;
        for (int i = 0; i < 25; ++i) {
            const Frame start = below(frames);
            all.push_back(
                {ClipId(0), tags[std::size_t(below(5))], {start, start + 1 + below(15)}, 0.1 * below(10)});
        }
        const auto changes = acceptedChanges(all, library);
        QCOMPARE(changes.size(), 1u);
        QVERIFY(changes[0].sheet == acceptedOneByOne(all, library));
    }
}

void tst_AcceptedSuggestions::manyAreAcceptedInProportion()
{
    const auto accepting = [](int count) {
        auto library = std::make_shared<ClipLibrary>(libraryOfOneClip(Frame(count) * 10));
        defineSuggestedTags(library->vocabulary(), OverlapPolicy::Push);
        std::vector<ForeignSuggestion> all;
        for (Frame i = 0; i < count; ++i)
            all.push_back({ClipId(0), i % 2 ? "Run" : "Walk", {i * 10, i * 10 + 12}, double(i % 7) / 7});
        return [library, all] { QCOMPARE(acceptedChanges(all, *library).size(), 1u); };
    };
    verifyGrowth(accepting(500), accepting(4000));
}

QTEST_APPLESS_MAIN(tst_AcceptedSuggestions)
#include "tst_AcceptedSuggestions.moc"
