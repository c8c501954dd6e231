#include "core/query/editing/QueryCompletion.h"
#include "core/query/language/parsing/QueryFunctions.h"
#include "tests/core/query/QueryVocabulary.h"

#include <QTest>

#include <cstring>

#include <algorithm>

using namespace tagline;

class tst_QueryCompletion : public QObject
{
    Q_OBJECT

private slots:
    void offers_data();
    void offers();
    void offersWhereMotionIsKnown_data();
    void offersWhereMotionIsKnown();
    void functionsHintAtTheirArguments();
    void aWholeWordIsComplete_data();
    void aWholeWordIsComplete();
    void everythingAtTheBeginning();
    void replacesTheWholeWord();
    void tagsCarryTheirId();
    void recordsOfATagAreOfferedBehindItsName();
    void valuesOfInstancesAreOfferedBehindTheirTag();
    void tagsOfSetsAreOfferedBehindTheSetsName();
    void synonymsOfferTheirTag();
    void aNamespaceIsNoTag();

private:
    /// Completes at the '^' of a text.
    QueryCompletions completed(QString marked) const
    {
        const auto cursor = std::size_t(marked.left(marked.indexOf('^')).toUtf8().size());
        const std::vector<SavedQuery> saved{{"slow", "Tired"}, {"my walk", "Walk"}, {"walks", "Walk"}};
        return completions(marked.remove('^').toStdString(), cursor, m_vocabulary, saved);
    }
    /// The same with known properties, joints and motion.
    QueryCompletions completedWithMotion(QString marked) const
    {
        const auto cursor = std::size_t(marked.left(marked.indexOf('^')).toUtf8().size());
        return completions(marked.remove('^').toStdString(), cursor, m_known.names(m_vocabulary));
    }

    static QString texts(const QueryCompletions& found)
    {
        QStringList items;
        for (const QueryCompletion& item : found.items) items << QString::fromStdString(item.text);
        return items.join(' ');
    }

    const TagVocabulary m_vocabulary = test::queryVocabulary();
    const test::KnownNames m_known;
};

void tst_QueryCompletion::offers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("items");
    const auto row = [](const char* text, const char* items) { QTest::newRow(text) << text << items; };
    row("Loc^", "Locomotion Locomotion.Run Locomotion.Walk");
    row("ru^", "Locomotion.Run");
    row("Male & Locomotion.^", "Locomotion.Run Locomotion.Walk");
    row("Male & Locomotion .^", "");
    row("Male & wal^", "\"walk-fast\" Locomotion.Walk");
    row("la^", "last( lastframes( lastin("); // not "back\\slash": its middle, and others begin so
    row("lash^", "\"back\\\\slash\"");
    row("fas^", "\"walk-fast\"");
    row("Male & (foot^", "Contact.Left.Foot Contact.Right.Foot \"left foot\"");
    row("\"left f^", "\"left foot\"");
    row("\"walk-f^\" | Male", "\"walk-fast\"");
    row("no^", "\"None\" none not");
    row("exa^", "exact(");
    row("exact(Lim^", "Style.Limping");
    row("Male ^", "and or minus except");
    row("Male a^", "and");
    row("Male o^ Run", "or");
    row("(Male)^", "and or minus except");
    row("@^", "@slow @\"my walk\" @walks");
    row("Male | @wal^", "@walks @\"my walk\"");
    row("@slow ^", "and or minus except");
    row("12^", "");
    row("terrain == ^", "");
    row("xyzzy^", "");
    row("Mü^", "Müde");
}

void tst_QueryCompletion::offers()
{
    QFETCH(QString, text);
    QTEST(texts(completed(text)), "items");
}

void tst_QueryCompletion::offersWhereMotionIsKnown_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("items");
    const auto row = [](const char* text, const char* items) { QTest::newRow(text) << text << items; };
    row("ter^", "terrain");
    row("Male & ground^", "\"ground kind\"");
    row("moo^", "Game.mood");
    row("spe^", "speed(");
    row("tens^", "intensity"); // in the middle
    row("looping == ^", "true false");
    row("looping == f^", "false");
    row("looping ==^", "true false");
    row("terrain == ^", "");
    row("terrain == \"gr^", "");
    row("intensity > 0.5 ^", "and or minus except");
    row("intensity > -1 & hea^", "head head(");
    row("speed(^", "Hips LeftFoot \"mixamorig:Hips\"");
    row("contact(left^", "LeftFoot");
    row("x(\"mix^", "\"mixamorig:Hips\"");
    row("speed(Hips^", "Hips \"mixamorig:Hips\"");
    row("speed(Hips) > ^", "acceleration( height( speed( turnrate( x( y( z(");
    row("speed(Hips) > hei^", "height(");
    row("mean(Male, ^", "acceleration( height( speed( turnrate( x( y( z(");
    row("count(Male) > ^", "");
    row("terrain ^", "matches and or minus except");
    row("terrain mat^", "matches");
    row("intensity mat^", "");
    row("any.^", "any.author any.time any.confidence any.note");
    row("atleast(2, Male, Lim^", "Style.Limping");
    row("atleast(^", "");
    row("near(Male, Run, ^", "");
    row("head(^", "*");
    row("head(Lim^, 5)", "Style.Limping");
    row("head((Male | Lim^", "Style.Limping");
    row("head(Male, ^", "");
    row("head(Male, 5)^", "and or minus except");
    row("overlapping(Male, Lim^", "Style.Limping");
    row("before(Male, Run, ^", "");
    row("clips(Male, ^", "");
    row("clip(^", "");
    row("clip(\"wal^", "");
}

void tst_QueryCompletion::offersWhereMotionIsKnown()
{
    QFETCH(QString, text);
    QFETCH(QString, items);
    const QueryCompletions found = completedWithMotion(text);
    if (items == "*")
        QCOMPARE(found.items.size(),
                 m_vocabulary.size() + 3 + queryFunctions().size() + m_known.properties.size());
    else
        QCOMPARE(texts(found), items);
}

void tst_QueryCompletion::functionsHintAtTheirArguments()
{
    const QueryCompletions found = completed("ran^");
    QCOMPARE(found.items.size(), 1u);
    QCOMPARE(found.items[0].text, std::string("random("));
    QCOMPARE(found.items[0].hint, std::string("random(q, count, seed)"));
    QCOMPARE(found.items[0].kind, QueryTokenKind::Function);
}

void tst_QueryCompletion::aWholeWordIsComplete_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isComplete");
    const auto row = [](const char* text, bool isComplete) { QTest::newRow(text) << text << isComplete; };
    row("Male^", true);
    row("Limping^", true);        // one tag ends so
    row("Locomotion.Run^", true); // in full
    row("Foot^", false);          // two tags do
    row("Locomotion^", true);     // Locomotion.Run is offered behind the dot
    row("head^", true);           // a tag
    row("speed^", false);         // a function, without its brackets
    row("Mal^", false);
    row("male^", false); // tags are case-sensitive
    row("^", false);
    row("xyzzy^", false);
    row("Male an^", false);
    row("Male and^", true);
    row("not^", true);
    row("@slow^", true);
    row("@walk^", false);
    row("@walks^", true);
    row("\"left foot\"^", true);
}

void tst_QueryCompletion::aWholeWordIsComplete()
{
    QFETCH(QString, text);
    QTEST(completed(text).isComplete, "isComplete");
}

void tst_QueryCompletion::everythingAtTheBeginning()
{
    const auto functions = std::size_t(std::ranges::count_if(
        queryFunctions(), [](const QueryOperation& function) { return !function.needsMotion(); }));
    for (const char* text : {"^", "Male & ^", "(^", "~^", "Male &^"}) {
        const QueryCompletions found = completed(text);
        QCOMPARE(found.items.size(), m_vocabulary.size() + 3 + functions); // tags, keywords and functions
        QCOMPARE(found.begin, found.end);
    }
}

void tst_QueryCompletion::replacesTheWholeWord()
{
    const QueryCompletions found = completed("Müde & Loc^om | Male");
    QCOMPARE(found.begin, 8u);
    QCOMPARE(found.end, 13u);
    QCOMPARE(texts(found), QString("Locomotion Locomotion.Run Locomotion.Walk"));
    const QueryCompletions saved = completed("Male & @sl^");
    QCOMPARE(saved.begin, 7u);
    QCOMPARE(saved.end, 10u);
}

void tst_QueryCompletion::tagsCarryTheirId()
{
    const QueryCompletions found = completed("Tir^");
    QCOMPARE(found.items.size(), 1u);
    QCOMPARE(found.items[0].tag, m_vocabulary.find("Style.Tired"));
    QCOMPARE(found.items[0].kind, QueryTokenKind::Name);
}

void tst_QueryCompletion::recordsOfATagAreOfferedBehindItsName()
{
    const std::vector<QueryProperty> properties{{"Locomotion.Run.author", {PropertyType::String}}};
    const QueryNames names{m_vocabulary, {}, std::span(properties)};
    QCOMPARE(texts(completions("Locomotion.Run", 14, names)), "Locomotion.Run");
    QVERIFY(completions("Locomotion.Run", 14, names).isComplete);
    QCOMPARE(texts(completions("Locomotion.Run.", 15, names)), "Locomotion.Run.author");
}

void tst_QueryCompletion::valuesOfInstancesAreOfferedBehindTheirTag()
{
    TagVocabulary vocabulary = m_vocabulary;
    vocabulary.intern("Attack.Punch");
    const std::vector<QueryProperty> properties{
        {.name = "Attack.Punch.hand",
         .types = {PropertyType::String},
         .tag = "Attack.Punch",
         .met = {"left", "say \"hi\""}},
        {.name = "Attack.Punch.hard", .types = {PropertyType::Boolean}, .tag = "Attack.Punch"}};
    const QueryNames names{vocabulary, {}, std::span(properties)};
    const auto offered = [&](const char* text) { return texts(completions(text, std::strlen(text), names)); };
    QCOMPARE(offered("Punch"), QString("Attack.Punch"));
    QCOMPARE(offered("Punch."), QString("Attack.Punch.hand Attack.Punch.hard"));
    QCOMPARE(offered("Male & attack.punch.han"), QString("Attack.Punch.hand"));
    QVERIFY(!offered("ha").contains("hand"));
    QCOMPARE(offered("Punch.hand == "), QString("\"left\" \"say \\\"hi\\\"\""));
    QCOMPARE(offered("count(Punch.hand == \"l"), QString("\"left\""));
    QCOMPARE(offered("Punch.hand mat"), QString("matches"));
    QCOMPARE(offered("Punch.hard == "), QString("true false"));
}

void tst_QueryCompletion::tagsOfSetsAreOfferedBehindTheSetsName()
{
    TagVocabulary vocabulary = m_vocabulary;
    vocabulary.intern("gameplay::Hit");
    vocabulary.intern("gameplay::Male");
    const auto offered = [&](const char* text) {
        return completions(text, std::strlen(text), vocabulary, {});
    };
    QCOMPARE(texts(offered("gameplay::")), QString("gameplay::Hit gameplay::Male"));
    QCOMPARE(texts(offered("Tired & gameplay::H")), QString("gameplay::Hit"));
    QCOMPARE(texts(offered("Hi")), QString("gameplay::Hit"));
    QVERIFY(offered("Hit").isComplete);
}

void tst_QueryCompletion::synonymsOfferTheirTag()
{
    TagVocabulary vocabulary = m_vocabulary;
    TagDefinition run = vocabulary[*vocabulary.find("Locomotion.Run")];
    run.isRegistered = true;
    run.synonyms = {"Jog", "Fast.Rush"};
    vocabulary.define(run);
    const QueryCompletions found = completions("Male & jo", 9, QueryNames{vocabulary});
    QCOMPARE(found.items.size(), 1u);
    QCOMPARE(found.items[0].text, std::string("Locomotion.Run"));
    QCOMPARE(found.items[0].hint, std::string("Jog"));
    QCOMPARE(found.items[0].tag, vocabulary.find("Locomotion.Run"));
    QVERIFY(completions("Jog", 3, QueryNames{vocabulary}).isComplete);
    QVERIFY(!completions("Jo", 2, QueryNames{vocabulary}).isComplete);
    QCOMPARE(texts(completions("rush", 4, QueryNames{vocabulary})), "Locomotion.Run"); // a last part
    const QueryCompletions both = completions("ru", 2, QueryNames{vocabulary});
    QCOMPARE(texts(both), "Locomotion.Run"); // once, by its name
    QVERIFY(both.items[0].hint.empty());
}

void tst_QueryCompletion::aNamespaceIsNoTag()
{
    TagVocabulary vocabulary = m_vocabulary;
    vocabulary.setNamespaces({"Locomotion"});
    QCOMPARE(texts(completions("Loco", 4, QueryNames{vocabulary})), "Locomotion.Run Locomotion.Walk");
}

QTEST_APPLESS_MAIN(tst_QueryCompletion)
#include "tst_QueryCompletion.moc"
