#pragma once

// RuntimeFile is a library's tags as a game reads them: one packed file, mapped, checked once, and asked as
// it lies.
//
//   auto file = RuntimeFile::open("motions.taglinebin");
//   auto query = RuntimeQuery::parsed("Run & ~Tired", *file);
//   SetWorkspace workspace;                                 // reused: asking again allocates nothing
//   const FrameSetView answer = query->answer(workspace);
//   for (FrameRange range : file->rangesOf(answer, clip)) …
//
// It is written by `tagline export --to runtime`. Plain C++20; needs the `runtime` and `tags` libraries only.

#include "core/query/editing/SavedQuery.h"
#include "core/runtime/RuntimeSections.h"
#include "core/runtime/SetLookup.h"
#include "core/support/Result.h"
#include "core/tags/vocabulary/TagVocabulary.h"
#include "core/time/FrameRate.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

/// A clip's entry in the file. Views the file.
struct RuntimeClipInfo
{
    std::string_view displayName;
    std::string_view name;   ///< the model file's own name for it
    std::string_view source; ///< path of the model file, as it was given to the export
    std::int32_t index =
        -1; ///< among the clips of that name in the model file; −1 where the name is its alone
    Frame frames = 0;
    FrameRate rate;
};

/// A tag's entry in the file. Views the file.
struct RuntimeTagInfo
{
    std::string_view name;
    std::string_view group;          ///< that it is in; empty for none, and where an older program wrote it
    bool isPoint = false;            ///< marks moments: ranges of one frame
    bool isDerived = false;          ///< its frames were the answer of a query on export
    std::span<const TagId> matching; ///< the tags whose frames count as this one's, itself among them
};

/// A value that shares the mapping: copies cost a pointer, and may be read on several threads. Ids are those
/// of the file: clips in the order of the export, tags in order of name. Texts and spans live as long as any
/// copy, or any RuntimeQuery made of it.
///
/// Bytes are trusted once they are checked: a program that replaces a mapped file renames another over it,
/// and never writes into it.
class RuntimeFile
{
public:
    /// Maps a file and checks all of it. O(bytes). Errors as RegularFile::open, and those of
    /// `fromBytes`.
    static Result<RuntimeFile> open(const std::string& path);
    /// Reads bytes in memory, as of an archive or where files cannot be mapped. They begin at an address
    /// that is a multiple of 8, and live as long as `owner` (or, without one, as long as this). `name` stands
    /// in errors. Error codes: runtime.misaligned, runtime.wrong-kind, runtime.cut-off,
    /// runtime.newer-version, runtime.damaged.
    static Result<RuntimeFile> fromBytes(std::span<const std::byte> bytes, std::string name,
                                         std::shared_ptr<const void> owner = nullptr);

    // Clips
    std::size_t clipCount() const { return m_contents->parts.clips.size(); }
    /// Expects an id of the file, as do all questions below that do not say otherwise.
    RuntimeClipInfo clip(ClipId clip) const;
    /// The clips of that display name, in order of id. O(log clips).
    std::span<const ClipId> clipsNamed(std::string_view displayName) const;
    /// The first of them.
    std::optional<ClipId> findClip(std::string_view displayName) const;
    const ClipAxisView& axis() const { return m_contents->axis; }

    // Tags
    std::size_t tagCount() const { return m_contents->parts.tags.size(); }
    RuntimeTagInfo tag(TagId tag) const;
    /// The tag of a full name or synonym. O(log tags).
    std::optional<TagId> findTag(std::string_view fullName) const;
    /// The frames that have the tag, or one that counts as it: below it, or implying it.
    const FrameSetView& frames(TagId tag) const;
    /// The frames that have exactly the tag.
    const FrameSetView& ownFrames(TagId tag) const;
    RangeTotals totals(TagId tag) const;
    /// The instances of exactly the tag, where it is counted, in order of clip, start and stop: they may
    /// overlap and touch. Empty if it is counted nowhere, and in a file of an older program. O(log
    /// instances).
    std::span<const RuntimeInstanceRecord> instances(TagId tag) const;
    /// Whether the frame has the tag, or one that counts as it. False for frames and clips that are not
    /// there.
    bool hasTag(TagId tag, ClipId clip, Frame frame) const
    {
        return contains(frames(tag), axis(), clip, frame);
    }
    /// The range of the tag that the frame is in, else the next one of the clip.
    std::optional<FrameRange> rangeFrom(TagId tag, ClipId clip, Frame frame) const
    {
        return tagline::rangeFrom(frames(tag), axis(), clip, frame);
    }
    /// Calls f(TagId) for each tag that exactly the frame has, in order of name. O(tags · log ranges).
    template<class F>
    void forEachTagAt(ClipId clip, Frame frame, F&& f) const
    {
        for (std::uint32_t tag = 0; tag < tagCount(); ++tag)
            if (contains(ownFrames(TagId(tag)), axis(), clip, frame)) f(TagId(tag));
    }

    // Sets, of tags and answers
    ClipRanges rangesOf(const FrameSetView& set, ClipId clip) const { return {set, axis(), clip}; }
    /// Calls f(ClipId, FrameRange) for each range of a set, in order of clip.
    template<class F>
    void forEachRange(const FrameSetView& set, F&& f) const
    {
        for (std::uint32_t clip = 0; clip < clipCount(); ++clip)
            for (const FrameRange range : rangesOf(set, ClipId(clip))) f(ClipId(clip), range);
    }

    // Names, for parsing
    /// Knows the tags, synonyms and groups of the file, under ids of its own: see `tagOf`.
    const TagVocabulary& vocabulary() const { return m_contents->vocabulary; }
    /// The file's tag for one of the vocabulary; nothing for a parent that no tag of the file names.
    std::optional<TagId> tagOf(TagId inVocabulary) const;
    const std::vector<SavedQuery>& savedQueries() const { return m_contents->savedQueries; }

private:
    struct Contents
    {
        std::shared_ptr<const void> owner;
        RuntimeSections parts;
        ClipAxisView axis;
        std::vector<FrameSetView> sets;
        TagVocabulary vocabulary;
        std::vector<TagId> tagsOfVocabulary; ///< by TagId of the vocabulary; invalid where the file has none
        std::vector<SavedQuery> savedQueries;
    };

    explicit RuntimeFile(std::shared_ptr<const Contents> contents)
        : m_contents(std::move(contents))
    {
    }
    static void readSets(Contents& contents);
    static std::string_view groupOf(const RuntimeSections& parts, std::size_t tag);
    static void readNames(Contents& contents);

    std::shared_ptr<const Contents> m_contents;
};

} // namespace tagline
