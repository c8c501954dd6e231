// The line that masks are held against: plain loops that read as many bytes as the operands have and write as
// many as an answer has. The first two are added word by word, the rest summed up.

#include "tests/bench/algebra/Contender.h"

#include <benchmark/benchmark.h>

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
        const Words& a = m_tags[std::size_t(tags[0])];
        const Words& b = m_tags[std::size_t(tags[1])];
        for (std::size_t i = 0; i < a.size(); ++i) m_answer[i] = a[i] + b[i];
        for (const int tag : tags.subspan(2)) {
            const Words& words = m_tags[std::size_t(tag)];
            benchmark::DoNotOptimize(std::reduce(words.begin(), words.end()));
        }
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
