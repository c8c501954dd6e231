#include "core/search/features/FeatureRows.h"

#include <cmath>

namespace tagline {
namespace {

void writeGround(glm::vec2 seen, float* to)
{
    to[0] = seen.x;
    to[1] = seen.y;
}

void writeSpace(glm::vec3 seen, float* to)
{
    to[0] = seen.x;
    to[1] = seen.y;
    to[2] = seen.z;
}

/// A channel of the path: how a stand is seen from another.
void writePath(FeatureKind kind, const GroundStand& now, const GroundStand& then, float* to)
{
    if (kind == FeatureKind::PathPlace) return writeGround(seenFrom(now.facing, then.root - now.root), to);
    const float turn = then.facing - now.facing;
    writeGround({std::sin(turn), std::cos(turn)}, to);
}

void writeChannel(const FeatureChannel& channel, const BodyRows& body, const BodyWay& way, std::size_t row,
                  float* to)
{
    const BodyRow& now = body.rows[row];
    switch (channel.kind) {
    case FeatureKind::PartPlace: {
        const glm::vec3 root(now.root.x, 0.0f, now.root.y);
        return writeSpace(seenFrom(now.facing, now.places[std::size_t(channel.part)] - root), to);
    }
    case FeatureKind::PartVelocity:
        return writeSpace(seenFrom(now.facing, way.velocity(channel.part, row)), to);
    case FeatureKind::RootVelocity:
        return writeGround(seenFrom(now.facing, way.rootVelocity(row)), to);
    case FeatureKind::TurnRate:
        to[0] = way.turnRate(row);
        return;
    case FeatureKind::PathPlace:
    case FeatureKind::PathFacing:
        return writePath(channel.kind, {now.root, now.facing},
                         way.standAt(way.rowSeconds(row) + channel.seconds), to);
    }
}

} // namespace

std::vector<float> featureRows(const FeatureSchema& schema, const BodyRows& body, bool isLoop)
{
    if (body.rows.empty()) return {};
    const BodyWay way(body, isLoop);
    std::vector<float> numbers(body.rows.size() * schema.numbers());
    for (std::size_t row = 0; row < body.rows.size(); ++row)
        for (std::size_t channel = 0; channel < schema.channels().size(); ++channel)
            writeChannel(schema.channels()[channel], body, way, row,
                         &numbers[row * schema.numbers() + schema.firstNumber(channel)]);
    return numbers;
}

void writePathAhead(const FeatureSchema& schema, const GroundStand& now,
                    const std::function<GroundStand(double seconds)>& ahead, std::span<float> row)
{
    for (std::size_t i = 0; i < schema.channels().size(); ++i) {
        const FeatureChannel& channel = schema.channels()[i];
        if (!isOfPath(channel.kind) || channel.seconds <= 0.0) continue;
        writePath(channel.kind, now, ahead(channel.seconds), &row[schema.firstNumber(i)]);
    }
}

} // namespace tagline
