#pragma once

// SidecarStore reads and saves the sidecars beside a model file, one a tag set, without ever losing what
// another program wrote there.
//
//   base ──▶ sheets in the library ──┐
//     └────▶ file on disk now ───────┴──▶ merged by range ──▶ written, and the base of the next save

#include "core/import/ImportedModel.h"
#include "core/io/SidecarSets.h"
#include "core/io/SidecarSheets.h"
#include "core/support/Rare.h"
#include "core/system/saving/DurableFile.h"
#include "core/system/saving/FileContent.h"
#include "core/tags/sheet/TagMerge.h"

#include <memory>
#include <set>

namespace tagline {

/// The sidecars of a model file together, and the state of the files that they were read from.
/// Without a file: empty, and a stamp that says so.
struct StoredSidecar
{
    TagSidecar sidecar;                ///< all sets composed (SidecarSets.h)
    FileStamp stamp;                   ///< of all their files
    std::vector<StoredSet> named = {}; ///< the sets that have a name, in order of their names
    /// The default set alone, if there are named ones; otherwise it is the sidecar.
    Rare<StoredSet> unnamed = {};

    /// The default set and the named ones.
    std::vector<StoredSet> sets() const;
};

/// Composes the sets that were read. Expects the default one first. Errors: sidecar.set-clash.
Result<StoredSidecar> composed(std::vector<StoredSet> sets);

/// The sidecar on disk, together with the sets of `known` whose files were deleted since: a deletion does not
/// edit their tags.
StoredSidecar withGoneKept(const StoredSidecar& known, StoredSidecar onDisk);

/// Whether files on the disk are others than those of `known`: changed, new or deleted.
bool areOthers(const StoredSidecar& onDisk, const StoredSidecar& known);

/// The names of the sets that withGoneKept kept: their files are gone, but they still have content.
std::vector<std::string> goneSets(const StoredSidecar& stored);
/// Whether one of these sets has an entry for the clip.
bool isInGoneSet(const StoredSidecar& stored, std::string_view clip, std::optional<std::int32_t> index);

/// The stored sidecar with a set's file taken for one that is gone: it was damaged.
StoredSidecar withFileGone(StoredSidecar stored, const std::string& set);

/// The composed sidecar of the sets whose files exist.
TagSidecar sidecarOfFiles(const StoredSidecar& stored);

/// Whether the file was deleted since it was read: this does not edit its tags, and counts as unchanged.
inline bool isGone(const FileStamp& known, const FileStamp& onDisk) { return known.exists && !onDisk.exists; }

/// Reads the sidecars beside a model file, of all its tag sets. A missing file is an empty sidecar, not an
/// error. The folder is searched for sets again only if it has changed (SetFiles.h).
Result<StoredSidecar> loadSidecar(const std::string& modelPath);

/// A clip's sheet, with the clip's identity in the sidecar.
struct SheetToSave
{
    std::string name;
    std::optional<std::int32_t> index;
    Frame frames = 1;
    FrameRate rate;
    TagSheet sheet;
    std::vector<TakenSide> taken = {}; ///< conflicts that the user decided: they are not asked about
    /// The side (ours or theirs) that the user took for the whole clip: nothing of it is merged, as long as
    /// the file has the sheet that the user saw.
    std::optional<MergeSide> whole = {};
    std::optional<TagSheet> seen = {}; ///< the file's sheet when `whole` was decided
    /// Content (Xxh3) of the file that the ranges are drawn on, where the entry may say another; none: that
    /// of the model, once the entry changes.
    std::optional<std::uint64_t> content = {};
};

struct SaveRequest
{
    std::string modelPath;
    StoredSidecar base;
    std::vector<SheetToSave> sheets;                 ///< every clip of the file, in its order
    std::shared_ptr<const ImportedModel> model = {}; ///< the model that was read from the file; null: none
    /// Direct: only what was kept as a backup is written over.
    WritingWay way = WritingWay::Replacing;
    /// Paths of damaged files that may be replaced, if the base knows them to be gone (withFileGone).
    std::set<std::string> damaged = {};
};

/// The side whose value a property gets on frames to which both sides gave another value.
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
    StoredSidecar stored;         ///< the present content of the disk
    bool isWritten = false;       ///< false: nothing had changed, or there are conflicts to ask about
    bool isMerged = false;        ///< another program had changed the file
    std::vector<TagSheet> sheets; ///< the present sheets, in the order of SaveRequest::sheets
    std::vector<SheetConflicts> conflicts;
};

/// Saves the sheets of one file. Sheets equal to the base are not written, and an
/// unchanged file is not touched; one that the base knows to be deleted is written again.
/// A file that changed on disk since the base was read is merged, never overwritten, also
/// if it changes during the call: its new names are interned. Clips that the request does
/// not name keep their entries. Each tag set is saved to its own file, and the file of a
/// set without content is removed; sets whose files were added since the base was read do
/// not change. Errors: those of reading and of writeDurably, for damaged files too unless they may be
/// replaced; sidecar.newer-version if a newer version wrote the file. Keeps no backups, so it expects the way
/// Replacing.
Result<SaveOutcome> saveSidecar(const SaveRequest& request, TagVocabulary& vocabulary,
                                ConflictChoice choice = ConflictChoice::Ask);

/// Merges without writing, for a file that another program changed while it is open here. `isWritten` is
/// false; `stored` is the content of the disk.
SaveOutcome mergedWithDisk(const SaveRequest& request, StoredSidecar onDisk, TagVocabulary& vocabulary,
                           ConflictChoice choice = ConflictChoice::Ask);

} // namespace tagline
