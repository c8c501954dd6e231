#pragma once

// CoreTexts are the texts of core's tables that the window shows. Core marks none: lupdate reads a header
// that is made of these (target update_translations).

#include <string>
#include <vector>

namespace tagline {

struct CoreText
{
    std::string context; ///< of the translation
    std::string text;
};

std::vector<CoreText> coreTexts();

/// The same as C++ for lupdate.
std::string coreTextsHeader();

} // namespace tagline
