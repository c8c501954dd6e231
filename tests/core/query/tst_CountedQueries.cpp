// Queries of counted tags: functions, measures and statistics that go by instances, comparisons of their
// values, and the cache that follows their edits.

#include "core/query/evaluation/QueryCache.h"
#include "core/query/language/parsing/QueryParser.h"
#include "core/query/language/parsing/QueryTerms.h"
#include "core/query/statistics/QueryStatistics.h"
#include "tests/core/query/QueryWorld.h"
#include "tests/core/query/random/NaiveFunctions.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace tagline;
using tagline::test::drawn;

namespace {

TagInstance hit(Frame start, Frame stop, const char* hand = nullptr)
{
    TagInstance instance{{start, stop}};
    if (hand) instance.values.push_back({"hand", std::string(hand)});
    return instance;
}

} // namespace

/// Clip 0   Punch  ####......   left    Kick  ......####    Run  ##.##.....
///                 ..####....   right
///                 ......##..   left
/// Clip 1   Punch  not counted: ##.###
/// Clip 2   Punch  .###....    twice, with other values, and one past the end
class tst_CountedQueries : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void functionsGoByInstances_data();
    void functionsGoByInstances();
    void rangesMasksAndSingleClipsAgree_data() { functionsGoByInstances_data(); }
    void rangesMasksAndSingleClipsAgree();
    void statisticsCountInstances();
    void theCacheFollowsEditsOfInstances();
    void theCacheFollowsEditsOfValues();
    void randomInstancesAnswerByTheirValues();
    void withoutCountedTagsNothingIsAsked();

private:
    void put(std::uint32_t clip, const TagSheet& sheet)
    {
        m_library.index.set(ClipId(clip), frames[clip], sheet);
        m_library.instances.set(ClipId(clip), frames[clip], sheet);
    }
    QueryExpression query(const char* text) const { return *parseQuery(text, m_library.vocabulary); }

    static constexpr Frame frames[] = {10, 6, 8};
    QueryLibrary m_library;
    TagId m_punch, m_kick, m_run;
    TagSheet m_first;
};

void tst_CountedQueries::init()
{
    m_library = {};
    TagDefinition punch;
    punch.name = "Attack.Punch";
    punch.isCounted = true;
    m_punch = m_library.vocabulary.define(punch);
    m_kick = m_library.vocabulary.intern("Attack.Kick");
    m_run = m_library.vocabulary.intern("Run");
    m_first = TagSheet()
                  .withInstances(m_punch, {hit(0, 4, "left"), hit(2, 6, "right"), hit(6, 8, "left")})
                  .withRanges(m_kick, {{6, 10}})
                  .withRanges(m_run, {{0, 2}, {3, 5}});
    put(0, m_first);
    put(1, TagSheet().withRanges(m_punch, {{0, 2}, {3, 6}}));
    put(2, TagSheet().withInstances(m_punch, {hit(1, 4, "left"), hit(1, 4, "right"), hit(8, 12)}));
}

void tst_CountedQueries::functionsGoByInstances_data()
{
    QTest::addColumn<QString>("answer");
    const auto row = [](const char* query, const char* answer) { QTest::newRow(query) << QString(answer); };
    row("Punch", "########.. ##.### .###....");
    for (const test::NaiveFunction& each : test::naiveFunctions())
        for (const auto& [query, answer] : each.counted) row(query, answer);
    // All else sees frames.
    row("head(Punch, 1)", "#......... #..#.. .#......");
    row("starts(Punch)", "#......... #..#.. .#......");
    row("coverage(Punch) >= 0.8", "########## ###### ........");
    row("overlapping(Punch, Run)", "########.. ...... ........");
    // Values: those without one, and frames of clips in which it is not counted, satisfy nothing.
    row("Punch.hand == \"left\"", "####..##.. ...... .###....");
    row("Punch.hand != \"left\"", "..####.... ...... .###....");
    row("Punch.hand < \"m\"", "####..##.. ...... .###....");
    row("Punch.hand matches \"r*t\"", "..####.... ...... .###....");
    row("Attack.hand == \"right\"", "..####.... ...... .###....");
    row("Punch.hand == 3", ".......... ...... ........");
    row("Punch.power > 1", ".......... ...... ........");
    row("~(Punch.hand == \"left\")", "....##..## ###### #...####");
    row("Punch - (Punch.hand == \"left\")", "....##.... ##.### ........");
}

void tst_CountedQueries::functionsGoByInstances()
{
    QFETCH(QString, answer);
    QCOMPARE(drawn(evaluate(query(QTest::currentDataTag()), m_library), m_library.index), answer);
}

void tst_CountedQueries::rangesMasksAndSingleClipsAgree()
{
    QFETCH(QString, answer);
    const QueryExpression asked = query(QTest::currentDataTag());
    EvaluationOptions options;
    for (const SetForm form : {SetForm::Ranges, SetForm::Mask}) {
        options.form = form;
        QCOMPARE(drawn(evaluate(asked, m_library, options), m_library.index), answer);
    }
    for (const ClipId clip : {ClipId(0), ClipId(1), ClipId(2)}) {
        const EvaluationOptions one{ClipScope(std::span(&clip, 1)), {}, nullptr};
        QCOMPARE(drawn(evaluate(asked, m_library, one), m_library.index).split(' ')[int(clip.value)],
                 answer.split(' ')[int(clip.value)]);
    }
}

void tst_CountedQueries::statisticsCountInstances()
{
    const auto numbersOf = [&](const char* text) {
        const QueryExpression asked = query(text);
        CountedOperand counted = CountedOperand::ofQuery(asked, m_library);
        return statistics(evaluate(asked, m_library), m_library, &counted);
    };
    const QueryStatistics punches = numbersOf("Punch");
    QCOMPARE(punches.ranges.ranges, 7);
    QCOMPARE(punches.ranges.frames, 8 + 5 + 3);
    QCOMPARE(punches.ranges.lengthFrames, (LengthSpread{2, 3, 4}));
    QCOMPARE(punches.perClip[0].ranges.ranges, 3);
    QCOMPARE(punches.perClip[2].ranges.frames, 3);
    QCOMPARE(punches.histogram, (std::vector<LengthBin>{{2, 4, 5}, {4, 8, 2}}));
    QCOMPARE(numbersOf("Punch - Run").ranges.ranges, 2 + 2 + 1);
    QCOMPARE(numbersOf("Run").ranges.ranges, 2);
    const QueryStatistics left = numbersOf("Punch.hand == \"left\"");
    QCOMPARE(left.ranges.ranges, 3);
    QCOMPARE(left.ranges.frames, 4 + 2 + 3);
    QCOMPARE(numbersOf("Punch.hand matches \"*\"").perClip[1].ranges.ranges, 2);
}

void tst_CountedQueries::theCacheFollowsEditsOfInstances()
{
    QueryCache cache;
    cache.moveTo(m_library);
    const auto ask = [&](const char* text) { return drawn(*cache.answer(query(text)), m_library.index); };
    QCOMPARE(ask("count(Punch) == 3"), QString("########## ...... ........"));
    QCOMPARE(ask("nth(Punch, 2)"), QString("..####.... ...### .###...."));
    // The frames of the tag stay the same.
    put(0, m_first.withInstances(m_punch, {hit(0, 6), hit(6, 8)}));
    cache.moveTo(m_library);
    QCOMPARE(ask("count(Punch) == 3"), QString(".......... ...... ........"));
    QCOMPARE(ask("nth(Punch, 2)"), QString("......##.. ...### .###...."));
    QVERIFY(cache.counts().mended > 0);
    put(0, m_first.withCounted(m_punch, false));
    cache.moveTo(m_library);
    QCOMPARE(ask("nth(Punch, 1)"), QString("########.. ##.... .###...."));
    QCOMPARE(ask("Punch"), QString("########.. ##.### .###...."));
}

void tst_CountedQueries::withoutCountedTagsNothingIsAsked()
{
    const std::vector<TagId> plain{m_run, m_kick}, mixed{m_run, m_punch};
    QVERIFY(!CountedOperand::isAny(plain, m_library));
    QVERIFY(CountedOperand::isAny(mixed, m_library));
    QVERIFY(CountedOperand::ofQuery(query("Run & Punch"), m_library).tags().empty());
    QVERIFY(CountedOperand::ofQuery(query("all"), m_library).tags().empty());
    QVERIFY(CountedOperand::ofQuery(query("Punch.hand == \"left\""), m_library).isCounted());
    QVERIFY(!CountedOperand::ofQuery(query("Run"), m_library).isCounted());
}

void tst_CountedQueries::theCacheFollowsEditsOfValues()
{
    QueryCache cache;
    cache.moveTo(m_library);
    const auto ask = [&](const char* text) { return drawn(*cache.answer(query(text)), m_library.index); };
    QCOMPARE(ask("Punch.hand == \"left\""), QString("####..##.. ...... .###...."));
    QCOMPARE(ask("count(Punch.hand == \"left\") == 2"), QString("########## ...... ........"));
    // The instances stay where they are.
    put(0, m_first.withInstances(m_punch, {hit(0, 4, "right"), hit(2, 6), hit(6, 8, "left")}));
    cache.moveTo(m_library);
    QCOMPARE(ask("Punch.hand == \"left\""), QString("......##.. ...... .###...."));
    QCOMPARE(ask("count(Punch.hand == \"left\") == 2"), QString(".......... ...... ........"));
    QVERIFY(cache.counts().mended > 0);
    put(0, m_first.withCounted(m_punch, false));
    cache.moveTo(m_library);
    QCOMPARE(ask("Punch.hand == \"left\""), QString(".......... ...... .###...."));
}

namespace {

constexpr Frame randomFrames = 70;

/// Instances that touch and overlap, some without values, some past the clip's end.
std::vector<TagInstance> randomHits(std::mt19937& random)
{
    std::vector<TagInstance> hits;
    for (std::uint32_t i = random() % 9; i > 0; --i) {
        const Frame start = Frame(random() % 75);
        TagInstance hit{{start, start + 1 + Frame(random() % 12)}};
        if (random() % 3 > 0) hit.values.push_back({"power", double(random() % 4)});
        hits.push_back(hit);
    }
    return inOrder(std::move(hits));
}

/// The extents of those with more power than that, as the words say, in order.
std::vector<FrameRange> strongHits(const std::vector<TagInstance>& hits, double power)
{
    std::vector<FrameRange> strong;
    for (const TagInstance& hit : hits)
        for (const InstanceValue& value : hit.values)
            if (hit.range.start < randomFrames && std::get<double>(value.value) > power)
                strong.push_back({hit.range.start, std::min(hit.range.stop, randomFrames)});
    std::sort(strong.begin(), strong.end());
    return strong;
}

QString drawnHits(const std::vector<FrameRange>& hits)
{
    QString drawing(randomFrames, '.');
    for (const FrameRange hit : hits)
        for (Frame frame = hit.start; frame < hit.stop; ++frame) drawing[frame] = '#';
    return drawing;
}

} // namespace

void tst_CountedQueries::randomInstancesAnswerByTheirValues()
{
    std::mt19937 random(7);
    for (int round = 0; round < 2000; ++round) {
        QueryLibrary library;
        const TagId punch = library.vocabulary.intern("Punch");
        const std::vector<TagInstance> hits = randomHits(random);
        const TagSheet sheet = TagSheet().withInstances(punch, hits);
        library.index.set(ClipId(0), randomFrames, sheet);
        library.instances.set(ClipId(0), randomFrames, sheet);
        const double power = double(random() % 4) - 0.5;
        const auto strong = strongHits(hits, power);
        const QueryExpression asked = terms::valueOf(punch, "power") > power;
        EvaluationOptions options;
        options.form = round % 2 ? SetForm::Ranges : SetForm::Mask;
        const auto answer = [&](const QueryExpression& query) {
            return drawn(evaluate(query, library, options), library.index);
        };
        QCOMPARE(answer(asked), drawnHits(strong));
        const auto second = applied(QueryElement::counted(QueryOp::Nth, 2), asked);
        QCOMPARE(answer(second),
                 drawnHits(strong.size() > 1 ? std::vector{strong[1]} : std::vector<FrameRange>()));
        const auto equal = applied(
            QueryElement::compared(QueryOp::CountOf, Comparison::Equal, double(strong.size())), asked);
        QCOMPARE(answer(equal), QString(randomFrames, '#'));
        std::vector<FrameRange> longer = strong;
        std::erase_if(longer, [](FrameRange range) { return range.length() <= 5; });
        QCOMPARE(answer(applied(QueryElement::lasting(QueryOp::Longer, Duration::frames(5)), asked)),
                 drawnHits(longer));
    }
}

QTEST_APPLESS_MAIN(tst_CountedQueries)
#include "tst_CountedQueries.moc"
