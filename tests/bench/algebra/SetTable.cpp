#include "tests/bench/algebra/SetTable.h"

#include "tests/bench/algebra/Figures.h"

#include <ostream>
#include <string_view>

namespace tagline::bench {
namespace {

bool isBinary(Operation operation) { return operandCount(operation) == 2; }

std::optional<double> ratio(const Cell& cell, const char* slower, const char* faster)
{
    const auto a = cell.nanoseconds.find(slower);
    const auto b = cell.nanoseconds.find(faster);
    if (a == cell.nanoseconds.end() || b == cell.nanoseconds.end()) return std::nullopt;
    return a->second / b->second;
}

std::string microseconds(const Cell& cell, const char* name)
{
    const auto found = cell.nanoseconds.find(name);
    return found == cell.nanoseconds.end() ? "–" : threeDigits(found->second * 1e-3);
}

std::string times(const std::optional<double>& value) { return value ? threeDigits(*value) + "×" : "–"; }

std::string answer(const std::vector<Verdict>& found)
{
    std::string missed;
    for (const Verdict& verdict : found)
        if (!verdict.isHeld()) missed += (missed.empty() ? "**no**: " : ", ") + verdict.text;
    return missed.empty() ? "yes" : missed;
}

void addVerdict(std::vector<Verdict>& found, const char* name, const std::optional<double>& reached,
                double limit)
{
    if (reached) found.push_back({name, limit, *reached});
}

std::string cellName(const Cell& cell)
{
    return std::string(cell.size.name) + " " + letter(cell.kind) + " | " + text(cell.operation);
}

} // namespace

std::optional<double> leastRatio(const Cell& cell)
{
    const bool isSmall = std::string_view(cell.size.name) == "S1";
    const bool isMixed = cell.kind == WorkloadKind::Mixed;
    const bool isLong = cell.kind == WorkloadKind::Long;
    if (isBinary(cell.operation)) return isMixed ? std::nullopt : std::optional(isSmall ? 1.5 : 3.5);
    if (isSmall) return std::nullopt;
    if (cell.operation == Operation::Nested) return isMixed || isLong ? 10.0 : 30.0;
    return isMixed ? std::nullopt : std::optional(isLong ? 4.0 : 40.0);
}

std::vector<Verdict> verdicts(const Cell& cell)
{
    std::vector<Verdict> found;
    if (const auto limit = leastRatio(cell))
        addVerdict(found, "packed", ratio(cell, "packed", "ours"), *limit);
    addVerdict(found, "CRoaring", ratio(cell, "CRoaring", "ours"), 1 / tie);
    addVerdict(found, "Boost.ICL", ratio(cell, "Boost.ICL", "ours"), 1 / tie);
    addVerdict(found, "packed is faster", ratio(cell, "packed", "ours"), 1 / tie);
    return found;
}

void printCells(std::ostream& out, const std::vector<Cell>& cells)
{
    out << "| workload | operation | ours µs | packed µs | CRoaring µs | Boost.ICL µs | packed ÷ ours | at "
           "least |"
           " CRoaring ÷ ours | Boost.ICL ÷ ours | holds |\n"
           "|---|---|--:|--:|--:|--:|--:|--:|--:|--:|---|\n";
    for (const Cell& cell : cells) {
        const auto limit = leastRatio(cell);
        out << "| " << cellName(cell) << " | " << microseconds(cell, "ours") << " | "
            << microseconds(cell, "packed") << " | " << microseconds(cell, "CRoaring") << " | "
            << microseconds(cell, "Boost.ICL") << " | " << times(ratio(cell, "packed", "ours")) << " | "
            << (limit ? formatted("%.1f×", *limit) : "–") << " | " << times(ratio(cell, "CRoaring", "ours"))
            << " | " << times(ratio(cell, "Boost.ICL", "ours")) << " | " << answer(verdicts(cell)) << " |\n";
    }
}

void printLeftFolds(std::ostream& out, const std::vector<Cell>& cells)
{
    out << "| workload | ours µs | packed by halves µs | packed, left fold µs | by halves ÷ ours | left fold "
           "÷ ours |"
           " at least | left fold holds |\n|---|--:|--:|--:|--:|--:|--:|---|\n";
    for (const Cell& cell : cells) {
        const auto reached = ratio(cell, "left fold", "ours");
        if (!reached) continue;
        const auto limit = leastRatio(cell);
        out << "| " << cell.size.name << " " << letter(cell.kind) << " | " << microseconds(cell, "ours")
            << " | " << microseconds(cell, "packed") << " | " << microseconds(cell, "left fold") << " | "
            << times(ratio(cell, "packed", "ours")) << " | " << times(reached) << " | "
            << (limit ? formatted("%.1f×", *limit) : "–") << " | "
            << (!limit               ? "–"
                : *reached >= *limit ? "yes"
                                     : "**no**")
            << " |\n";
    }
}

void printFreshAndRead(std::ostream& out, const std::vector<Cell>& cells)
{
    constexpr double mostFresh = 1.2;
    const auto isHeld = [](bool held) { return held ? "yes" : "**no**"; };
    out << "| workload | operation | ours µs | new workspace µs | ÷ ours | ≤ 1.2 | read as ranges µs | "
           "packed ÷ read |"
           " never slower |\n|---|---|--:|--:|--:|---|--:|--:|--:|---|\n";
    for (const Cell& cell : cells) {
        const auto fresh = ratio(cell, "fresh", "ours"), read = ratio(cell, "packed, read", "read");
        if (!fresh || !read) continue;
        out << "| " << cellName(cell) << " | " << microseconds(cell, "ours") << " | "
            << microseconds(cell, "fresh") << " | " << times(fresh) << " | " << isHeld(*fresh <= mostFresh)
            << " | " << microseconds(cell, "read") << " | " << microseconds(cell, "packed, read") << " | "
            << times(read) << " | " << isHeld(*read >= 1 / tie) << " |\n";
    }
}

void printBandwidth(std::ostream& out, const std::vector<Cell>& cells)
{
    out << "| workload | operation | masks µs | bandwidth µs | reached | at least | holds |\n"
           "|---|---|--:|--:|--:|--:|---|\n";
    for (const Cell& cell : cells) {
        const auto reached = ratio(cell, "bandwidth", "masks");
        if (!reached) continue;
        out << "| " << cellName(cell) << " | " << microseconds(cell, "masks") << " | "
            << microseconds(cell, "bandwidth") << " | " << formatted("%.0f %%", *reached * 100)
            << " | 75 % | " << (*reached >= 0.75 ? "yes" : "**no**") << " |\n";
    }
}

} // namespace tagline::bench
