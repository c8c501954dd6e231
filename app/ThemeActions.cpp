#include "app/ThemeActions.h"

#include "app/actions/ActionRegistry.h"
#include "widgets/theme/motion/Motion.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QSettings>

namespace tagline {

namespace {

constexpr const char* settingsKey = "window/theme";
constexpr const char* motionKey = "window/reduceMotion";

/// One of the menu's choices; the word is what the settings keep.
struct Choice
{
    ThemeChoice choice;
    const char* action;
    const char* word;
};
constexpr Choice choices[] = {{ThemeChoice::Dark, "view.themeDark", "dark"},
                              {ThemeChoice::Light, "view.themeLight", "light"},
                              {ThemeChoice::System, "view.themeSystem", "system"}};

} // namespace

ThemeActions::ThemeActions(const ActionRegistry& actions, QSettings& settings)
    : m_settings(settings)
    , m_group(new QActionGroup(this))
{
    const QString kept = settings.value(settingsKey).toString();
    ThemeChoice wanted = themeChoice();
    for (const Choice& each : choices) {
        m_group->addAction(actions[each.action]);
        actions.connectTo(each.action, this, [this, each] {
            m_settings.setValue(settingsKey, each.word);
            choose(each.choice);
        });
        if (kept == each.word) wanted = each.choice;
    }
    choose(wanted);
    followMotion(*actions["view.reduceMotion"]);
    for (const Choice& each : choices) actions[each.action]->setChecked(each.choice == wanted);
}

void ThemeActions::followMotion(QAction& reduces)
{
    reduces.setChecked(m_settings.value(motionKey).toBool());
    setMotionReduced(reduces.isChecked());
    connect(&reduces, &QAction::toggled, this, [this](bool isReduced) {
        setMotionReduced(isReduced);
        m_settings.setValue(motionKey, isReduced);
    });
}

void ThemeActions::choose(ThemeChoice choice)
{
    const Theme* before = &theme();
    if (choice != themeChoice()) applyTheme(*qApp, choice);
    if (before != &theme()) return;
    emit noted(theme().isLight ? tr("The light theme is already shown.")
                               : tr("The dark theme is already shown."));
}

} // namespace tagline
