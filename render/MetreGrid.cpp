#include "render/MetreGrid.h"

#include <glm/geometric.hpp>
#include <glm/vec2.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <span>

namespace tagline {
namespace {

constexpr float levelSlope = 0.01f; ///< sine of the steepest pitch that is level
constexpr float mostOfWidth = 0.4f; ///< of a scale bar
constexpr float groundReach = 7.0f; ///< half the ground's line, in distances of the camera
constexpr float groundWidth = 1.5f; ///< pixels

// The mark, in device-independent pixels.
constexpr float markMargin = 16.0f;
constexpr float markTick = 6.0f;
constexpr float strokeWidth = 1.5f;
constexpr float markText = 10.0f;   ///< high
constexpr float glyphPixel = 1.6f;  ///< a unit of the letters below
constexpr float markTextGap = 5.0f; ///< between the bar and its text

/// A power of ten that is not larger.
float tenBelow(float metres)
{
    return std::pow(10.0f, std::floor(std::log10(std::max(metres, 1e-6f)) + 1e-4f));
}

glm::vec3 pictureRight(const Camera& camera)
{
    return {camera.view[0][0], camera.view[1][0], camera.view[2][0]};
}
glm::vec3 pictureUp(const Camera& camera)
{
    return {camera.view[0][1], camera.view[1][1], camera.view[2][1]};
}

/// The letters that scales need, as strokes: points in units, y upwards, six high.
struct GlyphStroke
{
    glm::vec2 from, to;
};
struct Glyph
{
    float width;
    std::span<const GlyphStroke> strokes;
};

Glyph glyphOf(char letter)
{
    static constexpr std::array<GlyphStroke, 4> zero{
        {{{0, 0}, {3, 0}}, {{3, 0}, {3, 6}}, {{3, 6}, {0, 6}}, {{0, 6}, {0, 0}}}};
    static constexpr std::array<GlyphStroke, 2> one{{{{1.5f, 0}, {1.5f, 6}}, {{1.5f, 6}, {0, 4.5f}}}};
    static constexpr std::array<GlyphStroke, 1> point{{{{0, 0}, {0, 0}}}};
    static constexpr std::array<GlyphStroke, 4> metre{
        {{{0, 0}, {0, 4}}, {{0, 4}, {5, 4}}, {{5, 4}, {5, 0}}, {{2.5f, 4}, {2.5f, 0}}}};
    switch (letter) {
    case '0':
        return {3.0f, zero};
    case '1':
        return {1.5f, one};
    case '.':
        return {0.0f, point};
    case 'm':
        return {5.0f, metre};
    default:
        return {1.0f, {}};
    }
}

/// Puts lines into the plane of the picture, by pixels from its lower left.
class PictureLines
{
public:
    PictureLines(const Camera& camera, float width, float height, const glm::vec4& colour, float lineWidth)
        : m_right(pictureRight(camera))
        , m_up(pictureUp(camera))
        , m_metresPerPixel(picturedHeight(camera) / std::max(height, 1.0f))
        , m_colour(colour)
        , m_width(lineWidth)
    {
        m_corner = camera.target - m_metresPerPixel * 0.5f * (width * m_right + height * m_up);
    }

    void add(glm::vec2 from, glm::vec2 to) { m_lines.push_back({at(from), at(to), m_colour, m_width}); }
    std::vector<DrawnLine> lines() && { return std::move(m_lines); }

private:
    glm::vec3 at(glm::vec2 pixel) const
    {
        return m_corner + m_metresPerPixel * (pixel.x * m_right + pixel.y * m_up);
    }

    glm::vec3 m_right, m_up, m_corner{0.0f};
    float m_metresPerPixel;
    glm::vec4 m_colour;
    float m_width;
    std::vector<DrawnLine> m_lines;
};

} // namespace

bool isOrthographic(const Camera& camera) { return camera.projection[3][3] == 1.0f; }

bool isLevel(const Camera& camera) { return std::abs(camera.view[1][2]) < levelSlope; }

MetreGrid metreGrid(float heightMetres)
{
    const float strong = tenBelow(heightMetres);
    return {strong / 10.0f,
            std::clamp(1.0f - std::log10(std::max(heightMetres, 1e-6f) / strong), 0.0f, 1.0f)};
}

float picturedHeight(const Camera& camera) { return 2.0f / camera.projection[1][1]; }

float picturedWidth(const Camera& camera) { return 2.0f / camera.projection[0][0]; }

ScaleBar scaleBar(const Camera& camera)
{
    const float width = picturedWidth(camera);
    const float metres = tenBelow(mostOfWidth * width);
    return {metres, metres / width};
}

std::string scaleText(float metres)
{
    const int digits = int(std::lround(std::log10(std::max(metres, 1e-9f))));
    const std::string number = digits >= 0 ? "1" + std::string(std::size_t(digits), '0')
                                           : "0." + std::string(std::size_t(-digits - 1), '0') + "1";
    return number + " m";
}

std::optional<DrawnLine> groundLine(const Camera& camera, const glm::vec4& colour)
{
    if (!isOrthographic(camera) || !isLevel(camera)) return std::nullopt;
    const glm::vec3 middle(camera.target.x, 0.0f, camera.target.z);
    const glm::vec3 half = camera.distance * groundReach * pictureRight(camera);
    return DrawnLine{middle - half, middle + half, colour, groundWidth};
}

std::vector<DrawnLine> scaleMark(const Camera& camera, float width, float height, float pixelRatio,
                                 const glm::vec4& colour)
{
    const ScaleBar bar = scaleBar(camera);
    PictureLines lines(camera, width, height, colour, strokeWidth);
    const glm::vec2 left(markMargin * pixelRatio, height - (markMargin + markText) * pixelRatio);
    const glm::vec2 right = left + glm::vec2(bar.share * width, 0.0f);
    const glm::vec2 tick(0.0f, markTick * pixelRatio);
    lines.add(left, right);
    lines.add(left, left + tick);
    lines.add(right, right + tick);
    glm::vec2 place = right + glm::vec2(markTextGap + glyphPixel, 0.0f) * pixelRatio;
    for (const char letter : scaleText(bar.metres)) {
        const Glyph glyph = glyphOf(letter);
        for (const GlyphStroke& stroke : glyph.strokes)
            lines.add(place + stroke.from * glyphPixel * pixelRatio,
                      place + stroke.to * glyphPixel * pixelRatio);
        place.x += (glyph.width + 1.8f) * glyphPixel * pixelRatio;
    }
    return std::move(lines).lines();
}

} // namespace tagline
