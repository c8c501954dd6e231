#include "render/GroundTrail.h"

#include <QTest>

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

using namespace tagline;

namespace {

constexpr std::int64_t second = 1'000'000'000;

/// Two seconds each way along z, at one metre a second.
std::vector<RootMoment> straight()
{
    std::vector<RootMoment> trail;
    for (int i = -20; i <= 20; ++i) trail.push_back({i * second / 10, {{0.0, i * 0.1}, 0.0}});
    return trail;
}

bool isRing(const DrawnLine& dot) { return dot.hole > 0.0f; }

} // namespace

class tst_GroundTrail : public QObject
{
    Q_OBJECT

private slots:
    void thePastIsFilledAndWhatComesIsHollow();
    void framesOfTheAnswerStandApart();
    void dotsHaveTheColourOfTheirTime();
    void dotsLieAsFarApartWhateverTheSpeed();
    void whatIsFarFromNowIsFaint();
    void jumpsAreNotDrawn();
    void whoStandsHasNoTrail();
    void ticksStandAtTheHalfSecondsOfTheClip();
};

void tst_GroundTrail::thePastIsFilledAndWhatComesIsHollow()
{
    const auto dots = groundTrail(straight()).plain;
    QVERIFY(!dots.empty());
    for (const DrawnLine& dot : dots) {
        QVERIFY(dot.from == dot.to);
        QCOMPARE(isRing(dot), dot.to.z > 0.0f);
        QVERIFY(dot.from.y >= 0.0f && dot.from.y < 0.01f);
    }
}

void tst_GroundTrail::framesOfTheAnswerStandApart()
{
    const auto isHit = [](std::int64_t nanoseconds) { return nanoseconds < -second || nanoseconds > second; };
    const GroundTrail trail = groundTrail(straight(), isHit);
    QVERIFY(!trail.hits.empty() && !trail.plain.empty());
    for (const DrawnLine& dot : trail.hits) QVERIFY(std::abs(dot.to.z) > 1.0f);
    for (const DrawnLine& dot : trail.plain) QVERIFY(std::abs(dot.to.z) < 1.01f);
    for (const auto& dots : {trail.hits, trail.plain}) // on both sides of now
        QVERIFY(std::any_of(dots.begin(), dots.end(), isRing) &&
                !std::all_of(dots.begin(), dots.end(), isRing));
    QVERIFY(groundTrail(straight()).hits.empty());
}

void tst_GroundTrail::dotsHaveTheColourOfTheirTime()
{
    const auto colourAt = [](std::int64_t nanoseconds) -> std::optional<glm::vec3> {
        if (nanoseconds > 0) return std::nullopt;
        return nanoseconds < -second ? glm::vec3(1.0f, 0.0f, 0.0f) : glm::vec3(0.0f, 1.0f, 0.0f);
    };
    const GroundTrail trail = colouredTrail(straight(), colourAt), plain = groundTrail(straight());
    QVERIFY(!trail.tagged.empty() && !trail.plain.empty() && trail.hits.empty());
    QCOMPARE(trail.tagged.size() + trail.plain.size(), plain.plain.size());
    for (const DrawnLine& dot : trail.plain) QVERIFY(isRing(dot));
    for (const DrawnLine& dot : trail.tagged) {
        QVERIFY(!isRing(dot) && dot.colour.a > 0.0f);
        QVERIFY(std::abs(dot.to.z + 1.0f) < 0.01f || (dot.colour.r == 1.0f) == (dot.to.z < -1.0f));
    }
}

void tst_GroundTrail::dotsLieAsFarApartWhateverTheSpeed()
{
    auto trail = straight();
    for (std::size_t i = 30; i < trail.size(); ++i) trail[i].stand.place.y = 1.0 + (double(i) - 30) * 0.3;
    const auto dots = groundTrail(trail).plain;
    const DrawnLine* before = nullptr;
    for (const DrawnLine& dot : dots) {
        if (before && isRing(*before) == isRing(dot)) // the past is walked from now, then the future
            QVERIFY(std::abs(glm::distance(before->to, dot.to) - 0.09f) < 1e-3f);
        before = &dot;
    }
    QVERIFY(before && before->to.z > 3.7f);
}

void tst_GroundTrail::whatIsFarFromNowIsFaint()
{
    for (const DrawnLine& dot : groundTrail(straight()).plain) {
        if (std::abs(dot.to.z) > 1.9f) QVERIFY(dot.colour.a < 0.3f);
        if (std::abs(dot.to.z) < 0.2f) QVERIFY(dot.colour.a > 0.8f);
    }
}

void tst_GroundTrail::jumpsAreNotDrawn()
{
    auto trail = straight();
    for (std::size_t i = 10; i < trail.size(); ++i) trail[i].stand.place.x = 5.0;
    for (const DrawnLine& dot : groundTrail(trail).plain) // none in the gap
        QVERIFY(dot.to.x == 0.0f || dot.to.x == 5.0f);
}

void tst_GroundTrail::whoStandsHasNoTrail()
{
    auto trail = straight();
    for (RootMoment& each : trail) each.stand.place *= 0.01;
    QVERIFY(groundTrail(trail).isEmpty());
    QVERIFY(groundTrail({}).isEmpty());
}

void tst_GroundTrail::ticksStandAtTheHalfSecondsOfTheClip()
{
    // At 1.2 s of the clip the half seconds are 0.2 s ago, 0.3 s ahead, and so on: at z = −0.2, 0.3 …
    const auto ticks = halfSecondTicks(straight(), 1'200'000'000);
    QCOMPARE(ticks.size(), std::size_t(8));
    for (std::size_t i = 0; i < ticks.size(); ++i) {
        const glm::vec3 middle = 0.5f * (ticks[i].from + ticks[i].to);
        QVERIFY2(std::abs(middle.z - (-1.7f + 0.5f * float(i))) < 1e-4f,
                 qPrintable(QString::number(middle.z)));
        QVERIFY(ticks[i].from.z == ticks[i].to.z && ticks[i].from.x != ticks[i].to.x); // across
    }
    auto jumping = straight();
    for (std::size_t i = 15; i < jumping.size(); ++i) jumping[i].stand.place.x = 5.0;
    for (const DrawnLine& tick : halfSecondTicks(jumping, 0)) {
        const float x = 0.5f * (tick.from.x + tick.to.x);
        QVERIFY(std::abs(x) < 1e-4f || std::abs(x - 5.0f) < 1e-4f); // none in the gap
    }
    auto standing = straight();
    for (RootMoment& each : standing) each.stand.place *= 0.01;
    QVERIFY(halfSecondTicks(standing, 0).empty() && halfSecondTicks({}, 0).empty());
}

QTEST_APPLESS_MAIN(tst_GroundTrail)
#include "tst_GroundTrail.moc"
