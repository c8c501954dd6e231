#include "app/document/playing/PlaybackSession.h"

#include "app/document/playing/ControllerSession.h"
#include "tests/document/HeldWork.h"

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
    void aSourceIsShownInTheClipsPlace();
    void aSourceThatLosesItsFigureIsLeft();
    void theTrailIsTheClipsWay();
    void onlyTheLastShownClipIsCarriedOver();
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

void tst_PlaybackSession::aSourceIsShownInTheClipsPlace()
{
    const auto model = smallModel({61, 91});
    ControllerSession blend;
    PlaybackSession session;
    session.setClip(stagedClip(model, 0));
    session.setPlaying(true);
    session.show(&blend); // it has no figure yet
    QVERIFY(session.isClipShown());
    blend.addTrack(ClipId(1), stagedClip(model, 1));
    QSignalSpy poses(&session, &PlaybackSession::poseChanged);
    session.show(&blend);
    QVERIFY(session.isShown(blend) && session.isPlaying() && !session.player().isPlaying());
    session.advance(second);
    QCOMPARE(blend.nanoseconds(), second);
    QVERIFY(std::abs(session.pose().front().translation.z - 1.0f) < 1e-4f);
    QVERIFY(poses.size() >= 2);
    session.setPlaying(false);
    session.advance(second);
    QCOMPARE(blend.nanoseconds(), second);
    session.show(nullptr);
    QVERIFY(session.isClipShown() && !session.isPlaying());
    QVERIFY(std::abs(session.pose().front().translation.z) < 1e-4f);
}

void tst_PlaybackSession::aSourceThatLosesItsFigureIsLeft()
{
    ControllerSession blend;
    PlaybackSession session;
    blend.addTrack(ClipId(0), stagedClip(smallModel({61}), 0));
    session.show(&blend);
    QVERIFY(!session.figure().isEmpty());
    blend.clear();
    QVERIFY(session.isClipShown());
}

// One metre a second along z, six seconds of it.
void tst_PlaybackSession::theTrailIsTheClipsWay()
{
    PlaybackSession session;
    QVERIFY(session.rootTrail(second).empty());
    session.setClip(stagedClip(smallModel({181}), 0));
    for (const Frame frame : {90, 95, 0, 180}) {
        session.seek(frame);
        const std::vector<RootMoment> trail = session.rootTrail(2 * second);
        QCOMPARE(trail.front().nanoseconds, -std::min<std::int64_t>(2 * second, frame * second / 30));
        QCOMPARE(trail.back().nanoseconds, std::min<std::int64_t>(2 * second, (180 - frame) * second / 30));
        for (const RootMoment& each : trail)
            QVERIFY(std::abs(each.stand.place.y - (frame / 30.0 + double(each.nanoseconds) * 1e-9)) < 1e-3);
    }
    ControllerSession blend;
    blend.addTrack(ClipId(0), stagedClip(smallModel({61}), 0));
    session.show(&blend);
    session.advance(second / 2);
    QVERIFY(session.rootTrail(2 * second).front().nanoseconds == -second / 2); // the blend's
}

// As when Page Down is held over a library of clips of another skeleton than the character's.
void tst_PlaybackSession::onlyTheLastShownClipIsCarriedOver()
{
    constexpr std::size_t count = 1000;
    const auto model = smallModel(std::vector<Frame>(count, 20));
    const auto figure = otherFigure();
    ClipPreparation preparation;
    HeldWork work(preparation);
    PlaybackSession session;
    session.setPreparation(preparation);
    QSignalSpy carried(&preparation, &ClipPreparation::carriedOver);
    for (std::size_t place = 0; place < count; ++place) session.setClip(mappedClip(model, place, figure));
    work.doAll();
    QCoreApplication::processEvents();
    QCOMPARE(carried.size(), 1);
    QVERIFY(session.clip().isCarriedOver);
    QCOMPARE(session.clip().place, count - 1);
    QVERIFY(preparation.isIdle());
    session.setClip(mappedClip(model, 0, figure)); // gone on from and come back to: carried over after all
    work.doAll();
    QTRY_VERIFY(session.clip().isCarriedOver);
}

QTEST_GUILESS_MAIN(tst_PlaybackSession)
#include "tst_PlaybackSession.moc"
