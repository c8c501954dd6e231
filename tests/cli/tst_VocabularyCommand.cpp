// `tagline vocabulary`: what a library file says of tags, groups, properties and namespaces, listed and
// edited.

#include "tests/cli/CliStage.h"
#include "tests/cli/JsonText.h"

#include <QTest>

using namespace tagline::test;

namespace {

const char* const library =
    R"({"format":"tagline.library","version":1,"vocabulary":[{"name":"Run","key":"1","group":"gait"},)"
    R"({"name":"Walk","group":"gait","mine":7}],"groups":[{"name":"gait","policy":"push"}],)"
    R"json("queries":[{"name":"moving","query":"group(gait)"}]})json";

} // namespace

class tst_VocabularyCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init()
    {
        open();
        putLibrary();
        put("lib/lib.tagline", library);
    }
    void allOfItIsListed();
    void aLibraryFileIsMade();
    void aTagIsDefined();
    void aTagIsChangedAndKeepsTheRest();
    void aTagGetsARuleAndExamples();
    void aKeyGoesToWhoeverGotItLast();
    void groupsAreDeclaredRenamedAndRemoved();
    void anotherCaseIsAnotherGroupAndSaid();
    void phasesAreTagsInOrder();
    void propertiesAreDeclared();
    void namespacesAreReplaced();
    void mirrorWordsAreReplaced();
    void brokenRulesAreCounted();
    void aDryRunWritesNothing();
    void theFileMayLieElsewhere();
    void whatCannotBeIsRefused_data();
    void whatCannotBeIsRefused();
    void wrongUseIsSaid_data();
    void wrongUseIsSaid();

private:
    Json listed() const { return json(run({"vocabulary", "lib", "--json"})); }
    Json tag(const std::string& name) const
    {
        const Json all = listed();
        for (const Json& each : all["tags"])
            if (each["name"] == name) return each;
        return {};
    }
    void edit(const QStringList& arguments, const QString& said) const
    {
        const CliRun done = run(QStringList{"vocabulary"} + arguments);
        QVERIFY2(done.status == 0, qPrintable(done.messages));
        QCOMPARE(done.output, said);
    }
};

void tst_VocabularyCommand::allOfItIsListed()
{
    const CliRun plain = run({"vocabulary", "lib"});
    QCOMPARE(plain.output, QString("Bad: 1 range of 1 clip; not defined\n"
                                   "Run: 3 ranges of 2 clips; key 1, group gait\n"
                                   "Walk: 0 ranges of 0 clips; group gait\n"
                                   "group gait: push, exclusive: none\n"
                                   "3 tags, 1 group, 0 properties\n"));
    const Json all = listed();
    QCOMPARE(keys(all), (QStringList{"tags", "groups", "properties", "namespaces", "mirrorWords"}));
    QCOMPARE(text(tag("Bad")["defined"]), QString("false"));
    QCOMPARE(text(tag("Run")["key"]), QString("\"1\""));
    QCOMPARE(text(all["groups"]),
             QString(R"([{"name":"gait","policy":"push","exclusive":"none","description":"","phases":[]}])"));
}

void tst_VocabularyCommand::aLibraryFileIsMade()
{
    const CliRun there = run({"vocabulary", "new", "lib/lib.tagline"});
    QCOMPARE(there.status, 8);
    QVERIFY2(there.messages.contains("lib/lib.tagline: is there already"), qPrintable(there.messages));
    QVERIFY(content("lib/lib.tagline").contains("\"mine\":7")); // as it was
    QVERIFY(QFile::remove(m_folder->filePath("lib/lib.tagline")));
    const CliRun without = run({"vocabulary", "add", "Jog", "lib"});
    QVERIFY2(without.messages.contains("tagline vocabulary new makes one"), qPrintable(without.messages));
    const CliRun nowhere = run({"vocabulary", "new", "no/mine.tagline", "--dry-run"});
    QVERIFY2(nowhere.status != 0 && nowhere.messages.contains("no/mine.tagline"),
             qPrintable(nowhere.messages));
    edit({"new", "lib/mine.tagline", "--dry-run"}, "library lib/mine.tagline would be made\n");
    QVERIFY(!QFile::exists(m_folder->filePath("lib/mine.tagline")));
    edit({"new", "lib/mine.tagline"}, "library lib/mine.tagline made\n");
    const CliRun first = run({"vocabulary", "add", "Jog", "lib"});
    QCOMPARE(first.output, QString("tag Jog added\n"));
    QVERIFY2(first.messages.contains("begins with 2 tags that clips have already"),
             qPrintable(first.messages));
    for (const char* name : {"Jog", "Run", "Bad"}) // these have no fault for the file's first tag
        QCOMPARE(text(tag(name)["defined"]), QString("true"));
}

void tst_VocabularyCommand::aTagIsDefined()
{
    edit({"add", "Locomotion.Jog", "lib", "--colour", "#12ab34", "--key", "j", "--kind", "point", "--group",
          "gait", "--description", "slow", "--synonyms", "Trot, Dogtrot", "--implies", "Run"},
         "tag Locomotion.Jog added\n");
    QCOMPARE(
        text(tag("Locomotion.Jog")),
        QString(R"({"name":"Locomotion.Jog","defined":true,"colour":"#12ab34","key":"J","group":"gait",)"
                R"("kind":"point","counted":false,"description":"slow","mirror":"","rule":"","examples":[],)"
                R"("synonyms":["Trot","Dogtrot"],"implies":["Run"],"clips":0,"ranges":0})"));
    QVERIFY(content("lib/lib.tagline").contains("\"mine\": 7"));
    QCOMPARE(run({"query", "Trot", "lib"}).status, 0);
    const CliRun again = run({"vocabulary", "add", "Locomotion.Jog", "lib"});
    QCOMPARE(again.status, 8);
    edit({"add", "Bad", "lib", "--key", "B"}, "tag Bad added\n"); // that was only used
    QCOMPARE(text(tag("Bad")["ranges"]), QString("1"));
}

void tst_VocabularyCommand::aTagIsChangedAndKeepsTheRest()
{
    edit({"change", "Walk", "lib", "--mirror", "Run"}, "tag Walk changed\n");
    QCOMPARE(text(tag("Walk")["group"]), QString("\"gait\""));
    QVERIFY(content("lib/lib.tagline").contains("\"mine\": 7"));
    edit({"change", "Walk", "lib", "--mirror", "Run"}, "tag Walk: nothing to change\n");
    edit({"change", "Walk", "lib", "--group", ""}, "tag Walk changed\n");
    QCOMPARE(text(tag("Walk")["group"]), QString("\"\""));
    QCOMPARE(run({"vocabulary", "change", "Wlak", "lib"}).status, 7);
}

void tst_VocabularyCommand::aTagGetsARuleAndExamples()
{
    edit(
        {"change", "Walk", "lib", "--rule", "from heel to heel", "--examples", "walk:2-9, lib/a/jog.bvh:0-5"},
        "tag Walk changed\n");
    QCOMPARE(text(tag("Walk")["rule"]), QString("\"from heel to heel\""));
    const auto examples = tag("Walk")["examples"];
    QCOMPARE(examples.size(), 2u);
    QCOMPARE(text(examples[0]["range"]), QString("[2,9]"));
    QCOMPARE(text(examples[1]["clip"]), QString("\"jog\""));
    QVERIFY(content("lib/lib.tagline").contains("\"source\": \"a/jog.bvh\"")); // from the library file
    QVERIFY(run({"vocabulary", "lib"}).output.contains("rule: from heel to heel, 2 examples"));
    edit({"change", "Walk", "lib", "--group", ""}, "tag Walk changed\n");
    QCOMPARE(tag("Walk")["examples"].size(), 2u);
    const auto refused = [this](const QString& list) {
        const CliRun done = run({"vocabulary", "change", "Walk", "lib", "--examples", list});
        return QString::number(done.status) + ' ' + done.messages;
    };
    QVERIFY2(refused("nobody:0-5").startsWith("7 "), qPrintable(refused("nobody:0-5")));
    QVERIFY(refused("walk").startsWith("8 ") && refused("walk").contains("CLIP:START-STOP"));
    QVERIFY(refused("walk:5-900").startsWith("8 ") && refused("walk:5-900").contains("20 frames"));
    QVERIFY(refused("walk:0-1,walk:1-2,walk:2-3,walk:3-4,walk:4-5,walk:5-6").contains("at most 5"));
    edit({"change", "Walk", "lib", "--examples", "", "--rule", ""}, "tag Walk changed\n");
    QCOMPARE(tag("Walk")["examples"].size(), 0u);
    QVERIFY(!content("lib/lib.tagline").contains("\"examples\""));
}

void tst_VocabularyCommand::aKeyGoesToWhoeverGotItLast()
{
    edit({"change", "Walk", "lib", "--key", "1"}, "tag Walk changed\n");
    QCOMPARE(text(tag("Walk")["key"]), QString("\"1\""));
    QCOMPARE(text(tag("Run")["key"]), QString("\"\""));
}

void tst_VocabularyCommand::groupsAreDeclaredRenamedAndRemoved()
{
    edit({"group", "mood", "lib", "--policy", "block", "--exclusive", "at-most-one", "--description", "how"},
         "group mood added\n");
    QCOMPARE(
        text(listed()["groups"][1]),
        QString(
            R"({"name":"mood","policy":"block","exclusive":"at most one","description":"how","phases":[]})"));
    edit({"group", "gait", "lib", "--rename", "locomotion"},
         "group gait changed\n2 tags got another group\n");
    QCOMPARE(text(tag("Run")["group"]), QString("\"locomotion\""));
    QVERIFY(content("lib/lib.tagline").contains("group(locomotion)"));
    edit({"group", "locomotion", "lib", "--remove"}, "group locomotion removed\n2 tags got another group\n");
    QCOMPARE(text(tag("Run")["group"]), QString("\"\""));
    QCOMPARE(run({"vocabulary", "group", "gait", "lib", "--remove"}).status, 7);
}

void tst_VocabularyCommand::anotherCaseIsAnotherGroupAndSaid()
{
    const CliRun planned = run({"vocabulary", "group", "Gait", "lib", "--policy", "block", "--dry-run"});
    QCOMPARE(planned.output, QString("group Gait would be added\n"));
    QVERIFY2(planned.messages.contains("there is a group \"gait\" too"), qPrintable(planned.messages));
    const CliRun made = run({"vocabulary", "group", "Gait", "lib", "--policy", "block"});
    QCOMPARE(made.status, 0);
    QCOMPARE(made.output, QString("group Gait added\n"));
    QVERIFY2(made.messages.contains("there is a group \"gait\" too"), qPrintable(made.messages));
    const CliRun changed = run({"vocabulary", "group", "Gait", "lib", "--policy", "push"});
    QCOMPARE(changed.output, QString("group Gait changed\n"));
    QVERIFY2(!changed.messages.contains("there is a group"), qPrintable(changed.messages)); // both are meant
}

void tst_VocabularyCommand::phasesAreTagsInOrder()
{
    edit({"group", "gait", "lib", "--phases", "Walk, Run"}, "group gait changed\n");
    QCOMPARE(text(listed()["groups"][0]["phases"]), QString(R"(["Walk","Run"])"));
    QVERIFY(
        run({"vocabulary", "lib"}).output.contains("group gait: push, exclusive: none, phases: Walk, Run\n"));
    const CliRun unknown = run({"vocabulary", "group", "gait", "lib", "--phases", "Walk,Rum"});
    QCOMPARE(unknown.status, 7);
    QVERIFY2(unknown.messages.contains("there is no tag \"Rum\" for a phase; did you mean \"Run\"?"),
             qPrintable(unknown.messages));
    QVERIFY(run({"vocabulary", "group", "gait", "lib", "--phases", "Walk,Walk"})
                .messages.contains("stands twice"));
    QCOMPARE(run({"rename", "Walk", "Stroll", "lib"}).status, 0);
    QCOMPARE(text(listed()["groups"][0]["phases"]), QString(R"(["Stroll","Run"])"));
    edit({"group", "gait", "lib", "--phases", ""}, "group gait changed\n");
    QCOMPARE(text(listed()["groups"][0]["phases"]), QString("[]"));
}

void tst_VocabularyCommand::propertiesAreDeclared()
{
    edit({"property", "slope", "lib", "--type", "number", "--default", "0.5"}, "property slope added\n");
    QCOMPARE(text(listed()["properties"]),
             QString(R"([{"name":"slope","type":"number","default":0.5,"description":""}])"));
    edit({"property", "slope", "lib", "--type", "string"}, "property slope changed\n");
    QCOMPARE(text(listed()["properties"][0]["default"]), QString("\"0.5\""));
    QCOMPARE(run({"vocabulary", "property", "slope", "lib", "--type", "boolean", "--default", "2"}).status,
             8);
    edit({"property", "slope", "lib", "--remove"}, "property slope removed\n");
    QCOMPARE(text(listed()["properties"]), QString("[]"));
    QCOMPARE(run({"vocabulary", "property", "slope", "lib", "--remove"}).status, 7);
}

void tst_VocabularyCommand::namespacesAreReplaced()
{
    edit({"namespaces", "Voice, Game", "lib"}, "namespaces Voice, Game changed\n");
    QCOMPARE(text(listed()["namespaces"]), QString(R"(["Voice","Game"])"));
    edit({"namespaces", "", "lib"}, "namespaces  changed\n");
    QCOMPARE(text(listed()["namespaces"]), QString("[]"));
    QCOMPARE(run({"vocabulary", "namespaces", "A.B", "lib"}).status, 8);
}

void tst_VocabularyCommand::mirrorWordsAreReplaced()
{
    const QString builtIn = R"([{"left":"left","right":"right"},{"left":"l","right":"r"}])";
    QCOMPARE(text(listed()["mirrorWords"]), builtIn);
    edit({"mirror-words", "left|right, links|rechts", "lib"},
         "mirror-words left|right, links|rechts changed\n");
    QCOMPARE(text(listed()["mirrorWords"]),
             QString(R"([{"left":"left","right":"right"},{"left":"links","right":"rechts"}])"));
    QVERIFY(run({"vocabulary", "lib"}).output.contains("mirror words: left|right, links|rechts\n"));
    edit({"mirror-words", "left|right, links|rechts", "lib"},
         "mirror-words left|right, links|rechts: nothing to change\n");
    QCOMPARE(run({"vocabulary", "mirror-words", "left|right, Left|x", "lib"}).status, 8);
    QCOMPARE(run({"vocabulary", "mirror-words", "left/right", "lib"}).status, 8);
    edit({"mirror-words", "", "lib"}, "mirror-words  changed\n");
    QCOMPARE(text(listed()["mirrorWords"]), builtIn);
    QVERIFY(!content("lib/lib.tagline").contains("mirrorWords"));
}

void tst_VocabularyCommand::brokenRulesAreCounted()
{
    edit({"change", "Bad", "lib", "--group", "gait"}, "tag Bad changed\n");
    const Json done =
        json(run({"vocabulary", "group", "gait", "lib", "--exclusive", "at-most-one", "--json"}));
    QCOMPARE(text(done["broken"]), QString(R"([{"group":"gait","places":1,"clips":1}])"));
    put("lib/a/jog.bvh.tags.json",
        R"({"format":"tagline.tags","version":1,"source":"jog.bvh","clips":[{"name":"jog","frames":10,)"
        R"("rate":[30,1],"tags":{},"properties":{"slope":[[0,4,"steep"]]}}]})");
    const Json typed = json(run({"vocabulary", "property", "slope", "lib", "--type", "number", "--json"}));
    QCOMPARE(text(typed["wrongValues"]), QString(R"([{"property":"slope","ranges":1,"clips":1}])"));
}

void tst_VocabularyCommand::aDryRunWritesNothing()
{
    const auto before = files();
    for (const QStringList& words : {QStringList{"add", "Jog", "lib"},
                                     {"change", "Run", "lib", "--key", "9"},
                                     {"group", "gait", "lib", "--remove"},
                                     {"property", "slope", "lib"},
                                     {"namespaces", "Voice", "lib"}}) {
        const Json done = json(run(QStringList{"vocabulary"} + words + QStringList{"--dry-run", "--json"}));
        QCOMPARE(text(done["written"]), QString("false"));
        QCOMPARE(text(done["changed"]), QString("true"));
    }
    QCOMPARE(files(), before);
}

void tst_VocabularyCommand::theFileMayLieElsewhere()
{
    put("shared/words.tagline", library);
    const auto before = content("lib/lib.tagline");
    edit({"add", "Jog", "lib/walk.bvh", "--library", "shared/words.tagline"}, "tag Jog added\n");
    QVERIFY(content("shared/words.tagline").contains("\"Jog\""));
    QCOMPARE(content("lib/lib.tagline"), before);
    const CliRun without = run({"vocabulary", "add", "Jog", "lib/walk.bvh"});
    QCOMPARE(without.status, 8);
    QVERIFY2(without.messages.contains("library file"), qPrintable(without.messages));
}

void tst_VocabularyCommand::whatCannotBeIsRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("words");
    QTest::newRow("a name with an empty part") << QStringList{"add", "A..B", "lib"} << "empty";
    QTest::newRow("a synonym that is a tag")
        << QStringList{"add", "Jog", "lib", "--synonyms", "Run"} << "Run";
    QTest::newRow("implications that go round")
        << QStringList{"change", "Run", "lib", "--implies", "Run"} << "Run";
}

void tst_VocabularyCommand::whatCannotBeIsRefused()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, words);
    const auto before = files();
    const CliRun done = run(QStringList{"vocabulary"} + arguments);
    QCOMPARE(done.status, 8);
    QVERIFY2(done.messages.contains(words), qPrintable(done.messages));
    QCOMPARE(files(), before);
}

void tst_VocabularyCommand::wrongUseIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("words");
    QTest::newRow("nothing") << QStringList{} << "PATH is missing";
    QTest::newRow("no path") << QStringList{"add", "Jog"} << "TAG and PATH";
    QTest::newRow("another word") << QStringList{"list", "lib"}
                                  << "\"list\" is no file or folder, and none of the words that edit: add, "
                                     "change, group, mirror-words, namespaces, new, property;";
    QTest::newRow("a new file of another name")
        << QStringList{"new", "lib/lib.json"} << "new needs one FILE, name.tagline";
    QTest::newRow("a colour") << QStringList{"add", "Jog", "lib", "--colour", "red"} << "#rrggbb";
    QTest::newRow("a key") << QStringList{"add", "Jog", "lib", "--key", "T"} << "--key takes";
    QTest::newRow("a policy") << QStringList{"group", "gait", "lib", "--policy", "cut"} << "carve, push";
    QTest::newRow("another word's option")
        << QStringList{"add", "Jog", "lib", "--policy", "push"} << "cannot be used with add";
    QTest::newRow("an option of a list") << QStringList{"lib", "--key", "1"} << "cannot be used with a list";
}

void tst_VocabularyCommand::wrongUseIsSaid()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, words);
    const CliRun done = run(QStringList{"vocabulary"} + arguments);
    QCOMPARE(done.status, 2);
    QVERIFY2(done.messages.contains(words), qPrintable(done.messages));
}

QTEST_GUILESS_MAIN(tst_VocabularyCommand)
#include "tst_VocabularyCommand.moc"
