#pragma once

// ListPlace is what is selected in the list of clips and where it is scrolled, kept while its rows are made
// anew.

#include "core/support/StrongId.h"

#include <cstdint>
#include <vector>

namespace tagline {

class ClipListView;
class LibraryModel;

class ListPlace
{
public:
    /// Of the list as it is. Expects its model.
    static ListPlace of(const ClipListView& list, const LibraryModel& model, ClipId current);

    /// Selects that row alone.
    void selectOnly(std::uint64_t row) { m_selected = {row}; }
    /// Selects the same rows, as far as they are listed: whether all are. Rows that come above the current
    /// clip's do not push it out of sight.
    bool restore(ClipListView& list, const LibraryModel& model, ClipId current) const;

private:
    std::vector<std::uint64_t> m_selected; ///< ids of rows
    int m_scrolled = 0;
    int m_currentTop = -1; ///< where the current clip's row stood in the list; -1: out of sight
};

} // namespace tagline
