// tagline-core-texts FILE: writes the header of core's texts for lupdate.

#include "resources/translations/CoreTexts.h"

#include <fstream>

int main(int count, char** arguments)
{
    if (count != 2) return 1;
    std::ofstream file(arguments[1], std::ios::binary);
    file << tagline::coreTextsHeader();
    return file.flush() ? 0 : 1;
}
