#pragma once

// Clip is one take of motion: keys for joints that are named, not bound to one skeleton.

#include "core/animation/clips/KeyTrack.h"
#include "core/animation/clips/SourceRows.h"
#include "core/time/PlayedTime.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <optional>
#include <string>
#include <vector>

namespace tagline {

/// The keys of one joint, relative to its parent, in metres. An empty track leaves the skeleton's rest value.
struct JointChannel
{
    std::string joint;
    KeyTrack<glm::vec3> translation;
    KeyTrack<glm::quat> rotation;
    KeyTrack<glm::vec3> scale;
};

/// The keys of a mesh's morph target: of all meshes of that name with a target of that name.
struct MorphChannel
{
    std::string mesh;
    std::string target;
    KeyTrack<float> weights;
};

struct Clip
{
    std::string name;       ///< name in the file; the stem of the file for BVH and for clips without a name
    std::int32_t index = 0; ///< place among the clips of that name in its file
    bool isNameShared = false; ///< the file has several clips of that name, so the index is written
    std::string displayName;   ///< the file's stem where it holds one clip, else the name
    Frame frames = 1;          ///< at least 1
    FrameRate rate;
    bool isRateGuessed = false;      ///< the format lost the rate
    std::int32_t sourceChannels = 0; ///< channels as the file holds them, before repair or folding
    std::int64_t sourceKeys = 0;     ///< position, rotation and scale keys as the file holds them
    std::vector<JointChannel> channels;
    std::vector<MorphChannel> morphs;
    std::optional<SourceRows> sourceRows; ///< of files that are arrays with a row a frame

    /// The length in seconds: (frames − 1) / rate (PlayedTime.h); also the period of a loop.
    double seconds() const { return playedSeconds({0, frames}, frames, rate); }
};

} // namespace tagline
