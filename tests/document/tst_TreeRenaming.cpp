#include "core/library/edits/TagRenaming.h"
#include "tests/document/SmallLibrary.h"

#include <QTest>

using namespace tagline;
using namespace tagline::test;

class tst_TreeRenaming : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void allBelowFollowInOneStep();
    void oldNamesAreSynonyms();
    void queriesThatNameTheParentFollow();
    void phasesFollow();
    void aTagThatIsAParentTakesItsChildrenAlong();
    void aNamespaceGoesAlong();
    void namesThatAreTakenAreRefused();
    void aNameBelowItselfIsRefused();
    void implicationsThatWouldGoRoundAreRefused();
    void childrenMayJoinAParentThatIsThere();
    void useIsCountedOverTheTree();

private:
    TagId define(const char* name, std::vector<std::string> implies = {})
    {
        TagDefinition definition;
        definition.name = name;
        definition.implies = std::move(implies);
        m_document->defineTag(definition, "New");
        return *vocabulary().findNamed(name);
    }
    const TagVocabulary& vocabulary() const { return m_document->library().vocabulary(); }
    const TagSheet& sheet(std::uint32_t clip) const { return m_document->library().clip(ClipId(clip)).sheet; }
    Frame framesOf(const char* name) const
    {
        const auto tag = vocabulary().findNamed(name);
        return tag ? sheet(0).frames(*tag, 20).frameCount() : -1;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryDocument> m_document;
    TagId m_run, m_slow;
};

void tst_TreeRenaming::phasesFollow()
{
    LibraryEdit edit;
    edit.groups = {{"Gait", {}, {}, {}}};
    edit.groups->front().phases = {"Locomotion.Walk.Slow", "Locomotion.Run"};
    m_document->change(edit, "Phases");
    m_document->renameTree("Locomotion", "Gaits", "Rename");
    QCOMPARE(vocabulary().groups()[0].phases, (std::vector<std::string>{"Gaits.Walk.Slow", "Gaits.Run"}));
    m_document->undoStack().undo();
    QCOMPARE(vocabulary().groups()[0].phases,
             (std::vector<std::string>{"Locomotion.Walk.Slow", "Locomotion.Run"}));
    m_document->deleteTag(m_run, "Delete");
    QCOMPARE(vocabulary().groups()[0].phases, std::vector<std::string>{"Locomotion.Walk.Slow"});
    m_document->undoStack().undo();
    QCOMPARE(vocabulary().groups()[0].phases.size(), std::size_t(2));
    const LibraryEdit merged = mergingEdit(m_document->library(), m_slow, m_run);
    QCOMPARE(merged.groups->front().phases, std::vector<std::string>{"Locomotion.Run"});
}

void tst_TreeRenaming::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_document = std::make_unique<LibraryDocument>();
    addFile(*m_document, *m_folder, "a.bvh", {20, 20});
    m_run = define("Locomotion.Run");
    m_slow = define("Locomotion.Walk.Slow");
    define("LocomotionStyle"); // begins alike, and is not below
    m_document->changeSheets({{ClipId(0), TagSheet().withRanges(m_run, {{0, 4}})},
                              {ClipId(1), TagSheet().withRanges(m_slow, {{0, 9}})}},
                             "Add");
}

void tst_TreeRenaming::allBelowFollowInOneStep()
{
    const int steps = m_document->undoStack().count();
    QVERIFY(!treeRefusal(vocabulary(), "Locomotion", "Gait"));
    m_document->renameTree("Locomotion", "Gait", "Rename");
    QCOMPARE(m_document->undoStack().count(), steps + 1);
    QCOMPARE(framesOf("Gait.Run"), 4);
    QCOMPARE(framesOf("Locomotion.Run"), 0);
    const TagId slow = *vocabulary().findNamed("Gait.Walk.Slow");
    QVERIFY(vocabulary()[slow].isRegistered);
    QCOMPARE(sheet(1).ranges(slow).front(), (FrameRange{0, 9}));
    QVERIFY(vocabulary()[*vocabulary().findNamed("LocomotionStyle")].isRegistered);
    m_document->undoStack().undo();
    QCOMPARE(framesOf("Locomotion.Run"), 4);
    QCOMPARE(sheet(1).ranges(m_slow).front(), (FrameRange{0, 9}));
    QVERIFY(!vocabulary()[*vocabulary().findNamed("Gait.Run")].isRegistered);
    m_document->undoStack().redo();
    QCOMPARE(framesOf("Gait.Run"), 4);
}

void tst_TreeRenaming::oldNamesAreSynonyms()
{
    m_document->renameTree("Locomotion", "Gait", "Rename");
    QCOMPARE(vocabulary().find("Locomotion.Run"), vocabulary().findNamed("Gait.Run"));
}

void tst_TreeRenaming::queriesThatNameTheParentFollow()
{
    m_document->set(&LibraryEdit::queries, {{"moving", "Locomotion & ~Locomotion.Run"}}, "Save");
    m_document->renameTree("Locomotion", "Gait", "Rename");
    QCOMPARE(m_document->library().savedQueries().front().text, std::string("Gait & ~Gait.Run"));
}

void tst_TreeRenaming::aTagThatIsAParentTakesItsChildrenAlong()
{
    const TagId parent = define("Locomotion");
    TagDefinition gait = vocabulary()[parent];
    gait.name = "Gait";
    const int steps = m_document->undoStack().count();
    m_document->renameTagAndBelow(parent, gait, "Rename");
    QCOMPARE(m_document->undoStack().count(), steps + 1);
    QVERIFY(vocabulary()[*vocabulary().findNamed("Gait")].isRegistered);
    QCOMPARE(framesOf("Gait.Run"), 4);
}

void tst_TreeRenaming::aNamespaceGoesAlong()
{
    LibraryEdit shared;
    shared.namespaces = {"Game"};
    m_document->change(shared, "Namespaces");
    define("Game.Jump");
    m_document->renameTree("Game", "Film", "Rename");
    QCOMPARE(vocabulary().namespaces(), std::vector<std::string>{"Film"});
    QVERIFY(vocabulary()[*vocabulary().findNamed("Film.Jump")].isRegistered);
    m_document->undoStack().undo();
    QCOMPARE(vocabulary().namespaces(), std::vector<std::string>{"Game"});
}

void tst_TreeRenaming::namesThatAreTakenAreRefused()
{
    define("Gait.Run");
    const auto refused = treeRefusal(vocabulary(), "Locomotion", "Gait");
    QVERIFY(refused);
    QVERIFY(QString::fromStdString(*refused).contains("\"Gait.Run\""));
}

void tst_TreeRenaming::aNameBelowItselfIsRefused()
{
    QVERIFY(treeRefusal(vocabulary(), "Locomotion", "Locomotion.Fast"));
    QVERIFY(treeRefusal(vocabulary(), "Locomotion", "A..B"));
    QVERIFY(treeRefusal(vocabulary(), "Locomotion", ""));
}

void tst_TreeRenaming::implicationsThatWouldGoRoundAreRefused()
{
    define("Moving", {"Locomotion.Run"});
    // Then Moving.Run counts as Moving, which implies it.
    QVERIFY(treeRefusal(vocabulary(), "Locomotion", "Moving"));
    QVERIFY(!treeRefusal(vocabulary(), "Locomotion", "Gait"));
}

void tst_TreeRenaming::childrenMayJoinAParentThatIsThere()
{
    const TagId gait = define("Gait");
    m_document->renameTree("Locomotion", "Gait", "Rename");
    QVERIFY(vocabulary()[gait].isRegistered); // the parent that was only named does not replace it
    QCOMPARE(framesOf("Gait.Run"), 4);
}

void tst_TreeRenaming::useIsCountedOverTheTree()
{
    const TreeUse use = treeUse(m_document->library(), "Locomotion");
    QCOMPARE(use.tags, 2);
    QCOMPARE(use.ranges, std::int64_t(2));
    QCOMPARE(use.clips, std::int64_t(2));
    QCOMPARE(treeUse(m_document->library(), "Locomotion.Walk").tags, 1);
}

QTEST_GUILESS_MAIN(tst_TreeRenaming)
#include "tst_TreeRenaming.moc"
