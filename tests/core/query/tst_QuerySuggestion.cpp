#include "core/query/editing/QuerySuggestion.h"
#include "core/query/language/parsing/QueryParser.h"
#include "tests/core/query/QueryVocabulary.h"

#include <QTest>

using namespace tagline;

namespace {

const std::vector<SavedQuery> savedQueries{{"broken", "Male"}, {"left side", "Male"}};

/// What is suggested for the parser's error.
QString suggested(const QString& query)
{
    const TagVocabulary vocabulary = test::queryVocabulary();
    const std::string text = query.toStdString();
    const auto parsed = parseQuery(text, vocabulary, savedQueries);
    if (parsed) return "no error";
    return QString::fromStdString(suggestionAt(text, parsed.error().column, vocabulary, savedQueries));
}

} // namespace

class tst_QuerySuggestion : public QObject
{
    Q_OBJECT

private slots:
    void theNearestNameIsSuggested_data();
    void theNearestNameIsSuggested();
    void knownPropertiesAndJointsAreSuggested();
    void valuesOfInstancesAreSuggested();
    void onlyTheTokenAtTheColumnCounts();
};

void tst_QuerySuggestion::theNearestNameIsSuggested_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("suggestion");
    const auto row = [](const char* text, const char* suggestion) {
        QTest::newRow(text) << text << QString::fromUtf8(suggestion);
    };
    row("Male & Wlak", "Walk");
    row("\"走る\" | Wlak", "Walk"); // columns count code points
    row("Male & \"walk-fsat\"", "\"walk-fast\"");
    row("exat(Male)", "exact");
    row("Male - @broke", "@broken");
    row("@\"left sdie\"", "@\"left side\"");
    row("Male & Somersault", ""); // nothing is near
    row("Male & & Walk", "");     // no name is wrong
    row("Male &", "");
    row("@ Male", "");
    row("speed(Hips) > 1", ""); // a function that is there
}

void tst_QuerySuggestion::theNearestNameIsSuggested()
{
    QFETCH(QString, text);
    QFETCH(QString, suggestion);
    QCOMPARE(suggested(text), suggestion);
}

void tst_QuerySuggestion::knownPropertiesAndJointsAreSuggested()
{
    const TagVocabulary vocabulary = test::queryVocabulary();
    const test::KnownNames known;
    const QueryNames names = known.names(vocabulary);
    const auto at = [&](const char* text, int column) { return suggestionAt(text, column, names); };
    QCOMPARE(at("terain == 1", 1), std::string("terrain"));
    QCOMPARE(at("Male & \"ground kin\" == 1", 8), std::string("\"ground kind\""));
    QCOMPARE(at("terrain == 1", 1), std::string());
    QCOMPARE(at("speed(Hip) > 1", 7), std::string("Hips"));
    QCOMPARE(at("contact(\"mixamorig:Hip\")", 9), std::string("\"mixamorig:Hips\""));
    QCOMPARE(at("contact(LeftFoot)", 9), std::string());
    QCOMPARE(at("terrain == Wlak", 12), std::string());
    QCOMPARE(at("clip(\"Wlak\")", 6), std::string());
    QCOMPARE(at("head(Wlak, 5)", 6), std::string("Walk"));
}

void tst_QuerySuggestion::valuesOfInstancesAreSuggested()
{
    TagVocabulary vocabulary = test::queryVocabulary();
    TagDefinition punch;
    punch.name = "Attack.Punch";
    punch.isCounted = true;
    vocabulary.define(punch);
    const std::vector<QueryProperty> properties{
        {.name = "Attack.Punch.left hand", .types = {PropertyType::String}, .tag = "Attack.Punch"},
        {.name = "Attack.Punch.power", .types = {PropertyType::Number}, .tag = "Attack.Punch"}};
    const QueryNames names{vocabulary, {}, std::span(properties)};
    QCOMPARE(suggestionAt("Male & Punch.pwoer > 1", 8, names), std::string("Punch.power"));
    QCOMPARE(suggestionAt("\"Punch.left hnad\" == 1", 1, names), std::string("\"Punch.left hand\""));
    QCOMPARE(suggestionAt("Punch.power > 1", 1, names), std::string());
}

void tst_QuerySuggestion::onlyTheTokenAtTheColumnCounts()
{
    const TagVocabulary vocabulary = test::queryVocabulary();
    QCOMPARE(suggestionAt("Male & Wlak", 1, vocabulary), std::string());
    QCOMPARE(suggestionAt("Male & Wlak", 8, vocabulary), std::string("Walk"));
    for (const int column : {-1, 0, 2, 9, 12, 1000})
        QCOMPARE(suggestionAt("Male & Wlak", column, vocabulary), std::string());
    QCOMPARE(suggestionAt("", 1, vocabulary), std::string());
}

QTEST_APPLESS_MAIN(tst_QuerySuggestion)
#include "tst_QuerySuggestion.moc"
