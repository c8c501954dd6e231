#include "app/DockSizes.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QSettings>

#include <algorithm>
#include <cmath>

namespace tagline {
namespace {

constexpr QSize compactBelow(1440, 860); ///< windows that are smaller either way have smaller panels
constexpr DockExtents compactExtents{300, 300, 380, 215};
constexpr DockExtents regularExtents{404, 396, 380, 215};
constexpr int leastMiddle = 420;
constexpr int leastLower =
    60; ///< of the group below the upper one at the right, in windows that are too low for both
constexpr double largestBottom = 0.4;
constexpr double largestUpper = 0.38;

} // namespace

/// Qt keeps the docks of other tabs left of the window.
bool isBehindTabs(const QDockWidget& dock) { return !dock.isHidden() && !dock.isFloating() && dock.x() < 0; }

DockSizes::DockSizes(QMainWindow& window, QList<QDockWidget*> docks, QDockWidget* upperRight)
    : m_window(window)
    , m_docks(std::move(docks))
    , m_upperRight(upperRight)
{
}

void DockSizes::setDefaults(const QSize& window)
{
    const bool isCompact = window.width() < compactBelow.width() || window.height() < compactBelow.height();
    m_wanted = isCompact ? compactExtents : regularExtents;
    m_leastMiddle = leastMiddle;
    m_largestBottom = largestBottom;
    m_largestUpper = largestUpper;
}

/// One that is seen in an area; null where none is.
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

bool DockSizes::isSplitAtRight() const
{
    const QDockWidget* lower = shownAt(Qt::RightDockWidgetArea);
    return lower && lower != m_upperRight && !m_upperRight->isHidden() && !m_upperRight->isFloating() &&
           m_window.dockWidgetArea(m_upperRight) == Qt::RightDockWidgetArea &&
           lower->x() == m_upperRight->x();
}

DockExtents DockSizes::fitting(const QSize& window) const
{
    DockExtents extents = m_wanted;
    const bool hasLeft = shownAt(Qt::LeftDockWidgetArea), hasRight = shownAt(Qt::RightDockWidgetArea);
    const int sides = (hasLeft ? extents.left : 0) + (hasRight ? extents.right : 0);
    const int room = std::max(window.width() - m_leastMiddle, window.width() / 2);
    if (sides > room) {
        extents.left = extents.left * room / sides;
        extents.right = extents.right * room / sides;
    }
    extents.bottom = std::min(extents.bottom, int(std::lround(m_largestBottom * window.height())));
    extents.upperRight =
        std::min(extents.upperRight, std::max(int(m_largestUpper * columnHeight(extents)), 60));
    return extents;
}

/// The column at the right is as high as the middle: what the bars and the bottom leave.
int DockSizes::columnHeight(const DockExtents& extents) const
{
    const QDockWidget* bottom = shownAt(Qt::BottomDockWidgetArea);
    return m_window.centralWidget()->height() + (bottom ? bottom->height() - extents.bottom : 0);
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
    if (!isSplitAtRight()) return;
    const int lower = std::max(columnHeight(extents) - extents.upperRight, leastLower);
    // Both, as Qt shares out what one of them leaves.
    m_window.resizeDocks({m_upperRight, right}, {extents.upperRight, lower}, Qt::Vertical);
}

void DockSizes::remember()
{
    const QDockWidget* left = shownAt(Qt::LeftDockWidgetArea);
    const QDockWidget* right = shownAt(Qt::RightDockWidgetArea);
    const QDockWidget* bottom = shownAt(Qt::BottomDockWidgetArea);
    const DockExtents fitted = fitting(m_window.size());
    // What was not moved stays wanted as it was, also where there is no room for it now.
    const auto take = [](int& wanted, int is, int fit) {
        if (std::abs(is - fit) > 1) wanted = is;
    };
    if (left) take(m_wanted.left, left->width(), fitted.left);
    if (right) take(m_wanted.right, right->width(), fitted.right);
    if (bottom) take(m_wanted.bottom, bottom->height(), fitted.bottom);
    if (isSplitAtRight()) take(m_wanted.upperRight, m_upperRight->height(), fitted.upperRight);
    const int middle = m_window.width() - (left ? left->width() : 0) - (right ? right->width() : 0);
    m_leastMiddle = std::min(leastMiddle, middle);
    if (bottom) m_largestBottom = std::max(largestBottom, double(bottom->height()) / m_window.height());
    const int column = std::max(m_window.centralWidget()->height(), 1);
    if (isSplitAtRight()) m_largestUpper = std::max(largestUpper, double(m_upperRight->height()) / column);
}

void DockSizes::save(QSettings& settings) const
{
    settings.setValue("window/docks",
                      QVariantList{m_wanted.left, m_wanted.right, m_wanted.bottom, m_wanted.upperRight});
}

bool DockSizes::restore(const QSettings& settings)
{
    const QVariantList saved = settings.value("window/docks").toList();
    if (saved.size() != 4) return false;
    const auto extent = [&saved](int i) { return std::clamp(saved[i].toInt(), 40, 4000); };
    m_wanted = {extent(0), extent(1), extent(2), extent(3)};
    return true;
}

} // namespace tagline
