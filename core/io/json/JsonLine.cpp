#include "core/io/json/JsonLine.h"

namespace tagline {

std::string inOneLine(std::string_view json)
{
    std::string line;
    for (std::size_t i = 0; i < json.size(); ++i) {
        if (json[i] != '\n') {
            line += json[i];
            continue;
        }
        while (i + 1 < json.size() && json[i + 1] == ' ') ++i;
        if (line.ends_with(',')) line += ' ';
    }
    return line;
}

} // namespace tagline
