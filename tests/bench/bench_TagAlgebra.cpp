// The set algebra against its peers, on the same data in the same process, and the limits that it is held to.
//
//   bench_TagAlgebra [--quick] [--only "S2 M"] [--without-icl]
//
// --quick: the middle workload without Boost.ICL, few repetitions. The output is markdown; see README.md.

#include "tests/bench/algebra/Contender.h"
#include "tests/bench/algebra/Figures.h"
#include "tests/bench/algebra/OperandTuples.h"
#include "tests/bench/algebra/SetTable.h"

#include <benchmark/benchmark.h>

#include <cstring>
#include <iostream>

using namespace tagline::bench;

namespace {

struct Options
{
    bool isQuick = false;
    bool isWithoutIcl = false;
    std::string only;

    bool wants(const Workload& workload) const
    {
        if (isQuick && std::string_view(workload.size().name) != "S2") return false;
        return workload.name().starts_with(only);
    }
};

Options optionsOf(int count, char** arguments)
{
    Options options;
    for (int i = 1; i < count; ++i) {
        if (std::strcmp(arguments[i], "--quick") == 0) options.isQuick = options.isWithoutIcl = true;
        if (std::strcmp(arguments[i], "--without-icl") == 0) options.isWithoutIcl = true;
        if (std::strcmp(arguments[i], "--only") == 0 && i + 1 < count) options.only = arguments[++i];
    }
    return options;
}

Contenders contenders(const Workload& workload, const Options& options)
{
    Contenders made;
    made.push_back(packedMerge(workload)); // the others are checked against it
    made.push_back(packedLeftFold(workload));
    made.push_back(ours(workload));
    made.push_back(oursInFreshWorkspace(workload));
    made.push_back(oursReadAsRanges(workload));
    made.push_back(packedReadByClip(workload));
    made.push_back(croaring(workload));
    if (!options.isWithoutIcl) made.push_back(boostIcl(workload));
    if (workload.kind() == WorkloadKind::Many) {
        made.push_back(oursAsMasks(workload));
        made.push_back(memoryBandwidth(workload));
    }
    return made;
}

/// All contenders give the same answer to some of the tuples, or the program ends here.
void check(const Workload& workload, Operation operation, const Contenders& all, const OperandTuples& tuples)
{
    for (std::size_t i = 0; i < 2; ++i) {
        std::vector<tagline::FrameRange> expected;
        for (const auto& contender : all) {
            if (!contender->isAnswering() || !contender->answers(operation)) continue;
            contender->answer(operation, tuples[i]);
            if (contender == all.front()) expected = contender->answered();
            if (contender->answered() == expected) continue;
            std::cerr << workload.name() << ' ' << text(operation) << ": " << contender->name()
                      << " gives another answer than " << all.front()->name() << '\n';
            std::exit(1);
        }
    }
}

Medians timed(Operation operation, const Contenders& all, const OperandTuples& tuples, const Options& options)
{
    std::vector<Alternative> alternatives;
    for (const auto& contender : all) {
        if (!contender->answers(operation)) continue;
        const bool isSlow = contender->name() == "Boost.ICL";
        alternatives.push_back({contender->name(),
                                [&, operation, next = std::size_t(0)]() mutable {
                                    contender->answer(operation, tuples[next++ % tuples.size()]);
                                },
                                isSlow || options.isQuick ? 2.0 : 0.0});
    }
    return measured(alternatives, {options.isQuick ? 5 : 9, int(OperandTuples::least)});
}

std::vector<Cell> cellsOf(const Workload& workload, const Options& options)
{
    const Contenders all = contenders(workload, options);
    std::vector<Cell> cells;
    for (const Operation operation : operations) {
        std::cerr << workload.name() << ' ' << text(operation) << '\n';
        const OperandTuples tuples(workload, operation);
        check(workload, operation, all, tuples);
        cells.push_back(
            {workload.size(), workload.kind(), operation, timed(operation, all, tuples, options)});
    }
    return cells;
}

template<class List>
void append(List& list, const List& more)
{
    list.insert(list.end(), more.begin(), more.end());
}

/// What is measured once of a workload: in a middle and in a large library.
std::vector<Figure> figuresOf(const Workload& workload)
{
    std::vector<Figure> figures;
    const std::string_view size = workload.size().name;
    if (size == "S1") return figures;
    std::cerr << workload.name() << " figures\n";
    if (workload.kind() == WorkloadKind::Many) append(figures, conversionFigures(workload));
    if (workload.kind() != WorkloadKind::Mixed) append(figures, memoryFigures(workload));
    if (size == "S2") append(figures, libraryFigures(workload));
    if (size == "S2" && workload.kind() == WorkloadKind::Mixed) append(figures, densityFigures(workload));
    return figures;
}

void initializeBenchmark()
{
    char name[] = "bench_TagAlgebra";
    char interleaving[] = "--benchmark_enable_random_interleaving=true";
    char* arguments[] = {name, interleaving};
    int count = 2;
    benchmark::Initialize(&count, arguments);
}

} // namespace

int main(int count, char** arguments)
{
    const Options options = optionsOf(count, arguments);
    initializeBenchmark();
    std::vector<Cell> cells;
    std::vector<Figure> figures;
    for (const WorkloadSize size : workloadSizes)
        for (const WorkloadKind kind : workloadKinds) {
            const Workload workload(size, kind);
            if (!options.wants(workload)) continue;
            append(cells, cellsOf(workload, options));
            append(figures, figuresOf(workload));
        }
    printCells(std::cout, cells);
    std::cout << '\n';
    printLeftFolds(std::cout, cells);
    std::cout << '\n';
    printFreshAndRead(std::cout, cells);
    std::cout << '\n';
    printBandwidth(std::cout, cells);
    std::cout << '\n';
    printFigures(std::cout, figures);
}
