// Which moments stand around the one that is shown.

#include "core/staging/GhostFrames.h"

#include <QTest>

#include <limits>

using namespace tagline;

namespace {

std::vector<Frame> framesOf(const std::vector<GhostFrame>& ghosts)
{
    std::vector<Frame> frames;
    for (const GhostFrame& ghost : ghosts) frames.push_back(ghost.frame);
    return frames;
}

constexpr GhostSettings threes{.step = 3, .each = 2};

} // namespace

class tst_GhostFrames : public QObject
{
    Q_OBJECT

private slots:
    void theyStandAroundTheShownFrame();
    void theyStayWithinTheClip();
    void rangesShowTheirEdges();
    void theNearestEdgesAreShown();
    void theFurtherTheFainter();
};

void tst_GhostFrames::theyStandAroundTheShownFrame()
{
    QCOMPARE(framesOf(ghostFrames({}, 50, 100, threes)), (std::vector<Frame>{44, 47, 53, 56}));
    for (const GhostFrame& ghost : ghostFrames({}, 50, 100, threes))
        QCOMPARE(ghost.isBefore, ghost.frame < 50);
    QVERIFY(ghostFrames({}, 50, 100, {.step = 3, .each = 0}).empty());
}

void tst_GhostFrames::theyStayWithinTheClip()
{
    QCOMPARE(framesOf(ghostFrames({}, 1, 100, threes)), (std::vector<Frame>{4, 7}));
    QCOMPARE(framesOf(ghostFrames({}, 99, 100, threes)), (std::vector<Frame>{93, 96}));
    QVERIFY(ghostFrames({}, 0, 1, threes).empty());
    QVERIFY(ghostFrames({}, 0, 0, threes).empty());
    constexpr Frame last = std::numeric_limits<Frame>::max() - 1;
    QCOMPARE(framesOf(ghostFrames({}, last, last + 1, threes)), (std::vector<Frame>{last - 6, last - 3}));
}

void tst_GhostFrames::rangesShowTheirEdges()
{
    const std::vector<FrameRange> one{{20, 30}};
    QCOMPARE(framesOf(ghostFrames(one, 25, 100, threes)), (std::vector<Frame>{20, 29}));
    QCOMPARE(framesOf(ghostFrames(one, 20, 100, threes)), (std::vector<Frame>{29})); // the other is shown
    const std::vector<FrameRange> touching{{20, 21}, {21, 30}, {29, 30}};
    QCOMPARE(framesOf(ghostFrames(touching, 0, 100, threes)), (std::vector<Frame>{20, 21, 29}));
    const std::vector<FrameRange> beyond{{-5, 200}};
    QVERIFY(ghostFrames(beyond, 25, 100, threes).empty());
}

void tst_GhostFrames::theNearestEdgesAreShown()
{
    std::vector<FrameRange> many;
    for (Frame start = 0; start < 1000; start += 10) many.push_back({start, start + 5});
    QCOMPARE(framesOf(ghostFrames(many, 502, 1000, threes)), (std::vector<Frame>{494, 500, 504, 510}));
}

void tst_GhostFrames::theFurtherTheFainter()
{
    const std::vector<GhostFrame> ghosts = ghostFrames({}, 50, 100, {.step = 5, .each = 4});
    QCOMPARE(ghosts.size(), std::size_t(8));
    for (std::size_t i = 1; i < 4; ++i) {
        QVERIFY(ghosts[i].nearness > ghosts[i - 1].nearness);
        QVERIFY(ghosts[i + 3].nearness > ghosts[i + 4].nearness);
    }
    QCOMPARE(ghosts[3].nearness, 1.0f);
    QCOMPARE(ghosts[4].nearness, 1.0f);
    QVERIFY(ghosts.front().nearness > 0.0f);
}

QTEST_APPLESS_MAIN(tst_GhostFrames)
#include "tst_GhostFrames.moc"
