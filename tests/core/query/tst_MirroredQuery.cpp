#include "core/query/editing/MirroredQuery.h"
#include "core/query/editing/QueryEcho.h"
#include "core/query/language/parsing/QueryParser.h"
#include "tests/core/query/QueryVocabulary.h"

#include <QTest>

using namespace tagline;

class tst_MirroredQuery : public QObject
{
    Q_OBJECT

private slots:
    void sidesAreSwapped_data();
    void sidesAreSwapped();
};

void tst_MirroredQuery::sidesAreSwapped_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("mirrored");
    QTest::newRow("no side") << "Walk"
                             << "Walk";
    QTest::newRow("tags") << "head(TurnLeft, 5) - exact(TurnRight)"
                          << "head(TurnRight, 5) - exact(TurnLeft)";
    QTest::newRow("joints") << "contact(LeftFoot) & speed(RightHand) > 1"
                            << "contact(RightFoot) & speed(LeftHand) > 1";
    QTest::newRow("files keep their names") << "clip(\"walk_left\") & Walk"
                                            << "clip(\"walk_left\") & Walk";
    QTest::newRow("a partner that is not there") << "Walk | LeanLeft"
                                                 << "Walk | none";
    QTest::newRow("values of instances")
        << "Punch.hand == \"left\" | HookLeft.side == \"R\" | Punch.power > 2"
        << "Punch.hand == \"right\" | HookRight.side == \"L\" | Punch.power > 2";
    QTest::newRow("patterns of values hold nowhere") << "Punch.hand matches \"l*\" | Punch"
                                                     << "none | Punch";
    QTest::newRow("the order of texts neither") << "Punch.hand > \"l\" | Punch"
                                                << "none | Punch";
    QTest::newRow("properties stay") << "terrain == \"left\""
                                     << "terrain == \"left\"";
}

void tst_MirroredQuery::sidesAreSwapped()
{
    QFETCH(QString, query);
    QFETCH(QString, mirrored);
    TagVocabulary vocabulary;
    for (const char* name : {"Walk", "TurnLeft", "TurnRight", "LeanLeft"}) vocabulary.intern(name);
    for (const char* name : {"Punch", "HookLeft", "HookRight"}) {
        TagDefinition counted;
        counted.name = name;
        counted.isCounted = true;
        vocabulary.define(counted);
    }
    const QueryNames names{.vocabulary = vocabulary, .hasSignals = true};
    const auto read = [&](const QString& text) { return parseQuery(text.toStdString(), names); };
    const auto asked = read(query), expected = read(mirrored);
    QVERIFY(asked && expected);
    const auto both = queriesOfBothSides(*asked, vocabulary);
    QCOMPARE(echo(both[0], vocabulary), echo(*asked, vocabulary));
    QCOMPARE(echo(both[1], vocabulary), echo(*expected, vocabulary));
}

QTEST_APPLESS_MAIN(tst_MirroredQuery)
#include "tst_MirroredQuery.moc"
