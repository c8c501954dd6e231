// The two themes, colour by colour. Contrasts are held by tests/widgets/theme/tst_Contrast.cpp.

#include "widgets/theme/Appearance.h"
#include "widgets/theme/colour/ColourMath.h"

#include <algorithm>
#include <array>

namespace tagline {

namespace {

Theme newDarkTheme()
{
    Theme dark;
    dark.window = 0x141519;
    dark.panel = 0x202227;
    dark.sunken = 0x17181c;
    dark.lane = 0x1c1e22;
    dark.raised = 0x2d3037;
    dark.overlay = withAlpha(dark.panel, 0.82);
    dark.hover = 0x373b43;
    dark.border = 0x31343b;
    dark.edge = 0x525862;
    dark.box = 0x6b717c;
    dark.text = 0xe4e6ea;
    dark.muted = 0xa9aeb8;
    dark.hint = 0x888e99;
    dark.disabled = 0x676d78;
    dark.accent = 0x5aa2ff;
    dark.accentLit = 0x7ab5ff;
    dark.accentDown = 0x4a8be0;
    dark.onAccent = 0x0c1524;
    dark.accentSoft = mixed(dark.accent, dark.panel, 0.20);
    dark.selection = 0x27466f;
    dark.onSelection = 0xffffff;
    dark.onSelectionMuted = 0xc2d3ea;
    dark.selectedFrame = 0xffffff;
    dark.query = 0xffd54a;
    dark.queryText = 0xffd54a;
    dark.queryWash = withAlpha(dark.query, 0.10);
    dark.playhead = 0xff5d5d;
    dark.playheadHalo = withAlpha(dark.window, 0.62);
    dark.error = 0xff8078;
    dark.warning = 0xffb454;
    dark.success = 0x8bc36a;
    dark.skyTop = 0x3e4149;
    dark.skyBottom = 0x26282c;
    dark.grid = withAlpha(0xa3b0c2, 0.30);
    dark.shadow = withAlpha(0x08080a, 0.80);
    dark.ghostBefore = 0xf0965a;
    dark.ghostAfter = 0x52cdc8;
    return dark;
}

Theme newLightTheme()
{
    Theme light;
    light.window = 0xd5d9df;
    light.panel = 0xf5f6f8;
    light.sunken = 0xffffff;
    light.lane = 0xeef0f3;
    light.raised = 0xffffff;
    light.overlay = withAlpha(light.panel, 0.82);
    light.hover = 0xe4e8ee;
    light.border = 0xd7dbe1;
    light.edge = 0x7f8692;
    light.box = 0x7f8692;
    light.text = 0x1a1d23;
    light.muted = 0x49505b;
    light.hint = 0x646b77;
    light.disabled = 0x8c93a0;
    light.accent = 0x1463d6;
    light.accentLit = 0x1e6cdd;
    light.accentDown = 0x0f52b4;
    light.onAccent = 0xffffff;
    light.accentSoft = mixed(light.accent, light.panel, 0.14);
    light.selection = 0xcadffb;
    light.onSelection = 0x0d2447;
    light.onSelectionMuted = 0x35517c;
    light.selectedFrame = light.text;
    light.query = 0xf2b600;
    light.queryText = 0x775300;
    light.queryWash = withAlpha(light.query, 0.17);
    light.playhead = 0xd7261c;
    light.playheadHalo = withAlpha(light.sunken, 0.75);
    light.error = 0xb3261e;
    light.warning = 0x8a5300;
    light.success = 0x2c7a3d;
    light.skyTop = 0xe9ecf1;
    light.skyBottom = 0xc5ccd6;
    light.grid = withAlpha(0x5c6778, 0.30);
    light.shadow = withAlpha(0x2a3038, 0.45);
    light.ghostBefore = 0xc0561a;
    light.ghostAfter = 0x0e7f7c;
    light.isLight = true;
    return light;
}

/// How an accent comes from blue: turned by degrees, and so much of its chroma is kept.
struct AccentShift
{
    double degrees = 0;
    double chroma = 1;
};
constexpr std::array<AccentShift, accentCount> accentShifts{{{0, 1}, {-62, 0.62}, {42, 0.9}, {0, 0.12}}};

/// A colour of the accent, told from its ground as well as the blue one: lighter or darker until it is.
QColor shifted(const QColor& blue, const AccentShift& shift, const QColor& ground)
{
    Oklch colour = toOklch(blue);
    colour.hue += shift.degrees;
    colour.chroma *= shift.chroma;
    const double wanted = contrastOf(blue, ground);
    const double step = contrastOf(blue, Qt::black) > contrastOf(ground, Qt::black) ? 0.004 : -0.004;
    QColor made = fromOklch(colour);
    while (contrastOf(made, ground) < wanted && colour.lightness > 0 && colour.lightness < 1) {
        colour.lightness += step;
        made = fromOklch(colour);
    }
    return made;
}

Theme withAccent(Theme theme, Accent accent)
{
    if (accent == Accent::Blue) return theme;
    const AccentShift& shift = accentShifts[std::size_t(accent)];
    const QColor ground = theme.isLight ? theme.onAccent : theme.panel;
    for (QColor Theme::*colour : {&Theme::accent, &Theme::accentLit, &Theme::accentDown})
        theme.*colour = shifted(theme.*colour, shift, ground);
    theme.accentSoft = mixed(theme.accent, theme.panel, theme.isLight ? 0.14 : 0.20);
    theme.selection = shifted(theme.selection, shift, theme.onSelection);
    theme.onSelectionMuted = shifted(theme.onSelectionMuted, shift, theme.selection);
    return theme;
}

} // namespace

const Theme& themeWith(bool isLight, Accent accent)
{
    using Themes = std::array<Theme, accentCount>;
    static const std::array<Themes, 2> themes = [] {
        std::array<Themes, 2> made;
        for (int each = 0; each < accentCount; ++each) {
            made[0][std::size_t(each)] = withAccent(newDarkTheme(), Accent(each));
            made[1][std::size_t(each)] = withAccent(newLightTheme(), Accent(each));
        }
        return made;
    }();
    return themes[isLight][std::size_t(accent)];
}

const Theme& darkTheme() { return themeWith(false, Accent::Blue); }

const Theme& lightTheme() { return themeWith(true, Accent::Blue); }

} // namespace tagline
