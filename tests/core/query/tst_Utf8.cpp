#include "core/support/text/Utf8.h"

#include "core/query/language/parsing/WordCharacters.h"

#include <QTest>

using namespace tagline;

class tst_Utf8 : public QObject
{
    Q_OBJECT

private slots:
    void stepsReadCodePoints_data();
    void stepsReadCodePoints();
    void brokenBytesAreTakenAlone_data();
    void brokenBytesAreTakenAlone();
    void codePointsAreCounted();
    void lettersOfAnyScriptMakeNames_data();
    void lettersOfAnyScriptMakeNames();
    void otherCharactersDoNot_data();
    void otherCharactersDoNot();
};

void tst_Utf8::stepsReadCodePoints_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<uint>("codePoint");
    QTest::newRow("one byte") << QByteArray("a") << 0x61u;
    QTest::newRow("two bytes") << QByteArray("\xc3\xbc") << 0xfcu;
    QTest::newRow("three bytes") << QByteArray("\xe8\xb5\xb0") << 0x8d70u;
    QTest::newRow("four bytes") << QByteArray("\xf0\x9f\x8f\x83") << 0x1f3c3u;
    QTest::newRow("last of all") << QByteArray("\xf4\x8f\xbf\xbf") << 0x10ffffu;
}

void tst_Utf8::stepsReadCodePoints()
{
    QFETCH(QByteArray, bytes);
    const Utf8Step step = utf8StepAt(bytes.toStdString(), 0);
    QVERIFY(step.isValid);
    QCOMPARE(step.length, std::size_t(bytes.size()));
    QTEST(uint(step.codePoint), "codePoint");
}

void tst_Utf8::brokenBytesAreTakenAlone_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("continuation alone") << QByteArray("\xbc");
    QTest::newRow("cut sequence") << QByteArray("\xe8\xb5");
    QTest::newRow("sequence broken off") << QByteArray("\xe8\x61\x61");
    QTest::newRow("overlong slash") << QByteArray("\xc0\xaf");
    QTest::newRow("overlong in three") << QByteArray("\xe0\x80\xaf");
    QTest::newRow("surrogate") << QByteArray("\xed\xa0\x80");
    QTest::newRow("past the last") << QByteArray("\xf4\x90\x80\x80");
    QTest::newRow("never a first byte") << QByteArray("\xff");
}

void tst_Utf8::brokenBytesAreTakenAlone()
{
    QFETCH(QByteArray, bytes);
    const Utf8Step step = utf8StepAt(bytes.toStdString(), 0);
    QVERIFY(!step.isValid);
    QCOMPARE(step.length, 1u);
}

void tst_Utf8::codePointsAreCounted()
{
    QCOMPARE(codePointCount(""), 0u);
    QCOMPARE(codePointCount("Müde 走る"), 7u);
    QCOMPARE(codePointCount("a\xff\xffz"), 4u);
}

void tst_Utf8::lettersOfAnyScriptMakeNames_data()
{
    QTest::addColumn<uint>("codePoint");
    for (const char32_t c :
         {U'a', U'Z', U'_', U'ü', U'ß', U'Ж', U'λ', U'ש', U'ع', U'क', U'ि', U'ไ', U'走', U'る', U'한', U'𐍈'})
        QTest::addRow("U+%04X", uint(c)) << uint(c);
}

void tst_Utf8::lettersOfAnyScriptMakeNames()
{
    QFETCH(uint, codePoint);
    QVERIFY(canBeginName(codePoint));
    QVERIFY(canContinueName(codePoint));
}

void tst_Utf8::otherCharactersDoNot_data()
{
    QTest::addColumn<uint>("codePoint");
    for (const char32_t c :
         {U' ', U'-', U'.', U'"', U'\'', U'$', U'\u00a0', U'\u00ab', U'\u00d7', U'\u2013', U'\u2192',
          U'\u20ac', U'\u3000', U'\u3002', U'\uff0d', U'\ufffd', U'\U0001f3c3', char32_t(0)})
        QTest::addRow("U+%04X", uint(c)) << uint(c);
}

void tst_Utf8::otherCharactersDoNot()
{
    QFETCH(uint, codePoint);
    QVERIFY(!canBeginName(codePoint));
    QVERIFY(!canContinueName(codePoint));
    QVERIFY(!canBeginName(U'7') && canContinueName(U'7'));
}

QTEST_APPLESS_MAIN(tst_Utf8)
#include "tst_Utf8.moc"
