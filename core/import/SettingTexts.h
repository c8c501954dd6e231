#pragma once

// SettingTexts are the words for a file's unit and up axis and how they came to be known.

#include "core/import/ImportedModel.h"

#include <string_view>

namespace tagline {

/// "X", "Y" or "Z".
std::string_view axisLetter(UpAxis axis);

struct OriginText
{
    const char* word;   ///< for programs: "rest"
    const char* reason; ///< for people: "guessed: the figure stands so at rest"
};

/// The window translates the reason in the context "tagline::SettingTexts".
OriginText originText(SettingOrigin origin);

} // namespace tagline
