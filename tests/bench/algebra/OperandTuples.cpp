#include "tests/bench/algebra/OperandTuples.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace tagline::bench {
namespace {

std::vector<int> shuffled(int first, int last, std::mt19937& random)
{
    std::vector<int> tags(std::size_t(last - first));
    std::iota(tags.begin(), tags.end(), first);
    std::shuffle(tags.begin(), tags.end(), random);
    return tags;
}

/// Different tags; of a mixed workload the first, third … are long and the others short.
std::vector<int> drawn(const Workload& workload, int count, std::mt19937& random)
{
    constexpr int all = Workload::tagCount;
    std::vector<int> tags = shuffled(0, all, random);
    if (workload.kind() == WorkloadKind::Mixed) {
        const std::vector<int> isLong = shuffled(0, all / 2, random);
        const std::vector<int> isShort = shuffled(all / 2, all, random);
        for (std::size_t i = 0; i < tags.size(); ++i) tags[i] = (i % 2 == 0 ? isLong : isShort)[i / 2];
    }
    tags.resize(std::size_t(count));
    return tags;
}

} // namespace

OperandTuples::OperandTuples(const Workload& workload, Operation operation)
{
    std::mt19937 random(7);
    const bool isFew = workload.kind() == WorkloadKind::Mixed && operandCount(operation) == 2;
    std::set<std::vector<int>> known;
    while (m_tuples.size() < (isFew ? 400 : most)) {
        std::vector<int> tags = drawn(workload, operandCount(operation), random);
        if (known.insert(tags).second) m_tuples.push_back(std::move(tags));
    }
}

} // namespace tagline::bench
