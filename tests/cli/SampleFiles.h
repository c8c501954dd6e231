#pragma once

// Model files that are small enough to be written by a test.

#include <QByteArray>

namespace tagline::test {

/// Two joints at 30 frames a second.
QByteArray smallBvh(int frames);

/// Two nodes and three clips of three frames: "run", "run" again, and "idle".
QByteArray smallGltf();

} // namespace tagline::test
