// `tagline queries`: saved queries and live tags, listed and edited.

#include "tests/cli/CliStage.h"
#include "tests/cli/JsonText.h"

#include <QTest>

using namespace tagline::test;

class tst_QueriesCommand : public QObject, private CliStage
{
    Q_OBJECT

private slots:
    void init()
    {
        open();
        putLibrary();
        put("lib/lib.tagline",
            R"({"format":"tagline.library","version":1,"queries":[{"name":"good","query":"Run & ~Bad","mine":1},)"
            R"({"name":"both","query":"@good | Quick"}],"derived":[{"name":"Quick","query":"Run"}],)"
            R"("checks":[{"name":"All good","expect":"all","query":"@good"}]})");
    }
    void theyAreListed();
    void aSavedQueryIsAddedAndAsked();
    void aLiveTagIsAddedAndAsked();
    void aQueryIsChanged();
    void whateverNamesAQueryFollowsItsNewName();
    void whoNamesARemovedQueryIsSaid();
    void aDryRunWritesNothing();
    void whatCannotBeIsRefused_data();
    void whatCannotBeIsRefused();
    void wrongUseIsSaid_data();
    void wrongUseIsSaid();

private:
    CliRun edit(const QStringList& arguments) const { return run(QStringList{"queries"} + arguments); }
    QString found(const QString& query) const
    {
        return run({"query", query, "lib"}).output.trimmed().section('\n', -1);
    }
};

void tst_QueriesCommand::theyAreListed()
{
    QCOMPARE(run({"queries", "lib"}).output, QString("@good: Run & ~Bad\n"
                                                     "@both: @good | Quick\n"
                                                     "Quick: Run\n"
                                                     "2 saved queries, 1 live tag\n"));
    QCOMPARE(text(json(run({"queries", "lib", "--json"}))["queries"][2]),
             QString(R"({"name":"Quick","query":"Run","live":true})"));
}

void tst_QueriesCommand::aSavedQueryIsAddedAndAsked()
{
    QCOMPARE(edit({"add", "poor", "Bad & Run", "lib"}).output, QString("saved query poor added\n"));
    QCOMPARE(found("@poor"), QString("2 frames in 1 range of 1 clip"));
    QVERIFY(content("lib/lib.tagline").contains("\"mine\": 1"));
}

void tst_QueriesCommand::aLiveTagIsAddedAndAsked()
{
    QCOMPARE(text(json(edit({"add", "Poor", "Bad & Quick", "lib", "--live", "--json"}))),
             QString(R"({"written":true,"name":"Poor","live":true})"));
    QCOMPARE(found("Poor"), QString("2 frames in 1 range of 1 clip"));
}

void tst_QueriesCommand::aQueryIsChanged()
{
    QCOMPARE(edit({"change", "good", "Run", "lib"}).status, 0);
    QVERIFY(content("lib/lib.tagline").contains("\"mine\": 1"));
    QCOMPARE(found("@good"), found("Run"));
    QCOMPARE(edit({"change", "Quick", "Bad", "lib", "--live"}).status, 0);
    QCOMPARE(found("Quick"), found("Bad"));
}

void tst_QueriesCommand::whateverNamesAQueryFollowsItsNewName()
{
    const QString before = found("@both");
    QCOMPARE(edit({"rename", "good", "fine", "lib"}).output, QString("saved query fine renamed\n"));
    QCOMPARE(edit({"rename", "Quick", "Fast", "lib", "--live"}).status, 0);
    QCOMPARE(run({"queries", "lib"}).output.section('\n', 1, 1), QString("@both: @fine | Fast"));
    QCOMPARE(found("@both"), before);
    QVERIFY(content("lib/lib.tagline").contains("\"@fine\"")); // the check
}

void tst_QueriesCommand::whoNamesARemovedQueryIsSaid()
{
    const CliRun done = edit({"remove", "good", "lib"});
    QCOMPARE(done.status, 0);
    QVERIFY2(done.messages.contains("\"both\", the check \"All good\" cannot be asked any more"),
             qPrintable(done.messages));
    QCOMPARE(run({"query", "@good", "lib"}).status, 7);
}

void tst_QueriesCommand::aDryRunWritesNothing()
{
    const auto before = files();
    for (const QStringList& words : {QStringList{"add", "x", "Run", "lib"},
                                     {"change", "good", "Run", "lib"},
                                     {"rename", "good", "x", "lib"},
                                     {"remove", "good", "lib"}})
        QCOMPARE(text(json(edit(words + QStringList{"--dry-run", "--json"}))["written"]), QString("false"));
    QCOMPARE(files(), before);
}

void tst_QueriesCommand::whatCannotBeIsRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("words");
    QTest::newRow("a name twice") << QStringList{"add", "good", "Run", "lib"} << 8 << "already";
    QTest::newRow("a new name twice") << QStringList{"rename", "both", "good", "lib"} << 8 << "already";
    QTest::newRow("a tag's name") << QStringList{"add", "Run", "Bad", "lib", "--live"} << 8 << "Run";
    QTest::newRow("no such query") << QStringList{"change", "goood", "Run", "lib"} << 7 << "goood";
    QTest::newRow("no such live tag") << QStringList{"remove", "good", "lib", "--live"} << 7 << "live tag";
    QTest::newRow("an unknown tag") << QStringList{"add", "x", "Rum", "lib"} << 7 << "Rum";
    QTest::newRow("a syntax error") << QStringList{"add", "x", "Run &", "lib"} << 6 << "^";
    QTest::newRow("itself") << QStringList{"change", "good", "@good", "lib"} << 6 << "good";
}

void tst_QueriesCommand::whatCannotBeIsRefused()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    QFETCH(QString, words);
    const auto before = files();
    const CliRun done = edit(arguments);
    QVERIFY2(done.status == status, qPrintable(QString::number(done.status) + ": " + done.messages));
    QVERIFY2(done.messages.contains(words), qPrintable(done.messages));
    QCOMPARE(files(), before);
}

void tst_QueriesCommand::wrongUseIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("words");
    QTest::newRow("nothing") << QStringList{} << "PATH is missing";
    QTest::newRow("no path") << QStringList{"add", "x", "Run"} << "NAME, QUERY and PATH";
    QTest::newRow("no path to remove from") << QStringList{"remove", "x"} << "NAME and PATH";
    QTest::newRow("an option of a list") << QStringList{"lib", "--live"} << "cannot be used with a list";
}

void tst_QueriesCommand::wrongUseIsSaid()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, words);
    const CliRun done = edit(arguments);
    QCOMPARE(done.status, 2);
    QVERIFY2(done.messages.contains(words), qPrintable(done.messages));
}

QTEST_GUILESS_MAIN(tst_QueriesCommand)
#include "tst_QueriesCommand.moc"
