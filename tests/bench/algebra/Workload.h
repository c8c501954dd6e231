#pragma once

// Workload is a made-up library for the benchmarks of the set algebra: clips of one length, and 40 tags on
// them.
//
//   S1    100 clips × 1,000 frames      L  few and long: 1–3 ranges of 100–600 frames on 30 % of the clips
//   S2  2,600 clips × 1,500 frames      M  many and short: 30 ranges of 3–20 frames on every clip
//   S3 66,000 clips ×   600 frames      X  the first 20 tags are L, the last 20 are M
//
// Nothing is stored: a tag's ranges are drawn anew, and the same, each time they are asked for.

#include "core/time/FrameRange.h"

#include <cstdint>
#include <random>
#include <span>
#include <string>
#include <vector>

namespace tagline::bench {

struct WorkloadSize
{
    const char* name;
    std::uint32_t clips;
    Frame frames; ///< of each clip
};

inline constexpr WorkloadSize workloadSizes[] = {{"S1", 100, 1000}, {"S2", 2600, 1500}, {"S3", 66000, 600}};

/// How the frames of the tags lie (see above).
enum class WorkloadKind { Long, Many, Mixed };

inline constexpr WorkloadKind workloadKinds[] = {WorkloadKind::Long, WorkloadKind::Many, WorkloadKind::Mixed};

/// "L", "M" or "X".
const char* letter(WorkloadKind kind);

class Workload
{
public:
    static constexpr int tagCount = 40;

    Workload(WorkloadSize size, WorkloadKind kind);

    WorkloadSize size() const { return m_size; }
    WorkloadKind kind() const { return m_kind; }
    /// "S2 L".
    std::string name() const;

    /// Whether a tag has few long ranges; else it has many short ones.
    bool isLong(int tag) const;

    /// The peers' frame axis: clips end to end, each from a multiple of 64, one unused frame at least after
    /// each.
    Frame base(std::uint32_t clip) const { return Frame(clip) * m_slot; }
    /// The length of that axis.
    Frame axisLength() const { return Frame(m_size.clips) * m_slot; }

    /// Calls visit(clip, canonical ranges of the clip) for every clip that has the tag, in order.
    template<class Visit>
    void forEachClip(int tag, Visit&& visit) const
    {
        std::mt19937 random(seed(tag));
        std::vector<FrameRange> ranges;
        for (std::uint32_t clip = 0; clip < m_size.clips; ++clip) {
            draw(tag, random, ranges);
            if (!ranges.empty()) visit(clip, std::span<const FrameRange>(ranges));
        }
    }

    /// The ranges of a tag on the axis.
    std::vector<FrameRange> onAxis(int tag) const;

private:
    std::uint32_t seed(int tag) const;
    void draw(int tag, std::mt19937& random, std::vector<FrameRange>& ranges) const;

    WorkloadSize m_size;
    WorkloadKind m_kind;
    Frame m_slot;
};

} // namespace tagline::bench
