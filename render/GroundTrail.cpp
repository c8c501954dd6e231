#include "render/GroundTrail.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr float trailHeight = 0.004f;           ///< metres over the ground
constexpr float dotWidth = 5.0f;                ///< pixels
constexpr float ringWidth = 6.0f;               ///< pixels
constexpr float ringHole = 0.55f;               ///< of its width
constexpr double dotDistance = 0.09;            ///< metres
constexpr double leastWay = 0.05;               ///< metres: a figure that sways on the spot has no trail
constexpr std::size_t mostDots = 400;           ///< each way
constexpr std::int64_t tickEvery = 500'000'000; ///< nanoseconds
constexpr double tickHalfLength = 0.06;         ///< metres
constexpr float tickWidth = 1.5f;               ///< pixels

glm::vec3 onGround(glm::dvec2 place) { return {float(place.x), trailHeight, float(place.y)}; }

glm::vec4 opacityAt(std::int64_t nanoseconds)
{
    constexpr double faintest = 2.5e9;
    return {0.0f, 0.0f, 0.0f, float(std::clamp(1.0 - std::abs(double(nanoseconds)) / faintest, 0.15, 0.9))};
}

double extentOf(std::span<const RootMoment> trail)
{
    if (trail.empty()) return 0.0;
    glm::dvec2 lowest = trail.front().stand.place;
    glm::dvec2 highest = lowest;
    for (const RootMoment& each : trail) {
        lowest = glm::min(lowest, each.stand.place);
        highest = glm::max(highest, each.stand.place);
    }
    return glm::distance(lowest, highest);
}

/// Puts a dot of a time among those that it belongs to.
using AddDot = std::function<void(GroundTrail& dots, std::int64_t nanoseconds, DrawnLine dot)>;

/// Puts dots on the way from now, either into the past or into the future.
class DotWalk
{
public:
    DotWalk(GroundTrail& dots, const AddDot& add)
        : m_dots(dots)
        , m_add(add)
    {
    }

    void go(const RootMoment& from, const RootMoment& to)
    {
        const double way = glm::distance(from.stand.place, to.stand.place);
        for (; m_left <= way && way > 0.0 && m_count < mostDots; m_left += dotDistance, ++m_count) {
            const double part = m_left / way;
            const double time = glm::mix(double(from.nanoseconds), double(to.nanoseconds), part);
            addDot(glm::mix(from.stand.place, to.stand.place, part), std::int64_t(time));
        }
        m_left = std::max(m_left - way, 0.0);
    }

private:
    void addDot(glm::dvec2 place, std::int64_t nanoseconds)
    {
        const glm::vec3 dot = onGround(place);
        const bool isAhead = nanoseconds > 0;
        m_add(m_dots, nanoseconds,
              {dot, dot, opacityAt(nanoseconds), isAhead ? ringWidth : dotWidth, isAhead ? ringHole : 0.0f});
    }

    GroundTrail& m_dots;
    const AddDot& m_add;
    double m_left = dotDistance; ///< to the next dot
    std::size_t m_count = 0;
};

GroundTrail dotsOf(std::span<const RootMoment> trail, const AddDot& add)
{
    GroundTrail dots;
    if (extentOf(trail) < leastWay) return dots;
    const auto ahead = std::find_if(trail.begin(), trail.end(),
                                    [](const RootMoment& moment) { return moment.nanoseconds > 0; });
    const auto now = std::size_t(std::max<std::ptrdiff_t>(ahead - trail.begin() - 1, 0));
    DotWalk past(dots, add);
    for (std::size_t i = now; i > 0; --i)
        if (isStep(trail[i - 1], trail[i])) past.go(trail[i], trail[i - 1]);
    DotWalk future(dots, add);
    for (std::size_t i = now + 1; i < trail.size(); ++i)
        if (isStep(trail[i - 1], trail[i])) future.go(trail[i - 1], trail[i]);
    return dots;
}

} // namespace

std::vector<DrawnLine> halfSecondTicks(std::span<const RootMoment> trail, std::int64_t now)
{
    std::vector<DrawnLine> ticks;
    if (extentOf(trail) < leastWay) return ticks;
    for (std::size_t i = 1; i < trail.size(); ++i) {
        const RootMoment &from = trail[i - 1], &to = trail[i];
        const glm::dvec2 step = to.stand.place - from.stand.place;
        const double way = glm::length(step);
        if (!isStep(from, to) || !(way > 0.0)) continue;
        // The last half second that is not after the later moment: a tick where it is after the earlier.
        const std::int64_t since = (to.nanoseconds + now) % tickEvery;
        const std::int64_t tick = to.nanoseconds - (since < 0 ? since + tickEvery : since);
        if (tick <= from.nanoseconds) continue;
        const double part = double(tick - from.nanoseconds) / double(to.nanoseconds - from.nanoseconds);
        const glm::dvec2 place = from.stand.place + part * step;
        const glm::dvec2 across = tickHalfLength / way * glm::dvec2(-step.y, step.x);
        ticks.push_back({onGround(place - across), onGround(place + across), opacityAt(tick), tickWidth});
    }
    return ticks;
}

GroundTrail groundTrail(std::span<const RootMoment> trail, const std::function<bool(std::int64_t)>& isHit)
{
    return dotsOf(trail, [&](GroundTrail& dots, std::int64_t nanoseconds, const DrawnLine& dot) {
        (isHit && isHit(nanoseconds) ? dots.hits : dots.plain).push_back(dot);
    });
}

GroundTrail colouredTrail(std::span<const RootMoment> trail,
                          const std::function<std::optional<glm::vec3>(std::int64_t)>& colourAt)
{
    return dotsOf(trail, [&](GroundTrail& dots, std::int64_t nanoseconds, DrawnLine dot) {
        const auto colour = colourAt(nanoseconds);
        if (colour) dot.colour = glm::vec4(*colour, dot.colour.a);
        (colour ? dots.tagged : dots.plain).push_back(dot);
    });
}

} // namespace tagline
