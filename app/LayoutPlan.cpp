#include "app/LayoutPlan.h"

#include <algorithm>

namespace tagline {
namespace {

constexpr double aboveController = 0.65; ///< one that is empty is a hint and a button high

} // namespace

const QList<LayoutPlan>& layoutPlans()
{
    static const QList<LayoutPlan> plans{
        {"tag",
         "view.layoutTag",
         {"tagsDock"},
         {"controllerDock", "blendSpaceDock"},
         {"historyDock"},
         {.upperOfColumn = aboveController}},
        {"query",
         "view.layoutQuery",
         {"tagsDock"},
         {"rulesDock", "curvesDock", "contactsDock"},
         {},
         {.left = 1.3, .bottom = 0.28}},
        {"blend",
         "view.layoutBlend",
         {"controllerDock"},
         {"blendSpaceDock", "driveDock"},
         {"historyDock"},
         {.right = 1.15, .bottom = 0.22, .upperRight = 1.3},
         false,
         false,
         true},
        {"wall",
         "view.layoutWall",
         {"tagsDock"},
         {"controllerDock", "blendSpaceDock"},
         {"historyDock"},
         {.bottom = 0.22, .wall = 0.66, .upperOfColumn = aboveController},
         true,
         true},
    };
    return plans;
}

const LayoutPlan* findLayoutPlan(const QString& id)
{
    const QList<LayoutPlan>& plans = layoutPlans();
    const auto found = std::find_if(plans.begin(), plans.end(),
                                    [&id](const LayoutPlan& each) { return QLatin1String(each.id) == id; });
    return found == plans.end() ? nullptr : &*found;
}

} // namespace tagline
