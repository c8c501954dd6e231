#include "widgets/query/QueryText.h"

#include <QTest>

using namespace tagline;

class tst_QueryText : public QObject
{
    Q_OBJECT

private slots:
    void plainTextHasEqualPlaces();
    void everyKindOfCharacterIsCountedItsWay();
    void placesPastTheEndAreTheEnd();
    void aPlaceInsideACharacterIsItsBegin();
};

void tst_QueryText::plainTextHasEqualPlaces()
{
    const QueryText text("Run & ~Bad");
    for (int at = 0; at <= 10; ++at) {
        QCOMPARE(text.indexOfByte(std::size_t(at)), at);
        QCOMPARE(text.byteOfIndex(at), std::size_t(at));
        QCOMPARE(text.indexOfColumn(at + 1), at);
    }
}

void tst_QueryText::everyKindOfCharacterIsCountedItsWay()
{
    // é: 2 bytes, 1 unit; 歩: 3 bytes, 1 unit; 🏃: 4 bytes, 2 units.
    const QueryText text(QString::fromUtf8("é歩🏃|x"));
    QCOMPARE(text.indexOfByte(2), 1);
    QCOMPARE(text.indexOfByte(5), 2);
    QCOMPARE(text.indexOfByte(9), 4);
    QCOMPARE(text.byteOfIndex(4), std::size_t(9));
    QCOMPARE(text.indexOfColumn(3), 2);
    QCOMPARE(text.indexOfColumn(4), 4);
}

void tst_QueryText::placesPastTheEndAreTheEnd()
{
    const QueryText text(QString::fromUtf8("é"));
    QCOMPARE(text.indexOfByte(99), 1);
    QCOMPARE(text.byteOfIndex(99), std::size_t(2));
    QCOMPARE(text.indexOfColumn(99), 1);
    QCOMPARE(QueryText(QString()).indexOfColumn(1), 0);
}

void tst_QueryText::aPlaceInsideACharacterIsItsBegin()
{
    const QueryText text(QString::fromUtf8("a🏃"));
    QCOMPARE(text.indexOfByte(3), 1);
    QCOMPARE(text.byteOfIndex(2), std::size_t(1));
}

QTEST_APPLESS_MAIN(tst_QueryText)
#include "tst_QueryText.moc"
