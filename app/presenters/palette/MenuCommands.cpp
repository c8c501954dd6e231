#include "app/presenters/palette/MenuCommands.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>

namespace tagline {
namespace {

/// Without the letter's mark: "Save && Close" is "Save & Close".
QString unmarked(const QString& text)
{
    QString plain;
    const QString name = text.section('\t', 0, 0);
    for (qsizetype at = 0; at < name.size(); ++at) {
        if (name[at] == '&' && ++at == name.size()) break;
        plain += name[at];
    }
    return plain;
}

void append(std::vector<MenuCommand>& commands, QMenu& menu, const QString& path, bool isLarge)
{
    if (isLarge && menu.property(growsWithLibrary).toBool()) return;
    emit menu.aboutToShow();
    for (QAction* action : menu.actions()) {
        if (action->isSeparator() || !action->isVisible()) continue;
        const QString text = unmarked(action->text());
        if (action->menu())
            append(commands, *action->menu(), path + QStringLiteral(" ▸ ") + text, isLarge);
        else if (!text.isEmpty())
            commands.push_back({action, path, text});
    }
}

} // namespace

std::vector<MenuCommand> menuCommands(const QMenuBar& bar, bool isLarge)
{
    std::vector<MenuCommand> commands;
    for (const QAction* action : bar.actions())
        if (action->menu()) append(commands, *action->menu(), unmarked(action->text()), isLarge);
    return commands;
}

} // namespace tagline
