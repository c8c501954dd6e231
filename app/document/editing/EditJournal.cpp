#include "app/document/editing/EditJournal.h"

#include "app/document/editing/BackupRestoring.h"
#include "app/document/editing/JournalRecords.h"
#include "app/document/editing/JournalText.h"
#include "app/document/editing/SavedMeanwhile.h"
#include "app/document/jobs/HandedWork.h"
#include "app/document/jobs/SessionLock.h"
#include "core/io/entries/SourceHash.h"
#include "core/library/file/LibraryFileMerge.h"
#include "core/tags/sheet/TagMerge.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QUuid>

#include <algorithm>
#include <chrono>
#include <memory>
#include <ranges>
#include <set>
#include <utility>

namespace tagline {
namespace {

using namespace std::chrono_literals;

constexpr auto writeInterval = 700ms;
constexpr auto whileWriting = 50ms; ///< until it is checked again whether the last write has finished
constexpr std::chrono::milliseconds sayInterval = 60s;
constexpr const char* journalEnding = ".journal.json";
constexpr int journalVersion = 2;

QString text(const std::string& bytes) { return QString::fromStdString(bytes); }

JournalParts journalParts(const LibraryDocument& document, const UnsavedSidecars::Written& sidecars,
                          const UnsavedSteps::Written& steps, const QStringList& openPaths)
{
    QJsonObject journal{{"format", "tagline.journal"},
                        {"version", journalVersion},
                        {"open", QJsonArray::fromStringList(openPaths)},
                        {"steps", steps.steps},
                        {"wholeSteps", steps.isWhole}};
    const LibraryFile saved = document.libraryFileOnDisk();
    if (document.isLibraryFileModified() && !saved.isReadOnly) {
        const std::string& path = document.libraryPath();
        journal["libraryPath"] = text(path);
        journal["libraryBase"] = text(writtenLibraryFile(withAbsolutePaths(saved, path)));
        journal["library"] = text(writtenLibraryFile(withAbsolutePaths(document.libraryFile(), path)));
    }
    JournalParts parts{std::move(journal)};
    for (std::size_t i = 0; i < sidecars.entries.size(); ++i)
        parts.sidecars.push_back({sidecars.paths[i], sidecars.entries[i]});
    return parts;
}

std::optional<RecoveredSidecar> readSidecar(const QJsonObject& entry, const std::string& journal)
{
    auto base = sidecarIn(entry, "base", journal);
    auto edited = sidecarIn(entry, "sidecar", journal);
    if (!base || !edited) return std::nullopt;
    return RecoveredSidecar{entry["path"].toString().toStdString(), *std::move(base), *std::move(edited)};
}

std::optional<RecoveredLibrary> readLibrary(const QJsonObject& journal, const std::string& path)
{
    auto base = readLibraryFile(journal["libraryBase"].toString().toStdString(), path);
    auto edited = readLibraryFile(journal["library"].toString().toStdString(), path);
    if (!base || !edited) return std::nullopt;
    return RecoveredLibrary{*std::move(base), *std::move(edited),
                            journal["libraryPath"].toString().toStdString()};
}

/// If one step cannot be read, the steps are dropped: the edits are recovered without them.
void readSteps(const QJsonObject& journal, RecoveredEdits& edits)
{
    edits.areStepsWhole = journal["wholeSteps"].toBool();
    for (const QJsonValue& each : journal["steps"].toArray()) {
        auto step = readStep(each.toObject(), edits.journalPath.toStdString());
        if (!step) return edits.steps.clear();
        edits.steps.push_back(*std::move(step));
    }
}

/// Fills the edits with the content of the journal; returns why, if nothing of it can be read.
std::optional<Error> readJournal(RecoveredEdits& edits)
{
    const std::string path = edits.journalPath.toStdString();
    QFile file(edits.journalPath);
    if (!file.open(QIODevice::ReadOnly))
        return Error{"recovery.unreadable", "cannot be read: " + file.errorString().toStdString(), path};
    const auto read = journalIn(file.readAll(), path, edits.isDamaged);
    if (!read) return read.error();
    const QJsonObject& journal = *read;
    if (journal["format"].toString() != "tagline.journal" || journal["version"].toInt() > journalVersion)
        return Error{"recovery.version", "is no journal that this version of Tagline reads", path};
    for (const QJsonValue& open : journal["open"].toArray()) edits.openPaths << open.toString();
    for (const QJsonValue& entry : journal["sidecars"].toArray()) {
        if (auto sidecar = readSidecar(entry.toObject(), path))
            edits.sidecars.push_back(*std::move(sidecar));
        else
            edits.isDamaged = true;
    }
    readSteps(journal, edits);
    if (journal.contains("library")) {
        edits.library = readLibrary(journal, path);
        edits.isDamaged = edits.isDamaged || !edits.library;
    }
    return std::nullopt;
}

QString lockPath(const QString& journalPath) { return journalPath + ".lock"; }

/// The lock of a session that no longer runs; null while a session holds it.
std::unique_ptr<QLockFile> lockOfEnded(const QString& journalPath)
{
    auto lock = std::make_unique<QLockFile>(lockPath(journalPath));
    return takeSessionLock(*lock) ? std::move(lock) : nullptr;
}

} // namespace

EditJournal::EditJournal(LibraryDocument& document, QString folder, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_steps(document)
    , m_sidecars(document)
    , m_folder(std::move(folder))
    , m_name(QUuid::createUuid().toString(QUuid::WithoutBraces))
    , m_interval(writeInterval)
{
    m_lock = std::make_unique<QLockFile>(lockPath(journalPath()));
    m_lock->setStaleLockTime(0);
    prepareFolder();
    m_file = std::make_unique<JournalFile>(journalPath());
    m_pool.setMaxThreadCount(1);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &EditJournal::writeInBackground);
    connect(&m_document, &LibraryDocument::changed, this, [this](const DocumentChange& change) {
        m_steps.noteChange(change);
        m_sidecars.noteChange(change);
        m_isToBeginAnew = m_isToBeginAnew || change.isSaved;
        if (change.isSaved && !m_document.isModified())
            m_timer.start(0ms); // else the saved edits would be offered after a crash
        else if (!m_timer.isActive())
            m_timer.start(m_interval);
    });
    connect(&m_document.undoStack(), &QUndoStack::indexChanged, this, [this] { m_steps.noteStep(); });
}

EditJournal::~EditJournal() { m_pool.waitForDone(); }

QString EditJournal::journalPath() const { return m_folder + '/' + m_name + journalEnding; }

/// Creates the folder and the lock again if they are gone: without its lock this session would look crashed.
void EditJournal::prepareFolder()
{
    if (QFile::exists(m_lock->fileName())) return;
    QDir().mkpath(m_folder);
    m_lock->unlock();
    m_lock->tryLock();
}

/// The parts that the journal is to hold now; empty if nothing is unsaved.
JournalParts EditJournal::composed()
{
    if (!m_document.isModified()) return {};
    prepareFolder();
    JournalParts parts = journalParts(m_document, m_sidecars.written(), m_steps.written(), m_openPaths);
    parts.isAnew = std::exchange(m_isToBeginAnew, false);
    return parts;
}

/// One write at a time: the next write covers the edits that come meanwhile.
void EditJournal::writeInBackground()
{
    if (m_isWriting) return m_timer.start(std::min<std::chrono::milliseconds>(m_interval, whileWriting));
    m_isWriting = true;
    runIn(m_pool, [this, parts = composed(), number = ++m_writing] {
        const QString failure = m_file->put(parts);
        callIn(*this, [this, failure, number] {
            m_isWriting = false;
            if (number == m_writing) tell(failure); // else a newer write has been started
        });
    });
}

bool EditJournal::write()
{
    m_pool.waitForDone();
    ++m_writing;
    return tell(m_file->put(composed()));
}

/// Reports the result of a write if it is news. Returns whether the write succeeded.
bool EditJournal::tell(const QString& failure)
{
    const QString before = std::exchange(m_failure, failure);
    if (m_failure.isEmpty() && !before.isEmpty()) emit resumed();
    if (m_failure.isEmpty() && m_document.isModified()) emit kept();
    if (m_failure.isEmpty()) return true;
    m_timer.start(m_interval);
    if (m_failure == before && !m_sinceSaid.hasExpired(sayInterval.count())) return false;
    m_sinceSaid.start();
    emit failed(m_failure);
    return false;
}

void EditJournal::close()
{
    m_timer.stop();
    m_pool.waitForDone();
    ++m_writing;
    (void)m_file->put({});
    m_lock->unlock();
}

/// The journals of other sessions, and the edits found in them; refers to nothing of this object, because it
/// is filled on any thread.
struct EditJournal::EndedSessions
{
    QString folder;
    QString own;               ///< the journal of this session
    std::set<QString> claimed; ///< taken by this session
    std::vector<RecoveredEdits> found;
    std::vector<QString> done; ///< claimed journals whose edits all lie on the disk

    void look();
};

/// Reads each journal under its lock: no other session decides about it meanwhile.
void EditJournal::EndedSessions::look()
{
    const QDir there(folder);
    for (const QString& name : there.entryList({QString("*") + journalEnding}, QDir::Files, QDir::Time)) {
        const QString path = there.filePath(name);
        if (path == own) continue;
        const bool isClaimed = claimed.contains(path);
        const auto lock = isClaimed ? nullptr : lockOfEnded(path);
        if (!lock && !isClaimed) continue; // that session still runs, or another one decides
        RecoveredEdits edits;
        edits.journalPath = path;
        edits.fault = readJournal(edits);
        if (!QFile::exists(path)) continue; // another session decided before the lock was taken
        if (!areAllOnDisk(edits))
            found.push_back(std::move(edits));
        else if (isClaimed)
            done.push_back(path);
        else
            QFile::remove(path);
    }
}

EditJournal::EndedSessions EditJournal::endedSessions() const
{
    EndedSessions ended{m_folder, journalPath(), {}, {}, {}};
    for (const auto& [path, lock] : m_claims) ended.claimed.insert(path);
    return ended;
}

std::vector<RecoveredEdits> EditJournal::taken(EndedSessions ended)
{
    for (const QString& path : ended.done)
        if (m_claims.contains(path)) {
            QFile::remove(path); // while it is claimed
            m_claims.erase(path);
        }
    return std::move(ended.found);
}

std::vector<RecoveredEdits> EditJournal::recoverable()
{
    EndedSessions ended = endedSessions();
    ended.look();
    return taken(std::move(ended));
}

void EditJournal::look(std::function<void(const std::vector<RecoveredEdits>& found)> found)
{
    auto ended = std::make_shared<EndedSessions>(endedSessions());
    m_looking.start(
        tr("Looking for unsaved edits of earlier sessions"),
        [this, ended, found](const LatestWork::Tell& tell) {
            ended->look();
            tell([this, ended, found] { found(taken(std::move(*ended))); });
        },
        [found] { found({}); });
}

bool EditJournal::claim(const RecoveredEdits& edits)
{
    auto& claimed = m_claims[edits.journalPath];
    if (!claimed) claimed = lockOfEnded(edits.journalPath);
    if (claimed && QFile::exists(edits.journalPath)) return true;
    release(edits);
    return false;
}

void EditJournal::release(const RecoveredEdits& edits) { m_claims.erase(edits.journalPath); }

void EditJournal::setAside(const RecoveredEdits& edits)
{
    QFile::rename(edits.journalPath, edits.journalPath + ".unreadable");
    release(edits);
    QFile::remove(lockPath(edits.journalPath));
}

void EditJournal::discard(const RecoveredEdits& edits)
{
    QFile::remove(edits.journalPath);
    release(edits);
    QFile::remove(lockPath(edits.journalPath));
}

namespace {

/// Whether the ranges were fitted to the present version of the file: of another content, only if the edited
/// entry names the present one.
bool isOfPresentVersion(const TagSidecar& edited, const ClipLibrary& library, ClipId id)
{
    const LibraryClip& clip = library.clip(id);
    const SidecarClip* entry = edited.find(clip.name, clip.writtenIndex());
    if (!entry || !clip.sourceChange || entry->frames != clip.frames || entry->rate != clip.rate)
        return false;
    return !clip.sourceChange->content || sourceHashOf(*entry) == library.contentOf(id);
}

/// The version of the file that the recovered ranges of a clip are drawn on: the present one after a fit,
/// that of then where neither the clip nor its sidecar had any. None: as the clip has it.
std::optional<DrawnOn> drawnOnRecovered(const RecoveredSidecar& recovered, const TagSheet& sheet,
                                        const ClipLibrary& library, ClipId id)
{
    if (isOfPresentVersion(recovered.edited, library, id)) return DrawnOn();
    const LibraryClip& clip = library.clip(id);
    const SidecarClip* entry = recovered.edited.find(clip.name, clip.writtenIndex());
    const bool hadNone = clip.sheet.hasNoFrames() && !recovered.base.find(clip.name, clip.writtenIndex());
    if (!entry || !hadNone || clip.sourceChange || sheet.hasNoFrames()) return {};
    const auto change = library.changeSince(id, versionOf(*entry));
    return change ? std::optional(DrawnOn{change}) : std::nullopt;
}

/// Whether the library still has a clip for every entry.
bool hasEveryClip(const ClipLibrary& library, SourceId source, const TagSidecar& sidecar)
{
    return std::all_of(sidecar.clips.begin(), sidecar.clips.end(), [&](const SidecarClip& entry) {
        const auto clip = library.findClip(source, entry.name, entry.index.value_or(0));
        return clip && library.clip(*clip).writtenIndex() == entry.index;
    });
}

Error fileNotThere(const std::string& path)
{
    return {"recovery.no-file", "the file is not there, or is not read any more", path};
}

/// Why edits of a file cannot be applied; none if they all can.
std::optional<Error> whyLost(const ClipLibrary& library, std::optional<SourceId> source,
                             const RecoveredSidecar& recovered)
{
    if (!source) return fileNotThere(recovered.path);
    const LibrarySource& file = library.source(*source);
    if (file.sidecarError)
        return Error{"recovery.sidecar",
                     "its tags on the disk cannot be read; mend or remove this file, and open the library "
                     "again: " +
                         file.sidecarError->text(),
                     recovered.path};
    if (file.isReadOnly())
        return Error{"recovery.read-only", "its tags may not be edited here", recovered.path};
    if (!hasEveryClip(library, *source, recovered.edited))
        return Error{"recovery.clips", "it has no longer all the clips that were edited", recovered.path};
    return std::nullopt;
}

void collectChanges(const RecoveredSidecar& recovered, LibraryDocument& document,
                    std::vector<SheetChange>& changes, RecoveryOutcome& outcome)
{
    const ClipLibrary& library = document.library();
    const auto source = library.findSource(recovered.path);
    if (auto why = whyLost(library, source, recovered)) outcome.missing.push_back(*std::move(why));
    if (!source || library.source(*source).isReadOnly()) return;
    for (const ClipId id : library.source(*source).clips) {
        const LibraryClip& clip = library.clip(id);
        TagSheet sheet = merged(sheetIn(recovered.base, clip, document),
                                sheetIn(recovered.edited, clip, document), clip.sheet)
                             .sheet;
        const auto drawnOn = drawnOnRecovered(recovered, sheet, library, id);
        if (drawnOn || !(sheet == clip.sheet)) changes.push_back({id, std::move(sheet), drawnOn});
    }
}

/// Applies the oldest steps, which were left out of the history, as far as no later step covers their edits.
void doEarlier(const RecoveredEdits& edits, LibraryDocument& document, const QString& text)
{
    std::vector<SheetChange> changes;
    for (const RecoveredSidecar& recovered : edits.sidecars) {
        const auto source = document.library().findSource(recovered.path);
        if (!source) continue;
        for (const ClipId id : document.library().source(*source).clips) {
            const LibraryClip& clip = document.library().clip(id);
            const TagSidecar* then = &recovered.edited;
            for (const RecoveredStep& step : edits.steps | std::views::reverse)
                for (const RecoveredStepClip& each : step.clips)
                    if (each.path == recovered.path && each.name == clip.name &&
                        each.index == clip.writtenIndex())
                        then = &each.before;
            changes.push_back({id, merged(sheetIn(recovered.base, clip, document),
                                          sheetIn(*then, clip, document), clip.sheet)
                                       .sheet});
        }
    }
    document.replaceSheets(std::move(changes), text);
}

bool isStillToDo(const SheetChange& change, const ClipLibrary& library)
{
    const LibraryClip& clip = library.clip(change.clip);
    const bool isDrawnOnOther = change.drawnOn && change.drawnOn->version != clip.sourceChange;
    return isDrawnOnOther || !(clip.sheet == change.sheet);
}

/// The state that a recovery is to reach.
struct RecoveryGoal
{
    std::vector<SheetChange> sheets;
    LibraryFile file;
    std::vector<SourceSettings> settings;
};

/// Applies the kept steps first; edits that they do not cover, such as of a file that another program changed
/// meanwhile, become one more step.
void reach(RecoveryGoal goal, const RecoveredEdits& edits, LibraryDocument& document, const QString& text)
{
    if (!edits.steps.empty() && !edits.areStepsWhole) doEarlier(edits, document, text);
    const auto fileNow = [&] { return withAbsolutePaths(document.libraryFile(), document.libraryPath()); };
    doAgain(edits.steps, edits.library ? edits.library->base : fileNow(), document);
    std::erase_if(goal.sheets,
                  [&](const SheetChange& change) { return !isStillToDo(change, document.library()); });
    std::erase_if(goal.settings, [&](const SourceSettings& each) {
        return document.importSettings(each.source) == each.settings;
    });
    const bool isFileToDo = wouldChange(goal.file, fileNow());
    if (goal.sheets.empty() && !isFileToDo && goal.settings.empty()) return;
    document.editAsOne(text, [&] {
        if (isFileToDo) document.setLibrary(goal.file, text);
        document.replaceSheets(std::move(goal.sheets), text);
        document.setImportSettings(goal.settings, text);
    });
}

} // namespace

RecoveryOutcome EditJournal::apply(const RecoveredEdits& edits, LibraryDocument& document,
                                   const QString& text)
{
    RecoveryOutcome outcome;
    if (document.isReadOnly()) {
        outcome.missing.push_back({"recovery.open-read-only",
                                   "the library is open read-only; what was unsaved stays kept",
                                   edits.journalPath.toStdString()});
        return outcome;
    }
    std::vector<SheetChange> changes;
    for (const RecoveredSidecar& sidecar : edits.sidecars)
        collectChanges(sidecar, document, changes, outcome);
    outcome.clips = int(changes.size());
    if (changes.size() == 1) outcome.clip = changes.front().clip;
    const LibraryFile now = withAbsolutePaths(document.libraryFile(), document.libraryPath());
    const LibraryFile file =
        edits.library ? mergedLibraryFile(edits.library->base, edits.library->edited, now).file : now;
    std::vector<std::string> missing;
    const auto settings = settingsTowards(file.imports, now.imports, document.library(), missing);
    for (const std::string& path : missing) outcome.missing.push_back(fileNotThere(path));
    outcome.isLibraryChanged = !settings.empty() || wouldChange(file, now);
    if (!changes.empty() || outcome.isLibraryChanged) {
        // Edits made before a set was locked are recovered too.
        const SetSwitches switches = document.library().setSwitches();
        document.setSetSwitches({switches.hidden, {}});
        reach({std::move(changes), file, settings}, edits, document, text);
        document.setSetSwitches(switches);
    }
    if (edits.isDamaged)
        outcome.missing.push_back(
            {"recovery.damaged", "a part of what was kept cannot be read", edits.journalPath.toStdString()});
    return outcome;
}

} // namespace tagline
