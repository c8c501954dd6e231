#pragma once

// BlendSpace says how much each of some samples counts at a place among them: clips by speed and turn rate,
// poses by where they aim.
//
//   turn rate   ·──────·        samples are the corners of triangles (Triangulation.h); a place within one
//     ↑         │ ╲  p │        takes of its three corners, so that the weighted mean of the samples is the
//     └→ speed  ·──────·        place itself; a place outside counts as the nearest on the border

#include <glm/vec2.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace tagline {

class BlendSpace
{
public:
    BlendSpace() = default;
    /// Samples may be any number anywhere: one counts always, two and those on a line are blended between
    /// neighbours, and those that nearly coincide (within an 8000th of the extent) share alike. Units of the
    /// axes need not compare: each is measured by its extent. A coordinate that is not a number counts as 0.
    explicit BlendSpace(std::span<const glm::dvec2> samples);

    std::size_t sampleCount() const { return m_siteOfSample.size(); }
    /// Fills in one weight a sample: 0 … 1, their sum 1 (to rounding); at a sample exactly 1 for it, or its
    /// share among those that coincide. Weights change without a jump as the place does. Expects a place that
    /// is a number, and as many weights as samples.
    void weigh(glm::dvec2 place, std::span<float> weights) const;
    std::vector<float> weights(glm::dvec2 place) const;
    /// The place, or the nearest on the border where it lies outside, each axis measured by its extent. The
    /// same place where there are no samples.
    glm::dvec2 within(glm::dvec2 place) const;

    /// Pairs of samples that are neighbours, each once: for drawing.
    std::vector<std::array<std::uint32_t, 2>> edges() const;
    /// The smallest and the largest coordinates; 0 without samples.
    glm::dvec2 lowest() const { return m_lowest; }
    glm::dvec2 highest() const { return m_lowest + m_extent; }

private:
    /// A place as a mean of sites.
    struct Mean
    {
        std::array<std::uint32_t, 3> sites{};
        std::array<double, 3> weights{};
    };

    glm::dvec2 normalised(glm::dvec2 place) const;
    void peel(std::vector<std::array<std::uint32_t, 2>> border);
    Mean meanAt(glm::dvec2 normalisedPlace) const;
    Mean onBorder(glm::dvec2 normalisedPlace) const;

    glm::dvec2 m_lowest{0.0};
    glm::dvec2 m_extent{0.0};
    std::vector<glm::dvec2> m_samples; ///< normalised
    std::vector<std::uint32_t> m_siteOfSample;
    std::vector<std::uint32_t> m_firstSample; ///< of each site
    std::vector<float> m_share;               ///< of each site's samples: 1 / their number
    std::vector<glm::dvec2> m_sites;          ///< different places of the grid, normalised
    std::vector<std::array<std::uint32_t, 3>> m_triangles;
    std::vector<std::array<std::uint32_t, 2>> m_border;
};

} // namespace tagline
