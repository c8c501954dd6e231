#include "core/tags/matching/BestMatch.h"

#include "core/tags/matching/SeededDraw.h"

#include <QTest>

#include <random>
#include <set>

using namespace tagline;

namespace {

/// A library of named clips with tags by name.
class Clips
{
public:
    void add(const std::string& name, const std::vector<std::string>& tags)
    {
        MatchClip clip{ClipId(std::uint32_t(clips.size())), {}, identityOf(name)};
        for (const std::string& tag : tags) clip.tags.push_back(vocabulary.intern(tag));
        clips.push_back(clip);
        names.push_back(name);
    }
    std::vector<TagId> tags(const std::vector<std::string>& wanted)
    {
        std::vector<TagId> ids;
        for (const std::string& name : wanted) ids.push_back(vocabulary.intern(name));
        return ids;
    }
    /// The names of the ranking, best first.
    QString best(const MatchWish& wish, std::span<const std::int64_t> picksAgo = {}) const
    {
        QStringList found;
        for (const ClipMatch& match : MatchIndex(clips).best(wish, vocabulary, picksAgo).best)
            found << QString::fromStdString(names[match.clip.value]);
        return found.join(' ');
    }
    QString reasonOf(const MatchWish& wish, std::span<const std::int64_t> picksAgo = {}) const
    {
        const MatchRanking ranking = MatchIndex(clips).best(wish, vocabulary, picksAgo);
        return QString::fromStdString(reason(ranking.best.at(0), wish, vocabulary, !picksAgo.empty()));
    }

    TagVocabulary vocabulary;
    std::vector<MatchClip> clips;
    std::vector<std::string> names;
};

/// The ranking as the header says it, clip by clip, without an index.
MatchRanking naive(const Clips& library, const MatchWish& wish, std::span<const std::int64_t> picksAgo)
{
    const auto has = [&](const MatchClip& clip, TagId wanted) {
        const auto matching = library.vocabulary.matching(wanted);
        return std::any_of(clip.tags.begin(), clip.tags.end(), [&](TagId tag) {
            return std::find(matching.begin(), matching.end(), tag) != matching.end();
        });
    };
    std::vector<ClipMatch> all;
    for (const MatchClip& clip : library.clips) {
        if (!std::all_of(wish.need.begin(), wish.need.end(), [&](TagId tag) { return has(clip, tag); }))
            continue;
        ClipMatch match;
        match.clip = clip.clip;
        for (std::uint32_t i = 0; i < wish.want.size(); ++i)
            if (has(clip, wish.want[i])) match.wanted.push_back(i);
        for (std::uint32_t i = 0; i < wish.avoid.size(); ++i)
            if (has(clip, wish.avoid[i])) match.avoided.push_back(i);
        std::set<std::uint32_t> named;
        for (const auto* terms : {&wish.need, &wish.want, &wish.avoid})
            for (const TagId term : *terms)
                for (const TagId tag : library.vocabulary.matching(term)) named.insert(tag.value);
        for (const TagId tag : clip.tags) match.extra += !named.contains(tag.value);
        if (clip.clip.value < picksAgo.size()) match.picksAgo = picksAgo[clip.clip.value];
        all.push_back(match);
    }
    const auto isBefore = [&](const ClipMatch& a, const ClipMatch& b) {
        if (a.avoided.size() != b.avoided.size()) return a.avoided.size() < b.avoided.size();
        if (a.wanted.size() != b.wanted.size()) return a.wanted.size() > b.wanted.size();
        if (a.extra != b.extra) return a.extra < b.extra;
        if ((a.picksAgo == 0) != (b.picksAgo == 0)) return a.picksAgo == 0;
        if (a.picksAgo != b.picksAgo) return a.picksAgo > b.picksAgo;
        const auto draw = [&](const ClipMatch& match) {
            return SplitMix64(wish.seed ^ library.clips[match.clip.value].identity).next();
        };
        return draw(a) < draw(b);
    };
    std::sort(all.begin(), all.end(), isBefore);
    MatchRanking ranking{all, all.size()};
    ranking.best.resize(std::min(all.size(), wish.count));
    return ranking;
}

} // namespace

class tst_BestMatch : public QObject
{
    Q_OBJECT

private slots:
    void needIsNeeded();
    void avoidGoesBeforeWant();
    void wantGoesBeforeExtra();
    void fewExtraGoBeforeUse();
    void neverUsedGoesBeforeLongAgo();
    void aParentIsHadByItsChildren();
    void whatImpliesIsHad();
    void nothingNeededTakesAllClips();
    void unknownTagsMatchNothing();
    void theSeedDrawsAmongEquals();
    void theDrawDoesNotDependOnOtherClips();
    void reasonsAreInWords();
    void manyTermsAreCounted();
    void ranksAsTheNaiveOrder();
};

void tst_BestMatch::needIsNeeded()
{
    Clips clips;
    clips.add("both", {"Walk", "Male"});
    clips.add("walk", {"Walk"});
    clips.add("male", {"Male"});
    MatchWish wish{clips.tags({"Walk", "Male"}), {}, {}, 9};
    QCOMPARE(clips.best(wish), QString("both"));
    QCOMPARE(MatchIndex(clips.clips).best(wish, clips.vocabulary).clips, 1u);
    wish.count = 0;
    QCOMPARE(clips.best(wish), QString());
}

void tst_BestMatch::avoidGoesBeforeWant()
{
    Clips clips;
    clips.add("bad", {"Walk", "Tired", "Male", "Bad"});
    clips.add("plain", {"Walk"});
    QCOMPARE(clips.best({clips.tags({"Walk"}), clips.tags({"Tired", "Male"}), clips.tags({"Bad"}), 2}),
             QString("plain bad"));
}

void tst_BestMatch::wantGoesBeforeExtra()
{
    Clips clips;
    clips.add("plain", {"Walk"});
    clips.add("rich", {"Walk", "Tired", "A", "B", "C"});
    QCOMPARE(clips.best({clips.tags({"Walk"}), clips.tags({"Tired"}), {}, 2}), QString("rich plain"));
}

void tst_BestMatch::fewExtraGoBeforeUse()
{
    Clips clips;
    clips.add("extra", {"Walk", "A"});
    clips.add("used", {"Walk"});
    const std::vector<std::int64_t> picksAgo{0, 1};
    QCOMPARE(clips.best({clips.tags({"Walk"}), {}, {}, 2}, picksAgo), QString("used extra"));
}

void tst_BestMatch::neverUsedGoesBeforeLongAgo()
{
    Clips clips;
    for (const char* name : {"last", "long", "never", "lately", "unheard"}) clips.add(name, {"Walk"});
    clips.clips[4].tags.push_back(clips.vocabulary.intern("A"));
    const std::vector<std::int64_t> picksAgo{1, 90, 0, 5}; // nothing is said of the last one
    QCOMPARE(clips.best({clips.tags({"Walk"}), {}, {}, 9}, picksAgo),
             QString("never long lately last unheard"));
}

void tst_BestMatch::aParentIsHadByItsChildren()
{
    Clips clips;
    clips.add("run", {"Locomotion.Run"});
    clips.add("tired", {"Locomotion.Walk", "Style.Tired"});
    clips.add("sit", {"Sit"});
    QCOMPARE(clips.best({clips.tags({"Locomotion"}), clips.tags({"Style"}), {}, 9}), QString("tired run"));
    QCOMPARE(clips.reasonOf({clips.tags({"Locomotion"}), {}, {}, 9}),
             QString("has what is needed; no other tags"));
}

void tst_BestMatch::whatImpliesIsHad()
{
    Clips clips;
    TagDefinition run;
    run.name = "Run";
    run.implies = {"Moving"};
    run.synonyms = {"Jog"};
    clips.vocabulary.define(run);
    clips.add("run", {"Jog"});
    clips.add("sit", {"Sit"});
    QCOMPARE(clips.best({clips.tags({"Moving"}), {}, {}, 9}), QString("run"));
}

void tst_BestMatch::nothingNeededTakesAllClips()
{
    Clips clips;
    clips.add("bad", {"Bad"});
    clips.add("untagged", {});
    clips.add("good", {"Good"});
    QCOMPARE(clips.best({{}, clips.tags({"Good"}), clips.tags({"Bad"}), 9}), QString("good untagged bad"));
}

void tst_BestMatch::unknownTagsMatchNothing()
{
    Clips clips;
    clips.add("walk", {"Walk"});
    QCOMPARE(clips.best({clips.tags({"NeverUsed"}), {}, {}, 9}), QString());
    QCOMPARE(clips.best({clips.tags({"Walk"}), clips.tags({"NeverUsed"}), {}, 9}), QString("walk"));
}

void tst_BestMatch::theSeedDrawsAmongEquals()
{
    Clips clips;
    for (int i = 0; i < 20; ++i) clips.add("clip" + std::to_string(i), {"Walk"});
    MatchWish wish{clips.tags({"Walk"}), {}, {}, 20, 1};
    std::set<QString> orders;
    std::set<QString> firsts;
    for (wish.seed = 0; wish.seed < 100; ++wish.seed) {
        const QString order = clips.best(wish);
        QCOMPARE(clips.best(wish), order);
        orders.insert(order);
        firsts.insert(order.section(' ', 0, 0));
    }
    QCOMPARE(orders.size(), 100u);
    QVERIFY(firsts.size() > 15);
}

void tst_BestMatch::theDrawDoesNotDependOnOtherClips()
{
    Clips few;
    Clips many;
    for (int i = 9; i >= 0; --i) {
        many.add("new" + std::to_string(i), {"Sit", "Walk", "Extra"});
        many.add("clip" + std::to_string(i), {"Walk"});
    }
    for (int i = 0; i < 10; ++i) few.add("clip" + std::to_string(i), {"Walk"});
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        QCOMPARE(many.best({many.tags({"Walk"}), {}, {}, 10, seed}),
                 few.best({few.tags({"Walk"}), {}, {}, 10, seed}));
}

void tst_BestMatch::reasonsAreInWords()
{
    Clips clips;
    clips.add("walk", {"Walk", "Male", "Style.Tired", "A", "B"});
    MatchWish wish{clips.tags({"Walk", "Male"}), clips.tags({"Old", "Style.Tired", "Slow"}),
                   clips.tags({"Bad"})};
    QCOMPARE(clips.reasonOf(wish),
             QString("all 2 needed; 1 of 3 wanted: Style.Tired; no unwanted; 2 other tags"));
    const std::vector<std::int64_t> four{4};
    QCOMPARE(
        clips.reasonOf(wish, four),
        QString("all 2 needed; 1 of 3 wanted: Style.Tired; no unwanted; 2 other tags; used 4 picks ago"));
    const std::vector<std::int64_t> one{1};
    QCOMPARE(clips.reasonOf({{}, clips.tags({"Old"}), clips.tags({"A", "B"})}, one),
             QString("none of 1 wanted; 2 unwanted: A, B; 3 other tags; used 1 pick ago"));
    const std::vector<std::int64_t> never{0};
    QCOMPARE(clips.reasonOf({clips.tags({"Walk", "Male", "Style", "A"}), {}, {}}, never),
             QString("all 4 needed; 1 other tag; never used"));
}

void tst_BestMatch::manyTermsAreCounted()
{
    Clips clips;
    std::vector<std::string> all;
    for (int i = 0; i < 200; ++i) all.push_back("T" + std::to_string(i));
    clips.add("all", all);
    clips.add("half", {all.begin(), all.begin() + 100});
    MatchWish wish{clips.tags({"T0", "T99"}), clips.tags({all.begin() + 1, all.begin() + 150}),
                   clips.tags({all.begin() + 150, all.end()}), 2};
    const MatchRanking ranking = MatchIndex(clips.clips).best(wish, clips.vocabulary);
    QCOMPARE(ranking, naive(clips, wish, {}));
    QCOMPARE(ranking.best[0].clip, ClipId(1));
    QCOMPARE(ranking.best[1].avoided.size(), 50u);
    QCOMPARE(ranking.best[1].wanted.size(), 149u);
}

void tst_BestMatch::ranksAsTheNaiveOrder()
{
    std::mt19937 random(50);
    const auto below = [&random](int bound) { return std::uniform_int_distribution(0, bound - 1)(random); };
    const std::vector<std::string> tags{"A", "A.x", "A.y", "B", "B.x", "C", "D", "E", "E.x.y", "F"};
    for (int round = 0; round < 1500; ++round) {
        Clips clips;
        for (int i = 0; i < 3; ++i) {
            TagDefinition definition;
            definition.name = tags[std::size_t(below(10))];
            if (below(2)) definition.implies = {tags[std::size_t(below(10))]};
            clips.vocabulary.define(definition);
        }
        std::vector<std::int64_t> picksAgo;
        for (int i = below(30); i > 0; --i) {
            std::vector<std::string> own;
            for (const std::string& tag : tags)
                if (below(3) == 0) own.push_back(tag);
            clips.add("clip" + std::to_string(i), own);
            if (below(4) > 0) picksAgo.resize(clips.clips.size(), below(3));
        }
        MatchWish wish;
        for (std::vector<TagId>* terms : {&wish.need, &wish.want, &wish.avoid})
            for (int i = below(4); i > 0; --i)
                terms->push_back(clips.vocabulary.intern(tags[std::size_t(below(10))]));
        wish.count = std::size_t(below(12));
        wish.seed = random();
        QCOMPARE(MatchIndex(clips.clips).best(wish, clips.vocabulary, picksAgo),
                 naive(clips, wish, picksAgo));
    }
}

QTEST_APPLESS_MAIN(tst_BestMatch)
#include "tst_BestMatch.moc"
