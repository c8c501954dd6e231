#include "core/import/SettingTexts.h"

#include <QtGlobal>

#include <array>

namespace tagline {

std::string_view axisLetter(UpAxis axis) { return std::string_view("XYZ").substr(std::size_t(axis), 1); }

OriginText originText(SettingOrigin origin)
{
    static constexpr std::array<OriginText, 8> texts{{
        {"settings", QT_TRANSLATE_NOOP("tagline::SettingTexts", "from the library's settings")},
        {"file", QT_TRANSLATE_NOOP("tagline::SettingTexts", "from the file")},
        {"format", QT_TRANSLATE_NOOP("tagline::SettingTexts", "from the file format")},
        {"rest", QT_TRANSLATE_NOOP("tagline::SettingTexts", "guessed: the figure stands so at rest")},
        {"motion", QT_TRANSLATE_NOOP("tagline::SettingTexts", "guessed: the figure stands so as it moves")},
        {"size", QT_TRANSLATE_NOOP("tagline::SettingTexts", "guessed from the figure's size")},
        {"folder",
         QT_TRANSLATE_NOOP("tagline::SettingTexts", "as the other files of this skeleton in the folder")},
        {"assumed", QT_TRANSLATE_NOOP("tagline::SettingTexts", "assumed: the file does not say")},
    }};
    static_assert(std::size_t(SettingOrigin::Assumed) + 1 == texts.size());
    return texts[std::size_t(origin)];
}

} // namespace tagline
