// What a session that crashed had not saved comes back, as far as it is not on the disk already.

#include "tests/document/CrashedSession.h"

#include "core/tags/sheet/TagEdits.h"

#include <QDir>
#include <QFile>

using namespace tagline;
using namespace tagline::test;

class tst_RecoveredEdits : public QObject
{
    Q_OBJECT

private slots:
    void editsOfACrashedSessionComeBack();
    void editsMergeWithWhatLiesOnTheDiskNow();
    void settingsThatWereTakenBackStaySo();
    void aPresetOrARuleAloneComesBack();
    void whatLiesOnTheDiskAlreadyIsNotOffered();
    void aSidecarThatIsGoneIsNoSavedEdit();
    void whatFindsNoFileIsSaid();
    void aRetargetMapAloneComesBack();
    void pathsOfARuleComeBackWhole();
    void aFitToAChangedFileComesBack();
    void aFitToAnotherMotionComesBackForThatContent();
    void rangesOfAFileThatChangedSinceAreKnownToBeOfTheFormer();
    void tagsOfADeletedSetComeBack();
    void tagsOfADamagedFileComeBack();
    void aDeletedLibraryFileComesBack();
    void editsOfASetThatWasLockedSinceComeBack();
};

void tst_RecoveredEdits::editsOfACrashedSessionComeBack()
{
    QTemporaryDir models;
    QTemporaryDir recovery;
    crash(models, recovery.path());

    LibraryDocument document;
    EditJournal journal(document, recovery.path());
    const auto found = journal.recoverable();
    QCOMPARE(found.size(), 1u);
    QCOMPARE(found.front().openPaths, QStringList{models.path()});
    const SourceId source = addFile(document, models, "walk.bvh", {100});
    const RecoveryOutcome outcome = EditJournal::apply(found.front(), document, "Recovered");
    const ClipId clip = document.library().source(source).clips.front();
    QCOMPARE(outcome.clips, 1);
    QCOMPARE(outcome.clip, clip);
    QCOMPARE(document.library().clip(clip).sheet.rangeCount(), 1u);
    document.undoStack().undo();
    QCOMPARE(document.library().clip(clip).sheet.rangeCount(), 0u);
    journal.discard(found.front());
    QVERIFY(journal.recoverable().empty());
}

void tst_RecoveredEdits::editsMergeWithWhatLiesOnTheDiskNow()
{
    QTemporaryDir models;
    QTemporaryDir recovery;
    crash(models, recovery.path());
    LibraryDocument other;
    const ClipId theirs = other.library().source(addFile(other, models, "walk.bvh", {100})).clips.front();
    other.changeSheets({{theirs, TagSheet().withRanges(other.tagNamed("Run"), {{50, 60}})}}, "Add");
    QVERIFY(other.save().isComplete());

    LibraryDocument document;
    EditJournal journal(document, recovery.path());
    const SourceId source = addFile(document, models, "walk.bvh", {100});
    const auto found = journal.recoverable();
    QVERIFY(EditJournal::apply(found.at(0), document, "Recovered").isComplete());
    const ClipId clip = document.library().source(source).clips.front();
    const auto ranges =
        document.library().clip(clip).sheet.ranges(*document.library().vocabulary().find("Run"));
    QCOMPARE((std::vector<FrameRange>(ranges.begin(), ranges.end())),
             (std::vector<FrameRange>{{10, 20}, {50, 60}}));
    const RecoveryOutcome again = EditJournal::apply(found.at(0), document, "Again");
    QCOMPARE(again.clips, 0);
    QVERIFY(!again.isLibraryChanged);
    QCOMPARE(document.undoStack().count(), 1);
}

void tst_RecoveredEdits::settingsThatWereTakenBackStaySo()
{
    QTemporaryDir models;
    QTemporaryDir recovery;
    const std::string place = models.filePath("mine.tagline").toStdString();
    const auto open = [&](LibraryDocument& document) {
        const std::vector<std::string> paths{place};
        document.addScan(scanLibrary(paths), paths);
        return addFile(document, models, "walk.bvh", {100});
    };
    {
        LibraryDocument document;
        const SourceSettings said{addFile(document, models, "walk.bvh", {100}),
                                  ImportSettings{FrameRate{60, 1}, {}, {}}};
        document.setImportSettings({&said, 1}, "Import Settings");
        QVERIFY(!document.saveLibraryAs(place));
    }
    {
        LibraryDocument crashed;
        EditJournal journal(crashed, recovery.path());
        const SourceSettings usual{open(crashed), {}};
        crashed.setImportSettings({&usual, 1}, "Import Settings");
        QVERIFY(journal.write());
    }
    LibraryDocument document;
    EditJournal journal(document, recovery.path());
    const SourceId source = open(document);
    QCOMPARE(document.importSettings(source).rate, std::optional(FrameRate{60, 1}));
    const RecoveryOutcome outcome = EditJournal::apply(journal.recoverable().at(0), document, "Recovered");
    QVERIFY(outcome.isComplete() && outcome.isLibraryChanged);
    QCOMPARE(outcome.clips, 0);
    QCOMPARE(document.importSettings(source), ImportSettings());
    document.undoStack().undo();
    QCOMPARE(document.importSettings(source).rate, std::optional(FrameRate{60, 1}));
}

void tst_RecoveredEdits::aPresetOrARuleAloneComesBack()
{
    QTemporaryDir models;
    ControllerPreset preset;
    preset.name = "Walk";
    preset.tracks = {{models.filePath("walk.bvh").toStdString(), "clip0", {}, {}, {}}};
    TaggingRule rule;
    rule.name = "Fast";
    rule.query = "speed() > 1";
    rule.tag = "Run";
    for (const bool isPreset : {true, false}) {
        LibraryDocument document;
        bringBack(models, document, [&](LibraryDocument& crashed) {
            if (isPreset)
                crashed.set(&LibraryEdit::presets, {preset}, "Save");
            else
                crashed.set(&LibraryEdit::rules, {rule}, "New");
        });
        QCOMPARE(document.library().presets().size(), std::size_t(isPreset));
        QCOMPARE(document.library().rules().size(), std::size_t(!isPreset));
        document.undoStack().undo();
        QVERIFY(document.library().presets().empty() && document.library().rules().empty());
    }
}

/// The program ends between the save and the journal that would say so.
void tst_RecoveredEdits::whatLiesOnTheDiskAlreadyIsNotOffered()
{
    QTemporaryDir models;
    QTemporaryDir recovery;
    const auto offers = [&] {
        LibraryDocument next;
        EditJournal journal(next, recovery.path());
        return journal.recoverable().size();
    };
    const auto journals = [&] { return QDir(recovery.path()).entryList({"*.journal.json"}).size(); };
    const std::string place = models.filePath("mine.tagline").toStdString();
    {
        LibraryDocument document;
        EditJournal journal(document, recovery.path());
        const SourceId walk = addFile(document, models, "walk.bvh", {100});
        document.setLibraryPath(place);
        document.set(&LibraryEdit::queries, {{"fast", "Run"}}, "Save");
        editOne(document, document.library().source(walk).clips.front(), "Run", {10, 20});
        QVERIFY(journal.write());
        QVERIFY(document.save().isComplete());
    }
    const QString path = recovery.filePath(QDir(recovery.path()).entryList({"*.journal.json"}).at(0));
    const QByteArray left = contentOf(path);
    const auto leaveJournal = [&] {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(left) == left.size();
    };
    QCOMPARE(journals(), qsizetype(1));
    QCOMPARE(offers(), std::size_t(0));
    QCOMPARE(journals(), qsizetype(0)); // it is forgotten

    const QString sidecar = models.filePath("walk.bvh.tags.json");
    const QByteArray saved = contentOf(sidecar);
    QVERIFY(QFile::remove(sidecar)); // as if it had not been saved: the library file alone was
    QVERIFY(leaveJournal());
    QCOMPARE(offers(), std::size_t(1));
    QFile again(sidecar);
    QVERIFY(again.open(QIODevice::WriteOnly) && again.write(saved) == saved.size());
    again.close();
    QVERIFY(QFile::remove(QString::fromStdString(place))); // or the sidecar alone was
    QCOMPARE(offers(), std::size_t(1));
    QCOMPARE(journals(), qsizetype(1));
}

/// Ranges taken away are not in a file that is gone, either: its disk may not be there.
void tst_RecoveredEdits::aSidecarThatIsGoneIsNoSavedEdit()
{
    QTemporaryDir models;
    QTemporaryDir recovery;
    {
        LibraryDocument document;
        EditJournal journal(document, recovery.path());
        const SourceId walk = addFile(document, models, "walk.bvh", {100});
        const ClipId clip = document.library().source(walk).clips.front();
        document.setLibraryPath(models.filePath("mine.tagline").toStdString());
        editOne(document, clip, "Run", {0, 20});
        QVERIFY(document.save().isComplete());
        document.editSheet(clip, "Clear", 0, [](const TagSheet&) { return TagSheet(); });
        QVERIFY(journal.write());
    }
    QVERIFY(QFile::remove(models.filePath("walk.bvh.tags.json")));
    LibraryDocument next;
    EditJournal journal(next, recovery.path());
    QCOMPARE(journal.recoverable().size(), std::size_t(1));
}

void tst_RecoveredEdits::whatFindsNoFileIsSaid()
{
    QTemporaryDir models;
    QTemporaryDir recovery;
    crash(models, recovery.path());
    LibraryDocument document;
    EditJournal journal(document, recovery.path());
    const RecoveryOutcome outcome = EditJournal::apply(journal.recoverable().at(0), document, "Recovered");
    QVERIFY(!outcome.isComplete());
    QCOMPARE(outcome.missing.size(), std::size_t(1));
    QCOMPARE(outcome.missing.front().file, models.filePath("walk.bvh").toStdString());
    QVERIFY(!outcome.missing.front().message.empty());
    QCOMPARE(document.undoStack().count(), 0);
}

void tst_RecoveredEdits::aRetargetMapAloneComesBack()
{
    QTemporaryDir models;
    RetargetMap map;
    map.set("hips", "pelvis");
    const FigureMap toHero{"to hero", models.filePath("hero.glb").toStdString(),
                           std::make_shared<const RetargetMap>(map)};
    LibraryDocument document;
    bringBack(models, document, [&](LibraryDocument& crashed) {
        crashed.setLibraryPath(models.filePath("mine.tagline").toStdString());
        crashed.set(&LibraryEdit::figureMaps, {toHero}, "Retarget");
    });
    QCOMPARE(document.library().figureMaps(), std::vector{toHero});
    document.undoStack().undo();
    QVERIFY(document.library().figureMaps().empty());
}

void tst_RecoveredEdits::pathsOfARuleComeBackWhole()
{
    QTemporaryDir models;
    TaggingRule rule;
    rule.name = "Fast";
    rule.query = "speed() > 1";
    rule.tag = "Run";
    rule.rejected = {{models.filePath("walk.bvh").toStdString(), "clip0", {}, {{1, 5}}}};
    LibraryDocument document;
    bringBack(models, document, [&](LibraryDocument& crashed) {
        crashed.setLibraryPath(models.filePath("mine.tagline").toStdString());
        crashed.set(&LibraryEdit::rules, {rule}, "New");
    });
    QCOMPARE(document.library().rules(), std::vector{rule});
}

/// The set's file goes, the default set's stays: what is recovered is compared with what was on the disk.
void tst_RecoveredEdits::tagsOfADeletedSetComeBack()
{
    QTemporaryDir models;
    QTemporaryDir recovery;
    LibraryDocument document;
    {
        QFile(models.filePath("walk.bvh")).open(QIODevice::WriteOnly);
        LibraryDocument crashed;
        EditJournal journal(crashed, recovery.path());
        const SourceId source = addFile(crashed, models, "walk.bvh", {100});
        const ClipId clip = crashed.library().source(source).clips.front();
        crashed.changeSheets({{clip, TagSheet()
                                         .withRanges(crashed.tagNamed("Run"), {{1, 2}})
                                         .withRanges(crashed.tagNamed("gameplay::Hit"), {{5, 6}})}},
                             "Add");
        QVERIFY(crashed.save().isComplete());
        QVERIFY(QFile::remove(models.filePath("walk.bvh.gameplay.tags.json")));
        const DiskNews news = crashed.takeSidecars(
            {{source, loadSidecar(models.filePath("walk.bvh").toStdString())}}, crashed.newGesture());
        QCOMPARE(news.deleted, std::vector<std::string>{"walk.bvh.gameplay.tags.json"});
        QVERIFY(journal.write());
    }
    EditJournal journal(document, recovery.path());
    const SourceId source = addFile(document, models, "walk.bvh", {100});
    EditJournal::apply(journal.recoverable().at(0), document, "Recovered");
    const TagSheet& sheet = document.library().clip(document.library().source(source).clips.front()).sheet;
    QCOMPARE(sheet.ranges(document.tagNamed("gameplay::Hit")).size(), 1u);
    QCOMPARE(sheet.ranges(document.tagNamed("Run")).size(), 1u);
    QVERIFY(document.isModified());
}

/// Also where the person follows the advice to remove the damaged file first.
void tst_RecoveredEdits::tagsOfADamagedFileComeBack()
{
    QTemporaryDir models;
    QTemporaryDir recovery;
    const QString sidecar = models.filePath("walk.bvh.tags.json");
    {
        QFile(models.filePath("walk.bvh")).open(QIODevice::WriteOnly);
        LibraryDocument crashed;
        EditJournal journal(crashed, recovery.path());
        const SourceId source = addFile(crashed, models, "walk.bvh", {100});
        const ClipId clip = crashed.library().source(source).clips.front();
        crashed.changeSheets({{clip, TagSheet().withRanges(crashed.tagNamed("Run"), {{1, 2}})}}, "Add");
        QVERIFY(crashed.save().isComplete());
        QFile damaged(sidecar);
        QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write("{ half of") > 0);
        damaged.close();
        const DiskNews news = crashed.takeSidecars(
            {{source, loadSidecar(models.filePath("walk.bvh").toStdString())}}, crashed.newGesture());
        QCOMPARE(news.damaged.size(), 1u);
        QVERIFY(journal.write());
    }
    QVERIFY(QFile::remove(sidecar));
    LibraryDocument document;
    EditJournal journal(document, recovery.path());
    const SourceId source = addFile(document, models, "walk.bvh", {100});
    EditJournal::apply(journal.recoverable().at(0), document, "Recovered");
    const TagSheet& sheet = document.library().clip(document.library().source(source).clips.front()).sheet;
    QCOMPARE(sheet.ranges(document.tagNamed("Run")).size(), 1u);
    QVERIFY(document.isModified());
}

void tst_RecoveredEdits::aDeletedLibraryFileComesBack()
{
    QTemporaryDir models;
    LibraryDocument document;
    bringBack(models, document, [&](LibraryDocument& crashed) {
        crashed.setLibraryPath(models.filePath("mine.tagline").toStdString());
        crashed.set(&LibraryEdit::queries, {{"first", "Run"}}, "Save");
        QVERIFY(crashed.save().isComplete());
        QVERIFY(QFile::remove(models.filePath("mine.tagline")));
        const DiskNews news = crashed.takeLibraryFile(Error{"file.missing", "is gone", "mine.tagline"});
        QCOMPARE(news.deleted.size(), 1u);
    });
    QCOMPARE(document.library().savedQueries().size(), 1u);
    QVERIFY(document.isModified());
}

void tst_RecoveredEdits::aFitToAChangedFileComesBack()
{
    QTemporaryDir models;
    QTemporaryDir recovery;
    {
        LibraryDocument before;
        const SourceId source = addFile(before, models, "walk.bvh", {80});
        before.changeSheets({{before.library().source(source).clips.front(),
                              TagSheet().withRanges(before.tagNamed("Run"), {{1, 2}})}},
                            "Add");
        QVERIFY(before.save().isComplete());
        LibraryDocument crashed;
        EditJournal journal(crashed, recovery.path());
        const ClipId clip =
            crashed.library().source(addFile(crashed, models, "walk.bvh", {100})).clips.front();
        QVERIFY(crashed.library().clip(clip).sourceChange);
        crashed.fitToChangedSource(clip, crashed.library().clip(clip).sheet, "Fit");
        QVERIFY(journal.write());
    }
    LibraryDocument document;
    EditJournal journal(document, recovery.path());
    const ClipId clip = document.library().source(addFile(document, models, "walk.bvh", {100})).clips.front();
    QVERIFY(document.library().clip(clip).sourceChange);
    QCOMPARE(EditJournal::apply(journal.recoverable().at(0), document, "Recovered").clips, 1);
    QVERIFY(!document.library().clip(clip).sourceChange);
    QVERIFY(document.isModified());
}

/// The clip of walk.bvh in that folder, read from a file of that content; its tags are those of the sidecar.
static ClipId openedAs(LibraryDocument& document, const QTemporaryDir& models, Frame frames,
                       std::uint64_t content)
{
    const SourceId source = addFile(document, models, "walk.bvh", {frames});
    ImportedModel model = *smallModel({frames});
    model.contentHash = content;
    std::vector<std::pair<SourceId, LoadedSource>> read;
    read.emplace_back(source, LoadedSource{std::make_shared<const ImportedModel>(std::move(model)),
                                           {},
                                           loadSidecar(document.library().source(source).path)});
    document.takeLoaded(std::move(read));
    return document.library().source(source).clips.front();
}

void tst_RecoveredEdits::aFitToAnotherMotionComesBackForThatContent()
{
    QTemporaryDir models;
    QTemporaryDir recovery;
    const auto opened = [&](LibraryDocument& document, std::uint64_t content) {
        return openedAs(document, models, 100, content);
    };
    {
        LibraryDocument before;
        const ClipId clip = opened(before, 1);
        before.changeSheets({{clip, TagSheet().withRanges(before.tagNamed("Run"), {{1, 2}})}}, "Add");
        QVERIFY(before.save().isComplete());
        LibraryDocument crashed;
        EditJournal journal(crashed, recovery.path());
        const ClipId again = opened(crashed, 2);
        const auto changed = motionToCompare(crashed.library(), again);
        QVERIFY(changed);
        crashed.takeFormerMotions({{*changed, FormerMotion::Other}});
        crashed.fitToChangedSource(again, crashed.library().clip(again).sheet, "Fit");
        QVERIFY(crashed.isModified());
        QVERIFY(journal.write());
    }
    for (const std::uint64_t content : {3, 2}) {
        LibraryDocument document;
        EditJournal journal(document, recovery.path());
        const ClipId clip = opened(document, content); // its motion is not compared yet
        QCOMPARE(document.library().clip(clip).sourceChange, (SourceChange{100, {30, 1}, 1}));
        EditJournal::apply(journal.recoverable().at(0), document, "Recovered");
        QCOMPARE(document.library().clip(clip).sourceChange.has_value(), content == 3);
        QCOMPARE(document.isModified(), content == 2);
    }
}

/// No sidecar says on what they were drawn.
void tst_RecoveredEdits::rangesOfAFileThatChangedSinceAreKnownToBeOfTheFormer()
{
    QTemporaryDir models;
    QTemporaryDir recovery;
    const auto opened = [&](LibraryDocument& document, Frame frames, std::uint64_t content) {
        return openedAs(document, models, frames, content);
    };
    {
        LibraryDocument crashed;
        EditJournal journal(crashed, recovery.path());
        const ClipId clip = opened(crashed, 100, 1);
        crashed.changeSheets({{clip, TagSheet().withRanges(crashed.tagNamed("Run"), {{1, 2}})}}, "Add");
        QVERIFY(journal.write());
    }
    using Former = std::optional<SourceChange>;
    const auto recovered = [&](Frame frames, std::uint64_t content) {
        LibraryDocument document;
        EditJournal journal(document, recovery.path());
        const ClipId clip = opened(document, frames, content);
        EditJournal::apply(journal.recoverable().at(0), document, "Recovered");
        const Former former = document.library().clip(clip).sourceChange;
        if (document.undoStack().count() != 1) return Former(SourceChange{});
        document.undoStack().undo();
        return document.library().clip(clip).sourceChange ? Former(SourceChange{}) : former;
    };
    QCOMPARE(recovered(100, 1), Former());
    QCOMPARE(recovered(100, 2), Former({100, {30, 1}, 1}));
    QCOMPARE(recovered(80, 2), Former({100, {30, 1}}));
}

/// Which sets are locked is kept beside the library, so it comes back before the edits do.
void tst_RecoveredEdits::editsOfASetThatWasLockedSinceComeBack()
{
    QTemporaryDir models;
    QTemporaryDir recovery;
    const auto tagged = [](LibraryDocument& document) {
        return document.library().clip(ClipId(0)).sheet.ranges(document.tagNamed("gameplay::Run")).size();
    };
    {
        LibraryDocument crashed;
        EditJournal journal(crashed, recovery.path());
        addFile(crashed, models, "walk.bvh", {80});
        crashed.changeSheets(
            {{ClipId(0), TagSheet()
                             .withRanges(crashed.tagNamed("gameplay::Run"), {{1, 2}})
                             .withCaptions({{{1, 2}, "hit", {}, {}, "gameplay"}, {{3, 9}, "runs", {}, {}}})}},
            "Add");
        QVERIFY(journal.write());
    }
    LibraryDocument document;
    EditJournal journal(document, recovery.path());
    addFile(document, models, "walk.bvh", {80});
    const SetSwitches locked{{}, {"gameplay"}};
    document.setSetSwitches(locked);
    QCOMPARE(EditJournal::apply(journal.recoverable().at(0), document, "Recovered").clips, 1);
    QCOMPARE(tagged(document), std::size_t(1));
    const auto captions = document.library().clip(ClipId(0)).sheet.captions();
    QCOMPARE(captions.size(), std::size_t(2)); // each of the set that it was of
    QCOMPARE(captions[0].set, std::string("gameplay"));
    QCOMPARE(captions[1].set, std::string());
    QVERIFY(document.library().setSwitches() == locked);
}

QTEST_GUILESS_MAIN(tst_RecoveredEdits)
#include "tst_RecoveredEdits.moc"
