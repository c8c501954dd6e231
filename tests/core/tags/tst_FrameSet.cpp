#include "core/tags/sets/FrameSet.h"
#include "core/tags/sets/SetDensity.h"
#include "tests/support/RangeDrawing.h"

#include <QTest>

using namespace tagline;
using tagline::test::ranges;

namespace {

std::shared_ptr<const ClipAxis> axisOf(const std::vector<Frame>& frames)
{
    return std::make_shared<const ClipAxis>(ClipAxis::of(frames));
}

/// A set of clips 0, 1, 2 … from drawings, on an axis that has more clips.
FrameSet setOf(std::initializer_list<const char*> drawings, SetForm form)
{
    FrameSetBuilder builder(axisOf(std::vector<Frame>(6, 4)));
    std::uint32_t clip = 0;
    for (const char* drawing : drawings) builder.append(ClipId(clip++), ranges(drawing).span());
    FrameSet set = builder.finished();
    set.setForm(form);
    return set;
}

constexpr SetForm forms[] = {SetForm::Ranges, SetForm::Mask};

} // namespace

class tst_FrameSet : public QObject
{
    Q_OBJECT

private slots:
    void aNewSetIsEmpty();
    void clipsWithoutRangesAreAbsent();
    void operatorsWorkClipByClip();
    void complementFillsEveryClip();
    void padsNeverLeak();
    void totalsCountClipsRangesAndFrames();
    void equalWhateverTheFormAndTheAxis();
    void olderSetsStandOnALongerAxis();
    void replacedRangesShowInBothForms();
    void densityChoosesTheForm();
    void formsDoNotFlipToAndFro();
};

void tst_FrameSet::aNewSetIsEmpty()
{
    const FrameSet none;
    QVERIFY(none.isEmpty() && none.clips().empty() && none.rangesOf(ClipId(3)).isEmpty());
    QCOMPARE(none.totals(), RangeTotals{});
    QCOMPARE(none, FrameSet(axisOf({5, 6})));
    QVERIFY(none.united(none).isEmpty() && none.complemented().isEmpty());
}

void tst_FrameSet::clipsWithoutRangesAreAbsent()
{
    for (const SetForm form : forms) {
        const FrameSet set = setOf({"##..", "....", "..##"}, form);
        QCOMPARE(set.form(), form);
        QCOMPARE(set.clips(), (std::vector<ClipId>{ClipId(0), ClipId(2)}));
        QVERIFY(set.rangesOf(ClipId(1)).isEmpty());
        QCOMPARE(set.rangesOf(ClipId(2)), ranges("..##"));
        QVERIFY(set.rangesOf(ClipId(7)).isEmpty());
    }
}

void tst_FrameSet::operatorsWorkClipByClip()
{
    for (const SetForm formA : forms)
        for (const SetForm formB : forms) {
            const FrameSet a = setOf({"##..", "....", ".##.", "####", "#.#."}, formA);
            const FrameSet b = setOf({".##.", "####", "....", "####", ".#.#"}, formB);
            QCOMPARE(a.united(b), setOf({"###.", "####", ".##.", "####", "####"}, formA));
            QCOMPARE(a.intersected(b), setOf({".#..", "....", "....", "####", "...."}, formA));
            QCOMPARE(a.subtracted(b), setOf({"#...", "....", ".##.", "....", "#.#."}, formA));
        }
}

void tst_FrameSet::complementFillsEveryClip()
{
    for (const SetForm form : forms) {
        const FrameSet set = setOf({".##.", "####"}, form);
        QCOMPARE(set.complemented(), setOf({"#..#", "....", "####", "####", "####", "####"}, form));
        QVERIFY(FrameSet::all(set.axis()).complemented().isEmpty());
    }
}

void tst_FrameSet::padsNeverLeak()
{
    const std::vector<Frame> frames{0, 1, 63, 64, 65, 127, 128, 129, 0};
    const auto axis = axisOf(frames);
    for (const SetForm form : forms) {
        FrameSet none(axis);
        none.setForm(form);
        const FrameSet all = none.complemented();
        QCOMPARE(all, FrameSet::all(axis));
        QCOMPARE(all.totals(), (RangeTotals{7, 7, 577}));
        for (std::uint32_t clip = 0; clip < frames.size(); ++clip)
            QCOMPARE(all.rangesOf(ClipId(clip)), FrameRanges::all(frames[clip]));
        QVERIFY(all.complemented().isEmpty());
        QCOMPARE(all.united(none.complemented()), all);
    }
}

void tst_FrameSet::totalsCountClipsRangesAndFrames()
{
    for (const SetForm form : forms) {
        const FrameSet set = setOf({"##.#", "....", "####"}, form);
        QCOMPARE(set.totals(), (RangeTotals{2, 3, 7}));
        QCOMPARE(set.totalsOf(ClipId(0)), (RangeTotals{1, 2, 3}));
        QCOMPARE(set.totalsOf(ClipId(1)), RangeTotals{});
        QCOMPARE(setOf({}, form).totals(), RangeTotals{});
    }
}

void tst_FrameSet::equalWhateverTheFormAndTheAxis()
{
    const FrameSet set = setOf({"##.#", "....", "####"}, SetForm::Ranges);
    QCOMPARE(set, setOf({"##.#", "....", "####"}, SetForm::Mask));
    QVERIFY(!(set == setOf({"##.#", "....", "###."}, SetForm::Mask)));
    QVERIFY(!(set == setOf({"##.#"}, SetForm::Mask)));
    FrameSetBuilder elsewhere(axisOf({300, 4, 4}));
    elsewhere.append(ClipId(0), ranges("##.#").span());
    elsewhere.append(ClipId(2), ranges("####").span());
    QCOMPARE(elsewhere.finished(), set);
}

void tst_FrameSet::olderSetsStandOnALongerAxis()
{
    const auto axis = axisOf({10, 20});
    const auto longer = std::make_shared<const ClipAxis>(axis->appended(500));
    for (const SetForm form : forms) {
        FrameSetBuilder builder(axis);
        builder.append(ClipId(1), ranges(".####").span());
        FrameSet older = builder.finished();
        older.setForm(form);
        const FrameSet all = FrameSet::all(longer);
        QCOMPARE(older.united(all), all);
        QCOMPARE(older.intersected(all), older);
        QCOMPARE(all.subtracted(older).totals(), (RangeTotals{3, 4, 526}));
    }
}

void tst_FrameSet::replacedRangesShowInBothForms()
{
    for (const SetForm form : forms) {
        FrameSet set = setOf({"##..", "....", "..##"}, form);
        set.replace(set.axis(), ClipId(1), ranges("#.#.").span());
        set.replace(set.axis(), ClipId(2), {});
        set.replace(set.axis(), ClipId(5), ranges("...#").span());
        QCOMPARE(set, setOf({"##..", "#.#.", "....", "....", "....", "...#"}, form));
        set.setForm(form == SetForm::Mask ? SetForm::Ranges : SetForm::Mask);
        QCOMPARE(set.totals(), (RangeTotals{3, 4, 5}));
    }
}

void tst_FrameSet::densityChoosesTheForm()
{
    const auto axis = axisOf(std::vector<Frame>(10, 2000));
    FrameSetBuilder sparse(axis);
    FrameSetBuilder dense(axis);
    for (std::uint32_t clip = 0; clip < 10; ++clip) {
        sparse.append(ClipId(clip), ranges(".####").span());
        std::vector<FrameRange> many;
        for (Frame frame = 0; frame < 1900; frame += 4) many.push_back({frame, frame + 2});
        dense.append(ClipId(clip), many);
    }
    QCOMPARE(sparse.finished().form(), SetForm::Ranges);
    const FrameSet mask = dense.finished();
    QCOMPARE(mask.form(), SetForm::Mask);
    QCOMPARE(mask.totals(), (RangeTotals{10, 4750, 9500}));
    QCOMPARE(mask.byteCount(), axis->wordCount() * 8);
}

void tst_FrameSet::formsDoNotFlipToAndFro()
{
    constexpr std::size_t words = 6400;
    std::size_t border = 1;
    while (formFor(border, words) == SetForm::Ranges) ++border;
    for (const std::size_t ranges : {border - 1, border, border + 1}) {
        QCOMPARE(formFor(ranges, words, SetForm::Ranges), SetForm::Ranges);
        QCOMPARE(formFor(ranges, words, SetForm::Mask), SetForm::Mask);
    }
    QCOMPARE(formFor(border * 3, words, SetForm::Ranges), SetForm::Mask);
    QCOMPARE(formFor(border / 3, words, SetForm::Mask), SetForm::Ranges);
}

QTEST_APPLESS_MAIN(tst_FrameSet)
#include "tst_FrameSet.moc"
