#pragma once

// OperandTuples are the tags that one cell of the table walks through. There are many different ones: with
// few, the branch predictor learns them by heart, and a slow loop looks fast (207 pairs were few enough for
// S1 L on a Zen 5).

#include "tests/bench/algebra/Contender.h"

namespace tagline::bench {

class OperandTuples
{
public:
    static constexpr std::size_t most = 1500;
    static constexpr std::size_t least = 207; ///< of them are walked through where one run takes long

    /// Different tuples of different tags. In a mixed workload each pairs few long ranges with many short
    /// ones, and there are 400 pairs.
    OperandTuples(const Workload& workload, Operation operation);

    std::size_t size() const { return m_tuples.size(); }
    std::span<const int> operator[](std::size_t index) const { return m_tuples[index]; }

private:
    std::vector<std::vector<int>> m_tuples;
};

} // namespace tagline::bench
