#include "core/tags/sheet/RangeOperations.h"

#include <QTest>

#include <rapidcheck.h>

#include <algorithm>

// The laws of the derived operations: what each keeps of its argument, how they undo each other, and how they
// look in a mirror that exchanges the clip's ends.

using namespace tagline;

namespace {

constexpr Frame clipFrames = 90;

} // namespace

namespace rc {

template<>
struct Arbitrary<FrameRanges>
{
    static Gen<FrameRanges> arbitrary()
    {
        const auto range = gen::map(
            gen::pair(gen::inRange(0, clipFrames), gen::inRange(1, 20)), [](std::pair<int, int> drawn) {
                return FrameRange{drawn.first, std::min(drawn.first + drawn.second, clipFrames)};
            });
        return gen::map(gen::container<std::vector<FrameRange>>(range), FrameRanges::canonical);
    }
};

} // namespace rc

class tst_RangeLaws : public QObject
{
    Q_OBJECT

private slots:
    void laws_data();
    void laws();
};

namespace {

using R = const FrameRanges&;

/// The answer of an operation as a value; canonical, or the program ends.
template<class Operation, class... Arguments>
FrameRanges by(Operation operation, const Arguments&... arguments)
{
    std::vector<FrameRange> out;
    operation(arguments..., out);
    if (!isCanonical(out) || (!out.empty() && (out.front().start < 0 || out.back().stop > clipFrames)))
        qFatal("an answer is not canonical or not within its clip");
    return FrameRanges::fromCanonical(std::move(out));
}

using Counted = void (*)(derived::Ranges, Frame, derived::RangesOut);
using Related = void (*)(derived::Ranges, derived::Ranges, derived::RangesOut);

FrameRanges with(Counted operation, R q, Frame count) { return by(operation, q.span(), count); }
FrameRanges with(Related operation, R a, R b) { return by(operation, a.span(), b.span()); }
FrameRanges grown(R q, Frame before, Frame after)
{
    return by(derived::grown, q.span(), before, after, clipFrames);
}
FrameRanges shrunk(R q, Frame before, Frame after) { return by(derived::shrunk, q.span(), before, after); }
FrameRanges firstRanges(R q, Frame count) { return by(derived::firstRanges, q.span(), std::size_t(count)); }
FrameRanges lastRanges(R q, Frame count) { return by(derived::lastRanges, q.span(), std::size_t(count)); }
FrameRanges nthRange(R q, Frame place) { return by(derived::nthRange, q.span(), std::size_t(place)); }
FrameRanges before(R a, R b, Frame d) { return by(derived::before, a.span(), b.span(), d); }
FrameRanges after(R a, R b, Frame d) { return by(derived::after, a.span(), b.span(), d); }

bool isSubset(R inner, R outer) { return inner.subtracted(outer).isEmpty(); }
/// Whether every range of the one is a range of the other.
bool isSelection(R inner, R outer)
{
    return std::all_of(inner.begin(), inner.end(), [&](FrameRange range) {
        return std::find(outer.begin(), outer.end(), range) != outer.end();
    });
}

/// Two selections that share nothing and are all together.
bool isPartition(R a, R b, R whole)
{
    return isSelection(a, whole) && isSelection(b, whole) && a.size() + b.size() == whole.size() &&
           a.united(b) == whole;
}

FrameRanges mirrored(R q)
{
    std::vector<FrameRange> ranges;
    for (const FrameRange range : q) ranges.push_back({clipFrames - range.stop, clipFrames - range.start});
    return FrameRanges::canonical(std::move(ranges));
}

/// The ranges that keep so far from the clip's ends.
FrameRanges awayFromEnds(R q, Frame start, Frame end)
{
    std::vector<FrameRange> ranges;
    for (const FrameRange range : q)
        if (range.start >= start && range.stop <= clipFrames - end) ranges.push_back(range);
    return FrameRanges::canonical(std::move(ranges));
}

struct NamedLaw
{
    const char* name;
    bool (*law)(R a, R b, Frame n, Frame m);
};

constexpr NamedLaw rangeLaws[] = {
    {"head and tail are parts",
     [](R a, R, Frame n, Frame) {
         return isSubset(with(derived::head, a, n), a) && isSubset(with(derived::tail, a, n), a);
     }},
    {"head and the rest",
     [](R a, R, Frame n, Frame) {
         const FrameRanges rest = a.subtracted(with(derived::head, a, n));
         return rest == shrunk(a, n, 0);
     }},
    {"starts and ends are one frame of head and tail",
     [](R a, R, Frame, Frame) {
         return by(derived::starts, a.span()) == with(derived::head, a, 1) &&
                by(derived::ends, a.span()) == with(derived::tail, a, 1);
     }},
    {"first frames and last frames are all frames",
     [](R a, R, Frame n, Frame) {
         const Frame kept = std::min(n, a.frameCount());
         const FrameRanges first = with(derived::firstFrames, a, kept);
         const FrameRanges last = with(derived::lastFrames, a, a.frameCount() - kept);
         return first.frameCount() == kept && first.united(last) == a && first.intersected(last).isEmpty() &&
                with(derived::firstFrames, a, n) == first;
     }},
    {"first and last ranges are all ranges",
     [](R a, R, Frame n, Frame) {
         const Frame count = Frame(a.size());
         return isPartition(firstRanges(a, std::min(n, count)), lastRanges(a, std::max(count - n, 0)), a);
     }},
    {"the nth range is the last of the first n",
     [](R a, R, Frame n, Frame) {
         const Frame place = n + 1;
         const bool isThere = place <= Frame(a.size());
         return nthRange(a, place) == (isThere ? lastRanges(firstRanges(a, place), 1) : FrameRanges());
     }},
    {"longer or not longer",
     [](R a, R, Frame n, Frame) {
         return isPartition(with(derived::longer, a, n), with(derived::shorter, a, n + 1), a);
     }},
    {"grow holds, shrink is held",
     [](R a, R, Frame n, Frame m) { return isSubset(a, grown(a, n, m)) && isSubset(shrunk(a, n, m), a); }},
    {"shrunk and grown is a part",
     [](R a, R, Frame n, Frame m) { return isSubset(grown(shrunk(a, n, m), n, m), a); }},
    {"grown and shrunk is more",
     [](R a, R, Frame n, Frame m) {
         const FrameRanges inner = awayFromEnds(a, n, m);
         return isSubset(inner, shrunk(grown(inner, n, m), n, m));
     }},
    {"grow by two is grow and grow",
     [](R a, R, Frame n, Frame m) { return grown(grown(a, n, m), m, n) == grown(a, n + m, n + m); }},
    {"shrink is the gaps grown",
     [](R a, R, Frame n, Frame m) {
         const FrameRanges inner = awayFromEnds(a, 1, 1); // a range at the clip's end has no gap beside it
         return shrunk(inner, n, m) == inner.subtracted(grown(inner.complemented(clipFrames), m, n));
     }},
    {"closed by nothing, and twice",
     [](R a, R, Frame n, Frame) {
         const FrameRanges once = with(derived::closed, a, n);
         return with(derived::closed, a, 0) == a && with(derived::closed, once, n) == once &&
                isSubset(a, once);
     }},
    {"what was closed are the short gaps",
     [](R a, R, Frame n, Frame) {
         const FrameRanges filled = with(derived::closed, a, n).subtracted(a);
         return with(derived::longer, filled, n).isEmpty() && isSelection(filled, a.complemented(clipFrames));
     }},
    {"overlapping and what shares nothing",
     [](R a, R b, Frame, Frame) {
         const FrameRanges kept = with(derived::overlapping, a, b);
         const FrameRanges rest = a.subtracted(kept);
         return isPartition(kept, rest, a) && rest.intersected(b).isEmpty() &&
                isSubset(a.intersected(b), kept);
     }},
    {"inside is held",
     [](R a, R b, Frame, Frame) {
         const FrameRanges kept = with(derived::inside, a, b);
         return isSelection(kept, a) && isSubset(kept, b) &&
                isSelection(kept, with(derived::overlapping, a, b));
     }},
    {"not inside is not held",
     [](R a, R b, Frame, Frame) {
         const FrameRanges rest = a.subtracted(with(derived::inside, a, b));
         return std::none_of(rest.begin(), rest.end(),
                             [&](FrameRange range) { return isSubset(FrameRanges::canonical({range}), b); });
     }},
    {"containing holds what is inside it",
     [](R a, R b, Frame, Frame) {
         const FrameRanges kept = with(derived::containing, a, b);
         return isSelection(kept, a) && with(derived::inside, b, kept) == with(derived::inside, b, a);
     }},
    {"each to itself",
     [](R a, R, Frame, Frame) {
         return with(derived::overlapping, a, a) == a && with(derived::inside, a, a) == a &&
                with(derived::containing, a, a) == a;
     }},
    {"before by more is more",
     [](R a, R b, Frame n, Frame m) {
         return isSelection(before(a, b, n), before(a, b, n + m)) && isSelection(before(a, b, n), a);
     }},
    {"before reaches b when it has grown",
     [](R a, R b, Frame n, Frame) {
         const FrameRanges apart = a.subtracted(with(derived::overlapping, a, b));
         const FrameRanges reaching = with(derived::overlapping, grown(apart, 0, n + 1), b);
         return isSubset(before(apart, b, n), reaching);
     }},
    {"the mirror of parts",
     [](R a, R, Frame n, Frame m) {
         return mirrored(with(derived::head, a, n)) == with(derived::tail, mirrored(a), n) &&
                mirrored(with(derived::firstFrames, a, n)) == with(derived::lastFrames, mirrored(a), n) &&
                mirrored(firstRanges(a, n)) == lastRanges(mirrored(a), n) &&
                mirrored(grown(a, n, m)) == grown(mirrored(a), m, n) &&
                mirrored(shrunk(a, n, m)) == shrunk(mirrored(a), m, n) &&
                mirrored(with(derived::closed, a, n)) == with(derived::closed, mirrored(a), n);
     }},
    {"the mirror of relations",
     [](R a, R b, Frame n, Frame) {
         return mirrored(before(a, b, n)) == after(mirrored(a), mirrored(b), n) &&
                mirrored(with(derived::overlapping, a, b)) ==
                    with(derived::overlapping, mirrored(a), mirrored(b)) &&
                mirrored(with(derived::inside, a, b)) == with(derived::inside, mirrored(a), mirrored(b)) &&
                mirrored(with(derived::containing, a, b)) ==
                    with(derived::containing, mirrored(a), mirrored(b));
     }},
};

} // namespace

void tst_RangeLaws::laws_data()
{
    QTest::addColumn<int>("law");
    for (int i = 0; i < int(std::size(rangeLaws)); ++i) QTest::newRow(rangeLaws[i].name) << i;
}

void tst_RangeLaws::laws()
{
    QFETCH(int, law);
    QVERIFY(rc::check(rangeLaws[law].name, [law](const FrameRanges& a, const FrameRanges& b) {
        const Frame n = *rc::gen::inRange(0, 24);
        const Frame m = *rc::gen::inRange(0, 24);
        RC_ASSERT(rangeLaws[law].law(a, b, n, m));
    }));
}

QTEST_APPLESS_MAIN(tst_RangeLaws)
#include "tst_RangeLaws.moc"
