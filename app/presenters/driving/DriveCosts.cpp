#include "app/presenters/driving/DriveCosts.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace tagline {
namespace {

struct CostTexts
{
    Q_DECLARE_TR_FUNCTIONS(tagline::DriveCosts)
};

/// Which part of a cost a channel belongs to, in the order of driveCostNames().
std::size_t groupOf(FeatureKind kind)
{
    switch (kind) {
    case FeatureKind::PathPlace:
        return 0;
    case FeatureKind::PathFacing:
        return 1;
    case FeatureKind::PartPlace:
        return 2;
    case FeatureKind::PartVelocity:
    case FeatureKind::RootVelocity:
    case FeatureKind::TurnRate:
        return 3;
    }
    return 3;
}

QString obstacleText(MatchObstacle obstacle)
{
    switch (obstacle) {
    case MatchObstacle::None:
        return CostTexts::tr("may be next");
    case MatchObstacle::Filter:
        return CostTexts::tr("filter");
    case MatchObstacle::NoDoor:
        return CostTexts::tr("only played on");
    case MatchObstacle::Ending:
        return CostTexts::tr("ends soon");
    case MatchObstacle::JustLeft:
        return CostTexts::tr("just played");
    case MatchObstacle::Cost:
        return CostTexts::tr("costs more");
    case MatchObstacle::Bias:
        return CostTexts::tr("hardly better");
    }
    return {};
}

} // namespace

std::vector<DriveCostRow> driveCostRows(const std::vector<MatchCandidate>& candidates,
                                        const FeatureSchema& schema, const ClipLibrary& library)
{
    std::vector<DriveCostRow> rows;
    for (const MatchCandidate& each : candidates) {
        if (each.moment.clip.value >= library.clipCount()) continue;
        DriveCostRow row;
        row.clip = QString::fromStdString(library.clip(each.moment.clip).displayName);
        if (each.moment.isMirrored) row.clip = CostTexts::tr("%1, mirrored").arg(row.clip);
        row.frame = int(std::floor(each.moment.frame));
        row.total = each.cost;
        for (std::size_t i = 0; i < each.costs.size(); ++i)
            row.groups[groupOf(schema.channels()[i].kind)] += each.costs[i];
        row.isPlaying = each.isPlaying;
        row.mayBeEntered = each.mayBeEntered();
        if (!each.isPlaying) row.why = obstacleText(each.obstacle);
        if (row.mayBeEntered && each.added != 0.0f)
            row.why = CostTexts::tr("preference %1").arg(QLocale().toString(double(each.added), 'g', 3));
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace tagline
