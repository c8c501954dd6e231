#include "app/actions/ActionRegistry.h"

#include "app/actions/ActionTable.h"
#include "app/actions/KeySet.h"
#include "app/actions/MenuTitles.h"
#include "widgets/theme/Icons.h"
#include "widgets/theme/controls/KeyTips.h"
#include "widgets/theme/controls/MenuText.h"

#include <QMenu>
#include <QMenuBar>
#include <QSettings>

#include <iterator>

namespace tagline {
namespace {

QMenu* findMenu(const QMenuBar& bar, const QString& menu) { return bar.findChild<QMenu*>("menu." + menu); }

/// A menu of the table where its first action comes: in the bar, or in the menu that it stands in.
QMenu* addMenu(QMenuBar& bar, const QString& name, bool startsSection)
{
    QMenu* above = findMenu(bar, menuOfMenu(name));
    if (above && startsSection) above->addSeparator();
    QMenu* menu = above ? above->addMenu(menuTitle(name)) : bar.addMenu(menuTitle(name));
    menu->setObjectName("menu." + name);
    menu->setToolTipsVisible(true);
    menu->menuAction()->setToolTip(menuPath(name));
    return menu;
}

/// The tooltip with the key behind it: "Play or pause the clip (Space)", and below why it cannot be done now.
void showTip(QAction& action)
{
    const QString tip = action.property("tip").toString();
    const QString key = action.shortcut().toString(QKeySequence::NativeText);
    const QString whyNot = action.property("whyNot").toString();
    const QString shown = tipWithKey(tip, key);
    action.setToolTip(whyNot.isEmpty() ? shown : shown + '\n' + whyNot);
    action.setStatusTip(tip);
}

/// Words of the table that an action is found by besides its name; where the window speaks another language,
/// its English name and words as well, for tutorials have these.
QString otherWords(const ActionRow& row)
{
    QStringList words;
    if (*row.words) words << ActionRegistry::tr(row.words);
    QString name = QString::fromUtf8(row.text);
    if (ActionRegistry::tr(row.text) == name) return words.join(' ');
    words << name.remove('&');
    if (*row.words) words << QString::fromUtf8(row.words);
    return words.join(' ');
}

} // namespace

ActionRegistry::ActionRegistry(QObject* parent)
    : QObject(parent)
{
    for (const ActionRow& row : actionTable()) {
        auto* action = new QAction(tr(row.text), this);
        action->setObjectName(row.id);
        action->setProperty("tip", tr(row.tip));
        action->setProperty("words", otherWords(row));
        action->setCheckable(row.isCheckable);
        action->setAutoRepeat(row.isRepeating);
        if (*row.icon) action->setIcon(icon(row.icon));
        m_actions.insert(row.id, action);
        setKeys(row.id, keysOf(row.keys));
    }
}

QAction* ActionRegistry::operator[](const char* id) const
{
    QAction* action = m_actions.value(id);
    Q_ASSERT_X(action, "ActionRegistry", id);
    return action;
}

void ActionRegistry::fill(QMenuBar& bar) const
{
    for (const ActionRow& row : actionTable()) {
        QMenu* menu = findMenu(bar, row.menu);
        if (!menu)
            menu = addMenu(bar, row.menu, row.startsSection);
        else if (row.startsSection)
            menu->addSeparator();
        menu->addAction((*this)[row.id]);
    }
}

QString ActionRegistry::key(const char* id) const
{
    return (*this)[id]->shortcut().toString(QKeySequence::NativeText);
}

QString ActionRegistry::useOf(const QKeySequence& key) const
{
    for (const ActionRow& row : actionTable()) {
        const QAction* action = (*this)[row.id];
        if (action->shortcuts().contains(key)) return action->text().remove('&');
    }
    return {};
}

QString ActionRegistry::bracketedKey(const char* id) const { return tipWithKey({}, key(id)); }

void ActionRegistry::setAvailable(const char* id, bool isAvailable, const QString& whyNot) const
{
    QAction* action = (*this)[id];
    action->setProperty("isUnavailable", !isAvailable);
    action->setProperty("ownWhyNot", whyNot);
    showAvailable(*action);
}

QString ActionRegistry::whyNot(const QString& id) const
{
    return m_actions[id]->property("whyNot").toString();
}

void ActionRegistry::setEditing(bool isPossible, const QString& whyNot)
{
    m_whyNoEditing = isPossible ? QString() : whyNot;
    for (const ActionRow& row : actionTable())
        if (row.isEdit) showAvailable(*(*this)[row.id]);
}

/// That nothing is edited at all goes before what an action says of itself.
void ActionRegistry::showAvailable(QAction& action) const
{
    const bool isRefused = !m_whyNoEditing.isEmpty() && isEditAction(action.objectName());
    const bool isAvailable = !isRefused && !action.property("isUnavailable").toBool();
    action.setEnabled(isAvailable);
    action.setProperty("whyNot", isAvailable ? QString()
                                 : isRefused ? m_whyNoEditing
                                             : action.property("ownWhyNot").toString());
    showTip(action);
}

QMenu& ActionRegistry::menuOf(const char* id, const QMenuBar& bar)
{
    for (const ActionRow& row : actionTable())
        if (qstrcmp(row.id, id) == 0)
            if (auto* menu = findMenu(bar, row.menu)) return *menu;
    qFatal("no menu has the action %s", id);
}

QMenu& ActionRegistry::addMenuAbove(const char* id, const QMenuBar& bar, const QString& name,
                                    const QString& title, std::function<void(QMenu&)> fill) const
{
    QMenu& menu = menuOf(id, bar);
    auto* submenu = new QMenu(title, &menu);
    submenu->setObjectName("menu." + name);
    submenu->setToolTipsVisible(true);
    connect(submenu, &QMenu::aboutToShow, submenu, [submenu, fill = std::move(fill)] {
        emptyMenu(*submenu);
        fill(*submenu);
    });
    menu.insertMenu((*this)[id], submenu);
    return *submenu;
}

void ActionRegistry::setKeys(const QString& id, const QList<QKeySequence>& keys)
{
    QAction* action = m_actions.value(id);
    if (!action) return;
    action->setShortcuts(keys);
    showTip(*action);
}

void ActionRegistry::setKeysToDefault(const QString& id)
{
    for (const ActionRow& row : actionTable())
        if (id == row.id) setKeys(id, keysOf(row.keys));
}

/// A key that a person chose goes before that of the table, which may be newer than the choice.
void ActionRegistry::loadKeys(const QSettings& settings)
{
    KeySet chosen, others = tableKeys();
    for (auto each = others.begin(); each != others.end();) {
        const QString kept = QStringLiteral("keys/") + each.key();
        if (settings.contains(kept)) chosen[each.key()] = keysOf(settings.value(kept).toString());
        each = settings.contains(kept) ? others.erase(each) : std::next(each);
    }
    for (QList<QKeySequence>& keys : others)
        keys.removeIf([&](const QKeySequence& key) { return !actionWithKey(key, chosen).isEmpty(); });
    tagline::setKeys(*this, chosen);
    tagline::setKeys(*this, others);
}

void ActionRegistry::saveKeys(QSettings& settings) const
{
    for (const ActionRow& row : actionTable()) {
        const QString key = QString("keys/") + row.id;
        const QString now = textOf((*this)[row.id]->shortcuts());
        if (now == textOf(keysOf(row.keys)))
            settings.remove(key);
        else
            settings.setValue(key, now);
    }
}

} // namespace tagline
