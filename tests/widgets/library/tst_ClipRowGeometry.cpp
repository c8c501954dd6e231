#include "widgets/library/ClipRowGeometry.h"

#include <QTest>

using namespace tagline;

class tst_ClipRowGeometry : public QObject
{
    Q_OBJECT

private slots:
    void partsNeverOverlapAtAnyWidth();
    void aNarrowRowDropsTheCount();
    void framesAndPlacesAreInverse();
    void placesOutsideTheStripAreItsEnds();
    void aLongNameIsWholeBeforeTheStripIsWide();
    void aFolderTakesNoMoreThanHalf();
    void emptyStripsGiveWayToNames();
    void columnsComeBeforeLongNamesAndGoBeforeThoseAreCut();
};

void tst_ClipRowGeometry::partsNeverOverlapAtAnyWidth()
{
    for (int width = 100; width < 1600; width += 7) {
        const QRectF row(3, 20, width, 26);
        const auto parts = ClipRowGeometry::of(row, {width * 0.7, width * 1.2, 40});
        QVERIFY2(row.contains(parts.strip) && parts.strip.width() > 0, qPrintable(QString::number(width)));
        QVERIFY(!parts.name.intersects(parts.strip));
        QVERIFY(parts.name.width() > 20);
        if (!parts.count.isEmpty()) {
            QVERIFY(!parts.name.intersects(parts.count));
            QVERIFY(!parts.count.intersects(parts.strip));
        }
    }
}

void tst_ClipRowGeometry::aNarrowRowDropsTheCount()
{
    QVERIFY(ClipRowGeometry::of({0, 0, 150, 26}, {60, 60, 40}).count.isEmpty());
    QVERIFY(!ClipRowGeometry::of({0, 0, 350, 26}, {60, 60, 40}).count.isEmpty());
}

void tst_ClipRowGeometry::framesAndPlacesAreInverse()
{
    const auto parts = ClipRowGeometry::of({0, 0, 400, 26}, {100, 100, 40});
    for (Frame frame = 0; frame < 120; ++frame)
        QCOMPARE(parts.frameAt(parts.xOf(frame, 120) + 0.01, 120), frame);
}

void tst_ClipRowGeometry::placesOutsideTheStripAreItsEnds()
{
    const auto parts = ClipRowGeometry::of({0, 0, 400, 26}, {100, 100, 40});
    QCOMPARE(parts.frameAt(-50, 540), 0);
    QCOMPARE(parts.frameAt(900, 540), 539);
    QCOMPARE(parts.frameAt(900, 1), 0);
}

void tst_ClipRowGeometry::aLongNameIsWholeBeforeTheStripIsWide()
{
    const auto parts = ClipRowGeometry::of({0, 0, 400, 26}, {230, 230, 45});
    QVERIFY(parts.name.width() >= 230);
    QVERIFY(parts.strip.width() >= 88);
    const auto tooLong = ClipRowGeometry::of({0, 0, 400, 26}, {500, 500, 45});
    QVERIFY(tooLong.name.width() > 220 && tooLong.strip.width() >= 88);
}

void tst_ClipRowGeometry::aFolderTakesNoMoreThanHalf()
{
    const auto parts = ClipRowGeometry::of({0, 0, 400, 26}, {60, 500, 45});
    QVERIFY(parts.strip.width() >= 180);
}

void tst_ClipRowGeometry::emptyStripsGiveWayToNames()
{
    const QRectF row(0, 0, 284, 24); // of a window of 1280 pixels
    const auto empty = ClipRowGeometry::of(row, {180, 180, 45, 24});
    QVERIFY(empty.name.width() >= 180 && empty.strip.width() >= 24);
    const auto tagged = ClipRowGeometry::of(row, {180, 180, 45});
    QVERIFY(tagged.name.width() > 140 && tagged.strip.width() > 60);
}

void tst_ClipRowGeometry::columnsComeBeforeLongNamesAndGoBeforeThoseAreCut()
{
    ClipRowWidths widths{300, 300, 45};
    widths.columns = {50, 40};
    const auto wide = ClipRowGeometry::of({0, 0, 500, 26}, widths);
    QCOMPARE(wide.columns.size(), 2);
    QVERIFY(wide.columns[0].left() > wide.count.right());
    QVERIFY(wide.columns[1].left() > wide.columns[0].right());
    QVERIFY(wide.strip.left() > wide.columns[1].right() && wide.strip.width() >= 88);
    QCOMPARE(ClipRowGeometry::of({0, 0, 300, 26}, widths).columns.size(), 0);
    widths.name = widths.title = 80;
    const auto narrow = ClipRowGeometry::of({0, 0, 300, 26}, widths);
    QCOMPARE(narrow.columns.size(), 1);
    QVERIFY(narrow.name.width() >= 80);
    widths.name = widths.title = 120; // it would be cut
    const auto narrower = ClipRowGeometry::of({0, 0, 280, 26}, widths);
    QVERIFY(narrower.columns.isEmpty() && narrower.name.width() >= 110);
    QCOMPARE(ClipRowGeometry::of({0, 0, 200, 26}, widths).columns.size(), 0);
}

QTEST_APPLESS_MAIN(tst_ClipRowGeometry)
#include "tst_ClipRowGeometry.moc"
