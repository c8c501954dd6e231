// After a crash the steps of the history come back one by one, by their names.

#include "core/tags/sheet/TagEdits.h"
#include "tests/document/CrashedSession.h"
#include "tests/support/RandomSeeds.h"

#include <QFile>
#include <QTest>

#include <random>

using namespace tagline;
using namespace tagline::test;

class tst_RecoveredSteps : public QObject
{
    Q_OBJECT

private slots:
    void eachStepComesBackByItsName();
    void stepsThatWereSavedOrTakenBackDoNotComeBack();
    void stepsMergeWithWhatLiesOnTheDiskNow();
    void randomHistoriesComeBack();
    void ofALongHistoryTheNewestStepsComeBack();
    void ofLargeLibraryFilesTheNewestAreKept();
};

namespace {

/// The names of all steps of the history.
QStringList stepsOf(LibraryDocument& document)
{
    QStringList names;
    for (int i = 0; i < document.undoStack().count(); ++i)
        names << document.undoStack().command(i)->actionText().section(QString(" · "), 0, 0);
    return names;
}

} // namespace

void tst_RecoveredSteps::eachStepComesBackByItsName()
{
    QTemporaryDir models;
    QTemporaryDir recovery;
    {
        LibraryDocument crashed;
        EditJournal journal(crashed, recovery.path());
        const SourceId source = addFile(crashed, models, "walk.bvh", {100});
        TagDefinition run;
        run.name = "Run";
        const auto blend = [&] { crashed.undoStack().push(new QUndoCommand("a step of a blend: no edit")); };
        crashed.defineTag(run, "New");
        blend();
        crashed.set(&LibraryEdit::queries, {{"fast", "Run"}}, "Save");
        for (int times = 0; times < 2; ++times) blend();
        crashed.set(&LibraryEdit::character, models.filePath("hero.glb").toStdString(), "Character");
        const SourceSettings said{source, ImportSettings{FrameRate{60, 1}, {}, {}}};
        crashed.setImportSettings({&said, 1}, "Import Settings");
        crashed.changeSheets({{crashed.library().source(source).clips.front(),
                               TagSheet().withRanges(crashed.tagNamed("Run"), {{1, 2}})}},
                             "Add");
        blend();
        QVERIFY(journal.write());
    }
    LibraryDocument document;
    EditJournal journal(document, recovery.path());
    addFile(document, models, "walk.bvh", {100});
    const RecoveryOutcome outcome = EditJournal::apply(journal.recoverable().at(0), document, "Recovered");
    QVERIFY(outcome.isComplete());
    QCOMPARE(document.importSettings(SourceId(0)).rate, std::optional(FrameRate{60, 1}));
    const ClipLibrary& library = document.library();
    QVERIFY(library.vocabulary()[*library.vocabulary().find("Run")].isRegistered);
    QCOMPARE(library.savedQueries(), (std::vector<SavedQuery>{{"fast", "Run"}}));
    QCOMPARE(library.character(), models.filePath("hero.glb").toStdString());
    QCOMPARE(stepsOf(document), (QStringList{"New", "Save", "Character", "Import Settings", "Add"}));
    document.undoStack().undo();
    QVERIFY(library.modifiedSources().empty());
    QCOMPARE(document.importSettings(SourceId(0)).rate, std::optional(FrameRate{60, 1}));
    document.undoStack().undo();
    QCOMPARE(document.importSettings(SourceId(0)), ImportSettings());
    QVERIFY(!library.character().empty());
    document.undoStack().undo();
    QVERIFY(library.character().empty());
    QCOMPARE(library.savedQueries().size(), 1u);
    document.undoStack().setIndex(0);
    QVERIFY(library.savedQueries().empty());
    QVERIFY(!library.vocabulary()[*library.vocabulary().find("Run")].isRegistered);
    QCOMPARE(document.importSettings(SourceId(0)), ImportSettings());
}

void tst_RecoveredSteps::stepsThatWereSavedOrTakenBackDoNotComeBack()
{
    QTemporaryDir models;
    LibraryDocument document;
    bringBack(models, document, [](LibraryDocument& crashed) {
        const auto tag = [&](const char* name, FrameRange range) {
            const TagId id = crashed.tagNamed(name);
            crashed.editSheet(ClipId(0), QString("Add %1").arg(name), 0,
                              [&](const TagSheet& sheet) { return withRangeAdded(sheet, id, range, 100); });
        };
        tag("Saved", {1, 2});
        QVERIFY(crashed.save().isComplete());
        tag("Run", {3, 4});
        tag("Walk", {5, 6});
        crashed.undoStack().undo();
        tag("Jump", {7, 8});
    });
    QCOMPARE(stepsOf(document), (QStringList{"Add Run", "Add Jump"}));
    QCOMPARE(document.library().clip(ClipId(0)).sheet.rangeCount(), 3u);
    document.undoStack().undo();
    document.undoStack().undo();
    QVERIFY(!document.isModified()); // as it was saved
}

/// What another program tagged meanwhile stays, whatever step is undone.
void tst_RecoveredSteps::stepsMergeWithWhatLiesOnTheDiskNow()
{
    QTemporaryDir models;
    QTemporaryDir recovery;
    const auto add = [](LibraryDocument& document, FrameRange range) {
        const TagId run = document.tagNamed("Run");
        document.editSheet(ClipId(0), QString("Add %1").arg(range.start), 0,
                           [&](const TagSheet& sheet) { return withRangeAdded(sheet, run, range, 100); });
    };
    {
        LibraryDocument crashed;
        EditJournal journal(crashed, recovery.path());
        addFile(crashed, models, "walk.bvh", {100});
        add(crashed, {10, 20});
        add(crashed, {30, 40});
        QVERIFY(journal.write());
    }
    LibraryDocument other;
    addFile(other, models, "walk.bvh", {100});
    add(other, {50, 60});
    QVERIFY(other.save().isComplete());

    LibraryDocument document;
    EditJournal journal(document, recovery.path());
    addFile(document, models, "walk.bvh", {100});
    QVERIFY(EditJournal::apply(journal.recoverable().at(0), document, "Recovered").isComplete());
    QCOMPARE(stepsOf(document), (QStringList{"Add 10", "Add 30"}));
    const TagId run = *document.library().vocabulary().find("Run");
    const auto ranges = [&] {
        const auto found = document.library().clip(ClipId(0)).sheet.ranges(run);
        return std::vector<FrameRange>(found.begin(), found.end());
    };
    QCOMPARE(ranges(), (std::vector<FrameRange>{{10, 20}, {30, 40}, {50, 60}}));
    document.undoStack().undo();
    QCOMPARE(ranges(), (std::vector<FrameRange>{{10, 20}, {50, 60}}));
    document.undoStack().undo();
    QCOMPARE(ranges(), (std::vector<FrameRange>{{50, 60}}));
}

namespace {

/// One act of a person: an edit of one clip or two, a gesture, a query, undo, redo or saving.
void actAtRandom(LibraryDocument& document, std::mt19937& random)
{
    const auto below = [&](unsigned bound) { return int(random() % bound); };
    const auto edited = [&](ClipId clip) {
        const TagId tag = document.tagNamed(std::string(1, char('A' + below(4))));
        const Frame start = below(90);
        const FrameRange range{start, start + 1 + below(9)};
        return SheetChange{clip, withRangeAdded(document.library().clip(clip).sheet, tag, range, 100)};
    };
    const QString name = QString("Edit %1").arg(below(1000));
    switch (below(10)) {
    case 0:
        return document.changeSheets({edited(ClipId(0)), edited(ClipId(1))}, name);
    case 1: {
        const int gesture = document.newGesture();
        for (int i = 0; i < 3; ++i) document.changeSheets({edited(ClipId(0))}, name, gesture);
        return;
    }
    case 2:
        return document.set(&LibraryEdit::queries, {{name.toStdString(), "Run"}}, name);
    case 3:
        return document.editAsOne(name, [&] {
            document.changeSheets({edited(ClipId(0))}, name);
            document.changeSheets({edited(ClipId(0))}, name);
            document.set(&LibraryEdit::queries, {{name.toStdString(), "Walk"}}, name);
        });
    case 4:
    case 5:
        return document.undoStack().undo();
    case 6:
        return document.undoStack().redo();
    case 7:
        if (below(3) == 0) document.save(); // the library file has no place: tags alone are saved
        return;
    default:
        document.changeSheets({edited(ClipId(unsigned(below(2))))}, name);
    }
}

/// What the document says, in each state of its history from the present one back to `steps` before.
std::vector<std::string> statesOf(LibraryDocument& document, int steps)
{
    std::vector<std::string> states;
    const int index = document.undoStack().index();
    for (int i = 0; i <= steps; ++i) {
        document.undoStack().setIndex(index - i);
        states.push_back(writtenTagSidecar(document.sidecarOf(SourceId(0))) +
                         writtenLibraryFile(document.libraryFile()));
    }
    document.undoStack().setIndex(index);
    return states;
}

} // namespace

/// Whatever was done, all that was there comes back; and since the last save step by step, where the history
/// was not saved on another branch.
void tst_RecoveredSteps::randomHistoriesComeBack()
{
    RandomSeeds seeds(300);
    qInfo("300 histories, unless TAGLINE_RANDOM_ROUNDS says otherwise, seeds from 0");
    int histories = 0, steps = 0;
    for (const std::uint32_t seed : seeds) {
        std::mt19937 random(seed);
        QTemporaryDir models;
        QTemporaryDir recovery;
        std::vector<std::string> states;
        QStringList names;
        bool isOneLine = false;
        {
            LibraryDocument crashed;
            EditJournal journal(crashed, recovery.path());
            addFile(crashed, models, "walk.bvh", {100, 100});
            for (unsigned acts = 1 + random() % 25; acts > 0; --acts) {
                actAtRandom(crashed, random);
                if (random() % 4 == 0) journal.write();
            }
            const int done = crashed.undoStack().index();
            isOneLine = crashed.undoStack().cleanIndex() == 0 &&
                        !QFile::exists(models.filePath("walk.bvh.tags.json"));
            names = stepsOf(crashed).first(done);
            QVERIFY(journal.write());
            states = statesOf(crashed, isOneLine ? done : 0);
        }
        LibraryDocument document;
        EditJournal journal(document, recovery.path());
        addFile(document, models, "walk.bvh", {100, 100});
        const auto found = journal.recoverable();
        if (found.empty()) continue; // nothing was unsaved
        QVERIFY(EditJournal::apply(found.front(), document, "Recovered").isComplete());
        QCOMPARE(QString::fromStdString(statesOf(document, 0)[0]), QString::fromStdString(states[0]));
        if (states.size() == 1) continue;
        QCOMPARE(stepsOf(document), names);
        const auto again = statesOf(document, document.undoStack().count());
        QCOMPARE(again.size(), states.size());
        for (std::size_t i = 0; i < states.size(); ++i)
            QCOMPARE(QString::fromStdString(again[i]), QString::fromStdString(states[i]));
        ++histories;
        steps += int(names.size());
    }
    qInfo("%d histories with %d steps came back step by step", histories, steps);
    if (qEnvironmentVariableIsEmpty("TAGLINE_RANDOM_ROUNDS")) QVERIFY(histories > 30);
}

void tst_RecoveredSteps::ofALongHistoryTheNewestStepsComeBack()
{
    constexpr int edits = UnsavedSteps::mostSteps + 100;
    QTemporaryDir models;
    LibraryDocument document;
    bringBack(models, document, [](LibraryDocument& crashed) {
        const TagId run = crashed.tagNamed("Run");
        for (int i = 0; i < edits; ++i)
            crashed.editSheet(ClipId(0), QString("Edit %1").arg(i), 0, [&](const TagSheet& sheet) {
                const Frame at = i % 90;
                return i < 90 ? withRangeAdded(sheet, run, {at, at + 1}, 100)
                              : sheet.withProperty("n", {{{0, 1 + at}, double(i)}});
            });
    });
    QCOMPARE(document.undoStack().count(), UnsavedSteps::mostSteps + 1);
    QCOMPARE(stepsOf(document).first(), QString("Recovered"));
    QCOMPARE(stepsOf(document)[1], QString("Edit 100"));
    QCOMPARE(stepsOf(document).last(), QString("Edit %1").arg(edits - 1));
    document.undoStack().setIndex(0);
    QVERIFY(!document.isModified());
}

/// Each step that changes the library file keeps that file: they are bounded together.
void tst_RecoveredSteps::ofLargeLibraryFilesTheNewestAreKept()
{
    constexpr int edits = 8;
    const std::string large(std::size_t(UnsavedSteps::mostCharacters) / 3, 'x');
    const auto queries = [&](int i) {
        return std::vector<SavedQuery>{{"last " + std::to_string(i), "Run"}, {"large", '"' + large + '"'}};
    };
    QTemporaryDir models;
    LibraryDocument document;
    bringBack(models, document, [&](LibraryDocument& crashed) {
        for (int i = 0; i < edits; ++i)
            crashed.set(&LibraryEdit::queries, queries(i), QString("Edit %1").arg(i));
    });
    QCOMPARE(document.library().savedQueries().front().name, queries(edits - 1).front().name);
    QCOMPARE(stepsOf(document), (QStringList{"Edit 6", "Edit 7"}));
    document.undoStack().undo();
    QCOMPARE(document.library().savedQueries().front().name, queries(edits - 2).front().name);
    document.undoStack().undo();
    QVERIFY(document.library().savedQueries().empty());
}

QTEST_GUILESS_MAIN(tst_RecoveredSteps)
#include "tst_RecoveredSteps.moc"
