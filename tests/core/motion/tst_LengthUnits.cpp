#include "core/motion/figure/LengthUnits.h"

#include <QTest>

using namespace tagline;

class tst_LengthUnits : public QObject
{
    Q_OBJECT

private slots:
    void unitsAreReadInAnySpelling();
    void whatIsNoUnitIsNone();
    void unitsAreFoundDespiteRounding();
    void lengthsAreShownAsPeopleWriteThem();
};

void tst_LengthUnits::unitsAreReadInAnySpelling()
{
    for (const LengthUnit& unit : lengthUnits())
        for (const char* text : {unit.name, unit.plural, unit.symbol})
            QCOMPARE(parsedLengthUnit(text), std::optional(unit.metres));
    QCOMPARE(parsedLengthUnit("CM"), std::optional(0.01));
    QCOMPARE(parsedLengthUnit("Feet"), std::optional(0.3048));
    QCOMPARE(parsedLengthUnit("0.05"), std::optional(0.05));
}

void tst_LengthUnits::whatIsNoUnitIsNone()
{
    for (const char* text : {"", "mile", "cm ", "0", "-1", "1e400", "nan", "inf", "0.01cm"})
        QVERIFY2(!parsedLengthUnit(text), text);
}

void tst_LengthUnits::unitsAreFoundDespiteRounding()
{
    QCOMPARE(findLengthUnit(0.0254 / 0.01 * 0.01), &lengthUnits()[3]);
    QCOMPARE(findLengthUnit(0.01), &lengthUnits()[1]);
    QVERIFY(!findLengthUnit(0.02));
    QCOMPARE(lengthUnitText(0.01), std::string("centimetres"));
    QCOMPARE(lengthUnitText(0.02), std::string("units of 2 cm"));
}

void tst_LengthUnits::lengthsAreShownAsPeopleWriteThem()
{
    QCOMPARE(lengthText(170.2), std::string("170 m"));
    QCOMPARE(lengthText(1723.4), std::string("1723 m"));
    QCOMPARE(lengthText(1.7), std::string("1.7 m"));
    QCOMPARE(lengthText(0.0172), std::string("1.72 cm"));
    QCOMPARE(lengthText(0.0017), std::string("1.7 mm"));
    QCOMPARE(lengthText(0), std::string("0 m"));
}

QTEST_APPLESS_MAIN(tst_LengthUnits)
#include "tst_LengthUnits.moc"
