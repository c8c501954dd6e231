#include "core/tags/sets/SetEvaluation.h"

#include <QTest>

#include <rapidcheck.h>

#include <array>

// The laws of set algebra for sets of frames of a whole library, whichever form each set has.

using namespace tagline;

namespace {

/// Clips without frames, of less than a word, of just a word, of more; and clips that no set has.
const std::vector<Frame> frameCounts{40, 0, 64, 65, 7, 130};

const std::shared_ptr<const ClipAxis>& axis()
{
    static const auto made = std::make_shared<const ClipAxis>(ClipAxis::of(frameCounts));
    return made;
}

FrameSet made(const std::vector<std::vector<FrameRange>>& clips, SetForm form)
{
    FrameSetBuilder builder(axis());
    for (std::uint32_t clip = 0; clip < clips.size(); ++clip) {
        std::vector<FrameRange> ranges = clips[clip];
        for (FrameRange& range : ranges) range = range.intersected({0, frameCounts[clip]});
        builder.append(ClipId(clip), FrameRanges::canonical(ranges).span());
    }
    FrameSet set = builder.finished();
    set.setForm(form);
    return set;
}

} // namespace

namespace rc {

/// Sets with clips that are empty, full, or have a few ranges; as ranges or as a mask.
template<>
struct Arbitrary<FrameSet>
{
    static Gen<FrameSet> arbitrary()
    {
        const auto range =
            gen::map(gen::pair(gen::inRange(0, 135), gen::inRange(0, 135)), [](std::pair<int, int> ends) {
                return FrameRange{ends.first, ends.second};
            });
        const auto clips = gen::container<std::vector<std::vector<FrameRange>>>(
            frameCounts.size(), gen::container<std::vector<FrameRange>>(range));
        const auto form = gen::element(SetForm::Ranges, SetForm::Mask);
        return gen::apply(made, clips, form);
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

using S = const FrameSet&;
using Law = bool (*)(S, S, S);

FrameSet no(S set) { return set.complemented(); }
bool isSubset(S inner, S outer) { return inner.subtracted(outer).isEmpty(); }

FrameSet inForm(FrameSet set, SetForm form)
{
    set.setForm(form);
    return set;
}

FrameSet unionOfThree(S a, S b, S c) { return unionOf(std::array{a.view(), b.view(), c.view()}, axis()); }

struct NamedLaw
{
    const char* name;
    Law law;
};

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
    {"difference distributes",
     [](S a, S b, S c) { return a.subtracted(b.united(c)) == a.subtracted(b).intersected(a.subtracted(c)); }},
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
         const FrameSet all = FrameSet::all(axis());
         return a.united(no(a)) == all && a.intersected(all) == a && a.united(FrameSet(axis())) == a;
     }},
    {"union of three at once", [](S a, S b, S c) { return unionOfThree(a, b, c) == a.united(b).united(c); }},
    {"a part and the rest",
     [](S a, S b, S) {
         return isSubset(a.intersected(b), a) && isSubset(a, a.united(b)) &&
                a.intersected(b).united(a.subtracted(b)) == a;
     }},
    {"frames add up",
     [](S a, S b, S) {
         return a.united(b).frameCount() + a.intersected(b).frameCount() == a.frameCount() + b.frameCount();
     }},
    {"counts are those of the ranges",
     [](S a, S, S) {
         RangeTotals counted;
         a.forEachClip([&](ClipId, std::span<const FrameRange> ranges) {
             ++counted.clips;
             counted.ranges += std::int64_t(ranges.size());
             for (const FrameRange range : ranges) counted.frames += range.length();
         });
         return a.totals() == counted && a.isEmpty() == (counted.frames == 0);
     }},
    {"the form says nothing",
     [](S a, S b, S) {
         const FrameSet ranges = inForm(a, SetForm::Ranges);
         const FrameSet mask = inForm(a, SetForm::Mask);
         return ranges == mask && ranges.intersected(b) == mask.intersected(b) &&
                ranges.totals() == mask.totals();
     }},
    {"the form changed to and fro",
     [](S a, S, S) { return inForm(inForm(inForm(a, SetForm::Mask), SetForm::Ranges), a.form()) == a; }},
    {"a clip replaced",
     [](S a, S b, S) {
         FrameSet changed = a;
         for (std::uint32_t clip = 0; clip < frameCounts.size(); ++clip)
             changed.replace(axis(), ClipId(clip), b.rangesOf(ClipId(clip)).span());
         return changed == b;
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
    QVERIFY(rc::check(setLaws[law].name, [law](const FrameSet& a, const FrameSet& b, const FrameSet& c) {
        RC_ASSERT(setLaws[law].law(a, b, c));
    }));
}

QTEST_APPLESS_MAIN(tst_SetLaws)
#include "tst_SetLaws.moc"
