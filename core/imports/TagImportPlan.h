#pragma once

// TagImportPlan is what the tags of other programs' files come to in a library: which clip gets which ranges,
// and what cannot be held.
//
//   file     0.10 s [······) 0.25 s          at 30 frames a second
//   clip     frame  3 [····) 8                each end on the nearest frame

#include "core/imports/ForeignClipNames.h"
#include "core/imports/TagImportFormat.h"
#include "core/library/edits/SheetChange.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tagline {

class TagImportPlan
{
public:
    /// Exports name files from `folder`. `library` must outlive the plan and stay as it is.
    TagImportPlan(const ClipLibrary& library, const std::string& folder, TagImportOptions options);

    /// Adds a file's content. Ends go to the nearest frame; a range that is shorter than a frame becomes one
    /// frame, ends past the clip are cut. Timecodes count at the options' rate, else at the file's, else at
    /// the clip's where timecodes count so many frames (up to 60 a second). Values fill the frames that have
    /// none, unless they are to replace others. Of two states that which was said last holds (mergedState),
    /// unless the file's are to replace them; the first state of a clip goes to the options' tag set, others
    /// to that of the state before them. Errors: foreign.clip where the options name a clip that is not
    /// there; foreign.stopped, where it is to stop.
    Result<void> add(const TagImportFormat& format, const ForeignTags& tags, const std::string& file,
                     const std::stop_token& stop = {});

    /// The ranges by clip and tag, in order of start.
    using TagRanges = std::map<std::string, std::vector<FrameRange>>;
    const std::map<ClipId, TagRanges>& clips() const { return m_clips; }
    /// The captions by clip; in order of the files.
    const std::map<ClipId, std::vector<Caption>>& captions() const { return m_captions; }
    /// The states of clips that come to be others.
    const std::map<ClipId, ClipState>& states() const { return m_states; }
    /// The values of whole clips, by clip and property.
    using ClipValues = std::map<std::string, PropertyValue>;
    const std::map<ClipId, ClipValues>& values() const { return m_values; }
    /// The values of frames, by clip, property and start; those of one property do not overlap.
    using FrameValues = std::map<std::string, std::map<Frame, PropertyRange>>;
    const std::map<ClipId, FrameValues>& frameValues() const { return m_frameValues; }
    /// Of both.
    std::int64_t valueCount() const;
    /// Clips that get ranges, captions, states or values of either kind.
    std::size_t clipCount() const;
    /// Whether files named clips, and the library has none of them.
    bool isNoClipFound() const { return m_named > 0 && m_found == 0; }
    /// Ranges of tags.
    std::int64_t rangeCount() const { return m_ranges; }
    std::int64_t captionCount() const;
    /// Content that cannot be held, or was changed.
    const std::vector<ForeignLoss>& losses() const { return m_losses.all(); }
    /// Content that is imported but worth a look.
    const std::vector<ForeignLoss>& doubts() const { return m_doubts.all(); }
    /// Every tag that gets ranges, each once, in order of the names' bytes.
    std::vector<std::string> tagNames() const;
    /// Those of them that the library does not know yet.
    std::vector<std::string> newTagNames() const;

    /// The sheets that differ. Expects that the vocabulary knows tagNames(). Ranges of one tag that overlap
    /// are joined, those that touch stay apart; the result is settled (core/tagging/SettledEdits.h).
    std::vector<SheetChange> sheetChanges(const TagVocabulary& vocabulary) const;

private:
    struct Target;

    Target targetOf(const ForeignClip& clip, const std::string& file) const;
    Target targetOfParts(const ForeignClip& clip) const;
    void aim(Target& target, const MeantClip& found, const std::string& name) const;
    std::vector<Target> targetsOf(const ForeignTags& tags, std::optional<ClipId> chosen,
                                  const std::string& file) const;
    void checkLengths(const ForeignTags& tags, const std::vector<Target>& targets, const std::string& file);
    void addState(ClipState state, ClipId clip);
    std::optional<PropertyValue> meantValue(const ForeignValue& value, const std::string& name,
                                            const std::string& file);
    void addValue(const ForeignValue& value, ClipId clip, const std::string& file);
    void addFrameValue(const ForeignValue& value, const ForeignClip& named, ClipId clip, EndRule endRule,
                       const std::string& file);
    void holdValue(const PropertyRange& value, const std::string& name, ClipId clip, const std::string& file,
                   int line);
    bool isRecordOfTag(const std::string& property) const;
    std::optional<FrameRange> presentFrames(const ForeignRange& range, const ForeignClip& named,
                                            const LibraryClip& clip, EndRule endRule, int line,
                                            const std::string& file);
    void addRange(const ForeignRange& range, const ForeignClip& named, ClipId clip, EndRule endRule,
                  const std::string& file);
    void hold(FrameRange range, const std::string& name, std::vector<FrameRange>& ranges,
              const std::string& file, int line);
    std::string importedName(const std::string& name, const std::string& before) const;
    std::string meantName(const std::string& name) const;
    std::string valueName(const ForeignValue& value) const;
    std::string tagName(const ForeignRange& range) const;
    std::optional<std::string> tagProblem(const std::string& name) const;
    TagSheet sheetWith(ClipId clip, const TagVocabulary& vocabulary) const;
    std::vector<ClipId> allClips() const;

    const ClipLibrary& m_library;
    TagImportOptions m_options;
    ForeignClipNames m_names;
    std::map<ClipId, TagRanges> m_clips;
    std::map<ClipId, std::vector<Caption>> m_captions;
    std::map<ClipId, ClipState> m_said;   ///< by all files so far
    std::map<ClipId, ClipState> m_states; ///< those of them that clips do not have
    std::map<ClipId, ClipValues> m_values;
    std::map<ClipId, FrameValues> m_frameValues;
    std::int64_t m_ranges = 0;
    std::size_t m_named = 0, m_found = 0; ///< clips of the files, and of them those that the library has
    ForeignLosses m_losses;
    ForeignLosses m_doubts;
    mutable std::map<std::string, std::string> m_meantNames; ///< answers of meantName()
};

} // namespace tagline
