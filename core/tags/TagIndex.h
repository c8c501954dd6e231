#pragma once

// TagIndex answers which frames of which clips have a tag: the sheets of a whole library, turned round.
//
//   sheets   clip 0: Run [0,40)            index   Run    clip 0 [0,40) · clip 2 [5,9)
//            clip 2: Run [5,9) Tired [0,9)         Tired  clip 2 [0,9)
//
// A value: copies share their sets until one of them changes, so a snapshot for another thread costs one
// pointer a tag, and an edit afterwards copies only the tags that it changes.

#include "core/tags/RangeSet.h"
#include "core/tags/TagSheet.h"
#include "core/tags/TagVocabulary.h"

#include <memory>
#include <vector>

namespace tagline {

/// Every set is canonical and cut to the clips' frames: touching authored ranges are one, and what lies
/// past a clip's end is left out.
class TagIndex
{
public:
    /// Appends a clip; its id is the number of clips before it. Expects frames ≥ 0.
    ClipId add(Frame frames, const TagSheet& sheet);
    /// Replaces what is known of a clip. Expects frames ≥ 0. Costs the tags whose frames differ from before,
    /// each at most one copy of that tag's set. Ids between the last clip and this one become clips of
    /// 0 frames, and so does a clip that is set to 0 frames: in no set, and not in `all`.
    void set(ClipId clip, Frame frames, const TagSheet& sheet);

    std::size_t clipCount() const { return m_frames ? m_frames->size() : 0; }
    /// The frame counts by ClipId; valid until this index changes.
    ClipFrames frames() const { return m_frames ? ClipFrames(*m_frames) : ClipFrames(); }

    /// The frames that have exactly this tag, without its children's; valid until this index changes.
    const RangeSet& exact(TagId tag) const;
    /// The frames that have this tag or one below it.
    RangeSet ranges(TagId tag, const TagVocabulary& vocabulary) const;
    /// What `exact(tag)` holds; O(1).
    RangeTotals counts(TagId tag) const;

private:
    struct Entry
    {
        RangeSet set;
        std::int64_t frames = 0;
    };

    void setFrames(ClipId clip, Frame frames);
    void setRanges(TagId tag, ClipId clip, std::span<const FrameRange> ranges);
    Entry& writable(TagId tag);

    std::shared_ptr<std::vector<Frame>> m_frames;
    std::vector<std::shared_ptr<Entry>> m_entries; ///< by TagId; null where no clip has the tag
};

} // namespace tagline
