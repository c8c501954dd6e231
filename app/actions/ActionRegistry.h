#pragma once

// ActionRegistry makes the QActions of the action table, once, with the keys that the user chose.

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>

#include <functional>

class QMenu;
class QMenuBar;
class QSettings;

namespace tagline {

/// Owns every action. Menus, buttons and the key sheet take them from here; presenters connect to them.
class ActionRegistry : public QObject
{
    Q_OBJECT

public:
    explicit ActionRegistry(QObject* parent = nullptr);

    /// The action of an id of the table. Expects that there is one.
    QAction* operator[](const char* id) const;
    /// Calls `receiver`'s function whenever the action is triggered.
    template<class Receiver, class Function>
    void connectTo(const char* id, Receiver* receiver, Function function) const
    {
        connect((*this)[id], &QAction::triggered, receiver, function);
    }

    /// Tells `receiver`'s function the first key of an action in people's letters, now and whenever it is
    /// another; empty for none.
    template<class Receiver, class Function>
    void followKey(const char* id, Receiver* receiver, Function function) const
    {
        const auto tell = [this, id, receiver, function] { std::invoke(function, receiver, key(id)); };
        connect((*this)[id], &QAction::changed, receiver, tell);
        tell();
    }

    /// The first key of an action in people's letters; empty for none.
    QString key(const char* id) const;
    /// Name in the menus of the action that a key triggers ("Next Phase"); empty if it triggers none.
    QString useOf(const QKeySequence& key) const;
    /// " (Ctrl+F)", the first key of an action in people's letters, to stand behind its name in a text; empty
    /// if it has none.
    QString bracketedKey(const char* id) const;

    /// Sets whether an action can be taken now; if not, its tooltip says why.
    void setAvailable(const char* id, bool isAvailable, const QString& whyNot) const;
    /// Why an action cannot be taken now; empty if it can. Expects an id of the table.
    QString whyNot(const QString& id) const;
    /// Sets whether actions that edit (ActionRow::isEdit) can be taken at all; if not, none is available, for
    /// this reason.
    void setEditing(bool isPossible, const QString& whyNot);

    /// Fills a menu bar in the table's order; menus are found again by object name ("menu.File").
    void fill(QMenuBar& bar) const;
    /// The menu that the table names for an action. Expects a bar that was filled.
    static QMenu& menuOf(const char* id, const QMenuBar& bar);
    /// A sub-menu above an action, in its menu, which is filled anew whenever it opens; found again by object
    /// name
    /// ("menu." and `name`). Expects a bar that was filled.
    QMenu& addMenuAbove(const char* id, const QMenuBar& bar, const QString& name, const QString& title,
                        std::function<void(QMenu&)> fill) const;

    void setKeys(const QString& id, const QList<QKeySequence>& keys);
    void setKeysToDefault(const QString& id);
    void loadKeys(const QSettings& settings);
    void saveKeys(QSettings& settings) const;

private:
    void showAvailable(QAction& action) const;

    QHash<QString, QAction*> m_actions;
    QString m_whyNoEditing; ///< empty if edits are possible
};

} // namespace tagline
