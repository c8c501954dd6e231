#pragma once

// ExportedClip is a clip as other programs get it: its name, and the ranges of all its tags on the frames
// that exist.

#include "core/library/ClipLibrary.h"
#include "core/library/DerivedTag.h"
#include "core/support/GoOn.h"

#include <iterator>
#include <span>
#include <string>
#include <vector>

namespace tagline {

/// Clips one after the other; before each it is asked whether to go on, and where not none follows: the
/// export ends with the error export.cancelled.
class ClipWalk
{
public:
    /// `from` and `to` are the shares of all work that the walk begins and ends at.
    ClipWalk(std::vector<ClipId> clips, GoOn goOn, double from, double to)
        : m_clips(std::move(clips))
        , m_goOn(std::move(goOn))
        , m_from(from)
        , m_to(to)
    {
    }

    struct Step
    {
        const ClipWalk& walk;
        std::size_t place = 0;

        ClipId operator*() const { return walk.m_clips[place]; }
        Step& operator++() { return ++place, *this; }
        bool operator!=(std::default_sentinel_t) const { return walk.goesOn(place); }
    };
    Step begin() const { return {*this}; }
    std::default_sentinel_t end() const { return {}; }

private:
    bool goesOn(std::size_t place) const
    {
        if (place == m_clips.size()) return false;
        return !m_goOn || m_goOn(m_from + (m_to - m_from) * double(place) / double(m_clips.size()));
    }

    std::vector<ClipId> m_clips;
    GoOn m_goOn;
    double m_from, m_to;
};

/// The export's input: clips of a library, and the tags whose frames follow from queries.
struct ExportContent
{
    const ClipLibrary& library;
    std::span<const DerivedTag> derived = {};
    std::vector<ClipId> only = {}; ///< empty: all clips
    GoOn goOn = {};                ///< asked by walk()

    /// The clips in order of path and file.
    std::vector<ClipId> clips() const { return only.empty() ? library.clipsInPathOrder() : only; }
    /// The clips as one of several passes over all of them: if the export is cancelled, the pass ends and its
    /// results are dropped.
    ClipWalk walk(int pass = 0, int passes = 1) const
    {
        return {clips(), goOn, double(pass) / passes, double(pass + 1) / passes};
    }
};

struct ExportedLane
{
    std::string tag;                ///< UTF-8
    std::vector<FrameRange> ranges; ///< in order; those that touch stay apart, those of a counted tag overlap
    Colour colour = 0;              ///< of the tag
};

struct ExportedClip
{
    std::string name; ///< exportedClipName(), UTF-8
    std::string file; ///< its part that names the file
    FrameRate rate;
    Frame frames = 0;
    std::vector<ExportedLane> lanes; ///< in order of the names' bytes, none without a range
    std::vector<Caption> captions;   ///< in order, UTF-8, on the frames that exist
};

/// The clip with lanes of which none overlaps itself, for formats that cannot have that: what overlaps goes
/// to further lanes of the same tag.
ExportedClip withoutOverlaps(ExportedClip clip);

/// The captions in rows of which none overlaps itself; empty if there are none.
std::vector<std::vector<Caption>> captionRows(const ExportedClip& clip);

/// How an export names a file: as it was given, or from a folder.
std::string exportedFile(const LibrarySource& source, const std::string& folder);

/// How an export names a clip: its file, with `:name` where the file holds several clips, and
/// `:name:index` where several of those have the same name.
std::string exportedClipName(const ClipLibrary& library, ClipId clip, const std::string& folder = {});

/// All tags, in order of the names' bytes.
std::vector<TagId> tagsByName(const TagVocabulary& vocabulary);

/// The tags of a clip, derived ones too, cut to the frames that exist.
TagSheet exportedSheet(const ExportContent& content, ClipId clip);

ExportedClip exportedClip(const ExportContent& content, ClipId clip, const std::string& folder = {});

} // namespace tagline
