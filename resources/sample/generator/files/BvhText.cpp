#include "resources/sample/generator/files/BvhText.h"

#include "resources/sample/generator/motion/Rotations.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace tagline::sample {

std::string number(double value, int decimals)
{
    std::array<char, 40> text{};
    const double scale = std::pow(10.0, decimals);
    std::snprintf(text.data(), text.size(), "%.*f", decimals, std::round(value * scale) / scale + 0.0);
    return text.data();
}

std::string numbers(const glm::dvec3& vector)
{
    return number(vector.x, 4) + ' ' + number(vector.y, 4) + ' ' + number(vector.z, 4);
}

glm::dvec3 bvhAngles(const glm::dquat& rotation)
{
    const glm::dmat3 m = glm::mat3_cast(rotation); // m[column][row]
    return glm::dvec3(std::atan2(-m[1][0], m[1][1]), std::asin(std::clamp(m[1][2], -1.0, 1.0)),
                      std::atan2(-m[0][2], m[2][2])) /
           degree;
}

} // namespace tagline::sample
