#pragma once

// Widgets as a screen reader finds them: by type and accessible name.

#include <QWidget>

namespace tagline::test {

/// The first child with that name; nullptr where there is none.
template<class Widget>
Widget* findNamed(const QWidget& parent, const QString& name)
{
    for (Widget* each : parent.findChildren<Widget*>())
        if (each->accessibleName() == name) return each;
    return nullptr;
}

/// The same, where the test has no sense without it.
template<class Widget>
Widget& named(const QWidget& parent, const QString& name)
{
    Widget* found = findNamed<Widget>(parent, name);
    if (!found) qFatal("nothing is called %s", qPrintable(name));
    return *found;
}

/// The first button with that text; nullptr where there is none.
template<class Button>
Button* findButton(const QWidget& parent, const QString& text)
{
    for (Button* each : parent.findChildren<Button*>())
        if (each->text() == text) return each;
    return nullptr;
}

/// The n-th of those that are visible.
template<class Widget>
Widget& visibleNamed(const QWidget& parent, const QString& name, int place = 0)
{
    for (Widget* each : parent.findChildren<Widget*>())
        if (each->accessibleName() == name && each->isVisible() && place-- == 0) return *each;
    qFatal("nothing that is visible is called %s", qPrintable(name));
}

} // namespace tagline::test
