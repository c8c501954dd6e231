// How a LibraryDocument takes over changes of other programs on the disk while it is open.

#include "app/document/library/LibraryDocument.h"
#include "core/io/TagSidecar.h"
#include "core/library/file/LibraryFileSave.h"

#include <algorithm>
#include <utility>

namespace tagline {
namespace {

/// Sidecars that have gone since: `before` does not list them.
std::vector<std::string> newlyGone(const std::vector<std::string>& before, const LibrarySource& source)
{
    std::vector<std::string> files;
    for (const std::string& set : goneSets(source.sidecar))
        if (std::ranges::find(before, set) == before.end()) files.push_back(sidecarPath(source.shown, set));
    return files;
}

} // namespace

void LibraryDocument::readAnew(std::vector<SourceId> sources)
{
    DocumentChange change;
    change.toRead = std::move(sources);
    if (!change.toRead.empty()) emit changed(change);
}

void LibraryDocument::setModelsGone(std::span<const SourceId> sources, bool areGone)
{
    DocumentChange change; // of clips that become unsaved by this, or no longer are
    for (const SourceId source : sources) {
        const std::vector<ClipId>& clips = m_library.source(source).clips;
        std::vector<bool> before;
        for (const ClipId clip : clips) before.push_back(m_library.clip(clip).isOffDisk);
        m_library.setModelGone(source, areGone);
        for (std::size_t i = 0; i < clips.size(); ++i)
            if (m_library.clip(clips[i]).isOffDisk != before[i]) change.clips.push_back(clips[i]);
    }
    if (change.clips.empty()) return;
    change.isSaved = true;
    emit changed(change);
    if (areGone)
        noteStepSaved();
    else
        m_undoStack.resetClean();
}

void LibraryDocument::noteStepSaved()
{
    if (!isModified()) m_undoStack.setClean();
}

bool LibraryDocument::isOffDisk(SourceId source) const
{
    return std::ranges::any_of(m_library.source(source).clips,
                               [this](ClipId clip) { return m_library.clip(clip).isOffDisk; });
}

void LibraryDocument::takeSidecar(SidecarOnDisk onDisk, DiskNews& news, DocumentChange& change,
                                  std::vector<SheetChange>& before)
{
    const LibrarySource& source = m_library.source(onDisk.source);
    if (source.state == SourceState::Pending || source.wasCancelled()) return; // it is still to be read
    const auto diskError = onDisk.sidecar ? std::nullopt : std::optional(onDisk.sidecar.error());
    if (diskError && source.sidecarError) {
        if (source.sidecarError != diskError) news.errors.push_back(*diskError);
        return;
    }
    if (source.diskError != diskError) {
        m_library.setDiskError(onDisk.source, diskError);
        change.areDiskErrorsChanged = true;
        change.sources.push_back(onDisk.source);
    }
    if (diskError) return (isOffDisk(onDisk.source) ? news.damaged : news.errors).push_back(*diskError);
    if (!source.sidecarError && !areOthers(*onDisk.sidecar, source.sidecar)) return;
    const std::vector<std::string> goneBefore = goneSets(source.sidecar);
    const bool isEdited = std::any_of(source.clips.begin(), source.clips.end(),
                                      [&](ClipId clip) { return m_library.clip(clip).isEdited(); });
    if (onDisk.isModelGone != source.isModelGone) m_library.setModelGone(onDisk.source, onDisk.isModelGone);
    std::vector<SheetChange> sheets = sheetsOf(onDisk.source);
    const SaveOutcome outcome = tagline::mergedWithDisk(m_library.saveRequest(onDisk.source),
                                                        *std::move(onDisk.sidecar), m_library.vocabulary());
    if (!outcome.conflicts.empty()) {
        news.conflicting.push_back(sidecarPath(source.shown));
        return;
    }
    const bool isTaken = outcome.isMerged || source.sidecarError;
    change.areSourcesChanged = change.areSourcesChanged || source.sidecarError || source.error;
    if (source.error) // its clips are those that the sidecar names
        m_library.setFailed(onDisk.source, Error(*source.error), outcome.stored);
    else
        m_library.setMerged(onDisk.source, outcome);
    if (isTaken) (isEdited ? news.merged : news.taken).push_back(sidecarPath(source.shown));
    if (isOffDisk(onDisk.source))
        for (std::string& file : newlyGone(goneBefore, source)) news.deleted.push_back(std::move(file));
    change.sources.push_back(onDisk.source);
    change.clips.insert(change.clips.end(), source.clips.begin(), source.clips.end());
    before.insert(before.end(), sheets.begin(), sheets.end());
}

DiskNews LibraryDocument::takeSidecars(std::vector<SidecarOnDisk> onDisk, int gesture)
{
    DiskNews news;
    DocumentChange change;
    std::vector<SheetChange> before;
    const std::size_t tagsBefore = m_library.vocabulary().size();
    const auto drawn = drawnInGesture();
    for (SidecarOnDisk& each : onDisk) takeSidecar(std::move(each), news, change, before);
    keepDrawnOfDisk(drawn);
    if (m_library.vocabulary().size() != tagsBefore) change.parts.add(LibraryPart::Vocabulary);
    change.areSheetsChanged = !change.clips.empty();
    change.isSaved = !change.sources.empty();
    if (!change.areSourcesChanged && !change.areDiskErrorsChanged) change.sources.clear();
    if (change.isSaved || change.parts.has(LibraryPart::Vocabulary)) emit changed(change);
    keepAsStep(std::move(before), gesture);
    if (!news.deleted.empty() || !news.damaged.empty()) m_undoStack.resetClean();
    if (change.isSaved && gesture == 0) noteStepSaved();
    return news;
}

/// Takes the places that a file names now; the change lists sources to read again, and new paths to scan.
void LibraryDocument::takePlacesAnew(const LibraryFile& file, DocumentChange& change)
{
    const LibraryPlaces former = m_places;
    takePlaces(file);
    const ImportSettingsIndex before(former), now(m_places);
    for (std::uint32_t i = 0; i < m_library.sourceCount(); ++i) {
        const std::string& path = m_library.source(SourceId(i)).path;
        if (!(before.of(path) == now.of(path))) change.toRead.emplace_back(i);
    }
    const std::vector<std::string>& known = former.roots;
    for (const std::string& root : m_places.roots)
        if (std::find(known.begin(), known.end(), root) == known.end()) change.toScan.push_back(root);
}

/// Makes an undo step, so that undoing an earlier one keeps the change; a read-only library has no steps.
void LibraryDocument::takeFromDisk(const LibraryFile& file, const QString& text)
{
    if (!m_isReadOnly) return setLibrary(file, text);
    LibraryEdit edit = editTowards(file, libraryFile(), m_places.libraryPath, m_library);
    if (!edit.isEmpty()) exchange(edit);
}

/// Keeps the content of the file that is gone; the next save writes it again.
DiskNews LibraryDocument::takeGoneLibraryFile(bool isFolderGone)
{
    DiskNews news;
    if (m_places.libraryPath.empty() || !m_savedStamp.exists || m_savedFile.isReadOnly) return news;
    m_savedStamp = {};
    m_isSavedFileGone = true;
    m_undoStack.resetClean();
    (isFolderGone ? news.outOfReach : news.deleted).push_back(m_places.libraryPath);
    DocumentChange change;
    change.isSaved = true;
    emit changed(change);
    return news;
}

DiskNews LibraryDocument::takeLibraryFile(const Result<LibraryFileOnDisk>& onDisk)
{
    if (!onDisk && onDisk.error().code == "file.missing") return takeGoneLibraryFile(false);
    if (!onDisk && onDisk.error().code == folderMissing) return takeGoneLibraryFile(true);
    DiskNews news;
    if (!onDisk) {
        news.errors.push_back(onDisk.error());
        return news;
    }
    if (m_places.libraryPath.empty() || onDisk->stamp.hasContentOf(m_savedStamp)) return news;
    const auto merged = tagline::mergedWithDisk(libraryFileSave(), onDisk->file);
    if (!merged) {
        if (merged.error().code == "library.changed-on-disk")
            news.conflicting.push_back(m_places.libraryPath);
        else
            news.errors.push_back(merged.error());
        return news;
    }
    (isLibraryFileEdited() ? news.merged : news.taken).push_back(m_places.libraryPath);
    takeFromDisk(*merged, tr("Merge Changes of Another Program"));
    DocumentChange change;
    takePlacesAnew(*merged, change);
    noteSavedFile(onDisk->file, onDisk->stamp);
    change.isSaved = true;
    emit changed(change);
    noteStepSaved();
    return news;
}

} // namespace tagline
