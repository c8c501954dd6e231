// Random edits and three-way merges of instances against a plain model: a set of starts, stops and numbers.
// 100,000 rounds of each always run; TAGLINE_RANDOM_ROUNDS sets the count.

#include "core/tags/sheet/TagEdits.h"
#include "core/tags/sheet/TagMerge.h"
#include "core/tags/sheet/instances/InstanceEdits.h"
#include "tests/support/RandomSeeds.h"

#include <QTest>

#include <algorithm>
#include <bitset>
#include <random>
#include <set>
#include <tuple>

using namespace tagline;
using tagline::test::RandomSeeds;

namespace {

constexpr std::uint32_t usualRounds = 100000;
constexpr Frame clipFrames = 40;
constexpr TagId tag(2);

/// Start, stop, and the value "power"; 0 for none.
using Hit = std::tuple<Frame, Frame, int>;
using Model = std::set<Hit>;

TagInstance instanceOf(const Hit& hit)
{
    const auto& [start, stop, power] = hit;
    TagInstance instance{{start, stop}};
    if (power > 0) instance.values.push_back({"power", double(power)});
    return instance;
}

TagSheet sheetOf(const Model& model)
{
    std::vector<TagInstance> instances;
    for (const Hit& hit : model) instances.push_back(instanceOf(hit));
    return TagSheet().withInstances(tag, std::move(instances));
}

bool isEqual(const TagSheet& sheet, const Model& model)
{
    Model found;
    for (const TagInstance& each : sheet.instances(tag))
        found.emplace(each.range.start, each.range.stop,
                      each.values.empty() ? 0 : int(std::get<double>(each.values.front().value)));
    return found == model && sheet.instances(tag).size() == model.size() &&
           std::ranges::is_sorted(sheet.instances(tag));
}

using Frames = std::bitset<clipFrames>;

template<class Ranges>
Frames framesIn(const Ranges& ranges)
{
    Frames frames;
    for (const FrameRange range : ranges)
        for (Frame frame = range.start; frame < range.stop; ++frame) frames.set(std::size_t(frame));
    return frames;
}

Frames framesIn(const Model& model)
{
    Frames frames;
    for (const auto& [start, stop, power] : model)
        for (Frame frame = start; frame < stop; ++frame) frames.set(std::size_t(frame));
    return frames;
}

/// The ranges of the tag: in order, none overlapping, and no other frames than the model has.
bool areFramesRight(const TagSheet& sheet, const Model& model)
{
    const auto ranges = sheet.ranges(tag);
    for (std::size_t i = 0; i < ranges.size(); ++i)
        if (ranges[i].isEmpty() || (i > 0 && ranges[i].start < ranges[i - 1].stop)) return false;
    return framesIn(ranges) == framesIn(model);
}

class Editor
{
public:
    explicit Editor(std::uint32_t seed)
        : m_random(seed)
    {
    }

    Frame below(Frame limit) { return Frame(m_random() % std::uint32_t(limit)); }
    FrameRange range()
    {
        const Frame start = below(clipFrames);
        return {start, std::min(clipFrames, start + 1 + below(12))};
    }
    Hit hit()
    {
        const FrameRange at = range();
        return {at.start, at.stop, below(3)};
    }
    Model model(int most)
    {
        Model made;
        for (int i = below(most + 1); i > 0; --i) made.insert(hit());
        return made;
    }

    const char* edit(TagSheet& sheet, Model& model)
    {
        switch (model.empty() ? 0 : below(8)) {
        case 0:
            return add(sheet, model);
        case 1:
            return remove(sheet, model);
        case 2:
            return erase(sheet, model);
        case 3:
            return moveEdge(sheet, model);
        case 4:
            return move(sheet, model);
        case 5:
            return split(sheet, model);
        case 6:
            return setValue(sheet, model);
        default:
            return replace(sheet, model);
        }
    }

private:
    Hit one(const Model& model) { return *std::next(model.begin(), below(Frame(model.size()))); }
    static RangeRef refOf(const Hit& hit) { return {tag, {std::get<0>(hit), std::get<1>(hit)}}; }

    /// Each one of the extent of `of` becomes what `change` says of it.
    template<class Change>
    static void changeAll(Model& model, const Hit& of, Change change)
    {
        Model changed;
        for (const Hit& each : model) {
            if (refOf(each) == refOf(of))
                change(each, changed);
            else
                changed.insert(each);
        }
        model = std::move(changed);
    }

    const char* add(TagSheet& sheet, Model& model)
    {
        const Hit made = hit();
        sheet = std::get<2>(made) == 0 && !model.empty()
                    ? withRangeAdded(sheet, tag, refOf(made).range, clipFrames)
                    : withInstanceAdded(sheet, tag, instanceOf(made), clipFrames);
        model.insert(made);
        return "add";
    }
    const char* remove(TagSheet& sheet, Model& model)
    {
        const Hit gone = one(model);
        const RangeRef ref = refOf(gone);
        if (below(2) == 0) {
            sheet = withInstanceRemoved(sheet, tag, instanceOf(gone));
            model.erase(gone);
            return "remove one";
        }
        sheet = withRangesRemoved(sheet, {&ref, 1});
        changeAll(model, gone, [](const Hit&, Model&) {});
        return "remove an extent";
    }
    const char* erase(TagSheet& sheet, Model& model)
    {
        const FrameRange gone = range();
        sheet = withFramesErased(sheet, tag, gone);
        Model left;
        for (const auto& [start, stop, power] : model) {
            if (stop <= gone.start || start >= gone.stop)
                left.emplace(start, stop, power);
            else {
                if (start < gone.start) left.emplace(start, gone.start, power);
                if (gone.stop < stop) left.emplace(gone.stop, stop, power);
            }
        }
        model = std::move(left);
        return "erase";
    }
    const char* moveEdge(TagSheet& sheet, Model& model)
    {
        const Hit of = one(model);
        const bool isStart = below(2) == 0;
        const Frame to = below(clipFrames + 20) - 10;
        sheet = withEdgeMoved(sheet, refOf(of), isStart ? Edge::Start : Edge::Stop, to, clipFrames);
        changeAll(model, of, [&](const Hit& each, Model& out) {
            const auto& [start, stop, power] = each;
            if (isStart)
                out.emplace(std::max(0, std::min(to, stop - 1)), stop, power);
            else
                out.emplace(start, std::min(clipFrames, std::max(to, start + 1)), power);
        });
        return "move an edge";
    }
    const char* move(TagSheet& sheet, Model& model)
    {
        const std::set<Hit> chosen{one(model), one(model)};
        Frame by = below(31) - 15;
        std::vector<RangeRef> refs;
        for (const Hit& each : chosen) refs.push_back(refOf(each));
        sheet = withRangesMoved(sheet, refs, by, clipFrames);
        for (const RangeRef& ref : refs) by = std::clamp(by, -ref.range.start, clipFrames - ref.range.stop);
        Model moved;
        for (const Hit& each : model) {
            const bool isMoved = std::ranges::find(refs, refOf(each)) != refs.end();
            const auto& [start, stop, power] = each;
            moved.emplace(start + (isMoved ? by : 0), stop + (isMoved ? by : 0), power);
        }
        model = std::move(moved);
        return "move";
    }
    const char* split(TagSheet& sheet, Model& model)
    {
        const Hit of = one(model);
        const Frame at = below(clipFrames);
        sheet = withRangeSplit(sheet, refOf(of), at);
        if (at <= std::get<0>(of) || at >= std::get<1>(of)) return "split beside";
        changeAll(model, of, [&](const Hit& each, Model& out) {
            out.emplace(std::get<0>(each), at, std::get<2>(each));
            out.emplace(at, std::get<1>(each), std::get<2>(each));
        });
        return "split";
    }
    const char* setValue(TagSheet& sheet, Model& model)
    {
        const Hit of = one(model);
        const int power = below(3);
        sheet = withInstanceValue(sheet, tag, refOf(of).range, "power",
                                  power > 0 ? std::optional<PropertyValue>(double(power)) : std::nullopt);
        changeAll(model, of, [&](const Hit& each, Model& out) {
            out.emplace(std::get<0>(each), std::get<1>(each), power);
        });
        return "set a value";
    }
    const char* replace(TagSheet& sheet, Model& model)
    {
        const Hit of = one(model), now = hit();
        sheet = withInstanceReplaced(sheet, tag, instanceOf(of), instanceOf(now), clipFrames);
        model.erase(of);
        model.insert(now);
        return "replace";
    }

    std::mt19937 m_random;
};

} // namespace

class tst_InstancesRandom : public QObject
{
    Q_OBJECT

private slots:
    void editsAreAsAPlainModelSays();
    void editsOfFramesLeaveJustTheseFrames();
    void mergesAreAsAPlainModelSays();
};

void tst_InstancesRandom::editsAreAsAPlainModelSays()
{
    qInfo("%u rounds, unless TAGLINE_RANDOM_ROUNDS says otherwise, seeds from 0", usualRounds);
    for (const std::uint32_t seed : RandomSeeds(usualRounds)) {
        Editor editor(seed);
        Model model = editor.model(5);
        TagSheet sheet = sheetOf(model);
        for (int i = 0; i < 4; ++i) {
            const TagSheet before = sheet;
            const char* edit = editor.edit(sheet, model);
            QVERIFY2(isEqual(sheet, model), edit);
            QVERIFY2(areFramesRight(sheet, model), edit);
            QVERIFY2((sheet == before) ==
                         (before.instances(tag).size() == model.size() && isEqual(before, model)),
                     edit);
        }
    }
}

/// An edit that knows ranges alone, as rules of groups are, leaves the frames that it says, and no instance
/// reaches beyond the range that it lies in.
void tst_InstancesRandom::editsOfFramesLeaveJustTheseFrames()
{
    qInfo("%u rounds, unless TAGLINE_RANDOM_ROUNDS says otherwise, seeds from 0", usualRounds);
    for (const std::uint32_t seed : RandomSeeds(usualRounds)) {
        Editor editor(seed);
        const TagSheet sheet = sheetOf(editor.model(5));
        std::vector<FrameRange> wanted;
        for (Frame at = editor.below(6); at < clipFrames; at += editor.below(3) * 4) {
            const Frame stop = std::min(clipFrames, at + 1 + editor.below(9));
            wanted.push_back({at, stop});
            at = stop;
        }
        const TagSheet after = sheet.withRanges(tag, wanted);
        QCOMPARE(framesIn(after.ranges(tag)), framesIn(wanted));
        if (sheet.isCounted(tag)) QCOMPARE(after.isCounted(tag), !wanted.empty());
        for (const TagInstance& each : after.instances(tag))
            QVERIFY(std::ranges::any_of(wanted, [&](FrameRange range) { return range.covers(each.range); }));
    }
}

/// Each one is there where all three have it, or a side made it.
void tst_InstancesRandom::mergesAreAsAPlainModelSays()
{
    qInfo("%u rounds, unless TAGLINE_RANDOM_ROUNDS says otherwise, seeds from 0", usualRounds);
    for (const std::uint32_t seed : RandomSeeds(usualRounds)) {
        Editor editor(seed);
        const Model pool = editor.model(9);
        const auto some = [&] {
            Model chosen;
            for (const Hit& each : pool)
                if (editor.below(2) == 0) chosen.insert(each);
            return chosen;
        };
        const Model base = some(), ours = some(), theirs = some();
        Model wanted;
        for (const Hit& each : pool) {
            const bool isWanted = base.contains(each) ? ours.contains(each) && theirs.contains(each)
                                                      : ours.contains(each) || theirs.contains(each);
            if (isWanted) wanted.insert(each);
        }
        const TagSheet both = merged(sheetOf(base), sheetOf(ours), sheetOf(theirs)).sheet;
        QVERIFY(isEqual(both, wanted));
        QVERIFY(areFramesRight(both, wanted));
        QVERIFY(merged(sheetOf(base), sheetOf(theirs), sheetOf(ours)).sheet == both);
    }
}

QTEST_APPLESS_MAIN(tst_InstancesRandom)
#include "tst_InstancesRandom.moc"
