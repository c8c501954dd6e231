#pragma once

// The value of one KeyTrack at any time: what SamplingJob does for each part of each channel.

#include "core/animation/clips/KeyTrack.h"
#include "core/animation/clips/SamplingJob.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <span>

namespace tagline {

/// The last key at or before `frame`. Expects a frame at or after the first key. The hint's key and the next
/// are tried first, then a binary search; the hint becomes the key found.
std::uint32_t keyBefore(std::span<const float> times, double frame, std::uint32_t& hint);

/// The track's value at a frame. Expects a track with keys.
float sampledValue(const KeyTrack<float>& track, double frame, std::uint32_t& hint);
glm::vec3 sampledValue(const KeyTrack<glm::vec3>& track, double frame, std::uint32_t& hint);
/// The sampled rotation, of unit length.
glm::quat sampledValue(const KeyTrack<glm::quat>& track, double frame, RotationInterpolation rotations,
                       std::uint32_t& hint);

} // namespace tagline
