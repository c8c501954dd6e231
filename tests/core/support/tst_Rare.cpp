#include "core/support/Rare.h"

#include <QTest>

#include <string>

using namespace tagline;

class tst_Rare : public QObject
{
    Q_OBJECT

private slots:
    void isAsSmallAsAPointer() { QCOMPARE(sizeof(Rare<std::string>), sizeof(void*)); }
    void copiesHaveValuesOfTheirOwn();
    void comparesWithOptionals();
};

void tst_Rare::copiesHaveValuesOfTheirOwn()
{
    Rare<std::string> rare(std::string("one"));
    const Rare<std::string> copy = rare;
    *rare = "two";
    QCOMPARE(*copy, std::string("one"));
    rare = copy;
    QVERIFY(rare == copy);
    rare.reset();
    QVERIFY(!rare.has_value() && !(rare == copy));
    QVERIFY(rare == Rare<std::string>());
}

/// Both ways round: an empty one is equal to none.
void tst_Rare::comparesWithOptionals()
{
    const Rare<std::string> none, one(std::string("one"));
    const std::optional<std::string> nothing, first("one"), other("two");
    QVERIFY(none == nothing && nothing == none);
    QVERIFY(!(none != nothing) && !(nothing != none));
    QVERIFY(one == first && first == one && one != other && one != nothing && none != first);
    QCOMPARE(one.optional(), first);
    QCOMPARE(none.optional(), nothing);
}

QTEST_APPLESS_MAIN(tst_Rare)
#include "tst_Rare.moc"
