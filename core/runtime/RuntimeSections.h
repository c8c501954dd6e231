#pragma once

// RuntimeSections are the parts of a runtime file, found and within its bytes; their content is checked by
// RuntimeChecks.

#include "core/runtime/RuntimeFormat.h"
#include "core/support/Result.h"
#include "core/support/StrongId.h"
#include "core/tags/sets/SetViews.h"

#include <optional>
#include <span>
#include <string_view>

namespace tagline {

/// Views of the file's bytes.
struct RuntimeSections
{
    std::string_view text;
    std::span<const std::uint32_t> stringStarts;
    std::span<const RuntimeClipRecord> clips;
    std::span<const AxisRange> clipBounds;
    std::span<const ClipId> clipsByName;
    std::span<const RuntimeTagRecord> tags;
    std::span<const TagId> matching;
    std::span<const RuntimeSynonymRecord> synonyms;
    std::span<const std::uint32_t> namespaces;
    std::span<const RuntimeQueryRecord> savedQueries;
    std::span<const RuntimeSetRecord> sets;
    std::span<const std::byte> setData;
    std::span<const std::uint32_t> tagGroups; ///< empty if no tag is in a group
    std::span<const RuntimeInstanceRecord> instances;

    std::size_t stringCount() const { return stringStarts.size() - 1; }
    /// Expects checked strings, and a number below `stringCount`.
    std::string_view string(std::uint32_t number) const
    {
        return text.substr(stringStarts[number], stringStarts[number + 1] - stringStarts[number]);
    }
    /// Expects checked bounds.
    ClipAxisView axis() const;
};

/// Finds the parts. Header, checksums, version and places are checked; the error has no file.
/// Expects bytes that begin at a multiple of 8.
Result<RuntimeSections> runtimeSections(std::span<const std::byte> bytes);

/// The arrays of a set, and how many bytes of the set data they take; nothing if they do not fit, or the
/// form is none. Their content is not looked at.
struct RuntimeSetView
{
    FrameSetView view;
    std::uint64_t bytes = 0;
};
std::optional<RuntimeSetView> runtimeSetView(const RuntimeSetRecord& record,
                                             std::span<const std::byte> setData, const ClipAxisView& axis);

} // namespace tagline
