#include "core/import/assimp/figure/PivotFolding.h"

#include "core/import/assimp/Conversions.h"

#include <assimp/scene.h>
#include <glm/gtc/matrix_transform.hpp>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

const ChannelTracks* find(const TracksByNode& tracks, const std::string& name)
{
    const auto found = tracks.find(name);
    return found == tracks.end() ? nullptr : &found->second;
}

/// The part of one node in a channel, during one clip.
struct MovingNode
{
    struct Link
    {
        const ChannelTracks* tracks = nullptr; ///< null: at rest
        Transform rest;
        glm::mat4 matrix{1.0f};
    };

    std::vector<Link> links; ///< outermost first; only one if the node's own channel stands for all
    bool isOwn = false;      ///< the only link is the node's own channel
    float repeatedScale = 1.0f;

    MovingNode(const NodeTree& tree, int index, const TracksByNode& all)
    {
        static const TracksByNode none;
        const SourceNode& node = tree[index];
        const bool isMeant = tree.find(node.name) == index; // channels name nodes: only one node takes them
        const TracksByNode& tracks = isMeant ? all : none;
        repeatedScale = node.repeatedScale;
        if (const ChannelTracks* own = find(tracks, node.name)) {
            links.push_back({own, decomposed(node.local), node.local});
            isOwn = true;
            return;
        }
        for (const aiNode* link : node.chain) {
            const glm::mat4 matrix = converted(link->mTransformation);
            links.push_back({find(tracks, rawName(link->mName)), decomposed(matrix), matrix});
        }
        if (!isMoved()) links = {{nullptr, Transform(), glm::scale(node.local, glm::vec3(repeatedScale))}};
    }

    bool isMoved() const
    {
        return std::any_of(links.begin(), links.end(), [](const Link& link) { return link.tracks; });
    }

    bool isConstant() const
    {
        return std::all_of(links.begin(), links.end(),
                           [](const Link& link) { return !link.tracks || link.tracks->isConstant(); });
    }

    glm::mat4 matrixAt(float frame) const
    {
        glm::mat4 product(1.0f);
        for (const Link& link : links)
            product *= link.tracks ? link.tracks->at(frame, link.rest).matrix() : link.matrix;
        return glm::scale(product, glm::vec3(1.0f / repeatedScale));
    }
};

/// A rigid transform with one scale for all axes.
struct Similarity
{
    glm::vec3 translation;
    glm::quat rotation;
    float scale;
};

std::optional<Similarity> similarity(const glm::mat4& matrix)
{
    const Transform parts = decomposed(matrix);
    const float scale = parts.scale.y;
    const auto isNear = [&](float other) { return std::abs(other - scale) <= 1e-4f * scale; };
    if (!(scale > 0.0f) || !isNear(parts.scale.x) || !isNear(parts.scale.z)) return std::nullopt;
    const glm::mat3 axes(matrix);
    const bool isSheared = std::abs(glm::dot(axes[0], axes[1])) > 1e-4f * scale * scale ||
                           std::abs(glm::dot(axes[1], axes[2])) > 1e-4f * scale * scale;
    if (isSheared) return std::nullopt;
    return Similarity{parts.translation, parts.rotation, scale};
}

/// A track with every value changed; tangents of cubic splines by `turned`, which leaves out translations.
template<class T, class Changed, class Turned>
KeyTrack<T> mapped(const KeyTrack<T>& track, Changed changed, Turned turned)
{
    const bool isCubic = track.interpolation == Interpolation::CubicSpline;
    std::vector<T> values;
    values.reserve(track.values.size());
    for (std::size_t i = 0; i < track.values.size(); ++i) {
        const bool isTangent = isCubic && i % 3 != 1;
        values.push_back(isTangent ? turned(track.values[i]) : changed(track.values[i]));
    }
    return {track.interpolation, track.times, std::move(values)};
}

/// The joint's own keys, transformed by the constant nodes above it.
JointChannel ownKeys(const MovingNode& node, const JointOrigin& origin, const Similarity& above)
{
    const ChannelTracks& own = *node.links.front().tracks;
    const float stretch = origin.parentScale * above.scale;
    const auto turned = [&](const glm::vec3& v) { return stretch * (above.rotation * v); };
    const auto moved = [&](const glm::vec3& v) { return origin.parentScale * above.translation + turned(v); };
    const auto rotated = [&](const glm::quat& q) { return above.rotation * q; };
    const auto scaled = [&](const glm::vec3& v) { return stretch / (origin.scale * node.repeatedScale) * v; };
    return {{},
            mapped(own.translation, moved, turned),
            mapped(
                own.rotation, [&](const glm::quat& q) { return glm::normalize(rotated(q)); }, rotated),
            mapped(own.scale, scaled, scaled)};
}

void appendTimes(std::vector<float>& times, const ChannelTracks& tracks)
{
    for (const SharedArray<float>& some :
         {tracks.translation.times, tracks.rotation.times, tracks.scale.times})
        times.insert(times.end(), some.begin(), some.end());
}

/// The key times of all moved links; every frame too, if one of them is curved or stepped.
std::vector<float> keyTimesOf(const std::vector<MovingNode>& nodes)
{
    std::vector<float> times;
    bool isLinear = true;
    for (const MovingNode& node : nodes)
        for (const MovingNode::Link& link : node.links)
            if (link.tracks) {
                appendTimes(times, *link.tracks);
                isLinear = isLinear && link.tracks->isLinear();
            }
    if (times.empty()) times.push_back(0.0f);
    const float last = *std::max_element(times.begin(), times.end());
    for (float frame = 0.0f; !isLinear && frame < last; ++frame) times.push_back(frame);
    std::sort(times.begin(), times.end());
    times.erase(std::unique(times.begin(), times.end()), times.end());
    return times;
}

/// Keys of the product of all moved nodes.
JointChannel productKeys(const std::vector<MovingNode>& nodes, const JointOrigin& origin)
{
    const SharedArray<float> times(keyTimesOf(nodes));
    std::vector<glm::vec3> translations;
    std::vector<glm::quat> rotations;
    std::vector<glm::vec3> scales;
    for (const float time : times) {
        glm::mat4 above = origin.beforeFolded;
        for (std::size_t i = 0; i + 1 < nodes.size(); ++i) above *= nodes[i].matrixAt(time);
        const Transform local = decomposed(origin.local(above, nodes.back().matrixAt(time)));
        translations.push_back(local.translation);
        rotations.push_back(local.rotation);
        scales.push_back(local.scale);
    }
    return {{},
            {Interpolation::Linear, times, std::move(translations)},
            {Interpolation::Linear, times, std::move(rotations)},
            {Interpolation::Linear, times, std::move(scales)}};
}

/// A single identity key, so that a clip means the same on a skeleton whose joint is no identity at rest.
JointChannel identityChannel(const std::string& joint)
{
    const SharedArray<float> start(std::vector{0.0f});
    const Transform none;
    return {joint,
            {Interpolation::Linear, start, std::vector{none.translation}},
            {Interpolation::Linear, start, std::vector{none.rotation}},
            {Interpolation::Linear, start, std::vector{none.scale}}};
}

/// The transform above the joint's own node, if it is constant during the clip; else none.
std::optional<Similarity> unmovedAbove(const std::vector<MovingNode>& nodes, const JointOrigin& origin)
{
    glm::mat4 above = origin.beforeFolded;
    for (std::size_t i = 0; i + 1 < nodes.size(); ++i) {
        if (!nodes[i].isConstant()) return std::nullopt;
        above *= nodes[i].matrixAt(0.0f);
    }
    return similarity(above);
}

} // namespace

std::optional<JointChannel> foldedChannel(const NodeTree& tree, const SkeletonPlan& plan, JointIndex joint,
                                          const TracksByNode& tracks)
{
    const JointOrigin& origin = plan[joint];
    if (origin.node == noNode) return std::nullopt;
    if (origin.isMount) return identityChannel(plan.skeleton()[joint].name);
    std::vector<MovingNode> nodes;
    for (const int folded : origin.folded) nodes.emplace_back(tree, folded, tracks);
    nodes.emplace_back(tree, origin.node, tracks);
    if (std::none_of(nodes.begin(), nodes.end(), [](const MovingNode& node) { return node.isMoved(); }))
        return std::nullopt;

    const auto above = nodes.back().isOwn ? unmovedAbove(nodes, origin) : std::nullopt;
    JointChannel channel = above ? ownKeys(nodes.back(), origin, *above) : productKeys(nodes, origin);
    channel.joint = plan.skeleton()[joint].name;
    return channel;
}

} // namespace tagline
