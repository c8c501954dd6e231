#include "core/tagging/LiveTagging.h"
#include "tests/support/RangeDrawing.h"

#include <QTest>

#include <random>

using namespace tagline;
using test::drawing;

namespace {

constexpr Frame clipFrames = 40;
const TagId run(0);
const TagId tired(1);

/// A clip of 40 frames at 100 a second that is played or stepped through by hand.
struct Hands
{
    LiveTagging tagging;
    LiveMoment now{0, 0, {0, clipFrames}, {100, 1}, false, 1.0};
    std::vector<LiveEdit> edits;

    void take(std::vector<LiveEdit> ended) { edits.insert(edits.end(), ended.begin(), ended.end()); }
    void press(TagId tag, LiveKey key = LiveKey::Tag) { take(tagging.press(tag, key, now)); }
    void release(TagId tag) { take(tagging.release(tag, now)); }
    void tap(TagId tag)
    {
        press(tag);
        now.milliseconds += 30;
        release(tag);
    }
    void wait(std::int64_t milliseconds) { now.milliseconds += milliseconds; }
    /// Plays or steps to a frame, a frame at a time.
    void go(Frame to)
    {
        while (now.playhead != to) {
            now.playhead += now.playhead < to ? 1 : -1;
            if (now.isPlaying) wait(10);
            tagging.move(now);
        }
    }
    std::string drawn(std::size_t edit) const { return drawing(edits.at(edit).frames, clipFrames); }
};

} // namespace

class tst_LiveTagging : public QObject
{
    Q_OBJECT

private slots:
    void aShortPressStartsAndTheNextStops();
    void aHeldKeyTagsExactlyWhileItIsHeld();
    void aLongPressWithoutMovingIsAShortOne();
    void steppingWithAHeldKeyTagsWhatIsStepped();
    void steppingBackTakesAHoldBack();
    void aBrushPaintsWhatIsPassedAndStaysPainted();
    void anEraserTakesAway();
    void severalKeysAtOnceAreStrokesOfTheirOwn();
    void theReactionMovesBothEndsBackAtAnySpeed_data();
    void theReactionMovesBothEndsBackAtAnySpeed();
    void theReactionIsNotTakenOffWhilePaused();
    void playingRoundTheLoopTagsBothParts();
    void aBrushDoesNotPaintWhatASeekPasses();
    void playingBackwardsTagsAsWell();
    void finishingForgetsWhatWasOnlyStarted();
    void releasesOfUnknownKeysAreIgnored();
    void aKeyEndsItsOwnBrushAndShiftTurnsAStartIntoABrush();
    void framesStayWithinWhatPlays();
    void aPhaseEndsWhereTheNextBegins();
    void whatRunsEndsBeforeAnother();
    void aRangeTakesItsTagAtItsStop();
    void aRangeWithoutATagIsOneRange();
};

//   Run    ·····######··········
//   Tired  ···········#·········   begins where Run ended
void tst_LiveTagging::whatRunsEndsBeforeAnother()
{
    Hands hands;
    hands.go(5);
    hands.tap(run);
    hands.go(11);
    const auto ended = hands.tagging.endBefore(run, hands.now);
    QVERIFY(ended && ended->tag == run && !ended->isErasing);
    QCOMPARE(ended->frames, FrameRanges::canonical({{5, 11}}));
    QVERIFY(hands.tagging.strokes().empty());
    hands.tap(run);
    QVERIFY(!hands.tagging.endBefore(run, hands.now)); // it began in this very frame
    QVERIFY(hands.tagging.strokes().empty());
}

void tst_LiveTagging::aRangeTakesItsTagAtItsStop()
{
    Hands hands;
    hands.go(5);
    hands.tagging.startUnnamed(hands.now);
    QVERIFY(!hands.tagging.isIdle() && hands.tagging.strokes().empty());
    hands.go(9);
    QCOMPARE(*hands.tagging.unnamed(), (FrameRange{5, 10}));
    hands.press(tired, LiveKey::Brush); // a brush is another stroke
    QVERIFY(hands.tagging.unnamed() && hands.edits.empty());
    hands.press(tired, LiveKey::Brush);
    hands.edits.clear();
    hands.tap(run);
    QCOMPARE(hands.edits.size(), std::size_t(1));
    QCOMPARE(hands.edits[0].tag, run);
    QCOMPARE(hands.edits[0].frames, FrameRanges::canonical({{5, 10}}));
    QVERIFY(hands.tagging.isIdle()); // and Run does not run now

    hands.tagging.startUnnamed(hands.now);
    hands.go(2); // back: the range lies before its start
    QCOMPARE(*hands.tagging.stopUnnamed(hands.now), (FrameRange{2, 10}));
    QVERIFY(!hands.tagging.stopUnnamed(hands.now) && hands.tagging.isIdle());
    hands.tagging.startUnnamed(hands.now);
    QVERIFY(hands.tagging.finish(hands.now, true).empty()); // nobody said what it is
    QVERIFY(hands.tagging.isIdle());
}

/// Where playing comes round from the end to the beginning it goes to the end, and no further.
void tst_LiveTagging::aRangeWithoutATagIsOneRange()
{
    Hands hands;
    hands.now.isPlaying = true;
    hands.go(35);
    hands.tagging.startUnnamed(hands.now);
    hands.go(39);
    hands.now.playhead = 3;
    hands.wait(40);
    hands.tagging.move(hands.now);
    QCOMPARE(*hands.tagging.unnamed(), (FrameRange{35, 40}));
}

//   Run    ·····######··········
//   Tired  ···········#####·····
void tst_LiveTagging::aPhaseEndsWhereTheNextBegins()
{
    Hands hands;
    hands.go(5);
    hands.tap(run);
    QVERIFY(!hands.tagging.goOn(run, tired, hands.now)); // not a frame has passed
    QCOMPARE(hands.tagging.strokes().size(), std::size_t(1));
    hands.go(11);
    const auto ended = hands.tagging.goOn(run, tired, hands.now);
    QVERIFY(ended);
    QCOMPARE(ended->size(), std::size_t(1));
    QCOMPARE(ended->front().tag, run);
    QCOMPARE(ended->front().frames, FrameRanges::canonical({{5, 11}}));
    hands.go(15);
    hands.tap(tired);
    QCOMPARE(hands.edits.size(), std::size_t(1));
    QCOMPARE(hands.edits[0].tag, tired);
    QCOMPARE(hands.edits[0].frames, FrameRanges::canonical({{11, 16}}));

    hands.press(run, LiveKey::Eraser); // stays one, and a range that runs already is not ended
    hands.tap(tired);
    hands.go(20);
    const auto erased = hands.tagging.goOn(run, tired, hands.now);
    QVERIFY(erased && erased->front().isErasing);
    QCOMPARE(hands.tagging.strokes().size(), std::size_t(1));
    QCOMPARE(hands.tagging.strokes().front().anchor, 15);
}

void tst_LiveTagging::aShortPressStartsAndTheNextStops()
{
    Hands hands;
    hands.now.isPlaying = true;
    hands.go(4);
    hands.tap(run);
    QVERIFY(hands.edits.empty());
    hands.go(9);
    hands.press(run);
    QCOMPARE(hands.edits.size(), std::size_t(1)); // at once, not at the release
    QCOMPARE(hands.drawn(0), std::string("....######.............................."));
    hands.go(20);
    hands.release(run);
    QCOMPARE(hands.edits.size(), std::size_t(1));
    QVERIFY(hands.tagging.strokes().empty());
}

void tst_LiveTagging::aHeldKeyTagsExactlyWhileItIsHeld()
{
    Hands hands;
    hands.now.isPlaying = true;
    hands.go(3);
    hands.press(run);
    hands.go(30); // 270 milliseconds
    hands.release(run);
    QCOMPARE(hands.drawn(0), std::string("...############################........."));

    hands.edits.clear();
    hands.press(run);
    hands.go(35); // 50 milliseconds: a start
    hands.release(run);
    QVERIFY(hands.edits.empty());
    QCOMPARE(hands.tagging.strokes().size(), std::size_t(1));
}

void tst_LiveTagging::aLongPressWithoutMovingIsAShortOne()
{
    Hands hands;
    hands.press(run);
    hands.wait(5000);
    hands.release(run);
    QVERIFY(hands.edits.empty());
    hands.go(3);
    hands.tap(run);
    QCOMPARE(hands.drawn(0), std::string("####...................................."));
}

void tst_LiveTagging::steppingWithAHeldKeyTagsWhatIsStepped()
{
    Hands hands;
    hands.go(5);
    hands.press(run);
    hands.wait(100);
    hands.go(8);
    hands.wait(200);
    hands.release(run);
    QCOMPARE(hands.drawn(0), std::string(".....####..............................."));
}

void tst_LiveTagging::steppingBackTakesAHoldBack()
{
    Hands hands;
    hands.press(run);
    hands.go(9);
    hands.go(6);
    hands.wait(400);
    hands.release(run);
    QCOMPARE(hands.drawn(0), std::string("#######................................."));
}

void tst_LiveTagging::aBrushPaintsWhatIsPassedAndStaysPainted()
{
    Hands hands;
    hands.go(4);
    hands.press(run, LiveKey::Brush);
    hands.release(run); // latched
    hands.go(9);
    hands.go(2);
    QCOMPARE(drawing(hands.tagging.strokes().front().frames(), clipFrames),
             std::string("..########.............................."));
    hands.press(run, LiveKey::Brush);
    QCOMPARE(hands.drawn(0), std::string("..########.............................."));
}

void tst_LiveTagging::anEraserTakesAway()
{
    Hands hands;
    hands.go(5);
    hands.press(run, LiveKey::Eraser);
    hands.go(7);
    hands.press(run, LiveKey::Eraser);
    QVERIFY(hands.edits.front().isErasing);
    const TagSheet sheet = TagSheet().withRanges(run, {{0, 10}});
    const TagSheet erased = withLiveEdit(sheet, hands.edits.front(), TagVocabulary(), clipFrames);
    QCOMPARE(drawing(erased.frames(run, clipFrames), clipFrames),
             std::string("#####...##.............................."));
}

void tst_LiveTagging::severalKeysAtOnceAreStrokesOfTheirOwn()
{
    Hands hands;
    hands.now.isPlaying = true;
    hands.press(run);
    hands.go(10);
    hands.press(tired);
    hands.go(30);
    hands.release(run);
    hands.go(38);
    hands.release(tired);
    QCOMPARE(hands.edits.size(), std::size_t(2));
    QCOMPARE(hands.drawn(0), std::string("###############################........."));
    QCOMPARE(hands.drawn(1), std::string("..........#############################."));
}

void tst_LiveTagging::theReactionMovesBothEndsBackAtAnySpeed_data()
{
    QTest::addColumn<double>("speed");
    QTest::addColumn<int>("frames");
    QTest::newRow("half") << 0.5 << 2;
    QTest::newRow("normal") << 1.0 << 4;
    QTest::newRow("double") << 2.0 << 8;
}

void tst_LiveTagging::theReactionMovesBothEndsBackAtAnySpeed()
{
    QFETCH(double, speed);
    QFETCH(int, frames);
    Hands hands;
    hands.tagging.setReaction(40); // 4 frames at normal speed
    hands.now.isPlaying = true;
    hands.now.speed = speed;
    hands.go(10);
    hands.press(run);
    hands.go(20);
    hands.wait(300);
    hands.release(run);
    QCOMPARE(hands.edits.front().frames, FrameRanges::fromCanonical({{10 - frames, 21 - frames}}));
}

void tst_LiveTagging::theReactionIsNotTakenOffWhilePaused()
{
    Hands hands;
    hands.tagging.setReaction(200);
    hands.go(10);
    hands.tap(run);
    hands.go(12);
    hands.tap(run);
    QCOMPARE(hands.edits.front().frames, FrameRanges::fromCanonical({{10, 13}}));
}

void tst_LiveTagging::playingRoundTheLoopTagsBothParts()
{
    for (const LiveKey key : {LiveKey::Tag, LiveKey::Brush}) {
        Hands hands;
        hands.now.isPlaying = true;
        hands.now.part = {5, 35};
        hands.now.playhead = 30;
        hands.press(run, key);
        hands.wait(300);
        hands.go(34);
        hands.now.playhead = 6; // round the end
        hands.tagging.move(hands.now);
        hands.go(8);
        if (key == LiveKey::Brush)
            hands.press(run, key);
        else
            hands.release(run);
        QCOMPARE(hands.drawn(0), std::string(".....####.....................#####....."));
    }
}

void tst_LiveTagging::aBrushDoesNotPaintWhatASeekPasses()
{
    Hands hands;
    hands.now.rate = {10, 1};
    hands.now.isPlaying = true;
    hands.press(run, LiveKey::Brush);
    hands.go(3);
    hands.now.playhead = 20; // a click on the ruler
    hands.tagging.move(hands.now);
    hands.go(22);
    hands.press(run, LiveKey::Brush);
    QCOMPARE(hands.drawn(0), std::string("####................###................."));
}

void tst_LiveTagging::playingBackwardsTagsAsWell()
{
    Hands hands;
    hands.tagging.setReaction(20);
    hands.now.isPlaying = true;
    hands.now.speed = -1;
    hands.now.playhead = 30;
    hands.press(run);
    hands.go(20);
    hands.wait(300);
    hands.release(run);
    QCOMPARE(hands.edits.front().frames, FrameRanges::fromCanonical({{22, 33}})); // seen 2 frames before
}

void tst_LiveTagging::finishingForgetsWhatWasOnlyStarted()
{
    Hands hands;
    hands.tap(run);
    hands.press(tired, LiveKey::Brush);
    hands.go(3);
    const auto edits = hands.tagging.finish(hands.now, false);
    QCOMPARE(edits.size(), std::size_t(1));
    QCOMPARE(edits.front().tag, tired);
    QVERIFY(hands.tagging.strokes().empty());
}

void tst_LiveTagging::releasesOfUnknownKeysAreIgnored()
{
    Hands hands;
    hands.release(run);
    hands.press(run, LiveKey::Brush);
    hands.release(run);
    hands.release(tired);
    QVERIFY(hands.edits.empty());
    QCOMPARE(hands.tagging.strokes().size(), std::size_t(1));
}

void tst_LiveTagging::aKeyEndsItsOwnBrushAndShiftTurnsAStartIntoABrush()
{
    Hands hands;
    hands.press(run, LiveKey::Brush);
    hands.press(run, LiveKey::Tag);
    QCOMPARE(hands.edits.size(), std::size_t(1));
    QVERIFY(hands.tagging.strokes().empty());
    hands.tap(run);
    hands.press(run, LiveKey::Brush);
    QCOMPARE(hands.tagging.strokes().size(), std::size_t(1));
    QVERIFY(hands.tagging.strokes().front().kind == LiveStrokeKind::Brush);
}

// Whatever is pressed when, nothing is tagged outside of what plays, and every stroke ends once.
void tst_LiveTagging::framesStayWithinWhatPlays()
{
    std::mt19937 random(7);
    const auto draw = [&](int below) { return int(random() % unsigned(below)); };
    for (int round = 0; round < 300; ++round) {
        Hands hands;
        hands.tagging.setReaction(draw(300));
        hands.now.speed = draw(2) ? 2.0 : -0.5;
        for (int step = 0; step < 60; ++step) {
            hands.wait(draw(200));
            switch (draw(5)) {
            case 0:
                hands.press(TagId(std::uint32_t(draw(3))), LiveKey(draw(3)));
                break;
            case 1:
                hands.release(TagId(std::uint32_t(draw(3))));
                break;
            case 2:
                hands.now.isPlaying = !hands.now.isPlaying;
                break;
            default:
                hands.now.playhead = draw(clipFrames);
                hands.tagging.move(hands.now);
            }
            QVERIFY(hands.tagging.strokes().size() <= 3);
        }
        hands.take(hands.tagging.finish(hands.now, true));
        for (const LiveEdit& edit : hands.edits) {
            QVERIFY(!edit.frames.isEmpty());
            QVERIFY(edit.frames[0].start >= 0 && edit.frames.span().back().stop <= clipFrames);
        }
    }
}

QTEST_APPLESS_MAIN(tst_LiveTagging)
#include "tst_LiveTagging.moc"
