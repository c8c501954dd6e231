#include "app/presenters/versions/RestorePresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/document/editing/BackupRestoring.h"
#include "app/presenters/library/StripSlots.h"
#include "app/presenters/messages/ErrorWords.h"
#include "app/presenters/versions/DifferenceWords.h"
#include "app/presenters/versions/RestoreDialog.h"
#include "core/library/LinklessPath.h"
#include "core/library/SetFiles.h"
#include "core/library/backups/BackupFolder.h"
#include "core/library/backups/RestoredSidecar.h"
#include "core/library/backups/SidecarBackups.h"
#include "core/library/versions/VersionedFile.h"
#include "core/support/text/PathText.h"
#include "widgets/theme/messages/CoreText.h"

#include <QDateTime>
#include <QLocale>
#include <QPointer>

#include <algorithm>
#include <set>
#include <utility>

namespace tagline {
namespace {

constexpr int mostChangeLines = 200;      ///< of changes: nobody reads further
constexpr std::size_t mostPreviewed = 30; ///< whose strips are shown

} // namespace

/// A backup that was read, and the changes of restoring it.
struct RestorePresenter::Found
{
    std::string file; ///< whose backup it is
    std::string set;  ///< the tag set of that sidecar
    bool isLibrary = false;
    SidecarBackup backup;
    std::optional<Error> fault; ///< why it cannot be restored
    TagSidecar tags;
    LibraryFile library;
    SidecarDifference difference; ///< of a library file only its `other`
};

/// The search for backups on another thread: copies of what is open, then the backups that were found.
struct RestorePresenter::Search
{
    std::string folder;
    std::string model; ///< path as the library has it; empty: no clip is chosen
    TagSidecar now;
    StoredSidecar base;
    std::optional<Error> sidecarFault; ///< why the file's tags cannot be edited
    std::string libraryPath;           ///< empty: none
    LibraryFile libraryNow;
    std::vector<Found> found; ///< the newest first

    void run();
    void readTags(const std::string& file, const std::string& set);
    void readLibraries();
};

void RestorePresenter::Search::readTags(const std::string& file, const std::string& set)
{
    for (const SidecarBackup& backup : backupsOf(folder, file)) {
        Found each{file, set, false, backup, sidecarFault, {}, {}, {}};
        auto tags = readBackup(backup);
        if (!tags) {
            each.fault = tags.error();
        } else if (const auto restored = withBackup(now, base, set, *tags)) {
            each.difference = differenceBetween(restored->setNow, *tags);
            each.tags = *std::move(tags);
        } else {
            each.fault = restored.error();
        }
        found.push_back(std::move(each));
    }
}

void RestorePresenter::Search::readLibraries()
{
    for (const SidecarBackup& backup : backupsOf(folder, libraryPath)) {
        Found each{libraryPath, {}, true, backup, {}, {}, {}, {}};
        auto library = readLibraryBackup(backup);
        if (!library) {
            each.fault = library.error();
        } else {
            each.library = *std::move(library);
            each.library.roots = libraryNow.roots; // the folders that are open stay
            each.difference.other = differenceBetween(libraryNow, each.library);
        }
        found.push_back(std::move(each));
    }
}

void RestorePresenter::Search::run()
{
    if (!model.empty()) {
        const std::string path = linklessPath(model);
        std::set<std::string> files;
        for (const StoredSet& set : base.sets()) files.insert(linklessPath(sidecarPath(model, set.name)));
        for (std::string& file : sidecarsWithBackups(folder, path)) files.insert(std::move(file));
        for (const std::string& file : files) {
            const auto meant = setFileOf(file);
            readTags(file, meant ? meant->set : std::string());
        }
    }
    if (!libraryPath.empty()) readLibraries();
    std::stable_sort(found.begin(), found.end(),
                     [](const Found& a, const Found& b) { return a.backup.time > b.backup.time; });
}

RestorePresenter::RestorePresenter(const PresenterContext& context)
    : Presenter(context)
{
    m_actions.connectTo("file.restore", this, [this] { restoreChosen(); });
}

std::shared_ptr<RestorePresenter::Search> RestorePresenter::searchFor(ClipId clip) const
{
    const ClipLibrary& library = m_document.library();
    auto search = std::make_shared<Search>();
    search->folder = standardBackupFolder();
    search->libraryPath = m_document.libraryPath();
    if (search->libraryPath.empty()) search->libraryPath = unreadLibrary();
    if (!search->libraryPath.empty()) search->libraryNow = m_document.libraryFile();
    if (!clip.isValid() || clip.value >= library.clipCount()) return search;
    const SourceId id = library.clip(clip).source;
    const LibrarySource& source = library.source(id);
    search->model = source.path;
    search->base = source.sidecar;
    search->now = sidecarToSave(library.saveRequest(id), library.vocabulary());
    search->sidecarFault = source.sidecarError.optional();
    if (source.sidecar.sidecar.isReadOnly)
        search->sidecarFault = Error{"sidecar.newer-version", "a newer version of Tagline wrote the file",
                                     sidecarPath(source.path)};
    return search;
}

/// The library file that lies in what is open and could not be read; empty if there is none, or another one
/// is the library's.
std::string RestorePresenter::unreadLibrary() const
{
    const std::vector<Error> unread = m_document.unreadLibraries();
    return unread.empty() || !m_document.libraryPath().empty() ? std::string() : unread.front().file;
}

void RestorePresenter::restoreChosen()
{
    const auto search = searchFor(m_workspace.currentClip());
    if (search->model.empty() && search->libraryPath.empty())
        return emit refused(tr("Open clips first, and choose the one whose tags you want back."));
    RestoreDialog dialog(&m_window);
    m_jobs.start(
        tr("Looking for backups"), [search] { search->run(); },
        [this, search, shown = QPointer(&dialog)](bool) {
            if (shown) show(search, *shown);
        });
    if (dialog.exec() != QDialog::Accepted) return;
    takeOver(*search, search->found.at(dialog.chosen()));
}

namespace {

QString reasonWords(BackupReason reason)
{
    switch (reason) {
    case BackupReason::Saved:
        return RestorePresenter::tr("edits were saved");
    case BackupReason::Removed:
        return RestorePresenter::tr("its last tag was removed");
    case BackupReason::Restored:
        return RestorePresenter::tr("a backup was restored");
    case BackupReason::Unknown:
        break;
    }
    return RestorePresenter::tr("it was replaced");
}

QString localTime(BackupTime time)
{
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(time), QLocale::ShortFormat);
}

/// Whether both versions have the clip, but with another number of frames
/// or at another rate.
bool isDrawnAnew(const ClipDifference& clip)
{
    return clip.extent.before && clip.extent.after && clip.extent.before != clip.extent.after;
}

bool changesClips(const SidecarDifference& difference)
{
    return std::ranges::any_of(difference.clips, [](const ClipDifference& clip) {
        return isDrawnAnew(clip) || !clip.tags.empty() || !clip.instances.empty() ||
               !clip.properties.empty() || !clip.captions.empty();
    });
}

/// A clip's tags as an entry of a sidecar has them.
VersionStrips::Version versionOf(const QString& name, const SidecarClip* entry, const SidecarClip& other,
                                 TagVocabulary& vocabulary)
{
    const SidecarClip& extent = entry ? *entry : other;
    const TagSheet sheet = entry ? sheetOf(*entry, vocabulary) : TagSheet();
    return {name, stripBars(sheet, vocabulary, stripSlots(vocabulary)), extent.frames, extent.rate};
}

} // namespace

void RestorePresenter::show(const std::shared_ptr<const Search>& search, RestoreDialog& dialog) const
{
    std::vector<BackupLine> lines;
    for (const Found& each : search->found) {
        BackupLine line{localTime(each.backup.time),
                        QString::fromStdString(std::string(fileNameOf(each.file))),
                        reasonWords(each.backup.reason),
                        {},
                        false,
                        {}};
        if (each.fault) {
            line.what = tr("cannot be done: %1").arg(coreText(each.fault->message));
            line.details = errorText(*each.fault);
        } else if (each.isLibrary) {
            line.isToRestore = !each.difference.other.empty();
            line.what = tr("changes %n thing(s) of the library", nullptr, int(each.difference.other.size()));
            line.details = memberLines(each.difference.other, mostChangeLines).join('\n');
        } else {
            line.isToRestore = changesClips(each.difference);
            const DifferenceTotals totals = totalsOf(each.difference);
            QStringList parts;
            if (const QString ranges = rangeTotals(totals); !ranges.isEmpty()) parts << ranges;
            if (parts.isEmpty() && totals.signatures > 0) parts << tr("changes who gave tags, and when");
            if (std::ranges::any_of(each.difference.clips, isDrawnAnew))
                parts << tr("changes on what clips are drawn");
            line.what = parts.join(", ");
            line.details = differenceLines(each.difference, mostChangeLines).join('\n');
        }
        if (!each.fault && !line.isToRestore) line.what = tr("changes nothing: the tags are so now");
        lines.push_back(line);
    }
    dialog.setLines(lines, [this, search](std::size_t place) {
        std::vector<ClipPreview> clips;
        const Found& found = search->found.at(place);
        if (found.isLibrary || found.fault) return clips;
        const auto restored = withBackup(search->now, search->base, found.set, found.tags);
        if (!restored) return clips;
        TagVocabulary vocabulary = m_document.library().vocabulary();
        internTags(restored->after, vocabulary);
        for (const ClipDifference& clip : found.difference.clips) {
            if (clips.size() == mostPreviewed) break;
            const SidecarClip* before = search->now.find(clip.name, clip.index);
            const SidecarClip* after = restored->after.find(clip.name, clip.index);
            if (!before && !after) continue;
            clips.push_back({QString::fromStdString(shownName(clip.name, clip.index)),
                             {versionOf(tr("Now"), before, before ? *before : *after, vocabulary),
                              versionOf(tr("Restored"), after, after ? *after : *before, vocabulary)}});
        }
        return clips;
    });
}

/// Files may have been read while the dialog was open: what is taken over is put together anew.
void RestorePresenter::takeOver(const Search& search, const Found& found)
{
    const QString name = QString::fromStdString(std::string(fileNameOf(found.file)));
    const int step = m_document.undoStack().index();
    const QString text = tr("Restore Backup of %1").arg(name);
    if (found.isLibrary)
        takeOverLibrary(found, text);
    else
        takeOverTags(search, found, text);
    if (m_document.undoStack().index() != step)
        emit done(
            tr("Restored %1 as it was kept on %2. Save writes it.").arg(name, localTime(found.backup.time)));
}

void RestorePresenter::takeOverTags(const Search& search, const Found& found, const QString& text)
{
    const ClipLibrary& library = m_document.library();
    const auto source = library.findSource(search.model);
    if (!source || library.source(*source).isReadOnly())
        return emit refused(tr("%1 was closed or cannot be edited any more: nothing was restored.")
                                .arg(QString::fromStdString(search.model)));
    const auto restored = withBackup(sidecarToSave(library.saveRequest(*source), library.vocabulary()),
                                     library.source(*source).sidecar, found.set, found.tags);
    if (!restored) return emit refused(errorText(restored.error()));
    restoreTags(m_document, *source, restored->after, text);
}

void RestorePresenter::takeOverLibrary(const Found& found, const QString& text)
{
    const bool wasUnread = unreadLibrary() == found.file;
    if (m_document.libraryPath() != found.file && !wasUnread)
        return emit refused(
            tr("%1 was closed: nothing was restored.").arg(QString::fromStdString(found.file)));
    const std::string place =
        wasUnread ? found.file : std::string(); // Save keeps the damaged one as a backup
    const std::vector<std::string> missing = restoreLibrary(m_document, found.library, text, place);
    if (!missing.empty())
        emit noted(tr("Import settings of %n file(s) that are not in the library were left as they are.",
                      nullptr, int(missing.size())));
}

} // namespace tagline
