#include "core/tags/vocabulary/VocabularyCheck.h"

#include "core/tags/vocabulary/TagVocabulary.h"

#include <QTest>

#include <random>

using namespace tagline;
using Part = VocabularyProblem::Part;

namespace {

TagDefinition implying(std::string name, std::vector<std::string> implies)
{
    TagDefinition definition;
    definition.name = std::move(name);
    definition.implies = std::move(implies);
    return definition;
}

TagDefinition alsoCalled(std::string name, std::vector<std::string> synonyms)
{
    TagDefinition definition;
    definition.name = std::move(name);
    definition.synonyms = std::move(synonyms);
    return definition;
}

QString messageOf(const std::vector<TagDefinition>& definitions,
                  const std::vector<std::string>& namespaces = {})
{
    const auto problem = findProblem(definitions, namespaces);
    return problem ? QString::fromStdString(problem->message) : QString();
}

} // namespace

class tst_VocabularyCheck : public QObject
{
    Q_OBJECT

private slots:
    void namesThatMeanOneTagArePassed();
    void aSynonymThatIsATagIsRefused();
    void aSynonymOfTwoTagsIsRefused();
    void theOwnNameIsNoSynonym();
    void aCycleIsNamed();
    void aTagThatImpliesItselfIsRefused();
    void aCycleThroughAParentIsNamed();
    void aCycleThroughASynonymIsNamed();
    void impliesItsOwnParentIsPassed();
    void aNamespaceClosesNoCycle();
    void definitionsThatAreNotRegisteredSayNothing();
    void aLongCycleIsShortened();
    void anEditIsRefusedWithItsReason();
    void problemsCanBeTakenOut();
    void refusesExactlyWhatGoesRound();
    void longChainsAreQuick();
};

void tst_VocabularyCheck::namesThatMeanOneTagArePassed()
{
    QCOMPARE(messageOf({}), QString());
    QCOMPARE(messageOf({alsoCalled("Run", {"Jog", "Trot"}), alsoCalled("Walk", {"Stroll"}),
                        implying("Sprint", {"Run"})}),
             QString());
}

void tst_VocabularyCheck::aSynonymThatIsATagIsRefused()
{
    const auto problem =
        findProblem(std::vector{alsoCalled("Run", {"Trot", "Walk"}), alsoCalled("Walk", {})}, {});
    QVERIFY(problem);
    QCOMPARE(
        problem->message,
        std::string("\"Walk\" is a tag itself and cannot be a synonym of \"Run\"; merge the two tags first"));
    QCOMPARE(problem->code, std::string("synonym-taken"));
    QCOMPARE(problem->definition, 0u);
    QVERIFY(problem->part == Part::Synonym);
    QCOMPARE(problem->place, 1u);
}

void tst_VocabularyCheck::aSynonymOfTwoTagsIsRefused()
{
    QCOMPARE(messageOf({alsoCalled("Run", {"Jog"}), alsoCalled("Walk", {"Jog"})}),
             QString("\"Jog\" is already a synonym of \"Run\"; a name can mean only one tag"));
    QCOMPARE(messageOf({alsoCalled("Run", {"Jog", "Jog"})}),
             QString("\"Jog\" is already a synonym of \"Run\"; a name can mean only one tag"));
}

void tst_VocabularyCheck::theOwnNameIsNoSynonym()
{
    QCOMPARE(messageOf({alsoCalled("Run", {"Run"})}),
             QString("\"Run\" is the tag's own name and needs no synonym"));
}

void tst_VocabularyCheck::aCycleIsNamed()
{
    const auto problem = findProblem(std::vector{implying("Run", {"Alive", "Locomotion"}),
                                                 implying("Gait", {"Run"}), implying("Locomotion", {"Gait"})},
                                     {});
    QVERIFY(problem);
    QCOMPARE(
        problem->message,
        std::string("these implications form a circle: Run ⇒ Locomotion ⇒ Gait ⇒ Run; remove one of them"));
    QCOMPARE(problem->code, std::string("implication-cycle"));
    QCOMPARE(problem->definition, 2u);
    QVERIFY(problem->part == Part::Implication);
    QCOMPARE(problem->place, 0u);
}

void tst_VocabularyCheck::aTagThatImpliesItselfIsRefused()
{
    QCOMPARE(messageOf({implying("Run", {"Run"})}),
             QString("these implications form a circle: Run ⇒ Run; remove one of them"));
}

void tst_VocabularyCheck::aCycleThroughAParentIsNamed()
{
    QCOMPARE(
        messageOf({implying("Gait", {"Gait.Run"})}),
        QString(
            "these implications form a circle: Gait ⇒ Gait.Run, which is below Gait; remove one of them"));
    QCOMPARE(messageOf({implying("A.b", {"C"}), implying("C", {"A.b.c.d"})}),
             QString("these implications form a circle: A.b ⇒ C ⇒ A.b.c.d, which is below A.b.c, which is "
                     "below A.b; remove one of them"));
}

void tst_VocabularyCheck::aCycleThroughASynonymIsNamed()
{
    QCOMPARE(messageOf({alsoCalled("Run", {"Jog"}), implying("Walk", {"Run"}), implying("Run", {}),
                        implying("Gait", {})}),
             QString());
    TagDefinition run = alsoCalled("Run", {"Jog"});
    run.implies = {"Walk"};
    QCOMPARE(messageOf({run, implying("Walk", {"Jog"})}),
             QString("these implications form a circle: Run ⇒ Walk ⇒ Run; remove one of them"));
}

void tst_VocabularyCheck::impliesItsOwnParentIsPassed()
{
    QCOMPARE(messageOf({implying("Gait.Run", {"Gait"})}), QString());
}

void tst_VocabularyCheck::aNamespaceClosesNoCycle()
{
    QVERIFY(!messageOf({implying("Game", {"Game.Run"})}).isEmpty());
    QCOMPARE(messageOf({implying("Game", {"Game.Run"})}, {"Game"}), QString());
}

void tst_VocabularyCheck::definitionsThatAreNotRegisteredSayNothing()
{
    TagDefinition walk = alsoCalled("Walk", {"Jog"});
    walk.implies = {"Run"};
    walk.isRegistered = false;
    QCOMPARE(messageOf({alsoCalled("Run", {"Jog", "Walk"}), walk, implying("Run2", {"Walk"})}), QString());
}

void tst_VocabularyCheck::aLongCycleIsShortened()
{
    std::vector<TagDefinition> definitions;
    for (int i = 0; i < 1000; ++i)
        definitions.push_back(implying("T" + std::to_string(i), {"T" + std::to_string((i + 1) % 1000)}));
    const QString message = messageOf(definitions);
    QVERIFY(message.contains("⇒ … ⇒"));
    QVERIFY(message.startsWith("these implications form a circle: T0 ⇒ T1 ⇒"));
    QVERIFY(message.contains("⇒ T999 ⇒ T0;"));
    QVERIFY(message.size() < 200);
}

void tst_VocabularyCheck::anEditIsRefusedWithItsReason()
{
    TagVocabulary vocabulary;
    vocabulary.define(implying("Run", {"Moving"}));
    QCOMPARE(refusal(vocabulary, implying("Moving", {"Alive"})), std::nullopt);
    QCOMPARE(refusal(vocabulary, implying("Moving", {"Run"})),
             std::optional<std::string>(
                 "these implications form a circle: Run ⇒ Moving ⇒ Run; remove one of them"));
    QCOMPARE(refusal(vocabulary, implying("Run", {})), std::nullopt);
    QVERIFY(refusal(vocabulary, alsoCalled("Walk", {"Run"})));
    QCOMPARE(refusal(vocabulary, alsoCalled("Walk", {"Moving"})), std::nullopt); // only named, not registered
}

void tst_VocabularyCheck::problemsCanBeTakenOut()
{
    std::vector<TagDefinition> definitions{alsoCalled("Run", {"Jog", "Walk"}),
                                           alsoCalled("Walk", {"Jog", "Stroll"}), implying("A", {"B"}),
                                           implying("B", {"C", "A"})};
    const auto messages = removeProblems(definitions, {});
    QCOMPARE(messages.size(), 3u);
    QCOMPARE(definitions[0].synonyms, std::vector<std::string>{"Jog"});
    QCOMPARE(definitions[1].synonyms, std::vector<std::string>{"Stroll"});
    QCOMPARE(definitions[2].implies, std::vector<std::string>{"B"});
    QCOMPARE(definitions[3].implies, std::vector<std::string>{"C"});
}

void tst_VocabularyCheck::refusesExactlyWhatGoesRound()
{
    std::mt19937 random(5);
    const auto below = [&random](int bound) { return std::uniform_int_distribution(0, bound - 1)(random); };
    const std::vector<std::string> names{"A", "A.a", "A.a.x", "B", "B.b", "C", "D", "E.e"};
    int cycles = 0;
    for (int round = 0; round < 3000; ++round) {
        std::vector<TagDefinition> definitions;
        for (const std::string& name : names) {
            TagDefinition definition = implying(name, {});
            if (below(3) == 0) definition.implies.push_back(names[std::size_t(below(8))]);
            definitions.push_back(definition);
        }
        TagVocabulary vocabulary;
        for (const TagDefinition& definition : definitions) vocabulary.define(definition);
        // Round means: two tags match each other, or a tag implies itself.
        bool goesRound = false;
        for (std::uint32_t a = 0; a < vocabulary.size(); ++a) {
            for (const TagId b : vocabulary.matching(TagId(a))) {
                const auto back = vocabulary.matching(b);
                goesRound |= b != TagId(a) && std::count(back.begin(), back.end(), TagId(a)) > 0;
            }
            const TagDefinition& tag = vocabulary[TagId(a)];
            goesRound |= std::count(tag.implies.begin(), tag.implies.end(), tag.name) > 0;
        }
        QCOMPARE(findProblem(definitions, {}).has_value(), goesRound);
        cycles += goesRound;
    }
    QVERIFY(cycles > 300 && cycles < 2700);
}

void tst_VocabularyCheck::longChainsAreQuick()
{
    std::vector<TagDefinition> definitions;
    for (int i = 0; i < 100000; ++i)
        definitions.push_back(implying("T" + std::to_string(i), {"T" + std::to_string(i + 1)}));
    QCOMPARE(messageOf(definitions), QString());
    definitions.back().implies = {"T0"};
    QVERIFY(!messageOf(definitions).isEmpty());
}

QTEST_APPLESS_MAIN(tst_VocabularyCheck)
#include "tst_VocabularyCheck.moc"
