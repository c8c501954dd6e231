#pragma once

// DockSizes keeps the docks of a window as large as people want them, however small the window was in
// between.

#include <QList>
#include <QSize>
#include <QVariantMap>

#include "app/LayoutPlan.h"
#include "app/WindowClass.h"

#include <array>
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

/// How large docks are to be, and how much of the window they may take for it.
struct DockWishes
{
    DockExtents wanted;
    int wideLeft = 0;           ///< as a person wants it; 0: whatever the middle can spare
    int leastMiddle = 0;        ///< pixels of the window's width that stay for the middle
    double largestBottom = 0.0; ///< share of the window's height that the bottom may take
    double largestUpper = 0.0;  ///< share of its column that the upper group at the right may take
};

/// Whether a dock is open and another one of its tabs is in front.
bool isBehindTabs(const QDockWidget& dock);

/// What fits beside a middle that can still be looked at: the sides give way in proportion, and the bottom
/// takes no more than its share of the height.
class DockSizes
{
public:
    /// `upperRight` is the dock that stands above the others at the right.
    DockSizes(QMainWindow& window, QList<QDockWidget*> docks, QDockWidget* upperRight);

    /// Another layout: which dock stands above, and shares of the usual sizes. setDefaults() takes them.
    void setLayout(QDockWidget* upperRight, const DockShares& shares);

    /// Makes what is wanted now the sizes that a new window of that size has; what was wanted is forgotten.
    void setDefaults(const QSize& window);
    /// The window has another class: what was wanted while it had that one last, else its defaults.
    void changeClass(WindowClass windowClass);
    const DockExtents& wanted() const { return m_now.wanted; }
    /// The dock at the left takes what the middle can spare, or what a person gave it while it was wide.
    void setLeftWide(bool isWide);
    /// How high the dock at the bottom is where nobody gave it another height.
    void setNeededBottom(int height);
    /// The docks as large as is wanted and possible now.
    void apply();
    /// A person may have given them other sizes; whether that is so.
    bool remember();

    void save(QVariantMap& kept) const;
    /// Sizes of a window of that class. False where nothing was saved.
    bool restore(const QVariantMap& kept, WindowClass windowClass);

private:
    DockWishes usualWishes(WindowClass windowClass) const;
    DockExtents fitting(const QSize& window) const;
    int wantedLeft(int width, int right) const;
    QDockWidget* shownAt(Qt::DockWidgetArea area) const;
    QList<QDockWidget*> lowerAtRight() const;
    bool isSplitAtRight() const { return !lowerAtRight().isEmpty(); }
    int columnHeight(int bottomHeight) const;

    QMainWindow& m_window;
    QList<QDockWidget*> m_docks;
    QDockWidget* m_upperRight;
    DockShares m_shares;
    DockWishes m_now;
    WindowClass m_class = WindowClass::Compact;                       ///< that they are for
    std::array<std::optional<DockWishes>, windowClassCount> m_before; ///< of classes that the window had
    int m_neededBottom;
    bool m_isLeftWide = false;
};

} // namespace tagline
