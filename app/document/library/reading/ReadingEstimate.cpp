#include "app/document/library/reading/ReadingEstimate.h"

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

using namespace std::chrono_literals;

/// Time over which the speed is measured: files in the cache and others follow each other.
constexpr auto lookBack = 10s;
constexpr auto leastMeasured = 1s;
constexpr std::int64_t fewestFiles = 5;
/// Cost of a file apart from its size, in bytes: looking at it, a process, a cache file.
constexpr double bytesOfAnyFile = 100'000;
/// Least time between two kept moments.
constexpr auto momentStep = 100ms;

} // namespace

void ReadingEstimate::Sum::add(std::optional<std::int64_t> more)
{
    ++files;
    if (!more) return;
    ++sized;
    bytes += *more;
}

double ReadingEstimate::Sum::cost(double averageBytes) const
{
    return double(bytes) + double(files - sized) * averageBytes + double(files) * bytesOfAnyFile;
}

void ReadingEstimate::add(std::optional<std::int64_t> bytes) { m_all.add(bytes); }

void ReadingEstimate::noteRead(std::optional<std::int64_t> bytes, Milliseconds now)
{
    if (m_moments.empty()) m_moments.push_back({now, m_read});
    m_read.add(bytes);
    if (now - m_moments.back().time >= momentStep) m_moments.push_back({now, m_read});
    while (m_moments.size() > 2 && now - m_moments[1].time > lookBack) m_moments.pop_front();
}

std::optional<std::chrono::seconds> ReadingEstimate::left(Milliseconds now) const
{
    const std::int64_t files = m_all.files - m_read.files;
    if (files <= 0 || m_moments.empty()) return {};
    const Moment& since = m_moments.front();
    const auto measured = now - since.time;
    if (measured < leastMeasured || m_read.files - since.read.files < fewestFiles) return {};
    const double average = m_all.sized > 0 ? double(m_all.bytes) / double(m_all.sized) : 0;
    const double read = m_read.cost(average) - since.read.cost(average);
    const double rest = m_all.cost(average) - m_read.cost(average);
    const double seconds = std::chrono::duration<double>(measured).count() * rest / read;
    return std::chrono::seconds(std::int64_t(std::ceil(seconds)));
}

} // namespace tagline
