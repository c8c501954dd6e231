#include "core/tags/sheet/PropertyEdits.h"

#include <QTest>

#include <array>
#include <random>

using namespace tagline;

namespace {

constexpr Frame frames = 40;
const std::string terrain = "terrain";

/// A letter a frame, '.' for none.
std::string drawing(const TagSheet& sheet)
{
    std::string drawn(frames, '.');
    for (const PropertyRange& each : sheet.property(terrain))
        for (Frame frame = each.range.start; frame < each.range.stop; ++frame)
            drawn[std::size_t(frame)] = std::get<std::string>(*each.value).front();
    return drawn;
}

TagSheet set(const TagSheet& sheet, FrameRange range, char letter)
{
    return withPropertySet(sheet, terrain, {range, std::string(1, letter)}, frames);
}

} // namespace

class tst_PropertyEdits : public QObject
{
    Q_OBJECT

private slots:
    void whatIsSetCutsWhatWasThere()
    {
        TagSheet sheet = set(set(TagSheet(), {0, 10}, 'a'), {10, 20}, 'b');
        sheet = set(sheet, {6, 13}, 'c');
        QCOMPARE(sheet.property(terrain).size(), std::size_t(3));
        QCOMPARE(drawing(sheet).substr(0, 21), std::string("aaaaaacccccccbbbbbbb."));
    }

    void aValueWithinAnotherSplitsIt()
    {
        const TagSheet sheet = set(set(TagSheet(), {0, 10}, 'a'), {4, 6}, 'b');
        QCOMPARE(drawing(sheet).substr(0, 11), std::string("aaaabbaaaa."));
    }

    void framesOutsideTheClipAreLeftOut()
    {
        QCOMPARE(set(TagSheet(), {30, 90}, 'a').property(terrain).front().range, (FrameRange{30, frames}));
        QVERIFY(set(TagSheet(), {frames, 90}, 'a').isEmpty());
    }

    void aRangeGetsAnotherExtentAndValue()
    {
        const TagSheet before = set(set(TagSheet(), {0, 10}, 'a'), {10, 20}, 'b');
        const TagSheet sheet = withPropertyReplaced(before, terrain, 0, {{5, 12}, std::string("c")}, frames);
        QCOMPARE(drawing(sheet).substr(0, 21), std::string(".....cccccccbbbbbbbb."));
        QCOMPARE(withPropertyReplaced(before, terrain, 3, {{5, 12}, std::string("c")}, frames), before);
    }

    void theGapAboutAFrameEndsAtItsNeighbours()
    {
        const TagSheet sheet = set(set(TagSheet(), {4, 8}, 'a'), {20, 24}, 'b');
        QCOMPARE(gapOfProperty(sheet, terrain, 12, frames), (FrameRange{8, 20}));
        QCOMPARE(gapOfProperty(sheet, terrain, 2, frames), (FrameRange{0, 4}));
        QCOMPARE(gapOfProperty(sheet, terrain, 30, frames), (FrameRange{24, frames}));
        QVERIFY(gapOfProperty(sheet, terrain, 5, frames).isEmpty());
    }

    /// Texts of whole lanes are not copied: those that stay are the very ones that were there.
    void anEditCopiesNoValueThatStays()
    {
        constexpr Frame many = 10'000;
        std::vector<PropertyRange> ranges;
        for (Frame i = 0; i < many; ++i)
            ranges.push_back({{i * 10, i * 10 + 9}, "a note of its own " + std::to_string(i)});
        const TagSheet before = TagSheet().withProperty(terrain, std::move(ranges));
        const auto sharedWithBefore = [&](const TagSheet& sheet) {
            const auto had = before.property(terrain);
            auto each = had.begin();
            Frame shared = 0;
            for (const PropertyRange& range : sheet.property(terrain)) {
                while (each != had.end() && each->range.stop <= range.range.start) ++each;
                shared += each != had.end() && each->value.isSharedWith(range.value);
            }
            return shared;
        };
        QCOMPARE(sharedWithBefore(withPropertySet(before, terrain, {{55, 62}, 1.0}, many * 10)), many);
        QCOMPARE(sharedWithBefore(withPropertyErased(before, terrain, {52, 55})), many + 1); // cut in two
        QCOMPARE(sharedWithBefore(withPropertyErased(before, terrain, {50, 60})), many - 1);
        const PropertyRange moved{{51, 58}, std::string("mud")};
        QCOMPARE(sharedWithBefore(withPropertyReplaced(before, terrain, 50, moved, many * 10)), many - 1);
        QCOMPARE(withPropertyErased(before, terrain, {59, 60}).property(terrain).data(),
                 before.property(terrain).data()); // nothing is there
    }

    void randomEditsEqualAnArrayOfFrames()
    {
        std::mt19937 random(3);
        std::string model(frames, '.');
        TagSheet sheet;
        for (int round = 0; round < 5000; ++round) {
            const auto start = Frame(random() % unsigned(frames));
            const FrameRange range{start, std::min(frames, start + 1 + Frame(random() % 9))};
            const bool isErasing = random() % 3 == 0;
            const char letter = isErasing ? '.' : char('a' + random() % 4);
            sheet = isErasing ? withPropertyErased(sheet, terrain, range) : set(sheet, range, letter);
            for (Frame frame = range.start; frame < range.stop; ++frame) model[std::size_t(frame)] = letter;
            QCOMPARE(drawing(sheet), model);
            Frame last = 0;
            for (const PropertyRange& each : sheet.property(terrain)) {
                QVERIFY(!each.range.isEmpty() && each.range.start >= last);
                last = each.range.stop;
            }
        }
    }
};

QTEST_APPLESS_MAIN(tst_PropertyEdits)
#include "tst_PropertyEdits.moc"
