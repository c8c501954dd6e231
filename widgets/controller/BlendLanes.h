#pragma once

// BlendLanes is what the weight lanes show: the weights of the tracks over time, past and to come, the
// transitions that are scheduled, and the tags that were met. Times are seconds of the blend.

#include <QColor>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace tagline {

struct WeightPoint
{
    double seconds = 0;
    float weight = 0;
};

/// One track's weight. Points are in order of time; before the first the weight is 0.
struct WeightLane
{
    QString name;
    QColor colour;
    std::vector<WeightPoint> points;
};

/// A transition to come, or the one that runs: that begins now, and only its end is dragged.
struct FadeMarker
{
    static constexpr std::uint32_t running = 0xffffffffu; ///< the id of the transition that runs now

    std::uint32_t id = 0;
    std::size_t lane = 0; ///< that is faded to
    double begin = 0;     ///< infinity: not foreseen
    double duration = 0;
    QString text; ///< "at the end of 1 walk"

    double end() const { return begin + duration; }
};

/// A tag that was met.
struct EventTick
{
    double seconds = 0;
    QColor colour;
};

struct BlendLanes
{
    double now = 0;
    std::optional<double> scrub; ///< the moment of the past that is shown
    std::vector<WeightLane> lanes;
    std::vector<FadeMarker> markers;
    std::vector<EventTick> ticks;
};

} // namespace tagline
