#include "core/io/entries/SourceHash.h"
#include "core/library/ClipLibrary.h"

#include <QTest>

#include <set>

using namespace tagline;

namespace {

Clip motion(const char* name, Frame frames, std::int32_t index = 0, bool isShared = false)
{
    Clip clip;
    clip.name = name;
    clip.displayName = name;
    clip.frames = frames;
    clip.index = index;
    clip.isNameShared = isShared;
    return clip;
}

std::shared_ptr<const ImportedModel> model(std::vector<Clip> clips)
{
    auto made = std::make_shared<ImportedModel>();
    made->clips = std::move(clips);
    return made;
}

/// A model that was read from a file of that content.
std::shared_ptr<const ImportedModel> modelOf(std::uint64_t content, std::vector<Clip> clips)
{
    ImportedModel made = *model(std::move(clips));
    made.contentHash = content;
    return std::make_shared<const ImportedModel>(std::move(made));
}

StoredSidecar sidecar(std::vector<SidecarClip> clips)
{
    StoredSidecar stored;
    stored.stamp.exists = true;
    stored.sidecar.clips = std::move(clips);
    return stored;
}

SidecarClip entry(const char* name, Frame frames, std::vector<SidecarTag> tags,
                  std::optional<std::int32_t> index = {})
{
    SidecarClip clip;
    clip.name = name;
    clip.index = index;
    clip.frames = frames;
    clip.tags = std::move(tags);
    return clip;
}

} // namespace

class tst_ClipLibrary : public QObject
{
    Q_OBJECT

private slots:
    void addingAPathTwiceIsOneSource();
    void modelBringsItsClipsAndSheets();
    void anUneditedSheetSharesItsRangesWithTheSidecars();
    void indexFollowsTheSheets();
    void rangesAreCountedAsTheyWereDrawn();
    void answersAreCutToTheFramesThatExist();
    void changedSourceIsFlaggedUntilAccepted();
    void aFileWrittenAgainIsNotedByItsContent();
    void onlyWhatIsComparedDecidesWhatASaveSays();
    void aComparisonHoldsUntilTheFileIsReadAgain();
    void unsavedRangesKnowTheContentTheyWereDrawnOn();
    void clipsOfOneNameGoByTheirIndex();
    void clipsAreInOrderOfPathWhateverCameFirst();
    void queriesKnowClipsByNameFileAndFolder();
    void noTwoMotionsShareAVersion();
    void failedSourceStillAnswersFromItsSidecar();
    void brokenSidecarMakesTheSourceReadOnly();
    void reimportKeepsIdsAndEdits();
    void fitToAChangedFileOutlivesReadingAgain();
    void lostClipKeepsItsTagsAndHasNoFrames();
    void savedSourceIsNotModified();
    void namesThatAreNotUtf8AreMadeSo();
};

void tst_ClipLibrary::addingAPathTwiceIsOneSource()
{
    ClipLibrary library;
    const SourceId first = library.addSource("/a/walk.bvh", "walk.bvh");
    QCOMPARE(library.addSource("/a/walk.bvh", "a/walk.bvh"), first);
    QCOMPARE(library.sourceCount(), 1u);
    QCOMPARE(library.source(first).state, SourceState::Pending);
    QCOMPARE(library.findSource("/a/walk.bvh"), std::optional(first));
    QVERIFY(!library.findSource("walk.bvh"));
}

void tst_ClipLibrary::modelBringsItsClipsAndSheets()
{
    ClipLibrary library;
    const SourceId source = library.addSource("/a/pack.glb", "pack.glb");
    library.setModel(source, model({motion("idle", 10), motion("run", 50)}), {},
                     sidecar({entry("run", 50, {{"Run", {{0, 20}}}})}));
    QCOMPARE(library.source(source).state, SourceState::Ready);
    QCOMPARE(library.clipCount(), 2u);
    const ClipId run = *library.findClip(source, "run");
    QCOMPARE(library.clip(run).sheet.ranges(*library.vocabulary().find("Run")).size(), 1u);
    QVERIFY(library.clip(*library.findClip(source, "idle")).sheet.isEmpty());
    QCOMPARE(library.motion(run)->frames, 50);
    QVERIFY(!library.clip(run).sourceChange);
    QVERIFY(library.modifiedSources().empty());
}

/// Of thousands of clips, each range is there once.
void tst_ClipLibrary::anUneditedSheetSharesItsRangesWithTheSidecars()
{
    ClipLibrary library;
    const SourceId source = library.addSource("/a/run.bvh", "run.bvh");
    for (const Frame start : {3, 5}) {
        library.setModel(source, model({motion("run", 50)}), {},
                         sidecar({entry("run", 50, {{"Run", {{start, 20}}}})}));
        const LibraryClip& run = library.clip(*library.findClip(source, "run"));
        const TagId tag = *library.vocabulary().find("Run");
        QCOMPARE(run.sheet.ranges(tag).front(), (FrameRange{start, 20}));
        QCOMPARE(run.sheet.ranges(tag).data(), run.savedSheet.ranges(tag).data());
        QCOMPARE(run.sheet.lanes().data(), run.savedSheet.lanes().data());
        QVERIFY(!run.isModified());
    }
}

void tst_ClipLibrary::indexFollowsTheSheets()
{
    ClipLibrary library;
    const SourceId source = library.addSource("/a/pack.glb", "pack.glb");
    library.setModel(source, model({motion("run", 50)}));
    const ClipId run = library.source(source).clips[0];
    const TagId tag = library.vocabulary().intern("Run");
    const TagIndex before = library.index();
    library.setSheet(run, TagSheet().withRanges(tag, {{3, 9}}));
    QCOMPARE(library.index().exact(tag).frameCount(), 6);
    QCOMPARE(before.exact(tag).frameCount(), 0);
    QCOMPARE(library.modifiedSources(), std::vector{source});
    library.setSheet(run, {});
    QVERIFY(library.index().exact(tag).isEmpty());
    QVERIFY(library.modifiedSources().empty());
}

/// A range that was split is two, as in its lane, though queries see one.
void tst_ClipLibrary::rangesAreCountedAsTheyWereDrawn()
{
    ClipLibrary library;
    const SourceId source = library.addSource("/a/pack.glb", "pack.glb");
    library.setModel(source, model({motion("run", 50), motion("walk", 20)}));
    const ClipId run = library.source(source).clips[0], walk = library.source(source).clips[1];
    const TagId tag = library.vocabulary().intern("Run"), hit = library.vocabulary().intern("Hit");
    library.setSheet(run, TagSheet()
                              .withRanges(tag, {{3, 9}, {9, 12}, {12, 20}, {30, 40}})
                              .withInstances(hit, {{{3, 9}, {}}, {{9, 12}, {}}}));
    library.setSheet(walk, TagSheet().withRanges(tag, {{0, 5}, {5, 10}, {15, 30}, {30, 40}})); // to frame 20
    QCOMPARE(library.rangeTotals(tag).ranges, 4 + 3);
    QCOMPARE(library.rangeTotals(tag).frames, std::int64_t(27 + 15));
    QCOMPARE(library.rangeTotals(hit).ranges, 2);
    QCOMPARE(library.index().counts(tag).ranges, 2 + 2);
    library.setSheet(run, TagSheet().withRanges(tag, {{3, 20}}));
    QCOMPARE(library.rangeTotals(tag).ranges, 1 + 3);
    library.setSheet(walk, {});
    QCOMPARE(library.rangeTotals(tag).ranges, 1);
}

void tst_ClipLibrary::answersAreCutToTheFramesThatExist()
{
    ClipLibrary library;
    const SourceId source = library.addSource("/a/pack.glb", "pack.glb");
    library.setModel(source, model({motion("run", 50)}), {},
                     sidecar({entry("run", 80, {{"Run", {{40, 80}}}})}));
    const TagId tag = *library.vocabulary().find("Run");
    QCOMPARE(library.index().exact(tag).frameCount(), 10);
    QCOMPARE(library.clip(ClipId(0)).sheet.ranges(tag).front(), (FrameRange{40, 80}));
}

void tst_ClipLibrary::changedSourceIsFlaggedUntilAccepted()
{
    ClipLibrary library;
    const SourceId source = library.addSource("/a/pack.glb", "pack.glb");
    library.setModel(source, model({motion("run", 50)}), {},
                     sidecar({entry("run", 80, {{"Run", {{4, 8}}}})}));
    const ClipId run(0);
    QCOMPARE(library.clip(run).sourceChange, (SourceChange{80, {30, 1}}));
    QCOMPARE(library.saveRequest(source).sheets[0].frames, 80);
    QVERIFY(!library.clip(run).isModified());
    library.setSourceChange(run, std::nullopt);
    QVERIFY(!library.clip(run).sourceChange);
    QVERIFY(library.clip(run).isModified());
    QCOMPARE(library.saveRequest(source).sheets[0].frames, 50);
    library.setSourceChange(run, SourceChange{80, {30, 1}});
    QVERIFY(!library.clip(run).isModified());
    QCOMPARE(library.saveRequest(source).sheets[0].frames, 80);
}

void tst_ClipLibrary::aFileWrittenAgainIsNotedByItsContent()
{
    ClipLibrary library;
    const SourceId source = library.addSource("/a/pack.glb", "pack.glb");
    const SidecarClip plain = entry("run", 50, {{"Run", {{4, 8}}}});
    const auto changeFor = [&](const SidecarClip& said, std::uint64_t content) {
        library.setModel(source, modelOf(content, {motion("run", 50)}), {}, sidecar({said}));
        return library.clip(ClipId(0)).sourceChange;
    };
    const SourceChange former{50, {30, 1}, 1};
    QCOMPARE(changeFor(withSourceHash(plain, 1), 1), std::nullopt);
    QCOMPARE(changeFor(withSourceHash(plain, 1), 2), std::optional(former));
    const LibraryClip& run = library.clip(ClipId(0));
    QVERIFY(!run.isModified() && !run.hasChangedFile() && run.isFileRewritten());
    QCOMPARE(changeFor(plain, 2), std::nullopt); // no content is said
    QVERIFY(!run.isFileRewritten());
    const SidecarClip longer = withSourceHash(entry("run", 80, {{"Run", {{4, 8}}}}), 1);
    QCOMPARE(changeFor(longer, 2), std::optional(SourceChange{80, {30, 1}}));
    QVERIFY(run.hasChangedFile() && !run.isFileRewritten());
    library.setFailed(source, {"import.failed", "broken", {}, 0, 0}, sidecar({withSourceHash(plain, 1)}));
    QVERIFY(!run.sourceChange && !run.isModified());
}

void tst_ClipLibrary::onlyWhatIsComparedDecidesWhatASaveSays()
{
    ClipLibrary library;
    const SourceId source = library.addSource("/a/pack.glb", "pack.glb");
    library.setModel(source, modelOf(2, {motion("run", 50)}), {},
                     sidecar({withSourceHash(entry("run", 50, {{"Run", {{4, 8}}}}), 1)}));
    const ClipId run(0);
    const auto saved = [&] { return library.saveRequest(source).sheets[0].content; };
    QCOMPARE(saved(), std::optional<std::uint64_t>(1)); // it may be another motion
    library.setFormerMotion(run, 1, FormerMotion::Unknown);
    QVERIFY(library.clip(run).isFileRewritten() && !library.clip(run).hasChangedFile());
    QCOMPARE(saved(), std::nullopt);
    library.setFormerMotion(run, 1, FormerMotion::Same);
    QVERIFY(!library.clip(run).isFileRewritten() && !library.clip(run).hasChangedFile());
    QCOMPARE(saved(), std::optional<std::uint64_t>(2));
    library.setFormerMotion(run, 1, FormerMotion::Other);
    QVERIFY(!library.clip(run).isFileRewritten() && library.clip(run).hasChangedFile());
    QCOMPARE(saved(), std::optional<std::uint64_t>(1));
    QVERIFY(!library.clip(run).isModified());
    const auto former = library.clip(run).sourceChange;
    library.setSourceChange(run, std::nullopt);
    QVERIFY(!library.clip(run).hasChangedFile() && library.clip(run).isModified());
    QCOMPARE(saved(), std::optional<std::uint64_t>(2));
    library.setSourceChange(run, former);
    QVERIFY(library.clip(run).hasChangedFile() && !library.clip(run).isModified());
}

void tst_ClipLibrary::aComparisonHoldsUntilTheFileIsReadAgain()
{
    ClipLibrary library;
    const SourceId source = library.addSource("/a/pack.glb", "pack.glb");
    const auto tags = sidecar({withSourceHash(entry("run", 50, {{"Run", {{4, 8}}}}), 1)});
    library.setModel(source, modelOf(2, {motion("run", 50)}), {}, tags);
    library.setFormerMotion(ClipId(0), 1, FormerMotion::Other);
    QVERIFY(library.clip(ClipId(0)).hasChangedFile());
    library.setModel(source, modelOf(3, {motion("run", 50)}), {}, tags);
    QCOMPARE(library.clip(ClipId(0)).formerMotion(), FormerMotion::NotCompared);
    QVERIFY(library.clip(ClipId(0)).isFileRewritten());
    library.setFormerMotion(ClipId(0), 7, FormerMotion::Other); // of a content that the entry does not say
    QVERIFY(!library.clip(ClipId(0)).hasChangedFile());
    library.setModel(source, modelOf(1, {motion("run", 50)}), {}, tags);
    QVERIFY(!library.clip(ClipId(0)).sourceChange);
}

void tst_ClipLibrary::unsavedRangesKnowTheContentTheyWereDrawnOn()
{
    ClipLibrary library;
    const SourceId source = library.addSource("/a/pack.glb", "pack.glb");
    library.setModel(source, modelOf(1, {motion("run", 50)}));
    library.setSheet(ClipId(0), TagSheet().withRanges(library.vocabulary().intern("Run"), {{4, 8}}));
    library.setModel(source, modelOf(2, {motion("run", 50)}));
    QCOMPARE(library.clip(ClipId(0)).sourceChange, std::optional(SourceChange{50, {30, 1}, 1}));
    library.setModel(source, modelOf(1, {motion("run", 50)}));
    QVERIFY(!library.clip(ClipId(0)).sourceChange);
    library.setModel(source, modelOf(2, {motion("run", 60)}));
    QCOMPARE(library.clip(ClipId(0)).sourceChange, std::optional(SourceChange{50, {30, 1}}));
}

void tst_ClipLibrary::clipsOfOneNameGoByTheirIndex()
{
    ClipLibrary library;
    const SourceId source = library.addSource("/a/pack.glb", "pack.glb");
    library.setModel(source, model({motion("run", 50, 0, true), motion("run", 60, 1, true)}), {},
                     sidecar({entry("run", 60, {{"Run", {{4, 8}}}}, 1)}));
    QVERIFY(library.clip(*library.findClip(source, "run", 0)).sheet.isEmpty());
    QCOMPARE(library.clip(*library.findClip(source, "run", 1)).sheet.rangeCount(), 1u);
    QCOMPARE(library.saveRequest(source).sheets[1].index, std::optional(1));
}

void tst_ClipLibrary::clipsAreInOrderOfPathWhateverCameFirst()
{
    ClipLibrary library;
    const SourceId b = library.addSource("/b", "b.glb");
    const SourceId a = library.addSource("/a", "a.glb");
    library.setModel(b, model({motion("b1", 5), motion("b2", 5)}));
    library.setModel(a, model({motion("a1", 5)}));
    std::string names;
    for (const ClipId id : library.clipsInPathOrder()) names += library.clip(id).name + ' ';
    QCOMPARE(names, std::string("a1 b1 b2 "));
    QCOMPARE(library.clip(ClipId(0)).name, std::string("b1"));
}

void tst_ClipLibrary::queriesKnowClipsByNameFileAndFolder()
{
    ClipLibrary library;
    library.setModel(library.addSource("/p/b/run.glb", "moves/fast/run.glb"), model({motion("run", 9)}));
    const QueryLibrary before = library.queryLibrary();
    const std::uint64_t version = library.clip(ClipId(0)).motionVersion;
    QCOMPARE(before.clip(ClipId(0)), (QueryClip{"run", "run.glb", "moves/fast", {30, 1}, version}));
    library.setModel(library.addSource("/p/a.glb", "a.glb"), model({motion("walk", 4), motion("sit", 2)}));
    const QueryLibrary after = library.queryLibrary();
    QCOMPARE(after.clip(ClipId(2)), (QueryClip{"sit", "a.glb", "", {30, 1}, version + 2}));
    QCOMPARE(after.clipsInOrder(), (std::vector<ClipId>{ClipId(1), ClipId(2), ClipId(0)}));
    QCOMPARE(before.clipsInOrder(), std::vector<ClipId>{ClipId(0)});
    library.setSheet(ClipId(0), TagSheet());
    QCOMPARE(library.queryLibrary().clips, after.clips); // an edit gathers nothing anew
}

// What is kept of a clip goes by its id and this number, also where another library is open by then.
void tst_ClipLibrary::noTwoMotionsShareAVersion()
{
    std::set<std::uint64_t> versions;
    for (int i = 0; i < 3; ++i) {
        ClipLibrary library;
        library.setModel(library.addSource("/a/run.glb", "run.glb"), model({motion("run", 9)}));
        versions.insert(library.clip(ClipId(0)).motionVersion);
    }
    QCOMPARE(versions.size(), 3u);
}

void tst_ClipLibrary::failedSourceStillAnswersFromItsSidecar()
{
    ClipLibrary library;
    const SourceId source = library.addSource("/a/pack.glb", "pack.glb");
    library.setFailed(source, {"import.crash", "the importer crashed", "/a/pack.glb"},
                      sidecar({entry("run", 80, {{"Run", {{4, 8}}}})}));
    QCOMPARE(library.source(source).state, SourceState::Failed);
    QCOMPARE(library.source(source).error->code, std::string("import.crash"));
    QCOMPARE(library.index().exact(*library.vocabulary().find("Run")).frameCount(), 4);
    QVERIFY(!library.motion(ClipId(0)));

    library.setModel(source, model({motion("run", 6)}), {}, sidecar({entry("run", 80, {{"Run", {{4, 8}}}})}));
    QCOMPARE(library.clipCount(), 1u);
    QVERIFY(!library.source(source).error);
    QCOMPARE(library.index().exact(*library.vocabulary().find("Run")).frameCount(), 2);
}

void tst_ClipLibrary::brokenSidecarMakesTheSourceReadOnly()
{
    ClipLibrary library;
    const SourceId source = library.addSource("/a/pack.glb", "pack.glb");
    library.setModel(source, model({motion("run", 6)}), {}, Error{"sidecar.syntax", "broken", "f", 3, 4});
    QCOMPARE(library.source(source).state, SourceState::Ready);
    QVERIFY(library.source(source).isReadOnly());
    QCOMPARE(library.source(source).sidecarError->line, 3);
}

void tst_ClipLibrary::reimportKeepsIdsAndEdits()
{
    ClipLibrary library;
    const SourceId source = library.addSource("/a/pack.glb", "pack.glb");
    const auto tags = sidecar({entry("run", 50, {{"Run", {{0, 20}}}})});
    library.setModel(source, model({motion("idle", 10), motion("run", 50)}), {}, tags);
    const ClipId run = *library.findClip(source, "run");
    const TagId tag = *library.vocabulary().find("Run");
    library.setSheet(run, TagSheet().withRanges(tag, {{0, 30}}));

    library.setModel(source, model({motion("run", 50), motion("jump", 7)}), {},
                     sidecar({entry("run", 50, {{"Run", {{0, 20}, {40, 44}}}})}));
    QCOMPARE(*library.findClip(source, "run"), run);
    QCOMPARE(library.source(source).clips[0], run);
    QCOMPARE(library.clipCount(), 3u);
    QCOMPARE(library.clip(run).sheet, TagSheet().withRanges(tag, {{0, 30}, {40, 44}}));
    QVERIFY(library.clip(run).isModified());
}

void tst_ClipLibrary::fitToAChangedFileOutlivesReadingAgain()
{
    ClipLibrary library;
    const SourceId source = library.addSource("/a/pack.glb", "pack.glb");
    const auto tags = sidecar({entry("run", 80, {{"Run", {{4, 8}}}})});
    library.setModel(source, model({motion("run", 50)}), {}, tags);
    const ClipId run(0);
    library.setSourceChange(run, std::nullopt);
    const auto isFitted = [&] { return library.clip(run).isModified() && !library.clip(run).sourceChange; };

    library.setModel(source, model({motion("run", 50)}), {}, tags);
    QVERIFY(isFitted());
    library.setFailed(source, {"import.failed", "broken", {}, 0, 0}, tags);
    QVERIFY(library.clip(run).isModified());
    QCOMPARE(library.saveRequest(source).sheets[0].frames, 50);
    library.setModel(source, model({motion("idle", 9)}), {}, tags); // it is gone for a while
    QCOMPARE(library.saveRequest(source).sheets[1].frames, 50);
    library.setModel(source, model({motion("run", 50)}), {}, tags);
    QVERIFY(isFitted());
    library.setModel(source, model({motion("run", 60)}), {}, tags); // it was fitted to another
    QCOMPARE(library.clip(run).sourceChange, (SourceChange{50, {30, 1}}));
    QVERIFY(library.clip(run).isModified());
}

void tst_ClipLibrary::lostClipKeepsItsTagsAndHasNoFrames()
{
    ClipLibrary library;
    const SourceId source = library.addSource("/a/pack.glb", "pack.glb");
    const auto tags = sidecar({entry("run", 50, {{"Run", {{0, 20}}}})});
    library.setModel(source, model({motion("run", 50), motion("idle", 9)}), {}, tags);
    library.setModel(source, model({motion("idle", 9)}), {}, tags);
    const ClipId run = *library.findClip(source, "run");
    QCOMPARE(library.clip(run).frames, 0);
    QVERIFY(!library.motion(run));
    QVERIFY(library.index().exact(*library.vocabulary().find("Run")).isEmpty());
    QCOMPARE(library.clip(run).sheet.rangeCount(), 1u);
    QCOMPARE(library.saveRequest(source).sheets[1].frames, 50);
    QVERIFY(library.modifiedSources().empty());
}

void tst_ClipLibrary::savedSourceIsNotModified()
{
    ClipLibrary library;
    const SourceId source = library.addSource("/a/pack.glb", "pack.glb");
    library.setModel(source, model({motion("run", 50)}));
    const TagId tag = library.vocabulary().intern("Run");
    library.setSheet(ClipId(0), TagSheet().withRanges(tag, {{0, 30}}));
    SaveOutcome outcome;
    outcome.isWritten = true;
    outcome.stored = sidecar({entry("run", 50, {{"Run", {{0, 30}}}})});
    outcome.sheets = {library.clip(ClipId(0)).sheet};
    library.setSaved(source, outcome);
    QVERIFY(library.modifiedSources().empty());
    QCOMPARE(library.source(source).sidecar.sidecar.clips.size(), 1u);
}

void tst_ClipLibrary::namesThatAreNotUtf8AreMadeSo()
{
    ClipLibrary library;
    const SourceId source = library.addSource("/a/pack.fbx", "pack.fbx");
    library.setModel(source, model({motion("L\xe4ufer", 50)}), {},
                     sidecar({entry("L\u00e4ufer", 50, {{"Run", {{0, 2}}}})}));
    QCOMPARE(library.clip(ClipId(0)).name, std::string("L\u00e4ufer"));
    QCOMPARE(library.clip(ClipId(0)).sheet.rangeCount(), 1u);
}

QTEST_APPLESS_MAIN(tst_ClipLibrary)
#include "tst_ClipLibrary.moc"
