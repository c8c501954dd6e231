#include "core/query/evaluation/QueryCache.h"

#include "core/query/language/parsing/QueryTerms.h"
#include "tests/core/query/QueryWorld.h"
#include "tests/core/query/random/RandomCases.h"
#include "tests/core/query/random/RandomLibrary.h"
#include "tests/core/query/random/RandomQuery.h"

#include <QTest>

using namespace tagline;
using namespace tagline::terms;
using tagline::test::drawn;

class tst_QueryCache : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void equalQueriesShareAnAnswer();
    void partsAreSharedBetweenQueries();
    void anEditIsMendedInItsClipAlone();
    void answersThatDoNotNameTheTagSurvive();
    void anEditIsMendedInItsPartnersToo();
    void otherTakesAreSeen();
    void editsOfPropertiesAreSeen();
    void newMeaningsOfTagsAreSeen();
    void otherMotionForgetsSignalsAlone();
    void otherOrderForgetsRandomAlone();
    void newClipsAreAsked();
    void otherNamesAndRatesAreAskedAnew();
    void otherLengthsForgetAll();
    void theLongestUnaskedGoFirst();
    void answersOutliveTheCache();
    void cachedIsUncachedThroughRandomEdits();

private:
    QueryExpression named(const char* name) const { return tag(*m_world.library.vocabulary.findTyped(name)); }
    /// Gives a clip other ranges of a tag, everything else as it was.
    void edit(ClipId clip, const char* name, std::string_view drawing);
    QString answer(const QueryExpression& query)
    {
        return drawn(*m_cache->answer(query), m_cache->library().index);
    }

    test::QueryWorld m_world;
    std::map<ClipId, TagSheet> m_sheets;
    std::unique_ptr<QueryCache> m_cache;
};

void tst_QueryCache::init()
{
    m_world = test::queryWorld();
    m_sheets.clear();
    for (std::uint32_t clip = 0; clip < 3; ++clip)
        for (std::uint32_t i = 0; i < m_world.library.vocabulary.size(); ++i) {
            const FrameRanges ranges = m_world.library.index.exact(TagId(i)).rangesOf(ClipId(clip));
            m_sheets[ClipId(clip)] =
                m_sheets[ClipId(clip)].withRanges(TagId(i), {ranges.begin(), ranges.end()});
        }
    // Enough clips that one of them is few.
    for (std::uint32_t clip = 3; clip < 20; ++clip) m_world.library.index.add(0, TagSheet());
    m_cache = std::make_unique<QueryCache>();
    m_cache->moveTo(m_world.library);
}

void tst_QueryCache::edit(ClipId clip, const char* name, std::string_view drawing)
{
    const auto ranges = test::ranges(drawing);
    const TagId id = m_world.library.vocabulary.intern(name);
    m_sheets[clip] = m_sheets[clip].withRanges(id, {ranges.begin(), ranges.end()});
    m_world.library.index.set(clip, m_world.library.index.frames(clip), m_sheets[clip]);
}

void tst_QueryCache::equalQueriesShareAnAnswer()
{
    const auto answer = m_cache->answer(named("Run") & named("Male"));
    QCOMPARE(m_cache->answer(named("Male") & named("Run")), answer);
    QCOMPARE(m_cache->answer(~(~named("Male") | ~named("Run"))), answer);
    QCOMPARE(m_cache->counts().evaluated, 1);
    QCOMPARE(m_cache->counts().found, 2);
    QCOMPARE(m_cache->entryCount(), std::size_t(1));
}

void tst_QueryCache::partsAreSharedBetweenQueries()
{
    const QueryExpression fast = call<"head">(call<"speed">() > 0.2, frames(3));
    (void)m_cache->answer(fast & named("Run"));
    QCOMPARE(m_world.motion->asked, 3);
    (void)m_cache->answer(fast - named("Male"));
    (void)m_cache->answer(call<"starts">(fast));
    (void)m_cache->answer(fast);
    QCOMPARE(m_world.motion->asked, 3);
}

void tst_QueryCache::anEditIsMendedInItsClipAlone()
{
    const QueryExpression query = call<"close">(call<"speed">() >= 0.5, frames(1)) & named("Locomotion");
    QCOMPARE(answer(query).left(26), QString(".....###.. ..#### #.#....."));
    m_world.motion->asked = 0;
    edit(ClipId(1), "Locomotion.Run", "#.##..");
    const auto before = m_cache->answer(query);
    m_cache->moveTo(m_world.library);
    QCOMPARE(answer(query).left(26), QString(".....###.. #.##.. #.#....."));
    QCOMPARE(m_cache->counts().mended, 1);
    QVERIFY(m_world.motion->asked <= 1); // the clip that was edited, no other
    QCOMPARE(drawn(*before, m_world.library.index).left(26), QString(".....###.. ..#### #.#....."));
    const auto evaluated = m_cache->counts().evaluated;
    edit(ClipId(0), "Locomotion.Run", "..........");
    edit(ClipId(1), "Locomotion.Run", "######");
    m_cache->moveTo(m_world.library);
    edit(ClipId(1), "Locomotion.Run", "..##..");
    m_cache->moveTo(m_world.library);
    QCOMPARE(answer(query).left(26), QString(".....###.. ..##.. #.#....."));
    QCOMPARE(m_cache->counts().evaluated, evaluated);
}

void tst_QueryCache::answersThatDoNotNameTheTagSurvive()
{
    const auto style = m_cache->answer(call<"grow">(named("Style"), frames(1)));
    const auto exactly = m_cache->answer(exactTag(*m_world.library.vocabulary.find("Locomotion")));
    const auto fast = m_cache->answer(call<"speed">() > 0.5);
    edit(ClipId(0), "Locomotion.Run", "#.........");
    m_cache->moveTo(m_world.library);
    QCOMPARE(m_cache->answer(call<"grow">(named("Style"), frames(1))), style);
    QCOMPARE(m_cache->answer(exactTag(*m_world.library.vocabulary.find("Locomotion"))), exactly);
    QCOMPARE(m_cache->answer(call<"speed">() > 0.5), fast);
    QCOMPARE(m_cache->counts().mended, 0);
    QCOMPARE(m_cache->counts().dropped, 0);
}

void tst_QueryCache::anEditIsMendedInItsPartnersToo()
{
    const QueryExpression query = call<"grow">(call<"with">(named("Run")), frames(0), frames(1));
    QCOMPARE(answer(query).left(26), QString("......#### ##.... ........"));
    const auto evaluated = m_cache->counts().evaluated;
    edit(ClipId(1), "Locomotion.Run", "#.#...");
    m_cache->moveTo(m_world.library);
    QCOMPARE(answer(query).left(26), QString("...#####.. ##.... ........"));
    QCOMPARE(m_cache->counts().evaluated, evaluated);
    QVERIFY(m_cache->counts().mended > 0);
    edit(ClipId(2), "Locomotion.Run", "########"); // nobody's partner
    m_cache->moveTo(m_world.library);
    QCOMPARE(answer(query).left(26), QString("...#####.. ##.... ........"));
}

void tst_QueryCache::otherTakesAreSeen()
{
    const QueryExpression query = call<"with">(named("Run"));
    const auto style = m_cache->answer(call<"grow">(named("Style"), frames(1)));
    QCOMPARE(answer(query).left(26), QString("......#### #..... ........"));
    using Takes = std::vector<std::vector<TakeSeat>>;
    m_world.library.takes = std::make_shared<const TakeIndex>(
        Takes{{{ClipId(2), 0}, {ClipId(1), 0}}}); // 10 and 24 frames a second
    m_cache->moveTo(m_world.library);
    QCOMPARE(answer(query).left(26), QString(".......... ...... .##....."));
    m_world.library.takes = nullptr;
    m_cache->moveTo(m_world.library);
    QCOMPARE(answer(query).left(26), QString(".......... ...... ........"));
    QCOMPARE(m_cache->answer(call<"grow">(named("Style"), frames(1))), style);
}

void tst_QueryCache::editsOfPropertiesAreSeen()
{
    const QueryExpression gravel = terms::property("terrain") == "gravel";
    const auto slope = m_cache->answer(terms::property("slope") > 1);
    QCOMPARE(answer(gravel & named("Male")).left(26), QString("####...... ...... .##....."));
    const TagSheet sheet = TagSheet().withProperty("terrain", {{{5, 7}, "gravel"}});
    m_world.library.properties.set(ClipId(2), 8, sheet);
    m_cache->moveTo(m_world.library);
    QCOMPARE(answer(gravel).left(26), QString("####...... ...... .....##."));
    QCOMPARE(answer(gravel & named("Male")).left(26), QString("####...... ...... ........"));
    QCOMPARE(m_cache->answer(terms::property("slope") > 1), slope);
}

void tst_QueryCache::newMeaningsOfTagsAreSeen()
{
    const auto run = m_cache->answer(named("Run"));
    const auto exactly = m_cache->answer(exactTag(*m_world.library.vocabulary.find("Locomotion")));
    QCOMPARE(answer(named("Locomotion")).left(26), QString("####.###.. ..#### #.#....."));
    edit(ClipId(1), "Locomotion.Crawl", "##....");
    m_cache->moveTo(m_world.library);
    QCOMPARE(answer(named("Locomotion")).left(26), QString("####.###.. ###### #.#....."));

    TagDefinition male = m_world.library.vocabulary[*m_world.library.vocabulary.find("Male")];
    male.implies = {"Locomotion"};
    male.isRegistered = true;
    m_world.library.vocabulary.define(male);
    m_cache->moveTo(m_world.library);
    QCOMPARE(answer(named("Locomotion")).left(26), QString("########## ###### ####...."));
    QCOMPARE(m_cache->answer(named("Run")), run);
    QCOMPARE(m_cache->answer(exactTag(*m_world.library.vocabulary.find("Locomotion"))), exactly);
}

void tst_QueryCache::otherMotionForgetsSignalsAlone()
{
    const auto grown = m_cache->answer(call<"grow">(named("Run"), frames(1)));
    (void)m_cache->answer(call<"speed">() > 0.5);
    m_world.library.motion = std::make_shared<test::CountedMotion>(std::vector<Frame>(20, 1));
    m_cache->moveTo(m_world.library);
    QCOMPARE(answer(call<"speed">() > 0.5).left(26), QString(".......... #..... #......."));
    QCOMPARE(m_cache->answer(call<"grow">(named("Run"), frames(1))), grown);
}

void tst_QueryCache::otherOrderForgetsRandomAlone()
{
    const QueryExpression some = call<"random">(named("Locomotion"), 2, 0);
    const auto all = m_cache->answer(call<"grow">(named("Locomotion"), frames(1)));
    const QString before = answer(some);
    QueryClips clips = *m_world.library.clips;
    std::reverse(clips.order.begin(), clips.order.end());
    m_world.library.clips = std::make_shared<const QueryClips>(clips);
    m_cache->moveTo(m_world.library);
    QVERIFY(answer(some) != before);
    QCOMPARE(drawn(evaluate(some, m_world.library), m_world.library.index), answer(some));
    QCOMPARE(m_cache->answer(call<"grow">(named("Locomotion"), frames(1))), all);
    edit(ClipId(2), "Locomotion", "########"); // one range less: other picks everywhere
    m_cache->moveTo(m_world.library);
    QCOMPARE(drawn(evaluate(some, m_world.library), m_world.library.index), answer(some));
}

void tst_QueryCache::newClipsAreAsked()
{
    const QueryExpression query = ~named("Run");
    QCOMPARE(m_cache->answer(query)->frameCount(), 24 - 8);
    m_world.library.index.add(5, TagSheet());
    m_cache->moveTo(m_world.library);
    QCOMPARE(m_cache->answer(query)->frameCount(), 24 - 8 + 5);
    QCOMPARE(m_cache->counts().mended, 1);
}

void tst_QueryCache::otherNamesAndRatesAreAskedAnew()
{
    QCOMPARE(answer(call<"clip">("run*")).left(26), QString("########## ###### ........"));
    QCOMPARE(answer(call<"head">(allFrames(), seconds(1))).left(26), QString("########## ###### ########"));
    QueryClips clips = *m_world.library.clips;
    clips.clips[1] = {"walk", "walk.fbx", "", {2, 1}};
    m_world.library.clips = std::make_shared<const QueryClips>(clips);
    m_cache->moveTo(m_world.library);
    QCOMPARE(answer(call<"clip">("run*")).left(26), QString("########## ...... ........"));
    QCOMPARE(answer(call<"head">(allFrames(), seconds(1))).left(26), QString("########## ##.... ########"));
}

void tst_QueryCache::otherLengthsForgetAll()
{
    (void)m_cache->answer(~named("Run"));
    m_world.library.index.set(ClipId(0), 3, m_sheets[ClipId(0)]);
    m_cache->moveTo(m_world.library);
    QCOMPARE(m_cache->entryCount(), std::size_t(0));
    QCOMPARE(m_cache->answer(~named("Run"))->frameCount(), 17 - 7);
}

void tst_QueryCache::theLongestUnaskedGoFirst()
{
    const auto asked = [&](std::uint32_t n) {
        return m_cache->answer(call<"grow">(named("Run"), frames(n)));
    };
    (void)asked(0);
    const std::size_t one = m_cache->byteCount();
    m_cache = std::make_unique<QueryCache>(3 * one + one / 2);
    m_cache->moveTo(m_world.library);
    const auto first = asked(0);
    (void)asked(1);
    (void)asked(2);
    QCOMPARE(m_cache->entryCount(), std::size_t(3));
    QCOMPARE(asked(0), first);
    (void)asked(3); // the one that grows by 1 goes
    QCOMPARE(m_cache->entryCount(), std::size_t(3));
    QVERIFY(m_cache->byteCount() <= 3 * one + one / 2);
    const auto evaluated = m_cache->counts().evaluated;
    QCOMPARE(asked(0), first);
    (void)asked(2);
    QCOMPARE(m_cache->counts().evaluated, evaluated);
    (void)asked(1);
    QCOMPARE(m_cache->counts().evaluated, evaluated + 1);

    m_cache = std::make_unique<QueryCache>(0); // nothing is remembered, everything is answered
    m_cache->moveTo(m_world.library);
    QCOMPARE(asked(0)->frameCount(), 8);
    QCOMPARE(m_cache->entryCount(), std::size_t(0));
    QCOMPARE(m_cache->byteCount(), std::size_t(0));
}

void tst_QueryCache::answersOutliveTheCache()
{
    const auto run = m_cache->answer(named("Run"));
    m_cache.reset();
    m_world.library = {};
    QCOMPARE(run->frameCount(), 8);
}

/// A few queries at a time are asked again and again while the library is edited, in a cache that is too
/// small for all of them.
void tst_QueryCache::cachedIsUncachedThroughRandomEdits()
{
    const auto cases = test::RandomCases::orElse(3, 20'000);
    std::mt19937 random(cases.seed);
    std::unique_ptr<test::RandomLibrary> library;
    std::unique_ptr<QueryCache> cache;
    std::vector<QueryExpression> queries;
    std::int64_t mended = 0;
    std::int64_t found = 0;
    for (std::uint32_t i = 0; i < cases.count; ++i) {
        if (i % 500 == 0) {
            library = std::make_unique<test::RandomLibrary>(random);
            cache = std::make_unique<QueryCache>(i % 1000 == 0 ? QueryCache::usualBytes : 4000);
            queries.clear();
            for (int n = 0; n < 8; ++n)
                queries.push_back(test::randomQuery(1 + random() % 5, test::QueryDiet::Everything, random));
        }
        for (auto edits = random() % 3; edits > 0; --edits) library->edit(random);
        cache->moveTo(library->asked());
        const QueryExpression& query = queries[random() % queries.size()];
        QVERIFY(*cache->answer(query) == evaluate(query, library->asked()));
        if (i % 500 == 499) {
            mended += cache->counts().mended;
            found += cache->counts().found;
        }
    }
    QVERIFY(mended > cases.count / 50); // the test means something
    QVERIFY(found > cases.count / 50);
}

QTEST_APPLESS_MAIN(tst_QueryCache)
#include "tst_QueryCache.moc"
