#include "core/tags/vocabulary/NameClash.h"

#include <QTest>

using namespace tagline;

class tst_NameClash : public QObject
{
    Q_OBJECT

private slots:
    void wholePartsAreMeant()
    {
        QVERIFY(couldMean("Run", "Run"));
        QVERIFY(couldMean("Run", "Locomotion.Run"));
        QVERIFY(couldMean("Locomotion.Run", "Game.Locomotion.Run"));
        QVERIFY(couldMean("Locomotion", "Locomotion.Run"));
        QVERIFY(couldMean("Run", "Game.Run.Fast")); // Game.Run, which is above it
    }
    void partsOfPartsAreNot()
    {
        for (const char* text : {"", "un", "Loco", "Locomotion.Run.Fast"})
            QVERIFY2(!couldMean(text, "Locomotion.Run"), text);
    }
};

QTEST_APPLESS_MAIN(tst_NameClash)
#include "tst_NameClash.moc"
