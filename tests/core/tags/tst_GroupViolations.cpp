#include "core/tags/vocabulary/GroupViolations.h"

#include <QTest>

#include <random>

using namespace tagline;

namespace {

/// Three tags of one group, and a point of it.
class Gaits
{
public:
    explicit Gaits(Exclusiveness exclusiveness)
    {
        vocabulary.setGroups({{"Style", OverlapPolicy::Carve, Exclusiveness::AtMostOne, {}},
                              {"Gait", OverlapPolicy::Carve, exclusiveness, {}}});
        for (const char* name : {"Walk", "Run", "Sneak", "Hop"}) {
            TagDefinition definition;
            definition.name = name;
            definition.group = "Gait";
            definition.kind = definition.name == "Hop" ? TagKind::Point : TagKind::Range;
            vocabulary.define(definition);
        }
    }

    TagId tag(const char* name) const { return *vocabulary.find(name); }
    TagSheet with(std::vector<FrameRange> walk, std::vector<FrameRange> run,
                  std::vector<FrameRange> sneak = {}) const
    {
        return TagSheet()
            .withRanges(tag("Walk"), std::move(walk))
            .withRanges(tag("Run"), std::move(run))
            .withRanges(tag("Sneak"), std::move(sneak));
    }
    TagSheet mended(const TagSheet& sheet, Frame frames) const
    {
        return withGroupMended(sheet, "Gait", {0, frames}, frames, vocabulary);
    }

    TagVocabulary vocabulary;
};

} // namespace

class tst_GroupViolations : public QObject
{
    Q_OBJECT

private slots:
    void severalTagsAreAViolation();
    void noneIsAViolationOfExactlyOne();
    void touchingIsNoViolation();
    void whatExcludesNothingIsNeverBroken();
    void whatLiesPastTheClipIsNoViolation();
    void theRangeThatBeganLastStays();
    void gapsAreFilledFromTheirSides();
    void aPointIsNotMadeLonger();
    void oneClickMendsOneViolation();
    void eachTagSetIsJudgedByItself();
    void aSetAloneNeedsNoTagInTheOthers();
    void oneSetIsMended();
    void aClipWithoutTheGroupStaysBroken();
    void violationsAreThoseOfEachFrame();
};

void tst_GroupViolations::severalTagsAreAViolation()
{
    const Gaits gaits(Exclusiveness::AtMostOne);
    const TagSheet sheet = gaits.with({{0, 10}}, {{5, 12}}, {{8, 9}, {20, 21}});
    QCOMPARE(groupViolations(sheet, 30, gaits.vocabulary),
             (std::vector<GroupViolation>{
                 {"Gait", {5, 8}, {gaits.tag("Walk"), gaits.tag("Run")}},
                 {"Gait", {8, 9}, {gaits.tag("Walk"), gaits.tag("Run"), gaits.tag("Sneak")}},
                 {"Gait", {9, 10}, {gaits.tag("Walk"), gaits.tag("Run")}}}));
}

void tst_GroupViolations::noneIsAViolationOfExactlyOne()
{
    const Gaits gaits(Exclusiveness::ExactlyOne);
    QCOMPARE(groupViolations(gaits.with({{0, 4}, {10, 13}}, {{3, 6}}), 15, gaits.vocabulary),
             (std::vector<GroupViolation>{{"Gait", {3, 4}, {gaits.tag("Walk"), gaits.tag("Run")}},
                                          {"Gait", {6, 10}, {}},
                                          {"Gait", {13, 15}, {}}}));
    QCOMPARE(groupViolations(TagSheet(), 15, gaits.vocabulary),
             (std::vector<GroupViolation>{{"Gait", {0, 15}, {}}}));
}

void tst_GroupViolations::touchingIsNoViolation()
{
    const Gaits gaits(Exclusiveness::ExactlyOne);
    QVERIFY(groupViolations(gaits.with({{0, 4}, {4, 6}}, {{6, 9}}), 9, gaits.vocabulary).empty());
}

void tst_GroupViolations::whatExcludesNothingIsNeverBroken()
{
    const Gaits gaits(Exclusiveness::None);
    const TagSheet sheet = gaits.with({{0, 4}}, {{0, 4}});
    QVERIFY(groupViolations(sheet, 9, gaits.vocabulary).empty());
    QCOMPARE(gaits.mended(sheet, 9), sheet);
    QCOMPARE(withGroupMended(sheet, "Unheard", {0, 9}, 9, gaits.vocabulary), sheet);
}

void tst_GroupViolations::whatLiesPastTheClipIsNoViolation()
{
    const Gaits gaits(Exclusiveness::AtMostOne);
    QVERIFY(groupViolations(gaits.with({{0, 40}}, {{10, 40}}), 10, gaits.vocabulary).empty());
}

void tst_GroupViolations::theRangeThatBeganLastStays()
{
    const Gaits gaits(Exclusiveness::AtMostOne);
    QCOMPARE(gaits.mended(gaits.with({{0, 10}}, {{5, 12}}), 30), gaits.with({{0, 5}}, {{5, 12}}));
    QCOMPARE(gaits.mended(gaits.with({{0, 20}}, {{5, 8}}), 30), gaits.with({{0, 5}, {8, 20}}, {{5, 8}}));
    QCOMPARE(gaits.mended(gaits.with({{0, 20}}, {{0, 8}}), 30), gaits.with({{8, 20}}, {{0, 8}}));
    QCOMPARE(gaits.mended(gaits.with({{0, 8}}, {{0, 8}}), 30), gaits.with({{0, 8}}, {}));
}

void tst_GroupViolations::gapsAreFilledFromTheirSides()
{
    const Gaits gaits(Exclusiveness::ExactlyOne);
    QCOMPARE(gaits.mended(gaits.with({{2, 5}}, {{8, 10}}), 14), gaits.with({{0, 8}}, {{8, 14}}));
    QCOMPARE(gaits.mended(gaits.with({{0, 4}, {7, 10}}, {{3, 6}}), 10),
             gaits.with({{0, 3}, {7, 10}}, {{3, 7}}));
    QCOMPARE(gaits.mended(gaits.with({{0, 4}, {6, 10}}, {}), 10), gaits.with({{0, 6}, {6, 10}}, {}));
}

void tst_GroupViolations::aPointIsNotMadeLonger()
{
    const Gaits gaits(Exclusiveness::ExactlyOne);
    const TagSheet sheet = gaits.with({}, {{6, 9}}).withRanges(gaits.tag("Hop"), {{2, 3}});
    QCOMPARE(gaits.mended(sheet, 9), gaits.with({}, {{3, 9}}).withRanges(gaits.tag("Hop"), {{2, 3}}));
}

void tst_GroupViolations::oneClickMendsOneViolation()
{
    const Gaits gaits(Exclusiveness::AtMostOne);
    const TagSheet sheet = gaits.with({{0, 10}, {20, 30}}, {{5, 12}, {25, 28}});
    QCOMPARE(withGroupMended(sheet, "Gait", {6, 7}, 40, gaits.vocabulary),
             gaits.with({{0, 5}, {20, 30}}, {{5, 12}, {25, 28}}));
}

void tst_GroupViolations::aClipWithoutTheGroupStaysBroken()
{
    const Gaits gaits(Exclusiveness::ExactlyOne);
    QCOMPARE(gaits.mended(TagSheet(), 9), TagSheet());
}

void tst_GroupViolations::eachTagSetIsJudgedByItself()
{
    Gaits gaits(Exclusiveness::AtMostOne);
    const TagId walk = gaits.vocabulary.intern("gameplay::Walk"); // of the group because Walk is
    const TagId run = gaits.vocabulary.intern("gameplay::Run");
    const TagSheet sheet = gaits.with({{0, 10}}, {}).withRanges(run, {{5, 10}});
    QVERIFY(groupViolations(sheet, 10, gaits.vocabulary).empty());
    QCOMPARE(groupViolations(sheet.withRanges(walk, {{0, 6}}), 10, gaits.vocabulary),
             (std::vector<GroupViolation>{{"Gait", {5, 6}, {walk, run}, "gameplay"}}));
}

void tst_GroupViolations::aSetAloneNeedsNoTagInTheOthers()
{
    Gaits gaits(Exclusiveness::ExactlyOne);
    const TagId run = gaits.vocabulary.intern("gameplay::Run");
    const TagSheet ofSet = TagSheet().withRanges(run, {{0, 8}});
    QCOMPARE(groupViolations(ofSet, 10, gaits.vocabulary),
             (std::vector<GroupViolation>{{"Gait", {8, 10}, {}, "gameplay"}}));
    const TagSheet both = ofSet.withRanges(gaits.tag("Walk"), {{1, 10}});
    QCOMPARE(groupViolations(both, 10, gaits.vocabulary),
             (std::vector<GroupViolation>{{"Gait", {0, 1}, {}}, {"Gait", {8, 10}, {}, "gameplay"}}));
    TagDefinition plain = gaits.vocabulary[gaits.tag("Run")];
    plain.isRegistered = false; // deleted: the set's tag is in no group any more
    gaits.vocabulary.define(plain);
    QCOMPARE(groupViolations(ofSet, 10, gaits.vocabulary),
             (std::vector<GroupViolation>{{"Gait", {0, 10}, {}}}));
}

void tst_GroupViolations::oneSetIsMended()
{
    Gaits gaits(Exclusiveness::AtMostOne);
    const TagId walk = gaits.vocabulary.intern("gameplay::Walk");
    const TagId run = gaits.vocabulary.intern("gameplay::Run");
    const TagSheet broken =
        gaits.with({{0, 10}}, {{5, 9}}).withRanges(walk, {{0, 10}}).withRanges(run, {{5, 9}});
    const TagSheet one = withGroupMended(broken, "Gait", {0, 10}, 10, gaits.vocabulary, "gameplay");
    QCOMPARE(groupViolations(one, 10, gaits.vocabulary),
             (std::vector<GroupViolation>{{"Gait", {5, 9}, {gaits.tag("Walk"), gaits.tag("Run")}}}));
    QVERIFY(groupViolations(gaits.mended(broken, 10), 10, gaits.vocabulary).empty());
}

void tst_GroupViolations::violationsAreThoseOfEachFrame()
{
    std::mt19937 random(36);
    const auto below = [&random](int bound) { return std::uniform_int_distribution(0, bound - 1)(random); };
    for (int round = 0; round < 2000; ++round) {
        const Gaits gaits(below(2) ? Exclusiveness::AtMostOne : Exclusiveness::ExactlyOne);
        const bool isDue = gaits.vocabulary.groups()[1].exclusiveness == Exclusiveness::ExactlyOne;
        const Frame frames = 1 + below(40);
        TagSheet sheet;
        for (const char* name : {"Walk", "Run", "Sneak"}) {
            std::vector<FrameRange> ranges;
            for (Frame at = below(15); at < 45; at += below(15)) {
                ranges.push_back({at, at + 1 + below(12)});
                at = ranges.back().stop;
            }
            sheet = sheet.withRanges(gaits.tag(name), ranges);
        }
        const auto violations = groupViolations(sheet, frames, gaits.vocabulary);
        for (Frame frame = 0; frame < frames; ++frame) {
            const std::vector<TagId> tags = sheet.tagsAt(frame);
            const auto isHere = [frame](const GroupViolation& violation) {
                return violation.range.contains(frame);
            };
            const auto found = std::find_if(violations.begin(), violations.end(), isHere);
            QCOMPARE(found != violations.end(), tags.size() > 1 || (isDue && tags.empty()));
            if (found != violations.end()) QCOMPARE(found->tags, tags);
        }
        for (std::size_t i = 1; i < violations.size(); ++i) {
            QVERIFY(violations[i - 1].range.stop <= violations[i].range.start);
            QVERIFY(violations[i - 1].range.stop < violations[i].range.start ||
                    violations[i - 1].tags != violations[i].tags);
        }
        const auto left = groupViolations(gaits.mended(sheet, frames), frames, gaits.vocabulary);
        const bool hasAny = std::any_of(sheet.lanes().begin(), sheet.lanes().end(),
                                        [&](const TagLane& lane) { return lane.ranges[0].start < frames; });
        QCOMPARE(left.size(), isDue && !hasAny ? 1u : 0u);
    }
}

QTEST_APPLESS_MAIN(tst_GroupViolations)
#include "tst_GroupViolations.moc"
