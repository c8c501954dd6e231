#include "core/query/QueryEcho.h"
#include "core/query/QueryParser.h"
#include "tests/core/query/QueryVocabulary.h"

#include <QTest>

using namespace tagline;

class tst_QueryParser : public QObject
{
    Q_OBJECT

private slots:
    void parses_data();
    void parses();
    void savedQueriesStandInPlaceOfTheirNames();
    void savedQueryErrorsNameTheSavedQuery_data();
    void savedQueryErrorsNameTheSavedQuery();

private:
    const TagVocabulary m_vocabulary = test::queryVocabulary();
};

void tst_QueryParser::parses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("echoed");
    const auto row = [](const char* text, const char* echoed) { QTest::newRow(text) << text << echoed; };
    row("Male", "Male");
    row("Run", "Locomotion.Run");
    row("Left.Foot", "Contact.Left.Foot");
    row("Locomotion", "Locomotion");
    row("all", "all");
    row("NONE", "none");
    row("\"None\"", "\"None\"");
    row("\"Locomotion.Run\"", "Locomotion.Run");
    row("\"walk-fast\"", "\"walk-fast\"");
    row("\"say \\\"hi\\\"\"", "\"say \\\"hi\\\"\"");
    row("\"back\\\\slash\"", "\"back\\\\slash\"");
    row("Müde | 走る", "(Müde | 走る)");
    row("head", "head");
    row("head & Male", "(head & Male)");
    // precedence: complement, difference, intersection, union
    row("Run | Walk & Male", "(Locomotion.Run | (Locomotion.Walk & Male))");
    row("Run & Walk | Male", "((Locomotion.Run & Locomotion.Walk) | Male)");
    row("Run & Walk - Male", "(Locomotion.Run & (Locomotion.Walk - Male))");
    row("Run - Walk & Male", "((Locomotion.Run - Locomotion.Walk) & Male)");
    row("Run - Walk - Male", "((Locomotion.Run - Locomotion.Walk) - Male)");
    row("Run | Walk | Male", "((Locomotion.Run | Locomotion.Walk) | Male)");
    row("~Run - Male", "(~Locomotion.Run - Male)");
    row("not Run - Male", "(~Locomotion.Run - Male)");
    row("~(Run - Male)", "~(Locomotion.Run - Male)");
    row("~~Run", "~~Locomotion.Run");
    row("!not ~Run", "~~~Locomotion.Run");
    row("(((Run)))", "Locomotion.Run");
    // words in any case, and symbols without blanks
    row("run_ or Male", "");
    row("Run or Male and Tired", "(Locomotion.Run | (Male & Style.Tired))");
    row("Run AND NOT Male Or Tired", "((Locomotion.Run & ~Male) | Style.Tired)");
    row("Run minus Male except Tired", "((Locomotion.Run - Male) - Style.Tired)");
    row("Run&Male&(Tired|Limping)", "((Locomotion.Run & Male) & (Style.Tired | Style.Limping))");
    row("Run and(Male)or not(Tired)", "((Locomotion.Run & Male) | ~Style.Tired)");
    row("\tRun\n|\r\nMale ", "(Locomotion.Run | Male)");
    row("Run\u00a0|\u3000Male", "(Locomotion.Run | Male)");
    row("Walk-Male", "(Locomotion.Walk - Male)");
    row("exact(Locomotion) | exact ( \"None\" )", "(exact(Locomotion) | exact(\"None\"))");
}

void tst_QueryParser::parses()
{
    QFETCH(QString, text);
    QFETCH(QString, echoed);
    const auto parsed = parseQuery(text.toStdString(), m_vocabulary);
    if (echoed.isEmpty()) {
        QVERIFY(!parsed);
        return;
    }
    QVERIFY2(parsed, parsed ? "" : parsed.error().text().c_str());
    QCOMPARE(QString::fromStdString(echo(*parsed, m_vocabulary)), echoed);
    QCOMPARE(*parseQuery(echoed.toStdString(), m_vocabulary), *parsed);
}

void tst_QueryParser::savedQueriesStandInPlaceOfTheirNames()
{
    const std::vector<SavedQuery> saved{{"slow", "Tired | Limping"}, {"my walk", "Walk & @slow"}};
    const auto parsed = parseQuery("Male - @slow & @\"my walk\" | @slow", m_vocabulary, saved);
    QVERIFY(parsed);
    QCOMPARE(QString::fromStdString(echo(*parsed, m_vocabulary)),
             QString("(((Male - (Style.Tired | Style.Limping)) & (Locomotion.Walk & (Style.Tired | "
                     "Style.Limping))) | (Style.Tired | Style.Limping))"));
}

void tst_QueryParser::savedQueryErrorsNameTheSavedQuery_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("error");
    QTest::newRow("unknown") << "Male | @slwo"
                             << "query.unknown-saved-query"
                             << "column 8: no saved query \"slwo\"; did you mean \"slow\"?";
    QTest::newRow("broken") << "Male & @broken"
                            << "query.unknown-tag"
                            << "column 8: in @broken: column 8: no tag \"Wlak\"; did you mean \"Walk\"?";
    QTest::newRow("empty")
        << "@empty"
        << "query.empty"
        << "column 1: in @empty: column 3: the query is empty; write a tag such as Walk, or all";
    QTest::newRow("uses itself") << "@itself"
                                 << "query.saved-cycle"
                                 << "column 1: in @itself: column 8: the saved query @itself uses itself";
    QTest::newRow("circle") << "@a"
                            << "query.saved-cycle"
                            << "column 1: in @a: column 2: in @b: column 1: the saved query @a uses itself";
    QTest::newRow("no name") << "Male | @"
                             << "query.missing-name"
                             << "column 8: \"@\" stands right before the name of a saved query: @name";
    QTest::newRow("name apart") << "@ slow"
                                << "query.missing-name"
                                << "column 1: \"@\" stands right before the name of a saved query: @name";
}

void tst_QueryParser::savedQueryErrorsNameTheSavedQuery()
{
    QFETCH(QString, text);
    const std::vector<SavedQuery> saved{{"slow", "Tired"}, {"broken", "Male | Wlak"},
                                        {"empty", "  "},   {"itself", "Male | @itself"},
                                        {"a", "(@b)"},     {"b", "@a"}};
    const auto parsed = parseQuery(text.toStdString(), m_vocabulary, saved);
    QVERIFY(!parsed);
    QTEST(QString::fromStdString(parsed.error().code), "code");
    QTEST(QString::fromStdString(parsed.error().text()), "error");
}

QTEST_APPLESS_MAIN(tst_QueryParser)
#include "tst_QueryParser.moc"
