// The two themes, colour by colour. Contrasts are held by tests/widgets/theme/tst_Contrast.cpp.

#include "widgets/theme/Theme.h"

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

} // namespace

const Theme& darkTheme()
{
    static const Theme dark = newDarkTheme();
    return dark;
}

const Theme& lightTheme()
{
    static const Theme light = newLightTheme();
    return light;
}

} // namespace tagline
