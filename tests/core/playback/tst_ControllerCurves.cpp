// Tracks whose time or weight goes by a curve: what they show, when they end, what tags they meet, how far
// they go.

#include "core/playback/controller/TrackSettingUp.h"
#include "tests/core/playback/ControllerScene.h"

#include <QTest>

#include <array>
#include <limits>
#include <map>

using namespace tagline;
using namespace tagline::test;

using Scene = ControllerScene;

namespace {

using Told = std::vector<std::array<std::int64_t, 4>>;

Told toldBy(const Scene& scene, TagEventLog::Cursor cursor = 0)
{
    Told events;
    for (const TagEvent& each : scene.controller.tagEvents(cursor))
        events.push_back({each.tag.value, std::int64_t(each.kind), each.frame, each.loop});
    return events;
}

void advanceBy(Scene& scene, std::int64_t nanoseconds, std::int64_t step)
{
    for (; nanoseconds > 0; nanoseconds -= step) scene.controller.advance(std::min(step, nanoseconds));
}

const PlayCurve overAndBack{{{0, 0}, {0.5f, 1}, {1, 0}}};

} // namespace

class tst_ControllerCurves : public QObject
{
    Q_OBJECT

private slots:
    void theCurveSaysWhatIsShown_data();
    void theCurveSaysWhatIsShown();
    void endsAndLoopsStay();
    void aSeekFindsThePlace();
    void tagsAreMetAsTheyAreShown_data();
    void tagsAreMetAsTheyAreShown();
    void aPointWhereTimeTurnsIsMetOnce_data() { tagsAreMetAsTheyAreShown_data(); }
    void aPointWhereTimeTurnsIsMetOnce();
    void stepsOfTimeMakeNoDifference();
    void tagsAreMetWhenTheCurveShowsThem_data() { tagsAreMetAsTheyAreShown_data(); }
    void tagsAreMetWhenTheCurveShowsThem();
    void waysBackAndNewRoundsHaveTheirTimes();
    void aTransitionWaitsForTheShownTag();
    void aWayBackComesToTheOtherEdge();
    void aReversedLoopGoesBack();
    void anotherCurveLeavesTheFigureWhereItIs();
    void curvedTracksKeepNoStep();
    void aLayerCountsByItsCurve();
    void aLayerFollowsWhatAClipSays();
    void valuesBetweenFramesAndBeyondTheirBounds();
    void aSetupBringsItsCurves();
};

void tst_ControllerCurves::theCurveSaysWhatIsShown_data()
{
    QTest::addColumn<int>("shape");
    QTest::addColumn<double>("milliseconds");
    QTest::addColumn<double>("frame");
    QTest::newRow("ease in") << int(CurveShape::EaseIn) << 500.0 << 7.5;
    QTest::newRow("ease out") << int(CurveShape::EaseOut) << 500.0 << 22.5;
    QTest::newRow("hold") << int(CurveShape::Hold) << 600.0 << 15.0;
    QTest::newRow("reverse") << int(CurveShape::Reverse) << 200.0 << 24.0;
    QTest::newRow("even") << int(CurveShape::Even) << 200.0 << 6.0;
    QTest::newRow("in the third loop") << int(CurveShape::EaseIn) << 2500.0 << 7.5;
}

void tst_ControllerCurves::theCurveSaysWhatIsShown()
{
    QFETCH(int, shape);
    QFETCH(double, milliseconds);
    QFETCH(double, frame);
    Scene scene;
    scene.controller.setTimeCurve(scene.a, curveOf(CurveShape(shape)));
    scene.controller.advance(std::llround(milliseconds * 1e6));
    QVERIFY2(std::abs(scene.frame(scene.a) - frame) < 1e-4,
             qPrintable(QString::number(scene.frame(scene.a))));
    const Places wanted = placesOf(*scene.skeleton, scene.walkAt(scene.frame(scene.a)));
    Scene kept;
    kept.controller.setTimeCurve(kept.a, curveOf(CurveShape(shape)));
    kept.controller.seek(kept.a, frame);
    QVERIFY(std::abs(kept.frame(kept.a) - frame) < 1e-4);
    if (milliseconds < 1000.0) QVERIFY(furthest(scene.places(), wanted) < 1e-4);
    scene.controller.setTimeCurve(scene.a, {});
    QVERIFY(std::abs(scene.frame(scene.a) - std::fmod(milliseconds, 1000.0) * 0.03) < 1e-4);
}

void tst_ControllerCurves::endsAndLoopsStay()
{
    Scene scene;
    scene.controller.setTimeCurve(scene.a, overAndBack);
    scene.controller.schedule(scene.b, TransitionStart::atEndOf(scene.a), fade(0));
    QVERIFY(scene.controller.scheduled()[0].nanosecondsLeft == second);
    scene.controller.advance(second / 2);
    QVERIFY(std::abs(scene.frame(scene.a) - 30.0) < 1e-6);
    QVERIFY(!scene.controller.report(scene.a).hasEnded);
    scene.controller.advance(second / 2);
    QCOMPARE(scene.controller.currentTrack(), scene.b);
    Scene counted;
    counted.controller.setTimeCurve(counted.a, overAndBack);
    counted.controller.setPlayCount(counted.a, 2);
    counted.controller.advance(5 * second);
    QVERIFY(counted.controller.report(counted.a).hasEnded);
    QVERIFY(std::abs(counted.frame(counted.a)) < 1e-6);
}

void tst_ControllerCurves::aSeekFindsThePlace()
{
    Scene scene;
    scene.controller.setTimeCurve(scene.a, curveOf(CurveShape::EaseIn));
    scene.controller.seek(scene.a, 7.5);
    QVERIFY(std::abs(scene.frame(scene.a) - 7.5) < 1e-4);
    scene.controller.advance(second / 2); // half of the way was left
    QVERIFY(scene.frame(scene.a) > 29.9 || scene.frame(scene.a) < 0.1);
}

void tst_ControllerCurves::tagsAreMetAsTheyAreShown_data()
{
    QTest::addColumn<std::int64_t>("step");
    QTest::newRow("small steps") << 7 * millisecond;
    QTest::newRow("large steps") << 333 * millisecond;
    QTest::newRow("one step") << 3 * second;
}

/// Over and back in each of three rounds: each range is met twice a round, a point where it turns once.
void tst_ControllerCurves::tagsAreMetAsTheyAreShown()
{
    QFETCH(std::int64_t, step);
    Scene scene;
    scene.controller.setEventRanges(scene.a, {{TagId(0), {10, 20}, false},
                                              {TagId(1), {15, 16}, true},
                                              {TagId(2), {30, 31}, true},
                                              {TagId(3), {0, 31}, false}});
    scene.controller.setTimeCurve(scene.a, overAndBack);
    scene.controller.setPlayCount(scene.a, 3);
    advanceBy(scene, 3 * second, step);
    std::map<std::pair<std::int64_t, std::int64_t>, int> counts;
    for (const auto& event : toldBy(scene)) ++counts[{event[0], event[1]}];
    const auto count = [&](std::int64_t tag, TagEventKind kind) { return counts[{tag, std::int64_t(kind)}]; };
    QCOMPARE(count(0, TagEventKind::Entered), 6);
    QCOMPARE(count(0, TagEventKind::Left), 6);
    QCOMPARE(count(1, TagEventKind::Crossed), 6);
    QCOMPARE(count(2, TagEventKind::Crossed), 3);
    QCOMPARE(count(3, TagEventKind::Entered), 1); // it holds all along
    QCOMPARE(count(3, TagEventKind::Left), 0);
}

/// From the end to the middle and back, three times.
void tst_ControllerCurves::aPointWhereTimeTurnsIsMetOnce()
{
    QFETCH(std::int64_t, step);
    Scene scene;
    scene.controller.setTimeCurve(scene.a, {{{0, 1}, {0.5f, 0.5f}, {1, 1}}});
    scene.controller.advance(0);
    scene.controller.setEventRanges(scene.a, {{TagId(0), {15, 16}, true}, {TagId(1), {5, 15}, false}});
    scene.controller.setPlayCount(scene.a, 3);
    advanceBy(scene, 3 * second, step);
    int crossed = 0;
    for (const auto& event : toldBy(scene)) {
        QCOMPARE(event[0], 0); // what it only comes near to is not entered
        crossed += event[1] == std::int64_t(TagEventKind::Crossed);
    }
    QCOMPARE(crossed, 3);
}

/// A steep ease: most of the clip goes by in the last tenth of a second.
void tst_ControllerCurves::tagsAreMetWhenTheCurveShowsThem()
{
    QFETCH(std::int64_t, step);
    const PlayCurve steep{{{0, 0}, {0.9f, 0.1f}, {1, 1}}};
    Scene scene;
    scene.controller.advance(300 * millisecond); // what passed before does not count
    scene.controller.seekClock(scene.a, 0.0);
    scene.controller.setEventRanges(scene.a, {{TagId(0), {2, 20}, false}, {TagId(1), {25, 26}, true}});
    scene.controller.setTimeCurve(scene.a, steep);
    scene.controller.setLoopMode(scene.a, LoopMode::Once);
    scene.controller.setSpeed(scene.a, 0.5);
    advanceBy(scene, 2 * second, step);
    TagEventLog::Cursor cursor = 0;
    const auto events = scene.controller.tagEvents(cursor);
    QCOMPARE(events.size(), std::size_t(3));
    const std::array<double, 3> frames{2.0, 20.0, 25.0};
    for (std::size_t i = 0; i < 3; ++i) {
        QVERIFY(events[i].time.has_value());
        const double wanted = 0.3e9 + 2e9 * steep.placeOf(frames[i] / 30.0);
        QVERIFY2(std::abs(double(*events[i].time) - wanted) < 10.0, // nanoseconds
                 qPrintable(QString("%1 instead of %2").arg(*events[i].time).arg(wanted)));
    }
    QVERIFY(*events[0].time<2 * second&& * events[1].time> 2 * second); // evenly: 0.4 s and 1.6 s
    Scene plain;
    plain.controller.setEventRanges(plain.a, {{TagId(0), {2, 20}, false}});
    plain.controller.advance(second / 2);
    TagEventLog::Cursor unread = 0;
    QVERIFY(!plain.controller.tagEvents(unread).front().time); // its clock says it
}

void tst_ControllerCurves::waysBackAndNewRoundsHaveTheirTimes()
{
    const auto timesOf = [](Scene& scene) {
        std::vector<std::int64_t> times;
        TagEventLog::Cursor cursor = 0;
        for (const TagEvent& each : scene.controller.tagEvents(cursor))
            times.push_back((each.time.value_or(-1) + millisecond / 2) / millisecond);
        return times;
    };
    Scene there; // over and back in a second, three times: frame 15 after a quarter and three quarters
    there.controller.setEventRanges(there.a, {{TagId(0), {15, 16}, true}});
    there.controller.setTimeCurve(there.a, {{{0, 0}, {0.5f, 1}, {1, 0}}});
    there.controller.advance(2 * second + 1);
    QCOMPARE(timesOf(there).size(), std::size_t(4));
    const std::vector<std::int64_t> times = timesOf(there);
    QVERIFY(std::abs(times[0] + times[1] - 1000) <= 1 && times[0] > 100 && times[0] < 400); // symmetrical
    QVERIFY(std::abs(times[2] - times[0] - 1000) <= 1 && std::abs(times[3] - times[1] - 1000) <= 1);
    Scene turning; // there and back, the clip from its middle to its end
    turning.controller.setTimeCurve(turning.a, {{{0, 0.5f}, {1, 1}}});
    turning.controller.setLoopMode(turning.a, LoopMode::PingPong);
    turning.controller.advance(0);
    turning.controller.setEventRanges(turning.a, {{TagId(0), {21, 22}, true}});
    turning.controller.advance(2 * second);
    QCOMPARE(timesOf(turning), (std::vector<std::int64_t>{400, 1600}));
    Scene back; // backwards, in one step over a new round
    back.controller.setTimeCurve(back.a, {{{0, 0.5f}, {1, 1}}});
    back.controller.setSpeed(back.a, -1.0);
    back.controller.seekClock(back.a, 30.0);
    back.controller.setEventRanges(back.a, {{TagId(0), {21, 24}, false}});
    back.controller.advance(3 * second / 2);
    QCOMPARE(timesOf(back), (std::vector<std::int64_t>{400, 600, 1400}));
}

void tst_ControllerCurves::stepsOfTimeMakeNoDifference()
{
    for (const LoopMode mode : {LoopMode::Loop, LoopMode::PingPong, LoopMode::Once})
        for (const double speed : {1.0, -0.7, -1.0}) // with the last, steps end where rounds do
            for (const CurveShape shape :
                 {CurveShape::EaseIn, CurveShape::Hold, CurveShape::Reverse, CurveShape::Swell}) {
                std::vector<Told> all;
                for (const std::int64_t step :
                     {3 * millisecond, 10 * millisecond, 190 * millisecond, 5 * second}) {
                    Scene scene;
                    scene.controller.setLoopMode(scene.a, mode);
                    scene.controller.setSpeed(scene.a, speed);
                    scene.controller.setTimeCurve(scene.a, curveOf(shape));
                    scene.controller.seekClock(scene.a, speed == -1.0 ? 30.0 : 12.0);
                    scene.controller.setEventRanges(
                        scene.a,
                        {{TagId(0), {3, 9}, false}, {TagId(1), {21, 22}, true}, {TagId(2), {25, 31}, false}});
                    advanceBy(scene, 5 * second, step);
                    all.push_back(toldBy(scene));
                }
                QVERIFY(all[0].size() > 1);
                QVERIFY(all[0] == all[1]);
                QVERIFY(all[0] == all[2]);
                QVERIFY(all[0] == all[3]);
            }
}

void tst_ControllerCurves::aTransitionWaitsForTheShownTag()
{
    Scene scene;
    scene.controller.setEventRanges(scene.a, {{TagId(0), {15, 20}, false}});
    scene.controller.setTimeCurve(scene.a, curveOf(CurveShape::Reverse));
    scene.controller.schedule(scene.b, TransitionStart::atTag(scene.a, TagId(0)), fade(0));
    const auto left = scene.controller.scheduled()[0].nanosecondsLeft;
    QVERIFY(left && std::abs(*left - second / 3) <= 100); // from the end down to frame 20
    scene.controller.advance(*left - millisecond);
    QCOMPARE(scene.controller.currentTrack(), scene.a);
    scene.controller.advance(2 * millisecond);
    QCOMPARE(scene.controller.currentTrack(), scene.b);
    scene.controller.setLoopMode(scene.a, LoopMode::Once); // no second time
    scene.controller.cutTo(scene.a);
    scene.controller.seek(scene.a, 2.0);
    scene.controller.schedule(scene.b, TransitionStart::atTag(scene.a, TagId(0)), fade(0));
    QVERIFY(!scene.controller.scheduled()[0].nanosecondsLeft);
}

void tst_ControllerCurves::aWayBackComesToTheOtherEdge()
{
    Scene scene;
    scene.controller.setLoopMode(scene.a, LoopMode::PingPong);
    scene.controller.setEventRanges(scene.a, {{TagId(0), {15, 20}, false}});
    scene.controller.setTimeCurve(scene.a, curveOf(CurveShape::Even));
    scene.controller.seek(scene.a, 25.0);
    scene.controller.schedule(scene.b, TransitionStart::atTag(scene.a, TagId(0)), fade(0));
    const auto left = scene.controller.scheduled()[0].nanosecondsLeft;
    QVERIFY(left && std::abs(*left - second / 2) <= 100); // to frame 30 and down to frame 20
}

/// Just after three rounds, where the curve shows nearly the same frame.
void tst_ControllerCurves::anotherCurveLeavesTheFigureWhereItIs()
{
    Scene scene;
    scene.controller.setRootMotion(RootMotion::Accumulated);
    scene.controller.advance(3 * second + millisecond);
    const Places before = scene.places();
    for (const PlayCurve& curve : {curveOf(CurveShape::Swell), PlayCurve()}) {
        scene.controller.setTimeCurve(scene.a, curve);
        QVERIFY(furthest(before, scene.places()) < 0.05);
    }
}

/// Over the ground nothing jumps where a loop begins again.
void tst_ControllerCurves::aReversedLoopGoesBack()
{
    for (const CurveShape shape :
         {CurveShape::Even, CurveShape::EaseInOut, CurveShape::Reverse, CurveShape::Swell}) {
        Scene scene;
        scene.controller.setRootMotion(RootMotion::Accumulated);
        scene.controller.setTimeCurve(scene.a, curveOf(shape));
        Places before = scene.places();
        double most = 0.0;
        for (int i = 0; i < 300; ++i) {
            scene.controller.advance(10 * millisecond);
            const Places now = scene.places();
            most = std::max(most, furthest(before, now));
            before = now;
        }
        QVERIFY2(most < 0.2, qPrintable(QString("%1 m in a step, by shape %2").arg(most).arg(int(shape))));
    }
}

void tst_ControllerCurves::curvedTracksKeepNoStep()
{
    Scene scene;
    const std::array<SyncMark, 2> walk{SyncMark{TagId(0), 3}, {TagId(1), 18}};
    const std::array<SyncMark, 2> run{SyncMark{TagId(0), 9}, {TagId(1), 27}};
    scene.controller.setSyncMarks(scene.a, walk);
    scene.controller.setSyncMarks(scene.b, run);
    const std::array<TrackShare, 2> shares{TrackShare{scene.a, 0.5f}, {scene.b, 0.5f}};
    scene.controller.mix(shares);
    scene.controller.setTimeCurve(scene.b, curveOf(CurveShape::EaseIn));
    scene.controller.advance(100 * millisecond);
    QVERIFY(!scene.controller.isInStep(scene.a) && !scene.controller.isInStep(scene.b));
    scene.controller.setTimeCurve(scene.b, {});
    scene.controller.advance(100 * millisecond);
    QVERIFY(scene.controller.isInStep(scene.a) && scene.controller.isInStep(scene.b));
}

void tst_ControllerCurves::aLayerCountsByItsCurve()
{
    Scene scene;
    LayerSettings settings;
    settings.kind = LayerKind::Override;
    settings.weight = 0.5f;
    const TrackId layer = scene.controller.addLayer(scene.run, settings);
    scene.controller.setWeightCurve(layer, curveOf(CurveShape::Swell));
    const auto weightAfter = [&](std::int64_t nanoseconds) {
        scene.controller.advance(nanoseconds);
        return scene.weight(layer);
    };
    QVERIFY(weightAfter(0) < 1e-6f);
    Scene without;
    QVERIFY(furthest(scene.places(), without.places()) < 1e-5);
    QVERIFY(std::abs(weightAfter(300 * millisecond) - 0.5f) < 1e-5f); // of 0.6 s
    QVERIFY(weightAfter(300 * millisecond) < 1e-5f);                  // it plays on all the same
    QVERIFY(std::abs(weightAfter(300 * millisecond) - 0.5f) < 1e-5f);
    const Places swelled = scene.places();
    scene.controller.setWeightCurve(layer, {});
    QVERIFY(std::abs(scene.weight(layer) - 0.5f) < 1e-5f);
    QVERIFY(furthest(swelled, scene.places()) < 1e-5);
    QCOMPARE(scene.controller.layerWeight(layer), 0.5f);
}

void tst_ControllerCurves::aLayerFollowsWhatAClipSays()
{
    Scene scene;
    LayerSettings settings;
    settings.weight = 0.5f;
    const TrackId layer = scene.controller.addLayer(scene.run, settings);
    std::vector<float> rising; // over the walk, from 0 to 3
    for (int frame = 0; frame < 31; ++frame) rising.push_back(float(frame) * 0.1f);
    const WeightValues values{scene.a, std::make_shared<const std::vector<float>>(rising), 1.0, 2.0};
    scene.controller.setWeightValues(layer, values);
    const auto weightAt = [&](double frame) {
        scene.controller.seek(scene.a, frame);
        return double(scene.weight(layer));
    };
    QVERIFY(std::abs(weightAt(10.0)) < 1e-6 && std::abs(weightAt(0.0)) < 1e-6);
    QVERIFY(std::abs(weightAt(15.0) - 0.25) < 1e-6);
    QVERIFY(std::abs(weightAt(17.5) - 0.375) < 1e-6); // between two frames
    QVERIFY(std::abs(weightAt(30.0) - 0.5) < 1e-6);
    weightAt(0.0);
    scene.controller.advance(600 * millisecond); // to frame 18 of the walk, whatever the layer shows
    QVERIFY(std::abs(scene.weight(layer) - 0.4f) < 1e-5f);

    scene.controller.setTimeCurve(scene.a, curveOf(CurveShape::Reverse)); // it shows frame 12
    QVERIFY(std::abs(scene.weight(layer) - 0.1f) < 1e-5f);
    scene.controller.setWeightCurve(layer, {{{0, 0.5f}, {1, 0.5f}}}); // both count
    QVERIFY(std::abs(scene.weight(layer) - 0.05f) < 1e-5f);
    scene.controller.setWeightCurve(layer, {});
    scene.controller.setWeightValues(layer, {scene.a, values.values, 2.0, 1.0}); // falls as the value rises
    QVERIFY(std::abs(scene.weight(layer) - 0.4f) < 1e-5f);

    scene.controller.setClip(scene.a, scene.run); // which says nothing
    QVERIFY(scene.controller.weightValues(layer).isEmpty());
    QVERIFY(std::abs(scene.weight(layer) - 0.5f) < 1e-6f);
    scene.controller.setWeightValues(layer, values);
    scene.controller.removeTrack(scene.a);
    QVERIFY(std::abs(scene.weight(layer) - 0.5f) < 1e-6f);
}

void tst_ControllerCurves::valuesBetweenFramesAndBeyondTheirBounds()
{
    const float none = std::numeric_limits<float>::quiet_NaN();
    const WeightValues values{
        TrackId(0), std::make_shared<const std::vector<float>>(std::vector<float>{-5.0f, 0.5f, none, 9.0f}),
        0.0, 1.0};
    QCOMPARE(values.shareAt(0.0), 0.0);
    QCOMPARE(values.shareAt(0.5), 0.25); // cut before it goes over
    QCOMPARE(values.shareAt(2.0), 0.0);
    QCOMPARE(values.shareAt(2.5), 0.5);
    QCOMPARE(values.shareAt(99.0), 1.0);
    QCOMPARE(values.shareAt(-3.0), 0.0);
    QVERIFY(WeightValues().isEmpty());
    const auto one = std::make_shared<const std::vector<float>>(std::vector<float>{1.0f});
    WeightSource source;
    QVERIFY(weightValuesOf(source, TrackId(0), one).isEmpty()); // it follows nothing
    source.value = "speed()";
    QVERIFY(!weightValuesOf(source, TrackId(0), one).isEmpty());
    QVERIFY(weightValuesOf(source, TrackId(), one).isEmpty());
    QVERIFY(weightValuesOf(source, TrackId(0), nullptr).isEmpty());
}

void tst_ControllerCurves::aSetupBringsItsCurves()
{
    Scene scene;
    TrackSetup setup;
    setup.timeCurve = curveOf(CurveShape::Hold);
    setUpTrack(scene.controller, scene.a, setup);
    QVERIFY(scene.controller.timeCurve(scene.a) == setup.timeCurve);
    setup.layer = LayerKind::Additive;
    setup.weightCurve = curveOf(CurveShape::Swell);
    const TrackId layer = addTrackSetUp(scene.controller, setup, scene.run, nullptr, nullptr);
    QVERIFY(scene.controller.weightCurve(layer) == setup.weightCurve);
    setUpTrack(scene.controller, scene.a, {});
    QVERIFY(scene.controller.timeCurve(scene.a).isEmpty());
}

QTEST_GUILESS_MAIN(tst_ControllerCurves)
#include "tst_ControllerCurves.moc"
