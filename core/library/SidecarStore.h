#pragma once

// SidecarStore reads and saves the sidecars beside a model file, one a tag set, without ever losing what
// another program wrote there.
//
//   base ──▶ sheets in the library ──┐
//     └────▶ file on disk now ───────┴──▶ merged by range ──▶ written, and the base of the next save

#include "core/import/ImportedModel.h"
#include "core/io/SidecarSets.h"
#include "core/io/SidecarSheets.h"
#include "core/system/saving/DurableFile.h"
#include "core/system/saving/FileContent.h"
#include "core/tags/sheet/TagMerge.h"

#include <memory>

namespace tagline {

/// The sidecars of a model file together, and the state of the files that they were read from.
/// Without a file: empty, and a stamp that says so.
struct StoredSidecar
{
    TagSidecar sidecar;                ///< all sets composed (SidecarSets.h)
    FileStamp stamp;                   ///< of all their files
    std::vector<StoredSet> named = {}; ///< the sets that have a name, in order of their names
    /// The default set by itself, where there are named ones; without them it is the sidecar.
    StoredSet unnamed = {};

    /// The default set and the named ones.
    std::vector<StoredSet> sets() const;
};

/// The sets that were read, composed. Expects the default one first. Errors: sidecar.set-clash.
Result<StoredSidecar> composed(std::vector<StoredSet> sets);

/// What is on the disk, with the sets of `known` whose files were deleted since: that is no edit of their
/// tags.
StoredSidecar withGoneKept(const StoredSidecar& known, StoredSidecar onDisk);

/// Whether files on the disk are others than those of `known`: changed, new or deleted.
bool areOthers(const StoredSidecar& onDisk, const StoredSidecar& known);

/// The names of the sets that withGoneKept kept: they still say something, and their files are gone.
std::vector<std::string> goneSets(const StoredSidecar& stored);
/// Whether one of them says something of the clip.
bool isInGoneSet(const StoredSidecar& stored, std::string_view clip, std::optional<std::int32_t> index);

/// What the files that are there say together.
TagSidecar sidecarOfFiles(const StoredSidecar& stored);

/// Whether the file was deleted since it was read: that is no edit of its tags, it counts as unchanged.
inline bool isGone(const FileStamp& known, const FileStamp& onDisk) { return known.exists && !onDisk.exists; }

/// Reads the sidecars beside a model file, of all its tag sets. No file is an empty sidecar, not an error.
/// The folder is looked through for sets where it changed since it last was (SetFiles.h).
Result<StoredSidecar> loadSidecar(const std::string& modelPath);

/// A clip's sheet, with what the sidecar says of the clip.
struct SheetToSave
{
    std::string name;
    std::optional<std::int32_t> index;
    Frame frames = 1;
    FrameRate rate;
    TagSheet sheet;
    std::vector<TakenSide> taken = {}; ///< conflicts that a person decided: they are not asked about
    /// A person took this side (ours or theirs) of the whole clip: nothing of it is merged, as long as the
    /// file has what that person saw of it.
    std::optional<MergeSide> whole = {};
    std::optional<TagSheet> seen = {}; ///< the file's, where `whole` was decided
};

struct SaveRequest
{
    std::string modelPath;
    StoredSidecar base;
    std::vector<SheetToSave> sheets;                 ///< every clip of the file, in its order
    std::shared_ptr<const ImportedModel> model = {}; ///< what was read of the file; null: nothing
    /// Direct: only what was kept as a backup is written over.
    WritingWay way = WritingWay::Replacing;
};

/// Whose value a property gets on frames where both sides set another one.
enum class ConflictChoice {
    Ask,   ///< nothing is written; the outcome lists the conflicts
    Ours,  ///< the library's
    Theirs ///< the file's on disk
};

/// One clip whose properties conflict.
struct SheetConflicts
{
    std::size_t sheet = 0; ///< place in SaveRequest::sheets
    std::vector<PropertyConflict> conflicts;
};

struct SaveOutcome
{
    StoredSidecar stored;         ///< what is on the disk now
    bool isWritten = false;       ///< false: nothing had changed, or there are conflicts to ask about
    bool isMerged = false;        ///< another program had changed the file
    std::vector<TagSheet> sheets; ///< as they are now, in the order of SaveRequest::sheets
    std::vector<SheetConflicts> conflicts;
};

/// Saves the sheets of one file. Sheets that are as the base has them are not written, and a file of which
/// nothing changed is not touched; one that the base knows to be deleted is written again. A file that
/// changed on disk since the base was read is merged, never overwritten, also where it changes while this
/// runs: names that it brings are interned. Clips that the request does not name keep their entries. Each tag
/// set goes to its own file, and the file of one that has nothing left is removed; sets whose files came to
/// the disk since the base was read stay as they are. Errors: those of reading and of writeDurably;
/// sidecar.newer-version where a newer version wrote the file. Keeps no backups, so that it expects the way
/// to be Replacing.
Result<SaveOutcome> saveSidecar(const SaveRequest& request, TagVocabulary& vocabulary,
                                ConflictChoice choice = ConflictChoice::Ask);

/// The same merge without writing: for a file that another program changed while it is open here, as it was
/// read. `isWritten` is false; `stored` is what is on the disk.
SaveOutcome mergedWithDisk(const SaveRequest& request, StoredSidecar onDisk, TagVocabulary& vocabulary,
                           ConflictChoice choice = ConflictChoice::Ask);

} // namespace tagline
