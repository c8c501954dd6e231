#include "core/tags/sets/FrameMask.h"
#include "core/tags/sets/Rasterize.h"
#include "core/tags/sets/kernels/BitPlaces.h"

#include <QTest>

#include <functional>
#include <random>

using namespace tagline;

namespace {

/// Ranges of up to 12 frames, the first and the last frame often among them.
FrameRanges randomRanges(Frame frames, std::mt19937& random)
{
    std::vector<FrameRange> ranges;
    Frame at = random() % 2 == 0 ? 0 : Frame(random() % 5);
    while (at < frames) {
        const Frame stop = std::min(frames, at + 1 + Frame(random() % (random() % 8 == 0 ? 100 : 12)));
        ranges.push_back({at, stop});
        at = stop + 1 + Frame(random() % (random() % 8 == 0 ? 100 : 9));
    }
    return FrameRanges::canonical(std::move(ranges));
}

void forManySets(const std::function<void(Frame, const FrameRanges&, const FrameRanges&)>& check)
{
    std::mt19937 random(5);
    for (const Frame frames : {0, 1, 2, 63, 64, 65, 127, 128, 129, 1000})
        for (int i = 0; i < 200; ++i) {
            const FrameRanges a = randomRanges(frames, random);
            check(frames, a, randomRanges(frames, random));
        }
}

} // namespace

class tst_FrameMask : public QObject
{
    Q_OBJECT

private slots:
    void rangesComeBackAsTheyWere();
    void operatorsAgreeWithRanges();
    void bitsBehindTheClipStayClear();
    void framesAreCountedAndFound();
    void runsAreCountedAsVectorized();
    void aRangeIsClearedAlone();
    void runsLongerThanManyWordsStayWhole();
    void placesOfBitsAreThoseOfEachBit();
};

void tst_FrameMask::rangesComeBackAsTheyWere()
{
    forManySets([](Frame frames, const FrameRanges& a, const FrameRanges&) {
        QCOMPARE(FrameMask::of(a.span(), frames).ranges(), a);
    });
}

void tst_FrameMask::operatorsAgreeWithRanges()
{
    forManySets([](Frame frames, const FrameRanges& a, const FrameRanges& b) {
        const FrameMask inA = FrameMask::of(a.span(), frames);
        const FrameMask inB = FrameMask::of(b.span(), frames);
        QCOMPARE(inA.united(inB).ranges(), a.united(b));
        QCOMPARE(inA.intersected(inB).ranges(), a.intersected(b));
        QCOMPARE(inA.subtracted(inB).ranges(), a.subtracted(b));
        QCOMPARE(inA.complemented().ranges(), a.complemented(frames));
    });
}

void tst_FrameMask::bitsBehindTheClipStayClear()
{
    for (const Frame frames : {1, 63, 64, 65, 127, 128, 129}) {
        QCOMPARE(FrameMask(frames).complemented(), FrameMask::all(frames));
        QCOMPARE(FrameMask::all(frames).frameCount(), frames);
        QVERIFY(FrameMask::all(frames).complemented().isEmpty());
    }
    QVERIFY(FrameMask(0).complemented().isEmpty());
}

void tst_FrameMask::framesAreCountedAndFound()
{
    forManySets([](Frame frames, const FrameRanges& a, const FrameRanges&) {
        const FrameMask mask = FrameMask::of(a.span(), frames);
        QCOMPARE(mask.frameCount(), a.frameCount());
        for (Frame frame = -1; frame <= frames; ++frame) QCOMPARE(mask.contains(frame), a.contains(frame));
    });
}

void tst_FrameMask::runsAreCountedAsVectorized()
{
    forManySets([](Frame frames, const FrameRanges& a, const FrameRanges&) {
        const FrameMask mask = FrameMask::of(a.span(), frames);
        const BitCounts found = counts(mask.words());
        QCOMPARE(found, (BitCounts{std::int64_t(a.size()), a.frameCount()}));
        std::vector<Frame> boundaries(mostBoundaries(mask.words().size()));
        QCOMPARE(vectorize(mask.words(), 640, boundaries.data()), 2 * a.size());
        for (std::size_t i = 0; i < a.size(); ++i) {
            QCOMPARE(boundaries[2 * i], 640 + a[i].start);
            QCOMPARE(boundaries[2 * i + 1], 640 + a[i].stop);
        }
    });
}

void tst_FrameMask::aRangeIsClearedAlone()
{
    for (Frame start = 0; start <= 192; ++start)
        for (Frame stop = start; stop <= 192; stop += 1 + start % 7) {
            std::vector<std::uint64_t> words(3, ~std::uint64_t(0));
            clearRange(words.data(), start, stop);
            std::vector<FrameRange> left;
            vectorize(words, left);
            std::vector<FrameRange> expected;
            const FrameRange cleared{start, stop};
            complement({&cleared, cleared.isEmpty() ? 0u : 1u}, 192, expected);
            QCOMPARE(left, expected);
        }
}

void tst_FrameMask::runsLongerThanManyWordsStayWhole()
{
    constexpr Frame most = 64 * 100;
    for (const Frame start : {0, 1, 63, 64, 2040, 2048, 2112})
        for (const Frame stop : {2047, 2048, 2049, 4096, 4100, most - 1, most}) {
            if (stop <= start) continue;
            const FrameRange run{start, stop};
            const FrameMask mask = FrameMask::of({&run, 1}, most);
            std::vector<FrameRange> found{{7, 2048}}; // those that are there stay as they are
            vectorize(mask.words(), found);
            QCOMPARE(found, (std::vector<FrameRange>{{7, 2048}, run}));
        }
}

void tst_FrameMask::placesOfBitsAreThoseOfEachBit()
{
    std::mt19937_64 random(6);
    for (int i = 0; i < 3000; ++i) {
        std::uint64_t bits = random();
        for (int thinned = i % 8; thinned > 0; --thinned) bits &= random();
        if (i < 2) bits = i == 0 ? 0 : ~std::uint64_t(0);
        std::vector<Frame> expected;
        for (int place = 0; place < 64; ++place)
            if ((bits >> place & 1) != 0) expected.push_back(640 + place);
        std::vector<Frame> places(64 + BitPlaces::ahead);
        places.resize(BitPlaces::write(bits, Frame(640), places.data()));
        QCOMPARE(places, expected);
    }
}

QTEST_APPLESS_MAIN(tst_FrameMask)
#include "tst_FrameMask.moc"
