#include "core/tags/sets/FrameLogic.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <set>

using namespace tagline;

namespace {

FrameRanges randomRanges(Frame frames, std::mt19937& random)
{
    std::vector<FrameRange> ranges;
    for (Frame start = Frame(random() % 20); start < frames; start += 1 + Frame(random() % 40)) {
        ranges.push_back({start, std::min(frames, start + 1 + Frame(random() % 30))});
        start = ranges.back().stop;
    }
    return FrameRanges::canonical(std::move(ranges));
}

/// Sets over clips of odd lengths, every other one as a mask.
struct Sets
{
    explicit Sets(std::size_t count)
        : axis(std::make_shared<const ClipAxis>(ClipAxis::of(frames)))
        , ranges(count)
    {
        std::mt19937 random(std::uint32_t(17 + count));
        for (std::size_t set = 0; set < count; ++set) {
            FrameSetBuilder builder(axis);
            for (std::uint32_t clip = 0; clip < frames.size(); ++clip) {
                ranges[set].push_back(randomRanges(frames[clip], random));
                builder.append(ClipId(clip), ranges[set].back().span());
            }
            sets.push_back(builder.finished());
            sets.back().setForm(set % 2 == 0 ? SetForm::Ranges : SetForm::Mask);
        }
    }

    std::vector<FrameSetView> views() const
    {
        std::vector<FrameSetView> found;
        for (const FrameSet& set : sets) found.push_back(set.view());
        return found;
    }

    std::vector<Frame> frames{1, 63, 64, 0, 65, 200};
    std::shared_ptr<const ClipAxis> axis;
    std::vector<std::vector<FrameRanges>> ranges; ///< by set, by clip
    std::vector<FrameSet> sets;
};

bool isMajority(std::span<const bool> members)
{
    return 2 * std::count(members.begin(), members.end(), true) > std::ptrdiff_t(members.size());
}

bool isNoneOrLast(std::span<const bool> members)
{
    return std::none_of(members.begin(), members.end(), [](bool member) { return member; }) || members.back();
}

} // namespace

class tst_FrameLogic : public QObject
{
    Q_OBJECT

private slots:
    void everyFrameIsAsTheLogicSays_data();
    void everyFrameIsAsTheLogicSays();
    void fewSetsAreAskedForEachCaseOnce();
    void manySetsAreAskedForEachCaseOnce();
    void withoutSetsTheLogicDecidesForAll();
};

void tst_FrameLogic::everyFrameIsAsTheLogicSays_data()
{
    QTest::addColumn<int>("count");
    for (const int count : {1, 2, 3, 5, 6, 7, 9, 70}) QTest::addRow("%d sets", count) << count;
}

void tst_FrameLogic::everyFrameIsAsTheLogicSays()
{
    QFETCH(int, count);
    const Sets in{std::size_t(count)};
    for (const FrameLogic& logic : {FrameLogic(isMajority), FrameLogic(isNoneOrLast)}) {
        const FrameSet found = framesWhere(in.views(), in.axis, logic);
        for (std::uint32_t clip = 0; clip < in.frames.size(); ++clip) {
            const FrameRanges inClip = found.rangesOf(ClipId(clip));
            for (Frame frame = 0; frame < in.frames[clip]; ++frame) {
                const auto members = std::make_unique<bool[]>(std::size_t(count));
                for (int set = 0; set < count; ++set)
                    members[std::size_t(set)] = in.ranges[std::size_t(set)][clip].contains(frame);
                QCOMPARE(inClip.contains(frame), logic({members.get(), std::size_t(count)}));
            }
        }
        FrameSet other = found; // a form holds no frame in a pad
        other.setForm(found.form() == SetForm::Mask ? SetForm::Ranges : SetForm::Mask);
        QCOMPARE(other.totals(), found.totals());
    }
}

void tst_FrameLogic::fewSetsAreAskedForEachCaseOnce()
{
    const Sets in(4);
    int asked = 0;
    framesWhere(in.views(), in.axis, [&asked](std::span<const bool>) { return ++asked > 0; });
    QCOMPARE(asked, 16);
}

void tst_FrameLogic::manySetsAreAskedForEachCaseOnce()
{
    const Sets in(7);
    std::multiset<std::vector<bool>> asked;
    framesWhere(in.views(), in.axis, [&asked](std::span<const bool> members) {
        asked.insert(std::vector<bool>(members.begin(), members.end()));
        return true;
    });
    QVERIFY(asked.size() > 7);
    for (const auto& membership : asked) QCOMPARE(asked.count(membership), 1u);
}

void tst_FrameLogic::withoutSetsTheLogicDecidesForAll()
{
    const Sets in(0);
    QCOMPARE(framesWhere({}, in.axis, [](std::span<const bool>) { return true; }), FrameSet::all(in.axis));
    QVERIFY(framesWhere({}, in.axis, [](std::span<const bool>) { return false; }).isEmpty());
}

QTEST_APPLESS_MAIN(tst_FrameLogic)
#include "tst_FrameLogic.moc"
