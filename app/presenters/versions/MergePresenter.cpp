#include "app/presenters/versions/MergePresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/messages/ErrorWords.h"
#include "app/presenters/versions/ConflictDialog.h"
#include "core/library/file/LibraryFileMerge.h"
#include "core/library/versions/VersionedFile.h"
#include "core/system/saving/DurableFile.h"
#include "core/system/saving/FileContent.h"
#include "widgets/theme/messages/FreeMoment.h"
#include "widgets/theme/messages/Question.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>

#include <optional>
#include <utility>

namespace tagline {
namespace {

/// Reads a sidecar or a library file from a file of any name; neither if the file is empty.
Result<VersionedFile> readVersion(const QString& name)
{
    const std::string path = QFile::encodeName(name).toStdString();
    const auto content = readFile(path, TagSidecar::largestBytes + 3);
    if (!content) return content.error();
    auto version = readVersionedFile(content->bytes, path);
    if (!version) return version;
    const auto* sidecar = std::get_if<TagSidecar>(&*version);
    const auto* library = std::get_if<LibraryFile>(&*version);
    if ((sidecar && sidecar->isReadOnly) || (library && library->isReadOnly))
        return Error{"sidecar.newer-version", "a newer version of Tagline wrote it; merge it with that one",
                     path};
    return version;
}

/// The version, or an empty one if there is none.
template<class File>
File versionOf(const VersionedFile& file)
{
    const File* version = std::get_if<File>(&file);
    return version ? *version : File();
}

/// Stamp of a file now; none if there is no file.
std::optional<FileStamp> stampNow(const QString& file)
{
    const Result<FileStamp> stamp = stampOf(QFile::encodeName(file).toStdString());
    return stamp ? std::optional(*stamp) : std::nullopt;
}

} // namespace

/// Reading of the versions on another thread, and its result.
struct MergePresenter::Reading
{
    std::array<QString, 3> files;
    SidecarVersions versions;
    std::vector<ClipConflicts> conflicts;
    std::optional<std::array<LibraryFile, 3>> libraries; ///< if the files are library files
    MergedLibraryFile library;                           ///< of those
    QString target;
    std::optional<FileStamp> targetBefore;
    std::optional<Error> fault;

    void run()
    {
        targetBefore = stampNow(target);
        std::array<VersionedFile, 3> read;
        bool isSidecar = false, isLibrary = false;
        for (std::size_t i = 0; i < files.size(); ++i) {
            auto version = readVersion(files[i]);
            if (!version) {
                fault = version.error();
                return;
            }
            read[i] = *std::move(version);
            isSidecar = isSidecar || std::holds_alternative<TagSidecar>(read[i]);
            isLibrary = isLibrary || std::holds_alternative<LibraryFile>(read[i]);
        }
        if (isSidecar && isLibrary)
            fault = Error{"versions.kinds", "tags and library files cannot be merged with one another",
                          QFile::encodeName(files[1]).toStdString()};
        else if (isLibrary)
            mergeLibraries(read);
        else
            mergeSidecars(read);
    }

    bool isAsking() const { return !conflicts.empty() || !library.conflicts.empty(); }

private:
    void mergeSidecars(const std::array<VersionedFile, 3>& read)
    {
        versions = {versionOf<TagSidecar>(read[0]), versionOf<TagSidecar>(read[1]),
                    versionOf<TagSidecar>(read[2])};
        conflicts = conflictsOf(versions);
    }

    void mergeLibraries(const std::array<VersionedFile, 3>& read)
    {
        libraries = {versionOf<LibraryFile>(read[0]), versionOf<LibraryFile>(read[1]),
                     versionOf<LibraryFile>(read[2])};
        library = mergedLibraryFile((*libraries)[0], (*libraries)[1], (*libraries)[2]);
    }
};

MergePresenter::MergePresenter(const PresenterContext& context)
    : Presenter(context)
{
    m_actions.connectTo("file.mergeTags", this, [this] { chooseFiles(); });
}

void MergePresenter::chooseFiles()
{
    if (m_isMerging) return refuseSecond();
    const QString filter = tr("Tags and libraries (*.json *.tagline);;All files (*)");
    std::array<QString, 3> files;
    const std::array titles{tr("Merge Tags: the Version That Both Began With"),
                            tr("Merge Tags: Your Version"), tr("Merge Tags: Their Version")};
    for (std::size_t i = 0; i < files.size(); ++i) {
        const QString folder = i == 0 ? QString() : QFileInfo(files[i - 1]).path();
        files[i] = QFileDialog::getOpenFileName(&m_window, titles[i], folder, filter);
        if (files[i].isEmpty()) return;
    }
    const QString target = QFileDialog::getSaveFileName(&m_window, tr("Write Merged Tags"), files[1], filter);
    if (!target.isEmpty()) mergeFiles(files, target);
}

void MergePresenter::mergeFiles(const std::array<QString, 3>& baseOursTheirs, const QString& target)
{
    if (m_isMerging) return refuseSecond();
    m_isMerging = true;
    auto reading = std::make_shared<Reading>();
    reading->files = baseOursTheirs;
    reading->target = target;
    m_jobs.start(
        tr("Merging tags"), [reading] { reading->run(); },
        [this, reading](bool isWell) {
            if (isWell && !reading->fault && reading->isAsking())
                return callWhenFree(*this, [this, reading] { finish(*reading); });
            if (isWell && !reading->fault) return finish(*reading);
            m_isMerging = false;
            if (isWell) emit refused(errorText(*reading->fault));
        });
}

void MergePresenter::refuseSecond()
{
    emit refused(tr("Another merge is under way: finish that one first."));
}

/// The merged sidecar; none if a person cancels.
std::optional<std::string> MergePresenter::mergedSidecar(const Reading& reading)
{
    ConflictDecisions decided;
    if (!reading.conflicts.empty()) {
        auto sides = askedSides(reading.conflicts, &m_window);
        if (!sides) return std::nullopt;
        decided = *std::move(sides);
    }
    return writtenTagSidecar(mergedTaking(reading.versions, decided));
}

/// The merged library file: a person chooses a side for all that both changed; none if they cancel.
std::optional<std::string> MergePresenter::mergedLibrary(const Reading& reading)
{
    if (reading.library.conflicts.empty()) return writtenLibraryFile(reading.library.file);
    constexpr std::size_t mostListed = 12; // more would not fit a small screen
    const std::vector<std::string>& conflicts = reading.library.conflicts;
    QStringList both;
    for (std::size_t i = 0; i < std::min(conflicts.size(), mostListed); ++i)
        both << QString::fromStdString(conflicts[i]);
    if (conflicts.size() > mostListed) both << tr("and %n more", nullptr, int(conflicts.size() - mostListed));
    const Reply kept = replyTo(
        {.title = tr("Merge Conflicts"),
         .text = tr("Both sides changed this in the library file, and not alike:\n%1").arg(both.join('\n')),
         .detail = tr("Of these one side is kept. All else of both sides is merged."),
         .verb = tr("Keep &Mine"),
         .otherVerb = tr("Keep &Theirs")},
        &m_window);
    if (kept == Reply::Cancelled) return std::nullopt;
    if (kept == Reply::Yes) return writtenLibraryFile(reading.library.file);
    const auto& [base, ours, theirs] = *reading.libraries;
    return writtenLibraryFile(mergedLibraryFile(base, theirs, ours).file);
}

void MergePresenter::finish(const Reading& reading)
{
    const auto bytes = reading.libraries ? mergedLibrary(reading) : mergedSidecar(reading);
    m_isMerging = false; // no further question follows
    if (!bytes) return;
    if (stampNow(reading.target) != reading.targetBefore)
        return emit refused(
            tr("%1 was changed by another program meanwhile; nothing is written. Merge once more.")
                .arg(reading.target));
    const auto written = writeDurably(QFile::encodeName(reading.target).toStdString(), *bytes);
    if (!written) return emit refused(errorText(written.error()));
    emit done(reading.libraries ? tr("The merged library file is written to %1.").arg(reading.target)
                                : tr("Merged tags are written to %1.").arg(reading.target));
}

} // namespace tagline
