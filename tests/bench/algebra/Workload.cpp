#include "tests/bench/algebra/Workload.h"

#include <algorithm>

namespace tagline::bench {
namespace {

Frame between(std::mt19937& random, Frame least, Frame most)
{
    return least + Frame(random() % std::uint32_t(most - least + 1));
}

/// So many ranges of such lengths, apart from each other; the frames that are left lie between them, at
/// random. Expects that they can fit.
void place(int count, FrameRange lengths, Frame frames, std::mt19937& random, std::vector<FrameRange>& ranges)
{
    ranges.resize(std::size_t(count));
    Frame left = 0;
    do {
        left = frames - (count - 1);
        for (FrameRange& range : ranges) {
            range = {0, between(random, lengths.start, lengths.stop)};
            left -= range.stop;
        }
    } while (left < 0);
    std::vector<Frame> cuts; // of what is left into gaps
    for (int i = 0; i < count; ++i) cuts.push_back(between(random, 0, left));
    std::sort(cuts.begin(), cuts.end());
    Frame used = 0;
    for (std::size_t i = 0; i < ranges.size(); ++i) {
        ranges[i] = ranges[i].movedBy(used + cuts[i]);
        used += ranges[i].length() + 1;
    }
}

} // namespace

const char* letter(WorkloadKind kind)
{
    switch (kind) {
    case WorkloadKind::Long:
        return "L";
    case WorkloadKind::Many:
        return "M";
    case WorkloadKind::Mixed:
        return "X";
    }
    return "";
}

Workload::Workload(WorkloadSize size, WorkloadKind kind)
    : m_size(size)
    , m_kind(kind)
    , m_slot((size.frames / 64 + 1) * 64)
{
}

std::string Workload::name() const { return std::string(m_size.name) + " " + letter(m_kind); }

bool Workload::isLong(int tag) const
{
    return m_kind == WorkloadKind::Long || (m_kind == WorkloadKind::Mixed && tag < tagCount / 2);
}

std::uint32_t Workload::seed(int tag) const { return m_size.clips * 1000u + std::uint32_t(tag); }

void Workload::draw(int tag, std::mt19937& random, std::vector<FrameRange>& ranges) const
{
    ranges.clear();
    if (!isLong(tag)) return place(30, {3, 20}, m_size.frames, random, ranges);
    if (random() % 10 < 3) place(between(random, 1, 3), {100, 600}, m_size.frames, random, ranges);
}

std::vector<FrameRange> Workload::onAxis(int tag) const
{
    std::vector<FrameRange> placed;
    forEachClip(tag, [&](std::uint32_t clip, std::span<const FrameRange> ranges) {
        for (const FrameRange range : ranges) placed.push_back(range.movedBy(base(clip)));
    });
    return placed;
}

} // namespace tagline::bench
