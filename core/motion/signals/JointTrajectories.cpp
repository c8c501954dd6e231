#include "core/motion/signals/JointTrajectories.h"

#include "core/motion/signals/FrameBlocks.h"

#include <glm/vec3.hpp>

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <numeric>

namespace tagline {
namespace {

constexpr std::size_t blockLanes = std::size_t(blockFrames);
constexpr float farthestMetres = 1e7f;
constexpr float degreesOfRadian = float(180.0 / M_PI);

/// The axes of a joint over a block, of unit length, with those of the frame before the block in front.
using UnitAxes = std::array<std::array<float, blockLanes + 1>, 9>;

/// Takes over a block's axes at unit length, and what was its last frame as the one before.
void takeOver(const std::array<FrameLane, 9>& axes, UnitAxes& unit)
{
    for (auto& lane : unit) lane[0] = lane[blockLanes];
    for (std::size_t axis = 0; axis < 9; axis += 3)
        for (std::size_t i = 0; i < blockLanes; ++i) {
            const float x = axes[axis][i];
            const float y = axes[axis + 1][i];
            const float z = axes[axis + 2][i];
            const float factor = 1.0f / std::sqrt(std::max(x * x + y * y + z * z, 1e-30f));
            unit[axis][i + 1] = factor * x;
            unit[axis + 1][i + 1] = factor * y;
            unit[axis + 2][i + 1] = factor * z;
        }
}

/// An angle of 0 to π over its sine; 0 for a half turn, whose axis is lost, and for what is no angle.
float angleOverSine(float sine, float cosine)
{
    if (!std::isfinite(sine) || !std::isfinite(cosine)) return 0.0f;
    if (sine <= 1e-6f) return cosine > 0.0f ? 1.0f : 0.0f;
    return std::atan2(sine, cosine) / sine;
}

/// From each frame to the next the Y part of the rotation vector, in degrees. The rotation from the one's
/// axes to the other's has Σ axis × next axis = 2 sin(angle) · its axis and Σ axis · next axis = 1 + 2
/// cos(angle). A mirrored figure turns as one sees it turn.
void computeTurns(const UnitAxes& unit, FrameLane& turns)
{
    FrameLane sineSquares;
    FrameLane cosines;
    for (std::size_t i = 0; i < blockLanes; ++i) {
        float x = 0.0f;
        float y = 0.0f;
        float z = 0.0f;
        float dot = 0.0f;
        for (std::size_t axis = 0; axis < 9; axis += 3) {
            const float ax = unit[axis][i], ay = unit[axis + 1][i], az = unit[axis + 2][i];
            const float bx = unit[axis][i + 1], by = unit[axis + 1][i + 1], bz = unit[axis + 2][i + 1];
            x += ay * bz - az * by;
            y += az * bx - ax * bz;
            z += ax * by - ay * bx;
            dot += ax * bx + ay * by + az * bz;
        }
        const float square = 0.25f * (x * x + y * y + z * z);
        const float series = 1.0f + square * (1.0f / 6 + square * (3.0f / 40 + square * (15.0f / 336)));
        turns[i] = 0.5f * degreesOfRadian * y * series;
        sineSquares[i] = square;
        cosines[i] = 0.5f * (dot - 1.0f);
    }
    for (std::size_t i = 0; i < blockLanes; ++i) {
        const float square = sineSquares[i];
        if (cosines[i] > 0.0f && square < 0.04f) continue; // there the series of asin(s) / s is exact
        const float series = 1.0f + square * (1.0f / 6 + square * (3.0f / 40 + square * (15.0f / 336)));
        const float exact = angleOverSine(std::sqrt(square), cosines[i]);
        turns[i] = exact == 0.0f ? 0.0f : turns[i] / series * exact;
    }
}

bool isNearEnough(float coordinate)
{
    return std::abs(coordinate) <= farthestMetres; // false for NaN
}

} // namespace

/// Walks over the frames once.
class TrajectorySampler
{
public:
    TrajectorySampler(std::span<const JointIndex> wanted, const Skeleton& skeleton, const Clip& clip,
                      const ClipBinding& binding)
        : m_blocks(wanted, skeleton, clip, binding)
    {
        m_made.m_rate = clip.rate;
        m_made.m_frames = std::max<Frame>(clip.frames, 0);
        m_made.m_slots.assign(skeleton.size(), -1);
        for (const JointIndex joint : wanted) m_made.m_slots[std::size_t(joint)] = 0;
        for (std::size_t place = 0; place < m_blocks.joints().size(); ++place) {
            std::int32_t& slot = m_made.m_slots[std::size_t(m_blocks.joints()[place])];
            if (slot < 0) continue;
            slot = std::int32_t(m_places.size());
            m_places.push_back(place);
        }
        m_axes.resize(m_places.size());
        m_made.m_values.resize(m_places.size() * JointTrajectories::lanesOfJoint *
                               std::size_t(m_made.m_frames));
    }

    JointTrajectories sampled() &&
    {
        for (Frame start = 0; start < m_made.m_frames; start += blockFrames) {
            m_blocks.sample(start);
            for (std::size_t slot = 0; slot < m_places.size(); ++slot) store(slot, start);
        }
        for (std::size_t slot = 0; slot < m_places.size(); ++slot)
            mend(lane(slot, 0), lane(slot, 1), lane(slot, 2));
        return std::move(m_made);
    }

private:
    std::span<float> lane(std::size_t slot, std::size_t which)
    {
        const auto frames = std::size_t(m_made.m_frames);
        return {m_made.m_values.data() + (slot * JointTrajectories::lanesOfJoint + which) * frames, frames};
    }

    void store(std::size_t slot, Frame start)
    {
        const JointBlock& block = m_blocks.block(m_places[slot]);
        const auto count = std::min(blockLanes, std::size_t(m_made.m_frames - start));
        FrameLane turns;
        takeOver(block.axes, m_axes[slot]);
        computeTurns(m_axes[slot], turns);
        if (start == 0) turns[0] = 0.0f;
        for (std::size_t part = 0; part < 3; ++part)
            std::copy_n(block.place[part].begin(), count, lane(slot, part).begin() + start);
        std::copy_n(turns.begin(), count, lane(slot, 3).begin() + start);
    }

    static void mend(std::span<float> x, std::span<float> y, std::span<float> z)
    {
        const auto isUsableAt = [&](std::size_t i) {
            return isNearEnough(x[i]) && isNearEnough(y[i]) && isNearEnough(z[i]);
        };
        bool areAllUsable = true;
        for (std::size_t i = 0; i < x.size(); ++i) areAllUsable &= isUsableAt(i);
        if (areAllUsable) return;
        std::size_t first = 0;
        while (first < x.size() && !isUsableAt(first)) ++first;
        glm::vec3 last = first < x.size() ? glm::vec3(x[first], y[first], z[first]) : glm::vec3(0.0f);
        for (std::size_t i = 0; i < x.size(); ++i) {
            if (isUsableAt(i)) last = {x[i], y[i], z[i]};
            x[i] = last.x;
            y[i] = last.y;
            z[i] = last.z;
        }
    }

    FrameBlocks m_blocks;
    std::vector<std::size_t> m_places; ///< of each slot among the sampled joints
    std::vector<UnitAxes> m_axes;      ///< of each slot
    JointTrajectories m_made;
};

JointTrajectories JointTrajectories::of(std::span<const JointIndex> joints, const Skeleton& skeleton,
                                        const Clip& clip, const ClipBinding& binding)
{
    return TrajectorySampler(joints, skeleton, clip, binding).sampled();
}

JointTrajectories JointTrajectories::ofAll(const Skeleton& skeleton, const Clip& clip,
                                           const ClipBinding& binding)
{
    std::vector<JointIndex> all(skeleton.size());
    std::iota(all.begin(), all.end(), 0);
    return of(all, skeleton, clip, binding);
}

bool JointTrajectories::holds(JointIndex joint) const
{
    return joint >= 0 && std::size_t(joint) < m_slots.size() && m_slots[std::size_t(joint)] >= 0;
}

std::span<const float> JointTrajectories::lane(JointIndex joint, std::size_t which) const
{
    assert(holds(joint));
    const auto frames = std::size_t(m_frames);
    const auto slot = std::size_t(m_slots[std::size_t(joint)]);
    return {m_values.data() + (slot * lanesOfJoint + which) * frames, frames};
}

} // namespace tagline
