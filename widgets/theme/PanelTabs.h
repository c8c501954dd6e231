#pragma once

// PanelTabs are the names of the panels that share one place, in the title line of the one that is seen.

#include <QTabBar>

namespace tagline {

/// Names are never cut: those that have no room are left out, and reached by the panel's menu.
class PanelTabs : public QTabBar
{
    Q_OBJECT

public:
    explicit PanelTabs(QWidget* parent = nullptr);

    /// Sets silently; `current` is the place of the panel that is seen.
    void setPanels(const QStringList& names, int current);
    QStringList panels() const;
    /// Whether every name has room.
    bool showsAll() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// A person chose a panel by its place.
    void panelChosen(int place);

protected:
    QSize tabSizeHint(int index) const override;
    QSize minimumTabSizeHint(int index) const override { return tabSizeHint(index); }
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showThoseThatFit();
    int widthOfAll() const;
    int tabHeight() const;

    int m_shown = 0; ///< the place of the panel that these stand in
};

} // namespace tagline
