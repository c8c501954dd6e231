#pragma once

// RandomCases says how many random cases a test goes through, and from which seed: TAGLINE_RANDOM_CASES and
// TAGLINE_RANDOM_SEED, printed at the start.

#include <QString>

#include <cstdint>

namespace tagline::test {

struct RandomCases
{
    std::uint32_t seed = 0;
    std::uint32_t count = 0;

    /// Of the environment, else these.
    static RandomCases orElse(std::uint32_t seed, std::uint32_t count)
    {
        const RandomCases cases{number("TAGLINE_RANDOM_SEED", seed), number("TAGLINE_RANDOM_CASES", count)};
        qInfo("seed %u, %u cases", cases.seed, cases.count);
        return cases;
    }

private:
    static std::uint32_t number(const char* variable, std::uint32_t otherwise)
    {
        bool isNumber = false;
        const std::uint32_t value = qEnvironmentVariable(variable).toUInt(&isNumber);
        return isNumber ? value : otherwise;
    }
};

} // namespace tagline::test
