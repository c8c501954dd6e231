#include "core/library/SidecarStore.h"

#include "core/io/entries/SourceFrames.h"
#include "core/library/opening/UnwritableFolders.h"
#include "tests/core/io/ReplacedText.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <sys/stat.h>

namespace fs = std::filesystem;

using namespace tagline;
using tagline::test::replaced;

namespace {

const std::string canonical = R"({
  "format": "tagline.tags",
  "version": 1,
  "source": "pack.glb",
  "clips": [
    {
      "name": "run",
      "frames": 100,
      "rate": [30, 1],
      "tags": {
        "Bad": [
          [40, 50]
        ],
        "Run": [
          [0, 60]
        ]
      },
      "properties": {
        "speed": [
          [0, 60, 1.0]
        ]
      }
    },
    {
      "name": "removed from the model",
      "frames": 7,
      "rate": [24, 1],
      "tags": {
        "Old": [
          [0, 7]
        ]
      }
    }
  ],
  "author": {
    "id": 1.50
  }
}
)";

} // namespace

class tst_SidecarStore : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void unchangedSheetsAreNotWritten();
    void changedSheetIsWrittenAndTheRestKept();
    void firstSaveMakesTheFile();
    void nothingTaggedMakesNoFile();
    void emptiedSheetLosesItsEntry();
    void entryWithUnknownKeysIsKept();
    void changeOnDiskIsMergedByRange();
    void changeOnDiskAloneIsTakenWithoutWriting();
    void conflictingPropertiesAreAskedAbout();
    void decidedConflictsAreNotAskedAbout();
    void aWholeClipIsTakenOnlyOfWhatWasSeen();
    void deletedFileIsNotAnEdit();
    void fileKnownToBeDeletedIsWrittenAgain();
    void brokenFileOnDiskIsNotOverwritten();
    void newerVersionIsNeverSaved();
    void readOnlyFileIsNeverReplaced();
    void whatWouldNotBeSavedIsForeseen();
    void ofSeveralSetsAllAreWrittenOrNone();
    void frameCountIsRecordedWhenAccepted();
    void frameCountOfAnotherProgramStays();
    void contentThatAnotherProgramFittedToStays();
    void frameCountOfAClipThatIsNewOnDiskStays();
    void rowsOfAnArrayAreSaidWithWhatIsTagged();
    void newPointIsListed();
    void captionsAreNotWrittenOverAnotherProgramsKey();
    void whatCouldNotBeReadAgainIsNotWritten();

private:
    std::string modelPath() const { return (m_folder->path() + "/pack.glb").toStdString(); }
    std::string path() const { return sidecarPath(modelPath()); }
    void put(const std::string& text) const { std::ofstream(path(), std::ios::trunc) << text; }
    std::string onDisk() const
    {
        std::ostringstream text;
        text << std::ifstream(path()).rdbuf();
        return text.str();
    }
    /// A request of the clips "run" (as on disk) and "idle" (no tags).
    SaveRequest loaded()
    {
        SaveRequest request{modelPath(), *loadSidecar(modelPath()), {}};
        internTags(request.base.sidecar, m_vocabulary);
        const SidecarClip* run = request.base.sidecar.find("run", {});
        request.sheets.push_back({"idle", {}, 10, {30, 1}, {}});
        request.sheets.push_back({"run", {}, 100, {30, 1}, run ? sheetOf(*run, m_vocabulary) : TagSheet()});
        return request;
    }
    TagSheet& run(SaveRequest& request) const { return request.sheets[1].sheet; }
    void tag(TagSheet& sheet, const char* name, std::vector<FrameRange> ranges)
    {
        sheet = sheet.withRanges(m_vocabulary.intern(name), std::move(ranges));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    TagVocabulary m_vocabulary;
};

void tst_SidecarStore::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_vocabulary = {};
}

void tst_SidecarStore::unchangedSheetsAreNotWritten()
{
    const std::string foreign =
        replaced(canonical, "\n  \"version\": 1,", "\"version\":1,"); // another program's layout
    put(foreign);
    const auto outcome = saveSidecar(loaded(), m_vocabulary);
    QVERIFY(outcome.hasValue());
    QVERIFY(!outcome->isWritten && !outcome->isMerged);
    QCOMPARE(onDisk(), foreign);
}

void tst_SidecarStore::changedSheetIsWrittenAndTheRestKept()
{
    put(canonical);
    SaveRequest request = loaded();
    tag(run(request), "Bad", {{40, 55}});
    const auto outcome = saveSidecar(request, m_vocabulary);
    QVERIFY(outcome.hasValue());
    QVERIFY(outcome->isWritten && !outcome->isMerged);
    QCOMPARE(onDisk(), replaced(canonical, "[40, 50]", "[40, 55]"));
    QCOMPARE(outcome->stored.stamp, *stampOf(path()));

    SaveRequest again{modelPath(), outcome->stored, request.sheets};
    QVERIFY(!saveSidecar(again, m_vocabulary)->isWritten);
    tag(run(again), "Bad", {{40, 50}});
    QVERIFY(saveSidecar(again, m_vocabulary)->isWritten);
    QCOMPARE(onDisk(), canonical);
}

void tst_SidecarStore::firstSaveMakesTheFile()
{
    SaveRequest request = loaded();
    QVERIFY(!request.base.stamp.exists);
    tag(request.sheets[0].sheet, "Idle", {{0, 10}});
    QVERIFY(saveSidecar(request, m_vocabulary)->isWritten);
    const auto stored = loadSidecar(modelPath());
    QCOMPARE(stored->sidecar.source, std::string("pack.glb"));
    QCOMPARE(stored->sidecar.clips.size(), 1u);
    QCOMPARE(stored->sidecar.clips[0].tags, (std::vector<SidecarTag>{{"Idle", {{0, 10}}}}));
}

void tst_SidecarStore::nothingTaggedMakesNoFile()
{
    QVERIFY(!saveSidecar(loaded(), m_vocabulary)->isWritten);
    QVERIFY(!std::filesystem::exists(path()));
}

void tst_SidecarStore::emptiedSheetLosesItsEntry()
{
    put(R"({"format":"tagline.tags","version":1,"source":"pack.glb","clips":[
        {"name":"run","frames":100,"rate":[30,1],"tags":{"Run":[[0,9]]}}]})");
    std::ofstream(modelPath()) << "a model"; // where there is none, the file goes
    SaveRequest request = loaded();
    run(request) = {};
    QVERIFY(saveSidecar(request, m_vocabulary)->isWritten);
    QVERIFY(onDisk().ends_with("\"clips\": []\n}\n"));
}

void tst_SidecarStore::entryWithUnknownKeysIsKept()
{
    put(R"({"format":"tagline.tags","version":1,"source":"pack.glb","clips":[
        {"name":"run","frames":100,"rate":[30,1],"tags":{"Run":[[0,9]]},"mood":1.0}]})");
    SaveRequest request = loaded();
    run(request) = {};
    QVERIFY(saveSidecar(request, m_vocabulary)->isWritten);
    QVERIFY(onDisk().find("\"tags\": {},\n      \"mood\": 1.0") != std::string::npos);
}

void tst_SidecarStore::changeOnDiskIsMergedByRange()
{
    put(canonical);
    SaveRequest request = loaded();
    tag(run(request), "Run", {{0, 70}});
    put(replaced(replaced(canonical, "[40, 50]", "[40, 45]"), "\"author\"", "\"reviewer\""));
    const auto outcome = saveSidecar(request, m_vocabulary);
    QVERIFY(outcome.hasValue());
    QVERIFY(outcome->isWritten && outcome->isMerged);
    QVERIFY(outcome->conflicts.empty());
    const std::string both = replaced(replaced(canonical, "[40, 50]", "[40, 45]"), "[0, 60]\n", "[0, 70]\n");
    QCOMPARE(onDisk(), replaced(both, "\"author\"", "\"reviewer\""));
    QCOMPARE(outcome->sheets[1].ranges(*m_vocabulary.find("Bad")).front(), (FrameRange{40, 45}));
}

void tst_SidecarStore::changeOnDiskAloneIsTakenWithoutWriting()
{
    put(canonical);
    const SaveRequest request = loaded();
    const std::string theirs = replaced(canonical, "\"Bad\"", "\"Awful\"");
    put(theirs);
    const Result<SaveOutcome> merged = mergedWithDisk(request, *loadSidecar(modelPath()), m_vocabulary);
    for (const auto& outcome : {merged, saveSidecar(request, m_vocabulary)}) {
        QVERIFY(outcome->isMerged && !outcome->isWritten);
        QCOMPARE(outcome->sheets[1].ranges(*m_vocabulary.find("Awful")).size(), 1u);
        QVERIFY(outcome->sheets[1].ranges(*m_vocabulary.find("Bad")).empty());
    }
    QCOMPARE(onDisk(), theirs);
}

void tst_SidecarStore::conflictingPropertiesAreAskedAbout()
{
    put(canonical);
    SaveRequest request = loaded();
    run(request) = run(request).withProperty("speed", {{{0, 20}, 2.0}, {{20, 60}, 1.0}});
    const std::string theirs = replaced(canonical, "[0, 60, 1.0]", "[0, 10, 3.0],\n          [10, 60, 1.0]");
    put(theirs);
    const auto asked = saveSidecar(request, m_vocabulary);
    QVERIFY(asked.hasValue());
    QVERIFY(!asked->isWritten);
    QCOMPARE(asked->conflicts.size(), 1u);
    QCOMPARE(asked->conflicts[0].sheet, 1u);
    QCOMPARE(asked->conflicts[0].conflicts[0].range, (FrameRange{0, 10}));
    QCOMPARE(onDisk(), theirs);

    QVERIFY(saveSidecar(request, m_vocabulary, ConflictChoice::Theirs)->isWritten);
    QVERIFY2(onDisk().find("[0, 10, 3.0],\n          [10, 20, 2],\n          [20, 60, 1.0]") !=
                 std::string::npos,
             onDisk().c_str());
    put(theirs);
    QVERIFY(saveSidecar(request, m_vocabulary, ConflictChoice::Ours)->isWritten);
    QVERIFY2(onDisk().find("[0, 20, 2],\n          [20, 60, 1.0]") != std::string::npos, onDisk().c_str());
}

void tst_SidecarStore::decidedConflictsAreNotAskedAbout()
{
    put(canonical);
    SaveRequest request = loaded();
    run(request) = run(request).withProperty("speed", {{{0, 20}, 2.0}, {{20, 60}, 1.0}});
    put(replaced(canonical, "[0, 60, 1.0]", "[0, 10, 3.0],\n          [10, 60, 1.0]"));
    const auto asked = saveSidecar(request, m_vocabulary);
    request.sheets[1].taken = takenFrom(MergeSide::Theirs, asked->conflicts.at(0).conflicts);
    const auto done = saveSidecar(request, m_vocabulary);
    QVERIFY(done->isWritten && done->conflicts.empty());
    QVERIFY2(onDisk().find("[0, 10, 3.0],\n          [10, 20, 2],\n          [20, 60, 1.0]") !=
                 std::string::npos,
             onDisk().c_str());
    // Another program wrote a value that nobody has seen yet: that is asked about anew.
    const std::string newer = replaced(canonical, "[0, 60, 1.0]", "[0, 10, 4.0],\n          [10, 60, 1.0]");
    put(newer);
    QVERIFY(!saveSidecar(request, m_vocabulary)->isWritten);
    QCOMPARE(onDisk(), newer);
}

void tst_SidecarStore::aWholeClipIsTakenOnlyOfWhatWasSeen()
{
    put(canonical);
    SaveRequest request = loaded();
    run(request) = run(request).withProperty("speed", {{{0, 20}, 2.0}, {{20, 60}, 1.0}});
    const std::string theirs = replaced(canonical, "[0, 60, 1.0]", "[0, 10, 3.0],\n          [10, 60, 1.0]");
    put(theirs);
    const auto asked = saveSidecar(request, m_vocabulary);
    request.sheets[1].taken = takenFrom(MergeSide::Ours, asked->conflicts.at(0).conflicts);
    request.sheets[1].whole = MergeSide::Ours;
    request.sheets[1].seen = sheetOf(*asked->stored.sidecar.find("run", std::nullopt), m_vocabulary);
    // Meanwhile another program adds a range that nobody has seen: it is merged, not overwritten.
    put(replaced(theirs, "[40, 50]", "[40, 50],\n          [70, 80]"));
    QVERIFY(saveSidecar(request, m_vocabulary)->isWritten);
    QVERIFY2(onDisk().find("[70, 80]") != std::string::npos, onDisk().c_str());
    QVERIFY(onDisk().find("[0, 20, 2]") != std::string::npos);
    // What was seen is left out as decided.
    put(replaced(theirs, "[40, 50]", "[40, 50],\n          [70, 80]"));
    const auto now = loadSidecar(modelPath());
    request.sheets[1].seen = sheetOf(*now->sidecar.find("run", std::nullopt), m_vocabulary);
    QVERIFY(saveSidecar(request, m_vocabulary)->isWritten);
    QVERIFY2(onDisk().find("[70, 80]") == std::string::npos, onDisk().c_str());
}

void tst_SidecarStore::deletedFileIsNotAnEdit()
{
    put(canonical);
    SaveRequest request = loaded();
    std::filesystem::remove(path());
    QVERIFY(!saveSidecar(request, m_vocabulary)->isWritten);
    QVERIFY(!std::filesystem::exists(path()));
    tag(run(request), "Bad", {{40, 55}});
    QVERIFY(saveSidecar(request, m_vocabulary)->isWritten);
    QCOMPARE(onDisk(), replaced(canonical, "[40, 50]", "[40, 55]"));
}

void tst_SidecarStore::fileKnownToBeDeletedIsWrittenAgain()
{
    put(canonical);
    SaveRequest request = loaded();
    std::filesystem::remove(path());
    QVERIFY(goneSets(request.base).empty());
    QVERIFY(areOthers(*loadSidecar(modelPath()), request.base));
    request.base = withGoneKept(request.base, *loadSidecar(modelPath()));
    QCOMPARE(goneSets(request.base), std::vector<std::string>{""});
    QVERIFY(isInGoneSet(request.base, "run", std::nullopt));
    QVERIFY(!isInGoneSet(request.base, "no such clip", std::nullopt));
    QVERIFY(sidecarOfFiles(request.base).clips.empty());
    QVERIFY(!areOthers(*loadSidecar(modelPath()), request.base)); // which is known
    const auto outcome = saveSidecar(request, m_vocabulary);
    QVERIFY(outcome->isWritten);
    QVERIFY(!outcome->isMerged);
    QCOMPARE(onDisk(), std::string(canonical));
    QVERIFY(goneSets(outcome->stored).empty());
}

void tst_SidecarStore::brokenFileOnDiskIsNotOverwritten()
{
    put(canonical);
    SaveRequest request = loaded();
    tag(run(request), "Bad", {{40, 55}});
    put("<<<<<<< HEAD\n");
    const auto outcome = saveSidecar(request, m_vocabulary);
    QVERIFY(!outcome.hasValue());
    QCOMPARE(outcome.error().code, std::string("sidecar.conflict-marks"));
    QCOMPARE(outcome.error().file, path());
    QCOMPARE(onDisk(), std::string("<<<<<<< HEAD\n"));
}

void tst_SidecarStore::newerVersionIsNeverSaved()
{
    const std::string newer = replaced(canonical, "\"version\": 1", "\"version\": 2");
    put(newer);
    SaveRequest request = loaded();
    QVERIFY(saveSidecar(request, m_vocabulary).hasValue());
    tag(run(request), "Bad", {{40, 55}});
    QCOMPARE(saveSidecar(request, m_vocabulary).error().code, std::string("sidecar.newer-version"));
    QCOMPARE(onDisk(), newer);
}

void tst_SidecarStore::readOnlyFileIsNeverReplaced()
{
    put(canonical);
    QCOMPARE(::chmod(path().c_str(), 0444), 0);
    SaveRequest request = loaded();
    tag(run(request), "Bad", {{40, 55}});
    const auto outcome = saveSidecar(request, m_vocabulary);
    QVERIFY(!outcome.hasValue());
    QCOMPARE(outcome.error().code, std::string("file.read-only"));
    QVERIFY(outcome.error().message.find("make it writable") != std::string::npos);
    QCOMPARE(onDisk(), canonical);
}

void tst_SidecarStore::whatWouldNotBeSavedIsForeseen()
{
    put(canonical);
    SaveRequest request = loaded();
    const auto foreseen = [&] {
        const auto error = foreseenSaveError(request, m_vocabulary);
        return error ? error->code : std::string();
    };
    fs::permissions(path(), fs::perms::owner_read);
    QCOMPARE(foreseen(), std::string()); // nothing is to be written
    tag(run(request), "Bad", {{40, 55}});
    QCOMPARE(foreseen(), std::string("file.read-only"));
    fs::permissions(path(), fs::perms::owner_read | fs::perms::owner_write);
    QCOMPARE(foreseen(), std::string());
    put(replaced(canonical, "[40, 50]", "[40, 51]"));
    QCOMPARE(foreseen(), std::string()); // it would be merged
    put("{");
    QVERIFY(!foreseen().empty());
    QCOMPARE(onDisk(), std::string("{"));
}

void tst_SidecarStore::ofSeveralSetsAllAreWrittenOrNone()
{
    put(canonical);
    SaveRequest request = loaded();
    tag(run(request), "Bad", {{40, 55}});
    tag(run(request), "gameplay::Hit", {{1, 2}});
    fs::permissions(path(), fs::perms::owner_read);
    const auto refused = saveSidecar(request, m_vocabulary);
    QVERIFY(!refused.hasValue());
    QCOMPARE(refused.error().code, std::string("file.read-only"));
    QVERIFY(!fs::exists(sidecarPath(modelPath(), "gameplay")));
    fs::permissions(path(), fs::perms::owner_read | fs::perms::owner_write);
    QVERIFY(saveSidecar(request, m_vocabulary)->isWritten);
    QVERIFY(fs::exists(sidecarPath(modelPath(), "gameplay")));
}

void tst_SidecarStore::frameCountIsRecordedWhenAccepted()
{
    put(canonical);
    SaveRequest request = loaded();
    request.sheets[1].frames = 120;
    QVERIFY(saveSidecar(request, m_vocabulary)->isWritten);
    QCOMPARE(onDisk(), replaced(canonical, "\"frames\": 100", "\"frames\": 120"));
}

// It fitted the ranges to the file as it is now.
void tst_SidecarStore::frameCountOfAnotherProgramStays()
{
    put(canonical);
    SaveRequest request = loaded();
    tag(run(request), "Walk", {{0, 10}});
    put(replaced(replaced(canonical, "\"frames\": 100", "\"frames\": 120"), "[0, 60]\n", "[0, 72]\n"));
    const auto outcome = saveSidecar(request, m_vocabulary);
    QVERIFY(outcome.hasValue() && outcome->isWritten);
    QCOMPARE(outcome->stored.sidecar.find("run", {})->frames, 120);
    QVERIFY(onDisk().find("\"frames\": 120") != std::string::npos);
    request.sheets[1].frames = 110; // fitted on both sides: what was done here last stays
    const auto both = saveSidecar(request, m_vocabulary);
    QVERIFY(both.hasValue());
    QCOMPARE(both->stored.sidecar.find("run", {})->frames, 110);
}

// The file was written again as content 2 and is another motion: a save says the former content, 1.
void tst_SidecarStore::contentThatAnotherProgramFittedToStays()
{
    const auto saying = [](int content) {
        return replaced(canonical, "[0, 60, 1.0]\n        ]\n      }\n",
                        "[0, 60, 1.0]\n        ]\n      },\n      \"hash\": \"xxh3:000000000000000" +
                            std::to_string(content) + "\"\n");
    };
    const auto model = std::make_shared<ImportedModel>();
    model->contentHash = 2;
    Clip& clip = model->clips.emplace_back();
    clip.name = "run";
    clip.frames = 100;
    clip.rate = {30, 1};
    put(saying(1));
    SaveRequest request = loaded();
    request.model = model;
    request.sheets[1].content = 1;
    tag(run(request), "Walk", {{0, 10}});
    const auto written = saveSidecar(request, m_vocabulary);
    QVERIFY(written.hasValue() && written->isWritten);
    QVERIFY(onDisk().find("xxh3:0000000000000001") != std::string::npos);
    put(replaced(saying(2), "[0, 60]\n", "[5, 65]\n")); // the other program shifts the ranges
    const auto merged = saveSidecar(request, m_vocabulary);
    QVERIFY(merged.hasValue() && merged->isMerged);
    QVERIFY(onDisk().find("xxh3:0000000000000002") != std::string::npos);
    QVERIFY(onDisk().find("\"Walk\"") != std::string::npos);
    QVERIFY(onDisk().find("[5, 65]") != std::string::npos);
}

void tst_SidecarStore::frameCountOfAClipThatIsNewOnDiskStays()
{
    SaveRequest request = loaded(); // there is no file yet
    tag(request.sheets[0].sheet, "Rest", {{0, 5}});
    put(replaced(canonical, "\"frames\": 100", "\"frames\": 120"));
    const auto outcome = saveSidecar(request, m_vocabulary);
    QVERIFY(outcome.hasValue() && outcome->isWritten);
    QCOMPARE(outcome->stored.sidecar.find("run", {})->frames, 120);
    QCOMPARE(outcome->stored.sidecar.find("idle", {})->frames, 10);
}

void tst_SidecarStore::rowsOfAnArrayAreSaidWithWhatIsTagged()
{
    put(canonical);
    auto model = std::make_shared<ImportedModel>();
    Clip& clip = model->clips.emplace_back();
    clip.name = "run";
    clip.frames = 100;
    clip.rate = {30, 1};
    clip.sourceRows = {120.0, 397, 4.0};
    SaveRequest request = loaded();
    request.model = model;
    QVERIFY(!saveSidecar(request, m_vocabulary)->isWritten); // an older file stays as it is
    QCOMPARE(onDisk(), canonical);
    tag(run(request), "Bad", {{40, 55}});
    QVERIFY(saveSidecar(request, m_vocabulary)->isWritten);
    const auto told = [&] { return sourceFramesOf(*loadSidecar(modelPath())->sidecar.find("run", {})); };
    QCOMPARE(told(), std::optional(SourceFrames{120.0, 397, {{0, 0.0}, {99, 396.0}}}));

    const std::string other = replaced(onDisk(), "\"rate\": 120", "\"rate\": 119.88"); // another program's
    SaveRequest merging = loaded();
    put(replaced(other, "[0, 60]", "[0, 61]"));
    tag(run(merging), "Bad", {{40, 56}});
    QVERIFY(saveSidecar(merging, m_vocabulary)->isMerged);
    QCOMPARE(told()->framesPerSecond, std::optional(119.88)); // nothing was read of the file meanwhile

    SaveRequest refit = loaded();
    refit.sheets[1].frames = 120; // drawn on what nobody has read
    QVERIFY(saveSidecar(refit, m_vocabulary)->isWritten);
    QVERIFY(!told());
}

void tst_SidecarStore::newPointIsListed()
{
    put(canonical);
    SaveRequest request = loaded();
    TagDefinition step;
    step.name = "Step";
    step.kind = TagKind::Point;
    m_vocabulary.define(step);
    tag(run(request), "Step", {{12, 13}});
    QVERIFY(saveSidecar(request, m_vocabulary)->isWritten);
    QCOMPARE(loadSidecar(modelPath())->sidecar.points, std::vector<std::string>{"Step"});
}

void tst_SidecarStore::captionsAreNotWrittenOverAnotherProgramsKey()
{
    const std::string foreign =
        replaced(canonical, "[0, 60, 1.0]\n        ]\n      }\n",
                 "[0, 60, 1.0]\n        ]\n      },\n      \"captions\": \"run.srt\"\n");
    put(foreign);
    SaveRequest request = loaded();
    const TagSheet before = run(request);
    run(request) = before.withCaptions({{{0, 10}, "runs", {}, {}}});
    QCOMPARE(saveSidecar(request, m_vocabulary).error().code, std::string("sidecar.foreign-captions"));
    QCOMPARE(foreseenSaveError(request, m_vocabulary)->code, std::string("sidecar.foreign-captions"));
    QCOMPARE(onDisk(), foreign);
    run(request) = before;
    tag(run(request), "Bad", {{40, 55}});
    request.sheets[0].sheet = TagSheet().withCaptions({{{0, 10}, "stands", {}, {}}}); // of another clip
    const auto outcome = saveSidecar(request, m_vocabulary);
    QVERIFY2(outcome.hasValue(), outcome ? "" : outcome.error().text().c_str());
    QVERIFY(onDisk().find("\"captions\": \"run.srt\"") != std::string::npos);
    QVERIFY(onDisk().find("\"text\": \"stands\"") != std::string::npos);
    QVERIFY(onDisk().find("[40, 55]") != std::string::npos);
}

void tst_SidecarStore::whatCouldNotBeReadAgainIsNotWritten()
{
    put(canonical);
    SaveRequest request = loaded();
    std::vector<FrameRange> ranges;
    for (Frame i = 0; i < Frame(TagSidecar::mostRanges) - 4; ++i) ranges.push_back({2 * i, 2 * i + 1});
    tag(run(request), "Many", ranges); // with Bad, Run, speed and Old as many as can be
    request.sheets[0].sheet = TagSheet().withCaptions({{{0, 10}, "stands", {}, {}}});
    QCOMPARE(saveSidecar(request, m_vocabulary).error().code, std::string("sidecar.over-limits"));
    QCOMPARE(onDisk(), canonical);
    request.sheets[0].sheet = {};
    QVERIFY(saveSidecar(request, m_vocabulary).hasValue());
    QVERIFY(loadSidecar(modelPath()).hasValue());
    put(canonical);
    run(request) = TagSheet().withCaptions({{{0, 10}, std::string(TagSidecar::largestBytes, 'x'), {}, {}}});
    QCOMPARE(saveSidecar(request, m_vocabulary).error().code, std::string("sidecar.over-limits"));
    QCOMPARE(onDisk(), canonical);
}

QTEST_APPLESS_MAIN(tst_SidecarStore)
#include "tst_SidecarStore.moc"
