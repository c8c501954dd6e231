#include "core/animation/figure/Transform.h"

#include "core/animation/figure/Finite.h"

#include <glm/geometric.hpp>

#include <array>
#include <cmath>

namespace tagline {
namespace {

constexpr float smallest = 1e-20f;

/// A unit vector at right angles to a unit vector.
glm::vec3 perpendicular(const glm::vec3& axis)
{
    const glm::vec3 other = std::abs(axis.x) < 0.6f ? glm::vec3(1, 0, 0) : glm::vec3(0, 1, 0);
    return glm::normalize(glm::cross(axis, other));
}

/// Unit columns at right angles to each other, near to the given unit or zero columns.
/// A column that is missing, or lies along another, is made up from the others.
glm::mat3 orthonormal(const std::array<glm::vec3, 3>& columns)
{
    glm::mat3 basis(0.0f);
    std::array<bool, 3> isKnown{};
    for (int i = 0; i < 3; ++i) {
        glm::vec3 rest = columns[std::size_t(i)];
        for (int j = 0; j < i; ++j) rest -= basis[j] * glm::dot(basis[j], rest);
        const float length = glm::length(rest);
        isKnown[std::size_t(i)] = length > 1e-4f;
        if (isKnown[std::size_t(i)]) basis[i] = rest / length;
    }
    const int known = isKnown[0] + isKnown[1] + isKnown[2];
    if (known == 0) return glm::mat3(1.0f);
    if (known == 1) {
        const int i = isKnown[0] ? 0 : isKnown[1] ? 1 : 2;
        basis[(i + 1) % 3] = perpendicular(basis[i]);
        isKnown[std::size_t((i + 1) % 3)] = true;
    }
    for (int i = 0; i < 3; ++i)
        if (!isKnown[std::size_t(i)]) basis[i] = glm::cross(basis[(i + 1) % 3], basis[(i + 2) % 3]);
    return basis;
}

} // namespace

glm::mat4 Transform::matrix() const
{
    const glm::mat3 axes = glm::mat3_cast(rotation);
    return {glm::vec4(axes[0] * scale.x, 0.0f), glm::vec4(axes[1] * scale.y, 0.0f),
            glm::vec4(axes[2] * scale.z, 0.0f), glm::vec4(translation, 1.0f)};
}

Transform decomposed(const glm::mat4& matrix)
{
    Transform transform;
    const glm::vec3 translation(matrix[3]);
    if (isFinite(translation)) transform.translation = translation;

    std::array<glm::vec3, 3> columns;
    for (int i = 0; i < 3; ++i) {
        const glm::vec3 column(matrix[i]);
        const float length = glm::length(column);
        if (!std::isfinite(length)) return transform;
        transform.scale[i] = length > smallest ? length : 0.0f;
        columns[std::size_t(i)] = length > smallest ? column / length : glm::vec3(0.0f);
    }
    if (glm::dot(glm::cross(columns[0], columns[1]), columns[2]) < 0.0f) {
        transform.scale.x = -transform.scale.x;
        columns[0] = -columns[0];
    }
    glm::mat3 basis = orthonormal(columns);
    if (glm::determinant(basis) < 0.0f) basis[0] = -basis[0];
    transform.rotation = glm::normalize(glm::quat_cast(basis));
    return transform;
}

} // namespace tagline
