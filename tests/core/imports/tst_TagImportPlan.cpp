// What the tags of other programs' files come to in a library: which clip, which frames, and what is listed
// as not held.

#include "core/exports/ExportedClip.h"
#include "core/imports/TagImportPlan.h"
#include "tests/core/exports/RandomSheets.h"

#include <QStringList>
#include <QTest>

#include <algorithm>

using namespace tagline;
using namespace tagline::test;

class tst_TagImportPlan : public QObject
{
    Q_OBJECT

private slots:
    void clipsAreFoundByTheirNames_data();
    void clipsAreFoundByTheirNames();
    void filesBelongToTheClipThatTheyAreNamedLike_data();
    void filesBelongToTheClipThatTheyAreNamedLike();
    void anyFileBelongsToTheOnlyClip();
    void aClipCanBeChosen();
    void framesOfAnotherRateKeepTheirTime();
    void endsMayBeInclusive();
    void momentsBecomeOneFrame();
    void whatIsOutsideIsListed();
    void namesGetTheirNamespaceAndTier();
    void namesGoIntoTheChosenSet();
    void captionsGoIntoTheChosenSet();
    void whatNoClipCanHaveIsListed();
    void rangesAreAddedOrReplace();
    void synonymsMeanTheirTag();
    void aLastPartMeansTheOnlyTagThatEndsInIt();
    void undoneTagsAreNotMeant();
    void ofTwoStatesThatSaidLastHolds_data();
    void ofTwoStatesThatSaidLastHolds();
    void theOrderOfFilesDecidesNoState();
    void statesOfNoClipAreListed();

private:
    QStringList planned(const QByteArray& csv, const TagImportOptions& options = {});
};

namespace {

/// walk.bvh and a/walk.bvh with a clip each, and b/pack.glb with run, run and idle.
ClipLibrary severalClips()
{
    ClipLibrary library = libraryOf(90, {30, 1}, "/lib/walk.bvh");
    const auto add = [&](const std::string& path, std::vector<std::string> names) {
        auto model = std::make_shared<ImportedModel>();
        for (const std::string& name : names) {
            Clip clip;
            clip.name = clip.displayName = name;
            clip.frames = 30;
            clip.isNameShared = std::count(names.begin(), names.end(), name) > 1;
            clip.index = int(std::count_if(model->clips.begin(), model->clips.end(),
                                           [&](const Clip& other) { return other.name == name; }));
            model->clips.push_back(clip);
        }
        library.setModel(library.addSource(path, path.substr(1)), model);
    };
    add("/lib/a/walk.bvh", {"walk"});
    add("/lib/b/pack.glb", {"run", "run", "idle"});
    add("/lib/b/jump_left02.fbx", {"Take 001"});
    return library;
}

void defineTag(ClipLibrary& library, const std::string& name)
{
    TagDefinition definition;
    definition.name = name;
    library.vocabulary().define(definition);
}

QString shownClip(const ClipLibrary& library, MeantClip found)
{
    if (found.isAmbiguous) return "several";
    return found.clip ? QString::fromStdString(exportedClipName(library, *found.clip, "/lib")) : "none";
}

/// "walk.bvh Run 1-5 8-9", a line a clip and tag, then what is listed.
QStringList linesOf(const TagImportPlan& plan, const ClipLibrary& library)
{
    QStringList lines;
    for (const auto& [clip, tags] : plan.clips())
        for (const auto& [name, ranges] : tags) {
            QString line = QString::fromStdString(exportedClipName(library, clip, "/lib") + ' ' + name);
            for (const FrameRange range : ranges) line += QString(" %1-%2").arg(range.start).arg(range.stop);
            lines << line;
        }
    for (const ForeignLoss& loss : plan.losses()) lines << QString::fromStdString(loss.text());
    return lines;
}

ForeignTags tagsOf(const QByteArray& csv, const TagImportOptions& options = {})
{
    return *readForeignTags(*tagImportFormat("csv"), csv.toStdString(), "t.csv", options);
}

} // namespace

/// What a table comes to in a library of one clip of 90 frames at 30 a second.
QStringList tst_TagImportPlan::planned(const QByteArray& csv, const TagImportOptions& options)
{
    const ClipLibrary library = libraryOf(90, {30, 1}, "/lib/walk.bvh");
    TagImportPlan plan(library, "/lib", options);
    const auto added = plan.add(*tagImportFormat("csv"), tagsOf(csv, options), "t.csv");
    return added ? linesOf(plan, library) : QStringList{QString::fromStdString(added.error().text())};
}

void tst_TagImportPlan::clipsAreFoundByTheirNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("clip");
    QTest::newRow("as exported") << "walk.bvh"
                                 << "walk.bvh";
    QTest::newRow("in a folder") << "a/walk.bvh"
                                 << "a/walk.bvh";
    QTest::newRow("from elsewhere") << "D:\\takes\\a\\walk.bvh"
                                    << "a/walk.bvh";
    QTest::newRow("with a clip") << "b/pack.glb:idle"
                                 << "b/pack.glb:idle";
    QTest::newRow("with a place") << "b/pack.glb:run:1"
                                  << "b/pack.glb:run:1";
    QTest::newRow("the clip alone") << "idle"
                                    << "b/pack.glb:idle";
    QTest::newRow("the clip's own name") << "Take 001"
                                         << "b/jump_left02.fbx";
    QTest::newRow("another ending") << "./pose_data/KIT/3/jump_left02.npy"
                                    << "b/jump_left02.fbx";
    QTest::newRow("without an ending") << "jump_left02"
                                       << "b/jump_left02.fbx";
    QTest::newRow("of two clips") << "run"
                                  << "several";
    QTest::newRow("of two files") << "walk"
                                  << "several";
    QTest::newRow("unknown") << "crawl.bvh"
                             << "none";
    QTest::newRow("empty") << ""
                           << "none";
}

void tst_TagImportPlan::clipsAreFoundByTheirNames()
{
    QFETCH(QString, name);
    const ClipLibrary library = severalClips();
    QTEST(shownClip(library, ForeignClipNames(library, "/lib").find(name.toStdString())), "clip");
}

void tst_TagImportPlan::filesBelongToTheClipThatTheyAreNamedLike_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("clip");
    QTest::newRow("at the top") << "out/walk.vtt"
                                << "walk.bvh";
    QTest::newRow("in a folder") << "/tmp/out/a/walk.vtt"
                                 << "a/walk.bvh";
    QTest::newRow("with the model's ending") << "a/walk.bvh.txt"
                                             << "a/walk.bvh";
    QTest::newRow("one of several clips") << "out/b/pack.idle.TextGrid"
                                          << "b/pack.glb:idle";
    QTest::newRow("one of two of a name") << "out/b/pack.run.0.TextGrid"
                                          << "b/pack.glb:run:0";
    QTest::newRow("unknown") << "out/crawl.vtt"
                             << "none";
}

void tst_TagImportPlan::filesBelongToTheClipThatTheyAreNamedLike()
{
    QFETCH(QString, file);
    const ClipLibrary library = severalClips();
    QTEST(shownClip(library, ForeignClipNames(library, "/lib").findByFile(file.toStdString())), "clip");
}

void tst_TagImportPlan::anyFileBelongsToTheOnlyClip()
{
    QCOMPARE(planned("tag,start_frame,stop_frame\nRun,3,9\n"), QStringList("walk.bvh Run 3-9"));
    const ClipLibrary library = severalClips();
    TagImportPlan plan(library, "/lib", {});
    QVERIFY(plan.add(*tagImportFormat("csv"), tagsOf("tag,start_frame,stop_frame\nRun,3,9\nRun,12,13\n"),
                     "t.csv"));
    QCOMPARE(
        linesOf(plan, library),
        QStringList("t.csv:2: ranges of \"t.csv\", for which there is no clip (2 times, also in line 3)"));
}

void tst_TagImportPlan::aClipCanBeChosen()
{
    TagImportOptions options;
    options.clip = "walk.bvh";
    const QByteArray table = "clip,tag,start_frame,stop_frame\nother,Run,3,9\n";
    QCOMPARE(planned(table, options), QStringList("walk.bvh Run 3-9"));
    options.clip = "crawl";
    QCOMPARE(planned(table, options), QStringList("there is no clip \"crawl\""));
    options.clip.clear();
    QCOMPARE(planned(table, options),
             QStringList("t.csv:2: ranges of \"other\", for which there is no clip"));
}

void tst_TagImportPlan::framesOfAnotherRateKeepTheirTime()
{
    const QByteArray table = "tag,start_frame,stop_frame,fps\nRun,40,81,120\n";
    QCOMPARE(planned(table), (QStringList{"walk.bvh Run 10-20"}));
    TagImportOptions options;
    options.rate = FrameRate{60, 1};
    QCOMPARE(
        planned(table, options),
        (QStringList{"walk.bvh Run 20-41", "t.csv:2: ends between two frames, which go to the nearest"}));
    QCOMPARE(planned("tag,start_s,stop_s\nRun,0.1,0.52\n"),
             (QStringList{"walk.bvh Run 3-16", "t.csv:2: ends between two frames, which go to the nearest"}));
}

void tst_TagImportPlan::endsMayBeInclusive()
{
    TagImportOptions options;
    options.endRule = EndRule::Inclusive;
    QCOMPARE(planned("tag,start_frame,stop_frame\nRun,3,9\nRun,10,10\n", options),
             QStringList("walk.bvh Run 3-10 10-11"));
    QCOMPARE(planned("tag,start_frame,stop_frame,fps\nRun,0,7,60\n", options),
             QStringList("walk.bvh Run 0-4"));
    QCOMPARE(planned("tag,start_s,stop_s\nRun,0.1,0.3\n", options), QStringList("walk.bvh Run 3-10"));
}

void tst_TagImportPlan::momentsBecomeOneFrame()
{
    QCOMPARE(planned("tag,start_s,stop_s\nStep,0.5,0.5\nRun,1,1.01\n"),
             (QStringList{"walk.bvh Run 30-31", "walk.bvh Step 15-16",
                          "t.csv:3: ends between two frames, which go to the nearest"}));
}

void tst_TagImportPlan::whatIsOutsideIsListed()
{
    QCOMPARE(planned("tag,start_frame,stop_frame\nRun,-5,9\nRun,80,91\nJump,90,99\nJump,1e300,1e301\n"
                     "Walk,20,\n"),
             (QStringList{"walk.bvh Run 0-9 80-90", "walk.bvh Walk 20-90",
                          "t.csv:2: ends outside of their clips, which are cut (2 times, also in line 3)",
                          "t.csv:4: ranges outside of their clips (2 times, also in line 5)"}));
    QCOMPARE(planned("tag,start,stop\nRun,1,2\nRun,20,90\n"),
             (QStringList{
                 "walk.bvh Run 30-60",
                 "t.csv:3: ranges of seconds outside of their clips, which as frames would lie in them"}));
    QCOMPARE(planned("tag,start,stop\nRun,20,91\n"), QStringList("t.csv:2: ranges outside of their clips"));
    QCOMPARE(planned("tag,start_frame,stop_frame\nRun,1,9\nRun,x,12\nRun,40,50\n"),
             (QStringList{"walk.bvh Run 1-9 40-50",
                          "t.csv:3: rows without a number in the column \"start_frame\""}));
    QCOMPARE(
        planned("tag,start_frame,stop_frame\nRun,1,9\nRun,5,12\nRun,1,9\n"),
        (QStringList{"walk.bvh Run 1-9 5-12", "t.csv:3: ranges of one tag that overlap, which are joined"}));
}

void tst_TagImportPlan::namesGetTheirNamespaceAndTier()
{
    const ClipLibrary library = libraryOf(90, {30, 1}, "/lib/walk.bvh");
    ForeignTags tags;
    tags.clips.push_back({});
    tags.ranges = {{.tag = "left", .tier = "Step", .start = 0, .stop = 1},
                   {.tag = "Run", .tier = "Run", .start = 0, .stop = 1}};
    TagImportOptions options;
    options.nameSpace = "ana";
    options.hasTierNames = true;
    TagImportPlan plan(library, "/lib", options);
    QVERIFY(plan.add(*tagImportFormat("praat"), tags, "walk.TextGrid"));
    QCOMPARE(linesOf(plan, library), (QStringList{"walk.bvh ana.Run 0-30", "walk.bvh ana.Step.left 0-30"}));
    QCOMPARE(plan.tagNames(), (std::vector<std::string>{"ana.Run", "ana.Step.left"}));
}

/// A namespace is typed with a set before it or without; a set that was chosen counts more than those of
/// names.
void tst_TagImportPlan::namesGoIntoTheChosenSet()
{
    const QByteArray table = "tag,start_frame,stop_frame\nRun,3,9\ngame::Hit,4,5\n";
    const auto with = [&](const char* nameSpace, std::optional<std::string> set = {}) {
        TagImportOptions options;
        options.set = std::move(set);
        giveNamespace(options, nameSpace);
        return planned(table, options);
    };
    QCOMPARE(with(""), (QStringList{"walk.bvh Run 3-9", "walk.bvh game::Hit 4-5"}));
    QCOMPARE(with("ana"), (QStringList{"walk.bvh ana.Run 3-9", "walk.bvh game::ana.Hit 4-5"}));
    QCOMPARE(with("audio::"), (QStringList{"walk.bvh audio::Hit 4-5", "walk.bvh audio::Run 3-9"}));
    QCOMPARE(with("audio::ana"), (QStringList{"walk.bvh audio::ana.Hit 4-5", "walk.bvh audio::ana.Run 3-9"}));
    QCOMPARE(with("default::"), (QStringList{"walk.bvh Hit 4-5", "walk.bvh Run 3-9"}));
    QCOMPARE(with("", ""), (QStringList{"walk.bvh Hit 4-5", "walk.bvh Run 3-9"}));
    QCOMPARE(with("ana", "audio"),
             (QStringList{"walk.bvh audio::ana.Hit 4-5", "walk.bvh audio::ana.Run 3-9"}));
    TagImportOptions renamed;
    renamed.tag = "audio::Step";
    QCOMPARE(planned(table, renamed),
             (QStringList{"walk.bvh audio::Step 3-9 4-5",
                          "t.csv:3: ranges of one tag that overlap, which are joined"}));
}

/// Replacing takes those of the chosen set alone.
void tst_TagImportPlan::captionsGoIntoTheChosenSet()
{
    ClipLibrary library = libraryOf(90, {30, 1}, "/lib/walk.bvh");
    library.setSheet(ClipId(0), TagSheet().withCaptions(
                                    {{{0, 9}, "plain", {}, {}, {}}, {{0, 9}, "heard", {}, {}, "audio"}}));
    TagImportOptions options;
    options.asCaptions = options.replaces = true;
    options.set = "audio";
    TagImportPlan plan(library, "/lib", options);
    QVERIFY(plan.add(*tagImportFormat("csv"), tagsOf("tag,start_frame,stop_frame\nsteps,3,9\n"), "t.csv"));
    const auto changes = plan.sheetChanges(library.vocabulary());
    QCOMPARE(changes.size(), std::size_t(1));
    QStringList captions;
    for (const Caption& each : changes[0].sheet.captions())
        captions << QString::fromStdString(each.set + ':' + each.text);
    QCOMPARE(captions, (QStringList{":plain", "audio:steps"}));
}

void tst_TagImportPlan::whatNoClipCanHaveIsListed()
{
    ClipLibrary library = libraryOf(90, {30, 1}, "/lib/walk.bvh");
    library.set(&LibraryContent::derived, {{"Fast", "Run"}});
    TagImportPlan plan(library, "/lib", {});
    QVERIFY(plan.add(*tagImportFormat("csv"), tagsOf("tag,start_frame,stop_frame\na..b,1,2\nFast,1,2\n"),
                     "t.csv"));
    QCOMPARE(
        linesOf(plan, library),
        (QStringList{"t.csv:2: ranges of \"a..b\": a part of the name is empty: dots stand between two parts",
                     "t.csv:3: ranges of \"Fast\", a live tag that follows from its query"}));
    ClipLibrary damaged; // where the tags could not be read at first
    damaged.setModel(damaged.addSource("/lib/walk.bvh", "walk.bvh"), library.source(SourceId(0)).model, {},
                     Error{"sidecar.syntax", "broken", {}});
    TagImportPlan readOnly(damaged, "/lib", {});
    QVERIFY(readOnly.add(*tagImportFormat("csv"), tagsOf("tag,start_frame,stop_frame\nRun,1,2\n"), "t.csv"));
    QCOMPARE(linesOf(readOnly, damaged),
             QStringList("t.csv:2: ranges of \"t.csv\", whose tags cannot be edited"));
}

void tst_TagImportPlan::rangesAreAddedOrReplace()
{
    ClipLibrary library = libraryOf(90, {30, 1}, "/lib/walk.bvh");
    const TagId run = library.vocabulary().intern("Run"), walk = library.vocabulary().intern("Walk");
    library.setSheet(ClipId(0), TagSheet().withRanges(run, {{0, 5}, {40, 50}}).withRanges(walk, {{60, 70}}));
    const auto ranges = [&](bool replaces) {
        TagImportOptions options;
        options.replaces = replaces;
        TagImportPlan plan(library, "/lib", options);
        if (!plan.add(*tagImportFormat("csv"), tagsOf("tag,start_frame,stop_frame\nRun,45,55\n"), "t.csv"))
            return std::vector<FrameRange>();
        const auto changes = plan.sheetChanges(library.vocabulary());
        if (changes.size() != 1 || changes[0].sheet.ranges(walk).size() != 1)
            return std::vector<FrameRange>();
        const auto lane = changes[0].sheet.ranges(run);
        return std::vector<FrameRange>(lane.begin(), lane.end());
    };
    QVERIFY((ranges(false) == std::vector<FrameRange>{{0, 5}, {40, 55}}));
    QVERIFY((ranges(true) == std::vector<FrameRange>{{45, 55}}));
}

void tst_TagImportPlan::synonymsMeanTheirTag()
{
    ClipLibrary library = libraryOf(90, {30, 1}, "/lib/walk.bvh");
    TagDefinition definition;
    definition.name = "Locomotion.Run";
    definition.synonyms = {"running"};
    const TagId run = library.vocabulary().define(definition);
    TagImportPlan plan(library, "/lib", {});
    QVERIFY(plan.add(*tagImportFormat("csv"), tagsOf("tag,start_frame,stop_frame\nrunning,4,5\n"), "t.csv"));
    QCOMPARE(plan.sheetChanges(library.vocabulary()).at(0).sheet.ranges(run).size(), std::size_t(1));
}

/// As in queries; a whole name, several such tags and other sets make it a name of its own.
void tst_TagImportPlan::aLastPartMeansTheOnlyTagThatEndsInIt()
{
    ClipLibrary library = libraryOf(90, {30, 1}, "/lib/walk.bvh");
    for (const char* name : {"Locomotion.Run", "Left.Step", "Right.Step", "audio::Hit", "Old.Walk", "Walk"})
        defineTag(library, name);
    const auto names = [&](const TagImportOptions& options) {
        TagImportPlan plan(library, "/lib", options);
        if (!plan.add(*tagImportFormat("csv"),
                      tagsOf("tag,start_frame,stop_frame\nRun,0,1\nStep,0,1\nHit,0,1\nWalk,0,1\n"), "t.csv"))
            return std::vector<std::string>{"error"};
        return plan.tagNames();
    };
    TagImportOptions known;
    known.onlyKnown = true;
    QCOMPARE(names({}), (std::vector<std::string>{"Hit", "Locomotion.Run", "Step", "Walk"}));
    QCOMPARE(names(known), (std::vector<std::string>{"Locomotion.Run", "Walk"}));
    library.set(&LibraryContent::derived, {{.name = "Run", .text = "Walk"}});
    QCOMPARE(names(known), (std::vector<std::string>{"Walk"})); // a live tag's
}

void tst_TagImportPlan::undoneTagsAreNotMeant()
{
    ClipLibrary library = libraryOf(90, {30, 1}, "/lib/walk.bvh");
    defineTag(library, "Locomotion.Run");
    for (const char* name : {"Run", "Old.Walk"}) library.vocabulary().intern(name); // as after an undo
    TagImportPlan plan(library, "/lib", {});
    QVERIFY(plan.add(*tagImportFormat("csv"), tagsOf("tag,start_frame,stop_frame\nRun,0,1\nWalk,0,1\n"),
                     "t.csv"));
    QCOMPARE(plan.tagNames(), (std::vector<std::string>{"Locomotion.Run", "Walk"}));
}

void tst_TagImportPlan::ofTwoStatesThatSaidLastHolds_data()
{
    QTest::addColumn<QByteArray>("row"); ///< state, by and at
    QTest::addColumn<bool>("replaces");
    QTest::addColumn<QString>(
        "state"); ///< that the clip gets, which is done by ben at 10:00; empty: no other
    const auto row = [](const char* name, const char* fields, bool replaces, const char* state) {
        QTest::newRow(name) << QByteArray(fields) << replaces << QString(state);
    };
    row("later", "reviewed,ana,2026-11-22T11:00Z", false, "reviewed ana 2026-11-22T11:00Z");
    row("earlier", "reviewed,ana,2026-11-22T09:00Z", false, "");
    row("earlier, to replace", "reviewed,ana,2026-11-22T09:00Z", true, "reviewed ana 2026-11-22T09:00Z");
    row("at no known time", "reviewed,ana,", false, "");
    row("the same", "done,ben,2026-11-22T10:00Z", true, "");
    row("untouched", "untouched,,", false, "");
    row("untouched, to replace", "untouched,,", true, "untouched  ");
}

void tst_TagImportPlan::ofTwoStatesThatSaidLastHolds()
{
    QFETCH(QByteArray, row);
    QFETCH(bool, replaces);
    ClipLibrary library = libraryOf(90, {30, 1}, "/lib/walk.bvh");
    library.setSheet(ClipId(0), TagSheet().withState({ClipStage::Done, "ben", "2026-11-22T10:00Z"}));
    TagImportOptions options;
    options.replaces = replaces;
    TagImportPlan plan(library, "/lib", options);
    const QByteArray table = "clip,state,state_by,state_at\nwalk.bvh," + row + '\n';
    QVERIFY(plan.add(*tagImportFormat("csv"), tagsOf(table), "t.csv"));
    QString state;
    for (const SheetChange& change : plan.sheetChanges(library.vocabulary())) {
        const ClipState& is = change.sheet.state();
        state = QString::fromStdString(std::string(stageName(is.stage)) + ' ' + is.by + ' ' + is.at);
    }
    QTEST(state, "state");
    QCOMPARE(plan.clipCount(), std::size_t(state.isEmpty() ? 0 : 1));
}

/// Also where one of the files says what the clip has already.
void tst_TagImportPlan::theOrderOfFilesDecidesNoState()
{
    ClipLibrary library = libraryOf(90, {30, 1}, "/lib/walk.bvh");
    library.setSheet(ClipId(0), TagSheet().withState({ClipStage::Done, "ben", "2026-11-22T10:00Z"}));
    const QByteArray done = "done,ben,2026-11-22T10:00Z", begun = "begun,ana,2026-11-22T09:00Z";
    for (const bool replaces : {false, true})
        for (const auto& [first, second] : {std::pair(done, begun), std::pair(begun, done)}) {
            TagImportOptions options;
            options.replaces = replaces;
            TagImportPlan plan(library, "/lib", options);
            for (const QByteArray& row : {first, second}) {
                const QByteArray table = "clip,state,state_by,state_at\nwalk.bvh," + row + '\n';
                QVERIFY(plan.add(*tagImportFormat("csv"), tagsOf(table), "t.csv"));
            }
            QVERIFY(plan.states().empty());
            QVERIFY(plan.sheetChanges(library.vocabulary()).empty());
        }
}

void tst_TagImportPlan::statesOfNoClipAreListed()
{
    QCOMPARE(planned("clip,state\ncrawl.bvh,done\njump.bvh,untouched\n"),
             QStringList("t.csv:2: the state of \"crawl.bvh\", for which there is no clip"));
    QCOMPARE(
        planned("clip,tag,start_frame,state\nwalk.bvh,Run,80,done\ncrawl.bvh,Run,80,done\n"),
        (QStringList{"walk.bvh Run 80-90", "t.csv:3: ranges of \"crawl.bvh\", for which there is no clip",
                     "t.csv:3: the state of \"crawl.bvh\", for which there is no clip"}));
}

QTEST_GUILESS_MAIN(tst_TagImportPlan)
#include "tst_TagImportPlan.moc"
