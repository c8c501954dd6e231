#pragma once

// ExportSelection is what of a library's tags is exported: those of one set, those of some names, those on
// the frames of an answer.

#include "core/library/ClipLibrary.h"
#include "core/library/DerivedTag.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// The part of a library that is exported; with every member empty, all of it.
struct ExportSelection
{
    std::optional<std::string> set = {}; ///< its tags are named as in its own file; empty: the default one
    std::vector<std::string> tags = {};  ///< names, with * and ? (NamePattern): "Run", "gameplay.*"
    std::optional<FrameSet> frames = {}; ///< ranges are cut to them; clips without one are left out

    bool isAll() const { return !set && tags.empty() && !frames; }
};

/// The names of a list with commas between them.
std::vector<std::string> namesOfList(std::string_view list);

/// The selected names that no tag of the vocabulary has, in the selected set where there is one.
std::vector<std::string> unmetNames(const ExportSelection& selection, const TagVocabulary& vocabulary);
/// The first of them; none if each has one.
std::optional<std::string> unmetName(const ExportSelection& selection, const TagVocabulary& vocabulary);

/// The sheet on these frames alone:
///
///   frames     [3 ──── 8)      [12 ─ 14)
///   Run      [0 ──── 6)[6 ───────── 13)        before
///   Run        [3 ─ 6)[6 8)    [12 13)         after: what touches stays apart
///
/// Instances keep their values in each part; captions are cut too, the state stays.
TagSheet onFrames(const TagSheet& sheet, std::span<const FrameRange> frames);

/// The sheet with the tags of one set alone, named as in its own file; an empty set is the default one.
TagSheet ofTagSet(const TagSheet& sheet, const std::string& set, TagVocabulary& vocabulary);

/// Leaves of these clips, and of derived tags, what is selected. The clips that are exported, in their order.
std::vector<ClipId> keepSelected(ClipLibrary& library, std::vector<DerivedTag>& derived,
                                 const std::vector<ClipId>& clips, const ExportSelection& selection);

} // namespace tagline
