#pragma once

// Stores of random rows, for the oracle tests of the search and for its benchmark.

#include "core/search/nearest/SearchIndex.h"

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

/// A body that walks and runs as people do: how fast, where to and in which manner changes from second to
/// second, and feet swing in step. The clip has a style of its own.
inline BodyRows strollingBody(std::size_t rows, std::mt19937& random)
{
    std::normal_distribution<float> normal;
    BodyRows body = wanderingBody(rows, random); // of which a part is left, as noise
    const auto style = [&] { return 0.15f * normal(random); };
    const float width = 0.12f + 0.2f * std::abs(style()), lift = 0.2f + style(), lean = style(),
                bob = style();
    float speed = 1.5f, wanted = 1.5f, turn = 0.0f, wantedTurn = 0.0f, phase = 0.0f, noise = 0.03f;
    BodyRow way;
    for (BodyRow& row : body.rows) {
        if (random() % 45 == 0) wanted = std::max(0.0f, 1.8f + 1.4f * normal(random));
        if (random() % 45 == 0) wantedTurn = random() % 2 == 0 ? 0.0f : normal(random);
        speed += 0.1f * (wanted - speed);
        turn += 0.1f * (wantedTurn - turn);
        phase += (0.6f + 0.4f * speed) * 2.0f * 3.14159265f / 30.0f;
        way.facing += turn / 30.0f;
        way.root += overGround(way.facing, {0.0f, speed / 30.0f});
        for (std::size_t part = 0; part < rowPartCount; ++part) {
            const bool isLeft = part % 2 == 1, isFoot = part >= std::size_t(RowPart::LeftFoot);
            const float swing = phase + (isLeft ? 0.0f : 3.14159265f);
            const glm::vec2 stray =
                seenFrom(row.facing, glm::vec2(row.places[part].x, row.places[part].z) - row.root);
            glm::vec2 seen = glm::vec2(lean, 0.05f * std::sin(2.0f * swing)) + noise * stray;
            float height = 1.0f + bob * speed * 0.1f * std::cos(2.0f * swing) + noise * row.places[part].y;
            if (isFoot) {
                seen += glm::vec2(isLeft ? width : -width, 0.28f * std::sqrt(speed) * std::cos(swing));
                height =
                    std::max(0.0f, lift * std::sqrt(speed) * std::sin(-swing)) + noise * row.places[part].y;
            }
            const glm::vec2 ground = way.root + overGround(way.facing, seen);
            way.places[part] = {ground.x, height, ground.y};
        }
        row = way;
    }
    return body;
}

/// A library of clips with at least so many rows.
inline FeatureStore randomStore(std::size_t rows, std::size_t rowsPerClip, bool holdsMirrors, unsigned seed,
                                BodyRows (*body)(std::size_t, std::mt19937&) = wanderingBody)
{
    std::mt19937 random(seed);
    std::vector<FeatureSource> clips;
    for (std::size_t held = 0; held < rows; held += rowsPerClip * (holdsMirrors ? 2 : 1))
        clips.push_back({body(rowsPerClip, random), false});
    return FeatureStore(FeatureSchema::steering(), clips, holdsMirrors);
}

inline std::vector<std::uint32_t> everyRow(const FeatureStore& store)
{
    std::vector<std::uint32_t> rows(store.rowCount());
    for (std::uint32_t row = 0; row < rows.size(); ++row) rows[row] = row;
    return rows;
}

/// As steering asks: the pose of one row with the path of another, any or one within so many rows.
inline std::vector<float> steeringQuery(const FeatureStore& store, std::mt19937& random,
                                        std::uint32_t within = 0)
{
    const auto any = [&] { return std::uint32_t(random() % store.rowCount()); };
    const std::uint32_t row = any();
    std::vector<float> query = store.rowNumbers(row);
    const std::uint32_t other =
        within == 0 ? any() : std::min(row + std::uint32_t(random() % within), store.rowCount() - 1);
    const std::vector<float> path = store.rowNumbers(other);
    for (std::size_t n = 15; n < query.size(); ++n) query[n] = path[n];
    return query;
}

} // namespace tagline::test
