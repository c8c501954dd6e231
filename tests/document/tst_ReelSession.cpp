#include "app/document/ReelSession.h"
#include "tests/document/SmallLibrary.h"

#include <QSignalSpy>
#include <QTest>

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
    void withoutHitsThereIsNoFigure();
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
    QVERIFY(!three.reel.measureOne()); // on which figure is not known yet
    three.reel.goTo(0);
    QVERIFY(!three.reel.cutDistance(1));
    while (three.reel.measureOne()) {}
    QVERIFY(!three.reel.cutDistance(0));
    QCOMPARE(*three.reel.cutDistance(1), 0.0f); // one joint, seen from itself, is where it is
    QVERIFY(three.reel.cutDistance(2));
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

QTEST_GUILESS_MAIN(tst_ReelSession)
#include "tst_ReelSession.moc"
