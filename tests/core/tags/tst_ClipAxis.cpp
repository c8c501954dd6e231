#include "core/tags/sets/ClipAxis.h"

#include <QTest>

using namespace tagline;

namespace {

ClipAxis axisOf(const std::vector<Frame>& frames) { return ClipAxis::of(frames); }

} // namespace

class tst_ClipAxis : public QObject
{
    Q_OBJECT

private slots:
    void clipsBeginWithAWordAndEndWithAPad();
    void positionsLeadBackToTheirClip();
    void appendingMovesNothing();
    void twoAxesMayBeAppendedToOne();
    void aClipGrowsWithinItsSlot();
    void aClipThatOutgrowsItsSlotMovesThoseBehind();
    void theAxisHasAnEnd();
};

void tst_ClipAxis::clipsBeginWithAWordAndEndWithAPad()
{
    const ClipAxis axis = axisOf({0, 1, 63, 64, 65, 127, 128, 129});
    const std::vector<AxisFrame> bases{64, 128, 192, 256, 384, 512, 640, 832};
    const ClipAxisView view = axis.view();
    for (std::uint32_t clip = 0; clip < 8; ++clip) {
        const ClipId id(clip);
        QCOMPARE(view.base(id), bases[clip]);
        QVERIFY(view.base(id) + view.frames(id) < view.slotStop(id));
        QCOMPARE(view.slotStop(id) % 64, 0);
    }
    QCOMPARE(axis.wordCount(), 16u);
    QCOMPARE(axis.frames(ClipId(7)), 129);
    QCOMPARE(axis.frames(ClipId(8)), 0);
}

void tst_ClipAxis::positionsLeadBackToTheirClip()
{
    const ClipAxis axis = axisOf({70, 0, 64});
    const std::vector<std::pair<AxisFrame, std::uint32_t>> places{{64, 0},  {191, 0}, {192, 1},
                                                                  {255, 1}, {256, 2}, {383, 2}};
    for (const auto& [position, clip] : places) QCOMPARE(axis.view().clipAt(position), ClipId(clip));
}

void tst_ClipAxis::appendingMovesNothing()
{
    ClipAxis axis;
    QCOMPARE(axis.wordCount(), 1u);
    std::vector<ClipAxis> kept;
    for (Frame frames = 0; frames < 100; ++frames) {
        kept.push_back(axis);
        axis = axis.appended(frames);
    }
    for (std::size_t count = 0; count < kept.size(); ++count) {
        QCOMPARE(kept[count].clipCount(), count);
        QVERIFY(axis.view().extends(kept[count].view()));
        for (std::uint32_t clip = 0; clip < count; ++clip)
            QCOMPARE(kept[count].frames(ClipId(clip)), Frame(clip));
    }
}

void tst_ClipAxis::twoAxesMayBeAppendedToOne()
{
    const ClipAxis axis = axisOf({10, 20});
    const ClipAxis one = axis.appended(30);
    const ClipAxis other = axis.appended(300);
    QCOMPARE(one.frames(ClipId(2)), 30);
    QCOMPARE(other.frames(ClipId(2)), 300);
    QCOMPARE(axis.clipCount(), 2u);
    QVERIFY(one.view().extends(other.view()));
    QVERIFY(!one.appended(1).view().extends(other.appended(1).view()));
}

void tst_ClipAxis::aClipGrowsWithinItsSlot()
{
    const ClipAxis axis = axisOf({10, 20});
    QVERIFY(axis.fitsSlot(ClipId(0), 63));
    QVERIFY(!axis.fitsSlot(ClipId(0), 64));
    const ClipAxis longer = axis.withFrames(ClipId(0), 63);
    QCOMPARE(longer.frames(ClipId(0)), 63);
    QCOMPARE(axis.frames(ClipId(0)), 10);
    QVERIFY(longer.view().extends(axis.view()));
    const ClipAxis shorter = axisOf({200, 20}).withFrames(ClipId(0), 1);
    QVERIFY(shorter.view().extends(axisOf({200, 20}).view()));
    QVERIFY(shorter.fitsSlot(ClipId(0), 200));
}

void tst_ClipAxis::aClipThatOutgrowsItsSlotMovesThoseBehind()
{
    const ClipAxis axis = axisOf({10, 20, 30}).withFrames(ClipId(1), 130);
    QCOMPARE(axis.view().base(ClipId(1)), 128);
    QCOMPARE(axis.view().base(ClipId(2)), 320);
    QCOMPARE(axis.wordCount(), 6u);
    QVERIFY(!axis.view().extends(axisOf({10, 20, 30}).view()));
}

void tst_ClipAxis::theAxisHasAnEnd()
{
    constexpr Frame most = Frame((ClipAxis::mostWords - 2) * 64 + 63);
    QVERIFY(ClipAxis().canAppend(most));
    QVERIFY(!ClipAxis().canAppend(most + 1));
    const ClipAxis full = ClipAxis().appended(most);
    QVERIFY(!full.canAppend(0));
    QVERIFY(full.canResize(ClipId(0), 5));
    QVERIFY(!full.canResize(ClipId(0), std::numeric_limits<Frame>::max()));
    QVERIFY(axisOf({1}).canAppend(most - 64));
    QVERIFY(!axisOf({1}).canAppend(most));
}

QTEST_APPLESS_MAIN(tst_ClipAxis)
#include "tst_ClipAxis.moc"
