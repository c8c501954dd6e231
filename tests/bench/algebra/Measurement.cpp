#include "tests/bench/algebra/Measurement.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace tagline::bench {
namespace {

/// Collects the repetitions' times and prints nothing.
class Samples final : public benchmark::BenchmarkReporter
{
public:
    bool ReportContext(const Context&) override { return true; }

    void ReportRuns(const std::vector<Run>& runs) override
    {
        for (const Run& run : runs)
            if (run.run_type == Run::RT_Iteration)
                m_seconds[run.run_name.function_name].push_back(run.cpu_accumulated_time /
                                                                double(run.iterations));
    }

    Medians medians()
    {
        Medians found;
        for (auto& [name, seconds] : m_seconds) {
            const auto middle = seconds.begin() + std::ptrdiff_t(seconds.size() / 2);
            std::nth_element(seconds.begin(), middle, seconds.end());
            found[name] = *middle * 1e9;
        }
        return found;
    }

private:
    std::map<std::string, std::vector<double>> m_seconds;
};

/// How long one run takes, about.
double estimatedSeconds(const Alternative& alternative)
{
    using Clock = std::chrono::steady_clock;
    double least = 1e9;
    for (int i = 0; i < 2; ++i) {
        const auto start = Clock::now();
        alternative.run();
        least = std::min(least, std::chrono::duration<double>(Clock::now() - start).count());
    }
    return std::max(least, 1e-9);
}

/// How often to run it in each repetition.
std::int64_t iterations(const Alternative& alternative, const MeasurementPlan& plan)
{
    const double once = estimatedSeconds(alternative);
    const double forTuples = std::ceil(double(plan.leastRuns) / plan.repetitions);
    const double wanted = std::max(forTuples, std::ceil(plan.repetitionSeconds / once));
    if (alternative.budgetSeconds <= 0) return std::int64_t(wanted);
    return std::int64_t(std::max(1.0, std::min(wanted, alternative.budgetSeconds / plan.repetitions / once)));
}

} // namespace

Medians measured(const std::vector<Alternative>& alternatives, const MeasurementPlan& plan)
{
    for (const Alternative& alternative : alternatives)
        benchmark::RegisterBenchmark(alternative.name.c_str(),
                                     [&alternative](benchmark::State& state) {
                                         for ([[maybe_unused]] auto step : state) alternative.run();
                                     })
            ->Iterations(iterations(alternative, plan))
            ->Repetitions(plan.repetitions)
            ->MeasureProcessCPUTime();
    Samples samples;
    benchmark::RunSpecifiedBenchmarks(&samples, ".");
    benchmark::ClearRegisteredBenchmarks();
    return samples.medians();
}

} // namespace tagline::bench
