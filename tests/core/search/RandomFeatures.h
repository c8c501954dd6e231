#pragma once

// Stores of random rows, for the oracle tests of the search and for its benchmark.

#include "core/search/SearchIndex.h"

#include <cmath>
#include <random>

namespace tagline::test {

/// A body that wanders: each number goes on from row to row as motion does, for so many rows.
inline BodyRows wanderingBody(std::size_t rows, std::mt19937& random)
{
    std::normal_distribution<float> step;
    BodyRows body;
    body.frames = Frame(rows);
    body.rowsPerSecond = 30.0;
    body.legLength = 1.0f;
    body.parts = RowParts((1u << rowPartCount) - 1);
    std::array<glm::vec3, rowPartCount> way{};
    float turn = 0.0f, speed = 0.0f;
    BodyRow row;
    for (std::size_t at = 0; at < rows; ++at) {
        turn = 0.95f * turn + 0.02f * step(random);
        speed = 0.95f * speed + 0.01f * step(random);
        row.facing += turn;
        row.root += overGround(row.facing, glm::vec2(0.0f, speed));
        for (std::size_t part = 0; part < rowPartCount; ++part) {
            way[part] = 0.9f * way[part] + 0.1f * glm::vec3(step(random), step(random), step(random));
            const glm::vec2 ground = row.root + overGround(row.facing, {way[part].x, way[part].z});
            row.places[part] = {ground.x, way[part].y, ground.y};
        }
        body.rows.push_back(row);
    }
    return body;
}

/// A library of wandering clips with at least so many rows.
inline FeatureStore wanderingStore(std::size_t rows, std::size_t rowsPerClip, bool holdsMirrors,
                                   unsigned seed)
{
    std::mt19937 random(seed);
    std::vector<FeatureSource> clips;
    for (std::size_t held = 0; held < rows; held += rowsPerClip * (holdsMirrors ? 2 : 1))
        clips.push_back({wanderingBody(rowsPerClip, random), false});
    return FeatureStore(FeatureSchema::steering(), clips, holdsMirrors);
}

inline std::vector<std::uint32_t> everyRow(const FeatureStore& store)
{
    std::vector<std::uint32_t> rows(store.rowCount());
    for (std::uint32_t row = 0; row < rows.size(); ++row) rows[row] = row;
    return rows;
}

/// As steering asks: the pose of one row with the path of another.
inline std::vector<float> steeringQuery(const FeatureStore& store, std::mt19937& random)
{
    const auto any = [&] { return std::uint32_t(random() % store.rowCount()); };
    std::vector<float> query = store.rowNumbers(any());
    const std::vector<float> path = store.rowNumbers(any());
    for (std::size_t n = 15; n < query.size(); ++n) query[n] = path[n];
    return query;
}

} // namespace tagline::test
