#pragma once

// ExportedClip is a clip as other programs get it: its name, and the ranges of all its tags on the frames
// that exist.

#include "core/library/ClipLibrary.h"
#include "core/library/DerivedTag.h"

#include <span>
#include <string>
#include <vector>

namespace tagline {

/// What is exported: clips of a library, and the tags whose frames follow from queries.
struct ExportContent
{
    const ClipLibrary& library;
    std::span<const DerivedTag> derived = {};
    std::vector<ClipId> only = {}; ///< empty: all clips

    /// In order of path and file.
    std::vector<ClipId> clips() const { return only.empty() ? library.clipsInPathOrder() : only; }
};

struct ExportedLane
{
    std::string tag;                ///< UTF-8
    std::vector<FrameRange> ranges; ///< in order, none overlapping; those that touch stay apart
    Colour colour = 0;              ///< of the tag
};

struct ExportedClip
{
    std::string name; ///< exportedClipName(), UTF-8
    std::string file; ///< its part that names the file
    FrameRate rate;
    Frame frames = 0;
    std::vector<ExportedLane> lanes; ///< in order of the names' bytes, none without a range
};

/// How a file is named in what is exported: as it was given, or from a folder.
std::string exportedFile(const LibrarySource& source, const std::string& folder);

/// How a clip is named in what is exported: its file, with `:name` where the file holds several clips, and
/// `:name:index` where several of those have the same name.
std::string exportedClipName(const ClipLibrary& library, ClipId clip, const std::string& folder = {});

/// All tags, in order of the names' bytes.
std::vector<TagId> tagsByName(const TagVocabulary& vocabulary);

/// The tags of a clip, derived ones too, cut to the frames that exist.
TagSheet exportedSheet(const ExportContent& content, ClipId clip);

ExportedClip exportedClip(const ExportContent& content, ClipId clip, const std::string& folder = {});

} // namespace tagline
