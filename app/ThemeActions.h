#pragma once

// ThemeActions lets a person choose among the dark theme, the light one and the desktop's, and whether what
// changes may fade.

#include <QObject>

#include "widgets/theme/Theme.h"

class QAction;
class QActionGroup;
class QSettings;

namespace tagline {

class ActionRegistry;

/// Shows the theme that the settings keep, at once; and each that is chosen in the menu.
class ThemeActions : public QObject
{
    Q_OBJECT

public:
    ThemeActions(const ActionRegistry& actions, QSettings& settings);

signals:
    /// That the theme that was chosen is shown already.
    void noted(const QString& fact);

private:
    void choose(ThemeChoice choice);
    void followMotion(QAction& reduces);

    QSettings& m_settings;
    QActionGroup* m_group;
};

} // namespace tagline
