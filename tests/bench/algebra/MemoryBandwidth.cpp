// The line that masks are held against: plain loops that read as many bytes as the operands have and write as
// many as an answer has. All operands but the last are summed up, the last is copied.

#include "tests/bench/algebra/Contender.h"

#include <benchmark/benchmark.h>

#include <cstring>
#include <numeric>

namespace tagline::bench {
namespace {

using Words = std::vector<std::uint64_t>;

class MemoryBandwidth final : public Contender
{
public:
    explicit MemoryBandwidth(const Workload& workload)
        : m_tags(Workload::tagCount, Words(std::size_t(workload.axisLength() / 64), 1))
        , m_answer(m_tags.front())
    {
    }

    std::string name() const override { return "bandwidth"; }
    bool isAnswering() const override { return false; }
    std::vector<FrameRange> answered() const override { return {}; }

    void answer(Operation, std::span<const int> tags) override
    {
        for (const int tag : tags.first(tags.size() - 1)) {
            const Words& words = m_tags[std::size_t(tag)];
            benchmark::DoNotOptimize(std::reduce(words.begin(), words.end()));
        }
        const Words& last = m_tags[std::size_t(tags.back())];
        for (std::size_t i = 0; i < last.size(); ++i) m_answer[i] = last[i] + 1;
        benchmark::ClobberMemory();
    }

private:
    std::vector<Words> m_tags;
    Words m_answer;
};

} // namespace

std::unique_ptr<Contender> memoryBandwidth(const Workload& workload)
{
    return std::make_unique<MemoryBandwidth>(workload);
}

} // namespace tagline::bench
