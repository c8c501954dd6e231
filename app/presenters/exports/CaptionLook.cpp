#include "app/presenters/exports/CaptionLook.h"

#include "app/presenters/library/ClipTexts.h"
#include "widgets/theme/Theme.h"
#include "widgets/theme/colour/TagShades.h"

namespace tagline {

CaptionStyle captionStyle(const ClipLibrary& library)
{
    CaptionStyle style{
        textFont(TextSize::Body, QFont::DemiBold), theme().text, theme().overlay, theme().border, {}};
    const std::vector<QString> names = shortTagNames(library);
    for (std::uint32_t i = 0; i < library.vocabulary().size(); ++i) {
        const TagShades& shades = tagShades(screenColour(library.vocabulary()[TagId(i)].colour));
        style.chips.push_back({names[i], shades.fill, theme().isLight ? shades.rim : QColor(), shades.label});
    }
    return style;
}

} // namespace tagline
