#include "core/library/edits/VocabularyEditing.h"

#include "core/library/edits/TagRenaming.h"
#include "tests/document/SmallLibrary.h"

#include <QTest>

using namespace tagline;
using namespace tagline::test;

class tst_VocabularyEditing : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void brokenRulesAreCountedFirst();
    void anUnchangedRuleCountsNothing();
    void valuesOfAnotherTypeAreCounted();
    void anEditIsOneStepAndComesBack();
    void aNamespaceThatMakesImplicationsGoRoundIsRefused();
    void theLibraryFileHoldsIt();
    void whatArrivedMeanwhileIsKept();
    void aGroupIsRenamedWhereverItIsNamed();
    void groupsMayExchangeTheirNames();

private:
    TagId define(const char* name, const char* group)
    {
        TagDefinition definition;
        definition.name = name;
        definition.group = group;
        m_document->defineTag(definition, "New");
        return *vocabulary().find(name);
    }
    const TagVocabulary& vocabulary() const { return m_document->library().vocabulary(); }
    SettingsEffects effects() const
    {
        return effectsOf(m_document->library(), settingsEdit(m_document->library(), m_settings));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryDocument> m_document;
    VocabularySettings m_settings;
    TagId m_walk, m_run;
};

void tst_VocabularyEditing::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_document = std::make_unique<LibraryDocument>();
    addFile(*m_document, *m_folder, "a.bvh", {20, 20, 20});
    m_walk = define("Walk", "Gait");
    m_run = define("Run", "Gait");
    const PropertyRange steep{{0, 20}, std::string("steep")};
    m_document->changeSheets(
        {{ClipId(0), TagSheet().withRanges(m_walk, {{0, 9}}).withRanges(m_run, {{4, 6}, {8, 12}})},
         {ClipId(1), TagSheet().withRanges(m_walk, {{0, 20}}).withProperty("slope", {steep})}},
        "Add");
    m_settings = vocabularySettings(vocabulary());
}

void tst_VocabularyEditing::brokenRulesAreCountedFirst()
{
    m_settings.groups[0].group.exclusiveness = Exclusiveness::AtMostOne;
    const SettingsEffects counted = effects();
    QCOMPARE(counted.broken.size(), std::size_t(1));
    QCOMPARE(counted.broken[0].group, std::string("Gait"));
    QCOMPARE(counted.broken[0].places, std::int64_t(2));
    QCOMPARE(counted.broken[0].clips, std::int64_t(1));
    m_settings.groups[0].group.exclusiveness = Exclusiveness::ExactlyOne;
    QCOMPARE(effects().broken[0].clips, std::int64_t(2)); // the third clip has no tag at all
}

void tst_VocabularyEditing::anUnchangedRuleCountsNothing()
{
    m_settings.groups[0].group.exclusiveness = Exclusiveness::AtMostOne;
    m_document->change(settingsEdit(m_document->library(), m_settings), "Edit");
    m_settings = vocabularySettings(vocabulary());
    m_settings.groups[0].group.description = "How it goes";
    QVERIFY(effects().broken.empty());
}

void tst_VocabularyEditing::valuesOfAnotherTypeAreCounted()
{
    m_settings.properties = {{"slope", PropertyType::Number, {}}};
    const SettingsEffects counted = effects();
    QCOMPARE(counted.values.size(), std::size_t(1));
    QCOMPARE(counted.values[0].property, std::string("slope"));
    QCOMPARE(counted.values[0].clips, std::int64_t(1));
}

void tst_VocabularyEditing::anEditIsOneStepAndComesBack()
{
    const VocabularySettings before = m_settings;
    m_settings.groups[0].group.name = "Locomotion";
    m_settings.properties = {{"slope", PropertyType::Number, {}, 0.5}};
    m_settings.namespaces = {"Game"};
    m_settings.mirrorWords = {{"links", "rechts"}};
    const int steps = m_document->undoStack().count();
    m_document->change(settingsEdit(m_document->library(), m_settings), "Edit");
    QCOMPARE(m_document->undoStack().count(), steps + 1);
    QCOMPARE(vocabulary()[m_run].group, std::string("Locomotion"));
    QVERIFY(vocabulary().isNamespace("Game"));
    QCOMPARE(vocabulary().mirrorWords().swapped("links"), std::string("rechts"));
    QCOMPARE(vocabulary().properties().front().fallback, std::optional<PropertyValue>(0.5));
    QVERIFY(settingsEdit(m_document->library(), vocabularySettings(vocabulary())).isEmpty());
    m_document->undoStack().undo();
    QCOMPARE(vocabularySettings(vocabulary()), before);
    QCOMPARE(vocabulary().mirrorWords().swapped("left links"), std::string("right links"));
}

void tst_VocabularyEditing::aNamespaceThatMakesImplicationsGoRoundIsRefused()
{
    m_settings.namespaces = {"Game"};
    m_document->change(settingsEdit(m_document->library(), m_settings), "Edit");
    TagDefinition jump;
    jump.name = "Game.Jump";
    m_document->defineTag(jump, "New");
    TagDefinition game;
    game.name = "Game"; // a namespace, and a tag of that name
    game.implies = {"Game.Jump"};
    m_document->defineTag(game, "New");
    m_settings = vocabularySettings(vocabulary());
    QVERIFY(!refusal(vocabulary(), settingsEdit(m_document->library(), m_settings)));
    m_settings.namespaces.clear(); // then Game.Jump counts as Game, which implies it
    QVERIFY(refusal(vocabulary(), settingsEdit(m_document->library(), m_settings)));
}

void tst_VocabularyEditing::theLibraryFileHoldsIt()
{
    m_settings.groups[0].group.exclusiveness = Exclusiveness::ExactlyOne;
    m_settings.properties = {{"outside", PropertyType::Boolean, {}, true}};
    m_settings.mirrorWords = {{"links", "rechts"}};
    m_document->change(settingsEdit(m_document->library(), m_settings), "Edit");
    const auto read = readLibraryFile(writtenLibraryFile(m_document->libraryFile()), "f");
    QVERIFY(read);
    QCOMPARE(read->mirrorWords, (std::vector<MirrorPair>{{"links", "rechts"}}));
    QCOMPARE(read->groups.front().group.exclusiveness, Exclusiveness::ExactlyOne);
    QCOMPARE(read->properties.front().property.fallback, std::optional<PropertyValue>(true));
}

// Another library file is read, or this one changes on the disk, while the dialog is open.
void tst_VocabularyEditing::whatArrivedMeanwhileIsKept()
{
    const VocabularySettings opened = m_settings; // of the group Gait
    m_settings.groups.front().group.policy = OverlapPolicy::Push;
    m_settings.properties.push_back({"slope", PropertyType::Number, {}, {}});
    m_settings.mirrorWords = {{"left", "right"}, {"links", "rechts"}};
    LibraryEdit theirs;
    theirs.mirrorWords = std::vector<MirrorPair>{{"gauche", "droite", {{"by", "1"}}}};
    theirs.groups = std::vector<TagGroup>{{"Gait", {}, {}, "how one goes"}, {"Style", {}, {}, {}}};
    theirs.properties = std::vector<PropertyDefinition>{{"mood", PropertyType::String, {}, {}}};
    theirs.namespaces = std::vector<std::string>{"Game"};
    m_document->change(theirs, "Read");

    const VocabularySettings both = settingsSince(opened, m_settings, vocabularySettings(vocabulary()));
    m_document->change(settingsEdit(m_document->library(), both), "Edit");
    QCOMPARE(vocabulary().groups().size(), 2u);
    QCOMPARE(vocabulary().groups()[0].policy, OverlapPolicy::Push); // the person's
    QCOMPARE(vocabulary().groups()[1].name, std::string("Style"));
    QCOMPARE(vocabulary().properties().size(), 2u);
    QCOMPARE(vocabulary().namespaces(), std::vector<std::string>{"Game"});
    QCOMPARE(vocabulary().mirrorPairs().size(), 3u);
    QCOMPARE(vocabulary().mirrorPairs()[2].extra.size(), 1u); // what another program says of it

    VocabularySettings removed = vocabularySettings(vocabulary());
    removed.namespaces.clear();
    const VocabularySettings now = vocabularySettings(vocabulary());
    QVERIFY(settingsSince(now, removed, now).namespaces.empty()); // what was removed stays so
}

void tst_VocabularyEditing::aGroupIsRenamedWhereverItIsNamed()
{
    LibraryEdit named;
    named.queries = std::vector<SavedQuery>{{"going", "group(Gait) & ~Walk"}, {"broken", "group(Gait) &"}};
    named.derived = std::vector<SavedQuery>{{"Still", "~group( \"Gait\" )"}};
    named.rules = std::vector<TaggingRule>{
        {"Rule 1", "group(Gait)", "Walk", Duration::frames(5), Duration::frames(2), {}}};
    LibraryCheck check;
    check.name = "All go";
    check.query = "group(Gait)";
    check.within = "group(Gait) | Run";
    named.checks = std::vector<LibraryCheck>{check};
    m_document->change(named, "Queries");
    m_settings.groups[0].group.name = "how one goes";
    const int steps = m_document->undoStack().count();
    m_document->change(settingsEdit(m_document->library(), m_settings), "Edit");
    QCOMPARE(m_document->undoStack().count(), steps + 1);
    const ClipLibrary& library = m_document->library();
    QCOMPARE(library.savedQueries()[0].text, std::string("group(\"how one goes\") & ~Walk"));
    QCOMPARE(library.savedQueries()[1].text, std::string("group(Gait) &")); // cannot be read
    QCOMPARE(library.derivedTags()[0].text, std::string("~group( \"how one goes\" )"));
    QCOMPARE(library.rules()[0].query, std::string("group(\"how one goes\")"));
    QCOMPARE(library.checks()[0].query, std::string("group(\"how one goes\")"));
    QCOMPARE(library.checks()[0].within, std::string("group(\"how one goes\") | Run"));
    QCOMPARE(vocabulary()[m_run].group, std::string("how one goes"));
    m_document->undoStack().undo();
    QCOMPARE(library.savedQueries()[0].text, std::string("group(Gait) & ~Walk"));
    QCOMPARE(library.checks()[0].query, std::string("group(Gait)"));
}

void tst_VocabularyEditing::groupsMayExchangeTheirNames()
{
    define("Happy", "Style");
    LibraryEdit named;
    named.queries = std::vector<SavedQuery>{{"both", "group(Gait) & group(Style)"}};
    m_document->change(named, "Queries");
    m_settings = vocabularySettings(vocabulary());
    QCOMPARE(m_settings.groups.size(), std::size_t(2));
    std::swap(m_settings.groups[0].group.name, m_settings.groups[1].group.name);
    m_document->change(settingsEdit(m_document->library(), m_settings), "Edit");
    QCOMPARE(m_document->library().savedQueries()[0].text, std::string("group(Style) & group(Gait)"));
    QCOMPARE(vocabulary()[m_run].group, std::string("Style"));
}

QTEST_GUILESS_MAIN(tst_VocabularyEditing)
#include "tst_VocabularyEditing.moc"
