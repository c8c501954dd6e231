#pragma once

// LibraryDocument is the open library with undo: the one place where data changes.

#include <QObject>
#include <QString>
#include <QStringList>
#include <QUndoStack>

#include "app/document/library/DocumentChange.h"
#include "core/io/LibraryFile.h"
#include "core/library/ClipLibrary.h"
#include "core/library/commands/VersionCommands.h"
#include "core/library/edits/LibraryEdit.h"
#include "core/library/edits/SheetChange.h"
#include "core/library/file/LibraryFileComposition.h"
#include "core/library/moved/SourceFit.h"
#include "core/library/opening/LibraryScan.h"
#include "core/library/opening/SourceLoading.h"
#include "core/library/versions/ConflictReview.h"
#include "core/support/GoOn.h"
#include "core/system/saving/WritingWays.h"
#include "core/tags/sheet/TagRecords.h"

#include <concepts>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

namespace tagline {

struct KeptSave;
struct LibraryFileSave;
struct SavedLibraryFile;

/// Import settings that the user gave a source.
struct SourceSettings
{
    SourceId source;
    ImportSettings settings;
};

/// Result of saving. Nothing is lost on failure: files that could not be written stay modified.
struct SaveReport
{
    int writtenFiles = 0;
    std::vector<std::string> mergedFiles; ///< files changed by another program; both sides are merged
    std::vector<Error> lostBackups;       ///< backups of saved files that could not be kept, and why
    std::vector<Error> notAdded;          ///< new files that could not be added to version control, and why
    std::vector<Error> errors;            ///< one per file that could not be written
    std::vector<SourceId> damagedSources; ///< their files were found damaged only now
    std::vector<SourceId>
        conflictingSources; ///< both sides set different property values: ask, then save with a choice
    std::vector<ClipConflicts> conflicts; ///< conflicts of these sources, clip by clip
    bool needsLibraryPath = false;        ///< the library file has no path yet: set one, then save again
    bool isLibraryFileWritten = false;    ///< counted among the written files
    int cancelledFiles = 0;               ///< number of files not saved because the save was cancelled

    bool isComplete() const
    {
        return errors.empty() && conflictingSources.empty() && !needsLibraryPath && cancelledFiles == 0;
    }
};

/// Runs work that waits for the disk, and returns when it is done. The work may run on any thread; it reports
/// the progress of the whole save to `goOn`, and ends early if that returns false.
using DiskRun = std::function<void(const std::function<void(const GoOn& goOn)>& work)>;

/// Changes by other programs on the disk, and their effect here: sidecars, library files and model files, by
/// their shown paths.
struct DiskNews
{
    std::vector<std::string> taken;       ///< not edited here: now as on the disk
    std::vector<std::string> merged;      ///< edits of both sides are merged
    std::vector<std::string> conflicting; ///< both sides changed the same, differently: nothing was taken
    std::vector<std::string> replaced;    ///< model files with other content: they are read again
    std::vector<std::string> deleted;     ///< their content is kept here, and counts as unsaved
    std::vector<std::string>
        outOfReach; ///< they are not there, and neither is their folder: perhaps its disk
    std::vector<std::string> goneModels; ///< model files that are gone: the clips that were read stay
    std::vector<Error> errors;           ///< files that became unreadable; nothing was taken
    std::vector<Error> damaged;          ///< sidecars whose tags are kept here, and count as unsaved

    bool isEmpty() const
    {
        return taken.empty() && merged.empty() && conflicting.empty() && replaced.empty() &&
               deleted.empty() && outOfReach.empty() && goneModels.empty() && errors.empty() &&
               damaged.empty();
    }
    /// Appends later news.
    void append(const DiskNews& more)
    {
        for (const auto list :
             {&DiskNews::taken, &DiskNews::merged, &DiskNews::conflicting, &DiskNews::replaced,
              &DiskNews::deleted, &DiskNews::outOfReach, &DiskNews::goneModels})
            (this->*list).insert((this->*list).end(), (more.*list).begin(), (more.*list).end());
        for (const auto list : {&DiskNews::errors, &DiskNews::damaged})
            (this->*list).insert((this->*list).end(), (more.*list).begin(), (more.*list).end());
    }
};

/// Code of the error of a file whose folder is missing.
inline constexpr const char* folderMissing = "disk.folder-missing";

/// A sidecar with its present content on the disk.
struct SidecarOnDisk
{
    SourceId source;
    Result<StoredSidecar> sidecar;
    bool isModelGone = false; ///< the model is gone too: missing sidecars went with it
};

/// The library file with its present content on the disk.
struct LibraryFileOnDisk
{
    LibraryFile file;
    FileStamp stamp;
};

/// All changes are reported by changed(). Edits go through the undo stack; loading and saving do not.
class LibraryDocument : public QObject
{
    Q_OBJECT

public:
    explicit LibraryDocument(QObject* parent = nullptr);
    ~LibraryDocument() override;

    const ClipLibrary& library() const { return m_library; }
    QUndoStack& undoStack() { return m_undoStack; }

    // Opening
    /// Closes the library and opens an empty one without a path.
    void reset();
    /// Adds the result of a scan of `paths`; unknown sources are to be read (DocumentChange::toRead). In an
    /// empty document the first library file of the scan becomes its own, and other library files are added
    /// only if `paths` names them; else the paths become roots, and all library files are added: tags,
    /// queries and the like with new names, as one undo step each.
    void addScan(const LibraryScan& scan, const std::vector<std::string>& paths);
    /// Library files that were opened and could not be read, but the library's own: the error of each, with
    /// its path absolute and without links.
    std::vector<Error> unreadLibraries() const;
    /// Whether a file is in the library, and its reading was not cancelled.
    bool isKnown(const std::string& path) const;
    /// Marks sources to be read again, with the settings that the user gave: their files have other content
    /// now.
    void readAnew(std::vector<SourceId> sources);
    /// Takes the loaded sources as one change. If a file was read again and its sidecar has other tags, these
    /// are an undo step.
    void takeLoaded(std::vector<std::pair<SourceId, LoadedSource>> loaded);
    /// Takes how the motion of clips whose files were written again is beside the former one; no undo step.
    /// Leaves out those whose files were read again meanwhile.
    void takeFormerMotions(const std::vector<std::pair<ChangedMotion, FormerMotion>>& compared);

    // Looking only
    /// Whether editing and saving are disabled: another window edits the library. Changes of other programs
    /// are still taken over, without undo steps.
    bool isReadOnly() const { return m_isReadOnly; }
    /// Sets the commands run before a read-only file is saved, and after a new file of tags was saved.
    void setVersionCommands(VersionCommands commands) { m_versionCommands = std::move(commands); }
    const VersionCommands& versionCommands() const { return m_versionCommands; }
    /// Expects no unsaved changes; clears the history. Closing the library ends the read-only state.
    void setReadOnly(bool isReadOnly);
    /// Whether edits are possible; emits editRefused() if the library is open read-only.
    bool mayEdit();

    // Editing: each is one undo step, named as the user would say it
    /// Applies a person's edits of sheets; records follow the tags (core/tags/sheet/TagRecords.h), and the
    /// state of the clip follows the edits (core/tags/state/StateEdits.h), both with the signature. Changes
    /// with the same gesture (not 0) are one step; a gesture that ends where it began leaves no step. Does
    /// nothing if no sheet differs.
    void changeSheets(std::vector<SheetChange> changes, const QString& text, int gesture = 0);
    /// Sets the sheets as given, records included.
    void replaceSheets(std::vector<SheetChange> changes, const QString& text, int gesture = 0);
    /// Applies `edit` to the sheet from before the gesture.
    void editSheet(ClipId clip, const QString& text, int gesture,
                   const std::function<TagSheet(const TagSheet&)>& edit);
    /// A new gesture number for callers without one: always odd, so that even ones are free for others.
    int newGesture() { return m_nextGesture += 2; }
    /// Sets the function called at each edit for the signature of frames that gain a tag; none for unsigned.
    void setSigning(std::function<std::optional<TagSignature>()> signing) { m_signing = std::move(signing); }
    std::optional<TagSignature> signature() const { return m_signing ? m_signing() : std::nullopt; }
    /// Makes all edits by `edits` to this document one undo step. Expects at least one edit.
    void editAsOne(const QString& text, const std::function<void()>& edits);
    /// Undoes the edits of this gesture, without a redo step.
    void cancelGesture(int gesture);
    /// Key, name and synonyms of the definition are taken from the tags that have them.
    void defineTag(const TagDefinition& definition, const QString& text);
    /// Gives a tag another name (and definition) in every clip, saved query, derived tag, and tag that
    /// mirrors or implies it; returns the tag of that name. The old name becomes a synonym. Expects that
    /// renameRefusal() is none.
    TagId renameTag(TagId tag, const TagDefinition& definition, const QString& text);
    /// Renames the tag `from`, if it exists, and all tags below it: `Locomotion.Run` with `Locomotion`. Old
    /// names become synonyms; a namespace of that name is renamed too. Expects that treeRefusal() does not
    /// refuse it.
    void renameTree(const std::string& from, const std::string& to, const QString& text);
    /// Renames a tag and all tags below it: the tag gets the definition, the others follow its name.
    TagId renameTagAndBelow(TagId tag, const TagDefinition& definition, const QString& text);
    /// Replaces definitions of tags whose names, keys and synonyms stay.
    void redefineTags(std::vector<TagDefinition> definitions, const QString& text);
    /// Gives all ranges of a tag to another, and replaces the tag by the other wherever it is named; the old
    /// name becomes a synonym. Expects that mergeRefusal() is none.
    void mergeTags(TagId from, TagId into, const QString& text);
    /// Removes a tag from the vocabulary and from every clip.
    void deleteTag(TagId tag, const QString& text);
    /// Replaces the members that the edit sets. No undo step if nothing differs; changes with the same
    /// gesture (not 0) are one step. Expects distinct names of queries, rules, presets and maps.
    void change(LibraryEdit edit, const QString& text, int gesture = 0);
    /// Replaces one member: `set(&LibraryEdit::rules, rules, text)`.
    template<class Held, std::derived_from<LibraryMembers<std::optional>> Edit>
    void set(std::optional<Held> Edit::*member, std::type_identity_t<Held> held, const QString& text,
             int gesture = 0)
    {
        LibraryEdit edit;
        edit.*member = std::move(held);
        change(std::move(edit), text, gesture);
    }
    /// Why the tags cannot be merged, or the tag cannot be renamed; none if they can.
    std::optional<std::string> mergeRefusal(TagId from, TagId into) const;
    std::optional<std::string> renameRefusal(TagId tag, const TagDefinition& definition) const;
    /// Sets `sheet` after the ranges of a clip with a changed file were dealt with; the next save records the
    /// present frames and rate of the clip. Does nothing if the tag sets of the clip were drawn on different
    /// versions of it (areSetsDrawnAlike).
    void fitToChangedSource(ClipId clip, const TagSheet& sheet, const QString& text);
    /// Sets all library data from `file` except imports; no undo step if nothing
    /// differs.
    void setLibrary(const LibraryFile& file, const QString& text);
    /// Switches tag sets off and on, and locks them: edits do not change a locked set. A matter of the view,
    /// so no undo step.
    void setSetSwitches(const SetSwitches& switches);
    /// Sets the user's import settings of files, kept in the library file. Files whose settings change are to
    /// be read again (DocumentChange::toRead), now and at undo.
    void setImportSettings(std::span<const SourceSettings> sources, const QString& text);
    /// The user's import settings of a file; the default ones if the user gave none.
    ImportSettings importSettings(SourceId source) const;
    /// The user's import settings of each source.
    std::vector<ImportSettings> importSettings(std::span<const SourceId> sources) const;

    /// The sheet of a sidecar's entry; new names are interned.
    TagSheet sheetFrom(const SidecarClip& entry) { return sheetOf(entry, m_library.vocabulary()); }
    /// The tag of that name, interned if it is new.
    TagId tagNamed(const std::string& name);
    /// Interns all these names, as one change.
    void knowTags(const std::vector<std::string>& names);

    // Saving
    bool isModified() const;
    /// Path of the library file, empty while it has none.
    const std::string& libraryPath() const { return m_places.libraryPath; }
    /// Absolute paths of the folders and files that make up the library.
    const std::vector<std::string>& roots() const { return m_places.roots; }
    /// Sets the place of the library file for the next save; an empty path takes it back.
    void setLibraryPath(const std::string& path);
    /// Writes the library file to another path, replacing the file there; that becomes its path. Its
    /// own path is saved as by save(), merged with changes of other programs. If it fails, nothing
    /// changes.
    std::optional<Error> saveLibraryAs(const std::string& path, const DiskRun& run = {},
                                       WritingWay way = WritingWay::Replacing);
    /// `<folder>/<folder name>.tagline` of the first root, absolute; never a hidden file.
    std::string proposedLibraryPath() const;
    /// Merges files that another program changed meanwhile; if that brings changes, they are an undo
    /// step of their own. A library file that both sides changed differently is an error. Conflicts
    /// that are decided are not asked about; the results of all of these are one undo step. `run`
    /// gets the work on the disk, repeatedly for some files each; without it the work runs at once.
    /// Edits made meanwhile stay unsaved. `ways` is how the files are written, and `damaged` are the paths
    /// of damaged sidecars that are replaced: only a person chooses Direct, and those.
    SaveReport save(ConflictChoice choice = ConflictChoice::Ask, const ConflictDecisions& decided = {},
                    const DiskRun& run = {}, const WritingWays& ways = {},
                    const std::set<std::string>& damaged = {});
    /// Whether save() is waiting for the disk: changes on the disk are not news until it is done.
    bool isSaving() const { return m_isSaving; }
    /// Merges sidecars that other programs wrote with the edits here, as one undo step. Files that are as
    /// last read or written change nothing; the content of deleted files stays, unsaved, unless their model
    /// is gone too. With the same gesture (not 0), several calls make one step; call noteStepSaved() after
    /// the last.
    DiskNews takeSidecars(std::vector<SidecarOnDisk> onDisk, int gesture = 0);
    /// Notes that models are gone from the disk, or are there again.
    void setModelsGone(std::span<const SourceId> sources, bool areGone);
    /// Marks the present undo step as saved if everything is as on the disk.
    void noteStepSaved();
    /// Merges the library file that another program wrote with the edits here, as one undo step. The content
    /// of a file that is gone stays, unsaved: errors "file.missing" and folderMissing.
    DiskNews takeLibraryFile(const Result<LibraryFileOnDisk>& onDisk);
    /// Stamp of the library file when it was last read or written.
    const FileStamp& savedStamp() const { return m_savedStamp; }
    /// The library file as a save would write it now.
    LibraryFile libraryFile() const;
    /// The library file as it was last read or written.
    const LibraryFile& savedLibraryFile() const { return m_savedFile; }
    /// Whether another program deleted the library file.
    bool isLibraryFileGone() const { return m_isSavedFileGone; }
    /// Content of the library file on the disk: empty if another program deleted it.
    LibraryFile libraryFileOnDisk() const { return m_isSavedFileGone ? LibraryFile() : m_savedFile; }
    /// Whether something changed that only the library file can hold.
    bool isLibraryFileModified() const;
    /// The sidecar of a source as a save would write it now.
    TagSidecar sidecarOf(SourceId source) const;

signals:
    void changed(const tagline::DocumentChange& change);
    /// An edit would change these locked tag sets, which stay unchanged.
    void lockedSetsKept(const QStringList& sets);
    /// An edit changes these hidden tag sets, where its effect is not visible.
    void hiddenSetsChanged(const QStringList& sets);
    /// The library became read-only, or is no longer read-only.
    void readOnlyChanged();
    /// An edit was refused: the library is open read-only.
    void editRefused();

private:
    friend class TagSheetEdit;
    friend class LibraryEditCommand;

    void exchangeSheets(std::vector<SheetChange>& others);
    void exchange(LibraryEdit& other);
    void push(LibraryEdit edit, const QString& text, int gesture = 0);
    void refuse(const LibraryEdit& edit);
    void refuse(const std::vector<SheetChange>& changes);
    void takeFromDisk(const LibraryFile& file, const QString& text);
    void moveTag(TagId tag, const std::string& name, const QString& text);
    void renameBelow(const std::string& from, const std::string& to, const QString& text);
    void pushTagEdit(LibraryEdit edit, std::vector<SheetChange> changes, const QString& text);
    bool isEmpty() const;
    void addRoots(const std::vector<std::string>& paths);
    void takePlaces(const LibraryFile& file);
    void takeLibraryFile(const FoundLibrary& found);
    void appendLibrary(const FoundLibrary& found);
    std::vector<SheetChange> sheetsOf(SourceId source) const;
    void keepAsStep(std::vector<SheetChange> before, int gesture = 0);
    const TagSheet& sheetBefore(ClipId clip, int gesture) const;
    std::map<ClipId, std::optional<SourceChange>> drawnInGesture() const;
    void keepDrawnOfDisk(const std::map<ClipId, std::optional<SourceChange>>& before);
    QStringList changedAmong(const SetList& sets, const std::vector<SheetChange>& changes) const;
    void keepLockedSets(std::vector<SheetChange>& changes);
    void rememberGesture(const std::vector<SheetChange>& changes, int gesture);
    /// How sidecars are written, and the damaged ones that are replaced.
    struct SidecarWays
    {
        const WritingWays& writing;
        const std::set<std::string>& damaged;
    };
    void saveSidecars(SaveReport& report, ConflictChoice choice, const ConflictDecisions& decided,
                      const SidecarWays& ways, const DiskRun& run);
    SaveRequest saveRequest(SourceId source, const ConflictDecisions& decided) const;
    void takeSaved(SourceId source, const SaveRequest& request, KeptSave saved, int gesture,
                   SaveReport& report);
    void noteDamaged(SourceId source, const Error& error, SaveReport& report);
    void listConflicts(SourceId source, const SaveOutcome& outcome, SaveReport& report);
    bool isOffDisk(SourceId source) const;
    void takeSidecar(SidecarOnDisk onDisk, DiskNews& news, DocumentChange& change,
                     std::vector<SheetChange>& before);
    void takePlacesAnew(const LibraryFile& file, DocumentChange& change);
    void noteSavedFile(LibraryFile file, FileStamp stamp);
    bool isLibraryFileEdited() const;
    DiskNews takeGoneLibraryFile(bool isFolderGone);
    LibraryFileSave libraryFileSave() const;
    Result<SavedLibraryFile> saveOwnFile(const DiskRun& run, WritingWay way);
    void saveLibraryFile(SaveReport& report, const DiskRun& run, WritingWay way);

    ClipLibrary m_library;
    QUndoStack m_undoStack;
    LibraryPlaces m_places;
    std::vector<Error> m_unreadLibraries; ///< one may be the library's own since
    LibraryFile m_savedFile;              ///< content when it was last read or written
    FileStamp m_savedStamp;               ///< of that file
    bool m_isSavedFileGone = false;       ///< another program deleted it since
    bool m_isSaving = false;
    bool m_isReadOnly = false;
    VersionCommands m_versionCommands;

    std::function<std::optional<TagSignature>()> m_signing;
    int m_nextGesture = 1;
    int m_gesture = 0;
    std::map<ClipId, SheetChange> m_gestureBase; ///< sheets from before the running gesture
};

} // namespace tagline
