#include "core/search/survey/CostTimes.h"
#include "core/search/survey/TransitionPairs.h"
#include "tests/core/search/Bodies.h"
#include "tests/core/search/RandomFeatures.h"

#include <QTest>

#include <algorithm>

using namespace tagline;
using namespace tagline::test;

namespace {

/// Frames of a clip, in a store of so many clips.
struct Chosen
{
    ClipId clip;
    std::vector<FrameRange> ranges;
};

PlayableFrames framesOf(std::size_t clips, const std::vector<Chosen>& chosen)
{
    PlayableFrames frames(clips);
    for (const Chosen& each : chosen) frames.set(each.clip, false, FrameRanges::canonical(each.ranges));
    return frames;
}

/// A body whose parts swing smoothly, each at speeds of its own: no pose comes again.
BodyRows swingingBody(std::size_t rows, std::mt19937& random)
{
    std::uniform_real_distribution<float> any(0.0f, 1.0f);
    BodyRows body = wanderingBody(rows, random);
    for (std::size_t part = 0; part < rowPartCount; ++part) {
        std::array<glm::vec3, 3> speeds, phases;
        for (std::size_t wave = 0; wave < 3; ++wave)
            for (int axis = 0; axis < 3; ++axis) {
                speeds[wave][axis] = 0.5f + 2.0f * any(random);
                phases[wave][axis] = 6.0f * any(random);
            }
        for (std::size_t row = 0; row < rows; ++row) {
            glm::vec3 seen(0.0f);
            for (std::size_t wave = 0; wave < 3; ++wave)
                for (int axis = 0; axis < 3; ++axis)
                    seen[axis] += std::sin(speeds[wave][axis] * float(row) / 30.0f + phases[wave][axis]);
            BodyRow& to = body.rows[row];
            to.root = {0.0f, float(row) / 30.0f};
            to.facing = 0.0f;
            to.places[part] = {seen.x, seen.y, to.root.y + seen.z};
        }
    }
    return body;
}

/// The first rows of a body, or those from there on.
BodyRows part(const BodyRows& body, std::size_t first, std::size_t last)
{
    BodyRows made = body;
    made.rows.assign(body.rows.begin() + std::ptrdiff_t(first), body.rows.begin() + std::ptrdiff_t(last));
    made.frames = Frame(last - first) * body.stride;
    return made;
}

/// The pairs of one range by looking at every pair of rows.
std::vector<TransitionPair> pairsByLookingAtAll(const FeatureStore& store, ClipId clip, FrameRange range,
                                                const PlayableFrames& to)
{
    std::vector<TransitionPair> best;
    for (Frame frame = range.start; frame < range.stop; ++frame) {
        const auto query = store.rowNumbers(store.rowAt(clip, double(frame), false));
        std::optional<TransitionPair> nearest;
        for (const std::uint32_t row : to.enterableRows(store)) {
            const FeaturePlace place = store.place(row);
            if (place.clip == clip && std::abs(place.frame - frame) <= 10) continue; // it plays on there
            const float cost = rowCost(store, row, query);
            if (!nearest || cost < nearest->cost) nearest = {{clip, frame, false}, place, cost};
        }
        if (nearest) best.push_back(*nearest);
    }
    std::vector<TransitionPair> minima, kept;
    for (std::size_t i = 0; i < best.size(); ++i)
        if ((i == 0 || best[i].cost <= best[i - 1].cost) &&
            (i + 1 == best.size() || best[i].cost <= best[i + 1].cost))
            minima.push_back(best[i]);
    std::ranges::stable_sort(minima, {}, &TransitionPair::cost);
    for (const TransitionPair& each : minima)
        if (kept.size() < 3 && std::ranges::none_of(kept, [&](const TransitionPair& better) {
                return std::abs(better.from.frame - each.from.frame) < 7.5;
            }))
            kept.push_back(each);
    return kept;
}

} // namespace

class tst_TransitionPairs : public QObject
{
    Q_OBJECT

private slots:
    void theNumbersAreThoseOfTheNote();
    void aClipCutInTwoHasItsCutAsTheBestPair_data();
    void aClipCutInTwoHasItsCutAsTheBestPair();
    void theListIsThatOfAllPairs_data();
    void theListIsThatOfAllPairs();
    void ofEachRangeComeThreeThatLieApart();
    void whatIsEnteredGoesOn();
    void playingOnIsNoTransition();
    void roundALoopIsNoTransition();
    void aRangeBetweenTwoRowsIsAsked();
    void costsAreSaidAsTime();
    void timesDoNotDependOnTheRate();
    void amongSetsItIsTheFirstOfEachTwo_data();
    void amongSetsItIsTheFirstOfEachTwo();
    void stoppedItFindsNothing();
};

void tst_TransitionPairs::theNumbersAreThoseOfTheNote()
{
    QCOMPARE(transitionSchema(TransitionBody::Legs).numbers(), std::size_t(15));
    QCOMPARE(transitionSchema(TransitionBody::Whole).numbers(), std::size_t(66));
}

void tst_TransitionPairs::aClipCutInTwoHasItsCutAsTheBestPair_data()
{
    QTest::addColumn<int>("seed");
    QTest::addColumn<bool>("isWhole");
    for (const int seed : {1, 2, 3, 4})
        for (const bool isWhole : {false, true})
            QTest::addRow("%d %s", seed, isWhole ? "whole body" : "legs") << seed << isWhole;
}

void tst_TransitionPairs::aClipCutInTwoHasItsCutAsTheBestPair()
{
    QFETCH(int, seed);
    QFETCH(bool, isWhole);
    std::mt19937 random{unsigned(seed)};
    const BodyRows whole = swingingBody(600, random);
    const std::size_t cut = 250 + random() % 100;
    const std::vector<FeatureSource> clips{{part(whole, 0, cut), false}, {part(whole, cut, 600), false}};
    const FeatureStore store(transitionSchema(isWhole ? TransitionBody::Whole : TransitionBody::Legs), clips,
                             false);
    const auto pairs = bestTransitions(store, framesOf(2, {{ClipId(0), {{0, Frame(cut)}}}}),
                                       framesOf(2, {{ClipId(1), {{0, Frame(600 - cut)}}}}), 5);
    QVERIFY(!pairs.empty());
    QCOMPARE(pairs[0].from.frame, Frame(cut - 1));
    QVERIFY(pairs[0].to.clip == ClipId(1));
    QCOMPARE(pairs[0].to.frame, Frame(0));
    // A row later costs 33 ms in the mean of all places, and a little more where the body moves faster.
    const double seconds = *CostTimes(store).seconds(double(pairs[0].cost));
    QVERIFY2(seconds < 0.045, qPrintable(QString::number(seconds)));
}

void tst_TransitionPairs::theListIsThatOfAllPairs_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 6; ++seed) QTest::addRow("%d", seed) << seed;
}

void tst_TransitionPairs::theListIsThatOfAllPairs()
{
    QFETCH(int, seed);
    std::mt19937 random{unsigned(seed)};
    std::vector<FeatureSource> clips;
    for (int i = 0; i < 4; ++i) clips.push_back({strollingBody(200, random), false});
    const FeatureStore store(transitionSchema(TransitionBody::Legs), clips, false);
    std::vector<Chosen> from, to;
    for (std::uint32_t clip = 0; clip < 4; ++clip) {
        const auto range = [&] {
            const auto start = Frame(random() % 120);
            return FrameRange{start, start + 20 + Frame(random() % 60)};
        };
        if (clip != 1) from.push_back({ClipId(clip), {range()}});
        if (clip != 2) to.push_back({ClipId(clip), {range()}}); // overlapping where chance has it
    }
    const PlayableFrames target = framesOf(4, to);
    std::vector<TransitionPair> expected;
    for (const Chosen& each : from) {
        const auto pairs = pairsByLookingAtAll(store, each.clip, each.ranges[0], target);
        expected.insert(expected.end(), pairs.begin(), pairs.end());
    }
    std::ranges::stable_sort(expected, {}, &TransitionPair::cost);
    const auto found = bestTransitions(store, framesOf(4, from), target, 100);
    QCOMPARE(found.size(), expected.size());
    for (std::size_t i = 0; i < found.size(); ++i) QVERIFY(found[i] == expected[i]);
    const auto first = bestTransitions(store, framesOf(4, from), target, 2);
    QVERIFY(first.size() == 2 && first[0] == found[0] && first[1] == found[1]);
}

void tst_TransitionPairs::ofEachRangeComeThreeThatLieApart()
{
    std::mt19937 random(7);
    const std::vector<FeatureSource> clips{{strollingBody(900, random), false},
                                           {strollingBody(900, random), false}};
    const FeatureStore store(transitionSchema(TransitionBody::Legs), clips, false);
    const std::vector<FrameRange> ranges{{0, 200}, {300, 305}, {400, 800}};
    const auto pairs = bestTransitions(store, framesOf(2, {{ClipId(0), ranges}}),
                                       framesOf(2, {{ClipId(1), {{0, 900}}}}), 100);
    for (const FrameRange range : ranges) {
        std::vector<Frame> frames;
        for (const TransitionPair& pair : pairs)
            if (range.contains(pair.from.frame)) frames.push_back(pair.from.frame);
        QVERIFY(!frames.empty() && frames.size() <= (range.length() < 8 ? 1u : 3u));
        std::ranges::sort(frames);
        for (std::size_t i = 1; i < frames.size(); ++i) QVERIFY(frames[i] - frames[i - 1] >= 8);
    }
    QVERIFY(std::ranges::is_sorted(pairs, {}, &TransitionPair::cost));
}

void tst_TransitionPairs::whatIsEnteredGoesOn()
{
    std::mt19937 random(8);
    const std::vector<FeatureSource> clips{{strollingBody(300, random), false},
                                           {strollingBody(300, random), false}};
    const FeatureStore store(transitionSchema(TransitionBody::Legs), clips, false);
    for (const TransitionPair& pair :
         bestTransitions(store, framesOf(2, {{ClipId(0), {{0, 300}}}}),
                         framesOf(2, {{ClipId(1), {{40, 60}, {100, 140}}}}), 9)) {
        QVERIFY(pair.to.clip == ClipId(1) && !pair.to.isMirrored);
        const bool isEarlyEnough = (pair.to.frame >= 40 && pair.to.frame + 6 < 60) ||
                                   (pair.to.frame >= 100 && pair.to.frame + 6 < 140);
        QVERIFY2(isEarlyEnough, qPrintable(QString::number(pair.to.frame)));
    }
}

void tst_TransitionPairs::playingOnIsNoTransition()
{
    std::mt19937 random(9);
    const std::vector<FeatureSource> clips{{strollingBody(300, random), false}};
    const FeatureStore store(transitionSchema(TransitionBody::Legs), clips, false);
    const PlayableFrames all = framesOf(1, {{ClipId(0), {{0, 300}}}});
    const PlayableFrames before = framesOf(1, {{ClipId(0), {{0, 150}}}});
    const PlayableFrames after = framesOf(1, {{ClipId(0), {{150, 300}}}}); // a seam between two tags
    for (const auto& [from, to] : {std::pair(all, all), std::pair(before, after), std::pair(after, before)}) {
        const auto pairs = bestTransitions(store, from, to, 10);
        QVERIFY(!pairs.empty());
        for (const TransitionPair& pair : pairs) QVERIFY(std::abs(pair.to.frame - pair.from.frame) > 10);
    }
    QVERIFY(bestTransitions(store, all, framesOf(1, {}), 10).empty());
    QVERIFY(bestTransitions(store, framesOf(1, {}), all, 10).empty());
    // Nothing but the seam: there is no transition.
    QVERIFY(bestTransitions(store, framesOf(1, {{ClipId(0), {{146, 150}}}}),
                            framesOf(1, {{ClipId(0), {{150, 154}}}}), 10)
                .empty());
}

void tst_TransitionPairs::roundALoopIsNoTransition()
{
    std::mt19937 random(10);
    BodyRows body = swingingBody(61, random);
    for (std::size_t row = 56; row < 61; ++row) // its last rows are its first ones again
        for (std::size_t part = 0; part < rowPartCount; ++part) {
            const glm::vec3 moved{0.0f, 0.0f, body.rows[row].root.y - body.rows[row - 56].root.y};
            body.rows[row].places[part] = body.rows[row - 56].places[part] + moved;
        }
    for (const bool isLoop : {false, true}) {
        const std::vector<FeatureSource> clips{{body, isLoop}};
        const FeatureStore store(transitionSchema(TransitionBody::Legs), clips, false);
        const auto pairs = bestTransitions(store, framesOf(1, {{ClipId(0), {{56, 61}}}}),
                                           framesOf(1, {{ClipId(0), {{0, 40}}}}), 10);
        QVERIFY(!pairs.empty());
        const auto isRound = [](const TransitionPair& pair) {
            return 60 - pair.from.frame + pair.to.frame <= 10;
        };
        QCOMPARE(std::ranges::any_of(pairs, isRound), !isLoop);
    }
}

void tst_TransitionPairs::aRangeBetweenTwoRowsIsAsked()
{
    // At 120 frames a second a row is every fourth frame.
    const std::vector<FeatureSource> clips{{rowsOf({1.0}, 2.0, FrameRate(120, 1)), false},
                                           {rowsOf({1.2, 0.3}, 2.0, FrameRate(120, 1)), false}};
    const FeatureStore store(transitionSchema(TransitionBody::Legs), clips, false);
    const auto pairs = bestTransitions(store, framesOf(2, {{ClipId(0), {{41, 43}}}}),
                                       framesOf(2, {{ClipId(1), {{0, 240}}}}), 5);
    QCOMPARE(pairs.size(), std::size_t(1));
    QVERIFY(std::abs(pairs[0].from.frame - 41) <= 2 && pairs[0].to.frame % 4 == 0);
}

void tst_TransitionPairs::costsAreSaidAsTime()
{
    std::mt19937 random(3);
    const std::vector<FeatureSource> clips{{strollingBody(900, random), false}};
    const CostTimes times(FeatureStore(transitionSchema(TransitionBody::Legs), clips, false));
    QCOMPARE(*times.seconds(0.0), 0.0);
    double before = 0.0;
    for (std::size_t i = 0; i < CostTimes::apart.size(); ++i) {
        QVERIFY(times.costs()[i] >= before);
        if (times.costs()[i] > before)
            QVERIFY(std::abs(*times.seconds(times.costs()[i]) - CostTimes::apart[i]) < 1e-9);
        before = times.costs()[i];
    }
    const double half = *times.seconds(times.costs()[0] / 4.0); // half the way is a quarter of the cost
    QVERIFY(std::abs(half - CostTimes::apart[0] / 2.0) < 1e-9);
    QVERIFY(std::isinf(*times.seconds(before * 1.5)));
    QVERIFY(!CostTimes(FeatureStore(transitionSchema(TransitionBody::Legs), {}, false)).seconds(1.0));
}

void tst_TransitionPairs::timesDoNotDependOnTheRate()
{
    const auto timesAt = [](int rate) {
        const std::vector<FeatureSource> clips{{rowsOf({1.3, 0.4}, 6.0, FrameRate(rate, 1)), false}};
        return CostTimes(FeatureStore(transitionSchema(TransitionBody::Legs), clips, false)).costs();
    };
    const auto expected = timesAt(30), fine = timesAt(120), coarse = timesAt(24);
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QVERIFY(std::abs(fine[i] / expected[i] - 1.0) < 0.05);
        QVERIFY2(std::abs(coarse[i] / expected[i] - 1.0) < 0.25,
                 qPrintable(QString("%1: %2 %3").arg(i).arg(coarse[i]).arg(expected[i])));
    }
}

void tst_TransitionPairs::amongSetsItIsTheFirstOfEachTwo_data() { theListIsThatOfAllPairs_data(); }

void tst_TransitionPairs::amongSetsItIsTheFirstOfEachTwo()
{
    QFETCH(int, seed);
    std::mt19937 random{unsigned(seed)};
    std::vector<FeatureSource> clips;
    for (int i = 0; i < 3; ++i) clips.push_back({strollingBody(150, random), i == 1});
    clips.push_back({rowsOf({1.0}, 2.0, FrameRate(120, 1)), false});
    const FeatureStore store(transitionSchema(TransitionBody::Legs), clips, false);
    std::vector<PlayableFrames> sets;
    for (int set = 0; set < 5; ++set) {
        std::vector<Chosen> chosen;
        for (std::uint32_t clip = 0; clip < 4; ++clip) {
            const auto start = Frame(random() % 80);
            if (set > 0 && random() % 3 > 0) // the first holds nothing
                chosen.push_back({ClipId(clip), {{start, start + 1 + Frame(random() % 20)}, {110, 140}}});
        }
        sets.push_back(framesOf(4, chosen));
    }
    const auto found = bestTransitionsAmong(store, sets);
    QCOMPARE(found.size(), sets.size() * sets.size());
    for (std::size_t from = 0; from < sets.size(); ++from)
        for (std::size_t to = 0; to < sets.size(); ++to) {
            const auto expected = bestTransitions(store, sets[from], sets[to], 1);
            const auto& is = found[from * sets.size() + to];
            QCOMPARE(is.has_value(), !expected.empty());
            QVERIFY(!is || *is == expected[0]);
        }
}

void tst_TransitionPairs::stoppedItFindsNothing()
{
    std::mt19937 random(5);
    const std::vector<FeatureSource> clips{{strollingBody(300, random), false}};
    const FeatureStore store(transitionSchema(TransitionBody::Legs), clips, false);
    const PlayableFrames all = framesOf(1, {{ClipId(0), {{0, 300}}}});
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(bestTransitions(store, all, all, 10, stop.get_token()).empty());
    QVERIFY(bestTransitionsAmong(store, std::vector{all}).front());
    QVERIFY(!bestTransitionsAmong(store, std::vector{all}, stop.get_token()).front());
}

QTEST_APPLESS_MAIN(tst_TransitionPairs)
#include "tst_TransitionPairs.moc"
