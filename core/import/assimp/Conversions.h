#pragma once

// Assimp's values as ours.

#include "core/animation/figure/Finite.h"

#include <assimp/color4.h>
#include <assimp/matrix4x4.h>
#include <assimp/quaternion.h>
#include <assimp/types.h>
#include <assimp/vector3.h>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>

#include <string>

namespace tagline {

inline glm::vec3 converted(const aiVector3D& v) { return {v.x, v.y, v.z}; }
inline glm::quat converted(const aiQuaternion& q) { return {q.w, q.x, q.y, q.z}; }
inline glm::vec4 converted(const aiColor4D& c) { return {c.r, c.g, c.b, c.a}; }

/// Assimp keeps rows, GLM columns. A matrix with an element that is not finite becomes the identity.
inline glm::mat4 converted(const aiMatrix4x4& m)
{
    const glm::mat4 matrix(m.a1, m.b1, m.c1, m.d1, m.a2, m.b2, m.c2, m.d2, m.a3, m.b3, m.c3, m.d3, m.a4, m.b4,
                           m.c4, m.d4);
    return isFinite(matrix) ? matrix : glm::mat4(1.0f);
}

inline glm::mat4 scaling(float factor) { return glm::scale(glm::mat4(1.0f), glm::vec3(factor)); }

/// A name as in the file, with any bytes.
inline std::string rawName(const aiString& name) { return {name.data, name.length}; }

} // namespace tagline
