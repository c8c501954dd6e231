#include "core/search/features/FeatureSchema.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace tagline {
namespace {

/// Fault of a channel in words; empty if there is none.
std::string channelProblem(const FeatureChannel& channel)
{
    if (!(channel.weight >= 0.0 && channel.weight <= FeatureSchema::mostWeight))
        return "has a weight that is not from 0 to 10";
    if (!(std::abs(channel.seconds) <= FeatureSchema::mostSeconds))
        return "has a time that is not within 2 seconds";
    if (std::size_t(channel.part) >= rowPartCount) return "is of a part of the body that there is not";
    return {};
}

Error schemaError(std::string why) { return {"search.schema", std::move(why), {}}; }

} // namespace

FeatureSchema::FeatureSchema(std::vector<FeatureChannel> channels)
    : m_channels(std::move(channels))
    , m_firsts{0}
{
    for (const FeatureChannel& channel : m_channels)
        m_firsts.push_back(m_firsts.back() + numbersOf(channel.kind));
}

Result<FeatureSchema> FeatureSchema::of(std::vector<FeatureChannel> channels)
{
    for (std::size_t i = 0; i < channels.size(); ++i)
        if (const std::string problem = channelProblem(channels[i]); !problem.empty())
            return schemaError("channel " + std::to_string(i + 1) + ' ' + problem);
    const auto counts = [](const FeatureChannel& channel) { return channel.weight > 0.0; };
    if (std::none_of(channels.begin(), channels.end(), counts))
        return schemaError("no channel counts: give one a weight above 0");
    FeatureSchema schema(std::move(channels));
    if (schema.numbers() > mostNumbers)
        return schemaError("its channels have " + std::to_string(schema.numbers()) +
                           " numbers: there can be 128");
    return schema;
}

FeatureSchema FeatureSchema::steering(double follow, double flow)
{
    std::vector<FeatureChannel> channels;
    const auto part = [&](FeatureKind kind, RowPart of, double weight) {
        channels.push_back({kind, of, 0.0, weight * flow});
    };
    part(FeatureKind::PartPlace, RowPart::LeftFoot, 0.75);
    part(FeatureKind::PartPlace, RowPart::RightFoot, 0.75);
    part(FeatureKind::PartVelocity, RowPart::LeftFoot, 1.0);
    part(FeatureKind::PartVelocity, RowPart::RightFoot, 1.0);
    part(FeatureKind::PartVelocity, RowPart::Hips, 1.0);
    for (const auto& [kind, weight] :
         {std::pair(FeatureKind::PathPlace, 1.0), {FeatureKind::PathFacing, 1.5}})
        for (const int thirds : {1, 2, 3})
            channels.push_back({kind, RowPart::Hips, thirds / 3.0, weight * follow});
    return FeatureSchema(std::move(channels));
}

RowParts FeatureSchema::parts() const
{
    RowParts parts = 0;
    for (const FeatureChannel& channel : m_channels)
        if (isOfPart(channel.kind)) parts |= RowParts(1u << std::size_t(channel.part));
    return parts;
}

} // namespace tagline
