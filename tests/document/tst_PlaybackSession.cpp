#include "app/document/PlaybackSession.h"
#include "tests/document/SmallLibrary.h"

#include <QSignalSpy>
#include <QTest>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr std::int64_t second = 1'000'000'000;

StagedClip stagedClip(const std::shared_ptr<const ImportedModel>& model, std::size_t index)
{
    return stagedOn(model, clipOf(model, index));
}

} // namespace

class tst_PlaybackSession : public QObject
{
    Q_OBJECT

private slots:
    void playingMovesTheFrame();
    void withoutLoopItStopsAtTheEnd();
    void aPreviewShowsAnotherFrame();
    void aTransitionMovesTheWeight();
    void anEmptyTrackIsNotFadedTo();
    void theBlendIsShownOnlyWithATrack();
};

void tst_PlaybackSession::playingMovesTheFrame()
{
    PlaybackSession session;
    QSignalSpy frames(&session, &PlaybackSession::frameChanged);
    session.setClip(stagedClip(smallModel({61}), 0));
    QVERIFY(!session.isPlaying());
    session.setPlaying(true);
    session.advance(second);
    QCOMPARE(session.player().frame(), 30);
    QCOMPARE(frames.size(), 1);
    QVERIFY(std::abs(session.pose().front().translation.z - 1.0f) < 1e-4f);
}

void tst_PlaybackSession::withoutLoopItStopsAtTheEnd()
{
    PlaybackSession session;
    session.setClip(stagedClip(smallModel({31}), 0));
    session.setLooping(false);
    session.setPlaying(true);
    session.advance(5 * second);
    QCOMPARE(session.player().frame(), 30);
    QVERIFY(!session.isPlaying());
}

void tst_PlaybackSession::aPreviewShowsAnotherFrame()
{
    PlaybackSession session;
    session.setClip(stagedClip(smallModel({61}), 0));
    session.setPreviewFrame(60);
    QVERIFY(std::abs(session.pose().front().translation.z - 2.0f) < 1e-4f);
    QCOMPARE(session.player().frame(), 0);
    session.setPreviewFrame(std::nullopt);
    QVERIFY(std::abs(session.pose().front().translation.z) < 1e-4f);
}

void tst_PlaybackSession::aTransitionMovesTheWeight()
{
    const auto model = smallModel({61, 91});
    PlaybackSession session;
    session.setTrack(0, stagedClip(model, 0));
    session.setTrack(1, stagedClip(model, 1));
    session.setShown(ShownPose::Blend);
    QCOMPARE(session.trackReport(0).weight, 1.0f);
    session.setTransition({second, TransitionCurve::Linear, TransitionEntry::Beginning});
    session.startTransition();
    session.advance(second / 2);
    QVERIFY(std::abs(session.trackReport(0).weight - 0.5f) < 1e-3f);
    QVERIFY(session.isTransitioning());
    session.advance(second);
    QCOMPARE(session.trackReport(1).weight, 1.0f);
    QCOMPARE(session.leadingTrack(), 1);
    QVERIFY(!session.isTransitioning());
}

void tst_PlaybackSession::anEmptyTrackIsNotFadedTo()
{
    PlaybackSession session;
    session.setTrack(0, stagedClip(smallModel({61}), 0));
    session.startTransition();
    QCOMPARE(session.leadingTrack(), 0);
}

void tst_PlaybackSession::theBlendIsShownOnlyWithATrack()
{
    PlaybackSession session;
    session.setShown(ShownPose::Blend);
    QCOMPARE(session.shown(), ShownPose::Clip);
    session.setTrack(1, stagedClip(smallModel({61}), 0));
    session.setShown(ShownPose::Blend);
    QCOMPARE(session.shown(), ShownPose::Blend);
    QVERIFY(!session.figure().isEmpty());
    session.clearTracks();
    QCOMPARE(session.shown(), ShownPose::Clip);
}

QTEST_GUILESS_MAIN(tst_PlaybackSession)
#include "tst_PlaybackSession.moc"
