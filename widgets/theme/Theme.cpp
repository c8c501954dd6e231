#include "widgets/theme/Theme.h"

#include "widgets/theme/Appearance.h"
#include "widgets/theme/ControlStyle.h"
#include "widgets/theme/DesktopLook.h"
#include "widgets/theme/FocusRing.h"
#include "widgets/theme/Fonts.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/Measures.h"
#include "widgets/theme/StyleSheet.h"
#include "widgets/theme/ThemeFollowing.h"
#include "widgets/theme/colour/ColourMath.h"
#include "widgets/theme/controls/FieldDrag.h"
#include "widgets/theme/controls/FieldInput.h"
#include "widgets/theme/controls/ToolTips.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPalette>

#include <map>
#include <tuple>
#include <utility>

namespace tagline {

namespace {

void setAll(QPalette& palette, QPalette::ColorRole role, const QColor& colour)
{
    for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled})
        palette.setColor(group, role, colour);
}

QPalette paletteOf(const Theme& colours)
{
    QPalette palette;
    setAll(palette, QPalette::Window, colours.panel);
    setAll(palette, QPalette::Base, colours.panel);
    setAll(palette, QPalette::AlternateBase, colours.panel);
    setAll(palette, QPalette::Button, colours.raised);
    setAll(palette, QPalette::ToolTipBase, colours.raised);
    setAll(palette, QPalette::Highlight, colours.selection);
    setAll(palette, QPalette::HighlightedText, colours.onSelection);
    setAll(palette, QPalette::Link, colours.accent);
    setAll(palette, QPalette::LinkVisited, colours.accent);
    setAll(palette, QPalette::PlaceholderText, colours.hint);
    palette.setColor(QPalette::Disabled, QPalette::PlaceholderText, colours.disabled);
    setAll(palette, QPalette::Light, colours.border);
    setAll(palette, QPalette::Midlight, colours.raised);
    setAll(palette, QPalette::Mid, colours.border);
    setAll(palette, QPalette::Dark, colours.sunken);
    setAll(palette, QPalette::Shadow, colours.window);
    setAll(palette, QPalette::BrightText, colours.error);
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText}) {
        setAll(palette, role, colours.text);
        palette.setColor(QPalette::Disabled, role, colours.disabled);
    }
    return palette;
}

/// The look in use.
struct Shown
{
    ThemeChoice choice = ThemeChoice::Dark;
    const Theme* theme = &darkTheme();
    Accent accent = Accent::Blue;
    Density density = Density::Compact;
    Density byWindow = Density::Compact; ///< density that suits the window
    TextRows rows = TextRows::ByWindow;
};

Shown& shown()
{
    static Shown shown;
    return shown;
}

const Theme& chosen(QApplication& application, ThemeChoice choice)
{
    const bool isLight =
        choice == ThemeChoice::Light || (choice == ThemeChoice::System && isDesktopLight(application));
    return themeWith(isLight, shown().accent);
}

/// Applies the desktop's present look if ThemeChoice::System is in use and the look has changed.
void followDesktop(QApplication& application)
{
    if (themeChoice() == ThemeChoice::System && &chosen(application, ThemeChoice::System) != &theme())
        applyTheme(application, ThemeChoice::System);
}

bool hasTabularFigures(const QFont& font)
{
    const QFontMetricsF metrics(font);
    const double zero = metrics.horizontalAdvance(QStringLiteral("0"));
    for (char16_t digit = u'1'; digit <= u'9'; ++digit)
        if (!qFuzzyCompare(metrics.horizontalAdvance(QString(QChar(digit))), zero)) return false;
    return true;
}

/// The properties of a font that determine the widths of its digits.
using FontShape = std::tuple<QStringList, QString, int, double, int, QFont::Style, int>;

FontShape shapeOf(const QFont& font)
{
    return {font.families(),    font.styleName(), font.pixelSize(), font.pointSizeF(),
            int(font.weight()), font.style(),     font.stretch()};
}

/// Cached hasTabularFigures(): it measures ten digits, and lists call it for each number that they paint.
bool isKnownTabular(const QFont& font)
{
    constexpr std::size_t most = 64;
    thread_local std::map<FontShape, bool> known;
    if (known.size() > most) known.clear();
    const auto [place, isNew] = known.try_emplace(shapeOf(font));
    if (isNew) place->second = hasTabularFigures(font);
    return place->second;
}

/// Sets the density for a window and the wanted text rows; does nothing if the sizes do not change.
void settle(QApplication& application, Density byWindow, TextRows rows)
{
    const bool wasLarge = std::exchange(shown().rows, rows) == TextRows::Large;
    const bool isLarge = rows == TextRows::Large;
    shown().byWindow = byWindow;
    const Density before = shown().density;
    shown().density = rows == TextRows::ByWindow ? byWindow : isLarge ? Density::Regular : Density::Compact;
    if (shown().density == before && wasLarge == isLarge) return;
    application.setFont(textFont(TextSize::Body));
    if (!application.styleSheet().isEmpty()) { // polished widgets take the new font only with a new sheet
        application.setStyleSheet(styleSheet(theme()));
        refreshThemedWidgets(); // it gave them the palettes that they had with the first one
    }
    emit themeSignal().changed();
}

} // namespace

const Theme& theme() { return *shown().theme; }

ThemeChoice themeChoice() { return shown().choice; }

void applyTheme(QApplication& application, ThemeChoice choice)
{
    const Theme& wanted = chosen(application, choice);
    shown().theme = &wanted;
    shown().choice = choice;
    if (!application.findChild<FieldInput*>()) {
        application.setStyle(new ControlStyle);
        application.installEventFilter(new FieldInput(&application));
        application.installEventFilter(new FieldDrag(&application));
        application.installEventFilter(new FocusRing(&application));
        application.installEventFilter(new ToolTips(&application));
        new DesktopLook(application, [&application] { followDesktop(application); });
    }
    application.setPalette(paletteOf(wanted));
    application.setFont(textFont(TextSize::Body));
    application.setStyleSheet(styleSheet(wanted));
    application.setWindowIcon(icon("tagline"));
    refreshThemedWidgets();
    emit themeSignal().changed();
}

Accent accent() { return shown().accent; }

void setAccent(QApplication& application, Accent accent)
{
    if (std::exchange(shown().accent, accent) != accent) applyTheme(application, themeChoice());
}

TextRows textRows() { return shown().rows; }

void setTextRows(QApplication& application, TextRows wanted)
{
    settle(application, shown().byWindow, wanted);
}

Density density() { return shown().density; }

void setDensity(QApplication& application, Density density) { settle(application, density, shown().rows); }

int pixelSize(TextSize size)
{
    constexpr int ofLarge = 2; // added to the sizes of a large window
    const bool isRegular = shown().density == Density::Regular;
    const int more = shown().rows == TextRows::Large ? ofLarge : 0;
    switch (size) {
    case TextSize::Caption:
        return 11 + more;
    case TextSize::Body:
        return (isRegular ? 13 : 12) + more;
    case TextSize::Query:
    case TextSize::Heading:
        return (isRegular ? 14 : 13) + more;
    case TextSize::CurrentFrame:
        return (isRegular ? 16 : 15) + more;
    }
    return {};
}

QFont textFont(TextSize size, QFont::Weight weight)
{
    QFont font(size == TextSize::Query ? codeFamily() : textFamily());
    font.setPixelSize(pixelSize(size));
    font.setWeight(weight);
    return font;
}

QFont tabularFont(const QFont& font) { return isKnownTabular(font) ? font : codeFont(font); }

QFont codeFont(const QFont& font)
{
    QFont fixed = font;
    fixed.setFamilies({codeFamily()});
    fixed.setFixedPitch(true);
    return fixed;
}

void paintPanel(QPainter& painter, const QRectF& rect)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().border, 1));
    painter.setBrush(theme().panel);
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), measure::panelRadius, measure::panelRadius);
    painter.restore();
}

QColor mixed(const QColor& over, const QColor& under, double share)
{
    return composed(withAlpha(over, share), under);
}

QColor withAlpha(QColor colour, double alpha)
{
    colour.setAlphaF(float(alpha));
    return colour;
}

QColor readableOn(const QColor& ground)
{
    static const QColor dark(0x15171b);
    static const QColor light(0xf4f5f7);
    return contrastOf(dark, ground) >= contrastOf(light, ground) ? dark : light;
}

} // namespace tagline
