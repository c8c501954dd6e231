#pragma once

// SidecarDifference says what differs between two versions of a tag sidecar, as people see it: ranges that
// came, went, or got other edges.
//
//   before   [0 ── 20)[20 ── 40)          [50 ─ 60)
//   after    [0 ── 20)    [24 ── 40)                   [70 ─ 80)
//            same        moved: [20, 40) → [24, 40)   removed: [50, 60)   added: [70, 80)

#include "core/io/TagSidecar.h"
#include "core/library/versions/Change.h"
#include "core/library/versions/JsonChanges.h"

#include <optional>
#include <string>
#include <vector>

namespace tagline {

struct TagDifference
{
    std::string tag;
    std::vector<Change<FrameRange>> ranges; ///< in order of start
};

/// Of a tag that is counted in one of the versions.
struct InstanceDifference
{
    std::string tag;
    std::vector<Change<SidecarInstance>> ranges; ///< in order of start
};

struct PropertyDifference
{
    std::string name;
    std::vector<Change<SidecarValueRange>> ranges; ///< in order of start
    bool isSignature = false; ///< the author or the time of a tag, which no person edits by itself
};

/// The version of the clip that its ranges were drawn on.
struct ClipExtent
{
    Frame frames = 1;
    FrameRate rate;

    bool operator==(const ClipExtent&) const = default;
};

struct ClipDifference
{
    std::string name;
    std::optional<std::int32_t> index;
    Change<ClipExtent> extent; ///< both are there where both versions have an entry of the clip, equal or not
    std::vector<TagDifference> tags;            ///< those that differ, in order of name
    std::vector<PropertyDifference> properties; ///< likewise
    std::vector<InstanceDifference> instances;  ///< likewise
    /// In order of start. One that kept its frames or its text is one that changed.
    std::vector<Change<SidecarCaption>> captions;
    std::vector<MemberChange> other; ///< its state, and members that this version does not know
    Change<ClipState> state = {};    ///< both are there, equal or not: what `other` says of it, as values

    bool isEmpty() const
    {
        return extent.before == extent.after && tags.empty() && properties.empty() && instances.empty() &&
               captions.empty() && other.empty();
    }
};

struct SidecarDifference
{
    std::vector<ClipDifference> clips; ///< those that differ, in the order of before, then those that are new
    std::vector<MemberChange> other;   ///< the source's name, the set, points, members that are not known

    bool isEmpty() const { return clips.empty() && other.empty(); }
};

/// How many ranges and instances of tags, and ranges of properties and of captions; of these, what is written
/// along with an edit (author and time of a tag) is counted apart.
struct DifferenceTotals
{
    std::int64_t added = 0;
    std::int64_t removed = 0;
    std::int64_t changed = 0;    ///< other edges or another value
    std::int64_t other = 0;      ///< members that differ, and clips whose length or rate does
    std::int64_t signatures = 0; ///< ranges with another author or time of a tag, or that gained or lost one
};

/// The order of clips and how numbers are spelled are no difference.
SidecarDifference differenceBetween(const TagSidecar& before, const TagSidecar& after);

DifferenceTotals totalsOf(const SidecarDifference& difference);

/// A clip's name in text: `run`, or `run:1` where its file has several of that name.
std::string shownName(const std::string& clip, std::optional<std::int32_t> index);

} // namespace tagline
