#pragma once

// LayoutPlan says which panels a kind of work needs and where, by the names of their docks, so that it fits a
// window of any size.

#include <QList>
#include <QString>

namespace tagline {

/// Shares of the sizes that docks usually have in a window of that class.
struct DockShares
{
    double left = 1.0;
    double right = 1.0;
    double bottom = 0.4; ///< of the window's height that the timeline may take; it takes what its lanes need
    double wall = 1.0;   ///< of the window's width that the wall may take, unless a person gave it another
    double upperRight = 1.0; ///< of the upper group at the right
    /// Of its column that the upper one of two groups takes at least, unless the one below needs the height
    /// or is of a panel that the layout does not name.
    double upperOfColumn = 0.0;
};

/// The library is at the left, the timeline at the bottom. The panels at the right stand in up to three
/// groups under one another, as many as there is room for (WindowClass.h):
///
///     compact   upper + lower + lowest          the first of each group is in front
///     regular   upper | lower + lowest          panels that no group names are closed, and come back
///     wide      upper | lower | lowest          as tabs of the lower group
struct LayoutPlan
{
    const char* id;     ///< a stable word: settings keep it
    const char* action; ///< that shows it
    QList<QString> upper;
    QList<QString> lower;
    QList<QString> lowest; ///< may be empty
    DockShares shares{};
    bool hasWall = false;    ///< the library shows its wall
    bool hasIcons = false;   ///< the panels at the right are icons, also in wide windows
    bool opensFirst = false; ///< if the panels are icons, the first one is open over the picture
};

/// The layouts in the order of the menu; the first is that of a new user.
const QList<LayoutPlan>& layoutPlans();
/// The plan of this id; null if there is none.
const LayoutPlan* findLayoutPlan(const QString& id);

} // namespace tagline
