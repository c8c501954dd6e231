#include "app/document/EditJournal.h"

#include "core/io/DurableFile.h"
#include "core/io/SidecarSheets.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

#include <chrono>

namespace tagline {
namespace {

using namespace std::chrono_literals;

constexpr auto writeInterval = 3s;
constexpr const char* journalEnding = ".journal.json";

QByteArray journalBytes(const LibraryDocument& document, const QStringList& openPaths)
{
    QJsonArray sidecars;
    const ClipLibrary& library = document.library();
    for (const SourceId source : library.modifiedSources())
        sidecars.append(
            QJsonObject{{"path", QString::fromStdString(library.source(source).path)},
                        {"sidecar", QString::fromStdString(writtenTagSidecar(document.sidecarOf(source)))}});
    QJsonObject journal{{"format", "tagline.journal"},
                        {"version", 1},
                        {"open", QJsonArray::fromStringList(openPaths)},
                        {"sidecars", sidecars}};
    if (document.isLibraryFileModified())
        journal["library"] = QString::fromStdString(writtenLibraryFile(document.libraryFile()));
    return QJsonDocument(journal).toJson();
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
        auto sidecar = readTagSidecar(entry["sidecar"].toString().toStdString(), path.toStdString());
        if (sidecar) edits.sidecars.emplace_back(entry["path"].toString().toStdString(), *std::move(sidecar));
    }
    if (journal.contains("library"))
        if (auto library = readLibraryFile(journal["library"].toString().toStdString(), path.toStdString()))
            edits.libraryFile = *std::move(library);
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
    QDir().mkpath(m_folder);
    m_lock = std::make_unique<QLockFile>(lockPath(journalPath()));
    m_lock->setStaleLockTime(0);
    m_lock->tryLock();
    m_timer.setInterval(writeInterval);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &EditJournal::write);
    connect(&m_document, &LibraryDocument::changed, this, [this] {
        if (!m_timer.isActive()) m_timer.start();
    });
}

EditJournal::~EditJournal() = default;

QString EditJournal::journalPath() const { return m_folder + '/' + m_name + journalEnding; }

void EditJournal::write()
{
    if (!m_document.isModified()) {
        QFile::remove(journalPath());
        return;
    }
    const QByteArray bytes = journalBytes(m_document, m_openPaths);
    // A journal that cannot be written is not worth a message a few seconds long; saving will say why.
    (void)writeDurably(journalPath().toStdString(), {bytes.constData(), std::size_t(bytes.size())});
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

int EditJournal::apply(const RecoveredEdits& edits, LibraryDocument& document, const QString& text)
{
    if (edits.libraryFile)
        for (const LibraryTag& tag : edits.libraryFile->vocabulary)
            document.defineTag(definitionOf(tag), text);
    std::vector<SheetChange> changes;
    const ClipLibrary& library = document.library();
    for (const auto& [path, sidecar] : edits.sidecars) {
        const auto source = library.findSource(path);
        if (!source) continue;
        for (const ClipId clip : library.source(*source).clips) {
            const SidecarClip* entry =
                sidecar.find(library.clip(clip).name, library.clip(clip).writtenIndex());
            changes.push_back({clip, entry ? document.sheetFrom(*entry) : TagSheet()});
        }
    }
    const auto count = int(changes.size());
    document.changeSheets(std::move(changes), text);
    return count;
}

} // namespace tagline
