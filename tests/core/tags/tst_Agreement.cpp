// How far annotators agree: values computed by hand, published ones, and a model that counts frame by frame.

#include "core/tags/agreement/FrameAgreement.h"
#include "core/tags/agreement/RangeMatching.h"
#include "tests/support/RandomSeeds.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace tagline;
using tagline::test::RandomSeeds;

namespace {

/// What annotators say of each frame: '1' has it, '0' has it not; empty: did not look at the clip.
using Judgements = std::vector<std::string>;

FrameRanges framesOf(const std::string& judgement)
{
    std::vector<FrameRange> ranges;
    for (std::size_t i = 0; i < judgement.size(); ++i)
        if (judgement[i] == '1') ranges.push_back({Frame(i), Frame(i) + 1});
    return FrameRanges::canonical(std::move(ranges));
}

void add(FrameAgreement& agreement, const Judgements& judgements, std::size_t frames)
{
    std::vector<FrameRanges> sets;
    for (const std::string& judgement : judgements) sets.push_back(framesOf(judgement));
    std::vector<const FrameRanges*> judged;
    for (std::size_t i = 0; i < sets.size(); ++i)
        judged.push_back(judgements[i].empty() ? nullptr : &sets[i]);
    agreement.add(judged, Frame(frames));
}

FrameAgreement agreementOf(const Judgements& judgements)
{
    FrameAgreement agreement(judgements.size());
    std::size_t frames = 0;
    for (const std::string& judgement : judgements) frames = std::max(frames, judgement.size());
    add(agreement, judgements, frames);
    return agreement;
}

/// Alpha as it is defined: 1 − observed/expected disagreement, over all pairs of values, one by one.
std::optional<double> naiveAlpha(const std::vector<Judgements>& clips)
{
    double observed = 0;
    std::vector<char> all;
    for (const Judgements& clip : clips) {
        std::size_t frames = 0;
        for (const std::string& judgement : clip) frames = std::max(frames, judgement.size());
        for (std::size_t frame = 0; frame < frames; ++frame) {
            std::vector<char> values;
            for (const std::string& judgement : clip)
                if (!judgement.empty()) values.push_back(judgement[frame]);
            if (values.size() < 2) continue;
            for (std::size_t i = 0; i < values.size(); ++i)
                for (std::size_t j = 0; j < values.size(); ++j)
                    observed += i != j && values[i] != values[j] ? 1.0 / double(values.size() - 1) : 0;
            all.insert(all.end(), values.begin(), values.end());
        }
    }
    double expected = 0;
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = 0; j < all.size(); ++j) expected += i != j && all[i] != all[j];
    if (expected == 0) return {};
    const double n = double(all.size());
    return 1 - (observed / n) / (expected / (n * (n - 1)));
}

std::optional<double> naiveKappa(const std::vector<Judgements>& clips)
{
    double same = 0, all = 0, first = 0, second = 0;
    for (const Judgements& clip : clips) {
        if (clip[0].empty() || clip[1].empty()) continue;
        for (std::size_t frame = 0; frame < clip[0].size(); ++frame) {
            ++all;
            same += clip[0][frame] == clip[1][frame];
            first += clip[0][frame] == '1';
            second += clip[1][frame] == '1';
        }
    }
    const double expected = (first * second + (all - first) * (all - second)) / (all * all);
    if (all == 0 || std::abs(1 - expected) < 1e-12) return {};
    return (same / all - expected) / (1 - expected);
}

bool isNear(std::optional<double> a, std::optional<double> b)
{
    return a.has_value() == b.has_value() && (!a || std::abs(*a - *b) < 1e-9);
}

QString text(std::optional<double> value) { return value ? QString::number(*value, 'g', 12) : "none"; }

} // namespace

class tst_Agreement : public QObject
{
    Q_OBJECT

private slots:
    void kappaByHand();
    void alphaByHand();
    void whoDidNotLookIsNotCounted();
    void framesOutsideOfTheClipAreNotCounted();
    void randomJudgementsAreWhatEachFrameSays();
    void rangesAreMatched();
    void eachRangeIsInOnePair();
    void randomMatchingsAreWhatEachPairSays();
    void quantilesAreOfTheNearestRank();
};

void tst_Agreement::kappaByHand()
{
    // Both 20, only the first 5, only the second 10, neither 15: p₀ = 0.7, pₑ = 0.5·0.6 + 0.5·0.4 = 0.5.
    const std::string first = std::string(25, '1') + std::string(25, '0');
    const std::string second =
        std::string(20, '1') + std::string(5, '0') + std::string(10, '1') + std::string(15, '0');
    const FrameAgreement agreement = agreementOf({first, second});
    QVERIFY2(isNear(agreement.cohensKappa(), 0.4), qPrintable(text(agreement.cohensKappa())));
    QCOMPARE(agreement.alike(), 0.7);
    QCOMPARE(agreement.frameCount(), 50);
    QVERIFY(isNear(agreementOf({"1100", "1100"}).cohensKappa(), 1));
    QVERIFY(isNear(agreementOf({"1100", "0011"}).cohensKappa(), -1));
    QVERIFY(isNear(agreementOf({"1100", "1010"}).cohensKappa(), 0));
    QVERIFY(isNear(agreementOf({"1111", "1100"}).cohensKappa(), 0));
    QVERIFY(!agreementOf({"0000", "0000"}).cohensKappa());
    QVERIFY(!agreementOf({"1111", "1111"}).cohensKappa());
}

void tst_Agreement::alphaByHand()
{
    // Krippendorff (2011), part A: two observers, ten units, binary: 0.095.
    const FrameAgreement two = agreementOf({"0100000000", "1110010010"});
    QVERIFY2(std::abs(*two.krippendorffsAlpha() - 0.095) < 0.0005,
             qPrintable(text(two.krippendorffsAlpha())));
    // Three, four frames, one differs once: o₀₁ = 2/2 = 1, n = 12, n₁ = 5, n₀ = 7: 1 − 11·1/35.
    const FrameAgreement three = agreementOf({"1100", "1100", "1000"});
    QVERIFY(isNear(three.krippendorffsAlpha(), 1 - 11.0 / 35));
    QVERIFY(isNear(agreementOf({"10", "10", "10"}).krippendorffsAlpha(), 1));
    QVERIFY(!agreementOf({"11", "11", "11"}).krippendorffsAlpha());
}

void tst_Agreement::whoDidNotLookIsNotCounted()
{
    FrameAgreement agreement(3);
    add(agreement, {"1100", "1100", "1000"}, 4);
    add(agreement, {"1100", "", ""}, 4); // judged by one alone
    QCOMPARE(agreement.frameCount(), 4);
    QVERIFY(isNear(agreement.krippendorffsAlpha(), 1 - 11.0 / 35));
}

void tst_Agreement::framesOutsideOfTheClipAreNotCounted()
{
    FrameAgreement agreement(2);
    add(agreement, {"11001111", "11000000"}, 4);
    QCOMPARE(agreement.frameCount(), 4);
    QCOMPARE(agreement.alike(), 1.0);
}

void tst_Agreement::randomJudgementsAreWhatEachFrameSays()
{
    RandomSeeds seeds(500);
    for (const std::uint32_t seed : seeds) {
        std::mt19937 random(seed);
        const std::size_t annotators = 2 + random() % 4;
        FrameAgreement agreement(annotators);
        std::vector<Judgements> clips(1 + random() % 3);
        for (Judgements& clip : clips) {
            clip.resize(annotators);
            const std::size_t frames = 1 + random() % 30;
            for (std::string& judgement : clip) {
                if (random() % 5 == 0) continue;
                for (std::size_t i = 0; i < frames; ++i)
                    judgement += i > 0 && random() % 3 ? judgement.back() : "01"[random() % 2];
            }
            add(agreement, clip, frames);
        }
        QVERIFY2(isNear(agreement.krippendorffsAlpha(), naiveAlpha(clips)),
                 qPrintable(text(agreement.krippendorffsAlpha()) + " " + text(naiveAlpha(clips))));
        QVERIFY2(isNear(agreement.cohensKappa(), naiveKappa(clips)),
                 qPrintable(text(agreement.cohensKappa()) + " " + text(naiveKappa(clips))));
    }
}

void tst_Agreement::rangesAreMatched()
{
    const std::vector<FrameRange> a{{0, 10}, {20, 30}, {40, 60}, {70, 75}};
    const std::vector<FrameRange> b{{1, 11}, {40, 48}, {50, 60}};
    const RangeMatching matching = matched(a, b);
    const std::vector<RangePair> pairs{{{0, 10}, {1, 11}}, {{40, 60}, {50, 60}}};
    QVERIFY(matching.pairs == pairs);
    QCOMPARE(matching.missedByB, 2);
    QCOMPARE(matching.missedByA, 0);
    QCOMPARE(matching.doubledByB, 1);
    QCOMPARE(matching.doubledByA, 0);
}

void tst_Agreement::eachRangeIsInOnePair()
{
    // The middle one of b shares most with the first of a, so that the second of a takes the last of b.
    const std::vector<FrameRange> a{{0, 10}, {10, 20}}, b{{2, 13}, {13, 18}};
    const RangeMatching matching = matched(a, b);
    const std::vector<RangePair> pairs{{{0, 10}, {2, 13}}, {{10, 20}, {13, 18}}};
    QVERIFY(matching.pairs == pairs);
    QCOMPARE(matching.doubledByA, 1); // b's first lies over both of a's
    QCOMPARE(matching.doubledByB, 1);
}

void tst_Agreement::randomMatchingsAreWhatEachPairSays()
{
    RandomSeeds seeds(500);
    for (const std::uint32_t seed : seeds) {
        std::mt19937 random(seed);
        const auto ranges = [&] {
            std::vector<FrameRange> made;
            for (Frame at = Frame(random() % 5); at < 60;) {
                made.push_back({at, at + 1 + Frame(random() % 12)});
                at = made.back().stop + Frame(random() % 6);
            }
            return made;
        };
        const auto a = ranges(), b = ranges();
        const RangeMatching ab = matched(a, b), ba = matched(b, a);
        const auto overlapping = [](FrameRange range, const std::vector<FrameRange>& others) {
            return std::count_if(others.begin(), others.end(),
                                 [&](FrameRange other) { return range.overlaps(other); });
        };
        std::int64_t missed = 0, doubled = 0;
        for (const FrameRange range : a) {
            missed += overlapping(range, b) == 0;
            doubled += overlapping(range, b) > 1;
        }
        QCOMPARE(ab.missedByB, missed);
        QCOMPARE(ab.doubledByB, doubled);
        QCOMPARE(ba.missedByA, missed);
        QCOMPARE(ba.doubledByA, doubled);
        for (std::size_t i = 0; i < ab.pairs.size(); ++i) {
            QVERIFY(ab.pairs[i].a.overlaps(ab.pairs[i].b));
            if (i > 0) QVERIFY(ab.pairs[i - 1].a.start < ab.pairs[i].a.start);
        }
        // No two that are left over could be a pair.
        for (const FrameRange x : a)
            for (const FrameRange y : b) {
                const auto has = [&](auto side, FrameRange range) {
                    return std::any_of(ab.pairs.begin(), ab.pairs.end(),
                                       [&](const RangePair& pair) { return pair.*side == range; });
                };
                if (x.overlaps(y)) QVERIFY(has(&RangePair::a, x) || has(&RangePair::b, y));
            }
    }
}

void tst_Agreement::quantilesAreOfTheNearestRank()
{
    QCOMPARE(quantile({5, 1, 3}, 0.5), std::optional<double>(3));
    QCOMPARE(quantile({4, 1, 3, 2}, 0.5), std::optional<double>(2));
    QCOMPARE(quantile({1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, 0.9), std::optional<double>(9));
    QCOMPARE(quantile({7}, 0.9), std::optional<double>(7));
    QCOMPARE(quantile({}, 0.5), std::optional<double>());
}

QTEST_APPLESS_MAIN(tst_Agreement)
#include "tst_Agreement.moc"
