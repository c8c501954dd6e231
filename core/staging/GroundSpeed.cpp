#include "core/staging/GroundSpeed.h"

#include "core/staging/BlendSamples.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace tagline {
namespace {

constexpr double slowestFeet = 0.3;    ///< m/s: what is slower stands
constexpr double rootShare = 1.0 / 3;  ///< of the feet's speed: a root that goes faster goes somewhere
constexpr double plantedShare = 0.15;  ///< of a foot's lift: so low it is planted
constexpr double leastAgreement = 0.6; ///< of the mean velocity to the mean speed: feet go one way

/// Positions of a joint in the frames of a range.
struct Way
{
    std::array<std::vector<float>, 3> places; ///< x, y and z

    glm::dvec2 ground(std::size_t frame) const { return {places[0][frame], places[2][frame]}; }
    float height(std::size_t frame) const { return places[1][frame]; }
    std::size_t frames() const { return places[0].size(); }
};

/// Without frames where the joint has none there.
Way wayOf(const ClipMotions& motions, ClipId clip, std::string_view joint, FrameRange range)
{
    Way way;
    constexpr std::array axes{MotionSignal::X, MotionSignal::Y, MotionSignal::Z};
    for (std::size_t axis = 0; axis < axes.size(); ++axis) {
        std::vector<float> values;
        if (!motions.appendValues(clip, axes[axis], joint, values)) return {};
        const auto from = std::min(values.size(), std::size_t(std::max(range.start, 0)));
        const auto to = std::clamp(std::size_t(std::max(range.stop, 0)), from, values.size());
        way.places[axis].assign(values.begin() + std::ptrdiff_t(from), values.begin() + std::ptrdiff_t(to));
    }
    return way;
}

/// How one foot goes against the root while it is planted, metres a frame.
struct FootMean
{
    glm::dvec2 sum{0.0};
    double way = 0.0;
    int frames = 0;

    void add(glm::dvec2 step)
    {
        sum += step;
        way += glm::length(step);
        ++frames;
    }
};

void addPlanted(const Way& foot, const Way& root, const std::vector<float>& lowest, FootMean& mean)
{
    if (foot.frames() != root.frames()) return;
    const auto [low, high] = std::minmax_element(foot.places[1].begin(), foot.places[1].end());
    const float planted = *low + float(plantedShare) * (*high - *low);
    for (std::size_t frame = 1; frame + 1 < foot.frames(); ++frame)
        if (foot.height(frame) <= planted && foot.height(frame) <= lowest[frame])
            mean.add(0.5 * (foot.ground(frame + 1) - foot.ground(frame - 1) - root.ground(frame + 1) +
                            root.ground(frame - 1)));
}

/// The speed of planted feet against the root, metres a frame; none if they do not go one way.
std::optional<double> footSpeed(const std::vector<Way>& feet, const Way& root)
{
    std::vector<float> lowest(root.frames(), std::numeric_limits<float>::max());
    for (const Way& foot : feet)
        for (std::size_t frame = 0; frame < std::min(foot.frames(), lowest.size()); ++frame)
            lowest[frame] = std::min(lowest[frame], foot.height(frame));
    FootMean mean;
    for (const Way& foot : feet) addPlanted(foot, root, lowest, mean);
    if (mean.frames == 0 || glm::length(mean.sum) < leastAgreement * mean.way) return std::nullopt;
    return glm::length(mean.sum) / mean.frames;
}

} // namespace

std::optional<GroundSpeed> groundSpeed(const ClipMotions& motions, ClipId clip, const Skeleton& skeleton,
                                       FrameRange range, FrameRate rate)
{
    const auto ofRoot = meanSignal(motions, clip, MotionSignal::Speed, range);
    if (!ofRoot) return std::nullopt;
    const auto moving = motions.groundVelocity(clip);
    if (moving && glm::length(*moving) > 0.0f) return GroundSpeed{double(glm::length(*moving)), true};

    const Way root = wayOf(motions, clip, {}, range);
    if (root.frames() < 3) return GroundSpeed{*ofRoot, false};
    const double seconds = rate.seconds(1);
    const double gone =
        glm::distance(root.ground(root.frames() - 1), root.ground(0)) / (double(root.frames() - 1) * seconds);
    std::vector<Way> feet;
    for (const Limb& foot : motions.feet(clip))
        if (std::size_t(foot.contact) < skeleton.jointCount()) // else it was read anew meanwhile
            feet.push_back(wayOf(motions, clip, skeleton[foot.contact].name, range));
    const double ofFeet = footSpeed(feet, root).value_or(0.0) / seconds;
    const bool isInPlace = ofFeet >= slowestFeet && gone <= rootShare * ofFeet;
    return isInPlace ? GroundSpeed{ofFeet, true} : GroundSpeed{*ofRoot, false};
}

} // namespace tagline
