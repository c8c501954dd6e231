#include "core/tags/sets/SetEvaluation.h"
#include "tests/core/query/random/RandomCases.h"

#include <QTest>

#include <boost/icl/interval_set.hpp>

#include <algorithm>
#include <array>
#include <cstring>
#include <random>

// Random expressions of set algebra over random sets of frames, each answered by the program, with every leaf
// in either form; frame by frame, on one byte a frame; and now and then by Boost.ICL. Sets are edited clip by
// clip all the while. TAGLINE_RANDOM_CASES and TAGLINE_RANDOM_SEED change the number of cases and the seed.

using namespace tagline;
using tagline::test::RandomCases;

namespace {

constexpr std::uint32_t setCount = 6;

using Flags = std::vector<std::uint8_t>; // one a frame, the clips end to end without pads
using Interval = boost::icl::right_open_interval<Frame>;
using Intervals = boost::icl::interval_set<Frame, std::less, Interval>;

/// The same frames in all the forms.
struct Sample
{
    FrameSet ranges;
    FrameSet mask;
    Flags flags;
};

/// Clips and sets of their frames.
struct Samples
{
    std::vector<Frame> frames;
    std::vector<std::size_t> bases; ///< in the flags, one more than clips
    std::shared_ptr<const ClipAxis> axis;
    std::array<Sample, setCount> sets;
};

Frame randomLength(std::uint32_t clips, std::mt19937& random)
{
    constexpr Frame around[] = {0, 1, 62, 63, 64, 65, 126, 127, 128, 129, 200};
    if (clips > 20) return Frame(random() % 9); // many clips: the index of clips has words of its own
    return random() % 2 ? around[random() % std::size(around)] : Frame(random() % 150);
}

std::vector<FrameRange> randomRanges(Frame frames, std::mt19937& random)
{
    std::vector<FrameRange> ranges;
    if (random() % 3 == 0) return ranges;
    const std::uint32_t length = random() % 4 == 0 ? 150 : 1 + random() % 10;
    const std::uint32_t gap = random() % 4 == 0 ? 150 : 1 + random() % 10;
    for (Frame at = Frame(random() % (gap + 1)); at < frames;) {
        const Frame stop = std::min(frames, at + 1 + Frame(random() % length));
        ranges.push_back({at, stop});
        at = stop + 1 + Frame(random() % gap);
    }
    return ranges;
}

void replace(Samples& samples, std::size_t set, std::uint32_t clip, std::mt19937& random)
{
    const std::vector<FrameRange> ranges = randomRanges(samples.frames[clip], random);
    Sample& sample = samples.sets[set];
    sample.ranges.replace(samples.axis, ClipId(clip), ranges);
    sample.mask.replace(samples.axis, ClipId(clip), ranges);
    sample.ranges.setForm(SetForm::Ranges);
    sample.mask.setForm(SetForm::Mask);
    std::uint8_t* const flags = sample.flags.data() + samples.bases[clip];
    std::fill_n(flags, samples.frames[clip], std::uint8_t(0));
    for (const FrameRange range : ranges) std::fill(flags + range.start, flags + range.stop, std::uint8_t(1));
}

Samples randomSamples(std::mt19937& random)
{
    Samples samples;
    const std::uint32_t clips = random() % 16 == 0 ? 60 + random() % 80 : 1 + random() % 5;
    samples.bases.push_back(0);
    for (std::uint32_t clip = 0; clip < clips; ++clip) {
        samples.frames.push_back(randomLength(clips, random));
        samples.bases.push_back(samples.bases.back() + std::size_t(samples.frames.back()));
    }
    samples.axis = std::make_shared<const ClipAxis>(ClipAxis::of(samples.frames));
    for (std::size_t set = 0; set < setCount; ++set) {
        samples.sets[set] = {FrameSet(samples.axis), FrameSet(samples.axis), Flags(samples.bases.back())};
        for (std::uint32_t clip = 0; clip < clips; ++clip) replace(samples, set, clip, random);
    }
    return samples;
}

/// An expression; its leaves are numbers of sets.
using Steps = std::vector<SetStep>;

void appendTerm(Steps& steps, std::mt19937& random)
{
    switch (random() % 16) {
    case 0:
        return steps.push_back({SetStepKind::All, 0});
    case 1:
        return steps.push_back({SetStepKind::None, 0});
    default:
        return steps.push_back({SetStepKind::Leaf, std::uint32_t(random() % setCount)});
    }
}

void appendRandom(Steps& steps, std::uint32_t terms, std::mt19937& random)
{
    if (terms == 1) {
        appendTerm(steps, random);
    } else {
        const bool isDifference = random() % 3 == 0;
        const std::uint32_t count = isDifference ? 2 : 2 + std::uint32_t(random()) % std::min(terms - 1, 3u);
        for (std::uint32_t left = count; left > 0; --left) {
            const std::uint32_t part = left == 1 ? terms : 1 + std::uint32_t(random()) % (terms - left + 1);
            appendRandom(steps, part, random);
            terms -= part;
        }
        const auto either = random() % 2 ? SetStepKind::Union : SetStepKind::Intersection;
        steps.push_back({isDifference ? SetStepKind::Difference : either, count});
    }
    if (random() % 6 == 0) steps.push_back({SetStepKind::Complement, 1});
    if (random() % 12 == 0)
        steps.push_back({random() % 2 ? SetStepKind::Union : SetStepKind::Intersection, 1});
}

/// Takes the operands of an n-ary step from a stack and joins them into the lowest.
template<class Set, class Join>
void joinTop(std::vector<Set>& stack, std::uint32_t count, Join join)
{
    for (; count > 1; --count) {
        const Set top = std::move(stack.back());
        stack.pop_back();
        join(stack.back(), top);
    }
}

/// The answer frame by frame.
Flags flagsOf(const Steps& steps, const Samples& samples)
{
    std::vector<Flags> stack;
    const auto frameByFrame = [](auto rule) {
        return [rule](Flags& a, const Flags& b) {
            for (std::size_t i = 0; i < a.size(); ++i) a[i] = rule(a[i], b[i]);
        };
    };
    for (const SetStep& step : steps) {
        switch (step.kind) {
        case SetStepKind::Leaf:
            stack.push_back(samples.sets[step.number].flags);
            break;
        case SetStepKind::All:
        case SetStepKind::None:
            stack.emplace_back(samples.bases.back(), std::uint8_t(step.kind == SetStepKind::All));
            break;
        case SetStepKind::Union:
            joinTop(stack, step.number, frameByFrame([](bool a, bool b) { return a || b; }));
            break;
        case SetStepKind::Intersection:
            joinTop(stack, step.number, frameByFrame([](bool a, bool b) { return a && b; }));
            break;
        case SetStepKind::Difference:
            joinTop(stack, 2, frameByFrame([](bool a, bool b) { return a && !b; }));
            break;
        case SetStepKind::Complement:
            for (std::uint8_t& flag : stack.back()) flag ^= 1;
            break;
        }
    }
    return stack.back();
}

/// Where a clip begins for Boost.ICL: apart from the others.
Frame intervalBase(std::size_t clip) { return Frame(clip) * 1000; }

Intervals intervalsOf(const FrameSet& set)
{
    Intervals intervals;
    set.forEachClip([&](ClipId clip, std::span<const FrameRange> ranges) {
        for (const FrameRange range : ranges)
            intervals +=
                Interval(intervalBase(clip.value) + range.start, intervalBase(clip.value) + range.stop);
    });
    return intervals;
}

Intervals intervalsOf(const Steps& steps, const Samples& samples)
{
    Intervals all;
    for (std::size_t clip = 0; clip < samples.frames.size(); ++clip)
        all += Interval(intervalBase(clip), intervalBase(clip) + samples.frames[clip]);
    std::vector<Intervals> stack;
    for (const SetStep& step : steps) {
        switch (step.kind) {
        case SetStepKind::Leaf:
            stack.push_back(intervalsOf(samples.sets[step.number].ranges));
            break;
        case SetStepKind::All:
            stack.push_back(all);
            break;
        case SetStepKind::None:
            stack.emplace_back();
            break;
        case SetStepKind::Union:
            joinTop(stack, step.number, [](Intervals& a, const Intervals& b) { a += b; });
            break;
        case SetStepKind::Intersection:
            joinTop(stack, step.number, [](Intervals& a, const Intervals& b) { a &= b; });
            break;
        case SetStepKind::Difference:
            joinTop(stack, 2, [](Intervals& a, const Intervals& b) { a -= b; });
            break;
        case SetStepKind::Complement:
            stack.back() = all - stack.back();
            break;
        }
    }
    return stack.back();
}

/// Whether the ranges that a set gives out are canonical, within their clips, and just the frames that are
/// flagged; and whether it counts them right.
bool agrees(const FrameSet& set, const Flags& flags, const Samples& samples)
{
    Flags found(flags.size());
    RangeTotals counted;
    bool isWellFormed = true;
    set.forEachClip([&](ClipId clip, std::span<const FrameRange> ranges) {
        isWellFormed = isWellFormed && !ranges.empty() && isCanonical(ranges) && ranges.front().start >= 0 &&
                       ranges.back().stop <= samples.frames[clip.value];
        if (!isWellFormed) return;
        ++counted.clips;
        counted.ranges += std::int64_t(ranges.size());
        for (const FrameRange range : ranges) {
            std::memset(found.data() + samples.bases[clip.value] + range.start, 1,
                        std::size_t(range.length()));
            counted.frames += range.length();
        }
    });
    return isWellFormed && found == flags && set.totals() == counted &&
           set.isEmpty() == (counted.frames == 0);
}

std::string text(const Steps& steps)
{
    std::string line;
    for (const SetStep& step : steps)
        line += (step.kind == SetStepKind::Leaf ? "" : std::string(1, "L10|&-~"[int(step.kind)])) +
                std::to_string(step.number) + ' ';
    return line;
}

} // namespace

class tst_SetAlgebraRandom : public QObject
{
    Q_OBJECT

private slots:
    void evaluationAgreesFrameByFrameAndWithIcl();
};

void tst_SetAlgebraRandom::evaluationAgreesFrameByFrameAndWithIcl()
{
    const RandomCases cases = RandomCases::orElse(20240601, 100'000);
    std::mt19937 random(cases.seed);
    Samples samples;
    SetWorkspace workspace;
    for (std::uint32_t i = 0; i < cases.count; ++i) {
        if (i % 1024 == 0) samples = randomSamples(random);
        if (i % 4 == 0)
            replace(samples, random() % setCount, random() % std::uint32_t(samples.frames.size()), random);
        Steps steps;
        appendRandom(steps, 1 + random() % 6, random);
        QVERIFY(isValid(steps, setCount));
        std::vector<FrameSetView> leaves;
        const std::uint32_t forms = random(); // bit k: set k as a mask
        for (std::uint32_t set = 0; set < setCount; ++set)
            leaves.push_back((forms >> set & 1 ? samples.sets[set].mask : samples.sets[set].ranges).view());
        const FrameSet answer = evaluate(steps, leaves, samples.axis, workspace);
        const std::string place =
            "case " + std::to_string(i) + ", forms " + std::to_string(forms % 64) + ": " + text(steps);
        QVERIFY2(agrees(answer, flagsOf(steps, samples), samples), place.c_str());
        if (i % 8 == 0) QVERIFY2(intervalsOf(answer) == intervalsOf(steps, samples), place.c_str());
    }
}

QTEST_APPLESS_MAIN(tst_SetAlgebraRandom)
#include "tst_SetAlgebraRandom.moc"
