#include "core/tags/sheet/RangeOperations.h"
#include "tests/support/RangeDrawing.h"

#include <QTest>

#include <functional>
#include <limits>
#include <random>

using namespace tagline;

namespace {

constexpr Frame most = std::numeric_limits<Frame>::max();

using One = std::function<void(derived::Ranges, std::vector<FrameRange>&)>;
using Two = std::function<void(derived::Ranges, derived::Ranges, std::vector<FrameRange>&)>;

/// What an operation appends behind something that is there already, checked to be canonical in itself.
template<class Operation, class... Inputs>
FrameRanges appended(const Operation& operation, const Inputs&... inputs)
{
    std::vector<FrameRange> out{{0, most}};
    operation(inputs.span()..., out);
    if (out.empty() || out.front() != FrameRange{0, most}) return FrameRanges::all(most); // never an answer
    return FrameRanges::fromCanonical({out.begin() + 1, out.end()});
}

QString drawn(const FrameRanges& ranges, Frame frames)
{
    return QString::fromStdString(test::drawing(ranges, frames));
}

/// The definition of an operation on pairs, asked of every pair.
FrameRanges asked(const FrameRanges& a, const FrameRanges& b,
                  const std::function<bool(FrameRange, FrameRange)>& isRelated)
{
    std::vector<FrameRange> found;
    for (const FrameRange range : a)
        if (std::any_of(b.begin(), b.end(), [&](FrameRange other) { return isRelated(range, other); }))
            found.push_back(range);
    return FrameRanges::fromCanonical(std::move(found));
}

/// Of each range of b the first or the last range of a that lies in it.
FrameRanges insideEach(const FrameRanges& a, const FrameRanges& b, bool isFirst)
{
    std::vector<FrameRange> found;
    for (const FrameRange around : b) {
        std::vector<FrameRange> within;
        for (const FrameRange range : a)
            if (around.covers(range)) within.push_back(range);
        if (!within.empty()) found.push_back(isFirst ? within.front() : within.back());
    }
    return FrameRanges::fromCanonical(std::move(found));
}

FrameRanges randomRanges(std::mt19937& random, Frame frames)
{
    std::vector<FrameRange> ranges;
    for (auto count = random() % 12; count > 0; --count) {
        const Frame start = Frame(random() % std::uint32_t(frames));
        ranges.push_back({start, std::min(frames, start + Frame(random() % 7))});
    }
    return FrameRanges::canonical(std::move(ranges));
}

} // namespace

class tst_RangeOperations : public QObject
{
    Q_OBJECT

private slots:
    void partsOfRanges_data();
    void partsOfRanges();
    void relations_data();
    void relations();
    void relationsAgreeWithTheirDefinitions();
    void movedEdgesAgreeWithFrames();
};

void tst_RangeOperations::partsOfRanges_data()
{
    QTest::addColumn<QString>("ranges");
    QTest::addColumn<One>("operation");
    QTest::addColumn<QString>("answer");
    const auto row = [](const char* name, const char* ranges, const One& operation, const char* answer) {
        QTest::newRow(name) << ranges << operation << answer;
    };
    const auto of = [](auto operation, auto... arguments) -> One {
        return [=](derived::Ranges ranges, std::vector<FrameRange>& out) {
            operation(ranges, arguments..., out);
        };
    };
    const auto grown = [](Frame before, Frame after) -> One {
        return [=](derived::Ranges ranges, std::vector<FrameRange>& out) {
            derived::grown(ranges, before, after, 18, out);
        };
    };
    const char* some = "..######..##..####";
    row("head", some, of(derived::head, 3), "..###.....##..###.");
    row("head of nothing", "..................", of(derived::head, 3), "..................");
    row("head, 0", some, of(derived::head, 0), "..................");
    row("head, all", some, of(derived::head, most), some);
    row("tail", some, of(derived::tail, 3), ".....###..##...###");
    row("tail, 0", some, of(derived::tail, 0), "..................");
    row("tail, all", some, of(derived::tail, most), some);
    row("starts", some, of(derived::starts), "..#.......#...#...");
    row("ends", some, of(derived::ends), ".......#...#.....#");
    row("firstFrames", some, of(derived::firstFrames, 7), "..######..#.......");
    row("firstFrames, whole ranges", some, of(derived::firstFrames, 8), "..######..##......");
    row("firstFrames, 0", some, of(derived::firstFrames, 0), "..................");
    row("firstFrames, all", some, of(derived::firstFrames, most), some);
    row("lastFrames", some, of(derived::lastFrames, 7), ".......#..##..####");
    row("lastFrames, whole ranges", some, of(derived::lastFrames, 6), "..........##..####");
    row("lastFrames, 0", some, of(derived::lastFrames, 0), "..................");
    row("lastFrames, all", some, of(derived::lastFrames, most), some);
    row("lastFrames of nothing", "..................", of(derived::lastFrames, 2), "..................");
    row("firstRanges", some, of(derived::firstRanges, 2), "..######..##......");
    row("firstRanges, 0", some, of(derived::firstRanges, 0), "..................");
    row("firstRanges, all", some, of(derived::firstRanges, 9), some);
    row("lastRanges", some, of(derived::lastRanges, 2), "..........##..####");
    row("lastRanges, 0", some, of(derived::lastRanges, 0), "..................");
    row("lastRanges, all", some, of(derived::lastRanges, 9), some);
    row("nthRange, first", some, of(derived::nthRange, 1), "..######..........");
    row("nthRange", some, of(derived::nthRange, 2), "..........##......");
    row("nthRange, past the last", some, of(derived::nthRange, 4), "..................");
    row("nthRange, none is the 0th", some, of(derived::nthRange, 0), "..................");
    row("longer", some, of(derived::longer, 4), "..######..........");
    row("longer, 0", some, of(derived::longer, 0), some);
    row("shorter", some, of(derived::shorter, 4), "..........##......");
    row("shorter, 0", some, of(derived::shorter, 0), "..................");
    row("grown", "..###....##..#....", grown(1, 2), ".######.########..");
    row("grown, touching joins", "..##...##.........", grown(1, 2), ".##########.......");
    row("grown, cut at both ends", "..###....##..#....", grown(most, 2), "################..");
    row("grown, to all", "..........#.......", grown(most, most), "##################");
    row("grown, by nothing", some, grown(0, 0), some);
    row("shrunk", "#######..###..####", of(derived::shrunk, 1, 2), ".####..........#..");
    row("shrunk, away", some, of(derived::shrunk, most, most), "..................");
    row("shrunk, exactly away", some, of(derived::shrunk, 3, 3), "..................");
    row("shrunk, by nothing", some, of(derived::shrunk, 0, 0), some);
    row("closed", "..##..###...##....", of(derived::closed, 2), "..#######...##....");
    row("closed, 0", "..##.###...##.....", of(derived::closed, 0), "..##.###...##.....");
    row("closed, all", "..##..###...##....", of(derived::closed, most), "..############....");
}

void tst_RangeOperations::partsOfRanges()
{
    QFETCH(QString, ranges);
    QFETCH(One, operation);
    const FrameRanges input = test::ranges(ranges.toStdString());
    QTEST(drawn(appended(operation, input), 18), "answer");
}

void tst_RangeOperations::relations_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<Two>("operation");
    QTest::addColumn<QString>("answer");
    const auto row = [](const char* name, const char* a, const char* b, const Two& operation,
                        const char* answer) { QTest::newRow(name) << a << b << operation << answer; };
    const auto within = [](auto operation, Frame distance) -> Two {
        return [=](derived::Ranges a, derived::Ranges b, std::vector<FrameRange>& out) {
            operation(a, b, distance, out);
        };
    };
    row("overlapping", ".####...##..###...", "...####...##...##.", derived::overlapping,
        ".####.............");
    row("overlapping, one b for many a", ".##.##.##......##.", "..############....", derived::overlapping,
        ".##.##.##.........");
    row("overlapping, many b in one a", "..############....", ".##.##.##......##.", derived::overlapping,
        "..############....");
    row("overlapping nothing", ".####...##..###...", "..................", derived::overlapping,
        "..................");
    row("inside", ".##..###..##..###.", "#####.########.##.", derived::inside, ".##.......##......");
    row("inside, equal", ".##..###..##..###.", ".##..###..##..###.", derived::inside, ".##..###..##..###.");
    row("inside two is inside none", "..######..........", ".####.####........", derived::inside,
        "..................");
    row("containing", "#####.###.####.##.", ".##....##...###.#.", derived::containing, "#####.###......##.");
    row("containing a later one", "..######..........", "###.##...#........", derived::containing,
        "..######..........");
    row("before", "###....##...##....", "....##...##......#", within(derived::before, 1),
        "###....##.........");
    row("before, 0 is touching", "###....##...##....", "....##...##......#", within(derived::before, 0),
        ".......##.........");
    row("before, far", "###....##...##....", "....##...##......#", within(derived::before, most),
        "###....##...##....");
    row("before, but over the next", "######............", "...#....#.........", within(derived::before, 2),
        "######............");
    row("after", "...##..##.....####", ".##..##...##......", within(derived::after, 1), "...##..##.........");
    row("after, 2", "....##..##....####", ".##..##...##......", within(derived::after, 2),
        "....##..##....####");
    row("after nothing", "##...##...........", "........##........", within(derived::after, most),
        "..................");
    row("after, but over the next", "....######........", ".##..##...........", within(derived::after, 1),
        "....######........");
}

void tst_RangeOperations::relations()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    QFETCH(Two, operation);
    QTEST(drawn(appended(operation, test::ranges(a.toStdString()), test::ranges(b.toStdString())), 18),
          "answer");
}

void tst_RangeOperations::relationsAgreeWithTheirDefinitions()
{
    std::mt19937 random(7);
    for (int i = 0; i < 20000; ++i) {
        const FrameRanges a = randomRanges(random, 60);
        const FrameRanges b = randomRanges(random, 60);
        const Frame d = Frame(random() % 9);
        const auto within = [d](auto operation) -> Two {
            return [=](derived::Ranges x, derived::Ranges y, std::vector<FrameRange>& out) {
                operation(x, y, d, out);
            };
        };
        QCOMPARE(appended(derived::overlapping, a, b),
                 asked(a, b, [](FrameRange x, FrameRange y) { return x.overlaps(y); }));
        QCOMPARE(appended(derived::inside, a, b),
                 asked(a, b, [](FrameRange x, FrameRange y) { return y.covers(x); }));
        QCOMPARE(appended(derived::containing, a, b),
                 asked(a, b, [](FrameRange x, FrameRange y) { return x.covers(y); }));
        QCOMPARE(appended(within(derived::before), a, b), asked(a, b, [d](FrameRange x, FrameRange y) {
                     return x.stop <= y.start && y.start - x.stop <= d;
                 }));
        QCOMPARE(appended(derived::firstInside, a, b), insideEach(a, b, true));
        QCOMPARE(appended(derived::lastInside, a, b), insideEach(a, b, false));
        const Frame from = Frame(random() % 15) - 7;
        const Frame to = Frame(random() % 15) - 7;
        const Two nearby = [=](derived::Ranges x, derived::Ranges y, std::vector<FrameRange>& out) {
            derived::nearby(x, y, from, to, out);
        };
        QCOMPARE(appended(nearby, a, b), asked(a, b, [from, to](FrameRange x, FrameRange y) {
                     return from <= x.start - y.stop && x.start - y.stop <= to;
                 }));
        QCOMPARE(appended(within(derived::after), a, b), asked(a, b, [d](FrameRange x, FrameRange y) {
                     return y.stop <= x.start && x.start - y.stop <= d;
                 }));
    }
}

/// A frame is in `grown` where a range reaches it, in `shrunk` where the frames around it are all in its
/// range, in `closed` where it or its short gap is.
void tst_RangeOperations::movedEdgesAgreeWithFrames()
{
    std::mt19937 random(11);
    constexpr Frame frames = 40;
    for (int i = 0; i < 5000; ++i) {
        const FrameRanges a = randomRanges(random, frames);
        const Frame before = Frame(random() % 6);
        const Frame after = Frame(random() % 6);
        std::vector<FrameRange> grown;
        derived::grown(a.span(), before, after, frames, grown);
        std::vector<FrameRange> shrunk;
        derived::shrunk(a.span(), before, after, shrunk);
        std::vector<FrameRange> closed;
        derived::closed(a.span(), after, closed);
        for (Frame frame = 0; frame < frames; ++frame) {
            const auto any = [&](auto holds) { return std::any_of(a.begin(), a.end(), holds); };
            const auto in = [frame](const std::vector<FrameRange>& set) {
                return std::any_of(set.begin(), set.end(),
                                   [frame](FrameRange range) { return range.contains(frame); });
            };
            QCOMPARE(in(grown), any([&](FrameRange range) {
                         return frame >= range.start - before && frame < range.stop + after;
                     }));
            QCOMPARE(in(shrunk), any([&](FrameRange range) {
                         return frame >= range.start + before && frame < range.stop - after;
                     }));
            bool isGap = false;
            for (std::size_t k = 1; k < a.size(); ++k)
                isGap |= a[k].start - a[k - 1].stop <= after && frame >= a[k - 1].stop && frame < a[k].start;
            QCOMPARE(in(closed), a.contains(frame) || isGap);
        }
        QVERIFY(isCanonical(grown) && isCanonical(shrunk) && isCanonical(closed));
    }
}

QTEST_APPLESS_MAIN(tst_RangeOperations)
#include "tst_RangeOperations.moc"
