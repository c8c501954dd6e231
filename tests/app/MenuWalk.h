#pragma once

// MenuWalk finds what opens a menu in a window and chooses every entry of it, each once.

#include "tests/app/WindowStates.h"

#include <QMenu>
#include <QSet>

#include <functional>

namespace tagline::test {

/// Entries that are rows of the table of actions are left out: they are triggered in every state anyway.
class MenuWalk
{
public:
    /// `enter` brings the window into the state whose menus are walked.
    MenuWalk(WindowStage& stage, std::function<void()> enter);

    /// Walks the menus of one state. `known` holds the entries of former states, and then those of this one.
    void walk(QSet<QString>& known);
    int chosen() const { return m_chosen; }

private:
    /// What a person does to open a menu.
    struct Way
    {
        QString name;
        std::function<void()> open;
    };
    using Path = QList<int>; ///< from a menu into its submenus

    QList<Way> ways() const;
    void addTimelineWays(QList<Way>& ways) const;
    bool look(QWidget& open);
    void collect(QMenu& menu, const QString& texts, const Path& path);
    void choose(QMenu& menu);
    void lookAtWindow(QWidget& open);

    WindowStage& m_stage;
    std::function<void()> m_enter;
    QString m_way;
    QList<std::pair<QString, Path>> m_entries; ///< of the menu that is looked at, by their texts
    Path m_wanted;                             ///< the entry to choose; empty: the menu is looked at only
    QPointer<QWidget> m_seen;                  ///< the window that was looked at last
    bool m_hasChosen = false;
    bool m_isLooking = false; ///< nothing is answered meanwhile
    int m_chosen = 0;
};

} // namespace tagline::test
