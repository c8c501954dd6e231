#include "core/tags/sets/RangeSet.h"
#include "core/time/FrameRanges.h"

#include <QTest>

#include <bit>
#include <random>

using namespace tagline;

namespace {

std::vector<FrameRange> randomRanges(Frame frames, std::mt19937& random)
{
    std::vector<FrameRange> ranges;
    for (std::uint32_t i = random() % 6; i > 0; --i) {
        const Frame start = Frame(random() % std::uint32_t(frames));
        ranges.push_back({start, std::min(frames, start + 1 + Frame(random() % 9))});
    }
    const FrameRanges canonical = FrameRanges::canonical(std::move(ranges));
    return {canonical.begin(), canonical.end()};
}

template<class T>
std::vector<T> copied(std::span<const T> span)
{
    return {span.begin(), span.end()};
}

/// The first range of a clip as the index leads to it; −1 where the clip has none.
std::int64_t indexedRange(const RangeSetView& set, std::uint32_t clip)
{
    const std::size_t block = clip / blockClips;
    if (block >= set.presence.size()) return -1;
    const std::uint64_t bit = std::uint64_t(1) << (clip % blockClips);
    if ((set.presence[block] & bit) == 0) return -1;
    int rank = std::popcount(set.presence[block] & (bit - 1));
    auto range = std::size_t(set.blockStarts[block]);
    for (;; ++range)
        if ((set.firsts[range / 64] >> (range % 64) & 1) != 0 && rank-- == 0) return std::int64_t(range);
}

} // namespace

class tst_RangeSet : public QObject
{
    Q_OBJECT

private slots:
    void anEmptySetIsClosed();
    void boundariesLieOnTheAxis();
    void replacedRangesAreAsIfMadeAnew();
    void theIndexLeadsToTheFirstRangeOfAClip();
    void aPlaceIsFoundAmongTheRanges();
};

void tst_RangeSet::anEmptySetIsClosed()
{
    const RangeSet set;
    QCOMPARE(set.rangeCount(), 0u);
    QVERIFY(set.isIndexed());
    QCOMPARE(copied(set.view().boundaries), copied(FrameSetView().ranges.boundaries));
    QCOMPARE(set.view().boundaries.front(), beforeAll);
    QCOMPARE(set.view().boundaries[1], afterAll);
}

void tst_RangeSet::boundariesLieOnTheAxis()
{
    const std::vector<Frame> frames{30, 40, 10, 64, 20};
    const ClipAxis axis = ClipAxis::of(frames);
    RangeSet set;
    set.replace(axis.view(), ClipId(4), std::vector<FrameRange>{{0, 1}});
    set.replace(axis.view(), ClipId(1), std::vector<FrameRange>{{2, 5}, {6, 8}});
    const std::vector<AxisFrame> expected{130, 133, 134, 136, 384, 385};
    QCOMPARE(copied(set.view().boundaries.subspan(1, 6)), expected);
    QCOMPARE(set.rangeCount(), 3u);
}

void tst_RangeSet::replacedRangesAreAsIfMadeAnew()
{
    std::mt19937 random(3);
    const ClipAxis axis = ClipAxis::of(std::vector<Frame>(200, 70));
    RangeSet edited;
    std::vector<std::vector<FrameRange>> all(200);
    for (int edit = 0; edit < 3000; ++edit) {
        const std::uint32_t clip = random() % (edit < 1500 ? 200 : 130);
        all[clip] = random() % 3 == 0 ? std::vector<FrameRange>() : randomRanges(70, random);
        edited.replace(axis.view(), ClipId(clip), all[clip]);
        if (edit % 50 != 0) continue;
        RangeSet fresh;
        for (std::uint32_t each = 0; each < 200; ++each) fresh.replace(axis.view(), ClipId(each), all[each]);
        RangeSet indexed = fresh;
        indexed.makeIndex(axis.view());
        QCOMPARE(copied(edited.view().boundaries), copied(fresh.view().boundaries));
        QCOMPARE(copied(edited.view().firsts), copied(indexed.view().firsts));
        QCOMPARE(copied(fresh.view().firsts), copied(indexed.view().firsts));
        for (std::size_t i = 0; i < indexed.view().presence.size(); ++i) {
            const bool isHeld = i < edited.view().presence.size();
            QCOMPARE(isHeld ? edited.view().presence[i] : 0, indexed.view().presence[i]);
            if (isHeld) QCOMPARE(edited.view().blockStarts[i], indexed.view().blockStarts[i]);
        }
    }
}

void tst_RangeSet::theIndexLeadsToTheFirstRangeOfAClip()
{
    std::mt19937 random(4);
    const ClipAxis axis = ClipAxis::of(std::vector<Frame>(300, 70));
    RangeSet set;
    std::vector<std::int64_t> firsts(310, -1);
    for (std::uint32_t clip = 0; clip < 300; clip += 1 + random() % 4) {
        const auto ranges = randomRanges(70, random);
        if (!ranges.empty()) firsts[clip] = std::int64_t(set.rangeCount());
        set.replace(axis.view(), ClipId(clip), ranges);
    }
    for (std::uint32_t clip = 0; clip < 310; ++clip) QCOMPARE(indexedRange(set.view(), clip), firsts[clip]);
}

void tst_RangeSet::aPlaceIsFoundAmongTheRanges()
{
    const ClipAxis axis = ClipAxis::of(std::vector<Frame>{60});
    RangeSet set;
    set.replace(axis.view(), ClipId(0), std::vector<FrameRange>{{2, 5}, {7, 9}});
    const std::vector<std::pair<AxisFrame, std::size_t>> places{{64, 0}, {66, 0}, {68, 0}, {69, 1},
                                                                {72, 1}, {73, 2}, {127, 2}};
    for (const auto& [position, range] : places) QCOMPARE(set.view().firstBehind(position), range);
}

QTEST_APPLESS_MAIN(tst_RangeSet)
#include "tst_RangeSet.moc"
