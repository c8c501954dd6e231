#include "app/document/playing/ReelSession.h"
#include "tests/document/FailingWork.h"
#include "tests/document/HeldWork.h"
#include "tests/document/SmallLibrary.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr std::int64_t second = 1'000'000'000;

/// Three hits of a second each in two clips, and fades of a fifth of a second.
struct ThreeHits
{
    ThreeHits()
    {
        reel.setFadeNanoseconds(second / 5);
        reel.setStaging([this](ClipId clip, const std::shared_ptr<const ImportedModel>&) {
            return clip.value < 2 ? stagedOn(model, clipOf(model, clip.value)) : StagedClip();
        });
        reel.setHits({{ClipId(0), {0, 30}}, {ClipId(0), {60, 90}}, {ClipId(1), {30, 60}}});
    }

    std::shared_ptr<const ImportedModel> model = smallModel({121, 121});
    ClipPreparation preparation;
    ReelSession reel;
};

/// Five hits of a second each in five clips that wait to be carried over to a figure with other names.
struct MappedHits
{
    explicit MappedHits(std::uint32_t count = 5)
        : model(smallModel(std::vector<Frame>(count, 61)))
    {
        reel.setFadeNanoseconds(0);
        reel.setPreparation(preparation);
        reel.setStaging([this](ClipId clip, const std::shared_ptr<const ImportedModel>&) {
            return mappedClip(model, clip.value, figure);
        });
        std::vector<ReelHit> hits;
        for (std::uint32_t clip = 0; clip < count; ++clip) hits.push_back({ClipId(clip), {0, 30}});
        reel.setHits(hits);
    }

    std::shared_ptr<const ImportedModel> model;
    std::shared_ptr<const ImportedModel> figure = otherFigure();
    ClipPreparation preparation;
    HeldWork work{preparation};
    ReelSession reel;
};

} // namespace

class tst_ReelSession : public QObject
{
    Q_OBJECT

private slots:
    void hitsPlayOneAfterTheOther();
    void eachBeginsAtItsFirstFrame();
    void cutsAreCrossFaded();
    void skippedHitsAreLeftOut();
    void whatWasKeptIsKnown();
    void marksStayWhereTheAnswerGrows();
    void hitsThatCannotBeShownArePassedOver();
    void aLongStepPassesManyHits();
    void distancesAreOfTheCuts();
    void cutsThatCannotBeMeasuredHoldNothingUp();
    void whatCannotBeCarriedOverIsPassedOver();
    void whereNothingCanBeCarriedOverNothingIsWaitedFor();
    void hitsToComeArePreparedAhead();
    void theLastPoseStaysUntilTheNextIsPrepared();
    void whatPlaysGoesOnWhileAnotherIsPrepared();
    void whoStopsPreparesNoMore();
    void anotherAnswerForgetsWhatWasAwaited();
    void farClipsAreLetGoOf();
    void skippingAllHoldsTheLast();
    void theTrailGoesOnOverCuts();
    void withoutHitsThereIsNoFigure();
    void aHitOnAnotherFigureIsCutTo();
};

void tst_ReelSession::hitsPlayOneAfterTheOther()
{
    ThreeHits three;
    QCOMPARE(three.reel.current(), -1);
    three.reel.goTo(0);
    for (const int expected : {0, 1, 2, 0, 1}) {
        QCOMPARE(three.reel.current(), expected);
        QVERIFY(three.reel.playing().front().clip == three.reel.hit(expected).clip);
        three.reel.advance(second * 4 / 5);
    }
}

void tst_ReelSession::eachBeginsAtItsFirstFrame()
{
    ThreeHits three;
    three.reel.goTo(1);
    QCOMPARE(three.reel.playing().front().frame, 60.0);
    three.reel.advance(second / 2);
    QVERIFY(std::abs(three.reel.playing().front().frame - 75.0) < 1e-6);
    QVERIFY(std::abs(three.reel.progress() - 0.5) < 1e-9);
}

void tst_ReelSession::cutsAreCrossFaded()
{
    ThreeHits three;
    three.reel.goTo(0);
    QCOMPARE(three.reel.playing().size(), std::size_t(1)); // nothing before
    three.reel.advance(second * 4 / 5);
    three.reel.advance(second / 10);
    const std::vector<PlayingClip> both = three.reel.playing();
    QCOMPARE(both.size(), std::size_t(2));
    QVERIFY(std::abs(both[0].weight - 0.5f) < 1e-3f && std::abs(both[1].weight - 0.5f) < 1e-3f);
    QVERIFY(both[1].clip == ClipId(0) && both[1].frame < 30.0);
    three.reel.advance(second / 5);
    QCOMPARE(three.reel.playing().size(), std::size_t(1));
}

void tst_ReelSession::skippedHitsAreLeftOut()
{
    ThreeHits three;
    three.reel.goTo(1);
    three.reel.markAndGoOn(HitMark::Skipped);
    QCOMPARE(three.reel.current(), 2);
    three.reel.goToNext();
    QCOMPARE(three.reel.current(), 0);
    three.reel.goToNext();
    QCOMPARE(three.reel.current(), 2);
    three.reel.goToPrevious();
    QCOMPARE(three.reel.current(), 0);
}

void tst_ReelSession::whatWasKeptIsKnown()
{
    ThreeHits three;
    three.reel.markAndGoOn(HitMark::Kept); // nothing plays
    QVERIFY(three.reel.kept().empty());
    three.reel.goTo(1);
    three.reel.markAndGoOn(HitMark::Kept);
    QCOMPARE(three.reel.kept(), (std::vector<ReelHit>{{ClipId(0), {60, 90}}}));
}

void tst_ReelSession::marksStayWhereTheAnswerGrows()
{
    ThreeHits three;
    three.reel.goTo(1);
    three.reel.markAndGoOn(HitMark::Kept);
    three.reel.setHits(
        {{ClipId(0), {40, 50}}, {ClipId(0), {60, 90}}, {ClipId(1), {5, 5}}, {ClipId(1), {30, 60}}});
    QCOMPARE(three.reel.hitCount(), 3); // the empty one is none
    QVERIFY(three.reel.mark(0) == HitMark::Open && three.reel.mark(1) == HitMark::Kept);
    QCOMPARE(three.reel.current(), 2);
    three.reel.setHits({{ClipId(0), {0, 30}}});
    QCOMPARE(three.reel.current(), -1); // what plays is no hit any more
    three.reel.advance(10 * second);
    QCOMPARE(three.reel.current(), 0);
}

void tst_ReelSession::hitsThatCannotBeShownArePassedOver()
{
    ThreeHits three;
    three.reel.setHits({{ClipId(0), {0, 30}}, {ClipId(7), {0, 30}}, {ClipId(1), {0, 30}}});
    three.reel.goTo(0);
    three.reel.goToNext();
    QCOMPARE(three.reel.current(), 2);
    three.reel.goTo(1);
    QCOMPARE(three.reel.current(), 0);
    three.reel.setHits({{ClipId(7), {0, 30}}, {ClipId(0), {0, 30}}, {ClipId(1), {0, 30}}});
    three.reel.goTo(2);
    three.reel.goToNext(); // from the last one on: the first cannot be shown
    QCOMPARE(three.reel.current(), 1);
    three.reel.setHits({{ClipId(7), {0, 30}}});
    three.reel.goTo(0);
    QCOMPARE(three.reel.current(), -1);
}

void tst_ReelSession::aLongStepPassesManyHits()
{
    ThreeHits whole, split;
    whole.reel.goTo(0);
    split.reel.goTo(0);
    whole.reel.advance(7 * second);
    for (int i = 0; i < 700; ++i) split.reel.advance(second / 100);
    QCOMPARE(whole.reel.current(), split.reel.current());
    QVERIFY(std::abs(whole.reel.playing().front().frame - split.reel.playing().front().frame) < 1e-6);
}

void tst_ReelSession::distancesAreOfTheCuts()
{
    ThreeHits three;
    HeldWork work(three.preparation);
    three.reel.setPreparation(three.preparation);
    QSignalSpy measured(&three.reel, &ReelSession::cutsMeasured);
    work.doAll(); // on which figure is not known yet
    QVERIFY(measured.isEmpty());
    three.reel.goTo(0);
    QVERIFY(!three.reel.cutDistance(1));
    work.doAll();
    QVERIFY(!measured.isEmpty());
    QCOMPARE(three.reel.measuredCount(), 3);
    QVERIFY(!three.reel.cutDistance(0));
    QCOMPARE(*three.reel.cutDistance(1), 0.0f); // one joint, seen from itself, is where it is
    QVERIFY(three.reel.cutDistance(2));
}

void tst_ReelSession::cutsThatCannotBeMeasuredHoldNothingUp()
{
    FailingWork failing("Measuring cuts");
    ThreeHits three;
    HeldWork work(three.preparation);
    three.reel.setPreparation(three.preparation);
    three.reel.goTo(0);
    failing.failNext(100);
    work.doAll();
    QVERIFY(failing.left() < 100);
    QCOMPARE(three.reel.measuredCount(), 3);
    QVERIFY(!three.reel.cutDistance(1) && !three.reel.cutDistance(2));
    failing.failNext(0);
    three.reel.setHits({{ClipId(0), {0, 30}}, {ClipId(0), {60, 90}}});
    three.reel.goTo(0);
    work.doAll();
    QVERIFY(three.reel.cutDistance(1));
}

void tst_ReelSession::whatCannotBeCarriedOverIsPassedOver()
{
    FailingWork failing("Preparing a clip");
    MappedHits hits;
    hits.reel.goTo(0);
    failing.failNext(2);
    hits.work.doNext();
    QCOMPARE(hits.reel.awaited(), 1);
    hits.work.doNext();
    QCOMPARE(hits.reel.awaited(), 2);
    hits.work.doAll();
    QCOMPARE(hits.reel.current(), 2);
    hits.reel.goToPrevious(); // past both that failed
    hits.work.doAll();
    QCOMPARE(hits.reel.current(), 4);
}

void tst_ReelSession::whereNothingCanBeCarriedOverNothingIsWaitedFor()
{
    FailingWork failing("Preparing a clip");
    MappedHits hits(9);
    hits.reel.goTo(0);
    failing.failNext(1000);
    hits.work.doAll();
    QCOMPARE(failing.left(), 1000 - 9); // each once
    QCOMPARE(hits.reel.awaited(), -1);
    QCOMPARE(hits.reel.current(), -1);
    hits.reel.advance(second);
    QCOMPARE(hits.work.count(), std::size_t(0));
}

void tst_ReelSession::hitsToComeArePreparedAhead()
{
    MappedHits hits;
    hits.reel.goTo(0);
    QCOMPARE(hits.reel.awaited(), 0);
    QVERIFY(!hits.reel.figure().isEmpty() && !hits.reel.pose().empty()); // it rests
    QVERIFY(hits.reel.playing().empty());
    QCOMPARE(hits.reel.preparingCount(), 4); // and three ahead of five
    hits.work.doNext();
    QCOMPARE(hits.reel.current(), 0);
    QCOMPARE(hits.reel.awaited(), -1);
    hits.reel.advance(second / 2);
    QVERIFY(hits.reel.pose() != restPose(*hits.reel.figure().skeleton)); // it walks
    hits.work.doAll();
    QCOMPARE(hits.reel.preparingCount(), 0);
    hits.reel.advance(second / 2);
    QCOMPARE(hits.reel.current(), 1); // without waiting
    QCOMPARE(hits.reel.preparingCount(), 1);
}

void tst_ReelSession::theLastPoseStaysUntilTheNextIsPrepared()
{
    MappedHits hits;
    hits.reel.goTo(0);
    hits.work.doNext();
    hits.reel.advance(3 * second);
    QCOMPARE(hits.reel.current(), 0);
    QCOMPARE(hits.reel.awaited(), 1);
    QVERIFY(hits.reel.title().contains("preparing"));
    const double held = hits.reel.playing().front().frame;
    QVERIFY(held <= 30.0); // within its hit
    hits.reel.advance(second);
    QCOMPARE(hits.reel.playing().front().frame, held);
    hits.work.doNext();
    QCOMPARE(hits.reel.current(), 1);
    hits.reel.advance(second / 2);
    QVERIFY(std::abs(hits.reel.playing().front().frame - 15.0) < 1e-6); // from its beginning
}

void tst_ReelSession::whatPlaysGoesOnWhileAnotherIsPrepared()
{
    MappedHits hits;
    hits.reel.goTo(0);
    hits.work.doNext();
    hits.reel.goTo(4);
    QCOMPARE(hits.reel.current(), 0);
    QCOMPARE(hits.reel.awaited(), 4);
    hits.reel.advance(second / 2);
    QVERIFY(std::abs(hits.reel.playing().front().frame - 15.0) < 1e-6);
    hits.reel.goToPrevious(); // of what was asked for
    QCOMPARE(hits.reel.awaited(), 3);
    hits.work.doAll();
    QCOMPARE(hits.reel.current(), 3);
}

void tst_ReelSession::whoStopsPreparesNoMore()
{
    MappedHits hits;
    hits.reel.goTo(0);
    hits.reel.rest();
    QCOMPARE(hits.reel.preparingCount(), 0);
    QVERIFY(hits.preparation.isIdle());
    hits.work.doAll();
    QCOMPARE(hits.reel.current(), -1);
    QCOMPARE(hits.reel.measuredCount(), 0);
    hits.reel.goTo(0);
    hits.work.doAll();
    QCOMPARE(hits.reel.current(), 0);
    QCOMPARE(hits.reel.measuredCount(), 5);
}

void tst_ReelSession::anotherAnswerForgetsWhatWasAwaited()
{
    MappedHits hits;
    hits.reel.goTo(2);
    hits.reel.setHits({{ClipId(0), {0, 30}}, {ClipId(1), {0, 30}}});
    QCOMPARE(hits.reel.awaited(), -1);
    hits.reel.goTo(1);
    hits.reel.setHits({{ClipId(1), {0, 30}}, {ClipId(0), {0, 30}}});
    QCOMPARE(hits.reel.awaited(), 0); // where it is now
    hits.work.doAll();
    QCOMPARE(hits.reel.current(), 0);
}

void tst_ReelSession::farClipsAreLetGoOf()
{
    MappedHits hits(12);
    std::vector<std::weak_ptr<const BakedClip>> made;
    QObject::connect(&hits.preparation, &ClipPreparation::baked,
                     [&](const StagedClip& staged) { made.push_back(staged.baked); });
    const auto alive = [&] {
        return std::count_if(made.begin(), made.end(), [](const auto& each) { return !each.expired(); });
    };
    for (int hit = 0; hit < 12; ++hit) {
        hits.reel.goTo(hit);
        hits.work.doAll();
        QCOMPARE(hits.reel.current(), hit);
        QVERIFY2(alive() <= 5, "what plays, what played, and three to come");
    }
    QCOMPARE(made.size(), std::size_t(12 + 3)); // each once, and again those after the last
}

void tst_ReelSession::skippingAllHoldsTheLast()
{
    ThreeHits three;
    three.reel.goTo(0);
    for (int i = 0; i < 3; ++i) three.reel.markAndGoOn(HitMark::Skipped);
    three.reel.advance(60 * second); // does not hang
    QVERIFY(three.reel.playing().front().frame <= 60.0);
}

// All clips walk one metre a second along z.
void tst_ReelSession::theTrailGoesOnOverCuts()
{
    ThreeHits three;
    QVERIFY(three.reel.rootTrail(second).empty());
    three.reel.goTo(0);
    for (int i = 0; i < 200; ++i) three.reel.advance(second / 100);
    QVERIFY(three.reel.current() != 0);
    const std::vector<RootMoment> trail = three.reel.rootTrail(2 * second);
    QVERIFY(trail.front().nanoseconds == -2 * second + second / 100 && trail.back().nanoseconds == 0);
    for (std::size_t i = 1; i < trail.size(); ++i)
        QVERIFY(std::abs(trail[i].stand.place.y - trail[i - 1].stand.place.y - 0.01) < 1e-3);
    three.reel.setHits({});
    QVERIFY(three.reel.rootTrail(second).empty());
}

void tst_ReelSession::withoutHitsThereIsNoFigure()
{
    ThreeHits three;
    three.reel.goTo(0);
    QSignalSpy figures(&three.reel, &PoseSource::figureChanged);
    three.reel.setHits({});
    QVERIFY(three.reel.figure().isEmpty());
    QCOMPARE(figures.size(), 1);
}

/// The whole hit is played before it, and nothing of one figure is blended with the other.
void tst_ReelSession::aHitOnAnotherFigureIsCutTo()
{
    ThreeHits three;
    const auto other = smallModel({121});
    const auto model = three.model;
    HeldWork work(three.preparation);
    three.reel.setPreparation(three.preparation);
    three.reel.setStaging([model, other](ClipId clip, const std::shared_ptr<const ImportedModel>&) {
        return clip == ClipId(0) ? stagedOn(model, clipOf(model, 0)) : stagedOn(other, clipOf(other, 0));
    });
    QSignalSpy figures(&three.reel, &PoseSource::figureChanged);
    three.reel.goTo(1);
    QVERIFY(three.reel.figure().figure == model);
    three.reel.advance(second - second / 100);
    QCOMPARE(three.reel.current(), 1);
    three.reel.advance(second / 100);
    QCOMPARE(three.reel.current(), 2);
    QVERIFY(three.reel.figure().figure == other);
    QCOMPARE(figures.size(), 2);
    QCOMPARE(three.reel.playing().size(), std::size_t(1));
    QCOMPARE(three.reel.playing().front().frame, 30.0);
    work.doAll();
    QVERIFY(three.reel.cutDistance(1) && !three.reel.cutDistance(2));
    three.reel.goTo(0);
    QVERIFY(three.reel.figure().figure == model);
    QCOMPARE(three.reel.playing().size(), std::size_t(1));
}

QTEST_GUILESS_MAIN(tst_ReelSession)
#include "tst_ReelSession.moc"
