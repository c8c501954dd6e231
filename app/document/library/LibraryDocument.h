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
#include "core/library/opening/LibraryScan.h"
#include "core/library/opening/SourceLoading.h"
#include "core/library/versions/ConflictReview.h"
#include "core/support/GoOn.h"
#include "core/system/saving/WritingWays.h"
#include "core/tags/sheet/TagRecords.h"

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

/// What the user says about the import of a source.
struct SourceSettings
{
    SourceId source;
    ImportSettings settings;
};

/// What came of saving. Nothing is lost where something failed: it stays modified.
struct SaveReport
{
    int writtenFiles = 0;
    std::vector<std::string> mergedFiles; ///< another program had changed them; both sides are in
    std::vector<Error> lostBackups;       ///< of files that were saved: why what they held could not be kept
    std::vector<Error> notAdded;          ///< new files: why version control was not told of them
    std::vector<Error> errors;            ///< one a file that could not be written
    std::vector<SourceId>
        conflictingSources; ///< both sides set other property values: ask, then save with a choice
    std::vector<ClipConflicts> conflicts; ///< those of them, clip by clip
    bool needsLibraryPath = false;        ///< the library file has no place yet: set one, then save again
    int cancelledFiles = 0;               ///< the save was cancelled before them

    bool isComplete() const
    {
        return errors.empty() && conflictingSources.empty() && !needsLibraryPath && cancelledFiles == 0;
    }
};

/// Runs work that waits for the disk, and returns once it is through. The work may run on any thread; it says
/// how far the whole save is, and ends early where it hears no.
using DiskRun = std::function<void(const std::function<void(const GoOn& goOn)>& work)>;

/// What another program changed on the disk, and what came of it here: sidecars, library files and model
/// files, as they are shown.
struct DiskNews
{
    std::vector<std::string> taken;       ///< nothing was edited here: as on the disk now
    std::vector<std::string> merged;      ///< edits from here and from there are both in
    std::vector<std::string> conflicting; ///< both sides changed the same, and not alike: nothing was taken
    std::vector<std::string> replaced;    ///< model files that hold something else now: they are read anew
    std::vector<std::string> deleted;     ///< what they said is kept here, and counts as unsaved
    std::vector<std::string> goneModels;  ///< model files that are not there any more: what was read stays
    std::vector<Error> errors;            ///< files that cannot be read any more; nothing was taken

    bool isEmpty() const
    {
        return taken.empty() && merged.empty() && conflicting.empty() && replaced.empty() &&
               deleted.empty() && goneModels.empty() && errors.empty();
    }
    /// What comes after, as one piece of news.
    void append(const DiskNews& more)
    {
        for (const auto list : {&DiskNews::taken, &DiskNews::merged, &DiskNews::conflicting,
                                &DiskNews::replaced, &DiskNews::deleted, &DiskNews::goneModels})
            (this->*list).insert((this->*list).end(), (more.*list).begin(), (more.*list).end());
        errors.insert(errors.end(), more.errors.begin(), more.errors.end());
    }
};

/// A sidecar as it lies on the disk now.
struct SidecarOnDisk
{
    SourceId source;
    Result<StoredSidecar> sidecar;
    bool isModelGone = false; ///< then sidecars that are gone went with it
};

/// The library file as it lies on the disk now.
struct LibraryFileOnDisk
{
    LibraryFile file;
    FileStamp stamp;
};

/// Emits one signal. Edits go through the undo stack; loading and saving do not.
class LibraryDocument : public QObject
{
    Q_OBJECT

public:
    explicit LibraryDocument(QObject* parent = nullptr);
    ~LibraryDocument() override;

    const ClipLibrary& library() const { return m_library; }
    QUndoStack& undoStack() { return m_undoStack; }

    // Opening
    /// Closes what is open: an empty library with no place.
    void reset();
    /// Adds what a scan of `paths` found; sources that are not known are to be read (DocumentChange::toRead).
    /// In an empty document the first library file of the scan becomes its own, and of others what `paths`
    /// name is added; else the paths become roots, and all library files are added: tags, queries and the
    /// like where their names are new, as one undo step each.
    void addScan(const LibraryScan& scan, const std::vector<std::string>& paths);
    /// Whether a file is there, and its reading was not cancelled.
    bool isKnown(const std::string& path) const;
    /// Says that sources are to be read again, with the settings that the user gave: their files hold
    /// something else now.
    void readAnew(std::vector<SourceId> sources);
    /// What was read of sources, as one change. Where a file was read again and its sidecar brings other
    /// tags, these are an undo step.
    void takeLoaded(std::vector<std::pair<SourceId, LoadedSource>> loaded);

    // Looking only
    /// Whether nothing is edited and nothing saved here: another window edits the library. What other
    /// programs write is taken over all the same, without steps.
    bool isReadOnly() const { return m_isReadOnly; }
    /// What saving runs before a read-only file is written, and after a new one of tags was.
    void setVersionCommands(VersionCommands commands) { m_versionCommands = std::move(commands); }
    const VersionCommands& versionCommands() const { return m_versionCommands; }
    /// Expects that nothing is unsaved; the steps of the history go. Closing the library ends it.
    void setReadOnly(bool isReadOnly);
    /// Whether edits are made; says that none is where the library is open read-only.
    bool mayEdit();

    // Editing: each is one undo step, named as the user would say it
    /// What a person made of sheets; records follow the tags (core/tags/sheet/TagRecords.h), and the state of
    /// the clip what was edited (core/tags/state/StateEdits.h), both with the signature. Changes with the
    /// same gesture (not 0) are one step; one that comes back to where the gesture began leaves no step.
    /// Nothing happens where no sheet differs.
    void changeSheets(std::vector<SheetChange> changes, const QString& text, int gesture = 0);
    /// The same with the sheets as they are: for those that bring their records.
    void replaceSheets(std::vector<SheetChange> changes, const QString& text, int gesture = 0);
    /// Computes the new sheet from the one before the gesture.
    void editSheet(ClipId clip, const QString& text, int gesture,
                   const std::function<TagSheet(const TagSheet&)>& edit);
    /// A gesture number for those who have none of their own: odd, so that even ones are free for others.
    int newGesture() { return m_nextGesture += 2; }
    /// Asks at each edit who signs the frames that gain a tag; none: nobody does.
    void setSigning(std::function<std::optional<TagSignature>()> signing) { m_signing = std::move(signing); }
    std::optional<TagSignature> signature() const { return m_signing ? m_signing() : std::nullopt; }
    /// Whatever `edits` does to this document is one undo step. Expects that it does something.
    void editAsOne(const QString& text, const std::function<void()>& edits);
    /// Takes back what this gesture did, without a step to redo.
    void cancelGesture(int gesture);
    /// Key, name and synonyms of the definition are taken from the tags that have them.
    void defineTag(const TagDefinition& definition, const QString& text);
    /// Gives a tag another name (and definition) in every clip, saved query, derived tag, and tag that
    /// mirrors or implies it; the answer is the tag of that name. The old name becomes a synonym. Expects
    /// what renameRefusal() does not refuse.
    TagId renameTag(TagId tag, const TagDefinition& definition, const QString& text);
    /// Renames the tag `from`, where there is one, and all below it: `Locomotion.Run` with `Locomotion`. Old
    /// names become synonyms; a namespace of that name goes along. Expects what treeRefusal() does not
    /// refuse.
    void renameTree(const std::string& from, const std::string& to, const QString& text);
    /// A tag with all below it: the tag gets the definition, the others follow its name.
    TagId renameTagAndBelow(TagId tag, const TagDefinition& definition, const QString& text);
    /// Replaces definitions of tags whose names, keys and synonyms stay.
    void redefineTags(std::vector<TagDefinition> definitions, const QString& text);
    /// Gives all ranges of a tag to another, and lets everything that names it name that one; the old name
    /// becomes a synonym. Expects what mergeRefusal() does not refuse.
    void mergeTags(TagId from, TagId into, const QString& text);
    /// Removes a tag from the vocabulary and from every clip.
    void deleteTag(TagId tag, const QString& text);
    /// Replaces what the edit speaks of. No step where nothing differs; changes with the same gesture (not 0)
    /// are one step. Expects queries, rules, presets and maps of names that differ.
    void change(LibraryEdit edit, const QString& text, int gesture = 0);
    /// The same of one member: `set(&LibraryEdit::rules, rules, text)`.
    template<class Held>
    void set(std::optional<Held> LibraryEdit::*member, std::type_identity_t<Held> held, const QString& text,
             int gesture = 0)
    {
        LibraryEdit edit;
        edit.*member = std::move(held);
        change(std::move(edit), text, gesture);
    }
    /// Why the tags cannot be merged, or the tag not be renamed so; none where they can.
    std::optional<std::string> mergeRefusal(TagId from, TagId into) const;
    std::optional<std::string> renameRefusal(TagId tag, const TagDefinition& definition) const;
    /// The ranges of a clip whose file changed were dealt with: they become `sheet`, and the next save
    /// records the clip's present frames and rate. Nothing where the clip's tag sets were drawn on different
    /// versions of it (areSetsDrawnAlike).
    void fitToChangedSource(ClipId clip, const TagSheet& sheet, const QString& text);
    /// All that the library holds of its file becomes that of `file` but imports; no step where nothing
    /// differs.
    void setLibrary(const LibraryFile& file, const QString& text);
    /// Switches tag sets off and on, and locks them: what edits say of a locked set is left out. How the
    /// library is looked at, so no undo step.
    void setSetSwitches(const SetSwitches& switches);
    /// What the user says about files, kept in the library file. Those whose settings differ are to be read
    /// again (DocumentChange::toRead), now and when it is undone.
    void setImportSettings(std::span<const SourceSettings> sources, const QString& text);
    /// What the user said about a file; nothing where the file speaks for itself.
    ImportSettings importSettings(SourceId source) const;
    /// The same of many.
    std::vector<ImportSettings> importSettings(std::span<const SourceId> sources) const;

    /// The sheet that a sidecar's entry means; names that are new are interned.
    TagSheet sheetFrom(const SidecarClip& entry) { return sheetOf(entry, m_library.vocabulary()); }
    /// The tag of that name, interned where it is new.
    TagId tagNamed(const std::string& name);
    /// The same of many, as one change.
    void knowTags(const std::vector<std::string>& names);

    // Saving
    bool isModified() const;
    /// Path of the library file, empty while it has none.
    const std::string& libraryPath() const { return m_places.libraryPath; }
    /// Folders and files that the library was made of; absolute paths.
    const std::vector<std::string>& roots() const { return m_places.roots; }
    void setLibraryPath(const std::string& path);
    /// Writes the library file to another place, over what lies there; that is its place from now on. In its
    /// own place it is merged with what another program wrote there, as by save(). Where that fails nothing
    /// changes.
    std::optional<Error> saveLibraryAs(const std::string& path, const DiskRun& run = {},
                                       WritingWay way = WritingWay::Replacing);
    /// `<folder>/<folder name>.tagline` of the first root, absolute; never a hidden file.
    std::string proposedLibraryPath() const;
    /// Files that another program changed since are merged, which is an undo step of its own where it brings
    /// something. A library file that both sides changed and not alike is an error.
    /// Conflicts that are decided are not asked about; what comes of all of these is one undo step.
    /// `run` gets the work on the disk, again and again for some files each; without it the work runs at
    /// once. What changes meanwhile stays an unsaved change. `ways` are how the files get their new content:
    /// only a person chooses Direct.
    SaveReport save(ConflictChoice choice = ConflictChoice::Ask, const ConflictDecisions& decided = {},
                    const DiskRun& run = {}, const WritingWays& ways = {});
    /// Whether save() waits for the disk: what the disk holds then is no news yet.
    bool isSaving() const { return m_isSaving; }
    /// Takes over what other programs wrote of sidecars, merged with what is edited here, as one undo step.
    /// Files that are as they were last read or written change nothing; what those said that are gone stays,
    /// unsaved, unless their model is gone too.
    /// With the same gesture (not 0), several calls make one step; noteStepSaved() is to follow the last.
    DiskNews takeSidecars(std::vector<SidecarOnDisk> onDisk, int gesture = 0);
    /// Says that models are not on the disk any more, or are there again.
    void setModelsGone(std::span<const SourceId> sources, bool areGone);
    /// Where everything is as on the disk, the history says so of its present step.
    void noteStepSaved();
    /// The same of the library file.
    DiskNews takeLibraryFile(const Result<LibraryFileOnDisk>& onDisk);
    /// The state of the library file that was last read or written.
    const FileStamp& savedStamp() const { return m_savedStamp; }
    /// The library file as it would be written now.
    LibraryFile libraryFile() const;
    /// The library file as it was last read or written.
    const LibraryFile& savedLibraryFile() const { return m_savedFile; }
    /// Whether another program deleted it.
    bool isLibraryFileGone() const { return m_isSavedFileGone; }
    /// What it holds on the disk: nothing where another program deleted it.
    LibraryFile libraryFileOnDisk() const { return m_isSavedFileGone ? LibraryFile() : m_savedFile; }
    /// Whether something changed that only the library file can hold.
    bool isLibraryFileModified() const;
    /// The sidecar of a source as it would be written now.
    TagSidecar sidecarOf(SourceId source) const;

signals:
    void changed(const tagline::DocumentChange& change);
    /// An edit would have changed locked tag sets, which stay as they are.
    void lockedSetsKept(const QStringList& sets);
    /// An edit changes hidden tag sets: nobody sees what it does.
    void hiddenSetsChanged(const QStringList& sets);
    /// The library is open read-only from now on, or not any more.
    void readOnlyChanged();
    /// An edit was asked for and not made: the library is open read-only.
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
    void saveSidecars(SaveReport& report, ConflictChoice choice, const ConflictDecisions& decided,
                      const WritingWays& ways, const DiskRun& run);
    SaveRequest saveRequest(SourceId source, const ConflictDecisions& decided) const;
    void takeSaved(SourceId source, const SaveRequest& request, KeptSave saved, int gesture,
                   SaveReport& report);
    void listConflicts(SourceId source, const SaveOutcome& outcome, SaveReport& report);
    void takeSidecar(SidecarOnDisk onDisk, DiskNews& news, DocumentChange& change,
                     std::vector<SheetChange>& before);
    void takePlacesAnew(const LibraryFile& file, DocumentChange& change);
    void noteSavedFile(LibraryFile file, FileStamp stamp);
    bool isLibraryFileEdited() const;
    DiskNews takeDeletedLibraryFile();
    LibraryFileSave libraryFileSave() const;
    Result<SavedLibraryFile> saveOwnFile(const DiskRun& run, WritingWay way);
    void saveLibraryFile(SaveReport& report, const DiskRun& run, WritingWay way);

    ClipLibrary m_library;
    QUndoStack m_undoStack;
    LibraryPlaces m_places;
    LibraryFile m_savedFile;        ///< as it was last read or written
    FileStamp m_savedStamp;         ///< of that file
    bool m_isSavedFileGone = false; ///< another program deleted it since
    bool m_isSaving = false;
    bool m_isReadOnly = false;
    VersionCommands m_versionCommands;

    std::function<std::optional<TagSignature>()> m_signing;
    int m_nextGesture = 1;
    int m_gesture = 0;
    std::map<ClipId, SheetChange> m_gestureBase; ///< what brings back the state before the running gesture
};

} // namespace tagline
