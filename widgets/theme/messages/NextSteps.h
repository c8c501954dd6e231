#pragma once

// NextSteps offers what can be done where a panel is empty: a button for each action, one below the other.

#include <QHash>
#include <QList>
#include <QRect>
#include <QWidget>

class QAction;
class QToolButton;

namespace tagline {

/// Hidden while there are no actions. Each button has its action's text, tooltip and state, and triggers it.
class NextSteps : public QWidget
{
    Q_OBJECT

public:
    explicit NextSteps(QWidget* parent);

    /// The actions are not owned, and outlive the buttons.
    void setActions(const QList<QAction*>& actions);
    /// Stands in the middle of a place, below a text of that height that somebody paints there: both together
    /// are in the middle of its height. Hidden if there is no room for both.
    void placeBelow(int textHeight, const QRect& place);
    /// The height that the buttons take away from a text; 0 while they are hidden.
    int foot() const { return isHidden() ? 0 : height(); }

signals:
    /// The buttons need another size: whoever placed them places them again.
    void resized();

protected:
    bool event(QEvent* event) override;

private:
    QList<QAction*> m_actions;
    QHash<QAction*, QToolButton*> m_buttons; ///< of all that were offered: one may be the one that is clicked
};

} // namespace tagline
