#include "core/query/language/parsing/QueryToken.h"
#include "tests/core/query/QueryVocabulary.h"

#include <QTest>

using namespace tagline;

namespace {

/// One letter a token: n name, s string, p property, k keyword, o operator, c comparison, b bracket, ','
/// comma, # number, d duration, f function, @ saved query, E error; upper case where it names a tag.
QString kinds(const std::vector<QueryToken>& tokens)
{
    QString text;
    for (const QueryToken& token : tokens) {
        const char letter = "nspkocb,#df@E"[int(token.kind)];
        text += token.tag ? QChar(letter).toUpper() : QChar(letter);
    }
    return text;
}

} // namespace

class tst_QueryToken : public QObject
{
    Q_OBJECT

private slots:
    void kindsOfTokens_data();
    void kindsOfTokens();
    void offsetsAreBytes();
    void savedQueryIsOneToken();
    void tagsAreResolved();
};

void tst_QueryToken::kindsOfTokens_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("kinds");
    const auto row = [](const char* text, const char* kinds) { QTest::newRow(text) << text << kinds; };
    row("", "");
    row("Run & Male", "NoN");
    row("Run and not \"left foot\"", "NkkS");
    row("(all | none) - ~Male", "bkokbooN");
    row("grow(Bad, 10f) & Run", "fbn,dboN");
    row("before(Run, \"left foot\", 0.5s) | first(Run, 3)", "fbN,S,dbofbN,#b");
    row("head & head(Run)", "NofbNb");
    row("clip(\"Male\") - file(Male)", "fbsbofbnb");
    row("contact(Male) | x(\"Male\") < -1", "fbnbofbsbco#");
    row("Male == true & \"left foot\" != \"left foot\" & Male", "pckopcsoN");
    row("true & Male", "noN");
    row("Run (Male)", "NbNb");
    row("frobnicate(", "fb");
    row("terrain == \"Male\"", "pcs");
    row("speed(Hips) > 1.5", "fbnbc#");
    row("speed(Hips) > speed()", "fbnbcfbb");
    row("terrain matches \"gra*\" & matches", "pcson");
    row("group(Male)", "fbnb");
    row("count(Male) == 2", "fbNbc#");
    row("@slow | @\"my walk\"", "@o@");
    row("Run && Male ? =", "NENEE");
    row("Run & \"left f", "NoE");
    row("Foot | Wlak", "non");
    row("\xff", "E");
}

void tst_QueryToken::kindsOfTokens()
{
    QFETCH(QString, text);
    QTEST(kinds(queryTokens(text.toStdString(), test::queryVocabulary())), "kinds");
}

void tst_QueryToken::offsetsAreBytes()
{
    const auto tokens = queryTokens(" Müde|Run", test::queryVocabulary());
    QCOMPARE(tokens.size(), 3u);
    QCOMPARE(tokens[0].begin, 1u);
    QCOMPARE(tokens[0].end, 6u);
    QCOMPARE(tokens[2].begin, 7u);
    QCOMPARE(tokens[2].end, 10u);
}

void tst_QueryToken::savedQueryIsOneToken()
{
    const auto tokens = queryTokens("@slow", test::queryVocabulary());
    QCOMPARE(tokens.size(), 1u);
    QCOMPARE(tokens[0].end, 5u);
}

void tst_QueryToken::tagsAreResolved()
{
    const TagVocabulary vocabulary = test::queryVocabulary();
    const auto tokens = queryTokens("Tired | \"Locomotion.Run\"", vocabulary);
    QCOMPARE(tokens[0].tag, vocabulary.find("Style.Tired"));
    QCOMPARE(tokens[2].tag, vocabulary.find("Locomotion.Run"));
}

QTEST_APPLESS_MAIN(tst_QueryToken)
#include "tst_QueryToken.moc"
