#include "resources/sample/generator/mannequin/SkinWeights.h"

#include "resources/sample/generator/Skeleton.h"
#include "resources/sample/generator/mannequin/MannequinShape.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>

namespace tagline::sample {

namespace {

using glm::dvec3;

constexpr std::array<const char*, 5> fingerNames = {"Thumb", "Index", "Middle", "Ring", "Pinky"};

// Distance from a point to the segment from a to b.
double segmentDistance(dvec3 point, dvec3 a, dvec3 b)
{
    const dvec3 axis = b - a;
    const double t = std::clamp(glm::dot(point - a, axis) / glm::dot(axis, axis), 0.0, 1.0);
    return glm::distance(point, a + axis * t);
}

// Weight flows from the hips outwards: at every joint a share of what arrives passes on to each child, by a
// gate that opens smoothly across the joint; the rest stays. So the weights sum to 1, fall off over the width
// of a gate, and nothing reaches a limb except through its own root.
class WeightFlow
{
public:
    WeightFlow()
        : m_frames(worldFrames(m_skeleton, restPose(m_skeleton)))
    {
    }

    std::vector<double> weightsAt(dvec3 point) const
    {
        std::vector<double> weights(m_skeleton.joints.size(), 0.0);
        weights[0] = 1.0;
        spine(point, weights);
        for (const BodySide side : {BodySide::Left, BodySide::Right}) {
            arm(point, side, weights);
            leg(point, side, weights);
        }
        return weights;
    }

private:
    size_t joint(const std::string& name) const { return size_t(m_skeleton.indexOf(name)); }
    dvec3 place(const std::string& name) const { return m_frames[joint(name)].position; }

    // Opens across the plane through the joint over `half` metres on either side.
    double gate(dvec3 point, const std::string& name, dvec3 normal, double half) const
    {
        return smoothStep(-half, half, glm::dot(point - place(name), glm::normalize(normal)));
    }

    void pass(const std::string& from, const std::string& to, double share,
              std::vector<double>& weights) const
    {
        const double amount = weights[joint(from)] * share;
        weights[joint(from)] -= amount;
        weights[joint(to)] += amount;
    }

    void spine(dvec3 point, std::vector<double>& weights) const
    {
        const dvec3 up(0, 1, 0);
        const double isLow = armRegion(point, BodySide::Left) + armRegion(point, BodySide::Right);
        const double arms = std::min(isLow, 1.0);
        const auto upwards = [&](const std::string& name, double half) {
            return std::max(gate(point, name, up, half), arms);
        };
        pass("Hips", "Spine", upwards("Spine", 0.055), weights);
        pass("Spine", "Spine1", upwards("Spine1", 0.055), weights);
        pass("Spine1", "Spine2", upwards("Spine2", 0.055), weights);
        const double isNeck = smoothStep(0.12, 0.055, std::abs(point.x));
        pass("Spine2", "Neck", isNeck * gate(point, "Neck", {0, 0.85, 0.5}, 0.035) * (1.0 - arms), weights);
        pass("Neck", "Head", gate(point, "Head", {0, 0.85, 0.5}, 0.032), weights);
    }

    // 1 on the arm, 0 on the torso, by which of the two solids is nearer.
    static double armRegion(dvec3 point, BodySide side)
    {
        return smoothStep(-0.022, 0.034, torsoDistance(point) - armDistance(point, side));
    }

    void arm(dvec3 point, BodySide side, std::vector<double>& weights) const
    {
        const std::string name = side == BodySide::Left ? "Left" : "Right";
        const double outward = side == BodySide::Left ? point.x : -point.x;
        const double region = armRegion(point, side);
        const double girdle = smoothStep(0.02, 0.15, outward) * smoothStep(1.26, 1.42, point.y) * 0.9;
        pass("Spine2", name + "Shoulder", std::max(girdle, region), weights);
        const dvec3 along = glm::normalize(place(name + "ForeArm") - place(name + "Arm"));
        pass(name + "Shoulder", name + "Arm", region * gate(point, name + "Arm", along, 0.085), weights);
        pass(name + "Arm", name + "ForeArm", gate(point, name + "ForeArm", along, 0.048), weights);
        pass(name + "ForeArm", name + "Hand", gate(point, name + "Hand", along, 0.030), weights);
        fingers(point, name + "Hand", weights);
    }

    double fingerDistance(dvec3 point, const std::string& finger) const
    {
        const double first = segmentDistance(point, place(finger + "1"), place(finger + "2"));
        const double second = segmentDistance(point, place(finger + "2"), place(finger + "3"));
        const dvec3 tip = place(finger + "3") * 1.6 - place(finger + "2") * 0.6;
        return std::min({first, second, segmentDistance(point, place(finger + "3"), tip)});
    }

    void fingers(dvec3 point, const std::string& hand, std::vector<double>& weights) const
    {
        if (weights[joint(hand)] < 0.5) return;
        std::array<double, 5> shares{};
        for (size_t f = 0; f < 5; ++f) {
            const double distance = fingerDistance(point, hand + fingerNames[f]) / 0.01;
            shares[f] = 1.0 / (1e-3 + distance * distance * distance * distance);
        }
        const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
        const double whole = weights[joint(hand)];
        for (size_t f = 0; f < 5; ++f) finger(point, hand, fingerNames[f], whole * shares[f] / sum, weights);
    }

    void finger(dvec3 point, const std::string& hand, const std::string& name, double share,
                std::vector<double>& weights) const
    {
        const std::string stem = hand + name;
        const dvec3 along = place(stem + "2") - place(stem + "1");
        const double amount = share * gate(point, stem + "1", along, name == "Thumb" ? 0.016 : 0.012);
        weights[joint(hand)] -= amount;
        weights[joint(stem + "1")] += amount;
        pass(stem + "1", stem + "2", gate(point, stem + "2", along, 0.009), weights);
        pass(stem + "2", stem + "3", gate(point, stem + "3", place(stem + "3") - place(stem + "2"), 0.008),
             weights);
    }

    void leg(dvec3 point, BodySide side, std::vector<double>& weights) const
    {
        const std::string name = side == BodySide::Left ? "Left" : "Right";
        const double sign = side == BodySide::Left ? 1.0 : -1.0;
        // The two thighs share nothing below the groin.
        const double seam = 0.001 + 0.020 * smoothStep(0.825, 0.875, point.y);
        const double own = smoothStep(-seam, seam, point.x * sign);
        const double arms =
            std::min(armRegion(point, BodySide::Left) + armRegion(point, BodySide::Right), 1.0);
        const double crease = gate(point, name + "UpLeg", {sign * 0.50, -0.86, 0.0}, 0.075);
        // What the other leg took already came off the hips.
        const double left =
            side == BodySide::Right
                ? 1.0 - smoothStep(-seam, seam, point.x) * gate(point, "LeftUpLeg", {0.50, -0.86, 0.0}, 0.075)
                : 1.0;
        pass("Hips", name + "UpLeg", (1.0 - arms) * own * crease / std::max(left, 1e-9), weights);
        pass(name + "UpLeg", name + "Leg", gate(point, name + "Leg", {0, -1, 0}, 0.058), weights);
        pass(name + "Leg", name + "Foot", gate(point, name + "Foot", {0, -0.95, 0.3}, 0.034), weights);
        pass(name + "Foot", name + "ToeBase", gate(point, name + "ToeBase", {0, 0, 1}, 0.020), weights);
    }

    const Skeleton& m_skeleton = humanSkeleton();
    std::vector<JointFrame> m_frames;
};

VertexSkin strongestFour(const std::vector<double>& weights)
{
    constexpr double steps = 4096.0;
    std::vector<int> order(weights.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](int a, int b) { return weights[size_t(a)] > weights[size_t(b)]; });
    double sum = 0.0;
    for (size_t i = 0; i < 4; ++i) sum += weights[size_t(order[i])];
    VertexSkin skin;
    double left = steps;
    for (size_t i = 1; i < 4; ++i) {
        const double share = std::floor(weights[size_t(order[i])] / sum * steps + 0.5);
        if (share <= 0.0) continue;
        skin.joints[i] = order[i];
        skin.weights[i] = share / steps;
        left -= share;
    }
    skin.joints[0] = order[0];
    skin.weights[0] = left / steps;
    return skin;
}

} // namespace

std::vector<VertexSkin> skinWeights(const std::vector<dvec3>& points)
{
    const WeightFlow flow;
    std::vector<VertexSkin> skins;
    for (const dvec3& point : points) skins.push_back(strongestFour(flow.weightsAt(point)));
    return skins;
}

} // namespace tagline::sample
