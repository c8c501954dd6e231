#include "core/tags/RangeSet.h"

#include <QTest>

#include <rapidcheck.h>

using namespace tagline;

namespace {

constexpr std::uint32_t clipCount = 4;
constexpr Frame clipFrames = 40;
const std::vector<Frame> frameCounts(clipCount, clipFrames);

} // namespace

namespace rc {

/// Sets with clips that are empty, full, or have a few ranges.
template<>
struct Arbitrary<RangeSet>
{
    static Gen<RangeSet> arbitrary()
    {
        const auto range = gen::map(gen::pair(gen::inRange(0, clipFrames), gen::inRange(0, clipFrames + 1)),
                                    [](std::pair<int, int> ends) {
                                        return FrameRange{ends.first, ends.second};
                                    });
        const auto clips = gen::container<std::vector<std::vector<FrameRange>>>(
            clipCount, gen::container<std::vector<FrameRange>>(range));
        return gen::map(clips, [](const std::vector<std::vector<FrameRange>>& drawn) {
            RangeSet set;
            for (std::uint32_t clip = 0; clip < drawn.size(); ++clip)
                set.append(ClipId(clip), FrameRanges::canonical(drawn[clip]).span());
            return set;
        });
    }
};

} // namespace rc

class tst_SetLaws : public QObject
{
    Q_OBJECT

private slots:
    void laws_data();
    void laws();
};

namespace {

using Law = bool (*)(const RangeSet&, const RangeSet&, const RangeSet&);

RangeSet no(const RangeSet& set) { return set.complemented(frameCounts); }

struct NamedLaw
{
    const char* name;
    Law law;
};

using S = const RangeSet&;

constexpr NamedLaw setLaws[] = {
    {"union commutes", [](S a, S b, S) { return a.united(b) == b.united(a); }},
    {"intersection commutes", [](S a, S b, S) { return a.intersected(b) == b.intersected(a); }},
    {"union associates", [](S a, S b, S c) { return a.united(b).united(c) == a.united(b.united(c)); }},
    {"intersection associates",
     [](S a, S b, S c) { return a.intersected(b).intersected(c) == a.intersected(b.intersected(c)); }},
    {"intersection distributes",
     [](S a, S b, S c) { return a.intersected(b.united(c)) == a.intersected(b).united(a.intersected(c)); }},
    {"union distributes",
     [](S a, S b, S c) { return a.united(b.intersected(c)) == a.united(b).intersected(a.united(c)); }},
    {"De Morgan's union", [](S a, S b, S) { return no(a.united(b)) == no(a).intersected(no(b)); }},
    {"De Morgan's intersection", [](S a, S b, S) { return no(a.intersected(b)) == no(a).united(no(b)); }},
    {"difference is intersection with the complement",
     [](S a, S b, S) { return a.subtracted(b) == a.intersected(no(b)); }},
    {"complement twice", [](S a, S, S) { return no(no(a)) == a; }},
    {"absorption", [](S a, S b, S) { return a.united(a.intersected(b)) == a; }},
    {"itself",
     [](S a, S, S) { return a.united(a) == a && a.intersected(a) == a && a.subtracted(a).isEmpty(); }},
    {"all and none",
     [](S a, S, S) {
         const RangeSet all = RangeSet::all(frameCounts);
         return a.united(no(a)) == all && a.intersected(all) == a && a.united(RangeSet()) == a;
     }},
    {"frames add up",
     [](S a, S b, S) {
         return a.united(b).frameCount() + a.intersected(b).frameCount() == a.frameCount() + b.frameCount();
     }},
};

} // namespace

void tst_SetLaws::laws_data()
{
    QTest::addColumn<int>("law");
    for (int i = 0; i < int(std::size(setLaws)); ++i) QTest::newRow(setLaws[i].name) << i;
}

void tst_SetLaws::laws()
{
    QFETCH(int, law);
    QVERIFY(rc::check(setLaws[law].name, [law](const RangeSet& a, const RangeSet& b, const RangeSet& c) {
        RC_ASSERT(setLaws[law].law(a, b, c));
    }));
}

QTEST_APPLESS_MAIN(tst_SetLaws)
#include "tst_SetLaws.moc"
