#pragma once

// RandomSeeds gives tests of random cases their seeds: few in the usual run, as many as wanted in a long one.

#include <QTest>

#include <cstdint>

namespace tagline::test {

/// One seed a round. TAGLINE_RANDOM_ROUNDS asks for another number of rounds; a round that failed, whose seed
/// is told, is run alone with TAGLINE_RANDOM_FIRST=<its seed> and TAGLINE_RANDOM_ROUNDS=1. A
/// test function that is to run for more than five minutes needs QTEST_FUNCTION_TIMEOUT=<milliseconds> too.
class RandomSeeds
{
public:
    explicit RandomSeeds(std::uint32_t usualRounds)
        : m_seed(number("TAGLINE_RANDOM_FIRST", 0))
        , m_end(m_seed + number("TAGLINE_RANDOM_ROUNDS", usualRounds))
    {
        if (qEnvironmentVariableIsSet("TAGLINE_RANDOM_ROUNDS")) qInfo("seeds %u to %u", m_seed, m_end - 1);
    }
    ~RandomSeeds()
    {
        if (QTest::currentTestFailed()) qWarning("failed with seed %u", m_seed);
    }
    RandomSeeds(const RandomSeeds&) = delete;
    RandomSeeds& operator=(const RandomSeeds&) = delete;

    struct End
    {
    };
    class Iterator
    {
    public:
        explicit Iterator(RandomSeeds& seeds)
            : m_seeds(seeds)
        {
        }
        std::uint32_t operator*() const { return m_seeds.m_seed; }
        Iterator& operator++()
        {
            ++m_seeds.m_seed;
            return *this;
        }
        bool operator!=(End) const { return m_seeds.m_seed != m_seeds.m_end; }

    private:
        RandomSeeds& m_seeds;
    };
    Iterator begin() { return Iterator(*this); }
    End end() const { return {}; }

private:
    static std::uint32_t number(const char* name, std::uint32_t otherwise)
    {
        bool isNumber = false;
        const std::uint32_t found = qEnvironmentVariable(name).toUInt(&isNumber);
        return isNumber ? found : otherwise;
    }

    std::uint32_t m_seed;
    std::uint32_t m_end;
};

} // namespace tagline::test
