#pragma once

// ListPlace is the selection and scroll position of the list of clips,
// kept while its rows are rebuilt.

#include "core/support/StrongId.h"

#include <cstdint>
#include <vector>

namespace tagline {

class ClipListView;
class LibraryModel;

class ListPlace
{
public:
    /// The place of the list in its present state. Expects the list's model.
    static ListPlace of(const ClipListView& list, const LibraryModel& model, ClipId current);

    /// Selects that row alone.
    void selectOnly(std::uint64_t row) { m_selected = {row}; }
    /// Restores selection and scrolling; returns true if all selected rows are listed. The current clip's row
    /// stays in place although rows are added above it.
    bool restore(ClipListView& list, const LibraryModel& model, ClipId current) const;

private:
    std::vector<std::uint64_t> m_selected; ///< ids of rows
    int m_scrolled = 0;
    int m_currentTop = -1; ///< top of the current clip's row in the viewport, pixels; -1: not visible
};

} // namespace tagline
