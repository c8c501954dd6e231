#pragma once

// A clip's poses evaluated from the formats' definitions alone, slowly, in double precision.

#include "core/animation/clips/Clip.h"
#include "core/animation/clips/ClipBinding.h"

#include <glm/gtc/matrix_transform.hpp>
#include <glm/gtc/quaternion.hpp>

#include <cmath>
#include <vector>

namespace tagline::test {

/// The value at a time as the glTF 2.0 specification (appendix C) defines it, in double precision, with a
/// search from the first key: slow and plain.
class PlainSampler
{
public:
    static glm::dvec3 value(const KeyTrack<glm::vec3>& track, double frame)
    {
        return evaluated<glm::dvec3>(track, frame,
                                     [](glm::dvec3 a, glm::dvec3 b, double t) { return a + (b - a) * t; });
    }

    static glm::dquat value(const KeyTrack<glm::quat>& track, double frame)
    {
        return glm::normalize(evaluated<glm::dquat>(track, frame, slerp));
    }

private:
    static glm::dquat slerp(glm::dquat a, glm::dquat b, double t)
    {
        a = glm::normalize(a); // floats are of unit length but for their last digit
        b = glm::normalize(b);
        double cosine = glm::dot(a, b);
        const double side = cosine < 0 ? -1 : 1;
        cosine = std::min(1.0, std::abs(cosine));
        const double angle = std::acos(cosine);
        if (angle < 1e-9) return a;
        return a * (std::sin(angle * (1 - t)) / std::sin(angle)) +
               b * (side * std::sin(angle * t) / std::sin(angle));
    }

    template<class Wide, class T, class Between>
    static Wide evaluated(const KeyTrack<T>& track, double frame, Between between)
    {
        std::size_t key = 0;
        while (key + 1 < track.keyCount() && double(track.times[key + 1]) <= frame) ++key;
        if (frame <= double(track.times[0]) || key + 1 == track.keyCount()) return Wide(track.valueAt(key));
        const double span = double(track.times[key + 1]) - double(track.times[key]);
        const double t = (frame - double(track.times[key])) / span;
        switch (track.interpolation) {
        case Interpolation::Step:
            return Wide(track.values[key]);
        case Interpolation::Linear:
            return between(Wide(track.values[key]), Wide(track.values[key + 1]), t);
        case Interpolation::CubicSpline:
            break;
        }
        const Wide v0(track.values[3 * key + 1]);
        const Wide b0(track.values[3 * key + 2]);
        const Wide a1(track.values[3 * key + 3]);
        const Wide v1(track.values[3 * key + 4]);
        const double t2 = t * t;
        const double t3 = t2 * t;
        return v0 * (2 * t3 - 3 * t2 + 1) + b0 * (span * (t3 - 2 * t2 + t)) + v1 * (-2 * t3 + 3 * t2) +
               a1 * (span * (t3 - t2));
    }
};

inline glm::dmat4 plainMatrix(const Joint& joint, const JointChannel* channel, double frame)
{
    glm::dvec3 translation(joint.rest.translation);
    glm::dquat rotation = glm::normalize(glm::dquat(joint.rest.rotation));
    glm::dvec3 scale(joint.rest.scale);
    if (channel && !channel->translation.isEmpty())
        translation = PlainSampler::value(channel->translation, frame);
    if (channel && !channel->rotation.isEmpty()) rotation = PlainSampler::value(channel->rotation, frame);
    if (channel && !channel->scale.isEmpty()) scale = PlainSampler::value(channel->scale, frame);
    return glm::scale(glm::translate(glm::dmat4(1.0), translation) * glm::mat4_cast(rotation), scale);
}

/// Where the joints are in model space, metres.
inline std::vector<glm::dvec3> plainPlaces(const Skeleton& skeleton, const Clip& clip,
                                           const ClipBinding& binding, double frame)
{
    std::vector<glm::dmat4> models;
    std::vector<glm::dvec3> places;
    for (std::size_t i = 0; i < skeleton.size(); ++i) {
        const ChannelIndex channel = binding.channelOfJoint[i];
        const glm::dmat4 local =
            plainMatrix(skeleton.joints()[i],
                        channel == noChannel ? nullptr : &clip.channels[std::size_t(channel)], frame);
        const JointIndex parent = skeleton.parents()[i];
        models.push_back(parent == noJoint ? local : models[std::size_t(parent)] * local);
        places.emplace_back(models.back()[3]);
    }
    return places;
}

} // namespace tagline::test
