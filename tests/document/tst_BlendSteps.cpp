#include "app/document/playing/BlendSteps.h"
#include "app/document/playing/PlaybackSession.h"
#include "tests/document/SmallLibrary.h"

#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr std::int64_t second = 1'000'000'000;

/// A blend of two clips that has played for half a second.
struct PlayedBlend
{
    PlayedBlend()
    {
        for (const std::uint32_t clip : {0u, 1u})
            blend.addTrack(ClipId(clip), stagedOn(model, clipOf(model, clip)));
        blend.advance(second / 2);
    }

    void setSpeed(int track, double speed)
    {
        TrackSetup setup = blend.setup(track);
        setup.speed = speed;
        steps.setSetup(track, setup);
    }

    std::shared_ptr<const ImportedModel> model = smallModel({61, 91, 31});
    ControllerSession blend;
    QUndoStack stack;
    BlendSteps steps{stack, blend};
};

} // namespace

class tst_BlendSteps : public QObject
{
    Q_OBJECT

private slots:
    void fieldsAreUndoneOneByOne();
    void aDragIsOneStep();
    void whatChangesNothingIsNoStep();
    void theBlendAsAWhole();
    void theBlendGoesOnWhileAFieldIsUndone();
    void aRemovedTrackComesBackAsItWas();
    void stepsOfARemovedTrackAreUndoneAfterIt();
    void aTrackThatBecameALayerComesBackWithItsFade();
    void aShareIsGivenBack();
    void aFadeIsTakenBackWithWhatFollowedIt();
    void theBlendIsShownAllTheWhile();
    void theEndOfARunningFadeIsTakenBack();
};

void tst_BlendSteps::fieldsAreUndoneOneByOne()
{
    PlayedBlend played;
    played.setSpeed(1, 2.0);
    TrackSetup setup = played.blend.setup(1);
    setup.isMirrored = true;
    played.steps.setSetup(1, setup);
    QCOMPARE(played.stack.count(), 2);
    QCOMPARE(played.stack.text(0), QString("Change Speed of Track 2"));
    QCOMPARE(played.stack.text(1), QString("Mirror Track 2"));
    setup.speed = 3.0;
    setup.isMirrored = false;
    played.steps.setSetup(1, setup);
    QCOMPARE(played.stack.text(2), QString("Change Track 2"));
    played.stack.setIndex(1);
    QCOMPARE(played.blend.setup(1).speed, 2.0);
    QVERIFY(!played.blend.setup(1).isMirrored);
    played.stack.setIndex(0);
    QCOMPARE(played.blend.setup(1).speed, 1.0);
    played.stack.setIndex(3);
    QCOMPARE(played.blend.setup(1).speed, 3.0);
}

void tst_BlendSteps::aDragIsOneStep()
{
    PlayedBlend played;
    for (const double speed : {1.1, 1.2, 1.3}) played.setSpeed(0, speed);
    QCOMPARE(played.stack.count(), 1);
    played.setSpeed(1, 1.5); // another track
    QCOMPARE(played.stack.count(), 2);
    played.stack.setIndex(0);
    QCOMPARE(played.blend.setup(0).speed, 1.0);
    played.stack.setIndex(2);
    QCOMPARE(played.blend.setup(0).speed, 1.3);
}

void tst_BlendSteps::whatChangesNothingIsNoStep()
{
    PlayedBlend played;
    played.steps.setSetup(0, played.blend.setup(0));
    played.steps.setTransition(played.blend.transition());
    played.steps.setRootMotion(played.blend.rootMotion());
    played.steps.setSyncTags({});
    QCOMPARE(played.stack.count(), 0);
    played.setSpeed(0, 1.5);
    played.setSpeed(0, 1.0); // back where it began
    QCOMPARE(played.stack.count(), 0);
    played.steps.change("Nothing", [] {});
    QCOMPARE(played.stack.count(), 0);
}

void tst_BlendSteps::theBlendAsAWhole()
{
    PlayedBlend played;
    QSignalSpy changed(&played.blend, &PoseSource::changed);
    Transition slow = played.blend.transition();
    slow.nanoseconds *= 3;
    played.steps.setTransition(slow);
    played.steps.setRootMotion(RootMotion::InPlace);
    played.steps.setSyncTags({"Step"});
    QCOMPARE(played.stack.count(), 3);
    changed.clear();
    played.stack.setIndex(0);
    QVERIFY(changed.count() >= 3); // who shows them hears of each
    QVERIFY(played.blend.transition() != slow);
    QVERIFY(played.blend.rootMotion() == RootMotion::Accumulated);
    QVERIFY(played.blend.syncTags().empty());
    played.stack.setIndex(3);
    QVERIFY(played.blend.transition() == slow);
    QVERIFY(played.blend.rootMotion() == RootMotion::InPlace);
    QCOMPARE(played.blend.syncTags(), std::vector<std::string>{"Step"});
}

void tst_BlendSteps::theBlendGoesOnWhileAFieldIsUndone()
{
    PlayedBlend played;
    played.setSpeed(0, 2.0);
    played.blend.advance(second);
    played.stack.undo();
    QCOMPARE(played.blend.nanoseconds(), second + second / 2);
}

void tst_BlendSteps::aRemovedTrackComesBackAsItWas()
{
    PlayedBlend played;
    const BlendArrangement before = played.blend.arrangement();
    const double frame = played.blend.report(0).frame;
    QSignalSpy restored(&played.steps, &BlendSteps::restored);
    played.steps.change("Remove", [&] { played.blend.removeTrack(0); });
    QCOMPARE(played.blend.trackCount(), 1);
    QCOMPARE(restored.count(), 0); // who made it knows
    played.blend.advance(second);
    played.stack.undo();
    QVERIFY(played.blend.arrangement() == before);
    QCOMPARE(played.blend.report(0).frame, frame);
    played.stack.redo();
    QCOMPARE(played.blend.trackCount(), 1);
    QCOMPARE(played.blend.nanoseconds(), second + second / 2);
    QCOMPARE(restored.count(), 2);
}

void tst_BlendSteps::stepsOfARemovedTrackAreUndoneAfterIt()
{
    PlayedBlend played;
    played.setSpeed(1, 2.0);
    played.steps.change("Remove", [&] { played.blend.removeTrack(1); });
    played.stack.setIndex(0);
    QCOMPARE(played.blend.trackCount(), 2);
    QCOMPARE(played.blend.setup(1).speed, 1.0);
    played.stack.setIndex(2);
    QCOMPARE(played.blend.trackCount(), 1);
    played.stack.setIndex(1);
    QCOMPARE(played.blend.setup(1).speed, 2.0);
}

/// A layer is not faded to: what was scheduled goes as it becomes one.
void tst_BlendSteps::aTrackThatBecameALayerComesBackWithItsFade()
{
    PlayedBlend played;
    FadeStart end;
    end.kind = TransitionStart::Kind::TrackEnd;
    played.blend.schedule(1, end);
    TrackSetup layer = played.blend.setup(1);
    layer.layer = LayerKind::Additive;
    played.steps.setSetup(1, layer);
    QVERIFY(played.blend.scheduled().empty());
    QCOMPARE(played.stack.count(), 1);
    played.stack.undo();
    QVERIFY(!played.blend.setup(1).isLayer());
    QCOMPARE(played.blend.scheduled().size(), std::size_t(1));
    played.stack.redo();
    QVERIFY(played.blend.setup(1).isLayer());
}

/// The weight of a track that is no layer, dragged in its card.
void tst_BlendSteps::aShareIsGivenBack()
{
    PlayedBlend played;
    for (const double share : {0.1, 0.25, 0.6}) played.steps.setShare(1, share);
    QCOMPARE(played.blend.report(1).weight, 0.6f);
    QCOMPARE(played.stack.count(), 1);
    played.steps.setShare(1, 0.6);
    QCOMPARE(played.stack.count(), 1);
    played.stack.undo();
    QCOMPARE(played.blend.report(1).weight, 0.0f);
    QCOMPARE(played.blend.report(0).weight, 1.0f);
    played.stack.redo();
    QCOMPARE(played.blend.report(1).weight, 0.6f);
}

/// Controller, notes and past are of one moment, whichever way one goes.
void tst_BlendSteps::aFadeIsTakenBackWithWhatFollowedIt()
{
    PlayedBlend played;
    const auto past = [&] { return played.blend.history().moments(); };
    for (int i = 0; i < 10; ++i) played.blend.advance(second / 20);
    played.blend.addNote("before");
    const std::int64_t then = played.blend.nanoseconds();
    const std::size_t moments = past().size();
    QVERIFY(moments >= 10);
    played.steps.change("Fade", [&] { played.blend.fadeTo(1); });
    played.blend.addNote("fade");
    QCOMPARE(played.stack.count(), 1);
    for (int i = 0; i < 4; ++i) played.blend.advance(second / 20);
    QVERIFY(played.blend.isTransitioning());
    played.stack.undo();
    QCOMPARE(played.blend.leadingTrack(), 0);
    QVERIFY(!played.blend.isTransitioning());
    QCOMPARE(played.blend.nanoseconds(), then);
    QCOMPARE(played.blend.notes().size(), std::size_t(1));
    QCOMPARE(past().size(), moments);
    QCOMPARE(past().back().nanoseconds, then);
    played.stack.redo();
    QCOMPARE(played.blend.leadingTrack(), 1);
    QVERIFY(played.blend.isTransitioning());
    QCOMPARE(played.blend.nanoseconds(), then + second / 5);
    QCOMPARE(played.blend.notes().size(), std::size_t(2));
    QCOMPARE(past().size(), moments + 4);
}

void tst_BlendSteps::theBlendIsShownAllTheWhile()
{
    PlayedBlend played;
    PlaybackSession playback;
    playback.show(&played.blend);
    played.steps.change("Remove", [&] { played.blend.removeTrack(1); });
    played.stack.undo();
    QVERIFY(playback.isShown(played.blend));
    played.stack.redo();
    QVERIFY(playback.isShown(played.blend));
}

void tst_BlendSteps::theEndOfARunningFadeIsTakenBack()
{
    PlayedBlend played;
    played.blend.fadeTo(1);
    const std::int64_t length = played.blend.runningFade()->duration;
    played.steps.change("Duration",
                        [&] { played.blend.setRunningFadeEnd(played.blend.nanoseconds() + 3 * second); });
    QCOMPARE(played.blend.runningFade()->duration, 3 * second);
    QCOMPARE(played.stack.count(), 1);
    played.stack.undo();
    QCOMPARE(played.blend.runningFade()->duration, length);
}

QTEST_GUILESS_MAIN(tst_BlendSteps)
#include "tst_BlendSteps.moc"
