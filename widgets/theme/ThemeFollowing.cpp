#include "widgets/theme/ThemeFollowing.h"

#include "widgets/theme/Icons.h"
#include "widgets/theme/StyleSheet.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QVariant>

Q_DECLARE_METATYPE(tagline::ThemeColour)

namespace tagline {

namespace {

constexpr const char* textKey = "themeText";
constexpr const char* sheetKey = "themeSheet";
constexpr const char* iconKey = "themeIcon";
constexpr const char* iconColourKey = "themeIconColour";
constexpr const char* iconSizeKey = "themeIconSize";

void applyText(QWidget& widget)
{
    const QVariant kept = widget.property(textKey);
    if (!kept.isValid()) return;
    QPalette palette = widget.palette();
    palette.setColor(QPalette::WindowText, theme().*kept.value<ThemeColour>());
    if (palette != widget.palette()) widget.setPalette(palette);
}

void applySheet(QWidget& widget)
{
    const QVariant kept = widget.property(sheetKey);
    if (kept.isValid()) widget.setStyleSheet(withThemeColours(kept.toString(), theme()));
}

void applyIcon(QWidget& widget)
{
    const QVariant kept = widget.property(iconKey);
    if (!kept.isValid()) return;
    const int size = widget.property(iconSizeKey).toInt();
    const auto colour = widget.property(iconColourKey).value<ThemeColour>();
    static_cast<QLabel&>(widget).setPixmap(
        icon(kept.toString(), colour).pixmap(QSize(size, size), widget.devicePixelRatioF()));
}

/// A style sheet gives what is shown for the first time the palette that it had when the sheet before was
/// set.
class ColoursOfShown final : public QObject
{
protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Show) applyText(static_cast<QWidget&>(*watched));
        return false;
    }
};

} // namespace

ThemeSignal& themeSignal()
{
    static ThemeSignal signal;
    return signal;
}

void setTextColour(QWidget* widget, ThemeColour colour)
{
    static ColoursOfShown coloursOfShown;
    if (!widget->property(textKey).isValid()) widget->installEventFilter(&coloursOfShown);
    widget->setProperty(textKey, QVariant::fromValue(colour));
    applyText(*widget);
}

void setThemedStyleSheet(QWidget* widget, const QString& sheet)
{
    widget->setProperty(sheetKey, sheet);
    applySheet(*widget);
}

void setThemedIcon(QLabel* label, const QString& name, ThemeColour colour, int size)
{
    const bool isThere = !label->pixmap().isNull() && label->property(iconKey).toString() == name &&
                         label->property(iconColourKey).value<ThemeColour>() == colour &&
                         label->property(iconSizeKey).toInt() == size;
    if (isThere) return; // a picture that is set is laid out and painted anew
    label->setProperty(iconKey, name);
    label->setProperty(iconColourKey, QVariant::fromValue(colour));
    label->setProperty(iconSizeKey, size);
    applyIcon(*label);
}

/// Texts come behind all sheets: one gives what is below it the palettes that were there before it.
void refreshThemedWidgets()
{
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget* widget : widgets) applySheet(*widget);
    for (QWidget* widget : widgets) {
        applyText(*widget);
        applyIcon(*widget);
    }
}

} // namespace tagline
