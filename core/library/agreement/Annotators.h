#pragma once

// Annotators are the people whose tags of the same clips are compared: one a folder of sidecars, or one an
// author that the records of tags name.

#include "core/io/TagSidecar.h"

#include <map>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace tagline {

/// A clip as annotators share it: the sidecar's path within its folder, or of sidecars by author its model's,
/// and the clip's name and place.
struct SharedClip
{
    std::string file;
    std::string clip;

    auto operator<=>(const SharedClip&) const = default;
};

/// One annotator's tags of a clip.
struct AnnotatedClip
{
    Frame frames = 1;
    FrameRate rate;
    std::map<std::string, std::vector<FrameRange>> tags; ///< ranges as authored, in order
    /// Instances of the tags that are counted here, whose ranges are the frames of the instances; in order.
    std::map<std::string, std::vector<TagInstance>> instances = {};
};

/// The instances of a tag that start within these frames, cut to them; of a tag that is not counted there,
/// its ranges as such.
std::vector<TagInstance> instancesWithin(const AnnotatedClip& clip, const std::string& tag,
                                         FrameRange within);

/// The instances that have frames within these, wherever they start, cut to them.
std::vector<TagInstance> instancesMeeting(const AnnotatedClip& clip, const std::string& tag,
                                          FrameRange within);

struct Annotator
{
    std::string name;
    /// Files that were looked at as a whole: a clip of theirs that is not in `clips` got no tag.
    std::set<std::string> files;
    std::map<SharedClip, AnnotatedClip> clips;
};

/// References to annotators that are kept elsewhere, none null: they may hold all tags of a library.
using AnnotatorRefs = std::span<const Annotator* const>;
std::vector<const Annotator*> refsTo(const std::vector<Annotator>& annotators);

/// Sidecars by their paths within a folder.
using SidecarsByPath = std::map<std::string, TagSidecar>;

/// The annotator of a folder. Tags of a named set are prefixed with its name.
Annotator annotatorOf(std::string name, const SidecarsByPath& sidecars);

/// One annotator for each author that a record of a tag names, in order of name, with the frames whose record
/// names it; of all tag sets of a clip, for frames of one file have one author. Looked at is each clip of
/// which any record names the author. Tags have no set's name before theirs; one that any set of a clip
/// counts is counted there, with ranges of the other sets as instances without values.
std::vector<Annotator> annotatorsByAuthor(const SidecarsByPath& sidecars);

} // namespace tagline
