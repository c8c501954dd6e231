#include "core/search/likeness/LikenessRows.h"

#include "core/search/features/GroundView.h"
#include "core/search/features/RobustDeviation.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr double wantedPerSecond = 10.0;
constexpr double leastDeviation = 1e-5;

void put(const glm::vec3& value, std::size_t at, LikenessRow& row)
{
    row[at] = value.x;
    row[at + 1] = value.y;
    row[at + 2] = value.z;
}

LikenessRow likenessRow(const BodyRows& body, std::size_t at)
{
    const BodyRow& now = body.rows[at];
    const std::size_t before = at == 0 ? 0 : at - 1, after = std::min(at + 1, body.rows.size() - 1);
    const float perSecond = after == before ? 0.0f : float(body.rowsPerSecond / double(after - before));
    LikenessRow row{};
    for (std::size_t part = 0; part < rowPartCount; ++part) {
        if (!holdsPart(body.parts, part)) continue;
        const glm::vec3 place = now.places[part] - glm::vec3(now.root.x, 0.0f, now.root.y);
        const glm::vec3 way = body.rows[after].places[part] - body.rows[before].places[part];
        put(seenFrom(now.facing, place), LikenessGroups::places + part * 3, row);
        put(seenFrom(now.facing, way * perSecond), LikenessGroups::velocities + part * 3, row);
    }
    const glm::vec2 velocity =
        seenFrom(now.facing, (body.rows[after].root - body.rows[before].root) * perSecond);
    row[LikenessGroups::root] = velocity.x;
    row[LikenessGroups::root + 1] = velocity.y;
    row[LikenessGroups::root + 2] = std::sqrt(velocity.x * velocity.x + velocity.y * velocity.y);
    row[LikenessGroups::root + 3] = (body.rows[after].facing - body.rows[before].facing) * perSecond;
    return row;
}

/// Numbers that are divided by one deviation.
struct Channel
{
    std::size_t first = 0;
    std::size_t count = 1;
    int part = -1;      ///< −1: the root
    double share = 0.0; ///< of the weight, for each of its numbers
};

std::vector<Channel> channels()
{
    using Groups = LikenessGroups;
    constexpr double all = Groups::allWeight;
    constexpr double numbersOfParts = double(rowPartCount * 3);
    std::vector<Channel> made;
    for (std::size_t part = 0; part < rowPartCount; ++part) {
        made.push_back(
            {Groups::places + part * 3, 3, int(part), Groups::placesWeight / all / numbersOfParts});
        made.push_back(
            {Groups::velocities + part * 3, 3, int(part), Groups::velocitiesWeight / all / numbersOfParts});
    }
    for (const auto& [first, count] : {std::pair(0u, 2u), std::pair(2u, 1u), std::pair(3u, 1u)})
        made.push_back({Groups::root + first, count, -1, Groups::rootWeight / all / 4.0});
    return made;
}

/// How much a number differs over the clips that have it.
double deviation(std::span<const LikenessRows> clips, std::size_t number, int part)
{
    const auto has = [&](const LikenessRows& clip) {
        return part < 0 || holdsPart(clip.parts, std::size_t(part));
    };
    std::size_t count = 0;
    for (const LikenessRows& clip : clips) count += has(clip) ? clip.rows.size() : 0;
    const std::size_t every = deviationStep(count);
    std::vector<float> numbers;
    std::size_t at = 0;
    for (const LikenessRows& clip : clips) {
        if (!has(clip)) continue;
        for (const LikenessRow& row : clip.rows)
            if (at++ % every == 0) numbers.push_back(row[number]);
    }
    return robustDeviation(numbers).deviation;
}

/// The mean of a part's and that of the part on the other side, so that mirrored rows are scaled alike.
double sidesDeviation(std::span<const LikenessRows> clips, const Channel& channel, std::size_t number)
{
    const double own = deviation(clips, channel.first + number, channel.part);
    if (channel.part < 0) return own;
    const int other = int(mirrored(RowPart(channel.part)));
    if (other == channel.part) return own;
    const std::size_t group = channel.first - std::size_t(channel.part) * 3;
    return 0.5 * (own + deviation(clips, group + std::size_t(other) * 3 + number, other));
}

} // namespace

LikenessRows likenessRows(const BodyRows& body)
{
    LikenessRows made;
    const auto every = std::size_t(std::max(1l, std::lround(body.rowsPerSecond / wantedPerSecond)));
    made.frames = body.frames;
    made.step = body.stride * Frame(every);
    made.parts = body.parts;
    for (std::size_t at = 0; at < body.rows.size(); at += every) made.rows.push_back(likenessRow(body, at));
    return made;
}

LikenessRows mirrored(const LikenessRows& rows)
{
    LikenessRows made = rows;
    made.parts = 0;
    for (std::size_t part = 0; part < rowPartCount; ++part)
        if (holdsPart(rows.parts, part)) made.parts |= RowParts(1u << std::size_t(mirrored(RowPart(part))));
    for (std::size_t at = 0; at < rows.rows.size(); ++at) {
        const LikenessRow& from = rows.rows[at];
        LikenessRow& to = made.rows[at];
        for (std::size_t part = 0; part < rowPartCount; ++part)
            for (const std::size_t group : {LikenessGroups::places, LikenessGroups::velocities}) {
                const float* source = &from[group + part * 3];
                put({-source[0], source[1], source[2]}, group + std::size_t(mirrored(RowPart(part))) * 3, to);
            }
        to[LikenessGroups::root] = -from[LikenessGroups::root];
        to[LikenessGroups::root + 3] = -from[LikenessGroups::root + 3];
    }
    return made;
}

LikenessRow likenessScale(std::span<const LikenessRows> clips)
{
    LikenessRow factors{};
    for (const Channel& channel : channels()) {
        double mean = 0.0;
        for (std::size_t i = 0; i < channel.count; ++i)
            mean += sidesDeviation(clips, channel, i) / double(channel.count);
        if (mean < leastDeviation) continue;
        for (std::size_t i = 0; i < channel.count; ++i)
            factors[channel.first + i] = float(std::sqrt(channel.share) / mean);
    }
    return factors;
}

void scale(LikenessRows& rows, const LikenessRow& factors)
{
    for (LikenessRow& row : rows.rows)
        for (std::size_t number = 0; number < likenessNumbers; ++number) row[number] *= factors[number];
}

} // namespace tagline
