#pragma once

// WorkGrowth tells work in proportion from work that grows with the square: a thing is done at one size and
// at eight times that size, and the processor time of this thread alone is compared. Eight times as much
// where the work is in proportion, about eleven with a logarithm, 64 where it is quadratic. The bound lies
// far from both, and only what breaks it every time fails; nothing says how long anything takes.

#include <QTest>

#include <ctime>
#include <malloc.h>

#include <algorithm>
#include <functional>

namespace tagline::test {

inline constexpr double mostGrowth = 26;

inline double threadSeconds()
{
    timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) + 1e-9 * double(time.tv_nsec);
}

/// Memory stays with this process between the runs: where the system maps and clears it anew for the large
/// size alone, as it does above a threshold, it is the system that is measured.
inline void keepMemory()
{
    QVERIFY(mallopt(M_MMAP_THRESHOLD, 1 << 30) != 0);
    QVERIFY(mallopt(M_TRIM_THRESHOLD, 1 << 30) != 0);
}

using Work = std::function<void()>;

inline double leastSeconds(const Work& work)
{
    double least = 1e9;
    for (int i = 0; i < 3; ++i) {
        const double start = threadSeconds();
        work();
        least = std::min(least, threadSeconds() - start);
    }
    return std::max(least, 1e-6);
}

/// How much longer eight times as much takes; the least of some tries, for caches and frequencies have moods.
inline double growth(const Work& small, const Work& large)
{
    double least = 1e9;
    for (int i = 0; i < 5 && least > mostGrowth; ++i)
        least = std::min(least, leastSeconds(large) / leastSeconds(small));
    return least;
}

inline void verifyGrowth(const Work& small, const Work& large)
{
    const double found = growth(small, large);
    QVERIFY2(found <= mostGrowth,
             qPrintable(QString("eight times as much takes %1 times as long").arg(found)));
}

} // namespace tagline::test
