#include "widgets/query/QueryHistory.h"

#include <QTest>

using namespace tagline;

class tst_QueryHistory : public QObject
{
    Q_OBJECT

private slots:
    void walkingGoesBackAndReturnsToTheDraft();
    void anEntryIsKeptOnceAsTheNewest();
    void blankTextsAreNotKept();
    void typingEndsAWalk();
    void theOldestIsForgotten();
};

void tst_QueryHistory::walkingGoesBackAndReturnsToTheDraft()
{
    QueryHistory history({"Walk", "Run"});
    QCOMPARE(history.walked(-1, "dra"), QString("Run"));
    QCOMPARE(history.walked(-1, "Run"), QString("Walk"));
    QCOMPARE(history.walked(-1, "Walk"), QString("Walk"));
    QCOMPARE(history.walked(1, "Walk"), QString("Run"));
    QCOMPARE(history.walked(1, "Run"), QString("dra"));
    QCOMPARE(history.walked(1, "dra"), QString("dra"));
}

void tst_QueryHistory::anEntryIsKeptOnceAsTheNewest()
{
    QueryHistory history({"Walk", "Run"});
    history.add(" Walk ");
    QCOMPARE(history.texts(), (QStringList{"Run", "Walk"}));
}

void tst_QueryHistory::blankTextsAreNotKept()
{
    QueryHistory history;
    history.add("  ");
    QVERIFY(history.texts().isEmpty());
    QCOMPARE(history.walked(-1, "x"), QString("x"));
}

void tst_QueryHistory::typingEndsAWalk()
{
    QueryHistory history({"Walk", "Run"});
    history.walked(-1, "");
    history.walked(-1, "");
    history.endWalk();
    QCOMPARE(history.walked(-1, "new"), QString("Run"));
}

void tst_QueryHistory::theOldestIsForgotten()
{
    QueryHistory history;
    for (int at = 0; at < QueryHistory::longest + 5; ++at) history.add(QString::number(at));
    QCOMPARE(history.texts().size(), QueryHistory::longest);
    QCOMPARE(history.texts().first(), QString("5"));
}

QTEST_APPLESS_MAIN(tst_QueryHistory)
#include "tst_QueryHistory.moc"
