// The picture of a transition's costs against what a plain loop over both clips computes.

#include "core/search/survey/TransitionCosts.h"
#include "tests/core/search/RandomFeatures.h"

#include <QTest>

#include <cmath>

using namespace tagline;
using namespace tagline::test;

namespace {

/// The sum of squared differences of two frames' numbers, one after the other.
double naiveCost(const FeatureStore& store, const FeaturePlace& from, const FeaturePlace& to)
{
    const auto a = store.rowNumbers(store.rowAt(from.clip, double(from.frame), false));
    const auto b = store.rowNumbers(store.rowAt(to.clip, double(to.frame), false));
    double sum = 0.0;
    for (std::size_t n = 0; n < a.size(); ++n) sum += (double(a[n]) - b[n]) * (double(a[n]) - b[n]);
    return sum;
}

FeatureStore storeOf(std::vector<std::size_t> lengths, Frame stride = 1, bool isLoop = false)
{
    std::mt19937 random(21);
    std::vector<FeatureSource> clips;
    for (const std::size_t rows : lengths) {
        BodyRows body = strollingBody(rows, random);
        body.stride = stride;
        body.frames = Frame(rows) * stride;
        clips.push_back({std::move(body), isLoop});
    }
    return FeatureStore(transitionSchema(TransitionBody::Legs), clips, false);
}

} // namespace

class tst_TransitionCosts : public QObject
{
    Q_OBJECT

private slots:
    void everyCellIsTheCostOfItsFrames_data();
    void everyCellIsTheCostOfItsFrames();
    void theRowsLieAroundThePair();
    void itEndsWithTheClip();
    void wherePlayingOnLeadsIsNoCost_data();
    void wherePlayingOnLeadsIsNoCost();
    void aPairIsFoundWhereItLies();
    void theBestPairIsTheLowestOfItsRow();
    void stoppedItHasNoRows();
};

void tst_TransitionCosts::everyCellIsTheCostOfItsFrames_data()
{
    QTest::addColumn<int>("stride");
    for (const int stride : {1, 2, 4}) QTest::addRow("every %d frames", stride) << stride;
}

void tst_TransitionCosts::everyCellIsTheCostOfItsFrames()
{
    QFETCH(int, stride);
    const FeatureStore store = storeOf({200, 150}, stride);
    const TransitionPair pair{{ClipId(0), 100 * stride, false}, {ClipId(1), 60 * stride, false}, 0.0f};
    const TransitionCosts costs = transitionCosts(store, pair, 0.5);
    QCOMPARE(costs.costs.size(), costs.from.size() * costs.to.size());
    for (std::size_t from = 0; from < costs.from.size(); ++from)
        for (std::size_t to = 0; to < costs.to.size(); ++to) {
            QCOMPARE(costs.from[from].frame % stride, 0);
            const double naive = naiveCost(store, costs.from[from], costs.to[to]);
            QVERIFY(std::abs(double(costs.at({from, to})) - naive) <= 1e-4 * (1.0 + naive));
            QCOMPARE(costs.pair({from, to}).cost, costs.at({from, to}));
        }
}

void tst_TransitionCosts::theRowsLieAroundThePair()
{
    const FeatureStore store = storeOf({200, 150});
    const TransitionCosts costs =
        transitionCosts(store, {{ClipId(0), 100, false}, {ClipId(1), 60, false}, 0.0f}, 0.5);
    QCOMPARE(costs.from.front(), (FeaturePlace{ClipId(0), 85, false}));
    QCOMPARE(costs.from.back(), (FeaturePlace{ClipId(0), 115, false}));
    QCOMPARE(costs.to.front(), (FeaturePlace{ClipId(1), 45, false}));
    QCOMPARE(costs.to.size(), std::size_t(31));
}

void tst_TransitionCosts::itEndsWithTheClip()
{
    const FeatureStore store = storeOf({200, 12});
    const TransitionCosts costs =
        transitionCosts(store, {{ClipId(0), 199, false}, {ClipId(1), 2, false}, 0.0f}, 1.0);
    QCOMPARE(costs.from.front().frame, Frame(169));
    QCOMPARE(costs.from.back().frame, Frame(199));
    QCOMPARE(costs.to.front().frame, Frame(0));
    QCOMPARE(costs.to.back().frame, Frame(11));
}

void tst_TransitionCosts::wherePlayingOnLeadsIsNoCost_data()
{
    QTest::addColumn<bool>("isLoop");
    QTest::newRow("in a clip") << false;
    QTest::newRow("over a loop's end") << true;
}

void tst_TransitionCosts::wherePlayingOnLeadsIsNoCost()
{
    QFETCH(bool, isLoop);
    const FeatureStore store = storeOf({61}, 1, isLoop);
    const TransitionCosts costs =
        transitionCosts(store, {{ClipId(0), 50, false}, {ClipId(0), 10, false}, 0.0f}, 1.0);
    std::size_t without = 0;
    for (std::size_t from = 0; from < costs.from.size(); ++from)
        for (std::size_t to = 0; to < costs.to.size(); ++to) {
            const int apart = std::abs(int(costs.from[from].frame) - int(costs.to[to].frame));
            const bool isByItself = apart <= 10 || (isLoop && 60 - apart <= 10);
            QCOMPARE(std::isinf(costs.at({from, to})), isByItself);
            without += isByItself;
        }
    QVERIFY(without > 0);
}

void tst_TransitionCosts::aPairIsFoundWhereItLies()
{
    const FeatureStore store = storeOf({200, 150});
    const TransitionPair pair{{ClipId(0), 100, false}, {ClipId(1), 60, false}, 0.0f};
    const TransitionCosts costs = transitionCosts(store, pair, 0.5);
    QCOMPARE(costs.find(pair), (TransitionCosts::Cell{15, 15}));
    QCOMPARE(costs.find({{ClipId(0), 85, false}, {ClipId(1), 75, false}, 0.0f}),
             (TransitionCosts::Cell{0, 30}));
    QVERIFY(!costs.find({{ClipId(0), 84, false}, {ClipId(1), 60, false}, 0.0f}));
    QVERIFY(!costs.find({{ClipId(1), 100, false}, {ClipId(0), 60, false}, 0.0f}));
}

void tst_TransitionCosts::theBestPairIsTheLowestOfItsRow()
{
    const FeatureStore store = storeOf({200, 150});
    PlayableFrames from(2), to(2);
    from.set(ClipId(0), false, FrameRanges::canonical({{0, 200}}));
    to.set(ClipId(1), false, FrameRanges::canonical({{0, 150}}));
    const auto pairs = bestTransitions(store, from, to, 1);
    QVERIFY(!pairs.empty());
    const TransitionCosts costs = transitionCosts(store, pairs[0], 20.0);
    const auto cell = costs.find(pairs[0]);
    QVERIFY(cell);
    QCOMPARE(costs.at(*cell), pairs[0].cost);
    // None that may be entered, which leaves out the clip's last 0.2 seconds, is cheaper.
    for (std::size_t column = 0; column + 6 < costs.to.size(); ++column)
        QVERIFY(costs.at({cell->from, column}) >= pairs[0].cost);
}

void tst_TransitionCosts::stoppedItHasNoRows()
{
    const FeatureStore store = storeOf({200, 150});
    std::stop_source stop;
    stop.request_stop();
    const TransitionCosts costs = transitionCosts(
        store, {{ClipId(0), 100, false}, {ClipId(1), 60, false}, 0.0f}, 0.5, stop.get_token());
    QVERIFY(costs.from.empty() && costs.to.empty() && costs.costs.empty());
}

QTEST_APPLESS_MAIN(tst_TransitionCosts)
#include "tst_TransitionCosts.moc"
