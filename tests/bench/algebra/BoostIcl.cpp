// Boost.ICL: one interval_set a tag, its own operators.

#include "tests/bench/algebra/Contender.h"

#include <boost/icl/interval_set.hpp>

namespace tagline::bench {
namespace {

using Interval = boost::icl::right_open_interval<Frame>;
using Intervals = boost::icl::interval_set<Frame, std::less, Interval>;

class BoostIcl final : public Contender
{
public:
    explicit BoostIcl(const Workload& workload)
    {
        for (int tag = 0; tag < Workload::tagCount; ++tag) {
            Intervals& intervals = m_tags.emplace_back();
            for (const FrameRange range : workload.onAxis(tag))
                intervals.insert(intervals.end(), Interval(range.start, range.stop));
        }
    }

    std::string name() const override { return "Boost.ICL"; }

    void answer(Operation operation, std::span<const int> tags) override
    {
        switch (operation) {
        case Operation::Union:
            m_answer = set(tags[0]) + set(tags[1]);
            return;
        case Operation::Intersection:
            m_answer = set(tags[0]) & set(tags[1]);
            return;
        case Operation::Difference:
            m_answer = set(tags[0]) - set(tags[1]);
            return;
        case Operation::Nested:
            m_answer = (set(tags[0]) & set(tags[1])) & (set(tags[2]) + set(tags[3]));
            return;
        case Operation::UnionOf20:
            m_answer = set(tags[0]);
            for (const int tag : tags.subspan(1)) m_answer += set(tag);
            return;
        }
    }

    std::vector<FrameRange> answered() const override
    {
        std::vector<FrameRange> ranges;
        for (const Interval& interval : m_answer) ranges.push_back({interval.lower(), interval.upper()});
        return ranges;
    }

private:
    const Intervals& set(int tag) const { return m_tags[std::size_t(tag)]; }

    std::vector<Intervals> m_tags;
    Intervals m_answer;
};

} // namespace

std::unique_ptr<Contender> boostIcl(const Workload& workload) { return std::make_unique<BoostIcl>(workload); }

} // namespace tagline::bench
