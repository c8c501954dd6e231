#pragma once

// ThemeFollowing keeps what was set from the theme in step with it while the theme changes.

#include <QObject>

#include "widgets/theme/Theme.h"

#include <utility>

class QLabel;
class QWidget;

namespace tagline {

/// Tells of every change of the theme.
class ThemeSignal : public QObject
{
    Q_OBJECT

signals:
    void changed();
};
ThemeSignal& themeSignal();

/// Calls now and after every change of the theme, as long as `context` lives.
template<typename Function>
void followTheme(const QObject* context, Function apply)
{
    apply();
    QObject::connect(&themeSignal(), &ThemeSignal::changed, context, std::move(apply));
}

/// The colour of a label's or another widget's text, in every theme to come.
void setTextColour(QWidget* widget, ThemeColour colour);
/// A style sheet for one widget, with the theme's colours by name: "color: @muted".
void setThemedStyleSheet(QWidget* widget, const QString& sheet);
/// A picture in one colour in a label, sharp at the label's scale.
void setThemedIcon(QLabel* label, const QString& name, ThemeColour colour, int size);

/// Applies anew what the functions above were told of every widget there is.
void refreshThemedWidgets();

} // namespace tagline
