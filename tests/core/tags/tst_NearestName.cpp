#include "core/tags/vocabulary/NearestName.h"

#include <QTest>

using namespace tagline;

class tst_NearestName : public QObject
{
    Q_OBJECT

private slots:
    void distanceCountsEdits_data();
    void distanceCountsEdits();
    void nearestIsTaken();
    void caseAloneIsNearest();
    void farNamesAreNotOffered();
    void equallyNearTakesByteOrder();
    void longTextIsNotCorrected();

private:
    static QString nearest(std::string_view typed, std::initializer_list<const char*> candidates)
    {
        NearestName name(typed);
        for (const char* candidate : candidates) name.offer(candidate);
        return QString::fromStdString(name.best());
    }
};

void tst_NearestName::distanceCountsEdits_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<int>("distance");
    QTest::newRow("same") << "Walk"
                          << "Walk" << 0;
    QTest::newRow("swapped neighbours") << "Wlak"
                                        << "Walk" << 1;
    QTest::newRow("left out") << "Wak"
                              << "Walk" << 1;
    QTest::newRow("added") << "Waalk"
                           << "Walk" << 1;
    QTest::newRow("changed") << "Wolk"
                             << "Walk" << 1;
    QTest::newRow("two") << "Wlask"
                         << "Walk" << 2;
    QTest::newRow("empty") << ""
                           << "Walk" << 4;
    QTest::newRow("code points, not bytes") << "Müde"
                                            << "Mude" << 1;
}

void tst_NearestName::distanceCountsEdits()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    QTEST(int(editDistance(a.toStdString(), b.toStdString())), "distance");
    QTEST(int(editDistance(b.toStdString(), a.toStdString())), "distance");
}

void tst_NearestName::nearestIsTaken()
{
    QCOMPARE(nearest("Wlak", {"Run", "Walk", "Wake"}), QString("Walk"));
}

void tst_NearestName::caseAloneIsNearest()
{
    QCOMPARE(nearest("WALK", {"Talk", "Walk"}), QString("Walk"));
    QCOMPARE(nearest("x", {"y", "X"}), QString("X"));
}

void tst_NearestName::farNamesAreNotOffered()
{
    QCOMPARE(nearest("Limp", {"Walk", "Limping", ""}), QString());
    QCOMPARE(nearest("x", {"y"}), QString());
}

void tst_NearestName::equallyNearTakesByteOrder()
{
    QCOMPARE(nearest("Rum", {"Run", "Rub"}), QString("Rub"));
    QCOMPARE(nearest("Rum", {"Rub", "Run"}), QString("Rub"));
}

void tst_NearestName::longTextIsNotCorrected()
{
    const std::string page(60000, 'x');
    NearestName name(page);
    name.offer(page);
    QVERIFY(name.best().empty());
}

QTEST_APPLESS_MAIN(tst_NearestName)
#include "tst_NearestName.moc"
