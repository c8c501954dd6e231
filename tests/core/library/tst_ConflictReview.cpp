#include "core/library/versions/ConflictReview.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace tagline;

namespace {

TagSheet randomSheet(std::mt19937& random)
{
    std::vector<PropertyRange> ranges;
    for (Frame frame = 0; frame < 20; ++frame)
        if (const auto value = random() % 4; value > 0) {
            PropertyRange& range = ranges.emplace_back();
            range.range = {frame, frame + 1};
            range.value = double(value);
        }
    return TagSheet().withProperty("speed", std::move(ranges));
}

/// Clips whose versions are random, with all of their conflicts.
std::vector<ClipConflicts> randomClips(std::mt19937& random, std::uint32_t count)
{
    std::vector<ClipConflicts> clips;
    for (std::uint32_t i = 0; i < count; ++i) {
        ClipConflicts clip{ClipId(i),           "walk", 20, {}, randomSheet(random), randomSheet(random),
                           randomSheet(random), {}};
        clip.conflicts = merged(clip.base, clip.ours, clip.theirs).conflicts;
        clips.push_back(std::move(clip));
    }
    return clips;
}

} // namespace

class tst_ConflictReview : public QObject
{
    Q_OBJECT

private slots:
    void oneByOneComesToWhatAllAtOnceDoes();
    void theNextOpenOneGoesRound();
    void nothingTakenLeavesNothingDecided();
    void aClipIsTakenWhole();
};

void tst_ConflictReview::oneByOneComesToWhatAllAtOnceDoes()
{
    std::mt19937 random(20241124);
    for (int round = 0; round < 200; ++round) {
        const auto clips = randomClips(random, 3);
        for (const MergeSide side : {MergeSide::Ours, MergeSide::Theirs, MergeSide::Base}) {
            ConflictReview all(clips), single(clips);
            all.takeAll(side);
            std::vector<std::size_t> order;
            for (std::size_t i = 0; i < single.count(); ++i) order.push_back(i);
            std::shuffle(order.begin(), order.end(), random);
            for (const std::size_t number : order) single.take(number, side);
            QCOMPARE(single.openCount(), 0u);
            QVERIFY(single.decisions() == all.decisions());
            for (std::size_t i = 0; i < single.count(); ++i) {
                const ClipConflicts& clip = single.clipOf(i);
                QVERIFY(single.result(i) == all.result(i));
                if (side == MergeSide::Ours)
                    QVERIFY(single.result(i) == merged(clip.base, clip.ours, clip.theirs).sheet);
                if (side == MergeSide::Theirs)
                    QVERIFY(single.result(i) == merged(clip.base, clip.theirs, clip.ours).sheet);
            }
        }
    }
}

void tst_ConflictReview::theNextOpenOneGoesRound()
{
    std::mt19937 random(7);
    ConflictReview review(randomClips(random, 2));
    QVERIFY(review.count() > 3);
    const std::size_t last = review.count() - 1;
    QCOMPARE(review.nextOpen(0), std::optional<std::size_t>(1));
    QCOMPARE(review.nextOpen(last), std::optional<std::size_t>(0));
    review.take(0, MergeSide::Theirs);
    QCOMPARE(review.nextOpen(last), std::optional<std::size_t>(1));
    QCOMPARE(review.openCount(), last);
    review.takeAll(MergeSide::Base);
    QVERIFY(!review.nextOpen(2));
}

void tst_ConflictReview::nothingTakenLeavesNothingDecided()
{
    std::mt19937 random(8);
    const ConflictReview review(randomClips(random, 2));
    QVERIFY(review.decisions().empty());
    QVERIFY(!review.side(0));
    const ClipConflicts& clip = review.clipOf(0);
    QVERIFY(review.result(0) == merged(clip.base, clip.ours, clip.theirs).sheet);
    QVERIFY(!ConflictReview({}).nextOpen(0));
}

void tst_ConflictReview::aClipIsTakenWhole()
{
    std::mt19937 random(20241125);
    int looked = 0;
    for (int round = 0; round < 50; ++round) {
        ConflictReview review(randomClips(random, 4));
        const std::size_t last = review.count() - 1;
        if (review.count() < 2 || review.clipOf(0).clip == review.clipOf(last).clip) continue;
        ++looked;
        review.takeWhole(0, MergeSide::Theirs);
        QVERIFY(review.result(0) == review.clipOf(0).theirs);
        QVERIFY(review.whole(0) == MergeSide::Theirs && !review.whole(last) && !review.side(last));
        const ConflictDecisions decisions = review.decisions();
        QCOMPARE(decisions.size(), std::size_t(1));
        QVERIFY(decisions.begin()->second.whole == MergeSide::Theirs);
        QCOMPARE(decisions.begin()->second.taken.size(), review.clipOf(0).conflicts.size());
        review.takeWhole(0, MergeSide::Ours);
        QVERIFY(review.result(0) == review.clipOf(0).ours);
        review.take(0, MergeSide::Ours); // merged again
        QVERIFY(!review.whole(0));
        const ClipConflicts& clip = review.clipOf(0);
        QVERIFY(review.result(0) == merged(clip.base, clip.ours, clip.theirs).sheet);
        review.takeWhole(0, MergeSide::Ours);
        review.takeAll(MergeSide::Theirs);
        QVERIFY(!review.whole(0) && review.openCount() == 0);
    }
    QVERIFY2(looked > 30, qPrintable(QString::number(looked)));
}

QTEST_APPLESS_MAIN(tst_ConflictReview)
#include "tst_ConflictReview.moc"
