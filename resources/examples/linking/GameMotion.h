#pragma once

// GameMotion stands for what a game has already: its figure and one of its motions, here read of a BVH file
// as `tagline cut --to bvh` writes it (centimetres, Y up, turns about Z, X and Y).

#include "core/animation/clips/Clip.h"
#include "core/animation/figure/Skeleton.h"

#include <glm/trigonometric.hpp>

#include <fstream>
#include <optional>

struct GameMotion
{
    std::vector<tagline::Joint> joints;
    tagline::Clip clip;
};

inline glm::vec3 metresIn(std::istream& file)
{
    glm::vec3 centimetres(0.0f);
    file >> centimetres.x >> centimetres.y >> centimetres.z;
    return centimetres / 100.0f;
}

inline glm::quat turnIn(std::istream& file)
{
    float z = 0.0f, x = 0.0f, y = 0.0f;
    file >> z >> x >> y;
    return glm::angleAxis(glm::radians(z), glm::vec3(0, 0, 1)) *
           glm::angleAxis(glm::radians(x), glm::vec3(1, 0, 0)) *
           glm::angleAxis(glm::radians(y), glm::vec3(0, 1, 0));
}

/// The figure, and how many numbers each of its joints has in a frame.
inline std::vector<int> readFigure(std::istream& file, GameMotion& motion)
{
    std::vector<int> numbers;
    std::vector<tagline::JointIndex> open;
    for (std::string word; file >> word && word != "MOTION";) {
        if (word == "ROOT" || word == "JOINT") {
            tagline::Joint joint;
            file >> joint.name;
            joint.parent = open.empty() ? tagline::noJoint : open.back();
            motion.joints.push_back(joint);
        } else if (word == "{") {
            open.push_back(tagline::JointIndex(motion.joints.size()) - 1);
        } else if (word == "}") {
            open.pop_back();
        } else if (word == "OFFSET") {
            motion.joints.back().rest.translation = metresIn(file);
        } else if (word == "CHANNELS") {
            file >> numbers.emplace_back();
        } else if (word == "End") { // of a limb
            while (file >> word && word != "}") {}
        }
    }
    return numbers;
}

/// Nothing where there is no such file.
inline std::optional<GameMotion> readGameMotion(const std::string& path)
{
    std::ifstream file(path);
    GameMotion motion;
    const std::vector<int> numbers = readFigure(file, motion);
    std::string word;
    double seconds = 0.0;
    file >> word >> motion.clip.frames >> word >> word >> seconds; // "Frames: 90", "Frame Time: 0.03"
    if (!file || motion.joints.empty() || motion.clip.frames < 1 || !(seconds > 0.0)) return std::nullopt;
    motion.clip.rate = tagline::FrameRate::nearest(1.0 / seconds);

    std::vector<float> times;
    std::vector<std::vector<glm::vec3>> places(motion.joints.size());
    std::vector<std::vector<glm::quat>> turns(motion.joints.size());
    for (int frame = 0; frame < motion.clip.frames; ++frame) {
        times.push_back(float(frame));
        for (std::size_t joint = 0; joint < motion.joints.size(); ++joint) {
            if (numbers[joint] == 6) places[joint].push_back(metresIn(file));
            turns[joint].push_back(turnIn(file));
        }
    }
    if (!file) return std::nullopt;
    for (std::size_t joint = 0; joint < motion.joints.size(); ++joint) {
        tagline::JointChannel keys;
        keys.joint = motion.joints[joint].name;
        keys.rotation.times = times;
        keys.rotation.values = turns[joint];
        if (!places[joint].empty()) {
            keys.translation.times = times;
            keys.translation.values = places[joint];
        }
        motion.clip.channels.push_back(keys);
    }
    return motion;
}
