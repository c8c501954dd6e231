#include "core/tags/index/PropertyIndex.h"

#include "core/tags/sheet/PropertyEdits.h"

#include <QTest>

#include <random>

using namespace tagline;

namespace {

constexpr std::array comparisons{Comparison::Less,           Comparison::LessOrEqual, Comparison::Greater,
                                 Comparison::GreaterOrEqual, Comparison::Equal,       Comparison::NotEqual};

std::vector<FrameRange> framesOf(const PropertyIndex& index, const char* name, Comparison comparison,
                                 const PropertyValue& literal, std::uint32_t clip)
{
    std::vector<FrameRange> ranges;
    index.frames(name, comparison, literal, ClipId(clip), ranges);
    return ranges;
}

TagSheet terrainSheet()
{
    return TagSheet().withProperty("terrain",
                                   {{{0, 10}, std::string("concrete")}, {{10, 20}, std::string("gravel")}});
}

/// What `==` and `<` of the language say of two values, looked at one frame at a time.
bool naive(Comparison comparison, const PropertyValue& value, const PropertyValue& literal)
{
    if (value.index() != literal.index()) return false;
    const int order = value < literal ? -1 : literal < value ? 1 : 0;
    switch (comparison) {
    case Comparison::Less:
        return order < 0;
    case Comparison::LessOrEqual:
        return order <= 0;
    case Comparison::Greater:
        return order > 0;
    case Comparison::GreaterOrEqual:
        return order >= 0;
    case Comparison::Equal:
        return order == 0;
    case Comparison::NotEqual:
        return order != 0;
    case Comparison::Matches:
        break;
    }
    return false;
}

class RandomSheets
{
public:
    explicit RandomSheets(unsigned seed)
        : m_random(seed)
    {
    }

    int below(int bound) { return std::uniform_int_distribution(0, bound - 1)(m_random); }
    PropertyValue value()
    {
        switch (below(3)) {
        case 0:
            return std::string(1, char('a' + below(3)));
        case 1:
            return double(below(3)) - 1;
        default:
            return below(2) == 0;
        }
    }
    TagSheet sheet()
    {
        TagSheet sheet;
        for (const char* name : {"slope", "terrain"}) {
            std::vector<PropertyRange> ranges;
            for (Frame at = below(4); at < 40; at += below(4)) {
                const Frame stop = at + 1 + below(6);
                ranges.push_back({{at, stop}, value()});
                at = stop;
            }
            if (below(4) > 0) sheet = sheet.withProperty(name, std::move(ranges));
        }
        return sheet;
    }

private:
    std::mt19937 m_random;
};

FrameRanges naiveFrames(const TagSheet& sheet, const char* name, Frame frames, Comparison comparison,
                        const PropertyValue& literal)
{
    std::vector<FrameRange> single;
    for (const PropertyRange& range : sheet.property(name))
        for (Frame frame = range.range.start; frame < std::min(range.range.stop, frames); ++frame)
            if (naive(comparison, range.value, literal)) single.push_back({frame, frame + 1});
    return FrameRanges::canonical(std::move(single));
}

} // namespace

class tst_PropertyIndex : public QObject
{
    Q_OBJECT

private slots:
    void clipsThatDifferAreThoseOfOtherValues();
    void framesWithTheValueAnswer();
    void framesWithoutThePropertySatisfyNothing();
    void anotherTypeSatisfiesNothing();
    void stringsCompareByBytesAndFalseIsBeforeTrue();
    void touchingRangesAreJoinedAndCutToTheClip();
    void answersAreAppended();
    void namesAndTypesAreThoseMet();
    void aClipThatLosesItsLastValueIsForgotten();
    void copiesDoNotFollow();
    void answersAsEachFrameDoes();
    void editsThatShareTheirValuesAreCounted();
};

void tst_PropertyIndex::editsThatShareTheirValuesAreCounted()
{
    RandomSheets random(8);
    PropertyIndex index;
    TagSheet sheet;
    for (int round = 0; round < 3000; ++round) {
        const Frame start = random.below(40);
        const FrameRange frames{start, start + 1 + random.below(6)};
        sheet = random.below(3) == 0 ? withPropertyErased(sheet, "slope", frames)
                                     : withPropertySet(sheet, "slope", {frames, random.value()}, 50);
        index.set(ClipId(0), 50, sheet);
        PropertyIndex anew;
        anew.set(ClipId(0), 50, sheet);
        QCOMPARE(index.types("slope"), anew.types("slope"));
        QVERIFY(index.clipsThatDiffer("slope", anew).empty());
    }
}

void tst_PropertyIndex::framesWithTheValueAnswer()
{
    PropertyIndex index;
    index.set(ClipId(3), 100, terrainSheet());
    const PropertyValue gravel = std::string("gravel");
    QCOMPARE(framesOf(index, "terrain", Comparison::Equal, gravel, 3), (std::vector<FrameRange>{{10, 20}}));
    QCOMPARE(framesOf(index, "terrain", Comparison::NotEqual, gravel, 3), (std::vector<FrameRange>{{0, 10}}));
    QVERIFY(framesOf(index, "terrain", Comparison::Equal, gravel, 2).empty());
}

void tst_PropertyIndex::framesWithoutThePropertySatisfyNothing()
{
    PropertyIndex index;
    index.set(ClipId(0), 100, terrainSheet());
    for (const Comparison comparison : comparisons)
        QVERIFY(framesOf(index, "slope", comparison, 1.0, 0).empty());
}

void tst_PropertyIndex::anotherTypeSatisfiesNothing()
{
    PropertyIndex index;
    index.set(ClipId(0), 9, TagSheet().withProperty("slope", {{{0, 9}, 3.0}}));
    for (const Comparison comparison : comparisons) {
        QVERIFY(framesOf(index, "slope", comparison, std::string("3"), 0).empty());
        QVERIFY(framesOf(index, "slope", comparison, true, 0).empty());
    }
}

void tst_PropertyIndex::stringsCompareByBytesAndFalseIsBeforeTrue()
{
    PropertyIndex index;
    index.set(
        ClipId(0), 9,
        TagSheet()
            .withProperty(
                "s", {{{0, 1}, std::string("Z")}, {{2, 3}, std::string("a")}, {{4, 5}, std::string("é")}})
            .withProperty("b", {{{0, 1}, false}, {{2, 3}, true}}));
    QCOMPARE(framesOf(index, "s", Comparison::Less, std::string("a"), 0), (std::vector<FrameRange>{{0, 1}}));
    QCOMPARE(framesOf(index, "s", Comparison::Greater, std::string("a"), 0),
             (std::vector<FrameRange>{{4, 5}}));
    QCOMPARE(framesOf(index, "b", Comparison::Less, true, 0), (std::vector<FrameRange>{{0, 1}}));
    QCOMPARE(framesOf(index, "b", Comparison::GreaterOrEqual, true, 0), (std::vector<FrameRange>{{2, 3}}));
}

void tst_PropertyIndex::touchingRangesAreJoinedAndCutToTheClip()
{
    PropertyIndex index;
    index.set(ClipId(0), 7,
              TagSheet().withProperty("n", {{{0, 2}, 1.0}, {{2, 4}, 2.0}, {{5, 9}, 3.0}, {{9, 12}, 1.0}}));
    QCOMPARE(framesOf(index, "n", Comparison::Greater, 0.0, 0), (std::vector<FrameRange>{{0, 4}, {5, 7}}));
}

void tst_PropertyIndex::answersAreAppended()
{
    PropertyIndex index;
    index.set(ClipId(0), 20, terrainSheet());
    std::vector<FrameRange> ranges{{0, 10}};
    index.frames("terrain", Comparison::Equal, std::string("gravel"), ClipId(0), ranges);
    QCOMPARE(ranges, (std::vector<FrameRange>{{0, 10}, {10, 20}}));
}

void tst_PropertyIndex::namesAndTypesAreThoseMet()
{
    PropertyIndex index;
    index.set(ClipId(4), 20, TagSheet().withProperty("b", {{{0, 1}, true}, {{1, 2}, 1.0}}));
    index.set(ClipId(1), 20,
              TagSheet().withProperty("a", {{{0, 1}, 1.0}}).withProperty("b", {{{0, 1}, true}}));
    QCOMPARE(index.names(), (std::vector<std::string>{"a", "b"}));
    QCOMPARE(index.types("a"), std::vector{PropertyType::Number});
    QCOMPARE(index.types("b"), (std::vector{PropertyType::Number, PropertyType::Boolean}));
    QVERIFY(index.types("c").empty());
    QCOMPARE(index.clips("b"), (std::vector{ClipId(1), ClipId(4)}));
    QVERIFY(index.has("a") && !index.has("c"));
    index.set(ClipId(4), 20, TagSheet().withProperty("b", {{{0, 1}, true}}));
    QCOMPARE(index.types("b"), std::vector{PropertyType::Boolean});
}

void tst_PropertyIndex::aClipThatLosesItsLastValueIsForgotten()
{
    PropertyIndex index;
    index.set(ClipId(0), 20, terrainSheet());
    index.set(ClipId(0), 0, terrainSheet());
    QVERIFY(index.names().empty());
    index.set(ClipId(0), 20, terrainSheet());
    index.set(ClipId(0), 20, TagSheet());
    QVERIFY(!index.has("terrain"));
}

void tst_PropertyIndex::copiesDoNotFollow()
{
    PropertyIndex index;
    index.set(ClipId(0), 20, terrainSheet());
    const PropertyIndex copy = index;
    index.set(ClipId(0), 5, terrainSheet());
    index.set(ClipId(1), 20, terrainSheet());
    QCOMPARE(copy.clips("terrain"), std::vector{ClipId(0)});
    QCOMPARE(framesOf(copy, "terrain", Comparison::Equal, std::string("concrete"), 0),
             (std::vector<FrameRange>{{0, 10}}));
    QCOMPARE(framesOf(index, "terrain", Comparison::Equal, std::string("concrete"), 0),
             (std::vector<FrameRange>{{0, 5}}));
}

void tst_PropertyIndex::answersAsEachFrameDoes()
{
    RandomSheets random(20);
    constexpr std::uint32_t clips = 6;
    for (int round = 0; round < 300; ++round) {
        PropertyIndex index;
        std::vector<TagSheet> sheets(clips);
        std::vector<Frame> frames(clips);
        for (int i = 0; i < 12; ++i) {
            const auto clip = std::uint32_t(random.below(clips));
            sheets[clip] = random.sheet();
            frames[clip] = random.below(50);
            index.set(ClipId(clip), frames[clip], sheets[clip]);
        }
        const Comparison comparison = comparisons[std::size_t(random.below(6))];
        const PropertyValue literal = random.value();
        for (const char* name : {"slope", "terrain"}) {
            std::vector<std::vector<FrameRange>> visited(clips);
            index.forEachClip(name, comparison, literal,
                              [&](ClipId clip, std::span<const FrameRange> ranges) {
                                  visited[clip.value].assign(ranges.begin(), ranges.end());
                              });
            for (std::uint32_t clip = 0; clip < clips; ++clip) {
                const FrameRanges expected =
                    naiveFrames(sheets[clip], name, frames[clip], comparison, literal);
                QCOMPARE(visited[clip], std::vector(expected.begin(), expected.end()));
                QCOMPARE(framesOf(index, name, comparison, literal, clip), visited[clip]);
            }
        }
    }
}

void tst_PropertyIndex::clipsThatDifferAreThoseOfOtherValues()
{
    PropertyIndex before;
    for (std::uint32_t clip = 0; clip < 4; ++clip) before.set(ClipId(clip), 20, terrainSheet());
    PropertyIndex after = before;
    QVERIFY(after.clipsThatDiffer("terrain", before).empty());
    after.set(ClipId(0), 20, terrainSheet()); // the same values, written anew
    after.set(ClipId(1), 20, TagSheet());
    after.set(ClipId(3), 20, TagSheet().withProperty("terrain", {{{0, 20}, std::string("gravel")}}));
    after.set(ClipId(5), 20, terrainSheet());
    const std::vector<ClipId> expected{ClipId(1), ClipId(3), ClipId(5)};
    QCOMPARE(after.clipsThatDiffer("terrain", before), expected);
    QCOMPARE(before.clipsThatDiffer("terrain", after), expected);
    QCOMPARE(before.clipsThatDiffer("terrain", PropertyIndex()).size(), std::size_t(4));
    QVERIFY(before.clipsThatDiffer("slope", after).empty());
}

QTEST_APPLESS_MAIN(tst_PropertyIndex)
#include "tst_PropertyIndex.moc"
