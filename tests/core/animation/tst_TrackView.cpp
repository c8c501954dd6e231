#include "core/animation/clips/TrackView.h"
#include "tests/core/animation/MotionFixtures.h"

#include <QTest>

#include <limits>

using namespace tagline;
using namespace tagline::test;

namespace {

constexpr Nanoseconds second = 1'000'000'000;

using Keys = std::vector<Keyframe<float>>;
const Keys ramp{{0, 1.0f}, {second, 3.0f}, {3 * second, 7.0f}};

template<class T, class Interpolator>
TrackView<T, Interpolator> viewOf(const std::vector<Keyframe<T>>& keys, Interpolator interpolator,
                                  T constant = {})
{
    return {std::span<const Keyframe<T>>(keys), interpolator, constant};
}

} // namespace

class tst_TrackView : public QObject
{
    Q_OBJECT

private slots:
    void keysAreMetAndJoined();
    void anyMemoryWillDo();
    void anyCallableInterpolates();
    void outsideTheKeys();
    void rangeMayLieAnywhere();
    void noOneAndTwoKeys();
    void equalTimesTakeTheLast();
    void anyHintIsRight();
    void timesAreExactAfterACentury();
    void rotationsTakeTheShorterArc();
    void rotationsTurnOn();
    void endsAreExact();
    void easesEndWhereTheyShould();
    void bezierEaseIsTheCurve();
    void splinesGoThroughTheirKeys();
    void bezierByDeCasteljau();
    void bezierIsCutInTwo();
    void timeIsSolvedForItsParameter();
};

void tst_TrackView::keysAreMetAndJoined()
{
    const auto view = viewOf(ramp, Linear());
    QCOMPARE(view.keyCount(), std::size_t(3));
    QCOMPARE(view.begin(), Nanoseconds(0));
    QCOMPARE(view.end(), 3 * second);
    QCOMPARE(view.value(0), 1.0f);
    QCOMPARE(view.value(second / 2), 2.0f);
    QCOMPARE(view.value(second), 3.0f);
    QCOMPARE(view.value(2 * second), 5.0f);
    QCOMPARE(view.value(3 * second), 7.0f);
    const auto steps = viewOf(ramp, Constant());
    QCOMPARE(steps.value(second - 1), 1.0f);
    QCOMPARE(steps.value(second), 3.0f);
}

void tst_TrackView::anyMemoryWillDo()
{
    struct Row
    {
        int other = 9;
        Nanoseconds time = 0;
        double more = 0.5;
        float value = 0.0f;
    };
    const std::vector<Row> rows{{9, 0, 0.5, 1.0f}, {9, second, 0.5, 2.0f}};
    const TrackView<float, Linear> view({&rows[0].time, 2, sizeof(Row)}, {&rows[0].value, 2, sizeof(Row)});
    QCOMPARE(view.value(second / 4), 1.25f);
    const std::vector<Nanoseconds> times{0, second};
    const std::vector<float> values{1.0f, 2.0f};
    const TrackView<float, Linear> apart{std::span(times), std::span(values)};
    QCOMPARE(apart.value(second / 4), 1.25f);
}

void tst_TrackView::anyCallableInterpolates()
{
    const auto squared = viewOf(ramp, [](float a, float b, float t) { return a + (b - a) * t * t; });
    QCOMPARE(squared.value(second / 2), 1.5f);
    const auto eased = viewOf(ramp, Eased{Linear(), easeIn});
    QCOMPARE(eased.value(second / 2), 1.5f);
    const std::vector<Keyframe<bool>> flags{{0, false}, {second, true}};
    QCOMPARE(viewOf(flags, Constant()).value(2 * second), true);
}

void tst_TrackView::outsideTheKeys()
{
    auto view = viewOf(ramp, Linear(), 42.0f);
    QCOMPARE(view.value(-second), 1.0f);
    QCOMPARE(view.value(10 * second), 7.0f);
    view.setExtrapolation(Extrapolation::Linear, Extrapolation::Constant);
    QCOMPARE(view.value(-second), -1.0f);
    QCOMPARE(view.value(4 * second), 42.0f);
    QCOMPARE(view.value(3 * second), 7.0f);
    view.setExtrapolation(Extrapolation::Default, Extrapolation::Linear);
    QCOMPARE(view.value(-1), 0.0f);
    QCOMPARE(view.value(5 * second), 11.0f);
    const std::vector<Keyframe<glm::quat>> turns{{0, turned(90, {0, 1, 0})}};
    auto rotations = viewOf(turns, Slerp());
    rotations.setExtrapolation(Extrapolation::Default, Extrapolation::Linear);
    QCOMPARE(rotations.value(-1), glm::quat(1, 0, 0, 0));
    QCOMPARE(rotations.value(second), turns[0].value);
}

void tst_TrackView::rangeMayLieAnywhere()
{
    auto view = viewOf(ramp, Linear());
    view.setRange(-5 * second, second / 2);
    QCOMPARE(view.begin(), -5 * second);
    QCOMPARE(view.value(view.begin()), 1.0f);
    QCOMPARE(view.value(view.end()), 2.0f);
    QCOMPARE(view.value(2 * second), 5.0f);
}

void tst_TrackView::noOneAndTwoKeys()
{
    const Keys noKeys;
    const auto none = viewOf(noKeys, Linear(), 5.0f);
    QCOMPARE(none.value(0), 5.0f);
    QCOMPARE(none.begin(), none.end());
    const Keys single{{second, 2.0f}};
    auto one = viewOf(single, Linear());
    one.setExtrapolation(Extrapolation::Linear, Extrapolation::Linear);
    for (const Nanoseconds time : {-second, Nanoseconds(0), second, 9 * second})
        QCOMPARE(one.value(time), 2.0f);
}

void tst_TrackView::equalTimesTakeTheLast()
{
    const Keys keys{{0, 1.0f}, {second, 2.0f}, {second, 5.0f}, {2 * second, 6.0f}};
    const auto view = viewOf(keys, Linear());
    QCOMPARE(view.value(second - 1), 2.0f);
    QCOMPARE(view.value(second), 5.0f);
    QCOMPARE(view.value(3 * second / 2), 5.5f);
    const Keys allAtOnce{{second, 1.0f}, {second, 2.0f}};
    auto flat = viewOf(allAtOnce, Linear());
    flat.setExtrapolation(Extrapolation::Linear, Extrapolation::Linear);
    QCOMPARE(flat.value(second), 2.0f);
    QVERIFY(std::isfinite(flat.value(0)) && std::isfinite(flat.value(2 * second)));
}

void tst_TrackView::anyHintIsRight()
{
    Dice dice(31);
    Keys keys;
    Nanoseconds time = 0;
    for (int i = 0; i < 50; ++i) keys.push_back({time += dice.below(3) * second, dice.between(-1, 1)});
    const auto view = viewOf(keys, Linear());
    for (int i = 0; i < 20'000; ++i) {
        const Nanoseconds at = Nanoseconds(dice.between(-1, 60) * float(second));
        std::size_t hint = std::size_t(dice.below(60));
        QCOMPARE(view.value(at, hint), view.value(at));
        if (at >= keys.front().time) QCOMPARE(view.keyBefore(at, hint), hint);
    }
}

void tst_TrackView::timesAreExactAfterACentury()
{
    const Nanoseconds century = Nanoseconds(100) * 365 * 24 * 3600 * second;
    const Keys keys{{century, 0.0f}, {century + 4, 4.0f}};
    const auto view = viewOf(keys, Linear());
    for (int i = 0; i <= 4; ++i) QCOMPARE(view.value(century + i), float(i));
    const Nanoseconds most = std::numeric_limits<Nanoseconds>::max();
    const Keys wide{{-most, 0.0f}, {most, 1.0f}};
    QCOMPARE(viewOf(wide, Linear()).value(0), 0.5f);
}

void tst_TrackView::rotationsTakeTheShorterArc()
{
    const glm::quat a = turned(10, {0, 1, 0}), b = turned(50, {0, 1, 0});
    const std::vector<Keyframe<glm::quat>> keys{{0, a}, {second, -b}};
    QVERIFY(angleBetween(viewOf(keys, Slerp()).value(second / 4), turned(20, {0, 1, 0})) < 1e-5);
    QVERIFY(angleBetween(viewOf(keys, Linear()).value(second / 2), turned(30, {0, 1, 0})) < 1e-5);
    const std::vector<Keyframe<glm::quat>> opposite{{0, a}, {second, -a}};
    QVERIFY(angleBetween(viewOf(opposite, Slerp()).value(second / 3), a) < 1e-5);
}

void tst_TrackView::rotationsTurnOn()
{
    const std::vector<Keyframe<glm::quat>> keys{{0, turned(10, {0, 1, 0})}, {second, -turned(40, {0, 1, 0})}};
    auto view = viewOf(keys, Slerp());
    view.setExtrapolation(Extrapolation::Linear, Extrapolation::Linear);
    QVERIFY(angleBetween(view.value(3 * second), turned(100, {0, 1, 0})) < 1e-4);
    QVERIFY(angleBetween(view.value(-2 * second), turned(-50, {0, 1, 0})) < 1e-4);
}

void tst_TrackView::endsAreExact()
{
    Dice dice(32);
    for (int i = 0; i < 1000; ++i) {
        const glm::vec3 a = dice.vector(1e6f), b = dice.vector(1e-6f);
        QCOMPARE(Linear()(a, b, 0.0f), a);
        QCOMPARE(Linear()(a, b, 1.0f), b);
        QCOMPARE(hermite(a, b, b, b, 0.0f), a);
        QCOMPARE(cubicBezier(a, b, b, b, 0.0f), a);
        const glm::quat p = dice.rotation(), q = dice.rotation();
        QCOMPARE(Slerp()(p, q, 0.0f), p);
        QCOMPARE(Slerp()(p, q, 1.0f), glm::dot(p, q) < 0.0f ? -q : q);
    }
}

void tst_TrackView::easesEndWhereTheyShould()
{
    for (float (*ease)(float) :
         {easeLinear, smoothStep, smootherStep, easeIn, easeOut, easeInOut, easeInCubic, easeOutCubic,
          easeInSine, easeOutSine, easeInBack, easeOutBack, easeOutElastic, easeOutBounce}) {
        QVERIFY(std::abs(ease(0.0f)) < 1e-6f);
        QVERIFY(std::abs(ease(1.0f) - 1.0f) < 1e-6f);
        float before = ease(0.0f);
        for (float t = 0.001f; t <= 1.0f; t += 0.001f) { // no leaps
            QVERIFY(std::abs(ease(t) - before) < 0.02f);
            before = ease(t);
        }
    }
    QCOMPARE(easeInOut(0.25f), 0.125f);
    QVERIFY(easeInBack(0.3f) < 0.0f && easeOutBack(0.7f) > 1.0f && easeOutElastic(0.1f) > 1.0f);
}

void tst_TrackView::bezierEaseIsTheCurve()
{
    const BezierEase ease(0.25f, 0.1f, 0.25f, 1.0f);
    QCOMPARE(ease(0.0f), 0.0f);
    QCOMPARE(ease(1.0f), 1.0f);
    const Bezier<glm::vec2, 3> curve{{glm::vec2(0, 0), {0.25f, 0.1f}, {0.25f, 1.0f}, {1, 1}}};
    for (float t = 0.0f; t <= 1.0f; t += 0.01f) {
        const glm::vec2 point = curve.value(t);
        QVERIFY(std::abs(ease(point.x) - point.y) < 1e-4f);
    }
    const BezierEase line(1.0f / 3, 1.0f / 3, 2.0f / 3, 2.0f / 3);
    QVERIFY(std::abs(line(0.4f) - 0.4f) < 1e-6f);
}

void tst_TrackView::splinesGoThroughTheirKeys()
{
    const std::array<float, 4> k{1, 2, 4, 3};
    QCOMPARE(catmullRom(k[0], k[1], k[2], k[3], 0.0f), 2.0f);
    QCOMPARE(catmullRom(k[0], k[1], k[2], k[3], 1.0f), 4.0f);
    QCOMPARE(catmullRom(k[0], k[1], k[2], k[3], 1.0f, 1.0f, 0.3f), catmullRom(k[0], k[1], k[2], k[3], 0.3f));
    for (float t = 0; t <= 1; t += 0.1f) // through points of a line it is the line, whatever their times
        QVERIFY(std::abs(catmullRom(-3.0f, 0.0f, 1.0f, 1.5f, 3.0f, 0.5f, t) - t) < 1e-6f);
    QCOMPARE(hermite(0.0f, 1.0f, 1.0f, 1.0f, 0.25f), 0.25f);
    const std::vector<Keyframe<HermiteKey<float>>> keys{{0, {0, 1, 2}}, {second, {-1, 3, 0}}};
    QCOMPARE(viewOf(keys, Hermite()).value(second / 2).value, hermite(1.0f, 2.0f, -1.0f, 3.0f, 0.5f));
    QCOMPARE(viewOf(keys, Hermite()).value(second).value, 3.0f);
}

void tst_TrackView::bezierByDeCasteljau()
{
    Dice dice(33);
    for (int i = 0; i < 500; ++i) {
        const Bezier<double, 3> cubic{
            {dice.between(-1, 1), dice.between(-1, 1), dice.between(-1, 1), dice.between(-1, 1)}};
        const double t = dice.between(0, 1), s = 1 - t;
        const auto& p = cubic.points;
        const double expected =
            s * s * s * p[0] + 3 * s * s * t * p[1] + 3 * s * t * t * p[2] + t * t * t * p[3];
        QVERIFY(std::abs(cubic.value(float(t)) - expected) < 1e-6);
        std::vector<double> points(p.begin(), p.end());
        QCOMPARE(bezierValue(std::span(points), float(t)), cubic.value(float(t)));
    }
    QCOMPARE((Bezier<float, 1>{{2, 4}}.value(0.25f)), 2.5f);
    QCOMPARE((Bezier<float, 2>{{0, 1, 0}}.value(0.5f)), 0.5f);
    std::vector<float> one{3.0f};
    QCOMPARE(bezierValue(std::span(one), 0.7f), 3.0f);
}

void tst_TrackView::bezierIsCutInTwo()
{
    Dice dice(34);
    for (int i = 0; i < 500; ++i) {
        const Bezier<glm::vec3, 4> curve{
            {dice.vector(1), dice.vector(1), dice.vector(1), dice.vector(1), dice.vector(1)}};
        const float cut = dice.between(0, 1);
        const auto [first, second4] = curve.subdivided(cut);
        const float t = dice.between(0, 1);
        QVERIFY(glm::distance(first.value(t), curve.value(cut * t)) < 1e-5f);
        QVERIFY(glm::distance(second4.value(t), curve.value(cut + (1 - cut) * t)) < 1e-5f);
        QCOMPARE(first.points[4], second4.points[0]);
    }
}

void tst_TrackView::timeIsSolvedForItsParameter()
{
    Dice dice(35);
    for (int i = 0; i < 20'000; ++i) {
        const float length = dice.between(0.01f, 100.0f), start = dice.between(-50, 50);
        float x1 = dice.between(0, 1), x2 = dice.between(0, 1);
        if (dice.below(2) && x1 > x2) std::swap(x1, x2);
        if (dice.below(10) == 0) x1 = 1, x2 = 0; // a wall in the middle
        const Bezier<float, 3> times{{start, start + length * x1, start + length * x2, start + length}};
        const float time = start + length * dice.between(0, 1);
        const float t = parameterAt(times, time);
        QVERIFY(t >= 0.0f && t <= 1.0f);
        // near a wall a float parameter itself is worth more than that
        const Bezier<double, 3> exact{{times.points[0], times.points[1], times.points[2], times.points[3]}};
        const double around = std::abs(exact.value(std::nextafter(t, 2.0f)) - exact.value(t));
        QVERIFY(std::abs(exact.value(t) - time) <=
                2e-6 * length + 4 * around + 1e-5 * std::abs(start) * 1e-2);
    }
    const Bezier<float, 3> still{{2, 2, 2, 2}};
    QCOMPARE(parameterAt(still, 1.0f), 0.0f);
    QCOMPARE(parameterAt(still, 3.0f), 1.0f);
    QCOMPARE(parameterAt(still, std::nanf("")), 0.0f);
}

QTEST_APPLESS_MAIN(tst_TrackView)
#include "tst_TrackView.moc"
