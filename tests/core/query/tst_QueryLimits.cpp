#include "core/query/editing/QueryEcho.h"
#include "core/query/language/parsing/QueryParser.h"
#include "core/query/language/parsing/QueryToken.h"
#include "tests/core/query/QueryVocabulary.h"

#include <QTest>

using namespace tagline;

namespace {

std::string repeated(std::string_view text, std::size_t count)
{
    std::string result;
    for (std::size_t i = 0; i < count; ++i) result += text;
    return result;
}

} // namespace

class tst_QueryLimits : public QObject
{
    Q_OBJECT

private slots:
    void bracketsTo200Deep();
    void complementsTo200Deep();
    void mixedNestingIsCountedTogether();
    void functionsTo200Deep();
    void textTo64KiB();
    void longChainsAreRead_data();
    void longChainsAreRead();
    void savedQueriesCannotExplode();
    void savedQueriesTo200Deep();
    void textsOfSavedQueriesAreBounded();

private:
    QString errorOf(const std::string& text, std::span<const SavedQuery> saved = {}) const
    {
        const auto parsed = parseQuery(text, m_vocabulary, saved);
        return parsed ? QString() : QString::fromStdString(parsed.error().code);
    }
    const TagVocabulary m_vocabulary = test::queryVocabulary();
};

void tst_QueryLimits::bracketsTo200Deep()
{
    QCOMPARE(errorOf(repeated("(", 200) + "Male" + repeated(")", 200)), QString());
    const auto deeper = parseQuery(repeated("(", 201) + "Male" + repeated(")", 201), m_vocabulary);
    QVERIFY(!deeper);
    QCOMPARE(deeper.error().text(), std::string("column 201: this nests more than 200 deep"));
    QCOMPARE(errorOf(repeated("(", 60000)), QString("query.too-deep"));
}

void tst_QueryLimits::complementsTo200Deep()
{
    QCOMPARE(errorOf(repeated("~", 200) + "Male"), QString());
    QCOMPARE(errorOf(repeated("~", 201) + "Male"), QString("query.too-deep"));
    QCOMPARE(errorOf(repeated("~", 60000) + "Male"), QString("query.too-deep"));
}

void tst_QueryLimits::mixedNestingIsCountedTogether()
{
    QCOMPARE(errorOf(repeated("~(", 100) + "Male" + repeated(")", 100)), QString());
    QCOMPARE(errorOf(repeated("~(", 101) + "Male" + repeated(")", 101)), QString("query.too-deep"));
    QCOMPARE(errorOf(repeated("(Male)|", 300) + "Male"), QString());
}

void tst_QueryLimits::functionsTo200Deep()
{
    const auto nested = [](std::size_t depth) {
        return repeated("head(", depth) + "Male" + repeated(",1)", depth);
    };
    QCOMPARE(errorOf(nested(200)), QString());
    const auto deeper = parseQuery(nested(201), m_vocabulary);
    QVERIFY(!deeper);
    QCOMPARE(deeper.error().text(), std::string("column 1001: this nests more than 200 deep"));
    QCOMPARE(errorOf(repeated("clips((", 100) + "Male" + repeated("))", 100)), QString());
    QCOMPARE(errorOf(repeated("clips((", 101) + "Male" + repeated("))", 101)), QString("query.too-deep"));
    QCOMPARE(errorOf(repeated("inside(Male,", 5000)), QString("query.too-deep"));
    QCOMPARE(errorOf(repeated("(", 200) + "exact(Male)" + repeated(")", 200)), QString());
    const auto parsed = parseQuery(nested(200), m_vocabulary);
    QCOMPARE(*parseQuery(echo(*parsed, m_vocabulary), m_vocabulary), *parsed);
}

void tst_QueryLimits::textTo64KiB()
{
    const std::string padding(64 * 1024 - 4, ' ');
    QCOMPARE(errorOf("Male" + padding), QString());
    const auto longer = parseQuery("Male " + padding, m_vocabulary);
    QVERIFY(!longer);
    QCOMPARE(longer.error().text(), std::string("the query has 65537 bytes; 65536 are the most"));
}

void tst_QueryLimits::longChainsAreRead_data()
{
    QTest::addColumn<QString>("unit");
    QTest::addColumn<QString>("last");
    QTest::newRow("union") << "Z|"
                           << "Z";
    QTest::newRow("difference") << "Z-"
                                << "Z";
    QTest::newRow("all operators") << "Z|Z&Z-~"
                                   << "Z";
    QTest::newRow("brackets") << "(Z)|"
                              << "Z";
    QTest::newRow("functions") << "head(Z,5)|"
                               << "Z";
    QTest::newRow("arguments") << "grow(first(Z),1s,2)&"
                               << "Z";
    QTest::newRow("comparisons") << "p>=1.5|"
                                 << "Z";
    QTest::newRow("patterns") << "clip(\"*\")-"
                              << "Z";
    QTest::newRow("strings") << "\"Z\"&"
                             << "Z";
    QTest::newRow("unknown at the end") << "Z|"
                                        << "Q";
    QTest::newRow("stray characters") << "Z|"
                                      << "?";
}

void tst_QueryLimits::longChainsAreRead()
{
    QFETCH(QString, unit);
    QFETCH(QString, last);
    TagVocabulary vocabulary;
    vocabulary.intern("Z");
    const std::string piece = unit.toStdString();
    const std::string text = repeated(piece, (QueryLimits::bytes - 1) / piece.size()) + last.toStdString();
    const auto parsed = parseQuery(text, vocabulary);
    QCOMPARE(parsed.hasValue(), last == "Z");
    QVERIFY(queryTokens(text, vocabulary).size() > 1000);
    if (parsed) QVERIFY(echo(*parsed, vocabulary).size() > text.size());
}

void tst_QueryLimits::savedQueriesCannotExplode()
{
    std::vector<SavedQuery> saved{{"q0", "Male"}};
    for (int i = 1; i < 40; ++i) {
        const std::string before = "@q" + std::to_string(i - 1);
        saved.push_back({"q" + std::to_string(i), before + '|' + before});
    }
    QCOMPARE(errorOf("@q10", saved), QString());
    const auto exploded = parseQuery("@q39", m_vocabulary, saved);
    QVERIFY(!exploded);
    QCOMPARE(exploded.error().code, std::string("query.too-large"));
}

void tst_QueryLimits::savedQueriesTo200Deep()
{
    std::vector<SavedQuery> saved{{"q0", "Male"}};
    for (int i = 1; i < 300; ++i) saved.push_back({"q" + std::to_string(i), "@q" + std::to_string(i - 1)});
    QCOMPARE(errorOf("@q199", saved), QString());
    QCOMPARE(errorOf("@q200", saved), QString("query.too-deep"));
}

void tst_QueryLimits::textsOfSavedQueriesAreBounded()
{
    std::vector<SavedQuery> saved{{"q0", "clip(\"" + std::string(60000, 'x') + "\")"}};
    for (int i = 1; i < 17; ++i) {
        const std::string before = "@q" + std::to_string(i - 1);
        saved.push_back({"q" + std::to_string(i), before + '|' + before});
    }
    QCOMPARE(errorOf("@q4", saved), QString());
    QCOMPARE(errorOf("@q16", saved), QString("query.too-large"));
}

QTEST_APPLESS_MAIN(tst_QueryLimits)
#include "tst_QueryLimits.moc"
