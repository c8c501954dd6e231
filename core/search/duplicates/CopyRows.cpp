#include "core/search/duplicates/CopyRows.h"

#include <glm/common.hpp>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

/// Slower motion says nothing of what lies between its rows, and a file may claim that they are days apart.
constexpr double leastRowsPerSecond = 1.0;

/// A part's place in sums of squares: three numbers that are added and taken away.
struct PlaceSums
{
    glm::dvec3 sum{0.0};
    double squares = 0.0;

    void take(const glm::dvec3& place, double sign)
    {
        sum += sign * place;
        squares += sign * (place.x * place.x + place.y * place.y + place.z * place.z);
    }
    /// Of squared distances from the mean.
    double spread(double count) const
    {
        return squares - (sum.x * sum.x + sum.y * sum.y + sum.z * sum.z) / count;
    }
};

} // namespace

FrameRange CopyRows::framesOf(std::size_t firstRow, std::size_t rowCount) const
{
    const auto frameAt = [&](std::size_t row) {
        return Frame(std::llround(double(row) / copyRowsPerSecond * framesPerSecond));
    };
    const Frame start = std::clamp<Frame>(frameAt(firstRow), 0, std::max<Frame>(frames - 1, 0));
    return {start, std::clamp<Frame>(frameAt(firstRow + rowCount), std::min(start + 1, frames), frames)};
}

CopyRows copyRows(const BodyRows& body)
{
    CopyRows made;
    made.frames = body.frames;
    made.framesPerSecond = body.rowsPerSecond * double(body.stride);
    made.parts = body.parts;
    if (body.rows.empty() || !(body.rowsPerSecond >= leastRowsPerSecond)) return made;
    const double last = double(body.rows.size() - 1);
    const auto count = std::size_t(std::floor(last / body.rowsPerSecond * copyRowsPerSecond + 1e-6)) + 1;
    made.rows.reserve(count);
    for (std::size_t row = 0; row < count; ++row) {
        const double at = std::min(double(row) / copyRowsPerSecond * body.rowsPerSecond, last);
        const auto before = std::size_t(at);
        const std::size_t after = std::min(before + 1, body.rows.size() - 1);
        CopyRow between;
        for (std::size_t part = 0; part < rowPartCount; ++part)
            between[part] = glm::mix(body.rows[before].places[part], body.rows[after].places[part],
                                     float(at - double(before)));
        made.rows.push_back(between);
    }
    return made;
}

CopyRows mirrored(const CopyRows& rows)
{
    CopyRows made = rows;
    made.parts = 0;
    for (std::size_t part = 0; part < rowPartCount; ++part) {
        const auto other = std::size_t(mirrored(RowPart(part)));
        if (holdsPart(rows.parts, part)) made.parts |= RowParts(1u << other);
        for (std::size_t row = 0; row < rows.rows.size(); ++row)
            made.rows[row][other] = rows.rows[row][part] * glm::vec3(-1.0f, 1.0f, 1.0f);
    }
    return made;
}

AlignedRows::AlignedRows(RowParts parts)
{
    for (std::size_t part = 0; part < rowPartCount; ++part)
        if (holdsPart(parts, part)) m_parts[m_partCount++] = std::uint8_t(part);
}

void AlignedRows::take(const CopyRow& a, const CopyRow& b, double sign)
{
    for (std::size_t i = 0; i < m_partCount; ++i) {
        const glm::dvec3 p = a[m_parts[i]], q = b[m_parts[i]];
        m_ax += sign * p.x;
        m_az += sign * p.z;
        m_bx += sign * q.x;
        m_bz += sign * q.z;
        m_squares += sign * (p.x * p.x + p.z * p.z + q.x * q.x + q.z * q.z);
        m_along += sign * (p.x * q.x + p.z * q.z);
        m_across += sign * (p.x * q.z - p.z * q.x);
        m_height += sign * (p.y - q.y);
        m_heightSquares += sign * (p.y - q.y) * (p.y - q.y);
    }
    m_count += sign * double(m_partCount);
}

double AlignedRows::cost() const
{
    const double squares = m_squares - (m_ax * m_ax + m_az * m_az + m_bx * m_bx + m_bz * m_bz) / m_count;
    const double along = m_along - (m_ax * m_bx + m_az * m_bz) / m_count;
    const double across = m_across - (m_ax * m_bz - m_az * m_bx) / m_count;
    const double ground = squares - 2.0 * std::sqrt(along * along + across * across); // turned at best
    const double height = m_heightSquares - m_height * m_height / m_count;
    return std::max(0.0, (ground + height) / m_count);
}

std::vector<float> movements(const CopyRows& rows, std::size_t count)
{
    std::vector<float> made;
    if (rows.rows.size() < count) return made;
    std::array<PlaceSums, rowPartCount> sums;
    std::size_t parts = 0;
    for (std::size_t part = 0; part < rowPartCount; ++part) parts += holdsPart(rows.parts, part) ? 1 : 0;
    for (std::size_t row = 0; row < rows.rows.size(); ++row) {
        double spread = 0.0;
        for (std::size_t part = 0; part < rowPartCount; ++part) {
            if (!holdsPart(rows.parts, part)) continue;
            if (row >= count) sums[part].take(rows.rows[row - count][part], -1.0);
            sums[part].take(rows.rows[row][part], 1.0);
            spread += sums[part].spread(double(count));
        }
        if (row + 1 >= count)
            made.push_back(
                float(std::sqrt(std::max(0.0, spread / double(count * std::max<std::size_t>(parts, 1))))));
    }
    return made;
}

} // namespace tagline
