#include "core/animation/clips/Clip.h"
#include "core/query/statistics/QueryStatistics.h"

#include <QTest>

#include <random>

using namespace tagline;

namespace {

/// Clips of these frames and rates, and an answer made of ranges.
class Library
{
public:
    Library(std::vector<std::pair<Frame, FrameRate>> clips)
    {
        QueryClips described;
        for (const auto& [frames, rate] : clips) {
            library.index.add(frames, {});
            described.clips.push_back({"", "", "", rate});
        }
        library.clips = std::make_shared<const QueryClips>(std::move(described));
    }

    QueryStatistics of(const std::vector<std::pair<std::uint32_t, std::vector<FrameRange>>>& ranges) const
    {
        TagIndex index = library.index;
        for (const auto& [clip, own] : ranges)
            index.set(ClipId(clip), index.frames(ClipId(clip)), TagSheet().withRanges(TagId(0), own));
        return statistics(index.exact(TagId(0)), library);
    }

    QueryLibrary library;
};

QString binsOf(const QueryStatistics& statistics)
{
    QStringList bins;
    for (const LengthBin& bin : statistics.histogram)
        bins << QString("[%1,%2) %3").arg(bin.from).arg(bin.to).arg(bin.ranges);
    return bins.join(' ');
}

} // namespace

class tst_QueryStatistics : public QObject
{
    Q_OBJECT

private slots:
    void anAnswerIsCounted();
    void noAnswerIsAllZero();
    void secondsFollowEachClipsRate();
    void theLastFrameOfAClipTakesNoTime();
    void theMedianOfAnEvenNumberIsBetween();
    void binsArePowersOfTwo();
    void secondsDoNotDrift();
    void totalsAreThoseOfTheClips();
};

void tst_QueryStatistics::anAnswerIsCounted()
{
    const Library library({{18, {30, 1}}, {2, {30, 1}}});
    const QueryStatistics found = library.of({{0, {{2, 6}, {10, 12}, {14, 18}}}});
    QCOMPARE(found.clips, std::int64_t(1));
    QCOMPARE(found.ranges.ranges, std::int64_t(3));
    QCOMPARE(found.ranges.frames, std::int64_t(10));
    QCOMPARE(found.ranges.seconds, 9.0 / 30.0); // the last range ends with its clip
    QCOMPARE(found.ranges.percent, 50.0);
    QCOMPARE(found.ranges.lengthFrames, (LengthSpread{2, 4, 4}));
    QCOMPARE(found.ranges.lengthSeconds, (LengthSpread{2.0 / 30, 3.0 / 30, 4.0 / 30}));
    QCOMPARE(binsOf(found), QString("[2,4) 1 [4,8) 2"));
    QCOMPARE(found.perClip.size(), 1u);
    QCOMPARE(found.perClip[0].clip, ClipId(0));
    QCOMPARE(found.perClip[0].ranges.percent, 100.0 * 10 / 18);
}

void tst_QueryStatistics::noAnswerIsAllZero()
{
    QCOMPARE(Library({{18, {30, 1}}}).of({}), QueryStatistics());
    QCOMPARE(Library({}).of({}), QueryStatistics());
}

void tst_QueryStatistics::secondsFollowEachClipsRate()
{
    const Library library({{100, {100, 1}}, {60, {30000, 1001}}});
    const QueryStatistics found = library.of({{0, {{0, 50}}}, {1, {{0, 30}}}});
    QCOMPARE(found.ranges.seconds, 0.5 + 1.001);
    QCOMPARE(found.ranges.lengthFrames, (LengthSpread{30, 40, 50}));
    QCOMPARE(found.ranges.lengthSeconds, (LengthSpread{0.5, (0.5 + 1.001) / 2, 1.001}));
    QCOMPARE(found.perClip[1].ranges.percent, 50.0);
    QCOMPARE(found.ranges.percent, 50.0);
}

void tst_QueryStatistics::theLastFrameOfAClipTakesNoTime()
{
    const Library library({{61, {30, 1}}, {1, {30, 1}}});
    Clip clip;
    clip.frames = 61;
    QCOMPARE(library.of({{0, {{0, 61}}}}).ranges.seconds, clip.seconds());
    QCOMPARE(clip.seconds(), 2.0);
    QCOMPARE(library.of({{0, {{0, 61}}}}).ranges.lengthSeconds, (LengthSpread{2, 2, 2}));
    const double first = library.of({{0, {{0, 20}}}}).ranges.seconds;
    const double rest = library.of({{0, {{20, 61}}}}).ranges.seconds;
    QVERIFY(std::abs(first + rest - 2.0) < 1e-12);
    QCOMPARE(library.of({{0, {{60, 61}}}, {1, {{0, 1}}}}).ranges.seconds, 0.0);
    QCOMPARE(library.of({{0, {{59, 60}}}}).ranges.seconds, 1.0 / 30);
}

void tst_QueryStatistics::theMedianOfAnEvenNumberIsBetween()
{
    const Library library({{100, {50, 1}}});
    QCOMPARE(library.of({{0, {{0, 1}, {10, 15}, {20, 28}, {30, 90}}}}).ranges.lengthFrames,
             (LengthSpread{1, 6.5, 60}));
}

void tst_QueryStatistics::binsArePowersOfTwo()
{
    const Library library({{2147000000, {30, 1}}});
    QCOMPARE(binsOf(library.of({{0, {{0, 1}, {2, 3}, {4, 6}, {7, 10}, {11, 27}}}})),
             QString("[1,2) 2 [2,4) 2 [4,8) 0 [8,16) 0 [16,32) 1"));
    QCOMPARE(binsOf(library.of({{0, {{0, 2147000000}}}})), QString("[1073741824,2147483648) 1"));
}

void tst_QueryStatistics::secondsDoNotDrift()
{
    std::vector<std::pair<Frame, FrameRate>> clips(5000, {10, {30, 1}});
    const Library library(clips);
    std::vector<std::pair<std::uint32_t, std::vector<FrameRange>>> ranges;
    for (std::uint32_t i = 0; i < clips.size(); ++i) ranges.push_back({i, {{0, 1}, {2, 3}, {4, 5}}});
    QVERIFY(library.of(ranges).ranges.seconds == 500.0);
}

void tst_QueryStatistics::totalsAreThoseOfTheClips()
{
    std::mt19937 random(49);
    const auto below = [&random](int bound) { return std::uniform_int_distribution(0, bound - 1)(random); };
    for (int round = 0; round < 200; ++round) {
        std::vector<std::pair<Frame, FrameRate>> clips;
        for (int i = below(8); i >= 0; --i) clips.push_back({1 + below(300), {below(2) ? 30 : 120, 1}});
        const Library library(clips);
        std::vector<std::pair<std::uint32_t, std::vector<FrameRange>>> ranges;
        std::int64_t frames = 0;
        std::vector<Frame> lengths;
        for (std::uint32_t clip = 0; clip < clips.size(); ++clip) {
            std::vector<FrameRange> own;
            for (Frame at = below(40); at < clips[clip].first;) {
                const Frame stop = std::min(clips[clip].first, at + 1 + below(70));
                own.push_back({at, stop});
                lengths.push_back(stop - at);
                frames += stop - at;
                at = stop + 1 + below(30);
            }
            ranges.push_back({clip, own});
        }
        const QueryStatistics found = library.of(ranges);
        std::int64_t inBins = 0;
        std::int64_t inClips = 0;
        double seconds = 0;
        for (const LengthBin& bin : found.histogram) {
            inBins += bin.ranges;
            QCOMPARE(bin.ranges,
                     std::int64_t(std::count_if(lengths.begin(), lengths.end(), [&](Frame length) {
                         return length >= bin.from && length < bin.to;
                     })));
        }
        for (const ClipStatistics& clip : found.perClip) {
            inClips += clip.ranges.frames;
            seconds += clip.ranges.seconds;
        }
        QCOMPARE(found.ranges.frames, frames);
        QCOMPARE(inClips, frames);
        QCOMPARE(inBins, std::int64_t(lengths.size()));
        QVERIFY(std::abs(found.ranges.seconds - seconds) < 1e-9);
        std::sort(lengths.begin(), lengths.end());
        if (lengths.empty()) continue;
        QCOMPARE(found.ranges.lengthFrames.shortest, double(lengths.front()));
        QCOMPARE(found.ranges.lengthFrames.median,
                 (lengths[(lengths.size() - 1) / 2] + lengths[lengths.size() / 2]) / 2.0);
        QCOMPARE(found.ranges.lengthFrames.longest, double(lengths.back()));
    }
}

QTEST_APPLESS_MAIN(tst_QueryStatistics)
#include "tst_QueryStatistics.moc"
