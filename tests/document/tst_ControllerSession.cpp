#include "app/document/playing/ControllerSession.h"
#include "tests/document/SmallLibrary.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr std::int64_t second = 1'000'000'000;

StagedClip stagedClip(const std::shared_ptr<const ImportedModel>& model, std::size_t index)
{
    return stagedOn(model, clipOf(model, index));
}

/// A blend of two tracks of two and three seconds, with a linear fade of one second.
struct TwoTracks
{
    TwoTracks()
    {
        session.setTransition({second, TransitionCurve::Linear, TransitionEntry::Beginning});
        session.addTrack(ClipId(0), stagedClip(model, 0));
        session.addTrack(ClipId(1), stagedClip(model, 1));
    }

    std::shared_ptr<const ImportedModel> model = smallModel({61, 91, 31});
    ControllerSession session;
};

/// The first clip of a file, on its own figure.
StagedClip ownClip(const std::shared_ptr<const ImportedModel>& model)
{
    StagedClip staged = stagedClip(model, 0);
    staged.source = model;
    return staged;
}

bool isNear(float a, float b) { return std::abs(a - b) < 1e-3f; }

} // namespace

class tst_ControllerSession : public QObject
{
    Q_OBJECT

private slots:
    void aTransitionMovesTheWeight();
    void anyNumberOfTracksIsFadedInTurn();
    void aShareIsTakenFromTheOthers();
    void aShareWithoutOthersIsLeftToTheNext();
    void aLayerIsNotFadedTo();
    void aTrackBecomesALayerAndBack();
    void aMaskTakesAJointAndAllBelow();
    void removingTheLeaderGivesItsShareAway();
    void anotherFigureTakesAllTracks();
    void aClipThatDoesNotFitTheFigureIsKnown();
    void aScheduledFadeIsMovedAndTakenBack();
    void aFadeWaitsForATag();
    void theForecastIsWhatComes();
    void settingsMakeAnotherForecast();
    void thePastIsShownAsItWas();
    void onlyThirtySecondsAreKept();
    void copiesOfThePastShareItsPoses();
    void eventsKnowTimeClipAndWeight();
    void eventsKnowWhenACurveShowsThem();
    void editedTagsAreHeard();
    void theRunningFadeIsGivenAnotherEnd();
    void anArrangementIsSetUpAgain();
    void anArrangementLeavesOutWhatCannotBeShown();
    void mirroredTracksMeetPartners();
    void aBlendThatWasPutAwayGoesOnWhereItWas();
    void loopsGoOnOverTheGround();
    void theTrailIsTheWayThatIsGone();
    void extractionBeginsWhereTheFigureStands();
    void theLeaderAndItsSpeedAreKnown();
};

void tst_ControllerSession::aTransitionMovesTheWeight()
{
    TwoTracks two;
    QCOMPARE(two.session.report(0).weight, 1.0f);
    QCOMPARE(two.session.nextTrack(), 1);
    two.session.fadeTo(1);
    two.session.advance(second / 2);
    QVERIFY(isNear(two.session.report(0).weight, 0.5f));
    QVERIFY(two.session.isTransitioning());
    QCOMPARE(two.session.playing().front().clip.value, 1u);
    two.session.advance(second);
    QCOMPARE(two.session.report(1).weight, 1.0f);
    QCOMPARE(two.session.leadingTrack(), 1);
    QVERIFY(!two.session.isTransitioning());
}

void tst_ControllerSession::anyNumberOfTracksIsFadedInTurn()
{
    TwoTracks two;
    two.session.addTrack(ClipId(2), stagedClip(two.model, 2));
    for (const int expected : {1, 2, 0, 1}) {
        QCOMPARE(two.session.nextTrack(), expected);
        two.session.fadeTo(expected);
        two.session.advance(2 * second);
        QCOMPARE(two.session.leadingTrack(), expected);
    }
    TrackSetup off = two.session.setup(2);
    off.isEnabled = false;
    two.session.setSetup(2, off);
    QCOMPARE(two.session.nextTrack(), 0);
}

void tst_ControllerSession::aShareIsTakenFromTheOthers()
{
    TwoTracks two;
    ControllerSession& blend = two.session;
    const auto weights = [&blend] {
        std::vector<float> found;
        for (int track = 0; track < blend.trackCount(); ++track) found.push_back(blend.report(track).weight);
        return found;
    };
    const auto areNear = [&](const std::vector<float>& wanted) {
        return std::ranges::equal(weights(), wanted, isNear);
    };
    blend.setShare(1, 0.4);
    QVERIFY(areNear({0.6f, 0.4f}));
    blend.advance(second); // nothing goes on by itself
    QVERIFY(areNear({0.6f, 0.4f}));
    blend.addTrack(ClipId(2), stagedClip(two.model, 2));
    blend.setShare(2, 0.5);
    QVERIFY(areNear({0.3f, 0.2f, 0.5f})); // in proportion
    QCOMPARE(blend.leadingTrack(), 2);
    QVERIFY(!blend.isTransitioning());
    blend.fadeTo(0); // from what is shown
    blend.advance(second / 2);
    QVERIFY(areNear({0.65f, 0.1f, 0.25f}));
    blend.setShare(1, 1.0);
    QVERIFY(areNear({0.0f, 1.0f, 0.0f}));
    blend.setShare(1, 7.0); // no more than all
    QVERIFY(areNear({0.0f, 1.0f, 0.0f}));
    blend.setShare(0, 0.0); // has none
    QVERIFY(areNear({0.0f, 1.0f, 0.0f}));
}

void tst_ControllerSession::aShareWithoutOthersIsLeftToTheNext()
{
    TwoTracks two;
    ControllerSession& blend = two.session;
    blend.setShare(0, 0.25);
    QVERIFY(isNear(blend.report(1).weight, 0.75f));
    blend.setShare(1, 1.0);
    blend.setShare(1, 0.5); // the last one: the first is next
    QVERIFY(isNear(blend.report(0).weight, 0.5f));
    TrackSetup layer;
    layer.layer = LayerKind::Additive;
    blend.setSetup(1, layer);
    blend.setShare(0, 0.5); // nobody to share with
    QVERIFY(isNear(blend.report(0).weight, 1.0f));
    blend.setShare(1, 0.5); // a layer's weight is its own
    QVERIFY(isNear(blend.report(1).weight, 1.0f));
    blend.setSetup(1, {});
    TrackSetup off;
    off.isEnabled = false;
    blend.setSetup(1, off);
    blend.setShare(0, 0.5);
    QVERIFY(isNear(blend.report(0).weight, 1.0f));
}

void tst_ControllerSession::aLayerIsNotFadedTo()
{
    TwoTracks two;
    TrackSetup layer;
    layer.layer = LayerKind::Override;
    layer.weight = 0.5f;
    two.session.setSetup(1, layer);
    QCOMPARE(two.session.nextTrack(), -1);
    two.session.fadeTo(1);
    QCOMPARE(two.session.leadingTrack(), 0);
    QCOMPARE(two.session.report(1).weight, 0.5f);
}

void tst_ControllerSession::aTrackBecomesALayerAndBack()
{
    TwoTracks two;
    const int key = two.session.key(0);
    two.session.advance(second / 2);
    TrackSetup layer;
    layer.layer = LayerKind::Additive;
    two.session.setSetup(0, layer);
    QCOMPARE(two.session.leadingTrack(), 1); // who led is a layer now
    QVERIFY(std::abs(two.session.report(0).frame - 15.0) < 1e-6);
    QCOMPARE(two.session.key(0), key);
    two.session.setSetup(0, {});
    QCOMPARE(two.session.nextTrack(), 0);
    QCOMPARE(two.session.report(0).weight, 0.0f);
}

void tst_ControllerSession::aMaskTakesAJointAndAllBelow()
{
    TwoTracks two;
    two.session.setRootMotion(RootMotion::Kept);
    TrackSetup layer;
    layer.layer = LayerKind::Override;
    layer.maskJoints = {"hips"};
    two.session.setSetup(1, layer);
    two.session.seek(1, 60);
    QVERIFY(isNear(two.session.pose().front().translation.z, 2.0f));
    layer.weight = 0.25f;
    two.session.setSetup(1, layer);
    QVERIFY(isNear(two.session.pose().front().translation.z, 0.5f));
}

void tst_ControllerSession::removingTheLeaderGivesItsShareAway()
{
    TwoTracks two;
    const int key = two.session.key(1);
    two.session.removeTrack(0);
    QCOMPARE(two.session.trackCount(), 1);
    QCOMPARE(two.session.leadingTrack(), 0);
    QCOMPARE(two.session.trackOfKey(key), 0);
    QCOMPARE(two.session.report(0).weight, 1.0f);
    two.session.removeTrack(0);
    QVERIFY(two.session.figure().isEmpty());
}

void tst_ControllerSession::anotherFigureTakesAllTracks()
{
    TwoTracks two;
    two.session.fadeTo(1);
    two.session.advance(2 * second);
    const double frame = two.session.report(1).frame;
    QSignalSpy figures(&two.session, &PoseSource::figureChanged);
    const auto other = smallModel({61});
    two.session.setTrackClip(0, ClipId(7), stagedClip(other, 0));
    QCOMPARE(figures.size(), 1);
    QVERIFY(two.session.staged(1).figure == other);
    QCOMPARE(two.session.leadingTrack(), 1);
    QVERIFY(std::abs(two.session.report(1).frame - frame) < 1e-6);
}

void tst_ControllerSession::aClipThatDoesNotFitTheFigureIsKnown()
{
    const auto model = smallModel({61});
    const auto other = foreignModel({61});
    ControllerSession session;
    session.addTrack(ClipId(0), ownClip(model));
    QVERIFY(session.fits(0));
    session.addTrack(ClipId(1), ownClip(other)); // all play on its figure
    QVERIFY(!session.fits(0) && session.fits(1));
    QVERIFY(session.playing().front().clip == ClipId(0) && session.playing().front().isForeign);
    session.setTrackClip(1, ClipId(0), ownClip(model));
    QVERIFY(session.fits(0) && session.fits(1));
    QVERIFY(!session.playing().front().isForeign);
}

void tst_ControllerSession::aScheduledFadeIsMovedAndTakenBack()
{
    TwoTracks two;
    FadeStart atEnd;
    atEnd.kind = TransitionStart::Kind::TrackEnd;
    two.session.schedule(1, atEnd);
    QCOMPARE(two.session.scheduled().size(), std::size_t(1));
    const ScheduledFade fade = two.session.scheduled().front();
    QCOMPARE(*fade.begin, 2 * second);
    two.session.moveScheduled(fade.id, second);
    two.session.setScheduledDuration(fade.id, second / 2);
    QCOMPARE(*two.session.scheduled().front().begin, second);
    two.session.advance(second + second / 4);
    QVERIFY(isNear(two.session.report(1).weight, 0.5f));
    two.session.schedule(0, atEnd);
    two.session.unschedule(two.session.scheduled().front().id);
    QVERIFY(two.session.scheduled().empty());
}

void tst_ControllerSession::aFadeWaitsForATag()
{
    TwoTracks two;
    two.session.setEventRanges([](ClipId clip) {
        return clip == ClipId(0) ? std::vector<EventRange>{{TagId(3), {30, 40}, false}}
                                 : std::vector<EventRange>{};
    });
    FadeStart start;
    start.kind = TransitionStart::Kind::Tag;
    start.tag = TagId(3);
    two.session.schedule(1, start);
    QCOMPARE(*two.session.scheduled().front().begin, second);
    two.session.advance(second + 1);
    QCOMPARE(two.session.leadingTrack(), 1);
}

void tst_ControllerSession::theForecastIsWhatComes()
{
    TwoTracks two;
    two.session.schedule(1, {TransitionStart::Kind::After, second, 0, {}});
    const std::deque<BlendMoment> foreseen = two.session.forecast();
    QVERIFY(foreseen.back().nanoseconds >= ControllerSession::foresight);
    for (const BlendMoment& moment : foreseen) {
        two.session.advance(moment.nanoseconds - two.session.nanoseconds());
        for (int track : {0, 1})
            QVERIFY(isNear(two.session.report(track).weight, moment.tracks[std::size_t(track)].weight));
    }
    QVERIFY(isNear(foreseen.back().tracks[1].weight, 1.0f));
}

void tst_ControllerSession::settingsMakeAnotherForecast()
{
    TwoTracks two;
    QCOMPARE(two.session.forecast().back().tracks[1].weight, 0.0f);
    two.session.fadeTo(1);
    QCOMPARE(two.session.forecast().back().tracks[1].weight, 1.0f);
    two.session.advance(second);
    QVERIFY(two.session.forecast().front().nanoseconds <= second);
    QVERIFY(two.session.forecast().back().nanoseconds >= second + ControllerSession::foresight);
}

void tst_ControllerSession::thePastIsShownAsItWas()
{
    TwoTracks two;
    two.session.advance(second / 2);
    const Pose then = two.session.pose();
    two.session.advance(second / 2);
    const Pose now = two.session.pose();
    QVERIFY(!(then == now));
    two.session.setScrubTime(second / 2 + 5);
    QVERIFY(two.session.pose() == then);
    QVERIFY(!two.session.isPlaying());
    QVERIFY(std::abs(two.session.playing().front().frame - 15.0) < 1e-6);
    two.session.advance(second); // time stands meanwhile
    QCOMPARE(two.session.nanoseconds(), second);
    two.session.setPlaying(true);
    QVERIFY(!two.session.scrubTime());
    QVERIFY(two.session.pose() == now);
}

void tst_ControllerSession::onlyThirtySecondsAreKept()
{
    TwoTracks two;
    for (int i = 0; i < 400; ++i) two.session.advance(second / 10);
    const auto& moments = two.session.history().moments();
    QCOMPARE(moments.back().nanoseconds, 40 * second);
    QCOMPARE(moments.front().nanoseconds, 10 * second);
    QCOMPARE(two.session.history().at(0).nanoseconds, 10 * second);
    QCOMPARE(two.session.history().at(25 * second + 1).nanoseconds, 25 * second);
}

/// Undone steps keep one past each, of thousands of poses.
void tst_ControllerSession::copiesOfThePastShareItsPoses()
{
    TwoTracks two;
    for (int i = 0; i < 10; ++i) two.session.advance(second / 10);
    const BlendHistory past = two.session.history().until(second / 2);
    const auto& moments = two.session.history().moments();
    QVERIFY(past.moments().size() > 4 && past.moments().size() < moments.size());
    for (std::size_t i = 0; i < past.moments().size(); ++i)
        QVERIFY(past.moments()[i].pose && past.moments()[i].pose == moments[i].pose);
}

void tst_ControllerSession::eventsKnowTimeClipAndWeight()
{
    TwoTracks two;
    two.session.setEventRanges([](ClipId) { return std::vector<EventRange>{{TagId(3), {15, 30}, false}}; });
    two.session.advance(2 * second - 1);
    const auto& events = two.session.events();
    QCOMPARE(events.size(), std::size_t(2));
    QVERIFY(events[0].event.kind == TagEventKind::Entered && events[1].event.kind == TagEventKind::Left);
    QVERIFY(std::abs(events[0].nanoseconds - second / 2) < 1000); // and not when the step ended
    QVERIFY(std::abs(events[1].nanoseconds - second) < 1000);
    QVERIFY(events[0].clip == ClipId(0));
    QCOMPARE(events[0].event.weight, 1.0f);
    QCOMPARE(events[0].key, two.session.key(0));
}

void tst_ControllerSession::eventsKnowWhenACurveShowsThem()
{
    TwoTracks two;
    two.session.setEventRanges([](ClipId) { return std::vector<EventRange>{{TagId(3), {15, 30}, false}}; });
    TrackSetup setup;
    setup.timeCurve = {{{0, 0}, {0.75f, 0.25f}, {1, 1}}};
    two.session.setSetup(0, setup);
    two.session.advance(second / 10); // in any step
    two.session.advance(19 * second / 10 - 1);
    const auto& events = two.session.events();
    QCOMPARE(events.size(), std::size_t(2));
    QVERIFY(std::abs(events[0].nanoseconds - 3 * second / 2) < 1000);
    const double left = 2.0 * setup.timeCurve.placeOf(0.5);
    QVERIFY(left > 1.6 && std::abs(double(events[1].nanoseconds) - left * 1e9) < 1000);
}

void tst_ControllerSession::editedTagsAreHeard()
{
    TwoTracks two;
    std::vector<EventRange> ranges;
    two.session.setEventRanges([&](ClipId) { return ranges; });
    ranges = {{TagId(5), {10, 20}, false}};
    two.session.refreshEventRanges(ClipId(1)); // does not play
    two.session.advance(second / 2);
    QCOMPARE(two.session.events().size(), std::size_t(0));
    two.session.refreshEventRanges(ClipId(0)); // stands within
    two.session.advance(second / 2);
    QCOMPARE(two.session.events().size(), std::size_t(2));
}

void tst_ControllerSession::theRunningFadeIsGivenAnotherEnd()
{
    TwoTracks two;
    QVERIFY(!two.session.runningFade());
    two.session.setRunningFadeEnd(second); // none runs
    two.session.fadeTo(1);
    two.session.advance(second / 4);
    const float before = two.session.report(1).weight;
    QVERIFY(isNear(before, 0.25f));
    two.session.setRunningFadeEnd(two.session.nanoseconds() + 3 * second);
    QCOMPARE(two.session.report(1).weight, before); // no jump
    const auto fade = *two.session.runningFade();
    QVERIFY(std::abs(double(*fade.begin + fade.duration - two.session.nanoseconds() - 3 * second)) < 2.0);
    two.session.advance(3 * second / 2);
    QVERIFY(isNear(two.session.report(1).weight, 0.25f + 0.75f / 2)); // half of what was left
    two.session.advance(3 * second / 2 + 2);
    QVERIFY(!two.session.runningFade());
    QCOMPARE(two.session.report(1).weight, 1.0f);
    two.session.fadeTo(0);
    two.session.advance(second / 4);
    two.session.setRunningFadeEnd(0); // at once
    QVERIFY(!two.session.isTransitioning());
    QCOMPARE(two.session.report(0).weight, 1.0f);
}

void tst_ControllerSession::anArrangementIsSetUpAgain()
{
    TwoTracks two;
    two.session.addTrack(ClipId(2), stagedClip(two.model, 2));
    TrackSetup layer;
    layer.layer = LayerKind::Additive;
    layer.weight = 0.5f;
    two.session.setSetup(2, layer);
    two.session.setRootMotion(RootMotion::InPlace);
    two.session.fadeTo(1);
    two.session.advance(2 * second);
    FadeStart later;
    later.nanoseconds = 4 * second;
    QVERIFY(two.session.schedule(0, later).isValid());
    FadeStart atEnd;
    atEnd.kind = TransitionStart::Kind::TrackEnd;
    atEnd.track = 1;
    two.session.setScheduledDuration(two.session.schedule(0, atEnd), second / 4);
    two.session.advance(second / 2);
    const BlendArrangement saved = two.session.arrangement();
    QCOMPARE(saved.leading, 1);
    QCOMPARE(saved.schedule[0].start.nanoseconds, 7 * second / 2); // what is left of it

    const auto staging = [&](ClipId clip) { return stagedClip(two.model, clip.value); };
    ControllerSession other;
    QVERIFY(other.arrange(saved, staging).empty());
    QVERIFY(other.arrangement() == saved);
    QCOMPARE(other.report(1).weight, 1.0f);
    QVERIFY(two.session.arrange(saved, staging).empty()); // in place of what is there
    QVERIFY(two.session.arrangement() == saved);
    QCOMPARE(two.session.nanoseconds(), std::int64_t(0));
    QVERIFY(other.arrange({}, staging).empty());
    QCOMPARE(other.trackCount(), 0);
}

void tst_ControllerSession::anArrangementLeavesOutWhatCannotBeShown()
{
    TwoTracks two;
    BlendArrangement wanted;
    wanted.tracks = {{ClipId(9), {}}, {ClipId(0), {}}, {ClipId(), {}}, {ClipId(1), {}}};
    wanted.leading = 0;
    FadeStart atLost;
    atLost.kind = TransitionStart::Kind::TrackEnd;
    atLost.track = 0;
    FadeStart atKept = atLost;
    atKept.track = 1;
    wanted.schedule = {{1, atLost, second}, {2, {}, second}, {3, atKept, second}};
    const auto lost = two.session.arrange(wanted, [&](ClipId clip) {
        return clip.value < 3 ? stagedClip(two.model, clip.value) : StagedClip();
    });
    QVERIFY(lost == std::vector<int>({0, 2}));
    QCOMPARE(two.session.trackCount(), 2);
    QVERIFY(two.session.clip(1) == ClipId(1));
    QCOMPARE(two.session.leadingTrack(), 0);
    QCOMPARE(two.session.scheduled().size(), std::size_t(1));
    QCOMPARE(two.session.scheduled()[0].track, 1);
    QCOMPARE(two.session.scheduled()[0].start.track, 0);
    QCOMPARE(
        two.session.arrange({{{ClipId(9), {}}}, 0, {}, {}, {}}, [](ClipId) { return StagedClip(); }).size(),
        std::size_t(1));
    QCOMPARE(two.session.trackCount(), 0);
}

void tst_ControllerSession::mirroredTracksMeetPartners()
{
    TwoTracks blend;
    blend.session.setMirrorPartners([](TagId tag) { return TagId(tag.value == 2 ? 1 : 2); });
    blend.session.setEventRanges([](ClipId) { return std::vector<EventRange>{{TagId(1), {10, 20}, false}}; });
    const auto heard = [&] {
        const auto& events = blend.session.events();
        return events.empty() ? TagId() : events.back().event.tag;
    };
    blend.session.advance(second / 2);
    QCOMPARE(heard(), TagId(1));
    TrackSetup setup = blend.session.setup(0);
    setup.isMirrored = true;
    blend.session.setSetup(0, setup);
    blend.session.seek(0, 5);
    blend.session.advance(second / 3);
    QCOMPARE(heard(), TagId(2));
    QVERIFY(blend.session.playing().front().isMirrored);
    setup.isMirrored = false;
    blend.session.setSetup(0, setup);
    QCOMPARE(heard(), TagId(1)); // entered anew, as what it is now
}

void tst_ControllerSession::aBlendThatWasPutAwayGoesOnWhereItWas()
{
    TwoTracks two, other;
    for (TwoTracks* each : {&two, &other}) {
        each->session.setEventRanges([](ClipId) {
            return std::vector<EventRange>{{TagId(0), {5, 20}, false}};
        });
        each->session.advance(second);
        each->session.schedule(1, {TransitionStart::Kind::After, second, 0, {}});
        each->session.fadeTo(1);
        for (int i = 0; i < 10; ++i) each->session.advance(second / 20);
    }
    const std::size_t events = two.session.events().size();
    QSignalSpy figures(&two.session, &PoseSource::figureChanged);
    ControllerSession::Memory away = two.session.taken();
    QCOMPARE(two.session.trackCount(), 0);
    QVERIFY(two.session.figure().isEmpty());
    two.session.addTrack(ClipId(2), stagedClip(two.model, 2));
    two.session.advance(second / 3);
    two.session.restore(std::move(away));
    QVERIFY(figures.size() >= 2);
    QCOMPARE(two.session.trackCount(), 2);
    QCOMPARE(two.session.events().size(), events);
    QVERIFY(two.session.history().moments().size() > 10);
    for (int i = 0; i < 40; ++i) {
        QCOMPARE(two.session.nanoseconds(), other.session.nanoseconds());
        QCOMPARE(two.session.scheduled().size(), other.session.scheduled().size());
        for (const int track : {0, 1}) {
            QCOMPARE(two.session.report(track).frame, other.session.report(track).frame);
            QCOMPARE(two.session.report(track).weight, other.session.report(track).weight);
        }
        QVERIFY(two.session.pose() == other.session.pose());
        for (TwoTracks* each : {&two, &other}) each->session.advance(second / 20);
    }
    QCOMPARE(two.session.events().size(), other.session.events().size());
}

// The clips walk one metre a second along z; the first is two seconds long.
void tst_ControllerSession::loopsGoOnOverTheGround()
{
    for (const RootMotion motion : {RootMotion::Accumulated, RootMotion::Extracted}) {
        TwoTracks two;
        two.session.setRootMotion(motion);
        float before = two.session.pose()[0].translation.z;
        for (int i = 0; i < 500; ++i) {
            two.session.advance(second / 100);
            const float now = two.session.pose()[0].translation.z;
            QVERIFY(std::abs(now - before - 0.01f) < 1e-3f);
            before = now;
        }
        QVERIFY(std::abs(before - 5.0f) < 1e-2f);
        QCOMPARE(two.session.report(0).loops, 2);
    }
    TwoTracks kept;
    kept.session.setRootMotion(RootMotion::Kept);
    kept.session.advance(5 * second);
    QVERIFY(kept.session.pose()[0].translation.z < 2.1f); // it began again
}

void tst_ControllerSession::theTrailIsTheWayThatIsGone()
{
    for (const RootMotion motion :
         {RootMotion::Accumulated, RootMotion::Extracted, RootMotion::Kept, RootMotion::InPlace}) {
        TwoTracks two;
        two.session.setRootMotion(motion);
        for (int i = 0; i < 350; ++i) two.session.advance(second / 100);
        const std::vector<RootMoment> trail = two.session.rootTrail(2 * second);
        QVERIFY(trail.front().nanoseconds == -2 * second);
        QVERIFY(trail.back().nanoseconds > 19 * second / 10 && trail.back().nanoseconds <= 2 * second);
        const double z = double(two.session.pose()[0].translation.z);
        int jumps = 0;
        for (std::size_t i = 0; i < trail.size(); ++i) {
            const double seconds = double(trail[i].nanoseconds) * 1e-9;
            if (motion == RootMotion::Accumulated || motion == RootMotion::Extracted)
                QVERIFY(std::abs(trail[i].stand.place.y - (z + seconds)) < 1e-2);
            if (motion == RootMotion::InPlace) QVERIFY(std::abs(trail[i].stand.place.y) < 1e-6);
            if (i > 0) jumps += !isStep(trail[i - 1], trail[i]);
        }
        QCOMPARE(jumps, motion == RootMotion::Kept ? 2 : 0); // where the clip begins again
        const double speed = rootSpeed(trail).metresPerSecond;
        QVERIFY(std::abs(speed - (motion == RootMotion::InPlace ? 0.0 : 1.0)) < 0.05);
    }
}

void tst_ControllerSession::extractionBeginsWhereTheFigureStands()
{
    TwoTracks two;
    two.session.advance(3 * second);
    const float before = two.session.pose()[0].translation.z;
    two.session.setRootMotion(RootMotion::Extracted);
    QVERIFY(std::abs(two.session.pose()[0].translation.z - before) < 1e-3f);
    two.session.advance(second);
    QVERIFY(std::abs(two.session.pose()[0].translation.z - before - 1.0f) < 1e-2f);
    QVERIFY(std::abs(two.session.placement().move.y - 4.0) < 1e-2);
    two.session.setScrubTime(3 * second);
    QVERIFY(std::abs(two.session.pose()[0].translation.z - before) < 1e-3f); // the past is where it was
}

void tst_ControllerSession::theLeaderAndItsSpeedAreKnown()
{
    TwoTracks two;
    two.session.setSyncMarks([](ClipId) { return std::vector<SyncMark>{{TagId(0), 0}}; });
    TrackSetup inStep;
    inStep.isInStep = true;
    for (const int track : {0, 1}) two.session.setSetup(track, inStep);
    QCOMPARE(two.session.stepLeader(), -1); // one plays
    QCOMPARE(two.session.playedSpeed(0), 1.0);
    two.session.fadeTo(1);
    two.session.advance(second / 2); // half way from rounds of two seconds to rounds of three
    QCOMPARE(two.session.stepLeader(), 1);
    QVERIFY(std::abs(two.session.playedSpeed(0) - 2.0 / 2.5) < 0.01);
    QVERIFY(std::abs(two.session.playedSpeed(1) - 3.0 / 2.5) < 0.01);
}

QTEST_GUILESS_MAIN(tst_ControllerSession)
#include "tst_ControllerSession.moc"
