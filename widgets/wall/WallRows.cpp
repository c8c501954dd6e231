#include "widgets/wall/WallRows.h"

#include <QHash>

#include <algorithm>

namespace tagline {
namespace {

bool isOnWall(const LibraryRow& row)
{
    return row.state == LibraryRowState::Ready && row.clip.isValid() && row.frames > 0;
}

void addToGroup(WallGroup& group, const LibraryModel& model, int place)
{
    group.places.push_back(place);
    group.totals.add(model.rows()[std::size_t(place)], model.answerAt(std::size_t(place)));
}

std::vector<WallRow> rowsOf(const std::vector<WallGroup>& groups)
{
    std::vector<WallRow> rows;
    const bool hasHeads = groups.size() > 1;
    for (int index = 0; index < int(groups.size()); ++index) {
        const WallGroup& group = groups[std::size_t(index)];
        if (hasHeads) rows.push_back({index, -1});
        if (hasHeads && group.isFolded) continue;
        for (const int place : group.places) rows.push_back({index, place});
    }
    return rows;
}

} // namespace

WallRows WallRows::of(const LibraryModel& model, const std::set<QString>& folded)
{
    WallRows wall;
    QHash<QString, std::size_t> known;
    for (const int place : model.arrangedRowPlaces()) {
        const LibraryRow& row = model.rows()[std::size_t(place)];
        if (!isOnWall(row)) continue;
        const QString group = model.groupAt(std::size_t(place));
        auto found = known.find(group);
        if (found == known.end()) {
            found = known.insert(group, wall.groups.size());
            wall.groups.push_back({group, {}, {}, folded.contains(group)});
        }
        addToGroup(wall.groups[*found], model, place);
        wall.longestSeconds = std::max(wall.longestSeconds, row.rate.seconds(row.frames));
        wall.longestFrames = std::max(wall.longestFrames, row.frames);
    }
    wall.rows = rowsOf(wall.groups);
    return wall;
}

int WallRows::rowOfPlace(int place) const
{
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const WallRow& row) { return row.place == place; });
    return place < 0 || found == rows.end() ? -1 : int(found - rows.begin());
}

int WallRows::groupOfPlace(int place) const
{
    for (std::size_t group = 0; group < groups.size(); ++group)
        if (std::find(groups[group].places.begin(), groups[group].places.end(), place) !=
            groups[group].places.end())
            return int(group);
    return -1;
}

} // namespace tagline
