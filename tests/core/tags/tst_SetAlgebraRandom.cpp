#include "core/query/QueryEcho.h"
#include "core/query/QueryEvaluation.h"
#include "core/query/QueryParser.h"

#include <QTest>

#include <boost/icl/interval_set.hpp>

#include <array>
#include <random>

// Random queries over random libraries, each answered three times: by the program, frame by frame on bit
// masks, and by Boost.ICL. All must agree on every frame, and the ranges must be in canonical form.
// TAGLINE_RANDOM_CASES and TAGLINE_RANDOM_SEED change the number of cases and the seed.

using namespace tagline;

namespace {

constexpr std::uint32_t clipCount = 3;
constexpr std::uint32_t tagCount = 5;

using Mask = std::uint64_t; // a clip has at most 64 frames
using Masks = std::array<Mask, clipCount>;
using Interval = boost::icl::right_open_interval<int>;
using Intervals = boost::icl::interval_set<int, std::less, Interval>;
using IntervalSets = std::array<Intervals, clipCount>;

Mask maskOf(FrameRange range)
{
    Mask mask = 0;
    for (Frame frame = range.start; frame < range.stop; ++frame) mask |= Mask(1) << frame;
    return mask;
}

/// The frames of a tag, or an answer, in the two independent forms.
struct Oracle
{
    Masks masks{};
    IntervalSets intervals;
};

/// One library in all three forms.
struct Library
{
    TagVocabulary vocabulary;
    std::array<TagSheet, clipCount> sheets;
    std::array<Frame, clipCount> frames{};
    TagIndex index;
    Oracle all;
    std::array<Oracle, tagCount> exact;
    std::array<Oracle, tagCount> withChildren;
};

/// Up to five authored ranges, some touching, some past the clip's end.
std::vector<FrameRange> randomRanges(std::mt19937& random)
{
    std::vector<FrameRange> ranges;
    Frame at = Frame(random() % 24);
    for (std::uint32_t count = random() % 6; count > 0; --count) {
        const Frame stop = at + 1 + Frame(random() % 16);
        ranges.push_back({at, stop});
        at = stop + (random() % 3 == 0 ? 0 : Frame(random() % 12));
    }
    return ranges;
}

void unite(Oracle& set, const Oracle& other)
{
    for (std::uint32_t clip = 0; clip < clipCount; ++clip) {
        set.masks[clip] |= other.masks[clip];
        set.intervals[clip] += other.intervals[clip];
    }
}

/// Brings the oracles of one clip up to date with its sheet.
void updateOracles(Library& library, std::uint32_t clip)
{
    const FrameRange whole{0, library.frames[clip]};
    library.all.masks[clip] = maskOf(whole);
    library.all.intervals[clip] = Intervals();
    library.all.intervals[clip] += Interval(whole.start, whole.stop);
    for (std::uint32_t tag = 0; tag < tagCount; ++tag) {
        Oracle& exact = library.exact[tag];
        exact.masks[clip] = 0;
        exact.intervals[clip].clear();
        for (const FrameRange range : library.sheets[clip].ranges(TagId(tag))) {
            exact.masks[clip] |= maskOf(range.intersected(whole));
            exact.intervals[clip] += Interval(range.start, range.stop);
        }
        exact.intervals[clip] &= library.all.intervals[clip];
    }
    library.withChildren = library.exact;
    unite(library.withChildren[0], library.exact[1]); // tag 0 is the parent of 1 and 2
    unite(library.withChildren[0], library.exact[2]);
}

/// Gives one tag of one clip other ranges, and at times the clip another length.
void edit(Library& library, std::uint32_t clip, std::mt19937& random)
{
    if (random() % 4 == 0) library.frames[clip] = Frame(random() % 65);
    const TagId tag(random() % tagCount);
    library.sheets[clip] = library.sheets[clip].withRanges(tag, randomRanges(random));
    library.index.set(ClipId(clip), library.frames[clip], library.sheets[clip]);
    updateOracles(library, clip);
}

Library randomLibrary(std::mt19937& random)
{
    Library library;
    for (const char* name : {"Style", "Style.Tired", "Style.Limping", "Run", "walk-fast"})
        library.vocabulary.intern(name);
    for (std::uint32_t clip = 0; clip < clipCount; ++clip) {
        library.frames[clip] = Frame(1 + random() % 64);
        for (std::uint32_t tag = 0; tag < tagCount; ++tag)
            library.sheets[clip] = library.sheets[clip].withRanges(TagId(tag), randomRanges(random));
        library.index.set(ClipId(clip), library.frames[clip], library.sheets[clip]);
        updateOracles(library, clip);
    }
    return library;
}

/// A query with its answer as the oracles find it.
struct Case
{
    QueryExpression query;
    Oracle answer;
};

Case randomLeaf(const Library& library, std::mt19937& random)
{
    const std::uint32_t tag = random() % tagCount;
    switch (random() % 16) {
    case 0:
        return {allFrames(), library.all};
    case 1:
        return {noFrames(), Oracle()};
    case 2:
        return {exactTag(TagId(tag)), library.exact[tag]};
    default:
        return {tagline::tag(TagId(tag)), library.withChildren[tag]};
    }
}

Case complemented(Case a, const Library& library)
{
    a.query = ~std::move(a.query);
    for (std::uint32_t clip = 0; clip < clipCount; ++clip) {
        a.answer.masks[clip] = library.all.masks[clip] & ~a.answer.masks[clip];
        a.answer.intervals[clip] = library.all.intervals[clip] - a.answer.intervals[clip];
    }
    return a;
}

Case combined(SetOperator op, Case a, const Case& b)
{
    switch (op) {
    case SetOperator::Union:
        a.query = std::move(a.query) | b.query;
        break;
    case SetOperator::Intersection:
        a.query = std::move(a.query) & b.query;
        break;
    case SetOperator::Difference:
        a.query = std::move(a.query) - b.query;
        break;
    }
    for (std::uint32_t clip = 0; clip < clipCount; ++clip) {
        Mask& mask = a.answer.masks[clip];
        Intervals& intervals = a.answer.intervals[clip];
        switch (op) {
        case SetOperator::Union:
            mask |= b.answer.masks[clip];
            intervals += b.answer.intervals[clip];
            break;
        case SetOperator::Intersection:
            mask &= b.answer.masks[clip];
            intervals &= b.answer.intervals[clip];
            break;
        case SetOperator::Difference:
            mask &= ~b.answer.masks[clip];
            intervals -= b.answer.intervals[clip];
            break;
        }
    }
    return a;
}

/// A query of that many leaves.
Case randomCase(const Library& library, std::uint32_t leaves, std::mt19937& random)
{
    Case made;
    if (leaves == 1) {
        made = randomLeaf(library, random);
    } else {
        const std::uint32_t left = 1 + random() % (leaves - 1);
        const auto op =
            std::array{SetOperator::Union, SetOperator::Intersection, SetOperator::Difference}[random() % 3];
        made = randomCase(library, left, random);
        made = combined(op, std::move(made), randomCase(library, leaves - left, random));
    }
    return random() % 6 == 0 ? complemented(std::move(made), library) : made;
}

bool agrees(std::span<const FrameRange> ranges, Mask mask, const Intervals& intervals)
{
    Mask found = 0;
    for (const FrameRange range : ranges) found |= maskOf(range);
    const auto isSame = [](FrameRange range, const Interval& interval) {
        return range.start == interval.lower() && range.stop == interval.upper();
    };
    return found == mask && isCanonical(ranges) &&
           std::equal(ranges.begin(), ranges.end(), intervals.begin(), intervals.end(), isSame);
}

bool agrees(const RangeSet& set, const Oracle& answer)
{
    for (std::uint32_t clip = 0; clip < clipCount; ++clip)
        if (!agrees(set.rangesOf(ClipId(clip)), answer.masks[clip], answer.intervals[clip])) return false;
    return std::is_sorted(set.clips().begin(), set.clips().end()) && set.clips().size() <= clipCount;
}

std::uint32_t number(const char* variable, std::uint32_t otherwise)
{
    bool isNumber = false;
    const std::uint32_t value = qEnvironmentVariable(variable).toUInt(&isNumber);
    return isNumber ? value : otherwise;
}

} // namespace

class tst_SetAlgebraRandom : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void evaluationAgreesWithMasksAndWithIcl();
    void echoParsesToTheSameQuery();

private:
    std::uint32_t m_seed = 0;
    std::uint32_t m_cases = 0;
};

void tst_SetAlgebraRandom::initTestCase()
{
    m_seed = number("TAGLINE_RANDOM_SEED", 20240601);
    m_cases = number("TAGLINE_RANDOM_CASES", 1'000'000);
    qInfo("seed %u, %u cases", m_seed, m_cases);
}

void tst_SetAlgebraRandom::evaluationAgreesWithMasksAndWithIcl()
{
    std::mt19937 random(m_seed);
    Library library = randomLibrary(random);
    for (std::uint32_t i = 0; i < m_cases; ++i) {
        if (i % 4 == 0) edit(library, random() % clipCount, random);
        const Case made = randomCase(library, 1 + random() % 6, random);
        const RangeSet answer = evaluate(made.query, library.index, library.vocabulary);
        if (!agrees(answer, made.answer))
            QFAIL(qPrintable(QString("case %1: %2")
                                 .arg(i)
                                 .arg(QString::fromStdString(echo(made.query, library.vocabulary)))));
    }
}

void tst_SetAlgebraRandom::echoParsesToTheSameQuery()
{
    std::mt19937 random(m_seed + 1);
    const Library library = randomLibrary(random);
    for (std::uint32_t i = 0; i < m_cases / 20; ++i) {
        const QueryExpression query = randomCase(library, 1 + random() % 12, random).query;
        const std::string text = echo(query, library.vocabulary);
        const Result<QueryExpression> parsed = parseQuery(text, library.vocabulary);
        QVERIFY2(parsed, text.c_str());
        QVERIFY2(*parsed == query, text.c_str());
        QVERIFY2(parsed->hash() == query.hash(), text.c_str());
        QCOMPARE(echo(*parsed, library.vocabulary), text);
    }
}

QTEST_APPLESS_MAIN(tst_SetAlgebraRandom)
#include "tst_SetAlgebraRandom.moc"
