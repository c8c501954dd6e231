#pragma once

// AcceptedSheet is the sheet of a clip while suggestions are accepted one after the other. It comes to what
// settledAddition would at each, at the cost of the suggestion alone: what is accepted lies on no frames that
// are decided, so that no rival of its group has to give way.

#include "core/tags/sheet/TagSheet.h"
#include "core/tags/vocabulary/TagVocabulary.h"
#include "core/time/FrameRanges.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace tagline {

/// Frames that are taken, a range at a time.
class TakenPieces
{
public:
    /// The taken ranges that have frames in `range`.
    FrameRanges meeting(FrameRange range) const;
    /// Expects a range of which nothing is taken.
    void take(FrameRange piece) { m_stops.emplace(piece.start, piece.stop); }

private:
    std::map<Frame, Frame> m_stops; ///< stops by starts; the ranges are disjoint
};

class AcceptedSheet
{
public:
    /// Expects a sheet that outlives this.
    AcceptedSheet(const TagSheet& sheet, Frame clipFrames)
        : m_sheet(&sheet)
        , m_clipFrames(clipFrames)
    {
    }

    /// Gives the tag those parts of the range that neither it nor a tag which it excludes has.
    void accept(FrameRange range, TagId tag, const std::vector<TagId>& excluded,
                const TagDefinition& definition);
    /// The sheet with all that was accepted.
    TagSheet result() const;

private:
    struct Lane
    {
        TakenPieces taken;
        std::vector<FrameRange> come;
    };
    struct Values
    {
        TakenPieces taken;
        std::vector<PropertyRange> come;
    };

    Lane& laneOf(TagId tag);
    Values& valuesOf(const std::string& property);

    const TagSheet* m_sheet;
    Frame m_clipFrames;
    std::map<TagId, Lane> m_lanes;          ///< by tag, for those looked up so far
    std::map<std::string, Values> m_values; ///< by default property, for those looked up so far
};

} // namespace tagline
