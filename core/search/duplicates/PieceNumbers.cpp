#include "core/search/duplicates/PieceNumbers.h"

#include <cmath>
#include <utility>

namespace tagline {
namespace {

/// No part stands in two of them: then the squared change of a distance is at most twice the sum of the
/// squared ways that both parts have moved.
constexpr std::array<std::pair<RowPart, RowPart>, 5> measuredPairs{{{RowPart::LeftElbow, RowPart::RightElbow},
                                                                    {RowPart::LeftHand, RowPart::RightHand},
                                                                    {RowPart::LeftKnee, RowPart::RightKnee},
                                                                    {RowPart::LeftFoot, RowPart::RightFoot},
                                                                    {RowPart::Hips, RowPart::Head}}};

float apartOverGround(const glm::vec3& a, const glm::vec3& b)
{
    const float x = a.x - b.x, z = a.z - b.z;
    return std::sqrt(x * x + z * z);
}

bool holdsPair(RowParts parts, RowPart a, RowPart b)
{
    return holdsPart(parts, std::size_t(a)) && holdsPart(parts, std::size_t(b));
}

std::size_t partsIn(RowParts parts)
{
    std::size_t count = 0;
    for (std::size_t part = 0; part < rowPartCount; ++part) count += holdsPart(parts, part) ? 1 : 0;
    return count;
}

float meanHeight(std::span<const CopyRow> rows, RowParts parts)
{
    float sum = 0.0f;
    for (const CopyRow& row : rows)
        for (std::size_t part = 0; part < rowPartCount; ++part)
            if (holdsPart(parts, part)) sum += row[part].y;
    return sum / float(rows.size() * partsIn(parts));
}

/// Writes the numbers of one half; `share` is its part of all rows and parts.
void writeHalf(std::span<const CopyRow> rows, RowParts parts, float height, float share, std::span<float> to)
{
    const float rowShare = 1.0f / float(rows.size());
    const float heightWeight = std::sqrt(share), pairWeight = std::sqrt(0.5f * share);
    for (std::size_t part = 0; part < rowPartCount; ++part) {
        if (!holdsPart(parts, part)) continue;
        float sum = 0.0f;
        for (const CopyRow& row : rows) sum += row[part].y;
        to[part] = heightWeight * (sum * rowShare - height);
    }
    for (std::size_t pair = 0; pair < measuredPairs.size(); ++pair) {
        const auto [a, b] = measuredPairs[pair];
        if (!holdsPair(parts, a, b)) continue;
        float sum = 0.0f;
        for (const CopyRow& row : rows) sum += apartOverGround(row[std::size_t(a)], row[std::size_t(b)]);
        to[rowPartCount + pair] = pairWeight * sum * rowShare;
    }
}

} // namespace

PieceNumbers pieceNumbers(std::span<const CopyRow> rows, RowParts parts)
{
    PieceNumbers made{};
    const std::size_t half = rows.size() / 2;
    const float all = float(rows.size() * partsIn(parts));
    const float height = meanHeight(rows, parts);
    constexpr std::size_t ofHalf = rowPartCount + measuredPairs.size();
    const std::span<float> to(made);
    writeHalf(rows.first(half), parts, height, float(half) / all, to.first(ofHalf));
    writeHalf(rows.subspan(half), parts, height, float(rows.size() - half) / all, to.subspan(ofHalf, ofHalf));
    constexpr auto chest = std::size_t(RowPart::Chest);
    if (!holdsPart(parts, chest)) return made;
    float way = 0.0f;
    for (std::size_t row = 0; row < half; ++row)
        way += apartOverGround(rows[row][chest], rows[rows.size() - half + row][chest]);
    made[2 * ofHalf] = std::sqrt(0.5f * float(half) / all) * way / float(half);
    return made;
}

} // namespace tagline
