#pragma once

// Model files and sidecars that are small enough to be written by a test.

#include <QByteArray>

namespace tagline::test {

/// Two joints at 30 frames a second.
QByteArray smallBvh(int frames);

/// Two nodes and three clips of three frames: "run", "run" again, and "idle".
QByteArray smallGltf();

/// The sidecar of a model file with these entries of clips.
QByteArray sidecar(const QByteArray& source, const QByteArray& clips);

/// A sidecar's entry of a clip at 30 frames a second, with tags as in `"Run":[[0,10]]`, and captions as in
/// `{"range":[0,5],"text":"runs"}`, and properties as in `"slope":[[0,5,0.5]]`.
QByteArray clipEntry(const QByteArray& name, int frames, const QByteArray& tags,
                     const QByteArray& captions = {}, const QByteArray& properties = {});

} // namespace tagline::test
