#include "core/tags/vocabulary/Phases.h"

#include <QTest>

using namespace tagline;

namespace {

TagVocabulary strikes()
{
    TagVocabulary vocabulary;
    for (const char* name : {"Attack.Windup", "Attack.Strike", "Attack.Recovery", "Walk"}) {
        TagDefinition definition;
        definition.name = name;
        vocabulary.define(definition);
    }
    TagGroup group{"Attack", {}, {}, {}};
    group.phases = {"Attack.Windup", "Gone", "Attack.Strike", "Attack.Recovery"};
    vocabulary.setGroups({group});
    return vocabulary;
}

} // namespace

class tst_Phases : public QObject
{
    Q_OBJECT

private slots:
    void namesThatAreNoTagsAreLeftOut()
    {
        const TagVocabulary vocabulary = strikes();
        const auto all = allPhases(vocabulary);
        QCOMPARE(all.size(), std::size_t(1));
        QCOMPARE(all[0].group, std::string("Attack"));
        QCOMPARE(all[0].tags,
                 (std::vector{*vocabulary.find("Attack.Windup"), *vocabulary.find("Attack.Strike"),
                              *vocabulary.find("Attack.Recovery")}));
    }

    void theOnlyPhasesAreMeantByAnyTag()
    {
        TagVocabulary vocabulary = strikes();
        const TagId walk = *vocabulary.find("Walk"), strike = *vocabulary.find("Attack.Strike");
        QCOMPARE(phasesFor(vocabulary, walk)->group, std::string("Attack"));
        QCOMPARE(phasesFor(vocabulary, TagId())->group, std::string("Attack"));
        std::vector<TagGroup> groups = vocabulary.groups();
        groups.push_back({"Stride", {}, {}, {}});
        groups.back().phases = {"Walk"};
        vocabulary.setGroups(groups);
        QCOMPARE(phasesFor(vocabulary, walk)->group, std::string("Stride"));
        QCOMPARE(phasesFor(vocabulary, strike)->group, std::string("Attack"));
        QVERIFY(!phasesFor(vocabulary, TagId())); // either could be meant
        vocabulary.setGroups({});
        QVERIFY(!phasesFor(vocabulary, walk));
    }

    void typedNamesBecomeFullNames()
    {
        const TagVocabulary vocabulary = strikes();
        VocabularySettings settings = vocabularySettings(vocabulary);
        settings.groups[0].group.phases = {"Windup", "Strike"};
        const auto named = withPhasesNamed(settings, vocabulary);
        QVERIFY(named);
        QCOMPARE(named->groups[0].group.phases, (std::vector<std::string>{"Attack.Windup", "Attack.Strike"}));
        settings.groups[0].group.phases = {"Strik"};
        const auto wrong = withPhasesNamed(settings, vocabulary);
        QVERIFY(!wrong);
        QCOMPARE(wrong.error().code, std::string("phases.unknown-tag"));
        QVERIFY2(wrong.error().message.find("did you mean") != std::string::npos,
                 wrong.error().message.c_str());
    }

    void phasesOfATagSetAreThoseOfItsTags()
    {
        TagVocabulary vocabulary = strikes();
        const TagId ofSet = vocabulary.intern("ana::Attack.Strike");
        std::vector<TagGroup> groups = vocabulary.groups();
        groups.push_back({"Stride", {}, {}, {}});
        groups.back().phases = {"Walk"};
        vocabulary.setGroups(groups);
        QCOMPARE(phasesFor(vocabulary, ofSet)->group, std::string("Attack"));
    }

    void aPhaseLasts()
    {
        TagVocabulary vocabulary = strikes();
        TagDefinition step;
        step.name = "Step";
        step.kind = TagKind::Point;
        vocabulary.define(step);
        VocabularySettings settings = vocabularySettings(vocabulary);
        settings.groups[0].group.phases = {"Step"};
        QCOMPARE(withPhasesNamed(settings, vocabulary).error().code, std::string("phases.point"));
        vocabulary.setGroups({settings.groups[0].group});
        QVERIFY(allPhases(vocabulary).empty());
    }

    void whatAFileSaysStays()
    {
        const TagVocabulary vocabulary = strikes();
        const VocabularySettings settings = vocabularySettings(vocabulary);
        const auto named = withPhasesNamed(settings, vocabulary); // one of them is no tag
        QVERIFY(named);
        QCOMPARE(named->groups, settings.groups);
    }

    void aPhaseStandsOnce()
    {
        VocabularySettings settings = vocabularySettings(strikes());
        settings.groups[0].group.phases = {"Walk", "Attack.Strike", "Walk"};
        QVERIFY(problemOf(settings)->find("\"Walk\" stands twice") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(tst_Phases)
#include "tst_Phases.moc"
