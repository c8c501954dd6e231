// Where annotators differ, and the files that they are read from.

#include "core/library/agreement/AnnotatorComparison.h"
#include "core/library/agreement/AnnotatorFiles.h"
#include "core/library/agreement/DifferenceKind.h"
#include "core/tags/sheet/TagEdits.h"
#include "tests/support/RandomSeeds.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <random>
#include <tuple>

using namespace tagline;
using tagline::test::RandomSeeds;

namespace {

constexpr Frame clipFrames = 24;

FrameRanges framesOf(const Annotator& annotator, const SharedClip& clip, const std::string& tag)
{
    const auto entry = annotator.clips.find(clip);
    if (entry == annotator.clips.end()) return {};
    const auto ranges = entry->second.tags.find(tag);
    return ranges == entry->second.tags.end() ? FrameRanges() : FrameRanges::canonical(ranges->second);
}

/// Looked at both clips or one, and gave two tags to random frames.
Annotator randomAnnotator(std::mt19937& random, const std::string& name)
{
    Annotator annotator{name, {}, {}};
    for (const char* file : {"a.bvh.tags.json", "b.bvh.tags.json"}) {
        if (random() % 4 == 0) continue;
        annotator.files.insert(file);
        AnnotatedClip& clip = annotator.clips[{file, "walk"}];
        clip.frames = clipFrames;
        for (const char* tag : {"Run", "Walk"})
            for (Frame start = Frame(random() % 5); start + 1 < clipFrames; start += 2 + Frame(random() % 6))
                if (random() % 2) clip.tags[tag].push_back({start, start + 1 + Frame(random() % 2)});
    }
    return annotator;
}

QByteArray sidecarWith(const char* name, const char* range)
{
    return QByteArray(R"({"format":"tagline.tags","version":1,"source":")") + name +
           R"(.bvh","clips":[{"name":")" + name + R"(","frames":50,"rate":[30,1],"tags":{"Run":[)" + range +
           "]}}]}";
}

void put(const QString& path, const QByteArray& bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

class tst_AnnotatorDifferences : public QObject
{
    Q_OBJECT

private slots:
    void randomDifferencesAreWhatEachFrameSays();
    void takingAllFromOneLeavesNoDifference();
    void whoDidNotLookSaysNothing();
    void foldersAndFilesAreRead();
    void aDifferenceIsAnEdgeOrARangeOfItsOwn_data();
    void aDifferenceIsAnEdgeOrARangeOfItsOwn();
    void instancesDifferWhereFramesAreTheSame();
    void tagsThatOneDoesNotCountAreTheirRanges();
    void valuesOfTheSameInstancesAreCompared();
    void instancesOfAFolderAndOfAuthorsAreRead();
    void anAuthorsTagThatOneSetCountsIsCountedInAll();
};

void tst_AnnotatorDifferences::randomDifferencesAreWhatEachFrameSays()
{
    RandomSeeds seeds(200);
    for (const std::uint32_t seed : seeds) {
        std::mt19937 random(seed);
        std::vector<Annotator> annotators;
        for (std::size_t i = 0; i < 2 + seed % 3; ++i)
            annotators.push_back(randomAnnotator(random, std::to_string(i)));
        const auto differences = differencesBetween(annotators);
        QVERIFY(std::is_sorted(differences.begin(), differences.end(), [](const auto& a, const auto& b) {
            return std::tie(a.clip, a.tag, a.range.start) < std::tie(b.clip, b.tag, b.range.start);
        }));
        for (const char* file : {"a.bvh.tags.json", "b.bvh.tags.json"})
            for (const char* tag : {"Run", "Walk"})
                for (Frame frame = 0; frame < clipFrames; ++frame) {
                    std::vector<std::optional<bool>> says;
                    for (const Annotator& each : annotators)
                        says.push_back(
                            each.files.contains(file)
                                ? std::optional(framesOf(each, {file, "walk"}, tag).contains(frame))
                                : std::nullopt);
                    const bool isOpen = std::count(says.begin(), says.end(), std::optional(true)) > 0 &&
                                        std::count(says.begin(), says.end(), std::optional(false)) > 0;
                    const auto found =
                        std::find_if(differences.begin(), differences.end(), [&](const auto& each) {
                            return each.clip.file == file && each.tag == tag && each.range.contains(frame);
                        });
                    QCOMPARE(found != differences.end(), isOpen);
                    if (isOpen) QVERIFY(found->has == says);
                }
    }
}

void tst_AnnotatorDifferences::takingAllFromOneLeavesNoDifference()
{
    RandomSeeds seeds(200);
    const TagId run(0);
    for (const std::uint32_t seed : seeds) {
        std::mt19937 random(seed);
        const std::vector<Annotator> annotators{randomAnnotator(random, "ana"),
                                                randomAnnotator(random, "ben")};
        const SharedClip clip{"a.bvh.tags.json", "walk"};
        const auto framesIn = [&](std::size_t i) { return framesOf(annotators[i], clip, "Run"); };
        std::vector<FrameRange> authored;
        for (const FrameRange range : framesIn(0)) authored.push_back(range);
        TagSheet sheet = TagSheet().withRanges(run, authored);
        for (const AnnotatorDifference& each : differencesBetween(annotators))
            if (each.clip == clip && each.tag == "Run")
                sheet = *each.has[1] ? withRangeAdded(sheet, run, each.range, clipFrames)
                                     : withFramesErased(sheet, run, each.range);
        if (annotators[0].files.contains(clip.file) && annotators[1].files.contains(clip.file))
            QVERIFY(sheet.frames(run, clipFrames) == framesIn(1));
    }
}

void tst_AnnotatorDifferences::whoDidNotLookSaysNothing()
{
    Annotator ana{"ana", {"a.bvh.tags.json"}, {}}, ben{"ben", {"a.bvh.tags.json"}, {}}, none{"none", {}, {}};
    ana.clips[{"a.bvh.tags.json", "walk"}] = {20, {}, {{"Run", {{0, 10}}}}};
    ben.clips[{"a.bvh.tags.json", "walk"}] = {20, {}, {{"Run", {{0, 4}}}}};
    const auto differences = differencesBetween({ana, ben, none});
    QCOMPARE(differences.size(), 1u);
    QCOMPARE(differences[0].range, (FrameRange{4, 10}));
    QVERIFY(differences[0].has == (std::vector<std::optional<bool>>{true, false, std::nullopt}));
    QVERIFY(differencesBetween({ana, none}).empty());
}

void tst_AnnotatorDifferences::foldersAndFilesAreRead()
{
    QTemporaryDir folder;
    put(folder.filePath("x/walk.bvh.tags.json"), sidecarWith("walk", "[0,25]"));
    put(folder.filePath("jog.bvh.tags.json"), sidecarWith("jog", "[0,5]"));
    put(folder.filePath("broken.bvh.tags.json"), "{");
    const std::string path = folder.path().toStdString();
    const ReadSidecars read = readSidecarsIn(path);
    QCOMPARE(read.sidecars.size(), 2u);
    QVERIFY(read.sidecars.contains("x/walk.bvh.tags.json") && read.sidecars.contains("jog.bvh.tags.json"));
    QCOMPARE(read.errors.size(), 1u);
    QCOMPARE(readSidecarsIn(path + "/gone").errors.size(), 1u);

    const std::string file = path + "/x/walk.bvh.tags.json";
    const auto placed = [&](const std::vector<std::string>& paths) {
        return readSidecarAlone(file, paths).sidecars.begin()->first;
    };
    QCOMPARE(placed({"CMU/walk.bvh.tags.json", "jog.bvh.tags.json"}), std::string("CMU/walk.bvh.tags.json"));
    QCOMPARE(placed({"CMU/walk.bvh.tags.json", "B/walk.bvh.tags.json"}), std::string("walk.bvh.tags.json"));
}

/// Of one clip, drawn: an annotator a line, "." and "#" for frames, "|" where two ranges touch.
static Annotator drawnAnnotator(const char* name, const std::string& drawing)
{
    Annotator annotator{name, {"a"}, {}};
    AnnotatedClip& clip = annotator.clips[{"a", "walk"}];
    Frame frame = 0;
    bool isGoingOn = false;
    for (const char mark : drawing) {
        if (mark == '#' && isGoingOn) ++clip.tags["Run"].back().stop;
        if (mark == '#' && !isGoingOn) clip.tags["Run"].push_back({frame, frame + 1});
        isGoingOn = mark == '#';
        if (mark != '|') ++frame;
    }
    clip.frames = frame;
    return annotator;
}

void tst_AnnotatorDifferences::aDifferenceIsAnEdgeOrARangeOfItsOwn_data()
{
    using Kinds = std::vector<DifferenceKind>;
    QTest::addColumn<QString>("ana");
    QTest::addColumn<QString>("ben");
    QTest::addColumn<Kinds>("kinds");
    const auto row = [](const char* name, const char* ana, const char* ben, Kinds kinds) {
        QTest::newRow(name) << ana << ben << kinds;
    };
    row("alone", "..###..", ".......", {DifferenceKind::Alone});
    row("start", ".#####.", "...###.", {DifferenceKind::Start});
    row("stop", ".##....", ".#####.", {DifferenceKind::Stop});
    row("both edges", ".#####.", "...#...", {DifferenceKind::Start, DifferenceKind::Stop});
    row("moved", ".###...", "..###..", {DifferenceKind::Start, DifferenceKind::Stop});
    row("gap", ".#####.", ".##..#.", {DifferenceKind::Gap});
    row("beside", "##.....", "..##...", {DifferenceKind::Alone, DifferenceKind::Alone});
    row("touching", "###|###.", "###.....", {DifferenceKind::Alone});
    row("from the first frame", "####...", "..##...", {DifferenceKind::Start});
    row("to the last frame", "...####", "...##..", {DifferenceKind::Stop});
}

void tst_AnnotatorDifferences::aDifferenceIsAnEdgeOrARangeOfItsOwn()
{
    QFETCH(QString, ana);
    QFETCH(QString, ben);
    QFETCH(std::vector<DifferenceKind>, kinds);
    for (const bool isSwapped : {false, true}) { // who says it is all the same
        std::vector<Annotator> annotators{drawnAnnotator("ana", ana.toStdString()),
                                          drawnAnnotator("ben", ben.toStdString())};
        if (isSwapped) std::swap(annotators[0], annotators[1]);
        std::vector<DifferenceKind> found;
        for (const AnnotatorDifference& each : differencesBetween(annotators))
            found.push_back(kindOf(each, annotators));
        QCOMPARE(found, kinds);
    }
}

/// Of one clip, with instances of Punch.
static Annotator countingAnnotator(const char* name, std::vector<TagInstance> instances)
{
    Annotator annotator{name, {"a"}, {}};
    AnnotatedClip& clip = annotator.clips[{"a", "walk"}];
    clip.frames = 60;
    clip.tags["Punch"] = instanceFrames(instances);
    clip.instances["Punch"] = std::move(instances);
    return annotator;
}

void tst_AnnotatorDifferences::instancesDifferWhereFramesAreTheSame()
{
    // As many with another edge, another number, the same, and other frames.
    const std::vector<Annotator> annotators{
        countingAnnotator("ana", {{{0, 6}}, {{4, 10}}, {{12, 20}}, {{30, 36}}, {{40, 45}}, {{45, 50}}}),
        countingAnnotator("ben", {{{0, 7}}, {{4, 10}}, {{12, 16}}, {{16, 20}}, {{30, 36}}, {{40, 52}}}),
        Annotator{"none", {}, {}}};
    const auto differences = differencesBetween(annotators);
    QCOMPARE(differences.size(), 3u);
    using Counts = std::vector<std::optional<std::int64_t>>;
    QCOMPARE(differences[0].range, (FrameRange{0, 10}));
    QVERIFY(differences[0].instances == (Counts{2, 2, std::nullopt}));
    QVERIFY(differences[0].has == (std::vector<std::optional<bool>>{true, true, std::nullopt}));
    QCOMPARE(differences[1].range, (FrameRange{12, 20}));
    QVERIFY(differences[1].instances == (Counts{1, 2, std::nullopt}));
    QCOMPARE(differences[2].range, (FrameRange{50, 52}));
    QVERIFY(differences[2].instances.empty());
    QCOMPARE(kindOf(differences[0], annotators), DifferenceKind::Instances);
    QCOMPARE(kindOf(differences[2], annotators), DifferenceKind::Stop);
    const TagAgreement punch = compared(annotators).tags.at(0);
    QVERIFY(punch.isCounted);
    QCOMPARE(punch.otherInstances, std::int64_t(2));
    QCOMPARE(punch.annotators[0].instances, std::int64_t(6));
}

void tst_AnnotatorDifferences::tagsThatOneDoesNotCountAreTheirRanges()
{
    Annotator plain{"plain", {"a"}, {}};
    plain.clips[{"a", "walk"}] = {60, {}, {{"Punch", {{0, 10}, {10, 20}}}}};
    QVERIFY(differencesBetween({countingAnnotator("ana", {{{0, 10}}, {{10, 20}}}), plain}).empty());
    const auto differences = differencesBetween({countingAnnotator("ben", {{{0, 20}}}), plain});
    QCOMPARE(differences.size(), 1u);
    QVERIFY(differences[0].instances == (std::vector<std::optional<std::int64_t>>{1, 2}));
    QVERIFY(differencesBetween({plain, plain}).empty());
}

void tst_AnnotatorDifferences::valuesOfTheSameInstancesAreCompared()
{
    const std::vector<InstanceValue> left{{"hand", std::string("left")}},
        right{{"hand", std::string("right")}};
    const Annotator ana = countingAnnotator("ana", {{{0, 10}, left}});
    const std::vector<Annotator> both{
        countingAnnotator("ana", {{{0, 10}, left},
                                  {{12, 20}, left},
                                  {{14, 22}, {{"power", 2.0}}},
                                  {{30, 40}, left},
                                  {{50, 55}, right}}),
        countingAnnotator("ben",
                          {{{0, 10}, left}, {{12, 20}, right}, {{14, 22}}, {{30, 40}, right}, {{50, 56}}})};
    const auto differences = differencesBetween(both);
    QCOMPARE(differences.size(), 3u);
    QCOMPARE(differences[0].range, (FrameRange{12, 22}));
    QCOMPARE(kindOf(differences[0], both), DifferenceKind::Values);
    QVERIFY(differences[0].values ==
            (std::vector<DifferingValue>{{{12, 20}, "hand", {std::string("left"), std::string("right")}},
                                         {{14, 22}, "power", {2.0, std::nullopt}}}));
    QCOMPARE(differences[1].range, (FrameRange{30, 40}));
    QCOMPARE(kindOf(differences[2], both), DifferenceKind::Stop);
    const TagAgreement punch = compared(both).tags.at(0);
    QCOMPARE(punch.otherInstances, std::int64_t(0));
    QCOMPARE(punch.otherValues, std::int64_t(2));
    QCOMPARE(punch.values.size(), 2u);
    QCOMPARE(punch.values[0].name, std::string("hand"));
    QCOMPARE(punch.values[0].instances, std::int64_t(2));
    QVERIFY(punch.values[1].values == (ValueByAnnotator{2.0, std::nullopt}));
    // Who does not count the tag says nothing of values.
    Annotator plain{"plain", {"a"}, {}};
    plain.clips[{"a", "walk"}] = {60, {}, {{"Punch", {{0, 10}}}}};
    QVERIFY(differencesBetween({ana, plain}).empty());
    const Annotator* const kept[] = {&ana, &plain}; // compared where they are, without a copy
    QVERIFY(differencesBetween(kept).empty());
    QCOMPARE(compared(kept).clips, std::int64_t(1));
    QCOMPARE(instancesWithin(ana.clips.at({"a", "walk"}), "Punch", {0, 8}),
             (std::vector<TagInstance>{{{0, 8}, left}}));
    QVERIFY(instancesWithin(ana.clips.at({"a", "walk"}), "Punch", {4, 8}).empty());
    QCOMPARE(instancesMeeting(ana.clips.at({"a", "walk"}), "Punch", {4, 8}),
             (std::vector<TagInstance>{{{4, 8}, left}}));
    QVERIFY(instancesMeeting(ana.clips.at({"a", "walk"}), "Kick", {4, 8}).empty());
}

void tst_AnnotatorDifferences::instancesOfAFolderAndOfAuthorsAreRead()
{
    QTemporaryDir folder;
    put(folder.filePath("jab.bvh.tags.json"),
        R"({"format":"tagline.tags","version":1,"source":"jab.bvh","clips":[{"name":"jab","frames":50,)"
        R"("rate":[30,1],"tags":{},"instances":{"Punch":[{"range":[4,9]},{"range":[6,12],"hand":"left"}]},)"
        R"("properties":{"Punch.author":[[4,6,"ben"],[6,12,"ana"]]}}]})");
    const ReadSidecars read = readSidecarsIn(folder.path().toStdString());
    QVERIFY(read.errors.empty());
    const TagInstance second{{6, 12}, {{"hand", std::string("left")}}};
    const Annotator whole = annotatorOf("all", read.sidecars);
    QCOMPARE(whole.clips.begin()->second.instances.at("Punch"), (std::vector<TagInstance>{{{4, 9}}, second}));
    const auto authors = annotatorsByAuthor(read.sidecars);
    QCOMPARE(authors.size(), 2u);
    QCOMPARE(authors[0].clips.begin()->second.instances.at("Punch"),
             (std::vector<TagInstance>{{{6, 9}}, second}));
    QCOMPARE(authors[1].clips.begin()->second.instances.at("Punch"), (std::vector<TagInstance>{{{4, 6}}}));
}

void tst_AnnotatorDifferences::anAuthorsTagThatOneSetCountsIsCountedInAll()
{
    const auto entry = [](const char* set, const char* members) {
        return QByteArray(R"({"format":"tagline.tags","version":1,"source":"jab.bvh",)") + set +
               R"("clips":[{"name":"jab","frames":50,"rate":[30,1],)" + members + "}]}";
    };
    QTemporaryDir folder;
    put(folder.filePath("jab.bvh.tags.json"),
        entry("", R"("tags":{"Punch":[[4,9],[20,30]]},"properties":{"Punch.author":[[4,9,"ana"],)"
                  R"([20,30,"ana"]]})"));
    put(folder.filePath("jab.bvh.more.tags.json"),
        entry(R"("set":"more",)", R"("tags":{},"instances":{"Punch":[{"range":[20,30],"hand":"left"}]},)"
                                  R"("properties":{"Punch.author":[[20,30,"ana"]]})"));
    put(folder.filePath("jab.bvh.bens.tags.json"),
        entry(R"("set":"bens",)", R"("tags":{},"instances":{"Punch":[{"range":[4,9]},)"
                                  R"({"range":[20,30],"hand":"left"}]},)"
                                  R"("properties":{"Punch.author":[[4,9,"ben"],[20,30,"ben"]]})"));
    const ReadSidecars read = readSidecarsIn(folder.path().toStdString());
    QVERIFY(read.errors.empty());
    const auto authors = annotatorsByAuthor(read.sidecars);
    QCOMPARE(authors.size(), 2u);
    QCOMPARE(authors[0].clips.begin()->second.instances.at("Punch"),
             (std::vector<TagInstance>{{{4, 9}}, {{20, 30}, {{"hand", std::string("left")}}}}));
    QVERIFY(differencesBetween(authors).empty());
}

QTEST_APPLESS_MAIN(tst_AnnotatorDifferences)
#include "tst_AnnotatorDifferences.moc"
