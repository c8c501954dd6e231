#include "app/presenters/versions/MergePresenter.h"

#include "app/actions/ActionRegistry.h"
#include "app/presenters/versions/ConflictDialog.h"
#include "core/library/versions/VersionedFile.h"
#include "core/system/saving/DurableFile.h"
#include "core/system/saving/FileContent.h"
#include "widgets/theme/messages/FreeMoment.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>

#include <optional>
#include <utility>

namespace tagline {
namespace {

/// A sidecar in a file of any name; an empty one where the file is empty.
Result<TagSidecar> readVersion(const QString& name)
{
    const std::string path = QFile::encodeName(name).toStdString();
    const auto content = readFile(path, TagSidecar::largestBytes + 3);
    if (!content) return content.error();
    auto version = readVersionedFile(content->bytes, path);
    if (!version) return version.error();
    if (std::holds_alternative<std::monostate>(*version)) return TagSidecar();
    auto* sidecar = std::get_if<TagSidecar>(&*version);
    if (!sidecar)
        return Error{"versions.kinds", "it is a library file; merge those with tagline merge-files", path};
    if (sidecar->isReadOnly)
        return Error{"sidecar.newer-version", "a newer version of Tagline wrote it; merge it with that one",
                     path};
    return std::move(*sidecar);
}

/// None for no file.
std::optional<FileStamp> stampNow(const QString& file)
{
    const Result<FileStamp> stamp = stampOf(QFile::encodeName(file).toStdString());
    return stamp ? std::optional(*stamp) : std::nullopt;
}

} // namespace

/// What is read on another thread.
struct MergePresenter::Reading
{
    std::array<QString, 3> files;
    SidecarVersions versions;
    std::vector<ClipConflicts> conflicts;
    QString target;
    std::optional<FileStamp> targetBefore;
    std::optional<Error> fault;

    void run()
    {
        targetBefore = stampNow(target);
        const std::array<TagSidecar*, 3> places{&versions.base, &versions.ours, &versions.theirs};
        for (std::size_t i = 0; i < files.size(); ++i) {
            auto version = readVersion(files[i]);
            if (!version) {
                fault = version.error();
                return;
            }
            *places[i] = *std::move(version);
        }
        conflicts = conflictsOf(versions);
    }
};

MergePresenter::MergePresenter(ActionRegistry& actions, QWidget& window)
    : m_window(window)
{
    actions.connectTo("file.mergeTags", this, [this] { chooseFiles(); });
}

void MergePresenter::chooseFiles()
{
    if (m_isMerging) return refuseSecond();
    const QString filter = tr("Tag sidecars (*.json);;All files (*)");
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
            if (isWell && !reading->fault && !reading->conflicts.empty())
                return callWhenFree(*this, [this, reading] { finish(*reading); });
            if (isWell && !reading->fault) return finish(*reading);
            m_isMerging = false;
            if (isWell) emit refused(QString::fromStdString(reading->fault->text()));
        });
}

void MergePresenter::refuseSecond()
{
    emit refused(tr("Another merge is under way: finish that one first."));
}

void MergePresenter::finish(const Reading& reading)
{
    ConflictDecisions decided;
    if (!reading.conflicts.empty()) {
        auto sides = askedSides(reading.conflicts, &m_window);
        if (!sides) {
            m_isMerging = false;
            return;
        }
        decided = *std::move(sides);
    }
    m_isMerging = false; // what is left to do waits for nobody
    if (stampNow(reading.target) != reading.targetBefore)
        return emit refused(
            tr("%1 was changed by another program meanwhile; nothing is written. Merge once more.")
                .arg(reading.target));
    const auto written = writeDurably(QFile::encodeName(reading.target).toStdString(),
                                      writtenTagSidecar(mergedTaking(reading.versions, decided)));
    if (!written) return emit refused(QString::fromStdString(written.error().text()));
    emit done(tr("Merged tags are written to %1.").arg(reading.target));
}

} // namespace tagline
