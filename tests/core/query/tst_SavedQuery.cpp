#include "core/query/editing/SavedQuery.h"

#include <QTest>

using namespace tagline;

class tst_SavedQuery : public QObject
{
    Q_OBJECT

private slots:
    void mentionsFollowTheName();
    void namesAreExchangedAtOnce();
    void whatCannotBeReadStays();
};

void tst_SavedQuery::mentionsFollowTheName()
{
    const std::string text = "@slow & \"@slow\" | slow - head( @\"slow\" , 5)";
    QCOMPARE(withSavedQueriesRenamed(text, {{"slow", "very slow"}}),
             std::string("@\"very slow\" & \"@slow\" | slow - head( @\"very slow\" , 5)"));
    QVERIFY(namesSavedQuery(text, "slow"));
    QVERIFY(!namesSavedQuery("slow & \"@slow\"", "slow"));
    QVERIFY(!namesSavedQuery("", "slow"));
}

void tst_SavedQuery::namesAreExchangedAtOnce()
{
    QCOMPARE(withSavedQueriesRenamed("@a - @b", {{"a", "b"}, {"b", "a"}}), std::string("@b - @a"));
}

void tst_SavedQuery::whatCannotBeReadStays()
{
    QCOMPARE(withSavedQueriesRenamed("@a && ) \"@", {{"a", "b"}}), std::string("@b && ) \"@"));
}

QTEST_APPLESS_MAIN(tst_SavedQuery)
#include "tst_SavedQuery.moc"
