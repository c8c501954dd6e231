#pragma once

// DockSizes keeps the docks of a window as large as people want them, however small the window was in
// between.

#include <QList>
#include <QPoint>
#include <QSize>
#include <QVariantMap>

#include "app/LayoutPlan.h"
#include "app/WindowClass.h"

#include <array>
#include <functional>
#include <optional>

class QDockWidget;
class QMainWindow;

namespace tagline {

/// Left and right are widths, bottom a height, in device-independent pixels.
struct DockExtents
{
    int left = 0;
    int right = 0;
    int bottom = 0;     ///< 0: as high as its content needs
    int upperRight = 0; ///< the height of the upper one of two groups at the right

    bool operator==(const DockExtents&) const = default;
};

/// Wanted sizes of the docks, and the parts of the window that they may take.
struct DockWishes
{
    DockExtents wanted;
    int wideLeft = 0;           ///< width that a person chose; 0: all that the middle can spare
    int leastMiddle = 0;        ///< pixels of the window's width that stay for the middle
    double largestBottom = 0.0; ///< share of the window's height that the bottom may take
    double largestUpper = 0.0;  ///< share of its column that the upper group at the right may take
};

/// Whether a dock is open and another one of its tabs is in front.
bool isBehindTabs(const QDockWidget& dock);

/// Fits docks beside a middle that stays usable: the sides shrink in proportion, and the bottom takes at most
/// its share of the height.
class DockSizes
{
public:
    /// `upperRight` is the dock that stands above the others at the right.
    DockSizes(QMainWindow& window, QList<QDockWidget*> docks, QDockWidget* upperRight);

    /// Another layout: which dock stands above, and shares of the usual sizes. setDefaults() takes them.
    void setLayout(QDockWidget* upperRight, const DockShares& shares);
    void setShares(const DockShares& shares) { m_shares = shares; }

    /// Resets the wanted sizes to those of a new window of that size; former wishes are forgotten.
    void setDefaults(const QSize& window);
    /// Switches to the wanted sizes of another window class: the last ones of that class, else its defaults.
    void changeClass(WindowClass windowClass);
    const DockExtents& wanted() const { return m_now.wanted; }
    /// Makes the left dock as wide as the middle can spare, or as wide as a person made it while it was wide.
    void setLeftWide(bool isWide);
    /// The width of the left dock if its edge towards the middle lies under a place of the window; else none.
    std::optional<int> leftEdgeAt(const QPoint& place) const;
    /// Follows a drag of that edge by a person, which began at a width: across a width the left dock becomes
    /// wide, back across a smaller one it is no longer. Returns whether it changed; then the dragged width is
    /// that of the new state, and the former one keeps its own.
    bool followLeftEdge(int from);
    bool isLeftWide() const { return m_isLeftWide; }
    /// Sets the height of the bottom dock that holds unless a person gave it another.
    void setNeededBottom(int height);
    /// Sets the height that a dock needs, 0 for none: while it stands in the group below the upper one, that
    /// one leaves it as much unless a person gave it a height, and keeps its least share.
    void setNeededLower(QDockWidget& dock, int height);
    /// Tells up to which of its heights, at most the given one, a dock shows whole rows: the upper one at the
    /// right ends there unless a person gave it a height.
    void setWholeRows(QDockWidget& dock, std::function<int(int)> heightOfWholeRows);
    /// Resizes the docks to the wanted sizes as far as they fit.
    void apply();
    /// Takes over sizes that a person may have given the docks; returns whether any changed.
    bool remember();

    void save(QVariantMap& kept) const;
    /// Restores sizes of a window of that class. False if none were saved.
    bool restore(const QVariantMap& kept, WindowClass windowClass);

private:
    DockWishes usualWishes(WindowClass windowClass) const;
    DockExtents fitting(const QSize& window) const;
    int wantedLeft(int width, int right) const;
    int spareableLeft(int width, int right) const;
    int innerWidth() const;
    QDockWidget* shownAt(Qt::DockWidgetArea area) const;
    QList<QDockWidget*> lowerAtRight() const;
    bool isSplitAtRight() const { return !lowerAtRight().isEmpty(); }
    int splitterExtent() const;
    int columnHeight(int bottomHeight) const;
    int fittingUpper(int column) const;
    int leastUpperOf(int column) const;
    bool needsHeight(QDockWidget* front) const;
    int leftBelow(int upper, int column) const;

    QMainWindow& m_window;
    QList<QDockWidget*> m_docks;
    QDockWidget* m_upperRight;
    DockShares m_shares;
    DockWishes m_now;
    WindowClass m_class = WindowClass::Compact;                       ///< the class of m_now
    std::array<std::optional<DockWishes>, windowClassCount> m_before; ///< of other classes of the window
    int m_neededBottom;
    QDockWidget* m_neededDock = nullptr;
    int m_neededLower = 0;
    QDockWidget* m_rowsDock = nullptr;
    std::function<int(int)> m_wholeRows;
    std::optional<int> m_appliedUpper; ///< height that apply() gave the upper one last
    bool m_isLeftWide = false;
};

} // namespace tagline
