#pragma once

// TagIndex answers which frames of which clips have a tag: the sheets of a whole library, turned round.
//
//   sheets   clip 0: Run [0,40)            index   Run    clip 0 [0,40) · clip 2 [5,9)
//            clip 2: Run [5,9) Tired [0,9)         Tired  clip 2 [0,9)
//
// A value: copies share their sets until one of them changes, so a snapshot for another thread costs one
// pointer a tag, and an edit afterwards copies only the tags that it changes.

#include "core/tags/sets/FrameSet.h"
#include "core/tags/sheet/TagSheet.h"
#include "core/tags/vocabulary/TagVocabulary.h"

#include <memory>
#include <vector>

namespace tagline {

/// Every set is canonical and cut to the clips' frames: touching authored ranges are one, and what lies
/// past a clip's end is left out. All of them stand on axis(), or on one that it was appended to.
class TagIndex
{
public:
    /// Appends a clip; its id is the number of clips before it. Expects frames ≥ 0. A clip for which the axis
    /// has no room left (`hasRoomFor`) has 0 frames here.
    ClipId add(Frame frames, const TagSheet& sheet);
    /// Replaces what is known of a clip. Expects frames ≥ 0. Costs the tags whose frames differ from before,
    /// each at most one copy of that tag's set; where the clip outgrows its slot of the axis, all of them.
    /// Ids between the last clip and this one become clips of 0 frames, and so does a clip that is set to 0
    /// frames: in no set, and not in `all`. A clip for which there is no room has 0 frames here.
    void set(ClipId clip, Frame frames, const TagSheet& sheet);
    /// Whether the clips of a library fit in 2³¹ frames with this one (core/tags/sets/ClipAxis.h).
    bool hasRoomFor(ClipId clip, Frame frames) const;

    std::size_t clipCount() const { return m_axis->clipCount(); }
    /// The frame count of a clip; 0 where it is not known.
    Frame frames(ClipId clip) const { return m_axis->frames(clip); }
    /// All clips; never null.
    const std::shared_ptr<const ClipAxis>& axis() const { return m_axis; }

    /// The frames that have exactly this tag, without its children's; valid until this index changes. The set
    /// may stand on an older axis than axis(): its complement is taken of axis()
    /// (core/tags/sets/SetEvaluation.h).
    const FrameSet& exact(TagId tag) const;
    /// The frames that have this tag or one that counts as it (TagVocabulary::matching).
    FrameSet ranges(TagId tag, const TagVocabulary& vocabulary) const;
    /// The frames of `exact(tag)`; O(1).
    RangeTotals counts(TagId tag) const;

private:
    struct Entry
    {
        FrameSet set;
        RangeTotals totals;
    };

    void setFrames(ClipId clip, Frame frames);
    void append(Frame frames);
    void layOut(ClipId clip, Frame frames);
    void setRanges(TagId tag, ClipId clip, std::span<const FrameRange> ranges);
    Entry& writable(TagId tag);

    std::shared_ptr<const ClipAxis> m_axis = std::make_shared<const ClipAxis>();
    std::vector<std::shared_ptr<Entry>> m_entries; ///< by TagId; null if no clip has the tag
};

} // namespace tagline
