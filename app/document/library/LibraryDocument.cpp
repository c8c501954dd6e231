#include "app/document/library/LibraryDocument.h"

#include "app/document/editing/TagSheetEdit.h"
#include "core/library/ClipNotices.h"
#include "core/library/LinklessPath.h"
#include "core/tags/sheet/instances/InstanceEdits.h"
#include "core/tags/state/StateEdits.h"

#include <algorithm>
#include <set>

namespace tagline {

LibraryDocument::LibraryDocument(QObject* parent)
    : QObject(parent)
{
}

LibraryDocument::~LibraryDocument() { m_undoStack.disconnect(); }

void LibraryDocument::reset()
{
    setReadOnly(false);
    m_undoStack.clear();
    m_library = ClipLibrary();
    m_places = LibraryPlaces();
    m_unreadLibraries.clear();
    noteSavedFile(LibraryFile(), FileStamp());
    m_gesture = 0;
    m_gestureBase.clear();
    DocumentChange change;
    change.isReset = true;
    emit changed(change);
}

void LibraryDocument::setReadOnly(bool isReadOnly)
{
    if (isReadOnly == m_isReadOnly) return;
    m_isReadOnly = isReadOnly;
    m_undoStack.clear();
    m_gesture = 0;
    m_gestureBase.clear();
    emit readOnlyChanged();
}

bool LibraryDocument::mayEdit()
{
    if (m_isReadOnly) emit editRefused();
    return !m_isReadOnly;
}

void LibraryDocument::addRoots(const std::vector<std::string>& paths)
{
    std::set<std::string> known{m_places.libraryPath};
    for (const std::string& root : m_places.roots) known.insert({root, linklessPath(root)});
    for (const std::string& given : paths) {
        const std::string path = linklessPath(given);
        if (!known.contains(given) && known.insert(path).second) m_places.roots.push_back(path);
    }
    m_places.isFolderImplied = m_places.isFolderImplied && m_places.roots.size() == 1;
}

namespace {

/// The paths that no error refers to.
std::vector<std::string> acceptedPaths(const std::vector<std::string>& paths,
                                       const std::vector<Error>& errors)
{
    std::set<std::string> refused;
    for (const Error& error : errors) refused.insert(error.file);
    std::vector<std::string> accepted;
    for (const std::string& path : paths)
        if (!refused.contains(path)) accepted.push_back(path);
    return accepted;
}

} // namespace

std::vector<Error> LibraryDocument::unreadLibraries() const
{
    std::vector<Error> unread = m_unreadLibraries;
    std::erase_if(unread, [this](const Error& error) { return error.file == m_places.libraryPath; });
    return unread;
}

bool LibraryDocument::isKnown(const std::string& path) const
{
    const auto source = m_library.findSource(path);
    return source && !m_library.source(*source).wasCancelled();
}

void LibraryDocument::addScan(const LibraryScan& scan, const std::vector<std::string>& paths)
{
    DocumentChange change;
    const bool isFirst = isEmpty() && !scan.libraries.empty();
    if (isFirst) {
        takeLibraryFile(scan.libraries.front());
        std::set<std::string> named;
        for (const std::string& path : paths) named.insert(linklessPath(path));
        for (const FoundLibrary& found : scan.libraries)
            if (named.contains(found.path)) appendLibrary(found);
        change.parts = LibraryParts::all();
        change.isSaved = true;
    } else {
        addRoots(acceptedPaths(paths, scan.errors));
        for (const FoundLibrary& found : scan.libraries) appendLibrary(found);
    }
    for (Error error : scan.unreadLibraries) {
        error.file = linklessPath(error.file);
        m_unreadLibraries.push_back(std::move(error));
    }
    for (const FoundSource& found : scan.sources)
        if (!isKnown(found.path))
            change.toRead.push_back(m_library.addSource(found.path, found.shown, found.bytes));
    change.sources = change.toRead;
    change.areSourcesChanged = !change.sources.empty();
    change.wholeFolders = scan.wholeFolders;
    emit changed(change);
}

void LibraryDocument::takeLoaded(std::vector<std::pair<SourceId, LoadedSource>> loaded)
{
    DocumentChange change;
    const std::size_t tagsBefore = m_library.vocabulary().size();
    std::vector<SheetChange> before;
    const auto drawn = drawnInGesture();
    for (auto& [source, content] : loaded) {
        for (SheetChange& sheet : sheetsOf(source)) before.push_back(std::move(sheet));
        if (content.model)
            m_library.setModel(source, *content.model, content.settings, std::move(content.sidecar));
        else
            m_library.setFailed(source, content.model.error(), std::move(content.sidecar));
        m_library.setFileState(source, content.state);
        const auto& clips = m_library.source(source).clips;
        change.sources.push_back(source);
        change.clips.insert(change.clips.end(), clips.begin(), clips.end());
    }
    change.areSourcesChanged = change.areSheetsChanged = true;
    if (m_library.vocabulary().size() != tagsBefore) change.parts.add(LibraryPart::Vocabulary);
    emit changed(change);
    keepDrawnOfDisk(drawn);
    keepAsStep(std::move(before));
}

void LibraryDocument::takeFormerMotions(const std::vector<std::pair<ChangedMotion, FormerMotion>>& compared)
{
    DocumentChange change;
    for (const auto& [motion, found] : compared)
        if (takeFormerMotion(m_library, motion, found)) change.clips.push_back(motion.clip);
    change.areFormerMotionsChanged = true;
    if (!change.clips.empty()) emit changed(change);
}

std::vector<SheetChange> LibraryDocument::sheetsOf(SourceId source) const
{
    std::vector<SheetChange> sheets;
    for (const ClipId clip : m_library.source(source).clips)
        sheets.push_back({clip, m_library.clip(clip).sheet});
    return sheets;
}

// Steps hold whole sheets: without an own step, undoing an earlier one would drop the changes of the file.
void LibraryDocument::keepAsStep(std::vector<SheetChange> before, int gesture)
{
    std::erase_if(
        before, [&](const SheetChange& change) { return m_library.clip(change.clip).sheet == change.sheet; });
    if (before.empty() || m_isReadOnly) return;
    m_gesture = 0;
    m_gestureBase.clear();
    for (SheetChange& change : before) {
        TagSheet now = m_library.clip(change.clip).sheet;
        m_library.setSheet(change.clip, std::move(change.sheet));
        change.sheet = std::move(now);
    }
    m_undoStack.push(
        new TagSheetEdit(*this, std::move(before), tr("Merge Another Program's Changes"), gesture));
}

void LibraryDocument::rememberGesture(const std::vector<SheetChange>& changes, int gesture)
{
    if (gesture != m_gesture) m_gestureBase.clear();
    m_gesture = gesture;
    for (const SheetChange& change : changes)
        m_gestureBase.try_emplace(change.clip,
                                  SheetChange{change.clip, m_library.clip(change.clip).sheet,
                                              DrawnOn{m_library.clip(change.clip).sourceChange}});
}

/// The versions of the files that the ranges of the gesture's clips are drawn on now.
std::map<ClipId, std::optional<SourceChange>> LibraryDocument::drawnInGesture() const
{
    std::map<ClipId, std::optional<SourceChange>> drawn;
    for (const auto& [clip, before] : m_gestureBase) drawn.emplace(clip, m_library.clip(clip).sourceChange);
    return drawn;
}

/// Keeps changes from the disk when the gesture is cancelled.
void LibraryDocument::keepDrawnOfDisk(const std::map<ClipId, std::optional<SourceChange>>& before)
{
    for (auto& [clip, base] : m_gestureBase) {
        const auto& now = m_library.clip(clip).sourceChange;
        const auto known = before.find(clip);
        if (known != before.end() && known->second != now) base.drawnOn = DrawnOn{now};
    }
}

/// The sheet from before the running gesture if it has touched the clip; else the present sheet.
const TagSheet& LibraryDocument::sheetBefore(ClipId clip, int gesture) const
{
    if (gesture != 0 && gesture == m_gesture)
        if (const auto before = m_gestureBase.find(clip); before != m_gestureBase.end())
            return before->second.sheet;
    return m_library.clip(clip).sheet;
}

void LibraryDocument::changeSheets(std::vector<SheetChange> changes, const QString& text, int gesture)
{
    const std::optional<TagSignature> signature = m_signing ? m_signing() : std::nullopt;
    for (SheetChange& change : changes) {
        const TagSheet& before = sheetBefore(change.clip, gesture);
        change.sheet = withNewLanesCounted(before, change.sheet, m_library.vocabulary());
        change.sheet = withRecordsRestored(before, m_library.clip(change.clip).sheet, std::move(change.sheet),
                                           m_library.vocabulary());
        change.sheet =
            withRecordsFollowing(before, std::move(change.sheet), m_library.vocabulary(), signature);
        change.sheet =
            withStateFollowing(before, m_library.clip(change.clip).sheet, std::move(change.sheet), signature);
    }
    replaceSheets(std::move(changes), text, gesture);
}

namespace {

/// If a clip loses all ranges drawn on another version of its file, that version goes in the same step, and
/// undo restores both; a drag that brings the ranges back restores the version too. `before` is the version
/// from before the gesture.
void followDrawn(SheetChange& change, const std::optional<SourceChange>& before,
                 const std::optional<SourceChange>& now)
{
    if (change.drawnOn) return;
    const std::optional<SourceChange> version = change.sheet.hasNoFrames() ? std::nullopt : before;
    if (version != now) change.drawnOn = DrawnOn{version};
}

} // namespace

/// The sets among these whose tags, values or captions the changes alter.
QStringList LibraryDocument::changedAmong(const SetList& sets, const std::vector<SheetChange>& changes) const
{
    const TagVocabulary& vocabulary = m_library.vocabulary();
    const auto isChanged = [&](const std::string& set) {
        return std::ranges::any_of(changes, [&](const SheetChange& change) {
            const TagSheet& present = m_library.clip(change.clip).sheet;
            return !withSetsOnly(change.sheet, {set}, vocabulary)
                        .isTaggedAs(withSetsOnly(present, {set}, vocabulary));
        });
    };
    QStringList changed;
    for (const std::string& set : sets)
        if (isChanged(set)) changed << QString::fromStdString(set);
    return changed;
}

/// Removes changes of locked sets.
void LibraryDocument::keepLockedSets(std::vector<SheetChange>& changes)
{
    const SetSwitches& switches = m_library.setSwitches();
    const QStringList kept = changedAmong(switches.locked, changes);
    if (!switches.locked.empty())
        for (SheetChange& change : changes)
            change.sheet = withSetsKept(m_library.clip(change.clip).sheet, change.sheet, switches.locked,
                                        m_library.vocabulary());
    const QStringList unseen = changedAmong(switches.hidden, changes);
    if (!kept.isEmpty()) emit lockedSetsKept(kept);
    if (!unseen.isEmpty()) emit hiddenSetsChanged(unseen);
}

void LibraryDocument::setSetSwitches(const SetSwitches& switches)
{
    if (switches == m_library.setSwitches()) return;
    DocumentChange change;
    change.areSheetsChanged = true;
    change.parts.add(LibraryPart::Vocabulary);
    for (std::uint32_t i = 0; i < m_library.clipCount(); ++i) change.clips.emplace_back(i);
    m_library.setSetSwitches(switches);
    emit changed(change);
}

/// Refuses an edit; emits changed() so that views that already show it return to the present state.
void LibraryDocument::refuse(const LibraryEdit& edit)
{
    emit editRefused();
    DocumentChange change;
    change.parts = partsOf(edit);
    emit changed(change);
}

void LibraryDocument::refuse(const std::vector<SheetChange>& changes)
{
    const auto differs = [&](const SheetChange& change) {
        return change.drawnOn || !(m_library.clip(change.clip).sheet == change.sheet);
    };
    if (std::ranges::any_of(changes, differs)) emit editRefused();
}

void LibraryDocument::replaceSheets(std::vector<SheetChange> changes, const QString& text, int gesture)
{
    if (m_isReadOnly) return refuse(changes);
    keepLockedSets(changes);
    if (gesture != 0) rememberGesture(changes, gesture);
    for (SheetChange& change : changes) {
        const std::optional<SourceChange>& now = m_library.clip(change.clip).sourceChange;
        followDrawn(change, gesture == 0 ? now : m_gestureBase.at(change.clip).drawnOn->version, now);
    }
    std::erase_if(changes, [&](const SheetChange& change) {
        const LibraryClip& clip = m_library.clip(change.clip);
        const bool isDrawnOnOther = change.drawnOn && change.drawnOn->version != clip.sourceChange;
        return m_library.source(clip.source).isReadOnly() || (clip.sheet == change.sheet && !isDrawnOnOther);
    });
    if (!changes.empty()) m_undoStack.push(new TagSheetEdit(*this, std::move(changes), text, gesture));
}

void LibraryDocument::editSheet(ClipId clip, const QString& text, int gesture,
                                const std::function<TagSheet(const TagSheet&)>& edit)
{
    changeSheets({{clip, edit(sheetBefore(clip, gesture))}}, text, gesture);
}

void LibraryDocument::editAsOne(const QString& text, const std::function<void()>& edits)
{
    if (m_isReadOnly) return edits(); // each edit is refused
    m_undoStack.beginMacro(text);
    edits();
    m_undoStack.endMacro();
}

void LibraryDocument::cancelGesture(int gesture)
{
    if (gesture == 0 || gesture != m_gesture) return;
    std::vector<SheetChange> base;
    for (auto& [clip, before] : m_gestureBase) base.push_back(std::move(before));
    m_gestureBase.clear();
    replaceSheets(std::move(base), QString(), gesture);
    m_gesture = 0;
}

/// Swaps the library's sheets, and the versions that they were drawn on, with the others.
void LibraryDocument::exchangeSheets(std::vector<SheetChange>& others)
{
    DocumentChange change;
    change.areSheetsChanged = true;
    for (SheetChange& other : others) {
        TagSheet now = m_library.clip(other.clip).sheet;
        m_library.setSheet(other.clip, std::move(other.sheet));
        other.sheet = std::move(now);
        if (other.drawnOn) {
            const auto version = m_library.clip(other.clip).sourceChange;
            m_library.setSourceChange(other.clip, std::exchange(other.drawnOn->version, version));
        }
        change.clips.push_back(other.clip);
    }
    change.former = std::make_shared<const std::vector<SheetChange>>(others);
    emit changed(change);
}

/// Swaps the members that the edit sets with those of the library.
void LibraryDocument::exchange(LibraryEdit& other)
{
    DocumentChange change;
    change.parts = tagline::exchange(m_library, other);
    for (LibraryImport& import : other.imports) {
        exchangeImport(m_places, import);
        if (const auto source = m_library.findSource(import.source)) change.toRead.push_back(*source);
    }
    emit changed(change);
}

TagId LibraryDocument::tagNamed(const std::string& name)
{
    knowTags({name});
    return *m_library.vocabulary().find(name);
}

void LibraryDocument::knowTags(const std::vector<std::string>& names)
{
    DocumentChange change;
    for (const std::string& name : names) {
        if (m_library.vocabulary().find(name)) continue;
        m_library.vocabulary().intern(name);
        change.parts.add(LibraryPart::Vocabulary);
    }
    if (!change.parts.isEmpty()) emit changed(change);
}

void LibraryDocument::push(LibraryEdit edit, const QString& text, int gesture)
{
    if (edit.isEmpty()) return;
    if (m_isReadOnly) return refuse(edit);
    m_undoStack.push(new LibraryEditCommand(*this, std::move(edit), text, gesture));
}

void LibraryDocument::change(LibraryEdit edit, const QString& text, int gesture)
{
    push(withoutEqual(std::move(edit), m_library), text, gesture);
}

void LibraryDocument::fitToChangedSource(ClipId clip, const TagSheet& sheet, const QString& text)
{
    if (m_library.clip(clip).sourceChange && areSetsDrawnAlike(m_library, clip))
        replaceSheets({{clip, sheet, DrawnOn()}}, text);
}

} // namespace tagline
