#include "tests/bench/algebra/Figures.h"

#include <cstdio>
#include <ostream>

namespace tagline::bench {

std::string formatted(const char* format, double value)
{
    char text[64];
    std::snprintf(text, sizeof text, format, value);
    return text;
}

std::string threeDigits(double value)
{
    return formatted(value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value);
}

void printFigures(std::ostream& out, const std::vector<Figure>& figures)
{
    out << "| figure | reached | limit | holds |\n|---|--:|--:|---|\n";
    for (const Figure& figure : figures)
        out << "| " << figure.what << " | " << figure.reached << " | " << figure.limit << " | "
            << (!figure.isHeld   ? "–"
                : *figure.isHeld ? "yes"
                                 : "**no**")
            << " |\n";
}

} // namespace tagline::bench
