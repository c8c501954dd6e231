#pragma once

// LayoutActions shows layouts of the window's panels by menu and key, and keeps those that a person saves
// under a name.

#include "app/OwnLayouts.h"
#include "app/presenters/Presenter.h"

class QAction;

namespace tagline {

class MainWindow;
struct LayoutPlan;

/// The layout that is shown has a tick in the menu until its panels are changed. Borrows its arguments.
class LayoutActions : public Presenter
{
    Q_OBJECT

public:
    LayoutActions(const PresenterContext& context, MainWindow& window);

    /// Goes on with the layout of the session before. `isWindowWhole`: the window found its panels' places.
    void load(bool isWindowWhole);
    /// Keeps which layout is shown.
    void save();

private:
    void show(const LayoutPlan& plan);
    void showOwn(QString name);
    void showAgain();
    void showWall(bool isShown);
    bool isAsMade() const;
    void fillMenu();
    void showTicks();
    void keep();
    void askForName();
    bool mayBeNamed(const QString& name, const QString& formerly);
    void rename();
    void forgetShown(const QString& name);
    void remove();
    QString askedOwn(const QString& title, const QString& label, const QString& verb);
    QString titleOf(const LayoutPlan& plan) const;

    MainWindow& m_mainWindow;
    QList<OwnLayout> m_layouts;
    QList<QAction*> m_entries; ///< menu entries, one for each of m_layouts
    QAction* m_line;           ///< the separator above the entries
    QString m_own;             ///< name of the shown layout; empty for one of the program's
    bool m_hasWall = false;    ///< of the shown layout, as it was made
    bool m_isNone = false;     ///< no layout is shown: it was changed in the session before, or is gone
};

} // namespace tagline
