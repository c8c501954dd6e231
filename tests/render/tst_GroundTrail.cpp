#include "render/GroundTrail.h"

#include <QTest>

#include <glm/geometric.hpp>

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

bool isDot(const DrawnLine& line) { return line.from == line.to; }

} // namespace

class tst_GroundTrail : public QObject
{
    Q_OBJECT

private slots:
    void thePastIsALineAndWhatComesAreDots();
    void dotsLieAsFarApartWhateverTheSpeed();
    void whatIsFarFromNowIsFaint();
    void jumpsAreNotDrawn();
    void whoStandsHasNoTrail();
};

void tst_GroundTrail::thePastIsALineAndWhatComesAreDots()
{
    const auto lines = groundTrail(straight());
    QVERIFY(!lines.empty());
    for (const DrawnLine& line : lines) {
        QCOMPARE(isDot(line), line.to.z > 0.0f);
        QVERIFY(line.from.y >= 0.0f && line.from.y < 0.01f);
    }
}

void tst_GroundTrail::dotsLieAsFarApartWhateverTheSpeed()
{
    auto trail = straight();
    for (std::size_t i = 30; i < trail.size(); ++i) trail[i].stand.place.y = 1.0 + (double(i) - 30) * 0.3;
    const auto lines = groundTrail(trail);
    const DrawnLine* before = nullptr;
    for (const DrawnLine& line : lines) {
        if (!isDot(line)) continue;
        if (before) QVERIFY(std::abs(glm::distance(before->to, line.to) - 0.09f) < 1e-3f);
        before = &line;
    }
    QVERIFY(before && before->to.z > 3.7f);
}

void tst_GroundTrail::whatIsFarFromNowIsFaint()
{
    const auto lines = groundTrail(straight());
    const float first = lines.front().colour.a;
    float most = 0.0f;
    for (const DrawnLine& line : lines) most = std::max(most, line.colour.a);
    QVERIFY(first < 0.3f && lines.back().colour.a < 0.3f && most > 0.8f);
}

void tst_GroundTrail::jumpsAreNotDrawn()
{
    auto trail = straight();
    for (std::size_t i = 10; i < trail.size(); ++i) trail[i].stand.place.x = 5.0;
    for (const DrawnLine& line : groundTrail(trail)) QVERIFY(glm::distance(line.from, line.to) < 0.2f);
}

void tst_GroundTrail::whoStandsHasNoTrail()
{
    auto trail = straight();
    for (RootMoment& each : trail) each.stand.place *= 0.01;
    QVERIFY(groundTrail(trail).empty());
    QVERIFY(groundTrail({}).empty());
}

QTEST_APPLESS_MAIN(tst_GroundTrail)
#include "tst_GroundTrail.moc"
