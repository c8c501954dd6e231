#include "app/presenters/files/DiskNewsPresenter.h"

#include "app/document/library/LibraryDocument.h"
#include "app/document/library/reading/SourceScan.h"
#include "app/document/library/watching/DiskWatch.h"
#include "app/document/library/watching/NewFileWatch.h"
#include "app/presenters/files/FileTexts.h"
#include "widgets/theme/messages/CoreText.h"

#include <QFileInfo>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

namespace tagline {
namespace {

/// One kind of news, and how many files it is of.
struct DiskNewsLine
{
    QString text;
    std::size_t files;
};

/// News that files are gone or cannot be read any more, the gravest first.
std::vector<DiskNewsLine> lossLines(const DiskNews& news, bool isReadOnly)
{
    std::vector<DiskNewsLine> lines;
    if (!news.damaged.empty())
        lines.push_back(
            {(isReadOnly ? DiskNewsPresenter::tr("Damaged by another program. What was read stays until "
                                                 "the library is closed: %1")
                         : DiskNewsPresenter::tr("Damaged by another program. What was read is still "
                                                 "here, unsaved; Save asks whether to replace it: %1"))
                 .arg(firstOf(news.damaged)),
             news.damaged.size()});
    if (!news.deleted.empty())
        lines.push_back(
            {(isReadOnly
                  ? DiskNewsPresenter::tr(
                        "Deleted or moved by another program: %1. What was read stays until "
                        "the library is closed",
                        "a sidecar or library file, or how many")
                  : DiskNewsPresenter::tr("Deleted or moved by another program: %1. What was read is still "
                                          "here, unsaved; Save writes it again",
                                          "a sidecar or library file, or how many"))
                 .arg(filesText(news.deleted)),
             news.deleted.size()});
    if (!news.outOfReach.empty())
        lines.push_back(
            {(isReadOnly ? DiskNewsPresenter::tr("Out of reach, because its folder or disk is gone: %1. "
                                                 "What was read stays until the library is closed",
                                                 "a library file, or how many")
                         : DiskNewsPresenter::tr("Out of reach, because its folder or disk is gone: %1. "
                                                 "What was read is still here, unsaved; Save writes it "
                                                 "once the folder is there again",
                                                 "a library file, or how many"))
                 .arg(filesText(news.outOfReach)),
             news.outOfReach.size()});
    std::vector<Error> gone, unreadable;
    std::partition_copy(news.errors.begin(), news.errors.end(), std::back_inserter(gone),
                        std::back_inserter(unreadable),
                        [](const Error& error) { return error.code == "disk.folder-gone"; });
    if (!gone.empty()) lines.push_back({firstOf(gone), gone.size()});
    if (!unreadable.empty())
        lines.push_back({DiskNewsPresenter::tr("Changed by another program and not readable any more: %1")
                             .arg(firstOf(unreadable)),
                         unreadable.size()});
    return lines;
}

/// News about the changes of another program and how they were taken over, the gravest first.
std::vector<DiskNewsLine> newsLines(const DiskNews& news, bool isReadOnly)
{
    std::vector<DiskNewsLine> lines = lossLines(news, isReadOnly);
    const auto add = [&lines](const QString& text, const std::vector<std::string>& files) {
        if (!files.empty()) lines.push_back({text.arg(filesText(files)), files.size()});
    };
    add(DiskNewsPresenter::tr("Changed by another program, but not as here, so nothing was read: %1 "
                              "(Save tells more)"),
        news.conflicting);
    add(DiskNewsPresenter::tr("No longer on the disk: %1. What was read of it stays; Clip ▸ Find Moved "
                              "Files looks for it elsewhere",
                              "a model file, or how many"),
        news.goneModels);
    add(DiskNewsPresenter::tr("Changed by another program and merged with your edits: %1"), news.merged);
    add(DiskNewsPresenter::tr("Changed on the disk, and read again: %1", "a model file, or how many"),
        news.replaced);
    add(DiskNewsPresenter::tr("Changed by another program and read again: %1"), news.taken);
    return lines;
}

/// The gravest news as a whole sentence, and of how many more files there is some.
QString newsText(const DiskNews& news, bool isReadOnly)
{
    const std::vector<DiskNewsLine> lines = newsLines(news, isReadOnly);
    if (lines.empty()) return {};
    std::size_t more = 0;
    for (std::size_t i = 1; i < lines.size(); ++i) more += lines[i].files;
    if (more == 0) return lines.front().text;
    return DiskNewsPresenter::tr("%1. %n more file(s) changed on the disk.",
                                 "%1: the gravest news of the disk, as a sentence", int(more))
        .arg(lines.front().text);
}

/// Number of models that disappeared while they were open.
int goneModels(const ClipLibrary& library)
{
    int gone = 0;
    for (std::uint32_t i = 0; i < library.sourceCount(); ++i) gone += library.source(SourceId(i)).isModelGone;
    return gone;
}

} // namespace

DiskNewsPresenter::DiskNewsPresenter(const PresenterContext& context, SourceScan& scan, ImportQueue& imports,
                                     DiskWatch& watch, NewFileWatch& newFiles)
    : Presenter(context)
{
    connectScan(scan);
    connectImports(imports);
    connect(&watch, &DiskWatch::taken, this, [this](const DiskNews& news) {
        m_replaced.insert(news.replaced.begin(), news.replaced.end());
        if (news.conflicting.empty() && news.errors.empty() && news.damaged.empty() && news.deleted.empty() &&
            news.outOfReach.empty() && news.goneModels.empty())
            emit done(newsText(news, m_document.isReadOnly()));
        else
            emit warned(newsText(news, m_document.isReadOnly()));
    });
    connect(&watch, &DiskWatch::looked, this, [this](bool mayDiffer) {
        if (mayDiffer) return;
        const int gone = goneModels(m_document.library());
        emit noted(gone > 0 ? tr("There is nothing to save. No longer on the disk: %Ln model file(s).",
                                 nullptr, gone)
                            : tr("There is nothing to save, and nothing has changed on the disk."));
    });
    connect(&newFiles, &NewFileWatch::added, this, [this](int count, const QString& folder) {
        const QString name = QFileInfo(folder).fileName();
        emit done(tr("%Ln new file(s) in %1, now in the library", "a folder", count)
                      .arg(name.isEmpty() ? folder : name));
    });
}

void DiskNewsPresenter::connectScan(SourceScan& scan)
{
    connect(&scan, &SourceScan::filesKnown, this,
            [this](int count) { emit noted(tr("Already in the library: %Ln file(s).", nullptr, count)); });
    connect(&scan, &SourceScan::nothingFound, this, [this](const QStringList& paths) {
        emit noted(tr("There are no models or clips in %1, nor in folders below it.")
                       .arg(firstOf(paths.front(), std::size_t(paths.size()))));
    });
    connect(&scan, &SourceScan::failed, this,
            [this](const std::vector<Error>& errors) { emit warned(firstOf(errors)); });
    connect(&scan, &SourceScan::libraryChosen, this, [this](const QString& taken, const QStringList& others) {
        emit noted(tr("Opened with %1. Also there and not read: %2. To use another library file, "
                      "open it by name.")
                       .arg(taken, others.join(QStringLiteral(", "))));
    });
    connect(&scan, &SourceScan::libraryNoted, this, [this](const QString& file, const QStringList& notices) {
        emit noted(
            tr("%1: %2.", "a file, and what is unusual about it")
                .arg(file, firstOf(coreText(notices.front().toStdString()), std::size_t(notices.size()))));
    });
    connect(&scan, &SourceScan::foldersUnwritable, this, &DiskNewsPresenter::sayUnwritable);
}

void DiskNewsPresenter::connectImports(ImportQueue& imports)
{
    connect(&imports, &ImportQueue::cacheUnwritable, this, [this](const QString& folder) {
        emit noted(
            tr("The cache folder %1 cannot be written: files are read all the same, and again at the next "
               "start.")
                .arg(folder));
    });
    connect(&imports, &ImportQueue::cacheBroken, this, [this](int count) {
        emit noted(
            tr("The cache was damaged while it was in use: %n file(s) are read again.", nullptr, count));
    });
}

void DiskNewsPresenter::sayUnreadable()
{
    sayUnreadableTags();
    sayUnreadableModels();
}

void DiskNewsPresenter::sayUnwritable(const QStringList& folders)
{
    emit noted(tr("%1 cannot be written. Tags lie beside their clips: make it writable, or copy the clips "
                  "elsewhere before tagging.")
                   .arg(firstOf(folders.front(), std::size_t(folders.size()))));
}

/// Tells once of each file with unreadable tags: they are neither shown nor editable until it is mended.
void DiskNewsPresenter::sayUnreadableTags()
{
    const ClipLibrary& library = m_document.library();
    std::vector<Error> errors;
    std::set<std::string> files;
    for (const SourceId id : library.sourcesInPathOrder())
        if (const auto& error = library.source(id).sidecarError; error && error->code != "import.cancelled") {
            files.insert(error->file);
            if (!m_unreadableTags.contains(error->file)) errors.push_back(*error);
        }
    m_unreadableTags = std::move(files);
    if (!errors.empty())
        emit noted(tr("These tags cannot be read; they can be edited once their file is repaired: %1")
                       .arg(firstOf(errors)));
}

/// Tells of model files that were replaced while they were open and cannot be read now.
void DiskNewsPresenter::sayUnreadableModels()
{
    const std::set<std::string> replaced = std::exchange(m_replaced, {});
    if (replaced.empty()) return;
    const ClipLibrary& library = m_document.library();
    std::vector<Error> errors;
    for (std::uint32_t i = 0; i < library.sourceCount(); ++i)
        if (const LibrarySource& source = library.source(SourceId(i));
            source.error && !source.wasCancelled() && replaced.contains(source.shown))
            errors.push_back(*source.error);
    if (!errors.empty())
        emit warned(tr("Changed on the disk and not readable any more: %1").arg(firstOf(errors)));
}

} // namespace tagline
