#include "core/animation/blending/BlendSpace.h"
#include "core/animation/blending/Triangulation.h"

#include <QTest>

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <set>

using namespace tagline;

namespace {

using Places = std::vector<glm::dvec2>;

constexpr double rounding = 1e-5;

int rounds()
{
    const int wanted = qEnvironmentVariableIntValue("TAGLINE_ROUNDS");
    return wanted > 0 ? wanted : 2000;
}

/// Whether weights are what every blend needs.
bool areShares(const std::vector<float>& weights)
{
    double sum = 0.0;
    for (const float each : weights) {
        if (!(each >= 0.0f && each <= 1.0f)) return false;
        sum += double(each);
    }
    return std::abs(sum - 1.0) < rounding;
}

glm::dvec2 mean(const Places& samples, const std::vector<float>& weights)
{
    glm::dvec2 sum(0.0);
    for (std::size_t i = 0; i < samples.size(); ++i) sum += samples[i] * double(weights[i]);
    return sum;
}

struct Dice
{
    std::mt19937 engine{20240611};

    double number(double low, double high)
    {
        return std::uniform_real_distribution<double>(low, high)(engine);
    }
    int whole(int low, int high) { return std::uniform_int_distribution<int>(low, high)(engine); }
    /// Anywhere; on a coarse grid, so that many lie on lines and circles or coincide; or on one line.
    Places samples()
    {
        Places made(std::size_t(whole(1, 24)));
        const int kind = whole(0, 3);
        const double wide = std::pow(10.0, number(-6.0, 6.0));
        for (glm::dvec2& each : made) {
            if (kind == 0) each = {number(-wide, wide), number(-180.0, 180.0)};
            if (kind == 1) each = {double(whole(0, 4)), double(whole(0, 3)) * wide};
            if (kind == 2) each = glm::dvec2(3.0, -7.0) * number(0.0, wide);
            if (kind == 3) each = {number(0.0, 1.0), number(0.0, 1e-9)};
        }
        return made;
    }
};

/// How far `p` lies outside of what the triangles cover: by their areas alone.
std::int64_t doubledArea(std::span<const GridPoint> points, const std::array<std::uint32_t, 3>& triangle)
{
    const GridPoint a = points[triangle[0]];
    const GridPoint b = points[triangle[1]];
    const GridPoint c = points[triangle[2]];
    return std::int64_t(b.x - a.x) * (c.y - a.y) - std::int64_t(b.y - a.y) * (c.x - a.x);
}

bool isWithinCircle(std::span<const GridPoint> points, const std::array<std::uint32_t, 3>& triangle,
                    GridPoint place)
{
    // The circle's middle and radius in long doubles: another way than the program's.
    const auto at = [&](int i) { return points[triangle[std::size_t(i)]]; };
    const long double ax = at(0).x, ay = at(0).y, bx = at(1).x, by = at(1).y, cx = at(2).x, cy = at(2).y;
    const long double d = 2 * (ax * (by - cy) + bx * (cy - ay) + cx * (ay - by));
    const long double a2 = ax * ax + ay * ay, b2 = bx * bx + by * by, c2 = cx * cx + cy * cy;
    const long double x = (a2 * (by - cy) + b2 * (cy - ay) + c2 * (ay - by)) / d;
    const long double y = (a2 * (cx - bx) + b2 * (ax - cx) + c2 * (bx - ax)) / d;
    const long double radius = std::hypot(ax - x, ay - y);
    return std::hypot(place.x - x, place.y - y) < radius * (1 - 1e-9L) - 1e-6L;
}

} // namespace

class tst_BlendSpace : public QObject
{
    Q_OBJECT

private slots:
    void noSamplesWeighNothing();
    void oneSampleAlwaysCounts();
    void twoSamplesAreBlendedAlongTheirLine();
    void samplesOnALineAreBlendedBetweenNeighbours();
    void samplesThatCoincideShare();
    void aPlaceWithinATriangleIsTheMeanOfItsCorners();
    void aPlaceOutsideCountsAsTheNearestOnTheBorder();
    void onlyOneAxisMayDiffer();
    void numbersThatAreNoneAreZero();
    void weightsAreAlwaysShares();
    void aSampleIsItself();
    void theMeanOfTheSamplesIsThePlace();
    void nothingJumps();
    void trianglesAreDelaunays();
    void edgesJoinEverySample();
};

void tst_BlendSpace::noSamplesWeighNothing()
{
    const BlendSpace space;
    QVERIFY(space.weights({1.0, 2.0}).empty());
    QVERIFY(space.edges().empty());
    QVERIFY(space.within({1.0, 2.0}) == glm::dvec2(1.0, 2.0));
}

void tst_BlendSpace::oneSampleAlwaysCounts()
{
    const BlendSpace space(Places{{1.5, 20.0}});
    QCOMPARE(space.weights({1.5, 20.0})[0], 1.0f);
    QCOMPARE(space.weights({-100.0, 1e9})[0], 1.0f);
    QVERIFY(space.within({7.0, 7.0}) == glm::dvec2(1.5, 20.0));
}

void tst_BlendSpace::twoSamplesAreBlendedAlongTheirLine()
{
    const BlendSpace space(Places{{1.0, 0.0}, {3.0, 0.0}});
    QVERIFY(space.weights({1.5, 0.0}) == std::vector<float>({0.75f, 0.25f}));
    QVERIFY(space.weights({1.5, 90.0}) == std::vector<float>({0.75f, 0.25f})); // off the line
    QVERIFY(space.weights({0.0, 0.0}) == std::vector<float>({1.0f, 0.0f}));
    QVERIFY(space.weights({9.0, 0.0}) == std::vector<float>({0.0f, 1.0f}));
}

void tst_BlendSpace::samplesOnALineAreBlendedBetweenNeighbours()
{
    const BlendSpace space(Places{{4.0, 40.0}, {0.0, 0.0}, {2.0, 20.0}}); // in any order
    QVERIFY(space.weights({3.0, 30.0}) == std::vector<float>({0.5f, 0.0f, 0.5f}));
    QVERIFY(space.weights({1.0, 10.0}) == std::vector<float>({0.0f, 0.5f, 0.5f}));
    QCOMPARE(space.edges().size(), std::size_t(2));
}

void tst_BlendSpace::samplesThatCoincideShare()
{
    const BlendSpace space(Places{{1.0, 0.0}, {1.0, 0.0}, {3.0, 0.0}});
    QVERIFY(space.weights({1.0, 0.0}) == std::vector<float>({0.5f, 0.5f, 0.0f}));
    QVERIFY(space.weights({2.0, 0.0}) == std::vector<float>({0.25f, 0.25f, 0.5f}));
    const BlendSpace all(Places(5, {2.0, 3.0}));
    for (const float weight : all.weights({0.0, 0.0})) QCOMPARE(weight, 0.2f);
}

void tst_BlendSpace::aPlaceWithinATriangleIsTheMeanOfItsCorners()
{
    const BlendSpace space(Places{{0.0, 0.0}, {4.0, 0.0}, {0.0, 80.0}});
    const std::vector<float> weights = space.weights({1.0, 20.0});
    QCOMPARE(weights[0], 0.5f);
    QCOMPARE(weights[1], 0.25f);
    QCOMPARE(weights[2], 0.25f);
}

void tst_BlendSpace::aPlaceOutsideCountsAsTheNearestOnTheBorder()
{
    const BlendSpace space(Places{{0.0, 0.0}, {4.0, 0.0}, {0.0, 4.0}});
    QVERIFY(space.weights({2.0, -5.0}) == std::vector<float>({0.5f, 0.5f, 0.0f}));
    QVERIFY(space.weights({9.0, 9.0}) == std::vector<float>({0.0f, 0.5f, 0.5f}));
    QVERIFY(glm::distance(space.within({9.0, 9.0}), glm::dvec2(2.0, 2.0)) < 1e-12);
    QVERIFY(space.within({1.0, 1.0}) == glm::dvec2(1.0, 1.0));
}

void tst_BlendSpace::onlyOneAxisMayDiffer()
{
    const BlendSpace space(Places{{5.0, -30.0}, {5.0, 0.0}, {5.0, 30.0}}); // upright
    QVERIFY(space.weights({0.0, -15.0}) == std::vector<float>({0.5f, 0.5f, 0.0f}));
}

void tst_BlendSpace::numbersThatAreNoneAreZero()
{
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    constexpr double endless = std::numeric_limits<double>::infinity();
    const BlendSpace space(Places{{none, 0.0}, {endless, 1.0}, {1.0, none}});
    QVERIFY(areShares(space.weights({0.5, 0.5})));
    QVERIFY(areShares(space.weights({0.0, 0.0})));
    const BlendSpace wide(Places{{-1e308, 0.0}, {1e308, 1.0}, {0.0, 1e-308}});
    QVERIFY(areShares(wide.weights({1.0, 0.5})));
}

void tst_BlendSpace::weightsAreAlwaysShares()
{
    Dice dice;
    for (int round = 0; round < rounds(); ++round) {
        const Places samples = dice.samples();
        const BlendSpace space(samples);
        const glm::dvec2 size = space.highest() - space.lowest();
        for (int i = 0; i < 20; ++i) {
            const glm::dvec2 place =
                space.lowest() + size * glm::dvec2(dice.number(-0.5, 1.5), dice.number(-0.5, 1.5));
            QVERIFY2(areShares(space.weights(place)), qPrintable(QString("round %1").arg(round)));
        }
    }
}

void tst_BlendSpace::aSampleIsItself()
{
    Dice dice;
    for (int round = 0; round < rounds(); ++round) {
        const Places samples = dice.samples();
        const BlendSpace space(samples);
        for (std::size_t i = 0; i < samples.size(); ++i) {
            const std::vector<float> weights = space.weights(samples[i]);
            QVERIFY(areShares(weights));
            const bool isAlone = std::none_of(samples.begin(), samples.end(), [&](const glm::dvec2& other) {
                if (&other == &samples[i]) return false;
                const glm::dvec2 size = glm::max(space.highest() - space.lowest(), glm::dvec2(1e-300));
                const glm::dvec2 away = glm::abs(other - samples[i]) / size;
                return std::max(away.x, away.y) < 2.0 / gridSize;
            });
            if (isAlone) QCOMPARE(weights[i], 1.0f);
        }
    }
}

// Where a place lies within the samples, blending them moves and turns as fast as the place says.
void tst_BlendSpace::theMeanOfTheSamplesIsThePlace()
{
    Dice dice;
    for (int round = 0; round < rounds(); ++round) {
        const Places samples = dice.samples();
        const BlendSpace space(samples);
        const glm::dvec2 size = space.highest() - space.lowest();
        for (int i = 0; i < 10; ++i) {
            const glm::dvec2 wanted =
                space.lowest() + size * glm::dvec2(dice.number(-0.2, 1.2), dice.number(-0.2, 1.2));
            const glm::dvec2 place = space.within(wanted);
            const glm::dvec2 away = glm::abs(mean(samples, space.weights(wanted)) - place);
            const glm::dvec2 most = glm::max(glm::abs(space.lowest()), glm::abs(space.highest()));
            const glm::dvec2 allowed = size * (3.0 / gridSize) + most * rounding;
            QVERIFY(away.x <= allowed.x && away.y <= allowed.y);
            QVERIFY(place.x >= space.lowest().x - size.x / gridSize - most.x * rounding);
            QVERIFY(place.y <= space.highest().y + size.y / gridSize + most.y * rounding);
        }
    }
}

void tst_BlendSpace::nothingJumps()
{
    Dice dice;
    constexpr int steps = 400;
    for (int round = 0; round < rounds() / 20; ++round) {
        Places samples(std::size_t(dice.whole(3, 12)));
        for (glm::dvec2& each : samples) // far enough apart: weights are steep where samples crowd
            each = {double(dice.whole(0, 4)) * 0.5, double(dice.whole(0, 4)) * 20.0};
        const BlendSpace space(samples);
        const glm::dvec2 size = space.highest() - space.lowest();
        const glm::dvec2 from = space.lowest() + size * glm::dvec2(dice.number(-0.3, 1.3), -0.3);
        const glm::dvec2 to = space.lowest() + size * glm::dvec2(dice.number(-0.3, 1.3), 1.3);
        std::vector<float> before = space.weights(from);
        for (int step = 1; step <= steps; ++step) {
            const std::vector<float> now = space.weights(from + (to - from) * (double(step) / steps));
            for (std::size_t i = 0; i < now.size(); ++i) QVERIFY(std::abs(now[i] - before[i]) < 0.25f);
            before = now;
        }
    }
}

void tst_BlendSpace::trianglesAreDelaunays()
{
    Dice dice;
    for (int round = 0; round < rounds() / 10; ++round) {
        std::set<GridPoint> different;
        const int coarse = dice.whole(0, 1) ? 1 : gridSize / 6;
        for (int i = dice.whole(3, 40); i > 0; --i)
            different.insert(
                {dice.whole(0, gridSize / coarse) * coarse, dice.whole(0, gridSize / coarse) * coarse});
        const std::vector<GridPoint> points(different.begin(), different.end());
        const Triangulation made = triangulated(points);
        std::int64_t area = 0;
        for (const auto& triangle : made.triangles) {
            QVERIFY(doubledArea(points, triangle) > 0);
            area += doubledArea(points, triangle);
            for (const GridPoint& point : points) QVERIFY(!isWithinCircle(points, triangle, point));
        }
        std::int64_t enclosed = 0; // by the border's edges, each with the origin
        for (const auto& [a, b] : made.border)
            enclosed += std::int64_t(points[a].x) * points[b].y - std::int64_t(points[b].x) * points[a].y;
        if (!made.triangles.empty()) QCOMPARE(area, enclosed); // no gap, no overlap
    }
}

void tst_BlendSpace::edgesJoinEverySample()
{
    Dice dice;
    for (int round = 0; round < 200; ++round) {
        Places samples;
        for (int i = 0; i < 9; ++i) samples.push_back({dice.number(0.0, 6.0), dice.number(-90.0, 90.0)});
        std::set<std::uint32_t> joined;
        const auto edges = BlendSpace(samples).edges();
        for (const auto& [a, b] : edges) {
            QVERIFY(a < b && b < samples.size());
            joined.insert({a, b});
        }
        QCOMPARE(joined.size(), samples.size());
        QVERIFY(std::set(edges.begin(), edges.end()).size() == edges.size());
    }
}

QTEST_APPLESS_MAIN(tst_BlendSpace)
#include "tst_BlendSpace.moc"
