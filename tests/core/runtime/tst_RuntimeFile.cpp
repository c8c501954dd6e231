#include "tests/core/runtime/RuntimeFixture.h"
#include "tests/support/RangeDrawing.h"
#include "tests/support/TestData.h"

#include <QTest>

#include <algorithm>

using namespace tagline;
using tagline::test::opened;
using tagline::test::randomLibrary;
using tagline::test::TestLibrary;

namespace {

/// clip      walk                 pause (no frames)   run 1             run 2
/// Run       . . . . . . . .                          # # # . . .       . # # #
/// Walk      # # # . # # . .                          . . . . . .       . . . .
TestLibrary drawnLibrary()
{
    using tagline::test::ranges;
    TestLibrary library;
    const TagId run = library.vocabulary.intern("Locomotion.Run");
    const TagId walk = library.vocabulary.intern("Locomotion.Walk");
    const auto drawn = [](const char* drawing) {
        const FrameRanges found = ranges(drawing);
        return std::vector<FrameRange>(found.begin(), found.end());
    };
    library.add("walk", 8, TagSheet().withRanges(walk, drawn("###.##..")));
    library.add("pause", 0, TagSheet().withRanges(walk, drawn("###")));
    library.add("run", 6, TagSheet().withRanges(run, drawn("###...")));
    library.add("run", 4, TagSheet().withRanges(run, drawn(".###")));
    return library;
}

std::vector<std::string> tagsAt(const RuntimeFile& file, ClipId clip, Frame frame)
{
    std::vector<std::string> names;
    file.forEachTagAt(clip, frame, [&](TagId tag) { names.emplace_back(file.tag(tag).name); });
    return names;
}

std::optional<FrameRange> naiveRangeFrom(const FrameRanges& ranges, Frame frame)
{
    for (const FrameRange range : ranges)
        if (range.stop > frame) return range;
    return std::nullopt;
}

} // namespace

class tst_RuntimeFile : public QObject
{
    Q_OBJECT

private slots:
    void clipsAreFoundByName();
    void clipsTellWhatTheyAre();
    void tagsAreFoundByNameAndSynonym();
    void aFrameTellsItsTags();
    void parentsHoldWhatIsBelowThem();
    void rangesAreFoundFromAFrame();
    void setsAreTheLibrarysOwn_data();
    void setsAreTheLibrarysOwn();
    void bothFormsAreWritten();
    void anEmptyLibraryHasNothing();
    void equalContentGivesEqualBytes();
    void theBytesAreThoseOfVersionOne();
    void filesOfVersionOneStayReadable();
    void namesOfAllKindsComeBack();
    void aCopyKeepsTheBytes();
};

void tst_RuntimeFile::clipsAreFoundByName()
{
    const auto file = opened(drawnLibrary().packed());
    QVERIFY2(file, file ? "" : file.error().text().c_str());
    QCOMPARE(file->clipCount(), 4u);
    QCOMPARE(file->findClip("walk"), ClipId(0));
    QVERIFY(!file->findClip("wal"));
    QVERIFY(!file->findClip("walks"));
    QVERIFY(!file->findClip(""));
    const auto runs = file->clipsNamed("run");
    QCOMPARE((std::vector<ClipId>{runs.begin(), runs.end()}), (std::vector<ClipId>{ClipId(2), ClipId(3)}));
}

void tst_RuntimeFile::clipsTellWhatTheyAre()
{
    TestLibrary library = drawnLibrary();
    RuntimeContent content = library.content();
    content.clips[3].index = 1;
    content.clips[3].rate = {30000, 1001};
    const auto file = opened(packedRuntimeFile(content).value());
    const RuntimeClipInfo clip = file->clip(ClipId(3));
    QCOMPARE(clip.displayName, std::string_view("run"));
    QCOMPARE(clip.name, std::string_view("take run"));
    QCOMPARE(clip.source, std::string_view("mocap/run.bvh"));
    QCOMPARE(clip.index, 1);
    QCOMPARE(clip.frames, 4);
    QCOMPARE(clip.rate, (FrameRate{30000, 1001}));
    QCOMPARE(file->clip(ClipId(0)).index, -1);
    QCOMPARE(file->clip(ClipId(1)).frames, 0);
}

void tst_RuntimeFile::tagsAreFoundByNameAndSynonym()
{
    const auto file = opened(randomLibrary(1, 5).packed());
    const auto run = file->findTag("Locomotion.Run");
    QVERIFY(run);
    QCOMPARE(file->tag(*run).name, std::string_view("Locomotion.Run"));
    QCOMPARE(file->findTag("Jog"), run);
    QVERIFY(file->findTag("M\xc3\xbc"
                          "de"));
    QVERIFY(file->findTag("Unused"));
    QVERIFY(!file->findTag("Run"));  // last parts are for queries
    QVERIFY(!file->findTag("Game")); // a namespace is no tag
    QVERIFY(!file->findTag(""));
    for (std::uint32_t i = 0; i < file->tagCount(); ++i)
        QCOMPARE(file->findTag(file->tag(TagId(i)).name), TagId(i));
}

void tst_RuntimeFile::aFrameTellsItsTags()
{
    const auto file = opened(drawnLibrary().packed());
    QCOMPARE(tagsAt(*file, ClipId(0), 4), std::vector<std::string>{"Locomotion.Walk"});
    QCOMPARE(tagsAt(*file, ClipId(0), 3), std::vector<std::string>{});
    QCOMPARE(tagsAt(*file, ClipId(3), 3), std::vector<std::string>{"Locomotion.Run"});
    QCOMPARE(tagsAt(*file, ClipId(3), 4), std::vector<std::string>{});
    QCOMPARE(tagsAt(*file, ClipId(1), 0), std::vector<std::string>{});
    QCOMPARE(tagsAt(*file, ClipId(77), 0), std::vector<std::string>{});
    QCOMPARE(tagsAt(*file, ClipId(0), -1), std::vector<std::string>{});
}

void tst_RuntimeFile::parentsHoldWhatIsBelowThem()
{
    const auto file = opened(drawnLibrary().packed());
    const TagId parent = file->findTag("Locomotion").value();
    QVERIFY(file->hasTag(parent, ClipId(0), 0));
    QVERIFY(file->hasTag(parent, ClipId(2), 2));
    QVERIFY(!file->hasTag(parent, ClipId(2), 3));
    QVERIFY(file->ownFrames(parent).isEmpty());
    QCOMPARE(file->totals(parent), (RangeTotals{3, 4, 11}));
    QCOMPARE(file->tag(parent).matching.size(), 3u);
}

void tst_RuntimeFile::rangesAreFoundFromAFrame()
{
    const auto file = opened(drawnLibrary().packed());
    const TagId walk = file->findTag("Locomotion.Walk").value();
    QCOMPARE(file->rangeFrom(walk, ClipId(0), 0), (FrameRange{0, 3}));
    QCOMPARE(file->rangeFrom(walk, ClipId(0), 2), (FrameRange{0, 3}));
    QCOMPARE(file->rangeFrom(walk, ClipId(0), 3), (FrameRange{4, 6}));
    QCOMPARE(file->rangeFrom(walk, ClipId(0), 6), std::nullopt);
    QCOMPARE(file->rangeFrom(walk, ClipId(0), -5), (FrameRange{0, 3}));
    QCOMPARE(file->rangeFrom(walk, ClipId(0), 2'000'000'000), std::nullopt);
    QCOMPARE(file->rangeFrom(walk, ClipId(1), 0), std::nullopt);
    QCOMPARE(file->rangeFrom(walk, ClipId(1), -1), std::nullopt);
    QCOMPARE(file->rangeFrom(walk, ClipId(9), 0), std::nullopt);
    QCOMPARE(file->rangeFrom(walk, ClipId(9), -1), std::nullopt);
    QCOMPARE(file->rangeFrom(walk, ClipId(), -1), std::nullopt);
}

void tst_RuntimeFile::setsAreTheLibrarysOwn_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 30; ++seed) QTest::addRow("seed %d", seed) << seed;
}

void tst_RuntimeFile::setsAreTheLibrarysOwn()
{
    QFETCH(int, seed);
    const TestLibrary library = randomLibrary(std::uint32_t(seed), std::size_t(seed) * 5);
    const auto file = opened(library.packed());
    QVERIFY2(file, file ? "" : file.error().text().c_str());
    for (std::uint32_t i = 0; i < file->tagCount(); ++i) {
        const TagId inLibrary = *library.vocabulary.find(file->tag(TagId(i)).name);
        const FrameSet wanted = evaluate(tag(inLibrary), library.index, library.vocabulary);
        QVERIFY(test::asSet(*file, file->frames(TagId(i)), library) == wanted);
        QVERIFY(test::asSet(*file, file->ownFrames(TagId(i)), library) == library.index.exact(inLibrary));
        QCOMPARE(file->totals(TagId(i)), wanted.totals());
        for (std::uint32_t clip = 0; clip < file->clipCount(); clip += 3) {
            const FrameRanges ranges = wanted.rangesOf(ClipId(clip));
            for (Frame frame = 0; frame < library.index.frames(ClipId(clip)) + 2; ++frame) {
                QCOMPARE(file->hasTag(TagId(i), ClipId(clip), frame), ranges.contains(frame));
                QCOMPARE(file->rangeFrom(TagId(i), ClipId(clip), frame), naiveRangeFrom(ranges, frame));
            }
        }
    }
}

void tst_RuntimeFile::bothFormsAreWritten()
{
    const auto file = opened(randomLibrary(2, 100).packed());
    QCOMPARE(int(file->frames(*file->findTag("Locomotion.Run")).form), int(SetForm::Ranges));
    QCOMPARE(int(file->frames(*file->findTag("Contact.Right")).form), int(SetForm::Mask));
    QVERIFY(file->frames(*file->findTag("Locomotion.Run")).ranges.isIndexed());
}

void tst_RuntimeFile::anEmptyLibraryHasNothing()
{
    const std::string bytes = packedRuntimeFile({}).value();
    const auto file = opened(bytes);
    QVERIFY2(file, file ? "" : file.error().text().c_str());
    QCOMPARE(file->clipCount(), 0u);
    QCOMPARE(file->tagCount(), 0u);
    QVERIFY(!file->findClip("walk"));
    QVERIFY(!file->findTag("Run"));
    QCOMPARE(file->axis().clipCount(), 0u);
}

void tst_RuntimeFile::equalContentGivesEqualBytes()
{
    const TestLibrary library = randomLibrary(3, 40);
    const std::string bytes = library.packed();
    RuntimeContent shuffled = library.content();
    std::mt19937 random(4);
    std::shuffle(shuffled.tags.begin(), shuffled.tags.end(), random);
    for (RuntimeTag& tag : shuffled.tags) {
        std::shuffle(tag.matching.begin(), tag.matching.end(), random);
        tag.own.setForm(tag.own.form() == SetForm::Mask ? SetForm::Ranges : SetForm::Mask);
    }
    QVERIFY(packedRuntimeFile(shuffled).value() == bytes);

    // Another way to the same library: clips grow, lose and regain frames and tags.
    TestLibrary edited = randomLibrary(3, 40);
    const TagId run = *edited.vocabulary.find("Locomotion.Run");
    for (std::uint32_t i = 0; i < edited.clipNames.size(); i += 2) {
        const ClipId clip(i);
        const Frame frames = edited.index.frames(clip);
        TagSheet sheet;
        for (std::uint32_t each = 0; each < edited.vocabulary.size(); ++each) {
            const FrameRanges ranges = edited.index.exact(TagId(each)).rangesOf(clip);
            sheet = sheet.withRanges(TagId(each), {ranges.begin(), ranges.end()});
        }
        edited.index.set(clip, 5000, TagSheet().withRanges(run, {{0, 5000}}));
        edited.index.set(clip, frames, sheet);
    }
    QVERIFY(edited.packed() == bytes);
}

void tst_RuntimeFile::theBytesAreThoseOfVersionOne()
{
    // Other programs read what is written. Where this fails, either the format has changed (raise
    // runtimeVersion), or sets take another form at this density (then only these numbers follow).
    const std::string bytes = drawnLibrary().packed();
    const auto word = [&](std::size_t at) {
        std::uint32_t value = 0;
        std::memcpy(&value, bytes.data() + at, sizeof value);
        return value;
    };
    QCOMPARE(bytes.substr(0, 8), std::string("TagSets\n"));
    QCOMPARE(word(8), 1u);
    QCOMPARE(word(24), 12u);
    QCOMPARE(bytes.size(), 1208u);
    QCOMPARE(word(28), 1433926195u);
}

void tst_RuntimeFile::filesOfVersionOneStayReadable()
{
    // The fuzzer's corpus was written once and lies in the repository; three of its files are no good ones.
    const QDir corpus(tagline::test::sourceFolder() + "/tests/fuzz/corpus/runtime");
    const QStringList refused{"cut", "newer_version", "sidecar"};
    int opened = 0;
    for (const QString& name : corpus.entryList(QDir::Files)) {
        const auto file = RuntimeFile::open(corpus.filePath(name).toStdString());
        QVERIFY2(file.hasValue() != refused.contains(name),
                 file ? qPrintable(name) : file.error().text().c_str());
        opened += file.hasValue();
    }
    QVERIFY(opened >= 10);
}

void tst_RuntimeFile::namesOfAllKindsComeBack()
{
    TestLibrary library;
    const std::vector<std::string> names{
        "walk-fast",    "\xe8\xb5\xb0\xe3\x82\x8b",         "left foot", std::string("a\0b", 3), "..",
        "Latin-1 \xe9", "\xf0\x9f\x8f\x83.\xd7\xa8\xd7\xa5"};
    for (const std::string& name : names) library.vocabulary.intern(name);
    for (const std::string& name : names) library.add(name, 3, {});
    library.add("", 3, {});
    const auto file = opened(library.packed());
    QVERIFY2(file, file ? "" : file.error().text().c_str());
    for (std::size_t i = 0; i < names.size(); ++i) {
        QVERIFY(file->findTag(names[i]));
        QCOMPARE(file->findClip(names[i]), ClipId(std::uint32_t(i)));
        QCOMPARE(std::string(file->clip(ClipId(std::uint32_t(i))).displayName), names[i]);
    }
    QCOMPARE(file->findClip(""), ClipId(std::uint32_t(names.size())));
}

void tst_RuntimeFile::aCopyKeepsTheBytes()
{
    std::optional<RuntimeFile> copy;
    {
        const auto file = opened(drawnLibrary().packed());
        copy = *file;
    }
    QCOMPARE(copy->clip(ClipId(0)).displayName, std::string_view("walk"));
    QVERIFY(copy->hasTag(*copy->findTag("Locomotion.Walk"), ClipId(0), 0));
}

QTEST_APPLESS_MAIN(tst_RuntimeFile)
#include "tst_RuntimeFile.moc"
