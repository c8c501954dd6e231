// Groups of near duplicates, what is kept of them, and splits that part none: by random libraries.

#include "core/library/search/LibraryDuplicates.h"
#include "core/library/search/LibrarySplit.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <random>

using namespace tagline;

namespace {

/// One file for each list of clip lengths, named by letters.
ClipLibrary libraryOf(const std::vector<std::vector<Frame>>& files)
{
    ClipLibrary library;
    for (std::size_t file = 0; file < files.size(); ++file) {
        auto model = std::make_shared<ImportedModel>();
        for (std::size_t i = 0; i < files[file].size(); ++i) {
            Clip clip;
            clip.name = clip.displayName = "clip" + std::to_string(i);
            clip.frames = files[file][i];
            clip.rate = {30, 1};
            model->clips.push_back(clip);
        }
        const std::string name = std::string(1, char('a' + file % 26)) + std::to_string(file) + ".glb";
        library.setModel(library.addSource("/lib/" + name, name), model);
    }
    return library;
}

DuplicateStretch stretch(std::uint32_t first, FrameRange a, std::uint32_t second, FrameRange b,
                         bool isMirrored = false)
{
    return {ClipId(first), ClipId(second), a, b, isMirrored, 0.01f};
}

void tag(ClipLibrary& library, std::uint32_t clip, const char* name, FrameRange range)
{
    const TagId id = library.vocabulary().intern(name);
    library.setSheet(ClipId(clip), library.clip(ClipId(clip)).sheet.withRanges(id, {range}));
}

SplitOptions optionsOf(const char* parts, std::uint64_t seed = 1)
{
    return {*splitParts(parts), seed, false};
}

} // namespace

class tst_LibrarySplit : public QObject
{
    Q_OBJECT

private slots:
    void stretchesThatMeetAreOneGroup();
    void whatOverlapsLittleIsAnotherGroup();
    void theOneWithMostTagsIsKept();
    void aMarkKeepsNothing();
    void mirrorsAreToldBesideTheFirst();
    void whatAGroupKeepsIsNotSuperfluous();
    void partsAreRead();
    void wrongPartsAreSaid_data();
    void wrongPartsAreSaid();
    void noFileAndNoCopyIsParted();
    void noTakeIsParted();
    void sharesAreKeptAsCloselyAsItemsAllow();
    void theSeedDrawsTheSplit();
    void theOrderOfReadingChangesNothing();
    void tagsAreSharedOutToo();
};

/// Ten takes of two: where each went alone, one in two would be parted.
void tst_LibrarySplit::noTakeIsParted()
{
    ClipLibrary library = libraryOf(std::vector<std::vector<Frame>>(20, {100}));
    std::vector<Take> takes;
    for (std::uint32_t i = 0; i < 10; ++i) {
        Take& take = takes.emplace_back();
        take.name = "take " + std::to_string(i);
        for (const std::uint32_t file : {i, i + 10}) {
            const LibraryClip& clip = library.clip(ClipId(file));
            TakeMember member;
            member.source = library.source(clip.source).path;
            member.clip = clip.name;
            take.members.push_back(member);
        }
    }
    library.set(&LibraryContent::takes, takes);
    const LibrarySplit split = splitLibrary(library, optionsOf("a=1,b=1"));
    QCOMPARE(split.items, std::size_t(10));
    for (std::uint32_t i = 0; i < 10; ++i) QCOMPARE(split.partOf[i], split.partOf[i + 10]);
    QCOMPARE(split.totals(library, 0).clips, std::size_t(10));
}

void tst_LibrarySplit::stretchesThatMeetAreOneGroup()
{
    const ClipLibrary library = libraryOf({{100}, {120}, {400}});
    const std::vector found{stretch(1, {10, 110}, 0, {0, 100}), stretch(2, {200, 290}, 1, {15, 105})};
    const auto groups = duplicateGroups(library, found);
    QCOMPARE(groups.size(), std::size_t(1));
    QCOMPARE(groups[0].members, (std::vector<DuplicateMember>{{ClipId(0), {0, 100}, false, true},
                                                              {ClipId(1), {10, 110}, false, true},
                                                              {ClipId(2), {200, 290}, false, false}}));
    QVERIFY(std::abs(groups[0].seconds - 100.0 / 30.0) < 1e-9);
    QVERIFY(std::abs(groups[0].distance - 0.01f) < 1e-6f);
}

void tst_LibrarySplit::whatOverlapsLittleIsAnotherGroup()
{
    const ClipLibrary library = libraryOf({{100}, {200}, {100}});
    const std::vector found{stretch(1, {0, 60}, 0, {0, 60}), stretch(2, {0, 50}, 1, {50, 100})};
    const auto groups = duplicateGroups(library, found);
    QCOMPARE(groups.size(), std::size_t(2));
    QCOMPARE(groups[0].members.size(), std::size_t(2)); // the longer first
    QCOMPARE(groups[0].members[1].clip, ClipId(1));
    QCOMPARE(groups[1].members[1].clip, ClipId(2));
}

void tst_LibrarySplit::theOneWithMostTagsIsKept()
{
    ClipLibrary library = libraryOf({{100}, {100}, {100}});
    tag(library, 0, "Walk", {0, 10});
    tag(library, 2, "Walk", {0, 10});
    tag(library, 2, "Run", {50, 60});
    tag(library, 1, "Walk", {60, 100}); // beside the stretch
    const std::vector found{stretch(1, {0, 60}, 0, {0, 60}), stretch(2, {0, 60}, 0, {0, 60})};
    const auto groups = duplicateGroups(library, found);
    QCOMPARE(groups.size(), std::size_t(1));
    QCOMPARE(groups[0].members[0].clip, ClipId(2));
    QCOMPARE(groups[0].members[1].clip, ClipId(0)); // the others by path
    QCOMPARE(groups[0].members[2].clip, ClipId(1));
}

void tst_LibrarySplit::aMarkKeepsNothing()
{
    ClipLibrary library = libraryOf({{100}, {100}});
    tag(library, 1, "Duplicate", {0, 100});
    const std::vector found{stretch(1, {0, 100}, 0, {0, 100})};
    QCOMPARE(duplicateGroups(library, found)[0].members[0].clip, ClipId(1));
    const auto mark = library.vocabulary().find("Duplicate");
    QVERIFY(mark);
    QCOMPARE(duplicateGroups(library, found, *mark)[0].members[0].clip, ClipId(0));
}

void tst_LibrarySplit::mirrorsAreToldBesideTheFirst()
{
    ClipLibrary library = libraryOf({{100}, {100}, {100}});
    const std::vector found{stretch(1, {0, 100}, 0, {0, 100}, true), stretch(2, {0, 100}, 1, {0, 100}, true)};
    const auto mirrors = [&] {
        std::vector<std::pair<std::uint32_t, bool>> all;
        const auto groups = duplicateGroups(library, found);
        for (const DuplicateMember& each : groups[0].members)
            all.emplace_back(each.clip.value, each.isMirrored);
        return all;
    };
    using Mirrors = std::vector<std::pair<std::uint32_t, bool>>;
    QCOMPARE(mirrors(), (Mirrors{{0, false}, {1, true}, {2, false}}));
    tag(library, 1, "Walk", {0, 5});
    QCOMPARE(mirrors(), (Mirrors{{1, false}, {0, true}, {2, true}}));
}

void tst_LibrarySplit::whatAGroupKeepsIsNotSuperfluous()
{
    ClipLibrary library = libraryOf({{100}, {200}, {100}});
    tag(library, 1, "Walk", {100, 160});
    const std::vector found{stretch(1, {0, 100}, 0, {0, 100}), stretch(2, {0, 80}, 1, {90, 170})};
    const auto groups = duplicateGroups(library, found);
    QCOMPARE(groups.size(), std::size_t(2));
    const auto left = superfluousFrames(library, groups);
    QCOMPARE(left.size(), std::size_t(2));
    QCOMPARE(left[0].clip, ClipId(1));
    QCOMPARE(left[0].frames, FrameRanges::fromCanonical({{0, 90}})); // the rest is kept by the other group
    QCOMPARE(left[1].clip, ClipId(2));
    QCOMPARE(left[1].frames, FrameRanges::fromCanonical({{0, 80}}));
}

void tst_LibrarySplit::partsAreRead()
{
    const auto parts = splitParts("train=80,validation=10.5,a=b=1");
    QVERIFY(parts);
    QCOMPARE(*parts, (std::vector<SplitPart>{{"train", 80.0}, {"validation", 10.5}, {"a=b", 1.0}}));
}

void tst_LibrarySplit::wrongPartsAreSaid_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("said");
    QTest::newRow("nothing") << ""
                             << "NAME=SHARE";
    QTest::newRow("no share") << "train,test"
                              << "\"train\" is no part";
    QTest::newRow("no name") << "=1,test=2"
                             << "\"=1\" is no part";
    QTest::newRow("no number") << "train=many,test=1"
                               << "number above 0";
    QTest::newRow("nought") << "train=1,test=0"
                            << "number above 0";
    QTest::newRow("below nought") << "train=1,test=-3"
                                  << "number above 0";
    QTest::newRow("not a number") << "train=1,test=nan"
                                  << "number above 0";
    QTest::newRow("endless") << "train=1,test=inf"
                             << "number above 0";
    QTest::newRow("twice") << "train=1,train=2"
                           << "stands twice";
    QTest::newRow("one") << "train=1"
                         << "two parts";
    QTest::newRow("a comma too many") << "train=1,test=2,"
                                      << "is no part";
}

void tst_LibrarySplit::wrongPartsAreSaid()
{
    QFETCH(QString, typed);
    QFETCH(QString, said);
    const auto parts = splitParts(typed.toStdString());
    QVERIFY(!parts);
    QCOMPARE(parts.error().code, std::string("split.parts"));
    QVERIFY2(parts.error().message.find(said.toStdString()) != std::string::npos,
             parts.error().message.c_str());
}

void tst_LibrarySplit::noFileAndNoCopyIsParted()
{
    std::mt19937 random(1);
    for (int round = 0; round < 50; ++round) {
        std::vector<std::vector<Frame>> files(1 + random() % 40);
        std::uint32_t clips = 0;
        for (auto& file : files)
            for (std::size_t i = 0, count = 1 + random() % 3; i < count; ++i, ++clips)
                file.push_back(Frame(1 + random() % 500));
        const ClipLibrary library = libraryOf(files);
        std::vector<DuplicateStretch> copies;
        for (std::size_t i = 0; i < files.size() / 4; ++i)
            copies.push_back(
                stretch(std::uint32_t(random() % clips), {0, 1}, std::uint32_t(random() % clips), {0, 1}));
        const LibrarySplit split =
            splitLibrary(library, optionsOf("train=70,test=20,rest=10", random()), copies);
        QCOMPARE(split.partOf.size(), library.clipCount());
        for (std::uint32_t i = 0; i < clips; ++i) {
            QVERIFY(split.partOf[i] < 3);
            const LibrarySource& source = library.source(library.clip(ClipId(i)).source);
            QCOMPARE(split.partOf[i], split.partOf[source.clips.front().value]);
        }
        for (const DuplicateStretch& each : copies)
            QCOMPARE(split.partOf[each.first.value], split.partOf[each.second.value]);
    }
}

void tst_LibrarySplit::sharesAreKeptAsCloselyAsItemsAllow()
{
    std::mt19937 random(2);
    const auto parts = *splitParts("train=80,validation=15,test=5");
    for (int round = 0; round < 100; ++round) {
        std::vector<SplitItem> items(random() % 200);
        std::int64_t all = 0, largest = 0;
        for (SplitItem& item : items) {
            item.frames = std::int64_t(random() % 1000);
            all += item.frames;
            largest = std::max(largest, item.frames);
        }
        std::array<double, 3> frames{};
        const auto partOf = sharedOut(items, parts, random());
        for (std::size_t i = 0; i < items.size(); ++i) frames[partOf[i]] += double(items[i].frames);
        for (std::size_t part = 0; part < 3; ++part) {
            const double wanted = parts[part].share / 100.0 * double(all);
            QVERIFY(frames[part] <= wanted + double(largest) + 1e-6);
            QVERIFY(frames[part] >= wanted - 2.0 * double(largest) - 1e-6);
        }
    }
}

void tst_LibrarySplit::theSeedDrawsTheSplit()
{
    const ClipLibrary library = libraryOf(std::vector<std::vector<Frame>>(40, {100}));
    const auto parts = [&](std::uint64_t seed) {
        return splitLibrary(library, optionsOf("train=80,test=20", seed)).partOf;
    };
    QCOMPARE(parts(1), parts(1));
    QVERIFY(parts(1) != parts(2));
    QCOMPARE(std::ranges::count(parts(1), std::size_t(1)), 8);
    QCOMPARE(std::ranges::count(parts(2), std::size_t(1)), 8);
}

void tst_LibrarySplit::theOrderOfReadingChangesNothing()
{
    const std::vector<Frame> lengths{100, 230, 90, 310, 120, 500, 80, 75, 220};
    const auto named = [&](bool isReversed) {
        ClipLibrary library;
        for (std::size_t i = 0; i < lengths.size(); ++i) {
            const std::size_t file = isReversed ? lengths.size() - 1 - i : i;
            auto model = std::make_shared<ImportedModel>();
            Clip clip;
            clip.name = clip.displayName = "clip";
            clip.frames = lengths[file];
            clip.rate = {30, 1};
            model->clips.push_back(clip);
            const std::string name = std::to_string(file) + ".glb";
            library.setModel(library.addSource("/lib/" + name, name), model);
        }
        const LibrarySplit split = splitLibrary(library, optionsOf("train=2,test=1", 5));
        std::map<std::string, std::size_t> parts;
        for (std::uint32_t i = 0; i < lengths.size(); ++i)
            parts[library.source(library.clip(ClipId(i)).source).shown] = split.partOf[i];
        return parts;
    };
    QVERIFY(named(false) == named(true));
}

void tst_LibrarySplit::tagsAreSharedOutToo()
{
    ClipLibrary library = libraryOf(std::vector<std::vector<Frame>>(30, {100}));
    for (std::uint32_t i = 0; i < 30; ++i) tag(library, i, i < 6 ? "Jump" : "Walk", {0, 100});
    for (const std::uint64_t seed : {1u, 2u, 3u, 4u, 5u}) {
        SplitOptions options = optionsOf("train=2,test=1", seed);
        options.balancesTags = true;
        const LibrarySplit split = splitLibrary(library, options);
        QCOMPARE(std::count(split.partOf.begin(), split.partOf.begin() + 6, std::size_t(1)), 2);
        QCOMPARE(std::count(split.partOf.begin() + 6, split.partOf.end(), std::size_t(1)), 8);
    }
}

QTEST_APPLESS_MAIN(tst_LibrarySplit)
#include "tst_LibrarySplit.moc"
