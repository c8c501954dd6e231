#include "core/tags/vocabulary/VocabularySettings.h"

#include <QTest>

using namespace tagline;

namespace {

TagVocabulary gaits()
{
    TagVocabulary vocabulary;
    vocabulary.setGroups({{"Gait", OverlapPolicy::Push, Exclusiveness::AtMostOne, "How it goes"}});
    for (const auto& [name, group] : {std::pair{"Walk", "Gait"}, {"Run", "Gait"}, {"Sad", "Mood"}}) {
        TagDefinition definition;
        definition.name = name;
        definition.group = group;
        vocabulary.define(definition);
    }
    return vocabulary;
}

} // namespace

class tst_VocabularySettings : public QObject
{
    Q_OBJECT

private slots:
    void groupsThatOnlyTagsNameAreListed()
    {
        const VocabularySettings settings = vocabularySettings(gaits());
        QCOMPARE(settings.groups.size(), std::size_t(2));
        QCOMPARE(settings.groups[1].group.name, std::string("Mood"));
        QCOMPARE(settings.groups[1].formerName, std::string("Mood"));
    }

    void whatIsListedOnlyIsNotDeclared()
    {
        const TagVocabulary vocabulary = gaits();
        VocabularySettings settings = vocabularySettings(vocabulary);
        QCOMPARE(declaredGroups(vocabulary, settings), vocabulary.groups());
        settings.groups[1].group.exclusiveness = Exclusiveness::ExactlyOne;
        QCOMPARE(declaredGroups(vocabulary, settings).size(), std::size_t(2));
    }

    void tagsFollowTheNameOfTheirGroup()
    {
        const TagVocabulary vocabulary = gaits();
        VocabularySettings settings = vocabularySettings(vocabulary);
        settings.groups[0].group.name = "Locomotion";
        const auto changed = regroupedTags(vocabulary, settings);
        QCOMPARE(changed.size(), std::size_t(2));
        QCOMPARE(changed[0].group, std::string("Locomotion"));
    }

    void tagsOfAGroupThatIsGoneHaveNone()
    {
        const TagVocabulary vocabulary = gaits();
        VocabularySettings settings = vocabularySettings(vocabulary);
        settings.groups.erase(settings.groups.begin() + 1);
        const auto changed = regroupedTags(vocabulary, settings);
        QCOMPARE(changed.size(), std::size_t(1));
        QCOMPARE(changed[0].name, std::string("Sad"));
        QCOMPARE(changed[0].group, std::string());
    }

    void twoGroupsMaySwapTheirNames()
    {
        const TagVocabulary vocabulary = gaits();
        VocabularySettings settings = vocabularySettings(vocabulary);
        std::swap(settings.groups[0].group.name, settings.groups[1].group.name);
        QVERIFY(!problemOf(settings));
        const auto changed = regroupedTags(vocabulary, settings);
        QCOMPARE(changed.size(), std::size_t(3));
        QCOMPARE(changed[2].group, std::string("Gait"));
    }

    void whatCannotBeIsSaid_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("said");
        QTest::newRow("no name") << "no name"
                                 << "a group needs a name";
        QTest::newRow("twice") << "twice"
                               << "there are two entries for the group \"Gait\": keep one of them";
        QTest::newRow("property") << "property"
                                  << "a property needs a name";
        QTest::newRow("default") << "default"
                                 << "the default of \"slope\" is not a number";
        QTest::newRow("dot")
            << "dot"
            << "the namespace \"a.b\" must not contain a dot: it is the first part of a tag's name";
        QTest::newRow("words") << "words"
                               << "\"Left\" stands twice among the words that say a side: keep one of them";
    }

    void whatCannotBeIsSaid()
    {
        QFETCH(QString, what);
        QFETCH(QString, said);
        VocabularySettings settings = vocabularySettings(gaits());
        if (what == "no name") settings.groups[0].group.name.clear();
        if (what == "twice") settings.groups[1].group.name = "Gait";
        if (what == "property") settings.properties = {{"", PropertyType::Number, {}}};
        if (what == "default")
            settings.properties = {{"slope", PropertyType::Number, {}, std::string("steep")}};
        if (what == "dot") settings.namespaces = {"a.b"};
        if (what == "words") settings.mirrorWords = {{"left", "right"}, {"Left", "rechts"}};
        QCOMPARE(QString::fromStdString(problemOf(settings).value_or("")), said);
    }
};

QTEST_APPLESS_MAIN(tst_VocabularySettings)
#include "tst_VocabularySettings.moc"
