#include "core/search/likeness/LikenessLearning.h"
#include "tests/core/search/Bodies.h"

#include <QTest>

#include <algorithm>

using namespace tagline;
using namespace tagline::test;

namespace {

/// Clips of one walk (clip 0, the example's), of walks with another arm, and of walks with longer steps, each
/// a little unlike the others of its kind. A clip is 3 seconds at 30 frames a second.
struct Walks
{
    static constexpr std::uint32_t eachKind = 5;

    LikenessIndex index{rows()};
    LikenessExample example{ClipId(0), {0, 90}};

    static std::vector<LikenessRows> rows()
    {
        std::vector<LikenessRows> made{likenessRows(rowsOf({1.2, 0.0, 2.0, 0.6, 1.0}, 3.0))};
        for (std::uint32_t i = 0; i < eachKind; ++i)
            made.push_back(likenessRows(rowsOf({1.2, 0.0, 2.0, 0.6, 0.35 - 0.02 * i}, 3.0)));
        for (std::uint32_t i = 0; i < eachKind; ++i)
            made.push_back(likenessRows(rowsOf({1.2, 0.0, 2.0, 0.85 + 0.01 * i, 0.7}, 3.0)));
        return made;
    }

    static bool isOtherArm(ClipId clip) { return clip.value >= 1 && clip.value <= eachKind; }

    /// One hit a clip: the whole of it.
    std::vector<LikenessHit> hits() const
    {
        std::vector<LikenessHit> made;
        for (std::uint32_t id = 1; id <= 2 * eachKind; ++id) {
            const LikenessRange shown{example.clip, example.frames, false};
            const float cost = index.difference(shown, {ClipId(id), {0, 90}, false}).cost;
            made.push_back({ClipId(id), {0, 90}, std::sqrt(cost), false});
        }
        std::ranges::stable_sort(made, {}, &LikenessHit::distance);
        return made;
    }
};

LikenessDecision decided(std::uint32_t clip, bool isAccepted)
{
    return {ClipId(clip), {0, 90}, false, isAccepted};
}

/// Whether all of a kind come before all of the other.
bool comeFirst(const std::vector<LikenessHit>& order, bool isOtherArm)
{
    const auto is = [&](const LikenessHit& hit) { return Walks::isOtherArm(hit.clip) == isOtherArm; };
    return std::ranges::is_partitioned(order, is) && is(order.front());
}

} // namespace

class tst_LikenessLearning : public QObject
{
    Q_OBJECT

private slots:
    void differencesAreOfTheRanges();
    void withoutDecisionsNothingChanges();
    void whatIsLikeTheRejectedComesLast_data();
    void whatIsLikeTheRejectedComesLast();
    void whatIsLikeTheAcceptedComesFirst();
    void whatWasDecidedNeverComesAgain();
    void manyDecisionsAreTaken();
};

void tst_LikenessLearning::differencesAreOfTheRanges()
{
    const Walks walks;
    const LikenessRange whole{ClipId(0), {0, 90}, false};
    QCOMPARE(walks.index.difference(whole, whole).cost, 0.0f);
    const LikenessRange other{ClipId(1), {0, 90}, false};
    const LikenessDifference arm = walks.index.difference(whole, other);
    QVERIFY(arm.cost > 0.0f);
    QVERIFY(std::abs(walks.index.difference(other, whole).cost / arm.cost - 1.0f) < 1e-4f);
    // Only the left arm is another.
    for (std::size_t part = 0; part < rowPartCount; ++part) {
        const bool isLeftArm =
            part == std::size_t(RowPart::LeftElbow) || part == std::size_t(RowPart::LeftHand);
        QVERIFY2(isLeftArm == (arm.parts[part] > 0.05f * arm.cost), qPrintable(QString::number(part)));
    }
    // Twice in a mirror is the motion; once it is the other arm.
    const LikenessRange inMirror{ClipId(1), {0, 90}, true};
    const LikenessDifference mirror = walks.index.difference(inMirror, inMirror);
    QCOMPARE(mirror.cost, 0.0f);
    QVERIFY(walks.index.difference(inMirror, other).cost > 0.0f);
}

void tst_LikenessLearning::withoutDecisionsNothingChanges()
{
    const Walks walks;
    const auto hits = walks.hits();
    QVERIFY(learnedOrder(walks.index, walks.example, hits, {}) == hits);
    QVERIFY(learnedOrder(walks.index, walks.example, {}, std::vector{decided(1, true)}).empty());
}

void tst_LikenessLearning::whatIsLikeTheRejectedComesLast_data()
{
    QTest::addColumn<bool>("rejectsArm");
    QTest::newRow("the arm") << true;
    QTest::newRow("the steps") << false;
}

void tst_LikenessLearning::whatIsLikeTheRejectedComesLast()
{
    QFETCH(bool, rejectsArm);
    const Walks walks;
    const std::uint32_t arm = 3, steps = Walks::eachKind + 3;
    const std::vector decisions{decided(arm, !rejectsArm), decided(steps, rejectsArm)};
    const auto order = learnedOrder(walks.index, walks.example, walks.hits(), decisions);
    QCOMPARE(order.size(), std::size_t(2 * Walks::eachKind - 2));
    QVERIFY(comeFirst(order, !rejectsArm));
    QVERIFY(std::ranges::is_sorted(order, {}, &LikenessHit::distance));
}

void tst_LikenessLearning::whatIsLikeTheAcceptedComesFirst()
{
    const Walks walks;
    for (const bool isArm : {true, false}) {
        const std::uint32_t first = isArm ? 1 : Walks::eachKind + 1;
        const std::vector decisions{decided(first, true), decided(first + 2, true)};
        const auto order = learnedOrder(walks.index, walks.example, walks.hits(), decisions);
        QVERIFY(comeFirst(order, isArm));
    }
}

void tst_LikenessLearning::whatWasDecidedNeverComesAgain()
{
    const Walks walks;
    const std::vector<LikenessDecision> decisions{{ClipId(2), {10, 85}, false, false},
                                                  {ClipId(4), {0, 90}, false, true},
                                                  {ClipId(7), {0, 30}, false, false},
                                                  {ClipId(8), {0, 90}, true, false}};
    const auto order = learnedOrder(walks.index, walks.example, walks.hits(), decisions);
    const auto holds = [&](std::uint32_t clip) {
        return std::ranges::any_of(order, [&](const LikenessHit& hit) { return hit.clip == ClipId(clip); });
    };
    QVERIFY(!holds(2) && !holds(4));
    QVERIFY(holds(8));  // only its mirror was rejected
    QVERIFY(!holds(7)); // a part of it was: more than half of the shorter
}

void tst_LikenessLearning::manyDecisionsAreTaken()
{
    const Walks walks;
    std::vector<LikenessDecision> decisions;
    for (int round = 0; round < 30; ++round) // more than count
        decisions.push_back(decided(Walks::eachKind + 1 + std::uint32_t(round % 2), true));
    decisions.push_back(decided(1, false));
    QVERIFY(comeFirst(learnedOrder(walks.index, walks.example, walks.hits(), decisions), false));
}

QTEST_APPLESS_MAIN(tst_LikenessLearning)
#include "tst_LikenessLearning.moc"
