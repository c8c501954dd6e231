#pragma once

// PanelRail is a narrow column of icons, one a panel: each opens its panel over what stands beside the
// column.

#include <QHash>
#include <QWidget>

class QMainWindow;
class QToolButton;
class QVBoxLayout;

namespace tagline {

class PanelDock;

/// The panels that it holds stand nowhere else, and at most one of them is open. It is hidden without any.
class PanelRail : public QWidget
{
    Q_OBJECT

public:
    /// Panels open over `beside`, which stands left of the column in `parent`.
    PanelRail(QWidget& beside, QWidget* parent);

    /// Takes a closed panel over. `isOnDemand`: it has an icon from when it is first opened.
    void take(PanelDock* panel, bool isOnDemand);
    /// Gives a panel to a window, which has to place it.
    void release(PanelDock* panel, QMainWindow& window);
    const QList<PanelDock*>& panels() const { return m_panels; }
    bool has(PanelDock* panel) const { return m_panels.contains(panel); }

    void open(PanelDock* panel);
    /// Null while all are closed.
    PanelDock* opened() const { return m_opened; }
    /// How wide an open panel is, as far as there is room.
    void setPanelWidth(int width);
    /// The key that a panel's tooltip names.
    void setKey(PanelDock* panel, const QString& key);

signals:
    /// A person closed the panel from within: the keyboard has to be somewhere else.
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
    QWidget* m_flap; ///< what the open panel stands in
    QVBoxLayout* m_column;
    QList<PanelDock*> m_panels;
    QHash<PanelDock*, QToolButton*> m_buttons;
    QHash<PanelDock*, QString> m_keys;
    PanelDock* m_opened = nullptr;
    int m_panelWidth = 300;
};

} // namespace tagline
