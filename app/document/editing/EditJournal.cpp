#include "app/document/editing/EditJournal.h"

#include "app/document/editing/BackupRestoring.h"
#include "core/library/file/LibraryFileMerge.h"
#include "core/tags/sheet/TagMerge.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <utility>

namespace tagline {
namespace {

using namespace std::chrono_literals;

constexpr auto writeInterval = 3s;
constexpr std::chrono::milliseconds sayInterval = 60s;
constexpr const char* journalEnding = ".journal.json";

QString text(const std::string& bytes) { return QString::fromStdString(bytes); }

QJsonObject sidecarEntry(const LibraryDocument& document, SourceId id)
{
    const LibrarySource& source = document.library().source(id);
    QJsonObject entry{{"path", text(source.path)},
                      {"sidecar", text(writtenTagSidecar(document.sidecarOf(id)))}};
    if (source.sidecar.stamp.exists && !source.sidecar.sidecar.isReadOnly)
        entry["base"] = text(writtenTagSidecar(source.sidecar.sidecar));
    return entry;
}

QByteArray journalBytes(const LibraryDocument& document, const QStringList& openPaths)
{
    QJsonArray sidecars;
    for (const SourceId source : document.library().modifiedSources())
        sidecars.append(sidecarEntry(document, source));
    QJsonObject journal{{"format", "tagline.journal"},
                        {"version", 2},
                        {"open", QJsonArray::fromStringList(openPaths)},
                        {"sidecars", sidecars}};
    const LibraryFile& saved = document.savedLibraryFile();
    if (document.isLibraryFileModified() && !saved.isReadOnly) {
        const std::string& path = document.libraryPath();
        journal["libraryBase"] = text(writtenLibraryFile(withAbsolutePaths(saved, path)));
        journal["library"] = text(writtenLibraryFile(withAbsolutePaths(document.libraryFile(), path)));
    }
    return QJsonDocument(journal).toJson();
}

/// An empty sidecar where the journal has no such member: there was no file.
Result<TagSidecar> sidecarIn(const QJsonValue& member, const std::string& journal)
{
    if (member.isUndefined()) return TagSidecar();
    return readTagSidecar(member.toString().toStdString(), journal);
}

std::optional<RecoveredSidecar> readSidecar(const QJsonValue& entry, const std::string& journal)
{
    auto base = sidecarIn(entry["base"], journal);
    auto edited = readTagSidecar(entry["sidecar"].toString().toStdString(), journal);
    if (!base || !edited) return std::nullopt;
    return RecoveredSidecar{entry["path"].toString().toStdString(), *std::move(base), *std::move(edited)};
}

std::optional<RecoveredLibrary> readLibrary(const QJsonObject& journal, const std::string& path)
{
    auto base = readLibraryFile(journal["libraryBase"].toString().toStdString(), path);
    auto edited = readLibraryFile(journal["library"].toString().toStdString(), path);
    if (!base || !edited) return std::nullopt;
    return RecoveredLibrary{*std::move(base), *std::move(edited)};
}

std::optional<RecoveredEdits> readJournal(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
    const QJsonObject journal = QJsonDocument::fromJson(file.readAll()).object();
    if (journal["format"].toString() != "tagline.journal") return std::nullopt;
    RecoveredEdits edits;
    edits.journalPath = path;
    for (const QJsonValue& open : journal["open"].toArray()) edits.openPaths << open.toString();
    for (const QJsonValue& entry : journal["sidecars"].toArray()) {
        if (auto sidecar = readSidecar(entry, path.toStdString()))
            edits.sidecars.push_back(*std::move(sidecar));
        else
            edits.isDamaged = true;
    }
    if (journal.contains("library")) {
        edits.library = readLibrary(journal, path.toStdString());
        edits.isDamaged = edits.isDamaged || !edits.library;
    }
    return edits;
}

QString lockPath(const QString& journalPath) { return journalPath + ".lock"; }

} // namespace

EditJournal::EditJournal(LibraryDocument& document, QString folder, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_folder(std::move(folder))
    , m_name(QUuid::createUuid().toString(QUuid::WithoutBraces))
{
    m_lock = std::make_unique<QLockFile>(lockPath(journalPath()));
    m_lock->setStaleLockTime(0);
    prepareFolder();
    m_timer.setInterval(writeInterval);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &EditJournal::write);
    connect(&m_document, &LibraryDocument::changed, this, [this] {
        if (!m_timer.isActive()) m_timer.start();
    });
}

EditJournal::~EditJournal() = default;

QString EditJournal::journalPath() const { return m_folder + '/' + m_name + journalEnding; }

/// The folder may have gone since; without its lock this session would be taken for one that crashed.
void EditJournal::prepareFolder()
{
    if (QFile::exists(m_lock->fileName())) return;
    QDir().mkpath(m_folder);
    m_lock->unlock();
    m_lock->tryLock();
}

// It is to outlive the program, not a power cut: waiting for the disk every few seconds would hold the
// window.
QString EditJournal::tryToWrite()
{
    if (!m_document.isModified()) {
        QFile::remove(journalPath());
        return {};
    }
    prepareFolder();
    const QByteArray bytes = journalBytes(m_document, m_openPaths);
    QFile file(journalPath() + ".new");
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush()) {
        const QString reason = file.errorString();
        file.close();
        QFile::remove(file.fileName()); // half of it helps nobody, least on a full disk
        return tr("%1: %2").arg(file.fileName(), reason);
    }
    file.close();
    std::error_code fault;
    std::filesystem::rename(file.filesystemFileName(), QFile(journalPath()).filesystemFileName(), fault);
    return fault ? tr("%1: %2").arg(journalPath(), QString::fromStdString(fault.message())) : QString();
}

bool EditJournal::write()
{
    const QString before = std::exchange(m_failure, tryToWrite());
    if (m_failure.isEmpty() && !before.isEmpty()) emit resumed();
    if (m_failure.isEmpty() && m_document.isModified()) emit kept();
    if (m_failure.isEmpty()) return true;
    m_timer.start();
    if (m_failure == before && !m_sinceSaid.hasExpired(sayInterval.count())) return false;
    m_sinceSaid.start();
    emit failed(m_failure);
    return false;
}

void EditJournal::close()
{
    m_timer.stop();
    QFile::remove(journalPath());
    m_lock->unlock();
}

std::vector<RecoveredEdits> EditJournal::recoverable() const
{
    std::vector<RecoveredEdits> found;
    const QDir folder(m_folder);
    for (const QString& name : folder.entryList({QString("*") + journalEnding}, QDir::Files, QDir::Time)) {
        const QString path = folder.filePath(name);
        if (path == journalPath()) continue;
        QLockFile lock(lockPath(path));
        lock.setStaleLockTime(0);
        if (!lock.tryLock()) continue; // that session still runs
        if (auto edits = readJournal(path)) found.push_back(*std::move(edits));
    }
    return found;
}

void EditJournal::discard(const RecoveredEdits& edits)
{
    QFile::remove(edits.journalPath);
    QFile::remove(lockPath(edits.journalPath));
}

namespace {

TagSheet sheetIn(const TagSidecar& sidecar, const LibraryClip& clip, LibraryDocument& document)
{
    const SidecarClip* entry = sidecar.find(clip.name, clip.writtenIndex());
    return entry ? document.sheetFrom(*entry) : TagSheet();
}

/// Whether the library still has a clip for every entry.
bool hasEveryClip(const ClipLibrary& library, SourceId source, const TagSidecar& sidecar)
{
    return std::all_of(sidecar.clips.begin(), sidecar.clips.end(), [&](const SidecarClip& entry) {
        const auto clip = library.findClip(source, entry.name, entry.index.value_or(0));
        return clip && library.clip(*clip).writtenIndex() == entry.index;
    });
}

/// Whether the ranges were fitted to the file as it is now.
bool isOfPresentVersion(const TagSidecar& edited, const LibraryClip& clip)
{
    const SidecarClip* entry = edited.find(clip.name, clip.writtenIndex());
    return entry && entry->frames == clip.frames && entry->rate == clip.rate;
}

Error fileNotThere(const std::string& path)
{
    return {"recovery.no-file", "the file is not there, or is not read any more", path};
}

/// Why edits of a file find no place; none where they all do.
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
        const bool wasFitted = clip.sourceChange && isOfPresentVersion(recovered.edited, clip);
        if (wasFitted || !(sheet == clip.sheet))
            changes.push_back({id, std::move(sheet), wasFitted ? std::optional(DrawnOn()) : std::nullopt});
    }
}

} // namespace

RecoveryOutcome EditJournal::apply(const RecoveredEdits& edits, LibraryDocument& document,
                                   const QString& text)
{
    RecoveryOutcome outcome;
    std::vector<SheetChange> changes;
    for (const RecoveredSidecar& sidecar : edits.sidecars)
        collectChanges(sidecar, document, changes, outcome);
    outcome.clips = int(changes.size());
    const LibraryFile now = withAbsolutePaths(document.libraryFile(), document.libraryPath());
    const LibraryFile file =
        edits.library ? mergedLibraryFile(edits.library->base, edits.library->edited, now).file : now;
    std::vector<std::string> missing;
    const auto settings = settingsTowards(file.imports, now.imports, document.library(), missing);
    for (const std::string& path : missing) outcome.missing.push_back(fileNotThere(path));
    outcome.isLibraryChanged = !settings.empty() || wouldChange(file, now);
    if (!changes.empty() || outcome.isLibraryChanged) {
        // What was edited before a set was locked comes back.
        const SetSwitches switches = document.library().setSwitches();
        document.setSetSwitches({switches.hidden, {}});
        document.undoStack().beginMacro(text);
        if (wouldChange(file, now)) document.setLibrary(file, text);
        document.replaceSheets(std::move(changes), text);
        document.setImportSettings(settings, text);
        document.undoStack().endMacro();
        document.setSetSwitches(switches);
    }
    if (edits.isDamaged)
        outcome.missing.push_back(
            {"recovery.damaged", "a part of what was kept cannot be read", edits.journalPath.toStdString()});
    return outcome;
}

} // namespace tagline
