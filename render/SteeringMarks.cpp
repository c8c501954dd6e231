#include "render/SteeringMarks.h"

#include <numbers>

namespace tagline {
namespace {

constexpr float markHeight = 0.006f; ///< metres over the ground
constexpr float objectRadius = 0.28f;  ///< metres
constexpr int ringParts = 32;
constexpr float facingLength = 0.22f; ///< metres
constexpr float lineWidth = 2.0f;     ///< pixels
constexpr float wantedDot = 9.0f;     ///< pixels
constexpr float playedDot = 5.0f;     ///< pixels
constexpr float opacity = 0.9f;

glm::vec3 over(glm::vec2 place) { return {place.x, markHeight, place.y}; }

DrawnLine line(glm::vec2 from, glm::vec2 to, float width)
{
    return {over(from), over(to), {0.0f, 0.0f, 0.0f, opacity}, width};
}

glm::vec2 ahead(const GroundStand& stand, float metres)
{
    return stand.root + overGround(stand.facing, glm::vec2(0.0f, metres));
}

void addRing(const GroundStand& object, std::vector<DrawnLine>& lines)
{
    const auto at = [&](int part) {
        constexpr float turn = 2.0f * std::numbers::pi_v<float>;
        return ahead({object.root, turn * float(part) / float(ringParts)}, objectRadius);
    };
    for (int part = 0; part < ringParts; ++part) lines.push_back(line(at(part), at(part + 1), lineWidth));
    lines.push_back(line(ahead(object, objectRadius), ahead(object, objectRadius + facingLength / 2), lineWidth));
}

} // namespace

SteeringMarks steeringMarks(const GroundStand& object, std::span<const GroundStand> wantedAhead,
                            std::span<const GroundStand> playedAhead)
{
    SteeringMarks marks;
    addRing(object, marks.wanted);
    for (const GroundStand& each : wantedAhead) {
        marks.wanted.push_back(line(each.root, each.root, wantedDot));
        marks.wanted.push_back(line(each.root, ahead(each, facingLength), lineWidth));
    }
    for (std::size_t i = 0; i < playedAhead.size(); ++i) {
        marks.played.push_back(line(playedAhead[i].root, playedAhead[i].root, playedDot));
        if (i > 0) marks.played.push_back(line(playedAhead[i - 1].root, playedAhead[i].root, lineWidth));
    }
    return marks;
}

} // namespace tagline
