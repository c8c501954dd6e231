#include "core/tags/matching/SeededDraw.h"

#include <QTest>

#include <map>
#include <numeric>

using namespace tagline;

using Picks = std::vector<std::uint64_t>;

class tst_SeededDraw : public QObject
{
    Q_OBJECT

private slots:
    void theGeneratorIsThePublishedOne();
    void picksAreThoseThatOtherProgramsGet();
    void picksAreThoseOfAWholeShuffle();
    void allWhereThereAreNotSoMany();
    void eachIsAsLikely();
};

/// The published answers of SplitMix64 to the seed 1234567.
void tst_SeededDraw::theGeneratorIsThePublishedOne()
{
    SplitMix64 random(1234567);
    for (const std::uint64_t expected : {6457827717110365317u, 3203168211198807973u, 9817491932198370423u,
                                         4593380528125082431u, 16408922859458223821u})
        QCOMPARE(random.next(), expected);
}

/// Computed by a dozen lines of Python that follow the header.
void tst_SeededDraw::picksAreThoseThatOtherProgramsGet()
{
    QCOMPARE(drawn(10, 3, 0), (Picks{2, 4, 8}));
    QCOMPARE(drawn(10, 3, 1), (Picks{5, 7, 9}));
    QCOMPARE(drawn(1000000, 5, 42), (Picks{38034, 159911, 278602, 344192, 741564}));
    QCOMPARE(drawn(0xffffffffffffffffu, 2, 7), (Picks{309689372594955804u, 7191089600892374486u}));
}

void tst_SeededDraw::picksAreThoseOfAWholeShuffle()
{
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const std::uint64_t size = seed % 23 + 1;
        const std::uint64_t count = seed % size;
        Picks items(size);
        std::iota(items.begin(), items.end(), 0);
        SplitMix64 random(seed);
        for (std::uint64_t i = 0; i < count; ++i) std::swap(items[i], items[i + random.below(size - i)]);
        items.resize(count);
        std::sort(items.begin(), items.end());
        QCOMPARE(drawn(size, count, seed), items);
    }
}

void tst_SeededDraw::allWhereThereAreNotSoMany()
{
    QCOMPARE(drawn(3, 3, 9), (Picks{0, 1, 2}));
    QCOMPARE(drawn(3, 99, 9), (Picks{0, 1, 2}));
    QCOMPARE(drawn(0, 5, 9), Picks{});
    QCOMPARE(drawn(5, 0, 9), Picks{});
}

/// The ten pairs of five, each drawn 2,000 times of 20,000 on average.
void tst_SeededDraw::eachIsAsLikely()
{
    std::map<Picks, int> counts;
    for (std::uint64_t seed = 0; seed < 20000; ++seed) ++counts[drawn(5, 2, seed)];
    QCOMPARE(counts.size(), std::size_t(10));
    for (const auto& [pair, count] : counts)
        QVERIFY2(count > 1800 && count < 2200, qPrintable(QString::number(count)));
}

QTEST_APPLESS_MAIN(tst_SeededDraw)
#include "tst_SeededDraw.moc"
