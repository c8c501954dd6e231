#pragma once

// ClipLibrary is the whole open library as plain values: model files, their clips, and the tags of each clip.
//
//   source  walk.bvh  Ready   ─┬─ clip 0  walk          sheet, frames, rate
//   source  pack.glb  Ready   ─┼─ clip 1  run           …
//                              └─ clip 2  jump
//   source  bad.fbx   Failed  "…"
//
// Ids are dense and never change or vanish during a session. The index follows every sheet. A library is for
// one thread; a worker gets the value queryLibrary().

#include "core/import/FileStamps.h"
#include "core/import/ImportedModel.h"
#include "core/library/SidecarStore.h"
#include "core/library/edits/LibraryEdit.h"
#include "core/library/takes/GatheredTakes.h"
#include "core/motion/ClipMotions.h"
#include "core/motion/figure/FigureUnit.h"
#include "core/query/evaluation/QueryLibrary.h"
#include "core/support/Rare.h"
#include "core/tags/index/TouchingRanges.h"
#include "core/tags/sheet/SheetSets.h"

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace tagline {

class MeasuredLikeness;

enum class SourceState {
    Pending, ///< not read yet
    Ready,   ///< its model is there
    Failed   ///< its model could not be read; clips that its sidecar names are there nevertheless
};

/// One model file of the library.
struct LibrarySource
{
    std::string path;  ///< absolute path of the file
    std::string shown; ///< path as the user gave it, joined with '/'
    SourceState state = SourceState::Pending;
    Rare<Error> error;                          ///< why it Failed
    std::shared_ptr<const ImportedModel> model; ///< while Ready
    std::optional<std::int64_t> bytes;          ///< size of the file when found; none if not asked for
    /// State of the file when it was read, with its side files (stateWithSideFiles); none if the file was not
    /// there or the state is unknown.
    std::optional<FileState> fileState;
    ImportSettings settings;                      ///< settings of the user, with which the model was read
    std::optional<UnitSuggestion> unitSuggestion; ///< for an unlikely size, if the user gave no unit
    StoredSidecar sidecar;                        ///< last read or written: the base of the next merge
    Rare<Error> sidecarError; ///< why the sidecar could not be read; it must not be written then
    /// Why the sidecar now on disk cannot be read; the version read before stays and can be edited.
    Rare<Error> diskError;
    bool isModelGone = false;  ///< the model was read, and is not on the disk any more
    std::vector<ClipId> clips; ///< in the file's order

    /// Whether the tags of this file can be edited and saved as far as is known.
    bool isReadOnly() const { return sidecarError.has_value() || sidecar.sidecar.isReadOnly; }
    /// Whether its reading was cancelled; nothing is known about it then.
    bool wasCancelled() const { return error && error->code == "import.cancelled"; }
    /// Whether its file was not there when it was to be read.
    bool isMissing() const
    {
        return error && (error->code == "file.missing" || error->code == "scan.model-missing");
    }
};

/// Frames and rate that the sidecar recorded for a clip that has changed since.
struct SourceChange
{
    Frame frames = 0;
    FrameRate rate;
    /// Content of the former file (Xxh3), if these are those of the clip as it is: a file that was written
    /// again, with the same motion or another.
    std::optional<std::uint64_t> content = {};

    bool operator==(const SourceChange&) const = default;
};

/// The version that an entry of a sidecar was drawn on, with its content.
SourceChange versionOf(const SidecarClip& entry);

/// The motion of a clip beside that of its former file, of the same frames and rate.
enum class FormerMotion : std::uint8_t {
    NotCompared,
    Unknown, ///< the former file is not in the cache any more, or its motion cannot be compared
    Same,
    Other
};

/// One clip of the library.
struct LibraryClip
{
    SourceId source;
    std::optional<std::size_t> place; ///< in the model's clips; none if only the sidecar has the clip
    std::string name;                 ///< UTF-8
    std::int32_t index = 0;           ///< among the clips of that name in its file
    bool isNameShared = false;
    std::string displayName;
    Frame frames = 0; ///< present frames; those of the sidecar if the model is not there
    FrameRate rate;
    /// Unique for each motion that any clip of any library had while the program runs; 0: no motion.
    std::uint64_t motionVersion = 0;
    TagSheet sheet;
    TagSheet savedSheet;                      ///< sheet of the sidecar
    std::optional<SourceChange> sourceChange; ///< former clip, if the ranges were drawn on another version
    std::optional<SourceChange> savedSourceChange; ///< value of the sidecar
    std::uint64_t comparedContent = 0;             ///< former content that comparedMotion is about
    FormerMotion comparedMotion = FormerMotion::NotCompared;
    bool isOffDisk = false; ///< a sidecar that had some of savedSheet was deleted or damaged meanwhile

    std::optional<std::int32_t> writtenIndex() const
    {
        return isNameShared ? std::optional(index) : std::nullopt;
    }
    /// The motion beside that of the former file; NotCompared where there is none of the same length and
    /// rate.
    FormerMotion formerMotion() const
    {
        const bool isCompared =
            sourceChange && sourceChange->content && *sourceChange->content == comparedContent;
        return isCompared ? comparedMotion : FormerMotion::NotCompared;
    }
    /// Whether the ranges may lie on other frames than they were drawn on: another length or rate, or another
    /// motion.
    bool hasChangedFile() const
    {
        return sourceChange && (!sourceChange->content || formerMotion() == FormerMotion::Other);
    }
    /// Whether the file was written again with this length and rate, and its motion is not known to be the
    /// same or another.
    bool isFileRewritten() const
    {
        return sourceChange && sourceChange->content &&
               (formerMotion() == FormerMotion::NotCompared || formerMotion() == FormerMotion::Unknown);
    }
    bool isEdited() const { return sourceChange != savedSourceChange || !(sheet == savedSheet); }
    bool isModified() const { return isEdited() || isOffDisk; }
};

class ClipLibrary
{
public:
    /// Adds a file, Pending. Adding a path again returns the source that is there.
    SourceId addSource(std::string path, std::string shown, std::optional<std::int64_t> bytes = {});
    /// Gives a source its model, and its clips with the sheets of `sidecar` (an Error: they stay empty and
    /// are read only, or as they were if one was read before). Where it had clips they are found again by
    /// name and index, keep their ids and sheets that were changed; clips that the model lacks now keep their
    /// id and have no frames.
    void setModel(SourceId source, std::shared_ptr<const ImportedModel> model, ImportSettings settings = {},
                  Result<StoredSidecar> sidecar = StoredSidecar());
    /// The source could not be read. Clips that its sidecar names can be asked about all the same.
    void setFailed(SourceId source, Error error, Result<StoredSidecar> sidecar = StoredSidecar());

    /// Replaces what is authored for a clip.
    void setSheet(ClipId clip, TagSheet sheet);
    /// Says on what the ranges were drawn: none once the user has dealt with the changed source (kept,
    /// trimmed, shifted or rescaled the ranges).
    void setSourceChange(ClipId clip, std::optional<SourceChange> change);
    /// A version with its content, as a change of the clip's file since; none if the file is not known to be
    /// another.
    std::optional<SourceChange> changeSince(ClipId clip, const SourceChange& version) const
    {
        return changeSince(m_clips[clip.value], version);
    }
    /// Says how the clip's motion is beside that of a former content. It holds until the file is read again.
    void setFormerMotion(ClipId clip, std::uint64_t content, FormerMotion motion);
    /// Content of the clip's file as it was read; none if the clip is not in it.
    std::optional<std::uint64_t> contentOf(ClipId clip) const { return contentOf(m_clips[clip.value]); }
    /// Says how the file was as it was read.
    void setFileState(SourceId source, std::optional<FileState> state);
    /// Says that the sidecar on the disk cannot be read any more, or (none) that it can.
    void setDiskError(SourceId source, std::optional<Error> error);
    /// Says that the model is not on the disk any more, or is there again: sidecars that went with it are no
    /// loss.
    void setModelGone(SourceId source, bool isGone);
    /// Takes over the result of a save: the new base and the merged sheets. Expects the result for the
    /// library's present state, without conflicts.
    void setSaved(SourceId source, const SaveOutcome& outcome);
    /// Takes over a merge with the file on disk that wrote nothing; local edits stay edits.
    void setMerged(SourceId source, const SaveOutcome& outcome);

    std::size_t sourceCount() const { return m_sources.size(); }
    const LibrarySource& source(SourceId id) const { return m_sources[id.value]; }
    std::optional<SourceId> findSource(std::string_view path) const;
    /// All sources in order of the bytes of their shown paths.
    std::vector<SourceId> sourcesInPathOrder() const;
    /// The sources with a clip whose sheet differs from the sidecar, in order of their ids. O(modified
    /// clips).
    std::vector<SourceId> modifiedSources() const;
    bool isModified() const { return !m_modified.empty(); }

    std::size_t clipCount() const { return m_clips.size(); }
    const LibraryClip& clip(ClipId id) const { return m_clips[id.value]; }
    /// All clips: sources in order of path, clips in order of their file.
    std::vector<ClipId> clipsInPathOrder() const;
    /// The clip's motion; a null pointer if its model is not there.
    const Clip* motion(ClipId id) const;
    /// The signals and contacts of all clips that have a motion, computed when they are asked for. Shared
    /// with other threads; replaced by another object once the library changes.
    const std::shared_ptr<ClipMotions>& motions() const { return m_motions; }
    const MotionSettings& motionSettings() const { return m_content.motion; }
    /// The names by which joints are asked for, each once: the parts of a body that joints of clips are
    /// (LeftFoot), then the names of all joints that clips have, in order. Gathered anew after a model with
    /// joints of other names was set.
    const std::vector<std::string>& jointNames() const;
    /// The clip of a source by name and by place among the clips of that name.
    std::optional<ClipId> findClip(SourceId source, std::string_view name, std::int32_t index = 0) const;

    /// The tag sets that the library's tags lie in, in order of their names; the default one, which is empty,
    /// comes first.
    std::vector<std::string> tagSets() const;
    /// Switches sets off and on: index() and properties() leave out the sets that are off.
    void setSetSwitches(SetSwitches switches);
    const SetSwitches& setSwitches() const { return m_setSwitches; }
    /// The clip's sheet without the sets that are switched off.
    TagSheet shownSheet(ClipId clip) const;

    /// The request that saves a source.
    SaveRequest saveRequest(SourceId source) const;

    /// In how many clips a tag is, how many ranges it has as they were drawn (those that touch stay apart; of
    /// a counted tag, instances), and frames; at once, however many clips there are.
    RangeTotals rangeTotals(TagId tag) const;
    const TagIndex& index() const { return m_index; }
    /// The properties of all clips; it follows every sheet as index() does.
    /// Values that the library file gives to whole clips are among them (ClipFacts.h).
    const PropertyIndex& properties() const;
    /// The instances of all clips; it follows in the same way.
    const InstanceIndex& instances() const { return m_instances; }
    /// The library's present state for queries. Names and paths of clips are gathered once after each
    /// setModel(); the rest costs a pointer per tag and a copy of the vocabulary.
    QueryLibrary queryLibrary() const;
    const TagVocabulary& vocabulary() const { return m_vocabulary; }
    TagVocabulary& vocabulary() { return m_vocabulary; }

    /// Members of the library file, and some by their names.
    const LibraryContent& content() const { return m_content; }
    /// Sets one of them: `set(&LibraryContent::rules, rules)`. All motion is measured anew with other
    /// settings.
    template<class Held>
    void set(Held LibraryContent::*member, std::type_identity_t<Held> held)
    {
        if (m_content.*member == held) return;
        m_content.*member = std::move(held);
        m_areFactsTold = false;
        follow(m_content.*member);
    }
    const std::vector<SavedQuery>& savedQueries() const { return m_content.queries; }
    const std::vector<SavedQuery>& derivedTags() const { return m_content.derived; }
    const std::vector<ControllerPreset>& presets() const { return m_content.presets; }
    const std::vector<SavedCamera>& cameras() const { return m_content.cameras; }
    const std::vector<TaggingRule>& rules() const { return m_content.rules; }
    const TaggingRule* findRule(std::string_view name) const;
    const std::vector<MotionExample>& examples() const { return m_content.examples; }
    /// The clip of an example's range; none if the clip is not there or has no such frame.
    std::optional<ClipId> findClip(const ExampleRange& range) const;
    const std::vector<LibraryCheck>& checks() const { return m_content.checks; }
    const std::vector<Take>& takes() const { return m_content.takes; }
    /// The takes by the clips that are there; after a file was read it costs the takes of that file.
    const TakeIndex& takeIndex() const;
    const std::string& character() const { return m_content.character; }
    const std::vector<FigureMap>& figureMaps() const { return m_content.figureMaps; }
    /// The map that carries clips of a skeleton over to a figure: of those whose sources it has at least half
    /// of, the one with most; null for none.
    std::shared_ptr<const RetargetMap> figureMap(std::string_view figure, const Skeleton& skeleton) const;

private:
    LibrarySource& reset(SourceId source, Result<StoredSidecar> sidecar);
    void place(SourceId source, std::span<const ClipId> before, LibraryClip clip);
    void keepLost(LibrarySource& source, std::span<const ClipId> before);
    TagSheet countedSheetOf(const SidecarClip& entry);
    void loadSheet(ClipId clip);
    void noteSourceChange(LibraryClip& clip) const;
    std::optional<std::uint64_t> contentOf(const LibraryClip& clip) const;
    std::optional<SourceChange> changeSince(const LibraryClip& clip, const SourceChange& version) const;
    std::optional<SourceChange> asPresent(const LibraryClip& clip, std::optional<SourceChange> change) const;
    std::optional<std::uint64_t> contentToSave(const LibraryClip& clip) const;
    bool isOffDisk(const LibraryClip& clip) const;
    static void noteDiskError(LibrarySource& source, std::optional<Error> error);
    void noteOffDisk(const LibrarySource& source);
    void noteModified(ClipId clip);
    bool areJointsGathered(const ImportedModel& model) const;
    void updateIndex(ClipId clip);
    QueryClips queryClips() const;
    std::shared_ptr<const LikenessSource> likeness() const;
    void dropMeasured();
    void follow(const std::vector<MotionExample>&) { m_likeness.reset(); }
    void follow(const std::vector<Take>& takes) { m_gatheredTakes.setTakes(takes); }
    void follow(const MotionSettings& settings);
    /// Nothing else follows from other members.
    template<class Held>
    void follow(const Held&)
    {
    }
    void giveMotion(const LibrarySource& source);
    const SidecarClip* sidecarEntry(const LibraryClip& clip) const;

    std::vector<LibrarySource> m_sources;
    std::vector<LibraryClip> m_clips;
    std::set<std::pair<SourceId, ClipId>> m_modified; ///< clips that a save has to write
    std::unordered_map<std::string, SourceId> m_sourcesByPath;
    TagVocabulary m_vocabulary;
    LibraryContent m_content;
    SetSwitches m_setSwitches;
    TagIndex m_index;
    mutable PropertyIndex m_properties;
    mutable bool m_areFactsTold = false; ///< whether the index of properties has the present facts
    CaptionIndex m_captions;
    InstanceIndex m_instances;
    TouchingRanges m_touching;
    std::shared_ptr<ClipMotions> m_motions = std::make_shared<ClipMotions>();
    mutable std::shared_ptr<const QueryClips> m_queryClips;     ///< null until they are gathered
    mutable std::shared_ptr<const MeasuredLikeness> m_measured; ///< null until motion is compared anew
    mutable std::shared_ptr<const LikenessSource> m_likeness;   ///< null until it is made
    mutable GatheredTakes m_gatheredTakes;
    mutable std::optional<std::vector<std::string>> m_jointNames; ///< none until they are gathered
    mutable std::unordered_set<std::string> m_gatheredJoints;     ///< those that m_jointNames was made of
};

} // namespace tagline
