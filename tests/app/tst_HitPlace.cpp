#include "app/presenters/library/HitPlace.h"

#include <QTest>

using namespace tagline;

class tst_HitPlace : public QObject
{
    Q_OBJECT

private slots:
    void hitsAreCountedInTheOrderOfTheClips();
};

void tst_HitPlace::hitsAreCountedInTheOrderOfTheClips()
{
    const std::vector<Frame> frames(3, 100);
    FrameSetBuilder builder(std::make_shared<const ClipAxis>(ClipAxis::of(frames)));
    const std::vector<FrameRange> two{{0, 5}, {20, 30}}, one{{7, 9}};
    builder.append(ClipId(0), two);
    builder.append(ClipId(2), one);
    const FrameSet answer = builder.finished();
    const std::vector<ClipId> order{ClipId(2), ClipId(1), ClipId(0)};
    const HitPlace last = hitPlace(answer, order, ClipId(0), 20);
    QCOMPARE(last.number, 3);
    QCOMPARE(last.count, 3);
    QCOMPARE(hitPlace(answer, order, ClipId(2), 7).number, 1);
    QCOMPARE(hitPlace(answer, order, ClipId(1), 0).number, 0);
    const std::vector<ClipId> filtered{ClipId(0)};
    QCOMPARE(hitPlace(answer, filtered, ClipId(0), 0).number, 1);
    QCOMPARE(hitPlace(answer, filtered, ClipId(0), 0).count, 2);
}

QTEST_GUILESS_MAIN(tst_HitPlace)
#include "tst_HitPlace.moc"
