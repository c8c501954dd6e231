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
};

void tst_ClipRowGeometry::partsNeverOverlapAtAnyWidth()
{
    for (int width = 100; width < 1600; width += 7) {
        const QRectF row(3, 20, width, 26);
        const auto parts = ClipRowGeometry::of(row, 40);
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
    QVERIFY(ClipRowGeometry::of({0, 0, 150, 26}, 40).count.isEmpty());
    QVERIFY(!ClipRowGeometry::of({0, 0, 350, 26}, 40).count.isEmpty());
}

void tst_ClipRowGeometry::framesAndPlacesAreInverse()
{
    const auto parts = ClipRowGeometry::of({0, 0, 400, 26}, 40);
    for (Frame frame = 0; frame < 120; ++frame)
        QCOMPARE(parts.frameAt(parts.xOf(frame, 120) + 0.01, 120), frame);
}

void tst_ClipRowGeometry::placesOutsideTheStripAreItsEnds()
{
    const auto parts = ClipRowGeometry::of({0, 0, 400, 26}, 40);
    QCOMPARE(parts.frameAt(-50, 540), 0);
    QCOMPARE(parts.frameAt(900, 540), 539);
    QCOMPARE(parts.frameAt(900, 1), 0);
}

QTEST_APPLESS_MAIN(tst_ClipRowGeometry)
#include "tst_ClipRowGeometry.moc"
