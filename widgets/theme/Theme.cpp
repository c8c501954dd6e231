#include "widgets/theme/Theme.h"

#include "widgets/theme/FieldInput.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/StyleSheet.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QPalette>
#include <QStyleFactory>

namespace tagline {

namespace {

void setAll(QPalette& palette, QPalette::ColorRole role, const QColor& colour)
{
    for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled})
        palette.setColor(group, role, colour);
}

QPalette darkPalette(const Theme& colours)
{
    QPalette palette;
    setAll(palette, QPalette::Window, colours.window);
    setAll(palette, QPalette::Base, colours.panel);
    setAll(palette, QPalette::AlternateBase, colours.raised);
    setAll(palette, QPalette::Button, colours.raised);
    setAll(palette, QPalette::ToolTipBase, colours.raised);
    setAll(palette, QPalette::Highlight, colours.selection);
    setAll(palette, QPalette::HighlightedText, colours.text);
    setAll(palette, QPalette::Link, colours.accent);
    setAll(palette, QPalette::LinkVisited, colours.accent);
    setAll(palette, QPalette::PlaceholderText, colours.disabled);
    setAll(palette, QPalette::Light, colours.border);
    setAll(palette, QPalette::Midlight, colours.raised);
    setAll(palette, QPalette::Mid, colours.border);
    setAll(palette, QPalette::Dark, colours.sunken);
    setAll(palette, QPalette::Shadow, Qt::black);
    setAll(palette, QPalette::BrightText, colours.error);
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText}) {
        setAll(palette, role, colours.text);
        palette.setColor(QPalette::Disabled, role, colours.disabled);
    }
    return palette;
}

/// Where the desktop names no font, one that is made for screens, if there is one.
QFont defaultFont(QFont font)
{
    static const QStringList fallbacks{"DejaVu Sans", "Sans Serif", "Bitstream Vera Sans", "Sans"};
    if (!fallbacks.contains(QFontInfo(font).family())) return font;
    const QStringList installed = QFontDatabase::families();
    for (const char* family : {"Inter", "Noto Sans", "Cantarell", "Roboto", "Open Sans", "Liberation Sans"}) {
        if (!installed.contains(family)) continue;
        font.setFamily(family);
        return font;
    }
    return font;
}

bool hasTabularFigures(const QFont& font)
{
    const QFontMetricsF metrics(font);
    for (char16_t digit = u'1'; digit <= u'9'; ++digit)
        if (!qFuzzyCompare(metrics.horizontalAdvance(QChar(digit)), metrics.horizontalAdvance(u'0')))
            return false;
    return true;
}

} // namespace

const Theme& theme()
{
    static const Theme dark;
    return dark;
}

void applyTheme(QApplication& application)
{
    application.setStyle(QStyleFactory::create("Fusion"));
    application.setPalette(darkPalette(theme()));
    application.setFont(defaultFont(application.font()));
    application.setStyleSheet(styleSheet(theme()));
    application.setWindowIcon(icon("tagline"));
    if (!application.findChild<FieldInput*>()) application.installEventFilter(new FieldInput(&application));
}

QFont tabularFont(const QFont& font) { return hasTabularFigures(font) ? font : codeFont(font); }

QFont codeFont(const QFont& font)
{
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (font.pixelSize() > 0)
        fixed.setPixelSize(font.pixelSize());
    else
        fixed.setPointSizeF(font.pointSizeF());
    fixed.setWeight(font.weight());
    return fixed;
}

void paintPanel(QPainter& painter, const QRectF& rect)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().border, 1));
    painter.setBrush(theme().panel);
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), theme().radius, theme().radius);
    painter.restore();
}

QColor readableOn(const QColor& ground)
{
    const double luminance = 0.2126 * ground.redF() + 0.7152 * ground.greenF() + 0.0722 * ground.blueF();
    return luminance > 0.42 ? QColor(0x1b, 0x1c, 0x1f) : QColor(0xf4, 0xf5, 0xf7);
}

} // namespace tagline
