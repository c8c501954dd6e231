#include "core/query/language/parsing/QueryParser.h"
#include "tests/core/query/QueryErrorRows.h"
#include "tests/core/query/QueryVocabulary.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace tagline;

namespace {

void addRows(const QList<test::QueryErrorRow>& rows)
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("error");
    for (const test::QueryErrorRow& row : rows)
        QTest::newRow(row.text.constData()) << row.text << row.code << row.error;
}

} // namespace

class tst_QueryErrors : public QObject
{
    Q_OBJECT

private slots:
    void everyErrorHasItsColumnAndWords_data();
    void everyErrorHasItsColumnAndWords();
    void knownNamesAreChecked_data();
    void knownNamesAreChecked();
    void noErrorIsLeftOut();
    void longNamesAreShownInPart();
    void valuesOfInstancesAreChecked();
};

void tst_QueryErrors::valuesOfInstancesAreChecked()
{
    TagVocabulary vocabulary = test::queryVocabulary();
    for (const char* name : {"Attack.Punch", "Attack.Kick", "Defence.Kick", "Slip"}) {
        TagDefinition counted;
        counted.name = name;
        counted.isCounted = true;
        vocabulary.define(counted);
    }
    test::KnownNames known;
    known.properties.insert(
        known.properties.begin(),
        {{.name = "Attack.Punch.hand",
          .types = {PropertyType::String},
          .tag = "Attack.Punch",
          .met = {"left"}},
         {.name = "Attack.Punch.power", .types = {PropertyType::Number}, .tag = "Attack.Punch"}});
    const auto read = [&](const char* text) {
        const auto parsed = parseQuery(text, known.names(vocabulary));
        return QString::fromStdString(parsed ? std::string("read") : parsed.error().text());
    };
    QCOMPARE(read("Punch.hand == \"left\""), QString("read"));
    QCOMPARE(read("Punch.hand == \"any other\""), QString("read"));
    QCOMPARE(read("Male & Attack.Punch.power >= 2"), QString("read"));
    QCOMPARE(
        read("Male & Punch.hnd == \"left\""),
        QString("column 8: instances of \"Attack.Punch\" have no value \"hnd\"; did you mean \"hand\"?"));
    QCOMPARE(read("Punch.side == \"left\""),
             QString("column 1: instances of \"Attack.Punch\" have no value \"side\"; they have \"hand\", "
                     "\"power\""));
    QCOMPARE(read("Slip.side == \"left\""),
             QString("column 1: instances of \"Slip\" have no value \"side\"; none of them has a value yet"));
    QCOMPARE(read("Kick.side == \"left\""),
             QString("column 1: \"Kick\" is ambiguous; write one of Attack.Kick, Defence.Kick"));
    QCOMPARE(read("Punch.hand > 3"),
             QString("column 14: \"Attack.Punch.hand\" is compared with text in quotes"));
    QCOMPARE(read("Punch.power matches \"3*\""),
             QString("column 21: \"Attack.Punch.power\" is compared with a number"));
    QCOMPARE(read("Male.side == \"left\""), QString("column 1: no property \"Male.side\""));
}

void tst_QueryErrors::longNamesAreShownInPart()
{
    const std::string name(5000, 'x');
    const auto parsed = parseQuery(name, test::queryVocabulary());
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().message, "no tag \"" + name.substr(0, 80) + "…\"");
}

void tst_QueryErrors::everyErrorHasItsColumnAndWords_data() { addRows(test::queryErrorRows()); }

/// Saved queries that fail: one that uses itself, one without a text, and one that doubles until it is too
/// large.
std::vector<SavedQuery> faultySavedQueries()
{
    std::vector<SavedQuery> saved{
        {"itself", "Male | @itself"}, {"blank", " "}, {"clean runs", "Male"}, {"q0", "Male"}};
    for (int i = 1; i < 18; ++i) {
        const std::string before = "@q" + std::to_string(i - 1);
        saved.push_back({"q" + std::to_string(i), before + '|' + before});
    }
    return saved;
}

void tst_QueryErrors::everyErrorHasItsColumnAndWords()
{
    QFETCH(QByteArray, text);
    const TagVocabulary vocabulary = test::queryVocabulary();
    const auto parsed = parseQuery(text.toStdString(), vocabulary, faultySavedQueries());
    QVERIFY(!parsed);
    QTEST(QString::fromStdString(parsed.error().text()), "error");
    QTEST(QString::fromStdString(parsed.error().code), "code");
}

void tst_QueryErrors::knownNamesAreChecked_data() { addRows(test::knownNameErrorRows()); }

void tst_QueryErrors::knownNamesAreChecked()
{
    QFETCH(QByteArray, text);
    TagVocabulary vocabulary = test::queryVocabulary();
    vocabulary.setNamespaces({"Game"});
    test::KnownNames known;
    known.properties.insert(known.properties.end() - 1, {"state", {PropertyType::String}, {"begun", "done"}});
    QueryNames names = known.names(vocabulary);
    const std::vector<SavedQuery> derived{{"Calm.Gait", "Walk"}};
    names.derivedTags = derived;
    std::vector<MotionExample> examples(1);
    examples.front().name = "Jab";
    names.examples = examples;
    const auto parsed = parseQuery(text.toStdString(), names);
    QVERIFY(!parsed);
    QTEST(QString::fromStdString(parsed.error().text()), "error");
    QTEST(QString::fromStdString(parsed.error().code), "code");
}

// The tables above are whole: every code that the sources of the parser can give is in one of them.
void tst_QueryErrors::noErrorIsLeftOut()
{
    const QString root = qEnvironmentVariable("TAGLINE_SOURCE_DIR");
    if (root.isEmpty()) QSKIP("TAGLINE_SOURCE_DIR is not set: the sources of the parser cannot be read");
    QSet<QString> inSources;
    const QRegularExpression code("\"(query\\.[a-z0-9-]+)\"");
    for (const char* name : {"QueryParser", "SyntaxErrors", "ArgumentErrors", "QueryLiterals"}) {
        QFile file(root + "/core/query/language/parsing/" + name + ".cpp");
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        for (auto match = code.globalMatch(file.readAll()); match.hasNext();)
            inSources << match.next().captured(1);
    }
    QVERIFY(inSources.size() > 30);
    QFile rows(root + "/tests/core/query/QueryErrorRows.h");
    QVERIFY(rows.open(QIODevice::ReadOnly));
    const QString tables = rows.readAll();
    for (const QString& each : inSources) {
        const bool isTested =
            tables.contains('"' + each.mid(6) + "\",") || tables.contains('"' + each + "\",");
        QVERIFY2(isTested, qPrintable("no test has the error " + each));
    }
}

QTEST_APPLESS_MAIN(tst_QueryErrors)
#include "tst_QueryErrors.moc"
