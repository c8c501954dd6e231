// The program's own sets, through the call that a query makes.

#include "tests/bench/algebra/Contender.h"

#include "core/tags/RangeSet.h"

namespace tagline::bench {
namespace {

class Ours final : public Contender
{
public:
    explicit Ours(const Workload& workload)
        : m_workload(workload)
    {
        for (int tag = 0; tag < Workload::tagCount; ++tag) {
            RangeSet& set = m_tags.emplace_back();
            workload.forEachClip(tag, [&](std::uint32_t clip, std::span<const FrameRange> ranges) {
                set.append(ClipId(clip), ranges);
            });
        }
    }

    std::string name() const override { return "ours"; }

    void answer(Operation operation, std::span<const int> tags) override
    {
        switch (operation) {
        case Operation::Union:
            m_answer = set(tags[0]).united(set(tags[1]));
            return;
        case Operation::Intersection:
            m_answer = set(tags[0]).intersected(set(tags[1]));
            return;
        case Operation::Difference:
            m_answer = set(tags[0]).subtracted(set(tags[1]));
            return;
        case Operation::Nested:
            m_answer = set(tags[0]).intersected(set(tags[1])).intersected(set(tags[2]).united(set(tags[3])));
            return;
        case Operation::UnionOf20:
            m_answer = set(tags[0]);
            for (const int tag : tags.subspan(1)) m_answer = m_answer.united(set(tag));
            return;
        }
    }

    std::vector<FrameRange> answered() const override
    {
        std::vector<FrameRange> ranges;
        for (std::size_t i = 0; i < m_answer.clips().size(); ++i)
            for (const FrameRange range : m_answer.rangesAt(i))
                ranges.push_back(range.movedBy(m_workload.base(m_answer.clips()[i].value)));
        return ranges;
    }

private:
    const RangeSet& set(int tag) const { return m_tags[std::size_t(tag)]; }

    const Workload& m_workload;
    std::vector<RangeSet> m_tags;
    RangeSet m_answer;
};

} // namespace

std::unique_ptr<Contender> ours(const Workload& workload) { return std::make_unique<Ours>(workload); }

} // namespace tagline::bench
