#include "tests/core/search/Bodies.h"
#include "tests/core/search/RandomFeatures.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace tagline;
using namespace tagline::test;

namespace {

/// The definition, written without the kernels: every row, in order of numbers, the lower row of equals.
std::vector<SearchHit> oracle(const FeatureStore& store, const std::vector<std::uint32_t>& rows,
                              const std::vector<float>& query, std::size_t most, RowRange without = {})
{
    std::vector<SearchHit> hits;
    for (const std::uint32_t row : rows) {
        if (without.holds(row)) continue;
        volatile float cost = 0.0f; // each sum is rounded to a float
        for (std::size_t n = 0; n < query.size(); ++n) {
            const volatile float difference = store.number(row, n) - query[n];
            const volatile float square = difference * difference;
            cost = cost + square;
        }
        hits.push_back({row, cost});
    }
    std::sort(hits.begin(), hits.end(), isBetter);
    hits.resize(std::min(most, hits.size()));
    return hits;
}

std::vector<SearchHit> found(const SearchIndex& index, const std::vector<float>& query, std::size_t most,
                             RowRange without = {})
{
    SearchWorkspace workspace;
    const auto hits = index.nearestSome(query, most, workspace, without);
    return {hits.begin(), hits.end()};
}

std::vector<std::uint32_t> someRows(const FeatureStore& store, double part, std::mt19937& random)
{
    std::vector<std::uint32_t> rows;
    for (std::uint32_t row = 0; row < store.rowCount(); ++row)
        if (double(random() % 10'000) < part * 10'000.0) rows.push_back(row);
    return rows;
}

} // namespace

class tst_SearchIndex : public QObject
{
    Q_OBJECT

private slots:
    void answersAreThoseOfEveryRow_data();
    void answersAreThoseOfEveryRow();
    void queriesFarOutsideAreAnswered();
    void equalsGoToTheLowerRow();
    void filtersAreObeyed();
    void theIndexOfAFilterIsThatOfItsRows();
    void rowsOfRealMotionAreFound();
    void costsByChannelSumToTheCost();
    void nothingIsFoundInNothing();
    void orderAndThreadsChangeNothing();
    void fewBlocksAreLookedThrough();
};

void tst_SearchIndex::answersAreThoseOfEveryRow_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<bool>("mirrors");
    for (const int rows : {1, 2, 63, 64, 65, 128, 129, 1000, 2047, 5000}) {
        QTest::addRow("%d rows", rows) << rows << false;
        QTest::addRow("%d rows and mirrors", rows) << rows << true;
    }
}

void tst_SearchIndex::answersAreThoseOfEveryRow()
{
    QFETCH(int, rows);
    QFETCH(bool, mirrors);
    const FeatureStore store =
        randomStore(std::size_t(rows), std::min<std::size_t>(std::size_t(rows), 90), mirrors, unsigned(rows));
    const std::vector<std::uint32_t> all = everyRow(store);
    const SearchIndex index(store, all);
    QCOMPARE(index.rowCount(), all.size());
    std::mt19937 random(3);
    for (int round = 0; round < 40; ++round) {
        const std::vector<float> query = steeringQuery(store, random);
        const auto expected = oracle(store, all, query, 12);
        QVERIFY(found(index, query, 12) == expected);
        QVERIFY(found(index, query, 1).front() == expected.front());
        QVERIFY(nearestOfEveryRow(store, query) == expected.front());
        QCOMPARE(rowCost(store, expected.front().row, query), expected.front().cost);
        const auto first = std::uint32_t(random() % all.size());
        const RowRange without{first, first + 20};
        QVERIFY(found(index, query, 3, without) == oracle(store, all, query, 3, without));
    }
}

void tst_SearchIndex::queriesFarOutsideAreAnswered()
{
    const FeatureStore store = randomStore(3000, 100, false, 8);
    const std::vector<std::uint32_t> all = everyRow(store);
    const SearchIndex index(store, all);
    std::mt19937 random(4);
    for (const float away : {-1e6f, -30.0f, -8.0f, 8.0f, 30.0f, 1e6f})
        for (std::size_t n = 0; n < store.numbers(); ++n) {
            std::vector<float> query = steeringQuery(store, random);
            query[n] += away;
            QVERIFY(found(index, query, 2) == oracle(store, all, query, 2));
        }
}

void tst_SearchIndex::equalsGoToTheLowerRow()
{
    // The same take five times: each query has five answers.
    std::mt19937 random(2);
    const std::vector<FeatureSource> clips(5, {wanderingBody(200, random), false});
    const FeatureStore store(FeatureSchema::steering(), clips, false);
    std::vector<std::uint32_t> all = everyRow(store);
    std::shuffle(all.begin(), all.end(), random);
    const SearchIndex index(store, all);
    for (std::uint32_t row = 0; row < 200; ++row) {
        const auto hits = found(index, store.rowNumbers(800 + row), 5);
        for (std::uint32_t i = 0; i < 5; ++i) QVERIFY((hits[i] == SearchHit{row + 200 * i, 0.0f}));
    }
}

void tst_SearchIndex::filtersAreObeyed()
{
    const FeatureStore store = randomStore(4000, 150, true, 6);
    std::mt19937 random(9);
    for (const double part : {0.001, 0.01, 0.1, 0.5, 0.9}) {
        const std::vector<std::uint32_t> rows = someRows(store, part, random);
        const SearchIndex index(store, rows);
        for (int round = 0; round < 20; ++round) {
            const std::vector<float> query = steeringQuery(store, random);
            QVERIFY(found(index, query, 4) == oracle(store, rows, query, 4));
        }
    }
}

void tst_SearchIndex::theIndexOfAFilterIsThatOfItsRows()
{
    const FeatureStore store = randomStore(4000, 150, false, 16);
    const SearchIndex whole(store, everyRow(store));
    std::mt19937 random(1);
    for (const double part : {0.0, 0.02, 0.6}) {
        const std::vector<std::uint32_t> rows = someRows(store, part, random);
        const SearchIndex index = whole.restricted(store, rows);
        QCOMPARE(index.rowCount(), rows.size());
        // And of rows that are not all there.
        const SearchIndex both = index.restricted(store, everyRow(store));
        for (int round = 0; round < 10; ++round) {
            const std::vector<float> query = steeringQuery(store, random);
            QVERIFY(found(index, query, 3) == oracle(store, rows, query, 3));
            QVERIFY(found(both, query, 3) == found(index, query, 3));
        }
    }
}

void tst_SearchIndex::rowsOfRealMotionAreFound()
{
    std::vector<FeatureSource> clips;
    for (const double speed : {0.0, 0.6, 1.3, 2.6})
        for (const double turn : {-1.2, -0.4, 0.0, 0.8})
            clips.push_back({rowsOf({speed, turn, 0.8 + speed}, 3.0), true});
    const FeatureStore store(FeatureSchema::steering(), clips, true);
    const std::vector<std::uint32_t> all = everyRow(store);
    const SearchIndex index(store, all);
    std::mt19937 random(12);
    for (int round = 0; round < 200; ++round) {
        const std::vector<float> query = steeringQuery(store, random);
        QVERIFY(found(index, query, 8) == oracle(store, all, query, 8));
    }
}

void tst_SearchIndex::costsByChannelSumToTheCost()
{
    const FeatureStore store = randomStore(500, 100, false, 1);
    std::mt19937 random(1);
    for (int round = 0; round < 50; ++round) {
        const std::vector<float> query = steeringQuery(store, random);
        const auto row = std::uint32_t(random() % store.rowCount());
        double sum = 0.0;
        for (const float cost : costsByChannel(store, row, query)) sum += double(cost);
        const double whole = double(rowCost(store, row, query));
        QVERIFY(std::abs(sum - whole) <= 1e-5 * whole);
    }
}

void tst_SearchIndex::nothingIsFoundInNothing()
{
    const FeatureStore store = randomStore(100, 100, false, 1);
    SearchWorkspace workspace;
    const std::vector<float> query(store.numbers(), 0.0f);
    QVERIFY(!SearchIndex().nearest(query, workspace));
    QVERIFY(!SearchIndex(store, {}).nearest(query, workspace));
    QVERIFY(!SearchIndex(store, {5, 6}).nearest(query, workspace, {0, 10}));
    QVERIFY(SearchIndex(store, {5, 6}).nearest(query, workspace, {0, 6})->row == 6);
    QVERIFY(SearchIndex(store, {5, 6}).nearestSome(query, 0, workspace).empty());
    QCOMPARE(SearchIndex(store, {5, 6}).nearestSome(query, 10, workspace).size(), std::size_t(2));
}

void tst_SearchIndex::orderAndThreadsChangeNothing()
{
    const FeatureStore store = randomStore(70'000, 500, false, 21, strollingBody);
    std::vector<std::uint32_t> rows = everyRow(store);
    const SearchIndex index(store, rows), again(store, rows);
    std::mt19937 random(7);
    std::shuffle(rows.begin(), rows.end(), random);
    const SearchIndex shuffled(store, rows);
    SearchWorkspace one, two;
    for (int round = 0; round < 50; ++round) {
        const std::vector<float> query = steeringQuery(store, random);
        QVERIFY(index.nearest(query, one) == again.nearest(query, two));
        QCOMPARE(one.blocksScanned, two.blocksScanned);
        QVERIFY(shuffled.nearest(query, two) == nearestOfEveryRow(store, query));
    }
}

void tst_SearchIndex::fewBlocksAreLookedThrough()
{
    const FeatureStore store = randomStore(70'000, 500, false, 22, strollingBody);
    const SearchIndex index(store, everyRow(store));
    SearchWorkspace workspace;
    std::mt19937 random(7);
    std::size_t scanned = 0;
    for (int round = 0; round < 100; ++round) {
        QVERIFY(index.nearest(store.rowNumbers(std::uint32_t(random() % store.rowCount())), workspace));
        scanned += workspace.blocksScanned;
    }
    QVERIFY2(scanned < 100 * index.blockCount() / 8, qPrintable(QString::number(scanned)));
}

QTEST_APPLESS_MAIN(tst_SearchIndex)
#include "tst_SearchIndex.moc"
