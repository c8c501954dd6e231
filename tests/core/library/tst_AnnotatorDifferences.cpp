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

QTEST_APPLESS_MAIN(tst_AnnotatorDifferences)
#include "tst_AnnotatorDifferences.moc"
