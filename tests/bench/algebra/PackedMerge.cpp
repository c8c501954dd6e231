// The plain two-pointer merge: one sorted array of ranges a tag, merged into a buffer that is used again.
// Twenty tags are united by halves, or one after the other.

#include "tests/bench/algebra/Contender.h"

#include <benchmark/benchmark.h>

#include <array>

namespace tagline::bench {
namespace {

using Ranges = std::span<const FrameRange>;

/// An answer that grows to the largest it ever held and never shrinks.
class Buffer
{
public:
    /// Room for that many ranges, to be written from the first.
    FrameRange* room(std::size_t count)
    {
        if (m_ranges.size() < count) m_ranges.resize(count);
        return m_ranges.data();
    }
    void close(const FrameRange* end) { m_count = std::size_t(end - m_ranges.data()); }
    Ranges ranges() const { return Ranges(m_ranges).first(m_count); }

private:
    std::vector<FrameRange> m_ranges;
    std::size_t m_count = 0;
};

/// Adds a range that starts after the last one, or makes the last one longer.
FrameRange* joined(FrameRange* first, FrameRange* end, FrameRange range)
{
    if (end == first || end[-1].stop < range.start) {
        *end = range;
        return end + 1;
    }
    end[-1].stop = std::max(end[-1].stop, range.stop);
    return end;
}

void unite(Ranges a, Ranges b, Buffer& out)
{
    FrameRange* const first = out.room(a.size() + b.size());
    FrameRange* end = first;
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < a.size() && j < b.size()) end = joined(first, end, a[i].start < b[j].start ? a[i++] : b[j++]);
    while (i < a.size()) end = joined(first, end, a[i++]);
    while (j < b.size()) end = joined(first, end, b[j++]);
    out.close(end);
}

void intersect(Ranges a, Ranges b, Buffer& out)
{
    FrameRange* end = out.room(a.size() + b.size());
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < a.size() && j < b.size()) {
        const FrameRange both = a[i].intersected(b[j]);
        if (both.start < both.stop) *end++ = both;
        if (a[i].stop < b[j].stop)
            ++i;
        else
            ++j;
    }
    out.close(end);
}

void subtract(Ranges a, Ranges b, Buffer& out)
{
    FrameRange* end = out.room(a.size() + b.size());
    std::size_t j = 0;
    for (FrameRange rest : a) {
        while (j < b.size() && b[j].stop <= rest.start) ++j;
        for (; j < b.size() && b[j].start < rest.stop; ++j) {
            if (rest.start < b[j].start) *end++ = {rest.start, b[j].start};
            rest.start = b[j].stop;
            if (rest.stop <= rest.start) break; // b[j] may reach into the next range of a
        }
        if (rest.start < rest.stop) *end++ = rest;
    }
    out.close(end);
}

/// How more than two sets are united.
enum class Fold {
    Halves, ///< (a | b) | (c | d): each range is merged log(sets) times
    Left    ///< ((a | b) | c) | d: the faster one where the answer soon is everything
};

class PackedMerge : public Contender
{
public:
    PackedMerge(const Workload& workload, Fold fold)
        : m_fold(fold)
    {
        for (int tag = 0; tag < Workload::tagCount; ++tag) m_tags.push_back(workload.onAxis(tag));
    }

    std::string name() const override { return m_fold == Fold::Halves ? "packed" : "left fold"; }
    bool answers(Operation operation) const override
    {
        return m_fold == Fold::Halves || operation == Operation::UnionOf20;
    }

    void answer(Operation operation, std::span<const int> tags) override
    {
        switch (operation) {
        case Operation::Union:
            return unite(ranges(tags[0]), ranges(tags[1]), m_answer);
        case Operation::Intersection:
            return intersect(ranges(tags[0]), ranges(tags[1]), m_answer);
        case Operation::Difference:
            return subtract(ranges(tags[0]), ranges(tags[1]), m_answer);
        case Operation::Nested:
            intersect(ranges(tags[0]), ranges(tags[1]), m_first);
            unite(ranges(tags[2]), ranges(tags[3]), m_second);
            return intersect(m_first.ranges(), m_second.ranges(), m_answer);
        case Operation::UnionOf20:
            return m_fold == Fold::Halves ? uniteHalves(tags, 0, m_answer) : uniteLeft(tags);
        }
    }

    std::vector<FrameRange> answered() const override
    {
        return {m_answer.ranges().begin(), m_answer.ranges().end()};
    }

protected:
    Ranges lastAnswer() const { return m_answer.ranges(); }

private:
    Ranges ranges(int tag) const { return m_tags[std::size_t(tag)]; }

    void uniteLeft(std::span<const int> tags)
    {
        unite(ranges(tags[0]), ranges(tags[1]), m_answer);
        for (const int tag : tags.subspan(2)) {
            std::swap(m_first, m_answer);
            unite(m_first.ranges(), ranges(tag), m_answer);
        }
    }

    /// Each depth of the halves has buffers of its own.
    void uniteHalves(std::span<const int> tags, std::size_t depth, Buffer& out)
    {
        const std::size_t half = tags.size() / 2;
        const Ranges a = united(tags.first(half), depth, 0);
        const Ranges b = united(tags.subspan(half), depth, 1);
        unite(a, b, out);
    }

    Ranges united(std::span<const int> tags, std::size_t depth, std::size_t side)
    {
        if (tags.size() == 1) return ranges(tags.front());
        Buffer& out = m_halves[depth][side];
        uniteHalves(tags, depth + 1, out);
        return out.ranges();
    }

    Fold m_fold;
    std::vector<std::vector<FrameRange>> m_tags;
    Buffer m_first, m_second, m_answer;
    std::array<std::array<Buffer, 2>, 8> m_halves; ///< by depth and side
};

/// Reads each answer clip by clip, as ranges in frames of the clip.
class PackedReadByClip final : public PackedMerge
{
public:
    explicit PackedReadByClip(const Workload& workload)
        : PackedMerge(workload, Fold::Halves)
        , m_slot(workload.base(1))
    {
    }

    std::string name() const override { return "packed, read"; }

    void answer(Operation operation, std::span<const int> tags) override
    {
        PackedMerge::answer(operation, tags);
        const Ranges all = lastAnswer();
        Frame base = 0;
        for (std::size_t i = 0; i < all.size();) {
            m_clip.clear();
            while (base + m_slot <= all[i].start) base += m_slot;
            for (; i < all.size() && all[i].start < base + m_slot; ++i)
                m_clip.push_back({all[i].start - base, all[i].stop - base});
            benchmark::DoNotOptimize(m_clip.data());
        }
    }

private:
    Frame m_slot;
    std::vector<FrameRange> m_clip;
};

} // namespace

std::unique_ptr<Contender> packedReadByClip(const Workload& workload)
{
    return std::make_unique<PackedReadByClip>(workload);
}

std::unique_ptr<Contender> packedMerge(const Workload& workload)
{
    return std::make_unique<PackedMerge>(workload, Fold::Halves);
}

std::unique_ptr<Contender> packedLeftFold(const Workload& workload)
{
    return std::make_unique<PackedMerge>(workload, Fold::Left);
}

} // namespace tagline::bench
