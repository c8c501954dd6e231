#include "widgets/wall/WallRows.h"

#include <algorithm>

namespace tagline {
namespace {

WallGroup groupOf(const LibraryModel& model, int number)
{
    const ListSection& section = model.sections()[std::size_t(number)];
    WallGroup group;
    group.key = section.key();
    for (const int place : section.rows)
        if (isOnWall(model.rows()[std::size_t(place)])) group.places.push_back(place);
    group.depthOfClips = model.depthOfRows(number);
    group.depth = std::max(group.depthOfClips - 1, 0);
    group.totals = section.totals;
    if (!section.hasHead) return group;
    group.name = model.headRow(number).name;
    group.detail = model.headRow(number).detail;
    group.isFolded = model.folded().contains(group.key);
    return group;
}

/// Whether it has clips of its own, or in the folders in it.
bool hasClips(const WallGroup& group) { return !group.places.empty() || group.totals.clips > 0; }

} // namespace

bool isOnWall(const LibraryRow& row)
{
    return row.state == LibraryRowState::Ready && row.clip.isValid() && row.frames > 0;
}

WallRows WallRows::of(const LibraryModel& model)
{
    WallRows wall;
    std::vector<int> numbers; // of groups, by section; −1: none
    for (int section = 0; section < int(model.sections().size()); ++section) {
        WallGroup group = groupOf(model, section);
        numbers.push_back(hasClips(group) ? int(wall.groups.size()) : -1);
        if (!hasClips(group)) continue;
        for (const int place : group.places) {
            const LibraryRow& row = model.rows()[std::size_t(place)];
            wall.longestSeconds = std::max(wall.longestSeconds, row.rate.seconds(row.frames));
            wall.longestFrames = std::max(wall.longestFrames, row.frames);
        }
        wall.groups.push_back(std::move(group));
    }
    wall.rows.reserve(std::size_t(model.rowCount()));
    for (int listed = 0; listed < model.rowCount(); ++listed) {
        const QModelIndex index = model.index(listed);
        const int group = numbers[std::size_t(model.sectionAt(index))];
        if (group < 0) continue;
        if (model.isHead(index))
            wall.rows.push_back({group, -1});
        else if (const int place = model.placeOf(index); isOnWall(model.rows()[std::size_t(place)]))
            wall.rows.push_back({group, place});
    }
    return wall;
}

int WallRows::rowOfPlace(int place) const
{
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const WallRow& row) { return row.place == place; });
    return place < 0 || found == rows.end() ? -1 : int(found - rows.begin());
}

} // namespace tagline
