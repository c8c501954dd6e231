#include "app/DockSizes.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QRect>
#include <QStyle>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tagline {
namespace {

constexpr DockExtents compactExtents{272, 300, 0, 215};
constexpr DockExtents regularExtents{404, 396, 0, 320};
constexpr DockExtents wideExtents{520, 480, 0, 420};
constexpr int usualBottom = 260; ///< until setNeededBottom() is called
constexpr int leastBottom = 120;
constexpr int leastMiddle = 420;
constexpr int leastMiddleBesideWide = 340; ///< the figure beside the wall
constexpr auto extentsKey = "docks";
constexpr auto wideLeftKey = "wallWidth";
constexpr auto bottomShareKey = "timelineShare";
constexpr int leastLower =
    60; ///< of the groups below the upper one at the right, in windows that are too low for all
constexpr double largestUpper = 0.5;
constexpr double leastUpper = 0.35; ///< share, if the group below needs the height
constexpr double leastLastShare = 0.2;
constexpr int leastGainOfWide = 60;   ///< pixels; less makes no other state of the left dock
constexpr double openingShare = 0.5;  ///< of what a wide left dock gains: dragged so far, it becomes wide
constexpr double closingShare = 0.25; ///< dragged back to this, it is no longer wide
constexpr int aboveLeastWidth = 8;    ///< pixels
constexpr double lastShare = 0.35;    ///< of the lowest of several groups below the upper one

DockExtents extentsOf(WindowClass windowClass)
{
    switch (windowClass) {
    case WindowClass::Compact:
        return compactExtents;
    case WindowClass::Regular:
        return regularExtents;
    case WindowClass::Wide:
        return wideExtents;
    }
    return compactExtents;
}

int sharedExtent(int extent, double share) { return int(std::lround(extent * share)); }

} // namespace

/// Qt keeps the docks of other tabs left of the window.
bool isBehindTabs(const QDockWidget& dock) { return !dock.isHidden() && !dock.isFloating() && dock.x() < 0; }

DockSizes::DockSizes(QMainWindow& window, QList<QDockWidget*> docks, QDockWidget* upperRight)
    : m_window(window)
    , m_docks(std::move(docks))
    , m_upperRight(upperRight)
    , m_neededBottom(usualBottom)
{
}

void DockSizes::setLayout(QDockWidget* upperRight, const DockShares& shares)
{
    m_upperRight = upperRight;
    m_shares = shares;
}

DockWishes DockSizes::usualWishes(WindowClass windowClass) const
{
    DockExtents extents = extentsOf(windowClass);
    extents.left = sharedExtent(extents.left, m_shares.left);
    extents.right = sharedExtent(extents.right, m_shares.right);
    extents.upperRight = sharedExtent(extents.upperRight, m_shares.upperRight);
    return {extents, 0, leastMiddle, m_shares.bottom, largestUpper};
}

void DockSizes::setDefaults(const QSize& window)
{
    m_class = windowClassOf(window);
    m_now = usualWishes(m_class);
    m_before = {};
}

void DockSizes::changeClass(WindowClass windowClass)
{
    if (windowClass == m_class) return;
    m_before[std::size_t(m_class)] = m_now;
    m_class = windowClass;
    m_now = m_before[std::size_t(windowClass)].value_or(usualWishes(windowClass));
}

/// The dock that is visible in an area; null if there is none.
QDockWidget* DockSizes::shownAt(Qt::DockWidgetArea area) const
{
    for (QDockWidget* dock : m_docks) {
        const bool isThere =
            !dock->isHidden() && !dock->isFloating() && m_window.dockWidgetArea(dock) == area;
        if (isThere && dock != m_upperRight && !isBehindTabs(*dock)) return dock;
    }
    const bool isUpper = area == m_window.dockWidgetArea(m_upperRight);
    return isUpper && !m_upperRight->isHidden() && !m_upperRight->isFloating() ? m_upperRight : nullptr;
}

/// The visible dock of each group below the upper one, from the top; empty if there is no group below.
QList<QDockWidget*> DockSizes::lowerAtRight() const
{
    const auto isThere = [this](const QDockWidget* dock) {
        return !dock->isHidden() && !dock->isFloating() && !isBehindTabs(*dock) &&
               m_window.dockWidgetArea(const_cast<QDockWidget*>(dock)) == Qt::RightDockWidgetArea;
    };
    QList<QDockWidget*> lower;
    if (!isThere(m_upperRight)) return lower;
    for (QDockWidget* dock : m_docks)
        if (dock != m_upperRight && isThere(dock) && dock->x() == m_upperRight->x()) lower << dock;
    std::stable_sort(lower.begin(), lower.end(),
                     [](const QDockWidget* a, const QDockWidget* b) { return a->y() < b->y(); });
    return lower;
}

void DockSizes::setLeftWide(bool isWide)
{
    if (std::exchange(m_isLeftWide, isWide) != isWide) apply();
}

int DockSizes::wantedLeft(int width, int right) const
{
    if (!m_isLeftWide) return m_now.wanted.left;
    if (m_now.wideLeft > 0) return m_now.wideLeft;
    return std::max(m_now.wanted.left, spareableLeft(width, right));
}

/// The width that a wide left dock has in a window until a person gives it another.
int DockSizes::spareableLeft(int width, int right) const
{
    return std::min(width - right - leastMiddleBesideWide, sharedExtent(width, m_shares.wall));
}

/// The width of the window within its border.
int DockSizes::innerWidth() const
{
    const QMargins around = m_window.contentsMargins();
    return m_window.width() - around.left() - around.right();
}

std::optional<int> DockSizes::leftEdgeAt(const QPoint& place) const
{
    const QDockWidget* left = shownAt(Qt::LeftDockWidgetArea);
    if (!left) return std::nullopt;
    const QRect dock = left->geometry(), middle = m_window.centralWidget()->geometry();
    const bool isBesideMiddle = middle.left() - dock.right() - 1 <= splitterExtent(); // no dock is between
    const bool isOnIt = place.x() > dock.right() && place.x() < middle.left() && place.y() >= dock.top() &&
                        place.y() <= dock.bottom();
    return isBesideMiddle && isOnIt ? std::optional(dock.width()) : std::nullopt;
}

bool DockSizes::followLeftEdge(int from)
{
    const QDockWidget* left = shownAt(Qt::LeftDockWidgetArea);
    if (!left) return false;
    const int usual = usualWishes(m_class).wanted.left;
    const int right = shownAt(Qt::RightDockWidgetArea) ? m_now.wanted.right : 0;
    const int gained = spareableLeft(innerWidth(), right) - usual;
    if (gained < leastGainOfWide) return false;
    const int opening = usual + int(gained * openingShare);
    // Never narrower than the dock can become, so that dragging can close what it opened.
    const int least = left->minimumSizeHint().width() + aboveLeastWidth;
    const int closing = std::min(std::max(usual + int(gained * closingShare), least), opening - 1);
    const int to = left->width();
    const bool isWide = m_isLeftWide ? from <= closing || to > closing : from < opening && to >= opening;
    if (std::exchange(m_isLeftWide, isWide) == isWide) return false;
    const bool isAtLeast = !isWide && to <= least; // the mouse went on: the list is as wide as it was before
    if (!isAtLeast) (isWide ? m_now.wideLeft : m_now.wanted.left) = to;
    return true;
}

void DockSizes::setNeededBottom(int height)
{
    if (std::exchange(m_neededBottom, height) != height) apply();
}

void DockSizes::setNeededLower(QDockWidget& dock, int height)
{
    const bool isOther = std::exchange(m_neededDock, &dock) != &dock;
    if (std::exchange(m_neededLower, height) != height || isOther) apply();
}

void DockSizes::setWholeRows(QDockWidget& dock, std::function<int(int)> heightOfWholeRows)
{
    m_rowsDock = &dock;
    m_wholeRows = std::move(heightOfWholeRows);
}

/// The height of the upper dock at the right in a column of that height.
int DockSizes::fittingUpper(int column) const
{
    const int wanted = m_now.wanted.upperRight;
    const int fitted = std::min(wanted, std::max(int(m_now.largestUpper * column), leastLower));
    if (wanted != usualWishes(m_class).wanted.upperRight) return fitted; // by hand
    const int upper = leftBelow(std::max(fitted, leastUpperOf(column)), column);
    return m_upperRight == m_rowsDock && m_wholeRows ? m_wholeRows(upper) : upper;
}

/// The least height that the layout leaves the upper one of two groups of a column; 0 where a column has
/// other groups.
int DockSizes::leastUpperOf(int column) const
{
    const bool areTwo = m_class == WindowClass::Regular && lowerAtRight().size() == 1;
    return areTwo ? sharedExtent(column, m_shares.upperOfColumn) : 0;
}

/// Whether the dock whose height is given stands there, in front or behind tabs.
bool DockSizes::needsHeight(QDockWidget* front) const
{
    return m_neededLower > 0 && !m_neededDock->isHidden() &&
           (front == m_neededDock || m_window.tabifiedDockWidgets(front).contains(m_neededDock));
}

/// The upper dock's height without what the one below needs of it.
int DockSizes::leftBelow(int upper, int column) const
{
    const QList<QDockWidget*> lower = lowerAtRight();
    if (lower.size() != 1 || !needsHeight(lower.front())) return upper;
    return std::min(upper, std::max(column - splitterExtent() - m_neededLower, int(leastUpper * column)));
}

DockExtents DockSizes::fitting(const QSize& window) const
{
    DockExtents extents = m_now.wanted;
    const bool hasLeft = shownAt(Qt::LeftDockWidgetArea), hasRight = shownAt(Qt::RightDockWidgetArea);
    const int width = innerWidth();
    extents.left = wantedLeft(width, hasRight ? extents.right : 0);
    const int sides = (hasLeft ? extents.left : 0) + (hasRight ? extents.right : 0);
    const int middle = m_isLeftWide ? std::min(leastMiddleBesideWide, m_now.leastMiddle) : m_now.leastMiddle;
    const int room = std::max(width - middle, width / 2);
    if (sides > room) {
        extents.left = extents.left * room / sides;
        extents.right = extents.right * room / sides;
    }
    const int largest = int(std::lround(m_now.largestBottom * window.height()));
    if (extents.bottom > 0)
        extents.bottom = std::min(extents.bottom, largest);
    else // never higher than what is above it
        extents.bottom = std::min(
            {std::max(m_neededBottom, leastBottom), largest, std::max(columnHeight(0) / 2, leastBottom)});
    extents.upperRight = fittingUpper(columnHeight(extents.bottom));
    return extents;
}

int DockSizes::splitterExtent() const
{
    return m_window.style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, &m_window);
}

/// The column at the right is as high as the middle: what the bars and a bottom of that height leave.
int DockSizes::columnHeight(int bottomHeight) const
{
    const QDockWidget* bottom = shownAt(Qt::BottomDockWidgetArea);
    return m_window.centralWidget()->height() + (bottom ? bottom->height() - bottomHeight : 0);
}

void DockSizes::apply()
{
    const DockExtents extents = fitting(m_window.size());
    QDockWidget* left = shownAt(Qt::LeftDockWidgetArea);
    QDockWidget* right = shownAt(Qt::RightDockWidgetArea);
    QDockWidget* bottom = shownAt(Qt::BottomDockWidgetArea);
    if (bottom) m_window.resizeDocks({bottom}, {extents.bottom}, Qt::Vertical);
    if (left && right)
        m_window.resizeDocks({left, right}, {extents.left, extents.right}, Qt::Horizontal);
    else if (left)
        m_window.resizeDocks({left}, {extents.left}, Qt::Horizontal);
    else if (right)
        m_window.resizeDocks({right}, {extents.right}, Qt::Horizontal);
    QList<QDockWidget*> column = lowerAtRight();
    m_appliedUpper.reset();
    if (column.isEmpty()) return;
    m_appliedUpper = extents.upperRight;
    const int splitters = int(column.size()) * splitterExtent();
    const int lower = std::max(columnHeight(extents.bottom) - extents.upperRight - splitters, leastLower);
    QList<int> heights(column.size(), std::max(lower, 1));
    if (column.size() > 1) { // what is worked in stands above what is looked at
        heights.fill(std::max(int(lower * (1 - lastShare)) / int(column.size() - 1), 1));
        heights.back() = std::max(int(lower * lastShare), 1);
    }
    if (column.size() == 2 && needsHeight(column.front())) {
        const int most = std::max(heights.front(), int(lower * (1 - leastLastShare)));
        heights.front() = std::clamp(m_neededLower, heights.front(), most);
        heights.back() = std::max(lower - heights.front(), 1);
    }
    // All of them, as Qt shares out what one of them leaves.
    m_window.resizeDocks(column << m_upperRight, heights << extents.upperRight, Qt::Vertical);
}

bool DockSizes::remember()
{
    const QDockWidget* left = shownAt(Qt::LeftDockWidgetArea);
    const QDockWidget* right = shownAt(Qt::RightDockWidgetArea);
    const QDockWidget* bottom = shownAt(Qt::BottomDockWidgetArea);
    const DockExtents before = m_now.wanted;
    const DockExtents fitted = fitting(m_window.size());
    // A size that was not moved stays as wanted, even if there is no room for it now.
    const auto take = [](int& wanted, int is, int fit) {
        if (std::abs(is - fit) > 1) wanted = is;
    };
    const int wideBefore = m_now.wideLeft;
    if (left) take(m_isLeftWide ? m_now.wideLeft : m_now.wanted.left, left->width(), fitted.left);
    if (right) take(m_now.wanted.right, right->width(), fitted.right);
    if (bottom) take(m_now.wanted.bottom, bottom->height(), fitted.bottom);
    if (isSplitAtRight()) // its rows may have changed since
        take(m_now.wanted.upperRight, m_upperRight->height(), m_appliedUpper.value_or(fitted.upperRight));
    const int middle = m_window.width() - (left ? left->width() : 0) - (right ? right->width() : 0);
    if (!m_isLeftWide) m_now.leastMiddle = std::min(leastMiddle, middle);
    if (bottom) m_now.largestBottom = std::max(m_shares.bottom, double(bottom->height()) / m_window.height());
    const int column = std::max(m_window.centralWidget()->height(), 1);
    const bool isByHand = m_now.wanted.upperRight != usualWishes(m_class).wanted.upperRight;
    if (isSplitAtRight())
        m_now.largestUpper =
            isByHand ? std::max(largestUpper, double(m_upperRight->height()) / column) : largestUpper;
    return m_now.wanted != before || m_now.wideLeft != wideBefore;
}

void DockSizes::save(QVariantMap& kept) const
{
    const DockExtents& wanted = m_now.wanted;
    kept[extentsKey] = QVariantList{wanted.left, wanted.right, wanted.bottom, wanted.upperRight};
    kept[wideLeftKey] = m_now.wideLeft;
    kept[bottomShareKey] = m_now.largestBottom;
}

bool DockSizes::restore(const QVariantMap& kept, WindowClass windowClass)
{
    const QVariantList saved = kept[extentsKey].toList();
    if (saved.size() != 4) return false;
    m_class = windowClass;
    const auto extent = [&saved](int i) { return std::clamp(saved[i].toInt(), 40, 4000); };
    m_now.wideLeft = std::clamp(kept[wideLeftKey].toInt(), 0, 4000);
    m_now.wanted = {extent(0), extent(1), saved[2].toInt() > 0 ? extent(2) : 0, extent(3)};
    const double share = kept.value(bottomShareKey, m_shares.bottom).toDouble();
    m_now.largestBottom = share > 0.0 && share < 1.0 ? share : m_shares.bottom;
    return true;
}

} // namespace tagline
