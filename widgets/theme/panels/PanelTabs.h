#pragma once

// PanelTabs are the names of the panels that share one place, in the title line of the one that is seen.

#include <QTabBar>

#include "widgets/theme/motion/Ease.h"

class QMenu;
class QToolButton;

namespace tagline {

/// Names are never cut: those that have no room are in the menu of a button behind the others.
class PanelTabs : public QTabBar
{
    Q_OBJECT

public:
    static constexpr int besideText = 6; ///< of a name, both sides, device-independent pixels

    explicit PanelTabs(QWidget* parent = nullptr);

    /// Sets silently; `current` is the place of the panel that is seen.
    void setPanels(const QStringList& names, int current);
    QStringList panels() const { return m_names; }
    /// The names that have room; the others are in the menu.
    QStringList shownPanels() const;
    /// Lets the line under the name of the panel that is seen come from another's, which was seen before.
    void comeFrom(int place);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// A person chose a panel by its place.
    void panelChosen(int place);
    /// A person drags a name out of the title line; the mouse is at `place` on the screen and its button is
    /// down.
    void panelDraggedOut(int panel, QPoint place);

protected:
    QSize tabSizeHint(int index) const override;
    QSize minimumTabSizeHint(int index) const override { return tabSizeHint(index); }
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void choose(int place);
    QRect lineUnder(int tab) const;
    QList<int> placesThatFit() const;
    void showThoseThatFit();
    void fillMenu();
    int widthOf(const QString& name) const;
    int widthOfAll() const;
    int tabHeight() const;

    QStringList m_names;
    int m_shown = 0;     ///< the place of the panel that these stand in
    QList<int> m_places; ///< of the names that are shown as tabs
    int m_pressed = -1;  ///< the tab that the mouse went down on
    int m_before = -1;   ///< the place of the panel that the line comes from
    Ease m_way;          ///< of the line: 1 where it belongs
    QToolButton* m_more; ///< opens the menu of the others
};

} // namespace tagline
