#pragma once

// CutWriting cuts the frames of an answer out of their clips: each range a file of its own, with its part of
// the tags beside it, and a list of all cuts at the end.

#include "core/cutting/CutNames.h"
#include "core/exports/ExportWriting.h"
#include "core/query/language/QueryExpression.h"
#include "core/tags/sets/FrameSet.h"

namespace tagline {

enum class CutFormat { Bvh, Glb };

struct CutOptions
{
    CutFormat format = CutFormat::Glb;
    bool hasMeshes = true;       ///< GLB: with the skinned meshes of the file
    bool isRootAtOrigin = false; ///< each cut begins above the origin
    std::string pattern = "{tag}/{clip}_{start}-{stop}";
    std::string folder = {}; ///< the library's; empty: none
    std::string query = {};  ///< for the list of cuts
    bool replacesFiles = false;
};

/// "bvh" and "glb".
std::string_view endingOf(CutFormat format);

/// The cuts of an answer: clips in order of path, ranges in order. Frames that a clip does not have, and
/// clips whose model is not there, are left out. Each is filed under the tag, of those that the query names,
/// that most of its frames have.
std::vector<ClipCut> cutsOf(const FrameSet& answer, std::span<const TagId> named, const ClipLibrary& library);

/// One cut of all frames for each clip that has cuts, in their order, filed under the tag that most of its
/// cuts' frames are filed under.
std::vector<ClipCut> wholeClips(std::span<const ClipCut> cuts, const ClipLibrary& library);

/// The tags that a query names.
std::vector<TagId> tagsNamed(const QueryExpression& query);

/// The files that writeCuts() would write, cut after cut, without their sidecars and the list.
std::vector<std::string> cutFiles(std::span<const ClipCut> cuts, const ClipLibrary& library,
                                  const CutOptions& options);

/// Writes the cuts below the folder `target`, which is made where it is not there: each with a sidecar where
/// it has tags, a library file `cuts.tagline` with the vocabulary and how the files are read, and the list
/// `cuts.json` last. All or nothing, as writeExport() for formats of a file a clip; clips of
/// the library are never replaced. The number of cuts.
Result<int> writeCuts(std::span<const ClipCut> cuts, const ClipLibrary& library, const CutOptions& options,
                      const std::string& target, const GoOn& goOn = {});

} // namespace tagline
