#pragma once

// LibraryRows makes the rows that the library's list and the wall show of a library.

#include "app/presenters/library/SkeletonNames.h"
#include "core/library/ClipLibrary.h"
#include "widgets/library/rows/LibraryRow.h"

#include <cstdint>
#include <functional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace tagline {

/// Rows of the library as it is when they are asked for. Keeps what it found of tags and skeletons: say
/// when they changed.
class LibraryRows
{
public:
    /// The library outlives this.
    explicit LibraryRows(const ClipLibrary& library)
        : m_library(library)
    {
    }

    /// Sets the source of the time that the person worked on a clip, in milliseconds; asked for each new row.
    void setSpentTimes(std::function<std::int64_t(ClipId)> spent) { m_spent = std::move(spent); }

    /// The rows of a source: one a clip, or one for itself, and one more that says why it failed; none if
    /// it is missing and nothing is left of it (isLeftBehind). `common` is the folder that names leave out
    /// (commonFolder).
    std::vector<LibraryRow> of(SourceId source, const std::string& common) const;
    /// The rows of all sources, in order of path.
    std::vector<LibraryRow> ofAll(const std::string& common) const;
    std::vector<StripBar> bars(const LibraryClip& clip) const;
    /// Values of the clip's properties but records of tags; of several values of one the first three.
    std::vector<RowValue> values(const LibraryClip& clip) const;

    void tagsChanged() { m_stripSlots.clear(); }
    void clear();

    static SourceId sourceOf(std::uint64_t row) { return SourceId(std::uint32_t(row >> 32)); }
    /// Whether a row says why its source failed, below the clips.
    static bool saysFailure(std::uint64_t row);

private:
    const QString& said(const std::string& repair) const;
    LibraryRow clipRow(ClipId clip, const std::string& common) const;

    const ClipLibrary& m_library;
    std::function<std::int64_t(ClipId)> m_spent = [](ClipId) { return 0; };
    mutable std::vector<int> m_stripSlots; ///< by tag; as many as tags, or to be found anew
    mutable SkeletonNames m_skeletons;
    mutable std::unordered_map<std::string, QString> m_propertyNames; ///< one text for all rows
    mutable std::unordered_map<std::string, QString> m_said;          ///< repairs, in the window's language
};

} // namespace tagline
