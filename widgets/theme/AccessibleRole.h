#pragma once

// AccessibleRole says to screen readers what a widget of our own is.

#include <QAccessibleWidget>
#include <QVariant>
#include <QWidget>

namespace tagline {

/// Gives a widget a role in place of that of a plain area. Call it in the widget's constructor, before it
/// gets a name.
inline void setAccessibleRole(QWidget& widget, QAccessible::Role role)
{
    constexpr const char* kept = "accessibleRole";
    static const bool isInstalled = [] {
        QAccessible::installFactory([](const QString&, QObject* object) -> QAccessibleInterface* {
            auto* asked = qobject_cast<QWidget*>(object);
            const QVariant given = asked ? asked->property(kept) : QVariant();
            return given.isValid() ? new QAccessibleWidget(asked, QAccessible::Role(given.toInt())) : nullptr;
        });
        return true;
    }();
    Q_UNUSED(isInstalled)
    widget.setProperty(kept, int(role));
}

} // namespace tagline
