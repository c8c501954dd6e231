// A card of the tour leaves free what it speaks of, in windows of any size and in either direction of
// reading.

#include "widgets/tour/TourPlace.h"

#include <QTest>

using namespace tagline;

namespace {

constexpr QSize card(300, 140);
constexpr QRect small(12, 12, 1256, 696);

} // namespace

class tst_TourPlace : public QObject
{
    Q_OBJECT

private slots:
    void cardsStandBesideWhatTheySpeakOf();
    void readingFromTheRightMirrors();
    void whatFillsTheRoomIsCoveredLeast();
    void withoutAControlTheLowerCornerIsFree();
};

void tst_TourPlace::cardsStandBesideWhatTheySpeakOf()
{
    const QRect library(8, 74, 272, 400), tags(972, 74, 300, 400), play(80, 495, 24, 24),
        query(8, 34, 1264, 34), menu(16, 0, 320, 500);
    for (const QRect& clear : {library, tags, play, query, menu})
        for (const TourSide side : {TourSide::Beside, TourSide::Below, TourSide::Above})
            for (const bool isMirrored : {false, true}) {
                const QRect placed = placeOfCard({clear, small, card, side, isMirrored});
                QVERIFY(small.contains(placed) && !placed.intersects(clear));
            }
    QVERIFY(placeOfCard({library, small, card, TourSide::Beside, false}).left() > library.right());
    QVERIFY(placeOfCard({tags, small, card, TourSide::Beside, false}).right() < tags.left());
    QVERIFY(placeOfCard({play, small, card, TourSide::Above, false}).bottom() < play.top());
    QVERIFY(placeOfCard({query, small, card, TourSide::Below, false}).top() > query.bottom());
}

void tst_TourPlace::readingFromTheRightMirrors()
{
    const QRect inMiddle(500, 300, 100, 40);
    QVERIFY(placeOfCard({inMiddle, small, card, TourSide::Beside, false}).left() > inMiddle.right());
    QVERIFY(placeOfCard({inMiddle, small, card, TourSide::Beside, true}).right() < inMiddle.left());
    QCOMPARE(placeOfCard({inMiddle, small, card, TourSide::Below, false}).left(), inMiddle.left());
    QCOMPARE(placeOfCard({inMiddle, small, card, TourSide::Below, true}).right(), inMiddle.right());
}

void tst_TourPlace::whatFillsTheRoomIsCoveredLeast()
{
    const QRect most(12, 12, 1256, 650);
    const QRect placed = placeOfCard({most, small, card, TourSide::Beside, false});
    QVERIFY(small.contains(placed));
    QCOMPARE(placed.bottom(), small.bottom());
    const QRect tiny(0, 0, 200, 100); // smaller than the card: its beginning is seen
    QCOMPARE(placeOfCard({{10, 10, 20, 20}, tiny, card, TourSide::Beside, false}).topLeft(), tiny.topLeft());
}

void tst_TourPlace::withoutAControlTheLowerCornerIsFree()
{
    QCOMPARE(placeOfCard({{}, small, card, TourSide::Beside, false}).bottomRight(), small.bottomRight());
    QCOMPARE(placeOfCard({{}, small, card, TourSide::Beside, true}).bottomLeft(), small.bottomLeft());
}

QTEST_APPLESS_MAIN(tst_TourPlace)

#include "tst_TourPlace.moc"
