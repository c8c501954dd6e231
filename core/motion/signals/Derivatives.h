#pragma once

// Derivatives are how fast a curve over frames changes, and how fast that changes, measured over a window of
// frames.
//
// A parabola is fitted (least squares) to the 2m+1 frames around a frame; its slope and its curvature there
// are the answer. With h seconds a frame:
//
//     slope      p′ ≈ Σ k·(p[i+k] − p[i−k]) / (2h·Σ k²)                          k = 1 … m
//     curvature  p″ ≈ Σ w[k]·(p[i+k] + p[i−k] − 2p[i]) / h²,   w[k] = 2(k² − k̄) / (S − N·k̄²)
//                k̄ = m(m+1)/3, N = 2m+1, S = 2·Σ k⁴
//
// m = 1 are the plain central differences (p[i+1] − p[i−1]) / 2h and (p[i+1] − 2p[i] + p[i−1]) / h². Within m
// frames of an end the parabola of the outermost 2m+1 frames is taken: one-sided there, with m = 1 the slope
// (−3p[0] + 4p[1] − p[2]) / 2h. A uniform motion and a uniformly accelerated one get their exact values at
// every frame. Two frames have the slope of the line through them and no curvature; one frame has neither.

#include "core/time/FrameRate.h"

#include <span>

namespace tagline {

/// The m of a window of so many seconds: half of its frames, rounded, at least 1, at most what the clip has
/// room for ((frames − 1) / 2, which is 0 for one and two frames). Expects a number that is not negative.
int windowReach(double seconds, FrameRate rate, Frame frames);

/// Units a second. Expects spans of one length, an m of windowReach() for it, and values that are finite.
void slopes(std::span<const float> values, int reach, double framesPerSecond, std::span<float> out);
void slopes(std::span<const double> values, int reach, double framesPerSecond, std::span<float> out);

/// Units a second a second. Expects the same.
void curvatures(std::span<const float> values, int reach, double framesPerSecond, std::span<float> out);

} // namespace tagline
