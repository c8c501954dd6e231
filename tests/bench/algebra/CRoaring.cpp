// CRoaring: one run-optimised bitmap a tag, its own operators, the many-way union for twenty.

#include "tests/bench/algebra/CRoaring.h"

#include "tests/bench/algebra/Contender.h"

namespace tagline::bench {
namespace {

class CRoaring final : public Contender
{
public:
    explicit CRoaring(const Workload& workload)
    {
        for (int tag = 0; tag < Workload::tagCount; ++tag) m_tags.push_back(roaringBitmap(workload, tag));
    }

    std::string name() const override { return "CRoaring"; }

    void answer(Operation operation, std::span<const int> tags) override
    {
        m_answer = answerOf(operation, tags);
    }

    std::vector<FrameRange> answered() const override
    {
        std::vector<FrameRange> ranges;
        roaring_iterate(m_answer.get(), appendFrame, &ranges);
        return ranges;
    }

private:
    const roaring_bitmap_t* set(int tag) const { return m_tags[std::size_t(tag)].get(); }

    static bool appendFrame(std::uint32_t frame, void* context)
    {
        auto& ranges = *static_cast<std::vector<FrameRange>*>(context);
        if (!ranges.empty() && ranges.back().stop == Frame(frame))
            ++ranges.back().stop;
        else
            ranges.push_back({Frame(frame), Frame(frame) + 1});
        return true;
    }

    RoaringBitmap answerOf(Operation operation, std::span<const int> tags) const
    {
        switch (operation) {
        case Operation::Union:
            return RoaringBitmap(roaring_bitmap_or(set(tags[0]), set(tags[1])));
        case Operation::Intersection:
            return RoaringBitmap(roaring_bitmap_and(set(tags[0]), set(tags[1])));
        case Operation::Difference:
            return RoaringBitmap(roaring_bitmap_andnot(set(tags[0]), set(tags[1])));
        case Operation::Nested: {
            RoaringBitmap both(roaring_bitmap_and(set(tags[0]), set(tags[1])));
            const RoaringBitmap either(roaring_bitmap_or(set(tags[2]), set(tags[3])));
            roaring_bitmap_and_inplace(both.get(), either.get());
            return both;
        }
        case Operation::UnionOf20:
            break;
        }
        std::vector<const roaring_bitmap_t*> sets;
        for (const int tag : tags) sets.push_back(set(tag));
        return RoaringBitmap(roaring_bitmap_or_many(sets.size(), sets.data()));
    }

    std::vector<RoaringBitmap> m_tags;
    RoaringBitmap m_answer;
};

} // namespace

RoaringBitmap roaringBitmap(const Workload& workload, int tag)
{
    RoaringBitmap bitmap(roaring_bitmap_create());
    for (const FrameRange range : workload.onAxis(tag))
        roaring_bitmap_add_range_closed(bitmap.get(), std::uint32_t(range.start),
                                        std::uint32_t(range.stop - 1));
    roaring_bitmap_run_optimize(bitmap.get());
    roaring_bitmap_shrink_to_fit(bitmap.get());
    return bitmap;
}

std::size_t bytesInMemory(const roaring_bitmap_t& bitmap)
{
    roaring_statistics_t statistics;
    roaring_bitmap_statistics(&bitmap, &statistics);
    constexpr std::size_t perContainer = sizeof(void*) + sizeof(std::uint16_t) + sizeof(std::uint8_t) + 16;
    return sizeof(roaring_bitmap_t) + statistics.n_containers * perContainer +
           statistics.n_bytes_array_containers + statistics.n_bytes_run_containers +
           statistics.n_bytes_bitset_containers;
}

std::unique_ptr<Contender> croaring(const Workload& workload) { return std::make_unique<CRoaring>(workload); }

} // namespace tagline::bench
