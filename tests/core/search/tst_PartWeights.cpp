#include "core/search/likeness/PartWeights.h"

#include <QTest>

using namespace tagline;

namespace {

float weightOf(const PartWeights& weights, RowPart part) { return weights.parts[std::size_t(part)]; }

} // namespace

class tst_PartWeights : public QObject
{
    Q_OBJECT

private slots:
    void aNameIsAllOfItsParts();
    void theLastThatNamesAPartDecides();
    void everyNameCanBeWritten();
    void sidesChangeInAMirror();
    void whatIsWrongIsSaid_data();
    void whatIsWrongIsSaid();
    void aBodyMayLackWhatCounts();
};

void tst_PartWeights::aNameIsAllOfItsParts()
{
    const auto weights = partWeights("arms=3, legs = 0,root=0.5");
    QVERIFY(weights);
    for (const RowPart part :
         {RowPart::LeftElbow, RowPart::RightElbow, RowPart::LeftHand, RowPart::RightHand})
        QCOMPARE(weightOf(*weights, part), 3.0f);
    for (const RowPart part : {RowPart::LeftKnee, RowPart::RightKnee, RowPart::LeftFoot, RowPart::RightFoot})
        QCOMPARE(weightOf(*weights, part), 0.0f);
    for (const RowPart part : {RowPart::Hips, RowPart::Chest, RowPart::Head})
        QCOMPARE(weightOf(*weights, part), 1.0f);
    QCOMPARE(weights->root, 0.5f);
}

void tst_PartWeights::theLastThatNamesAPartDecides()
{
    const auto weights = partWeights("arms=3,left-hand=0");
    QVERIFY(weights);
    QCOMPARE(weightOf(*weights, RowPart::LeftHand), 0.0f);
    QCOMPARE(weightOf(*weights, RowPart::RightHand), 3.0f);
    QVERIFY(*partWeights("left-hand=0,arms=3") == *partWeights("arms=3"));
}

void tst_PartWeights::everyNameCanBeWritten()
{
    RowParts named = 0;
    for (const NamedParts& each : namedParts()) {
        const auto weights = partWeights(std::string(each.name) + "=2");
        QVERIFY2(weights, each.name.data());
        for (std::size_t part = 0; part < rowPartCount; ++part)
            QCOMPARE(weights->parts[part], holdsPart(each.parts, part) ? 2.0f : 1.0f);
        QCOMPARE(weights->root, each.parts == 0 ? 2.0f : 1.0f);
        named = RowParts(named | each.parts);
    }
    QCOMPARE(int(named), (1 << rowPartCount) - 1);
}

void tst_PartWeights::sidesChangeInAMirror()
{
    const auto weights = partWeights("left-arm=3,right-foot=2,head=0");
    QVERIFY(mirrored(*weights) == *partWeights("right-arm=3,left-foot=2,head=0"));
    QVERIFY(mirrored(mirrored(*weights)) == *weights);
}

void tst_PartWeights::whatIsWrongIsSaid_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("said");
    QTest::newRow("nothing") << ""
                             << "\"\" is no weight of a part of the body: write NAME=WEIGHT";
    QTest::newRow("no weight") << "arms"
                               << "\"arms\" is no weight of a part of the body";
    QTest::newRow("comma at the end") << "arms=3,"
                                      << "\"\" is no weight of a part of the body";
    QTest::newRow("unknown") << "arms=3,tail=1"
                             << "\"tail\" is no part of the body: there are arms, legs, left-arm";
    QTest::newRow("capitals") << "Arms=3"
                              << "\"Arms\" is no part of the body";
    for (const char* number : {"", "-1", "10.5", "1e9", "3x", "nan", "inf", "=1"})
        QTest::addRow("weight %s", number)
            << QString("arms=%1").arg(number)
            << QString("\"%1\" is no weight for arms: it is a number from 0 to 10").arg(number);
    QTest::newRow("nothing counts") << "arms=0,legs=0,hips=0,chest=0,head=0,root=0"
                                    << "leaves nothing that counts";
}

void tst_PartWeights::whatIsWrongIsSaid()
{
    QFETCH(QString, typed);
    QFETCH(QString, said);
    const auto weights = partWeights(typed.toStdString());
    QVERIFY(!weights);
    QCOMPARE(weights.error().code, std::string("search.parts"));
    QVERIFY2(weights.error().message.find(said.toStdString()) != std::string::npos,
             weights.error().message.c_str());
}

void tst_PartWeights::aBodyMayLackWhatCounts()
{
    const auto hands = partWeights("hands=1,elbows=0,legs=0,hips=0,chest=0,head=0,root=0");
    const RowParts feet =
        RowParts(1u << std::size_t(RowPart::LeftFoot) | 1u << std::size_t(RowPart::RightFoot));
    QVERIFY(!countsOf(*hands, feet));
    QVERIFY(countsOf(*hands, RowParts(feet | 1u << std::size_t(RowPart::LeftHand))));
    QVERIFY(countsOf(*partWeights("arms=0"), feet));
}

QTEST_APPLESS_MAIN(tst_PartWeights)
#include "tst_PartWeights.moc"
