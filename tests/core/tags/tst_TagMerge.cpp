#include "core/tags/sheet/TagMerge.h"
#include "tests/core/tags/AuthoredDrawing.h"

#include <QTest>

#include <random>

using namespace tagline;
using tagline::test::authored;
using tagline::test::drawn;
using tagline::test::sheetOf;

namespace {

constexpr TagId run(0);
constexpr TagId walk(1);

/// A property drawn with a letter a value; '|' before a letter begins a new range of the same value.
std::vector<PropertyRange> values(std::string_view drawing)
{
    std::vector<PropertyRange> ranges;
    Frame frame = 0;
    bool isNew = true;
    for (const char c : drawing) {
        if (c == '|') {
            isNew = true;
            continue;
        }
        if (c != '.') {
            const PropertyValue value(std::string(1, c));
            if (isNew || ranges.empty() || ranges.back().range.stop != frame || ranges.back().value != value)
                ranges.push_back({{frame, frame + 1}, value});
            else
                ranges.back().range.stop = frame + 1;
        }
        isNew = false;
        ++frame;
    }
    return ranges;
}

QString drawnValues(std::span<const PropertyRange> ranges, Frame frames)
{
    QString text;
    Frame frame = 0;
    for (const PropertyRange& range : ranges) {
        const bool touches = !text.isEmpty() && range.range.start == frame;
        const QString value = QString::fromStdString(std::get<std::string>(*range.value));
        if (touches && text.endsWith(value)) text += '|';
        text += QString(range.range.start - frame, '.') + QString(range.range.length(), value[0]);
        frame = range.range.stop;
    }
    return text + QString(frames - frame, '.');
}

TagSheet propertySheet(std::string_view drawing) { return TagSheet().withProperty("p", values(drawing)); }

/// A random sheet of two lanes and a property over 16 frames.
TagSheet randomSheet(std::mt19937& random)
{
    const auto drawing = [&random] {
        std::string text;
        for (int i = 0; i < 16; ++i) text += ".ab"[random() % 3];
        return text;
    };
    return TagSheet()
        .withRanges(run, authored(drawing()))
        .withRanges(walk, authored(drawing()))
        .withProperty("p", values(drawing()))
        .withState({clipStages[random() % clipStages.size()], "", ""});
}

} // namespace

class tst_TagMerge : public QObject
{
    Q_OBJECT

private slots:
    void mergesRanges_data();
    void mergesRanges();
    void mergesProperties_data();
    void mergesProperties();
    void conflictNamesAllThreeValues();
    void conflictWithoutABase();
    void setOnOneSideRemovedOnTheOtherIsKept();
    void propertiesConflictPerFrameNotPerRange();
    void tagsMergeApartFromEachOther();
    void oneSidedChangeIsThatSide();
    void sidesCanChangePlaces();
    void sidesTakenOneByOneAreTheMergeOfThatSide();
    void aDecisionHoldsForItsValuesAlone();
};

void tst_TagMerge::mergesRanges_data()
{
    QTest::addColumn<QString>("base");
    QTest::addColumn<QString>("ours");
    QTest::addColumn<QString>("theirs");
    QTest::addColumn<QString>("merged");
    QTest::newRow("unchanged") << "aaabbb..cc"
                               << "aaabbb..cc"
                               << "aaabbb..cc"
                               << "aaabbb..cc";
    QTest::newRow("grown and removed") << "aaa...bbb."
                                       << "aaaaa.bbb."
                                       << "aaa......."
                                       << "aaaaa.....";
    QTest::newRow("both added, apart") << ".........."
                                       << "aa........"
                                       << "......aa.."
                                       << "aa....bb..";
    QTest::newRow("both added, overlapping") << ".........."
                                             << "aaaa......"
                                             << "..aaaa...."
                                             << "aaaaaa....";
    QTest::newRow("both added, touching") << ".........."
                                          << "aaa......."
                                          << "...aaa...."
                                          << "aaabbb....";
    QTest::newRow("both made the same") << "aa........"
                                        << ".aaa......"
                                        << ".aaa......"
                                        << ".aaa......";
    QTest::newRow("both ends moved") << "..aaaa...."
                                     << "..aaaaaa.."
                                     << "aaaaaa...."
                                     << "aaaaaaaa..";
    QTest::newRow("both ends cut") << "aaaaaa...."
                                   << "..aaaa...."
                                   << "aaaa......"
                                   << "..aa......";
    QTest::newRow("split here, grown there") << "aaaaaa...."
                                             << "aaabbb...."
                                             << "aaaaaaaa.."
                                             << "aaabbbbb..";
    QTest::newRow("joined here, removed there") << "aaabbb...."
                                                << "aaaaaa...."
                                                << "aaa......."
                                                << "aaa.......";
    QTest::newRow("joined here, grown there") << "aaabbb...."
                                              << "aaaaaa...."
                                              << "aaabbbb..."
                                              << "aaaaaaa...";
    QTest::newRow("hole here, grown there") << "aaaaaa...."
                                            << "aa..bb...."
                                            << "aaaaaaaa.."
                                            << "aa..bbbb..";
    QTest::newRow("both removed") << "aaabbb...."
                                  << "...bbb...."
                                  << "aaa......."
                                  << "..........";
    QTest::newRow("removed, moved on") << "aaaa......"
                                       << ".........."
                                       << "..aaaa...."
                                       << "....aa....";
}

void tst_TagMerge::mergesRanges()
{
    QFETCH(QString, base);
    QFETCH(QString, ours);
    QFETCH(QString, theirs);
    const MergedSheet result = merged(sheetOf(run, base.toStdString()), sheetOf(run, ours.toStdString()),
                                      sheetOf(run, theirs.toStdString()));
    QTEST(drawn(result.sheet.ranges(run), 10), "merged");
    QVERIFY(result.conflicts.empty());
}

void tst_TagMerge::mergesProperties_data()
{
    QTest::addColumn<QString>("base");
    QTest::addColumn<QString>("ours");
    QTest::addColumn<QString>("theirs");
    QTest::addColumn<QString>("merged");
    QTest::addColumn<int>("conflicts");
    QTest::newRow("unchanged") << "gg|ggcc.."
                               << "gg|ggcc.."
                               << "gg|ggcc.."
                               << "gg|ggcc.." << 0;
    QTest::newRow("one side") << "ggggcc.."
                              << "ggcccc.."
                              << "ggggcc.."
                              << "ggcccc.." << 0;
    QTest::newRow("other frames") << "gggggg.."
                                  << "cccggg.."
                                  << "gggggddd"
                                  << "cccggddd" << 0;
    QTest::newRow("same change") << "gggg...."
                                 << "cccc...."
                                 << "cccc...."
                                 << "cccc...." << 0;
    QTest::newRow("conflict") << "gggg...."
                              << "cccc...."
                              << "ggdddd.."
                              << "ccccdd.." << 1;
    QTest::newRow("two conflicts") << "gg..gg.."
                                   << "cc..cc.."
                                   << "dd..dd.."
                                   << "cc..cc.." << 2;
    QTest::newRow("both removed") << "gggg...."
                                  << "..gg...."
                                  << "gg......"
                                  << "........" << 0;
    QTest::newRow("border removed") << "gg|gg...."
                                    << "gggg...."
                                    << "gg|gg...."
                                    << "gggg...." << 0;
}

void tst_TagMerge::mergesProperties()
{
    QFETCH(QString, base);
    QFETCH(QString, ours);
    QFETCH(QString, theirs);
    const MergedSheet result = merged(propertySheet(base.toStdString()), propertySheet(ours.toStdString()),
                                      propertySheet(theirs.toStdString()));
    QTEST(drawnValues(result.sheet.property("p"), 8), "merged");
    QTEST(int(result.conflicts.size()), "conflicts");
}

void tst_TagMerge::conflictNamesAllThreeValues()
{
    const MergedSheet result =
        merged(propertySheet("gggggg"), propertySheet("cccccc"), propertySheet("ggdddd"));
    QCOMPARE(result.conflicts.size(), 1u);
    const PropertyConflict expected{
        "p", {2, 6}, PropertyValue(std::string("g")), std::string("c"), std::string("d")};
    QCOMPARE(result.conflicts[0], expected);
}

void tst_TagMerge::conflictWithoutABase()
{
    const MergedSheet result = merged(TagSheet(), propertySheet("cc"), propertySheet(".d"));
    QCOMPARE(result.conflicts.size(), 1u);
    QCOMPARE(result.conflicts[0].base, std::nullopt);
    QCOMPARE(result.conflicts[0].range, (FrameRange{1, 2}));
}

void tst_TagMerge::setOnOneSideRemovedOnTheOtherIsKept()
{
    const MergedSheet result = merged(propertySheet("gggg"), TagSheet(), propertySheet("ggdd"));
    QCOMPARE(drawnValues(result.sheet.property("p"), 4), QString("..dd"));
    QVERIFY(result.conflicts.empty());
}

void tst_TagMerge::propertiesConflictPerFrameNotPerRange()
{
    const MergedSheet result =
        merged(propertySheet("gggggg"), propertySheet("gccggg"), propertySheet("gddggg"));
    QCOMPARE(result.conflicts.size(), 1u);
    QCOMPARE(result.conflicts[0].range, (FrameRange{1, 3}));
}

void tst_TagMerge::tagsMergeApartFromEachOther()
{
    const TagSheet base = sheetOf(run, "aaa");
    const MergedSheet result = merged(base, base.withRanges(walk, authored("aa")), TagSheet());
    QCOMPARE(result.sheet, sheetOf(walk, "aa"));
}

void tst_TagMerge::oneSidedChangeIsThatSide()
{
    std::mt19937 random(20240611);
    for (int i = 0; i < 1000; ++i) {
        const TagSheet base = randomSheet(random);
        const TagSheet side = randomSheet(random);
        QCOMPARE(merged(base, side, base).sheet, side);
        QCOMPARE(merged(base, base, side).sheet, side);
        QCOMPARE(merged(base, side, side).sheet, side);
        QVERIFY(merged(base, side, side).conflicts.empty());
    }
}

void tst_TagMerge::sidesCanChangePlaces()
{
    std::mt19937 random(20240612);
    for (int i = 0; i < 1000; ++i) {
        const TagSheet base = randomSheet(random);
        const TagSheet a = randomSheet(random);
        const TagSheet b = randomSheet(random);
        const MergedSheet ab = merged(base, a, b);
        const MergedSheet ba = merged(base, b, a);
        QCOMPARE(drawn(ab.sheet.ranges(run), 16), drawn(ba.sheet.ranges(run), 16));
        QCOMPARE(ab.conflicts.size(), ba.conflicts.size());
        // The frames, naively, one by one.
        const auto has = [](const TagSheet& sheet, Frame frame) {
            return sheet.frames(run, 16).contains(frame);
        };
        for (Frame frame = 0; frame < 16; ++frame) {
            const bool inBase = has(base, frame);
            const bool expected =
                (inBase && has(a, frame) && has(b, frame)) || (!inBase && (has(a, frame) || has(b, frame)));
            QCOMPARE(has(ab.sheet, frame), expected);
        }
    }
}

void tst_TagMerge::sidesTakenOneByOneAreTheMergeOfThatSide()
{
    std::mt19937 random(20241123);
    int conflicting = 0;
    for (int i = 0; i < 2000; ++i) {
        const TagSheet base = randomSheet(random);
        const TagSheet ours = randomSheet(random);
        const TagSheet theirs = randomSheet(random);
        const MergedSheet plain = merged(base, ours, theirs);
        conflicting += !plain.conflicts.empty();
        std::vector<TakenSide> mine, others, mixed;
        for (const PropertyConflict& conflict : plain.conflicts) {
            mine.push_back({conflict, MergeSide::Ours});
            others.insert(others.begin(), {conflict, MergeSide::Theirs}); // in any order
            mixed.push_back({conflict, MergeSide(random() % 3)});
        }
        QVERIFY(merged(base, ours, theirs, mine).sheet == plain.sheet);
        QVERIFY(merged(base, ours, theirs, others).sheet == merged(base, theirs, ours).sheet);
        QVERIFY(others.size() != mine.size() ||
                merged(base, ours, theirs, takenFrom(MergeSide::Theirs, plain.conflicts)).sheet ==
                    merged(base, ours, theirs, others).sheet);
        const MergedSheet taken = merged(base, ours, theirs, mixed);
        QVERIFY(taken.conflicts == plain.conflicts);
        for (Frame frame = 0; frame < 16; ++frame) {
            const auto at = [frame](const TagSheet& sheet) {
                for (const PropertyRange& range : sheet.property("p"))
                    if (range.range.contains(frame)) return std::optional(*range.value);
                return std::optional<PropertyValue>();
            };
            auto expected = at(plain.sheet);
            for (const TakenSide& each : mixed)
                if (each.conflict.range.contains(frame))
                    expected = at(each.side == MergeSide::Ours     ? ours
                                  : each.side == MergeSide::Theirs ? theirs
                                                                   : base);
            QVERIFY(at(taken.sheet) == expected);
        }
    }
    QVERIFY2(conflicting > 500, qPrintable(QString::number(conflicting)));
}

void tst_TagMerge::aDecisionHoldsForItsValuesAlone()
{
    const TagSheet base = propertySheet("aaaaaaaa");
    const TagSheet ours = propertySheet("bbbbaaaa");
    const auto before = merged(base, ours, propertySheet("ccccaaaa"));
    const auto taken = takenFrom(MergeSide::Theirs, before.conflicts);
    QCOMPARE(taken.size(), 1u);
    // The other side meanwhile says something else on the second half.
    const auto now = merged(base, ours, propertySheet("ccddaaaa"), taken);
    QCOMPARE(drawnValues(now.sheet.property("p"), 8), QString("ccbbaaaa"));
    QCOMPARE(now.conflicts.size(), 2u);
    QVERIFY(decidedSide(now.conflicts[0], taken));
    QVERIFY(!decidedSide(now.conflicts[1], taken));
}

QTEST_APPLESS_MAIN(tst_TagMerge)
#include "tst_TagMerge.moc"
