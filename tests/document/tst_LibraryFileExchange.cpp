#include "tests/document/SmallLibrary.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace tagline;
using namespace tagline::test;

namespace {

const QByteArray head = "{\n  \"format\": \"tagline.library\",\n  \"version\": 1";

QByteArray libraryText(const QByteArray& members)
{
    return head + (members.isEmpty() ? "" : ",\n  ") + members + "\n}\n";
}

const QByteArray runTag = R"("vocabulary": [{"name": "Run", "kind": "range"}])";

} // namespace

class tst_LibraryFileExchange : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void openingLeavesNothingToSave_data();
    void openingLeavesNothingToSave();
    void savingKeepsTheSpellingOfPaths();
    void changesOfAnotherProgramAreMerged();
    void examplesOfMergedTagsNameTheirFiles();
    void importSettingsOfAnAddedFolderAreKept();
    void libraryFilesThatAreNotTakenSayNothingOfImports();
    void mergedImportSettingsAreReadAgain();
    void undoAfterAMergeKeepsTheSteps();
    void whatBothSidesChangedIsNeverOverwritten();
    void savingAsItsOwnPlaceMergesToo();
    void aLinkedFolderIsTheOneThatItNames();
    void anAddedLibraryReplacesNothing();
    void aRenamedTagKeepsItsName();
    void aRenamedTagIsRenamedInRulesAndChecks();
    void theOldNameBecomesASynonym();
    void aRenameThatIsUndoneLeavesTheFileAsItWas();
    void aNewTagLeavesQueriesTheirMeaning();
    void aNewTagTakesItsNameFromASynonym();
    void whatTagsShareIsMergedAndUndone();
    void aContradictionOfBothSidesIsAConflict();
    void anAddedLibraryBringsNoContradiction();
    void proposedNamesAreVisible_data();
    void proposedNamesAreVisible();

private:
    std::string path(const QString& name) const { return m_folder->filePath(name).toStdString(); }

    void write(const QString& name, const QByteArray& bytes)
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    void scan(const QString& name)
    {
        const std::vector<std::string> paths{path(name)};
        m_document->addScan(scanLibrary(paths), paths);
    }

    LibraryFile onDisk(const QString& name) const
    {
        return readLibraryFile(readFile(path(name), 1 << 20)->bytes, "test").value();
    }

    void addQuery(const std::string& name, const std::string& text)
    {
        std::vector<SavedQuery> queries = m_document->library().savedQueries();
        queries.push_back({name, text});
        m_document->set(&LibraryEdit::queries, queries, "Save Query");
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryDocument> m_document;
};

void tst_LibraryFileExchange::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_document = std::make_unique<LibraryDocument>();
    QVERIFY(QDir(m_folder->path()).mkpath("clips"));
}

void tst_LibraryFileExchange::openingLeavesNothingToSave_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::newRow("no roots") << QByteArray();
    QTest::newRow("dot before a root") << QByteArray(R"("roots": ["./clips"])");
    QTest::newRow("slash after a root") << QByteArray(R"("roots": ["clips/", "."])");
    QTest::newRow("dot before the character") << QByteArray(R"("character": "./hero.glb")");
    QTest::newRow("dot before an import")
        << QByteArray(R"("imports": [{"source": "./a.bvh", "rate": [60, 1]}])");
    QTest::newRow("a tag without a colour") << runTag;
    QTest::newRow("relations") << QByteArray(
        R"("vocabulary": [{"name": "Run", "kind": "range", "synonyms": ["Jog"],
        "implies": ["Moving", "Game.Alive"], "properties": {"slope": 1.50}}])");
    QTest::newRow("groups") << QByteArray(
        R"("groups": [{"name": "Gait", "policy": "push", "exclusive": "exactly one", "new": 1}])");
    QTest::newRow("properties and namespaces") << QByteArray(
        R"("properties": [{"name": "slope", "type": "number", "unit": "%"}], "namespaces": ["Game"])");
    QTest::newRow("mirror words") << QByteArray(
        R"("mirrorWords": [{"left": "links", "right": "rechts", "language": "de"}])");
}

void tst_LibraryFileExchange::openingLeavesNothingToSave()
{
    QFETCH(const QByteArray, members);
    write("mine.tagline", libraryText(members));
    scan("mine.tagline");
    QCOMPARE(m_document->libraryPath(), path("mine.tagline"));
    QVERIFY(!m_document->isModified());
    m_document->set(&LibraryEdit::character, path("other.glb"), "Character");
    QVERIFY(m_document->isModified());
}

void tst_LibraryFileExchange::savingKeepsTheSpellingOfPaths()
{
    write("mine.tagline", libraryText(R"("roots": ["./clips", "clips/../clips"])"));
    scan("mine.tagline");
    m_document->set(&LibraryEdit::character, path("hero.glb"), "Character");
    QVERIFY(m_document->save().isComplete());
    QCOMPARE(onDisk("mine.tagline").roots, (std::vector<std::string>{"./clips", "clips/../clips"}));
    QCOMPARE(onDisk("mine.tagline").character, std::string("hero.glb"));
}

void tst_LibraryFileExchange::changesOfAnotherProgramAreMerged()
{
    write("mine.tagline", libraryText(runTag));
    scan("mine.tagline");
    addQuery("ours", "Run");
    write("mine.tagline", libraryText(R"("vocabulary": [{"name": "Run", "kind": "range"},
        {"name": "Jump", "kind": "range"}], "queries": [{"name": "theirs", "query": "~Run"}])"));
    const SaveReport report = m_document->save();
    QVERIFY(report.isComplete());
    QCOMPARE(report.mergedFiles.size(), 1u);
    const LibraryFile saved = onDisk("mine.tagline");
    QCOMPARE(saved.vocabulary.size(), 2u);
    QCOMPARE(saved.queries.size(), 2u);
    QCOMPARE(m_document->library().savedQueries().size(), 2u);
    QVERIFY(m_document->library().vocabulary().find("Jump"));
    QVERIFY(!m_document->isModified());
}

void tst_LibraryFileExchange::examplesOfMergedTagsNameTheirFiles()
{
    write("mine.tagline", libraryText(runTag));
    scan("mine.tagline");
    addQuery("ours", "Run");
    write("mine.tagline", libraryText(R"("vocabulary": [{"name": "Run", "kind": "range",
        "examples": [{"source": "clips/run.bvh", "clip": "run", "range": [2, 9]}]}])"));
    QVERIFY(m_document->save().isComplete());
    const TagVocabulary& vocabulary = m_document->library().vocabulary();
    QCOMPARE(vocabulary[*vocabulary.find("Run")].examples.at(0).source, path("clips/run.bvh"));
    QCOMPARE(onDisk("mine.tagline").vocabulary.at(0).examples.at(0).source, std::string("clips/run.bvh"));
    QVERIFY(!m_document->isModified());
}

void tst_LibraryFileExchange::importSettingsOfAnAddedFolderAreKept()
{
    write("mine.tagline", libraryText(R"("imports": [{"source": "more/own.bvh", "rate": [30, 1]}])"));
    scan("mine.tagline");
    QVERIFY(QDir(m_folder->path()).mkpath("more"));
    for (const char* name : {"more/own.bvh", "more/walk.bvh"}) write(name, "");
    write("more/theirs.tagline", libraryText(R"("imports": [{"source": "own.bvh", "rate": [60, 1]},
        {"source": "./walk.bvh", "rate": [60, 1]}])"));
    scan("more");
    const auto rateOf = [this](const char* name) {
        return m_document->importSettings(*m_document->library().findSource(path(name))).rate;
    };
    QCOMPARE(rateOf("more/own.bvh"), std::optional(FrameRate{30, 1})); // what is said here counts
    QCOMPARE(rateOf("more/walk.bvh"), std::optional(FrameRate{60, 1}));
    QVERIFY(m_document->save().isComplete());
    m_document = std::make_unique<LibraryDocument>(); // another day, without the folder's own file
    QVERIFY(QFile::remove(QString::fromStdString(path("more/theirs.tagline"))));
    scan("mine.tagline");
    QCOMPARE(rateOf("more/own.bvh"), std::optional(FrameRate{30, 1}));
    QCOMPARE(rateOf("more/walk.bvh"), std::optional(FrameRate{60, 1}));
}

void tst_LibraryFileExchange::libraryFilesThatAreNotTakenSayNothingOfImports()
{
    write("a.tagline", libraryText({}));
    write("b.tagline", libraryText(R"("imports": [{"source": "walk.bvh", "rate": [60, 1]}])"));
    write("walk.bvh", "");
    const std::vector<std::string> paths{path("")};
    m_document->addScan(scanLibrary(paths), paths);
    QCOMPARE(m_document->libraryPath(), path("a.tagline"));
    QCOMPARE(m_document->library().sourceCount(), 1u);
    QVERIFY(!m_document->importSettings(SourceId(0)).rate);
}

void tst_LibraryFileExchange::mergedImportSettingsAreReadAgain()
{
    write("mine.tagline", libraryText(runTag));
    scan("mine.tagline");
    const SourceId source = addFile(*m_document, *m_folder, "walk.bvh", {100});
    addFile(*m_document, *m_folder, "other.bvh", {100});
    addQuery("ours", "Run");
    write("mine.tagline", libraryText(runTag + R"(, "imports": [{"source": "walk.bvh", "rate": [60, 1]}])"));
    std::vector<SourceId> toRead;
    connect(m_document.get(), &LibraryDocument::changed, this, [&](const DocumentChange& change) {
        toRead.insert(toRead.end(), change.toRead.begin(), change.toRead.end());
    });
    QVERIFY(m_document->save().isComplete());
    QCOMPARE(toRead, std::vector{source});
    QCOMPARE(m_document->importSettings(source).rate, std::optional(FrameRate{60, 1}));
}

void tst_LibraryFileExchange::undoAfterAMergeKeepsTheSteps()
{
    changesOfAnotherProgramAreMerged();
    addQuery("later", "Run");
    m_document->undoStack().undo();
    QCOMPARE(m_document->library().savedQueries().size(), 2u); // what the other program brought is still here
    QVERIFY(!m_document->isModified());
    QCOMPARE(m_document->undoStack().undoText(), QString("Merge Another Program's Changes"));
}

void tst_LibraryFileExchange::whatBothSidesChangedIsNeverOverwritten()
{
    write("mine.tagline", libraryText(R"("queries": [{"name": "q", "query": "Run"}])"));
    scan("mine.tagline");
    m_document->set(&LibraryEdit::queries, {{"q", "~Run"}}, "Change");
    const QByteArray theirs = libraryText(R"("queries": [{"name": "q", "query": "Run | Walk"}])");
    write("mine.tagline", theirs);
    const SaveReport report = m_document->save();
    QCOMPARE(report.errors.size(), 1u);
    QCOMPARE(report.errors.front().code, std::string("library.changed-on-disk"));
    QVERIFY(report.errors.front().message.find("\"q\"") != std::string::npos);
    QCOMPARE(onDisk("mine.tagline").queries.front().text, std::string("Run | Walk"));
    QVERIFY(m_document->isModified());
    write("mine.tagline", "{ half of");
    QVERIFY(!m_document->save().isComplete());
    QCOMPARE(readFile(path("mine.tagline"), 100)->bytes, std::string("{ half of"));
}

void tst_LibraryFileExchange::savingAsItsOwnPlaceMergesToo()
{
    write("mine.tagline", libraryText(runTag));
    scan("mine.tagline");
    addQuery("ours", "Run");
    write("mine.tagline", libraryText(runTag + R"(, "queries": [{"name": "theirs", "query": "~Run"}])"));
    QVERIFY(!m_document->saveLibraryAs(path("mine.tagline")));
    QCOMPARE(onDisk("mine.tagline").queries.size(), 2u);
    QCOMPARE(m_document->library().savedQueries().size(), 2u);
    QVERIFY(!m_document->isModified());

    m_document->set(&LibraryEdit::character, path("ours.glb"), "Character");
    write("mine.tagline", libraryText(runTag + R"(, "character": "theirs.glb")"));
    const auto error = m_document->saveLibraryAs(path("mine.tagline"));
    QVERIFY(error && error->code == "library.changed-on-disk");
    QCOMPARE(onDisk("mine.tagline").character, std::string("theirs.glb"));
    QVERIFY(m_document->isModified());
}

void tst_LibraryFileExchange::aLinkedFolderIsTheOneThatItNames()
{
    QVERIFY(QDir(m_folder->path()).mkpath("deep/er"));
    QVERIFY(QFile::link(m_folder->filePath("clips"), m_folder->filePath("deep/er/linked")));
    m_document->addScan({}, {path("deep/er/linked/walk")});
    m_document->set(&LibraryEdit::character, path("clips/hero.glb"), "Character");
    QVERIFY(!m_document->saveLibraryAs(path("deep/er/linked/mine.tagline")));
    QCOMPARE(m_document->libraryPath(), path("clips/mine.tagline"));
    QCOMPARE(onDisk("clips/mine.tagline").character, std::string("hero.glb"));
    QCOMPARE(onDisk("clips/mine.tagline").roots, std::vector<std::string>{"walk"});
    m_document->setLibraryPath(path("deep/er/linked/other.tagline"));
    QCOMPARE(m_document->libraryPath(), path("clips/other.tagline"));
}

void tst_LibraryFileExchange::anAddedLibraryReplacesNothing()
{
    addFile(*m_document, *m_folder, "walk.bvh", {100});
    addQuery("q", "Run");
    m_document->set(&LibraryEdit::character, path("hero.glb"), "Character");
    write("clips/other.tagline", libraryText(R"("character": "x.glb", "vocabulary": [{"name": "Jump",
        "kind": "range"}], "queries": [{"name": "q", "query": "all"}, {"name": "r", "query": "none"}])"));
    scan("clips");
    QCOMPARE(m_document->libraryPath(), std::string());
    QCOMPARE(m_document->library().character(), path("hero.glb"));
    QCOMPARE(m_document->library().savedQueries(), (std::vector<SavedQuery>{{"q", "Run"}, {"r", "none"}}));
    QVERIFY(m_document->library().vocabulary().find("Jump"));
    m_document->undoStack().undo();
    QCOMPARE(m_document->library().savedQueries().size(), 1u);
}

void tst_LibraryFileExchange::aRenamedTagKeepsItsName()
{
    TagDefinition run;
    run.name = "Locomotion.Run";
    m_document->defineTag(run, "New");
    TagDefinition left;
    left.name = "Left";
    left.mirror = "Locomotion.Run";
    m_document->defineTag(left, "New");
    addQuery("a", "all - Locomotion.Run & Left");
    addQuery("b", "@a|Run");
    addQuery("broken", "Run &");
    addQuery("moving", "Run & speed() > 1 - contact(Foot)");
    const TagVocabulary& vocabulary = m_document->library().vocabulary();
    run.name = "Fast run";
    m_document->renameTag(*vocabulary.find("Locomotion.Run"), run, "Rename");
    QCOMPARE(m_document->library().savedQueries(),
             (std::vector<SavedQuery>{{"a", "all - \"Fast run\" & Left"},
                                      {"b", "@a|\"Fast run\""},
                                      {"broken", "Run &"},
                                      {"moving", "\"Fast run\" & speed() > 1 - contact(Foot)"}}));
    QCOMPARE(vocabulary[*vocabulary.find("Left")].mirror, std::string("Fast run"));
    m_document->undoStack().undo();
    QCOMPARE(m_document->library().savedQueries()[1].text, std::string("@a|Run"));
    QCOMPARE(vocabulary[*vocabulary.find("Left")].mirror, std::string("Locomotion.Run"));
}

void tst_LibraryFileExchange::aRenamedTagIsRenamedInRulesAndChecks()
{
    TagDefinition run;
    run.name = "Run";
    m_document->defineTag(run, "New");
    TagDefinition fast;
    fast.name = "Fast";
    m_document->defineTag(fast, "New");
    const auto rule = [](const char* name, const char* query, const char* tag) {
        TaggingRule made;
        made.name = name;
        made.query = query;
        made.tag = tag;
        return made;
    };
    m_document->set(&LibraryEdit::rules,
                    {rule("a", "speed() > 3", "Run"), rule("b", "Run & speed() > 5", "Fast")}, "Rules");
    m_document->set(&LibraryEdit::checks, {{"c", "Run & speed() < 1", CheckExpectation::None, "Run", {}}},
                    "Checks");
    const TagVocabulary& vocabulary = m_document->library().vocabulary();
    run.name = "Sprint";
    const TagId sprint = m_document->renameTag(*vocabulary.find("Run"), run, "Rename");
    QCOMPARE(m_document->library().rules(),
             (std::vector<TaggingRule>{rule("a", "speed() > 3", "Sprint"),
                                       rule("b", "Sprint & speed() > 5", "Fast")}));
    QCOMPARE(m_document->library().checks().front().query, std::string("Sprint & speed() < 1"));
    QCOMPARE(m_document->library().checks().front().within, std::string("Sprint"));
    m_document->mergeTags(sprint, *vocabulary.find("Fast"), "Merge");
    QCOMPARE(m_document->library().rules(),
             (std::vector<TaggingRule>{rule("a", "speed() > 3", "Fast"),
                                       rule("b", "Fast & speed() > 5", "Fast")}));
    m_document->undoStack().undo();
    m_document->undoStack().undo();
    QCOMPARE(m_document->library().rules().front().tag, std::string("Run"));
    QCOMPARE(m_document->library().rules().back().query, std::string("Run & speed() > 5"));
}

void tst_LibraryFileExchange::theOldNameBecomesASynonym()
{
    TagDefinition sprint;
    sprint.name = "Sprint";
    sprint.implies = {"Run"};
    TagDefinition run;
    run.name = "Run";
    m_document->defineTag(run, "New");
    m_document->defineTag(sprint, "New");
    const TagVocabulary& vocabulary = m_document->library().vocabulary();
    run.name = "Locomotion.Run";
    const TagId renamed = m_document->renameTag(*vocabulary.find("Run"), run, "Rename");
    QCOMPARE(vocabulary.find("Run"), std::optional(renamed));
    QCOMPARE(vocabulary[*vocabulary.find("Sprint")].implies, std::vector<std::string>{"Locomotion.Run"});
    const LibraryFile file = m_document->libraryFile();
    const auto bytes = writtenLibraryFile(file);
    QCOMPARE(readLibraryFile(bytes, "f")->vocabulary.back().synonyms, std::vector<std::string>{"Run"});

    m_document->undoStack().undo();
    QVERIFY(vocabulary.find("Run") != renamed);
    QCOMPARE(vocabulary[*vocabulary.find("Sprint")].implies, std::vector<std::string>{"Run"});
    m_document->undoStack().redo();
    run = vocabulary[renamed];
    run.name = "Run"; // and back: the name that it has again is no synonym
    const TagId back = m_document->renameTag(renamed, run, "Rename");
    QCOMPARE(vocabulary[back].synonyms, std::vector<std::string>{"Locomotion.Run"});
    QCOMPARE(vocabulary.find("Run"), std::optional(back));
    QVERIFY(readLibraryFile(writtenLibraryFile(m_document->libraryFile()), "f").hasValue());
}

void tst_LibraryFileExchange::aRenameThatIsUndoneLeavesTheFileAsItWas()
{
    for (const char* name : {"Walk", "Run", "Jump"}) {
        TagDefinition tag;
        tag.name = name;
        m_document->defineTag(tag, "New");
    }
    const std::string path = m_folder->filePath("a.tagline").toStdString();
    QVERIFY(!m_document->saveLibraryAs(path));
    const auto bytes = [&] { return readFile(path, 1 << 20).valueOr({}).bytes; };
    const std::string before = bytes();
    TagDefinition sprint =
        m_document->library().vocabulary()[*m_document->library().vocabulary().find("Run")];
    sprint.name = "Sprint";
    m_document->renameTag(*m_document->library().vocabulary().find("Run"), sprint, "Rename");
    QVERIFY(m_document->save().isComplete());
    QVERIFY(bytes() != before);
    m_document->undoStack().undo();
    QVERIFY(m_document->save().isComplete());
    QCOMPARE(bytes(), before);
}

void tst_LibraryFileExchange::aNewTagLeavesQueriesTheirMeaning()
{
    const auto define = [this](const char* name) {
        TagDefinition tag;
        tag.name = name;
        m_document->defineTag(tag, "New");
    };
    define("Locomotion.Run");
    define("Bad");
    m_document->set(&LibraryEdit::queries, {{"clean", "Run & ~Bad", {}}, {"all", "\"Run\" | Locomotion", {}}},
                    "Q");
    m_document->set(&LibraryEdit::derived, {{"Fast", "longer(Run, 1s)", {}}}, "Live");
    define("Run"); // would be what Run means from now on
    QCOMPARE(m_document->library().savedQueries()[0].text, std::string("Locomotion.Run & ~Bad"));
    QCOMPARE(m_document->library().savedQueries()[1].text, std::string("Locomotion.Run | Locomotion"));
    QCOMPARE(m_document->library().derivedTags()[0].text, std::string("longer(Locomotion.Run, 1s)"));
    m_document->undoStack().undo();
    QCOMPARE(m_document->library().savedQueries()[0].text, std::string("Run & ~Bad"));
    define("Style.Bad"); // a whole name goes before its end
    define("Style.Jump");
    m_document->set(&LibraryEdit::queries, {{"q", "Jump & ~Bad", {}}}, "Q");
    define("Gesture.Jump"); // could be either
    QCOMPARE(m_document->library().savedQueries()[0].text, std::string("Style.Jump & ~Bad"));
}

void tst_LibraryFileExchange::aNewTagTakesItsNameFromASynonym()
{
    TagDefinition run;
    run.name = "Run";
    run.synonyms = {"Jog", "Trot"};
    m_document->defineTag(run, "New");
    TagDefinition jog;
    jog.name = "Jog";
    m_document->defineTag(jog, "New");
    const TagVocabulary& vocabulary = m_document->library().vocabulary();
    QCOMPARE(vocabulary[*vocabulary.find("Run")].synonyms, std::vector<std::string>{"Trot"});
    QCOMPARE(vocabulary[*vocabulary.find("Jog")].name, std::string("Jog"));
    QVERIFY(readLibraryFile(writtenLibraryFile(m_document->libraryFile()), "f").hasValue());
    m_document->undoStack().undo();
    QCOMPARE(vocabulary[*vocabulary.find("Jog")].name, std::string("Run"));
}

void tst_LibraryFileExchange::whatTagsShareIsMergedAndUndone()
{
    write("mine.tagline", libraryText(runTag));
    scan("mine.tagline");
    m_document->set(&LibraryEdit::character, path("hero.glb"), "Character");
    write("mine.tagline", libraryText(runTag + R"(,
  "groups": [{"name": "Gait", "policy": "block", "new": 1}],
  "properties": [{"name": "slope", "type": "number"}],
  "namespaces": ["Game"], "mirrorWords": [{"left": "links", "right": "rechts", "language": "de"}])"));
    QVERIFY(m_document->save().isComplete());
    const TagVocabulary& vocabulary = m_document->library().vocabulary();
    QCOMPARE(vocabulary.groups().at(0).policy, OverlapPolicy::Block);
    QCOMPARE(vocabulary.properties().at(0).name, std::string("slope"));
    QVERIFY(vocabulary.isNamespace("Game"));
    QVERIFY(!m_document->isModified());
    QCOMPARE(onDisk("mine.tagline").groups[0].extra.size(), 1u);
    QCOMPARE(vocabulary.mirrorWords().swapped("links"), std::string("rechts"));
    QCOMPARE(onDisk("mine.tagline").mirrorWords.at(0).extra.size(), 1u);
    QCOMPARE(onDisk("mine.tagline").character, std::string("hero.glb"));
    m_document->undoStack().undo();
    QVERIFY(vocabulary.groups().empty() && vocabulary.properties().empty() &&
            vocabulary.namespaces().empty() && vocabulary.mirrorPairs().empty());
    QVERIFY(m_document->isModified());
}

void tst_LibraryFileExchange::aContradictionOfBothSidesIsAConflict()
{
    write("mine.tagline", libraryText(runTag));
    scan("mine.tagline");
    TagDefinition walk;
    walk.name = "Walk";
    walk.implies = {"Moving"};
    m_document->defineTag(walk, "New");
    const QByteArray theirs = libraryText(
        R"("vocabulary": [{"name": "Run", "kind": "range"}, {"name": "Moving", "kind": "range", "implies": ["Walk"]}])");
    write("mine.tagline", theirs);
    const SaveReport report = m_document->save();
    QCOMPARE(report.errors.size(), 1u);
    QVERIFY2(report.errors[0].message.find("Moving ⇒ Walk ⇒ Moving") != std::string::npos ||
                 report.errors[0].message.find("Walk ⇒ Moving ⇒ Walk") != std::string::npos,
             report.errors[0].message.c_str());
    QCOMPARE(QByteArray::fromStdString(readFile(path("mine.tagline"), 1 << 20)->bytes), theirs);
}

void tst_LibraryFileExchange::anAddedLibraryBringsNoContradiction()
{
    write("mine.tagline",
          libraryText(
              R"("vocabulary": [{"name": "Run", "kind": "range", "synonyms": ["Jog"], "implies": ["Moving"]}],
            "mirrorWords": [{"left": "left", "right": "right"}])"));
    write("other.tagline", libraryText(R"("vocabulary": [
    {"name": "Moving", "kind": "range", "implies": ["Run"]},
    {"name": "Trot", "kind": "range", "synonyms": ["Jog", "Canter"]}],
  "mirrorWords": [{"left": "sinister", "right": "right"}, {"left": "links", "right": "rechts"}],
  "namespaces": ["Game"], "groups": [{"name": "Gait", "policy": "push"}])"));
    scan("mine.tagline");
    scan("other.tagline");
    const TagVocabulary& vocabulary = m_document->library().vocabulary();
    QCOMPARE(vocabulary[*vocabulary.find("Jog")].name, std::string("Run"));
    QCOMPARE(vocabulary[*vocabulary.find("Canter")].name, std::string("Trot"));
    QVERIFY(vocabulary[*vocabulary.find("Moving")].implies.empty());
    QCOMPARE(vocabulary.mirrorPairs(), (std::vector<MirrorPair>{{"left", "right"}, {"links", "rechts"}}));
    QVERIFY(vocabulary.isNamespace("Game"));
    QCOMPARE(vocabulary.groups().size(), 1u);
    QVERIFY(readLibraryFile(writtenLibraryFile(m_document->libraryFile()), "f").hasValue());
}

void tst_LibraryFileExchange::proposedNamesAreVisible_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("name");
    QTest::newRow("plain") << "clips"
                           << "clips.tagline";
    QTest::newRow("slash at the end") << "clips/"
                                      << "clips.tagline";
    QTest::newRow("dot at the end") << "clips/."
                                    << "clips.tagline";
    QTest::newRow("hidden folder") << ".hidden"
                                   << "hidden.tagline";
    QTest::newRow("only dots") << "..."
                               << "library.tagline";
}

void tst_LibraryFileExchange::proposedNamesAreVisible()
{
    QFETCH(const QString, folder);
    QFETCH(const QString, name);
    QDir(m_folder->path()).mkpath(folder);
    m_document->addScan({}, {path(folder)});
    const QFileInfo proposed(QString::fromStdString(m_document->proposedLibraryPath()));
    QCOMPARE(proposed.fileName(), name);
    QVERIFY(proposed.isAbsolute());
}

QTEST_GUILESS_MAIN(tst_LibraryFileExchange)
#include "tst_LibraryFileExchange.moc"
