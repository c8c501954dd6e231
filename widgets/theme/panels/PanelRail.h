#pragma once

// PanelRail is a narrow column of icons, one per panel: each opens its panel over the widget beside the
// column.

#include <QHash>
#include <QWidget>

class QMainWindow;
class QToolButton;
class QVBoxLayout;

namespace tagline {

class PanelDock;

/// The panels of the rail have no other place, and at most one of them is open. It is hidden without panels.
class PanelRail : public QWidget
{
    Q_OBJECT

public:
    /// Panels open at the edge of `beside`, which lies next to the column in `parent`: its layout ends there,
    /// or is covered if it has no room.
    PanelRail(QWidget& beside, QWidget* parent);

    /// Takes a closed panel over. `isOnDemand`: its icon appears when it is first opened.
    void take(PanelDock* panel, bool isOnDemand);
    /// Gives a panel to a window, which has to place it.
    void release(PanelDock* panel, QMainWindow& window);
    const QList<PanelDock*>& panels() const { return m_panels; }
    bool has(PanelDock* panel) const { return m_panels.contains(panel); }

    void open(PanelDock* panel);
    /// The open panel; null if there is none.
    PanelDock* opened() const { return m_opened; }
    /// Width of an open panel, as far as there is room.
    void setPanelWidth(int width);
    /// The key for a panel's tooltip.
    void setKey(PanelDock* panel, const QString& key);

signals:
    /// The user closed the panel from within: the focus has to move elsewhere.
    void left();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addButton(PanelDock* panel);
    void showTip(PanelDock* panel);
    void showOpened(PanelDock* panel);
    void showClosed(PanelDock* panel);
    void clicked(PanelDock* panel);
    void placeFlap();

    QWidget& m_beside;
    QWidget* m_flap; ///< container of the open panel
    QVBoxLayout* m_column;
    QList<PanelDock*> m_panels;
    QHash<PanelDock*, QToolButton*> m_buttons;
    QHash<PanelDock*, QString> m_keys;
    PanelDock* m_opened = nullptr;
    int m_panelWidth = 300;
};

} // namespace tagline
